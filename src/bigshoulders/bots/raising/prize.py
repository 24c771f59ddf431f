"""What it is worth to win a project: tile, card, place on the map, less what it costs.

Rules: sections 12 and 13.
"""

from __future__ import annotations

from bigshoulders.bots.raising.map import Map
from bigshoulders.bots.raising.placing import best_plot, best_prestige
from bigshoulders.bots.raising.tiles import Tiles
from bigshoulders.bots.raising.wallet import Payer, Wallet
from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising.ids import NO_TILE
from bigshoulders.games.raising.rules.project_costs import net_needs


class Prizes:
    """What each project in the area is worth to one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = worth.state
        self._raising: float | None = None
        self._moving: float | None = None
        self._payer: Payer | None = None
        self._land: Map | None = None
        self._after_own: Wallet | None = None

    def land(self) -> Map:
        """Return the map."""
        if self._land is None:
            self._land = Map(self.worth)
        return self._land

    def values(self) -> list[float]:
        """Return by project space all that winning brings, levels and markers aside."""
        return [self.value(space) for space in range(len(self.state.projects))]

    def value(self, space: int) -> float:
        """Return what winning the project on a space brings."""
        if self.state.projects[space] == NO_TILE:
            return 0.0
        tile = self.state.box.projects[self.state.projects[space]]
        value = self.worth.reward(tile.reward) + self.worth.card(self.state.card_at(space))
        if tile.is_final:
            value += self.state.board.match_reputation * self.worth.matches(tile.index)
        else:
            value += self.worth.symbol(tile.symbols[0])
        return value + (self.moving() if tile.is_move else self.raising()) - self.cost(space)

    def raising(self) -> float:
        """Return what the best plot adds."""
        if self._raising is None:
            self._raising = best_plot(self.land(), 1)
        return self._raising

    def moving(self) -> float:
        """Return what a tile of the outskirts and a prestige building add."""
        if self._moving is None:
            self._moving = self._best_move()
        return self._moving

    def _best_move(self) -> float:
        tiles = Tiles(self.worth, self.land())
        open_tiles = [tile for tile in self.state.outskirts if tile != NO_TILE]
        tile = max([tiles.promise(tile) for tile in open_tiles], default=0.0)
        placed = self.worth.weights.move * (tile + best_prestige(tiles.land))
        return placed + self.worth.council.outskirts

    def payer(self) -> Payer:
        """Return who settles the costs."""
        if self._payer is None:
            self._payer = Payer(self.worth)
        return self._payer

    def cost(self, space: int) -> float:
        """Return what a project costs after all others that the seat leads."""
        wallet = self._after_own
        if wallet is None or space in self.worth.own_spaces:
            wallet = self.payer().wallet
            for other in self.worth.own_spaces:
                if other != space:
                    wallet = self._settle(other, wallet)
            if space not in self.worth.own_spaces:
                self._after_own = wallet
        return self.payer().best(self._needs(space), wallet, favors=False).cost

    def _settle(self, space: int, wallet: Wallet) -> Wallet:
        """Return what paying for a project leaves of a purse."""
        wallet = wallet.plus(self.state.uncovered(space))
        return self.payer().best(self._needs(space), wallet, favors=False).left

    def _needs(self, space: int) -> list[int]:
        return net_needs(self.state, self.worth.seat, self.state.projects[space])


class RoughPrizes(Prizes):
    """The same for a rival: the map is not looked at, and costs are only estimated."""

    def raising(self) -> float:
        return self.worth.weights.rough_plot

    def moving(self) -> float:
        return self.worth.weights.rough_move

    def cost(self, space: int) -> float:
        needs, player = self._needs(space), self.worth.player
        wild, cost = player.wild, 0.0
        for need, tokens in zip(needs, player.tokens, strict=True):
            missing = max(0, need - tokens)
            if missing > wild:
                cost += self.worth.poverty(1)
            else:
                wild -= missing
                cost += (need - missing) * self.worth.token + missing * self.worth.wild
        return cost

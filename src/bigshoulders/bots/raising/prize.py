"""What it is worth to win a project: tile, card, place on the map, less what it costs.

Rules: sections 12 and 13.
"""

from __future__ import annotations

from functools import cached_property

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

    @cached_property
    def values(self) -> list[float]:
        """By project space: all that winning brings, levels and markers aside."""
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
        return value + (self.moving if tile.is_move else self.raising) - self.cost(space)

    @cached_property
    def raising(self) -> float:
        """What the best plot adds."""
        return best_plot(Map(self.worth), 1)

    @cached_property
    def moving(self) -> float:
        """What a tile of the outskirts and a prestige building add."""
        tiles = Tiles(self.worth)
        open_tiles = [tile for tile in self.state.outskirts if tile != NO_TILE]
        tile = max([tiles.promise(tile) for tile in open_tiles], default=0.0)
        placed = self.worth.weights.move * (tile + best_prestige(tiles.land))
        return placed + self.worth.council.outskirts

    @cached_property
    def payer(self) -> Payer:
        return Payer(self.worth)

    def cost(self, space: int) -> float:
        """Return what a project costs after all others that the seat leads."""
        wallet = self.payer.wallet
        for other in self.worth.own_spaces:
            if other != space:
                wallet = self._settle(other, wallet)
        return self.payer.best(self._needs(space), wallet, favors=False).cost

    def _settle(self, space: int, wallet: Wallet) -> Wallet:
        """Return what paying for a project leaves of a purse."""
        wallet = wallet.plus(self.state.uncovered(space))
        return self.payer.best(self._needs(space), wallet, favors=False).left

    def _needs(self, space: int) -> list[int]:
        return net_needs(self.state, self.worth.seat, self.state.projects[space])


class RoughPrizes(Prizes):
    """The same for a rival: the map is not looked at, and costs are only estimated."""

    @cached_property
    def raising(self) -> float:
        return self.worth.weights.rough_plot

    @cached_property
    def moving(self) -> float:
        return self.worth.weights.rough_move

    def cost(self, space: int) -> float:
        needs, player = self._needs(space), self.worth.player
        wild, cost = player.wild, 0.0
        for need, tokens in zip(needs, player.tokens, strict=True):
            missing = max(0, need - tokens)
            if missing > wild:
                cost += self.poverty
            else:
                wild -= missing
                cost += (need - missing) * self.worth.token + missing * self.worth.wild
        return cost

    @cached_property
    def poverty(self) -> float:
        """What one step of poverty costs."""
        return self.worth.poverty(1)

"""The cheapest way to get the cubes that factories need: bought, traded for, or a manager's.

Rules: C-OP-20, C-ADV-03, C-HAY-01, C-HAY-04, C-MGR-02.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.ids import SPACE_X, SUPPLY_SPACES, TYPES
from bigshoulders.games.city.rules.supply import TRADE_GIVES
from bigshoulders.games.city.state import City, Company

MOST_TRADES: Final = 3  # of one way: with more, no player counts on it any more
NO_WAY: Final = -1


class Filling:
    """What is bought of each type, which trades are made, and what it all costs."""

    def __init__(self) -> None:
        self.cost = NO_WAY
        self.bought: list[int] = [0] * TYPES
        self.trades: list[tuple[int, int]] = []  # the type given, the type taken


class Search:
    """Looks for the cheapest way to get cubes of the missing types."""

    def __init__(self, prices: list[list[int]], spare: list[int], haymarket: list[int]) -> None:
        self.prices = prices  # by type, the cheapest cube first
        self.spare = spare  # cubes that no factory needs
        self.haymarket = haymarket
        self.given: list[int] = [0] * TYPES  # cubes that a manager could bring, by type
        self.gifts = 0  # how many of those there are in all
        self.missing: list[int] = []
        self.found = Filling()
        self.bought: list[int] = [0] * TYPES
        self.trades: list[tuple[int, int]] = []

    def best(self, missing: list[int]) -> Filling:
        """Return the cheapest way to get these types, without a cost if there is none."""
        self.missing = missing
        self._try(0, 0)
        return self.found

    def _try(self, place: int, cost: int) -> None:
        """Get the cube at this place of the list in every way that is cheaper than the best."""
        if self.found.cost != NO_WAY and cost >= self.found.cost:
            return
        if place == len(self.missing):
            self.found.cost = cost
            self.found.bought = self.bought[:]
            self.found.trades = self.trades[:]
            return
        kind = self.missing[place]
        self._try_gift(place, cost, kind)
        self._try_buying(place, cost, kind)
        if len(self.trades) < MOST_TRADES and self.haymarket[kind]:
            for given in range(TYPES):
                if given != kind:
                    self._try_trade(place, cost, kind, given)

    def _try_gift(self, place: int, cost: int, kind: int) -> None:
        if not self.gifts or not self.given[kind]:
            return
        self.gifts -= 1
        self.given[kind] -= 1
        self._try(place + 1, cost)
        self.gifts += 1
        self.given[kind] += 1

    def _try_buying(self, place: int, cost: int, kind: int) -> None:
        if self.bought[kind] == len(self.prices[kind]):
            return
        price = self.prices[kind][self.bought[kind]]
        self.bought[kind] += 1
        self._try(place + 1, cost + price)
        self.bought[kind] -= 1

    def _try_trade(self, place: int, cost: int, kind: int, given: int) -> None:
        spared = min(TRADE_GIVES, self.spare[given])
        first = self.bought[given]
        last = first + TRADE_GIVES - spared
        if last > len(self.prices[given]):
            return
        self.spare[given] -= spared
        self.bought[given] = last
        self.haymarket[kind] -= 1
        self.trades.append((given, kind))
        self._try(place + 1, cost + sum(self.prices[given][first:last]))
        self.trades.pop()
        self.haymarket[kind] += 1
        self.bought[given] = first
        self.spare[given] += spared


def search_for(state: City, company: Company, needs: list[int], *, can_buy: bool) -> Search:
    """Return a search over what is on sale and in Haymarket, with the cubes that are to spare."""
    prices = [prices_of(state, kind) for kind in range(TYPES)]
    if not can_buy or not company.charter.rules.takes_cubes:
        prices = [[] for _kind in range(TYPES)]
    spare = [max(0, company.cubes[kind] - needs[kind]) for kind in range(TYPES)]
    return Search(prices, spare, state.haymarket[:])


def missing_of(company: Company, needs: list[int]) -> list[int]:
    """Return the types that a company lacks for these needs, one for each cube."""
    return [
        kind for kind in range(TYPES) for _i in range(max(0, needs[kind] - company.cubes[kind]))
    ]


def prices_of(state: City, kind: int) -> list[int]:
    """Return what the cubes of a type cost one after the other, the cheapest first."""
    if state.options.advanced_supply:
        row = state.chain[kind] if state.chain else 0
        return [state.board.advanced_supply.prices[place] for place in range(row - 1, -1, -1)]
    prices: list[int] = []
    for space in range(SPACE_X + 1, SUPPLY_SPACES):
        prices += [state.board.supply_prices[space]] * state.supply[space * TYPES + kind]
    return sorted(prices)

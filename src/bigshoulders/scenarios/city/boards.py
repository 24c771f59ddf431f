"""The boards of City arranged by hand: cubes, tiles, buildings. Cubes come from the bag."""

from __future__ import annotations

from typing import Self

from bigshoulders.games.city import ids
from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.city.companies import CityCompanies


class CityBoards(CityCompanies):
    """A game of City whose boards can be arranged."""

    def cubes_in(self, where: str) -> dict[str, int]:
        """Return the cubes of a company, "bag", "haymarket", "chain" or a price of the supply."""
        state, start = self.state, 0
        if where == "bag":
            counts = state.bag
        elif where == "chain":
            counts = state.chain
        elif where == "haymarket":
            counts = state.haymarket
        elif where.isdigit():
            counts, start = state.supply, self._index("price", where) * ids.TYPES
        else:
            counts = self.company(where).cubes
        there = zip(RESOURCES, counts[start : start + ids.TYPES], strict=True)
        return {name: count for name, count in there if count}

    def cubes(self, key: str, **counts: int) -> Self:
        """Set a company's cubes, e.g. coal=2; they come from the bag."""
        self._set_cubes(self.company(key).cubes, 0, counts)
        return self

    def haymarket(self, **counts: int) -> Self:
        """Set Haymarket Square; the cubes come from the bag."""
        self._set_cubes(self.state.haymarket, 0, counts)
        return self

    def supply(self, price: int, **counts: int) -> Self:
        """Set one space of the supply chain; 0 is the X space. The cubes come from the bag."""
        space = self.state.board.supply_prices.index(price)
        self._set_cubes(self.state.supply, space * ids.TYPES, counts)
        return self

    def chain(self, **counts: int) -> Self:
        """Set the rows of the advanced supply chain; the cubes come from the bag."""
        self._set_cubes(self.state.chain, 0, counts)
        return self

    def bag(self, keeper: str, **counts: int) -> Self:
        """Leave these cubes in the bag; a company keeps the others."""
        for kind, name in enumerate(RESOURCES):
            self.company(keeper).cubes[kind] += self.state.bag[kind] - counts.get(name, 0)
            self.state.bag[kind] = counts.get(name, 0)
        return self

    def market(self, workers: int) -> Self:
        self.state.stores[ids.S_WORKERS] += self.state.market - workers
        self.state.market = workers
        return self

    def asset_row(self, *assets: str | None) -> Self:
        """Lay out the row from $80 to $40; None is a gap."""
        state = self.state
        state.asset_deck.extend([asset for asset in state.asset_row if asset != ids.NO_TILE])
        state.asset_row = [ids.NO_TILE] * len(state.asset_row)
        row = [ids.NO_TILE if asset is None else self._index("asset", asset) for asset in assets]
        for asset in row:
            if asset != ids.NO_TILE:
                self._take_asset(asset)
        state.asset_row = row
        return self

    def building(self, color: str, *keys: str) -> Self:
        """Place buildings in a player's row."""
        player, state = self.seat(color), self.state
        for key in keys:
            space = self._index("space", key)
            for pile in [state.building_deck] + [other.hand for other in state.seats]:
                if space in pile:
                    pile.remove(space)
            player.row.append(space)
            state.owners[space] = player.index
        return self

    def hand(self, color: str, *keys: str) -> Self:
        """Give a player this hand; what was in it goes back to the deck."""
        player, state = self.seat(color), self.state
        state.building_deck.extend(player.hand)
        state.building_deck.sort()
        player.hand = []
        for key in keys:
            space = self._index("space", key)
            for other in state.seats:
                if space in other.hand:
                    other.hand.remove(space)
                    state.building_deck.append(space)
            state.building_deck.remove(space)
            player.hand.append(space)
        return self

    def demand(self, row: int, *cells: tuple[str, int] | None) -> Self:
        """Lay out one row, inner column first, as (tile, goods on it); None is no tile."""
        state = self.state
        for column in range(ids.COLUMNS):
            cell = row * ids.COLUMNS + column
            if state.demand[cell] != ids.NO_TILE:
                state.demand_deck.append(state.demand[cell])
            state.stores[ids.S_GOODS] += state.demand_goods[cell]
            state.demand[cell], state.demand_goods[cell] = ids.NO_TILE, 0
        for column, laid in enumerate(cells):
            if laid is not None:
                self._lay_tile(row * ids.COLUMNS + column, self._index("tile", laid[0]), laid[1])
        state.demand_deck.sort(key=lambda tile: state.box.demand[tile].level)
        return self

    def goals(self, *keys: str) -> Self:
        self.state.goals = [self._index("goal", key) for key in keys]
        return self

    def empty_decks(self) -> Self:
        """Use up the demand and the asset deck."""
        self.state.demand_deck = []
        self.state.asset_deck = []
        return self

    def _set_cubes(self, counts: list[int], start: int, wanted: dict[str, int]) -> None:
        for kind, name in enumerate(RESOURCES):
            self.state.bag[kind] += counts[start + kind] - wanted.get(name, 0)
            counts[start + kind] = wanted.get(name, 0)
            if self.state.bag[kind] < 0:
                raise Malformed(f"the bag has too little {name}")

    def _lay_tile(self, cell: int, tile: int, goods: int) -> None:
        state = self.state
        if tile in state.demand_deck:
            state.demand_deck.remove(tile)
        else:
            state.demand[state.demand.index(tile)] = ids.NO_TILE
        state.demand[cell], state.demand_goods[cell] = tile, goods
        state.stores[ids.S_GOODS] -= goods

"""Companies of City arranged by hand: what they own, and who owns them.

Papers and pieces come from where they would lie in the box; money comes from the bank.
"""

from __future__ import annotations

from typing import Self, cast

from bigshoulders.games.city import ids
from bigshoulders.games.city.rules.phases.founding import found
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.scenarios.scenario import Scenario


class CityCompanies(Scenario):
    """A game of City whose companies can be arranged."""

    @property
    def state(self) -> City:
        return cast("City", self.game.state)

    def seat(self, color: str) -> Seat:
        return self.state.seats[self.state.board.colors.index(color)]

    def company(self, key: str) -> Company:
        return self.state.companies[self._index("company", key)]

    def price_of(self, key: str) -> int:
        return self.state.price(self.company(key))

    def found(self, key: str, color: str, *, price: int = 50, treasury: int | None = None) -> Self:
        """Bring a company into play without charging its founder."""
        player = self.seat(color)
        cash = player.cash
        player.cash = 10_000
        found(self.state, player.index, self._index("company", key), 0)
        cost = 10_000 - player.cash
        player.cash = cash
        self.state.bank -= cost
        self.price(key, price)
        return self.treasury(key, 3 * price if treasury is None else treasury)

    def reserve(self, color: str, key: str) -> Self:
        """Put the player's reserved partner on a company."""
        self.seat(color).reserved = self._index("company", key)
        return self

    def cash(self, color: str, amount: int) -> Self:
        player = self.seat(color)
        self.state.bank += player.cash - amount
        player.cash = amount
        return self

    def treasury(self, key: str, amount: int) -> Self:
        company = self.company(key)
        self.state.bank += company.treasury - amount
        company.treasury = amount
        return self

    def price(self, key: str, value: int) -> Self:
        self.company(key).price = self.state.board.stock_track.index(value)
        return self

    def appeal(self, key: str, space: int) -> Self:
        """Move a company on top of an appeal space, without bonuses."""
        company, order = self.company(key), self.state.appeal_order
        company.appeal = space
        order.remove(company.index)
        above = [index for index in order if self.state.companies[index].appeal > space]
        order.insert(len(above), company.index)
        return self

    def holds(self, color: str, key: str, *, commons: int = 0, preferred: bool = False) -> Self:
        """Hand papers of a company's treasury to a player, for nothing."""
        company, player = self.company(key), self.seat(color)
        company.held[player.index] += commons
        company.commons -= commons
        player.certificates += commons
        if preferred:
            company.preferred = player.index
            player.certificates += 1
        return self

    def pool(self, key: str, *, commons: int = 0, preferred: bool = False) -> Self:
        """Move papers of a company's treasury to the bank pool, for nothing."""
        company = self.company(key)
        company.commons -= commons
        company.bank_commons += commons
        if preferred:
            company.preferred = ids.BANK
        return self

    def staff(
        self,
        key: str,
        *,
        workers: list[int] | None = None,
        managers: list[int] | None = None,
        automated: list[int] | None = None,
        salespeople: int | None = None,
    ) -> Self:
        """Set a company's staff, factory by factory."""
        company, stores = self.company(key), self.state.stores
        if workers is not None:
            stores[ids.S_WORKERS] += sum(company.workers) - sum(workers)
            company.workers = workers
        if managers is not None:
            stores[ids.S_MANAGERS] += sum(company.managers) - sum(managers)
            company.managers = managers
        if automated is not None:
            company.automated = automated
        if salespeople is not None:
            stores[ids.S_SALESPEOPLE] += company.salespeople - salespeople
            company.salespeople = salespeople
        return self

    def goods(self, key: str, count: int, *, tokens: int = 0) -> Self:
        company, stores = self.company(key), self.state.stores
        stores[ids.S_GOODS] += company.goods - count
        stores[ids.S_BONUS_GOODS] += company.bonus_goods - tokens
        company.goods = count
        company.bonus_goods = tokens
        return self

    def asset(self, key: str, *assets: str) -> Self:
        """Let a company keep these capital assets."""
        for asset in assets:
            self._take_asset(self._index("asset", asset))
            self.company(key).assets.append(self._index("asset", asset))
        return self

    def _take_asset(self, asset: int) -> None:
        state = self.state
        if asset in state.asset_deck:
            state.asset_deck.remove(asset)
        else:
            state.asset_row[state.asset_row.index(asset)] = ids.NO_TILE

"""A company as it might stand: what actions change, cheap to copy and to change.

The heuristic compares prospects, so it needs no engine to see what a space would do.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import (
    AUTOMATION,
    BONUS_GOOD,
    PARTNER,
    PRICE_STEP,
    SALESPERSON,
    WORKER,
    Asset,
    Board,
    CharterRules,
    Factory,
    Way,
)
from bigshoulders.games.city.ids import TYPES
from bigshoulders.games.city.state import City, Company

_AT_ONCE: Final = 2  # workers hired at once where every single one makes goods


class Prospect:
    """What one company would have; `prospect_of` begins with what it has.

    Cubes and assets are never changed in place: a change makes a new list, so that copies can
    share the old one.
    """

    def __init__(
        self,
        company: Company,
        board: Board,
        staff: tuple[list[int], list[int], list[int]],
        cubes: list[int],
        assets: list[Asset],
    ) -> None:
        self.company = company
        self.board = board
        self.rules: CharterRules = company.charter.rules
        self.factories: tuple[Factory, ...] = company.charter.factories
        self.treasury = company.treasury
        self.price = company.price
        self.appeal = company.appeal
        self.salespeople = company.salespeople
        self.goods = company.goods
        self.bonus_goods = company.bonus_goods
        self.workers, self.managers, self.automated = staff
        self.cubes = cubes
        self.assets = assets
        self.cash = 0  # what the seat itself would gain
        self.partners = 0  # partners that its Director would gain
        self.way = 0  # the way in which it runs, counted from 1; 0 if that is open
        self.exchanged = company.exchanged
        self.issued = 0  # shares that went from the treasury to the bank pool
        self.partner_waits = False  # for the Director, on the appeal track

    def copy(self) -> Prospect:
        twin = Prospect(
            self.company,
            self.board,
            (self.workers[:], self.managers[:], self.automated[:]),
            self.cubes,
            self.assets,
        )
        twin.treasury = self.treasury
        twin.price = self.price
        twin.appeal = self.appeal
        twin.salespeople = self.salespeople
        twin.goods = self.goods
        twin.bonus_goods = self.bonus_goods
        twin.cash = self.cash
        twin.partners = self.partners
        twin.way = self.way
        twin.exchanged = self.exchanged
        twin.issued = self.issued
        twin.partner_waits = self.partner_waits
        return twin

    def kept(self) -> list[Asset]:
        """Return the capital assets that have a space."""
        slots = self.company.charter.asset_slots
        return self.assets if len(self.assets) <= slots else self.assets[:slots]

    # Staff

    def free_spaces(self, factory: int) -> int:
        printed = self.factories[factory]
        return printed.workers - self.workers[factory] - self.automated[factory]

    def all_free_spaces(self) -> int:
        free = 0
        for factory in range(len(self.factories)):
            free += self.free_spaces(factory)
        return free

    def staffed(self) -> int:
        """Return how many factories, from the left, have the workers to run."""
        if self.rules.ways or self.rules.goods_per_worker:
            least = self.rules.ways[0].workers if self.rules.ways else 1
            return int(self.workers[0] >= least)
        for factory in range(len(self.factories)):
            if self.free_spaces(factory):
                return factory
        return len(self.factories)

    def wanted_workers(self) -> int:
        """Return how many workers let a company make more, 0 if it has them all."""
        if self.rules.ways:
            more = [way.workers for way in self.rules.ways if way.workers > self.workers[0]]
            return min(more, default=self.workers[0]) - self.workers[0]
        if self.rules.goods_per_worker:
            return min(_AT_ONCE, self.free_spaces(0))
        ready = self.staffed()
        return self.free_spaces(ready) if ready < len(self.factories) else 0

    def add_worker(self) -> bool:
        """Put a worker into the first factory with a free space."""
        for factory in range(len(self.factories)):
            if self.free_spaces(factory):
                self.workers[factory] += 1
                return True
        return False

    def add_manager(self) -> bool:
        """Put a manager on the first factory without one, or make the exchange for him."""
        if self.rules.exchange_goods:
            return self.exchange()
        for factory, printed in enumerate(self.factories):
            if self.managers[factory] < printed.manager_slots:
                self.managers[factory] += 1
                return True
        return False

    def exchange(self) -> bool:
        """Spend cubes for goods and appeal, once a decade."""
        given = self.rules.exchange_cubes
        if self.exchanged or any(self.cubes[kind] < given[kind] for kind in range(TYPES)):
            return False
        self.exchanged = 1
        self.cubes = self.cubes[:]
        for kind in range(TYPES):
            self.cubes[kind] -= given[kind]
        self.goods += self.rules.exchange_goods
        self.advance(self.rules.exchange_appeal)
        return True

    def add_salesperson(self) -> bool:
        """Put a salesperson on the topmost free space."""
        if self.salespeople >= self.company.charter.salesperson_slots:
            return False
        self.salespeople += 1
        return True

    def automate(self) -> bool:
        """Replace a worker where the extra good is nearest; he moves to the first free space."""
        best, least = -1, 0
        for factory, printed in enumerate(self.factories):
            left = printed.automation - self.automated[factory]
            if left and self.workers[factory] and (best < 0 or left < least):
                best, least = factory, left
        if best < 0:
            return False
        self.automate_in(best)
        return True

    def automate_in(self, factory: int) -> None:
        """Replace a worker of this factory; he moves to the first free space if he may."""
        self.workers[factory] -= 1
        self.automated[factory] += 1
        if not self.rules.replaced_leave:
            self.add_worker()

    # Appeal

    def advance(self, steps: int) -> None:
        """Move up the appeal track and take every bonus on the way, or the cash for it."""
        bonuses = self.board.appeal_bonus
        for _i in range(min(steps, self.board.appeal_last - self.appeal)):
            self.appeal += 1
            bonus = bonuses[self.appeal]
            if bonus and not self.take(bonus):
                self.treasury += self.board.bonus_cash

    def take(self, bonus: int) -> bool:
        """Take an appeal bonus; False if that is impossible."""
        if bonus == WORKER:
            return self.add_worker()
        if bonus == SALESPERSON:
            return self.add_salesperson()
        if bonus == AUTOMATION:
            return self.automate()
        if bonus == PARTNER:
            return self._take_partner()
        if bonus == BONUS_GOOD:
            self.bonus_goods += 1
        elif bonus == PRICE_STEP:
            self.price += 1
        return True

    def _take_partner(self) -> bool:
        waits = self.partner_waits
        self.partners += waits
        self.partner_waits = False
        return waits

    # Production

    def chosen_way(self) -> Way:
        """Return the way in which it runs: the largest that its workers allow while it is open."""
        ways = self.rules.ways
        if self.way:
            return ways[self.way - 1]
        possible = [way for way in ways if way.workers <= self.workers[0]]
        return possible[-1] if possible else ways[0]

    def inputs(self, factory: int) -> tuple[int, ...]:
        """Return the cubes of one run."""
        return self.chosen_way().inputs if self.rules.ways else self.factories[factory].inputs

    def goods_price(self) -> int:
        """Return the price of one good; half of a pair of staff is worth half its bonus."""
        rules = self.rules
        if rules.ways:
            return self.chosen_way().price + rules.pair_bonus * self.salespeople // 2
        price = self.company.charter.prices[self.salespeople]
        if rules.both_managers_price:
            more = rules.both_managers_price - price
            return price + more * self.managers[0] // self.factories[0].manager_slots
        return price

    def output(self, factory: int) -> int:
        """Return the goods of one run, with what the manager adds."""
        if self.rules.goods_per_worker:
            return self.rules.goods_per_worker * self.workers[factory]
        if self.rules.ways:
            return self.chosen_way().goods
        printed = self.factories[factory]
        goods = printed.goods
        if printed.automation and self.automated[factory] == printed.automation:
            goods += 1
        if self.managers[factory]:
            goods += printed.bonus_goods
        return goods


def prospect_of(state: City, company: Company) -> Prospect:
    """Return a company as it stands."""
    staff = (company.workers[:], company.managers[:], company.automated[:])
    assets = [state.box.assets[asset] for asset in company.assets]
    prospect = Prospect(company, state.board, staff, company.cubes, assets)
    if company.is_in_play():
        prospect.partner_waits = bool(state.seats[company.director].appeal_partner)
    return prospect

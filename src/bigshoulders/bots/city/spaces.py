"""What an action space would gain for a company: carry its effect out on a prospect, and compare.

Rules: sections 10 to 13.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.city.cubes import Needs
from bigshoulders.bots.city.forecast import Evaluation, catalog, expected_goods
from bigshoulders.bots.city.prospect import Prospect, prospect_of
from bigshoulders.games.city.box.components import Asset, Effect, Space
from bigshoulders.games.city.ids import MANAGER, NO_TILE, NOBODY, SALESPERSON, TYPES
from bigshoulders.games.city.rules.assets import asset_cost
from bigshoulders.games.city.rules.prices import dividend_steps
from bigshoulders.games.city.rules.shares import per_share
from bigshoulders.games.city.rules.supply import building_has
from bigshoulders.games.city.state import Company

IMPOSSIBLE: Final = -1_000_000.0

# What a kept asset does each decade, in dollars, where the forecast does not say it.
_PRICE_STEP: Final = 100.0
_APPEAL: Final = 25.0
_CUBE: Final = 15.0
_STAFF: Final = 50.0
_MACHINE: Final = 30.0


class Weigher:
    """Weighs what one company could do."""

    def __init__(self, outlook: Evaluation, company: Company) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.company = company
        self.shares = max(company.shares(outlook.seat), outlook.weights.own_shares)
        self.start = prospect_of(outlook.state, company)
        self._before: float | None = None

    def gain(self, after: Prospect) -> float:
        """Return how much better a prospect is than the present."""
        before = self._before
        if before is None:
            before = self._before = self.outlook.worth(self.start, self.shares)
        return self.outlook.worth(after, self.shares) - before

    # Spaces

    def space(self, index: int, owner: int) -> float:
        """Return what it gains to use this space, if the building is that seat's."""
        space = self.state.box.spaces[index]
        after = self.start.copy()
        grudge = self.pay(after, space, owner)
        if after.treasury < 0:
            return IMPOSSIBLE
        return self.effect(after, space.effect) - grudge

    def pay(self, after: Prospect, space: Space, owner: int) -> float:
        """Pay the space's cost; return how much the owner's income hurts the seat."""
        after.treasury -= space.company_pays
        income = space.bank_pays_owner + (space.company_pays if space.pays_owner else 0)
        if owner == self.outlook.seat:
            after.cash += income
            return 0.0
        return self.outlook.weights.spite * income

    def effect(self, after: Prospect, effect: Effect) -> float:
        """Return the gain once the effect is carried out."""
        if effect.hires:
            return self.hire(after)
        if effect.buys_asset:
            return self.best_asset(after, effect.discount)[0]
        if effect.dividend:
            return self.dividend(after, effect.dividend)
        after.treasury += effect.fund
        after.goods += effect.goods
        self.staff(after, effect)
        after.advance(effect.appeal)
        self.take_cubes(after, effect)
        return self.gain(after)

    def staff(self, after: Prospect, effect: Effect) -> None:
        """Add the staff and machines that an effect gives."""
        for _i in range(effect.workers):
            after.add_worker()
        for _i in range(effect.managers):
            after.add_manager()
        for _i in range(effect.salespeople):
            after.add_salesperson()
        for _i in range(effect.automate):
            after.automate()

    def hire(self, after: Prospect) -> float:
        """Return the gain of hiring the best number of workers."""
        best = IMPOSSIBLE
        prices = self.state.board.hire_price
        for hired in range(after.all_free_spaces()):
            price = prices[max(0, self.state.market - hired)]
            if price > after.treasury:
                break
            after.treasury -= price
            after.add_worker()
            best = max(best, self.gain(self.with_machine(after, hired + 1)))
        return best

    def with_machine(self, after: Prospect, hired: int) -> Prospect:
        """Return the prospect with the machine that hiring so many allows (C-SPEC-02)."""
        needed = self.company.charter.rules.hired_to_automate
        if not needed or hired < needed:
            return after
        twin = after.copy()
        twin.automate()
        return twin

    def dividend(self, after: Prospect, amount: int) -> float:
        """Return the gain of a dividend that the treasury pays."""
        if after.treasury < amount:
            return IMPOSSIBLE
        each = per_share(self.state.board, amount)
        after.treasury += each * self.company.treasury_shares() - amount
        after.cash += each * self.company.shares(self.outlook.seat)
        after.price += dividend_steps(self.state, self.state.price(self.company), amount)
        return self.gain(after)

    # Cubes

    def take_cubes(self, after: Prospect, effect: Effect) -> None:
        """Add cubes from Haymarket, and from the advanced chain, as far as there are."""
        if not (any(effect.cubes) or effect.like_cubes or effect.unlike_cubes):
            return
        after.cubes = after.cubes[:]
        found = [building_has(self.state, kind) for kind in range(TYPES)]
        for kind in range(TYPES):
            after.cubes[kind] += min(effect.cubes[kind], found[kind])
        if effect.like_cubes:
            kind = self.by_use(after, effect.like_cubes)[0]
            after.cubes[kind] += min(effect.like_cubes, found[kind])
        if effect.unlike_cubes:
            for kind in self.by_use(after, 1)[: effect.unlike_cubes]:
                after.cubes[kind] += min(1, found[kind])

    def by_use(self, after: Prospect, count: int) -> list[int]:
        """Return the types of cubes, the most useful first if so many of one type are taken."""
        last = (after.staffed() or len(after.factories)) - 1
        needs = Needs(self.state, self.outlook.chain, self.company)
        wanted = needs.missing(after.cubes, after.managers, 0, last)

        def saved(kind: int) -> int:
            useful = min(count, building_has(self.state, kind), wanted[kind])
            return -useful * self.outlook.chain.dearest(kind, wanted[kind]) if useful else 0

        return sorted(range(TYPES), key=saved)

    # Capital assets

    def best_asset(self, after: Prospect, discount: int) -> tuple[float, int]:
        """Return the best gain from buying an asset, and which one."""
        best, chosen = IMPOSSIBLE, NOBODY
        for index in self.state.asset_row:
            cost = 0 if index == NO_TILE else asset_cost(self.state, index, discount)
            if index == NO_TILE or cost > after.treasury:
                continue
            bought = after.copy()
            bought.treasury -= cost
            gain = self.asset(bought, self.state.box.assets[index])
            if gain > best:
                best, chosen = gain, index
        return best, chosen

    def asset(self, after: Prospect, asset: Asset) -> float:
        """Return the gain of an asset that is paid for."""
        self.staff(after, asset.immediate)
        after.advance(asset.immediate.appeal)
        after.assets = [*after.assets, asset]
        if len(after.assets) > self.company.charter.asset_slots:
            after.assets.remove(min(after.assets, key=self.keep_value))
        if asset in after.assets:
            after.advance(asset.ability.appeal)
        return self.gain(after)

    def keep_value(self, asset: Asset) -> float:
        """Return how much a kept asset does each decade."""
        ability = asset.ability
        value = catalog(self.start, asset) + _PRICE_STEP * ability.price_steps
        value += _APPEAL * ability.appeal
        if asset.chief:
            value += self.chief_value(ability) - asset.cost
        for kind in range(TYPES):
            used = sum(factory.inputs[kind] for factory in self.company.charter.factories)
            value += _CUBE * min(ability.cubes[kind], used)
        return value

    # Chiefs

    def chief_value(self, ability: Effect) -> float:
        """Return how much a Chief does each decade."""
        price, made = self.start.goods_price(), expected_goods(self.state, self.company)
        value = float(ability.goods * price + ability.price_per_good * made)
        return value + _STAFF * ability.one_staff + _MACHINE * ability.automate

    def chief(self, asset: Asset) -> float:
        """Return the gain of a Chief who is paid now."""
        after, ability = self.start.copy(), asset.ability
        after.treasury -= asset.cost
        after.goods += ability.goods
        for _i in range(ability.automate):
            after.automate()
        if ability.any_cubes:
            kind = self.by_use(after, ability.any_cubes)[0]
            after.cubes = after.cubes[:]
            after.cubes[kind] += min(ability.any_cubes, self.state.haymarket[kind])
        if not ability.one_staff:
            return self.gain(after)
        return max(self.gain(self.with_staff(after, staff)) for staff in (MANAGER, SALESPERSON))

    def with_staff(self, after: Prospect, staff: int) -> Prospect:
        """Return a prospect with a manager or a salesperson more."""
        twin = after.copy()
        if staff == MANAGER:
            twin.add_manager()
        else:
            twin.add_salesperson()
        return twin

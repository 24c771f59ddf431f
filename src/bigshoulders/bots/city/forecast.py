"""What a company may earn to the end of the game, and what that is worth to a seat.

A forecast plays the decades to come in a few strokes: develop, buy cubes, produce, sell, pay,
move the price. It is rough on purpose; what counts is that better prospects score higher.
"""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.bots.city.cubes import Chain, Needs, lacking
from bigshoulders.bots.city.demand import best_bonus, rooms, sell_into
from bigshoulders.bots.city.prospect import Prospect, prospect_of
from bigshoulders.games.city.box.components import Asset, Way
from bigshoulders.games.city.ids import COLUMNS, OPERATING
from bigshoulders.games.city.rules.prices import dividend_steps, highest, lowest
from bigshoulders.games.city.rules.shares import all_shares
from bigshoulders.games.city.state import City, Company


@dataclass(frozen=True)
class Weights:
    """The numbers by which the heuristic weighs one thing against another, in dollars of score."""

    treasury: tuple[float, ...] = (0.0, 0.5, 0.4, 0.3, 0.2, 0.0)  # a dollar kept, by decade
    action: float = 40.0  # a partner more, for one decade
    appeal: float = 8.0  # a step halfway to the next bonus
    goal: float = 20.0  # one more of what a goal in play counts
    spite: float = 0.15  # a dollar that somebody else gains
    income: float = 1.0  # a dollar that the seat itself is paid at once
    rent: float = 0.5  # a dollar that a building's owner is paid for each use
    control: float = 100.0  # to direct a company that others could take over
    own_shares: int = 5  # shares that a Director expects to hold, at least
    trust: float = 1.0  # share of a forecast growth that comes true
    dumping: float = 0.3  # a dollar that others' shares lose by a sale; below 0: never sells
    sale: float = 60.0  # what a sale must gain at least
    # What a forecast expects
    cube: int = 17  # price of a cube in a later decade
    scarcity: int = 4  # added to it this decade for each company that shops before
    reserve: int = 10  # treasury that is left for surprises
    worker: int = 35
    salesperson: int = 50
    improvement: int = 40  # a manager or an automation, also what a fundraising brings
    actions: int = 1  # partners placed for a company in each decade to come
    rival_goods: int = 3  # goods that a rival sells, at least
    row_goods: int = 14  # goods that a row takes at full price in a later decade
    least_goods: int = 5  # of them for one company, at least
    tile_bonus: int = 8  # tile bonuses in a later decade, per good
    sight: int = 9  # decades after the present one that it looks ahead


class Evaluation:
    """One moment, as one seat weighs it."""

    def __init__(self, state: City, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.track: tuple[int, ...] = state.board.stock_track
        self.top = highest(state)
        self.all_shares = all_shares(state.board)
        self.place_gains: dict[int, float] = {}  # by answer, as far as they were asked for
        # Each is worked out when it is first asked for
        self._goals: set[str] | None = None
        self._chain: Chain | None = None
        self._in_row: list[int] = []
        self._before: dict[int, int] = {}
        self._rooms_left: dict[int, list[int]] = {}
        self._bonuses: dict[int, int] = {}

    @property
    def chain(self) -> Chain:
        """What the supply chain asks for cubes."""
        if self._chain is None:
            self._chain = Chain(self.state)
        return self._chain

    @property
    def goals(self) -> set[str]:
        """What the goals in play measure."""
        if self._goals is None:
            self._goals = {self.state.box.goals[goal].measure for goal in self.state.goals}
        return self._goals

    @property
    def in_row(self) -> list[int]:
        """By row of the demand area: how many companies sell there."""
        if not self._in_row:
            state = self.state
            self._in_row = [0] * (len(state.demand) // COLUMNS)
            for index in state.appeal_order:
                self._in_row[state.companies[index].charter.industry] += 1
        return self._in_row

    # What others do first

    def before(self, company: Company) -> list[Company]:
        """Return the companies that operate before this one in the present decade."""
        state = self.state
        order = state.appeal_order
        if company.is_in_play():
            order = order[: order.index(company.index)]
        others = [state.companies[index] for index in order]
        return [other for other in others if state.phase < OPERATING or not other.operated]

    def count_before(self, company: Company) -> int:
        """Return how many companies operate before this one."""
        count = self._before.get(company.index)
        if count is None:
            count = self._before[company.index] = len(self.before(company))
        return count

    def rooms_for(self, company: Company) -> list[int]:
        """Return the room that earlier companies will probably leave in a company's row."""
        left = self._rooms_left.get(company.index)
        if left is None:
            row = company.charter.industry
            left = rooms(self.state, row)
            for other in self.before(company):
                if other.charter.industry == row:
                    sell_into(
                        left, max(self.weights.rival_goods, expected_goods(self.state, other))
                    )
            self._rooms_left[company.index] = left
        return left

    def revenue(self, company: Company, goods: int, price: int) -> int:
        """Return what goods bring on the tiles that lie there; surplus is sold at half."""
        left = self.rooms_for(company)
        full = min(goods, sum(left))
        key = company.index << 16 | full  # the bonus is the same for every price
        bonus = self._bonuses.get(key)
        if bonus is None:
            bonus = self._bonuses[key] = best_bonus(self.state, left, full)
        return full * price + bonus + (goods - full) * (price // 2)

    # Values

    def share_value(self, company: Company, prospect: Prospect | None = None) -> float:
        """Return what one share may bring to the end: dividends and the last price."""
        path = Path(self, prospect_of(self.state, company) if prospect is None else prospect)
        path.develop()
        path.play()
        return path.dividends + path.last_price()

    def worth(self, prospect: Prospect, shares: int) -> float:
        """Return what a prospect is worth to a Director who holds so many shares."""
        path = Path(self, prospect)
        path.play()
        weights, decade = self.weights, self.state.decade
        partners = path.last.partners * (self.state.board.decades - decade)
        return (
            shares * (path.dividends + path.last_price())
            + weights.income * prospect.cash
            + weights.treasury[decade] * prospect.treasury
            + weights.action * partners
            + weights.appeal * (path.last.appeal % 2)  # every bonus stands on an odd space but one
            + weights.goal * self.goal_count(prospect)
        )

    def goal_count(self, prospect: Prospect) -> int:
        """Return how much a company has of what the goals in play count."""
        count = 0
        for measure in self.goals:
            if measure == "managers":
                count += sum(prospect.managers)
            elif measure == "salespeople":
                count += prospect.salespeople
            elif measure == "workers":
                count += sum(prospect.workers)
            elif measure == "automation_tokens_activated":
                count += sum(prospect.automated)
            elif measure == "capital_assets":
                count += len(prospect.kept())
        return count


def expected_goods(state: City, company: Company) -> int:
    """Return the goods that a company will have to sell, if it runs all that is staffed."""
    prospect = prospect_of(state, company)
    goods = prospect.goods + prospect.bonus_goods
    for factory in range(prospect.staffed()):
        goods += prospect.output(factory)
    return goods


def catalog(prospect: Prospect, asset: Asset) -> int:
    """Return the revenue that a kept asset adds; some companies print more (C-SPEC-01)."""
    catalogs = prospect.rules.catalogs
    return catalogs.get(asset.key, asset.ability.revenue) if catalogs else asset.ability.revenue


class Path:
    """One forecast under way: the prospect changes, dividends add up."""

    def __init__(self, outlook: Evaluation, prospect: Prospect) -> None:
        company = prospect.company
        self.outlook = outlook
        self.state = outlook.state
        self.weights = outlook.weights
        self.last = prospect.copy()
        self.dividends = 0  # on one share
        self.unsold = company.treasury_shares() - prospect.issued
        self.surcharge = self.weights.scarcity * outlook.count_before(company)
        self.is_reserved = company.is_in_play() and (
            self.state.seats[company.director].reserved == company.index
        )

    def last_price(self) -> int:
        return self.outlook.track[min(self.last.price, self.outlook.top)]

    def play(self) -> None:
        """Play this decade, unless the company has operated, and every one to come."""
        state = self.state
        if state.phase < OPERATING or not self.last.company.operated:
            self.operate(self.runs_now(), now=True)
        for _decade in range(min(self.weights.sight, state.board.decades - state.decade)):
            if not self.last.price:  # on the closed space: C-CLO-01
                return
            self.last.exchanged = 0
            self.develop()
            self.operate(self.runs_later(), now=False)

    # Development

    def develop(self) -> None:
        """Use the partners of one decade as most Directors would."""
        for _i in range(self.weights.actions):
            if not self.improve():
                self.last.treasury += self.weights.improvement

    def improve(self) -> bool:
        """Staff the next factory, or else hire for sales, management and machines."""
        prospect, weights = self.last, self.weights
        ready = prospect.staffed()
        money = prospect.treasury - self.cubes_later(ready) * weights.cube - weights.reserve
        cost = weights.salesperson
        missing = prospect.wanted_workers()
        if missing:
            cost = missing * weights.worker
            if money < cost:
                return False
            for _i in range(missing):
                prospect.add_worker()
        elif money < cost or not prospect.add_salesperson():
            cost = weights.improvement
            if money < cost or not (prospect.add_manager() or prospect.automate()):
                return False
        prospect.treasury -= cost
        return True

    # Cubes

    def runs_now(self) -> int:
        """Return how many factories can run with the cubes on offer, and pay for them."""
        prospect = self.last
        if prospect.rules.ways:
            return self.run_in_best_way(now=True)
        chain = self.outlook.chain
        needs = Needs(self.state, chain, prospect.company)
        for runs in range(prospect.staffed(), 0, -1):
            missing = needs.missing(prospect.cubes, prospect.managers, 0, runs - 1)
            cost = chain.cost(missing) + self.surcharge * sum(missing)
            if not cost or cost + self.weights.reserve <= prospect.treasury:
                prospect.treasury -= cost
                return runs
        return 0

    def runs_later(self) -> int:
        """Return how many factories can run in a later decade, and pay for their cubes."""
        prospect = self.last
        if prospect.rules.ways:
            return self.run_in_best_way(now=False)
        for runs in range(prospect.staffed(), 0, -1):
            cost = self.cubes_later(runs) * self.weights.cube
            if cost <= prospect.treasury:
                prospect.treasury -= cost
                return runs
        return 0

    def cubes_later(self, runs: int) -> int:
        """Return how many cubes so many runs must buy in a later decade."""
        prospect = self.last
        count = 0
        for factory in range(runs):
            printed = prospect.factories[factory]
            count += sum(prospect.inputs(factory))
            if prospect.managers[factory]:
                count -= printed.bonus_cubes
        for asset in prospect.kept():
            count -= sum(asset.ability.cubes)
        return max(0, count)

    def way_cost(self, way: Way, *, now: bool) -> int:
        if not now:
            return self.weights.cube * sum(way.inputs)
        missing = lacking(self.last.cubes, way.inputs)
        return self.outlook.chain.cost(missing) + self.surcharge * sum(missing)

    def run_in_best_way(self, *, now: bool) -> int:
        """Choose the way that brings most, as far as staff and treasury allow (C-SPEC-03)."""
        prospect = self.last
        stored = prospect.goods + prospect.bonus_goods
        best, chosen, paid = 0, 0, 0
        for index, way in enumerate(prospect.rules.ways):
            price = self.way_cost(way, now=now)
            if prospect.workers[0] < way.workers or price > prospect.treasury:
                continue
            prospect.way = index + 1
            net = self.sales(stored + way.goods, now=now) - price
            if net > best:
                best, chosen, paid = net, index + 1, price
        prospect.way = chosen
        prospect.treasury -= paid
        return int(chosen > 0)

    # Operating

    def operate(self, runs: int, *, now: bool) -> None:
        """Make and sell goods, pay, and gain appeal from managers."""
        prospect = self.last
        unpaid = prospect.rules.wage and not self.pay_wages()
        goods = prospect.goods + prospect.bonus_goods
        for factory in range(runs):
            goods += prospect.output(factory)
        prospect.goods = 0
        revenue = self.sales(goods, now=now)
        for asset in prospect.kept():
            revenue += catalog(prospect, asset)
            prospect.price += asset.ability.price_steps
            if asset.chief:
                revenue += self.use_chief(asset, goods)
        self.pay(revenue, 0 if unpaid else runs)
        for factory in range(runs):
            if prospect.managers[factory]:
                self.manager_bonus(factory)
        if self.is_reserved and runs == len(prospect.factories):
            self.is_reserved = False
            prospect.partners += 1

    def manager_bonus(self, factory: int) -> None:
        """Take the appeal and the machines that the managers of a factory bring."""
        prospect, printed = self.last, self.last.factories[factory]
        if prospect.managers[factory] == printed.manager_slots:
            prospect.advance(printed.bonus_appeal + prospect.rules.both_managers_appeal)
            for _i in range(printed.bonus_automate):
                prospect.automate()

    def pay_wages(self) -> bool:
        """Pay the workers; False if the treasury is short."""
        owed = self.last.rules.wage * sum(self.last.workers)
        paid = min(owed, self.last.treasury)
        self.last.treasury -= paid
        return paid == owed

    def use_chief(self, asset: Asset, goods: int) -> int:
        """Pay a Chief for what he does this decade; return the revenue he adds."""
        prospect, ability = self.last, asset.ability
        if asset.cost + self.weights.reserve > prospect.treasury:
            return 0
        prospect.treasury -= asset.cost
        if ability.one_staff and not prospect.add_salesperson():
            prospect.add_manager()
        for _i in range(ability.automate):
            prospect.automate()
        return ability.price_per_good * goods + ability.goods * prospect.goods_price()

    def sales(self, goods: int, *, now: bool) -> int:
        """Return the revenue of goods, now or in a fair share of the row in a later decade."""
        weights, price = self.weights, self.last.goods_price()
        if now:
            return self.outlook.revenue(self.last.company, goods, price)
        companies = max(1, self.outlook.in_row[self.last.company.charter.industry])
        full = min(goods, max(weights.least_goods, weights.row_goods // companies))
        return full * (price + weights.tile_bonus) + (goods - full) * (price // 2)

    def pay(self, revenue: int, runs: int) -> None:
        """Pay a dividend, or withhold if nothing ran."""
        state, prospect = self.state, self.last
        if not runs:
            prospect.treasury += revenue
            prospect.price = max(lowest(state), prospect.price - 1)
            return
        steps = dividend_steps(state, self.last_price(), revenue)
        prospect.price = min(self.outlook.top, prospect.price + steps)
        each = revenue // self.outlook.all_shares
        self.dividends += each
        prospect.treasury += each * self.unsold

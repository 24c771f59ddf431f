"""A game of City as its charts and ledgers tell it: a fold over what everybody saw happen.

Every dollar of a player is in exactly one part of the ledger, so that the parts are the score.
"""

from __future__ import annotations

from typing import Final, cast

from bigshoulders.games.city.box.components import DIRECTOR
from bigshoulders.games.city.events import (
    BOUGHT,
    COMPANY_CLOSED,
    COMPENSATED,
    DECADE_BEGAN,
    DIVIDEND_PAID,
    FOUNDED,
    PAID_OWNER,
    PHASE_BEGAN,
    POOLED,
    SHIPPED,
    SOLD,
    TRANSFERRED,
    WITHHELD,
)
from bigshoulders.games.city.ids import OPERATING, PHASES
from bigshoulders.games.city.rules.scoring import result
from bigshoulders.games.city.state import City, Company
from bigshoulders.games.city.views.series_shapes import (
    CitySeries,
    CompanyLife,
    Ledger,
    PaidDividend,
    Stake,
)
from bigshoulders.kernel.event import EVERYONE, Event
from bigshoulders.kernel.series import SeriesBuilder
from bigshoulders.kernel.state import State

NEVER: Final = 0
GOAL: Final = "goal"


class Shareholding:
    """What one player put into one company and got out of it."""

    def __init__(self) -> None:
        self.shares = 0
        self.start = 0  # worth of the shares held when the series begin
        self.paid = 0
        self.proceeds = 0
        self.dividends = 0

    def growth(self, price: int) -> int:
        """Return what the shares themselves earned, those still held at this price."""
        return self.proceeds + self.shares * price - self.paid - self.start


class CashFlow:
    """Where the money of one player came from, but for shares."""

    def __init__(self, cash: int) -> None:
        self.start = cash
        self.owner = 0
        self.pool = 0
        self.compensation = 0


class CompanyHistory:
    """What happened to one company."""

    def __init__(self) -> None:
        self.founded = NEVER  # the entry in which it was founded
        self.decade = NEVER
        self.founder = -1
        self.directors: list[tuple[int, int]] = []  # entry and seat
        self.par = 0
        self.goods = 0
        self.revenue = 0
        self.paid = 0  # a share, in all dividends
        self.withheld = 0
        self.closed = NEVER


class Point:
    """A moment of the charts."""

    def __init__(self, number: int, decade: int, phase: int) -> None:
        self.number = number
        self.decade = decade
        self.phase = phase
        self.prices: list[int | None] = []
        self.worth: list[int] = []

    def same_as(self, other: Point) -> bool:
        """Tell whether nothing has changed between two moments."""
        when = self.decade == other.decade and self.phase == other.phase
        return when and self.prices == other.prices and self.worth == other.worth


class Payout:
    """A dividend of one company: of its operating turn, or an extra one."""

    def __init__(
        self, number: int, decade: int, company: int, operating: bool, amount: int, each: int
    ) -> None:
        self.number = number
        self.decade = decade
        self.company = company
        self.operating = operating
        self.amount = amount
        self.each = each


class CitySeriesBuilder(SeriesBuilder):
    """The story of a game, entry by entry. It begins with the state before the first of them."""

    def __init__(self, state: City) -> None:
        self.state = state
        self.number = 0
        self.decade = state.decade
        self.phase = state.phase
        self.cash_flows = [CashFlow(player.cash) for player in state.seats]
        self.cash = [player.cash for player in state.seats]
        self.lives = [CompanyHistory() for _company in state.companies]
        self.stakes = [[_stake_at(state, c, s) for c in state.companies] for s in self._seats()]
        self.payouts: list[Payout] = []
        self.points: list[Point] = []

    def follow(self, number: int, events: list[Event], state: State) -> None:
        """Take in what an entry brought about, and the state that it led to."""
        self.number = number
        self.state = cast("City", state)
        for event in events:
            if event.audience == EVERYONE:
                self._take_in(event)
        point = self._point()
        if not self.points or not point.same_as(self.points[-1]):
            self.points.append(point)

    def _seats(self) -> range:
        return range(len(self.state.seats))

    def _take_in(self, event: Event) -> None:
        kind, (first, second, third, fourth) = event.kind, event.values
        if kind is DECADE_BEGAN:
            self.decade = first
        elif kind is PHASE_BEGAN:
            self.phase = first
        elif kind is POOLED:
            self._earn(first, second)
            self.cash_flows[first].pool += second
        elif kind is PAID_OWNER:
            self._earn(first, second)
            self.cash_flows[first].owner += second
        elif kind is COMPENSATED:
            self._earn(first, third)
            self.cash_flows[first].compensation += third
        elif kind is BOUGHT:
            self._buy(first, second, self.state.board.shares_of_kind[third], fourth)
        elif kind is SOLD:
            self._sell(first, second, third, fourth)
        else:
            self._take_in_company(event)

    def _take_in_company(self, event: Event) -> None:
        kind, (first, second, third, _fourth) = event.kind, event.values
        if kind is FOUNDED:
            self._found(first, second, third)
        elif kind is TRANSFERRED:
            self.lives[second].directors.append((self.number, first))
        elif kind is COMPANY_CLOSED:
            self._close(first)
        elif kind is DIVIDEND_PAID:
            self._pay_out(first, second, third)
        elif kind is WITHHELD:
            self.lives[first].revenue += second
            self.lives[first].withheld += second
        elif kind is SHIPPED:
            self.lives[first].goods += 1

    def _earn(self, seat: int, amount: int) -> None:
        self.cash[seat] += amount

    def _buy(self, seat: int, company: int, shares: int, amount: int) -> None:
        self.cash[seat] -= amount
        stake = self.stakes[seat][company]
        stake.shares += shares
        stake.paid += amount

    def _sell(self, seat: int, company: int, shares: int, amount: int) -> None:
        self.cash[seat] += amount
        stake = self.stakes[seat][company]
        stake.shares -= shares
        stake.proceeds += amount

    def _found(self, seat: int, company: int, par: int) -> None:
        shares = self.state.board.shares_of_kind[DIRECTOR]
        self._buy(seat, company, shares, shares * par)
        life = self.lives[company]
        life.founded, life.decade, life.founder, life.par = self.number, self.decade, seat, par
        life.directors.append((self.number, seat))

    def _close(self, company: int) -> None:
        self.lives[company].closed = self.number
        for seat in self._seats():
            self.stakes[seat][company].shares = 0

    def _pay_out(self, company: int, amount: int, each: int) -> None:
        life = self.lives[company]
        is_operating = self.phase == OPERATING
        life.paid += each
        if is_operating:
            life.revenue += amount
        for seat in self._seats():
            stake = self.stakes[seat][company]
            stake.dividends += each * stake.shares
            self.cash[seat] += each * stake.shares
        self.payouts.append(Payout(self.number, self.decade, company, is_operating, amount, each))

    def _point(self) -> Point:
        state = self.state
        point = Point(self.number, state.decade, state.phase)
        point.prices = [
            state.price(company) if company.is_in_play() else None for company in state.companies
        ]
        point.worth = [self.worth(seat) for seat in self._seats()]
        return point

    def worth(self, seat: int) -> int:
        """Return a player's cash and shares at present prices."""
        total = self.cash[seat]
        for company in self.state.companies:
            total += self.stakes[seat][company.index].shares * self.state.price(company)
        return total

    # As plain data

    def data(self) -> CitySeries:
        """Return the whole story."""
        colors, companies = self.state.board.colors, self.state.companies
        return {
            "game": "city",
            "number": self.number,
            "points": [
                {"number": point.number, "decade": point.decade, "phase": PHASES[point.phase]}
                for point in self.points
            ],
            "prices": {
                company.charter.key: [point.prices[company.index] for point in self.points]
                for company in companies
                if self._is_told(company)
            },
            "worth": {
                colors[seat]: [point.worth[seat] for point in self.points] for seat in self._seats()
            },
            "dividends": [self._payout_data(payout) for payout in self.payouts],
            "ledgers": self._ledgers(),
            "companies": [self._life_data(one) for one in companies if self._is_told(one)],
        }

    def _is_told(self, company: Company) -> bool:
        """Tell whether there is anything to tell of a company."""
        return company.is_in_play() or self.lives[company.index].closed != NEVER

    def _payout_data(self, payout: Payout) -> PaidDividend:
        return {
            "number": payout.number,
            "decade": payout.decade,
            "company": self.state.companies[payout.company].charter.key,
            "kind": "operating" if payout.operating else "extra",
            "amount": payout.amount,
            "per_share": payout.each,
        }

    def _ledgers(self) -> list[Ledger]:
        goals = self._goals()
        return [self._ledger(seat, goals[seat]) for seat in self._seats()]

    def _goals(self) -> list[int]:
        """Return what goals have paid: nothing before the end."""
        if self.state.stack:
            return [0] * len(self.state.seats)
        return [
            sum([line.amount for line in standing.lines if line.key == GOAL])
            for standing in result(self.state).standings
        ]

    def _ledger(self, seat: int, goals: int) -> Ledger:
        cash_flow, state = self.cash_flows[seat], self.state
        stakes = [
            (company, self.stakes[seat][company.index])
            for company in state.companies
            if self._has_stake(seat, company.index)
        ]
        growths = [stake.growth(state.price(company)) for company, stake in stakes]
        start = cash_flow.start + sum([stake.start for _company, stake in stakes])
        return {
            "seat": state.board.colors[seat],
            "start": start,
            "dividends": sum([stake.dividends for _company, stake in stakes]),
            "owner": cash_flow.owner,
            "pool": cash_flow.pool,
            "compensation": cash_flow.compensation,
            "growth": sum(growths),
            "goals": goals,
            "total": self.worth(seat) + goals,
            "stakes": [self._stake_data(company, stake) for company, stake in stakes],
        }

    def _has_stake(self, seat: int, company: int) -> bool:
        stake = self.stakes[seat][company]
        return stake.paid > 0 or stake.start > 0 or stake.shares > 0 or stake.dividends > 0

    def _stake_data(self, company: Company, stake: Shareholding) -> Stake:
        price = self.state.price(company)
        return {
            "company": company.charter.key,
            "dividends": stake.dividends,
            "start": stake.start,
            "paid": stake.paid,
            "proceeds": stake.proceeds,
            "value": stake.shares * price,
            "growth": stake.growth(price),
        }

    def _life_data(self, company: Company) -> CompanyLife:
        life, colors = self.lives[company.index], self.state.board.colors
        is_gone = life.closed != NEVER
        return {
            "company": company.charter.key,
            "founded": life.founded or None,
            "decade": life.decade or None,
            "founder": None if life.founder < 0 else colors[life.founder],
            "directors": [
                {"number": number, "seat": colors[seat]} for number, seat in life.directors
            ],
            "par": life.par or None,
            "goods_sold": life.goods,
            "revenue": life.revenue,
            "paid_per_share": life.paid,
            "withheld": life.withheld,
            "closed": life.closed or None,
            "appeal": None if is_gone else company.appeal,
            "treasury": None if is_gone else company.treasury,
            "price": None if is_gone else self.state.price(company),
        }


def _stake_at(state: City, company: Company, seat: int) -> Shareholding:
    stake = Shareholding()
    if company.is_in_play():
        stake.shares = company.shares(seat)
        stake.start = stake.shares * state.price(company)
    return stake

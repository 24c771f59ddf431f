"""Founding and the Stock Phase: which company at what par price, and which shares to hold.

Rules: sections 5.1 and 7. A share is worth its dividends and its last price, as far as the
forecast sees them; whatever is worth more than it costs is bought, the best use of money first.
What is worth less than it brings is sold, and so is what stands in the way of something better.
"""

from __future__ import annotations

from bigshoulders.bots.city.forecast import Evaluation
from bigshoulders.bots.city.prospect import Prospect, prospect_of
from bigshoulders.bots.city.selling import Seller, company_sold
from bigshoulders.games.city.box.components import COMMON, DIRECTOR, PREFERRED
from bigshoulders.games.city.ids import (
    FROM_COMPANY,
    V_BUY,
    V_CONFIRM,
    V_FOUND,
    V_PASS,
    V_SELL,
)
from bigshoulders.games.city.rules.phases.founding import founding_cost
from bigshoulders.games.city.rules.prices import lowest
from bigshoulders.games.city.state import Company
from bigshoulders.kernel.action import answer, first, second, third, verb_of


class Trader:
    """Weighs certificates for one seat."""

    def __init__(self, outlook: Evaluation) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.player = outlook.state.seats[outlook.seat]
        self._values: dict[int, float] = {}

    def value(self, company: Company) -> float:
        """Return what one share of a company may bring."""
        if company.index not in self._values:
            price = self.state.price(company)
            growth = self.outlook.share_value(company) - price
            self._values[company.index] = price + self.outlook.weights.trust * growth
        return self._values[company.index]

    def step_up(self, company: Company) -> int:
        """Return what one step up adds to a share."""
        track = self.state.board.stock_track
        return track[min(len(track) - 1, company.price + 1)] - track[company.price]

    def cost(self, code: int) -> int:
        """Return what a purchase or founding costs."""
        if verb_of(code) == V_FOUND:
            return founding_cost(self.state, second(code))
        company = self.state.companies[first(code)]
        return self.state.board.shares_of_kind[second(code)] * self.state.price(company)

    def gain(self, code: int) -> float:
        """Return what a purchase or founding gains over keeping the cash."""
        if verb_of(code) == V_FOUND:
            return self.founding_gain(first(code), second(code), 0)
        return self.buying_gain(code)

    def buying_gain(self, code: int) -> float:
        """Return what a certificate gains, with what its price does for the company's treasury."""
        company = self.state.companies[first(code)]
        bought = self.state.board.shares_of_kind[second(code)]
        held = company.shares(self.outlook.seat)
        after = prospect_of(self.state, company)
        if third(code) == FROM_COMPANY:
            after.treasury += self.cost(code)
        price = self.state.price(company)
        value = price + self.outlook.weights.trust * (
            self.outlook.share_value(company, after) - price
        )
        gain = value * (held + bought) - self.value(company) * held - self.cost(code)
        if company.treasury_shares() + company.bank_shares() == bought:  # sold out: C-STOCK-08
            gain += self.step_up(company) * (held + bought)
        return gain + self.control_gain(company, bought)

    def control_gain(self, company: Company, bought: int) -> float:
        """Return what it adds to keep others from a company, or to take it over (C-DIR-03)."""
        if not self.state.options.advanced:
            return 0.0
        seat = self.outlook.seat
        held = company.shares(seat)
        if company.director != seat:
            gained = held + bought > company.shares(company.director)
        else:
            others = [company.shares(each) for each in range(len(self.state.seats)) if each != seat]
            gained = max(others) + largest_offer(company) > held
        return self.outlook.weights.control if gained else 0.0

    def loss(self, code: int) -> float:
        """Return what a sale loses against keeping the certificate."""
        company = self.state.companies[first(code)]
        shares = self.state.board.shares_of_kind[second(code)]
        loss = shares * (self.value(company) - self.state.price(company))
        left = company.shares(self.outlook.seat) - shares
        track = self.state.board.stock_track
        dropped = max(lowest(self.state), company.price - shares)
        return loss + left * (track[company.price] - track[dropped])

    def sale_gain(self, code: int) -> float:
        """Return what it gains to sell such a certificate, and more of the company with it."""
        company = company_sold(self.outlook, code)
        seller = Seller(self.outlook, company, self.value(company))
        if self.state.batch:
            return seller.one_more(code)
        return seller.best()

    def founding_gain(self, index: int, par: int, extra: int) -> float:
        """Return what founding gains, if so many more shares are bought at once."""
        shares = self.state.board.shares_of_kind[DIRECTOR] + extra
        prospect = newcomer(self.outlook, index, par, shares)
        value = self.outlook.share_value(prospect.company, prospect)
        return shares * (value - self.state.board.par_prices[par])

    def rate(self, code: int, places: int) -> float:
        """Return the gain per dollar, or per free place where places are scarcer than money."""
        share_of_cash = self.player.cash / max(1, places)
        return self.gain(code) / max(self.cost(code), share_of_cash, 1)


def largest_offer(company: Company) -> int:
    """Return how many shares a rival could buy with one certificate."""
    if company.preferred < 0:  # in the treasury or in the bank pool
        return company.kinds[PREFERRED]
    return company.kinds[COMMON] if company.commons + company.bank_commons else 0


def newcomer(outlook: Evaluation, index: int, par: int, shares: int) -> Prospect:
    """Return a company as it stands when it is founded and so many of its shares are sold."""
    state = outlook.state
    prospect = prospect_of(state, state.companies[index])
    price = state.board.par_prices[par]
    prospect.treasury = shares * price
    prospect.price = state.board.stock_track.index(price)
    prospect.appeal = prospect.company.charter.start_appeal
    return prospect


def first_company(outlook: Evaluation, answers: list[int]) -> int:
    """Found where the whole starting cash does most."""
    values = first_values(Trader(outlook), answers)
    return answers[values.index(max(values))]


def first_values(trader: Trader, answers: list[int]) -> list[float]:
    """Return what each way to found gains if all cash that is left buys shares as well."""
    board = trader.state.board
    most = board.most_shares - board.shares_of_kind[DIRECTOR]
    values: list[float] = []
    for code in answers:
        rest = trader.player.cash - trader.cost(code)
        extra = min(most, rest // board.par_prices[second(code)])
        values.append(trader.founding_gain(first(code), second(code), extra))
    return values


def stock_turn(outlook: Evaluation, answers: list[int]) -> int:
    """Buy or found where the money does most, as long as it gains anything."""
    trader = Trader(outlook)
    if V_PASS not in answers:  # above the certificate limit: C-STOCK-20
        return least_loss(trader, answers)
    places = outlook.state.limit() - trader.player.certificates
    best, chosen = 0.0, answer(V_PASS)
    for code in answers:
        if verb_of(code) in (V_BUY, V_FOUND):
            rate = trader.rate(code, places)
            if rate > best:
                best, chosen = rate, code
    if outlook.weights.dumping < 0:
        return chosen
    return best_sale(trader, answers, chosen)


def best_sale(trader: Trader, answers: list[int], otherwise: int) -> int:
    """Return the sale that gains most if that is enough, or else the other answer."""
    best, chosen = trader.outlook.weights.sale, otherwise
    for code in answers:
        if verb_of(code) == V_SELL and second(code) != DIRECTOR:
            gain = trader.sale_gain(code)
            if gain > best:
                best, chosen = gain, code
    return chosen


def least_loss(trader: Trader, answers: list[int]) -> int:
    """Return the sale that loses least; the Director's certificate goes last."""
    sales = [code for code in answers if verb_of(code) == V_SELL]
    return min(sales, key=lambda code: (second(code) == DIRECTOR, trader.loss(code)))


def batch(outlook: Evaluation, answers: list[int]) -> int:
    """Sell on as long as it gains; if more must go, what loses least."""
    trader = Trader(outlook)
    if V_CONFIRM not in answers:
        return least_loss(trader, answers)
    best, chosen = 0.0, answer(V_CONFIRM)
    for code in answers:
        if verb_of(code) == V_SELL and second(code) != DIRECTOR:
            gain = trader.sale_gain(code)
            if gain > best:
                best, chosen = gain, code
    return chosen

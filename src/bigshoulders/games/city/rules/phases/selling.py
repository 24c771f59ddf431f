"""Selling certificates: one batch a turn, forced sales above the limit, Price Protection.

Rules: section 7.2, section 7.4, C-AST-13.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import COMMON, DIRECTOR, PREFERRED
from bigshoulders.games.city.events import PRICE_PROTECTED, SOLD
from bigshoulders.games.city.ids import (
    BANK,
    BATCH,
    NOBODY,
    PROTECT_SALE,
    SELL_DOWN,
    SETTLE_SALE,
    STOCK_TURN,
    V_CONFIRM,
    V_DECLINE,
    V_PROTECT,
    V_SELL,
)
from bigshoulders.games.city.rules import assets
from bigshoulders.games.city.rules.director_step import DirectorStep
from bigshoulders.games.city.rules.directorship import settle_directors, why_not_sell_director
from bigshoulders.games.city.rules.prices import lowest, move_price
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, second, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2, step_of
from bigshoulders.kernel.step import AUTO, SeatStep, Step

KINDS: Final = 4  # room for the certificate kinds of one company in a batch

NOT_FOUNDED: Final = Reason(
    "not_founded", "C-STOCK-16", "{company} hasn't been started", standing=IDLE
)
NOT_HELD: Final = Reason(
    "not_held", "C-STOCK-03", "you have no such certificate left to sell", standing=IDLE
)
BATCH_ORDER: Final = Reason(
    "batch_order",
    "C-STOCK-10",
    "add certificates in the order listed: this one comes before the last one you added",
)
ABOVE_LIMIT: Final = Reason(
    "above_limit",
    "C-STOCK-20",
    "you hold {certificates} certificates and the limit is {limit}: sell some first",
)
CANNOT_REACH_LIMIT: Final = Reason(
    "cannot_reach_limit",
    "C-STOCK-20",
    "that way, your sale can't bring you down to the limit of {limit} certificates",
)


def batch_item(code: int) -> int:
    """Return a certificate as the batch keeps it."""
    return first(code) * KINDS + second(code)


def in_batch(state: City, company: int, kind: int) -> int:
    """Return how many such certificates the batch holds already."""
    return state.batch.count(company * KINDS + kind)


def sale_answers(state: City, seat: int, from_item: int) -> list[int]:
    """Return the certificates that may be added, each set of them reachable in one order only."""
    answers: list[int] = []
    for company in state.companies:
        start = company.index * KINDS
        for kind in papers_of(company, seat):
            if start + kind >= from_item and why_not_add(state, seat, start + kind) is None:
                answers.append(answer(V_SELL, company.index, kind))
    return answers


def papers_of(company: Company, seat: int) -> list[int]:
    """Return the kinds of certificates that a seat holds; most hold none, so this is quick."""
    kinds: list[int] = []
    if company.held[seat]:
        kinds.append(COMMON)
    if company.preferred == seat:
        kinds.append(PREFERRED)
    if company.director == seat:
        kinds.append(DIRECTOR)
    return kinds


def why_not_sell(state: City, seat: int, index: int, kind: int) -> Reason | None:
    """Return why the seat cannot sell one more such certificate."""
    company = state.companies[index]
    if not company.is_in_play():
        return NOT_FOUNDED
    if kind == DIRECTOR:
        if company.director != seat or in_batch(state, index, kind):
            return NOT_HELD
        return why_not_sell_director(state, company, seat, batch_shares(state, index))
    held = company.held[seat] if kind == COMMON else int(company.preferred == seat)
    if not held:
        return NOT_HELD
    return None if held > in_batch(state, index, kind) else NOT_HELD


def why_not_add(state: City, seat: int, item: int) -> Reason | None:
    """Return why a certificate cannot be added to the batch, open or not yet begun."""
    reason = why_not_sell(state, seat, item // KINDS, item % KINDS)
    if reason is not None:
        return reason
    if state.batch and item < state.batch[-1]:
        return BATCH_ORDER
    if not must_sell_down(state, seat) or excess(state, seat) <= 0:
        return None
    return None if saleable_from(state, seat, item) >= excess(state, seat) else CANNOT_REACH_LIMIT


# Above the certificate limit


def must_sell_down(state: City, seat: int) -> bool:
    """Tell whether this sale has to bring the seat down to the certificate limit."""
    if state.seats[seat].certificates <= state.limit():
        return False
    forced = step_of(state.stack[-1]) == BATCH and arg2(state.stack[-1]) == 1
    return forced or state.options.sells_down_on_own_turn


def excess(state: City, seat: int) -> int:
    """Return how many certificates the seat is above the limit once the batch is sold."""
    return state.seats[seat].certificates - len(state.batch) - state.limit()


def saleable_from(state: City, seat: int, item: int) -> int:
    """Return how many Commons and Preferred, with this one, could still join the batch."""
    count = 1 if item % KINDS == DIRECTOR else 0
    for company in state.companies:
        start = company.index * KINDS
        if start + COMMON >= item:
            count += company.held[seat] - in_batch(state, company.index, COMMON)
        if start + PREFERRED >= item and company.preferred == seat:
            count += 1 - in_batch(state, company.index, PREFERRED)
    return count


def push_selling_down(state: City) -> None:
    """Let everybody above the limit sell first, from the Priority Deal holder clockwise."""
    count = len(state.seats)
    for place in range(count - 1, -1, -1):
        state.push(SELL_DOWN, (state.priority + place) % count)


class SellDown(Step[City]):
    """C-DP-09: a player above the limit sells until it is met."""

    def __init__(self) -> None:
        super().__init__("sell_down", AUTO, "C-STOCK-20", arguments=("seat",))

    def run(self, state: City) -> None:
        seat = arg1(state.stack[-1])
        if state.seats[seat].certificates > state.limit():
            state.push(BATCH, seat, 1)
        else:
            state.stack.pop()


def open_batch(state: City, seat: int, item: int) -> None:
    """Begin the batch of a stock turn."""
    state.push(BATCH, seat)
    state.batch = [item]


class Batch(SeatStep[City]):
    """C-DP-09, C-DP-11: add certificates, then confirm. Frame: seat, 1 for a forced sale."""

    def __init__(self) -> None:
        super().__init__(
            "batch",
            "C-STOCK-10",
            "{seat} sells {count} certificates for ${amount}: {next}",
            (V_SELL, V_CONFIRM),
            ("seat", "flag"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        answers = sale_answers(state, seat, state.batch[-1] if state.batch else 0)
        if self.why_not_confirm(state, seat) is None:
            answers.append(V_CONFIRM)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        if verb_of(code) == V_CONFIRM:
            return self.why_not_confirm(state, seat)
        return why_not_add(state, seat, batch_item(code))

    def why_not_confirm(self, state: City, seat: int) -> Reason | None:
        """Return why the batch cannot be sold as it is."""
        below = not must_sell_down(state, seat) or excess(state, seat) <= 0
        return None if below else ABOVE_LIMIT

    def apply(self, state: City, seat: int, code: int) -> None:
        forced = arg2(state.stack[-1])
        if verb_of(code) == V_SELL:
            state.batch.append(batch_item(code))
            if not forced or excess(state, seat) > 0:
                return
        state.stack.pop()
        sell_batch(state, seat, forced)

    def ask(self, state: City, seat: int) -> Facts:
        amount = 0
        for index in range(len(state.companies)):
            amount += batch_shares(state, index) * state.price(state.companies[index])
        return {
            "seat": state.board.colors[seat],
            "count": len(state.batch),
            "amount": amount,
            "next": "add another one or confirm" if state.batch else "add the first one",
        }


def batch_shares(state: City, company: int) -> int:
    """Return how many shares of a company the batch holds."""
    shares = 0
    for item in state.batch:
        if item // KINDS == company:
            shares += state.board.shares_of_kind[item % KINDS]
    return shares


def sell_batch(state: City, seat: int, forced: int) -> None:
    """Pay for the papers at the prices before the sale, then let the prices fall."""
    player = state.seats[seat]
    for item in state.batch:
        company, kind = state.companies[item // KINDS], item % KINDS
        if kind == COMMON:
            company.held[seat] -= 1
            company.bank_commons += 1
        elif kind == PREFERRED:
            company.preferred = BANK
        if kind != DIRECTOR:  # the seller hands that one over when the prices have moved
            player.certificates -= 1
        player.sold |= 1 << company.index
    state.protected = 0
    state.push(SETTLE_SALE, seat, forced)
    for company in state.companies:
        shares = batch_shares(state, company.index)
        if shares:
            amount = shares * state.price(company)
            state.bank_pays_seat(seat, amount)
            state.emit(SOLD, seat, company.index, shares, amount)
            offer_protection(state, company, seat)


def offer_protection(state: City, company: Company, seller: int) -> None:
    """Ask the Director about Price Protection if a stranger's sale would lower the price."""
    if company.director == seller or company.price <= lowest(state):
        return
    if assets.ready_protection(state, company) == NOBODY:
        return
    if state.options.protection_is_passive:
        state.protected |= 1 << company.index
        state.emit(PRICE_PROTECTED, company.index)
    else:
        state.push(PROTECT_SALE, company.index)


class ProtectSale(DirectorStep):
    """C-DP-12: the Director may exhaust Price Protection."""

    def __init__(self) -> None:
        super().__init__(
            "protect_sale",
            "C-AST-13",
            "shares of {company} were sold: use Price Protection to keep the price?",
            (V_PROTECT, V_DECLINE),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [V_PROTECT, V_DECLINE]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None

    def apply(self, state: City, seat: int, code: int) -> None:
        company = state.companies[arg1(state.stack.pop())]
        if verb_of(code) == V_PROTECT:
            company.exhausted |= 1 << assets.ready_protection(state, company)
            state.protected |= 1 << company.index
            state.emit(PRICE_PROTECTED, company.index)

    def ask(self, state: City, seat: int) -> Facts:
        return {"company": state.companies[arg1(state.stack[-1])].charter.key}


class SettleSale(Step[City]):
    """Prices fall, Directors change, then the seller may buy. Frame: seller, 1 if forced."""

    def __init__(self) -> None:
        super().__init__("settle_sale", AUTO, "C-STOCK-11", arguments=("seat", "flag"))

    def run(self, state: City) -> None:
        frame = state.stack.pop()
        seller = arg1(frame)
        for company in state.companies:
            shares = batch_shares(state, company.index)
            if not shares or state.protected & (1 << company.index):
                continue
            friendly = state.options.friendly_sales and company.director != seller
            move_price(state, company, -1 if friendly else -shares)
        if state.options.advanced:
            settle_directors(state, seller, director_sales(state))
        state.batch = []
        state.protected = 0
        if arg2(frame):
            state.last_actor = seller  # a forced sale counts as acting (C-RUL-02)
        else:
            state.stack.pop()
            state.push(STOCK_TURN, seller, 1)


def director_sales(state: City) -> list[int]:
    """Return the companies whose Director's certificate is in the batch."""
    return [item // KINDS for item in state.batch if item % KINDS == DIRECTOR]

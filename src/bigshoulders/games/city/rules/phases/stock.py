"""Stock Phase: sell a batch, then buy one certificate or found one company, or pass.

Rules: section 7. A turn begins with sales, purchases and foundings in one list, so that a player
who only buys answers once; a sale opens a batch, and after it only the purchase is left. Assets are
discarded at any time of the turn (advanced mode).
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import COMMON, DIRECTOR, PREFERRED
from bigshoulders.games.city.events import (
    BOUGHT,
    PASSED,
    PHASE_BEGAN,
    PRIORITY_MOVED,
)
from bigshoulders.games.city.ids import (
    BANK,
    FROM_BANK,
    FROM_COMPANY,
    NOBODY,
    STOCK,
    STOCK_NEXT,
    STOCK_TURN,
    TREASURY,
    V_BUY,
    V_DISCARD,
    V_FOUND,
    V_PASS,
    V_SELL,
)
from bigshoulders.games.city.rules.closing import close_companies
from bigshoulders.games.city.rules.directorship import check_buyer
from bigshoulders.games.city.rules.free_actions import (
    stock_discards,
    take_free_action,
    why_not_stock_discard,
)
from bigshoulders.games.city.rules.phases.founding import found, found_answers, why_not_found
from bigshoulders.games.city.rules.phases.selling import (
    ABOVE_LIMIT,
    NOT_FOUNDED,
    batch_item,
    must_sell_down,
    open_batch,
    push_selling_down,
    sale_answers,
    why_not_add,
)
from bigshoulders.games.city.rules.prices import highest, move_price
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import answer, first, second, third, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg2
from bigshoulders.kernel.step import AUTO, SeatStep, Step

SALE_IS_OVER: Final = Reason(
    "sale_is_over", "C-RUL-05", "you can sell only once per turn, and you already have"
)
DIRECTOR_BY_FOUNDING: Final = Reason(
    "director_by_founding",
    "C-STOCK-19",
    "you can buy the Director's certificate only by starting the company",
    standing=IDLE,
)
NOT_THERE: Final = Reason(
    "not_there",
    "C-STOCK-16",
    "the {source} has no {certificate} certificate of {company}",
    standing=IDLE,
)
SOLD_EARLIER: Final = Reason(
    "sold_earlier",
    "C-STOCK-13",
    "you sold shares of {company} this decade",
    "you can buy again next decade",
)
TOO_DEAR: Final = Reason(
    "too_dear", "C-STOCK-16", "it costs ${cost}, and you have ${cash}", lacks=("cost", "cash")
)
TOO_MANY_SHARES: Final = Reason(
    "too_many_shares",
    "C-STOCK-17",
    "you hold {shares} shares of {company}; the maximum is {most_shares}",
)
AT_LIMIT: Final = Reason(
    "at_limit",
    "C-STOCK-17",
    "you have {certificates} certificates; the limit is {limit}",
    "sell a certificate first",
)
DIRECTOR_NO_PREFERRED: Final = Reason(
    "director_no_preferred",
    "C-STOCK-18",
    "you're the Director, so you can't buy the preferred certificate",
)
TOO_EARLY_TO_FOUND: Final = Reason(
    "too_early_to_found", "C-FND-01", "you can start companies from decade {found_from_decade} on"
)
SOLD_BEFORE_FOUNDING: Final = Reason(
    "sold_before_founding",
    "C-STOCK-04",
    "you can't start a company in a turn in which you sold shares",
)


class StockPhase(Step[City]):
    """The phase begins with the holder of the Priority Deal (C-STOCK-02)."""

    def __init__(self) -> None:
        super().__init__("stock_phase", AUTO, "C-STOCK-02")

    def run(self, state: City) -> None:
        state.stack.pop()
        state.phase = STOCK
        state.active = state.priority
        state.passes = 0
        state.last_actor = NOBODY
        state.emit(PHASE_BEGAN, STOCK)
        if state.options.closed_space:
            close_companies(state)
        state.push(STOCK_NEXT)
        if state.options.advanced and not state.options.sells_down_on_own_turn:
            push_selling_down(state)


class StockNext(Step[City]):
    """Whose turn it is, until everybody passed in a row (C-STOCK-06)."""

    def __init__(self) -> None:
        super().__init__("stock_next", AUTO, "C-STOCK-06")

    def run(self, state: City) -> None:
        if state.passes < len(state.seats):
            state.push(STOCK_TURN, state.active)
            return
        state.stack.pop()
        move_priority(state)
        raise_sold_out(state)


def move_priority(state: City) -> None:
    """Give the Priority Deal to the left neighbour of the last actor (C-STOCK-07)."""
    if state.last_actor != NOBODY:
        state.priority = (state.last_actor + 1) % len(state.seats)
        state.emit(PRIORITY_MOVED, state.priority)


def raise_sold_out(state: City) -> None:
    """Move up every company whose shares are all held by players (C-STOCK-08)."""
    for index in state.appeal_order:
        company = state.companies[index]
        if is_sold_out(company):
            move_price(state, company, 1)


def is_sold_out(company: Company) -> bool:
    """Tell whether players hold all shares of a company."""
    return not company.treasury_shares() and not company.bank_shares()


def sold_out_price(state: City, company: Company) -> int | None:
    """Return the price to which a sold-out company rises when the phase ends (C-STOCK-08)."""
    if not is_sold_out(company):
        return None
    return state.board.stock_track[min(highest(state), company.price + 1)]


class StockTurn(SeatStep[City]):
    """C-DP-10 and C-DP-13. Frame: seat, 1 once this turn's batch is sold."""

    def __init__(self) -> None:
        super().__init__(
            "stock_turn",
            "C-STOCK-03",
            "{seat}: sell, buy, start a company or pass "
            "(cash ${cash}, {certificates} of {limit} certificates)",
            (V_SELL, V_BUY, V_FOUND, V_PASS, V_DISCARD),
            ("seat", "flag"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        has_sold = arg2(state.stack[-1])
        answers: list[int] = [] if has_sold else sale_answers(state, seat, 0)
        discards = stock_discards(state, seat)
        if not has_sold and must_sell_down(state, seat):
            return answers + discards
        add_purchases(state, seat, answers)
        if why_no_founding(state, has_sold) is None:
            answers.extend(found_answers(state, seat))
        answers.extend(discards)
        answers.append(V_PASS)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        """Return what was never in question first, then what only this turn forbids."""
        reason = why_not_thing(state, seat, code)
        if reason is not None and reason.standing == IDLE:
            return reason
        return why_not_this_turn(state, seat, verb_of(code)) or reason

    def apply(self, state: City, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == V_SELL:
            open_batch(state, seat, batch_item(code))
            return
        if verb == V_DISCARD:
            take_free_action(state, code)
            return
        has_sold = arg2(state.stack.pop())
        if verb == V_BUY:
            buy(state, seat, code)
        elif verb == V_FOUND:
            found(state, seat, first(code), second(code))
        elif not has_sold:  # a turn with a sale is no pass (C-STOCK-05)
            state.emit(PASSED, seat)
        end_turn(state, seat, acted=verb != V_PASS or has_sold == 1)

    def ask(self, state: City, seat: int) -> Facts:
        player = state.seats[seat]
        return {
            "seat": state.board.colors[seat],
            "cash": player.cash,
            "certificates": player.certificates,
            "limit": state.limit(),
        }


def why_not_thing(state: City, seat: int, code: int) -> Reason | None:
    """Return why the seat cannot deal in what an answer names."""
    verb = verb_of(code)
    if verb == V_SELL:
        return why_not_add(state, seat, batch_item(code))
    if verb == V_DISCARD:
        return why_not_stock_discard(state, seat, first(code))
    if verb == V_BUY:
        return why_not_buy(state, seat, first(code), second(code), third(code))
    return why_not_found(state, seat, first(code), second(code)) if verb == V_FOUND else None


def why_not_this_turn(state: City, seat: int, verb: int) -> Reason | None:
    """Return why a turn allows no such answer any more, or not yet."""
    has_sold = arg2(state.stack[-1])
    if verb == V_SELL:
        return SALE_IS_OVER if has_sold else None
    if verb == V_DISCARD:
        return None
    if not has_sold and must_sell_down(state, seat):
        return ABOVE_LIMIT
    return why_no_founding(state, has_sold) if verb == V_FOUND else None


def end_turn(state: City, seat: int, *, acted: bool) -> None:
    """Count the pass or start counting anew, and go on clockwise."""
    if acted:
        state.passes = 0
        state.last_actor = seat
    else:
        state.passes += 1
    state.active = (seat + 1) % len(state.seats)


# Buying


def add_purchases(state: City, seat: int, answers: list[int]) -> None:
    """Add every certificate that the seat may buy."""
    cash = state.seats[seat].cash
    for company in state.companies:
        if not company.is_in_play() or state.price(company) > cash:
            continue
        for source in (FROM_COMPANY, FROM_BANK):
            for kind in (COMMON, PREFERRED):
                if not is_offered(company, kind, source):
                    continue
                if why_not_buy(state, seat, company.index, kind, source) is None:
                    answers.append(answer(V_BUY, company.index, kind, source))


def is_offered(company: Company, kind: int, source: int) -> bool:
    """Tell whether that source has such a certificate."""
    if kind == COMMON:
        return (company.commons if source == FROM_COMPANY else company.bank_commons) > 0
    return company.preferred == (TREASURY if source == FROM_COMPANY else BANK)


def why_not_buy(state: City, seat: int, index: int, kind: int, source: int) -> Reason | None:
    """Return why the seat may not buy this certificate, or None if it may."""
    company = state.companies[index]
    if not company.is_in_play():
        return NOT_FOUNDED
    if kind == DIRECTOR:
        return DIRECTOR_BY_FOUNDING
    if not is_offered(company, kind, source):
        return NOT_THERE
    player = state.seats[seat]
    shares = state.board.shares_of_kind[kind]
    if kind == PREFERRED and company.director == seat:  # told before the cost: no money helps
        return DIRECTOR_NO_PREFERRED
    if shares * state.price(company) > player.cash:
        return TOO_DEAR
    if player.sold & (1 << index):
        return SOLD_EARLIER
    if company.shares(seat) + shares > state.board.most_shares:
        return TOO_MANY_SHARES
    return None if player.certificates < state.limit() else AT_LIMIT


def buy(state: City, seat: int, code: int) -> None:
    """Pay the company or the bank, and take the paper."""
    company, kind, source = state.companies[first(code)], second(code), third(code)
    player = state.seats[seat]
    cost = state.board.shares_of_kind[kind] * state.price(company)
    if source == FROM_COMPANY:
        player.cash -= cost
        company.treasury += cost
    else:
        state.seat_pays_bank(seat, cost)
    if kind == PREFERRED:
        company.preferred = seat
    else:
        company.held[seat] += 1
        if source == FROM_COMPANY:
            company.commons -= 1
        else:
            company.bank_commons -= 1
    player.certificates += 1
    state.emit(BOUGHT, seat, company.index, kind, cost)
    if state.options.advanced:
        check_buyer(state, company, seat)


def why_no_founding(state: City, has_sold: int) -> Reason | None:
    """Return why no company at all may be founded in this turn."""
    if state.decade < state.options.found_from_decade:
        return TOO_EARLY_TO_FOUND
    if has_sold and not state.options.found_after_selling:
        return SOLD_BEFORE_FOUNDING
    return None

"""Founding a company, in setup and in the Stock Phase.

Rules: C-SET-12 to C-SET-15, section 5.1.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import DIRECTOR
from bigshoulders.games.city.events import FOUNDED
from bigshoulders.games.city.ids import BANK, NOBODY, V_FOUND
from bigshoulders.games.city.rules.appeal import enter_track
from bigshoulders.games.city.state import City, new_company
from bigshoulders.kernel.action import answer, first, second
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.step import SeatStep

IN_PLAY: Final = Reason("in_play", "C-FND-02", "{company} has already been started", standing=IDLE)
GONE: Final = Reason(
    "gone", "C-CLO-02", "{company} was closed and can't be started again", standing=IDLE
)
PAR_TOO_DEAR: Final = Reason(
    "par_too_dear",
    "C-FND-02",
    "starting at ${par} costs ${cost}, and you have ${cash}",
    "a lower par value costs less",
    lacks=("cost", "cash"),
)
NO_PLACE_TO_FOUND: Final = Reason(
    "no_place_to_found",
    "C-FND-06",
    "you have {certificates} certificates; the limit is {limit}",
    "sell a certificate first",
)


class FirstCompany(SeatStep[City]):
    """C-DP-01: in setup each player founds one company."""

    def __init__(self) -> None:
        super().__init__(
            "first_company",
            "C-SET-13",
            "{seat}: which company do you start with, and at what par value?",
            (V_FOUND,),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return found_answers(state, seat)

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return why_not_found(state, seat, first(code), second(code))

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        found(state, seat, first(code), second(code))
        state.seats[seat].reserved = first(code)  # C-SET-14

    def ask(self, state: City, seat: int) -> Facts:
        return {"seat": state.board.colors[seat], "cash": state.seats[seat].cash}


def found_answers(state: City, seat: int) -> list[int]:
    """Return every founding that the seat can pay for."""
    answers: list[int] = []
    pars = len(state.board.par_prices)
    while pars and founding_cost(state, pars - 1) > state.seats[seat].cash:
        pars -= 1
    if not pars:
        return answers
    for company in state.companies:
        if company.director != NOBODY:
            continue
        for par in range(pars):
            if why_not_found(state, seat, company.index, par) is None:
                answers.append(answer(V_FOUND, company.index, par))
    return answers


def founding_cost(state: City, par: int) -> int:
    """Return what the Director's certificate costs at a par price."""
    return state.board.par_prices[par] * state.board.shares_of_kind[DIRECTOR]


def why_not_found(state: City, seat: int, company: int, par: int) -> Reason | None:
    """Return why the seat cannot found this company at this par price."""
    if state.companies[company].director != NOBODY:
        return IN_PLAY if state.companies[company].is_in_play() else GONE
    player = state.seats[seat]
    if founding_cost(state, par) > player.cash:
        return PAR_TOO_DEAR
    return None if player.certificates < state.limit() else NO_PLACE_TO_FOUND


def found(state: City, seat: int, index: int, par: int) -> None:
    """Pay for the Director's certificate and bring the company into play."""
    board = state.board
    company = new_company(state.box.charters[index], board, len(state.seats))
    state.companies[index] = company
    player = state.seats[seat]
    cost = founding_cost(state, par)
    player.cash -= cost
    player.certificates += 1
    company.treasury = cost
    company.director = seat
    company.price = board.stock_track.index(board.par_prices[par])
    company.commons = board.commons
    enter_track(state, company)
    if player.reserved == BANK and state.options.lost_partner_needs_founding:
        player.reserved = index  # C-FND-07
    state.emit(FOUNDED, seat, index, board.par_prices[par])

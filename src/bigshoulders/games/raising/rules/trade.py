"""Trades: three tokens for one, asked token by token (rules, R-RES-03, Q-36)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import TYPES
from bigshoulders.games.raising.events import GIVEN, TRADED
from bigshoulders.games.raising.ids import (
    GIVE,
    TAKE,
    UPPER_LEFT,
    V_GIVE,
    V_TAKE,
    WILD,
)
from bigshoulders.games.raising.rules.default_payment import default_gift, default_resource
from bigshoulders.games.raising.rules.project_costs import BEGUN, is_payable, needs_of, purse
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg2, arg3, arg4
from bigshoulders.kernel.step import SeatStep

UNPAYABLE: Final = Reason(
    "payment_mismatch",
    "R-BID-06",
    "you couldn't pay the upper-left square after that",
    case="unpayable",
)
NOT_HELD: Final = Reason("trade", "R-RES-03", "you have no {token_kind} to give", case="not_held")
OUT_OF_ORDER: Final = Reason(
    "trade",
    "R-RES-03",
    "tokens are given in the order lumber, jackscrew, masonry, wild",
    case="out_of_order",
    standing=IDLE,
)


def can_finish(player: Seat, needs: list[int] | None, give: int, left: int, lowest: int) -> bool:
    """Tell whether so many more tokens can be given so that these needs stay payable.

    Tokens are given in order, so that one trade is one sequence of answers.
    """
    if not left:
        return needs is None or any(pays_with(player, needs, give, taken) for taken in range(TYPES))
    for token in range(lowest, WILD + 1):
        if holds(player, token):
            _change(player, token, -1)
            works = can_finish(player, needs, give, left - 1, token)
            _change(player, token, 1)
            if works:
                return True
    return False


def pays_with(player: Seat, needs: list[int], give: int, taken: int) -> bool:
    """Tell whether one more token of a resource makes the needs payable."""
    player.tokens[taken] += 1
    works = is_payable(player, needs, give)
    player.tokens[taken] -= 1
    return works


def holds(player: Seat, token: int) -> int:
    """Return how many of a kind of token a player has."""
    return player.wild if token == WILD else player.tokens[token]


def _change(player: Seat, token: int, by: int) -> None:
    if token == WILD:
        player.wild += by
    else:
        player.tokens[token] += by


def progress(left: int, last: int) -> int:
    """Pack how far a trade is: the tokens still to give, and the kind that was given last."""
    return left << 2 | last


def tokens_left(trade: int) -> int:
    """Return how many tokens of a trade are still to give."""
    return trade >> 2


def given_last(trade: int) -> int:
    """Return the kind of token that was given last; the first one before any was."""
    return trade & 3


class Trade(SeatStep[Raising]):
    """A part of a trade."""

    def ask(self, state: Raising, seat: int) -> Facts:
        return {
            "seat": state.board.colors[seat],
            "left": tokens_left(arg4(state.stack[-1])),
            "purse": purse(state.seats[seat]),
        }


def _needs_kept(state: Raising, seat: int) -> list[int] | None:
    """Return what must stay payable after the trade: the upper-left square and nothing else."""
    frame = state.stack[-1]
    if arg2(frame) % BEGUN != UPPER_LEFT:
        return None
    return needs_of(state, seat, UPPER_LEFT, arg3(frame))


class Give(Trade):
    """R-RES-03: give the next token of a trade."""

    def __init__(self) -> None:
        super().__init__(
            "give",
            "R-RES-03",
            "{seat} gives {left} more tokens for a trade (has {purse})",
            (V_GIVE,),
            ("seat", "purpose", "space", "progress"),
        )
        self.goes_on = True

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [
            answer(V_GIVE, token)
            for token in range(WILD + 1)
            if self.why_not(state, seat, answer(V_GIVE, token)) is None
        ]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        player, token, trade = state.seats[seat], first(code), arg4(state.stack[-1])
        if not holds(player, token):
            return NOT_HELD
        if token < given_last(trade):
            return OUT_OF_ORDER
        _change(player, token, -1)
        needs, give = _needs_kept(state, seat), state.board.trade_give
        works = can_finish(player, needs, give, tokens_left(trade) - 1, token)
        _change(player, token, 1)
        if works:
            return None
        return OUT_OF_ORDER if needs is None else UNPAYABLE

    def default_answer(self, state: Raising, seat: int) -> int:
        return default_gift(state, seat, self.legal(state, seat))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        frame = state.stack.pop()
        _change(state.seats[seat], first(code), -1)
        state.emit(GIVEN, seat, first(code))
        left = tokens_left(arg4(frame)) - 1
        if left:
            state.push(GIVE, seat, arg2(frame), arg3(frame), progress(left, first(code)))
        else:
            state.push(TAKE, seat, arg2(frame), arg3(frame))


class Take(Trade):
    """R-RES-03: take a basic resource for the tokens given."""

    def __init__(self) -> None:
        super().__init__(
            "take",
            "R-RES-03",
            "{seat} takes a resource for the trade",
            (V_TAKE,),
            ("seat", "purpose", "space"),
        )
        self.goes_on = True

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [
            answer(V_TAKE, resource)
            for resource in range(TYPES)
            if self.why_not(state, seat, answer(V_TAKE, resource)) is None
        ]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        needs = _needs_kept(state, seat)
        if needs is None:
            return None
        give = state.board.trade_give
        return None if pays_with(state.seats[seat], needs, give, first(code)) else UNPAYABLE

    def default_answer(self, state: Raising, seat: int) -> int:
        return default_resource(state, seat, self.legal(state, seat))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        state.seats[seat].tokens[first(code)] += 1
        state.emit(TRADED, seat, first(code))

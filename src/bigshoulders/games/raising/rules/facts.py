"""The numbers that a refusal may mention, gathered only when somebody asks why not."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import RESOURCES, TYPES
from bigshoulders.games.raising.ids import BID, NO_TILE, PAY
from bigshoulders.games.raising.rules.building import prestige_plots
from bigshoulders.games.raising.rules.project_costs import BEGUN, needs_of, purse
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import CHANCE, Language, first
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.state import arg2, arg3, arg4, step_of


def facts(state: Raising, language: Language, seat: int, code: int) -> Facts:
    """Return the words of the answer, and what the player has to give."""
    numbers: Facts = {}
    for domain, key in language.arguments(code):
        numbers[domain] = key
    if seat == CHANCE:
        return numbers
    numbers["seat"] = state.board.colors[seat]
    numbers["purse"] = purse(state.seats[seat])
    numbers["give"] = state.board.trade_give
    numbers["interior"] = len(prestige_plots(state))
    frame = state.stack[-1]
    if step_of(frame) == PAY:
        needs = needs_of(state, seat, arg2(frame) % BEGUN, arg3(frame))
        numbers["need"] = needs[arg4(frame)]
    elif step_of(frame) == BID and state.cards[first(code) % len(state.cards)] != NO_TILE:
        numbers["cost"] = _cost(state.uncovered(first(code) % len(state.cards)))
    return numbers


def _cost(counts: list[int]) -> str:
    """Return a cost in words, e.g. "1 lumber and 2 masonry"."""
    words = [f"{counts[t]} {RESOURCES[t]}" for t in range(TYPES) if counts[t]]
    return " and ".join(words)

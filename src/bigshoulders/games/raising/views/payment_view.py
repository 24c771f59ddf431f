"""What a player pays now, as everybody sees it."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import RESOURCES, TYPES
from bigshoulders.games.raising.ids import FOR_PROJECT, FOR_SECTION, GIVE, PAY, PURPOSES, TAKE
from bigshoulders.games.raising.rules.project_costs import BEGUN, needs_of
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views.view_shapes import BillLine, Payment
from bigshoulders.kernel.state import arg1, arg2, arg3, arg4, step_of


def payment_view(state: Raising) -> Payment | None:
    """Return what is paid now and for what; a trade belongs to the payment that it is made for."""
    steps = [step_of(frame) for frame in state.stack[-2:]]
    if PAY not in steps or steps[-1] not in (PAY, GIVE, TAKE):
        return None
    frame = state.stack[-1 if steps[-1] == PAY else -2]
    seat, purpose, space = arg1(frame), arg2(frame) % BEGUN, arg3(frame)
    return {
        "seat": state.board.colors[seat],
        "purpose": PURPOSES[purpose],
        "space": None if purpose == FOR_SECTION else state.board.spaces[space],
        "bill": _bill(state, seat, purpose, space, arg4(frame)),
    }


def _bill(state: Raising, seat: int, purpose: int, space: int, asked: int) -> list[BillLine]:
    """R-PAY-01: what is printed, what permanent resources cover of it, and what is due."""
    needs = needs_of(state, seat, purpose, space)
    printed = needs
    if purpose == FOR_PROJECT:
        printed = list(state.box.projects[state.projects[space]].cost)
    return [
        {
            "resource": RESOURCES[t],
            "printed": printed[t],
            "permanent": printed[t] - needs[t],
            "need": needs[t],
            "is_settled": needs[t] > 0 and t < asked,
        }
        for t in range(TYPES)
        if printed[t]
    ]

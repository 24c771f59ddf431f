"""How far a seat may take back: freely, with everybody's consent, or not at all.

Inside the own turn, until something is drawn or shown, a seat takes back freely. Anything further
needs the yes of every other person at the table, because it takes from them what they have seen,
or gives one player a second look. Whoever is away and may come back has a say too, so nothing
goes further until they are back: removing somebody is no way around their no. Where nobody else
sits there is nobody to agree: then only a table that was made with free undo goes back further.
Nothing is taken back once the game is over.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.server.errors import Refused
from bigshoulders.server.store.rows import OVER
from bigshoulders.server.tables.seats.owners import RESERVED, SeatClaim
from bigshoulders.server.tables.table import FREE, Table, UndoRequest

ASK: Final = "ask"
NO: Final = "no"


def further(table: Table, seat: int | None) -> str:
    """Return how a seat may go back further than inside its own turn: ask, free or no."""
    if seat is None or table.game is None or table.status == OVER:
        return NO
    if others(table, seat):
        return NO if away(table, seat) else ASK
    return FREE if table.undo_rule == FREE and _is_alone(table, seat) else NO


def free(table: Table, seat: int, to: int) -> bool:
    """Tell whether a seat may take back to a decision without asking anybody."""
    reached = table.free_undo(seat)
    return (reached is not None and to >= reached) or further(table, seat) == FREE


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of all other people who sit at the table; bots agree to nothing."""
    own = table.chairs[seat].guest
    return [chair.seat for chair in table.chairs if chair.guest not in (None, own)]


def away(table: Table, seat: int) -> list[SeatClaim]:
    """Return the claims of other people who have played and may take their seats back."""
    own = table.chairs[seat].guest
    claims = [table.claim(chair) for chair in table.chairs]
    return [one for one in claims if one and one.why != RESERVED and one.guest != own]


def pending(table: Table) -> UndoRequest | None:
    """Return the undo that waits for consent, if it was asked of everybody who sits here now."""
    undo_request = table.undo_request
    if undo_request is None or further(table, undo_request.seat) != ASK:
        return None
    return undo_request if undo_request.of == set(others(table, undo_request.seat)) else None


def check_may_ask(table: Table, seat: int) -> None:
    """Refuse to go further back where nobody can agree to it."""
    check_not_over(table)
    if further(table, seat) == ASK:
        return
    missed = away(table, seat)
    if others(table, seat) and missed:
        raise Refused(
            "nobody_to_ask",
            "something was drawn or shown since, or someone else moved, so everyone must agree,"
            f" and {missed[0].name or 'someone'} is away; wait until they are back or have left"
            " for good",
        )
    raise Refused(
        "nobody_to_ask",
        "something was drawn or shown since, or someone else moved, and nobody else is"
        " here to agree to an undo; fork the table at that moment, or make one with"
        " free undo",
    )


def check_not_over(table: Table) -> None:
    """Refuse every undo of a game that is over: its seed is known."""
    if table.status == OVER:
        raise Refused(
            "is_over",
            "the game is over and its seed is known, so nothing can be undone;"
            " fork the table at an earlier moment to play on from there",
        )


def _is_alone(table: Table, seat: int) -> bool:
    """Tell whether no seat belongs to another person, not even one that a bot keeps for them."""
    own = table.chairs[seat].guest
    return all((chair.guest or chair.kept_for) in (None, own) for chair in table.chairs)

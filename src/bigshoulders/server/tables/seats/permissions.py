"""Who may do what with a seat, and why not: each rule once, for requests and for what is offered.

In a game that has begun a seat belongs to its person. Nobody gets to see two hands of it, but at
a table that was made with several seats for one person; and no host takes what a person had.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.server.errors import Refused, forbidden
from bigshoulders.server.store.rows import Chair
from bigshoulders.server.tables.table import Table

FORBIDDEN: Final = "forbidden"
TAKEN: Final = "seat_taken"
KEPT: Final = "seat_kept"
SECOND: Final = "second_seat"
NEWCOMERS: Final = "newcomers_only"
NOBODY: Final = "nobody_before"
REASONS: Final = (FORBIDDEN, TAKEN, KEPT, SECOND, NEWCOMERS, NOBODY)


def why_not_take(
    table: Table, chair: Chair, guest: str | None, now: float, given_by: str | None = None
) -> str | None:
    """Return why somebody may not have a seat, perhaps by a link that somebody gave them."""
    claim = table.claim(chair)
    is_own = claim is not None and claim.guest == guest
    is_gift = given_by is not None and given_by in (chair.guest, chair.kept_for)
    if not is_own and not is_gift:
        if chair.guest is not None:
            return TAKEN
        if claim is not None and claim.excludes_others(now):
            return KEPT
        if chair.bot is not None and given_by is None:
            return TAKEN
    if not table.owners.may_hold(guest, chair.seat, table.chairs):
        return SECOND
    if is_own or table.game is None:
        return None
    is_known = guest == table.head.host or chair.seat in table.owners.held_by(guest, table.chairs)
    if is_known and not table.owners.is_given_up(chair, guest, given_by):
        return NEWCOMERS
    return None


def why_not_sit(table: Table, chair: Chair, guest: str | None, now: float) -> str | None:
    """Return why somebody may not sit down; until the game begins they may move from a seat."""
    if guest is not None and chair.guest == guest:
        return None
    reason = why_not_take(table, chair, guest, now)
    return None if reason == SECOND and moved_from(table, guest) is not None else reason


def moved_from(table: Table, guest: str | None) -> Chair | None:
    """Return the seat that somebody leaves by sitting down in another one before the game."""
    own = [one for one in table.chairs if guest is not None and one.guest == guest]
    return own[0] if table.game is None and len(own) == 1 else None


def why_not_link(table: Table, chair: Chair, guest: str | None, now: float) -> str | None:
    """Return why somebody may not give out a link for a seat."""
    if is_own(table, chair, guest):
        return None
    if guest != table.head.host:
        return FORBIDDEN
    if chair.guest is not None:
        return TAKEN
    claim = table.claim(chair)
    return KEPT if claim is not None and claim.excludes_others(now) else None


def why_not_bot(table: Table, chair: Chair, guest: str | None) -> str | None:
    """Return why somebody may not let a bot play a seat, or ask its person for that."""
    may = is_own(table, chair, guest) or guest == table.head.host
    return None if may else FORBIDDEN


def why_not_open(table: Table, chair: Chair, guest: str | None, now: float) -> str | None:
    """Return why somebody may not free a seat, or ask its person for that."""
    reason = why_not_bot(table, chair, guest)
    if reason is not None or is_own(table, chair, guest) or table.game is None:
        return reason
    claim = table.claim(chair)
    is_kept = not chair.is_taken and claim is not None and claim.excludes_others(now)
    return KEPT if is_kept else None


def why_not_give_back(table: Table, chair: Chair, guest: str | None) -> str | None:
    """Return why somebody may not seat the person for whom a seat is kept."""
    if guest != table.head.host:
        return FORBIDDEN
    if chair.guest is not None:
        return TAKEN
    return NOBODY if table.claim(chair) is None else None


def is_own(table: Table, chair: Chair, guest: str | None) -> bool:
    """Tell whether a seat is somebody's, who sits there or for whom it is kept."""
    claim = table.claim(chair)
    return guest is not None and guest in (chair.guest, claim.guest if claim else None)


def must_ask(table: Table, chair: Chair, guest: str | None) -> bool:
    """Tell whether a person who plays a seat is asked before somebody else disposes of it."""
    return table.game is not None and chair.guest not in (None, guest)


def why_not_each(table: Table, chair: Chair, guest: str | None, now: float) -> dict[str, str]:
    """Return everything that somebody may not do with a seat, each with its reason."""
    reasons = {
        "sit": why_not_sit(table, chair, guest, now),
        "link": why_not_link(table, chair, guest, now),
        "bot": why_not_bot(table, chair, guest),
        "open": why_not_open(table, chair, guest, now),
        "back": why_not_give_back(table, chair, guest),
    }
    return {action: reason for action, reason in reasons.items() if reason is not None}


def check(reason: str | None, table: Table, chair: Chair, guest: str | None) -> None:
    """Refuse for a reason, if there is one, in a sentence that says what would be right."""
    if reason is None:
        return
    name = table.name(chair.seat)
    if reason == FORBIDDEN:
        raise forbidden(f"only the host and its player decide about the seat {name}")
    if reason == SECOND:
        raise Refused(SECOND, _second(table, chair, guest))
    raise Refused(reason, _SENTENCES[reason].format(seat=name, person=_person(table, chair)))


_SENTENCES: Final = {
    TAKEN: "the seat {seat} is taken; choose an open one",
    KEPT: "the seat {seat} is kept for {person}; a bot can play it in the meantime",
    NEWCOMERS: "the seat {seat} goes to a bot or to someone new to this game: "
    "its player hasn't given it up",
    NOBODY: "the seat {seat} isn't kept for anyone; give someone a link to it",
}


def _person(table: Table, chair: Chair) -> str:
    claim = table.claim(chair)
    return (claim.name if claim else chair.name) or "its person"


def _second(table: Table, chair: Chair, guest: str | None) -> str:
    held = sorted(table.owners.held_by(guest, table.chairs) - {chair.seat})
    names = " and ".join(table.name(seat) for seat in held)
    if table.game is None:
        return f"you sit at {names} already; leave that seat first"
    return f"you have played {names} in this game, and nobody may see a second hand of it"

"""What people do at a table between moves: talk, take back, and give seats away in every way.

Each goes through the function that a request would call, and what is not allowed is refused there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from bigshoulders.server.errors import Refused, forbidden
from bigshoulders.server.store.reader import Link
from bigshoulders.server.tables import actions, undo_rules
from bigshoulders.server.tables.actions import Actor
from bigshoulders.server.tables.seats import links, permissions, seating
from bigshoulders.server.tables.seats.owners import DAY, PATIENCE
from tests.leaks.paper import Paper, person
from tests.server.worlds import TABLE, name_of

if TYPE_CHECKING:
    from bigshoulders.server.store.rows import Chair

WATCHER = "watcher"
BOT = "random"
FAR = 25  # decisions that people agree to take back
MOST_ASKED = 5  # requests for an undo in a game, or it would hardly come to its end


async def happen(paper: Paper) -> None:
    """Let something happen, or be refused."""
    with suppress(Refused):
        await paper.random.choice(HAPPENINGS)(paper)


async def happen_beside(paper: Paper) -> None:
    """Let something happen which takes nothing back."""
    with suppress(Refused):
        await paper.random.choice([one for one in HAPPENINGS if one not in UNDOS])(paper)


def _seat(paper: Paper) -> tuple[Chair, str]:
    chair = paper.random.choice(paper.table.chairs)
    return chair, paper.table.name(chair.seat)


def _persons_seat(paper: Paper) -> tuple[Chair, str]:
    taken = [chair for chair in paper.table.chairs if chair.guest is not None]
    if not taken:
        raise forbidden("only bots sit here")
    chair = paper.random.choice(taken)
    return chair, paper.table.name(chair.seat)


# Seats


async def sit(paper: Paper) -> None:
    """Somebody sits down where nobody sits, or takes a seat back."""
    _chair, name = _seat(paper)
    await seating.sit(paper, TABLE, name, paper.anybody())


async def come_back(paper: Paper) -> None:
    """Whoever lost a seat or lent it to a bot has it back, by their own doing or the host's."""
    kept = [chair for chair in paper.table.chairs if chair.kept_for is not None]
    if not kept:
        return
    chair = paper.random.choice(kept)
    name, owner = paper.table.name(chair.seat), person(str(chair.kept_for))
    way = paper.random.randrange(3)
    if way == 0:
        await seating.sit(paper, TABLE, name, owner)
    elif way == 1:
        await seating.give_back(paper, TABLE, name, paper.host())
    else:
        await actions.back(paper, TABLE, Actor(owner.id, chair.seat, owner.name), _request(paper))


async def use_link(paper: Paper) -> None:
    """Somebody uses a link that the host or a seat's person has made."""
    chair, _name = _seat(paper)
    makers = [paper.table.head.host, chair.guest, chair.kept_for]
    maker = paper.random.choice([one for one in makers if one is not None])
    reason = permissions.why_not_link(paper.table, chair, maker, paper.now())
    permissions.check(reason, paper.table, chair, maker)
    link = Link(TABLE, chair.seat, once=True, made_by=maker, watches=False)
    await links._take(paper, paper.room, paper.table, link, paper.anybody(), [])


async def leave(paper: Paper) -> None:
    """Somebody gets up for good."""
    chair, name = _persons_seat(paper)
    await seating.leave(paper, TABLE, name, person(str(chair.guest)))


async def let_a_bot_play(paper: Paper) -> None:
    """Somebody lets a bot play for a while."""
    chair, name = _persons_seat(paper)
    await seating.hand_to_bot(paper, TABLE, name, BOT, person(str(chair.guest)))


async def dispose(paper: Paper) -> None:
    """Let the host want a bot in a seat, or want it free; whoever sits there agrees or does not."""
    chair, name = _seat(paper)
    wants_bot = paper.random.random() < 0.5

    async def want() -> None:
        if wants_bot:
            await seating.hand_to_bot(paper, TABLE, name, BOT, paper.host())
        else:
            await seating.leave(paper, TABLE, name, paper.host())

    await want()
    asked = paper.table.owners.requests.get(chair.seat)
    if asked is None:
        return
    reply = paper.random.choice(["yes", "no", "silence", "nothing yet"])
    if reply == "silence":
        await paper.wait(PATIENCE + 1)
        await want()
    elif reply != "nothing yet":
        agree, owner = reply == "yes", person(asked.of)
        await seating.consent(paper, TABLE, name, asked.number, owner, agree=agree)


async def run_out_of_time(paper: Paper) -> None:
    """Somebody's clock says that it is time to remind them, or that their time is up."""
    due = None if paper.table.clock is None else paper.table.clock.due()
    if due is not None:
        await paper.wait(max(0.0, due - paper.now()) + 1)


async def pass_a_while(paper: Paper) -> None:
    """Nobody does anything: for hours, or for so long that a seat is not kept any more."""
    await paper.wait(paper.random.choice([DAY / 3, DAY + 60]))


# Words and undo


async def talk(paper: Paper) -> None:
    """Somebody says something, from a seat or looking on."""
    actor = Actor(WATCHER, None, name_of(WATCHER))
    if paper.random.random() < 0.7:
        chair, _name = _persons_seat(paper)
        actor = Actor(chair.guest, chair.seat, chair.name)
    about = paper.random.choice([None, paper.table.number])
    await actions.chat(paper, TABLE, actor, _request(paper), "hm", about)


async def take_back_freely(paper: Paper) -> None:
    """Somebody takes back inside their own turn."""
    chair, _name = _persons_seat(paper)
    to = paper.table.free_undo(chair.seat)
    if to is not None:
        await _undo(paper, chair, to)


async def take_back_further(paper: Paper) -> None:
    """Somebody wants to cross the line; everybody agrees, or somebody does not, or only some."""
    chair, _name = _persons_seat(paper)
    asked = sum(entry.kind == "ask_undo" for entry in paper.entries)
    earlier = paper.table.decisions[-FAR:-1]
    if asked >= MOST_ASKED or not earlier:
        return
    await _undo(paper, chair, paper.random.choice(earlier).number)
    stop = paper.random.choice(["no", "some", "", "", ""])
    while (undo_request := undo_rules.pending(paper.table)) is not None:
        one = paper.table.chairs[min(undo_request.waiting)]
        actor = Actor(one.guest, one.seat, one.name)
        agree = stop != "no"
        await actions.consent(
            paper, TABLE, actor, _request(paper), undo_request.number, agree=agree
        )
        if stop == "some":
            return


async def _undo(paper: Paper, chair: Chair, to: int) -> None:
    actor = Actor(chair.guest, chair.seat, chair.name)
    await actions.undo(paper, TABLE, actor, _request(paper), paper.table.number, to)


def _request(paper: Paper) -> str:
    return f"request-{paper.table.number}"


UNDOS: tuple[Callable[[Paper], Awaitable[None]], ...] = (take_back_freely, take_back_further)
HAPPENINGS: tuple[Callable[[Paper], Awaitable[None]], ...] = (
    sit,
    come_back,
    come_back,
    use_link,
    use_link,
    leave,
    let_a_bot_play,
    dispose,
    dispose,
    run_out_of_time,
    run_out_of_time,
    run_out_of_time,
    pass_a_while,
    talk,
    *UNDOS,
    *UNDOS,
)

"""Whole games at tables where much happens between the moves."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bigshoulders.fairness import commitment_of
from bigshoulders.games import GAMES
from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.rows import LINKED, OPEN, Chair, Head
from bigshoulders.server.tables import actions
from bigshoulders.server.tables.deal import contributing
from bigshoulders.server.tables.deal.randomness import PLAYERS, SERVER
from bigshoulders.server.tables.seats import seating
from bigshoulders.server.tables.table import FREE, LINE
from tests.leaks.happenings import BOT, happen, happen_beside
from tests.leaks.paper import Paper, person
from tests.server.worlds import TABLE, Loose, World, guest_of, head_of, name_of, position_of

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.json_nodes import Json

OFTEN = 0.15  # for every move, how often something else happens
HOST = "host"
CLOCKS: tuple[dict[str, Json], ...] = (
    {"kind": "none"},
    {"kind": "live", "bank": 3600, "increment": 20, "out": "nothing"},
    {"kind": "live", "bank": 1800, "increment": 20, "out": "bot", "bot": BOT},
    {"kind": "live", "bank": 1800, "increment": 20, "out": "offer", "bot": BOT},
    {"kind": "days", "days": 1, "remind_hours": [6, 2], "out": "bot", "bot": BOT},
    {"kind": "days", "days": 2, "out": "offer", "bot": BOT},
)


@dataclass(frozen=True)
class Case:
    """A game to be played: its options, and who sits down to it."""

    game: str
    seats: int
    options: dict[str, str]
    cast: str = "people"

    def __str__(self) -> str:
        return "-".join([self.game, *self.options.values(), str(self.seats), self.cast])


CASTS = ("people", "a host who looks on", "people and a bot", "one with two seats", "bots")


def any_case(game: str, random: Random) -> Case:
    """Return a game with an edition and options of any kind, for any number of people."""
    menu = GAMES[game].menu
    while True:
        options = {menu.preset_key: random.choice(list(menu.presets))}
        for switch in menu.switches:
            if random.random() < 0.2 or switch.key == "draft":
                options[switch.key] = random.choice(switch.values)
        try:
            menu.resolve(options)
        except Malformed:
            continue  # these switches do not go together
        return Case(game, random.choice(GAMES[game].seats()), options, random.choice(CASTS))


async def lively_game(case: Case, random: Random) -> World:
    """Play a game to its end, while seats change hands and moves are taken back."""
    paper = await sat_down(case, random)
    await _play_on(paper)
    return paper.world()


async def sat_down(case: Case, random: Random) -> Paper:
    """Let somebody make a table of any kind, and everybody sit down there."""
    head = head_of(case.game, case.seats, case.options, f"seed/{random.random()}")
    head = replace(
        head,
        host=HOST if case.cast == "a host who looks on" else guest_of(0),
        visibility=random.choice([OPEN, OPEN, LINKED]),
        clock=random.choice(CLOCKS),
    )
    undo = FREE if case.cast == "bots" else LINE
    randomness = random.choice([SERVER, PLAYERS])
    return await opened(head, _chairs(case), random, undo=undo, randomness=randomness)


def _chairs(case: Case) -> list[Chair]:
    """Return who is going to sit where."""
    guests = [guest_of(seat) for seat in range(case.seats)]
    if case.cast == "one with two seats":
        guests[1] = guests[0]
    chairs = [Chair(seat, guest, None, name_of(guest)) for seat, guest in enumerate(guests)]
    bots = {"people and a bot": 1, "bots": case.seats - 1}.get(case.cast, 0)
    for seat in range(case.seats - bots, case.seats):
        chairs[seat] = Chair(seat, None, BOT, BOT)
    return chairs


async def opened(head: Head, chairs: list[Chair], random: Random, **rules: str) -> Paper:
    """Let the host make a table, and people sit down until the game begins."""
    first = [
        chair if chair.bot or chair.guest == head.host else Chair(chair.seat, None, None, "")
        for chair in chairs
    ]
    paper = Paper(head, first, random, **rules)
    for chair in chairs:
        if chair.guest not in (None, head.host):
            await seating.sit(paper, TABLE, paper.table.name(chair.seat), person(str(chair.guest)))
    if paper.table.numbers.are_wanted:
        await _mix_numbers(paper)
    elif paper.table.game is None:
        await paper.store(paper.room, paper.table, seating.begun(paper.table, []))
    return paper


async def _mix_numbers(paper: Paper) -> None:
    """Let everybody who sits down add a number to the deal."""
    guests = dict.fromkeys(chair.guest for chair in paper.table.chairs if chair.guest)
    numbers = {guest: f"{paper.random.getrandbits(256):064x}" for guest in guests}
    for guest, number in numbers.items():
        await contributing.commit(paper, TABLE, person(guest), commitment_of(number))
    for guest, number in numbers.items():
        await contributing.reveal(paper, TABLE, person(guest), number)


async def moment_of(world: World, random: Random, happenings: int = 8) -> World:
    """Return a table that begins where a world ends, with less than so many things happening."""
    table = world.table()
    head = replace(world.head, position=position_of(table.playing()))
    chairs = [_somebody(chair) for chair in table.chairs]
    paper = await opened(head, chairs, random, undo=LINE)
    for _i in range(random.randrange(happenings)):
        await happen_beside(paper)
    return paper.world()


def _somebody(chair: Chair) -> Chair:
    """Return a seat in which somebody sits; whoever has two sits down in one of them only."""
    if chair.guest is not None:
        return Chair(chair.seat, guest_of(chair.seat), None, name_of(guest_of(chair.seat)))
    return Chair(chair.seat, None, chair.bot or BOT, chair.bot or BOT)


def beginning_otherwise(world: World, game: Game) -> World:
    """Return a world of moments in which the game begins elsewhere."""
    head = replace(world.head, position=position_of(game))
    table = Loose(head, list(world.chairs))
    entries = list(world.entries)
    for place, entry in enumerate(entries):
        if entry.kind == "start":
            (start,) = seating.begun(table, [])
            entries[place] = replace(entry, lines=start.lines, digest=start.digest)
            table.note(entries[place], start.events)
        else:
            table.fold(entry)
    return replace(world, head=head, entries=entries)


async def _play_on(paper: Paper) -> None:
    """Play until the game is over."""
    random = paper.random
    while not paper.table.playing().is_over():
        paper.hours.at += random.uniform(1, 20)
        seat = random.choice(paper.table.asked())
        await _answer(paper, seat)
        if random.random() < OFTEN:
            await happen(paper)


async def _answer(paper: Paper, seat: int) -> None:
    """Answer for a seat; if nobody sits there, somebody new sits down or a bot has to."""
    table = paper.table
    if not _can_answer(paper, seat):
        with suppress(Refused):  # it may be kept for somebody
            await seating.sit(paper, TABLE, table.name(seat), paper.newcomer())
    if not _can_answer(paper, seat):
        await seating.hand_to_bot(paper, TABLE, table.name(seat), BOT, paper.host())
    actor = paper.actor(seat)
    code = paper.random.choice(table.playing().answers(seat))
    notation, number = table.rules.language.write(code), table.number
    await actions.answer(paper, TABLE, actor, f"answer-{number}", number, notation)


def _can_answer(paper: Paper, seat: int) -> bool:
    """Tell whether a bot or a person plays a seat, or a person who is away and may come back."""
    actor = paper.actor(seat)
    return paper.table.chairs[seat].bot is not None or paper.table.speaks_for(actor.guest, seat)

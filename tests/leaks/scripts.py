"""What somebody asks for at one moment of a game, the same in every world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigshoulders.server.schemas.messages import LONGEST_LINE, MOST_PREVIEWS
from bigshoulders.server.tables.previews import is_held
from bigshoulders.server.tables.table import SEAT, UNDO
from tests.leaks.sights import seats_of

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.kernel.game import Game
    from bigshoulders.server.tables.table import Table
    from tests.leaks.sights import Observation
    from tests.server.worlds import World

STRANGE = 8  # answers of nonsense, made of the game's own words
LINES = 6  # of answers in a row
WHOLE = 0.5  # how many of these lead somewhere; of the others one hears why they do not
AT_ONCE = 12  # answers to look ahead with


@dataclass(frozen=True)
class Script:
    """What a guest asks for."""

    observation: Observation
    surfaces: frozenset[str]
    back: list[int]  # entries to look back at
    since: int
    fork_at: int
    previews: list[str]
    lines: list[list[str]]  # answers in a row to look ahead with
    names: list[str]  # of all seats
    wanted: str | None  # the seat of another person, to try to get a look at

    @property
    def guest(self) -> str | None:
        return self.observation.guest


def script(
    world: World, observation: Observation, surfaces: frozenset[str], random: Random
) -> Script:
    """Make up what to ask: legal answers, those of others, and nonsense."""
    table, number = world.table(), len(world.entries)
    game, write = table.playing(), table.rules.language.write
    seat = next(iter(seats_of(table.chairs, observation.guest)), None)
    own = [] if seat is None else [write(code) for code in game.answers(seat)]
    everybodys = [write(code) for one in table.asked() for code in game.answers(one)]
    strange = [_mixed(random.choice(everybodys), table, random) for _i in range(STRANGE)]
    own = random.sample(own, min(len(own), AT_ONCE, MOST_PREVIEWS - STRANGE))
    others = [one.seat for one in table.chairs if one.guest not in (None, observation.guest)]
    return Script(
        observation,
        surfaces,
        [random.randint(1, number), _after_an_undo(world, random)],
        random.randrange(number),
        random.randint(table.decisions[0].number, number),
        own + strange,
        [_line(game, seat, strange, random) for _i in range(LINES)],
        [table.name(chair.seat) for chair in table.chairs],
        table.name(random.choice(others)) if others else None,
    )


def _after_an_undo(world: World, random: Random) -> int:
    """Return an entry at which something was taken back a while ago, if that ever happened."""
    undone = [entry.number for entry in world.entries if entry.kind in (UNDO, SEAT)]
    number = random.choice(undone or [1]) + random.randrange(3)
    return min(number, len(world.entries))


def _line(game: Game, seat: int | None, strange: list[str], random: Random) -> list[str]:
    """Return answers in a row, as far as the seat can look ahead, and often one of nonsense."""
    twin, line = game, list[str]()
    while seat is not None and len(line) < LONGEST_LINE - 1 and not is_held(twin):
        legal = twin.legal(seat)
        if not legal:
            break
        action = random.choice(legal)
        line.append(action.notation)
        twin = twin.peek(action)
    if line and random.random() < WHOLE:
        return line
    return [*line, random.choice([*strange, *line])]


def _mixed(answer: str, table: Table, random: Random) -> str:
    """Return an answer in which some words stand for others of their kind."""
    domains = list(table.rules.language.domains.values())
    words = answer.split(" ")
    for place, word in enumerate(words):
        kin = [domain for domain in domains if word in domain]
        if kin and random.random() < 0.7:
            words[place] = random.choice(random.choice(kin))
    return " ".join(words)

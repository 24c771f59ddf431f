"""Real games, positions, proofs and packs, from which strange ones are made."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, cast

from bigshoulders import new_game
from bigshoulders.games import GAMES
from bigshoulders.games.city.box import loading as city
from bigshoulders.games.raising.box import loading as raising
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.positions.text import write_position
from bigshoulders.kernel.record import TITLE, read_record, record_of
from bigshoulders.kernel.stream import Stream
from tests.games.stored import records_of

if TYPE_CHECKING:
    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.json_nodes import Json

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "docs" / "examples"
STORED: Final = 8  # games of each kind that are taken from the stored ones
MOMENTS: Final = 24  # games of each kind that are played here, to different moments
ANSWERS: Final = 200  # that such a game has at most


@cache
def moments() -> tuple[Game, ...]:
    """Return games at many moments, with options of all kinds; they must not be changed."""
    random = Random("moments")
    return tuple(_moment(name, number, random) for name in GAMES for number in range(MOMENTS))


def _moment(name: str, number: int, random: Random) -> Game:
    game = _new(name, number, random)
    wander(game, random.choice((0, 3, 20, random.randint(0, ANSWERS))), Stream(f"moment {number}"))
    return game


def _new(name: str, number: int, random: Random) -> Game:
    """Return a new game with some options changed, as far as they go together."""
    seats = random.choice(GAMES[name].seats())
    switches = GAMES[name].menu.switches if number else ()
    options = {one.key: random.choice(one.values) for one in switches if random.random() < 0.3}
    try:
        return new_game(name, seats=seats, seed=str(number), events=False, **options)
    except Malformed:
        return _new(name, number, random)


@cache
def records() -> tuple[str, ...]:
    """Return whole games and beginnings of games."""
    whole = [path.read_text() for name in GAMES for path in _some(records_of(name))]
    return (*(record_of(game).text() for game in moments()), *whole, *_from_positions())


def _some(paths: list[Path]) -> list[Path]:
    return paths[:: max(1, len(paths) // STORED)]


def _from_positions() -> list[str]:
    """Return records that do not begin at the start of a game."""
    found: list[str] = []
    for game in _with_positions()[::3]:
        record = read_record(record_of(game).text()).first(0)
        record.position = json.dumps(game.rules.position(game.state), separators=(",", ":"))
        found.append(record.text())
    return found


@cache
def proofs() -> tuple[str, ...]:
    """Return records that tell the seed of their deal."""
    found: list[str] = []
    for game in moments():
        seed = str(len(found) % MOMENTS)  # as it was dealt from
        deal = f"{TITLE}\n# commitment {Stream(seed).commitment()}\n# seed {seed}\n"
        found.append(record_of(game).text().replace(f"{TITLE}\n", deal, 1))
    return tuple(found)


@cache
def positions() -> tuple[str, ...]:
    """Return positions with all that a game needs to go on from them."""
    return tuple(json.dumps(json.loads(write_position(game))) for game in _with_positions())


def _with_positions() -> list[Game]:
    """Return the games that can be written as a position; a game need not have any."""
    return [game for game in moments() if _has_position(game)]


def _has_position(game: Game) -> bool:
    try:
        game.rules.position(game.state)
    except Malformed:
        return False
    return True


@cache
def packs() -> tuple[str, ...]:
    """Return packs that are published, and some that change a row or two of each page."""
    files = [json.loads(path.read_text()) for path in sorted(EXAMPLES.glob("*.json"))]
    folder = EXAMPLES / "pack-calumet"
    whole = json.loads((folder / "pack.json").read_text())
    for path in sorted(folder.glob("*.json")):
        if path.name != "pack.json":
            whole[path.stem] = json.loads(path.read_text())
    random = Random("packs")
    boxes = (city.standard_files(), raising.standard_files())
    made = [_pack_of(box, random) for box in boxes for _i in range(MOMENTS)]
    return tuple(json.dumps(one) for one in (*files, whole, *made))


def _pack_of(box: dict[str, str], random: Random) -> Json:
    """Return a pack that holds what the box holds already, of one page or a few."""
    pack: dict[str, Json] = {"name": "fuzz", "version": "1"}
    for name in random.sample(sorted(box), random.randint(1, 3)):
        page = cast("dict[str, Json]", json.loads(box[name]))
        stem = name.removesuffix(".json")
        lists = [value for value in page.values() if _has_ids(value)]
        if lists and random.random() < 0.8:
            rows = cast("list[Json]", random.choice(lists))
            pack[stem] = random.sample(rows, min(len(rows), random.randint(1, 3)))
        else:
            keys = random.sample(sorted(page), min(len(page), 2))
            pack[stem] = {key: page[key] for key in keys}
    return pack


def _has_ids(value: Json) -> bool:
    return (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]
    )

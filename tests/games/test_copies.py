"""Games and all they are made of can be copied and pickled, compiled or interpreted."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from bigshoulders import new_game
from bigshoulders.games import GAMES, rules_of
from bigshoulders.games.city.state import City
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.errors import Broken, Illegal, Malformed
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.pickling import attributes
from bigshoulders.kernel.positions.text import read_position, write_position
from bigshoulders.kernel.stream import Stream
from bigshoulders.packs import read_pack
from tests.games.nim.game import nim_rules
from tests.games.other_process import played_on, played_on_from

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
ANSWERS = 90  # into the middle of a game


def pickled(thing: T) -> T:
    """Send an object through a pickle."""
    twin: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own pickle
    return twin


def advance(game: Game, answers: int = ANSWERS) -> Game:
    """Answer so often at random."""
    stream = Stream("middle")
    for _i in range(answers):
        seat = game.deciders()[0]
        legal = game.answers(seat)
        game.play(seat, legal[stream.below(len(legal))])
    return game


def city(*, seats: int = 4, events: bool = True, **options: str) -> Game:
    return advance(new_game("city", seats=seats, seed="copies", events=events, **options))


def raising(*, seats: int = 3, events: bool = True, **options: str) -> Game:
    return advance(new_game("raising", seats=seats, seed="copies", events=events, **options))


def in_the_draft() -> Game:
    return advance(new_game("city", seats=3, seed=1, draft="on", chiefs="on"), 12)


def with_special_companies() -> Game:
    return city(special_companies="on", advanced_supply="on", edition="2025", mode="advanced")


def with_a_pack() -> Game:
    pack = EXAMPLES / "pack-calumet"
    return advance(new_game("city", seats=3, seed="pack", pack=pack))


def with_a_raising_pack() -> Game:
    pack = EXAMPLES / "pack-raising-correction.json"
    return advance(new_game("raising", seats=3, seed="pack", pack=pack))


def of_a_third_game() -> Game:
    """Return a game whose classes are not compiled, and say nothing about pickles."""
    rules = nim_rules(3, {"last": "loses"})
    return advance(begin(rules, rules.start(), Stream("nim"), []), 3)


def by_hand() -> Game:
    return advance(new_game("city", seats=2), 60)


def from_a_position() -> Game:
    dealer = Stream("another deal")
    return advance(read_position(write_position(city()), "position", rules_of, dealer), 20)


def over() -> Game:
    game = city(seats=2)
    while not game.is_over():
        seat = game.deciders()[0]
        game.play(seat, game.answers(seat)[-1])
    return game


def peeking() -> Game:
    """Return a game that stops before anything hidden comes to light."""
    game = city()
    return game.peek(game.legal(game.deciders()[0])[0])


MAKERS: list[Callable[[], Game]] = [
    city,
    raising,
    in_the_draft,
    with_special_companies,
    with_a_pack,
    with_a_raising_pack,
    of_a_third_game,
    by_hand,
    from_a_position,
    over,
    peeking,
]


@pytest.fixture(params=MAKERS, ids=lambda maker: str(maker.__name__))
def game(request: pytest.FixtureRequest) -> Game:
    made: Game = request.param()
    return made


WAYS: list[Callable[[Game], Game]] = [copy.copy, copy.deepcopy, pickled]
ways = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])


def known(state: object) -> dict[str, object]:
    """Return what a state holds as plain data, parts included."""
    return {name: plain(value) for name, value in attributes(state, ("box", "board")).items()}


def plain(value: object) -> object:
    if isinstance(value, list):
        return [plain(item) for item in value]
    held = attributes(value, ("charter",))
    return {name: plain(inner) for name, inner in held.items()} if held else value


@ways
def test_a_copy_plays_on_like_the_game(game: Game, way: Callable[[Game], Game]) -> None:
    twin = way(game)
    assert played_on(twin) == played_on(game)


@ways
def test_a_copy_is_independent(game: Game, way: Callable[[Game], Game]) -> None:
    twin, hashed, moves = way(game), game.hash(), game.moves[:]
    drawn = None if game.dealer is None else game.dealer.copy().below(1000)
    origin = game.origin.fingerprint()
    played_on(twin)
    assert (game.hash(), game.moves, game.origin.fingerprint()) == (hashed, moves, origin)
    assert game.dealer is None or game.dealer.copy().below(1000) == drawn


@ways
def test_a_copy_holds_all_that_the_game_holds(game: Game, way: Callable[[Game], Game]) -> None:
    twin = way(game)
    game.state.log = None if game.state.log is None else []  # what was told is no part of a game
    assert known(twin.state) == known(game.state)
    assert known(twin.origin) == known(game.origin)
    assert twin.holds_reveals == game.holds_reveals
    assert [twin.undoable(seat) for seat in range(4)] == [game.undoable(seat) for seat in range(4)]


@ways
@pytest.mark.parametrize("events", [True, False])
def test_a_copy_tells_events_if_the_game_does(way: Callable[[Game], Game], events: bool) -> None:
    twin = way(city(events=events))
    told = twin.apply(twin.legal(twin.deciders()[0])[0])
    assert bool(told) == events


@ways
def test_a_copy_takes_back_what_the_game_could(way: Callable[[Game], Game]) -> None:
    game = from_a_position()
    twin = way(game)
    for count in (0, len(game.moves) // 2, len(game.moves)):
        assert twin.back_to(count).hash() == game.back_to(count).hash()


@pytest.mark.parametrize("game_key", GAMES)
def test_any_game_can_be_pickled_before_its_first_answer(game_key: str) -> None:
    for seats in range(1, 9):
        try:
            begun = new_game(game_key, seats=seats, seed=1)
        except Malformed:
            continue
        assert played_on(pickled(begun)) == played_on(begun)


# Parts of a game


@ways
@pytest.mark.parametrize("maker", [city, raising, with_a_pack])
def test_states_can_be_copied_alone(
    maker: Callable[[], Game], way: Callable[[object], object]
) -> None:
    state = maker().state
    twin = way(state)
    assert twin is not state
    assert isinstance(twin, City | Raising)
    assert twin.fingerprint() == state.fingerprint()


@ways
def test_parts_of_a_state_can_be_copied_alone(way: Callable[[object], object]) -> None:
    table, map_ = city().state, raising().state
    assert isinstance(table, City)
    assert isinstance(map_, Raising)
    founded = next(company for company in table.companies if company.is_in_play())
    parts: list[object] = [*table.seats, *map_.seats, founded, *table.placed]
    for part in parts:
        twin = way(part)
        assert twin is not part
        assert known(twin) == known(part)


def test_an_unpickled_company_has_its_charter() -> None:
    game = with_a_pack()
    state, twin = game.state, pickled(game.state)
    assert isinstance(state, City)
    assert isinstance(twin, City)
    for company, other in zip(state.companies, twin.companies, strict=True):
        assert other.charter is company.charter
        assert pickled(company).charter == company.charter


@ways
def test_actions_stay_equal(way: Callable[[object], object]) -> None:
    game = city()
    for action in game.legal(game.deciders()[0]):
        twin = way(action)
        assert isinstance(twin, Action)
        assert (twin, str(twin), hash(twin)) == (action, str(action), hash(action))


@pytest.mark.parametrize("game_key", GAMES)
def test_rules_are_shared_by_copies_and_made_anew_from_a_pickle(game_key: str) -> None:
    rules = new_game(game_key, seats=2).rules
    assert copy.copy(rules) is rules
    assert copy.deepcopy([rules])[0] is rules
    twin = pickled(rules)
    assert type(twin) is type(rules)
    assert (twin.game, twin.seats, twin.options) == (rules.game, rules.seats, rules.options)
    assert twin.start().fingerprint() == rules.start().fingerprint()


def test_rules_keep_their_pack() -> None:
    pack = read_pack(EXAMPLES / "pack-calumet")
    rules = pickled(rules_of("city", 3, {}, pack))
    assert rules.pack == pack
    assert "calumet" in rules.language.domains["company"]


def test_results_and_errors_survive_a_pickle() -> None:
    result = over().result()
    assert result is not None
    assert pickled(result).scores() == result.scores()
    game = city()
    with pytest.raises(Illegal) as caught:
        game.apply(Action(game.deciders()[0], 255, "nonsense"))
    again = pickled(caught.value)
    assert (str(again), again.refusal.key) == (str(caught.value), caught.value.refusal.key)
    assert pickled(Broken(["a", "b"])).violations == ["a", "b"]


@pytest.mark.parametrize(("maker", "most"), [(city, 16_000), (raising, 12_000)])
def test_a_pickle_is_small(maker: Callable[[], Game], most: int) -> None:
    """What is printed is not in it: it would be ten times as much."""
    assert len(pickle.dumps(maker())) < most


# Other processes


def test_games_play_on_in_another_process() -> None:
    games = [maker() for maker in MAKERS]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.map(played_on, games)
    assert found == [played_on(game) for game in games]


@pytest.mark.parametrize("maker", [city, raising, with_a_pack])
def test_the_interpreted_engine_reads_the_pickles_of_this_one(
    maker: Callable[[], Game], tmp_path: Path
) -> None:
    written = pickle.dumps(maker())
    (tmp_path / "game").write_bytes(written)
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "tests.games.other_process", str(tmp_path / "game")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split("\n") == ["pure", *played_on_from(written)]

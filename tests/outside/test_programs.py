"""Programs that play by the line protocol, good ones and bad ones."""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from bigshoulders import new_game
from bigshoulders.bots.arena import choices_of, play_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.stream import Stream
from bigshoulders.outside.finding import Entrant, make_entrant
from bigshoulders.outside.forfeits import MOST_IN_A_ROW, Failed, OutsideBot
from bigshoulders.outside.player import Player, end_players
from bigshoulders.outside.program_bot import ProgramBot
from tests.outside.holding import is_locked

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "bots"
FAULTY = Path(__file__).parent / "faulty.py"
PATIENCE = 60.0  # seconds for a program that is good, on a busy machine


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    """No program outlives its test."""
    yield
    end_players()


def example(language: str) -> Entrant:
    if language == "python":
        return Entrant("python", f"cmd:{sys.executable} {EXAMPLES / 'thrifty.py'}", (), PATIENCE)
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not on the path")
    return Entrant("node", f"cmd:{node} {EXAMPLES / 'thrifty.mjs'}", (), PATIENCE)


def faulty(words: str, seconds: float = PATIENCE) -> Entrant:
    return Entrant(words, f"cmd:{sys.executable} {FAULTY} {words}", (), seconds)


def bots_for(game: str, entrants: list[Entrant]) -> list[OutsideBot]:
    made = [make_entrant(game, one, f"seed/{seat}") for seat, one in enumerate(entrants)]
    return [one for one in made if isinstance(one, OutsideBot)]


# The examples


@pytest.mark.parametrize("language", ["python", "node"])
@pytest.mark.parametrize("game", ["city", "raising"])
def test_the_examples_play_any_game_without_a_forfeit(game: str, language: str) -> None:
    """They import nothing of ours, and the same seed gives the same game."""
    played: list[list[int]] = []
    for _time in range(2):
        bots = bots_for(game, [example(language)] * 2)
        start = new_game(game, seats=2, seed="examples", events=False)
        play_game(start, bots, referee=False)
        assert [(bot.forfeits, bot.why) for bot in bots] == [({}, "")] * 2
        played.append(start.moves)
    assert played[0] == played[1]


def test_a_program_can_be_asked_what_it_thinks() -> None:
    """Its answers come with values, the best first, and the best is the one it gives."""
    game = new_game("city", seats=2, seed="thoughts", events=False)
    seat = game.deciders()[0]
    bot = make_entrant("city", example("python"), "same")
    again = make_entrant("city", example("python"), "same")
    assert isinstance(bot, ProgramBot)
    found = bot.analysis(game, seat)
    assert sorted(one.answer for one in found) == sorted(one.notation for one in game.legal(seat))
    assert found == sorted(found, key=lambda one: -one.value)
    assert game.read(found[0].answer, seat).code == again.answer(game, seat)


def test_a_program_that_does_not_analyze_says_so() -> None:
    game = new_game("city", seats=2, seed="thoughts", events=False)
    bot = make_entrant("city", faulty("good never"), "same")
    assert isinstance(bot, ProgramBot)
    with pytest.raises(Failed, match="does not analyze"):
        bot.analysis(game, game.deciders()[0])


# Bad ones


def test_no_game_stops_whatever_four_programs_do() -> None:
    """One crashes, one hangs, one talks, one answers what is not allowed: all are counted."""
    kinds = ("crash", "hang always", "garbage", "illegal")
    bots = bots_for("city", [faulty(one, 0.01 if "hang" in one else PATIENCE) for one in kinds])
    game = new_game("city", seats=4, seed="faults", events=False)
    play_game(game, bots, referee=True)
    assert game.is_over()
    assert choices_of(game) > 4 * MOST_IN_A_ROW
    crash, hang, garbage, illegal = (bot.forfeits for bot in bots)
    assert set(crash) - {"unasked"} == {"ended"}
    assert hang["late"] == MOST_IN_A_ROW
    assert hang["unasked"] > 0
    assert set(garbage) - {"unasked"} == {"unreadable"}
    assert set(illegal) - {"unasked"} == {"illegal"}
    assert "code 3: I do not feel well" in bots[0].why


def test_the_same_faults_forfeit_the_same_decisions() -> None:
    """What is given in their place follows from the seed."""
    moves = []
    for _time in range(2):
        game = new_game("city", seats=2, seed="again", events=False)
        play_game(game, bots_for("city", [faulty("illegal"), faulty("crash")]), referee=False)
        moves.append(game.moves)
    assert moves[0] == moves[1]


@pytest.mark.parametrize("kind", ["endless", "stale"])
def test_lines_without_end_and_late_lines_are_no_answers(kind: str) -> None:
    game = new_game("city", seats=2, seed="lines", events=False)
    (bot,) = bots_for("city", [faulty(f"{kind} always")])
    seat = game.deciders()[0]
    assert bot.answer(game, seat) in game.answers(seat)
    assert bot.forfeits == {"unreadable": 1}


def test_a_program_is_killed_with_whoever_started_it(tmp_path: Path) -> None:
    """Even if that is killed, and the program neither reads nor ends by itself."""
    lock = tmp_path / "lock"
    words = [sys.executable, str(FAULTY), "hold", str(lock)]
    script = (
        "import sys, time; from bigshoulders.outside.program import Program;"
        f"program = Program({words!r}); program.ask({{'type': 'hello'}}, {PATIENCE});"
        "program.say({'type': 'question'}); time.sleep(3600)"
    )
    owner = subprocess.Popen([sys.executable, "-c", script])  # noqa: S603 - our own words
    while not is_locked(lock):
        assert owner.poll() is None
        sleep(0.02)
    owner.kill()
    owner.wait()
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # waits until it is gone


def test_a_program_does_not_hear_secrets_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIGSHOULDERS_SECRET", "signs cookies")
    player = Player(f"{sys.executable} {FAULTY} good", {})
    assert player.introduction().options == {"secret": "none"}
    player.end()


# What they are told


def positions(key: str) -> Iterator[Game]:
    for number in range(6):
        game = new_game(key, seats=3, seed=f"hidden/{number}", events=False)
        wander(game, 30 * number, Stream(f"walk/{number}"))
        yield game


def question_to(game: Game, seat: int) -> str:
    return json.dumps(ProgramBot("eyes", Player("nobody", {}), 1.0).question(game, seat))


@pytest.mark.parametrize("key", ["city", "raising"])
def test_permuting_what_is_hidden_does_not_change_what_a_program_is_told(key: str) -> None:
    """Byte for byte, so no answer can depend on it; and the seed of the game is not in there."""
    changed: set[str] = set()
    for number, game in enumerate(positions(key)):
        for seat in game.deciders():
            told = question_to(game, seat)
            assert f"hidden/{number}" not in told
            for twin in (
                game.determinize(seat, Stream(f"other/{number}/{one}")) for one in range(3)
            ):
                assert question_to(twin, seat) == told
                changed |= {twin.hash(), *([] if twin.dealer is None else [twin.dealer.seed])}
    assert len(changed) > 12  # in Raising Chicago only draws to come are hidden


def test_waiting_is_not_needed_for_programs_that_are_gone() -> None:
    """One that ended between two questions is started again for the next."""
    game = new_game("city", seats=2, seed="gone", events=False)
    (bot,) = bots_for("city", [faulty("good never")])
    seat = game.deciders()[0]
    assert bot.answer(game, seat) == game.answers(seat)[0]
    assert isinstance(bot, ProgramBot)
    bot._player._running()._guarded.process.kill()
    codes = [bot.answer(game, seat) for _time in range(2)]
    assert bot.forfeits == {"ended": 1}
    assert codes[1] == game.answers(seat)[0]

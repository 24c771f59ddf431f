"""Python classes of other packages: how they are found, and what becomes of their mistakes."""

from __future__ import annotations

import time
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from bigshoulders import new_game
from bigshoulders.bots.arena import play_game
from bigshoulders.bots.bot import Bot, Observation
from bigshoulders.kernel.errors import Malformed
from bigshoulders.outside import finding
from bigshoulders.outside.finding import Entrant, check_entrant, make_entrant
from bigshoulders.outside.forfeits import MOST_IN_A_ROW, OutsideBot

HERE = __name__


class Last:
    """Needs nothing of ours but the observation."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> int:
        return observation.answers[-1]


class Raises(Bot):
    def choose(self, observation: Observation) -> int:
        raise KeyError("somewhere inside")


class Leaves(Bot):
    def choose(self, observation: Observation) -> int:
        raise SystemExit(1)


class Hangs(Bot):
    def choose(self, observation: Observation) -> int:
        while True:
            try:
                time.sleep(3600)
            except Exception:  # noqa: BLE001, S112 - it catches what it can
                continue


class Cheats(Bot):
    """Gives an answer of its own, and spoils the list."""

    def choose(self, observation: Observation) -> int:
        observation.answers.clear()
        return -5


NOT_A_CLASS = 5


def made(name: str, seconds: float = 60.0) -> OutsideBot:
    bot = make_entrant("city", Entrant(name, f"{HERE}:{name}", (), seconds), "seed")
    assert isinstance(bot, OutsideBot)
    return bot


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Raises", "raised"), ("Leaves", "raised"), ("Hangs", "late"), ("Cheats", "illegal")],
)
def test_a_class_that_fails_forfeits_and_the_game_goes_on(name: str, kind: str) -> None:
    game = new_game("city", seats=2, seed="classes", events=False)
    bots = [made(name, 0.01 if name == "Hangs" else 60.0), made("Last")]
    play_game(game, bots, referee=True)
    assert bots[0].forfeits[kind] == MOST_IN_A_ROW
    assert set(bots[0].forfeits) == {kind, "unasked"}
    assert bots[1].forfeits == {}


def test_our_own_bot_named_as_a_class_plays_the_same_game() -> None:
    moves = []
    for reference in ("sharp", "bigshoulders.bots.city.levels:sharp"):
        entrant = Entrant("one", reference, (), 60.0)
        game = new_game("city", seats=2, seed="same", events=False)
        bots = [make_entrant("city", entrant, f"same/{seat}") for seat in range(2)]
        moves.append(play_game(game, bots, referee=False).moves)
    assert moves[0] == moves[1]


def test_an_entry_point_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("mine", f"{HERE}:Last", finding.GROUP)])
    monkeypatch.setattr(finding, "entry_points", points.select)
    game = new_game("city", seats=2, seed="point", events=False)
    seat = game.deciders()[0]
    bot = make_entrant("city", Entrant("mine", "mine"), "seed")
    assert bot.answer(game, seat) == game.answers(seat)[-1]
    with pytest.raises(Malformed, match=r"'yours' for city; choose one of random, .*, mine, or"):
        check_entrant("city", Entrant("yours", "yours"))


@pytest.mark.parametrize(
    ("reference", "sentence"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("not_there:Mine", "cannot be loaded, ModuleNotFoundError"),
        (f"{HERE}:Nobody", "cannot be loaded, AttributeError"),
        (f"{HERE}:NOT_A_CLASS", "expected a class or function"),
        ("cmd:", "expected a command"),
        ("cmd:'", "not a command"),
        ("cmd:not-there-at-all", "cannot be started"),
        ("cmd:false", "it ended with code 1"),
        ("cmd:echo hello", "not valid JSON"),
    ],
)
def test_what_is_not_there_is_refused_before_a_game(reference: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        check_entrant("city", Entrant("one", reference))


def test_only_programs_have_options() -> None:
    with pytest.raises(Malformed, match="only programs"):
        check_entrant("city", Entrant("one", "sharp", (("depth", "3"),)))

"""The heuristic for Raising Chicago plays every table to its end, by the rules."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import play_game
from bigshoulders.bots.raising.policy import ADVISERS
from bigshoulders.games.raising.game import STEPS
from bigshoulders.games.raising.options import SWITCHES
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.step import PLAYER

TURNED = [{switch.key: switch.values[1]} for switch in SWITCHES]
ALL_TURNED = {switch.key: switch.values[1] for switch in SWITCHES}


def played(seats: int, names: list[str], seed: str, **options: str) -> Game:
    """Return a finished game in which every answer was checked."""
    game = new_game("raising", seats=seats, seed=seed, events=False, **options)
    bots = [make_bot("raising", names[seat], f"{seed}/{seat}") for seat in range(seats)]

    def is_legal(game: Game, seat: int, code: int) -> None:
        assert code in game.answers(seat), game.rules.language.write(code)

    return play_game(game, bots, referee=True, on_decision=is_legal)


def test_every_question_has_an_adviser() -> None:
    """Section 22: whatever a player can be asked, the heuristic has an opinion."""
    asked = [number for number, step in enumerate(STEPS) if step.kind == PLAYER]
    assert sorted(ADVISERS) == asked


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, *TURNED, ALL_TURNED], ids=str)
def test_every_option_is_played_to_the_end(seats: int, options: dict[str, str]) -> None:
    """Section 25: a switch changes what is legal, not whether the bot can answer."""
    assert played(seats, ["heuristic"] * seats, "options", **options).is_over()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strange_positions_are_played_to_the_end(seats: int) -> None:
    """R-PAY-06, R-WIN-02: beside random players there is poverty, failure and odd building."""
    names = ["random"] * seats
    for place in range(seats):
        names[place] = "heuristic"
        assert played(seats, names, f"strange/{place}", **ALL_TURNED).is_over()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_table_is_played_the_same_way(seats: int) -> None:
    """R-INV-11: the heuristic leaves nothing to chance, whatever its seed is."""
    games = []
    for seed in ("one", "two"):
        game = new_game("raising", seats=seats, seed="table", events=False, council="on")
        bots = [make_bot("raising", "heuristic", f"{seed}/{seat}") for seat in range(seats)]
        games.append(play_game(game, bots, referee=False).moves)
    assert games[0] == games[1]


def test_looking_leaves_the_table_alone() -> None:
    """A bot weighs a twin, so that asking for its answer changes nothing."""
    game = new_game("raising", seats=3, seed="look", events=False)
    before = game.hash()
    make_bot("raising", "heuristic", "eyes").answer(game, game.deciders()[0])
    assert game.hash() == before


def test_a_bot_for_an_unknown_game_is_malformed() -> None:
    """A wrong game is answered with the right ones."""
    with pytest.raises(Malformed, match=r"no game 'chess'.*city, raising"):
        make_bot("chess", "heuristic", "0")

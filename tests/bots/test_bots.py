"""Bots by name: they keep to the rules, and their seed decides what they do."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.bots import bots_of, make_bot
from bigshoulders.bots.arena import play_game
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game

QUICK = ["random", "gentle", "heuristic", "sharp"]  # the others search, and take long for a game
SEARCHING = ["skilled", "strong", "fierce"]
CHARACTERS = ["builder", "raider", "rentier", "gambler", "miser"]


def played(name: str, seed: str, seats: int = 3, **options: str) -> Game:
    """Return a finished game in which every answer was checked."""
    game = new_game("city", seats=seats, seed=seed, events=False, **options)
    bots = [make_bot("city", name, f"{seed}/{seat}") for seat in range(seats)]

    def is_legal(game: Game, seat: int, code: int) -> None:
        assert code in game.answers(seat), game.rules.language.write(code)

    return play_game(game, bots, referee=True, on_decision=is_legal)


def test_six_levels_and_five_characters_are_registered_beside_random() -> None:
    """The names that the command line and the server offer, the gentlest first."""
    assert list(bots_of("city")) == [*QUICK, *SEARCHING, *CHARACTERS]
    raising = ["random", "gentle", "easy", "heuristic"]
    assert list(bots_of("raising")) == [*raising, *SEARCHING, *CHARACTERS]


def test_an_unknown_bot_is_malformed_and_the_list_is_shown() -> None:
    """A wrong name is answered with the right ones."""
    with pytest.raises(Malformed, match=r"no bot 'clever'.*random, gentle, heuristic"):
        make_bot("city", "clever", "0")
    with pytest.raises(Malformed, match=r"no bot 'sharp' for raising.*gentle, easy"):
        make_bot("raising", "sharp", "0")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", QUICK)
def test_bots_give_legal_answers_only(name: str, seats: int) -> None:
    """C-FLOW-01: whole games under the referee."""
    for number in range(2):
        assert played(name, f"legal/{number}", seats).is_over()


@pytest.mark.parametrize(
    "options",
    [
        {"draft": "on"},
        {"goals": "off"},
        {"half_price": "printed_only", "empty_use": "no"},
        {"may_forgo_partner": "yes", "asset_refill": "always"},
        {"buy_while_producing": "on", "stock_asset_timing": "turn_end"},
        {"limited_supply": "yes", "trade_same_type": "yes"},
    ],
)
def test_the_heuristic_copes_with_switches(options: dict[str, str]) -> None:
    """Section 3.2: rule switches change what is legal, not whether the bot can answer."""
    assert played("heuristic", "switches", 4, **options).is_over()


@pytest.mark.once
@pytest.mark.parametrize("key", ["city", "raising"])
@pytest.mark.parametrize("name", SEARCHING)
def test_levels_that_search_give_legal_answers(key: str, name: str) -> None:
    """At the first question, and the same one twice."""
    game = new_game(key, seats=2, seed="levels", events=False)
    seat = game.deciders()[0]
    codes = {make_bot(key, name, "seed").answer(game, seat) for _i in range(1 + (key == "city"))}
    assert len(codes) == 1
    assert codes <= set(game.answers(seat))


@pytest.mark.parametrize("name", QUICK)
def test_a_seed_decides_every_answer(name: str) -> None:
    """Same seed, same game."""
    assert played(name, "same").moves == played(name, "same").moves


@pytest.mark.parametrize("name", ["gentle", "heuristic", "random"])
def test_another_seed_plays_another_game(name: str) -> None:
    """What is left to chance comes from the bot's seed, not from the dealer's."""
    games = []
    for seed in ("one", "two"):
        game = new_game("city", seats=2, seed="table", events=False)
        bots = [make_bot("city", name, f"{seed}/{seat}") for seat in range(2)]
        games.append(play_game(game, bots, referee=False).moves)
    assert games[0] != games[1]

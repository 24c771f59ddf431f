"""Games with packs: they play to their end, speak its words and are recorded with it."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.packs import any_of, read_pack
from bigshoulders.records import replay_text
from tests.games.raising.packs import EXAMPLE, everything, pack_of

# The least that the rules can do with, or the most.
EXTREMES = {
    "a deck without a spare card": pack_of(
        cards=[{"id": str(number), "remove": True} for number in range(1, 15)]
    ),
    "a prestige building for each move": pack_of(
        prestige=[{"id": "1", "remove": True}, {"id": "2", "remove": True}]
    ),
    "every prestige building on display": pack_of(prestige={"on_display": 10}),
    "one neighborhood": pack_of(
        neighborhood_spaces=[{"id": f"n{number}", "remove": True} for number in range(2, 19)]
    ),
    "no purple plot": pack_of(
        plots=[{"id": str(number), "interior": False} for number in range(1, 41)]
    ),
    "no asterisk": pack_of(projects=[{"id": "36", "symbol": "y"}]),
    "trades of two": pack_of(board={"trade_give": 2}),
    "twelve squares without a resource": pack_of(
        cards=[{"id": str(number), "red": [None] * 12} for number in range(1, 55)]
    ),
    "projects that nobody can pay": pack_of(
        projects=[{"id": str(number), "cost": {"lumber": 255}} for number in range(1, 37)]
    ),
}


def play_out(game: Game, seed: str) -> None:
    """Play at random to the end, asking the referee after every answer."""
    stream = Stream(seed)
    while not game.is_over():
        seat = game.deciders()[0]
        answers = game.answers(seat)
        game.play(seat, answers[stream.below(len(answers))])
        assert game.rules.violations(game.state) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pack", [everything(), read_pack(EXAMPLE)], ids=["everything", "example"])
def test_a_game_with_a_pack_plays_to_its_end(pack: Pack, seats: int) -> None:
    game = new_game("raising", seats=seats, seed=seats, pack=pack, council=True)
    play_out(game, "pack")
    assert game.result() is not None


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("extreme", EXTREMES)
def test_what_the_checks_let_through_can_be_played(extreme: str, seats: int) -> None:
    game = new_game("raising", seats=seats, seed=1, pack=EXTREMES[extreme])
    play_out(game, extreme)
    assert game.is_over()


def test_the_components_of_a_pack_are_told_by_their_words() -> None:
    """An id of the pack is a word of the notation, as those of the box are."""
    words = new_game("raising", seats=2, seed=1, pack=everything()).rules.language
    for line in ("final f11", "display 11", "tile nt19", "outskirts 13", "ward wc5", "deck 55"):
        assert words.write(words.read(line)) == line


def test_a_record_names_the_pack_and_replays_with_it() -> None:
    pack = everything()
    game = new_game("raising", seats=3, seed=3, events=False, pack=pack)
    play_out(game, "record")
    text = record_of(game).text()
    assert f"pack trial {pack.digest}" in text.splitlines()
    assert replay_text(text, any_of([pack])).hash() == game.hash()


def test_what_a_pack_knows_is_not_told_as_reconstructed() -> None:
    """A table is warned of reconstructed values; those of its pack are none."""
    plain = new_game("raising", seats=3, seed=1).rules.reconstructed()
    packed = new_game("raising", seats=3, seed=1, pack=read_pack(EXAMPLE)).rules.reconstructed()
    assert "bidding board: first, second" in packed
    assert "poverty track: lost, each beyond" in plain
    assert not [line for line in packed if line.startswith("poverty")]

"""The lines of a final score and their parts: wards, arrows, symbols, sections, council members."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.positions.text import write_position
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Line
from bigshoulders.kernel.standings import standings
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios import from_position
from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import collect, council, last_round


def ended(seed: int) -> Game:
    """Play a game at random."""
    game = new_game("raising", seats=2 + seed % 3, seed=seed, council="on", end_choices="players")
    stream = Stream(f"parts/{seed}")
    while not game.is_over():
        answers = game.answers(game.deciders()[0])
        game.play(game.deciders()[0], answers[stream.below(len(answers))])
    return game


def lines_of(game: Game, seat: int) -> dict[str, Line]:
    result = game.result()
    assert result is not None
    return {line.key: line for line in result.standings[seat].lines}


@pytest.mark.parametrize("seed", range(9))
def test_the_parts_of_every_line_add_up(seed: int) -> None:
    """R-FIN-01 to R-FIN-08: but for what was gained in play, which is one number."""
    game = ended(seed)
    for seat in range(game.rules.seats):
        for key, line in lines_of(game, seat).items():
            if key != "in_play":
                assert sum(part.amount for part in line.parts) == line.amount, key


def scored(table: RaisingScenario, key: str, seat: int = 0) -> list[tuple[int, Facts]]:
    return [(part.amount, part.data) for part in lines_of(table.game, seat)[key].parts]


def test_wards_tell_levels_places_and_tokens() -> None:
    """R-FIN-01: first alone in ward 1, tied for first in ward 2, second in ward 3, third in 4."""
    table = last_round().building("blue", 1, levels=2).building("purple", 2)
    table.building("blue", 3).building("green", 4)
    table.building("blue", 5).building("green", 6, levels=3)
    table.building("blue", 7).building("green", 8, levels=3).building("purple", 15, levels=2)
    assert scored(table.at("scoring"), "ward_control") == [
        (7, {"count": 2, "place": 1, "tied": 1, "ward": 1, "token": "wc1"}),
        (6, {"count": 1, "place": 1, "tied": 2, "ward": 2, "token": "wc2"}),
        (5, {"count": 1, "place": 2, "tied": 1, "ward": 3, "token": "wc3"}),
        (0, {"count": 1, "place": 0, "tied": 1, "ward": 4, "token": "wc4"}),
    ]


@pytest.mark.parametrize("seed", range(6))
def test_a_position_after_the_scoring_still_explains_the_wards(seed: int) -> None:
    """R-FIN-01a: a token that nobody took is told by what it paid."""
    game = ended(seed)
    again = from_position(write_position(game)).game
    for seat in range(game.rules.seats):
        line = lines_of(again, seat)["ward_control"]
        assert sum(part.amount for part in line.parts) == line.amount
        assert len(line.parts) == len(lines_of(game, seat)["ward_control"].parts)


def test_the_bidding_board_tells_markers_and_place() -> None:
    """R-FIN-02: two markers are second to three."""
    table = last_round().markers(blue=2, purple=3).at("scoring")
    assert scored(table, "bidding_board") == [(3, {"count": 2, "place": 2, "tied": 1})]


def test_every_arrow_is_a_part() -> None:
    """R-FIN-03: building 4 on plot 20 points east and west, for 3 each."""
    table = last_round().prestige("4", 20).building("blue", 19, 21).building("green", 12)
    assert scored(table.at("scoring"), "prestige_buildings") == [
        (3, {"prestige": "4", "from": "20", "plot": "21"}),
        (3, {"prestige": "4", "from": "20", "plot": "19"}),
    ]


def test_sets_tell_the_tokens_of_every_symbol() -> None:
    """R-FIN-05: two sets, the third lacks a book."""
    table = last_round().symbols("blue", train=3, lion=3, book=2, seal=4, y=3).at("scoring")
    counts = {"train": 3, "lion": 3, "book": 2, "seal": 4, "y": 3}
    assert scored(table, "symbol_sets") == [(6, {"count": 2, **counts})]


def test_sections_are_parts_and_all_three_are_one_more() -> None:
    """R-FIN-06: five tokens of each."""
    table = last_round().tokens("blue", "L5 J5 M5").at("scoring")
    sections = [(2, {"resource": kind}) for kind in ("lumber", "jackscrew", "masonry")]
    assert scored(table, "personal_project") == [*sections, (3, {})]


def test_poverty_tells_its_steps() -> None:
    """R-FIN-07: step 4 costs 5, and step 0 nothing."""
    table = last_round().poverty("blue", 4).at("scoring")
    assert scored(table, "poverty") == [(-5, {"steps": 4})]
    assert scored(table, "poverty", 1) == []


def test_members_tell_cards_and_what_they_count() -> None:
    """R-COU-03, R-COU-04: four a-cards score member 5 once; no b-card scores member 9."""
    table = collect(council("5", "9", "1", "2"), a=4).moved("blue").moved("blue").at("scoring")
    told = scored(table, "council")
    assert told[0] == (
        4,
        {"member": "5", "letter": "a", "cards": 4, "times": 1, "count": 2},
    )
    assert told[1] == (0, {"member": "9", "letter": "b", "cards": 0, "times": 0, "count": 0})


def test_standings_are_told_with_the_parts() -> None:
    """R-VIC-01: as plain data, for everybody who shows them."""
    told = standings(last_round().poverty("blue", 1).at("scoring").game)
    assert told is not None
    poverty = next(line for line in told[0]["lines"] if line["key"] == "poverty")
    assert poverty == {
        "key": "poverty",
        "amount": -1,
        "data": {},
        "parts": [{"key": "poverty", "amount": -1, "data": {"steps": 1}}],
    }

"""What a pack makes of the box is checked as the box is: file, entry and field are named."""

from __future__ import annotations

import pytest

from bigshoulders.games.raising.box.loading import box_with
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from tests.games.raising.packs import (
    CARD,
    EMPTY_PLOT,
    FINAL,
    MEMBER,
    NEIGHBORHOOD,
    PRESTIGE,
    WARD_TOKEN,
    pack_of,
)


def many(entry: dict[str, Json], count: int, first: int) -> list[Json]:
    """Return this many of one component, with numbers for ids."""
    return [{**entry, "id": str(first + number)} for number in range(count)]


# A page of the pack, what is written there, and the sentence it is refused with.
WRONG: list[tuple[str, Json, str]] = [
    # Projects
    (
        "projects",
        [{"id": "1", "costs": {}}],
        'trial/projects.json: 1: the field "costs" is unknown; known are id, name, round, kind,',
    ),
    (
        "projects",
        [{"id": "1", "cost": {"lumber": -1}}],
        "trial/projects.json: 1: cost: lumber: expected a whole number from 0 to 255, got -1",
    ),
    (
        "projects",
        [{"id": "1", "cost": {"brick": 1}}],
        'trial/projects.json: 1: cost: the field "brick" is unknown; known are lumber, jackscrew,',
    ),
    (
        "projects",
        [{"id": "1", "symbol": "bear"}],
        "trial/projects.json: 1: symbol: expected one of train, lion, book, seal, y, asterisk, got",
    ),
    (
        "projects",
        [{"id": "1", "reward": {"kind": "wild"}}],
        'trial/projects.json: 1: reward: the field "kind" is unknown; known are wild, favor,',
    ),
    (
        "projects",
        [{"id": "1", "kind": "move"}],
        "trial/projects.json: 1: reward: a move project has no reward",
    ),
    (
        "projects",
        [{"id": "1", "reward": None}],
        "trial/projects.json: 1: a raise project has a reward",
    ),
    (
        "projects",
        [{"id": "1", "round": 2}],
        "trial/projects.json: projects of round 1: expected 5, got 4",
    ),
    (
        "projects",
        [{"id": "36", "remove": True}],
        "trial/projects.json: projects of round 8: expected 1, got 0",
    ),
    (
        "projects",
        [{"id": "1", "kind": "move", "reward": None}],
        "trial/projects.json: 9 move projects are more than 8 outskirts",
    ),
    (
        "projects",
        [{"id": "1", "symbol": "asterisk"}],
        "trial/projects.json: expected one asterisk at most",
    ),
    ("finals", [{**FINAL, "id": "17"}], 'trial/finals.json: the id "17" is used more than once'),
    (
        "finals",
        [{**FINAL, "symbols": ["y", "y"]}],
        "trial/finals.json: f11: symbols: expected two different ones, not the asterisk",
    ),
    (
        "finals",
        [{**FINAL, "symbols": ["y", "asterisk"]}],
        "trial/finals.json: f11: symbols: expected two different ones, not the asterisk",
    ),
    (
        "finals",
        [{"id": f"f0{number}", "remove": True} for number in range(1, 8)],
        "trial/finals.json: 4 final projects are in play, 3 are there",
    ),
    (
        "finals",
        [{**FINAL, "id": "City Hall"}],
        "trial/finals.json: City Hall: id: expected lower-case letters, digits, - and _, got",
    ),
    ("finals", many(FINAL, 210, 100), "trial/finals.json: a box holds at most 255 projects, this"),
    # Tiles
    (
        "prestige",
        [{**PRESTIGE, "arrows": ["N", "N"]}],
        "trial/prestige.json: 11: arrows: entry 2: N is named twice",
    ),
    (
        "prestige",
        [{**PRESTIGE, "arrows": []}],
        "trial/prestige.json: 11: arrows: expected one or more of N, E, S, W, got []",
    ),
    (
        "prestige",
        [{**PRESTIGE, "id": "tower"}],
        "trial/prestige.json: tower: id: expected a number above 10",
    ),
    (
        "prestige",
        [{"id": str(number), "remove": True} for number in (1, 2, 3)],
        "projects.json (with pack trial): 8 move projects need as many prestige buildings",
    ),
    (
        "prestige",
        {"on_display": 11},
        "trial/prestige.json: on_display: expected at most 10, the buildings there are",
    ),
    (
        "neighborhoods",
        [{"id": "nt01", "remove": True}],
        "trial/neighborhoods.json: 17 tiles are too few for 18 neighborhood spaces",
    ),
    (
        "neighborhoods",
        many(NEIGHBORHOOD, 238, 1),
        "trial/neighborhoods.json: a box holds at most 255 neighborhood tiles, this one has 256",
    ),
    (
        "empty_plots",
        [{"id": str(number), "remove": True} for number in range(1, 6)],
        "trial/empty_plots.json: 7 tiles are too few for 8 outskirts plots",
    ),
    (
        "empty_plots",
        [{**EMPTY_PLOT, "deed": "fly"}],
        "trial/empty_plots.json: 13: deed: expected one of plain, squares_of_a_card, spots_of_the",
    ),
    ("empty_plots", [{"id": "13"}], "trial/empty_plots.json: 13: expected a deed or a reward"),
    (
        "empty_plots",
        [{"id": "4", "count": 2}],
        "trial/empty_plots.json: 4: count: squares_of_a_card has none",
    ),
    (
        "empty_plots",
        [{"id": "8", "count": None}],
        "trial/empty_plots.json: 8: count: steps_on_a_track needs one",
    ),
    (
        "empty_plots",
        [{"id": "10", "count": 3}],
        "trial/empty_plots.json: 10: count: expected 2, as swap_banners needs",
    ),
    (
        "empty_plots",
        [{**EMPTY_PLOT, "id": "0"}],
        "trial/empty_plots.json: 0: id: expected a number above 12",
    ),
    (
        "ward_control",
        [{"id": "wc1", "remove": True}],
        "trial/ward_control.json: 3 tokens are too few for 4 wards",
    ),
    (
        "ward_control",
        [{**WARD_TOKEN, "first": 1}],
        "trial/ward_control.json: wc5: expected first to be no less than second",
    ),
    # The map
    (
        "plots",
        [{"id": "1", "column": 9}],
        "trial/plots.json: 1: column: expected a whole number from 1 to 8, got 9",
    ),
    (
        "plots",
        [{"id": "1", "column": 2}],
        "trial/plots.json: 2: another plot is in column 2, row 1 already",
    ),
    (
        "plots",
        [{"id": "40", "remove": True}],
        "neighborhood_spaces.json (with pack trial): n18: plots: entry 4: expected one of 1, 2, 3,",
    ),
    (
        "plots",
        [{"id": "41", "ward": 4, "column": 8, "row": 6, "interior": False}],
        "trial/plots.json: 41: row: expected a whole number from 1 to 5, got 6",
    ),
    (
        "neighborhood_spaces",
        [{"id": "n1", "plots": ["1", "2", "9"]}],
        "trial/neighborhood_spaces.json: n1: plots: expected the ids of four different plots, got",
    ),
    (
        "neighborhood_spaces",
        [{"id": "n1", "plots": ["1", "1", "9", "10"]}],
        "trial/neighborhood_spaces.json: n1: plots: expected the ids of four different plots, got",
    ),
    (
        "neighborhood_spaces",
        [{"id": "n1", "plots": [1, 2, 9, 10]}],
        "trial/neighborhood_spaces.json: n1: plots: entry 1: expected one of 1, 2, 3, 4,",
    ),
    (
        "neighborhood_spaces",
        [{"id": "n3", "remove": True}],
        "trial/neighborhood_spaces.json: n4: the neighborhood spaces are n1 to n17, in this order;",
    ),
    # Cards
    (
        "cards",
        [{**CARD, "letters": ["e"]}],
        'trial/cards.json: 55: letters: entry 1: expected one of a, b, c, d, got "e"',
    ),
    (
        "cards",
        [{**CARD, "red": ["lumber", None, None, None]}],
        "trial/cards.json: 55: the first square, the upper-left one, shows none",
    ),
    (
        "cards",
        [{**CARD, "red": [None, "lumber"]}],
        "trial/cards.json: 55: expected 4 squares, as on the other cards",
    ),
    (
        "cards",
        [{**CARD, "yellow": [None, "lumber"]}],
        "trial/cards.json: 55: expected 5 squares, as on the other cards",
    ),
    (
        "cards",
        [{"id": str(number), "remove": True} for number in range(1, 16)],
        "trial/cards.json: 39 cards are too few for 8 rounds of 5",
    ),
    (
        "cards",
        [{"id": str(number), "red": [None, "lumber"]} for number in range(1, 55)],
        "trial/cards.json: 2 players place up to 14 markers on 10 squares",
    ),
    (
        "cards",
        {"sides": {"5": "red"}},
        'trial/cards.json: sides: the field "5" is unknown; known are 2, 3, 4',
    ),
    (
        "cards",
        {"sides": {"3": None}},
        'trial/cards.json: sides: the field "3" is missing',
    ),
    ("cards", many(CARD, 202, 55), "trial/cards.json: a box holds at most 255 cards, this one has"),
    # The council
    (
        "council",
        [{**MEMBER, "counts": "luck"}],
        "trial/council.json: 13: counts: expected one of ward_buildings, outskirts_buildings,",
    ),
    (
        "council",
        [{**MEMBER, "ward": 2}],
        "trial/council.json: 13: ward: expected one with ward_buildings only",
    ),
    (
        "council",
        [{"id": "1", "ward": None}],
        "trial/council.json: 1: ward: expected one with ward_buildings only",
    ),
    (
        "council",
        [{"id": "1", "ward": 5}],
        "trial/council.json: 1: ward: expected a whole number from 1 to 4, got 5",
    ),
    (
        "council",
        [{"id": str(number), "remove": True} for number in range(1, 10)],
        "trial/council.json: 3 members are too few for the 4 in play",
    ),
    (
        "council",
        {"thresholds": {"4": {"qualify": 5, "double": 5}}},
        "trial/council.json: thresholds: 4: expected double to be more than qualify",
    ),
    # Numbers
    (
        "board",
        {"markers": {"each_color": 23}},
        "trial/board.json: markers: each_color: expected at least 24, for every round",
    ),
    (
        "board",
        {"markers": {"added": 6, "each_color": 60}},
        "trial/board.json: markers: added: expected at most 5, as most_on_board",
    ),
    (
        "board",
        {"markers": {"nonplayer": 4}},
        "trial/board.json: markers: nonplayer: expected at most 3, as added",
    ),
    (
        "board",
        {"markers": {"most_on_board": 7}},
        "cards.json (with pack trial): 3 players place up to 21 markers on 20 squares",
    ),
    (
        "board",
        {"expertise": {"token_columns": {"4": [3, 9]}}},
        "trial/board.json: expertise: token_columns: 4 players: expected columns behind the start",
    ),
    (
        "board",
        {"expertise": {"token_columns": {"2": [9, 6, 3]}}},
        "trial/board.json: expertise: token_columns: 2 players: expected columns behind the start",
    ),
    (
        "board",
        {"expertise": {"end_column": 9}},
        'trial/board.json: expertise: column_rewards: the field "10" is unknown; known are 1, 2,',
    ),
    (
        "board",
        {"expertise": {"banners": {"lumber": 4}}},
        "trial/board.json: expertise: banners: expected 9, one for each space, got 10",
    ),
    (
        "board",
        {"poverty": {"lost": [0, 3, 2]}},
        "trial/board.json: poverty: lost: expected 0, then no step cheaper than the one before",
    ),
    (
        "board",
        {"poverty": {"lost": [1, 2]}},
        "trial/board.json: poverty: lost: expected 0, then no step cheaper than the one before",
    ),
    (
        "board",
        {"bidding_board": {"first": 2}},
        "trial/board.json: bidding_board: expected first to be no less than second",
    ),
    (
        "board",
        {"trade_give": 1},
        "trial/board.json: trade_give: expected a whole number from 2 to 63, got 1",
    ),
]


@pytest.mark.parametrize(("page", "written", "sentence"), WRONG)
def test_a_wrong_page_is_refused_with_its_place(page: str, written: Json, sentence: str) -> None:
    pages: dict[str, Json] = {page: written}
    with pytest.raises(Malformed) as caught:
        box_with(pack_of(**pages), 3)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_wrong_for_four_players_is_refused_for_all(players: int) -> None:
    """A pack that two can play with, four can play with too."""
    pack = pack_of(cards=[{"id": "8", "yellow": [None, "lumber"]}])
    with pytest.raises(Malformed, match="8: expected 5 squares, as on the other cards"):
        box_with(pack, players)

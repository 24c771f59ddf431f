"""Packs of Raising Chicago: what they change, and what is known then."""

from __future__ import annotations

import pytest

from bigshoulders.games.raising.box.components import NO_PLOT, NO_RESOURCE, NOTHING, Box, Reward
from bigshoulders.games.raising.box.loading import box_with, standard_box, standard_files
from bigshoulders.games.raising.box.packs import LISTS, merge
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.packs import read_pack
from tests.games.raising.packs import (
    CARD,
    EMPTY_PLOT,
    EXAMPLE,
    FINAL,
    MEMBER,
    NEIGHBORHOOD,
    PRESTIGE,
    WARD_TOKEN,
    box_of,
    everything,
    pack_of,
)

BOX = standard_box(3)


def keys(box: Box) -> dict[str, list[str]]:
    return {
        "projects": [one.key for one in box.projects[: box.first_final]],
        "finals": [one.key for one in box.projects[box.first_final :]],
        "prestige": [one.key for one in box.prestige],
        "neighborhoods": [one.key for one in box.neighborhoods],
        "empty_plots": [one.key for one in box.empty_plots],
        "ward_control": [one.key for one in box.ward_tokens],
        "cards": [one.key for one in box.cards],
        "council": [one.key for one in box.members],
    }


# What a pack does to the box


def test_a_known_id_overrides_only_the_fields_it_names() -> None:
    box = box_of(projects=[{"id": "3", "cost": {"lumber": 4}}])
    before, after = BOX.projects[2], box.projects[2]
    assert (after.cost, before.cost) == ((4, 0, 0), (1, 3, 1))
    assert (after.name, after.reward, after.symbols) == (before.name, before.reward, before.symbols)
    assert box.projects[3:] == BOX.projects[3:]


def test_null_turns_a_raise_project_into_a_move_project() -> None:
    """R-CMP-04: a move project has no reward; another tile raises in its place."""
    box = box_of(
        projects=[
            {"id": "2", "kind": "move", "reward": None},
            {"id": "5", "kind": "raise", "reward": {"favor": 1}},
        ]
    )
    assert (box.projects[1].is_move, box.projects[1].reward) == (True, NOTHING)
    assert (box.projects[4].is_move, box.projects[4].reward) == (False, Reward(favor=1))


@pytest.mark.parametrize(
    ("page", "new"),
    [
        ("finals", FINAL),
        ("prestige", PRESTIGE),
        ("neighborhoods", NEIGHBORHOOD),
        ("empty_plots", EMPTY_PLOT),
        ("ward_control", WARD_TOKEN),
        ("cards", CARD),
        ("council", MEMBER),
    ],
)
def test_a_new_id_adds_a_component(page: str, new: dict[str, Json]) -> None:
    pages: dict[str, Json] = {page: [new]}
    before = keys(BOX)
    before[page].append(str(new["id"]))
    assert keys(box_with(pack_of(**pages), 3)) == before


@pytest.mark.parametrize(
    ("page", "gone"),
    [
        ("finals", "f04"),
        ("prestige", "3"),
        ("empty_plots", "12"),
        ("cards", "54"),
        ("council", "7"),
    ],
)
def test_remove_takes_a_component_out(page: str, gone: str) -> None:
    pages: dict[str, Json] = {page: [{"id": gone, "remove": True}]}
    before = keys(BOX)
    before[page].remove(gone)
    assert keys(box_with(pack_of(**pages), 3)) == before


def test_a_tile_of_one_round_can_be_swapped_for_another() -> None:
    """R-SET-01: a round keeps its five projects."""
    new: dict[str, Json] = {
        "id": "3b",
        "name": "Tannery",
        "round": 1,
        "kind": "raise",
        "symbol": "book",
        "cost": {"masonry": 3},
        "reward": {"tokens": {"lumber": 2}},
    }
    box = box_of(projects=[{"id": "3", "remove": True}, new])
    assert keys(box)["projects"][-1] == "3b"
    assert box.projects[35].reward == Reward(tokens=(2, 0, 0))
    assert [one.index for one in box.projects] == list(range(46))


# Geometry and squares


def test_neighborhood_spaces_can_lie_elsewhere() -> None:
    """R-MAP-06, Q-02: the other symmetric pair on the border of wards 2 and 3."""
    box = box_of(
        neighborhood_spaces=[
            {"id": "n7", "plots": ["4", "5", "12", "13"]},
            {"id": "n12", "plots": ["28", "29", "36", "37"]},
        ]
    )
    assert box.board.neighborhoods[6] == (3, 4, 11, 12)
    assert box.board.plots[3].spaces == (1, 6)
    assert box.board.plots[19].spaces == (5, 10)  # no longer n7 and n12


def test_plots_can_be_numbered_in_another_way() -> None:
    """R-MAP-02, R-MAP-07, Q-06: exchanging the places of plots 1 and 40 moves their neighbors."""
    box = box_of(
        plots=[
            {"id": "1", "column": 8, "row": 5, "ward": 4},
            {"id": "40", "column": 1, "row": 1, "ward": 1},
        ],
        neighborhood_spaces=[
            {"id": "n1", "plots": ["40", "2", "9", "10"]},
            {"id": "n18", "plots": ["31", "32", "39", "1"]},
        ],
    )
    assert box.board.plots[0].neighbors == (31, NO_PLOT, NO_PLOT, 38)
    assert box.board.plots[39].neighbors == (NO_PLOT, 1, 8, NO_PLOT)
    assert (box.board.plots[0].ward, box.board.plots[0].spaces) == (3, (17,))
    assert box.board.plots[31].neighbors == (23, NO_PLOT, 0, 30)


def test_purple_plots_and_their_rewards_can_be_others() -> None:
    """R-MAP-04, R-MAP-05, Q-03, Q-05."""
    box = box_of(
        plots=[
            {"id": "10", "interior": False},
            {"id": "19", "reward": None},
            {"id": "11", "reward": {"reputation": 2}},
        ]
    )
    assert not box.board.plots[9].interior
    assert (box.board.plots[18].reward, box.board.plots[10].reward) == (
        NOTHING,
        Reward(reputation=2),
    )


def test_the_yellow_side_can_have_other_squares() -> None:
    """R-CMP-07, Q-62: without the empty square, which leaves room for every marker."""
    page: list[Json] = []
    for card in standard_box(4).cards:
        page.append({"id": card.key, "yellow": [None, "lumber", "jackscrew", "masonry"]})
    assert {card.squares for card in box_of(4, cards=page).cards} == {(NO_RESOURCE, 0, 1, 2)}
    assert [card.squares for card in box_of(3, cards=page).cards] == [
        card.squares for card in BOX.cards
    ]


def test_numbers_of_the_board_can_be_changed() -> None:
    pages: dict[str, Json] = {
        "board": {
            "company_slots": 5,
            "start_tokens": {"3": {"lumber": 4}},
            "markers": {"each_color": 30},
            "bidding_board": {"first": 8},
            "poverty": {"lost": [0, 2, 4], "each_beyond": 6},
            "expertise": {"column_rewards": {"2": None, "5": {"favor": 1}}},
            "companies": [{"id": "green", "name": "Green Brothers"}],
        },
        "prestige": {"on_display": 4},
        "council": {"thresholds": {"3": {"qualify": 5, "double": 7}}},
        "cards": {"sides": {"3": "yellow"}, "cards": [CARD]},
    }
    box = box_with(pack_of(**pages), 3)
    board = box.board
    assert (board.slots, board.start_tokens, board.markers) == (5, (4, 0, 0), 30)
    assert (board.board_first, board.board_second) == (8, 3)
    assert (board.poverty, board.poverty_overflow) == ((0, 2, 4), 6)
    assert (board.column_rewards[2], board.column_rewards[5]) == (NOTHING, Reward(favor=1))
    assert board.companies == (
        *("Pullman & Moore", "Ely & Smith", "Green Brothers", "Lane & Stratton"),
    )
    assert (board.display, board.qualify, board.double) == (4, 5, 7)
    assert (len(box.cards), len(box.cards[0].squares)) == (55, 5)
    assert box_with(pack_of(**pages), 2).board.start_tokens == (2, 2, 2)


def test_merging_leaves_the_texts_of_the_box_alone() -> None:
    texts = standard_files()
    merge(texts, everything())
    assert texts == standard_files()


def test_every_page_of_a_pack_is_a_file_of_the_box() -> None:
    assert {f"{page}.json" for page in (*LISTS, "board")} == set(standard_files())


# Where values come from


def lines(box: Box, opening: str) -> list[str]:
    return [line for line in box.reconstructed if line.startswith(opening)]


def test_an_overridden_value_is_no_longer_reconstructed() -> None:
    box = box_of(
        projects=[{"id": "1", "cost": {"lumber": 1}}, {"id": "2", "cost": {"lumber": 1}}],
        board={"poverty": {"lost": [0, 5]}, "companies": [{"id": "blue", "name": "Blue & Sons"}]},
    )
    assert lines(box, "projects")[:2] == [
        "projects 1-16, 18-36: kind",
        "projects 1-16, 18-35: symbol",
    ]
    assert "projects 3-16, 18-36: cost" in box.reconstructed
    assert lines(box, "poverty") == ["poverty track: each beyond"]
    assert lines(box, "companies") == ["companies purple, green, white: name"]


def test_one_number_of_several_is_known_alone() -> None:
    """What holds for three players says nothing of what holds for four."""
    box = box_of(board={"expertise": {"token_columns": {"3": [2, 5, 8]}, "banners": {"lumber": 3}}})
    assert ", token columns 2, 4, column rewards 2, 4, 6" in lines(box, "expertise")[0]
    assert lines(box, "expertise")[0].endswith(", banners jackscrew, masonry")


def test_the_last_of_its_kind_is_told_in_the_singular() -> None:
    page: list[Json] = [
        {"id": token.key, "first": 9, "second": 4} for token in BOX.ward_tokens if token.index
    ]
    assert lines(box_of(ward_control=page), "ward") == ["ward control token wc1: first, second"]


def test_a_box_that_a_pack_describes_in_full_has_nothing_reconstructed_left() -> None:
    page: list[Json] = []
    for card in BOX.cards:
        page.append({**CARD, "id": card.key})
    assert lines(box_of(cards=page), "resource cards") == []
    assert len(box_of(cards=page).reconstructed) == len(BOX.reconstructed) - 1


def test_what_a_pack_adds_is_not_reconstructed() -> None:
    assert box_with(everything(), 3).reconstructed == BOX.reconstructed


def test_the_values_of_a_pack_are_listed_as_its_own() -> None:
    assert BOX.from_pack == ()
    box = box_of(
        projects=[{"id": "17", "name": "Bank", "notes": ["read off the tile"]}],
        cards=[{"id": "54", "remove": True}],
        council={"thresholds": {"2": {"qualify": 5, "double": 8}}},
        board={"trade_give": 4, "expertise": {"end_column": 13}},
    )
    assert box.from_pack == (
        "project 17: name",
        "council: thresholds",
        "board: trade give",
        "expertise tracks: end column",
    )


def test_the_changes_of_a_pack_can_be_told() -> None:
    pack = pack_of(
        finals=[FINAL, {"id": "f01", "remove": True}],
        plots=[{"id": "19", "reward": None}],
        board={"poverty": {"each_beyond": 4}, "companies": [{"id": "blue", "name": "Blue"}]},
    )
    changes = merge(standard_files(), pack).changes
    assert [(one.does, one.kind, one.key, one.name) for one in changes] == [
        ("adds", "final project", "f11", "Customs house"),
        ("removes", "final project", "f01", "Tremont House"),
        ("overrides", "plot", "19", "19"),
        ("overrides", "number", "poverty.each_beyond", "poverty track"),
        ("overrides", "company", "blue", "Blue"),
    ]


# The example of the documentation, and sharing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_of_the_documentation_is_right(players: int) -> None:
    box = box_with(read_pack(EXAMPLE), players)
    assert box.projects[0].name == "Saddlery, Lake Street"
    assert len([one for one in box.projects if one.is_move]) == 8
    assert box.board.perm_columns == ((5, 8) if players == 4 else (3, 6, 9))
    assert "prestige buildings 1-8, 10: arrows, reputation" in box.reconstructed


def test_games_share_the_box_of_a_pack() -> None:
    assert box_of(council=[MEMBER]) is box_of(council=[MEMBER])
    assert box_of(2, council=[MEMBER]) is not box_of(3, council=[MEMBER])

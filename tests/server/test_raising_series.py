"""The series of Raising Chicago: every point is gained for something."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from bigshoulders.games.raising.ids import CATEGORIES
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views.series_shapes import RaisingSeries
from bigshoulders.server.schemas.shapes import model_of
from bigshoulders.server.tables.series import series_json
from tests.server.worlds import World, beginning_at, whole_game

GAMES: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"council": "on"}), (4, {})]


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]} seats", scope="module")
def world(request: pytest.FixtureRequest) -> World:
    seats, options = request.param
    return whole_game("raising", seats, options, Random(seats))


def series_of(world: World) -> RaisingSeries:
    text = series_json(world.head, world.entries)
    model_of(RaisingSeries).model_validate_json(text, strict=True)
    found: RaisingSeries = json.loads(text)
    return found


def end_of(world: World) -> Raising:
    state = world.table().playing().state
    assert isinstance(state, Raising)
    return state


def gained(series: RaisingSeries, seat: str, *gains: str) -> int:
    own = [one for one in series["gains"] if one["seat"] == seat]
    return sum(one["amount"] for one in own if one["gain"] in gains)


def test_what_was_gained_is_the_reputation_at_the_end(world: World) -> None:
    series = series_of(world)
    for seat, reputation in series["reputation"].items():
        own = [one["amount"] for one in series["gains"] if one["seat"] == seat]
        assert series["start"][seat] + sum(own) == reputation[-1]
    assert [numbers[-1] for numbers in series["reputation"].values()] == [
        player.reputation for player in end_of(world).seats
    ]


def test_the_gains_of_a_category_are_its_line_of_the_score(world: World) -> None:
    """R-FIN-01 to R-FIN-07, R-COU-04: each point of the final scoring is told by its category."""
    series = series_of(world)
    for player, seat in zip(end_of(world).seats, series["start"], strict=True):
        scores = dict(zip(CATEGORIES, player.scores, strict=True))
        in_play = scores.pop("in_play")
        for category, amount in scores.items():
            assert gained(series, seat, category) == amount
        assert in_play == player.reputation - gained(series, seat, *scores)


def test_levels_of_every_ward_are_those_on_the_map(world: World) -> None:
    """R-LEV-03: all levels in the wards, those of the non-player color too."""
    series, state = series_of(world), end_of(world)
    assert [one["ward"] for one in series["wards"]] == [1, 2, 3, 4]
    for ward in series["wards"]:
        plots = [plot.index for plot in state.board.plots if plot.ward == ward["ward"] - 1]
        for color, levels in zip(state.colors(), ward["levels"].values(), strict=True):
            own = [state.levels[plot] for plot in plots if state.owner[plot] == color]
            assert levels[-1] == sum(own)
            assert all(one <= other for one, other in pairwise(levels))
    assert {len(one["levels"]) for one in series["wards"]} == {len(state.colors())}


def test_markers_left_are_those_in_the_supply_on_the_board_and_on_cards(world: World) -> None:
    """R-INV-01: supply, bidding board, cards and levels make all markers of a color."""
    series, state = series_of(world), end_of(world)
    on_cards = [
        sum(state.markers_at(space).count(player.index) for space in range(len(state.projects)))
        for player in state.seats
    ]
    assert [left[-1] for left in series["markers"].values()] == [
        player.supply + player.on_board + cards
        for player, cards in zip(state.seats, on_cards, strict=True)
    ]
    for left in series["markers"].values():
        assert all(one >= other for one, other in pairwise(left))


def test_lists_go_with_the_points_and_no_two_points_in_a_row_are_alike(world: World) -> None:
    series = series_of(world)
    columns = [*series["reputation"].values(), *series["markers"].values()]
    for ward in series["wards"]:
        columns += ward["levels"].values()
    assert {len(column) for column in columns} == {len(series["points"])}
    rows = [
        (point["round"], point["phase"], *(column[at] for column in columns))
        for at, point in enumerate(series["points"])
    ]
    assert all(one != other for one, other in pairwise(rows))


def test_gains_are_told_with_the_round_in_which_they_came(world: World) -> None:
    rounds = [one["round"] for one in series_of(world)["gains"]]
    assert rounds == sorted(rounds)
    assert rounds[-1] == end_of(world).board.rounds


def test_a_table_that_begins_in_the_middle_of_a_game_counts_from_there() -> None:
    world = whole_game("raising", 3, {}, Random(2))
    half = world.until(len(world.entries) // 2).table().playing()
    assert isinstance(half.state, Raising)
    series = series_of(beginning_at(world, half))
    assert [*series["start"].values()] == [player.reputation for player in half.state.seats]
    assert series["gains"] == []

"""Marks beside the shape of a view: what players weigh, in which order, and what only follows."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from bigshoulders.games import GAMES
from bigshoulders.kernel.marks import (
    DERIVED,
    MONEY,
    Reported,
    is_derived,
    mark_at,
    reported_fields,
    weightiest_first,
)
from bigshoulders.kernel.preview import Change


class Cubes(TypedDict):
    steel: int
    wood: Annotated[int, Reported(9)]


class Player(TypedDict):
    seat: str
    cash: Annotated[int, Reported(0, MONEY, good=True), "dollars"]
    cubes: Annotated[Cubes, Reported(4, good=True)]
    secret: NotRequired[Annotated[int, Reported(7)]]
    hand: list[str]


class View(TypedDict):
    round: int
    next: Annotated[dict[str, int], DERIVED]
    seats: list[Player]


def ranks(*paths: str) -> list[str]:
    changes = [Change(path, 1, 2) for path in paths]
    return [change.path for change in weightiest_first(changes, View, "red")]


def test_told_fields_are_known_by_path_with_a_star_for_any_key() -> None:
    assert {path: mark.rank for path, mark in reported_fields(View).items()} == {
        "seats.*.cash": 0,
        "seats.*.cubes": 4,
        "seats.*.cubes.wood": 9,
        "seats.*.secret": 7,
    }


def test_a_mark_holds_for_what_is_in_a_field_unless_that_has_its_own() -> None:
    steel, wood = mark_at(View, "seats.red.cubes.steel"), mark_at(View, "seats.red.cubes.wood")
    assert isinstance(steel, Reported)
    assert isinstance(wood, Reported)
    assert [steel.rank, wood.rank] == [4, 9]
    assert mark_at(View, "round") is None


def test_what_is_ones_own_comes_first_and_the_board_last() -> None:
    assert ranks("round", "seats.blue.cash", "seats.red.cubes.steel", "seats.red.cash") == [
        "seats.red.cash",
        "seats.red.cubes.steel",
        "seats.blue.cash",
        "round",
    ]


def test_what_follows_from_others_is_left_out() -> None:
    assert ranks("next.red", "round") == ["round"]
    assert is_derived(View, "next.red")


def test_a_game_without_a_shape_tells_all_in_the_order_of_its_view() -> None:
    changes = [Change("b", 1, 2), Change("a", 1, 2)]
    assert weightiest_first(changes, None, "red") == changes
    assert reported_fields(None) == {}


def test_what_includes_a_field_includes_one_beside_it() -> None:
    """Worth is cash and shares: it is told where more than the cash changes."""
    for game in GAMES.values():
        fields = reported_fields(game.view_shape)
        for path, mark in fields.items():
            beside = path.rpartition(".")[0]
            assert mark.beyond is None or f"{beside}.{mark.beyond}" in fields


def test_city_and_raising_say_what_players_weigh() -> None:
    city, raising = (reported_fields(GAMES[one].view_shape) for one in ("city", "raising"))
    assert city["seats.*.cash"].kind == MONEY
    assert city["companies.*.cubes"].rank > city["companies.*.treasury"].rank
    assert raising["seats.*.poverty.steps"].good is False
    assert not {path for path in city if ".works" in path}

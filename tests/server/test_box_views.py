"""Views of whole games are of the form that the schema gives them, in every edition and mode."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from pydantic import BaseModel, ValidationError

from bigshoulders.games import GAMES, rules_of
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.shapes import Standing
from bigshoulders.kernel.standings import standings
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.schemas.shapes import model_of
from scripts.write_schemas import files, main

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.games.city.views.view_shapes import CityView
    from bigshoulders.kernel.json_nodes import Json

Case = tuple[str, int, dict[str, str]]

OFTEN = 3  # every so many answers, the views are looked at
MODULES = {"draft": "on", "advanced_supply": "on", "chiefs": "on", "special_companies": "on"}


def cases() -> Iterator[Case]:
    for place, edition in enumerate(GAMES["city"].menu.presets):
        for mode in ("basic", "advanced"):
            yield "city", 2 + place, {"edition": edition, "mode": mode}
        yield "city", 4 - place, {"edition": edition, "mode": "advanced", **MODULES}
    for seats in (2, 3, 4):
        yield "raising", seats, {}
        yield "raising", seats, {"council": "on", "end_choices": "players"}


def case_id(case: Case) -> str:
    return "-".join([case[0], str(case[1]), *case[2].values()])


def moments(case: Case) -> Iterator[Game]:
    """Play a random game, and stop at moments of it, the last one among them."""
    name, seats, options = case
    rules = rules_of(name, seats, options)
    game = begin(rules, rules.start(), Stream(f"deal/{case}"))
    answers = Stream(f"answers/{case}")
    while not game.is_over():
        yield game
        wander(game, OFTEN, answers)
    yield game


def view_model(game: str) -> type[BaseModel]:
    shape = GAMES[game].view_shape
    assert shape is not None
    return model_of(shape)


@pytest.mark.parametrize("case", list(cases()), ids=case_id)
def test_a_whole_game_shows_what_the_schema_says(case: Case) -> None:
    model = view_model(case[0])
    for game in moments(case):
        for seat in (None, game.rules.seats - 1):
            model.model_validate(game.view(seat), strict=True)


def first_view(game: str) -> dict[str, Json]:
    return next(moments((game, 2, {}))).view(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_with_a_field_more_or_less_is_noticed(game: str) -> None:
    view, model = first_view(game), view_model(game)
    with pytest.raises(ValidationError):
        model.model_validate({**view, "secret": 1}, strict=True)
    with pytest.raises(ValidationError):
        model.model_validate({key: view[key] for key in list(view)[1:]}, strict=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_standings_tell_the_result_and_only_at_the_end(game: str) -> None:
    *running, last = [(one.is_over(), standings(one), one) for one in moments((game, 3, {}))]
    assert all(found is None for _is_over, found, _game in running)
    is_over, found, ended = last
    result = ended.result()
    assert is_over
    assert found is not None
    assert result is not None
    for told, standing in zip(found, result.standings, strict=True):
        model_of(Standing).model_validate(told, strict=True)
        assert told["seat"] == ended.name(standing.seat)
        assert (told["place"], told["score"]) == (standing.place, standing.score)
        assert [line["amount"] for line in told["lines"]] == [one.amount for one in standing.lines]


def test_only_ones_own_seat_has_a_hand() -> None:
    first, second = cast("CityView", first_view("city"))["seats"]
    assert "hand" in first
    assert "hand" not in second


def test_the_schemas_are_written_the_same_every_time(tmp_path: Path) -> None:
    main(tmp_path / "once")
    main(tmp_path / "again")
    for name in files():
        once, again = (tmp_path / one / name for one in ("once", "again"))
        assert once.read_bytes() == again.read_bytes()


def test_every_reference_within_a_schema_leads_somewhere() -> None:
    for name, text in files().items():
        schemas = json.loads(text)["components"]["schemas"]
        wanted = set(re.findall(r'"#/components/schemas/(\w+)"', text))
        assert wanted <= schemas.keys(), name
        assert '"$ref": "#/$defs' not in text


def test_the_schemas_name_the_views_of_both_games() -> None:
    written = {name: json.loads(text) for name, text in files().items()}
    named = {"CityView", "RaisingView"}
    assert named <= written["openapi.json"]["components"]["schemas"].keys()
    assert named <= written["messages.json"]["components"]["schemas"].keys()

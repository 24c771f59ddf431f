"""The box of printed components is what the engine plays with, for every table that can be made."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from bigshoulders.games import GAMES, rules_of
from bigshoulders.games.city.box.loading import standard_box
from bigshoulders.games.city.game import CityRules
from bigshoulders.games.city.views.box_view import initials
from bigshoulders.kernel.game import begin
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.http.boxes import box_of
from bigshoulders.server.http.word_texts import words_of
from bigshoulders.server.schemas.http import Words
from bigshoulders.server.schemas.shapes import model_of
from tests.server.test_hostile import run

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.games.city.views.box_shapes import CityBox
    from bigshoulders.games.raising.views.box_shapes import RaisingBox
    from tests.server.within import Within

EVERYTHING = {
    "mode": "advanced",
    "draft": "on",
    "advanced_supply": "on",
    "chiefs": "on",
    "special_companies": "on",
    "limited_supply": "yes",
}


def checked(game: str, text: bytes) -> Any:  # noqa: ANN401 - each game has a shape of its own
    """Return a box, which must be of the declared shape."""
    shape = GAMES[game].box_shape
    assert shape is not None
    model_of(shape).model_validate_json(text, strict=True)
    return json.loads(text)


def city_box(options: dict[str, str] | None = None, seats: int = 4) -> CityBox:
    found: CityBox = checked("city", box_of("city", seats, tuple((options or {}).items())))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_edition_with_every_number_of_seats_has_a_box_of_the_documented_form(
    game: str,
) -> None:
    menu = GAMES[game].menu
    for edition, seats in product(menu.presets, GAMES[game].seats()):
        box = checked(game, box_of(game, seats, ((menu.preset_key, edition),)))
        assert len(box["seats"]) == seats
        assert box["options"] == menu.resolve({menu.preset_key: edition})


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_a_box(game: str) -> None:
    for switch in GAMES[game].menu.switches:
        for value in switch.values:
            options = {switch.key: value}
            options.update({need.switch: need.value for need in switch.needs})
            found = box_of(game, GAMES[game].seats()[-1], tuple(options.items()))
            assert checked(game, found)["options"][switch.key] == value


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
def test_every_thing_that_a_game_of_city_shows_is_in_its_box(edition: str) -> None:
    options = {"edition": edition, **EVERYTHING}
    box = city_box(options)
    rules = rules_of("city", 4, options)
    game = begin(rules, rules.start(), Stream(f"box/{edition}"))
    seen: dict[str, set[str]] = {"space": set(), "asset": set(), "tile": set()}
    answers = Stream(f"answers/{edition}")
    while not game.is_over():
        for domain, keys in names_in(game.view(0)).items():
            seen[domain] |= keys
        wander(game, 1, answers)
    assert seen["space"] <= {one["space"] for one in box["spaces"]}
    assert seen["asset"] <= {one["asset"] for one in box["assets"]["assets"]}
    assert seen["tile"] <= {one["tile"] for one in box["demand"]["tiles"]}
    assert len(seen["space"]) > 20


def names_in(view: Any) -> dict[str, set[str]]:  # noqa: ANN401 - its form is checked elsewhere
    return {
        "space": {*view["used"], *(space for seat in view["seats"] for space in seat["row"])},
        "asset": {asset for asset in view["assets"] if asset},
        "tile": {cell["tile"] for row in view["demand"] for cell in row if cell["tile"]},
    }


def test_the_phases_of_a_decade_are_in_their_order() -> None:
    """C-FLOW-01: neither the setup nor the end of the game is one of them."""
    assert city_box({})["phases"] == ["stock", "building", "action", "operating", "cleanup"]


def test_the_stock_track_ends_where_the_edition_ends_it() -> None:
    old, new = (
        city_box({"edition": edition})["stock_track"]["spaces"] for edition in ("2020", "2025")
    )
    assert [old[0]["price"], old[-1]["price"]] == [10, 450]
    assert [new[0]["price"], new[-1]["price"]] == [0, 400]
    assert new[0]["closed"]
    assert not any(space["closed"] for space in old)
    assert [one["price"] for one in old if one["par"]] == [35, 40, 50, 60]


def test_only_the_second_edition_is_mirrored() -> None:
    found = {
        edition: city_box({"edition": edition})["layout"]["mirrored"]
        for edition in GAMES["city"].menu.presets
    }
    assert found == {"2018": False, "2020": False, "2025": True}


def test_an_asset_has_the_name_of_its_edition() -> None:
    names = {
        edition: {
            one["asset"]: one["name"] for one in city_box({"edition": edition})["assets"]["assets"]
        }
        for edition in ("2020", "2025")
    }
    assert names["2020"]["fuelworks"] == "Abattoir"
    assert names["2025"]["fuelworks"] == "Fuelworks"


def test_tiles_and_buildings_for_more_players_are_left_out() -> None:
    few, many = city_box(seats=2), city_box(seats=4)
    tiles = [{one["tile"] for one in box["demand"]["tiles"]} for box in (few, many)]
    assert tiles[0] < tiles[1]
    assert {one["space"] for one in few["spaces"]} < {one["space"] for one in many["spaces"]}
    assert [box["certificates"]["limit"] for box in (few, many)] == [10, 14]


def test_the_box_tells_whether_directors_can_change() -> None:
    """C-OPT-03: founders stay Directors in the basic game."""
    modes = [city_box({"mode": mode}) for mode in ("basic", "advanced")]
    assert [box["certificates"]["directors_change"] for box in modes] == [False, True]


def test_modules_are_in_the_box_only_if_they_are_played() -> None:
    plain, full = city_box(), city_box(EVERYTHING)
    assert plain["supply"]["chain"] is None
    assert plain["pieces"] is None
    assert full["supply"]["chain"] is not None
    assert full["supply"]["spaces"] == []
    assert {one["company"] for one in full["charters"] if one["special"]} == {
        one.key for one in standard_box().charters if one.special
    }
    assert not any(one["special"] for one in plain["charters"])
    chiefs = [[one for one in box["assets"]["assets"] if one["chief"]] for box in (plain, full)]
    assert [len(found) for found in chiefs] == [0, 4]
    assert city_box({"goals": "off"})["goals"] is None


def test_a_space_tells_who_pays_whom_as_the_engine_does() -> None:
    box = {one["space"]: one for one in city_box()["spaces"]}
    rules = rules_of("city", 4, {})
    assert isinstance(rules, CityRules)
    for space in rules.box.spaces:
        payment = box[space.key]["payment"]
        if payment is None:
            assert space.company_pays == space.bank_pays_owner == 0
        elif payment["payer"] == "company":
            assert payment["amount"] == space.company_pays
            assert (payment["payee"] == "owner") == space.pays_owner
        else:
            assert payment["payee"] == "owner"
            assert payment["amount"] == space.bank_pays_owner


def test_two_letters_tell_every_two_companies_apart() -> None:
    letters = initials(standard_box().charters)
    assert len(set(letters.values())) == len(letters)
    assert {len(two) for two in letters.values()} == {2}
    assert [letters[key] for key in ("swift", "fairbank", "doggett", "spalding", "henderson")] == [
        *("SW", "NK", "DB", "SP", "HE")
    ]


def test_two_letters_stay_apart_when_short_names_are_alike() -> None:
    swift = next(one for one in standard_box().charters if one.key == "swift")
    twins = (swift, replace(swift, key="swan", name="Swan Mills"))
    letters = initials(twins)
    assert letters["swift"] != letters["swan"]


def test_raising_has_a_box_with_its_map() -> None:
    box: RaisingBox = checked("raising", box_of("raising", 3, (("council", "on"),)))
    assert len(box["plots"]) == box["board"]["columns"] * box["board"]["rows"]
    assert box["members"]
    for plot in box["plots"]:
        north, _east, south, _west = plot["neighbors"]
        assert north != plot["plot"] != south


def test_words_have_the_documented_form() -> None:
    for game, one in GAMES.items():
        for edition in one.menu.presets:
            Words.model_validate(words_of(game, edition), strict=True)


def test_words_of_a_table_know_every_company_of_its_box() -> None:
    options = (("edition", "2025"), ("mode", "advanced"), ("special_companies", "on"))
    box = city_box(dict(options))
    domains = Words.model_validate(words_of("city", "2025", 4, options[1:]), strict=True).domains
    assert set(domains["company"]) == {one["company"] for one in box["charters"]}


# Over HTTP

REFUSED = {
    "edition=1999": "edition: there is no '1999'; choose one of 2018, 2020, 2025",
    "mode=hard": "mode: 'hard' is not one of its values; choose basic, advanced",
    "moed=basic": "there is no option 'moed'; did you mean mode?",
    "seats=7": "City is for 2 to 4 players, not 7",
    "seats=many": "seats: input should be a valid integer",
    "simplified_closure=on": "simplified_closure=on needs closed_space=yes",
    f"mode={'x' * 41}": "options: expected names and values of at most 40 letters each",
}


def test_a_box_is_served_for_any_options(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        query = "edition=2025&seats=3&mode=advanced&chiefs=on"
        answered = await server.http("GET", f"/api/games/city/box?{query}")
        box: CityBox = checked("city", answered.body)
        assert box["options"]["mode"] == "advanced"
        assert len(box["seats"]) == 3
        raising = await server.http("GET", "/api/games/raising/box")
        assert raising.json()["game"] == "raising"

    run(tmp_path, look)


def test_a_box_that_cannot_be_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        for query, words in REFUSED.items():
            answered = await server.http("GET", f"/api/games/city/box?{query}")
            assert answered.status == 422
            assert str(answered.error()["text"]).startswith(words)
        assert (await server.http("GET", "/api/games/chess/box")).status == 404

    run(tmp_path, look)

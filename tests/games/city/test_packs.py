"""Packs: components from outside the box, in games and in their records."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigshoulders import new_game
from bigshoulders.games import rules_of
from bigshoulders.games.city.box.components import Box, Effect
from bigshoulders.games.city.box.loading import standard_box, standard_files
from bigshoulders.games.city.box.packs import merge
from bigshoulders.games.city.rules.scoring import goals_won
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.record import read_record, record_of, replay, start_of
from bigshoulders.packs import any_of, read_pack
from bigshoulders.records import replay_text
from bigshoulders.scenarios.city import CityScenario
from tests.games.city.packs import (
    ASSET,
    BUILDING,
    COMPANY,
    EXAMPLES,
    GOAL,
    TILE,
    box_of,
    pack_of,
    play_out,
    write_folder,
)

if TYPE_CHECKING:
    from pathlib import Path

BOX = standard_box()
EVERYTHING = pack_of(
    companies=[COMPANY], buildings=[BUILDING], assets=[ASSET], demand=[TILE], goals=[GOAL]
)


def keys(box: Box) -> dict[str, list[str]]:
    return {
        "companies": [charter.key for charter in box.charters],
        "spaces": [space.key for space in box.spaces],
        "assets": [asset.key for asset in box.assets],
        "demand": [tile.key for tile in box.demand],
        "goals": [goal.key for goal in box.goals],
    }


# What a pack does to the box


def test_a_known_id_overrides_only_the_fields_it_names() -> None:
    box = box_of(companies=[{"id": "libby", "prices": [30, 40, 50]}])
    before = next(charter for charter in BOX.charters if charter.key == "libby")
    after = box.charters[before.index]
    assert after.prices == (30, 40, 50)
    assert (after.name, after.factories, after.color) == (
        before.name,
        before.factories,
        before.color,
    )
    assert [other for other in box.charters if other.key != "libby"] == [
        other for other in BOX.charters if other.key != "libby"
    ]


def test_a_factory_is_overridden_by_its_number() -> None:
    box = box_of(companies=[{"id": "libby", "factories": {"2": {"goods": 5}}}])
    before = next(charter for charter in BOX.charters if charter.key == "libby")
    after = box.charters[before.index]
    assert after.factories[0] == before.factories[0]
    assert (after.factories[1].goods, after.factories[1].workers) == (5, 2)


def test_an_effect_is_replaced_as_a_whole() -> None:
    box = box_of(buildings=[{"id": "ii-01", "effect": {"appeal": 3}}])
    assert next(space for space in box.spaces if space.key == "ii-01").effect == Effect(appeal=3)


def test_null_takes_out_a_field_that_others_lack() -> None:
    page: Json = [{"id": "i-01", "bank_pays_owner": 30}, {"id": "iii-01", "bank_pays_owner": None}]
    with pytest.raises(Malformed, match="iii-01: expected one of the two payments"):
        box_of(buildings=page)
    payer: Json = [{"id": "iii-01", "bank_pays_owner": None, "company_pays_owner": 20}]
    space = next(space for space in box_of(buildings=payer).spaces if space.key == "iii-01")
    assert (space.pays_owner, space.company_pays, space.bank_pays_owner) == (True, 20, 0)


@pytest.mark.parametrize(
    ("page", "part", "new"),
    [
        ("companies", "companies", COMPANY),
        ("buildings", "spaces", BUILDING),
        ("assets", "assets", ASSET),
        ("demand", "demand", TILE),
        ("goals", "goals", GOAL),
    ],
)
def test_a_new_id_adds_a_component(page: str, part: str, new: dict[str, Json]) -> None:
    pages: dict[str, Json] = {page: [new]}
    before, after = keys(BOX), keys(box_of(**pages))
    assert new["id"] not in before[part]
    before[part].append(str(new["id"]))
    assert {part: sorted(names) for part, names in before.items()} == {
        part: sorted(names) for part, names in after.items()
    }


def test_a_new_standard_company_comes_before_the_special_ones() -> None:
    names = keys(box_of(companies=[COMPANY]))["companies"]
    assert names.index("calumet") == 10
    assert names.index("flyer") == 11


@pytest.mark.parametrize(
    ("page", "part", "gone"),
    [
        ("companies", "companies", "swift"),
        ("assets", "assets", "foundry"),
        ("demand", "demand", "d1_x"),
        ("goals", "goals", "most_workers"),
    ],
)
def test_remove_takes_a_component_out(page: str, part: str, gone: str) -> None:
    pages: dict[str, Json] = {page: [{"id": gone, "remove": True}]}
    before, after = keys(BOX), keys(box_of(**pages))
    before[part].remove(gone)
    assert after == before


def test_a_building_can_be_swapped_for_another() -> None:
    new = {**BUILDING, "min_players": 4}
    box = box_of(buildings=[{"id": "i-04", "remove": True}, new])
    assert "i-04" not in keys(box)["spaces"]
    assert [space.index for space in box.spaces] == list(range(len(box.spaces)))


def test_numbers_of_the_board_can_be_changed() -> None:
    board = box_of(
        board={
            "start_cash": 200,
            "cubes": {"coal": 18},
            "certificates": {"limit": {"3": 13}},
            "appeal_track": {"bonuses": {"3": None, "4": "worker"}},
            "spaces": [{"id": "manager", "company_pays": 50}],
        },
        goals={"used": 4, "prize": 150, "goals": [GOAL]},
        demand={"columns": [{"id": "inner", "bonus": 60}]},
        special={"simplified_closure": {"director": 100}},
    )
    assert board.board.start_cash == 200
    assert board.board.cubes_total == (20, 18, 16, 18)
    assert board.board.certificate_limit == (0, 0, 10, 13, 14)
    assert board.board.appeal_bonus[3:5] == (0, 1)
    assert (board.board.goals_used, board.board.goal_prize) == (4, 150)
    assert board.board.demand_bonus == (60, 20, 0)
    assert (board.board.closure_director, board.board.closure_per_share) == (100, 10)
    assert next(space for space in board.spaces if space.key == "manager").company_pays == 50
    assert len(board.goals) == 11


def test_merging_leaves_the_texts_of_the_box_alone() -> None:
    texts = standard_files()
    merge(texts, EVERYTHING)
    assert texts == standard_files()


# Where values come from


def test_an_overridden_value_is_no_longer_reconstructed() -> None:
    box = box_of(
        companies=[
            {"id": "quaker", "prices": [60], "factories": {"1": {"workers": 2}}},
            {"id": "schwinn", "factories": list(_factories("schwinn"))},
        ],
        assets=[{"id": "chief_of_sales", "immediate": {"appeal": 1}}],
        special={"edition_2025": {"sections": [{"columns": 12, "draw": 3}]}},
    )
    gone = [what for what in BOX.reconstructed() if what not in box.reconstructed()]
    schwinn = [what for what in gone if what.startswith("Arnold, Schwinn & Co.: factory")]
    assert len(schwinn) == 8
    assert [what for what in gone if what not in schwinn] == [
        "Quaker Oats Company: prices",
        "Quaker Oats Company: factory 1 workers",
        "Chief of Sales: immediate",
        "advanced supply chain board: sections",
    ]
    assert set(box.reconstructed()) < set(BOX.reconstructed())


def _factories(key: str) -> list[Json]:
    entries = json.loads(standard_files()["companies.json"])["companies"]
    found: list[Json] = next(entry["factories"] for entry in entries if entry["id"] == key)
    return found


def test_the_values_of_a_pack_are_listed_as_its_own() -> None:
    assert BOX.from_pack == ()
    box = box_of(
        companies=[{"id": "quaker", "prices": [60], "notes": ["read off the charter"]}],
        demand=[{"id": "d1_3", "goods": 4}, {"id": "d1_x", "remove": True}],
        board={"start_cash": 200},
    )
    assert box.from_pack == ("Quaker Oats Company: prices", "d1_3: goods", "board: start cash")


# The digest


def test_the_order_of_fields_and_white_space_do_not_change_the_digest(tmp_path: Path) -> None:
    pages: dict[str, Json] = {"goals": [GOAL], "demand": [TILE]}
    turned: dict[str, Json] = {
        "demand": [dict(reversed(TILE.items()))],
        "goals": [dict(reversed(GOAL.items()))],
    }
    head: dict[str, Json] = {"name": "trial", "version": "1"}
    folder = read_pack(write_folder(tmp_path / "a", head, **pages))
    file = tmp_path / "trial.json"
    file.write_text(json.dumps({**turned, **head}, indent=7), encoding="utf-8")
    digest = pack_of(**pages).digest
    assert (folder.digest, read_pack(file).digest) == (digest, digest)
    assert len(digest) == 16


def test_the_digest_is_the_same_tomorrow() -> None:
    assert pack_of(demand=[{"id": "d1_3", "goods": 4}]).digest == "87687634332e6fcc"


def test_another_value_name_or_version_is_another_digest(tmp_path: Path) -> None:
    heads: list[dict[str, Json]] = [
        {"name": "trial", "version": "1"},
        {"name": "trial", "version": "2"},
        {"name": "other", "version": "1"},
    ]
    digests = {pack_of(demand=[{"id": "d1_3", "goods": 5}]).digest}
    for number, head in enumerate(heads):
        folder = write_folder(tmp_path / str(number), head, demand=[{"id": "d1_3", "goods": 4}])
        digests.add(read_pack(folder).digest)
    assert len(digests) == 4


# Games and records


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_more_of_everything_plays_to_its_end(seats: int) -> None:
    game = new_game("city", seats=seats, seed=seats, pack=EVERYTHING, chiefs=True)
    play_out(game, "everything")
    assert game.result() is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("example", ["pack-calumet", "pack-correction.json"])
def test_the_examples_of_the_documentation_play(example: str, seats: int) -> None:
    game = new_game(
        "city",
        seats=seats,
        seed=7,
        pack=EXAMPLES / example,
        edition="2025",
        mode="advanced",
        special_companies=True,
        advanced_supply=True,
        chiefs=True,
    )
    play_out(game, example)
    assert game.is_over()


def test_the_components_of_a_pack_are_played_by_their_words() -> None:
    """A founded pack company sells at its own prices, and its id stands in the notation."""
    table = CityScenario(new_game("city", seats=2, seed=1, pack=EVERYTHING))
    assert "found calumet 40" in table.offers()
    table.found("calumet", "red").staff("calumet", workers=[1])
    table.cubes("calumet", coal=1).at("operating").play("done", "run 1")
    assert table.company("calumet").goods == 2
    table.check()


def test_a_goal_of_the_best_company_counts_one_company_only() -> None:
    """C-GOAL-01: two workers in one company beat three in two companies."""
    table = CityScenario(new_game("city", seats=2, seed=1, pack=EVERYTHING))
    table.found("libby", "red").found("swift", "red").found("anglo", "yellow")
    table.staff("libby", workers=[2, 0]).staff("swift", workers=[1, 0])
    table.staff("anglo", workers=[1, 2]).goals("largest_company")
    assert [(goal.key, seats) for goal, seats in goals_won(table.state)] == [
        ("largest_company", [1])
    ]


def test_a_record_names_the_pack_and_replays_with_it() -> None:
    game = new_game("city", seats=2, seed=3, events=False, pack=EVERYTHING)
    play_out(game, "record")
    text = record_of(game).text()
    assert text.splitlines()[4] == f"pack trial {EVERYTHING.digest}"
    again = replay_text(text, any_of([pack_of(demand=[TILE]), EVERYTHING]))
    assert again.hash() == game.hash()
    assert record_of(again).text() == text
    fork = replay(read_record(text).first(40), rules_of, any_of([EVERYTHING]))
    assert len(fork.moves) == 40


def test_a_record_is_refused_without_its_pack_or_with_another() -> None:
    game = new_game("city", seats=2, seed=3, events=False, pack=EVERYTHING)
    record = read_record(record_of(game).text())
    wanted = f"this record needs the pack trial ({EVERYTHING.digest})"
    with pytest.raises(Malformed) as missing:
        start_of(record, rules_of)
    assert str(missing.value) == f"{wanted}, which was not given"
    with pytest.raises(Malformed) as unknown:
        start_of(record, rules_of, any_of([]))
    assert str(unknown.value) == f"{wanted}, which was not given"
    other = pack_of(demand=[TILE])
    with pytest.raises(Malformed) as wrong:
        start_of(record, rules_of, lambda _digest: other)
    assert str(wrong.value) == f"{wanted}, and the one given is trial 1 ({other.digest})"


def test_a_record_without_a_pack_does_not_mention_one() -> None:
    """A record that needs no pack reads as it always did, whatever packs are at hand."""
    game = new_game("city", seats=2, seed=3, events=False)
    text = record_of(game).text()
    assert [line.split()[0] for line in text.splitlines()[:5]] == [
        *("bigshoulders", "game", "seats", "options", "moves")
    ]
    assert replay_text(text, any_of([EVERYTHING])).rules.pack is None


def test_a_malformed_line_of_a_pack_is_named() -> None:
    game = new_game("city", seats=2, seed=3, events=False, pack=EVERYTHING)
    text = record_of(game).text().replace(f"trial {EVERYTHING.digest}", "trial")
    with pytest.raises(Malformed, match="pack: expected \"name digest\", got 'trial'"):
        read_record(text)


def test_games_share_the_box_of_a_pack() -> None:
    first, second = (rules_of("city", 2, {}, pack_of(goals=[GOAL])).start() for _i in range(2))
    assert first.fingerprint() == second.fingerprint()
    assert box_of(goals=[GOAL]) is box_of(goals=[GOAL])

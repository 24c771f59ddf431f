"""What a pack makes of the box is checked as the box is: file, entry and field are named."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from tests.games.city.packs import ASSET, BUILDING, COMPANY, GOAL, TILE, box_of

WAY: dict[str, Json] = {"workers": 1, "cubes": {}, "goods": 1, "price": 20}


FACTORY: dict[str, Json] = {
    "workers": 1,
    "cubes": {},
    "goods": 0,
    "automation": 0,
    "manager_slots": 0,
    "manager_bonus": {},
}
UNMANAGED: dict[str, Json] = {"kind": "special", "factories": [FACTORY]}
MODES: dict[str, Json] = {**UNMANAGED, "prices": None, "salesperson_slots": None}


def building(**fields: Json) -> list[Json]:
    return [{**BUILDING, **fields}]


def company(**fields: Json) -> list[Json]:
    return [{**COMPANY, **fields}]


def asset(**fields: Json) -> list[Json]:
    return [{**ASSET, **fields}]


def many(entry: dict[str, Json], count: int) -> list[Json]:
    """Return this many of one component, each with an id, a name and marks of its own."""
    own: list[Json] = []
    for number in range(count):
        marks = {"abbr": f"X{number}", "color": f"#{number:06X}"} if "abbr" in entry else {}
        name = {"name": f"no {number}"} if "name" in entry else {}
        own.append({**entry, "id": f"{entry['id']}{number}", **name, **marks})
    return own


# A page of the pack, what is written there, and the sentence it is refused with.
WRONG: list[tuple[str, Json, str]] = [
    (
        "companies",
        [{"id": "libby", "apeal": 2}],
        'trial/companies.json: libby: the field "apeal" is unknown; known are id, name, abbr',
    ),
    (
        "companies",
        [{"id": "libby", "start_appeal": 17}],
        "trial/companies.json: libby: start_appeal: expected a whole number from 0 to 16, got 17",
    ),
    (
        "companies",
        [{"id": "libby", "factories": {"1": {"goods": 256}}}],
        "trial/companies.json: libby: factories: entry 1: goods: expected a whole number from 0 to",
    ),
    (
        "companies",
        [{"id": "libby", "factories": {"1": {"automation": 1}}}],
        "trial/companies.json: libby: factories: expected as many automation tokens as workers",
    ),
    (
        "companies",
        company(id="Soap Works"),
        "trial/companies.json: Soap Works: id: expected lower-case letters, digits, - and _, got",
    ),
    ("companies", company(id="bank"), 'trial/companies.json: bank: the id "bank" is taken'),
    (
        "companies",
        company(color="green"),
        'trial/companies.json: calumet: color: expected a color such as "#D0650A", got "green"',
    ),
    (
        "companies",
        company(abbr="LIBBY"),
        'trial/companies.json: the abbr "LIBBY" is used more than once',
    ),
    (
        "companies",
        company(prices=[30, 45]),
        "trial/companies.json: calumet: prices: expected multiples of 10, got 45",
    ),
    (
        "companies",
        company(factories=[]),
        "trial/companies.json: calumet: factories: expected 1 to 9, got 0",
    ),
    (
        "companies",
        company(special={"production_modes": [WAY]}),
        "trial/companies.json: calumet: special: production_modes: expected one factory without",
    ),
    (
        "companies",
        company(special={"factory_count": 2}),
        "trial/companies.json: calumet: special: factory_count: expected 1, as the rules and the",
    ),
    (
        "companies",
        company(special={"catalog_revenue": {"colour_catalog": 10}}),
        'trial/companies.json: calumet: special: catalog_revenue: there is no asset "colour',
    ),
    (
        "companies",
        company(special={"both_managers": {"price": 50, "apeal": 1}}),
        'trial/companies.json: calumet: special: both_managers: the field "apeal" is unknown',
    ),
    (
        "companies",
        company(**MODES, special={"production_modes": [{**WAY, "workers": 2}]}),
        "trial/companies.json: calumet: special: production_modes: expected workers for whom the",
    ),
    (
        "companies",
        company(**MODES, special={"production_modes": [{**WAY, "price": 25}]}),
        "trial/companies.json: calumet: prices: expected multiples of 10, got 25",
    ),
    (
        "companies",
        company(**UNMANAGED, special={"both_managers": {"price": 50}}),
        "trial/companies.json: calumet: special: both_managers needs spaces for managers",
    ),
    ("companies", many(COMPANY, 17), "trial/companies.json: a box holds at most 31 companies"),
    (
        "buildings",
        [{"id": "i-01", "remove": True}],
        "trial/buildings.json: 2 players are dealt 6 buildings of era 1, 5 are in play",
    ),
    (
        "buildings",
        building(id="ii-17"),
        "trial/buildings.json: ii-17: expected an id that opens with its era",
    ),
    (
        "buildings",
        building(name="Feed Yard"),
        'board.json (with pack trial) and trial/buildings.json: the name "Feed Yard" is used more',
    ),
    (
        "buildings",
        building(bank_pays_owner=20),
        "trial/buildings.json: i-13: expected one of the two payments",
    ),
    (
        "buildings",
        building(effect={"revenue": 40}),
        "trial/buildings.json: i-13: effect: revenue has no effect here; known are hires, workers",
    ),
    (
        "buildings",
        building(effect={"automate": 1, "dividend": 50}),
        "trial/buildings.json: i-13: effect: automate and dividend cannot be combined",
    ),
    (
        "buildings",
        building(effect={"hires": True, "workers": 1}),
        "trial/buildings.json: i-13: effect: hires and workers cannot be combined",
    ),
    (
        "buildings",
        building(effect={"hires": True}),
        "trial/buildings.json: i-13: a company cannot pay for hires; it pays later",
    ),
    (
        "buildings",
        building(effect={"appeal": 1, "discount": 10}),
        "trial/buildings.json: i-13: effect: a discount needs buys_asset",
    ),
    (
        "buildings",
        building(effect={"unlike_cubes": 3}),
        "trial/buildings.json: i-13: effect: unlike_cubes: expected at most 2",
    ),
    (
        "buildings",
        many({**BUILDING, "id": "i-a"}, 203),
        "trial/buildings.json: a box holds at most 246 buildings, this one has 247",
    ),
    (
        "assets",
        asset(immediate={"fund": 50}),
        "trial/assets.json: lake_steamers: immediate: fund has no effect here; known are workers,",
    ),
    (
        "assets",
        asset(ability={"workers": 1}),
        "trial/assets.json: lake_steamers: ability: workers has no effect here; known are managers",
    ),
    ("assets", asset(ability={}), "trial/assets.json: lake_steamers: ability: expected at least"),
    (
        "assets",
        asset(ability={"protects": True}),
        "trial/assets.json: lake_steamers: ability: protects must be alone and cost nothing",
    ),
    (
        "assets",
        asset(ability={"managers": 1}),
        "trial/assets.json: lake_steamers: ability: staff is one_staff with 1 managers and 1",
    ),
    (
        "assets",
        asset(ability={"price_per_good": 5}),
        "trial/assets.json: lake_steamers: ability: price_per_good: expected a multiple of 10",
    ),
    (
        "assets",
        asset(starting=["2018", "2020", "2025"]),
        "trial/assets.json: expected 5 starting assets in 2018, one of them start_on_dearest",
    ),
    (
        "assets",
        [
            {"id": "union_stockyards", "starting": ["2018", "2020", "2025"]},
            {"id": "refrigeration", "starting": []},
        ],
        "trial/assets.json: union_stockyards: the switch fifth_start_asset needs it, in the",
    ),
    (
        "assets",
        [{"id": "refrigeration", "starting": []}, *asset(starting=["2018"])],
        "trial/assets.json: lake_steamers: starting: expected every edition, or none",
    ),
    (
        "assets",
        [{"id": "cincinnati_steel", "chief": True}],
        "trial/assets.json: cincinnati_steel: starting: a chief is in no opening row",
    ),
    (
        "assets",
        [{"id": "color_catalog", "remove": True}],
        "companies.json (with pack trial): flyer: special: catalog_revenue: there is no asset",
    ),
    ("assets", many(ASSET, 12), "trial/assets.json: a box holds at most 31 capital assets"),
    ("demand", many(TILE, 232), "trial/demand.json: a box holds at most 255 demand tiles"),
    ("goals", many(GOAL, 246), "trial/goals.json: a box holds at most 255 goals"),
    ("demand", [{**TILE, "goods": 0}], "trial/demand.json: d1_4: goods: expected a whole number"),
    (
        "demand",
        [{"id": f"d{n}", "remove": True} for n in ("1_1a", "1_2a", "2_3a", "2_3b", "2_2", "2_5")],
        "trial/demand.json: 2 players have 9 tiles for the 12 board spaces",
    ),
    (
        "goals",
        [{**GOAL, "measure": "luck"}],
        "trial/goals.json: largest_company: measure: expected one of managers, salespeople",
    ),
    (
        "goals",
        [{**GOAL, "measure": "partners"}],
        "trial/goals.json: largest_company: partners cannot be counted by best_company",
    ),
    ("goals", {"used": 11}, "trial/goals.json: used: expected at most 10, the goals there are"),
    ("goals", {"used": 0}, "trial/goals.json: used: expected a whole number from 1 to 255, got 0"),
    (
        "board",
        {"start_cash": 100},
        "trial/board.json: start_cash: expected at least 105, to found a company",
    ),
    (
        "board",
        {"spaces": [{"id": "fund40", "company_pays": 10}]},
        "trial/board.json: fund40: expected a fund without cost, limit or decade",
    ),
    (
        "board",
        {"supplies": {"workers": 3}},
        "trial/board.json: supplies: workers: the job market needs more of them at setup",
    ),
    (
        "board",
        {"cubes": {"coal": 3}},
        "special.json (with pack trial): edition_2025: at_setup: 6 cubes do not fit a row",
    ),
    (
        "special",
        {"edition_2025": {"sections": []}},
        "trial/special.json: edition_2025: the sections cover 0 of 12 columns",
    ),
    (
        "special",
        {"edition_2025": {"rows": ["coal"]}},
        "trial/special.json: edition_2025: rows: expected one row each for livestock, steel, wood,",
    ),
]


@pytest.mark.parametrize(("page", "written", "sentence"), WRONG)
def test_a_wrong_page_is_refused_with_its_place(page: str, written: Json, sentence: str) -> None:
    with pytest.raises(Malformed) as caught:
        box_of(**{page: written})
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_every_standard_company_may_go_but_those_that_players_need() -> None:
    """C-SET-13: in setup each of four players founds a company."""
    names = ["anglo", "brunswick", "cracker", "doggett", "elgin", "fairbank", "henderson"]
    page: list[Json] = [{"id": name, "remove": True} for name in names]
    with pytest.raises(Malformed) as caught:
        box_of(companies=page)
    assert str(caught.value) == (
        "trial/companies.json: 4 players need a standard company each, 3 are there"
    )
    assert len(box_of(companies=page[:-1]).charters) == 9

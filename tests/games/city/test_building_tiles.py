"""Every building, used in the Action Phase: who pays whom, and what the company gains.

Libby begins with one worker in each of its two factories, appeal 0 and price 100; Haymarket has two
cubes of each type; the owner of the building is yellow.
"""

import pytest

from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.games.city.state import Company
from bigshoulders.scenarios.city import CityScenario, city

# Rule, what the company pays the owner, what the bank pays the owner, the answers after the
# placement, and what Libby gains beside the cost. Questions with one answer are not asked.
TILES: list[tuple[str, int, int, str, dict[str, int]]] = [
    ("C-TILE-I01", 0, 20, "acquire foundry", {"treasury": -40, "appeal": 2, "assets": 1}),
    ("C-TILE-I02", 20, 0, "", {"salespeople": 1}),
    ("C-TILE-I03", 0, 20, "", {"wood": 1, "livestock": 1}),
    ("C-TILE-I04", 10, 0, "", {"appeal": 1}),
    ("C-TILE-I05", 0, 20, "", {"wood": 1, "coal": 1}),
    ("C-TILE-I06", 40, 0, "automate 2, send away", {"workers": -1, "automated": 1}),
    ("C-TILE-I07", 0, 20, "", {"wood": 1, "steel": 1}),
    ("C-TILE-I08", 10, 0, "take coal, take steel", {"coal": 1, "steel": 1}),
    ("C-TILE-I09", 30, 0, "", {"appeal": 2}),
    ("C-TILE-I10", 20, 0, "", {"goods": 1}),
    ("C-TILE-I11", 20, 0, "manager 2", {"managers": 1}),
    ("C-TILE-I12", 10, 0, "take wood", {"wood": 2}),
    ("C-TILE-II01", 0, 20, "", {"livestock": 1, "steel": 1}),
    ("C-TILE-II02", 30, 0, "manager 1", {"managers": 1}),
    ("C-TILE-II03", 0, 20, "", {"coal": 1, "steel": 1}),
    ("C-TILE-II04", 30, 0, "", {"appeal": 2}),
    ("C-TILE-II05", 0, 20, "", {"coal": 1, "livestock": 1}),
    ("C-TILE-II06", 10, 0, "take wood, take livestock", {"wood": 1, "livestock": 1}),
    ("C-TILE-II07", 0, 20, "acquire foundry", {"treasury": -30, "appeal": 2, "assets": 1}),
    ("C-TILE-II08", 10, 0, "take steel", {"steel": 2}),
    (
        "C-TILE-II09",
        90,
        0,
        "automate 1, send away, send away",
        {"workers": -2, "automated": 2},
    ),
    ("C-TILE-II10", 40, 0, "", {"salespeople": 1}),
    ("C-TILE-II11", 60, 0, "manager 1", {"managers": 2}),
    ("C-TILE-II12", 40, 0, "automate 1, send away", {"workers": -1, "automated": 1}),
    ("C-TILE-II13", 80, 0, "", {"salespeople": 2}),
    ("C-TILE-II14", 50, 0, "worker 1", {"workers": 2}),
    ("C-TILE-II15", 40, 0, "", {"goods": 2}),
    ("C-TILE-II16", 50, 0, "cash", {"appeal": 3, "treasury": 25}),
    ("C-TILE-III01", 0, 30, "", {"treasury": -45, "director": 45, "price": 20}),
    ("C-TILE-III02", 0, 40, "", {"treasury": -60, "director": 60, "price": 40}),
    ("C-TILE-III03", 0, 50, "", {"treasury": -75, "director": 75, "price": 40}),
    ("C-TILE-III04", 0, 60, "", {"treasury": -90, "director": 90, "price": 60}),
    ("C-TILE-III05", 50, 0, "", {"salespeople": 2}),
    ("C-TILE-III06", 40, 0, "", {"coal": 2, "livestock": 1}),
    ("C-TILE-III07", 40, 0, "manager 1", {"managers": 2}),
    ("C-TILE-III08", 40, 0, "", {"livestock": 2, "steel": 1}),
    ("C-TILE-III09", 40, 0, "", {"wood": 2, "coal": 1}),
    ("C-TILE-III10", 40, 0, "", {"steel": 2, "wood": 1}),
    ("C-TILE-III11", 60, 0, "cash", {"appeal": 3, "treasury": 25}),
    ("C-TILE-III12", 0, 40, "acquire foundry", {"treasury": -20, "appeal": 2, "assets": 1}),
    ("C-TILE-III13", 60, 0, "", {"goods": 3}),
    (
        "C-TILE-III14",
        90,
        0,
        "automate 1, send away, send away",
        {"workers": -2, "automated": 2},
    ),
    ("C-TILE-III15", 40, 0, "worker 2, manager 1", {"workers": 1, "managers": 1}),
    ("C-TILE-III16", 50, 0, "worker 1", {"workers": 1, "salespeople": 1}),
]


def key_of(rule: str) -> str:
    """Return the building's word in notation: C-TILE-III01 is iii-01."""
    number = rule.removeprefix("C-TILE-").lower()
    return f"{number[:-2]}-{number[-2:]}"


def libby(treasury: int = 500) -> CityScenario:
    """Red directs Libby and is the only one with partners; yellow owns the buildings."""
    table = city(seats=4).track("red", "yellow", "green", "blue").only("red")
    table.found("libby", "red", price=100, treasury=treasury).appeal("libby", 0)
    table.staff("libby", workers=[1, 1]).cash("red", 100).cash("yellow", 100)
    tiles = ("brilliant_marketing", "cincinnati_steel", "workshop", "foundry", "michigan_lumber")
    return table.asset_row(*tiles)


def holdings(table: CityScenario, company: Company) -> dict[str, int]:
    """Return everything that a building can change."""
    counts: dict[str, int] = dict(zip(RESOURCES, company.cubes, strict=True))
    counts.update(appeal=company.appeal, goods=company.goods, salespeople=company.salespeople)
    counts.update(workers=sum(company.workers), managers=sum(company.managers))
    counts.update(automated=sum(company.automated), assets=len(company.assets))
    counts.update(treasury=company.treasury, price=table.state.price(company))
    return counts | {"director": table.seat("red").cash}


def test_every_building_is_tested_here() -> None:
    """C-TILE-I01 to C-TILE-III16: 12, 16 and 16 tiles."""
    spaces = city().state.box.spaces
    assert [key_of(row[0]) for row in TILES] == [one.key for one in spaces if one.era]


@pytest.mark.parametrize(
    ("rule", "pays", "bank", "answers", "gains"), TILES, ids=[row[0] for row in TILES]
)
def test_a_building_pays_its_owner_and_serves_the_company(
    rule: str, pays: int, bank: int, answers: str, gains: dict[str, int]
) -> None:
    """C-TILE-I01 to C-TILE-III16, C-SPC-10 to C-SPC-18, C-RUL-93: cost, owner's cash, effect."""
    table = libby().building("yellow", key_of(rule)).at("action", "red")
    before = holdings(table, table.company("libby"))
    table.play(f"place libby {key_of(rule)}", *[text for text in answers.split(", ") if text])
    if table.question() == "after_placing":  # an asset that Libby keeps could be used
        table.play("end")
    after = holdings(table, table.company("libby"))
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    expected = gains | {"treasury": gains.get("treasury", 0) - pays}
    assert changed == {name: count for name, count in expected.items() if count}
    assert table.seat("yellow").cash == 100 + pays + bank
    assert table.refusal(f"place libby {key_of(rule)}").key == "space_used"


@pytest.mark.parametrize(
    ("rule", "pays"), [row[:2] for row in TILES if row[1]], ids=[row[0] for row in TILES if row[1]]
)
def test_a_building_is_refused_without_its_full_cost(rule: str, pays: int) -> None:
    """C-ACT-08: one dollar less than the tile shows is too little."""
    table = libby(pays - 1).building("yellow", key_of(rule), "i-03").at("action", "red")
    refusal = table.refusal(f"place libby {key_of(rule)}")
    assert (refusal.rule, refusal.facts["cost"]) == ("C-ACT-08", pays)
    assert (
        libby(pays)
        .building("yellow", key_of(rule))
        .at("action", "red")
        .allows(f"place libby {key_of(rule)}")
    )


# Owners


def test_an_owner_who_directs_the_user_pays_himself() -> None:
    """C-ACT-09, C-EX-22, C-EX-23, C-EX-62: out of the treasury, into the own cash."""
    table = libby().building("red", "i-10", "ii-15").at("action", "red")
    table.play("place libby i-10")
    assert (table.company("libby").treasury, table.seat("red").cash) == (480, 120)
    assert table.company("libby").goods == 1
    table.play("place libby ii-15")
    assert (table.company("libby").treasury, table.seat("red").cash) == (440, 160)
    assert table.company("libby").goods == 3


def test_the_bank_pays_a_user_who_is_the_owner() -> None:
    """C-RUL-43, C-ACT-09."""
    table = libby().building("red", "ii-01").at("action", "red").play("place libby ii-01")
    assert (table.company("libby").treasury, table.seat("red").cash) == (500, 120)


def test_two_managers_are_gained_together() -> None:
    """C-EX-19, C-SPC-18: the company pays the owner 60, each factory gets a manager."""
    table = libby().building("yellow", "ii-11").at("action", "red")
    table.play("place libby ii-11", "manager 2")
    assert (table.company("libby").managers, table.seat("yellow").cash) == ([1, 1], 160)


# Cubes


def test_missing_listed_cubes_are_lost() -> None:
    """C-SPC-12, C-RUL-46, C-EX-18, C-EX-62: 2 wood without the coal, 40 to the own Director."""
    table = libby().haymarket(wood=3, steel=2).building("red", "iii-09").at("action", "red")
    table.play("place libby iii-09")
    assert table.company("libby").cubes == [0, 0, 2, 0]
    assert (table.company("libby").treasury, table.seat("red").cash) == (460, 140)
    assert table.state.haymarket == [0, 2, 1, 0]


def test_one_of_two_listed_cubes_is_taken_where_the_other_is_missing() -> None:
    """C-SPC-12, C-RUL-46: III09 gives 1 wood and 1 coal if that is all there is."""
    table = libby().haymarket(wood=1, coal=2).building("yellow", "iii-09").at("action", "red")
    table.play("place libby iii-09")
    assert (table.company("libby").cubes, table.state.haymarket) == ([0, 0, 1, 1], [0, 0, 0, 1])


@pytest.mark.parametrize(("coal", "taken"), [(1, 1), (0, 0)])
def test_a_space_gives_nothing_only_if_all_listed_cubes_are_missing(coal: int, taken: int) -> None:
    """C-RUL-46, C-ACT-12: one is enough, no substitute is given."""
    table = libby().haymarket(livestock=2, steel=2, coal=coal).building("yellow", "iii-09")
    assert sum(table.at("action", "red").play("place libby iii-09").company("libby").cubes) == taken


def test_two_like_cubes_are_of_one_chosen_type() -> None:
    """C-SPC-13, C-EX-17, C-DP-36: the company pays 10 and takes, say, 2 steel."""
    table = libby().building("yellow", "i-12").at("action", "red").play("place libby i-12")
    assert table.offers() == ["take livestock", "take steel", "take wood", "take coal"]
    table.play("take steel")
    assert (table.company("libby").cubes, table.state.haymarket) == ([0, 2, 0, 0], [2, 0, 2, 2])
    assert (table.company("libby").treasury, table.seat("yellow").cash) == (490, 110)


def test_like_cubes_must_be_a_full_pair_if_there_is_one() -> None:
    """C-RUL-45, C-ACT-11, C-DP-36: a type with one cube is refused while another has two."""
    table = libby().haymarket(livestock=1, steel=2, wood=3).building("yellow", "i-12")
    table.at("action", "red").play("place libby i-12")
    assert table.offers() == ["take steel", "take wood"]
    assert table.refusal("take livestock").rule == "C-ACT-11"
    assert table.refusal("take coal").key == "not_in_haymarket"


def test_like_cubes_are_one_cube_where_no_type_has_two() -> None:
    """C-RUL-45: the second one is lost."""
    table = libby().haymarket(livestock=1, coal=1).building("yellow", "i-12")
    table.at("action", "red").play("place libby i-12")
    assert table.offers() == ["take livestock", "take coal"]
    table.play("take coal")
    assert (table.company("libby").cubes, table.question()) == ([0, 0, 0, 1], "action_turn")


def test_two_unlike_cubes_are_of_different_types() -> None:
    """C-SPC-13, C-DP-36: the second question leaves the first type out."""
    table = libby().haymarket(livestock=2, steel=1, wood=1).building("yellow", "i-08")
    table.at("action", "red").play("place libby i-08", "take livestock")
    assert table.offers() == ["take steel", "take wood"]
    assert table.refusal("take livestock").rule == "C-SPC-13"


def test_unlike_cubes_are_one_cube_where_one_type_is_left() -> None:
    """C-RUL-45: two of one type are never taken."""
    table = libby().haymarket(wood=5).building("yellow", "i-08").at("action", "red")
    table.play("place libby i-08")
    assert (table.company("libby").cubes, table.question()) == ([0, 0, 1, 0], "action_turn")


def test_goods_of_a_building_are_no_production() -> None:
    """C-SPC-14: a company that sells them without running a factory must withhold."""
    table = libby().building("yellow", "iii-13").partners("red", ready=1)
    table.demand(0, ("d1_2a", 0), ("d1_2b", 0), ("d2_3a", 0)).at("action", "red")
    table.play("place libby iii-13", "done", "ship inner", "done")
    assert table.company("libby").treasury == 500 - 60 + 20  # withheld without a question
    assert table.price_of("libby") == 80

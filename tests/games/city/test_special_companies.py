"""Special companies in general: who may found them, and the bonuses they cannot take."""

import pytest

from bigshoulders.games.city.box.components import INDUSTRIES
from bigshoulders.scenarios.city import CityScenario, city

SPECIAL = ["flyer", "quaker", "mayer", "schwinn", "florsheim"]


def special(key: str, **options: str) -> CityScenario:
    """Red directs a special company."""
    table = city(3, 1, edition="2025", special_companies="on", **options)
    return table.found(key, "red", treasury=200)


# In the game


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
@pytest.mark.parametrize(("option", "count"), [("on", 15), ("off", 10)])
def test_five_more_companies_may_be_founded(edition: str, option: str, count: int) -> None:
    """C-SET-15, C-OPT-09, C-DIF-38: ten companies or fifteen, in any edition."""
    table = city(edition=edition, special_companies=option).decade(2)
    table.cash("red", 105).at("stock", "red")
    offers = [offer for offer in table.offers() if offer.startswith("found")]
    assert len(offers) == count
    assert [offer for offer in offers if offer.split()[1] in SPECIAL] == (
        [f"found {key} 35" for key in SPECIAL] if option == "on" else []
    )


def test_companies_have_one_to_three_factories() -> None:
    """C-DIF-38, C-CHR-11, C-CHR-12, C-CHR-13, C-CHR-14, C-CHR-15: as the charters show."""
    companies = city(special_companies="on").state.companies
    counts = {company.charter.key: len(company.charter.factories) for company in companies}
    assert [counts[key] for key in SPECIAL] == [1, 2, 1, 2, 3]
    assert {counts[key] for key in counts if key not in SPECIAL} == {2, 3}


@pytest.mark.parametrize(
    ("key", "industry"),
    [
        ("flyer", "dry_goods"),
        ("quaker", "food_and_dairy"),
        ("mayer", "meat_packing"),
        ("schwinn", "dry_goods"),
        ("florsheim", "shoes"),
    ],
)
def test_a_special_company_sells_in_the_row_of_its_industry(key: str, industry: str) -> None:
    """C-CHR-11, C-CHR-12, C-CHR-13, C-CHR-14, C-CHR-15: inferred, as no source prints it."""
    charter = special(key).company(key).charter
    assert INDUSTRIES[charter.industry] == industry
    assert {"industry", "start_appeal"} <= set(charter.reconstructed)


def test_a_special_company_is_founded_in_setup_like_any_other() -> None:
    """C-SET-13, C-SET-15: Oscar Mayer, which has no price ladder, for $105."""
    table = city(2, edition="2025", special_companies="on")
    assert table.question() == "first_company"
    color = table.asker()
    table.play("found mayer 35")
    assert (table.seat(color).cash, table.company("mayer").treasury) == (70, 105)
    assert table.seat(color).reserved == table.company("mayer").index
    assert table.game.view(None)["companies"]


# Bonuses that cannot be taken


@pytest.mark.parametrize(
    ("key", "space"), [("flyer", 5), ("quaker", 5), ("flyer", 7), ("mayer", 7)]
)
def test_a_forbidden_appeal_bonus_brings_25(key: str, space: int) -> None:
    """C-SPEC-06: a salesperson on 5, an automation on 7; advertising costs 20 and 25 come back."""
    table = special(key).staff(
        key, workers=[2, *[0] * (len(special(key).company(key).workers) - 1)]
    )
    table.appeal(key, space - 1).at("action", "red").play(f"place {key} advertising")
    assert table.company(key).appeal == space
    assert table.company(key).treasury == 205
    assert table.company(key).salespeople == 0


@pytest.mark.parametrize(("key", "space"), [("mayer", 5), ("quaker", 7)])
def test_an_allowed_appeal_bonus_can_be_taken(key: str, space: int) -> None:
    """C-SPEC-06, C-APP-05: Oscar Mayer takes the salesperson, Quaker Oats automates."""
    table = special(key).staff(key, workers=[2, 0] if key == "quaker" else [2])
    table.appeal(key, space - 1).at("action", "red").play(f"place {key} advertising")
    assert (table.question(), table.offers()) == ("appeal_bonus", ["bonus", "cash"])


@pytest.mark.parametrize("key", ["flyer", "mayer"])
def test_a_forbidden_bonus_of_an_asset_brings_nothing(key: str) -> None:
    """C-SPEC-06, C-AST-01: the automation of Cincinnati Steel is lost without a question."""
    table = special(key).staff(key, workers=[3])
    table.asset_row(None, None, None, "cincinnati_steel", "foundry").at("action", "red")
    table.play(f"place {key} asset", "acquire cincinnati_steel")
    assert table.question() == "after_placing"
    assert table.company(key).treasury == 150
    assert table.company(key).automated == [0]


@pytest.mark.parametrize("key", ["flyer", "mayer"])
def test_a_space_that_automates_is_closed_to_a_company_that_cannot(key: str) -> None:
    """C-SPEC-01, C-SPEC-03, C-ACT-12: three workers and no token."""
    table = special(key).staff(key, workers=[3]).building("yellow", "i-06").at("action", "red")
    assert table.refusal(f"place {key} i-06").key == "too_few_to_automate"


@pytest.mark.parametrize("key", ["flyer", "quaker"])
@pytest.mark.parametrize("space", ["salesperson", "i-02", "ii-13", "iii-16"])
def test_spaces_with_salespeople_are_closed_to_a_company_without_them(key: str, space: str) -> None:
    """C-SPEC-01, C-SPEC-02: also the one that brings a worker as well."""
    table = city(4, edition="2025", special_companies="on").found(key, "red", treasury=200)
    if space != "salesperson":
        table.building("yellow", space)
    refusal = table.at("action", "red").refusal(f"place {key} {space}")
    assert (refusal.rule, refusal.key) == ("C-SPEC-06", "no_salespeople")


def test_empty_use_does_not_open_a_forbidden_space() -> None:
    """C-SPEC-01, C-RUL-35: `empty_use` is about spaces that give nothing, not about these."""
    table = special("flyer", empty_use="yes").at("action", "red")
    assert table.refusal("place flyer salesperson").key == "no_salespeople"

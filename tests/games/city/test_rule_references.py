"""Everything printed names the rule that tells about it."""

from __future__ import annotations

from typing import cast

import pytest

from bigshoulders import rulebook
from bigshoulders.games import rules_of
from bigshoulders.games.city.game import CityRules
from bigshoulders.games.city.views.box_view import box_view
from bigshoulders.kernel.json_nodes import Json, Node

EVERYTHING = {
    "edition": "2025",
    "mode": "advanced",
    "advanced_supply": "on",
    "chiefs": "on",
    "special_companies": "on",
}


def box(**options: str) -> Node:
    rules = rules_of("city", 4, options)
    assert isinstance(rules, CityRules)
    return Node(cast("Json", box_view(rules)), ("box",))


def told(shown: Node, kind: str) -> dict[str, str]:
    return {key: one.text() for key, one in shown.at("rules").at(kind).fields()}


KINDS = [
    ("space", ("spaces",)),
    ("asset", ("assets", "assets")),
    ("company", ("charters",)),
    ("goal", ("goals", "goals")),
]


@pytest.mark.parametrize(("kind", "place"), KINDS)
def test_every_printed_thing_has_a_rule(kind: str, place: tuple[str, ...]) -> None:
    shown = box(**EVERYTHING)
    things = shown
    for step in place:
        things = things.at(step)
    keys = {thing.at(kind).text() for thing in things.items()}
    assert keys == set(told(shown, kind)) & keys
    assert len(keys) > 9


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["usual", "everything"])
def test_every_rule_that_is_named_exists(options: dict[str, str]) -> None:
    shown = box(**options)
    named = {
        rule for kind, _rules in shown.at("rules").fields() for rule in told(shown, kind).values()
    }
    assert named <= set(rulebook.all_ids("city"))


def test_the_rule_of_a_thing_speaks_of_it() -> None:
    """The rulebook's row of an asset, a company or a bank space has its name."""
    shown = box(**EVERYTHING)
    for kind, things in (
        ("asset", shown.at("assets").at("assets")),
        ("company", shown.at("charters")),
    ):
        rules = told(shown, kind)
        for thing in things.items():
            rule = rulebook.find(rules[thing.at(kind).text()])
            assert thing.at("name").text() in rule.text
    spaces = told(shown, "space")
    assert spaces["ii-04"] == "C-TILE-II04"
    assert "Hire manager" in rulebook.find(spaces["manager"]).text
    assert rulebook.find(spaces["fund60"]).text.startswith("Fundraising")


def test_a_goal_is_told_by_what_it_counts() -> None:
    rules = told(box(), "goal")
    words = {
        "most_managers": "number of managers",
        "most_salespeople": "number of salespeople",
        "most_assets": "number of capital assets",
        "most_workers": "number of workers",
        "most_automation": "number of automated spaces",
        "highest_appeal": "appeal of one own company",
        "richest_company": "treasury money",
        "most_partners": "partners gained",
        "most_common": "number of Common",
        "most_preferred": "number of Preferred",
    }
    assert set(words) == set(rules)
    for goal, text in words.items():
        assert text in rulebook.find(rules[goal]).text


def test_modes_and_modules_are_told_by_their_own_rules() -> None:
    """C-DIR-02, C-ADV-03: who directs and how cubes are bought differs."""
    usual, everything = told(box(), "area"), told(box(**EVERYTHING), "area")
    assert (usual["director"], usual["supply"]) == ("C-DIR-01", "C-SUP-01")
    assert (everything["director"], everything["supply"]) == ("C-DIR-02", "C-ADV-03")

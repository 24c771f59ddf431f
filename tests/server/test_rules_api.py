"""Rules are served as the rulebook has them, edition by edition, and in other languages."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigshoulders import rulebook
from bigshoulders.games import GAMES
from bigshoulders.server.http.rule_texts import (
    EditionSummary,
    RuleWithRulings,
    ToldRules,
    editions_of,
    precis,
    rule_data,
    rules_data,
)
from tests.server.test_hostile import run

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.rulebook import Rule
    from tests.server.within import Within


def city_rules(edition: str | None = None) -> dict[str, str]:
    found = ToldRules.model_validate(rules_data("city", edition, "en"), strict=True)
    return {rule.id: rule.text for rule in found.rules}


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_told_if_no_edition_is_named(game: str) -> None:
    told = ToldRules.model_validate(rules_data(game, None, "en"), strict=True)
    assert tuple(rule.id for rule in told.rules) == rulebook.all_ids(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_switch_cites_can_be_read_in_every_edition(game: str) -> None:
    menu = GAMES[game].menu
    for edition in menu.presets:
        for switch in menu.switches:
            told = rule_data(game, switch.rule, edition, "en")
            assert RuleWithRulings.model_validate(told, strict=True).text


def test_an_edition_leaves_out_rules_and_cases_of_others() -> None:
    old, new = city_rules("2020"), city_rules("2025")
    assert "C-CON-08" in old
    assert "C-CON-08" not in new
    assert "C-CON-09" in new
    assert "450" in old["C-PRICE-02"]
    assert "450" not in new["C-PRICE-02"]
    assert "400" in new["C-PRICE-02"]


def test_a_case_read_in_its_edition_does_not_say_which_one_it_is_for() -> None:
    """What a case says beyond editions stays, such as a switch of the options."""
    assert "- [2020, 2025] " in city_rules()["C-ACT-07"]
    cases = city_rules("2020")["C-ACT-07"].splitlines()[1:]
    assert cases[0].startswith("- places the partner")
    assert cases[1].startswith("- [no_company_cash=0")


def test_every_rule_holds_in_some_edition() -> None:
    everywhere = set(city_rules()) - {
        rule for edition in GAMES["city"].menu.presets for rule in city_rules(edition)
    }
    assert everywhere == set()


def test_a_rule_comes_with_its_rulings() -> None:
    ruled = next(
        one
        for one in rulebook.rules_of("city")
        if one.id.startswith("C-OP") and rulebook.rulings_for(one.id)
    )
    told = RuleWithRulings.model_validate(rule_data("city", ruled.id.lower(), None, "en"))
    assert told.id == ruled.id
    assert [one.id for one in told.rulings] == [one.id for one in rulebook.rulings_for(ruled.id)]


def test_a_translation_is_used_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *_others = rulebook.rules_of("city")

    def translated(_game: str, language: str) -> dict[str, Rule]:
        return {first.id: replace(first, text="auf Deutsch")} if language == "de" else {}

    monkeypatch.setattr(rulebook, "translated", translated)
    told = ToldRules.model_validate(rules_data("city", None, "de"))
    assert [told.rules[0].lang, told.rules[0].text] == ["de", "auf Deutsch"]
    assert [told.rules[1].lang, told.rules[1].text] == ["en", second.text]
    assert {
        rule.lang for rule in ToldRules.model_validate(rules_data("city", None, "fr")).rules
    } == {"en"}


def test_a_translated_page_has_no_rule_of_its_own() -> None:
    for game in GAMES:
        for language in ("es", "de", "fr"):
            assert set(rulebook.translated(game, language)) <= set(rulebook.all_ids(game))


@pytest.mark.parametrize("game", ["city", "raising"])
@pytest.mark.parametrize("language", ["es", "de", "fr"])
def test_every_rule_is_translated_with_its_numbers_and_editions(game: str, language: str) -> None:
    def figures(rule: Rule) -> list[str]:
        return sorted(re.findall(r"\d+", rule.text))

    own = rulebook.translated(game, language)
    for rule in rulebook.rules_of(game):
        told = own[rule.id]
        assert (editions_of(told), figures(told)) == (editions_of(rule), figures(rule))


def test_the_precis_of_an_edition_is_every_switch_that_it_sets_differently() -> None:
    menu = GAMES["city"].menu
    for edition in menu.presets:
        told = EditionSummary.model_validate(precis("city", edition, menu.default), strict=True)
        usual = dict(menu.presets[menu.default])
        usual.update({one.switch: one.after for one in told.differences})
        assert usual == menu.presets[edition]
        assert all(one.before != one.after for one in told.differences)
    assert precis("city", menu.default, menu.default)["differences"] == []


def test_rules_are_served_and_what_is_not_there_is_refused(tmp_path: Path) -> None:
    answers = {
        "/api/rules/city?edition=2025": 200,
        "/api/rules/raising?lang=de": 200,
        "/api/rules/city/C-STOCK-04?edition=2018&lang=fr": 200,
        "/api/games/city/precis?edition=2025": 200,
        "/api/games/city/precis?edition=2025&against=2018": 200,
        "/api/rules/chess": 404,
        "/api/rules/city/C-NOTHING-01": 404,
        "/api/rules/raising/C-STOCK-04": 404,
        "/api/rules/city?edition=1999": 422,
        "/api/rules/city?lang=../en": 422,
        "/api/games/city/precis?edition=1999": 422,
        "/api/games/chess/precis": 404,
    }

    async def look(server: Within) -> None:
        for path, status in answers.items():
            answered = await server.http("GET", path)
            assert answered.status == status, path
            if status != 200:
                assert answered.error()["text"]

    run(tmp_path, look)

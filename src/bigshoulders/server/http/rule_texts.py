"""The rules of a game as text to read, and what differs between its editions."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from pydantic import Field

from bigshoulders import rulebook
from bigshoulders.games import entry
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.rulebook import Rule
from bigshoulders.server.errors import not_found
from bigshoulders.server.schemas.base import ServerModel

Language: TypeAlias = Literal["en", "es", "de", "fr"]

ENGLISH: Final = "en"
CASE: Final = re.compile(r"- \[([^\]]*)\] ")  # a line that holds in some editions only
ALL: Final = "all"  # the tag of a case that holds in every edition


class ToldRule(ServerModel):
    """A rule in our own words."""

    id: str
    section: str
    text: str = Field(description="lines after the first are its cases")
    editions: list[str] = Field(description="in which it holds; empty: it does not say")
    lang: Language = Field(description="of the text")


class ToldRules(ServerModel):
    """The rules of a game, or those that hold in one edition."""

    game: str
    edition: str | None
    rules: list[ToldRule]


class RuleWithRulings(ToldRule):
    """A rule, and the rulings on what it leaves open."""

    rulings: list[ToldRule]


class Difference(ServerModel):
    """A switch that two editions set differently."""

    switch: str
    rule: str
    meaning: str = Field(description="in English")
    before: str
    after: str


class EditionSummary(ServerModel):
    """In what an edition differs from another one."""

    game: str
    edition: str
    against: str
    differences: list[Difference]


def rules_data(game: str, edition: str | None, language: Language) -> dict[str, Json]:
    """Return the rules of a game, or of one edition of it."""
    return {
        "game": game,
        "edition": edition,
        "rules": [
            rule_json(rule, edition, language)
            for rule in rulebook.rules_of(game)
            if holds(rule, edition)
        ],
    }


def rule_data(game: str, rule_id: str, edition: str | None, language: Language) -> dict[str, Json]:
    """Return one rule with the rulings on it, whether it holds in the edition or not."""
    wanted = rule_id.upper()
    rule = next((one for one in rulebook.rules_of(game) if one.id.upper() == wanted), None)
    if rule is None:
        raise not_found("rule")
    rulings = [one for one in rulebook.rulings_for(rule.id) if holds(one, edition)]
    return {
        **rule_json(rule, edition if holds(rule, edition) else None, language),
        "rulings": [rule_json(one, edition, language) for one in rulings],
    }


def precis(game: str, edition: str, against: str) -> dict[str, Json]:
    """Return which switches two editions set differently."""
    menu = entry(game).menu
    old, new = (menu.resolve({menu.preset_key: one}) for one in (against, edition))
    return {
        "game": game,
        "edition": edition,
        "against": against,
        "differences": [
            {
                "switch": switch.key,
                "rule": switch.rule,
                "meaning": switch.text,
                "before": old[switch.key],
                "after": new[switch.key],
            }
            for switch in menu.switches
            if old[switch.key] != new[switch.key]
        ],
    }


def rule_json(rule: Rule, edition: str | None, language: Language) -> dict[str, Json]:
    """Return a rule in a language, or in English if nobody has translated it."""
    shown = in_language(rule, language)
    return {
        "id": rule.id,
        "section": shown.section,
        "text": _text_for(shown, edition),
        "editions": list(editions_of(rule)),
        "lang": ENGLISH if shown is rule else language,
    }


def in_language(rule: Rule, language: Language) -> Rule:
    """Return a rule in a language, or in English if nobody has translated it."""
    own = rulebook.translated(rule.game, language).get(rule.id) if language != ENGLISH else None
    return own or rule


def editions_of(rule: Rule) -> tuple[str, ...]:
    """Return the editions that a rule names."""
    return _named(rule.game, ", ".join(rule.tags))


def holds(rule: Rule, edition: str | None) -> bool:
    """Tell whether a rule holds in an edition; one that names none holds in all."""
    named = editions_of(rule)
    return edition is None or not named or edition in named


def _text_for(rule: Rule, edition: str | None) -> str:
    """Return the text without the cases of other editions."""
    if edition is None:
        return rule.text
    lines = rule.text.split("\n")
    return "\n".join(_untagged(rule.game, one) for one in lines if _is_for(rule.game, one, edition))


def _untagged(game: str, line: str) -> str:
    """Return a case without its tag, if that says only which editions it is for."""
    case = CASE.match(line)
    if case is None or not set(_words(case[1])) <= {ALL, *entry(game).menu.presets}:
        return line
    return line[: case.start(1) - 1] + line[case.end() :].lstrip()


def _is_for(game: str, line: str, edition: str) -> bool:
    case = CASE.match(line)
    named = () if case is None else _named(game, case[1])
    return not named or edition in named


def _named(game: str, tags: str) -> tuple[str, ...]:
    """Return the editions among the tags of a rule or a case."""
    return tuple(one for one in entry(game).menu.presets if one in _words(tags))


def _words(tags: str) -> list[str]:
    return [tag.strip() for tag in re.split("[,;]", tags)]

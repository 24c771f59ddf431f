"""Names of the games that the client writes by itself are names that the games have.

A table of the client that names something else would only show less, which nobody notices.
"""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from bigshoulders.kernel.event import EventKind
from bigshoulders.kernel.refusal import Reason
from bigshoulders.kernel.step import PLAYER, TOGETHER
from scripts.write_word_keys import KERNEL_REASONS, constants, everything, refusals, verb_ids

CLIENT = Path(__file__).parents[2] / "web" / "src"
RULES = everything("city")
DOMAINS = RULES.language.domains
VERBS = {*verb_ids("city"), *verb_ids("raising")}
PATTERNS = {re.sub(r"<\w+>", "<>", verb.pattern) for verb in RULES.language.verbs}
KINDS = {step.key for step in RULES.steps if step.kind in (PLAYER, TOGETHER)}
EVENTS = {kind.key for _, kind in constants(EventKind)}
REASONS = {
    *KERNEL_REASONS,
    *(reason.key for owner, reason in constants(Reason) if owner != "raising"),
}
QUOTED = re.compile(r'"([^"]+)"')
KEY = re.compile(r"(\w+):")

# Constants of the client: where they are, what they are called, how their names are written.
TABLES = {
    "verbs": (
        VERBS,
        (
            ("decide/answers/unavailable.ts", "ASKED", QUOTED),
            ("decide/answers/groups.ts", "ENDING", QUOTED),
            ("decide/answers/groups.ts", "FREE", QUOTED),
            ("games/city/decide/verbs.ts", "CONFIRM", QUOTED),
            ("games/city/decide/verbs.ts", "ACT", QUOTED),
            ("games/city/decide/verbs.ts", "PLACE", QUOTED),
            ("games/city/decide/verbs.ts", "ADDS", QUOTED),
            ("games/city/decide/verbs.ts", "DEALS", QUOTED),
            ("games/city/decide/cityDecide.ts", "FOLDED", KEY),
            ("games/city/decide/cityDecide.ts", "BRIEF", QUOTED),
            ("games/city/decide/amount.ts", "PERSONAL", QUOTED),
            ("games/city/decide/amount.ts", "ON_SHARES", QUOTED),
            ("games/city/decide/components.ts", "ORDERS", QUOTED),
            ("decide/keyboard/keyboard.ts", "ENDS", QUOTED),
            ("games/city/operate/steps.ts", "VERBS", QUOTED),
            ("games/city/supply/Haymarket.svelte", "VERBS", QUOTED),
            ("games/city/supply/AdvancedSupplyChain.svelte", "VERBS", QUOTED),
            ("games/city/board/Assets.svelte", "BUY", QUOTED),
            ("games/city/board/BankSpace.svelte", "PLACE", QUOTED),
            ("games/city/demand/Demand.svelte", "HALF", QUOTED),
        ),
    ),
    "questions": (
        KINDS,
        (
            ("decide/answers/unavailable.ts", "ASKED", KEY),
            ("games/city/operate/steps.ts", "ASKED", KEY),
            ("games/city/decide/cityDecide.ts", "PLACING", QUOTED),
            ("games/city/decide/cityDecide.ts", "GOES_ON", QUOTED),
            ("games/city/stock/CompanyDeals.svelte", "DEALING", QUOTED),
        ),
    ),
    "reasons": (
        REASONS,
        (
            ("decide/answers/unavailable.ts", "UNHELPFUL_REASONS", QUOTED),
            ("decide/answers/unavailable.ts", "LATER_REASONS", QUOTED),
            ("decide/answers/unavailable.ts", "MONEY_REASONS", KEY),
        ),
    ),
    "phases": ({*DOMAINS["phase"]}, (("games/city/decide/screen.ts", "DEALING", QUOTED),)),
    "events": (
        EVENTS,
        (
            ("games/city/follow/logRules.ts", "TREASURY", KEY),
            ("games/city/follow/logRules.ts", "CASH", KEY),
            ("games/city/follow/logRules.ts", "OWN_DOING", QUOTED),
            ("games/city/follow/logRules.ts", "PLACED", QUOTED),
        ),
    ),
}
# Names that are compared with, wherever that is.
COMPARED = {
    r'\bverb(?:\??\.id)? [!=]== "(\w+)"': VERBS,
    r'\bnotation [!=]== "(\w+)"': PATTERNS,
    r'\b(?:question|asked)\??\.kind [!=]== "(\w+)"': KINDS,
    r'\bevent\.kind [!=]== "(\w+)"': EVENTS,
    r'\bphase [!=]== "(\w+)"': {*DOMAINS["phase"]},
}


def constant(path: str, name: str) -> str:
    """Return what a constant of the client is set to."""
    found = re.search(rf"const {name}\b[^=]*=(.*?);", (CLIENT / path).read_text("utf-8"), re.DOTALL)
    assert found, f"{path} has no {name} any more"
    return found[1]


def compared(pattern: str) -> list[str]:
    """Return every name that the client writes in a place like this."""
    pages = chain(CLIENT.rglob("*.svelte"), CLIENT.rglob("*.ts"))
    texts = (page.read_text("utf-8") for page in pages if not page.name.endswith(".test.ts"))
    found = [name for text in texts for name in re.findall(pattern, text)]
    assert found, f"nothing in the client is like {pattern}"
    return found


@pytest.mark.parametrize("kind", TABLES)
def test_every_name_in_a_table_of_the_client_exists(kind: str) -> None:
    known, tables = TABLES[kind]
    for path, name, written in tables:
        names = written.findall(constant(path, name))
        assert names, (path, name)
        assert [one for one in names if one not in known] == [], (path, name)


@pytest.mark.parametrize("pattern", COMPARED)
def test_every_name_that_the_client_compares_with_exists(pattern: str) -> None:
    assert {*compared(pattern)} <= COMPARED[pattern]


def test_every_answer_that_the_client_writes_is_written_as_the_game_does() -> None:
    written = {re.sub(r"\$\{\w+\}", "<>", one) for one in compared(r"\bnotation = `([^`]+)`")}
    assert written <= PATTERNS
    offered = re.findall(r'"(\w+) (\w+)"', constant("games/city/stock/CompanyDeals.svelte", "left"))
    assert {certificate for certificate, _ in offered} == {*DOMAINS["certificate"]} - {"director"}
    assert {source for _, source in offered} == {*DOMAINS["source"]}


def test_a_lack_of_money_comes_with_the_cost_and_what_there_is_to_pay_it_from() -> None:
    facts = refusals()
    money = constant("decide/answers/unavailable.ts", "MONEY_REASONS")
    rows = re.findall(r'(\w+): \["(\w+)", "(\w+)"\]', money)
    assert len(rows) == len(KEY.findall(money))
    for reason, *told in rows:
        assert {*told} <= {*facts[f"refusals.city.{reason}"]}, reason

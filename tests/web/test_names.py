"""Names of the games that the client writes by itself are names that the games have.

A table of the client that names something else would only show less, which nobody notices.
"""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from bigshoulders.kernel.event import EventKind
from bigshoulders.kernel.step import PLAYER, TOGETHER
from scripts.write_word_keys import constants, everything, verb_ids

CLIENT = Path(__file__).parents[2] / "web" / "src"
RULES = everything("city")
BOTH = (RULES, everything("raising"))
DOMAINS = RULES.language.domains
GAINS = BOTH[1].language.domains["gain"]
PHASES = {phase for rules in BOTH for phase in rules.language.domains["phase"]}
VERBS = {*verb_ids("city"), *verb_ids("raising")}
PATTERNS = {re.sub(r"<\w+>", "<>", verb.pattern) for verb in RULES.language.verbs}
KINDS = {step.key for rules in BOTH for step in rules.steps if step.kind in (PLAYER, TOGETHER)}
EVENTS = {kind.key for _, kind in constants(EventKind)}
QUOTED = re.compile(r'"([^"]+)"')
KEY = re.compile(r"(\w+):")
ENTRY = re.compile(r"^ {2,4}(\w+): ", re.MULTILINE)  # and not what an entry holds
METHOD = re.compile(r"^ +(\w+)\(found, data\) \{", re.MULTILINE)

# Constants of the client: where they are, what they are called, how their names are written.
TABLES = {
    "verbs": (
        VERBS,
        (
            ("games/city/decide/verbs.ts", "CONFIRM", QUOTED),
            ("games/city/decide/verbs.ts", "ACT", QUOTED),
            ("games/city/decide/verbs.ts", "PLACE", QUOTED),
            ("games/city/decide/verbs.ts", "ADDS", QUOTED),
            ("games/city/decide/verbs.ts", "DEALS", QUOTED),
            ("games/city/decide/cityDecide.ts", "FOLDED", KEY),
            ("games/city/decide/cityDecide.ts", "BRIEF", QUOTED),
            ("games/city/decide/amount.ts", "ON_SHARES", QUOTED),
            ("games/city/decide/components.ts", "ORDERS", QUOTED),
            ("games/city/operate/steps.ts", "VERBS", QUOTED),
            ("games/city/supply/Haymarket.svelte", "VERBS", QUOTED),
            ("games/city/supply/AdvancedSupplyChain.svelte", "VERBS", QUOTED),
            ("games/city/board/Assets.svelte", "BUY", QUOTED),
            ("games/city/board/BankSpace.svelte", "PLACE", QUOTED),
            ("games/city/demand/Demand.svelte", "HALF", QUOTED),
            ("games/raising/bar/drawn.ts", "PLOTS", QUOTED),
            ("games/raising/bar/drawn.ts", "THINGS", QUOTED),
            ("games/raising/company/PersonalProject.svelte", "SETTLING", QUOTED),
            ("games/raising/company/Stock.svelte", "PAYING", QUOTED),
            ("games/raising/decide/bids.ts", "BIDS", QUOTED),
            ("games/raising/decide/raisingDecide.ts", "SHOWN", QUOTED),
            ("games/raising/map/outlook.svelte.ts", "ON_MAP", QUOTED),
            ("games/raising/pay/bill/BillSwitch.svelte", "BY", KEY),
            ("games/raising/pay/compose.ts", "TRADE", QUOTED),
            ("games/raising/pay/payment.svelte.ts", "SETTLING", QUOTED),
            ("games/raising/phone/choices/large.ts", "DRAWN", KEY),
        ),
    ),
    "questions": (
        KINDS,
        (
            ("games/city/operate/steps.ts", "ASKED", KEY),
            ("games/city/decide/cityDecide.ts", "PLACING", QUOTED),
            ("games/city/stock/CompanyDeals.svelte", "DEALING", QUOTED),
            ("games/raising/decide/screen.ts", "MOVING", QUOTED),
            ("games/raising/map/turning.svelte.ts", "PLACING", QUOTED),
            ("games/raising/map/turning.svelte.ts", "TURNING", QUOTED),
            ("games/raising/pay/compose.ts", "PAY", QUOTED),
            ("games/raising/phone/AboveChoices.svelte", "ON_MAP", QUOTED),
            ("games/raising/phone/AboveChoices.svelte", "TRADE", QUOTED),
        ),
    ),
    "phases": (
        PHASES,
        (
            ("games/city/decide/screen.ts", "DEALING", QUOTED),
            ("games/raising/final/points.ts", "COUNTED", QUOTED),
            ("games/raising/follow/stories.svelte.ts", "TOLD_IN", QUOTED),
        ),
    ),
    "gains": (
        GAINS,
        (
            ("games/raising/final/CountParts.svelte", "DRAWN", ENTRY),
            ("games/raising/final/gains.ts", "GAIN_ICONS", ENTRY),
        ),
    ),
    "events": (
        EVENTS,
        (
            ("games/city/follow/logRules.ts", "TREASURY", KEY),
            ("games/city/follow/logRules.ts", "CASH", KEY),
            ("games/city/follow/logRules.ts", "OWN_DOING", QUOTED),
            ("games/city/follow/logRules.ts", "PLACED", QUOTED),
            ("games/raising/auctions/round.ts", "REPORTED", METHOD),
            ("games/raising/follow/lineTokens.ts", "GAINING", QUOTED),
            ("games/raising/follow/lineTokens.ts", "MADE", ENTRY),
            ("games/raising/follow/lineTokens.ts", "PAYING", QUOTED),
            ("games/raising/follow/logRules.ts", "ANNOUNCED", QUOTED),
            ("games/raising/follow/logRules.ts", "ATTENDS", QUOTED),
            ("games/raising/follow/logRules.ts", "AUCTIONS", QUOTED),
            ("games/raising/follow/logRules.ts", "BEGINS", QUOTED),
            ("games/raising/follow/logRules.ts", "BRINGS", QUOTED),
            ("games/raising/follow/logRules.ts", "ON_THE_BOARD", QUOTED),
            ("games/raising/follow/logRules.ts", "OWN_DOING", QUOTED),
            ("games/raising/follow/logRules.ts", "PAID_FOR", QUOTED),
            ("games/raising/follow/logRules.ts", "WARDS", QUOTED),
            ("games/raising/follow/story.ts", "BEGINS", ENTRY),
            ("games/raising/follow/story.ts", "LOST", QUOTED),
            ("games/raising/map/whatif/account.ts", "AFTERWARDS", QUOTED),
            ("games/raising/map/whatif/account.ts", "ENCLOSED", QUOTED),
            ("games/raising/map/whatif/account.ts", "GIVEN", ENTRY),
            ("games/raising/map/whatif/account.ts", "PLACED", QUOTED),
            ("games/raising/map/whatif/account.ts", "TILES", QUOTED),
            ("games/raising/move/moved.ts", "MOVED_OUT", QUOTED),
            ("games/raising/pay/way.ts", "BEGINS", QUOTED),
            ("games/raising/pay/way.ts", "OTHERWISE", ENTRY),
        ),
    ),
}
# Names that are compared with, wherever that is.
COMPARED = {
    r'\bverb(?:\??\.id)? [!=]== "(\w+)"': VERBS,
    r'\bnotation [!=]== "(\w+)"': PATTERNS,
    r'\b(?:question|asked)\??\.kind [!=]== "(\w+)"': KINDS,
    r'\bevent\.kind [!=]== "(\w+)"': EVENTS,
    r'\bphase [!=]== "(\w+)"': PHASES,
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

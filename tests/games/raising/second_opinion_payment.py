"""A second opinion on payments: upper-left squares, projects and the personal project.

Rules: sections 7 and 13, R-BID-05, R-BID-06, R-FIN-06; decision points D-03, D-06, D-15.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations_with_replacement
from typing import TypeAlias

from tests.games.raising.second_opinion_books import Books, Play, Player, Question
from tests.games.raising.second_opinion_box import PROJECTS, RESOURCES, SECTION, TOKENS

UPPER_LEFT = "upper-left square"
PROJECT = "project"
PERSONAL = "personal project"

Needs: TypeAlias = dict[str, int]
Paying: TypeAlias = Generator[Question, str, list[str]]
Trade: TypeAlias = tuple[str, str, str, str]  # three tokens given, one taken


def is_payable(tokens: Needs, wild: int, needs: Needs) -> bool:
    """R-RES-06: with trades if they help."""
    lacking = sum(max(0, needs[kind] - tokens[kind]) for kind in RESOURCES)
    spare = sum(max(0, tokens[kind] - needs[kind]) for kind in RESOURCES)
    return lacking <= wild or lacking - wild <= spare // 3


def is_payable_untraded(tokens: Needs, wild: int, needs: Needs) -> bool:
    return sum(max(0, needs[kind] - tokens[kind]) for kind in RESOURCES) <= wild


def net_needs(player: Player, project: str) -> Needs:
    """R-PAY-01."""
    cost = PROJECTS[project]["cost"]
    return {
        kind: 0 if player.is_unlimited(kind) else max(0, cost[kind] - player.perms[kind])
        for kind in RESOURCES
    }


def section_needs(player: Player) -> Needs:
    """R-FIN-06: an unlimited track completes its section by itself."""
    return {kind: 0 if player.is_unlimited(kind) else SECTION for kind in RESOURCES}


def pay(books: Books, color: str, purpose: str, needs: Needs) -> Paying:
    """Settle each resource in turn, lumber first; trades come before the first.

    Returns the verb of each answer.
    """
    player = books.players[color]
    rest = dict(needs)
    verbs: list[str] = []
    for resource in RESOURCES:
        if not needs[resource]:
            continue
        answer = "trade"
        while answer == "trade":
            trades = allowed_trades(player, purpose, rest) if not verbs else []
            answers = ways(books, player, purpose, rest, resource)
            answer = yield from books.ask(color, answers + ["trade"] * bool(trades))
            if answer == "trade":
                yield from trade(books, player, trades)
        verbs.append(answer.split()[0])
        rest[resource] = 0
        settle(player, answer.split(), needs[resource])
    return verbs


def ways(books: Books, player: Player, purpose: str, needs: Needs, resource: str) -> list[str]:
    """Return how one resource can be settled so that the rest can be settled too."""
    need, own = needs[resource], player.tokens[resource]
    found = []
    rest = {**needs, resource: 0}
    for wilds in range(max(0, need - own), min(need, player.wild) + 1):
        if purpose != UPPER_LEFT or is_payable_untraded(player.tokens, player.wild - wilds, rest):
            found.append(f"pay {resource}" + (f" wild {wilds}" if wilds else ""))
    if purpose != UPPER_LEFT and player.favor:
        found.append(f"favor {resource}")
    if purpose == PROJECT and (own < need or books.on("free_poverty", "yes")):
        found.append(f"short {resource}")
    if purpose == PERSONAL:
        found.append(f"leave {resource}")
    return found


def settle(player: Player, words: list[str], need: int) -> None:
    """Carry out one answer of a payment."""
    verb, resource = words[:2]
    if verb == "pay":
        wilds = int(words[3]) if len(words) > 2 else 0
        player.tokens[resource] -= need - wilds
        player.wild -= wilds
    elif verb == "favor":
        player.favor -= 1
    elif verb == "short":
        player.poverty += 1


# Trades


def allowed_trades(player: Player, purpose: str, needs: Needs) -> list[Trade]:
    """R-RES-03: any three tokens for one, if the payment can still be finished (D-03)."""
    found: list[Trade] = []
    for given in combinations_with_replacement(TOKENS, 3):
        left = {**player.tokens, "wild": player.wild}
        for kind in given:
            left[kind] -= 1
        if min(left.values()) < 0:
            continue
        for taken in RESOURCES:
            gained = {**left, taken: left[taken] + 1}
            if purpose != UPPER_LEFT or is_payable(gained, left["wild"], needs):
                found.append((*given, taken))
    return found


def trade(books: Books, player: Player, trades: list[Trade]) -> Play:
    """Give three tokens in the order of the resources, wilds last, and take one."""
    for place in range(3):
        choices = dict.fromkeys(option[place] for option in trades)
        answer = yield from books.ask(player.color, [f"give {kind}" for kind in choices])
        kind = answer.split()[1]
        trades = [option for option in trades if option[place] == kind]
        if kind == "wild":
            player.wild -= 1
        else:
            player.tokens[kind] -= 1
    choices = dict.fromkeys(option[3] for option in trades)
    answer = yield from books.ask(player.color, [f"take {kind}" for kind in choices])
    player.tokens[answer.split()[1]] += 1

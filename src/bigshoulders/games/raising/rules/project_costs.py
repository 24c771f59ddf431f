"""What is due and whether a purse can pay it (rules, section 7, R-PAY-01)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal, TypeAlias

from bigshoulders.games.raising.box.components import RESOURCES, TYPES
from bigshoulders.games.raising.ids import FOR_PROJECT, UPPER_LEFT
from bigshoulders.games.raising.rules.rewards import is_unlimited
from bigshoulders.games.raising.state import Raising, Seat

Purse: TypeAlias = Literal["tokens", "wild", "trade"]  # what of it a payment takes

BEGUN: Final = 4  # added to the purpose of a payment once its first resource is settled


def needs_of(state: Raising, seat: int, purpose: int, space: int) -> list[int]:
    """Return how many tokens of each resource are due."""
    if purpose == UPPER_LEFT:
        return state.uncovered(space)
    if purpose == FOR_PROJECT:
        return net_needs(state, seat, state.projects[space])
    player, need = state.seats[seat], state.board.section_need
    return [0 if is_unlimited(state, player, resource) else need for resource in range(TYPES)]


def net_needs(state: Raising, seat: int, project: int) -> list[int]:
    """R-PAY-01: what the permanent resources and unlimited tracks leave of a project's cost."""
    player, cost = state.seats[seat], state.box.projects[project].cost
    needs: list[int] = []
    for resource in range(TYPES):
        need = max(0, cost[resource] - player.perms[resource])
        needs.append(0 if is_unlimited(state, player, resource) else need)
    return needs


def lacking(player: Seat, needs: list[int]) -> list[int]:
    """Return what a player's own tokens leave of these needs."""
    return [max(0, needs[t] - player.tokens[t]) for t in range(TYPES)]


def payable_with(player: Seat, needs: list[int], give: int) -> Purse | None:
    """Return what it takes to pay for all of this, the cheapest; None if it cannot be paid."""
    missing = sum(lacking(player, needs))
    if missing <= player.wild:
        return "wild" if missing else "tokens"
    return "trade" if is_payable(player, needs, give) else None


class Rest:
    """What stays with a player who pays for all of something, and the favors that it takes."""

    def __init__(self, tokens: list[int], wild: int, favors: int) -> None:
        self.tokens = tokens
        self.wild = wild
        self.favors = favors  # that are given back, not those that stay

    def total(self) -> int:
        return sum(self.tokens) + self.wild


def cheapest_rest(player: Seat, needs: list[int], give: int) -> Rest | None:
    """R-PAY-05: pay with the fewest own favors, so that most stays; None if there is no way."""
    for count in range(min(player.favor, TYPES) + 1):
        best: Rest | None = None
        for favored in combinations(range(TYPES), count):
            due = [0 if t in favored else needs[t] for t in range(TYPES)]
            if is_payable(player, due, give):
                rest = _rest(player, due, give, count)
                if best is None or rest.total() > best.total():
                    best = rest
        if best is not None:
            return best
    return None


def _rest(player: Seat, due: list[int], give: int, favors: int) -> Rest:
    """R-PAY-03, R-RES-03: own tokens first, then wilds, then trades of what there is most of."""
    tokens = [max(0, player.tokens[t] - due[t]) for t in range(TYPES)]
    missing = sum(lacking(player, due))
    wild = max(0, player.wild - missing)
    for _token in range(give * max(0, missing - player.wild)):
        tokens[tokens.index(max(tokens))] -= 1
    return Rest(tokens, wild, favors)


def is_payable(player: Seat, needs: list[int], give: int) -> bool:
    """R-RES-06: tell whether tokens, wilds and trades, `give` for one, can pay for all of this."""
    missing, spare = 0, 0
    for resource in range(TYPES):
        difference = player.tokens[resource] - needs[resource]
        if difference < 0:
            missing -= difference
        else:
            spare += difference
    return missing <= player.wild or missing - player.wild <= spare // give


def purse(player: Seat) -> str:
    """Return the tokens of a player in words."""
    return amounts(player.tokens, player.wild) or "no tokens"


def amounts(counts: list[int], wild: int = 0) -> str:
    """Return how many there are of each resource, e.g. "1 lumber, 2 masonry and 1 wild"."""
    words = [f"{counts[t]} {RESOURCES[t]}" for t in range(TYPES) if counts[t]]
    if wild:
        words.append(f"{wild} wild")
    return " and ".join([part for part in (", ".join(words[:-1]), *words[-1:]) if part])

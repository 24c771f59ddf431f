"""The personal project: the best plan that a player's tokens and favors allow (R-FIN-06)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bigshoulders.games.raising.box.components import TYPES
from bigshoulders.games.raising.ids import FOR_SECTION, PERSONAL_PROJECT
from bigshoulders.games.raising.rules.payment import complete_section
from bigshoulders.games.raising.rules.project_costs import is_payable, needs_of
from bigshoulders.games.raising.rules.rewards import is_unlimited
from bigshoulders.games.raising.rules.scoring import is_counted
from bigshoulders.games.raising.state import Raising, Seat

Means: TypeAlias = Literal["unlimited", "tokens", "favor"]


def complete_best(state: Raising, player: Seat) -> None:
    """Complete as many sections as possible, with as few favors as that takes (D-15)."""
    by_tokens = best_sections(state, player)
    for resource in range(TYPES):
        if is_unlimited(state, player, resource):
            continue
        if not by_tokens & (1 << resource):
            if not player.favor:
                continue
            player.favor -= 1
        complete_section(state, player, resource)
    spend(state, player, _needs(state, player, by_tokens))


def complete_unlimited(state: Raising, player: Seat) -> None:
    """R-EXP-03: a section whose track is at its end is complete without any tokens."""
    for resource in range(TYPES):
        if is_unlimited(state, player, resource):
            complete_section(state, player, resource)


def best_sections(state: Raising, player: Seat, done: int = 0) -> int:
    """Return the sections, one bit each, that tokens and trades complete in the best plan.

    Nothing is needed any more for those that are done.
    """
    best, most = 0, 0
    for sections in range(1 << TYPES):
        count = sections.bit_count()
        if count > most and is_payable(
            player, _needs(state, player, sections & ~done), state.board.trade_give
        ):
            best, most = sections, count
    return best


def section_means(state: Raising, player: Seat) -> list[Means | None]:
    """Return what would complete each section if the game ended now; tokens before favors.

    None if nothing would, or if the section was completed, or left, in the final scoring.
    """
    by_tokens = best_sections(state, player, player.sections)
    favors = player.favor
    means: list[Means | None] = []
    for resource in range(TYPES):
        found: Means | None = None
        if is_unlimited(state, player, resource):
            found = "unlimited"
        elif is_counted(state, PERSONAL_PROJECT) or player.sections & (1 << resource):
            found = None
        elif by_tokens & (1 << resource):
            found = "tokens"
        elif favors:
            found = "favor"
            favors -= 1
        means.append(found)
    return means


def _needs(state: Raising, player: Seat, sections: int) -> list[int]:
    needs = needs_of(state, player.index, FOR_SECTION, 0)
    return [needs[t] if sections & (1 << t) else 0 for t in range(TYPES)]


def spend(state: Raising, player: Seat, needs: list[int]) -> None:
    """Turn in what is needed: tokens of the type, then wilds, then trades of what is spare."""
    missing = 0
    for resource in range(TYPES):
        tokens = min(needs[resource], player.tokens[resource])
        player.tokens[resource] -= tokens
        missing += needs[resource] - tokens
    wilds = min(missing, player.wild)
    player.wild -= wilds
    to_give = (missing - wilds) * state.board.trade_give
    for resource in range(TYPES):
        tokens = min(to_give, player.tokens[resource])
        player.tokens[resource] -= tokens
        to_give -= tokens

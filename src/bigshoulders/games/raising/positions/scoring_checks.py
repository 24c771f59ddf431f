"""What a position must fulfil in the final scoring, and what it must not have before."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import ASTERISK, LETTERS, TYPES
from bigshoulders.games.raising.ids import (
    BIDDING_BOARD,
    CATEGORIES,
    COUNCIL_MEMBERS,
    FINAL_PROJECTS,
    FINISHED,
    GIVE,
    IN_PLAY,
    LETTER,
    NAME_ASTERISK,
    NAME_LETTERS,
    NO_TILE,
    NOBODY,
    PAY,
    PERSONAL,
    PERSONAL_PROJECT,
    POVERTY,
    PRESTIGE_ARROWS,
    SCORING,
    TAKE,
    WARDS,
)
from bigshoulders.games.raising.positions.stack_checks import Moment
from bigshoulders.games.raising.rules.phases.final import own_score
from bigshoulders.games.raising.rules.rewards import is_unlimited
from bigshoulders.games.raising.rules.scoring import (
    Places,
    board_places,
    open_letters,
    prestige_scores,
    ward_levels,
)
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.state import arg1, arg4, step_of

# The category before which a step of the scoring comes up
CATEGORY_OF: Final[dict[int, int]] = {
    NAME_ASTERISK: FINAL_PROJECTS,
    PERSONAL: PERSONAL_PROJECT,
    PAY: PERSONAL_PROJECT,
    GIVE: PERSONAL_PROJECT,
    TAKE: PERSONAL_PROJECT,
    NAME_LETTERS: COUNCIL_MEMBERS,
    LETTER: COUNCIL_MEMBERS,
}


def check_scoring(moment: Moment, found: list[str]) -> None:
    """Add what does not fit the categories that are scored so far."""
    state = moment.state
    category = _category(state)
    _check_category(moment, category, found)
    _check_wards(state, category, found)
    for player in state.seats:
        color = state.board.colors[player.index]
        _check_scores(state, player, category, color, found)
        _check_asterisk(moment, player, category, color, found)
        _check_sections(moment, player, category, color, found)
        _check_letters(moment, player, category, color, found)


def _category(state: Raising) -> int:
    """Return the category that is scored next; all are done when the game is finished."""
    if state.phase == FINISHED:
        return len(CATEGORIES)
    return arg1(state.stack[0]) if state.phase == SCORING else IN_PLAY


def _check_category(moment: Moment, category: int, found: list[str]) -> None:
    if moment.state.phase != SCORING:
        return
    last = COUNCIL_MEMBERS if moment.state.options.council else POVERTY
    if not IN_PLAY < category <= last:
        found.append(f"{CATEGORIES[category]} is not scored at the end of this game")
    for frame in moment.above[1:]:
        if CATEGORY_OF[step_of(frame)] != category:
            key = moment.steps[step_of(frame)].key
            found.append(f"{key} does not come before {CATEGORIES[category]}")
            return


def _check_wards(state: Raising, category: int, found: list[str]) -> None:
    """R-FIN-01: tokens are on the wards until they are scored; who is first alone has one then."""
    is_scored = category > WARDS
    if any((token == NO_TILE) != is_scored for token in state.ward_tokens):
        found.append("the ward control tokens are on their wards until these are scored")
    won = [0] * (len(state.seats) + 1)  # the last one is for the non-player color and for nobody
    if is_scored:
        for ward in range(state.board.wards):
            won[min(Places(ward_levels(state, ward), 1, 0).sole_first, len(state.seats))] += 1
    for player in state.seats:
        if len(player.ward_tokens) != won[player.index]:
            found.append(f"{state.board.colors[player.index]} controls {won[player.index]} wards")


def _check_scores(
    state: Raising, player: Seat, category: int, color: str, found: list[str]
) -> None:
    """See that a reputation is the sum of its lines, and each line what it is worth."""
    if state.phase < SCORING:
        if player.scores:
            found.append(f"{color} has scores before the final scoring")
        return
    if len(player.scores) != len(CATEGORIES) or sum(player.scores) != player.reputation:
        found.append(f"the scores of {color} are not {player.reputation} in all")
        return
    for line in range(WARDS, len(CATEGORIES)):
        is_known = line != WARDS  # what a ward was worth went with its token
        if line >= category or is_known:
            worth = _worth(state, player, line) if line < category else 0
            if player.scores[line] != worth:
                found.append(f"{color} scores {worth} for {CATEGORIES[line]}")


def _worth(state: Raising, player: Seat, category: int) -> int:
    """Return what a category that is scored was worth; all that it counts is still there."""
    if category == BIDDING_BOARD:
        return board_places(state).shares[player.index]
    if category == PRESTIGE_ARROWS:
        return prestige_scores(state)[player.index]
    if category == COUNCIL_MEMBERS and not player.letters:
        return 0
    return own_score(state, player, category)


def _check_asterisk(
    moment: Moment, player: Seat, category: int, color: str, found: list[str]
) -> None:
    """R-FIN-04: its owner names a symbol right before the final projects, and nobody else."""
    waits = moment.waits(NAME_ASTERISK, "seat", player.index)
    owns = player.symbols[ASTERISK] > 0
    is_named = owns and category >= FINAL_PROJECTS and not waits
    if (waits and not owns) or (player.named != NOBODY) != is_named:
        found.append(f"{color} has not named the asterisk in time")


def _check_sections(
    moment: Moment, player: Seat, category: int, color: str, found: list[str]
) -> None:
    """R-FIN-06: sections are completed one after the other, unlimited ones by themselves."""
    state, possible, certain = moment.state, 0, 0
    if category >= PERSONAL_PROJECT and not moment.waits(PERSONAL, "seat", player.index):
        for resource in range(TYPES):
            if is_unlimited(state, player, resource):
                certain |= 1 << resource
        possible = certain | ((1 << _settled(state, player)) - 1)
    if player.sections & ~possible or certain & ~player.sections:
        found.append(f"{color} cannot have completed just these sections")


def _settled(state: Raising, player: Seat) -> int:
    """Return how many sections of the personal project are settled by now, in their order."""
    for frame in state.stack:
        if step_of(frame) == PAY and arg1(frame) == player.index:
            return arg4(frame)
    return TYPES


def _check_letters(
    moment: Moment, player: Seat, category: int, color: str, found: list[str]
) -> None:
    """R-COU-02: every card with all letters is named, or is still asked for."""
    state = moment.state
    waits = moment.waits(NAME_LETTERS, "seat", player.index)
    is_named = state.options.council and category >= COUNCIL_MEMBERS and not waits
    asked = [frame for frame in state.stack if step_of(frame) == LETTER]
    left = len([frame for frame in asked if arg1(frame) == player.index])
    due = open_letters(state, player) - left
    if len(player.letters) != (len(LETTERS) if is_named else 0):
        found.append(f"{color} names letters at the scoring of the council")
    elif is_named and sum(player.letters) != due:
        found.append(f"{color} has named {sum(player.letters)} cards with all letters, not {due}")

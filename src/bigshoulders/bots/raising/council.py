"""What the council may score for a seat, and how that changes what other things are worth.

Rules: section 19.
"""

from __future__ import annotations

from math import exp
from typing import Final

from bigshoulders.games.raising.box.components import (
    COMPANY_EXPANSIONS,
    FAVOR_TOKENS,
    LETTERS,
    MARKERS_ON_BOARD,
    NEIGHBORHOOD_TILES,
    OUTSKIRTS_BUILDINGS,
    PERMANENT_TOKENS,
    SYMBOL_SETS,
    WARD_BUILDINGS,
    WARD_CONTROL_TOKENS,
)
from bigshoulders.games.raising.rules.scoring import (
    ALL_LETTERS,
    letter_counts,
    member_value,
    open_letters,
)
from bigshoulders.games.raising.state import Raising

GROWTH: Final = 2  # more of what a member counts that a player gains before the end


class Council:
    """The members in play: what one more card, and one more of what each counts, may add."""

    def __init__(self, state: Raising, seat: int, projects_ahead: float) -> None:
        self.state = state
        self.player = state.seats[seat]
        self.more: list[float] = []  # by letter: what one more card adds
        self.each = [0.0] * (WARD_CONTROL_TOKENS + 1)  # by what is counted
        self.wards = [0.0] * state.board.wards
        if state.members:
            self._read(projects_ahead)
        self.favor = self.each[FAVOR_TOKENS]
        self.expansion = self.each[COMPANY_EXPANSIONS]
        self.perm = self.each[PERMANENT_TOKENS]
        self.marker = self.each[MARKERS_ON_BOARD]
        self.neighborhood = self.each[NEIGHBORHOOD_TILES]
        self.outskirts = self.each[OUTSKIRTS_BUILDINGS]
        self.symbol_set = self.each[SYMBOL_SETS]
        self.ward_token = self.each[WARD_CONTROL_TOKENS]

    def _read(self, projects_ahead: float) -> None:
        state = self.state
        counts = letter_counts(state, self.player)
        spare = open_letters(state, self.player)
        ahead = projects_ahead / len(LETTERS)
        for letter, index in enumerate(state.members):
            have = counts[letter] + (spare if counts[letter] == max(counts) else 0)
            times = self._times(have, ahead)
            member = state.box.members[index]
            value = member_value(state, self.player, member) + GROWTH * member.each
            self.more.append((self._times(have + 1, ahead) - times) * value)
            if member.counts == WARD_BUILDINGS:
                self.wards[member.ward] += times * member.each
            else:
                self.each[member.counts] += times * member.each

    def _times(self, have: int, ahead: float) -> float:
        board = self.state.board
        return at_least(board.qualify - have, ahead) + at_least(board.double - have, ahead)

    def card(self, letters: int) -> float:
        """Return what a card adds by its letters."""
        if not self.more:
            return 0.0
        if letters == ALL_LETTERS:
            return max(self.more)
        return self.more[letters.bit_length() - 1]


def at_least(count: int, expected: float) -> float:
    """Return how likely at least so many come of what comes so often (Poisson)."""
    if count <= 0:
        return 1.0
    term = exp(-expected)
    below = term
    for number in range(1, count):
        term *= expected / number
        below += term
    return max(0.0, 1.0 - below)

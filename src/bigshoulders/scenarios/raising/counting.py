"""Counting the pieces of Raising Chicago again after some were moved by hand.

What a script does not mention stays where setup put it, or is out of the game: after each change
the supplies, the deck and the stacks are counted again, so that the referee stays content.
"""

from __future__ import annotations

from typing import Self, cast

from bigshoulders.games.raising import ids
from bigshoulders.games.raising.rules.phases.neighborhoods import is_enclosed
from bigshoulders.games.raising.state import Raising, Seat, replaced
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.scenarios.scenario import Scenario

NONPLAYER = "nonplayer"
EMPTY = "-"


class RaisingCounts(Scenario):
    """A game whose pieces can be counted again."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.markers_given = False

    @property
    def state(self) -> Raising:
        return cast("Raising", self.game.state)

    def seat(self, color: str) -> Seat:
        return self.state.seats[self._index("seat", color)]

    def _color(self, color: str) -> int:
        """Return the number of whoever owns a marker: a seat, or the word "nonplayer"."""
        if color == EMPTY:
            return ids.NOBODY
        return ids.NONPLAYER if color == NONPLAYER else self._index("seat", color)

    def _recount(self) -> Self:
        self._recount_projects()
        self._recount_cards()
        state = self.state
        for space, tile in enumerate(state.neighborhoods):
            if tile != ids.NO_TILE and is_enclosed(state, space):
                state.neighborhoods = replaced(state.neighborhoods, space, ids.NO_TILE)
        taken = sum(len(player.neighborhoods) for player in state.seats)
        state.lost_neighborhoods = state.neighborhoods.count(ids.NO_TILE) - taken
        state.expansions = state.board.expansions - sum(p.expansions for p in state.seats)
        for player in state.seats:
            used = player.on_board + state.squares.count(player.index)
            player.supply = state.board.markers - used - state.levels_of(player.index)
            if player.supply < 0:
                raise Malformed(f"{self.game.name(player.index)} has too few markers")
        return self

    def _standing(self) -> list[int]:
        """Return the projects on the map."""
        state = self.state
        raised = [
            tile
            for tile, owner in zip(state.built, state.owner, strict=True)
            if owner not in (ids.NOBODY, ids.PRESTIGE)
        ]
        return raised + [tile for tile in state.moved if tile != ids.NO_TILE]

    def _spare_project(self, *, is_move: bool = False) -> int:
        """Return a project that lies nowhere, of an earlier round if there is one."""
        state = self.state
        used = self._standing() + state.projects
        free = [t for t in state.box.projects[: state.box.first_final] if t.index not in used]
        free.sort(key=lambda t: (t.round > state.round, t.is_move != is_move, -t.round))
        return free[0].index

    def _recount_projects(self) -> None:
        """Put projects of later rounds in their stacks; what lies nowhere else is lost."""
        state, rounds = self.state, self.state.board.rounds
        used = self._standing() + [tile for tile in state.projects if tile != ids.NO_TILE]
        later = [t for t in state.box.projects if t.round > state.round and t.index not in used]
        for number in range(state.round + 1, rounds):
            stack = [tile.index for tile in later if tile.round == number]
            if stack and state.tops[number - 1] not in stack:
                state.tops = replaced(state.tops, number - 1, stack[0])
        state.hidden = [tile.index for tile in later if tile.index not in state.tops]
        unseen = len(state.hidden) + max(0, rounds - 1 - state.round)
        unseen += state.board.finals if state.round < rounds else 0
        in_play = state.box.first_final + state.board.finals
        state.lost_projects = in_play - unseen - len(used)
        if state.lost_projects < 0:
            raise Malformed("so many projects were not announced yet: call round()")

    def _cards_used(self) -> list[int]:
        used = [card for card in self.state.cards if card != ids.NO_TILE]
        for player in self.state.seats:
            used += player.slots + player.pile
        return used

    def _recount_cards(self) -> None:
        """Leave as many cards in the deck as the round says; what lies nowhere else is lost."""
        state, used = self.state, self._cards_used()
        left = len(state.box.cards) - state.round * len(state.cards)
        state.lost_cards = len(state.box.cards) - left - len(used)
        if state.lost_cards < 0:
            raise Malformed("so many cards were not dealt yet: call round()")
        first = [card for card in [state.top, *state.deck] if card not in used]
        others = [c for c in range(len(state.box.cards)) if c not in used and c not in first]
        state.top, *state.deck = (first + others)[:left]

"""What tokens, steps, symbols and rewards are worth to one seat at one moment.

Everything is counted in reputation at the end of the game.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

from bigshoulders.bots.raising.council import Council
from bigshoulders.bots.raising.weights import Weights
from bigshoulders.games.raising.box.components import ASTERISK, NOTHING, TYPES, Card, Reward
from bigshoulders.games.raising.ids import BIDDING, NO_TILE, PROJECT_RESOLUTION
from bigshoulders.games.raising.rules.phases.winning import leader
from bigshoulders.games.raising.rules.rewards import capacity
from bigshoulders.games.raising.rules.scoring import poverty_loss
from bigshoulders.games.raising.state import Raising

SUREST: Final = 0.9  # limits of how likely it is to win a final project
LEAST_SURE: Final = 0.05
NEAR: Final = 2  # columns by which a marker may be ahead and still help with column rewards
LEAST_COLORS: Final = 3  # that compete for the projects: with two players the non-player, too


class Worth:
    """One moment, as one seat weighs it."""

    def __init__(self, state: Raising, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.player = state.seats[seat]
        self.left = state.board.rounds - state.round  # rounds to come after this one
        self.pace = len(state.board.spaces) / max(LEAST_COLORS, len(state.seats))
        self.council = Council(state, seat, self.left * self.pace)
        self.own_spaces = self._own_spaces()
        hoped = self.pace if state.phase <= BIDDING else 0.0
        # How many projects the seat may still pay for
        self.projects_ahead = self.left * self.pace + max(len(self.own_spaces), hoped)
        self.token = weights.token if self.left else weights.last_token  # of no special type
        self.wild = weights.wild if self.left else weights.last_wild
        self.favor = weights.favor + self.council.favor
        self.expansion = weights.expansion * self.left + self.council.expansion
        self._heights: list[float] = []
        self._finals: list[tuple[int, float]] | None = None

    def _own_spaces(self) -> list[int]:
        """Return the project spaces that the seat has won, or leads while bids go on."""
        state = self.state
        if state.phase == PROJECT_RESOLUTION:
            winners = state.winners
        elif state.phase == BIDDING:
            winners = [leader(state, space) for space in range(len(state.cards))]
        else:
            return []
        return [
            space
            for space, winner in enumerate(winners)
            if winner == self.seat and state.projects[space] != NO_TILE
        ]

    # Rewards

    def reward(self, reward: Reward) -> float:
        """Return what a reward is worth."""
        if reward is NOTHING:
            return 0.0
        value = reward.reputation + reward.wild * self.wild + reward.favor * self.favor
        if reward.expansions and self.state.expansions:
            value += reward.expansions * self.expansion
        for kind in range(TYPES):
            if reward.tokens[kind]:
                value += reward.tokens[kind] * self.token
            if reward.steps[kind]:
                value += self.steps(kind, reward.steps[kind])
        return value

    def poverty(self, steps: int) -> float:
        """Return what so many steps of poverty cost, with those that may follow."""
        at = self.player.poverty + round(self.weights.poverty_ahead * self.left)
        return poverty_loss(self.state, at + steps) - poverty_loss(self.state, at)

    # Expertise

    def steps(self, track: int, count: int) -> float:
        """Return what steps on an expertise track are worth."""
        column = self.player.tracks[track]
        end = min(column + count, self.state.board.end_column)
        value = self.heights[end] - self.heights[column]
        return self.weights.step * (value + self.columns(track, end)) if end > column else 0.0

    @property
    def heights(self) -> list[float]:
        """What a track is worth by column: permanent tokens on the way, and the free type."""
        if not self._heights:
            self._heights = self._all_heights()
        return self._heights

    def _all_heights(self) -> list[float]:
        board = self.state.board
        saving = self.projects_ahead * self.weights.token
        perm = saving + self.council.perm
        stops = [0, *board.perm_columns]
        heights = [0.0] * (board.end_column + 1)
        for start, stop in pairwise(stops):
            for column in range(start, stop):
                heights[column + 1] = heights[column] + perm / (stop - start)
        free = saving * self.weights.unlimited + board.section_reputation
        last = stops[-1]
        for column in range(last, board.end_column):
            heights[column + 1] = heights[column] + free / (board.end_column - last)
        return heights

    def columns(self, track: int, end: int) -> float:
        """Return what a longer track adds to the rewards that wait for all three markers."""
        tracks = self.player.tracks
        lowest = min(tracks)
        if tracks[track] > lowest + NEAR:
            return 0.0
        value = 0.0
        for column in range(lowest + 1, min(end, lowest + NEAR + 1) + 1):
            reward = self.state.board.column_rewards[column]
            if reward is not NOTHING and tracks[track] < column:
                before = sum([max(0, column - other) for other in tracks])
                value += (min(end, column) - tracks[track]) / before * self.plain(reward)
        return value

    def plain(self, reward: Reward) -> float:
        """Return what a reward without steps is worth."""
        return reward.reputation + reward.wild * self.wild + reward.favor * self.favor

    # Symbols

    def symbol(self, symbol: int) -> float:
        """Return what a symbol token is worth for the final projects and for sets."""
        if symbol == ASTERISK:
            return max([self.symbol(kind) for kind in range(ASTERISK)])
        matches = 0.0
        for final, chance in self.finals:
            if symbol in self.state.box.projects[final].symbols:
                matches += chance
        return matches * self.state.board.match_reputation + self._set_share(symbol)

    def _set_share(self, symbol: int) -> float:
        counts = self.player.symbols[:ASTERISK]
        fewest = min(counts)
        if counts[symbol] > fewest:
            return 0.0
        value = self.state.board.set_reputation + self.council.symbol_set
        missing = counts.count(fewest)  # the more there are, the less likely the set becomes full
        return value / (missing * sqrt(missing))

    @property
    def finals(self) -> list[tuple[int, float]]:
        """The final projects in play, and how likely the seat is to win each of them."""
        if self._finals is None:
            self._finals = self._all_finals()
        return self._finals

    def _all_finals(self) -> list[tuple[int, float]]:
        usual = self.pace / len(self.state.board.spaces)
        if self.state.round == self.state.board.rounds:
            own = [(final, 1.0) for final in self.player.finals]
            for space in self.own_spaces:
                if self.state.box.projects[self.state.projects[space]].is_final:
                    own.append((self.state.projects[space], 1.0))
            return own
        return [(final, self._chance_of(final, usual)) for final in self.state.finals]

    def _chance_of(self, final: int, usual: float) -> float:
        symbols = self.state.box.projects[final].symbols
        own, others = 0, 0
        for player in self.state.seats:
            count = player.symbols[symbols[0]] + player.symbols[symbols[1]]
            if player.index == self.seat:
                own = count
            else:
                others = max(others, count)
        chance = usual + self.weights.final_lean * (own - others)
        return min(SUREST, max(LEAST_SURE, chance))

    def matches(self, final: int) -> int:
        """Return the own symbol tokens that a final project counts."""
        symbols = self.state.box.projects[final].symbols
        own = self.player.symbols
        return sum([own[symbol] for symbol in symbols]) + min(1, own[ASTERISK])

    # Cards

    def card(self, card: Card) -> float:
        """Return what a card in the company is worth."""
        times = 1.0
        if card.every_round:
            times = min(self.left + 1, capacity(self.state, self.player) / self.pace)
        return times * self.reward(card.spot) + self.council.card(card.letters)

"""Empty plot tiles: what each one would do now, what it promises, and the choices that go with it.

Rules: section 16, D-01, D-05, D-11 to D-13.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.raising.map import Map
from bigshoulders.bots.raising.wallet import Payer
from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising.box.components import TYPES, EmptyPlot
from bigshoulders.games.raising.box.deeds import (
    COPY_NEIGHBORHOODS,
    EXTRA_LEVEL,
    SPOTS_OF_THE_AREA,
    SPOTS_OF_THE_COMPANY,
    SQUARES_OF_A_CARD,
    STEPS_ON_A_TRACK,
    TOKENS_OF_CHOICE,
)
from bigshoulders.games.raising.ids import (
    ANNOUNCEMENT,
    COMPANY,
    NO_TILE,
    NOBODY,
    PRESTIGE_CHOICE,
    V_KEEP,
    V_PASS,
    V_SWAP,
)
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.state import arg2

STEP: Final = 255  # the byte of a frame that names its step


class Tiles:
    """Weighs empty plot tiles for one seat."""

    def __init__(self, worth: Worth, land: Map | None = None) -> None:
        self.worth = worth
        self.state = worth.state
        self.land = Map(worth) if land is None else land

    # What a tile would do now

    def now(self, index: int) -> float:
        """Return what the tile would gain at this moment."""
        tile = self.state.box.empty_plots[index]
        return self.worth.reward(tile.reward) + self._deed(tile)

    def _deed(self, tile: EmptyPlot) -> float:
        deed, worth = tile.deed, self.worth
        if deed == SQUARES_OF_A_CARD:
            return max([self.squares(space) for space in range(len(self.state.cards))])
        if deed == SPOTS_OF_THE_AREA:
            return self.spots([card for card in self.state.cards if card != NO_TILE])
        if deed == SPOTS_OF_THE_COMPANY:
            return self.spots(worth.player.slots)
        if deed == EXTRA_LEVEL:
            return max([self.level(plot) for plot in range(len(self.state.owner))])
        if deed == STEPS_ON_A_TRACK:
            return max([worth.steps(track, tile.count) for track in range(TYPES)])
        if deed == TOKENS_OF_CHOICE:
            return tile.count * worth.token
        return self.copies(tile.count) if deed == COPY_NEIGHBORHOODS else 0.0

    def squares(self, space: int) -> float:
        """Return what the uncovered resources of a card are worth."""
        if self.state.cards[space] == NO_TILE:
            return 0.0
        return sum(self.state.uncovered(space)) * self.worth.token

    def spots(self, cards: list[int]) -> float:
        """Return what the round spots of these cards are worth."""
        return sum([self.worth.reward(self.state.box.cards[card].spot) for card in cards])

    def level(self, plot: int) -> float:
        """Return what one more level adds to an own building."""
        if self.state.owner[plot] != self.worth.seat:
            return -1.0
        printed = self.state.board.plots[plot]
        value = self.land.levels(printed.ward, 1)
        for space in printed.spaces:
            if self.state.neighborhoods[space] != NO_TILE:
                near = self.land.around[space]
                after = self.land.neighborhood(space, near.own + 1, near.empty)
                value += after - self.land.neighborhood(space, near.own, near.empty)
        return value

    def copies(self, count: int) -> float:
        """Return what the best rewards on the map are worth, no two alike."""
        rewards = {
            self.state.box.neighborhoods[tile].reward
            for tile in self.state.neighborhoods
            if tile != NO_TILE
        }
        values = sorted([self.worth.reward(reward) for reward in rewards], reverse=True)
        return sum(values[:count])

    # What it may do later

    def later(self, index: int) -> float:
        """Return what the tile may gain at a better moment, if there will be one."""
        deed, state, weights = (
            self.state.box.empty_plots[index].deed,
            self.state,
            self.worth.weights,
        )
        if deed == SQUARES_OF_A_CARD:
            return weights.full_card * self.worth.token if self._deals_come() else 0.0
        if deed == SPOTS_OF_THE_AREA:
            return weights.full_area if self._deals_come() else 0.0
        if deed == SPOTS_OF_THE_COMPANY:
            return self.now(index) + weights.card_more if self._company_grows() else 0.0
        if deed == EXTRA_LEVEL:
            last = not self.worth.left and state.phase == COMPANY
            return 0.0 if last else self.now(index) + weights.level_later
        return 0.0

    def _deals_come(self) -> bool:
        """Tell whether cards without markers will be dealt again."""
        return self.worth.left > 0 and self.state.phase > ANNOUNCEMENT

    def _company_grows(self) -> bool:
        return self.worth.left > 0 or self.state.phase < COMPANY

    def promise(self, index: int) -> float:
        """Return what the tile will gain somewhere in the rest of the game."""
        player = self.worth.player
        turns = self.worth.left + (0 if player.used else 1)
        if self.state.options.one_tile_a_round and len(player.tiles) >= turns:
            return 0.0
        return max(self.now(index), self.later(index))


# Answers


def use_tile(worth: Worth, answers: list[int]) -> int:
    """Use the tile that gains most over waiting, if one does."""
    tiles = Tiles(worth)
    held = len(worth.player.tiles)
    hurry = worth.state.options.one_tile_a_round and held > worth.left
    patience = 0.0 if hurry and worth.state.phase == COMPANY else worth.weights.patience
    best, chosen = 0.0, V_PASS
    for code in answers:
        if code != V_PASS:
            gain = tiles.now(first(code)) - patience * tiles.later(first(code))
            if gain > best:
                best, chosen = gain, code
    return chosen


def card_choice(worth: Worth, answers: list[int]) -> int:
    """Take the card with the most useful tokens."""
    payer = Payer(worth)
    payer.expect(worth.own_spaces)

    def value(code: int) -> float:
        return payer.kept(payer.wallet.plus(worth.state.uncovered(first(code))))

    return max(answers, key=value)


def level(worth: Worth, answers: list[int]) -> int:
    """Add the level where it counts most."""
    tiles = Tiles(worth)
    return max(answers, key=lambda code: tiles.level(first(code)))


def study(worth: Worth, answers: list[int]) -> int:
    """Advance on the track where the steps are worth most."""
    steps = arg2(worth.state.stack[-1])
    return max(answers, key=lambda code: worth.steps(first(code), steps))


def pick_tokens(worth: Worth, answers: list[int]) -> int:
    """Take the type that the own projects lack most, then the one that is scarce."""
    payer = Payer(worth)
    payer.expect(worth.own_spaces)
    tokens = payer.wallet.tokens

    def value(code: int) -> tuple[float, float]:
        kind = first(code)
        gain = payer.tokens(kind, tokens[kind] + 1) - payer.tokens(kind, tokens[kind])
        return gain, payer.due[kind] + payer.demand[kind] - tokens[kind]

    return max(answers, key=value)


def swap(worth: Worth, answers: list[int]) -> int:
    """Exchange the banners whose exchange helps most, or keep them."""
    named = arg2(worth.state.stack[-1]) - 1
    firsts = [named] if named >= 0 else list(range(len(worth.state.banners)))
    land, uses = Map(worth), banner_uses(worth)
    best, chosen = 0.0, V_KEEP if V_KEEP in answers else answers[0]
    for one in firsts:
        for other in range(len(uses)):
            gain = (uses[one] - uses[other]) * (land.banner(other) - land.banner(one))
            if gain > best:
                best, chosen = gain, answer(V_SWAP, other if named >= 0 else one)
    return chosen


def banner_uses(worth: Worth) -> list[float]:
    """Return how likely the seat is to build under each banner; that of the prestige area last."""
    state = worth.state
    uses = [0.0] * len(state.banners)
    for plot in state.board.plots:
        if state.owner[plot.index] == NOBODY:
            uses[plot.column] += 1 / state.board.rows
    moving = any(frame & STEP == PRESTIGE_CHOICE for frame in state.stack)
    uses[-1] = len(uses) if moving else 1.0
    return uses


def copy_reward(worth: Worth, answers: list[int]) -> int:
    """Copy the best reward."""
    land = Map(worth)
    return max(answers, key=lambda code: land.tiles[first(code)])

"""What a building adds where it stands: wards, neighborhoods, arrows, banners, plot rewards.

Rules: sections 3, 13, 14 and 18.
"""

from __future__ import annotations

from math import exp, sqrt

from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising.box.components import NO_PLOT, Plot
from bigshoulders.games.raising.ids import NO_TILE, NOBODY, NONPLAYER, PRESTIGE
from bigshoulders.games.raising.rules.scoring import ward_levels

NO_LEVELS = (0, 0, 0, 0, 0, 0, 0, 0)


def odds(lead: float, spread: float) -> float:
    """Return how likely a lead holds, if so much may still change."""
    return 1.0 / (1.0 + exp(-lead / spread))


class Around:
    """What stands around one neighborhood: the own levels, the most of a rival, empty plots."""

    def __init__(self, own: int, rival: int, empty: int) -> None:
        self.own = own
        self.rival = rival
        self.empty = empty


class Map:
    """The map as one seat sees it."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = worth.state
        self.seat = worth.seat
        self.weights = worth.weights
        self.rank = worth.state.ranking.index(worth.seat)
        self._gains: dict[int, list[float]] = {}  # by levels: what they add in neighborhoods
        self.prestige_grounds: dict[int, float] = {}  # by plot, as far as they were asked for
        # Each is worked out when it is first asked for
        self._wards: list[list[float]] = []
        self._near: list[Around] = []
        self._tiles: list[float] = []
        self._arrows: list[float] = []
        self._targets: list[float] = []
        self._grounds: list[float] = []
        self._step_values: list[float] = []

    # Wards

    @property
    def wards(self) -> list[list[float]]:
        """By ward: what 0, 1, 2 … levels more would make of the ward control."""
        if not self._wards:
            self._wards = [self._ward(ward) for ward in range(self.state.board.wards)]
        return self._wards

    def _ward(self, ward: int) -> list[float]:
        state = self.state
        counts = ward_levels(state, ward)
        own = counts.pop(self.seat)
        plots = [plot for plot in state.board.plots if plot.ward == ward]
        empty = len([plot for plot in plots if state.owner[plot.index] == NOBODY])
        spread = self.weights.ward_sure + self.weights.ward_spread * sqrt(empty)
        token = state.box.ward_tokens[state.ward_tokens[ward]]
        first = token.first + self.worth.council.ward_token
        return [
            place_value([odds(own + more - count, spread) for count in counts], first, token.second)
            for more in range(state.board.markers_most + 2)
        ]

    def levels(self, ward: int, count: int) -> float:
        """Return what levels in a ward add, besides their reputation."""
        values = self.wards[ward]
        return values[min(count, len(values) - 1)] - values[0]

    # Neighborhoods

    @property
    def around(self) -> list[Around]:
        """What stands around each neighborhood space."""
        if not self._near:
            self._near = [self._around(space) for space in range(len(self.state.neighborhoods))]
        return self._near

    def _around(self, space: int) -> Around:
        state = self.state
        levels = list(NO_LEVELS)
        empty = 0
        for plot in state.board.neighborhoods[space]:
            owner = state.owner[plot]
            if owner == NOBODY:
                empty += 1
            elif owner != PRESTIGE:
                levels[owner] += state.levels[plot]
        own = levels[self.seat]
        levels[self.seat] = 0
        return Around(own, max(levels), empty)

    @property
    def tiles(self) -> list[float]:
        """What the tile on each neighborhood space is worth to its winner, if it is there."""
        if not self._tiles:
            self._tiles = self._all_tiles()
        return self._tiles

    def _all_tiles(self) -> list[float]:
        tiles: list[float] = []
        for tile in self.state.neighborhoods:
            if tile == NO_TILE:
                tiles.append(0.0)
            else:
                reward = self.state.box.neighborhoods[tile].reward
                tiles.append(self.worth.reward(reward) + self.worth.council.neighborhood)
        return tiles

    def neighborhood(self, space: int, own: int, empty: int) -> float:
        """Return what a neighborhood promises with so many own levels and empty plots."""
        rival = self.around[space].rival
        consolation = self.state.board.consolation
        if own == 0:
            presence = min(1.0, self.weights.presence * empty)
            return presence * (self.tiles[space] + consolation) / 2
        lead = own - rival + (self.weights.first_rank if self.rank == 0 else 0.0)
        win = odds(lead, self.weights.near_sure + self.weights.near_spread * empty)
        return win * self.tiles[space] + (1 - win) * consolation

    def beside(self, plot: Plot, levels: int) -> float:
        """Return what a building with so many levels adds in the neighborhoods it touches."""
        gains = self._gains.get(levels)
        if gains is None:
            gains = [self._gain_near(near, levels) for near in range(len(self.tiles))]
            self._gains[levels] = gains
        value = 0.0
        for space in plot.spaces:
            value += gains[space]
        return value

    def _gain_near(self, space: int, levels: int) -> float:
        """Return what a building with so many levels adds in one neighborhood."""
        near = self.around[space]
        if not near.empty:
            return 0.0
        after = self.neighborhood(space, near.own + levels, near.empty - 1)
        return after - self.neighborhood(space, near.own, near.empty)

    # Arrows

    @property
    def arrows(self) -> list[float]:
        """What the arrows that point at each plot pay to its owner."""
        if not self._arrows:
            self._arrows = self._all_arrows()
        return self._arrows

    def _all_arrows(self) -> list[float]:
        values = [0.0] * len(self.state.owner)
        for plot, owner in enumerate(self.state.owner):
            if owner == PRESTIGE:
                each = self.state.box.prestige[self.state.built[plot]].reputation
                for bit, target in enumerate(self.state.board.plots[plot].neighbors):
                    if target != NO_PLOT and self.state.levels[plot] & (1 << bit):
                        values[target] += each
        return values

    @property
    def targets(self) -> list[float]:
        """What a point of an arrow counts that points at each plot; beyond the rim, nothing."""
        if not self._targets:
            self._targets = [*[self._target(owner) for owner in self.state.owner], 0.0]
        return self._targets

    def _target(self, owner: int) -> float:
        if owner == self.seat:
            return 1.0
        if owner == NOBODY:
            return self.weights.hope
        return 0.0 if owner in (NONPLAYER, PRESTIGE) else -self.weights.rival

    # Plots

    @property
    def grounds(self) -> list[float]:
        """What a building gains on each plot, whatever its levels."""
        if not self._grounds:
            self._grounds = [self._ground(plot) for plot in self.state.board.plots]
        return self._grounds

    def _ground(self, plot: Plot) -> float:
        if self.state.owner[plot.index] != NOBODY:
            return 0.0
        value = self.entry(plot) + self.arrows[plot.index] + self.worth.council.wards[plot.ward]
        if plot.interior:
            value += self.weights.interior
        return value

    def entry(self, plot: Plot) -> float:
        """Return what placing anything on a plot pays at once: its reward and the banner's step."""
        return self.worth.plain(plot.reward) + self.banner(plot.column)

    def banner(self, column: int) -> float:
        """Return what the step is worth that a banner gives."""
        return self._steps[self.state.banners[column]]

    @property
    def _steps(self) -> list[float]:
        if not self._step_values:
            tracks = range(len(self.worth.player.tracks))
            self._step_values = [self.worth.steps(track, 1) for track in tracks]
        return self._step_values

    def plot(self, index: int, levels: int) -> float:
        """Return what a raised building with so many levels adds on a plot."""
        plot = self.state.board.plots[index]
        return self.grounds[index] + self.levels(plot.ward, levels) + self.beside(plot, levels)


def place_value(odds_each: list[float], first: float, second: float) -> float:
    """Return what the first and the second place are worth, by the odds against each rival."""
    ahead = 1.0
    for chance in odds_each:
        ahead *= chance
    runner_up = 0.0
    for index, chance in enumerate(odds_each):
        behind_one = 1.0 - chance
        for other, better in enumerate(odds_each):
            if other != index:
                behind_one *= better
        runner_up += behind_one
    return first * ahead + second * runner_up

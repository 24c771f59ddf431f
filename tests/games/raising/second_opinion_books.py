"""The books of a second opinion on a game of Raising Chicago: plain dicts keyed by words.

The rules are told as generators that follow the rules text sentence by sentence: where somebody
must decide they yield a `Question` and are sent the notation of the answer. A list with one answer
is answered by itself (section 22 of the rules) and noted in `forced`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeAlias

from tests.games.raising.second_opinion_box import (
    ASTERISK,
    CHANCE,
    COLORS,
    COLUMN_REWARDS,
    EXPANSIONS,
    LAST_COLUMN,
    MARKERS,
    PERM_COLUMNS,
    PLOTS,
    RESOURCES,
    SLOTS,
    SPACES,
    START_COLUMN,
    START_TOKENS,
    SYMBOLS,
    Reward,
)


class Difference(Exception):
    """The books and the engine do not agree."""


class Question(NamedTuple):
    """Who must answer, and the legal answers, each with its weight if chance answers."""

    who: str
    answers: dict[str, int]


Play: TypeAlias = Generator[Question, str, None]
Asking: TypeAlias = Generator[Question, str, str]


class Building(NamedTuple):
    """A raised or moved project with its levels, or a prestige building with its arrows."""

    owner: str
    project: str
    levels: int
    prestige: str
    arrows: list[str]


class Player:
    """What lies before one player."""

    def __init__(self, color: str, seats: int) -> None:
        self.color = color
        self.tokens = dict.fromkeys(RESOURCES, START_TOKENS[seats])
        self.wild = 0
        self.favor = 0
        self.poverty = 0
        self.supply = MARKERS
        self.board = 0  # markers on the bidding board
        self.tracks = dict.fromkeys(RESOURCES, START_COLUMN[seats])
        self.perms = dict.fromkeys(RESOURCES, 0)
        self.symbols = dict.fromkeys([*SYMBOLS, ASTERISK], 0)
        self.named = ""  # what the asterisk counts as
        self.tiles: list[str] = []
        self.used = 0  # empty plot tiles, this round
        self.slots: list[str] = []  # the leftmost first
        self.new: list[str] = []  # cards that were added in this round and have not paid
        self.pile: list[str] = []
        self.expansions = 0
        self.neighborhoods: list[str] = []
        self.finals: list[str] = []
        self.ward_tokens: list[str] = []
        self.letters: list[str] = []  # what cards with all letters were named
        self.turned_in = -1  # tokens for the sections, if the engine chose which
        self.scores: dict[str, int] = {}  # by category

    def capacity(self) -> int:
        """R-CRD-02."""
        return SLOTS + self.expansions

    def is_unlimited(self, resource: str) -> bool:
        """R-EXP-03."""
        return self.tracks[resource] == LAST_COLUMN

    def add_card(self, card: str) -> None:
        """R-CRD-01, R-CRD-03."""
        self.new.append(card)
        self.slots.insert(0, card)
        while len(self.slots) > self.capacity():
            self.pile.append(self.slots.pop())


class Books:
    """Everything on the table."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options = options
        self.seats = seats
        self.colors = COLORS[:seats]
        self.nonplayer = COLORS[2] if seats == 2 else ""
        self.players = {color: Player(color, seats) for color in self.colors}
        self.round = 0
        self.phase = "setup"
        self.forced: list[tuple[str, str]] = []
        # Reputation: the discs on each space of the track, the top one first
        self.discs: dict[int, list[str]] = {0: []}
        self.rows: list[str] = []  # of the bidding board, from the top
        # Stacks: what nobody has seen yet, and the tops that lie face up
        self.unseen: dict[str, list[str]] = {}
        self.tops: list[str] = []
        self.top_card = ""
        self.finals: list[str] = []
        # The project area
        self.projects = dict.fromkeys(SPACES, "")
        self.cards = dict.fromkeys(SPACES, "")
        self.markers: dict[str, list[str]] = {space: [] for space in SPACES}
        self.winners = dict.fromkeys(SPACES, "")
        # The map
        self.buildings: dict[str, Building] = {}
        self.outskirts: list[str | Building] = []  # an empty plot tile or what was moved there
        self.display: list[str] = []
        self.banners: dict[str, str] = {}
        self.ward_tokens: dict[int, str] = {}
        self.neighborhoods: dict[str, str] = {}
        self.neighborhoods_won: dict[str, tuple[str, str]] = {}  # by whom, and why
        self.expansions = EXPANSIONS
        self.members: dict[str, str] = {}

    def on(self, option: str, value: str) -> bool:
        return self.options[option] == value

    # Who decides

    def ask(self, who: str, answers: Iterable[str]) -> Asking:
        """Ask a player, unless there is only one answer."""
        found = list(answers)
        if len(found) == 1:
            self.forced.append((who, found[0]))
            return found[0]
        return (yield Question(who, dict.fromkeys(found, 1)))

    def draw(self, verb: str, kind: str) -> Asking:
        """Let chance draw from what nobody has seen; return what was drawn."""
        unseen = self.unseen[kind]
        drawn = unseen[0]
        if len(set(unseen)) > 1:
            outcomes = {f"{verb} {thing}": unseen.count(thing) for thing in unseen}
            drawn = (yield Question(CHANCE, outcomes)).split()[1]
        unseen.remove(drawn)
        return drawn

    # Reputation

    def reputation(self, color: str) -> int:
        return next(space for space, discs in self.discs.items() if color in discs)

    def ranking(self) -> list[str]:
        """R-REP-02: the highest space first, on each space from the top."""
        return [color for space in sorted(self.discs, reverse=True) for color in self.discs[space]]

    def move_disc(self, color: str, amount: int) -> None:
        """R-REP-03."""
        if amount:
            space = self.reputation(color)
            self.discs[space].remove(color)
            self.discs.setdefault(space + amount, []).insert(0, color)

    def move_discs(self, amounts: dict[str, int]) -> None:
        """R-REP-06: at the same time, so from the lowest rank to the highest."""
        for color in self.ranking()[::-1]:
            self.move_disc(color, amounts.get(color, 0))

    # Gains

    def gain(self, color: str, reward: Reward) -> None:
        """Take everything that a reward names."""
        player = self.players[color]
        for resource in RESOURCES:
            player.tokens[resource] += reward.get("tokens", {}).get(resource, 0)
        player.wild += reward.get("wild", 0)
        player.favor += reward.get("favor", 0)
        taken = min(reward.get("expansions", 0), self.expansions)
        self.expansions -= taken
        player.expansions += taken
        self.move_disc(color, reward.get("reputation", 0))
        for resource, steps in reward.get("steps", {}).items():
            for _step in range(steps):
                self.advance(color, resource)

    def advance(self, color: str, resource: str) -> None:
        """R-EXP-01 to R-EXP-06: one step."""
        player = self.players[color]
        if player.is_unlimited(resource):
            return
        player.tracks[resource] += 1
        column = player.tracks[resource]
        if column in PERM_COLUMNS[self.seats]:
            player.perms[resource] += 1
        if column in COLUMN_REWARDS and all(other >= column for other in player.tracks.values()):
            self.gain(color, COLUMN_REWARDS[column])

    def has_effect(self, color: str, reward: Reward) -> bool:
        """R-EPT-05: whether taking a reward changes anything."""
        player = self.players[color]
        if any(not player.is_unlimited(resource) for resource in reward.get("steps", {})):
            return True
        if reward.get("expansions", 0) and self.expansions:
            return True
        return any(reward.get(kind) for kind in ("tokens", "wild", "favor", "reputation"))

    # The map

    def empty_plots(self) -> list[str]:
        return [plot for plot in PLOTS if plot not in self.buildings]

    def levels(self, owner: str, plots: Iterable[str]) -> int:
        """R-LEV-01."""
        found = [self.buildings[plot] for plot in plots if plot in self.buildings]
        return sum(building.levels for building in found if building.owner == owner)

    def moved(self, owner: str) -> list[Building]:
        """Return what a color has in the outskirts."""
        return [
            place for place in self.outskirts if not isinstance(place, str) and place.owner == owner
        ]

    def competitors(self) -> list[str]:
        """Return every color that has levels: the players and the non-player color."""
        return [*self.colors, self.nonplayer] if self.nonplayer else [*self.colors]

"""A game as everybody else finds it: one entry says all that bots, server and terminal need.

A title and a function that makes the rules are enough. All the rest has a default that works for
any game: no options, the random bot, plain tables, plain words, no box, no series, no rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.options import NO_OPTIONS, Menu, Shown
from bigshoulders.kernel.packs.merging import Change
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.series import SeriesBuilder
from bigshoulders.kernel.state import State
from bigshoulders.kernel.subclassing import mypyc_attr

MakeRules: TypeAlias = Callable[[int, dict[str, str], Pack | None], Rules]
Shape: TypeAlias = type[object]  # a declared shape of plain data, such as a TypedDict

MOST_SEATS: Final = 8  # at any table
RANDOM: Final = "random"  # the bot that plays any game


class PackReport:
    """A box with a pack in it: what the pack does, which values are its own, which are invented."""

    def __init__(
        self, changes: Sequence[Change], from_pack: Sequence[str], reconstructed: Sequence[str]
    ) -> None:
        self.changes = changes
        self.from_pack = from_pack
        self.reconstructed = reconstructed


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEntry:
    """One game. Layers above the games are named by module, and loaded by whoever needs them.

    `bots` is a module with `BOTS`, a dict of what makes a bot from a seed. `drawing` is a module
    with `DRAWING`, which makes a drawing from rules and a width. `rulebook` is a package with
    `data/rules.md`.
    """

    def __init__(  # noqa: PLR0913 - one argument for each thing that a game may say
        self,
        title: str,
        make_rules: MakeRules,
        menu: Menu = NO_OPTIONS,
        *,
        bots: str | None = None,
        default_bot: str = RANDOM,
        drawing: str | None = None,
        rulebook: str | None = None,
        view_shape: Shape | None = None,
        box_shape: Shape | None = None,
        series_shape: Shape | None = None,
    ) -> None:
        self.title = title
        self.menu = menu
        self.bots = bots
        self.default_bot = default_bot
        self.drawing = drawing
        self.rulebook = rulebook
        self.view_shape = view_shape
        self.box_shape = box_shape
        self.series_shape = series_shape
        self._make_rules = make_rules
        self._seats: tuple[int, ...] | None = None

    # Playing

    def rules(self, seats: int, options: dict[str, str], pack: Pack | None = None) -> Rules:
        """Return the rules of a table; what cannot be played is malformed."""
        if pack is not None and not self.pack_pages():
            raise Malformed(f"{self.title} has no components that a pack could change")
        return self._make_rules(seats, self.menu.resolve(options), pack)

    def seats(self) -> tuple[int, ...]:
        """Return how many can play: with whom rules can be made."""
        if self._seats is None:
            everything = range(1, MOST_SEATS + 1)
            self._seats = tuple([seats for seats in everything if self._can_play(seats)])
        return self._seats

    def _can_play(self, seats: int) -> bool:
        try:
            self._make_rules(seats, {}, None)
        except Malformed:
            return False
        return True

    def score_words(self, score: int) -> str:
        """Write a final score with what it is counted in."""
        return str(score)

    # The box

    def box_view(self, rules: Rules) -> Mapping[str, object] | None:
        """Return the printed components that a table plays with, or None if there are none."""
        return None

    def pack_pages(self) -> tuple[str, ...]:
        """Return what the pages of a pack for this game may be called; none: no packs."""
        return ()

    def check_pack(self, pack: Pack) -> PackReport:
        """Return what a pack does to the box."""
        raise Malformed(f"{self.title} has no components that a pack could change")

    def reconstructed(self) -> dict[str, list[str]]:
        """Return which component values no source prints, by what brings them into play."""
        return {}

    # What is shown

    def series_builder(self, state: State) -> SeriesBuilder | None:
        """Return what follows a game that begins with this state, or None if there is no series."""
        return None

    def things(self, edition: str) -> dict[str, Json]:
        """Return name and text of things, by domain of the language and key."""
        return {}

    def switch_words(self, switch: str, value: str) -> str:
        """Say what a table plays if a switch has this value."""
        return value.replace("_", " ")

    def shown(self, before: str, after: str) -> list[Shown]:
        """Return what only looks different between two editions."""
        return []

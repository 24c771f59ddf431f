"""The changes of Raising Chicago's view that an answer would make: losses first, in few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bigshoulders.cli.draw.layout import Cell
from bigshoulders.games.raising.box.components import RESOURCES, SYMBOLS
from bigshoulders.games.raising.ids import FINISHED, PHASES
from bigshoulders.games.raising.views.words import ARROWS, letter, phase_words
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.preview import Change

LOSS: Final = "bold red"


def gist(changes: Sequence[Change], seat: str, before: dict[str, Json]) -> list[Cell]:
    """Return the changes that matter to a player; what is lost for good comes first."""
    found = _Changes(changes, seat, before)
    return [
        *found.losses(),
        *found.arrows(),
        *found.own(),
        *found.neighborhoods(),
        *found.leaders(),
        *found.others(),
        *found.flow(),
    ]


class _Changes:
    """Changes by their paths, seen by one seat."""

    def __init__(self, changes: Sequence[Change], seat: str, before: dict[str, Json]) -> None:
        self.by_path = {change.path: change for change in changes}
        self.seat = seat
        self.before = before

    def _at(self, path: str, seat: str | None = None) -> Change | None:
        return self.by_path.get(f"seats.{seat or self.seat}.{path}")

    # The player who answers

    def losses(self) -> list[Cell]:
        """Tell of poverty, favors and wilds, which are hard to come by."""
        phrases: list[Cell] = []
        poverty, costs = self._at("poverty.steps"), self._at("poverty.costs")
        if poverty is not None:
            price = "" if costs is None else f" (costs {costs.after}, now {costs.before})"
            phrases.append(Text(f"poverty {_arrow(poverty)}{price}", style=LOSS))
        for name in ("favor", "wild"):
            change = self._at(name)
            if change is not None and difference(change) < 0:
                phrases.append(Text(f"{name} {_arrow(change)}", style=LOSS))
        return phrases

    def own(self) -> list[Cell]:
        """Tell of reputation, tokens, tracks and whatever is collected."""
        phrases: list[Cell] = []
        reputation = self._at("reputation")
        if reputation is not None:
            phrases.append(f"reputation {_arrow(reputation)}")
        for kind in RESOURCES:
            tokens = self._at(f"tokens.{kind}")
            if tokens is not None:
                phrases.append(f"{letter(kind)} {_arrow(tokens)}")
        for name in ("wild", "favor"):
            change = self._at(name)
            if change is not None and difference(change) > 0:
                phrases.append(f"{name} {_arrow(change)}")
        return [*phrases, *self._tracks(), *self._collected()]

    def _tracks(self) -> list[Cell]:
        phrases: list[Cell] = []
        for kind in RESOURCES:
            step, perm = self._at(f"tracks.{kind}"), self._at(f"perms.{kind}")
            if step is not None:
                gains = "" if perm is None else f", {difference(perm)} permanent"
                phrases.append(f"{kind} track {_arrow(step)}{gains}")
        unlimited = self._at("unlimited")
        if unlimited is not None:
            phrases.append(f"{_news(unlimited)} is free from now on")
        return phrases

    def _collected(self) -> list[Cell]:
        phrases: list[Cell] = []
        for symbol in SYMBOLS:
            if self._at(f"symbols.{symbol}") is not None:
                phrases.append(f"+{symbol}")
        expansions = self._at("expansions")
        if expansions is not None:
            phrases.append(f"expansion {_arrow(expansions)}")
        tiles = self._at("tiles")
        if tiles is not None and _news(tiles):
            phrases.append(f"tile {_news(tiles)}")
        return phrases

    # The table

    def neighborhoods(self) -> list[Cell]:
        """Tell who takes the neighborhood tiles that are closed."""
        phrases: list[Cell] = []
        for path, change in self.by_path.items():
            parts = path.split(".")
            if parts[0] == "neighborhoods" and parts[-1] == "tile" and change.after is None:
                phrases.append(f"{self._taker(change.before)} N{int(parts[1]) + 1}")
        return phrases

    def _taker(self, tile: Json) -> str:
        """Return who has a neighborhood tile afterwards."""
        for path, change in self.by_path.items():
            parts = path.split(".")
            if parts[0] == "seats" and parts[2:] == ["neighborhoods"]:
                taken = change.after if isinstance(change.after, list) else []
                if tile in taken:
                    return "you win" if parts[1] == self.seat else f"{parts[1]} wins"
        return "nobody wins"

    def _name(self, color: Json) -> str:
        if color is None:
            return "nobody"
        return "you" if color == self.seat else str(color)

    def arrows(self) -> list[Cell]:
        """Say which way a prestige building points, and what that is worth to whom."""
        drawn: list[Cell] = []
        targets: list[Cell] = []
        for path, change in self.by_path.items():
            parts = path.split(".")
            if parts[0] == "plots" and parts[-1] == "arrows" and isinstance(change.after, list):
                drawn.append("".join(ARROWS[str(arrow)] for arrow in change.after))
            elif parts[0] == "plots" and parts[-1] == "arrows_value" and difference(change) > 0:
                targets.append(f"+{difference(change)} at the end on {self._plot(int(parts[1]))}")
        return [*drawn, *targets] if drawn else []

    def _plot(self, index: int) -> str:
        plots = self.before["plots"]
        plot = plots[index] if isinstance(plots, list) else None
        if not isinstance(plot, dict):
            return ""
        owner = plot.get("color")
        words = {None: "empty", self.seat: "yours"}.get(owner if owner is None else str(owner))
        return f"plot {plot['plot']} ({words or owner})"

    def leaders(self) -> list[Cell]:
        """Say whose an auction becomes, as long as bidding goes on."""
        if "phase" in self.by_path:
            return []
        phrases: list[Cell] = []
        for path, change in self.by_path.items():
            if path.startswith("auctions.") and path.endswith(".leader") and change.after:
                phrases.append(f"{self._name(change.after)} would win {self._space(path)}")
        return phrases

    def _space(self, path: str) -> str:
        auctions = self.before["auctions"]
        auction = auctions[int(path.split(".")[1])] if isinstance(auctions, list) else None
        return str(auction["space"]).upper() if isinstance(auction, dict) else ""

    # The others, and what comes next

    def others(self) -> list[Cell]:
        """Tell what the others gain and lose of what cannot be bought."""
        phrases: list[Cell] = []
        for path, change in self.by_path.items():
            parts = path.split(".")
            if parts[0] != "seats" or parts[1] == self.seat:
                continue
            if parts[2:] == ["reputation"]:
                phrases.append(f"{parts[1]} {difference(change):+d} reputation")
            elif parts[2:] == ["poverty", "steps"]:
                phrases.append(f"{parts[1]} {difference(change):+d} poverty")
        return phrases

    def flow(self) -> list[Cell]:
        """Say what comes next, where an answer ends something."""
        following, phase = self.by_path.get("round"), self.by_path.get("phase")
        if following is not None:
            return [f"then round {following.after}"]
        if phase is None:
            return []
        is_end = phase.after == PHASES[FINISHED]
        return ["then the game ends" if is_end else f"then {phase_words(str(phase.after))}"]


def difference(change: Change) -> int:
    """Return by how much a number would change."""
    before = change.before if isinstance(change.before, int) else 0
    after = change.after if isinstance(change.after, int) else 0
    return after - before


def _arrow(change: Change) -> str:
    return f"{change.before or 0}→{change.after or 0}"


def _news(change: Change) -> str:
    """Return what a list has that it did not have before."""
    before = change.before if isinstance(change.before, list) else []
    after = change.after if isinstance(change.after, list) else []
    return ", ".join(str(one) for one in after if one not in before)

"""City's board for a terminal, drawn from a view: nothing that the view hides can be shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.city import companies, market, players
from bigshoulders.cli.draw.layout import HEAD, QUIET, STRONG, ever_fewer, joined
from bigshoulders.games.city.box.components import Box
from bigshoulders.games.city.ids import PHASES
from bigshoulders.games.city.views.view_shapes import CityView

NARROW: Final = 100  # columns below which short forms are used

# Sections in the order in which they stand on the screen.
EVERYTHING: Final[tuple[str, ...]] = (
    "time",
    "players",
    "companies",
    "hand",
    "charters",
    "market",
    "assets",
    "goals",
)
# What a low window leaves out first, unless it is what the phase is about.
LEFT_OUT: Final = ("charters", "goals", "assets", "market", "hand")
FOCUS: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("time", "players", "companies"),
    "stock": ("time", "players", "companies"),
    "building": ("time", "players", "companies", "hand"),
    "action": ("time", "players", "companies", "market"),
    "operating": ("time", "companies", "market"),
}


LEGEND: Final = (
    "[■▣□ 2L 1S→3 M]: a factory with a worker, an automated job and a free job that turns "
    "2 livestock and 1 steel into 3 goods, with a manager (m: none yet). L livestock, S steel, "
    "W wood, C coal. [□□ 2:1L→3 4:2L→5]: a factory with one method for 2 workers and another for "
    "4; 1 a ■: one good for each worker. "
    "D: the Director's certificate, P: the preferred one. Partners: ● ready, ○ placed. "
    "Demand: ● sold, ○ wanted, ✕ closed. ◂ operates now."
)


@dataclass(frozen=True)
class Window:
    """How wide it may be, and whose eyes look at it (None for a spectator)."""

    width: int
    seat: str | None = None

    @property
    def is_narrow(self) -> bool:
        return self.width < NARROW


def choices(view: CityView) -> list[tuple[str, ...]]:
    """Return sets of sections, from everything down to what the present phase is about."""
    kept = FOCUS.get(view["phase"], EVERYTHING)
    return ever_fewer(EVERYTHING, LEFT_OUT, kept)


def section(
    name: str, box: Box, edition: str, view: CityView, window: Window
) -> RenderableType | None:
    """Return one section of the board, or None if there is nothing in it."""
    narrow = window.is_narrow
    match name:
        case "time":
            return Group(when(box, view), order(view))
        case "players":
            return players.players(box, view, window.seat, window.width)
        case "hand":
            return players.hand(box, view, window.seat)
        case "companies":
            return companies.companies(box, edition, view, window.width)
        case "charters":
            return companies.charters(box, view, window.width)
        case "market":
            return market.market(box, view, narrow=narrow)
        case "assets":
            return market.assets(box, view)
        case _:
            return market.goals(box, view)


def when(box: Box, view: CityView) -> Text:
    """Return the decades and the phases with the present ones marked."""
    years = [str(year) for year in box.board.years[1:]]
    phases = [phase for phase in PHASES[1:-1] if phase != view["phase"]]
    phases = list(PHASES[1:-1]) if len(phases) < len(PHASES[1:-1]) else [view["phase"]]
    line = _marked(years, str(view["year"]), " ")
    line.append("   ")
    return line.append_text(_marked(phases, view["phase"], " · "))


def _marked(words: Sequence[str], present: str, between: str) -> Text:
    texts = [
        Text(f"[{word}]", style=STRONG) if word == present else Text(word, style=QUIET)
        for word in words
    ]
    return Text(between).join(texts)


def order(view: CityView) -> Text:
    """Return the turn order, the Priority Deal and the job market."""
    players = Text(" > ").join([Text(color, style=color) for color in view["track"]])
    workers = f"{view['market']}, next ${view['hire_price']}"
    return joined(
        [
            Text.assemble(("order ", HEAD), players),
            Text.assemble(("priority ", HEAD), (view["priority"], view["priority"])),
            Text.assemble(("job market ", HEAD), workers),
        ]
    )

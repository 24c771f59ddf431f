"""Raising Chicago as a game of the kernel: its steps in order, and its rules object."""

from __future__ import annotations

from typing import Final, cast

from bigshoulders.games.raising.box.loading import box_with, standard_box
from bigshoulders.games.raising.hidden.determinize import determinize
from bigshoulders.games.raising.language import language
from bigshoulders.games.raising.options import MENU, RaisingOptions
from bigshoulders.games.raising.positions import referee
from bigshoulders.games.raising.positions.read import restore
from bigshoulders.games.raising.positions.write import position
from bigshoulders.games.raising.rules import facts, result
from bigshoulders.games.raising.rules.empty_plots import (
    CardChoice,
    Copy,
    Level,
    PickTokens,
    Study,
    Swap,
)
from bigshoulders.games.raising.rules.payment import Pay
from bigshoulders.games.raising.rules.phases.announcement import (
    Markers,
    NewCard,
    NewProjects,
    OpenWindows,
    ProjectDraw,
    Round,
)
from bigshoulders.games.raising.rules.phases.bidding import Bid, BidNext
from bigshoulders.games.raising.rules.phases.company import Produce, RunCompanies
from bigshoulders.games.raising.rules.phases.final import (
    Letter,
    NameAsterisk,
    NameLetters,
    Personal,
    Score,
)
from bigshoulders.games.raising.rules.phases.neighborhoods import Enclosed, Resolve
from bigshoulders.games.raising.rules.phases.placing import (
    Move,
    Moved,
    PrestigeChoice,
    PrestigePlot,
    PrestigeTurn,
    Raise,
)
from bigshoulders.games.raising.rules.phases.projects import (
    KeepCard,
    Project,
    ProjectPayment,
    TileReward,
)
from bigshoulders.games.raising.rules.phases.winning import Winners
from bigshoulders.games.raising.rules.tile_windows import OpenWindow, UseTile
from bigshoulders.games.raising.rules.trade import Give, Take
from bigshoulders.games.raising.setup import (
    Banners,
    Council,
    Display,
    EmptyPlots,
    Finals,
    Neighborhoods,
    StackTop,
    StartStack,
    TopCard,
    WardTokens,
    starting_state,
)
from bigshoulders.games.raising.state import Raising
from bigshoulders.games.raising.views import seat_view
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Result, Rules
from bigshoulders.kernel.state import State
from bigshoulders.kernel.step import Step
from bigshoulders.kernel.stream import Stream

# In the order of the numbers in `ids`.
STEPS: Final[tuple[Step[Raising], ...]] = (
    StackTop(),
    Finals(),
    TopCard(),
    EmptyPlots(),
    Display(),
    WardTokens(),
    Banners(),
    Neighborhoods(),
    StartStack(),
    Council(),
    Round(),
    NewProjects(),
    ProjectDraw(),
    NewCard(),
    OpenWindows(),
    OpenWindow(),
    UseTile(),
    Markers(),
    BidNext(),
    Bid(),
    Pay(),
    Give(),
    Take(),
    Winners(),
    Project(),
    ProjectPayment(),
    TileReward(),
    Raise(),
    Move(),
    Moved(),
    PrestigeChoice(),
    PrestigePlot(),
    PrestigeTurn(),
    Enclosed(),
    Resolve(),
    KeepCard(),
    RunCompanies(),
    Produce(),
    CardChoice(),
    Level(),
    Study(),
    PickTokens(),
    Swap(),
    Copy(),
    Score(),
    NameAsterisk(),
    Personal(),
    NameLetters(),
    Letter(),
)


ANY_TABLE: Final = 3  # players of a box that is only asked for how many may play


class RaisingRules(Rules):
    """Raising Chicago with one set of options and one box."""

    def __init__(self, seats: int, options: dict[str, str], pack: Pack | None) -> None:
        box = box_with(pack, seats)
        super().__init__(
            "raising",
            seats,
            options,
            cast("tuple[Step[State], ...]", STEPS),
            language(box),
            "R-VIC-01",
            pack,
        )
        self.box = box
        self.raising_options = RaisingOptions(options)

    def start(self) -> State:
        return starting_state(self.box, self.raising_options, self.seats)

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return cast("dict[str, Json]", seat_view.view(cast("Raising", state)))

    def determinize(self, state: State, seat: int | None, stream: Stream) -> None:
        determinize(cast("Raising", state), seat, stream)

    def result(self, state: State) -> Result:
        return result.result(cast("Raising", state))

    def violations(self, state: State) -> list[str]:
        return referee.violations(cast("Raising", state))

    def facts(self, state: State, seat: int, code: int) -> Facts:
        return facts.facts(cast("Raising", state), self.language, seat, code)

    def reconstructed(self) -> list[str]:
        return list(self.box.reconstructed)

    def position(self, state: State) -> dict[str, Json]:
        return position(cast("Raising", state), self.language, STEPS)

    def restore(self, node: Node) -> State:
        return restore(node, self.box, self.raising_options, self.seats, self.language, STEPS)


def raising_rules(seats: int, given: dict[str, str], pack: Pack | None = None) -> RaisingRules:
    """Return the rules of a game of Raising Chicago with these options."""
    printed = standard_box(ANY_TABLE).board
    least, most = printed.least_players, printed.most_players
    if not least <= seats <= most:
        raise Malformed(f"Raising Chicago is for {least} to {most} players, not {seats}")
    return RaisingRules(seats, MENU.resolve(given), pack)

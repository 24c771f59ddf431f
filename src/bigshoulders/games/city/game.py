"""City of the Big Shoulders as a game of the kernel: its steps in order, and its rules object."""

from __future__ import annotations

from typing import Final, cast

from bigshoulders.games.city.box.loading import box_with
from bigshoulders.games.city.hidden.determinize import determinize
from bigshoulders.games.city.language import language
from bigshoulders.games.city.options import MENU, CityOptions
from bigshoulders.games.city.positions import referee
from bigshoulders.games.city.positions.read import restore
from bigshoulders.games.city.positions.write import position
from bigshoulders.games.city.rules import facts, scoring
from bigshoulders.games.city.rules.appeal import Advance, Bonus
from bigshoulders.games.city.rules.assets import Acquire, AssetDraw, AssetRow, GiveUp
from bigshoulders.games.city.rules.automation import Automate, Replaced
from bigshoulders.games.city.rules.bag import CubeDraw, FillSupply, Refill, Restock
from bigshoulders.games.city.rules.chain import ChainCube, ChainDraw, FillChain
from bigshoulders.games.city.rules.hiring import Hire
from bigshoulders.games.city.rules.phases.action import (
    ActionNext,
    ActionPhase,
    ActionTurn,
    AfterPlacing,
    PlacePartner,
    TurnOrder,
)
from bigshoulders.games.city.rules.phases.building import (
    REMOVING,
    BuildingDraw,
    BuildingPhase,
    Choose,
    Deal,
    Draft,
    PassHands,
    Reveal,
)
from bigshoulders.games.city.rules.phases.buying import BuyCubes
from bigshoulders.games.city.rules.phases.cleanup import (
    CleanAssets,
    CleanDemand,
    CleanSupply,
    Cleanup,
    Decade,
    DemandDraw,
    FillDemand,
    ReturnPartners,
)
from bigshoulders.games.city.rules.phases.emergency import Emergency, Wages
from bigshoulders.games.city.rules.phases.founding import FirstCompany
from bigshoulders.games.city.rules.phases.operating import EndOperating, OperateNext, OperatingPhase
from bigshoulders.games.city.rules.phases.payout import PayOut, ProtectWithholding
from bigshoulders.games.city.rules.phases.production import BonusGoods, GainGoods, Produce
from bigshoulders.games.city.rules.phases.selling import Batch, ProtectSale, SellDown, SettleSale
from bigshoulders.games.city.rules.phases.shipping import Ship
from bigshoulders.games.city.rules.phases.stock import StockNext, StockPhase, StockTurn
from bigshoulders.games.city.rules.staff import ChiefStaff, Exchange, PlaceManager, PlaceWorker
from bigshoulders.games.city.rules.supply import TakeCubes
from bigshoulders.games.city.setup import (
    DrawGoals,
    FirstChooser,
    StartAssets,
    starting_state,
)
from bigshoulders.games.city.state import City
from bigshoulders.games.city.views import seat_view
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Result, Rules
from bigshoulders.kernel.state import State
from bigshoulders.kernel.step import Step
from bigshoulders.kernel.stream import Stream

# In the order of the numbers in `ids`.
STEPS: Final[tuple[Step[City], ...]] = (
    Decade(),
    FirstChooser(),
    FillDemand(),
    DemandDraw(),
    StartAssets(),
    AssetDraw(),
    DrawGoals(),
    FillSupply(),
    CubeDraw(),
    Deal(),
    BuildingDraw(),
    FirstCompany(),
    StockNext(),
    StockTurn(),
    Batch(),
    ProtectSale(),
    SettleSale(),
    BuildingPhase(),
    Draft(),
    PassHands(),
    Choose(),
    Reveal(),
    ActionNext(),
    ActionTurn(),
    PlacePartner(),
    AfterPlacing(),
    AssetRow(),
    Hire(),
    PlaceManager(),
    PlaceWorker(),
    Automate(),
    Replaced(),
    TakeCubes(),
    TurnOrder(),
    Acquire(),
    GiveUp(),
    Bonus(),
    Advance(),
    GainGoods(),
    OperateNext(),
    BuyCubes(),
    Produce(),
    BonusGoods(),
    Ship(),
    PayOut(),
    ProtectWithholding(),
    EndOperating(),
    Refill(),
    Cleanup(),
    CleanSupply(),
    CleanAssets(),
    CleanDemand(),
    ReturnPartners(),
    StockPhase(),
    ActionPhase(),
    OperatingPhase(),
    SellDown(),
    Emergency(),
    Wages(),
    ChiefStaff(),
    Exchange(),
    ChainCube(),
    FillChain(),
    ChainDraw(),
    Restock(),
    REMOVING,
)


class CityRules(Rules):
    """City with one set of options and one box."""

    def __init__(self, seats: int, options: dict[str, str], pack: Pack | None) -> None:
        box = box_with(pack)
        super().__init__(
            "city",
            seats,
            options,
            cast("tuple[Step[State], ...]", STEPS),
            language(box, seats, special=options["special_companies"] == "on"),
            "C-END-01",
            pack,
        )
        self.box = box
        self.city_options = CityOptions(options)

    def start(self) -> State:
        return starting_state(self.box, self.city_options, self.seats)

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return cast("dict[str, Json]", seat_view.view(cast("City", state), seat, self.language))

    def determinize(self, state: State, seat: int | None, stream: Stream) -> None:
        determinize(cast("City", state), seat, stream)

    def result(self, state: State) -> Result:
        return scoring.result(cast("City", state))

    def violations(self, state: State) -> list[str]:
        return referee.violations(cast("City", state))

    def facts(self, state: State, seat: int, code: int) -> Facts:
        return facts.facts(cast("City", state), self.language, seat, code)

    def reconstructed(self) -> list[str]:
        chosen = self.city_options
        return self.box.reconstructed(
            special=chosen.special_companies,
            chiefs=chosen.chiefs,
            advanced_supply=chosen.advanced_supply,
        )

    def position(self, state: State) -> dict[str, Json]:
        return position(cast("City", state), self.language, STEPS)

    def restore(self, node: Node) -> State:
        return restore(node, self.box, self.city_options, self.seats, self.language, STEPS)


def city_rules(seats: int, given: dict[str, str], pack: Pack | None = None) -> CityRules:
    """Return the rules of a game of City with these options and with the components of a pack."""
    board = box_with(pack).board
    least, most = board.least_players, board.most_players
    if not least <= seats <= most:
        raise Malformed(f"City is for {least} to {most} players, not {seats}")
    return CityRules(seats, MENU.resolve(given), pack)

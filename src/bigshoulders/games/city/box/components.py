"""Printed components of City: one class per kind, and the box that holds them all.

Rules: sections 1, 2, 11, 12 and 21. The values are data, read by `loading`; none stands in code.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.pickling import Component

Resource: TypeAlias = Literal["livestock", "steel", "wood", "coal"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)

# Demand rows, top to bottom (C-CON-21).
Industry: TypeAlias = Literal["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
INDUSTRIES: Final[tuple[Industry, ...]] = get_args(Industry)

COMMON: Final = 0
PREFERRED: Final = 1
DIRECTOR: Final = 2
CertificateKind: TypeAlias = Literal["common", "preferred", "director"]
KINDS: Final[tuple[CertificateKind, ...]] = get_args(CertificateKind)

NO_BONUS: Final = 0
WORKER: Final = 1
SALESPERSON: Final = 2
AUTOMATION: Final = 3
PARTNER: Final = 4
BONUS_GOOD: Final = 5
PRICE_STEP: Final = 6
AppealBonus: TypeAlias = Literal[
    "worker", "salesperson", "automation", "partner", "bonus_good", "price_step"
]
APPEAL_BONUSES: Final[tuple[AppealBonus, ...]] = get_args(AppealBonus)
BONUSES: Final[tuple[str, ...]] = ("none", *APPEAL_BONUSES)

BANK_SPACES: Final[tuple[str, ...]] = (
    "hire",
    "fund40",
    "fund60",
    "fund80",
    "advertising",
    "manager",
    "salesperson",
    "extra_dividends",
    "asset",
)

# What a goal counts, and for whom (C-GOAL-01 to C-GOAL-10).
MEASURES: Final[tuple[str, ...]] = (
    "managers",
    "salespeople",
    "capital_assets",
    "workers",
    "automation_tokens_activated",
    "appeal",
    "company_treasury",
    "partners",
    "common_certificates",
    "preferred_certificates",
)
Scope: TypeAlias = Literal["player_total", "best_company", "player"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)

NO_BUILDING: Final = -1
UNLIMITED: Final = 1_000_000  # more salespeople than any game can have (C-SPEC-03)


@dataclass(frozen=True)
class Factory(Component):
    """A factory printed on a charter."""

    workers: int
    inputs: tuple[int, ...]  # cubes for one production, in RESOURCES order
    goods: int
    automation: int  # tokens; the last one hides a good (C-AUTO-04)
    manager_slots: int
    bonus_cubes: int
    bonus_goods: int
    bonus_appeal: int
    bonus_automate: int


@dataclass(frozen=True)
class Way(Component):
    """One of the ways in which a company can run its only factory (C-SPEC-03)."""

    workers: int
    inputs: tuple[int, ...]
    goods: int
    price: int


@dataclass(frozen=True)
class CharterRules(Component):
    """What is special about a special company; a standard one has none of it (section 22.5)."""

    goods_per_worker: int = 0  # the factory makes this many a worker and need not be full
    both_managers_price: int = 0  # of one good, once every manager space is taken
    both_managers_appeal: int = 0
    catalogs: dict[str, int] = field(default_factory=dict)  # revenue by asset
    takes_cubes: bool = True
    takes_salespeople: bool = True
    wage: int = 0  # for each worker, at the start of the operating turn
    hired_to_automate: int = 0  # workers hired with one action that let it automate one
    replaced_leave: bool = False  # a replaced worker never moves to another space
    ways: tuple[Way, ...] = ()
    pair_bonus: int = 0  # on the price of a good, for every two salespeople
    exchange_cubes: tuple[int, ...] = (0, 0, 0, 0)
    exchange_goods: int = 0  # 0 if the company has no exchange
    exchange_appeal: int = 0


@dataclass(frozen=True)
class Charter(Component):
    """A company's charter. Oscar Mayer has no price ladder: its way of running sets the price."""

    index: int
    key: str
    name: str
    abbr: str
    industry: int
    start_appeal: int
    prices: tuple[int, ...]  # of one good, by the number of salespeople
    salesperson_slots: int
    asset_slots: int
    color: str
    factories: tuple[Factory, ...]
    special: bool
    rules: CharterRules
    reconstructed: tuple[str, ...]
    rule: str = ""  # that tells about it; what a pack adds has none


@dataclass(frozen=True)
class Effect(Component):
    """What a space, a building or an asset gives; everything it does not name is 0."""

    appeal: int = 0
    workers: int = 0
    managers: int = 0
    salespeople: int = 0
    cubes: tuple[int, ...] = (0, 0, 0, 0)  # fixed cubes, in RESOURCES order
    like_cubes: int = 0
    unlike_cubes: int = 0
    any_cubes: int = 0
    goods: int = 0
    automate: int = 0
    dividend: int = 0  # whole amount; the treasury must hold it
    fund: int = 0  # the bank pays the treasury
    revenue: int = 0
    price_steps: int = 0
    price_per_good: int = 0
    discount: int = 0
    hires: bool = False
    buys_asset: bool = False
    first_in_order: bool = False
    protects: bool = False
    one_staff: bool = False  # one of the staff named, not all


@dataclass(frozen=True)
class Space(Component):
    """An action space: of the bank, or of a building once it is placed."""

    index: int
    key: str
    name: str
    company_pays: int
    pays_owner: bool  # the company pays the building's owner rather than the bank
    bank_pays_owner: int
    once: bool  # one partner per decade
    opens_in_decade: int
    effect: Effect
    building: int  # place among the buildings, NO_BUILDING for the bank's spaces
    era: int
    min_players: int
    workers_added: int
    rule: str = ""


@dataclass(frozen=True)
class Asset(Component):
    """A capital asset."""

    index: int
    key: str
    name: str
    names: dict[str, str]  # by edition, where they differ
    starting: tuple[str, ...]  # editions in which it is in the opening row
    start_on_dearest: bool
    immediate: Effect
    ability: Effect
    cost: int  # of the ability, paid to the bank
    chief: bool
    reconstructed: tuple[str, ...]
    rule: str = ""

    def name_in(self, edition: str) -> str:
        """Return the name printed in an edition."""
        return self.names.get(edition, self.name)


@dataclass(frozen=True)
class DemandTile(Component):
    """A demand tile; the blocked one shows a red X."""

    index: int
    key: str
    level: int
    goods: int
    blocked: bool
    min_players: int


@dataclass(frozen=True)
class Goal(Component):
    """A public goal."""

    index: int
    key: str
    name: str
    measure: str
    scope: Scope
    rule: str = ""


@dataclass(frozen=True)
class Supplies(Component):
    """Pieces of the general supply, a limit only with `limited_supply` (C-CON-28)."""

    workers: int
    managers: int
    salespeople: int
    goods: int
    automation: int
    bonus_goods: int


@dataclass(frozen=True)
class SupplyBoard(Component):
    """The board of the advanced supply chain, columns from dear to cheap (C-CON-34, 35)."""

    start: tuple[int, ...]  # cubes per row, in RESOURCES order
    prices: tuple[int, ...]  # per column
    draws: tuple[int, ...]  # per column: cubes drawn if it is the leftmost empty one
    reconstructed: tuple[str, ...]


@dataclass(frozen=True)
class Board(Component):
    """Everything printed on the board, and the numbers of the setup."""

    editions: tuple[str, ...]
    colors: tuple[str, ...]
    least_players: int
    most_players: int
    decades: int
    years: tuple[int, ...]  # by decade; index 0 is unused
    draws: tuple[int, ...]  # cubes for space X, by decade; index 0 is unused
    buildings_dealt: tuple[int, ...]  # to each player, by decade; index 0 is unused
    era_dealt: tuple[int, ...]  # by decade; index 0 is unused
    stock_track: tuple[int, ...]  # with Closed (0) and both last spaces; options trim it
    par_prices: tuple[int, ...]
    triple_from: int
    emergency_steps: int  # extra steps down for emergency fundraising
    appeal_last: int
    appeal_bonus: tuple[int, ...]  # by space
    bonus_cash: int
    hire_price: tuple[int, ...]  # of the next worker, by the number standing in the market
    market_spaces: int
    market_start: int
    cubes_total: tuple[int, ...]
    haymarket_start: tuple[int, ...]
    supply_prices: tuple[int, ...]  # X (0, not for sale) first
    supply_start: int
    asset_prices: tuple[int, ...]  # dear to cheap
    demand_bonus: tuple[int, ...]  # inner to outer column
    printed_middle: int
    certificate_limit: tuple[int, ...]  # by players; 0 where nobody plays
    most_shares: int
    shares_of_kind: tuple[int, ...]
    commons: int
    start_cash: int
    start_partners: int
    most_usable_partners: int
    partner_decade: int  # whose building space holds a partner
    no_company_cash: int
    goals_used: int
    goal_prize: int
    supplies: Supplies
    advanced_supply: SupplyBoard
    closure_director: int  # simplified closure (C-CON-33)
    closure_per_share: int


@dataclass(frozen=True)
class Box(Component):
    """Everything printed; a game holds one, so that another box can take its place."""

    charters: tuple[Charter, ...]  # standard companies first
    spaces: tuple[Space, ...]  # the bank's spaces first, in BANK_SPACES order
    first_building: int
    assets: tuple[Asset, ...]
    demand: tuple[DemandTile, ...]
    goals: tuple[Goal, ...]
    board: Board
    from_pack: tuple[str, ...] = ()  # what a pack changed, as "component: field"
    pack: Pack | None = None

    def charters_in(self, *, special: bool) -> tuple[Charter, ...]:
        """Return the charters of a game, with or without the special companies."""
        return tuple([charter for charter in self.charters if special or not charter.special])

    def reconstructed(
        self, *, special: bool = True, chiefs: bool = True, advanced_supply: bool = True
    ) -> list[str]:
        """List what no source prints, as "component: field", for the modules in play."""
        fields: list[tuple[str, str]] = []
        for charter in self.charters_in(special=special):
            fields.extend([(charter.name, what) for what in charter.reconstructed])
        for asset in self.assets:
            if chiefs or not asset.chief:
                fields.extend([(asset.name, what) for what in asset.reconstructed])
        if advanced_supply:
            for what in self.board.advanced_supply.reconstructed:
                fields.append(("advanced supply chain board", what))
        return [f"{component}: {what.replace('_', ' ')}" for component, what in fields]

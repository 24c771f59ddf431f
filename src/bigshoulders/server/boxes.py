"""The printed components of a table: what a client draws a board from, and knows no rule to do so.

The models are for OpenAPI and for tests; the games write the data.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import orjson
from pydantic import Field, TypeAdapter

from bigshoulders.games import rules_of
from bigshoulders.games.city.boxed import boxed as city_boxed
from bigshoulders.games.city.game import CityRules
from bigshoulders.games.raising.boxed import boxed as raising_boxed
from bigshoulders.games.raising.game import RaisingRules
from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.said import Said, SeatKey

Money: TypeAlias = Annotated[int, Field(description="dollars")]
Resource: TypeAlias = Literal["livestock", "steel", "wood", "coal"]
Industry: TypeAlias = Literal["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
Column: TypeAlias = Literal["inner", "middle", "outer"]
CertificateKind: TypeAlias = Literal["common", "preferred", "director"]
AppealBonus: TypeAlias = Literal[
    "worker", "salesperson", "automation", "partner", "bonus_good", "price_step"
]
CityPhase: TypeAlias = Literal[
    "setup", "stock", "building", "action", "operating", "cleanup", "finished"
]
Material: TypeAlias = Literal["lumber", "jackscrew", "masonry"]


@lru_cache(maxsize=64)
def box_of(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> bytes:
    """Return the components of a table with these options as JSON; bad ones are malformed."""
    rules = rules_of(game, seats, dict(options))
    if isinstance(rules, CityRules):
        return orjson.dumps(city_boxed(rules))
    if isinstance(rules, RaisingRules):
        return orjson.dumps(raising_boxed(rules))
    raise Malformed(f"there is no box of {game!r}")


# City


class SomeCubes(Said):
    """Cubes by type; a type that is left out has none."""

    livestock: int = 0
    steel: int = 0
    wood: int = 0
    coal: int = 0


class CityEffect(Said):
    """What a space or an asset gives; what is left out it does not."""

    appeal: int = Field(default=0, description="steps on the appeal track")
    workers: int = 0
    managers: int = 0
    salespeople: int = 0
    cubes: SomeCubes = Field(default=SomeCubes(), description="these, from Haymarket Square")
    like_cubes: int = Field(default=0, description="of one type, from Haymarket Square")
    unlike_cubes: int = Field(default=0, description="of different types, from Haymarket Square")
    any_cubes: int = Field(default=0, description="of any types, from Haymarket Square")
    goods: int = 0
    automate: int = Field(default=0, description="workers replaced by machines")
    dividend: Money = Field(default=0, description="paid out of the treasury, which must hold it")
    fund: Money = Field(default=0, description="the bank pays the treasury")
    revenue: Money = Field(default=0, description="added to the revenue of the decade")
    price_steps: int = Field(default=0, description="steps of the share price")
    price_per_good: Money = Field(default=0, description="more for every good sold this turn")
    discount: Money = Field(default=0, description="on the asset that is bought")
    hires: bool = Field(default=False, description="workers of the job market may be hired")
    buys_asset: bool = False
    first_in_order: bool = Field(default=False, description="one may go first in the turn order")
    protects: bool = Field(default=False, description="the share price from one drop")
    one_staff: bool = Field(default=False, description="one of the staff named, not all")


class Layout(Said):
    """How the board is laid out."""

    mirrored: bool = Field(description="the inner demand column lies on the left, not the right")
    rows: list[Industry] = Field(description="of the demand area, from the top")
    resources: list[Resource] = Field(description="the order in which cubes are shown")


class Decade(Said):
    """A decade of the game."""

    decade: int
    year: int
    cubes_drawn: int = Field(description="for the first space of the supply chain")
    buildings_dealt: int = Field(description="to each player")
    era: int = Field(description="of the buildings that are dealt")


class StockSpace(Said):
    """A space of the stock track."""

    price: Money
    par: bool = Field(description="a company may be founded at it")
    closed: bool = Field(description="a company left on it is closed")


class StockTrack(Said):
    """The stock track as this table plays it, from the lowest space on."""

    spaces: list[StockSpace]
    triple_from: Money = Field(description="from this price on a dividend of three times moves 3")
    emergency_steps: int = Field(description="steps that emergency fundraising costs besides")


class AppealSpace(Said):
    """A space of the appeal track."""

    appeal: int
    bonus: AppealBonus | None


class AppealTrack(Said):
    """The appeal track."""

    spaces: list[AppealSpace]
    cash_instead: Money = Field(description="for the treasury, in place of a bonus")
    repeat_partner_cash: Money = Field(description="in place of a partner who is there already")


class ManagerBonus(Said):
    """What a manager gives each time the factory produces."""

    appeal: int
    cubes: int = Field(description="of choice, from Haymarket Square")
    goods: int
    automate: int


class Factory(Said):
    """A factory of a charter."""

    workers: int = Field(description="spaces for workers")
    inputs: SomeCubes
    goods: int
    automation: int = Field(description="tokens")
    hidden_goods: int = Field(description="more goods once all tokens are placed")
    manager_slots: int
    manager_bonus: ManagerBonus


class Way(Said):
    """One of the ways in which a company can run its only factory."""

    workers: int
    inputs: SomeCubes
    goods: int
    price: Money


class ExchangeOffer(Said):
    """A company's own exchange in place of a manager."""

    cubes: SomeCubes
    goods: int
    appeal: int


class SpecialRules(Said):
    """What is special about a special company; 0, false or empty: it is as with any other."""

    goods_per_worker: int
    both_managers_price: Money
    both_managers_appeal: int
    catalogs: dict[str, Money] = Field(description="revenue by asset")
    takes_cubes: bool
    takes_salespeople: bool
    wage: Money
    hired_to_automate: int
    replaced_leave: bool
    ways: list[Way]
    pair_bonus: Money
    exchange: ExchangeOffer | None


class Charter(Said):
    """A company's charter."""

    company: str
    name: str
    abbr: str = Field(description="two letters, no two companies alike")
    color: str
    industry: Industry
    start_appeal: int
    prices: list[Money] = Field(description="of one good, by the number of salespeople")
    salesperson_slots: int | None = Field(description="null: any number")
    asset_slots: int
    factories: list[Factory]
    special: SpecialRules | None


class Payment(Said):
    """Who pays whom for the use of a space."""

    amount: Money
    payer: Literal["company", "bank"]
    payee: Literal["bank", "owner"]


class ActionSpace(Said):
    """A space for partners: of the bank, or of a building once it is placed."""

    space: str
    kind: Literal["bank", "building"]
    name: str
    payment: Payment | None
    effect: CityEffect
    once: bool = Field(description="one partner a decade; otherwise any number")
    opens_in_decade: int
    era: int | None = Field(description="of a building")
    workers_added: int = Field(description="to the job market when the building is placed")


class DemandColumn(Said):
    """A column of the demand area."""

    column: Column
    bonus: Money = Field(description="for filling a space")
    printed_goods: int = Field(description="full-price goods where no tile lies")
    half_price: bool = Field(description="any number of goods at half price where no tile lies")


class DemandTile(Said):
    """A demand tile that is in play."""

    tile: str
    level: int
    goods: int
    blocked: bool


class Demand(Said):
    """The demand area."""

    columns: list[DemandColumn] = Field(description="inner to outer")
    tiles: list[DemandTile]


class SupplySpace(Said):
    """A space of the supply chain."""

    price: Money | None = Field(description="null: not for sale")
    start: int = Field(description="cubes at the start")


class ChainColumn(Said):
    """A column of the advanced supply chain."""

    price: Money
    draws: int = Field(description="cubes drawn if it is the leftmost empty one")


class Chain(Said):
    """The board of the advanced supply chain, columns from dear to cheap."""

    start: SomeCubes
    columns: list[ChainColumn]


class Supply(Said):
    """The supply chain, Haymarket Square and the bag."""

    spaces: list[SupplySpace] = Field(description="dear to cheap; none with the advanced chain")
    chain: Chain | None
    haymarket_start: SomeCubes
    cubes: SomeCubes = Field(description="all that there are")


class Asset(Said):
    """A capital asset that is in play."""

    asset: str
    name: str = Field(description="as the edition prints it")
    immediate: CityEffect
    ability: CityEffect
    cost: Money = Field(description="of the ability, paid to the bank")
    use: Literal["once", "passive"] = Field(description="once a decade, or always")
    chief: bool
    starting: bool = Field(description="it lies in the opening row")


class Assets(Said):
    """The capital assets."""

    row: list[Money] = Field(description="prices of the row, dear to cheap")
    assets: list[Asset]


class JobMarket(Said):
    """The job market."""

    spaces: int
    start: int
    prices: list[Money] = Field(description="of the next worker, by how many stand there")


class Goal(Said):
    """A public goal."""

    goal: str
    name: str
    measure: str
    scope: Literal["player_total", "best_company", "player"]


class Goals(Said):
    """The public goals."""

    used: int
    prize: Money
    goals: list[Goal]


class Certificate(Said):
    """A kind of certificate."""

    certificate: CertificateKind
    shares: int
    count: int = Field(description="of each company")


class Certificates(Said):
    """The certificates and their limits."""

    kinds: list[Certificate]
    shares: int = Field(description="of a company, all together")
    limit: int = Field(description="certificates of a player")
    most_shares: int = Field(description="of one company for one player")


class Partners(Said):
    """The partners of a player."""

    start: int
    most: int
    building_decade: int = Field(description="whose building brings a partner")
    no_company_cash: Money = Field(description="for a partner of a player without a company")


class Closure(Said):
    """What is paid for a company that closes."""

    director: Money
    per_share: Money


class Pieces(Said):
    """Pieces of the general supply, where they are a limit."""

    workers: int
    managers: int
    salespeople: int
    goods: int
    automation: int
    bonus_goods: int


class CityBox(Said):
    """Everything printed that a table of City of the Big Shoulders plays with."""

    game: Literal["city"]
    seats: list[SeatKey]
    options: dict[str, str] = Field(description="every switch with its value")
    layout: Layout
    decades: list[Decade]
    phases: list[CityPhase] = Field(description="of a decade, in order")
    stock_track: StockTrack
    appeal_track: AppealTrack
    charters: list[Charter]
    spaces: list[ActionSpace]
    demand: Demand
    supply: Supply
    assets: Assets
    job_market: JobMarket
    goals: Goals | None
    certificates: Certificates
    partners: Partners
    start_cash: Money
    closure: Closure | None
    pieces: Pieces | None
    rules: dict[Literal["space", "asset", "company", "goal", "phase", "area"], dict[str, str]] = (
        Field(description="which rule tells about a printed thing, by kind and key")
    )
    reconstructed: list[str] = Field(description="what no source prints, as component: field")


# Raising Chicago


class Reward(Said):
    """What a player receives at once; what is left out it does not give."""

    lumber: int = 0
    lumber_steps: int = 0
    jackscrew: int = 0
    jackscrew_steps: int = 0
    masonry: int = 0
    masonry_steps: int = 0
    wild: int = 0
    favor: int = 0
    reputation: int = 0
    expansions: int = 0


class SomeMaterials(Said):
    """Resources by type; a type that is left out has none."""

    lumber: int = 0
    jackscrew: int = 0
    masonry: int = 0


class Enclosure(Said):
    """A neighborhood space, and the plots around it."""

    space: str
    plots: list[str]


class ExpertiseTrack(Said):
    """An expertise track."""

    start: int
    permanent: list[int]
    end: int
    rewards: list[Reward] = Field(description="by column")


class RaisingBoard(Said):
    """The boards."""

    rounds: int
    spaces: list[str] = Field(description="for projects")
    columns: int
    rows: int
    wards: int
    outskirts: int
    resources: list[Material]
    symbols: list[str]
    letters: list[str]
    companies: dict[str, str] = Field(description="by color")
    banner_spaces: list[str]
    neighborhoods: list[Enclosure]
    track: ExpertiseTrack
    poverty: list[int] = Field(description="reputation lost by step")
    poverty_overflow: int
    markers: int
    markers_most: int
    slots: int
    trade_give: int


class Plot(Said):
    """A building place of the map."""

    plot: str
    ward: int
    column: int
    row: int
    interior: bool
    reward: Reward
    neighbors: list[str | None] = Field(description="to the north, east, south and west")
    spaces: list[str] = Field(description="neighborhood spaces that it touches")


class Project(Said):
    """A project tile."""

    project: str
    name: str
    round: int | None
    is_move: bool
    is_final: bool
    cost: SomeMaterials
    symbols: list[str]
    reward: Reward


class PrestigeBuilding(Said):
    """A prestige building."""

    prestige: str
    name: str
    arrows: list[str]
    reputation: int = Field(description="for each arrow")


class NeighborhoodTile(Said):
    """A neighborhood tile."""

    neighborhood: str
    reward: Reward


class EmptyPlotTile(Said):
    """An empty plot tile."""

    tile: str
    deed: str
    count: int
    reward: Reward


class ResourceCard(Said):
    """A resource card."""

    card: str
    letters: list[str]
    squares: list[Material | None]
    every_round: bool
    spot: Reward


class WardToken(Said):
    """A ward control token."""

    token: str
    first: int
    second: int


class CouncilMember(Said):
    """A council member."""

    member: str
    counts: str
    each: int
    ward: int | None


class RaisingBox(Said):
    """Everything printed that a table of Raising Chicago plays with."""

    game: Literal["raising"]
    seats: list[SeatKey]
    options: dict[str, str]
    board: RaisingBoard
    plots: list[Plot]
    projects: list[Project]
    prestige: list[PrestigeBuilding]
    neighborhoods: list[NeighborhoodTile]
    tiles: list[EmptyPlotTile]
    cards: list[ResourceCard]
    tokens: list[WardToken]
    members: list[CouncilMember]
    reconstructed: list[str]


AnyBox: TypeAlias = Annotated[CityBox | RaisingBox, Field(discriminator="game")]
BOX: Final[TypeAdapter[AnyBox]] = TypeAdapter(AnyBox)

"""The shape of what is printed in City of the Big Shoulders."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from bigshoulders.games.city.box.components import (
    AppealBonus,
    CertificateKind,
    Industry,
    Resource,
    Scope,
)
from bigshoulders.games.city.box.rule_references import PrintedKind
from bigshoulders.games.city.ids import Column, Phase
from bigshoulders.games.city.views.view_shapes import Money
from bigshoulders.kernel.shapes import SeatKey


class SomeCubes(TypedDict, total=False):
    """Cubes by type; a type that is left out has none."""

    livestock: int
    steel: int
    wood: int
    coal: int


class CityEffect(TypedDict, total=False):
    """What a space or an asset gives; what is left out it does not."""

    appeal: Annotated[int, "steps on the appeal track"]
    workers: int
    managers: int
    salespeople: int
    cubes: Annotated[SomeCubes, "these, from Haymarket Square"]
    like_cubes: Annotated[int, "of one type, from Haymarket Square"]
    unlike_cubes: Annotated[int, "of different types, from Haymarket Square"]
    any_cubes: Annotated[int, "of any types, from Haymarket Square"]
    goods: int
    automate: Annotated[int, "workers replaced by machines"]
    dividend: Annotated[Money, "paid out of the treasury, which must hold it"]
    fund: Annotated[Money, "the bank pays the treasury"]
    revenue: Annotated[Money, "added to the revenue of the decade"]
    price_steps: Annotated[int, "steps of the share price"]
    price_per_good: Annotated[Money, "more for every good sold this turn"]
    discount: Annotated[Money, "on the asset that is bought"]
    hires: Annotated[bool, "workers of the job market may be hired"]
    buys_asset: bool
    first_in_order: Annotated[bool, "one may go first in the turn order"]
    protects: Annotated[bool, "the share price from one drop"]
    one_staff: Annotated[bool, "one of the staff named, not all"]


class Layout(TypedDict):
    """How the board is laid out."""

    mirrored: Annotated[bool, "the inner demand column is on the left, not the right"]
    rows: Annotated[list[Industry], "of the demand area, from the top"]
    resources: Annotated[list[Resource], "the order in which cubes are shown"]


class Decade(TypedDict):
    """A decade of the game."""

    decade: int
    year: int
    cubes_drawn: Annotated[int, "for the first space of the supply chain"]
    buildings_dealt: Annotated[int, "to each player"]
    era: Annotated[int, "of the buildings that are dealt"]


class StockSpace(TypedDict):
    """A space of the stock track."""

    price: Money
    par: Annotated[bool, "a company may be founded at it"]
    closed: Annotated[bool, "a company left on it is closed"]


class StockTrack(TypedDict):
    """The stock track as this table plays it, from the lowest space on."""

    spaces: list[StockSpace]
    triple_from: Annotated[Money, "from this price on a dividend of three times moves 3"]
    emergency_steps: Annotated[int, "steps that emergency fundraising costs in addition"]


class AppealSpace(TypedDict):
    """A space of the appeal track."""

    appeal: int
    bonus: AppealBonus | None


class AppealTrack(TypedDict):
    """The appeal track."""

    spaces: list[AppealSpace]
    cash_instead: Annotated[Money, "for the treasury, instead of a bonus"]
    repeat_partner_cash: Annotated[Money, "instead of a partner who is there already"]


class Payment(TypedDict):
    """Who pays whom for the use of a space."""

    amount: Money
    payer: Literal["company", "bank"]
    payee: Literal["bank", "owner"]


class ActionSpace(TypedDict):
    """A space for partners: of the bank, or of a building once it is placed."""

    space: str
    kind: Literal["bank", "building"]
    name: str
    payment: Payment | None
    effect: CityEffect
    once: Annotated[bool, "one partner a decade; otherwise any number"]
    opens_in_decade: int
    era: Annotated[int | None, "of a building"]
    workers_added: Annotated[int, "to the job market when the building is placed"]


class DemandColumn(TypedDict):
    """A column of the demand area."""

    column: Column
    bonus: Annotated[Money, "for filling a space"]
    printed_goods: Annotated[int, "full-price goods where there is no tile"]
    half_price: Annotated[bool, "any number of goods at half price where there is no tile"]


class DemandTile(TypedDict):
    """A demand tile that is in play."""

    tile: str
    level: int
    goods: int
    blocked: bool


class Demand(TypedDict):
    """The demand area."""

    columns: Annotated[list[DemandColumn], "inner to outer"]
    tiles: list[DemandTile]


class SupplySpace(TypedDict):
    """A space of the supply chain."""

    price: Annotated[Money | None, "null: not for sale"]
    start: Annotated[int, "cubes at the start"]


class ChainColumn(TypedDict):
    """A column of the advanced supply chain."""

    price: Money
    draws: Annotated[int, "cubes drawn if it is the leftmost empty one"]


class Chain(TypedDict):
    """The board of the advanced supply chain, columns from dear to cheap."""

    start: SomeCubes
    columns: list[ChainColumn]


class Supply(TypedDict):
    """The supply chain, Haymarket Square and the bag."""

    spaces: Annotated[list[SupplySpace], "dear to cheap; none with the advanced chain"]
    chain: Chain | None
    haymarket_start: SomeCubes
    cubes: Annotated[SomeCubes, "all that there are"]


class JobMarket(TypedDict):
    """The job market."""

    spaces: int
    start: int
    prices: Annotated[list[Money], "of the next worker, by how many are there"]


class ManagerBonus(TypedDict):
    """What a manager gives each time the factory produces."""

    appeal: int
    cubes: Annotated[int, "of choice, from Haymarket Square"]
    goods: int
    automate: int


class Factory(TypedDict):
    """A factory of a charter."""

    workers: Annotated[int, "spaces for workers"]
    inputs: SomeCubes
    goods: int
    automation: Annotated[int, "tokens"]
    hidden_goods: Annotated[int, "more goods once all tokens are placed"]
    manager_slots: int
    manager_bonus: ManagerBonus


class Way(TypedDict):
    """One of the ways in which a company can run its only factory."""

    workers: int
    inputs: SomeCubes
    goods: int
    price: Money


class ExchangeOffer(TypedDict):
    """A company's own exchange in place of a manager."""

    cubes: SomeCubes
    goods: int
    appeal: int


class SpecialRules(TypedDict):
    """What is special about a special company; 0, false or empty: it is as with any other."""

    goods_per_worker: int
    both_managers_price: Money
    both_managers_appeal: int
    catalogs: Annotated[dict[str, Money], "revenue by asset"]
    takes_cubes: bool
    takes_salespeople: bool
    wage: Money
    hired_to_automate: int
    replaced_leave: bool
    ways: list[Way]
    pair_bonus: Money
    exchange: ExchangeOffer | None


class Charter(TypedDict):
    """A company's charter."""

    company: str
    name: str
    abbr: Annotated[str, "two letters, no two companies alike"]
    color: str
    industry: Industry
    start_appeal: int
    prices: Annotated[list[Money], "of one good, by the number of salespeople"]
    salesperson_slots: Annotated[int | None, "null: any number"]
    asset_slots: int
    factories: list[Factory]
    special: SpecialRules | None


class Certificate(TypedDict):
    """A kind of certificate."""

    certificate: CertificateKind
    shares: int
    count: Annotated[int, "of each company"]


class Certificates(TypedDict):
    """The certificates and their limits."""

    kinds: list[Certificate]
    shares: Annotated[int, "of a company, all together"]
    limit: Annotated[int, "certificates of a player"]
    most_shares: Annotated[int, "of one company for one player"]
    directors_change: Annotated[bool, "with the shares that are bought and sold"]
    issued_when_operating: Annotated[bool, "by companies that need money"]


class Asset(TypedDict):
    """A capital asset that is in play."""

    asset: str
    name: Annotated[str, "as the edition prints it"]
    immediate: CityEffect
    ability: CityEffect
    cost: Annotated[Money, "of the ability, paid to the bank"]
    use: Annotated[Literal["once", "passive"], "once a decade, or always"]
    chief: bool
    starting: Annotated[bool, "it is in the opening row"]


class Assets(TypedDict):
    """The capital assets."""

    row: Annotated[list[Money], "prices of the row, dear to cheap"]
    assets: list[Asset]


class Closure(TypedDict):
    """What is paid for a company that closes."""

    director: Money
    per_share: Money


class Goal(TypedDict):
    """A public goal."""

    goal: str
    name: str
    measure: str
    scope: Scope


class Goals(TypedDict):
    """The public goals."""

    used: int
    prize: Money
    goals: list[Goal]


class Partners(TypedDict):
    """The partners of a player."""

    start: int
    most: int
    building_decade: Annotated[int, "whose building brings a partner"]
    no_company_cash: Annotated[Money, "for a partner of a player without a company"]


class Pieces(TypedDict):
    """Pieces of the general supply, where they are a limit."""

    workers: int
    managers: int
    salespeople: int
    goods: int
    automation: int
    bonus_goods: int


class CityBox(TypedDict):
    """Everything printed that a table of City of the Big Shoulders plays with."""

    game: Literal["city"]
    seats: list[SeatKey]
    options: Annotated[dict[str, str], "every switch with its value"]
    layout: Layout
    decades: list[Decade]
    phases: Annotated[list[Phase], "of a decade, in order"]
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
    rules: Annotated[
        dict[PrintedKind, dict[str, str]],
        "which rule explains a printed thing, by kind and key",
    ]
    reconstructed: Annotated[list[str], "what no source prints, as component: field"]

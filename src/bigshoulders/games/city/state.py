"""All that changes in a game of City (rules, section 4)."""

from __future__ import annotations

from bigshoulders.games.city.box.components import DIRECTOR, PREFERRED, Board, Box, Charter
from bigshoulders.games.city.box.loading import box_with
from bigshoulders.games.city.ids import (
    BANK,
    NO_TILE,
    NOBODY,
    SETUP,
    SUPPLY_SPACES,
    TREASURY,
    TYPES,
)
from bigshoulders.games.city.options import CityOptions
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.pickling import (
    Attributes,
    Reduced,
    attributes,
    made_of,
    set_attributes,
)
from bigshoulders.kernel.state import State


def without(pile: list[int], item: int) -> list[int]:
    """Return the pile without an item, as a new list."""
    return [other for other in pile if other != item]


class Seat:
    """What one player has, but for shares, which their companies keep.

    Piles of buildings change rarely: a change makes a new list, so that copies can share it.
    """

    def __init__(self, index: int, hand: list[int], row: list[int], removed: list[int]) -> None:
        self.index = index
        self.cash = 0
        self.certificates = 0
        self.ready = 0  # partners that can still be placed this decade
        self.partners = 0  # partners that are usable, ready or placed
        self.appeal_partner = 1  # 1 while it waits on the appeal track
        self.building_partner = 1  # 1 while it waits on the building row
        self.reserved = NOBODY  # company that carries the reserved partner
        self.sold = 0  # companies sold this decade, one bit each
        self.hand = hand
        self.row = row  # placed buildings, by decade
        self.removed = removed
        self.kept: list[int] = []  # picked in the draft under way
        self.passed: tuple[int, ...] = ()  # on in drafts: decade * PICKS + building, in order

    def __reduce__(self) -> Reduced:
        return made_of(self, self.index, self.hand, self.row, self.removed)

    def copy(self) -> Seat:
        twin = Seat(self.index, self.hand, self.row, self.removed)
        twin.cash = self.cash
        twin.certificates = self.certificates
        twin.ready = self.ready
        twin.partners = self.partners
        twin.appeal_partner = self.appeal_partner
        twin.building_partner = self.building_partner
        twin.reserved = self.reserved
        twin.sold = self.sold
        twin.kept = self.kept
        twin.passed = self.passed
        return twin

    def numbers(self) -> list[int]:
        numbers = [
            self.cash,
            self.certificates,
            self.ready,
            self.partners,
            self.appeal_partner,
            self.building_partner,
            self.reserved,
            self.sold,
        ]
        for pile in (self.hand, self.row, self.removed, self.kept):
            numbers.append(len(pile))
            numbers.extend(pile)
        numbers.append(len(self.passed))
        numbers.extend(self.passed)
        return numbers


class Company:
    """A company. Until it is founded its Director is NOBODY and copies of a game share it."""

    def __init__(
        self,
        charter: Charter,
        kinds: tuple[int, ...],
        held: list[int],
        staff: tuple[list[int], list[int], list[int]],
        cubes: list[int],
        assets: list[int],
    ) -> None:
        self.charter = charter
        self.kinds = kinds  # shares on a certificate, by its kind
        self.index = charter.index
        self.director = NOBODY
        self.treasury = 0
        self.price = 0  # place on the stock track
        self.appeal = 0
        self.salespeople = 0
        self.goods = 0
        self.bonus_goods = 0
        self.commons = 0  # unsold, in the treasury
        self.bank_commons = 0  # in the bank pool
        self.preferred = TREASURY  # a seat, BANK or TREASURY
        self.operated = 0  # 1 once it had its operating turn this decade
        self.exhausted = 0  # capital assets used this decade, one bit each
        self.exchanged = 0  # 1 once it made its exchange this decade
        self.held = held  # Commons by seat
        self.workers, self.managers, self.automated = staff  # by factory
        self.cubes = cubes
        self.assets = assets

    def __reduce__(self) -> Reduced:
        staff = (self.workers, self.managers, self.automated)
        return made_of(self, self.charter, self.kinds, self.held, staff, self.cubes, self.assets)

    def copy(self) -> Company:
        twin = Company(
            self.charter,
            self.kinds,
            self.held[:],
            (self.workers[:], self.managers[:], self.automated[:]),
            self.cubes[:],
            self.assets[:],
        )
        twin.director = self.director
        twin.treasury = self.treasury
        twin.price = self.price
        twin.appeal = self.appeal
        twin.salespeople = self.salespeople
        twin.goods = self.goods
        twin.bonus_goods = self.bonus_goods
        twin.commons = self.commons
        twin.bank_commons = self.bank_commons
        twin.preferred = self.preferred
        twin.operated = self.operated
        twin.exhausted = self.exhausted
        twin.exchanged = self.exchanged
        return twin

    def is_in_play(self) -> bool:
        """Tell whether the company was founded and not closed."""
        return self.director >= 0

    def shares(self, seat: int) -> int:
        """Return how many shares a seat holds."""
        shares = self.held[seat]
        if self.preferred == seat:
            shares += self.kinds[PREFERRED]
        if self.director == seat:
            shares += self.kinds[DIRECTOR]
        return shares

    def treasury_shares(self) -> int:
        """Return how many shares are unsold."""
        unsold = self.commons
        return unsold + self.kinds[PREFERRED] if self.preferred == TREASURY else unsold

    def bank_shares(self) -> int:
        """Return how many shares lie in the bank pool."""
        pool = self.bank_commons
        return pool + self.kinds[PREFERRED] if self.preferred == BANK else pool

    def numbers(self) -> list[int]:
        numbers = [
            self.index,
            self.director,
            self.treasury,
            self.price,
            self.appeal,
            self.salespeople,
            self.goods,
            self.bonus_goods,
            self.commons,
            self.bank_commons,
            self.preferred,
            self.operated,
            self.exhausted,
            self.exchanged,
        ]
        for counts in (self.held, self.workers, self.managers, self.automated, self.cubes):
            numbers.extend(counts)
        numbers.append(len(self.assets))
        numbers.extend(self.assets)
        return numbers


def new_company(charter: Charter, board: Board, seats: int) -> Company:
    """Return a company as its charter comes out of the box."""
    factories = len(charter.factories)
    staff = ([0] * factories, [0] * factories, [0] * factories)
    return Company(charter, board.shares_of_kind, [0] * seats, staff, [0] * TYPES, [])


class Partner:
    """A partner on a space, and the company that it was placed for."""

    def __init__(self, seat: int, company: int, space: int) -> None:
        self.seat = seat
        self.company = company
        self.space = space

    def __reduce__(self) -> Reduced:
        return Partner, (self.seat, self.company, self.space)


class City(State):
    """A game of City at one moment.

    Like the piles of a seat, the decks, goals, owners, used spaces, placed partners and the
    turn-order track are never changed in place: a change makes a new list, and copies share the
    old one.
    """

    def __init__(self, box: Box, options: CityOptions, seats: list[Seat]) -> None:
        super().__init__()
        self.box = box
        self.board: Board = box.board
        self.options = options
        self.seats = seats
        self.companies: list[Company] = []
        self.appeal_order: list[int] = []  # companies in play, highest and uppermost first
        self.decade = 1
        self.phase = SETUP
        self.bank = 0  # what the bank received less what it paid
        # Stock Phase
        self.priority = 0
        self.active = 0
        self.passes = 0
        self.last_actor = NOBODY
        self.batch: list[int] = []  # certificates being sold, company * 4 + kind
        self.protected = 0  # companies whose drop is cancelled, one bit each
        # Building and Action Phase
        self.picks: list[int] = []  # secret picks by seat, -1 while open: see PICKS
        self.track: list[int] = []  # turn-order track
        self.round: list[int] = []  # seats still to act in this round
        self.used: list[int] = []  # limited spaces used this decade
        # Who stands where, in the order placed. No rule asks for it, so it is neither hashed nor
        # part of a position: stored games keep their hashes, and a position begins without it.
        self.placed: list[Partner] = []
        self.owners: list[int] = []  # by space: BANK, a seat, or NOBODY while not placed
        self.market = 0
        self.stores: list[int] = []  # general supply: staff, goods, tokens
        # Tiles and cubes
        self.demand: list[int] = []  # tile by space, three spaces a row, inner first
        self.demand_goods: list[int] = []
        self.demand_deck: list[int] = []  # tiles not drawn yet, in order of level
        self.asset_row: list[int] = []  # dear to cheap
        self.asset_deck: list[int] = []
        self.building_deck: list[int] = []
        self.goals: list[int] = []
        self.supply: list[int] = []  # cubes by space of the chain, then by type
        self.haymarket: list[int] = []
        self.bag: list[int] = []
        # Operating turn
        self.operating = NOBODY
        self.revenue = 0
        self.shipped = 0  # goods sold this turn
        self.runs = 0  # factories run this turn
        self.produced = 0  # 1 once the Production step is over
        self.decided = 0  # 1 once dividend or withholding is chosen
        self.unpaid = 0  # 1 if the company could not pay all wages
        self.way = 0  # the way in which it ran, counted from 1
        self.half_shipped = 0  # goods of `shipped` that were sold at half price
        self.price_bonus = 0  # on every good of this turn
        # Advanced supply chain
        self.chain: list[int] = []  # cubes by type, each row filled from its dear end
        self.aside: list[int] = []  # cubes drawn for a full row, which return to the bag

    def __reduce__(self) -> Reduced:
        """Leave out what is printed: it is read where the state is unpickled."""
        values = self.kept(("box", "board", "options", "companies"))
        companies = [attributes(company, ("charter",)) for company in self.companies]
        return _unpickled, (self.box.pack, self.options.chosen, companies, values)

    def copy(self) -> City:
        twin = City(self.box, self.options, [seat.copy() for seat in self.seats])
        twin.stack = self.stack[:]
        twin.companies = [
            company.copy() if company.is_in_play() else company for company in self.companies
        ]
        twin.appeal_order = self.appeal_order[:]
        twin.decade = self.decade
        twin.phase = self.phase
        twin.bank = self.bank
        twin.priority = self.priority
        twin.active = self.active
        twin.passes = self.passes
        twin.last_actor = self.last_actor
        if self.batch:
            twin.batch = self.batch[:]
        twin.protected = self.protected
        twin.picks = self.picks[:]
        twin.track = self.track
        twin.round = self.round[:]
        twin.used = self.used
        twin.placed = self.placed
        twin.owners = self.owners
        twin.market = self.market
        twin.stores = self.stores[:]
        twin.demand = self.demand[:]
        twin.demand_goods = self.demand_goods[:]
        twin.demand_deck = self.demand_deck
        twin.asset_row = self.asset_row[:]
        twin.asset_deck = self.asset_deck
        twin.building_deck = self.building_deck
        twin.goals = self.goals
        twin.supply = self.supply[:]
        twin.haymarket = self.haymarket[:]
        twin.bag = self.bag[:]
        twin.operating = self.operating
        twin.revenue = self.revenue
        twin.shipped = self.shipped
        twin.runs = self.runs
        twin.produced = self.produced
        twin.decided = self.decided
        twin.unpaid = self.unpaid
        twin.way = self.way
        twin.half_shipped = self.half_shipped
        twin.price_bonus = self.price_bonus
        if self.chain:
            twin.chain = self.chain[:]
            twin.aside = self.aside[:]
        return twin

    def numbers(self) -> list[int]:
        numbers = [
            self.decade,
            self.phase,
            self.bank,
            self.priority,
            self.active,
            self.passes,
            self.last_actor,
            self.protected,
            self.market,
            self.operating,
            self.revenue,
            self.shipped,
            self.runs,
            self.produced,
            self.decided,
            self.unpaid,
            self.way,
            self.half_shipped,
            self.price_bonus,
        ]
        piles = [self.appeal_order, self.batch, self.picks, self.track, self.round]
        piles += [self.used, self.owners, self.stores, self.demand, self.demand_goods]
        piles += [self.demand_deck, self.asset_row, self.asset_deck, self.building_deck]
        piles += [self.goals, self.supply, self.haymarket, self.bag, self.chain, self.aside]
        for pile in piles:
            numbers.append(len(pile))
            numbers.extend(pile)
        for seat in self.seats:
            numbers.extend(seat.numbers())
        for company in self.companies:
            if company.director != NOBODY:  # a closed company counts, as it cannot return
                numbers.extend(company.numbers())
        return numbers

    # Words that every phase uses

    def price(self, company: Company) -> int:
        """Return the price of one share."""
        return self.board.stock_track[company.price]

    def companies_of(self, seat: int) -> list[Company]:
        """Return the companies that a seat directs, in order of the charters."""
        return [company for company in self.companies if company.director == seat]

    def limit(self) -> int:
        """Return the certificate limit."""
        return self.board.certificate_limit[len(self.seats)]

    # Money

    def seat_pays_bank(self, seat: int, amount: int) -> None:
        self.seats[seat].cash -= amount
        self.bank += amount

    def bank_pays_seat(self, seat: int, amount: int) -> None:
        self.seats[seat].cash += amount
        self.bank -= amount

    def company_pays_bank(self, company: Company, amount: int) -> None:
        company.treasury -= amount
        self.bank += amount

    def bank_pays_company(self, company: Company, amount: int) -> None:
        company.treasury += amount
        self.bank -= amount

    # The general supply

    def available(self, store: int, wanted: int) -> int:
        """Return how many pieces of what is wanted the general supply can give."""
        if not self.options.limited_supply:
            return wanted
        return min(wanted, self.stores[store])

    def cubes_at(self, space: int) -> int:
        """Return how many cubes lie on a space of the supply chain."""
        start = space * TYPES
        supply = self.supply
        return supply[start] + supply[start + 1] + supply[start + 2] + supply[start + 3]


def _unpickled(
    pack: Pack | None, chosen: dict[str, str], companies: list[Attributes], values: Attributes
) -> City:
    box = box_with(pack)
    state = City(box, CityOptions(chosen), [])
    set_attributes(state, values)
    charters = box.charters_in(special=state.options.special_companies)
    for charter, held in zip(charters, companies, strict=True):
        company = new_company(charter, box.board, len(state.seats))
        set_attributes(company, held)
        state.companies.append(company)
    return state


def empty_chain() -> list[int]:
    """Return a supply chain without cubes."""
    return [0] * (SUPPLY_SPACES * TYPES)


def no_tiles(count: int) -> list[int]:
    """Return that many spaces without a tile."""
    return [NO_TILE] * count

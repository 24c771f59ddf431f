"""A builder for positions that reads like a table: arrange, play by notation, look.

    table = city(seats=3).found("swift", "red", price=60).cash("blue", 45).at("stock", "blue")
    table.play("buy swift common from company")

Everything it arranges keeps the referee content, so a test may call `check()` at any time. Papers,
cubes and pieces that a test hands out come from where they would lie in the box; money comes from
the bank.
"""

from __future__ import annotations

from typing import cast

from bigshoulders import new_game
from bigshoulders.games.city import ids
from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.games.city.rules.phases.founding import found
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.kernel.action import Action
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.pack import Pack
from bigshoulders.kernel.refusal import Refusal


class Table:
    """A game of City that a test arranges and plays."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        for player in self.state.seats:
            player.reserved = ids.NOBODY

    @property
    def state(self) -> City:
        return cast("City", self.game.state)

    # Looking

    def seat(self, color: str) -> Seat:
        return self.state.seats[self.state.board.colors.index(color)]

    def company(self, key: str) -> Company:
        return self.state.companies[self._index("company", key)]

    def price_of(self, key: str) -> int:
        return self.state.price(self.company(key))

    def asker(self) -> str:
        """Return the color of the seat that must decide, or "chance"."""
        return self.game.name(self.game.deciders()[0])

    def question(self) -> str:
        """Return the kind of the question that waits."""
        return self.game.question(self.game.deciders()[0]).kind

    def offers(self, color: str | None = None) -> list[str]:
        """Return the notations of the legal answers."""
        seat = self.game.deciders()[0] if color is None else self._index("seat", color)
        return [action.notation for action in self.game.legal(seat)]

    def refusal(self, text: str, color: str | None = None) -> Refusal:
        """Return why an answer is refused; the test fails if it is not."""
        refusal = self.game.why_not(self._read(text, color))
        assert refusal is not None, f"{text!r} is allowed"
        return refusal

    def allows(self, text: str, color: str | None = None) -> bool:
        return self.game.why_not(self._read(text, color)) is None

    def happened(self) -> list[str]:
        """Return the keys of all events since the table was arranged."""
        return [event.kind.key for event in self.events]

    def cubes_in(self, where: str) -> dict[str, int]:
        """Return the cubes of a company, "bag", "haymarket", "chain" or a price of the supply."""
        state, start = self.state, 0
        if where == "bag":
            counts = state.bag
        elif where == "chain":
            counts = state.chain
        elif where == "haymarket":
            counts = state.haymarket
        elif where.isdigit():
            counts, start = state.supply, self._index("price", where) * ids.TYPES
        else:
            counts = self.company(where).cubes
        there = zip(RESOURCES, counts[start : start + ids.TYPES], strict=True)
        return {name: count for name, count in there if count}

    def check(self) -> None:
        """Ask the referee."""
        assert self.game.rules.violations(self.state) == []

    # Playing

    def play(self, *texts: str) -> Table:
        """Answer with these notations one after the other, then ask the referee."""
        for text in texts:
            self.events.extend(self.game.apply(self._read(text, None)))
        self.check()
        return self

    def until(self, kind: str) -> Table:
        """Answer with the first offer, again and again, until this kind of question comes."""
        while self.question() != kind:
            self.play(self.offers()[0])
        return self

    def answer(self, color: str, *texts: str) -> Table:
        """Let one seat answer what several are asked at once."""
        for text in texts:
            self.events.extend(self.game.apply(self._read(text, color)))
        return self

    def choose_buildings(self, place: int = 0) -> Table:
        """Let everybody place and remove the first buildings offered, or the last ones (-1)."""
        while self.question() in ("choose_buildings", "remove_building"):
            self.play(self.offers()[place])
        return self

    def skip_to(self, question: str) -> Table:
        """Answer "done" until this kind of question is asked."""
        while self.question() != question:
            self.play("done")
        return self

    # Arranging

    def found(self, key: str, color: str, *, price: int = 50, treasury: int | None = None) -> Table:
        """Bring a company into play without charging its founder."""
        player = self.seat(color)
        cash = player.cash
        player.cash = 10_000
        found(self.state, player.index, self._index("company", key), 0)
        cost = 10_000 - player.cash
        player.cash = cash
        self.state.bank -= cost
        self.price(key, price)
        return self.treasury(key, 3 * price if treasury is None else treasury)

    def reserve(self, color: str, key: str) -> Table:
        """Put the player's reserved partner on a company."""
        self.seat(color).reserved = self._index("company", key)
        return self

    def cash(self, color: str, amount: int) -> Table:
        player = self.seat(color)
        self.state.bank += player.cash - amount
        player.cash = amount
        return self

    def treasury(self, key: str, amount: int) -> Table:
        company = self.company(key)
        self.state.bank += company.treasury - amount
        company.treasury = amount
        return self

    def price(self, key: str, value: int) -> Table:
        self.company(key).price = self.state.board.stock_track.index(value)
        return self

    def appeal(self, key: str, space: int) -> Table:
        """Move a company on top of an appeal space, without bonuses."""
        company, order = self.company(key), self.state.appeal_order
        company.appeal = space
        order.remove(company.index)
        above = [index for index in order if self.state.companies[index].appeal > space]
        order.insert(len(above), company.index)
        return self

    def holds(self, color: str, key: str, *, commons: int = 0, preferred: bool = False) -> Table:
        """Hand papers of a company's treasury to a player, for nothing."""
        company, player = self.company(key), self.seat(color)
        company.held[player.index] += commons
        company.commons -= commons
        player.certificates += commons
        if preferred:
            company.preferred = player.index
            player.certificates += 1
        return self

    def pool(self, key: str, *, commons: int = 0, preferred: bool = False) -> Table:
        """Move papers of a company's treasury to the bank pool, for nothing."""
        company = self.company(key)
        company.commons -= commons
        company.bank_commons += commons
        if preferred:
            company.preferred = ids.BANK
        return self

    def staff(
        self,
        key: str,
        *,
        workers: list[int] | None = None,
        managers: list[int] | None = None,
        automated: list[int] | None = None,
        salespeople: int | None = None,
    ) -> Table:
        """Set a company's staff, factory by factory."""
        company, stores = self.company(key), self.state.stores
        if workers is not None:
            stores[ids.S_WORKERS] += sum(company.workers) - sum(workers)
            company.workers = workers
        if managers is not None:
            stores[ids.S_MANAGERS] += sum(company.managers) - sum(managers)
            company.managers = managers
        if automated is not None:
            company.automated = automated
        if salespeople is not None:
            stores[ids.S_SALESPEOPLE] += company.salespeople - salespeople
            company.salespeople = salespeople
        return self

    def goods(self, key: str, count: int, *, tokens: int = 0) -> Table:
        company, stores = self.company(key), self.state.stores
        stores[ids.S_GOODS] += company.goods - count
        stores[ids.S_BONUS_GOODS] += company.bonus_goods - tokens
        company.goods = count
        company.bonus_goods = tokens
        return self

    def cubes(self, key: str, **counts: int) -> Table:
        """Set a company's cubes, e.g. coal=2; they come from the bag."""
        self._set_cubes(self.company(key).cubes, 0, counts)
        return self

    def haymarket(self, **counts: int) -> Table:
        """Set Haymarket Square; the cubes come from the bag."""
        self._set_cubes(self.state.haymarket, 0, counts)
        return self

    def supply(self, price: int, **counts: int) -> Table:
        """Set one space of the supply chain; 0 is the X space. The cubes come from the bag."""
        space = self.state.board.supply_prices.index(price)
        self._set_cubes(self.state.supply, space * ids.TYPES, counts)
        return self

    def chain(self, **counts: int) -> Table:
        """Set the rows of the advanced supply chain; the cubes come from the bag."""
        self._set_cubes(self.state.chain, 0, counts)
        return self

    def bag(self, keeper: str, **counts: int) -> Table:
        """Leave these cubes in the bag; a company keeps the others."""
        for kind, name in enumerate(RESOURCES):
            self.company(keeper).cubes[kind] += self.state.bag[kind] - counts.get(name, 0)
            self.state.bag[kind] = counts.get(name, 0)
        return self

    def market(self, workers: int) -> Table:
        self.state.stores[ids.S_WORKERS] += self.state.market - workers
        self.state.market = workers
        return self

    def asset(self, key: str, *assets: str) -> Table:
        """Let a company keep these capital assets."""
        for asset in assets:
            self._take_asset(self._index("asset", asset))
            self.company(key).assets.append(self._index("asset", asset))
        return self

    def asset_row(self, *assets: str | None) -> Table:
        """Lay out the row from $80 to $40; None is a gap."""
        state = self.state
        state.asset_deck.extend([asset for asset in state.asset_row if asset != ids.NO_TILE])
        state.asset_row = [ids.NO_TILE] * len(state.asset_row)
        row = [ids.NO_TILE if asset is None else self._index("asset", asset) for asset in assets]
        for asset in row:
            if asset != ids.NO_TILE:
                self._take_asset(asset)
        state.asset_row = row
        return self

    def building(self, color: str, *keys: str) -> Table:
        """Place buildings in a player's row."""
        player, state = self.seat(color), self.state
        for key in keys:
            space = self._index("space", key)
            for pile in [state.building_deck] + [other.hand for other in state.seats]:
                if space in pile:
                    pile.remove(space)
            player.row.append(space)
            state.owners[space] = player.index
        return self

    def hand(self, color: str, *keys: str) -> Table:
        """Give a player this hand; what was in it goes back to the deck."""
        player, state = self.seat(color), self.state
        state.building_deck.extend(player.hand)
        state.building_deck.sort()
        player.hand = []
        for key in keys:
            space = self._index("space", key)
            for other in state.seats:
                if space in other.hand:
                    other.hand.remove(space)
                    state.building_deck.append(space)
            state.building_deck.remove(space)
            player.hand.append(space)
        return self

    def demand(self, row: int, *cells: tuple[str, int] | None) -> Table:
        """Lay out one row, inner column first, as (tile, goods on it); None is no tile."""
        state = self.state
        for column in range(ids.COLUMNS):
            cell = row * ids.COLUMNS + column
            if state.demand[cell] != ids.NO_TILE:
                state.demand_deck.append(state.demand[cell])
            state.stores[ids.S_GOODS] += state.demand_goods[cell]
            state.demand[cell], state.demand_goods[cell] = ids.NO_TILE, 0
        for column, laid in enumerate(cells):
            if laid is not None:
                self._lay_tile(row * ids.COLUMNS + column, self._index("tile", laid[0]), laid[1])
        state.demand_deck.sort(key=lambda tile: state.box.demand[tile].level)
        return self

    def goals(self, *keys: str) -> Table:
        self.state.goals = [self._index("goal", key) for key in keys]
        return self

    def partners(self, color: str, *, ready: int, usable: int = 2) -> Table:
        player = self.seat(color)
        player.ready, player.partners = ready, usable
        return self

    def only(self, color: str) -> Table:
        """Leave partners ready with one player alone, so that nobody acts in between."""
        for player in self.state.seats:
            if player is not self.seat(color):
                player.ready = 0
        return self

    def decade(self, number: int) -> Table:
        self.state.decade = number
        return self

    def empty_decks(self) -> Table:
        """Use up the demand and the asset deck."""
        self.state.demand_deck = []
        self.state.asset_deck = []
        return self

    # Where the game stands

    def at(self, phase: str, color: str | None = None) -> Table:
        """Go to stock or action (a seat's turn), building, operating or cleanup."""
        state, seat = self.state, 0 if color is None else self._index("seat", color)
        state.stack = []
        rest = [ids.CLEANUP, ids.OPERATING_PHASE, ids.ACTION_PHASE, ids.BUILDING_PHASE]
        names = ["cleanup", "operating", "action", "building", "stock"]
        depth = names.index(phase)
        for step in rest[:depth] if phase != "building" else rest[:3]:
            state.push(step)
        if phase == "stock":
            state.phase, state.active, state.passes = ids.STOCK, seat, 0
            state.push(ids.STOCK_NEXT)
        elif phase == "action":
            state.phase = ids.ACTION
            place = state.track.index(seat)
            state.round = state.track[place:]
            state.push(ids.ACTION_NEXT)
        else:
            starts = {"cleanup": ids.CLEANUP, "operating": ids.OPERATING_PHASE}
            state.push(starts.get(phase, ids.BUILDING_PHASE))
        self.events = []
        state.log = self.events
        self.game.settle()
        return self

    def begin_stock(self) -> Table:
        """Begin a Stock Phase: what precedes its turns, then the first turn."""
        state, phases = self.state, [ids.CLEANUP, ids.OPERATING_PHASE, ids.ACTION_PHASE]
        state.stack = []
        for step in [*phases, ids.BUILDING_PHASE, ids.STOCK_PHASE]:
            state.push(step)
        self.events = []
        state.log = self.events
        self.game.settle()
        return self

    def by_hand(self) -> Table:
        """Let the test answer for chance from now on."""
        self.game.dealer = None
        return self

    def begin_here(self) -> Table:
        """Start the record of moves at this position, so that they can be taken back."""
        self.game = begin(self.game.rules, self.state, self.game.dealer, [])
        return self

    def track(self, *colors: str) -> Table:
        """Set the turn-order track."""
        self.state.track = [self._index("seat", color) for color in colors]
        return self

    def priority(self, color: str) -> Table:
        self.state.priority = self._index("seat", color)
        return self

    # Inside

    def _index(self, domain: str, key: str) -> int:
        return self.game.rules.language.index(domain, key)

    def _read(self, text: str, color: str | None) -> Action:
        return self.game.read(text, None if color is None else self._index("seat", color))

    def _set_cubes(self, counts: list[int], start: int, wanted: dict[str, int]) -> None:
        for kind, name in enumerate(RESOURCES):
            self.state.bag[kind] += counts[start + kind] - wanted.get(name, 0)
            counts[start + kind] = wanted.get(name, 0)
            assert self.state.bag[kind] >= 0, f"the bag has too little {name}"

    def _take_asset(self, asset: int) -> None:
        state = self.state
        if asset in state.asset_deck:
            state.asset_deck.remove(asset)
        else:
            state.asset_row[state.asset_row.index(asset)] = ids.NO_TILE

    def _lay_tile(self, cell: int, tile: int, goods: int) -> None:
        state = self.state
        if tile in state.demand_deck:
            state.demand_deck.remove(tile)
        else:
            state.demand[state.demand.index(tile)] = ids.NO_TILE
        state.demand[cell], state.demand_goods[cell] = tile, goods
        state.stores[ids.S_GOODS] -= goods


def city(seats: int = 3, seed: int = 1, **options: str | int | bool) -> Table:
    """Return a table after setup, before any company is founded."""
    return Table(new_game("city", seats=seats, seed=seed, events=True, pack=None, **options))


def city_with(pack: Pack, seats: int) -> Table:
    """Return a table whose components come from a pack."""
    return Table(new_game("city", seats=seats, seed=1, events=True, pack=pack))

"""A position: the whole state as plain data, by keys, hidden parts included.

`restoring` reads it back. Who owns a building is not written: it follows from the rows.
"""

from __future__ import annotations

from bigshoulders.games.city.box.components import KINDS, RESOURCES
from bigshoulders.games.city.ids import (
    BANK,
    CLOSED,
    COLUMNS,
    PHASES,
    PICKS,
    STORES,
    SUPPLY_SPACES,
    TREASURY,
    TYPES,
)
from bigshoulders.games.city.positions.frames import CityFrames
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.position_keys import PositionWriter
from bigshoulders.kernel.step import Step


def position(state: City, language: Language, steps: tuple[Step[City], ...]) -> dict[str, Json]:
    """Return the whole state as plain data."""
    pen = CityPositionWriter(language)
    return {
        "decade": state.decade,
        "phase": PHASES[state.phase],
        "bank": state.bank,
        "priority": pen.key("seat", state.priority),
        "active": pen.key("seat", state.active),
        "passes": state.passes,
        "last_actor": pen.key("seat", state.last_actor),
        "batch": [pen.paper(item) for item in state.batch],
        "protected": pen.bits("company", state.protected),
        "track": pen.keys("seat", state.track),
        "round": pen.keys("seat", state.round),
        "used": pen.keys("space", state.used),
        "market": state.market,
        "stores": dict(zip(STORES, state.stores, strict=True)),
        "demand": pen.demand(state),
        "demand_deck": pen.keys("tile", state.demand_deck),
        "asset_row": pen.keys("asset", state.asset_row),
        "asset_deck": pen.keys("asset", state.asset_deck),
        "building_deck": pen.keys("space", state.building_deck),
        "goals": pen.keys("goal", state.goals),
        "supply": [pen.cubes(state.supply, space * TYPES) for space in range(SUPPLY_SPACES)],
        "chain": pen.cubes(state.chain, 0) if state.chain else None,
        "aside": pen.cubes(state.aside, 0) if state.aside else None,
        "haymarket": pen.cubes(state.haymarket, 0),
        "bag": pen.cubes(state.bag, 0),
        "operating": pen.operating(state),
        "appeal_order": pen.keys("company", state.appeal_order),
        "seats": {
            state.board.colors[player.index]: pen.seat(player, state.picks[player.index])
            for player in state.seats
        },
        "companies": {
            company.charter.key: pen.company(state, company)
            for company in state.companies
            if company.is_in_play()
        },
        "closed": [
            company.charter.key for company in state.companies if company.director == CLOSED
        ],
        "stack": CityFrames(steps).write(state),
    }


class CityPositionWriter(PositionWriter):
    """Writes players, companies and what lies on the board by their keys."""

    def cubes(self, counts: list[int], start: int) -> dict[str, Json]:
        return {RESOURCES[kind]: counts[start + kind] for kind in range(TYPES)}

    def paper(self, item: int) -> list[Json]:
        """Return a certificate of the batch."""
        return [self.key("company", item // 4), KINDS[item % 4]]

    def demand(self, state: City) -> list[Json]:
        """Return the demand area row by row, each space as its tile and the goods on it."""
        cells: list[Json] = []
        for tile, goods in zip(state.demand, state.demand_goods, strict=True):
            cells.append([self.key("tile", tile), goods])
        return [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]

    def operating(self, state: City) -> dict[str, Json]:
        return {
            "company": self.key("company", state.operating),
            "revenue": state.revenue,
            "shipped": state.shipped,
            "runs": state.runs,
            "produced": bool(state.produced),
            "decided": bool(state.decided),
            "unpaid": bool(state.unpaid),
            "way": state.way,
            "half_shipped": state.half_shipped,
            "price_bonus": state.price_bonus,
        }

    def seat(self, player: Seat, pick: int) -> dict[str, Json]:
        return {
            "cash": player.cash,
            "certificates": player.certificates,
            "ready": player.ready,
            "partners": player.partners,
            "appeal_partner": bool(player.appeal_partner),
            "building_partner": bool(player.building_partner),
            "reserved": self.reserved(player.reserved),
            "sold": self.bits("company", player.sold),
            "hand": self.keys("space", player.hand),
            "row": self.keys("space", player.row),
            "removed": self.keys("space", player.removed),
            "kept": self.keys("space", player.kept),
            "passed": [
                [noted // PICKS, self.key("space", noted % PICKS)] for noted in player.passed
            ],
            "pick": self.pick(pick),
        }

    def reserved(self, company: int) -> Json:
        """Return where the reserved partner waits: on a company, in the bank pool, or nowhere."""
        return "bank" if company == BANK else self.key("company", company)

    def pick(self, pick: int) -> Json:
        """Return a secret pick: none, a building to keep or place, or those to place and remove."""
        if pick < PICKS:
            return self.key("space", pick)
        return self.keys("space", [pick // PICKS, pick % PICKS])

    def company(self, state: City, company: Company) -> dict[str, Json]:
        return {
            "director": self.key("seat", company.director),
            "treasury": company.treasury,
            "price": state.price(company),
            "appeal": company.appeal,
            "salespeople": company.salespeople,
            "goods": company.goods,
            "bonus_goods": company.bonus_goods,
            "commons": company.commons,
            "bank_commons": company.bank_commons,
            "preferred": self.holder(company.preferred),
            "held": {self.domains["seat"][seat]: held for seat, held in enumerate(company.held)},
            "operated": bool(company.operated),
            "workers": _wholes(company.workers),
            "managers": _wholes(company.managers),
            "automated": _wholes(company.automated),
            "cubes": self.cubes(company.cubes, 0),
            "assets": self.keys("asset", company.assets),
            "exhausted": self.bits("asset", company.exhausted),
            "exchanged": bool(company.exchanged),
        }

    def holder(self, holder: int) -> Json:
        """Return who has the Preferred certificate."""
        if holder == BANK:
            return "bank"
        return "company" if holder == TREASURY else self.key("seat", holder)


def _wholes(numbers: list[int]) -> list[Json]:
    return list(numbers)

"""The books of a second opinion on a game of City: plain dicts keyed by words, plain arithmetic.

What is printed comes straight from the data files and what is done with it from the rules text;
nothing of the engine is used here. Slow and obvious is the point.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

BANK = "bank"
COMPANY = "company"


class Difference(Exception):
    """The books and the engine do not agree."""


def printed(name: str) -> dict[str, Any]:
    """Read one data file."""
    page = files("bigshoulders.games.city") / "data" / f"{name}.json"
    found: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))
    return found


def by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


BOARD = printed("board")
SPECIAL = printed("special")
CHARTERS = by_id(printed("companies")["companies"])
SPACES = by_id(BOARD["spaces"] + printed("buildings")["buildings"])
ASSETS = by_id(printed("assets")["assets"])
DEMAND = printed("demand")
TILES = by_id(DEMAND["tiles"])
COLUMNS = by_id(DEMAND["columns"])
GOALS = by_id(printed("goals")["goals"])
TRACK: list[int] = BOARD["stock_track"]["values"]
BONUSES: dict[str, str] = BOARD["appeal_track"]["bonuses"]
CHAIN_PRICES: list[int] = SPECIAL["edition_2025"]["prices"]
SHARES = {"common": 1, "preferred": 2, "director": 3}


class Books:
    """Everything that money depends on, from setup on."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options = options
        self.colors: list[str] = BOARD["players"]["colors"][:seats]
        self.words: list[str] = []  # the answer that was given last
        self.decade = 0
        self.phase = "setup"
        self.cash = dict.fromkeys(self.colors, 175)
        self.partners = dict.fromkeys(self.colors, 2)
        self.on_appeal_track = dict.fromkeys(self.colors, True)  # the partner of space 9
        self.reserved = dict.fromkeys(self.colors, "")  # a company, the bank or nothing
        # Companies in play
        self.director: dict[str, str] = {}
        self.treasury: dict[str, int] = {}
        self.place: dict[str, int] = {}  # on the stock track
        self.preferred: dict[str, str] = {}
        self.commons: dict[str, dict[str, int]] = {}
        self.appeal: dict[str, int] = {}
        self.salespeople: dict[str, int] = {}
        self.tokens: dict[str, int] = {}
        self.goods: dict[str, int] = {}
        self.workers: dict[str, list[int]] = {}
        self.managers: dict[str, list[int]] = {}
        self.automated: dict[str, list[int]] = {}
        self.assets: dict[str, list[str]] = {}
        self.closed: list[str] = []
        # The table
        self.exhausted: list[str] = []
        self.row: list[str] = [""] * 5  # capital assets from $80 to $40
        self.asset_deck = 16 + (4 if options["chiefs"] == "on" else 0)
        self.market = 4
        self.coming = 0  # workers on buildings that were just revealed
        self.owners: dict[str, str] = {}
        self.standing: list[dict[str, str]] = []  # partners on spaces, in the order placed
        self.tiles = {space_of(row, column): "" for row in DEMAND["rows"] for column in COLUMNS}
        self.filled = dict.fromkeys(self.tiles, 0)
        self.chain: dict[str, int] = dict(SPECIAL["edition_2025"]["at_setup"])
        self.goals: list[str] = []
        # What is under way
        self.discount = 0
        self.chief = ""  # the company that used a Chief last
        self.turns_taken = 0  # in this Action Phase
        self.goods_due: dict[str, list[int]] = {}
        self.appeal_due: dict[str, list[int]] = {}
        self.sales_due: dict[str, int] = {}
        self.bonuses_due: dict[str, list[str]] = {}
        self.batch: list[tuple[str, str]] = []  # companies and certificates put up for sale
        self.sale: list[tuple[str, str]] = []  # sold, but the prices have not moved yet
        self.seller = ""
        self.questions = 0  # Directors who must say whether they protect their price
        self.protected: list[str] = []
        self.falling = ""  # a company that withheld and may protect its price
        self.operating = ""
        self.turn: dict[str, int] = {}
        self.way = 0

    def on(self, option: str) -> bool:
        return self.options[option] in ("on", "yes")

    # Papers

    def shares(self, company: str, holder: str) -> int:
        """Count a holder's shares: a player's, the bank's or the company's own."""
        count = self.commons[company][holder]
        if self.preferred[company] == holder:
            count += 2
        if self.director[company] == holder:
            count += 3
        return count

    def certificates(self, color: str) -> int:
        count = 0
        for company in self.director:
            count += self.commons[company][color]
            count += self.preferred[company] == color
            count += self.director[company] == color
        return count

    def worth(self, color: str) -> int:
        stock = [self.shares(company, color) * self.price(company) for company in self.director]
        return self.cash[color] + sum(stock)

    # Prices

    def price(self, company: str) -> int:
        return TRACK[self.place[company]]

    def lowest(self) -> int:
        """Return the first place of the track (C-PRICE-03)."""
        return TRACK.index(0) if self.on("closed_space") else TRACK.index(10)

    def move(self, company: str, steps: int) -> None:
        """Move a price one step after the other; what goes beyond an end is lost."""
        highest = TRACK.index(int(self.options["price_cap"]))
        for _step in range(abs(steps)):
            there = self.place[company] + (1 if steps > 0 else -1)
            if self.lowest() <= there <= highest:
                self.place[company] = there

    def pay_dividend(self, company: str, amount: int, basis: int) -> None:
        """Pay every share a tenth, rounded down, and move the price (C-DIV-03, C-PRICE-10)."""
        each = amount // 10
        for color in self.colors:
            self.cash[color] += each * self.shares(company, color)
        self.treasury[company] += each * self.shares(company, COMPANY)
        self.move(company, self.dividend_steps(self.price(company), basis))

    def dividend_steps(self, price: int, amount: int) -> int:
        if price == 0:  # C-PRICE-11
            up = 1 if self.options["closed_recovery"] == "one_step" else 2
            return up if amount > 0 else 0
        if amount >= 3 * price and price >= 60:
            return 3
        if amount >= 2 * price:
            return 2
        return 1 if amount >= price else 0

    def hire_price(self) -> int:
        """Return what the next worker costs (C-SPC-01)."""
        if self.market >= 9:
            return 20
        if self.market >= 5:
            return 30
        return 40 if self.market >= 1 else 50

    def goods_price(self, company: str) -> int:
        """Return what a good of this company brings (C-DEM-03, C-SPEC-01, C-SPEC-03)."""
        charter = CHARTERS[company]
        rules = charter.get("special", {})
        operates = self.operating == company
        more = self.turn["more_per_good"] if operates else 0
        if "production_modes" in rules:
            if not operates or not self.way:
                return 0
            pairs: int = self.salespeople[company] // 2
            price: int = rules["production_modes"][self.way - 1]["price"]
            return price + 10 * pairs + more
        if "both_managers" in rules and sum(self.managers[company]) == 2:
            both: int = rules["both_managers"]["price"]
            return both + more
        ladder: list[int] = charter["prices"]
        return ladder[self.salespeople[company]] + more

    # The demand area

    def room(self, space: str) -> int:
        """Return how many goods a space still takes at the full price."""
        tile = self.tiles[space]
        spaces = TILES[tile]["goods"] if tile else COLUMNS[space.split()[1]]["printed_goods"]
        return (spaces or 0) - self.filled[space]

    def takes_half_price(self, row: str) -> bool:
        """Tell whether goods are sold at half price in a row (C-DEM-06, C-DEM-08)."""
        if not self.tiles[space_of(row, "outer")]:
            return True
        if self.options["half_price"] == "row_full":
            return not any(self.room(space_of(row, column)) for column in COLUMNS)
        return self.options["half_price"] == "always"

    # The general supply

    def left(self, what: str, wanted: int) -> int:
        """Return how many pieces of the wanted ones the supply has (C-RUL-38)."""
        if not self.on("limited_supply"):
            return wanted
        in_the_box: int = BOARD["supplies"][what]
        return min(wanted, in_the_box - self.in_use(what))

    def in_use(self, what: str) -> int:
        """Count the pieces of a kind that lie on charters and on the board."""
        if what == "goods":
            return sum(self.goods.values()) + sum(self.filled.values())
        if what == "salespeople":
            return sum(self.salespeople.values())
        if what == "bonus_goods":
            return sum(self.tokens.values())
        return sum(sum(counts) for counts in self.workers.values()) + self.market


def space_of(row: str, column: str) -> str:
    """Name a space of the demand area."""
    return f"{row} {column}"

"""A second opinion on the Operating Phase: cubes, production, sales, dividends, and Cleanup."""

from __future__ import annotations

from tests.games.city import second_opinion_stock as stock
from tests.games.city.second_opinion_action import end_turn, factory_of, nothing_is_due, owe
from tests.games.city.second_opinion_books import (
    BANK,
    CHAIN_PRICES,
    CHARTERS,
    COLUMNS,
    DEMAND,
    SPACES,
    Books,
    Difference,
    space_of,
)
from tests.games.city.second_opinion_stock import Facts

TURN = ("revenue", "full", "half", "runs", "more_per_good", "tokens_paid", "unpaid", "tokens")


# Operating


def operated(books: Books, told: Facts) -> None:
    nothing_is_due(books)
    books.operating = told["company"]
    books.turn = dict.fromkeys(TURN, 0)
    books.turn["tokens"] = books.tokens[books.operating]
    books.way = 0


def wages_paid(books: Books, told: Facts) -> None:
    """C-SPEC-02: as many workers as the treasury can pay."""
    company = told["company"]
    wage = CHARTERS[company]["special"]["wages"]["per_worker"]
    for _worker in range(sum(books.workers[company])):
        if books.treasury[company] >= wage:
            books.treasury[company] -= wage
        else:
            books.turn["unpaid"] = 1


def cube_bought(books: Books, told: Facts) -> None:
    """C-SUP-01, C-ADV-03: the price of the space that was named, or of the row's last cube."""
    company, resource = told["company"], told["resource"]
    if books.on("advanced_supply"):
        cost = CHAIN_PRICES[books.chain[resource] - 1]
        books.chain[resource] -= 1
    else:
        cost = int(books.words[2])
    books.treasury[company] -= cost


def cube_drawn(books: Books, told: Facts) -> None:
    """C-ADV-04: a cube whose row is full returns to the bag."""
    resource = told["resource"]
    books.chain[resource] = min(len(CHAIN_PRICES), books.chain[resource] + 1)


def chain_cube_taken(books: Books, told: Facts) -> None:
    books.chain[told["resource"]] -= 1


def ran(books: Books, told: Facts) -> None:
    """C-OP-31, C-AUTO-04, C-SPEC-01, C-SPEC-03: goods, then what the manager brings."""
    company, index = told["company"], factory_of(told)
    factory = CHARTERS[company]["factories"][index]
    rules = CHARTERS[company].get("special", {})
    books.turn["runs"] += 1
    if "production_modes" in rules:
        books.way = int(books.words[1])
        made = rules["production_modes"][books.way - 1]["goods"]
    elif "goods_per_worker" in rules:
        made = rules["goods_per_worker"] * books.workers[company][index]
    else:
        made = factory["goods"]
        if books.automated[company][index] == factory["automation"]:
            made += 1
    books.goods[company] += books.left("goods", made)
    if books.turn["runs"] == len(CHARTERS[company]["factories"]):
        earn_partner(books, company)
    if factory["manager_slots"] and books.managers[company][index] == factory["manager_slots"]:
        bonus = factory["manager_bonus"]
        both = rules.get("both_managers", {}).get("appeal_each_production", 0)
        owe(books.goods_due, company, bonus.get("goods", 0))
        owe(books.appeal_due, company, bonus.get("appeal", 0) + both)


def earn_partner(books: Books, company: str) -> None:
    """C-OP-34, C-DIR-09: all factories of the company that carries it ran."""
    color = books.director[company]
    anywhere = books.reserved[color] == BANK and books.options["lost_partner"] == "any_company"
    if anywhere or books.reserved[color] == company:
        books.reserved[color] = ""
        books.partners[color] += 1


def shipped(books: Books, told: Facts) -> None:
    """C-DEM-03 to 08: the charter's price, half of it, and the column's bonus for the last one."""
    company = told["company"]
    price, row = books.goods_price(company), CHARTERS[company]["industry"]
    books.goods[company] -= 1
    if told["place"] == "half":
        if not books.takes_half_price(row):
            raise Difference(f"goods in the row of {row} are not sold at half price")
        books.turn["half"] += 1
        books.turn["revenue"] += price // 2
        return
    space = space_of(row, told["place"])
    if not books.room(space):
        raise Difference(f"there is no room for a good in {space}")
    books.filled[space] += 1
    books.turn["full"] += 1
    books.turn["revenue"] += price
    if not books.room(space):
        books.turn["revenue"] += COLUMNS[told["place"]]["bonus"]


def dividend_paid(books: Books, told: Facts) -> None:
    """C-DIV-02 to 04; the dividends of the Action Phase were paid when the partner was placed."""
    if books.phase != "operating":
        return
    company, revenue = told["company"], books.turn["revenue"]
    if must_withhold(books):
        raise Difference(f"{company} must withhold")
    tokens_came(books)
    paid = revenue // 10 * 10
    books.pay_dividend(company, revenue, paid if books.options["bump_basis"] == "paid" else revenue)


def must_withhold(books: Books) -> bool:
    if books.turn["full"] + books.turn["half"] == 0 or books.turn["unpaid"]:
        return True
    return books.on("withhold_without_production") and books.turn["runs"] == 0


def tokens_came(books: Books) -> None:
    """C-OP-33: tokens that lay there before the turn have yielded their goods."""
    owed = books.turn["tokens"] and not books.turn["tokens_paid"]
    if owed and not books.on("limited_supply"):
        raise Difference(f"the bonus-goods tokens of {books.operating} yielded nothing")


def withheld(books: Books, told: Facts) -> None:
    """C-DIV-05: all of it to the treasury, and the price falls unless it is protected."""
    company = told["company"]
    tokens_came(books)
    books.treasury[company] += books.turn["revenue"]
    if not stock.has_protection(books, company):
        books.move(company, -1)
    elif books.options["price_protection"] != "passive":
        books.falling = company


# Phases


def decade_began(books: Books, _told: Facts) -> None:
    books.decade += 1


def phase_began(books: Books, told: Facts) -> None:
    """Do what comes between two phases, in the order of the rules."""
    if books.phase == "stock":
        stock.raise_sold_out(books)
    end_turn(books)
    books.turns_taken = 0
    books.operating = ""
    books.phase = told["phase"]
    if books.phase == "stock" and books.on("closed_space"):
        stock.close_companies(books)
    if books.phase == "cleanup":
        clean_demand(books)


def cleaned_up(books: Books, _told: Facts) -> None:
    books.exhausted = []
    books.standing = []


def game_ended(books: Books, _told: Facts) -> None:
    nothing_is_due(books)
    books.operating = ""
    books.phase = "finished"


def goal_drawn(books: Books, told: Facts) -> None:
    books.goals.append(told["goal"])


def built(books: Books, told: Facts) -> None:
    books.owners[told["space"]] = told["seat"]
    books.coming += SPACES[told["space"]]["workers_added"]


def workers_came(books: Books, _told: Facts) -> None:
    """C-BLD-05, 06: workers fill the job market; in decade 3 everybody gains a partner."""
    books.market += books.left("workers", min(books.coming, 12 - books.market))
    books.coming = 0
    if books.decade == 3:
        for color in books.colors:
            books.partners[color] += 1


# The demand area


def clean_demand(books: Books) -> None:
    """C-CLN-05, 06: full spaces are cleared, tiles move inward with their goods."""
    for space, tile in books.tiles.items():
        if (tile or space.endswith("middle")) and not books.room(space):
            books.tiles[space] = ""
            books.filled[space] = 0
    for row in DEMAND["rows"]:
        for _move in range(2):
            move_inward(books, space_of(row, "inner"), space_of(row, "middle"))
            move_inward(books, space_of(row, "middle"), space_of(row, "outer"))


def move_inward(books: Books, inner: str, outer: str) -> None:
    """Move a tile with its goods to a space that has none."""
    if books.tiles[outer] and not books.tiles[inner]:
        books.tiles[inner], books.tiles[outer] = books.tiles[outer], ""
        books.filled[inner], books.filled[outer] = books.filled[outer], 0


def tile_drawn(books: Books, told: Facts) -> None:
    """C-SET-03, C-CLN-07: the inner column is filled first, each column from the top."""
    space = space_of(DEMAND["rows"][int(told["row"])], list(COLUMNS)[int(told["column"])])
    order = [space_of(row, column) for column in COLUMNS for row in DEMAND["rows"]]
    empty = [other for other in order if not books.tiles[other]]
    if space != empty[0]:
        raise Difference(f"{told['tile']} was laid on {space} before {empty[0]}")
    books.tiles[space] = told["tile"]

"""A second opinion on the Action Phase: spaces, staff, appeal and capital assets."""

from __future__ import annotations

from tests.games.city.second_opinion_books import (
    ASSETS,
    BOARD,
    BONUSES,
    CHARTERS,
    SPACES,
    Books,
    Difference,
)
from tests.games.city.second_opinion_stock import Facts


def placed(books: Books, told: Facts) -> None:
    """C-ACT-08, 09: the icon's money moves first, then the effect."""
    end_turn(books)
    books.turns_taken += 1
    books.standing.append({key: told[key] for key in ("space", "seat", "company")})
    company, space = told["company"], SPACES[told["space"]]
    books.treasury[company] -= space.get("company_pays", 0)  # to the bank
    to_owner = space.get("company_pays_owner", 0)
    books.treasury[company] -= to_owner
    if told["space"] in books.owners:
        books.cash[books.owners[told["space"]]] += to_owner + space.get("bank_pays_owner", 0)
    if books.treasury[company] < 0:
        raise Difference(f"{company} cannot pay for {told['space']}")
    effect = space["effect"]
    books.discount = effect.get("discount", 0)
    books.treasury[company] += effect.get("fund", 0)
    if "dividend" in effect:
        pay_dividend_space(books, company, effect["dividend"])
    if "salespeople" in effect:
        owe_salespeople(books, company, effect["salespeople"])
    owe(books.goods_due, company, effect.get("goods", 0))
    owe(books.appeal_due, company, effect.get("appeal", 0))


def pay_dividend_space(books: Books, company: str, amount: int) -> None:
    """C-SPC-07, 17, 19: the treasury pays all and gets its own part back."""
    if books.treasury[company] < amount:
        raise Difference(f"{company} cannot pay ${amount} out")
    books.treasury[company] -= amount
    basis = amount if books.options["dividend_tile_basis"] == "face" else 100
    books.pay_dividend(company, amount, basis)


def pooled(books: Books, told: Facts) -> None:
    """C-ACT-07: a partner of a player without a company."""
    spent(books, told)
    if told["seat"] in books.director.values():
        raise Difference(f"{told['seat']} has a company and may not use the bank pool")
    books.cash[told["seat"]] += int(books.options["no_company_cash"])


def spent(books: Books, _told: Facts) -> None:
    """Take a turn without a space."""
    end_turn(books)
    books.turns_taken += 1


def end_turn(books: Books) -> None:
    """End the turn before: its promises were kept, and the row of assets is in order."""
    nothing_is_due(books)
    if books.turns_taken:
        tidy_row(books)


def owe(due: dict[str, list[int]], company: str, count: int) -> None:
    """Note what a company is to receive; an event tells when."""
    if count:
        due.setdefault(company, []).append(count)


def owe_salespeople(books: Books, company: str, count: int) -> None:
    """C-SPC-11: more than there are spaces for are lost."""
    slots = CHARTERS[company]["salesperson_slots"]  # null: no limit
    free = count if slots is None else slots - books.salespeople[company]
    books.sales_due[company] = min(free, books.left("salespeople", count))


def nothing_is_due(books: Books) -> None:
    """Everything that was promised must have been given."""
    if books.on("limited_supply"):
        books.goods_due.clear()  # an empty supply gives nothing, and says nothing
    for what, due in (
        ("goods", books.goods_due),
        ("appeal", books.appeal_due),
        ("appeal bonuses", books.bonuses_due),
        ("salespeople", books.sales_due),
    ):
        for company, count in due.items():
            if count:
                raise Difference(f"{company} did not get its {what}: {count}")


# Staff


def hired(books: Books, told: Facts) -> None:
    books.treasury[told["company"]] -= books.hire_price()
    books.market = max(0, books.market - 1)
    worker_placed(books, told)


def worker_placed(books: Books, told: Facts) -> None:
    books.workers[told["company"]][factory_of(told)] += 1


def manager_placed(books: Books, told: Facts) -> None:
    books.managers[told["company"]][factory_of(told)] += 1


def automated(books: Books, told: Facts) -> None:
    books.workers[told["company"]][factory_of(told)] -= 1
    books.automated[told["company"]][factory_of(told)] += 1


def worker_sent(books: Books, _told: Facts) -> None:
    """C-AUTO-02: to the job market, or to the supply if it is full."""
    books.market = min(12, books.market + 1)


def factory_of(told: Facts) -> int:
    return int(told["factory"]) - 1


def salesperson_gained(books: Books, told: Facts) -> None:
    company = told["company"]
    if not books.sales_due.get(company, 0):
        raise Difference(f"{company} is not to have a salesperson")
    books.sales_due[company] -= 1
    books.salespeople[company] += 1


def staff_chosen(books: Books) -> None:
    """C-CHF-03: a Chief of Operations brings a salesperson, or a manager told by an event."""
    if books.words == ["staff", "salesperson"]:
        owe_salespeople(books, books.chief, 1)


def goods_gained(books: Books, told: Facts) -> None:
    """C-SPC-14, C-MGR-04, C-OP-33: what was promised, or one for each bonus-goods token."""
    company = told["company"]
    if books.goods_due.get(company):
        count = books.goods_due[company].pop()
    else:
        count = tokens_yield(books, company)
    books.goods[company] += books.left("goods", count)


def tokens_yield(books: Books, company: str) -> int:
    if company != books.operating or books.turn["tokens_paid"]:
        raise Difference(f"{company} is not to have goods")
    books.turn["tokens_paid"] = 1
    return books.tokens[company]


def exchanged(books: Books, told: Facts) -> None:
    """C-SPEC-04: goods and appeal in place of a manager."""
    company = told["company"]
    swap = CHARTERS[company]["special"]["instead_of_manager"]
    owe(books.goods_due, company, swap["goods"])
    owe(books.appeal_due, company, swap["appeal"])


# Appeal


def appeal_moved(books: Books, told: Facts) -> None:
    """C-APP-04: advance by what was promised, and meet the bonuses on the way."""
    company = told["company"]
    if not books.appeal_due.get(company):
        raise Difference(f"{company} is not to advance on the appeal track")
    for _step in range(books.appeal_due[company].pop()):
        if books.appeal[company] == 16:
            continue
        books.appeal[company] += 1
        if str(books.appeal[company]) in BONUSES:
            books.bonuses_due.setdefault(company, []).append(str(books.appeal[company]))


def next_bonus(books: Books, company: str) -> str:
    if not books.bonuses_due.get(company):
        raise Difference(f"{company} has no appeal bonus to take")
    return BONUSES[books.bonuses_due[company].pop(0)]


def bonus_taken(books: Books, told: Facts) -> None:
    """C-APP-06: workers and machines are told by events of their own."""
    company = told["company"]
    color, bonus = books.director[company], next_bonus(books, company)
    if bonus == "salesperson":
        owe_salespeople(books, company, 1)
    elif bonus == "bonus_good":
        books.tokens[company] += books.left("bonus_goods", 1)
    elif bonus == "price_step":
        books.move(company, 1)
    elif bonus == "partner":
        if not books.on_appeal_track[color]:
            raise Difference(f"{color} has gained the partner of the appeal track before")
        books.on_appeal_track[color] = False
        books.partners[color] += 1


def bonus_cashed(books: Books, told: Facts) -> None:
    """C-APP-05, C-RUL-57: cash in place of a bonus."""
    company = told["company"]
    bonus, cash = next_bonus(books, company), BOARD["appeal_track"]["cash_instead"]
    if bonus == "partner" and not books.on_appeal_track[books.director[company]]:
        cash = int(books.options["repeat_partner_cash"])
    books.treasury[company] += cash


# Capital assets


def asset_bought(books: Books, told: Facts) -> None:
    """C-SPC-16, C-SPC-20: the price of its place in the row, less the discount."""
    company, asset = told["company"], told["asset"]
    place = books.row.index(asset)
    books.treasury[company] -= max(0, BOARD["asset_prices"][place] - books.discount)
    books.row[place] = ""
    books.assets[company].append(asset)
    owe(books.appeal_due, company, ASSETS[asset]["immediate"].get("appeal", 0))


def asset_given_up(books: Books, told: Facts) -> None:
    books.assets[told["company"]].remove(told["asset"])
    if told["asset"] in books.exhausted:
        books.exhausted.remove(told["asset"])


def asset_used(books: Books, told: Facts) -> None:
    """C-AST-02, 03: once a decade; pay its cost, then its ability."""
    company, asset = told["company"], told["asset"]
    if asset in books.exhausted:
        raise Difference(f"{asset} was used this decade")
    books.exhausted.append(asset)
    books.treasury[company] -= ASSETS[asset]["cost"]
    ability = ASSETS[asset]["ability"]
    if "revenue" in ability:
        catalogs = CHARTERS[company].get("special", {}).get("catalog_revenue", {})
        books.turn["revenue"] += catalogs.get(asset, ability["revenue"])
    if "price_per_good" in ability:  # C-CHF-04: also for the goods sold before
        more = ability["price_per_good"]
        books.turn["more_per_good"] += more
        books.turn["revenue"] += more * books.turn["full"] + more // 2 * books.turn["half"]
    if "price_steps" in ability:
        books.move(company, ability["price_steps"])
    if "one_staff" in ability:
        books.chief = company  # the answer says whether a salesperson comes
    owe(books.goods_due, company, ability.get("goods", 0))
    owe(books.appeal_due, company, ability.get("appeal", 0))


# The row of assets


def asset_drawn(books: Books, told: Facts) -> None:
    """C-SET-04, C-SPC-25, C-CLN-04: a new tile lies on the dearest space, or fills the row."""
    books.asset_deck -= 1
    if books.phase == "action":
        make_room(books)
    place = books.row.index("") if books.phase == "setup" else 0
    if books.row[place]:
        raise Difference(f"there is no room in the row for {told['asset']}")
    books.row[place] = told["asset"]


def make_room(books: Books) -> None:
    if books.options["asset_refill"] == "always":
        close_gaps(books)
    elif books.row[-1]:
        raise Difference("the row of assets moves only while $40 is empty")
    else:
        slide(books)


def slide(books: Books) -> None:
    books.row = ["", *books.row[:-1]]


def close_gaps(books: Books) -> None:
    tiles = [asset for asset in books.row if asset]
    books.row = [""] * (5 - len(tiles)) + tiles


def tidy_row(books: Books) -> None:
    """At the end of an action turn; draws were told, moves without a draw were not."""
    if books.options["asset_refill"] == "always":
        close_gaps(books)
        return
    while not books.row[-1] and any(books.row):
        if books.asset_deck:
            raise Difference("$40 is empty and no asset was drawn")
        slide(books)


def asset_left(books: Books, told: Facts) -> None:
    """C-CLN-04: the cheapest tile leaves, the others move on."""
    if books.row[-1] != told["asset"]:
        raise Difference(f"{told['asset']} does not lie on $40")
    slide(books)

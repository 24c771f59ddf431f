"""What the engine shows and what the books hold, under the same words."""

from __future__ import annotations

from typing import Any

from tests.games.city.second_opinion_books import BANK, COLUMNS, COMPANY, DEMAND, Books, space_of

# The row of assets may be on the move in an action turn, and everything is in Cleanup.
ROW_AT_REST = ("setup", "stock", "building", "operating", "finished")


def shown(view: dict[str, Any]) -> dict[str, object]:
    """Return the engine's numbers, as everybody sees them."""
    found: dict[str, object] = {"phase": view["phase"], "money in the bank": view["bank"]}
    for seat in view["seats"]:
        color = seat["seat"]
        for what in ("cash", "certificates", "partners"):
            found[f"{what} of {color}"] = seat[what]
    for name, company in view["companies"].items():
        found.update(_shown_company(name, company))
    for seat in view["seats"]:
        found[f"worth of {seat['seat']}"] = seat["worth"]
    found["closed"] = sorted(view["closed"])
    found["partners on spaces"] = view["placed"]
    found["workers in the market"] = view["market"]
    found["price of a worker"] = view["hire_price"]
    found["goals"] = view["goals"]
    if view["phase"] != "cleanup":
        found.update(_shown_demand(view["demand"]))
        found.update(_shown_assets(view["companies"]))
    if view["chain"] is not None:
        found["supply chain"] = view["chain"]
    turn = view["operating"]
    if turn is not None:
        found["operating"] = turn["company"]
        found["revenue"] = turn["revenue"]
        found["goods sold"] = turn["shipped"]
    if view["phase"] in ROW_AT_REST:
        found["assets on sale"] = [asset or "" for asset in view["assets"]]
    return found


def _shown_company(name: str, company: dict[str, Any]) -> dict[str, object]:
    found: dict[str, object] = {}
    for what in ("director", "treasury", "price", "appeal", "salespeople", "goods"):
        found[f"{what} of {name}"] = company[what]
    for what in ("workers", "managers", "automated", "preferred"):
        found[f"{what} of {name}"] = company[what]
    found[f"price of a good of {name}"] = company["goods_price"]
    found[f"tokens of {name}"] = company["bonus_goods"]
    held = company["held"]
    found[f"commons of {name}"] = {
        **held,
        BANK: company["bank_commons"],
        COMPANY: company["commons"],
    }
    return found


def _shown_assets(companies: dict[str, Any]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, company in companies.items():
        for asset in company["assets"]:
            found[f"{asset['asset']} of {name}"] = "ready" if asset["ready"] else "used"
    return found


def _shown_demand(rows: list[Any]) -> dict[str, object]:
    found: dict[str, object] = {}
    for row, cells in zip(DEMAND["rows"], rows, strict=True):
        for column, cell in zip(COLUMNS, cells, strict=True):
            found[space_of(row, column)] = f"{cell['tile'] or ''} with {cell['goods']} goods"
    return found


def kept(books: Books) -> dict[str, object]:
    """Return the same numbers from the books."""
    spent = sum(books.cash.values()) + sum(books.treasury.values())
    found: dict[str, object] = {"phase": books.phase, "money in the bank": -spent}
    for color in books.colors:
        found[f"cash of {color}"] = books.cash[color]
        found[f"certificates of {color}"] = books.certificates(color)
        found[f"partners of {color}"] = books.partners[color]
    for name in books.director:
        found.update(_kept_company(books, name))
    for color in books.colors:
        found[f"worth of {color}"] = books.worth(color)
    found["closed"] = sorted(books.closed)
    found["partners on spaces"] = books.standing
    found["workers in the market"] = books.market
    found["price of a worker"] = books.hire_price()
    found["goals"] = books.goals
    if books.phase != "cleanup":
        for space, tile in books.tiles.items():
            found[space] = f"{tile} with {books.filled[space]} goods"
        found.update(_kept_assets(books))
    if books.on("advanced_supply"):
        found["supply chain"] = books.chain
    if books.operating:
        found["operating"] = books.operating
        found["revenue"] = books.turn["revenue"]
        found["goods sold"] = books.turn["full"] + books.turn["half"]
    if books.phase in ROW_AT_REST:
        found["assets on sale"] = books.row
    return found


def _kept_company(books: Books, name: str) -> dict[str, object]:
    return {
        f"director of {name}": books.director[name],
        f"treasury of {name}": books.treasury[name],
        f"price of {name}": books.price(name),
        f"appeal of {name}": books.appeal[name],
        f"salespeople of {name}": books.salespeople[name],
        f"goods of {name}": books.goods[name],
        f"workers of {name}": books.workers[name],
        f"managers of {name}": books.managers[name],
        f"automated of {name}": books.automated[name],
        f"preferred of {name}": books.preferred[name],
        f"price of a good of {name}": books.goods_price(name),
        f"tokens of {name}": books.tokens[name],
        f"commons of {name}": books.commons[name],
    }


def _kept_assets(books: Books) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, assets in books.assets.items():
        for asset in assets:
            found[f"{asset} of {name}"] = "used" if asset in books.exhausted else "ready"
    return found

"""Every screen that there is, with the moment of a game at which it is worth a look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scripts.moments import Moment

ALL = {"edition": "2025", "mode": "advanced"}
MODULES = {"chiefs": "on", "special_companies": "on", "advanced_supply": "on"}
COUNCIL = {"council": "on"}
RAISING_QUESTIONS = {  # with the round from which on each is worth a look
    "bid": 4,
    "pay": 4,
    "give": 8,
    "take": 8,
    "raise": 4,
    "move": 1,
    "prestige_choice": 1,
    "prestige_plot": 1,
    "prestige_turn": 1,
    "resolve": 3,
    "use_tile": 1,
    "study": 1,
    "pick_tokens": 5,
    "swap": 8,
    "card_choice": 7,
    "name_asterisk": 8,
}


@dataclass(frozen=True)
class Screen:
    """One picture: an address or a moment of a game, and what is pressed before it is taken."""

    name: str
    path: str = ""
    moment: Moment | None = None
    keys: tuple[str, ...] = ()
    tab: int = 0  # of a phone, from the left; the first one decides
    has_board: bool = False  # on a desktop, in the place of a screen for the question


def screens() -> Iterator[Screen]:
    """Return every screen that there is."""
    yield Screen("landing", "/")
    yield Screen("new-table", "/new")
    yield Screen("tables", "/tables")
    yield Screen("rules", "/rules/city")
    for name, kind, since in (
        ("founding", "first_company", 0),
        ("buildings", "choose_buildings", 2),
        ("action", "action_turn", 3),
        ("market", "stock_turn", 4),
        ("buying", "buy_cubes", 3),
        ("selling", "sell_goods", 4),
        ("dividend", "pay_out", 3),
    ):
        yield Screen(name, moment=Moment(name, kind, since))
    action = Moment("action", "action_turn", 3)
    yield Screen("spreadsheet", moment=action, keys=("g",))
    yield Screen("charts", moment=action, keys=("k",))
    yield Screen("palette", moment=action, keys=("/",))
    yield Screen("final", moment=Moment("final"))
    yield Screen("advanced-2025", moment=Moment("all", "action_turn", 4, options=ALL | MODULES))
    yield Screen(
        "two-2018", moment=Moment("two", "action_turn", 2, seats=2, options={"edition": "2018"})
    )
    for tab, name in enumerate(("board", "companies", "market", "log"), start=1):
        yield Screen(f"tab-{name}", moment=action, tab=tab)
    yield from raising_screens()


def raising_screens() -> Iterator[Screen]:
    """Return the screens of Raising Chicago: every kind of question, and what is around them."""
    for kind, since in RAISING_QUESTIONS.items():
        yield Screen(f"raising-{kind}", moment=raising(kind, since))
    yield Screen("raising-pay-square", moment=raising("pay", 5))
    yield Screen("raising-pay-late", moment=raising("pay", 6, seed="1"))
    yield Screen("raising-copy", moment=raising("copy", 1, seed="4"))
    yield Screen("raising-level", moment=raising("level", 8, seed="6"))
    bid = raising("bid", 4)
    yield Screen("raising-board", moment=bid, has_board=True)
    yield Screen("raising-spreadsheet", moment=bid, keys=("g",))
    yield Screen("raising-charts", moment=bid, keys=("k",))
    yield Screen("raising-palette", moment=bid, keys=("/",))
    for seats in (2, 4):
        plain = raising("bid", 3, seats=seats, options={})
        yield Screen(f"raising-{seats}-players", moment=plain)
        yield Screen(f"raising-{seats}-players-board", moment=plain, has_board=True)
        yield Screen(f"raising-{seats}-players-final", moment=raising("", seats=seats, options={}))
    end = raising("")
    yield Screen("raising-final", moment=end)
    yield Screen("raising-final-charts", moment=end, keys=("Escape", "k"))
    yield Screen("raising-final-spreadsheet", moment=end, keys=("Escape", "g"))
    # Games of random bots: one that two share and a third loses by levels, one settled by levels.
    for seed, seats in (("t182", 4), ("t199", 3)):
        tie = raising("", seats=seats, options={}, bot="random", seed=seed)
        yield Screen(f"raising-tie-{seats}-players", moment=tie)
    yield Screen("raising-rules", "/rules/raising")
    for tab, name in enumerate(("auctions", "map", "companies", "more"), start=1):
        yield Screen(f"raising-tab-{name}", moment=raising("raise", 4), tab=tab)


def raising(
    kind: str,
    since: int = 1,
    *,
    seats: int = 3,
    options: dict[str, str] = COUNCIL,
    bot: str = "heuristic",
    seed: str = "0",
) -> Moment:
    """Return a moment of Raising Chicago; this seed asks the first seat nearly everything."""
    return Moment(
        f"raising-{kind}",
        kind,
        since,
        game="raising",
        seats=seats,
        options=options,
        bot=bot,
        seed=seed,
    )

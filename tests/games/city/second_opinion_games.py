"""Random games for a second opinion: every edition, mode and module, played lazily or eagerly."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from bigshoulders import new_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream
from tests.games.city.second_opinion_books import CHARTERS

EDITIONS = ("2018", "2020", "2025")
MODES = ("basic", "advanced")
MODULES = (
    *("draft", "advanced_supply", "chiefs", "special_companies", "friendly_sales"),
    *("buy_while_producing", "simplified_closure"),
)
SWITCHES = (
    *("price_cap=450", "price_cap=400", "closed_space=yes", "closed_recovery=one_step"),
    *("no_company_cash=0", "no_company_cash=25", "repeat_partner_cash=0", "found_from_decade=2"),
    *("asset_refill=always", "asset_refill=when_40_empty", "dividend_tile_basis=hundred"),
    *("bump_basis=paid", "bump_basis=revenue", "half_price=printed_only", "half_price=row_full"),
    *("half_price=always", "price_protection=passive", "empty_use=no", "limited_supply=yes"),
    *("withhold_without_production=no", "withhold_without_production=yes"),
    *("stock_asset_timing=turn_end", "over_limit=own_turn", "over_limit=phase_start"),
    *("director_sale_needs_majority=yes", "tie_breaks_to_preferred=yes", "may_forgo_partner=yes"),
    *("lost_partner=next_founded", "lost_partner=any_company", "cleanup_order=demand_first"),
)

# How much a player with a mind to earn likes each kind of answer; others weigh 8.
LIKES = {
    **dict.fromkeys(("run", "way", "ship"), 200),
    **dict.fromkeys(("hire", "exhaust"), 40),
    **dict.fromkeys(("buy", "dividend", "bonus"), 24),
    **dict.fromkeys(("confirm", "end"), 12),
    **dict.fromkeys(("pass", "done"), 4),
    **dict.fromkeys(("found", "send"), 2),
    **dict.fromkeys(("sell", "issue", "discard", "forgo", "trade"), 1),
}
SPACES = {"hire": 80, "asset": 30, "advertising": 24, "manager": 16, "salesperson": 16}


def random_options(number: int) -> tuple[int, dict[str, str]]:
    """Return the seats and the options of a numbered game."""
    stream = Stream(f"second opinion/options/{number}")
    options = {"edition": EDITIONS[number % 3], "mode": MODES[number // 3 % 2]}
    options["goals"] = "off" if stream.below(6) == 0 else "on"
    for module in MODULES:
        if stream.below(3) == 0:
            options[module] = "on"
    if number // 6 % 2:
        for _switch in range(2 + stream.below(8)):
            key, _equals, value = SWITCHES[stream.below(len(SWITCHES))].partition("=")
            options[key] = value
    if PLAYERS[number % len(PLAYERS)] is retailing:
        options.update(half_price="always", chiefs="on")
    if options["edition"] != "2025" and options.get("closed_space") != "yes":
        options.pop("simplified_closure", None)
    return 2 + number // 12 % 3, options


def random_record(number: int) -> str:
    """Play a numbered game to its end and return its record."""
    seats, options = random_options(number)
    game = new_game("city", seats=seats, seed=f"second opinion/{number}", events=False, **options)
    stream = Stream(f"second opinion/answers/{number}")
    player = PLAYERS[number % len(PLAYERS)]
    while not game.is_over():
        deciders = game.deciders()
        seat = deciders[stream.below(len(deciders))]
        answers = game.legal(seat)
        weights = player(game, [answer.notation.split() for answer in answers])
        game.play(seat, answers[stream.weighted(weights)].code)
    return record_of(game, checks=False).text()


# Players: how they weigh the answers to a question


def any_answer(_game: Game, answers: list[list[str]]) -> list[int]:
    """Like all answers alike."""
    return [1] * len(answers)


def earning(game: Game, answers: list[list[str]]) -> list[int]:
    """Staff and run the factories, sell and pay out; each kind of answer weighs as a whole."""
    counts = Counter(words[0] for words in answers)
    weights = [1000 * LIKES.get(words[0], 8) // counts[words[0]] for words in answers]
    missing = missing_cubes(game) if "order" in counts else []
    for place, words in enumerate(answers):
        if words[0] == "order":
            weights[place] = 20000 if words[1] in missing else 1
        elif words[0] == "place":
            weights[place] = 100 * SPACES.get(words[2], 12)
        elif words[0] == "hire" and words[1] == "1":
            weights[place] *= 3
        elif words[0] == "found" and CHARTERS[words[1]]["kind"] == "special":
            weights[place] *= 4
    return weights


def driving(game: Game, answers: list[list[str]]) -> list[int]:
    """Do what earns most, nearly always, and hold on to everything."""
    return [weight**2 for weight in earning(game, answers)]


def trading(game: Game, answers: list[list[str]]) -> list[int]:
    """Earn like the others, but sell shares, issue them and found companies far more often."""
    weights = earning(game, answers)
    for place, words in enumerate(answers):
        if words[0] in ("sell", "issue", "found"):
            weights[place] *= 12
    return weights


def retailing(game: Game, answers: list[list[str]]) -> list[int]:
    """Sell a good or two, at half price if possible, and want a Chief of Sales: odd amounts."""
    weights = driving(game, answers)
    has_sold = ["dividend"] in answers
    for place, words in enumerate(answers):
        if words[0] in ("ship", "done"):
            weights[place] = 10**8 if words[-1] in ("half", "done") else 10**7
        elif words[-1] == "asset" and CHARTERS[words[1]]["asset_slots"]:
            weights[place] = 10**8
        elif words[-1] == "chief_of_sales":
            wanted = words[0] == "acquire" or (has_sold and words[0] == "exhaust")
            weights[place] = 10**12 if wanted else 1
    return weights


PLAYERS = (any_answer, driving, trading, earning, retailing)


def missing_cubes(game: Game) -> list[str]:
    """Return the types that the staffed factories of the operating company still need."""
    view = cast("dict[str, Any]", game.view(None))
    name = view["operating"]["company"]
    company = view["companies"][name]
    needed: Counter[str] = Counter()
    for index, factory in enumerate(CHARTERS[name]["factories"]):
        if company["workers"][index] + company["automated"][index] == factory["workers"]:
            needed.update(factory["cubes"])
    for mode in CHARTERS[name].get("special", {}).get("production_modes", []):
        if company["workers"][0] >= mode["workers"]:
            needed |= Counter(mode["cubes"])
    return [kind for kind, count in needed.items() if count > company["cubes"][kind]]

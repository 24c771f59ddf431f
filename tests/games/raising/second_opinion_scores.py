"""A second opinion on what is scored without a plan: majorities, arrows, symbols, poverty.

Rules: section 18 but for R-FIN-06; decision point D-14.
"""

from __future__ import annotations

from tests.games.raising.second_opinion_books import Books, Play, Player
from tests.games.raising.second_opinion_box import (
    ASTERISK,
    FURTHER_POVERTY,
    PLOTS,
    POVERTY,
    PRESTIGE,
    PROJECTS,
    SYMBOLS,
    WARD,
    WARD_TOKENS,
    neighbor,
)


def note(books: Books, category: str, amounts: dict[str, int]) -> None:
    for color in books.colors:
        books.players[color].scores[category] = amounts.get(color, 0)


def score(books: Books, category: str, amounts: dict[str, int]) -> None:
    note(books, category, amounts)
    books.move_discs(amounts)


# Majorities


def shares(counts: dict[str, int], first: int, second: int) -> dict[str, int]:
    """R-FIN-01, R-FIN-01a to c: what each color gets by what it has."""
    placed = {color: count for color, count in counts.items() if count}
    leaders = tied_for_most(placed)
    if len(leaders) > 1:
        return dict.fromkeys(leaders, divided(first + second, len(leaders)))
    others = {color: count for color, count in placed.items() if color not in leaders}
    seconds = tied_for_most(others)
    found = dict.fromkeys(leaders, first)
    found.update(dict.fromkeys(seconds, divided(second, max(1, len(seconds)))))
    return found


def tied_for_most(counts: dict[str, int]) -> list[str]:
    return [color for color, count in counts.items() if count == max(counts.values())]


def divided(amount: int, parts: int) -> int:
    """Return an equal part, rounded up."""
    return -(-amount // parts)


def ward_counts(books: Books, ward: int) -> dict[str, int]:
    """R-TWO-09: with the non-player color, unless it is switched off (Q-45)."""
    plots = [plot for plot in PLOTS if WARD[plot] == ward]
    counted = [*books.colors]
    if books.nonplayer and books.on("nonplayer_counts_in_ward_control", "yes"):
        counted.append(books.nonplayer)
    return {owner: books.levels(owner, plots) for owner in counted}


def ward_control(books: Books) -> dict[str, int]:
    """R-FIN-01: the token goes to a player who is first alone."""
    total = dict.fromkeys(books.colors, 0)
    for ward, token in books.ward_tokens.items():
        counts = ward_counts(books, ward)
        printed = WARD_TOKENS[token]
        for owner, amount in shares(counts, printed["first"], printed["second"]).items():
            if owner in total:
                total[owner] += amount
        leaders = tied_for_most({owner: count for owner, count in counts.items() if count})
        if len(leaders) == 1 and leaders[0] in books.players:
            books.players[leaders[0]].ward_tokens.append(token)
        books.ward_tokens[ward] = ""
    return total


def prestige_buildings(books: Books) -> dict[str, int]:
    """R-FIN-03."""
    total = dict.fromkeys(books.colors, 0)
    for plot, building in books.buildings.items():
        for arrow in building.arrows:
            aim = books.buildings.get(neighbor(plot, arrow))
            if aim is not None and aim.owner in total:
                total[aim.owner] += PRESTIGE[building.prestige]["reputation"]
    return total


# Symbols


def name_asterisk(books: Books) -> Play:
    """R-FIN-04."""
    for color in books.ranking()[::-1]:
        player = books.players[color]
        if player.symbols[ASTERISK]:
            answer = yield from books.ask(color, [f"name {symbol}" for symbol in SYMBOLS])
            player.named = answer.split()[1]


def symbol_count(player: Player, symbol: str) -> int:
    return player.symbols[symbol] + (player.symbols[ASTERISK] if player.named == symbol else 0)


def final_projects(player: Player) -> int:
    symbols = [symbol for project in player.finals for symbol in PROJECTS[project]["symbols"]]
    return sum(2 * symbol_count(player, symbol) for symbol in symbols)


def symbol_sets(player: Player) -> int:
    return min(symbol_count(player, symbol) for symbol in SYMBOLS)


# Poverty


def poverty_loss(books: Books, steps: int) -> int:
    """R-FIN-07, Q-40."""
    beyond = max(0, steps - (len(POVERTY) - 1))
    further = FURTHER_POVERTY * beyond if books.on("poverty_overflow", "counted") else 0
    return POVERTY[steps - beyond] + further

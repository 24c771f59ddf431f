"""A second opinion on the end of the game: goals, scores and places."""

from __future__ import annotations

from bigshoulders.kernel.rules import Result
from tests.games.city.second_opinion_books import GOALS, Books


def scored(result: Result, colors: list[str]) -> dict[str, object]:
    """Return every line of the engine's result."""
    found: dict[str, object] = {}
    for standing in result.standings:
        color = colors[standing.seat]
        for line in standing.lines:
            words = [
                line.key,
                *[
                    str(line.data[key])
                    for key in ("goal", "company", "shares", "price")
                    if key in line.data
                ],
            ]
            found[f"{color} {' '.join(words)}"] = line.amount
        found[f"{color} score"] = standing.score
        found[f"{color} place"] = standing.place
    found["winners"] = [colors[seat] for seat in result.winners()]
    return found


def scores(books: Books) -> dict[str, object]:
    """C-END-01, C-END-02: cash, goals and shares; ties go to whoever won more goals."""
    found: dict[str, object] = {}
    totals = dict.fromkeys(books.colors, 0)
    won = dict.fromkeys(books.colors, 0)
    for color in books.colors:
        found[f"{color} cash"] = books.cash[color]
        totals[color] += books.cash[color]
    for goal in books.goals:
        for color in winners(books, goal):
            found[f"{color} goal {goal}"] = 200
            totals[color] += 200
            won[color] += 1
    for company in books.director:
        for color in books.colors:
            shares, price = books.shares(company, color), books.price(company)
            if shares:
                found[f"{color} shares {company} {shares} {price}"] = shares * price
                totals[color] += shares * price
    for color in books.colors:
        better = [other for other in books.colors if _beats(totals, won, other, color)]
        found[f"{color} score"] = totals[color]
        found[f"{color} place"] = 1 + len(better)
    found["winners"] = [color for color in books.colors if found[f"{color} place"] == 1]
    return found


def _beats(totals: dict[str, int], won: dict[str, int], one: str, other: str) -> bool:
    if totals[one] == totals[other]:
        return won[one] > won[other]
    return totals[one] > totals[other]


def winners(books: Books, goal: str) -> list[str]:
    """C-GOAL-00: everybody who is highest, but nobody at zero."""
    counts = {color: count(books, GOALS[goal]["measure"], color) for color in books.colors}
    best = max(counts.values())
    return [color for color in books.colors if best > 0 and counts[color] == best]


def count(books: Books, measure: str, color: str) -> int:
    """C-GOAL-01 to 10."""
    own = [company for company in books.director if books.director[company] == color]
    counts = {
        "managers": sum(sum(books.managers[company]) for company in own),
        "salespeople": sum(books.salespeople[company] for company in own),
        "capital_assets": sum(len(books.assets[company]) for company in own),
        "workers": sum(sum(books.workers[company]) for company in own),
        "automation_tokens_activated": sum(sum(books.automated[company]) for company in own),
        "appeal": max([books.appeal[company] for company in own], default=0),
        "company_treasury": max([books.treasury[company] for company in own], default=0),
        "partners": books.partners[color],
        "common_certificates": sum(commons[color] for commons in books.commons.values()),
        "preferred_certificates": list(books.preferred.values()).count(color),
    }
    return counts[measure]

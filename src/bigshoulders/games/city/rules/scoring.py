"""The end of the game: cash, goals and shares.

Rules: section 20.3, section 21.
"""

from __future__ import annotations

from bigshoulders.games.city.box.components import Goal
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.kernel.rules import Line, Result, Standing


def result(state: City) -> Result:
    """Return the standings: highest score first, ties by goals won (C-END-02)."""
    seats = len(state.seats)
    won = goals_won(state)
    counts = [0] * seats
    lines = [[Line("cash", player.cash, {})] for player in state.seats]
    for goal, winners in won:
        for seat in winners:
            counts[seat] += 1
            lines[seat].append(Line("goal", state.board.goal_prize, {"goal": goal.key}))
    for company in state.companies:
        for seat in range(seats):
            shares = company.shares(seat)
            if shares:
                lines[seat].append(_share_line(state, company, shares))
    scores = [sum([line.amount for line in own]) for own in lines]
    ranks = [
        score * (len(state.box.goals) + 1) + count
        for score, count in zip(scores, counts, strict=True)
    ]
    places = [1 + len([other for other in ranks if other > rank]) for rank in ranks]
    return Result(
        [Standing(seat, scores[seat], places[seat], lines[seat]) for seat in range(seats)]
    )


def _share_line(state: City, company: Company, shares: int) -> Line:
    price = state.price(company)
    facts: dict[str, int | str] = {
        "company": company.charter.key,
        "shares": shares,
        "price": price,
    }
    return Line("shares", shares * price, facts)


def goals_won(state: City) -> list[tuple[Goal, list[int]]]:
    """Return each goal in play with everybody who is highest in it (C-GOAL-00)."""
    won: list[tuple[Goal, list[int]]] = []
    for index in state.goals:
        goal = state.box.goals[index]
        won.append((goal, highest(state, goal)[1]))
    return won


def highest(state: City, goal: Goal) -> tuple[int, list[int]]:
    """Return the highest count of a goal at present, and whoever has it; nobody has none."""
    counts = [measure(state, goal, player) for player in state.seats]
    best = max(counts)
    return best, [seat for seat, count in enumerate(counts) if count == best and best > 0]


def measure(state: City, goal: Goal, player: Seat) -> int:
    """Return what a goal counts for one player."""
    seat, what = player.index, goal.measure
    if what == "partners":
        return player.partners
    if what == "common_certificates":
        return sum([company.held[seat] for company in state.companies])
    if what == "preferred_certificates":
        return len([company for company in state.companies if company.preferred == seat])
    own = [_of_company(what, company) for company in state.companies_of(seat)]
    if goal.scope == "best_company":
        return max(own, default=0)
    return sum(own)


def _of_company(what: str, company: Company) -> int:
    if what == "managers":
        return sum(company.managers)
    if what == "salespeople":
        return company.salespeople
    if what == "capital_assets":
        return len(company.assets)
    if what == "workers":
        return sum(company.workers)
    if what == "automation_tokens_activated":
        return sum(company.automated)
    if what == "appeal":
        return company.appeal
    return company.treasury

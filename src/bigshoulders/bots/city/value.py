"""What each seat may expect to score in the end, as the table stands between two decades.

A seat has cash, shares at today's prices, and what the forecast adds to them. How much of each
comes true was fitted to whole games of bots that search (`python -m bench.fit`): such
players sell, take over and stand in each other's way, so forecasts come true in part only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshoulders.bots.city.forecast import Evaluation, Weights
from bigshoulders.games.city.state import City

PARTS: Final = ("cash", "shares", "growth", "treasury", "partners", "companies")
FORESEEN: Final = (1.0, 1.0, 1.0, 0.0, 0.0, 0.0)  # if the forecast comes true, and nothing else


def parts(state: City, weights: Weights) -> list[list[float]]:
    """Return by seat what its score will be made of, in the order of PARTS."""
    found = [[float(seat.cash), 0.0, 0.0, 0.0, float(seat.partners), 0.0] for seat in state.seats]
    outlook = Evaluation(state, 0, weights)
    for index in state.appeal_order:
        company = state.companies[index]
        price = state.price(company)
        growth = outlook.share_value(company) - price
        for seat, own in enumerate(found):
            shares = company.shares(seat)
            own[1] += shares * price
            own[2] += shares * growth
        directed = found[company.director]
        directed[3] += company.treasury
        directed[5] += 1
    return found


def expected_scores(
    state: City, weights: Weights, table: Sequence[Sequence[float]] = (FORESEEN,)
) -> list[float]:
    """Return what each seat may expect to score in the end."""
    coefficients = table[min(state.decade, len(table)) - 1]
    scores: list[float] = []
    for own in parts(state, weights):
        score = 0.0
        for place, amount in enumerate(own):
            score += coefficients[place] * amount
        scores.append(score)
    return scores

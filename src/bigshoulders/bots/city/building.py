"""Building Phase: place what the own companies want, remove what they do not.

Rules: section 9.
"""

from __future__ import annotations

from bigshoulders.bots.city.forecast import Evaluation
from bigshoulders.bots.city.spaces import Weigher
from bigshoulders.kernel.action import first


def building_value(outlook: Evaluation, weighers: list[Weigher], index: int) -> float:
    """Return what a building may do for its owner: use it, and be paid for it."""
    space = outlook.state.box.spaces[index]
    use = max((weigher.space(index, outlook.seat) for weigher in weighers), default=0.0)
    income = space.bank_pays_owner + (space.company_pays if space.pays_owner else 0)
    return max(0.0, use) + outlook.weights.rent * income


def best(outlook: Evaluation, answers: list[int]) -> int:
    """Return the answer with the building that may do most."""
    values = values_of(outlook, answers)
    return answers[values.index(max(values))]


def worst(outlook: Evaluation, answers: list[int]) -> int:
    """Return the answer with the building that may do least."""
    values = values_of(outlook, answers)
    return answers[values.index(min(values))]


def values_of(outlook: Evaluation, answers: list[int]) -> list[float]:
    """Return what the building of each answer may do for its owner."""
    own = outlook.state.companies_of(outlook.seat)
    weighers = [Weigher(outlook, company) for company in own]
    return [building_value(outlook, weighers, first(code)) for code in answers]

"""Building Phase: place what the own companies want, remove what they do not.

Rules: section 9.
"""

from __future__ import annotations

from bigshoulders.bots.city_forecast import Outlook
from bigshoulders.bots.city_spaces import Weigher
from bigshoulders.kernel.action import first, second


def building_value(outlook: Outlook, weighers: list[Weigher], index: int) -> float:
    """Return what a building may do for its owner: use it, and be paid for it."""
    space = outlook.state.box.spaces[index]
    use = max((weigher.space(index, outlook.seat) for weigher in weighers), default=0.0)
    income = space.bank_pays_owner + (space.company_pays if space.pays_owner else 0)
    return max(0.0, use) + outlook.taste.rent * income


def choose_buildings(outlook: Outlook, answers: list[int]) -> int:
    """Place the best building and remove the worst."""
    own = outlook.state.companies_of(outlook.seat)
    weighers = [Weigher(outlook, company) for company in own]
    hand = outlook.state.seats[outlook.seat].hand
    values = {index: building_value(outlook, weighers, index) for index in hand}
    return max(answers, key=lambda code: (values[first(code)], -values[second(code)]))


def draft(outlook: Outlook, answers: list[int]) -> int:
    """Keep the best building."""
    own = outlook.state.companies_of(outlook.seat)
    weighers = [Weigher(outlook, company) for company in own]
    return max(answers, key=lambda code: building_value(outlook, weighers, first(code)))

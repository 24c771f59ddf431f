"""When a price would fall or a company is short of money: Price Protection, emergency fundraising.

Rules: C-AST-13, section 17.1.
"""

from __future__ import annotations

from bigshoulders.bots.city.action import asked_company
from bigshoulders.bots.city.forecast import Evaluation
from bigshoulders.bots.city.selling import Seller
from bigshoulders.bots.city.spaces import Weigher
from bigshoulders.games.city.box.components import COMMON, PREFERRED
from bigshoulders.games.city.ids import V_DECLINE, V_DONE, V_ISSUE, V_PROTECT
from bigshoulders.games.city.rules.phases.selling import batch_shares
from bigshoulders.games.city.rules.prices import lowest
from bigshoulders.games.city.state import Company
from bigshoulders.kernel.action import answer, first, verb_of


def protect_sale(outlook: Evaluation, _answers: list[int]) -> int:
    """Keep the price up if others sell, unless it is others who would gain by that."""
    company = asked_company(outlook)
    return protection(outlook, company, batch_shares(outlook.state, company.index))


def protect_withholding(outlook: Evaluation, _answers: list[int]) -> int:
    """Keep the price up although the company withholds, unless it is others who would gain."""
    return protection(outlook, outlook.state.companies[outlook.state.operating], 1)


def protection(outlook: Evaluation, company: Company, steps: int) -> int:
    """Exhaust Price Protection if the fall would hurt the seat more than all others please it."""
    fall = Seller(outlook, company, 0.0).fall(steps)
    own = company.shares(outlook.seat)
    others = -own
    for seat in range(len(outlook.state.seats)):
        others += company.shares(seat)
    saved = fall * (own - outlook.weights.spite * others)
    return answer(V_PROTECT if saved > 0 else V_DECLINE)


def emergency(outlook: Evaluation, answers: list[int]) -> int:
    """Issue shares if what the money does for the company is worth more than the price lost."""
    state = outlook.state
    company = state.companies[state.operating]
    weigher = Weigher(outlook, company)
    kinds, commons_most = state.board.shares_of_kind, state.board.commons + 1
    best, chosen = 0.0, answer(V_DONE)
    for code in answers:
        if verb_of(code) != V_ISSUE:
            continue
        preferred, commons = divmod(first(code), commons_most)
        shares = preferred * kinds[PREFERRED] + commons * kinds[COMMON]
        after = weigher.start.copy()
        raised = shares * state.price(company)
        after.treasury += raised
        after.issued = shares
        after.price = max(lowest(state), after.price - shares - state.board.emergency_steps)
        # Money that would only lie there is no reason to let the price fall
        gain = weigher.gain(after) - outlook.weights.treasury[state.decade] * raised
        if gain > best:
            best, chosen = gain, code
    return chosen

"""Selling shares: what a batch gains, and what it takes from whoever still holds some.

Rules: sections 7.2 and 8. A whole batch is paid at the price before it, so shares that will fall
are best sold together: the seller is paid in full, and the fall is for those who keep theirs.
"""

from __future__ import annotations

from bigshoulders.bots.city.forecast import Evaluation
from bigshoulders.games.city.box.components import DIRECTOR
from bigshoulders.games.city.rules.phases.selling import batch_shares
from bigshoulders.games.city.rules.prices import lowest
from bigshoulders.games.city.state import Company
from bigshoulders.kernel.action import first, second


class Seller:
    """Weighs sales of one company's shares for one seat."""

    def __init__(self, outlook: Evaluation, company: Company, value: float) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.company = company
        self.value = value  # of a share that is kept
        self.held = company.shares(outlook.seat)

    def fall(self, sold: int) -> int:
        """Return by how much a sale of so many shares lowers the price."""
        state, place = self.state, self.company.price
        steps = sold
        if state.options.friendly_sales and self.company.director != self.outlook.seat:
            steps = min(1, sold)
        track = self.outlook.track
        return track[place] - track[max(lowest(state), place - steps)]

    def gain(self, sold: int) -> float:
        """Return what the seat gains by selling so many shares, and others lose by it."""
        weights, fall = self.outlook.weights, self.fall(sold)
        kept = self.held - sold
        gain = sold * (self.state.price(self.company) - self.value) - kept * fall
        strangers = 0
        for seat in range(len(self.state.seats)):
            if seat != self.outlook.seat:
                strangers += self.company.shares(seat)
        gain += weights.dumping * strangers * fall
        return gain - weights.control if self.loses_control(kept) else gain

    def loses_control(self, kept: int) -> bool:
        """Tell whether somebody else would direct the company (advanced mode, C-DIR-03)."""
        if not self.state.options.advanced or self.company.director != self.outlook.seat:
            return False
        for seat in range(len(self.state.seats)):
            if seat != self.outlook.seat and self.company.shares(seat) > kept:
                return True
        return False

    def best(self) -> float:
        """Return what the best number of shares gains, one at least."""
        saleable = self.held
        if self.company.director == self.outlook.seat:
            saleable -= self.company.kinds[DIRECTOR]
        best = self.gain(1)
        for sold in range(2, saleable + 1):
            best = max(best, self.gain(sold))
        return best

    def one_more(self, code: int) -> float:
        """Return what it adds to put one more certificate into the batch under way."""
        sold = batch_shares(self.state, self.company.index)
        after = sold + self.state.board.shares_of_kind[second(code)]
        return self.gain(after) - (self.gain(sold) if sold else 0.0)


def company_sold(outlook: Evaluation, code: int) -> Company:
    """Return the company whose certificate an answer sells."""
    return outlook.state.companies[first(code)]

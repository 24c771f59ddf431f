"""What search has to know of City: which answers to try, how far to play, and what to expect then.

Playouts go to the end of this decade, or of a later one. There a seat expects its cash, and for
each share what it may still bring in dividends and with its last price. What a dollar earns once it
is invested again is seen only by playing the next decade, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bigshoulders.bots.city.action import best_gain, place_gains, with_verb
from bigshoulders.bots.city.building import values_of
from bigshoulders.bots.city.forecast import Evaluation, Weights
from bigshoulders.bots.city.policy import CityPolicy, asking_step
from bigshoulders.bots.city.stock import Trader, first_values
from bigshoulders.bots.city.value import FORESEEN, expected_scores
from bigshoulders.bots.search import Evaluator, by_value, mixed
from bigshoulders.games.city import ids
from bigshoulders.games.city.state import City
from bigshoulders.kernel.action import first, verb_of
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.play_on import Policy, Stop

SALES: Final = 3  # of all sales on a stock turn so many are tried
PURCHASES: Final = 6
LAST: Final = -1_000_000_000.0  # what is tried after all else
STEPS_BACK: Final = (ids.V_PASS, ids.V_DONE, ids.V_END, ids.V_CONFIRM, ids.V_DECLINE, ids.V_FORGO)


class DecadeIsOver(Stop):
    """Stops at the first question after a decade."""

    def __init__(self, decade: int) -> None:
        self.decade = decade

    def is_reached(self, game: Game, decisions: int) -> bool:
        return cast("City", game.state).decade > self.decade


class CityEvaluator(Evaluator):
    """Tries what the policy weighs highest, and plays so many decades on by the policy."""

    def __init__(
        self,
        weights: Weights,
        rivals: Sequence[Weights] = (),
        table: Sequence[Sequence[float]] = (FORESEEN,),
        decades: int = 1,
    ) -> None:
        self.weights = weights
        self.decades = decades  # to the end of the present one, if it is 1
        self.table = table  # how much of each part of a position comes true
        self.plays = CityPolicy(weights)
        self.rivals = [CityPolicy(each) for each in rivals] or [self.plays]

    def policies(self, game: Game, seat: int, world: int) -> list[Policy]:
        return mixed(self.plays, self.rivals, game.rules.seats, seat, world)

    def candidates(self, game: Game, seat: int, answers: list[int]) -> list[int]:
        outlook = self.plays.outlook(game, seat)
        own = self.plays.advised(outlook, answers)
        tried = ranked(outlook, answers)
        return [own, *[code for code in tried if code != own]]

    def stop(self, game: Game) -> Stop:
        return DecadeIsOver(cast("City", game.state).decade + self.decades - 1)

    def scores(self, game: Game) -> list[float]:
        result = game.result()
        if result is not None:
            return [float(score) for score in result.scores()]
        return expected_scores(cast("City", game.state), self.weights, self.table)


# Which answers to try


def ranked(outlook: Evaluation, answers: list[int]) -> list[int]:
    """Return the answers that are worth trying, what promises most first."""
    step = asking_step(outlook.state, outlook.seat)
    if step == ids.STOCK_TURN:
        return trades(Trader(outlook), answers)
    return by_value(answers, promises(outlook, step, answers))


def promises(outlook: Evaluation, step: int, answers: list[int]) -> list[float]:
    """Return how much each answer promises at a glance; steps back come before all unknown ones."""
    if step == ids.FIRST_COMPANY:
        return first_values(Trader(outlook), answers)
    if step in (ids.DRAFT, ids.CHOOSE):
        return values_of(outlook, answers)
    if step == ids.REMOVE:
        return [-value for value in values_of(outlook, answers)]
    if step in (ids.ACTION_TURN, ids.PLACE_PARTNER):
        return place_values(outlook, answers)
    return [0.0 if verb_of(code) in STEPS_BACK else -1.0 for code in answers]


def trades(trader: Trader, answers: list[int]) -> list[int]:
    """Return the best purchases, to pass, and the sales that lose least."""
    places = trader.state.limit() - trader.player.certificates
    purchases = [code for code in answers if verb_of(code) in (ids.V_BUY, ids.V_FOUND)]
    sales = with_verb(answers, ids.V_SELL)
    rates = [trader.rate(code, places) for code in purchases]
    losses = [-trader.loss(code) for code in sales]
    tried = by_value(purchases, rates)[:PURCHASES]
    tried += with_verb(answers, ids.V_PASS)
    return tried + by_value(sales, losses)[:SALES]


def place_values(outlook: Evaluation, answers: list[int]) -> list[float]:
    """Return what each space gains for a company, or the best space of each company."""
    companies = outlook.state.companies
    values: list[float] = []
    for code in answers:
        if verb_of(code) == ids.V_ACT:
            values.append(best_gain(outlook, companies[first(code)]))
        elif verb_of(code) == ids.V_PLACE:
            values.append(place_gains(outlook, companies[first(code)], [code])[0])
        else:
            values.append(0.0 if verb_of(code) in STEPS_BACK else LAST)
    return values

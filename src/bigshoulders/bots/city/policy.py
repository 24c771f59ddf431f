"""A policy for City that weighs each answer by direct estimates, without search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from bigshoulders.bots.city import action, building, emergency, operating, stock
from bigshoulders.bots.city.forecast import Evaluation, Weights
from bigshoulders.bots.estimates import Estimates
from bigshoulders.games.city import ids
from bigshoulders.games.city.state import City
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.state import step_of

Adviser: TypeAlias = Callable[[Evaluation, list[int]], int]


ADVISERS: Final[dict[int, Adviser]] = {
    ids.FIRST_COMPANY: stock.first_company,
    ids.STOCK_TURN: stock.stock_turn,
    ids.BATCH: stock.batch,
    ids.PROTECT_SALE: emergency.protect_sale,
    ids.DRAFT: building.best,
    ids.CHOOSE: building.best,
    ids.REMOVE: building.worst,
    ids.ACTION_TURN: action.action_turn,
    ids.PLACE_PARTNER: action.place_partner,
    ids.AFTER_PLACING: action.after_placing,
    ids.HIRE: action.hire,
    ids.PLACE_MANAGER: action.place_manager,
    ids.PLACE_WORKER: action.place_worker,
    ids.AUTOMATE: action.automate,
    ids.REPLACED: action.replaced,
    ids.TAKE_CUBES: action.take_cubes,
    ids.TURN_ORDER: action.turn_order,
    ids.ACQUIRE: action.acquire,
    ids.GIVE_UP: action.give_up,
    ids.BONUS: action.appeal_bonus,
    ids.CHIEF_STAFF: action.chief_staff,
    ids.EXCHANGE: action.exchange,
    ids.CHAIN_CUBE: action.chain_cube,
    ids.EMERGENCY: emergency.emergency,
    ids.BUY_CUBES: operating.buy_cubes,
    ids.PRODUCE: operating.produce,
    ids.SHIP: operating.sell_goods,
    ids.PAY_OUT: operating.pay_out,
    ids.PROTECT_WITHHOLDING: emergency.protect_withholding,
    ids.END_OPERATING: operating.end_operating,
}


def asking_step(state: City, seat: int) -> int:
    """Return the number of the step that asks this seat; who has placed a building removes one."""
    step = step_of(state.stack[-1])
    return ids.REMOVE if step == ids.CHOOSE and state.picks[seat] != ids.NOBODY else step


class CityPolicy(Estimates):
    """Founds, invests, staffs, produces and pays sensibly, as far as it can see at a glance."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        # The last question, in case the next one follows from it at once
        self._game: Game | None = None
        self._moves = 0
        self._outlook: Evaluation | None = None

    def among(self, game: Game, seat: int, answers: list[int]) -> int:
        return self.advised(self.outlook(game, seat), answers)

    def advised(self, outlook: Evaluation, answers: list[int]) -> int:
        """Return the best of these answers to the question that waits."""
        code = ADVISERS[asking_step(outlook.state, outlook.seat)](outlook, answers)
        return code if code in answers else answers[0]

    def outlook(self, game: Game, seat: int) -> Evaluation:
        """Return how the seat sees the game; who said which company acts has weighed its spaces."""
        state, moves = cast("City", game.state), len(game.moves)
        known = self._outlook
        places = moves == self._moves + 1 and step_of(state.stack[-1]) == ids.PLACE_PARTNER
        if places and known is not None and game is self._game and known.seat == seat:
            return known
        self._game, self._moves = game, moves
        self._outlook = known = Evaluation(state, seat, self.weights)
        return known

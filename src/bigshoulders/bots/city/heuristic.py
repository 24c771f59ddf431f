"""A quick bot for City that weighs each answer by direct estimates, without search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from bigshoulders.bots.bot import Bot, Observation
from bigshoulders.bots.city import action, building, operating, stock
from bigshoulders.bots.city.forecast import Evaluation, Weights
from bigshoulders.games.city import ids
from bigshoulders.games.city.state import City
from bigshoulders.kernel.action import verb_of

Adviser: TypeAlias = Callable[[Evaluation, list[int]], int]


def always(code: int) -> Adviser:
    """Return an adviser that knows one answer."""

    def adviser(_outlook: Evaluation, _answers: list[int]) -> int:
        return code

    return adviser


ADVISERS: Final[dict[int, Adviser]] = {
    ids.FIRST_COMPANY: stock.first_company,
    ids.STOCK_TURN: stock.stock_turn,
    ids.BATCH: stock.batch,
    ids.PROTECT_SALE: always(ids.V_PROTECT),
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
    ids.EMERGENCY: always(ids.V_DONE),
    ids.BUY_CUBES: operating.buy_cubes,
    ids.PRODUCE: operating.produce,
    ids.SHIP: operating.sell_goods,
    ids.PAY_OUT: operating.pay_out,
    ids.PROTECT_WITHHOLDING: always(ids.V_PROTECT),
    ids.END_OPERATING: operating.end_operating,
}

_STEP: Final = 255  # the byte of a frame that names its step
_SLIPS: Final = 5  # the mind wanders once in so many answers


def asking_step(state: City, seat: int) -> int:
    """Return the number of the step that asks this seat; who has placed a building removes one."""
    step = state.stack[-1] & _STEP
    return ids.REMOVE if step == ids.CHOOSE and state.picks[seat] != ids.NOBODY else step


class CitySharp(Bot):
    """Founds, invests, staffs, produces and pays sensibly, as far as it can see at a glance."""

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = Weights() if weights is None else weights

    def choose(self, observation: Observation) -> int:
        state = cast("City", observation.sample().state)
        adviser = ADVISERS.get(asking_step(state, observation.seat))
        if adviser is None:  # a question of a variant that this bot has not learned
            return self.anything(observation)
        code = adviser(Evaluation(state, observation.seat, self.weights), observation.answers)
        return code if code in observation.answers else self.anything(observation)

    def anything(self, observation: Observation) -> int:
        """Return any answer with equal chance."""
        return observation.answers[self.stream.below(len(observation.answers))]


class CityHeuristic(CitySharp):
    """The same, but its mind wanders now and then: its scores are those of a table of people."""

    def choose(self, observation: Observation) -> int:
        if self.stream.below(_SLIPS):
            return super().choose(observation)
        return self.anything(observation)

    def anything(self, observation: Observation) -> int:
        """Return any answer; but nobody throws an asset away on a stock turn by mistake."""
        answers = observation.answers
        if ids.V_PASS in answers:
            answers = [code for code in answers if verb_of(code) != ids.V_DISCARD]
        return answers[self.stream.below(len(answers))]

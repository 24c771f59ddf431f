"""Search: try the answers that a policy finds best, play each of them on, keep what does best.

Flat Monte Carlo. Every answer is tried in the same worlds (samples of the game in which all that
the seat cannot know is drawn anew), so that luck is the same for all and only differences count.
After each round the better half goes on. The policy's own answer is always among them, and another
one is given only if it is clearly better: what cannot be told apart is left to the policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from bigshoulders.bots.bot import Bot, Observation
from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.play_on import Policy, Stop, carry_on
from bigshoulders.kernel.subclassing import mypyc_attr

UNLIMITED: Final = 1 << 30
FEWEST: Final = 2  # worlds in which answers are compared, at least
CLEAR: Final = 3.0  # standard errors by which an answer is ahead of all others for sure
CLEAR_AFTER: Final = 6  # worlds before anything is sure
DOUBT: Final = 0.5  # standard errors that another answer must gain over the policy's own


class Budget:
    """How much a decision may cost: playouts, and milliseconds if they are limited.

    With playouts alone the answer follows from the seed; with a clock it depends on the machine.
    """

    def __init__(self, playouts: int = UNLIMITED, milliseconds: int = UNLIMITED) -> None:
        self.playouts = playouts
        self.milliseconds = milliseconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What search has to know of a game: who plays on, which answers to try, and what is good."""

    def policies(self, game: Game, seat: int, world: int) -> list[Policy]:
        """Return who plays on for each seat in the world of this number; others may differ."""
        raise Broken(["this evaluator does not define policies"])

    def candidates(self, game: Game, seat: int, answers: list[int]) -> list[int]:
        """Return the answers worth trying, the policy's own first, then the better ones."""
        raise Broken(["this evaluator does not define candidates"])

    def stop(self, game: Game) -> Stop:
        """Return how far playouts go from here."""
        return Stop()

    def scores(self, game: Game) -> list[float]:
        """Return what each seat may expect to score in the end."""
        raise Broken(["this evaluator does not define scores"])


class Trial:
    """One answer, and what it was worth in each world."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class Gain:
    """By how much one answer is better than another in the same worlds, and how sure that is."""

    def __init__(self, one: Trial, other: Trial) -> None:
        worlds = min(len(one.values), len(other.values))
        differences = [one.values[world] - other.values[world] for world in range(worlds)]
        self.mean = sum(differences) / worlds
        squares = 0.0
        for difference in differences:
            squares += (difference - self.mean) * (difference - self.mean)
        self.error = sqrt(squares / max(1, worlds - 1) / worlds)

    def exceeds(self, errors: float) -> bool:
        """Tell whether the gain is larger than so many standard errors."""
        return self.mean > errors * self.error


class Search:
    """Answers one question after another for one bot."""

    def __init__(
        self, evaluator: Evaluator, budget: Budget, tries: int, doubt: float = DOUBT
    ) -> None:
        self.evaluator = evaluator
        self.budget = budget
        self.tries = tries  # so many answers
        self.doubt = doubt  # standard errors that another answer must gain over the policy's own
        self.playouts = 0  # of the last decision
        self._deadline = 0.0

    def choose(self, observation: Observation) -> int:
        """Return the answer that does best."""
        seat, answers = observation.seat, observation.answers
        self.playouts = 0
        self._deadline = perf_counter() + self.budget.milliseconds / 1000
        codes = self.evaluator.candidates(observation.sample(), seat, answers)[: self._tried()]
        trials = [Trial(code) for code in codes]
        rounds = (len(trials) - 1).bit_length()
        for number in range(rounds):
            if not self._round(observation, trials, rounds, rounds - number):
                break
            trials = better_half(trials)
        return chosen(trials, self.doubt).code

    def _tried(self) -> int:
        """Return how many answers the budget allows to try, each in a few worlds."""
        return max(2, min(self.tries, self.budget.playouts // (2 * FEWEST)))

    def _round(
        self, observation: Observation, trials: list[Trial], rounds: int, rounds_left: int
    ) -> bool:
        """Try all of them in some more worlds; False if there is nothing left to find out."""
        started = perf_counter()
        until = started + (self._deadline - started) / rounds_left
        worlds = max(FEWEST, self.budget.playouts // (rounds * len(trials)))
        for _world in range(worlds):
            if self.playouts + len(trials) > self.budget.playouts and self.playouts:
                return False
            self._try(observation, trials)
            if is_clear(trials):
                return False
            if self.budget.milliseconds != UNLIMITED and perf_counter() >= until:
                break
        return self.budget.milliseconds == UNLIMITED or perf_counter() < self._deadline

    def _try(self, observation: Observation, trials: list[Trial]) -> None:
        """Try all of them in one more world."""
        world = observation.fresh_sample()
        seat = observation.seat
        policies = self.evaluator.policies(world, seat, len(trials[0].values))
        for trial in trials:
            twin = world.copy()
            stop = self.evaluator.stop(twin)
            twin.play(seat, trial.code)
            carry_on(twin, policies, stop)
            trial.values.append(margin(self.evaluator.scores(twin), seat))
        self.playouts += len(trials)


def mixed(own: Policy, rivals: Sequence[Policy], seats: int, seat: int, world: int) -> list[Policy]:
    """Return the own policy for a seat, and for the others another one in each world in turn."""
    policies: list[Policy] = []
    for other in range(seats):
        policies.append(own if other == seat else rivals[(world + other) % len(rivals)])
    return policies


def by_value(answers: list[int], values: list[float]) -> list[int]:
    """Return the answers in the order of their values, the first of equals first."""
    order = sorted(range(len(answers)), key=values.__getitem__, reverse=True)
    return [answers[place] for place in order]


def margin(scores: list[float], seat: int) -> float:
    """Return by how much a seat is ahead: half of the best rival, half of all of them."""
    own = scores[seat]
    others = [score for other, score in enumerate(scores) if other != seat]
    if not others:
        return own
    return own - (max(others) + sum(others) / len(others)) / 2


def better_half(trials: list[Trial]) -> list[Trial]:
    """Return the policy's own answer and the better half of all, the best first among equals."""
    others = sorted(trials[1:], key=Trial.mean, reverse=True)
    return [trials[0], *others[: max(1, len(trials) // 2)]]


def best_of(trials: list[Trial]) -> Trial:
    """Return the trial with the highest mean, the first of equals."""
    best = trials[0]
    for trial in trials:
        if trial.mean() > best.mean():
            best = trial
    return best


def is_clear(trials: list[Trial]) -> bool:
    """Tell whether one answer is ahead of all others for sure, or all of them are the same."""
    if len(trials[0].values) < CLEAR_AFTER:
        return False
    best = best_of(trials)
    for trial in trials:
        if trial is not best:
            gain = Gain(best, trial)
            if gain.error and not gain.exceeds(CLEAR):
                return False
    return True


def chosen(trials: list[Trial], doubt: float = DOUBT) -> Trial:
    """Return the best answer, or the policy's own if the gain over it may be luck."""
    own = trials[0]
    if len(own.values) < FEWEST:
        return own
    best = best_of(trials)
    return best if best is not own and Gain(best, own).exceeds(doubt) else own


class Searcher(Bot):
    """A bot that searches."""

    def __init__(
        self,
        seed: str,
        evaluator: Evaluator,
        budget: Budget,
        tries: int,
        doubt: float = DOUBT,
    ) -> None:
        super().__init__(seed)
        self.search = Search(evaluator, budget, tries, doubt)

    def choose(self, observation: Observation) -> int:
        return self.search.choose(observation)

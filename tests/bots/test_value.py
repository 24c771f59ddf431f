"""What the evaluation of City expects, and how its coefficients are fitted."""

from __future__ import annotations

import pytest

from bench.fit import fitted, solved
from bigshoulders import new_game
from bigshoulders.bots.city.evaluator import CityEvaluator
from bigshoulders.bots.city.fitted import COEFFICIENTS
from bigshoulders.bots.city.forecast import Evaluation, Weights
from bigshoulders.bots.city.value import FORESEEN, PARTS, expected_scores
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.city import city


def test_a_seat_of_city_expects_its_cash_and_what_its_shares_may_bring() -> None:
    """By the forecast alone, if everything comes true."""
    table = city(seats=2).found("swift", "red", price=40, treasury=100).cash("red", 70)
    table.holds("red", "swift", commons=2).holds("yellow", "swift", commons=1)
    share = Evaluation(table.state, 0, Weights()).share_value(table.company("swift"))
    scores = expected_scores(table.state, Weights(), [FORESEEN])
    assert scores == [70 + 5 * share, table.seat("yellow").cash + share]


def test_every_decade_has_its_coefficients() -> None:
    """One for each part."""
    assert len(COEFFICIENTS) == city(seats=2).state.board.decades
    assert {len(row) for row in COEFFICIENTS} == {len(PARTS)}


def test_what_is_hidden_does_not_change_an_expectation() -> None:
    """C-HID-01: hands are permuted, and every seat expects the same."""
    game = new_game("city", seats=3, seed="hidden", events=False)
    twin = game.determinize(0, Stream("permuted"))
    evaluator = CityEvaluator(Weights())
    assert evaluator.scores(twin) == evaluator.scores(game)


def test_linear_equations_are_solved() -> None:
    """2x + y = 5 and x + 3y = 10."""
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_what_comes_true_is_found_in_the_samples() -> None:
    """Three times the first part and half of the second, held a little towards one each."""
    rows = [([float(a), float(b)], 3.0 * a + 0.5 * b) for a in range(1, 9) for b in range(1, 9)]
    assert fitted(rows, [1.0, 1.0]) == pytest.approx([3.0, 0.5], abs=0.3)

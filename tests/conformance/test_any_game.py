"""Every promise of the suite, for every case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conformance.suite import CASES, PROMISES, Case


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.once)])
def test_a_game_keeps_its_promise(
    promise: Callable[[Case, int], None], case: Case, seed: int
) -> None:
    promise(case, seed)

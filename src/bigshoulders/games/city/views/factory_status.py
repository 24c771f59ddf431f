"""What the factories of a company have and lack for their next run.

Rules: sections 17.3 and 17.4, C-SPEC-01, C-SPEC-03.
"""

from __future__ import annotations

from bigshoulders.games.city.ids import TYPES
from bigshoulders.games.city.rules.phases.production import (
    gaps,
    gaps_in_way,
    goods_of_managers,
    has_cubes,
    output,
)
from bigshoulders.games.city.state import City, Company


class FactoryStatus:
    """The next run of a factory: its goods, the jobs nobody does, the cubes it takes and lacks."""

    def __init__(self, goods: int, empty: int, inputs: tuple[int, ...], cubes: list[int]) -> None:
        self.goods = goods
        self.gaps = empty
        self.inputs = inputs
        self.short = [max(0, inputs[kind] - cubes[kind]) for kind in range(TYPES)]
        self.ran = False  # in the turn under way
        self.ready = False

    def lacks_nothing(self) -> bool:
        """Tell whether its jobs are done and its cubes are there."""
        return not self.gaps and not any(self.short)


def factory_statuses(state: City, company: Company) -> list[FactoryStatus]:
    """Return the factories of a company; cubes are counted from the first to the last.

    Each runs once a turn, and only if all to its left ran (C-OP-30). One that lacks something
    leaves its cubes to the next.
    """
    cubes = company.cubes.copy()
    runs = state.runs if state.operating == company.index else 0
    can_come = True
    found: list[FactoryStatus] = []
    for index in range(len(company.charter.factories)):
        if index < runs:
            found.append(_done(company, index))
            continue
        works = _next_run(company, index, cubes)
        if works.lacks_nothing():
            for kind in range(TYPES):
                cubes[kind] -= works.inputs[kind]
        else:
            can_come = False
        works.ready = can_come
        found.append(works)
    return found


def _done(company: Company, index: int) -> FactoryStatus:
    """Return a factory that ran in this turn: it needs nothing more."""
    works = FactoryStatus(
        _goods(company, index, output(company, index)), 0, (0,) * TYPES, company.cubes
    )
    works.ran = True
    return works


def _next_run(company: Company, index: int, cubes: list[int]) -> FactoryStatus:
    """Return a run as the charter shows it, or in the way that suits best."""
    if company.charter.rules.ways:
        return _best_way(company, cubes)
    inputs = company.charter.factories[index].inputs
    goods = _goods(company, index, output(company, index))
    return FactoryStatus(goods, gaps(company, index), inputs, cubes)


def _best_way(company: Company, cubes: list[int]) -> FactoryStatus:
    """Return the possible way that makes most goods, or the first one if none is possible."""
    ways = company.charter.rules.ways
    best = ways[0]
    most = 0
    for way in ways:
        is_possible = not gaps_in_way(company, way) and has_cubes(cubes, way.inputs)
        if is_possible and way.goods > most:
            best, most = way, way.goods
    return FactoryStatus(
        _goods(company, 0, best.goods), gaps_in_way(company, best), best.inputs, cubes
    )


def _goods(company: Company, index: int, goods: int) -> int:
    return goods + goods_of_managers(company, index)

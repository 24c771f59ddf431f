"""What the view tells of factories: what the next run makes, what it lacks, whether it can be."""

import pytest

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.scenarios.city import CityScenario, city

NONE = {"livestock": 0, "steel": 0, "wood": 0, "coal": 0}
PLAIN = {"fully_automated": False, "managed": False, "ran": False}


def works(table: CityScenario, key: str) -> list[dict[str, Json]]:
    """Return what a spectator is shown of the factories of a company."""
    companies = table.game.view(None)["companies"]
    assert isinstance(companies, dict)
    company = companies[key]
    assert isinstance(company, dict)
    shown = company["works"]
    assert isinstance(shown, list)
    return [one for one in shown if isinstance(one, dict)]


def told(table: CityScenario, key: str, field: str) -> list[Json]:
    """Return one field of every factory."""
    return [one[field] for one in works(table, key)]


def libby(workers: list[int], **cubes: int) -> CityScenario:
    """Libby of red; 2 jobs, livestock and steel in the first factory, one livestock more after."""
    table = city(seats=2).found("libby", "red", treasury=100)
    return table.staff("libby", workers=workers).cubes("libby", **cubes)


def special(key: str, workers: list[int], managers: list[int] | None = None) -> CityScenario:
    """Found a special company of red."""
    table = city(edition="2025", special_companies="on").found(key, "red", treasury=200)
    return table.staff(key, workers=workers, managers=managers or [0] * len(workers))


def runs(table: CityScenario) -> list[str]:
    """Return the runs that are offered once cubes were bought."""
    offered = table.at("operating").go_on_to("produce", "done").offers()
    return [offer for offer in offered if offer.startswith(("run", "way"))]


def test_a_factory_with_its_workers_and_cubes_is_ready() -> None:
    """C-OP-30: nothing is missing, and 3 goods come of it."""
    table = libby([2, 0], livestock=1, steel=1)
    ready = {"goods": 3, "gaps": 0, "short": NONE, **PLAIN, "ready": True}
    assert works(table, "libby")[0] == ready


def test_goods_are_counted_with_machines_and_managers() -> None:
    """C-AUTO-04, C-MGR-04: the last machine adds a good, and so does a manager who brings some."""
    table = city(seats=2).found("libby", "red").found("doggett", "yellow")
    table.staff("libby", workers=[0, 2], automated=[2, 0])
    table.staff("doggett", workers=[2, 2], managers=[0, 1])
    assert told(table, "libby", "goods") == [4, 3]
    assert told(table, "doggett", "goods") == [2, 2]


def test_machines_and_managers_count_once_all_are_there() -> None:
    """C-AUTO-04, C-MGR-01: the last machine uncovers a good, every manager space must be taken."""
    table = city(seats=2).found("libby", "red")
    table.staff("libby", workers=[0, 1], automated=[2, 1], managers=[0, 1])
    assert told(table, "libby", "fully_automated") == [True, False]
    assert told(table, "libby", "managed") == [False, True]


@pytest.mark.parametrize(("managers", "managed"), [(0, False), (1, False), (2, True)])
def test_american_flyer_is_managed_by_two(managers: int, managed: bool) -> None:
    """C-SPEC-01, C-MGR-01: one manager alone gives nothing."""
    assert told(special("flyer", [1], [managers]), "flyer", "managed") == [managed]


def test_a_job_that_nobody_does_is_a_gap() -> None:
    """C-OP-30, C-RUL-64: a machine does a job as a worker does."""
    table = city(seats=2).found("swift", "red")
    table.staff("swift", workers=[1, 1], automated=[1, 0])
    assert told(table, "swift", "gaps") == [0, 2]


def test_missing_cubes_are_counted_by_type() -> None:
    """C-OP-30: a livestock and a steel for the first, two and one for the second."""
    table = libby([2, 2], livestock=1)
    first, second = told(table, "libby", "short")
    assert first == {**NONE, "steel": 1}
    assert second == {**NONE, "livestock": 1, "steel": 1}
    assert told(table, "libby", "ready") == [False, False]


def test_cubes_of_a_factory_that_is_ready_are_not_counted_again() -> None:
    """C-OP-30, C-OP-31: the first run pays the only steel."""
    table = libby([2, 2], livestock=3, steel=1)
    assert told(table, "libby", "short") == [NONE, {**NONE, "steel": 1}]
    assert told(table, "libby", "ready") == [True, False]


def test_a_factory_waits_for_the_one_to_its_left() -> None:
    """C-OP-30, C-RUL-69: the second has workers and the cubes the first leaves it, yet waits."""
    table = libby([1, 2], livestock=2, steel=1)
    assert told(table, "libby", "gaps") == [1, 0]
    assert told(table, "libby", "short") == [NONE, NONE]
    assert told(table, "libby", "ready") == [False, False]
    assert runs(table) == []


def test_a_factory_that_ran_lacks_nothing_and_takes_no_more_cubes() -> None:
    """C-OP-30: each runs once a turn, so what is left is there for the next one."""
    table = (
        libby([2, 2], livestock=3, steel=2)
        .at("operating")
        .go_on_to("produce", "done")
        .play("run 1")
    )
    assert told(table, "libby", "ran") == [True, False]
    assert told(table, "libby", "short") == [NONE, NONE]
    assert told(table, "libby", "ready") == [False, True]
    assert "run 2" in table.offers()


def test_what_ran_is_forgotten_when_the_turn_is_over() -> None:
    """C-OP-30: the next decade it can run again, for which it has no cubes."""
    table = libby([2, 0], livestock=1, steel=1).found("swift", "yellow").at("operating")
    table.go_on_to("produce", "done").play("run 1")
    assert told(table, "libby", "ran") == [True, False]
    while table.state.operating == table.company("libby").index:
        table.play("done" if "done" in table.offers() else "withhold")
    assert told(table, "libby", "ran") == [False, False]
    assert told(table, "libby", "short")[0] == {**NONE, "livestock": 1, "steel": 1}


@pytest.mark.parametrize(("workers", "gaps", "ready"), [(0, 1, False), (1, 0, True), (5, 0, True)])
def test_american_flyer_needs_one_worker(workers: int, gaps: int, ready: bool) -> None:
    """C-SPEC-01, C-RUL-109: goods by workers, and not every job need be done."""
    table = special("flyer", [workers]).cubes("flyer", steel=2, wood=1)
    shown = {"goods": workers, "gaps": gaps, "short": NONE, **PLAIN, "ready": ready}
    assert works(table, "flyer") == [shown]
    assert bool(runs(table)) == ready


@pytest.mark.parametrize(
    ("workers", "cubes", "goods"),
    [
        (2, {"livestock": 1}, 3),
        (4, {"livestock": 2, "steel": 1}, 5),
        (6, {"livestock": 2, "steel": 1}, 5),
        (6, {"livestock": 3}, 3),
        (6, {"livestock": 3, "steel": 1}, 9),
    ],
)
def test_oscar_mayer_is_told_by_its_best_possible_way(
    workers: int, cubes: dict[str, int], goods: int
) -> None:
    """C-SPEC-03, C-RUL-99: workers and cubes decide which ways there are."""
    table = special("mayer", [workers]).cubes("mayer", **cubes)
    shown = {"goods": goods, "gaps": 0, "short": NONE, **PLAIN, "ready": True}
    assert works(table, "mayer") == [shown]
    assert runs(table)


def test_oscar_mayer_lacks_what_its_first_way_lacks() -> None:
    """C-SPEC-03, C-RUL-99: two workers and a livestock."""
    table = special("mayer", [1])
    short = {**NONE, "livestock": 1}
    assert works(table, "mayer") == [
        {"goods": 3, "gaps": 1, "short": short, **PLAIN, "ready": False}
    ]
    assert table.at("operating").play("done").question() != "produce"


def test_quaker_oats_needs_workers_alone() -> None:
    """C-SPEC-02, C-OP-30: its factories take no cubes."""
    table = special("quaker", [2, 2])
    assert told(table, "quaker", "short") == [NONE, NONE]
    assert told(table, "quaker", "gaps") == [0, 1]
    assert told(table, "quaker", "ready") == [True, False]

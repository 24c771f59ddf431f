"""Manager bonuses: what each factory's manager adds to a run (rules, section 17.4)."""

from __future__ import annotations

import pytest

from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.scenarios.city import CityScenario, city


def managed(key: str, factory: int, appeal: int = 1) -> CityScenario:
    """Return a table on which a company may run the factory with the only manager.

    Everything is staffed, the earlier factories have run, and Haymarket was empty before.
    """
    table = city(seats=2).found(key, "red", treasury=0).haymarket().appeal(key, appeal)
    factories = table.company(key).charter.factories
    table.staff(key, workers=[printed.workers for printed in factories])
    table.staff(key, managers=[int(place == factory) for place in range(1, len(factories) + 1)])
    needs = [sum(column) for column in zip(*[printed.inputs for printed in factories], strict=True)]
    table.cubes(key, **dict(zip(RESOURCES, needs, strict=True))).at("operating")
    for number in range(1, factory):
        table.go_on_to("produce", "done").play(f"run {number}")
    return table.go_on_to("produce", "done")


BONUSES = [  # company, factory, cubes, goods, appeal
    ("anglo", 1, 1, 0, 1),
    ("anglo", 2, 2, 0, 0),
    ("brunswick", 1, 2, 0, 0),
    ("brunswick", 2, 2, 0, 0),
    ("cracker", 1, 0, 0, 1),
    ("cracker", 2, 0, 0, 1),
    ("doggett", 1, 1, 0, 1),
    ("doggett", 2, 0, 1, 0),
    ("elgin", 1, 0, 0, 2),
    ("elgin", 2, 1, 0, 1),
    ("fairbank", 1, 1, 0, 1),
    ("fairbank", 2, 1, 0, 1),
    ("henderson", 1, 1, 0, 1),
    ("henderson", 2, 0, 0, 1),
    ("henderson", 3, 1, 0, 0),
    ("libby", 1, 1, 0, 1),
    ("libby", 2, 1, 0, 1),
    ("spalding", 1, 0, 0, 1),
    ("spalding", 2, 0, 0, 1),
    ("swift", 1, 1, 0, 1),
    ("swift", 2, 0, 1, 1),
]


@pytest.mark.parametrize(("key", "factory", "cubes", "goods", "appeal"), BONUSES)
def test_each_manager_adds_what_the_charter_prints(
    key: str, factory: int, cubes: int, goods: int, appeal: int
) -> None:
    """C-MGR-01 to C-MGR-04, C-DIF-37: cubes of choice, appeal, a good, or several of them."""
    table = managed(key, factory, appeal=0)
    company = table.company(key)
    before, made = company.goods, company.charter.factories[factory - 1].goods
    table.play(f"run {factory}")
    taken = 0
    while table.question() == "take_cubes":
        table.play(table.offers()[0])
        taken += 1
    assert taken == cubes
    assert company.goods == before + made + goods
    assert company.appeal == appeal


# When


def test_a_factory_without_a_manager_gives_no_bonus() -> None:
    """C-MGR-01: the manager of the second factory does nothing for the first."""
    table = managed("libby", 2)
    assert table.company("libby").appeal == 1
    assert "cube_taken" not in table.happened()


def test_the_bonus_comes_right_after_the_run_and_every_time() -> None:
    """C-MGR-01: once in this turn, once more in the next one."""
    table = managed("cracker", 1).play("run 1")
    assert table.company("cracker").appeal == 2
    table.cubes("cracker", wood=1).appeal("cracker", 3).at("operating").play("run 1")
    assert table.company("cracker").appeal == 4


# Cubes


def test_a_managers_cube_may_be_one_that_was_just_spent() -> None:
    """C-MGR-02, C-RUL-72: Haymarket was empty, so the inputs are offered; it may be declined."""
    table = managed("libby", 1).play("run 1")
    assert table.question() == "take_cubes"
    assert table.offers() == ["take livestock", "take steel", "done"]


def test_a_managers_cube_may_be_any_cube_of_haymarket() -> None:
    """C-MGR-02, C-RUL-72, C-DP-36: not only the inputs of the factory."""
    table = managed("libby", 1).haymarket(coal=1, wood=1).play("run 1", "take coal")
    assert table.cubes_in("libby") == {"livestock": 2, "steel": 1, "coal": 1}
    assert table.cubes_in("haymarket") == {"livestock": 1, "steel": 1, "wood": 1}


def test_a_managers_cubes_may_be_of_one_type_or_two() -> None:
    """C-MGR-02: two cubes of choice, here both wood."""
    table = managed("brunswick", 1).play("run 1", "take wood", "take wood")
    assert table.cubes_in("brunswick") == {"wood": 5, "coal": 1}
    assert table.cubes_in("haymarket") == {"steel": 1}


@pytest.mark.parametrize(("answers", "left"), [(["done"], 3), (["take wood", "done"], 2)])
def test_a_managers_cubes_may_be_declined(answers: list[str], left: int) -> None:
    """C-RUL-72: up to two cubes, none or one if the Director likes."""
    table = managed("brunswick", 1).play("run 1", *answers)
    assert table.question() == "produce"
    assert sum(table.cubes_in("haymarket").values()) == left


def test_the_second_cube_is_lost_if_none_is_left() -> None:
    """C-RUL-72: fewer if fewer are there; a type that has run out is not offered."""
    table = managed("brunswick", 1).play("run 1", "take steel")
    assert table.refusal("take steel").key == "not_in_haymarket"
    assert table.offers() == ["take wood", "done"]


def test_a_managers_cube_feeds_the_next_factory() -> None:
    """C-MGR-02: the livestock just spent is taken back and spent again."""
    table = managed("libby", 1).cubes("libby", livestock=2, steel=2).play("run 1")
    table.play("take livestock", "run 2")
    assert table.company("libby").goods == 6


# Appeal


def test_a_worker_from_a_managers_appeal_staffs_the_next_factory_in_time() -> None:
    """C-MGR-03, C-RUL-73, C-APP-04: space 3 gives the worker whom factory 2 lacks."""
    table = managed("cracker", 1, appeal=2).staff("cracker", workers=[1, 2])
    table.play("run 1")
    assert table.question() == "appeal_bonus"
    table.play("bonus", "run 2")
    assert table.company("cracker").goods == 4


def test_an_automation_from_a_managers_appeal_helps_the_next_factory_in_time() -> None:
    """C-MGR-03, C-RUL-73: the worker replaced in factory 1 completes factory 2 at once."""
    table = managed("cracker", 1, appeal=6).staff("cracker", workers=[1, 2])
    table.play("run 1", "bonus", "automate 1", "move 2", "run 2")
    assert table.company("cracker").automated == [1, 0]
    assert table.company("cracker").goods == 4


def test_a_manager_with_two_appeal_steps_passes_a_bonus_on_the_way() -> None:
    """C-MGR-03, C-APP-04: Elgin goes from 4 to 6 and is asked for space 5."""
    table = managed("elgin", 1, appeal=4).play("run 1", "cash")
    assert table.company("elgin").appeal == 6
    assert table.company("elgin").treasury == 25


# Goods, and the order of combined bonuses


def test_a_managers_good_comes_with_the_run() -> None:
    """C-MGR-04: Doggett's second factory makes 1 + 1 goods."""
    table = managed("doggett", 2)
    before = table.company("doggett").goods
    table.play("run 2")
    assert table.company("doggett").goods == before + 2


def test_cubes_come_before_appeal() -> None:
    """C-MGR-05, C-DP-63: the cube is chosen first, then the appeal bonus."""
    table = managed("libby", 1, appeal=4).play("run 1")
    assert table.question() == "take_cubes"
    assert table.company("libby").appeal == 4
    table.play("take steel")
    assert table.question() == "appeal_bonus"
    assert table.company("libby").appeal == 5


def test_goods_come_before_appeal() -> None:
    """C-MGR-05, C-DP-63: Swift has its extra good when the appeal bonus is asked."""
    table = managed("swift", 2, appeal=4)
    before = table.company("swift").goods
    table.play("run 2")
    assert table.question() == "appeal_bonus"
    assert table.company("swift").goods == before + 2
    assert table.happened().index("goods_gained") < table.happened().index("appeal_moved")


def test_the_bonus_of_the_last_factory_comes_before_the_bonus_goods() -> None:
    """C-MGR-01, C-OP-33: production ends after the manager's bonus."""
    table = managed("libby", 2).goods("libby", 3, tokens=1).play("run 2")
    assert table.question() == "take_cubes"
    assert table.company("libby").goods == 6
    table.play("done")
    assert table.company("libby").goods == 7

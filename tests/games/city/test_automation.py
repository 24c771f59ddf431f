"""Automation: which worker a machine replaces, where he goes, and what the factory gains."""

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city


def table_with(key: str, workers: list[int], automated: list[int] | None = None) -> CityScenario:
    """Red directs a company and is the only one with partners; yellow owns I06 and III14."""
    table = city(seats=4).track("red", "yellow", "green", "blue").only("red")
    table.found(key, "red", treasury=500).staff(key, workers=workers, automated=automated)
    return table.building("yellow", "i-06", "iii-14")


# Which factory


def test_any_factory_with_a_worker_can_be_automated() -> None:
    """C-AUTO-01, C-AUTO-03, C-RUL-62, C-DP-34: in any order, the last factory before the first."""
    table = table_with("henderson", [1, 0, 1]).at("action", "red").play("place henderson i-06")
    assert table.offers() == ["automate 1", "automate 3"]
    assert table.refusal("automate 2").key == "no_worker_to_automate"
    table.play("automate 3", "send away")
    assert table.company("henderson").automated == [0, 0, 1]
    assert table.company("henderson").workers == [1, 0, 0]


def test_a_factory_has_as_many_tokens_as_worker_spaces() -> None:
    """C-AUTO-01: a fully automated factory is refused."""
    table = table_with("henderson", [1, 0, 1], [0, 2, 0]).at("action", "red")
    table.play("place henderson i-06")
    assert table.refusal("automate 2").key == "fully_automated"


def test_the_workers_of_one_factory_are_alike() -> None:
    """C-RUL-62, C-AUTO-01: only the counts matter."""
    table = table_with("libby", [2, 2]).at("action", "red").play("place libby i-06", "automate 1")
    assert (table.company("libby").workers, table.company("libby").automated) == ([1, 2], [1, 0])


def test_automation_needs_a_worker() -> None:
    """C-SPC-15, C-DIF-29, C-ACT-12: without one the building is unusable."""
    table = table_with("libby", [0, 0]).at("action", "red")
    assert table.refusal("place libby i-06").rule == "C-SPC-15"


def test_workers_of_another_company_cannot_be_replaced() -> None:
    """C-CHR-21: even under one Director."""
    table = table_with("libby", [0, 0]).found("swift", "red").staff("swift", workers=[2, 0])
    table.at("action", "red").play("act libby")
    assert table.refusal("place libby i-06").key == "too_few_to_automate"


# The replaced worker


def test_the_replaced_worker_moves_or_leaves() -> None:
    """C-AUTO-02, C-RUL-63, C-DIF-47, C-DP-35: the player chooses while a space is free."""
    table = table_with("henderson", [1, 1, 0]).at("action", "red")
    table.play("place henderson i-06", "automate 1")
    assert (table.question(), table.offers()) == (
        "replaced_worker",
        ["move 2", "move 3", "send away"],
    )
    assert table.refusal("move 1").key == "no_free_space"
    table.play("move 3")
    assert table.company("henderson").workers == [0, 1, 1]
    assert table.state.market == 4


def test_a_moved_worker_completes_another_factory() -> None:
    """C-RUL-63: Libby's second factory can run after the move."""
    table = table_with("libby", [2, 1]).partners("red", ready=1)
    table.cubes("libby", livestock=3, steel=2).at("action", "red")
    table.play("place libby i-06", "automate 1", "move 2", "end", "done", "run 1", "run 2")
    assert table.company("libby").workers == [1, 2]
    assert table.company("libby").goods == 6


def test_a_worker_may_move_to_another_space_of_his_own_factory() -> None:
    """C-AUTO-02: any free space of the same company."""
    table = table_with("libby", [1, 2]).at("action", "red")
    table.play("place libby i-06", "automate 1", "move 1")
    assert (table.company("libby").workers, table.company("libby").automated) == ([1, 2], [1, 0])


def test_a_worker_who_leaves_goes_to_the_dearest_free_space_of_the_market() -> None:
    """C-AUTO-02: the fifth worker stands on a $30 space and is the next one to be hired."""
    table = table_with("libby", [2, 1]).market(4).at("action", "red")
    table.play("place libby i-06", "automate 1", "send away")
    assert table.state.market == 5
    table.play("place libby hire")  # one space is free
    assert table.company("libby").treasury == 500 - 40 - 30


def test_a_worker_who_leaves_a_full_market_goes_to_the_supply() -> None:
    """C-AUTO-02, C-DIF-48: there is no thirteenth space."""
    table = table_with("libby", [2, 1]).market(12).at("action", "red")
    supply = table.state.stores[ids.S_WORKERS]
    table.play("place libby i-06", "automate 1", "send away")
    assert (table.state.market, table.state.stores[ids.S_WORKERS]) == (12, supply + 1)


def test_a_worker_without_a_free_space_leaves_without_a_question() -> None:
    """C-AUTO-02, C-EX-24: Henderson has no other free space."""
    table = table_with("henderson", [1, 2, 1]).market(4).at("action", "red")
    table.play("place henderson i-06", "automate 1")
    assert (table.question(), table.state.market) == ("action_turn", 5)


# What the factory makes


@pytest.mark.parametrize(
    ("workers", "automated", "goods"),
    [([2, 0], [0, 0], 3), ([1, 0], [1, 0], 3), ([0, 0], [2, 0], 4)],
)
def test_only_the_last_token_uncovers_a_good(
    workers: list[int], automated: list[int], goods: int
) -> None:
    """C-AUTO-04, C-RUL-64: machines staff a factory; fully automated it makes one good more."""
    table = table_with("libby", workers, automated).cubes("libby", livestock=1, steel=1)
    table.at("operating").play("done", "run 1")
    assert table.company("libby").goods == goods


def test_automating_the_last_space_adds_a_good_to_the_next_run() -> None:
    """C-EX-24, C-AUTO-04: Henderson's first factory makes 3 and then 4."""
    table = table_with("henderson", [1, 2, 1]).partners("red", ready=1)
    table.cubes("henderson", livestock=1, coal=1).at("action", "red")
    table.play("place henderson i-06", "automate 1", "done", "run 1")
    assert table.company("henderson").goods == 4


def test_an_automated_space_is_staffed_for_ever() -> None:
    """C-AUTO-04: nobody can be put there."""
    table = table_with("libby", [0, 1], [2, 0]).at("action", "red")
    table.play("place libby hire")  # the one free space is in factory 2
    assert table.company("libby").workers == [0, 2]


# Two at once


def test_double_automation_needs_two_workers() -> None:
    """C-SPC-15, C-EX-21, C-RUL-44, C-DIF-31: the first one cannot be replaced again."""
    table = table_with("libby", [0, 1]).at("action", "red")
    assert table.refusal("place libby iii-14").rule == "C-SPC-15"
    assert table.allows("place libby i-06")
    assert table_with("libby", [1, 1]).at("action", "red").allows("place libby iii-14")


def test_double_automation_may_replace_two_workers_of_one_factory() -> None:
    """C-SPC-15, C-DP-34."""
    table = table_with("libby", [2, 2]).market(4).at("action", "red")
    table.play("place libby iii-14", "automate 1", "automate 1")
    assert (table.company("libby").workers, table.company("libby").automated) == ([0, 2], [2, 0])
    assert (table.state.market, table.company("libby").treasury) == (6, 410)


def test_a_worker_moved_by_the_first_half_is_not_replaced_by_the_second() -> None:
    """C-SPC-15, C-EX-21, C-DIF-31, C-DP-34: only factory 3 is left, and needs no question."""
    table = table_with("henderson", [1, 0, 1]).at("action", "red")
    table.play("place henderson iii-14", "automate 1", "move 2", "send away")
    assert table.company("henderson").automated == [1, 0, 1]
    assert table.company("henderson").workers == [0, 1, 0]
    assert table.question() == "action_turn"


def test_an_old_colleague_of_the_moved_worker_can_be_replaced() -> None:
    """C-SPC-15, C-DP-34: the second half picks from those employed before."""
    table = table_with("henderson", [1, 1, 1]).at("action", "red")
    table.play("place henderson iii-14", "automate 1", "move 2")
    assert table.offers() == ["automate 2", "automate 3"]
    table.play("automate 2")
    assert table.company("henderson").automated == [1, 1, 0]
    assert table.company("henderson").workers == [0, 1, 1]


def test_a_worker_moved_inside_his_factory_is_not_replaced_again() -> None:
    """C-SPC-15: Libby's newcomer of factory 1 stays, the worker of factory 2 goes."""
    table = table_with("libby", [1, 1]).at("action", "red")
    table.play("place libby iii-14", "automate 1", "move 1")
    assert table.company("libby").automated == [1, 1]
    assert table.company("libby").workers == [1, 0]

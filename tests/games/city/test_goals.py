"""The ten goals (rules, section 21)."""

from __future__ import annotations

import pytest

from bigshoulders.games.city.rules.scoring import goals_won
from bigshoulders.scenarios.city import CityScenario, city


def three_companies() -> CityScenario:
    """Return a table on which red directs Libby and Swift, yellow Anglo, green nothing."""
    table = city(seats=3).found("libby", "red", treasury=0).found("swift", "red", treasury=0)
    return table.found("anglo", "yellow", treasury=0)


def winners(table: CityScenario, goal: str) -> list[str]:
    """End the game with one goal in play and return who is paid for it."""
    result = table.goals(goal).decade(5).at("cleanup").game.result()
    assert result is not None
    colors = table.state.board.colors
    paid = [(colors[each.seat], line) for each in result.standings for line in each.lines]
    prizes = [(color, line.amount) for color, line in paid if line.key == "goal"]
    assert all(amount == 200 for _color, amount in prizes)
    return [color for color, _amount in prizes]


# Which players are paid


def test_every_player_who_is_highest_is_paid() -> None:
    """C-GOAL-00, C-RUL-90: red's two companies together tie with yellow's one."""
    table = three_companies().staff("libby", managers=[1, 0]).staff("swift", managers=[0, 1])
    table.staff("anglo", managers=[1, 1])
    assert winners(table, "most_managers") == ["red", "yellow"]


def test_nobody_is_paid_for_zero() -> None:
    """C-GOAL-00, C-RUL-90: without a manager on the table the goal pays nobody."""
    assert winners(three_companies(), "most_managers") == []


def test_a_player_is_paid_once_for_a_goal() -> None:
    """C-GOAL-00, C-RUL-90: two own companies tied for the highest appeal are one prize."""
    table = three_companies().appeal("libby", 8).appeal("swift", 8)
    assert winners(table, "highest_appeal") == ["red"]


def test_goals_off_means_no_goal_is_drawn_and_none_is_paid() -> None:
    """C-GOAL-00, C-DIF-25 [`goals`=off]: the score is cash and shares."""
    table = city(seats=3, goals=False).found("libby", "red", price=10)
    table.staff("libby", managers=[1, 0], workers=[2, 2])
    assert table.state.goals == []
    result = table.decade(5).at("cleanup").game.result()
    assert result is not None
    assert result.scores() == [175 + 30, 175, 175]


def test_goals_on_means_five_of_ten() -> None:
    """C-GOAL-00, C-DIF-25, C-CON-26: five different goals are in play."""
    table = city(seats=3)
    assert len(set(table.state.goals)) == 5
    assert len(goals_won(table.state)) == 5
    assert len(table.state.box.goals) == 10


# What each goal counts


def test_managers_of_all_own_companies_count() -> None:
    """C-GOAL-01: 1 + 1 beats 1."""
    table = three_companies().staff("libby", managers=[1, 0]).staff("swift", managers=[0, 1])
    assert winners(table.staff("anglo", managers=[1, 0]), "most_managers") == ["red"]


def test_salespeople_of_all_own_companies_count() -> None:
    """C-GOAL-02: 1 + 1 beats 1, whatever the staff of other kinds."""
    table = three_companies().staff("libby", salespeople=1).staff("swift", salespeople=1)
    table.staff("anglo", salespeople=1, managers=[1, 1], workers=[1, 2])
    assert winners(table, "most_salespeople") == ["red"]


def test_kept_assets_of_all_own_companies_count() -> None:
    """C-GOAL-03, C-RUL-90: one each against one; used ones count like ready ones."""
    table = three_companies().asset("libby", "foundry").asset("swift", "workshop")
    table.asset("anglo", "color_catalog")
    table.company("swift").exhausted = 1 << table.company("swift").assets[0]
    assert winners(table, "most_assets") == ["red"]


def test_a_discarded_asset_counts_for_nobody() -> None:
    """C-GOAL-03, C-RUL-90: only what is on the table at the end counts."""
    table = three_companies().asset("libby", "foundry").at("action", "red")
    table.play("discard foundry")
    assert winners(table, "most_assets") == []


def test_employed_workers_of_all_own_companies_count() -> None:
    """C-GOAL-04: 2 + 2 beats 3."""
    table = three_companies().staff("libby", workers=[2, 0]).staff("swift", workers=[0, 2])
    assert winners(table.staff("anglo", workers=[1, 2]), "most_workers") == ["red"]


def test_automated_spaces_are_no_workers() -> None:
    """C-GOAL-04: two workers beat one worker and three machines."""
    table = three_companies().staff("libby", workers=[0, 1], automated=[2, 1])
    assert winners(table.staff("anglo", workers=[0, 2]), "most_workers") == ["yellow"]


def test_automated_spaces_of_all_own_companies_count() -> None:
    """C-GOAL-05: 1 + 2 beats 2, and no factory need be complete."""
    table = three_companies().staff("libby", automated=[1, 0]).staff("swift", automated=[0, 2])
    assert winners(table.staff("anglo", automated=[1, 1]), "most_automation") == ["red"]


def test_the_highest_single_company_counts_for_appeal() -> None:
    """C-GOAL-06: one company at 9 beats two at 8."""
    table = three_companies().appeal("libby", 8).appeal("swift", 8).appeal("anglo", 9)
    assert winners(table, "highest_appeal") == ["yellow"]


@pytest.mark.parametrize("order", [("swift", "anglo"), ("anglo", "swift")])
def test_companies_on_one_appeal_space_tie(order: tuple[str, str]) -> None:
    """C-GOAL-06, C-DIF-58: the order of the stack is ignored."""
    table = three_companies().appeal(order[0], 7).appeal(order[1], 7)
    assert winners(table, "highest_appeal") == ["red", "yellow"]


def test_the_richest_single_company_counts() -> None:
    """C-GOAL-07: 500 beats 400 and 400; the players' cash does not matter."""
    table = three_companies().treasury("libby", 400).treasury("swift", 400).cash("green", 9000)
    assert winners(table.treasury("anglo", 500), "richest_company") == ["yellow"]


def test_usable_partners_count() -> None:
    """C-GOAL-08: three beat two, placed or not."""
    table = three_companies().partners("green", ready=0, usable=3).partners("red", ready=2)
    assert winners(table, "most_partners") == ["green"]


def test_common_certificates_of_any_company_count() -> None:
    """C-GOAL-09: two Commons beat one Common with a Director's and a Preferred certificate."""
    table = three_companies().holds("green", "libby", commons=1).holds("green", "anglo", commons=1)
    table.holds("yellow", "libby", commons=1, preferred=True)
    assert winners(table, "most_common") == ["green"]


def test_preferred_certificates_count() -> None:
    """C-GOAL-10: two beat one, and Commons do not help."""
    table = three_companies().holds("green", "libby", preferred=True)
    table.holds("green", "anglo", preferred=True)
    table.holds("yellow", "swift", preferred=True, commons=4)
    assert winners(table, "most_preferred") == ["green"]


def test_unsold_and_pooled_certificates_count_for_nobody() -> None:
    """C-GOAL-09, C-GOAL-10, C-END-01: only papers that players hold."""
    table = three_companies().pool("libby", commons=3, preferred=True)
    assert winners(table, "most_common") == []
    assert winners(table, "most_preferred") == []


@pytest.mark.parametrize(
    "goal",
    [
        "most_managers",
        "most_salespeople",
        "most_assets",
        "most_workers",
        "most_automation",
        "highest_appeal",
        "richest_company",
    ],
)
def test_companies_count_for_their_director_only(goal: str) -> None:
    """C-GOAL-01 to C-GOAL-07: green holds most shares of Anglo, yellow directs it."""
    table = three_companies().holds("green", "anglo", commons=5).appeal("anglo", 12)
    table.staff("anglo", workers=[0, 1], managers=[1, 1], salespeople=2, automated=[1, 0])
    table.treasury("anglo", 300).asset("anglo", "foundry")
    assert winners(table, goal) == ["yellow"]

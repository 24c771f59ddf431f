"""The bill of a payment, as everybody sees it while it is made.

Blue has won project 17, which costs three lumber, three jackscrews and four masonry.
"""

from __future__ import annotations

from typing import cast

from bigshoulders.kernel.json_nodes import Json
from bigshoulders.scenarios.raising import RaisingScenario, raising


def paying(purse: str, perms: str = "") -> RaisingScenario:
    table = raising().won("blue", "17").tokens("blue", purse).perms("blue", perms)
    return table.at("projects")


def payment(table: RaisingScenario) -> dict[str, Json] | None:
    return cast("dict[str, Json] | None", table.game.view(None)["payment"])


def bill(table: RaisingScenario) -> list[tuple[Json, ...]]:
    """Return resource, printed cost, what is covered, what is due, whether it is settled."""
    found = payment(table)
    assert found is not None
    return [tuple(line.values()) for line in cast("list[dict[str, Json]]", found["bill"])]


def test_the_bill_tells_what_permanent_resources_cover() -> None:
    """R-PAY-01: each of them covers one of its type."""
    table = paying("L5 J1 M3 W2 F1", "L1 M2")
    found = payment(table)
    assert found is not None
    assert [found["seat"], found["purpose"], found["space"]] == ["blue", "project", "i"]
    assert bill(table) == [
        ("lumber", 3, 1, 2, False),
        ("jackscrew", 3, 0, 3, False),
        ("masonry", 4, 2, 2, False),
    ]


def test_an_unlimited_resource_is_covered_whole() -> None:
    """R-EXP-03, R-PAY-01: with the masonry marker at the end four masonry cost nothing."""
    table = raising().won("blue", "17").tokens("blue", "L3 J3 W1").tracks("blue", "M12")
    assert bill(table.at("projects"))[2] == ("masonry", 4, 4, 0, False)


def test_what_is_paid_or_short_is_settled() -> None:
    """R-PAY-02: resource by resource, whatever took the place of the tokens."""
    table = paying("L5 J1 M3 W2 F1").play("pay lumber")
    assert [line[4] for line in bill(table)] == [True, False, False]
    assert [line[4] for line in bill(table.play("short jackscrew"))] == [True, True, False]
    assert payment(table.play("favor masonry")) is None


def test_a_trade_belongs_to_its_payment() -> None:
    """R-PAY-04: while tokens are given and while one is taken."""
    table = paying("L6 J1 M3 W1")
    before = payment(table)
    assert payment(table.play("trade")) == before
    table.play("give lumber").play("give lumber").play("give lumber")
    assert table.question() == "take"
    assert payment(table) == before


def test_the_upper_left_square_has_a_bill() -> None:
    """R-BID-05, R-RES-05: the resources left on card 8; permanent ones do not help."""
    table = raising().card("i", "8").tokens("blue", "L3 J3 M3 W3").perms("blue", "L2 J2 M2")
    found = payment(table.play("bid i ul"))
    assert found is not None
    assert found["purpose"] == "upper_left"
    assert [line[1:4] for line in bill(table)] == [(1, 0, 1)] * 3


def test_nothing_is_paid_at_other_times() -> None:
    assert payment(raising()) is None
    assert payment(raising().won("blue", "17").at("placing")) is None

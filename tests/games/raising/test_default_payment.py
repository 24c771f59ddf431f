"""The default that is offered for a payment: tokens, wilds, favors, trades, and poverty last.

Blue has won project 17, which costs three lumber, three jackscrews and four masonry.
"""

from itertools import product

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def paying(purse: str) -> RaisingScenario:
    return raising().won("blue", "17").tokens("blue", purse).at("projects")


def defaults(table: RaisingScenario) -> list[str]:
    """Take the default until the payment is over, and return the answers."""
    taken: list[str] = []
    while table.question() in ("pay", "give", "take"):
        usual = table.default_answer()
        assert usual is not None
        assert usual in table.offers()
        taken.append(usual)
        table.play(usual)
    return taken


def test_own_tokens_are_the_default() -> None:
    """D-06: wilds, favors and a trade are kept for what is missing."""
    table = paying("L9 J3 M4 W4 F3")
    assert defaults(table) == ["pay lumber", "pay jackscrew", "pay masonry"]


def test_wilds_go_where_fewest_are_missing() -> None:
    """D-06: two wilds settle one jackscrew and one masonry, and not two lumber."""
    table = paying("L1 J2 M3 W2")
    assert defaults(table) == ["short lumber", "pay jackscrew wild 1", "pay masonry wild 1"]
    assert (table.purse("blue"), table.seat("blue").poverty) == ("L1 J0 M0", 1)


def test_a_favor_goes_where_most_is_missing() -> None:
    """D-06: it covers three lumber; one jackscrew is short."""
    table = paying("J2 M4 F1")
    assert defaults(table) == ["favor lumber"]  # the other two have one answer only
    assert (table.purse("blue"), table.seat("blue").poverty) == ("L0 J2 M0", 1)


def test_wilds_come_before_favors() -> None:
    """D-06: two wilds pay for a jackscrew and a masonry, the favor is kept."""
    table = paying("L3 J2 M3 W2 F1")
    assert defaults(table) == ["pay lumber", "pay jackscrew wild 1", "pay masonry wild 1"]
    assert table.purse("blue") == "L0 J0 M0 F1"


def test_spare_tokens_are_traded_for_a_missing_one() -> None:
    """D-06, R-PAY-04: three lumber that nothing needs become a jackscrew."""
    table = paying("L6 J2 M4 W0")
    gives = ["give lumber"] * 3
    assert defaults(table)[:5] == ["trade", *gives, "take jackscrew"]
    assert (table.purse("blue"), table.seat("blue").poverty) == ("L0 J0 M0", 0)


def test_spare_tokens_of_several_kinds_are_traded_before_a_wild() -> None:
    """R-PAY-04: a lumber and two jackscrews; the wild pays for a masonry itself."""
    table = paying("L4 J5 M2 W1")
    assert defaults(table)[0] == "trade"
    assert (table.purse("blue"), table.seat("blue").poverty) == ("L0 J0 M0", 0)


def test_a_trade_fills_the_resource_that_is_closest() -> None:
    """R-PAY-04: one masonry is missing and three jackscrews are; one trade helps masonry."""
    table = paying("L6 M3")
    assert "take masonry" in defaults(table)
    assert (table.purse("blue"), table.seat("blue").poverty) == ("L0 J0 M0", 1)


@pytest.mark.parametrize("purse", ["L5 J2 M4", "L6 J1 M4"])
def test_a_trade_that_saves_nothing_is_no_default(purse: str) -> None:
    """R-PAY-04: two spare tokens are too few, and so are three for two missing ones."""
    table = paying(purse)
    assert table.allows("trade")
    assert table.default_answer() == "pay lumber"
    defaults(table)
    assert table.seat("blue").poverty == 1


def test_a_trade_is_no_default_once_it_is_too_late() -> None:
    """R-PAY-04: the first resource is settled, so six spare lumber help no more."""
    table = paying("L9 J3 M2 W1")
    assert table.default_answer() == "trade"
    assert table.play("pay lumber").default_answer() == "pay jackscrew"


def test_tokens_that_are_needed_are_not_given_by_default() -> None:
    """R-PAY-04: who asks for a trade is led to the spare kind first, and to wilds last."""
    table = paying("L3 J6 M4 W3").play("trade")
    assert table.default_answer() == "give jackscrew"
    table = paying("L3 J3 M4 W3").play("trade")
    assert table.default_answer() == "give lumber"


def test_favors_are_no_default_for_the_upper_left_square() -> None:
    """R-BID-06, D-03: tokens are, and a wild for the masonry that is missing."""
    table = raising().card("i", "8").tokens("blue", "L1 J1 W2 F3").at("bidding", "blue")
    table.play("bid i ul")
    assert defaults(table) == ["pay lumber", "pay jackscrew"]
    assert table.purse("blue") == "L0 J0 M0 W1 F3"


def test_a_default_leads_through_a_trade_for_the_upper_left_square() -> None:
    """R-BID-06, D-03: card 8 costs one of each; four spare lumber hide a masonry."""
    table = raising().card("i", "8").tokens("blue", "L5 J2").at("bidding", "blue")
    defaults(table.play("bid i ul"))
    assert table.purse("blue") == "L1 J1 M0"


def test_a_default_can_always_be_taken() -> None:
    """D-06: with any purse it leads to the end of the payment and never over a missing token."""
    table = raising().won("blue", "17")
    for lumber, jackscrew, masonry, wild, favor in product(
        (0, 2, 4, 7), (1, 3), (0, 3, 8), (0, 2), (0, 1)
    ):
        twin = RaisingScenario(table.game.copy())
        purse = f"L{lumber} J{jackscrew} M{masonry} W{wild} F{favor}"
        defaults(twin.tokens("blue", purse).at("projects"))
        assert twin.question() == "raise"
        missing = [lumber < 3, jackscrew < 3, masonry < 4].count(True)
        assert twin.seat("blue").poverty <= missing

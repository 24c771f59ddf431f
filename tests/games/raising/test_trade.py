"""Trades: three tokens for one, before a payment."""

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising import RaisingScenario, raising


def paying(purse: str, perms: str = "") -> RaisingScenario:
    """Blue is to pay for project 17: three lumber, three jackscrews, four masonry."""
    table = raising().won("blue", "17", levels=2).perms("blue", perms)
    return table.tokens("blue", purse).at("projects")


def bidding(purse: str, card: str, squares: str = "- - - -") -> RaisingScenario:
    """Blue is to bid, and this card lies on the first space."""
    table = raising().card("i", card).squares("i", squares).tokens("blue", purse)
    return table.at("bidding", "blue")


def test_a_trade_before_paying_saves_a_step() -> None:
    """E-063, R-PAY-04, R-RES-03: three lumber become the missing jackscrew."""
    table = paying("L6 J1 M2", "J1 M2")
    table.play("trade", "give lumber", "give lumber", "give lumber", "take jackscrew")
    assert (table.purse("blue"), table.question()) == ("L3 J2 M2", "pay")
    table.play("pay lumber")
    assert (table.purse("blue"), table.seat("blue").poverty) == ("L0 J0 M0", 0)


def test_tokens_are_mixed_freely_in_a_trade() -> None:
    """R-RES-03, Q-36: two kinds of basic tokens and a wild for one masonry."""
    table = paying("L3 J4 M4 W1")
    table.play("trade", "give lumber", "give jackscrew", "give wild", "take masonry")
    assert table.purse("blue") == "L2 J3 M5"


@pytest.mark.parametrize(
    ("resource", "purse"),
    [("lumber", "L1 J3 M0"), ("jackscrew", "L0 J4 M0"), ("masonry", "L0 J3 M1")],
)
def test_a_trade_brings_a_basic_resource_of_choice(resource: str, purse: str) -> None:
    """R-RES-03, Q-36: one of three kinds, never a wild."""
    table = paying("L1 J4 W2").play("trade", "give lumber", "give jackscrew", "give wild")
    assert table.offers() == ["take lumber", "take jackscrew", "take masonry"]
    assert table.play(f"take {resource}").purse("blue") == f"{purse} W1"
    with pytest.raises(Malformed, match="there is no resource 'wild'"):
        table.game.read("take wild")


def test_wilds_alone_can_be_traded() -> None:
    """R-RES-03, R-RES-02: three wilds, which go without a choice, for a lumber."""
    table = paying("W5").play("trade", "take lumber")
    assert table.purse("blue") == "L1 J0 M0 W2"


def test_a_trade_can_be_repeated() -> None:
    """R-RES-03: six lumber become two masonry."""
    table = paying("L7").play("trade", "take masonry")
    assert table.purse("blue") == "L4 J0 M1"
    table.play("trade", "give lumber", "take masonry")  # two lumber go without a choice
    assert table.purse("blue") == "L1 J0 M2"


def test_a_trade_takes_three_tokens() -> None:
    """R-RES-03: with two tokens there is none, however many favors and permanent resources."""
    table = paying("L1 J1 F3", "M3")
    assert "trade" not in table.offers()
    refusal = table.refusal("trade")
    assert (refusal.key, refusal.rule) == ("trade", "R-RES-03")
    assert refusal.text == "a trade takes 3 tokens, and you have 1 lumber and 1 jackscrew"


@pytest.mark.parametrize("token", ["favor", "perm"])
def test_favors_and_permanent_resources_are_not_traded(token: str) -> None:
    """R-RES-03: there are no words to offer them."""
    table = paying("L3 J3 M3 F3", "L1").play("trade")
    assert table.offers() == ["give lumber", "give jackscrew", "give masonry"]
    with pytest.raises(Malformed, match=f"there is no token_kind '{token}'"):
        table.game.read(f"give {token}")


def test_a_token_that_is_not_owned_is_not_given() -> None:
    """R-RES-03: blue has no wild."""
    refusal = paying("L3 J3").play("trade").refusal("give wild")
    assert (refusal.key, refusal.rule) == ("trade", "R-RES-03")
    assert refusal.text == "you have no wild to give"


def test_tokens_are_given_in_one_order() -> None:
    """R-RES-03, D-06: lumber, jackscrew, masonry, wild, so that a trade is told in one way."""
    table = paying("L3 J3 M1").play("trade", "give jackscrew")
    assert table.offers() == ["give jackscrew", "give masonry"]
    refusal = table.refusal("give lumber")
    assert (refusal.key, refusal.rule) == ("trade", "R-RES-03")
    assert "in the order lumber, jackscrew, masonry, wild" in refusal.text


def test_a_token_after_which_too_few_are_left_is_not_given_first() -> None:
    """R-RES-03, D-06: one lumber went without a choice; a masonry now would leave one missing."""
    table = paying("L3 J1 M1").play("trade")
    assert table.offers() == ["give lumber", "give jackscrew"]
    assert table.refusal("give masonry").key == "trade"
    assert table.refusal("give masonry").rule == "R-RES-03"


def test_there_is_no_trade_after_the_first_resource() -> None:
    """R-PAY-04, R-RES-03: trades are made before paying."""
    table = paying("L3 J4 M4 W1").play("pay lumber")
    assert "trade" not in table.offers()
    refusal = table.refusal("trade")
    assert (refusal.key, refusal.rule) == ("trade", "R-PAY-04")


def test_there_is_no_trade_without_a_payment() -> None:
    """R-RES-03, Q-36: not while bidding, not while building."""
    assert bidding("L9", "8").refusal("trade").key == "not_now"
    table = paying("L9 J3 M4").play("pay lumber")
    assert (table.question(), table.refusal("trade").key) == ("raise", "not_now")


# For the upper-left square


def test_a_trade_for_the_upper_left_square_keeps_it_payable() -> None:
    """R-BID-06, D-03: lumber and masonry are due; a jackscrew and a wild are left to pay them."""
    table = bidding("L2 J2 W1", "8", "- purple - -").play("bid i ul")
    table.play("trade", "give lumber", "give lumber")  # the third one must be a jackscrew
    assert table.offers() == ["take lumber", "take masonry"]
    refusal = table.refusal("take jackscrew")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-06")
    table.play("take masonry")
    assert table.purse("blue") == "L0 J1 M0"


def test_a_token_that_the_upper_left_square_needs_is_not_traded() -> None:
    """R-BID-06, D-03: two jackscrews and a masonry are due; the one jackscrew must stay."""
    table = bidding("L3 J1 M2", "4").play("bid i ul")
    assert table.offers() == ["give lumber", "give masonry"]  # two lumber went without a choice
    refusal = table.refusal("give jackscrew")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-06")
    assert table.play("give masonry").purse("blue") == "L1 J0 M0"


def test_a_trade_that_makes_the_upper_left_square_unpayable_is_refused() -> None:
    """R-BID-06, D-03: lumber and masonry are due, and one token is left after a trade."""
    table = bidding("L1 M1 W1", "8", "- purple - -").play("bid i ul")
    assert table.offers() == ["pay lumber", "pay lumber wild 1"]
    refusal = table.refusal("trade")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-06")

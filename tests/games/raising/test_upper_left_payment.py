"""Paying for the upper-left square: tokens, wilds and trades, and nothing that gets stuck."""

from collections.abc import Iterator
from itertools import product

import pytest

from bigshoulders.kernel.game import Game
from bigshoulders.scenarios.raising import RaisingScenario, raising


def bidding(purse: str, card: str = "8", squares: str = "- - - -") -> RaisingScenario:
    """Return blue's turn with this purse and this card, partly covered, on space III."""
    table = raising().card("iii", card).squares("iii", squares)
    return table.tokens("blue", purse).at("bidding", "blue")


def test_wilds_may_be_spent_where_tokens_would_do() -> None:
    """D-03, R-RES-02: for 1 lumber a player with both has the choice."""
    table = bidding("L1 W1", squares="- purple green -").play("bid iii ul")
    assert (table.question(), table.offers()) == ("pay", ["pay lumber", "pay lumber wild 1"])
    table.play("pay lumber wild 1")
    assert table.purse("blue") == "L1 J0 M0"


def test_wilds_that_the_rest_needs_cannot_be_spent_before() -> None:
    """D-03, R-BID-05: L5 and 2 wilds for 1 L, 1 J, 1 M: lumber is paid with lumber."""
    table = bidding("L5 W2").play("bid iii ul")
    assert table.offers() == ["pay lumber", "trade"]
    refusal = table.refusal("pay lumber wild 1")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-05")
    table.play("pay lumber")
    assert table.purse("blue") == "L4 J0 M0"


@pytest.mark.parametrize(
    ("answer", "key", "rule"),
    [
        ("pay jackscrew", "payment_mismatch", "R-PAY-02"),  # lumber comes first
        ("pay lumber wild 2", "payment_mismatch", "R-BID-05"),  # more than is due
        ("leave lumber", "not_now", "R-FIN-06"),
        ("bid i 1", "not_now", "R-PAY-02"),
    ],
)
def test_tokens_that_do_not_match_the_cost_are_refused(answer: str, key: str, rule: str) -> None:
    """R-BID-05: what is due is one lumber first."""
    table = bidding("L2 J2 M2 W3").play("bid iii ul")
    refusal = table.refusal(answer)
    assert (refusal.key, refusal.rule) == (key, rule)


def test_wilds_that_are_not_owned_are_refused() -> None:
    """R-BID-05: two wilds for three jackscrews, and one is there."""
    table = bidding("J3 W1", card="1").play("bid iii ul")
    refusal = table.refusal("pay jackscrew wild 2")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-05")
    assert refusal.text == "you need 3 jackscrew, and you have 3 jackscrew and 1 wild"


def test_trades_come_before_the_first_resource() -> None:
    """D-03, R-RES-03, Q-36: any three tokens, wilds included, for one of choice; repeatable."""
    table = bidding("L3 J1 M1 W4", squares="- purple green -").play("bid iii ul")
    assert "trade" in table.offers()
    table.play("trade", "give lumber", "give jackscrew", "give wild", "take masonry")
    assert table.purse("blue") == "L2 J0 M2 W3"
    table.play("trade", "give masonry", "give wild", "take jackscrew")  # and a second wild
    assert table.purse("blue") == "L2 J1 M1 W1"
    table.play("pay lumber")
    assert table.purse("blue") == "L1 J1 M1 W1"
    assert table.question() == "bid"


def test_a_trade_after_the_first_resource_is_refused() -> None:
    """D-03, R-PAY-04: lumber is settled, masonry has a choice; trading is over."""
    table = bidding("L3 M2 W2", squares="- purple - -").play("bid iii ul", "pay lumber")
    assert table.offers() == ["pay masonry", "pay masonry wild 1"]
    assert table.refusal("trade").key == "trade"


def test_fewer_than_three_tokens_cannot_be_traded() -> None:
    """R-RES-03: one lumber and one wild are two tokens; favors do not count."""
    table = bidding("L1 W1 F3", squares="- purple green -").play("bid iii ul")
    refusal = table.refusal("trade")
    assert (refusal.key, refusal.rule) == ("trade", "R-RES-03")
    assert refusal.text == "a trade takes 3 tokens, and you have 1 lumber and 1 wild"


def test_a_trade_that_would_leave_the_square_unpaid_is_refused() -> None:
    """D-03, R-BID-06: L1 J1 W1 for 1 L: trading all three for a jackscrew would not pay."""
    table = bidding("L1 J1 W1", squares="- purple green -").play("bid iii ul")
    table.play("trade")  # the three tokens are the only ones, and lumber the only thing to take
    assert table.purse("blue") == "L0 J0 M0"
    assert "blue gets 1 lumber for the trade" in table.sentences()
    assert "blue pays 1 lumber and 0 wild" in table.sentences()


def test_tokens_needed_for_the_square_cannot_be_given_away() -> None:
    """D-03, R-BID-06: L2 J1 M1 for 1 L and 1 M; with the masonry too much would be gone."""
    table = bidding("L2 J1 M1", squares="- purple - -").play("bid iii ul", "trade")
    assert table.offers() == ["give lumber", "give jackscrew"]  # one lumber was given already
    refusal = table.refusal("give masonry")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-06")
    table.play("give jackscrew")
    assert table.purse("blue") == "L0 J0 M0"
    assert "blue gets 1 masonry for the trade" in table.sentences()


def test_only_what_helps_to_pay_may_be_taken() -> None:
    """D-03, R-BID-06: L4 and a wild for one of each: the trade brings J or M, not lumber."""
    table = bidding("L4 W1").play("bid iii ul")
    assert table.offers() == ["take jackscrew", "take masonry"]
    refusal = table.refusal("take lumber")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-06")
    table.play("take masonry")
    assert table.purse("blue") == "L0 J0 M0"
    assert "blue pays 0 jackscrew and 1 wild" in table.sentences()


def test_tokens_are_kept_without_limit() -> None:
    """R-RES-01, Q-37: the supply never runs out; 40 of a kind and one more, 25 wilds."""
    table = bidding("L40 J40 M40 W25").play("bid iii 3")
    assert table.purse("blue") == "L41 J40 M40 W25"
    table.check()


def test_a_trade_is_offered_only_while_a_payment_is_decided() -> None:
    """Q-36, R-RES-03: not in the turn itself."""
    table = bidding("L9 J9 M9 W9")
    assert "trade" not in table.offers()
    assert table.refusal("trade").key == "not_now"


# Every purse


def can_pay(tokens: list[int], wild: int, needs: list[int]) -> bool:
    """Try every trade and every use of wilds."""
    missing = sum(max(0, need - have) for need, have in zip(needs, tokens, strict=True))
    if missing <= wild:
        return True
    for given in trades([*tokens, wild]):
        for taken in range(3):
            rest = [*tokens, wild]
            for kind, count in enumerate(given):
                rest[kind] -= count
            rest[taken] += 1
            if can_pay(rest[:3], rest[3], needs):
                return True
    return False


def trades(have: list[int]) -> Iterator[tuple[int, ...]]:
    """Return every way to give three tokens."""
    for given in product(range(4), repeat=4):
        if sum(given) == 3 and all(g <= h for g, h in zip(given, have, strict=True)):
            yield given


@pytest.mark.parametrize(("card", "needs"), [("8", [1, 1, 1]), ("1", [0, 3, 0]), ("6", [2, 0, 1])])
def test_payable_is_what_some_sequence_of_trades_can_pay(card: str, needs: list[int]) -> None:
    """R-RES-06, R-RES-03: the formula agrees with trying everything, for every small purse."""
    table = bidding("", card=card)
    for lumber, jackscrew, masonry, wild in product(range(5), range(5), range(5), range(3)):
        table.tokens("blue", f"L{lumber} J{jackscrew} M{masonry} W{wild}")
        expected = can_pay([lumber, jackscrew, masonry], wild, needs)
        assert table.allows("bid iii ul") == expected, table.purse("blue")


def endings(game: Game) -> list[list[int]]:
    """Return blue's tokens after each way to finish the payment that waits."""
    if game.step().key not in ("pay", "give", "take"):
        seats = game.view(None)["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[0], dict)
        tokens, wild = seats[0]["tokens"], seats[0]["wild"]
        assert isinstance(tokens, dict)
        return [[*[int(str(count)) for count in tokens.values()], int(str(wild))]]
    found: list[list[int]] = []
    for code in game.answers(0):
        twin = game.copy()
        twin.play(0, code)
        found += endings(twin)
    return found


@pytest.mark.parametrize("purse", ["L4 J1 W1", "L1 J3 M1 W1", "J6 W1", "L2 J2 M2", "J4 M1 W1"])
def test_every_offered_answer_leads_to_a_paid_square(purse: str) -> None:
    """D-03, R-BID-05: whatever is answered, nobody gets stuck or pays too little."""
    table = bidding(purse, squares="- purple - -")  # 1 masonry and 1 lumber
    before = sum([*table.seat("blue").tokens, table.seat("blue").wild])
    table.play("bid iii ul")
    ends = endings(table.game)
    assert ends
    for left in ends:
        assert min(left) >= 0
        assert sum(left) in (before - 2, before - 4, before - 6)  # each trade costs two more

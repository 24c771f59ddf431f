"""Paying for a project: tokens, wilds and favors, or a step of poverty.

Blue has won project 17, which costs three lumber, three jackscrews and four masonry.
"""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def paying(purse: str, perms: str = "", project: str = "17", **options: str) -> RaisingScenario:
    """Blue is to pay for a project, with these tokens and permanent resources."""
    table = raising(3, 1, **options).won("blue", project, levels=2)
    return table.tokens("blue", purse).perms("blue", perms).at("projects")


def outcome(table: RaisingScenario) -> tuple[str, int]:
    """Return what blue has left, and the poverty; the payment is over."""
    assert table.question() == "raise"
    return table.purse("blue"), table.seat("blue").poverty


# Net needs


def test_the_example_of_the_booklet_ends_one_step_poorer() -> None:
    """E-060, Q-34, R-PAY-01, R-PAY-06: lumber and masonry are paid, jackscrews are short."""
    table = paying("L5 J1 M2", "J1 M2")
    assert table.offers() == ["pay lumber", "trade"]
    assert outcome(table.play("pay lumber")) == ("L2 J1 M0", 1)
    assert (table.happened().count("paid"), table.happened().count("short")) == (2, 1)


def test_the_question_names_what_is_left_to_pay() -> None:
    """R-PAY-01, D-06: printed need less permanent resources, resource by resource."""
    table = paying("L5 J4 M4 W1", "L2 J1")
    needs = []
    for resource in ("lumber", "jackscrew", "masonry"):
        asked = table.game.question(0)
        needs.append((asked.kind, asked.data["resource"], asked.data["need"]))
        table.play(f"pay {resource}")
    assert needs == [("pay", "lumber", 1), ("pay", "jackscrew", 2), ("pay", "masonry", 4)]


def test_more_permanent_resources_than_needed_leave_nothing_to_pay() -> None:
    """E-069, R-PAY-01: two masonry with three permanent ones; the token stays."""
    table = paying("L4 J5 M1", "M3", project="22").play("pay lumber")
    assert outcome(table) == ("L0 J0 M1", 0)


def test_an_unlimited_resource_is_free() -> None:
    """E-068, R-EXP-03, R-PAY-01: with the masonry marker at the end four masonry cost nothing."""
    table = raising().won("blue", "17").tokens("blue", "L3 J3 M2").tracks("blue", "M12")
    assert outcome(table.at("projects").play("pay lumber")) == ("L0 J0 M2", 0)


def test_nothing_is_asked_if_nothing_is_due() -> None:
    """R-PAY-02: three unlimited resources, so the building is next."""
    table = raising().won("blue", "17").tokens("blue", "L9").tracks("blue", "L12 J12 M12")
    assert outcome(table.at("projects")) == ("L9 J0 M0", 0)


def test_permanent_resources_are_never_spent() -> None:
    """R-RES-05: two of lumber help with both projects of a round, and stay."""
    table = raising().won("blue", "17").won("blue", "16", space="ii").perms("blue", "L2 J1 M1")
    table.tokens("blue", "L3 J9 M9").at("projects").play("pay lumber", "raise 3")
    assert (table.purse("blue"), table.question()) == ("L2 J7 M6", "pay")
    assert table.play("pay lumber").purse("blue") == "L0 J5 M5 W1"
    assert table.perms_of("blue") == "L2 J1 M1"


def test_a_permanent_resource_gained_before_the_payment_counts() -> None:
    """R-PAY-01, Q-20: tile 8 in the window before step 1 brings a permanent lumber."""
    table = raising().won("blue", "17").tokens("blue", "L2 J3 M4").tiles("blue", "8")
    table.at("projects").play("use 8", "study lumber", "pay lumber")
    assert outcome(table) == ("L0 J0 M0", 0)


# Paid


def test_wilds_stand_for_any_resource() -> None:
    """E-061, R-PAY-03, R-RES-02: the missing jackscrew is a wild."""
    table = paying("L5 J1 M2 W1", "J1 M2").play("pay lumber", "pay jackscrew wild 1")
    assert outcome(table) == ("L2 J0 M0", 0)


def test_tokens_and_wilds_are_mixed_freely() -> None:
    """R-PAY-03, D-06: any number of wilds is offered, even if the tokens suffice."""
    table = paying("L3 J3 M4 W4")
    wilds = [f"pay lumber wild {count}" for count in (1, 2, 3)]
    assert table.offers() == ["pay lumber", *wilds, "trade"]
    table.play("pay lumber wild 3", "pay jackscrew", "pay masonry wild 1")
    assert outcome(table) == ("L3 J0 M1", 0)


def test_a_payment_offers_only_what_adds_up_to_the_need() -> None:
    """R-PAY-03: with one lumber and three wilds it takes two or three of them."""
    table = paying("L1 J3 M4 W3")
    offered = ["pay lumber wild 2", "pay lumber wild 3", "short lumber", "trade"]
    assert table.offers() == offered


@pytest.mark.parametrize("answer", ["pay lumber", "pay lumber wild 1", "pay lumber wild 3"])
def test_a_payment_that_is_not_owned_is_refused(answer: str) -> None:
    """R-PAY-03: three lumber from one token and two wilds are just these three tokens."""
    table = paying("L1 J3 M4 W2")
    refusal = table.refusal(answer)
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-PAY-03")
    assert (
        refusal.text
        == "you need 3 lumber, and you have 1 lumber, 3 jackscrew, 4 masonry and 2 wild"
    )
    assert table.allows("pay lumber wild 2")


def test_more_wilds_than_needed_are_refused() -> None:
    """R-PAY-03: exactly the net need is returned."""
    refusal = paying("W9").refusal("pay lumber wild 4")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-PAY-03")
    assert refusal.text == "you need 3 lumber, fewer than that many wilds"


@pytest.mark.parametrize("answer", ["pay masonry", "short jackscrew", "favor masonry"])
def test_the_resources_are_settled_in_their_order(answer: str) -> None:
    """R-PAY-02, D-06: lumber, jackscrew, masonry, each once."""
    refusal = paying("L3 J1 M4 W2 F1").refusal(answer)
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-PAY-02")


def test_a_settled_resource_is_not_settled_again() -> None:
    """R-PAY-02: each resource ends in one state."""
    table = paying("L6 J3 M4 W1 F1").play("pay lumber")
    for answer in ("pay lumber", "favor lumber", "short lumber"):
        assert table.refusal(answer).rule == "R-PAY-02"


# Favors


def test_a_favor_covers_the_whole_need_of_a_resource() -> None:
    """E-062, R-PAY-05, R-RES-04: two jackscrews for one favor, and the token stays."""
    table = paying("L5 J1 M2 F1", "J1 M2").play("pay lumber", "favor jackscrew")
    assert outcome(table) == ("L2 J1 M0", 0)


def test_three_favors_pay_for_a_project() -> None:
    """E-071, R-PAY-05, Q-35: one for each resource, no tokens."""
    table = paying("L3 J3 M4 F3").play("favor lumber", "favor jackscrew", "favor masonry")
    assert outcome(table) == ("L3 J3 M4", 0)


def test_a_favor_that_is_not_owned_is_refused() -> None:
    """R-PAY-05: nobody has one to begin with."""
    refusal = paying("L3 J3 M4").refusal("favor lumber")
    assert (refusal.key, refusal.rule) == ("no_favor", "R-PAY-05")
    assert refusal.text == "you have no favor"


def test_a_favor_for_a_resource_without_need_is_refused() -> None:
    """R-PAY-05, Q-35: three permanent jackscrews leave nothing for a favor to do."""
    refusal = paying("L3 M4 F1", "J3").refusal("favor jackscrew")
    assert (refusal.key, refusal.rule) == ("no_favor", "R-PAY-05")


# Short


def test_a_player_without_anything_takes_three_steps() -> None:
    """E-064, R-PAY-06, R-PAY-08: one for each resource, and the project is completed."""
    table = paying("")
    assert outcome(table) == ("L0 J0 M0", 3)
    assert table.seat("blue").symbols == [0, 0, 0, 1, 0, 0]
    table.play("raise 2")
    assert (table.state.owner[1], table.state.levels[1]) == (0, 2)


def test_a_short_resource_costs_no_token() -> None:
    """E-065, R-PAY-06: wilds go to lumber and jackscrews, the one masonry stays."""
    table = paying("L2 J1 M1 W3").play("pay lumber wild 1", "pay jackscrew wild 2")
    assert outcome(table) == ("L0 J0 M1", 1)


def test_nothing_is_spent_on_a_short_resource() -> None:
    """E-070, R-PAY-06, Q-33: a short resource is settled, and a wild comes too late."""
    table = paying("L3 J2 M3 W1").play("pay lumber", "short jackscrew")
    refusal = table.refusal("pay jackscrew wild 1")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-PAY-02")
    assert table.purse("blue") == "L0 J2 M3 W1"


def test_who_has_enough_tokens_must_pay() -> None:
    """E-066, R-PAY-07, Q-32: four masonry are there; only a favor would save them."""
    table = paying("L3 J3 M4 F1").play("pay lumber", "pay jackscrew")
    assert table.offers() == ["pay masonry", "favor masonry"]
    refusal = table.refusal("short masonry")
    assert (refusal.key, refusal.rule) == ("must_pay", "R-PAY-07")
    assert refusal.text == "you need 4 masonry, and you have 4 masonry"
    assert outcome(paying("L3 J3 M4").play("pay lumber")) == ("L0 J0 M0", 0)


def test_wilds_need_not_be_spent_to_avoid_poverty() -> None:
    """E-067, R-PAY-07, Q-32: one masonry is missing, the wild stays."""
    table = paying("L3 J3 M3 W1").play("pay lumber", "pay jackscrew", "short masonry")
    assert outcome(table) == ("L0 J0 M3 W1", 1)


def test_favors_need_not_be_spent_to_avoid_poverty() -> None:
    """R-PAY-07, Q-32: favors are voluntary too."""
    table = paying("L2 J3 M4 F1").play("short lumber", "pay jackscrew", "pay masonry")
    assert outcome(table) == ("L2 J0 M0 F1", 1)


def test_tokens_may_be_traded_away_before_being_short() -> None:
    """R-PAY-07, Q-32: what counts is what the player has when the payment is made."""
    table = paying("L3 J3 M4 W1")
    assert table.refusal("short lumber").key == "must_pay"
    table.play("trade", "give lumber", "give lumber", "give lumber", "take masonry")
    assert table.allows("short lumber")


@pytest.mark.parametrize(("free", "allowed"), [("no", False), ("yes", True)])
def test_poverty_can_be_made_a_free_choice(free: str, *, allowed: bool) -> None:
    """R-PAY-07, Q-32: option `free_poverty`."""
    table = paying("L3 J3 M4 W1", free_poverty=free)
    assert table.allows("short lumber") == allowed


def test_free_poverty_leaves_the_tokens_alone() -> None:
    """R-PAY-06, Q-32: being short by choice costs a step and nothing else."""
    table = paying("L3 J3 M4", free_poverty="yes")
    table.play("short lumber", "short jackscrew", "pay masonry")
    assert outcome(table) == ("L3 J3 M0", 2)


def test_poverty_is_counted_beyond_the_end_of_the_track() -> None:
    """R-PAY-09, Q-40: from the last space, step 12, to 13, 14 and 15."""
    table = raising().won("blue", "17").tokens("blue", "").poverty("blue", 12).at("projects")
    assert outcome(table) == ("L0 J0 M0", 15)


def test_a_section_is_not_left_in_the_payment_for_a_project() -> None:
    """R-FIN-06: only the personal project knows unfinished sections."""
    refusal = paying("L1 J3 M4").refusal("leave lumber")
    assert (refusal.key, refusal.rule) == ("not_now", "R-FIN-06")


def test_only_the_winner_pays() -> None:
    """D-06: another seat is not asked."""
    table = paying("L3 J3 M4")
    assert table.asker() == "blue"
    assert table.refusal("pay lumber", "purple").key == "not_your_turn"


def test_a_project_is_paid_before_it_is_placed() -> None:
    """R-PAY-02: a plot is no answer to the question what is paid."""
    assert paying("L3 J3 M4").refusal("raise 1").key == "not_now"


# For the upper-left square


def bidding_upper_left(purse: str) -> RaisingScenario:
    """Blue pays for the upper-left square of card 4: two jackscrews and a masonry."""
    table = raising().card("i", "4").tokens("blue", purse).at("bidding", "blue")
    return table.play("bid i ul")


def test_wilds_that_the_rest_of_the_cost_needs_are_kept() -> None:
    """R-BID-05, D-03: one of two wilds must stay for the masonry."""
    table = bidding_upper_left("J2 W2")
    assert table.offers() == ["pay jackscrew", "pay jackscrew wild 1"]
    refusal = table.refusal("pay jackscrew wild 2")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-BID-05")
    assert table.play("pay jackscrew wild 1").purse("blue") == "L0 J1 M0"


@pytest.mark.parametrize(
    ("answer", "key", "rule"),
    [
        ("favor jackscrew", "no_favor", "R-BID-06"),
        ("short jackscrew", "not_now", "R-PAY-07"),
        ("leave jackscrew", "not_now", "R-FIN-06"),
    ],
)
def test_the_upper_left_square_is_paid_in_full(answer: str, key: str, rule: str) -> None:
    """R-BID-06, R-PAY-07, Q-27: a favor does not pay for it, and nobody is short."""
    refusal = bidding_upper_left("J2 M1 W2 F2").refusal(answer)
    assert (refusal.key, refusal.rule) == (key, rule)

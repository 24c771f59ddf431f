"""The personal project as a player plans it (rules, R-FIN-06, D-15)."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import collect, council, last_round


def planned(purse: str, columns: str = "") -> RaisingScenario:
    """Let blue plan the personal project; the others have nothing to plan with."""
    table = last_round(end_choices="players").tokens("blue", purse).tracks("blue", columns)
    return table.at("scoring")


def with_member_10(a_cards: int, opened: int = 0, purse: str = "L5 J5 F1") -> RaisingScenario:
    """Council member 10 (2 for each favor left) sits on A; blue has so many cards with A."""
    table = council("10", "1", "2", "3").tokens("blue", purse)
    return collect(table, a=a_cards, opened=opened).at("scoring")


# When players plan


def test_each_section_is_asked_for() -> None:
    """R-FIN-06, D-15, E-170: lumber with tokens, jackscrews with a wild, masonry by favor."""
    table = planned("L5 J4 M2 W1 F1")
    assert (table.asker(), table.question()) == ("blue", "pay")
    assert table.game.question(0).text == (
        "blue pays 5 lumber for the personal project "
        "(has 5 lumber, 4 jackscrew, 2 masonry and 1 wild)"
    )
    assert table.offers() == [
        *("pay lumber", "pay lumber wild 1", "favor lumber", "leave lumber", "trade")
    ]
    table.play("pay lumber")
    assert table.offers() == ["pay jackscrew wild 1", "favor jackscrew", "leave jackscrew"]
    table.play("pay jackscrew wild 1", "favor masonry")
    assert table.scored("personal_project")["blue"] == 9
    assert table.purse("blue") == "L0 J0 M2"


def test_a_section_may_be_left() -> None:
    """R-FIN-06, D-15: tokens and favor are kept."""
    table = planned("L5 J5 M0 F1").play("leave lumber", "pay jackscrew", "favor masonry")
    assert table.scored("personal_project")["blue"] == 4
    assert table.purse("blue") == "L5 J0 M0"
    assert "blue leaves the lumber section unfinished" in table.sentences()


def test_tokens_are_traded_before_the_first_section() -> None:
    """R-FIN-06, R-RES-03, Q-53, E-172: six lumber become two masonry."""
    table = planned("L11 J5 M3")
    for _trade in range(2):
        table.play("trade", *["give lumber"] * 3, "take masonry")
    table.play("pay lumber", "pay jackscrew", "pay masonry")
    assert table.scored("personal_project")["blue"] == 9
    assert table.purse("blue") == "L0 J0 M0"


def test_trades_come_before_the_first_section_only() -> None:
    """R-FIN-06, D-15: after lumber is settled the answer is refused."""
    refusal = planned("L11 J5 M3").play("pay lumber").refusal("trade")
    assert (refusal.key, refusal.rule) == ("trade", "R-PAY-04")


def test_an_unlimited_track_is_not_asked_for() -> None:
    """R-FIN-06, R-EXP-03, E-173: masonry is complete, and lumber is paid after one trade."""
    table = planned("L4 J0 M9", "M12")
    table.play("trade", "give masonry", "take lumber", "pay lumber")
    assert table.game.is_over()  # jackscrews could only be left
    assert table.scored("personal_project")["blue"] == 4


def test_a_plan_that_cannot_be_paid_is_refused() -> None:
    """R-FIN-06, Q-53: tokens, wilds and favors must be there."""
    table = planned("L4 J2 M2 W1")
    for text in ("pay lumber", "pay lumber wild 2"):
        refusal = table.refusal(text)
        assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-FIN-06")
    assert (
        "you need 5 lumber, and you have 4 lumber, 2 jackscrew, 2 masonry and 1 wild"
        in table.refusal("pay lumber").text
    )
    assert table.refusal("favor lumber").key == "no_favor"
    short = table.refusal("short lumber")
    assert (short.key, short.rule) == ("not_now", "R-PAY-07")
    assert table.allows("pay lumber wild 1")


def test_more_wilds_than_a_section_needs_are_refused() -> None:
    """R-FIN-06: five is the most."""
    refusal = planned("W7 F1").refusal("pay lumber wild 6")
    assert (refusal.key, refusal.rule) == ("payment_mismatch", "R-FIN-06")


def test_players_are_asked_from_the_lowest_rank() -> None:
    """R-FIN-06, D-15: decisions of one time are asked in rank order, lowest first."""
    table = last_round(end_choices="players")
    for color in ("blue", "purple", "green"):
        table.tokens(color, "F1")
    table.reputation(blue=3, green=2, purple=1).at("scoring")
    askers = []
    while not table.game.is_over():
        askers.append(table.asker())
        table.play(table.offers()[0])
    assert askers == ["purple", "green", "blue"]


def test_who_has_no_choice_is_not_asked() -> None:
    """D-15: without tokens every section is left, and one answer is no question."""
    table = planned("L4 J4 M1")
    assert table.question() == "pay"  # a trade is a choice
    assert planned("L1 J1").game.is_over()


def test_the_usual_answers_complete_what_they_can() -> None:
    """R-FIN-06, E-170: the default needs no thought."""
    table = planned("L5 J4 M2 W1 F1")
    answers = []
    while not table.game.is_over():
        usual = table.default_answer()
        assert usual is not None
        answers.append(usual)
        table.play(usual)
    assert answers == ["pay lumber", "pay jackscrew wild 1", "favor masonry"]


# When the council wants favors


def test_using_or_keeping_a_favor_is_the_players_choice() -> None:
    """R-COU-04, R-FIN-06, D-15, E-186: member 10 scores twice; 9 + 0 or 4 + 4."""
    for last, personal, kept in (("favor masonry", 9, 0), ("leave masonry", 4, 4)):
        table = with_member_10(6).play("pay lumber", "pay jackscrew", last)
        assert table.scored("personal_project")["blue"] == personal
        assert table.scored("council")["blue"] == kept


@pytest.mark.parametrize(
    ("a_cards", "opened", "purse", "asked"),
    [
        (3, 0, "L5 J5 F1", False),
        (3, 1, "L5 J5 F1", True),
        (4, 0, "L5 J5 F1", True),
        (4, 0, "L5 J5", False),
        (2, 1, "L5 J5 F1", False),
    ],
)
def test_only_a_player_who_could_score_favors_is_asked(
    a_cards: int, opened: int, purse: str, asked: bool
) -> None:
    """D-15: four cards with its letter are needed, some naming of the open ones included."""
    table = with_member_10(a_cards, opened, purse)
    assert (not table.game.is_over()) == asked
    if asked:
        assert (table.asker(), table.question()) == ("blue", "pay")
    else:
        sections = 3 if "F" in purse else 2
        assert table.seat("blue").sections.bit_count() == sections


def test_the_letter_of_the_members_own_space_counts() -> None:
    """D-15, R-COU-03: member 10 sits on B, and blue has cards with A."""
    table = collect(council("1", "10", "2", "3").tokens("blue", "L5 J5 F1"), a=4).at("scoring")
    assert table.game.is_over()
    assert table.seat("blue").favor == 0


def test_without_member_10_the_engine_plans() -> None:
    """D-15: blue qualifies for every member, and none of them counts favors."""
    table = collect(council("1", "2", "3", "4").tokens("blue", "L5 J5 F1"), a=4).at("scoring")
    assert table.game.is_over()
    assert table.scored("personal_project")["blue"] == 9

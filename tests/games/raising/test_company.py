"""Run your company: the round spots of the cards in the slots, the lowest rank first."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def running(*slots: str, fresh: int = 0) -> RaisingScenario:
    """Blue has these cards, the first of them new; nobody has tokens."""
    table = raising().round(4).slots("blue", *slots, fresh=fresh)
    for color in ("blue", "purple", "green"):
        table.tokens(color, "")
    return table


def test_the_example_of_the_booklet() -> None:
    """E-110, R-RUN-01, R-RUN-03, R-RUN-04: card 21 is new, so its jackscrew step is gained."""
    table = running("21", "52", "22", "30", fresh=1).at("company")
    assert (table.purse("blue"), table.columns("blue")) == ("L1 J1 M2", "L0 J1 M0")


def test_a_one_time_spot_pays_once() -> None:
    """E-111, R-RUN-03, R-RUN-04: the same company a round later, without the step."""
    table = running("21", "52", "22", "30").at("company")
    assert (table.purse("blue"), table.columns("blue")) == ("L1 J1 M2", "L0 J0 M0")


def test_a_card_is_new_in_the_round_in_which_it_is_won() -> None:
    """R-RUN-04: card 14 brings two wilds in its own round and nothing in the next one."""
    table = running("5").won("blue", "17", card="14").at("placing").play("raise 2")
    assert (table.cards_of("blue"), table.purse("blue")) == (["14", "5"], "L1 J0 M0 W2")
    assert table.at("company").purse("blue") == "L2 J0 M0 W2"


def test_an_every_round_spot_pays_again_and_again() -> None:
    """R-RUN-03: three rounds, three wilds."""
    table = running("7")
    for count in (1, 2, 3):
        assert table.at("company").seat("blue").wild == count


@pytest.mark.parametrize(
    ("card", "purse", "columns", "reputation"),
    [
        ("1", "L0 J0 M0 F1", "L0 J0 M0", 0),
        ("3", "L2 J0 M0", "L0 J0 M0", 0),
        ("10", "L0 J0 M0", "L0 J0 M1", 0),
        ("14", "L0 J0 M0 W2", "L0 J0 M0", 0),
        ("15", "L0 J0 M0", "L0 J0 M0", 2),
    ],
)
def test_each_kind_of_one_time_spot(card: str, purse: str, columns: str, reputation: int) -> None:
    """R-RUN-04, R-CMP-08: favor, resources, step, wilds, reputation."""
    table = running(card, fresh=1).at("company")
    assert (table.purse("blue"), table.columns("blue")) == (purse, columns)
    assert table.seat("blue").reputation == reputation


def test_the_leftmost_card_pays_first() -> None:
    """R-RUN-02, Q-68: wild, lumber, jackscrew, in the order of the slots."""
    table = running("7", "5", "8").at("company")
    gains = [event for event in table.events if event.kind.key.endswith("_gained")]
    kinds = [table.game.data(event).get("resource", event.kind.key) for event in gains]
    assert kinds == ["wild_gained", "lumber", "jackscrew"]


def test_cards_of_the_pile_do_not_pay() -> None:
    """R-RUN-01, R-CRD-03: only what lies in the slots."""
    table = running("5").pile("blue", "7", "8").at("company")
    assert table.purse("blue") == "L1 J0 M0"


def test_each_player_has_an_own_company() -> None:
    """R-RUN-01: cards of purple pay purple."""
    table = running("5").slots("purple", "7").at("company")
    assert (table.purse("blue"), table.purse("purple")) == ("L1 J0 M0", "L0 J0 M0 W1")


# Order


def test_the_lowest_rank_runs_first() -> None:
    """R-RUN-07, Q-15: green, purple, blue; equal gains keep the order of the discs."""
    table = running("15", fresh=1).slots("purple", "24", fresh=1).slots("green", "33", fresh=1)
    table.reputation(blue=3, purple=3, green=3).at("company")
    gains = [event for event in table.events if event.kind.key == "reputation_changed"]
    assert [table.game.data(event)["seat"] for event in gains] == ["green", "purple", "blue"]
    assert list(table.reputations().items()) == [("blue", 5), ("purple", 5), ("green", 5)]


def test_each_player_finishes_before_the_next() -> None:
    """R-RUN-05, R-RUN-07, D-13: window, production, window."""
    table = running().slots("purple", "5").slots("green", "8").tiles("purple", "1")
    table.tiles("green", "11").at("company")
    asked: list[tuple[str, str, str]] = []
    while table.state.round == 4:
        asked.append((table.asker(), table.purse("green"), table.purse("purple")))
        table.play("pass")
    assert asked == [
        ("green", "L0 J0 M0", "L0 J0 M0"),
        ("green", "L0 J1 M0", "L0 J0 M0"),
        ("purple", "L0 J1 M0", "L0 J0 M0"),
        ("purple", "L0 J1 M0", "L1 J0 M0"),
    ]


def test_the_ranks_at_the_beginning_of_the_phase_count() -> None:
    """R-RUN-07: green overtakes both with tile 3, and purple is still asked before blue."""
    table = running().tiles("green", "3").tiles("purple", "1").tiles("blue", "2")
    table.reputation(blue=2, purple=1, green=0).at("company").play("use 3")
    assert (table.ranks(), table.asker()) == (["green", "blue", "purple"], "purple")
    assert table.play("pass", "pass").asker() == "blue"


# The end of the round


def test_a_round_follows_the_companies() -> None:
    """R-RND-01, R-RUN-06: after the seventh round comes the eighth."""
    table = raising().round(7).at("company")
    assert (table.state.round, table.question()) == (8, "bid")


def test_companies_run_in_the_last_round_too() -> None:
    """R-RUN-06, R-RND-03, Q-61: the eighth round pays, then the game is scored."""
    table = running("5", "7").round(8).at("company")
    assert table.game.is_over()
    assert table.purse("blue") == "L1 J0 M0 W1"

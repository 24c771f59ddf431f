"""Cards that show all letters: named by the engine or by their owner (rules, R-COU-02, D-16)."""

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import collect, council, last_round


def named(table: RaisingScenario) -> list[int]:
    """Return how many of blue's open cards count as each letter."""
    return table.seat("blue").letters


def deciding(opened: int, **letters: int) -> RaisingScenario:
    """Let blue name open cards; A is worth 3 and B 6 each time, C and D nothing."""
    table = council("1", "11", "9", "12", end_choices="players").building("blue", 1)
    table.building("purple", 2, levels=2).expansions("blue", 2)
    return collect(table, "blue", opened, **letters)


# The engine


def test_open_cards_are_named_separately() -> None:
    """R-COU-02, Q-57: three cards with A and with B and two open ones score both members."""
    table = council("1", "11", "9", "12").building("blue", 1).building("purple", 2, levels=2)
    table = collect(table.expansions("blue", 1), a=3, b=3, opened=2).at("scoring")
    assert named(table)[:2] == [1, 1]
    assert table.scored("council")["blue"] == 6


def test_the_engine_names_them_for_the_best_result() -> None:
    """Q-57, D-16: one open card serves B, worth 6, and not A, worth 3."""
    table = council("1", "11", "9", "12").building("blue", 1).building("purple", 2, levels=2)
    table = collect(table.expansions("blue", 2), a=3, b=3, opened=1).at("scoring")
    assert named(table) == [0, 1, 0, 0]
    assert table.scored("council")["blue"] == 6


@pytest.mark.parametrize("letter", ["a", "b", "c", "d"])
def test_the_engine_can_name_every_letter(letter: str) -> None:
    """Q-57: three cards with it and an open one score the member on its space."""
    members = ["9", "10", "12", "8"]
    members["abcd".index(letter)] = "11"
    table = collect(council(*members).expansions("blue", 1), "blue", 1, **{letter: 3}).at("scoring")
    assert table.scored("council")["blue"] == 3


def test_the_engine_prefers_a_double_where_it_is_worth_more() -> None:
    """Q-57, Q-58: two open cards make B score twice (6 + 6) and leave A unscored."""
    table = council("1", "11", "9", "12").building("blue", 1).building("purple", 2, levels=2)
    table = collect(table.expansions("blue", 2), a=2, b=4, opened=2).at("scoring")
    assert named(table) == [0, 2, 0, 0]
    assert table.scored("council")["blue"] == 12


def test_open_cards_alone_can_qualify() -> None:
    """R-COU-02: six of them make one letter double, or one score and two to spare."""
    table = council("11", "9", "10", "12").expansions("blue", 2)
    assert collect(table, opened=6).at("scoring").scored("council")["blue"] == 12


def test_an_open_card_counts_for_one_letter_only() -> None:
    """R-COU-02: three cards with A and with B and one open card score one of them."""
    table = council("1", "11", "9", "12").building("blue", 1).building("purple", 2, levels=2)
    table = collect(table.expansions("blue", 1), a=3, b=3, opened=1).at("scoring")
    assert table.scored("council")["blue"] == 3


def test_the_engine_asks_nobody() -> None:
    """D-16: with `end_choices` engine the scoring runs to its end."""
    assert collect(council("1", "2", "3", "4"), opened=2).at("scoring").game.is_over()


# The player


def test_the_owner_names_each_open_card() -> None:
    """R-COU-02, Q-57, D-16: with `end_choices` players, letter by letter."""
    table = deciding(2, a=3, b=3).at("scoring")
    assert (table.asker(), table.question()) == ("blue", "letter")
    assert table.offers() == ["letter a", "letter b", "letter c", "letter d"]
    table.play("letter a")
    assert (table.asker(), table.question()) == ("blue", "letter")
    table.play("letter b")
    assert table.game.is_over()
    assert named(table) == [1, 1, 0, 0]
    assert table.scored("council")["blue"] == 9


def test_a_poor_naming_is_allowed() -> None:
    """D-16: two cards named D score nothing."""
    table = deciding(2, a=3, b=3).at("scoring").play("letter d", "letter d")
    assert named(table) == [0, 0, 0, 2]
    assert table.scored("council")["blue"] == 0
    assert table.sentences().count("blue counts a card with all letters as d") == 2


def test_the_default_is_the_best_naming() -> None:
    """D-16: the usual answers lead to what the engine would score."""
    table = deciding(3, a=3, b=4).at("scoring")
    while not table.game.is_over():
        usual = table.default_answer()
        assert usual is not None
        table.play(usual)
    assert named(table) == [1, 2, 0, 0]
    assert table.scored("council")["blue"] == 3 + 12


def test_letters_are_named_after_poverty_by_the_lowest_rank_first() -> None:
    """D-16: decisions of one time are asked in rank order, as the ranks stand then."""
    table = council("1", "2", "3", "4", end_choices="players")
    table.slots("blue", "49").slots("purple", "50").slots("green", "51").poverty("blue", 4)
    table.reputation(blue=6, green=4, purple=2).at("scoring")
    assert table.scored("poverty")["blue"] == -5
    askers = []
    while not table.game.is_over():
        askers.append(table.asker())
        table.play("letter a")
    assert askers == ["blue", "purple", "green"]


def test_only_a_to_d_are_letters() -> None:
    """R-COU-02: another word is no letter, and another kind of answer does not belong here."""
    table = deciding(1, a=3).at("scoring")
    with pytest.raises(Malformed, match="there is no letter 'e'; there are a, b, c, d"):
        table.game.read("letter e")
    refusal = table.refusal("name train")
    assert (refusal.key, refusal.rule) == ("not_now", "R-COU-02")


def test_nobody_names_letters_without_the_council() -> None:
    """D-16, R-FIN-08: the letters serve the module alone."""
    table = last_round(council="off", end_choices="players")
    assert collect(table, opened=3).at("scoring").game.is_over()

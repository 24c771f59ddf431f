"""Options of Raising Chicago: what may be chosen, what is the default, what each one changes."""

import pytest

from bigshoulders import rulebook
from bigshoulders.games import rules_of
from bigshoulders.games.raising.options import MENU
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising import raising
from tests.games.raising.last_round import collect, last_round

# Section 25, "Options worth a switch": the default first.
SWITCHES = {
    "council": ("off", "on"),
    "empty_plot_uses_per_round": ("1", "unlimited"),
    "nonplayer_counts_in_ward_control": ("yes", "no"),
    "free_poverty": ("no", "yes"),
    "poverty_overflow": ("counted", "ignored"),
    "end_choices": ("engine", "players"),
}
DEFAULTS = {"edition": "2023", **{key: values[0] for key, values in SWITCHES.items()}}


# Choosing


def test_the_switches_are_those_of_the_rules() -> None:
    """Q-19, Q-32, Q-40, Q-45, Q-57: each with its values, the published reading first."""
    assert {switch.key: switch.values for switch in MENU.switches} == SWITCHES
    assert list(MENU.presets) == ["2023"]


def test_the_published_game_is_the_default() -> None:
    """Q-19, Q-32, Q-40, Q-45: naming the edition changes nothing."""
    assert raising().game.rules.options == DEFAULTS
    assert raising(edition="2023").game.rules.options == DEFAULTS


@pytest.mark.parametrize("key", SWITCHES)
def test_a_switch_is_chosen_alone(key: str) -> None:
    """Q-19, Q-57: every value of every switch, and the others stay."""
    for value in SWITCHES[key]:
        assert rules_of("raising", 2, {key: value}).options == {**DEFAULTS, key: value}


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("council", "R-SET-14"),
        ("empty_plot_uses_per_round", "Q-19"),
        ("nonplayer_counts_in_ward_control", "Q-45"),
        ("free_poverty", "Q-32"),
        ("poverty_overflow", "Q-40"),
        ("end_choices", "Q-57"),
    ],
)
def test_a_switch_names_its_rule(key: str, rule: str) -> None:
    """R-SET-14, Q-19, Q-32, Q-40, Q-45, Q-57: which the rulebook knows."""
    assert MENU.switch(key).rule == rule
    assert rulebook.find(rule).game == "raising"


def test_an_unknown_value_is_refused_with_the_choices() -> None:
    """Q-19: two tiles a round is no option."""
    with pytest.raises(Malformed, match="per_round: '2' is not one of its values; choose 1, unl"):
        raising(empty_plot_uses_per_round="2")


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    """R-SET-14: a slip of the pen is no option."""
    with pytest.raises(Malformed, match="there is no option 'counsil'; did you mean council"):
        raising(counsil="on")


def test_an_unknown_edition_is_refused() -> None:
    """Q-13: the message names the one there is."""
    with pytest.raises(Malformed, match="edition: there is no '1857'; choose one of 2023"):
        raising(edition="1857")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_may_play(seats: int) -> None:
    """R-CMP-02: there are four colors, and nobody plays alone."""
    with pytest.raises(Malformed, match=f"Raising Chicago is for 2 to 4 players, not {seats}"):
        rules_of("raising", seats, {})


# What each one changes


@pytest.mark.parametrize(("value", "members"), [("on", 4), ("off", 0)])
def test_the_council_is_a_module(value: str, members: int) -> None:
    """R-SET-14, R-FIN-08: four members, or none."""
    assert len(raising(council=value).state.members) == members


@pytest.mark.parametrize(("value", "score"), [("on", 6), ("off", 0)])
def test_the_council_scores_where_it_is_played(value: str, score: int) -> None:
    """R-FIN-08, R-COU-03: four cards with A and two expansions."""
    table = last_round(council=value).expansions("blue", 2)
    if value == "on":
        table.members("11", "1", "2", "3")
    assert collect(table, a=4).at("scoring").scored("council")["blue"] == score


@pytest.mark.parametrize(("value", "again"), [("1", False), ("unlimited", True)])
def test_how_many_tiles_a_round_is_an_option(value: str, again: bool) -> None:
    """R-EPT-02, Q-19, E-121: a second tile in one turn."""
    table = raising(empty_plot_uses_per_round=value).tiles("blue", "11", "3").at("bidding", "blue")
    table.play("use 11")
    assert table.allows("use 3") == again
    if not again:
        refusal = table.refusal("use 3")
        assert (refusal.key, refusal.rule) == ("tile_used", "R-EPT-02")


def test_a_window_is_asked_again_where_tiles_are_not_limited() -> None:
    """R-EPT-02, Q-19: until blue passes."""
    table = raising(empty_plot_uses_per_round="unlimited").tiles("blue", "11", "3", "2")
    table.at("company").play("use 11")
    assert table.offers() == ["use 3", "use 2", "pass"]
    table.play("use 3")
    assert table.offers() == ["use 2", "pass"]
    assert (table.purse("blue"), table.reputations()["blue"]) == ("L2 J2 M2 W3", 3)


@pytest.mark.parametrize(("value", "scores"), [("yes", [3, 0]), ("no", [7, 0])])
def test_the_nonplayer_color_in_the_wards_is_an_option(value: str, scores: list[int]) -> None:
    """R-TWO-09, Q-45: NP 3, blue 2 and nobody else, with token 7/3."""
    table = last_round(2, nonplayer_counts_in_ward_control=value)
    table.building("nonplayer", 1, levels=3).building("blue", 9, levels=2).at("scoring")
    assert list(table.scored("ward_control").values()) == scores


@pytest.mark.parametrize(("value", "allowed"), [("no", False), ("yes", True)])
def test_poverty_by_choice_is_an_option(value: str, allowed: bool) -> None:
    """R-PAY-07, Q-32, E-066: L3 J3 M4 pay for tile 17, and blue would rather not."""
    table = raising(free_poverty=value).won("blue", "17").tokens("blue", "L3 J3 M4").at("projects")
    assert table.allows("short lumber") == allowed
    if allowed:
        table.play("short lumber", "pay jackscrew", "pay masonry")
        assert (table.seat("blue").poverty, table.purse("blue")) == (1, "L3 J0 M0")
    else:
        refusal = table.refusal("short lumber")
        assert (refusal.key, refusal.rule) == ("must_pay", "R-PAY-07")


@pytest.mark.parametrize(("value", "lost"), [("counted", 40), ("ignored", 30)])
def test_the_overflow_of_the_poverty_track_is_an_option(value: str, lost: int) -> None:
    """R-FIN-07, Q-40, E-175: step 14."""
    table = last_round(poverty_overflow=value).poverty("blue", 14).at("scoring")
    assert table.scored("poverty")["blue"] == -lost


@pytest.mark.parametrize(("value", "asked"), [("engine", False), ("players", True)])
def test_who_makes_the_last_choices_is_an_option(value: str, asked: bool) -> None:
    """D-15, D-16, Q-57: the engine takes the best result, or the players are asked."""
    table = last_round(council="on", end_choices=value).tokens("blue", "L5 F1").slots("blue", "49")
    table.at("scoring")
    kinds = []
    while not table.game.is_over():
        kinds.append(table.question())
        table.play(table.offers()[0])
    assert kinds == (["pay", "pay", "letter"] if asked else [])

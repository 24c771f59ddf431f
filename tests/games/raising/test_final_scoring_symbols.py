"""Final projects, the asterisk and symbol sets (rules, R-FIN-04 and R-FIN-05)."""

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising import RaisingScenario
from tests.games.raising.last_round import last_round


def two_finals(asterisk: int = 0) -> RaisingScenario:
    """Blue owns f01 (train, lion) and f03 (train, seal), two trains and a lion."""
    table = last_round().building("blue", 1, project="f01").building("blue", 3, project="f03")
    return table.symbols("blue", train=2, lion=1, asterisk=asterisk).at("scoring")


# Final projects


def test_a_token_counts_for_every_own_final_that_shows_it() -> None:
    """R-FIN-04, Q-51, E-165: (2 + 1 + 2 + 0) x 2."""
    assert two_finals().scored("final_projects") == {"blue": 10, "purple": 0, "green": 0}


def test_the_asterisk_counts_as_the_symbol_that_was_named() -> None:
    """R-FIN-04, E-166: (3 + 1 + 3 + 0) x 2 with the asterisk named train."""
    assert two_finals(asterisk=1).play("name train").scored("final_projects")["blue"] == 14


@pytest.mark.parametrize(("name", "score"), [("lion", 12), ("seal", 12), ("book", 10), ("y", 10)])
def test_the_asterisk_is_one_symbol(name: str, score: int) -> None:
    """R-FIN-04: as lion or seal it matches one final, as book or y none."""
    assert two_finals(asterisk=1).play(f"name {name}").scored("final_projects")["blue"] == score


def test_tokens_match_only_own_finals() -> None:
    """R-FIN-04: purple has the trains and blue the final project."""
    table = last_round().building("blue", 1, project="f01").symbols("purple", train=4, lion=4)
    table.at("scoring")
    assert table.scored("final_projects") == {"blue": 0, "purple": 0, "green": 0}


def test_a_final_of_the_nonplayer_color_matches_nothing() -> None:
    """R-FIN-04, R-TWO-05: it is nobody's."""
    table = last_round(2).building("nonplayer", 1, project="f01")
    table.symbols("blue", train=4, lion=4).at("scoring")
    assert table.scored("final_projects") == {"blue": 0, "purple": 0}


def test_a_final_that_was_raised_in_play_is_owned_at_the_end() -> None:
    """R-FIN-04, R-RAI-07: f03 brings no token, and its two symbols match what blue has."""
    table = last_round().symbols("blue", train=1, seal=2).tokens("blue", "F3")
    table.won("blue", "f03").at("projects")
    table.play("favor lumber", "favor jackscrew", "favor masonry", "raise 2")
    assert table.seat("blue").symbols == [1, 0, 0, 2, 0, 0]
    assert table.scored("final_projects")["blue"] == 6


# Naming the asterisk


def test_the_owner_of_the_asterisk_is_asked_before_the_finals_are_scored() -> None:
    """R-FIN-04, D-14: purple chooses among the five symbols; prestige is scored by then."""
    table = last_round().building("purple", 12, project="f01").prestige("1", 20)
    table.symbols("purple", train=1, asterisk=1).at("scoring")
    assert (table.asker(), table.question()) == ("purple", "name_asterisk")
    assert table.offers() == ["name train", "name lion", "name book", "name seal", "name y"]
    assert table.scored("prestige_buildings")["purple"] == 4
    assert table.scored("final_projects")["purple"] == 0
    assert table.play("name y").game.is_over()
    assert table.scored("final_projects")["purple"] == 2


def test_nobody_is_asked_without_the_asterisk() -> None:
    """D-14: the scoring runs to its end."""
    table = last_round().building("blue", 1, project="f01").symbols("blue", train=7)
    assert table.at("scoring").game.is_over()


def test_the_asterisk_is_named_without_own_finals() -> None:
    """R-FIN-04, Q-52: the name still matters for the sets."""
    table = last_round().symbols("green", train=1, lion=1, book=1, seal=1, asterisk=1).at("scoring")
    assert (table.asker(), table.question()) == ("green", "name_asterisk")
    assert table.play("name y").scored("symbol_sets")["green"] == 3


def test_the_asterisk_can_be_named_as_one_of_five_symbols_only() -> None:
    """R-FIN-04: another word is no symbol, and another kind of answer does not belong here."""
    table = two_finals(asterisk=1)
    with pytest.raises(Malformed, match="there is no symbol 'asterisk'"):
        table.game.read("name asterisk")
    for other in ("letter a", "pass", "pay lumber"):
        refusal = table.refusal(other)
        assert (refusal.key, refusal.rule) == ("not_now", "R-FIN-04")
    assert table.refusal("name train", "purple").key == "not_your_turn"


def test_the_name_is_seen_by_everybody() -> None:
    """R-FIN-04, R-RND-04: in the view and among the events."""
    table = two_finals(asterisk=1).play("name seal")
    seats = table.game.view(None)["seats"]
    assert isinstance(seats, list)
    assert [seat["asterisk"] for seat in seats if isinstance(seat, dict)] == ["seal", None, None]
    assert "blue counts the asterisk as seal" in table.sentences()


# Sets


@pytest.mark.parametrize(("name", "score"), [("y", 3), ("train", 0)])
def test_the_asterisk_is_the_same_symbol_in_the_sets(name: str, score: int) -> None:
    """R-FIN-05, E-167, E-168: train 2, lion 1, book 1, seal 1, asterisk named Y or train."""
    table = last_round().symbols("blue", train=2, lion=1, book=1, seal=1, asterisk=1).at("scoring")
    assert table.play(f"name {name}").scored("symbol_sets")["blue"] == score


def test_a_set_has_five_different_symbols() -> None:
    """R-FIN-05, E-169: counts 3, 2, 2, 4, 2 are two sets."""
    table = last_round().symbols("blue", train=3, lion=2, book=2, seal=4, y=2)
    table.symbols("purple", train=3, lion=3, book=3, seal=3).at("scoring")
    assert table.scored("symbol_sets") == {"blue": 6, "purple": 0, "green": 0}


def test_tokens_of_finals_serve_the_sets_too() -> None:
    """R-FIN-04, R-FIN-05: one of each symbol and f01: 4 for the final, 3 for the set."""
    table = last_round().building("blue", 1, project="f01")
    table.symbols("blue", train=1, lion=1, book=1, seal=1, y=1).at("scoring")
    assert table.scored("final_projects")["blue"] == 4
    assert table.scored("symbol_sets")["blue"] == 3

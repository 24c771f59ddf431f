"""The board of Raising Chicago shows auctions, map, players and stacks, within the width."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.cli.draw.answers import answers
from bigshoulders.cli.draw.drawing import Board, drawing_of, spaced
from bigshoulders.cli.raising.drawing import raising_view
from bigshoulders.games.raising.box.loading import standard_box
from bigshoulders.games.raising.views.words import (
    empty_plot_words,
    letters_of,
    member_words,
    prestige_words,
    project_words,
    reward_words,
    spot_words,
)
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.cli.drawn import below, board_of, line_with, section_of, text_of

WIDTHS = (80, 100, 120, 160)
BOX = standard_box(3)


def wandered(steps: int, seats: int = 3, **options: str | int | bool) -> Game:
    game = new_game("raising", seats=seats, seed=3, events=True, pack=None, **options)
    wander(game, steps, Stream("board"))
    return game


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_and_list_of_answers_fits_the_window(width: int, seats: int) -> None:
    game = wandered(0, seats, council=True, end_choices="players")
    stream = Stream("width")
    while not game.is_over():
        seat = game.deciders()[0]
        lines = board_of(game, seat, width).splitlines()
        lines += text_of(answers(game, seat, drawing_of(game, width)), width).splitlines()
        assert max(len(line) for line in lines) <= width
        wander(game, 17, stream)


def test_less_and_less_of_the_board_is_offered_for_low_windows() -> None:
    game = wandered(100, council=True)
    for asked in ("", "bid", "pay", "raise", "move"):
        board = Board(drawing_of(game, 80), game.view(0), "blue", asked)
        shown = [spaced(board.parts(layout)) for layout in board.layouts]
        heights = [len(text_of(one, 80).splitlines()) for one in shown]
        assert heights == sorted(heights, reverse=True)
        assert heights[-1] <= heights[0] - 20


@pytest.mark.parametrize(
    ("asked", "section"),
    [("bid", "auctions"), ("pay", "auctions"), ("raise", "map"), ("move", "outskirts")],
)
def test_a_low_window_keeps_what_the_question_is_about(asked: str, section: str) -> None:
    game = wandered(100)
    assert section in Board(drawing_of(game, 80), game.view(0), "blue", asked).layouts[-1]


# Auctions


def bidding() -> RaisingScenario:
    """Card 8 shows J, M, L; project 17 costs L3 J3 M4."""
    return raising().project("ii", "17").card("ii", "8").at("bidding", "blue")


def test_an_auction_tells_cost_reward_and_symbol() -> None:
    """R-CMP-06: tile 17 of the booklet."""
    line = line_with(section_of(bidding().game, "auctions"), "17 ")
    assert line.startswith("II ")
    assert "raise" in line
    assert "L3 J3 M4" in line
    assert "seal, 1 step in jackscrew" in line


@pytest.mark.parametrize(
    ("tokens", "perms", "words"),
    [
        ("L3 J3 M4", "", "L3 J3 M4 ✓ "),
        ("L5 J1 M2", "J1 M2", "L3 J2 M2 ✗ J1 "),
        ("L5 J1 M2 W1", "J1 M2", "L3 J2 M2 ✓ 1 wild "),
        ("L6 J1 M2", "J1 M2", "L3 J2 M2 ✓ trade "),
        ("L0 J0 M0", "L3 J3 M3", "M1 ✗ M1 "),
    ],
)
def test_an_auction_tells_what_it_costs_me_and_whether_i_can_pay(
    tokens: str, perms: str, words: str
) -> None:
    """R-PAY-01, R-RES-06, with the numbers of E-060, E-061 and E-063."""
    table = bidding().tokens("blue", tokens).perms("blue", perms)
    assert words in line_with(section_of(table.game, "auctions"), "17 ")


def test_a_spectator_sees_no_purse_in_the_auctions() -> None:
    shown = section_of(bidding().game, "auctions", seat=None)
    assert "you pay" not in shown
    assert "✗" not in shown


@pytest.mark.parametrize(
    ("squares", "drawn"),
    [
        ("- - - -", "[UL: L1 J1 M1] [1 J] [2 M] [3 L]"),
        ("- purple - -", "[UL: L1 M1] [1 J purple] [2 M] [3 L]"),
        ("- purple blue blue", "[UL: free] [1 J purple] [2 M blue] [3 L blue]"),
        ("green purple - -", "[UL green] [1 J purple] [2 M] [3 L]"),
    ],
)
def test_a_card_tells_its_squares_its_markers_and_the_price_of_its_corner(
    squares: str, drawn: str
) -> None:
    """R-BID-05, E-033 to E-035: card 8 shows J, M and L."""
    table = bidding().squares("ii", squares)
    assert drawn in section_of(table.game, "auctions")


def test_a_narrow_card_calls_markers_by_letter() -> None:
    table = bidding().squares("ii", "green purple - -")
    assert "[UL G] [1 J P] [2 M] [3 L]" in section_of(table.game, "auctions", 80)


@pytest.mark.parametrize(
    ("squares", "words"),
    [
        ("blue purple purple blue", "blue wins now by the first marker in a tie at 2 with purple"),
        ("- purple blue blue", "blue wins now with 2 markers to 1"),
        ("- purple blue -", "purple wins now by the first marker in a tie at 1 with blue"),
        ("- - - green", "green wins now with 1 marker to 0"),
        ("- - - -", "no bid yet: it would fail, a poverty step for blue"),
    ],
)
def test_an_auction_tells_who_wins_now_and_why(squares: str, words: str) -> None:
    """R-WIN-01, R-WIN-02, E-050 to E-053."""
    shown = section_of(bidding().squares("ii", squares).game, "auctions", 80)
    assert below(shown, "II   17 raise", 2).strip() == words


def test_the_non_player_color_is_called_so() -> None:
    """R-WIN-05, Q-71: green is nobody's with two players."""
    table = raising(seats=2).card("ii", "8").squares("ii", "- nonplayer blue -")
    assert "green (non-player) wins now by the first marker" in section_of(table.game, "auctions")


def test_after_the_bids_the_winner_stays_named() -> None:
    table = raising().won("purple", "17").at("projects")
    shown = section_of(table.game, "auctions")
    assert "purple has won it" in shown
    assert "UL:" not in shown


def test_the_card_tells_what_it_would_pay_and_its_letters() -> None:
    shown = section_of(bidding().game, "auctions")
    card = BOX.cards[7]
    assert f"{spot_words(card)} · {letters_of(card)}" in shown


# Players


def test_players_stand_by_rank_with_their_purses() -> None:
    """R-REP-02: the highest first; poverty step 4 costs 5."""
    table = raising().reputation(green=9, blue=4, purple=1).poverty("blue", 4)
    table.tokens("blue", "L5 J1 M2 W3 F2").tracks("blue", "L4 J2 M12")
    shown = section_of(table.game, "players")
    lines = [line for line in shown.splitlines() if not line.startswith(" ")]
    assert [line.split()[0] for line in lines] == ["player", "green", "blue", "purple"]
    words = line_with(shown, "blue (you)").split()
    assert words[2:10] == ["4", "4", "(-5)", "5", "1", "2", "3", "2"]
    assert words[10:13] == ["L4+1▸6", "J2▸3", "M12+3∞"]


def test_players_are_told_which_column_pays_next() -> None:
    """R-EXP-05: column 4 pays two reputation once all three markers are there."""
    shown = section_of(raising().tracks("blue", "L5 J3 M4").game, "players")
    assert "all three at 4: 2 reputation" in below(shown, "blue (you)")


def test_a_company_shows_its_slots_from_the_left() -> None:
    """R-CRD-02, R-RUN-04, E-110: card 21 pays once, and only in its first round."""
    table = raising().round(3).slots("blue", "21", "52", "22", "30", fresh=1).expansions("blue", 1)
    fresh = section_of(table.game, "players")
    assert "company [J step once] [" in fresh
    assert below(fresh, "blue (you)").endswith(" [ ]")
    table.slots("blue", "21", "52", "22", "30")
    assert "company [J step spent] [" in section_of(table.game, "players")


def test_a_player_sees_what_the_own_tiles_do() -> None:
    table = raising().tiles("blue", "8").tiles("purple", "9", used=1)
    shown = section_of(table.game, "players")
    assert "tiles 8 (3 steps on one track)" in shown
    assert "tiles 9 · used a tile this round" in shown


def test_symbols_finals_and_letters_are_counted() -> None:
    table = raising(council=True).round(3).symbols("blue", train=2, lion=1).pile("blue", "1")
    table.building("blue", 5, project="f03")
    shown = below(section_of(table.game, "players"), "blue (you)")
    assert "symbols train 2, lion" in shown
    assert "finals f03" in shown
    assert "letters A1" in shown
    assert "letters" not in section_of(raising().round(3).pile("blue", "1").game, "players")


# Outskirts, stacks, council


def test_the_outskirts_tell_what_their_tiles_do() -> None:
    table = raising().outskirts("1", "8", "12", owner="green")
    shown = section_of(table.game, "outskirts")
    for key in ("1", "8", "12"):
        words = empty_plot_words(BOX.empty_plots[int(key) - 1])
        assert line_with(shown, f"tile {key} ").split(maxsplit=2)[2].strip() == words
    assert line_with(shown, "moved").count("green") == 5


def test_the_display_shows_arrows_and_values() -> None:
    table = raising().display("4", "7", "9").banners(prestige="masonry")
    shown = section_of(table.game, "prestige")
    assert "4 →← 3 each · 7 ↑→↓ 2 each · 9 ↑→↓← 2 each" in shown
    assert "banner masonry" in shown
    assert "7 more in the stack" in shown


def test_finals_and_tops_of_stacks_are_told_in_words() -> None:
    table = raising().finals("f01", "f03", "f05", "f07")
    shown = section_of(table.game, "finals")
    assert "at the end 2 for each of your tokens of their two symbols" in shown
    assert "f03  final, L6 J5 M6: train + seal, 6 reputation" in shown
    stacks = section_of(table.game, "stacks")
    view = raising_view(table.game.view(0))
    for number, key in enumerate(view["stacks"], start=2):
        project = next(one for one in BOX.projects if one.key == key)
        assert f"round {number}  {key} {project_words(project)}" in stacks
    assert "48 more cards" in stacks
    assert "6 company expansions left" in stacks


def test_council_members_are_told_in_words_with_the_thresholds() -> None:
    """R-COU-03, R-COU-04: with three players 4 cards score, 6 twice."""
    table = raising(council=True).members("2", "7", "10", "12")
    shown = section_of(table.game, "council")
    assert "4 cards of its letter score a member, 6 twice" in shown
    assert "A  3 for each of your buildings in ward 2" in shown
    assert "B  1 for each permanent resource" in shown
    assert section_of(raising().game, "council").strip() == ""


def test_the_rounds_and_phases_are_marked() -> None:
    shown = section_of(raising().round(3).at("bidding").game, "time", 80)
    assert "round 1 2 [3] 4 5 6 7 8" in shown
    assert "announcement · [bidding] · winners · projects · company" in shown


def test_rows_are_shown_only_where_they_differ_from_the_ranks() -> None:
    """R-REP-05: rows stay as they were, even if reputation changes."""
    table = raising().reputation(green=9, blue=4, purple=1)
    assert "rank green > blue > purple · rows of the bidding board blue > purple > green" in (
        section_of(table.game, "time")
    )
    assert "rows" not in section_of(raising().game, "time")


# Words


def test_every_component_says_what_it_does() -> None:
    assert all(reward_words(tile.reward) != "-" for tile in BOX.neighborhoods)
    assert len({empty_plot_words(tile) for tile in BOX.empty_plots}) == len(BOX.empty_plots)
    assert all(empty_plot_words(tile) for tile in BOX.empty_plots)
    assert len({member_words(member) for member in BOX.members}) == len(BOX.members)
    assert all("each" in prestige_words(building) for building in BOX.prestige)
    assert {letters_of(card) for card in BOX.cards} == {"A", "B", "C", "D", "any letter"}

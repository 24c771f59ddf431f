"""Answers of Raising Chicago tell what they bring and what they cost, before they are given."""

from __future__ import annotations

import pytest

from bigshoulders.cli.draw.answers import changes_of
from bigshoulders.cli.draw.drawing import drawing_of
from bigshoulders.cli.draw.layout import as_text
from bigshoulders.cli.raising.changes import LOSS, gist
from bigshoulders.games.raising.views.view_shapes import RaisingView
from bigshoulders.kernel.marks import is_derived
from bigshoulders.kernel.preview import Change, preview
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.cli.drawn import answers_of, line_with


def paying(tokens: str, perms: str = "J1 M2") -> RaisingScenario:
    """Blue pays for project 17, L3 J3 M4, of which the permanent resources leave L3 J2 M2."""
    table = raising().won("blue", "17").tokens("blue", tokens)
    return (table.perms("blue", perms) if perms else table).at("projects")


def gist_of(table: RaisingScenario, answer: str) -> list[str]:
    """Return what an answer would change, in words."""
    game = table.game
    action = game.read(answer)
    view = game.view(action.seat)
    told = drawing_of(game, 80).gist(changes_of(game, action, view), action, "", view)
    return [as_text(words).plain for words in told]


# Payments


def test_the_usual_payment_is_marked_in_the_list() -> None:
    """D-06: tokens before wilds, wilds before favors, poverty last."""
    table = paying("L5 J1 M2 W1 F1").play("pay lumber")
    shown = answers_of(table.game)
    assert table.default_answer() == "pay jackscrew wild 1"
    marked = [line for line in shown.splitlines() if line.lstrip().startswith("*")]
    assert [line.split()[1:5] for line in marked] == [["pay", "jackscrew", "wild", "1"]]


@pytest.mark.parametrize(
    ("answer", "loss"),
    [
        ("pay jackscrew wild 1", "wild 1→0"),
        ("favor jackscrew", "favor 1→0"),
        ("short jackscrew", "poverty 3→4 (costs 5, now 3)"),
    ],
)
def test_what_is_lost_for_good_comes_first(answer: str, loss: str) -> None:
    """R-PAY-03, R-PAY-05, R-PAY-06, R-FIN-07: wild, favor and poverty are never hidden."""
    table = paying("L5 J1 M2 W1 F1").poverty("blue", 3).play("pay lumber")
    assert gist_of(table, answer)[0] == loss
    assert loss in line_with(answers_of(table.game, 80), answer)


def test_a_loss_is_shown_in_another_color_and_in_words() -> None:
    changes = [
        Change("seats.blue.wild", 2, 0),
        Change("seats.blue.favor", 1, 0),
        Change("seats.blue.poverty.steps", 0, 1),
        Change("seats.blue.poverty.costs", 0, 1),
        Change("seats.blue.tokens.lumber", 3, 1),
    ]
    told = [as_text(words) for words in gist(changes, "blue", {})]
    assert [text.plain for text in told] == [
        "poverty 0→1 (costs 1, now 0)",
        "favor 1→0",
        "wild 2→0",
        "L 3→1",
    ]
    assert [str(text.style) for text in told] == [LOSS, LOSS, LOSS, ""]


def test_a_payment_tells_what_follows_without_a_question() -> None:
    """E-060: short of jackscrew, then masonry is paid, and the tile pays its step and its seal."""
    table = paying("L5 J1 M2")
    told = gist_of(table, "pay lumber")
    assert told[0] == "poverty 0→1 (costs 1, now 0)"
    assert told[1:3] == ["L 5→2", "M 2→0"]
    assert "jackscrew track 3→4" in told
    assert "+seal" in told


# Bids


def test_a_long_list_of_bids_is_a_grid_in_the_order_of_the_squares() -> None:
    table = raising().card("ii", "8").squares("ii", "- purple - -").tokens("blue", "L2 J2 M2")
    shown = answers_of(table.at("bidding", "blue").game)
    assert line_with(shown, "space").split()[:5] == ["space", "ul", "1", "2", "3"]
    numbers = {int(word) for word in shown.split() if word.isdecimal()}
    legal = table.game.legal(0)
    assert set(range(1, len(legal) + 1)) <= numbers
    place = [action.notation for action in legal].index("bid ii ul") + 1
    row = line_with(shown, "   ii ")
    assert f"{place} -L1M1+" in row  # it costs lumber and masonry, and wins the tie
    assert f"{place + 1} M " in row  # masonry, but purple keeps the first marker


def test_a_bid_that_would_win_has_a_plus() -> None:
    """R-WIN-01: a second marker beats one."""
    table = raising().card("ii", "8").squares("ii", "- purple - blue").at("bidding", "blue")
    shown = answers_of(table.game)
    legal = [action.notation for action in table.game.legal(0)]
    assert f"{legal.index('bid ii 2') + 1} M+" in line_with(shown, "   ii ")


def test_a_short_list_of_bids_tells_gain_cost_and_winner() -> None:
    table = raising().card("ii", "8").tokens("blue", "L2 J2 M2")
    for space in ("i", "iii", "iv", "v"):
        table.squares(space, "purple purple green green")
    table.squares("ii", "- purple - -").markers(blue=3, purple=0, green=0).at("bidding", "blue")
    shown = answers_of(table.game)
    assert "costs L1 M1 · you would win II" in line_with(shown, "bid ii ul")
    assert "M 2→3" in line_with(shown, "bid ii 2")
    assert "would win" not in line_with(shown, "bid ii 2")


# Placing


def test_plots_that_bring_the_same_share_a_line() -> None:
    """D-07: forty plots in a handful of lines, each called by its number."""
    table = raising().won("blue", "17", levels=2).at("placing", "blue")
    shown = answers_of(table.game)
    assert len(shown.splitlines()) < 16
    numbers = [int(word) for word in shown.split() if word.isdecimal()]
    assert set(range(1, 41)) <= set(numbers)


def test_a_plot_tells_reward_banner_arrows_and_neighborhood() -> None:
    """R-RAI-03 to R-RAI-06: 2 reputation, a step, 3 for the arrow at the end, and N6."""
    table = raising().building("blue", 11, 12, 19).prestige("4", 21).neighborhood("n6", "nt15")
    table.banners(c4="lumber").won("blue", "17", levels=2).at("placing", "blue")
    words = "".join(answers_of(table.game).partition("    20 ")[2].splitlines()[:2])
    assert "3 at the end for arrows, closes N6 (2 wild)" in words
    told = gist_of(table, "raise 20")
    assert {"reputation 0→4", "wild 0→2", "lumber track 0→1", "you win N6"} <= set(told)


def test_who_else_wins_a_neighborhood_is_told() -> None:
    """R-NBH-05: the winner takes the tile, the others one reputation."""
    table = raising().building("purple", 11, 12, 19, levels=2).won("blue", "17").at("placing")
    assert "purple wins N6" in gist_of(table, "raise 20")


def test_a_turn_tells_where_the_arrows_point() -> None:
    """R-MOV-05, R-FIN-03: 3 for each building that building 4 points at."""
    table = raising().building("blue", 12).building("green", 19).display("4", "7", "9")
    table.won("blue", "18").at("placing").go_on_to("prestige_choice")
    table.play("prestige 4", "plot 20")
    assert gist_of(table, "turn 0")[:3] == [
        "→←",
        "+3 at the end on plot 19 (green)",
        "+3 at the end on plot 21 (empty)",
    ]
    assert gist_of(table, "turn 90")[:2] == ["↑↓", "+3 at the end on plot 12 (yours)"]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("use 8", ["3 steps on one track"]),
        ("move 9", ["4 resources of your choice"]),
        ("prestige 4", ["Exchange: →← 3 each"]),
        ("copy n6", ["2 wild"]),
        ("resolve n6", ["2 wild for blue"]),
        ("swap c4", ["lumber"]),
        ("swap prestige", ["masonry"]),
        ("plot 20", ["2 reputation, a step in lumber"]),
        ("level 12", ["Medical college, Monroe Street, 2 levels"]),
        ("letter b", ["3 for each of your buildings in ward 2"]),
        ("pay lumber", ["from your tokens"]),
        ("bid i 1", []),
        ("study lumber", []),
    ],
)
def test_things_in_answers_are_said_in_words(answer: str, words: list[str]) -> None:
    table = raising(council=True).neighborhood("n6", "nt15").members("1", "2", "3", "4")
    table.banners(c4="lumber", prestige="masonry").building("blue", 12, levels=2, project="33")
    game = table.game
    assert drawing_of(game, 80).details(game.read(answer), "", game.view(0)) == words


# Everything that an answer would change


def test_a_preview_calls_places_by_their_names() -> None:
    table = raising().card("ii", "8").at("bidding", "blue")
    drawing = drawing_of(table.game, 80)
    lines = {
        drawing.place(
            change.path
        ): f"{drawing.value(change.before)} → {drawing.value(change.after)}"
        for change in preview(table.game, table.game.read("bid ii 1"))
        if not is_derived(RaisingView, change.path)
    }
    assert lines == {
        "II leader": "- → blue",
        "II markers blue": "- → 1",
        "II square 1 marker": "- → blue",
        "blue markers board": "3 → 2",
        "blue tokens jackscrew": "2 → 3",
    }


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("plots.11.levels", "plot 12 levels"),
        ("neighborhoods.6.leader", "neighborhood 7 leader"),
        ("auctions.0.card.squares.0.marker", "I square UL marker"),
        ("seats.blue.poverty.steps", "blue poverty steps"),
        ("wards.0.levels.blue", "ward 1 levels blue"),
        ("banners.c4", "banners c4"),
        ("prestige_left", "prestige left"),
    ],
)
def test_paths_are_words(path: str, words: str) -> None:
    assert drawing_of(raising().game, 80).place(path) == words


def test_values_are_words() -> None:
    drawing = drawing_of(raising().game, 80)
    assert drawing.value(None) == drawing.value([]) == "-"
    assert drawing.value(["N", "S"]) == "N, S"
    assert drawing.value({"blue": 2, "green": 0}) == "blue 2, green 0"

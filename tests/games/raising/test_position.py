"""Positions of Raising Chicago: everything is written by its key and read back exactly."""

import json
from pathlib import Path
from random import Random
from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.games import rules_of
from bigshoulders.games.raising.game import STEPS
from bigshoulders.games.raising.state import EMPTY, NONE_RESOLVED
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.positions.text import read_position, write_position
from bigshoulders.kernel.state import step_of
from bigshoulders.kernel.step import AUTO
from bigshoulders.scenarios.raising import raising
from tests.games.positions import (
    answer_at_random,
    comes_back,
    entries,
    moments,
    part,
    restored,
    written,
)
from tests.games.raising.reaching import frame, phase, reach

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
OPTIONS: list[dict[str, str]] = [
    {},
    {"council": "on", "end_choices": "players"},
    {"council": "on", "empty_plot_uses_per_round": "unlimited"},
]

# Round trips


@pytest.mark.once
@pytest.mark.parametrize("seed", [3, None])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_of_a_game_is_restored_exactly(
    seats: int, options: dict[str, str], seed: int | None
) -> None:
    """R-RND-04: without a seed every draw is a decision too, from the first one of setup on."""
    game = new_game("raising", seats=seats, seed=seed, events=False, pack=None, **options)
    for moment in moments(game, Random(seats)):
        assert comes_back(moment)


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moments_between_two_questions_are_restored_too(seats: int) -> None:
    """R-RND-01: also where a step is about to run by itself, once a round's first project lies."""
    rules = new_game("raising", seats=seats, council=True, pack=None).rules
    state, random = rules.start(), Random(seats)
    while state.stack:
        step = rules.steps[step_of(state.stack[-1])]
        if step.key != "new_projects":
            again = rules.restore(Node(rules.position(state), ("position",)))
            assert again.fingerprint() == state.fingerprint()
        if step.kind == AUTO:
            step.run(state)
        else:
            seat = step.decider(state) if "seat" in step.arguments else -1
            step.apply(state, seat, random.choice(step.legal(state, seat)))


def test_nothing_is_ever_laid_into_the_list_that_all_empty_places_share() -> None:
    """Neither a game nor its restored positions change it."""
    for moment in moments(new_game("raising", seats=2, seed=3, council=True, pack=None), Random(2)):
        assert comes_back(moment)
    assert (EMPTY, NONE_RESOLVED) == ([], [])


def test_the_start_of_a_game_is_a_position() -> None:
    """R-SET-01: before the first draw nothing waits for a player, and that is possible."""
    rules = new_game("raising", seats=4, pack=None).rules
    start = rules.start()
    again = rules.restore(Node(rules.position(start), ("position",)))
    assert again.fingerprint() == start.fingerprint()


def test_a_restored_game_goes_on_like_the_first_one() -> None:
    """R-INV-11: the same answers and the same draws lead to the same end."""
    game, position = reach("raise", seats=4, when=lambda found: found["round"] == 3)
    twin = restored(game, position)
    assert game.dealer is not None
    twin.dealer = game.dealer.copy()
    one, other = Random(1), Random(1)
    while not game.is_over():
        answer_at_random(game, one)
        answer_at_random(twin, other)
    assert twin.hash() == game.hash()


@pytest.mark.parametrize("pack", sorted(EXAMPLES.glob("pack-raising-*.json")), ids=str)
def test_a_game_with_other_components_is_restored_exactly(pack: Path) -> None:
    """R-CMP-01: a pack changes what is printed, not what a position can say."""
    game = new_game("raising", seats=3, seed=2, events=False, pack=pack)
    for moment in moments(game, Random(2)):
        assert comes_back(moment)


def test_a_position_is_short_enough_to_read() -> None:
    """Less than 9 kB with four players, whatever has been built."""
    game = new_game("raising", seats=4, seed=2, council=True, events=False, pack=None)
    assert max(len(json.dumps(written(moment))) for moment in moments(game, Random(2))) < 9000


def test_a_position_in_a_file_is_read_by_anybody() -> None:
    """Game, seats and options stand beside the position."""
    game = raising(seats=2, council=True).play("bid iii 2").game
    again = read_position(write_position(game), "lesson.json", rules_of)
    assert again.hash() == game.hash()
    assert again.rules.options["council"] == "on"


def test_restoring_needs_nothing_but_the_position() -> None:
    """Changing a restored game does not change the position it came from."""
    table = raising()
    position = written(table.game)
    before = json.dumps(position)
    again = restored(table.game, position)
    again.apply(again.read("bid iii 2"))
    assert json.dumps(written(table.game)) == before == json.dumps(position)


def test_what_is_not_drawn_has_no_order() -> None:
    """R-RND-04: decks that are listed in another order are the same position."""
    game = raising().game
    position = written(game)
    for pile in ("deck", "hidden", "prestige"):
        entries(position, pile).reverse()
    assert restored(game, position).hash() == game.hash()


# What is written


def test_things_are_written_by_their_keys() -> None:
    """R-BID-03: markers by color, and a token for the square that one of them covers."""
    table = raising().card("iii", "8").play("bid iii 2")
    position = written(table.game)
    auction = part(position, "auctions", "iii")
    assert auction["card"] == "8"
    assert auction["markers"] == [None, None, "blue", None]
    assert auction["winner"] is None
    blue = part(position, "seats", "blue")
    assert blue["tokens"] == {"lumber": 2, "jackscrew": 2, "masonry": 3}
    assert (blue["board"], blue["supply"]) == (2, 22)
    assert position["phase"] == "bidding"
    assert position["rows"] == ["blue", "purple", "green"]
    assert (
        part(position, "neighborhoods")["n18"] in table.game.rules.language.domains["neighborhood"]
    )
    assert list(part(position, "banners"))[-1] == "prestige"


def test_only_built_plots_are_written() -> None:
    """R-RAI-02, R-MOV-04: projects with color and levels, prestige buildings with their arrows."""
    _game, position = reach("bid", when=lambda found: found["round"] == 4)
    plots = part(position, "plots")
    fields = {tuple(cast("dict[str, str]", plot)) for plot in plots.values()}
    assert fields == {("project", "color", "levels"), ("prestige", "arrows")}
    assert len(plots) == 15 - cast("int", part(position, "lost")["projects"])


def test_the_non_player_color_goes_by_the_first_unused_one() -> None:
    """Q-71: green, if blue and purple play."""
    table = raising(seats=2).play("bid i 1", "bid i 2", "nonplayer i 3", "bid ii 1")
    assert part(written(table.game), "auctions", "i")["markers"] == [
        None,
        "blue",
        "purple",
        "green",
    ]


def test_the_stack_reads_in_the_order_of_play() -> None:
    """R-BID-01, R-BID-05: what happens next stands first, each step with its arguments."""
    table = raising().card("ii", "8").play("bid ii ul")
    stack = entries(written(table.game), "stack")
    assert stack[:4] == [
        ["pay", "blue", "upper_left", "ii", "lumber"],
        ["open_window", "blue"],
        ["bid_next"],
        ["winners"],
    ]
    assert stack[4:] == [
        *[["project", space] for space in ("i", "ii", "iii", "iv", "v")],
        ["run_companies"],
        ["round"],
    ]


def test_a_payment_under_way_says_what_is_left() -> None:
    """R-PAY-02: after the first resource it is the rest of the payment."""
    table = raising().card("ii", "8").tokens("blue", "L2 J2 M2 W2").play("bid ii ul", "pay lumber")
    expected = ["pay", "blue", "rest_of_upper_left", "ii", "jackscrew"]
    assert frame(written(table.game)) == expected


def test_a_trade_under_way_says_how_many_tokens_are_left_to_give() -> None:
    """R-RES-03: two more, jackscrews or what comes after them."""
    table = raising().card("ii", "8").tokens("blue", "L5 J5 M5 W2").play("bid ii ul", "trade")
    assert frame(written(table.game)) == ["give", "blue", "upper_left", "ii", [3, "lumber"]]
    table.play("give jackscrew")
    assert frame(written(table.game))[-1] == [2, "jackscrew"]


def test_choices_of_tiles_are_written_with_what_was_named() -> None:
    """R-EPT-04: the first of two banners, and the neighborhood tile that was copied first."""
    _game, position = reach("swap", when=lambda found: frame(found)[2] is not None)
    assert frame(position)[2] in part(position, "banners")
    _game, position = reach("copy", when=lambda found: frame(found)[3] is not None)
    assert frame(position)[2] == 1
    assert frame(position)[3] in part(position, "neighborhoods").values()


def test_scores_are_written_once_the_scoring_has_begun() -> None:
    """R-FIN-01: null before, then a number for each category."""
    _game, position = reach("bid")
    assert part(position, "seats", "blue")["scores"] is None
    _game, position = reach("letter", council="on", end_choices="players")
    blue = part(position, "seats", "blue")
    assert sum(cast("dict[str, int]", blue["scores"]).values()) == blue["reputation"]
    assert position["wards"] == [None] * 4


def test_every_step_can_be_told_from_the_others() -> None:
    """Keys of steps are unique."""
    assert len({step.key for step in STEPS}) == len(STEPS)


def test_windows_of_the_announcement_are_asked_from_the_lowest_rank() -> None:
    """R-ANN-03: each player once, on top of the markers that come next."""
    _game, position = reach("use_tile", when=phase("announcement"))
    stack = cast("list[list[str]]", position["stack"])
    windows = [one for one in stack if one[0] in ("use_tile", "open_window")]
    assert stack[len(windows)] == ["markers"]
    ranking = cast("list[str]", position["ranking"])
    assert [one[1] for one in windows] == ranking[: len(windows)][::-1]

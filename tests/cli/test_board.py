"""The board shows what the view holds, within the width, and nothing that the view hides."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.cli.city.drawing import city_view
from bigshoulders.cli.draw.answers import answers
from bigshoulders.cli.draw.drawing import Board, drawing_of, spaced
from bigshoulders.games.city.box.components import Factory
from bigshoulders.games.city.box.effects import effect_words
from bigshoulders.games.city.box.loading import standard_box
from bigshoulders.games.city.views.words import (
    asset_words,
    factory_drawing,
    sales_words,
    space_words,
    special_words,
)
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.city import city
from tests.cli.drawn import board_of, text_of

WIDTHS = (80, 100, 120, 160)
BOX = standard_box()
CHARTERS = {charter.key: charter for charter in BOX.charters}


def with_modules(seats: int) -> Game:
    """Return a game of edition 2025 with all that it adds."""
    return new_game(
        "city",
        seats=seats,
        seed=3,
        edition="2025",
        mode="advanced",
        special_companies=True,
        chiefs=True,
        advanced_supply=True,
    )


def wandered(steps: int) -> Game:
    game = new_game("city", seats=3, seed=3)
    wander(game, steps, Stream("board"))
    return game


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("seats", "modules"), [(2, False), (4, False), (4, True)])
def test_every_board_and_list_of_answers_fits_the_window(
    width: int, seats: int, modules: bool
) -> None:
    game = with_modules(seats) if modules else new_game("city", seats=seats, seed=3)
    stream = Stream("width")
    while not game.is_over():
        seat = game.deciders()[0]
        lines = board_of(game, seat, width).splitlines()
        lines += text_of(answers(game, seat, drawing_of(game, width)), width).splitlines()
        assert max(len(line) for line in lines) <= width
        wander(game, 14, stream)


def test_a_player_sees_the_own_hand_and_nobody_elses() -> None:
    game = wandered(0)
    names = {space.key: space.name for space in BOX.spaces}
    hands = [city_view(game.view(seat))["seats"][seat]["hand"] for seat in range(3)]
    for seat in range(3):
        board = board_of(game, seat)
        for other, keys in enumerate(hands):
            assert all((names[key] in board) == (other == seat) for key in keys)
    assert not any(names[key] in board_of(game, None) for keys in hands for key in keys)


def test_the_board_tells_what_lies_on_it() -> None:
    table = city(seats=3).found("swift", "red", price=60).treasury("swift", 135).cash("red", 45)
    board = board_of(table.game, 0)
    assert "red (you)" in board
    line = next(line for line in board.splitlines() if line.startswith(" swift"))
    assert line.split()[:5] == ["swift", "red", "60", "$135", "3"]
    assert "red 3 (D), company 7 (P+5)" in board


def test_less_and_less_of_the_board_is_offered_for_low_windows() -> None:
    game = wandered(40)
    board = Board(drawing_of(game, 80), game.view(0), "red")
    shown = [spaced(board.parts(layout)) for layout in board.layouts]
    heights = [len(text_of(one, 80).splitlines()) for one in shown]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] <= heights[0] - 12


@pytest.mark.parametrize(
    ("standing", "drawing"),
    [
        ((0, 0, 0), "[□□□ 2L 1S→3 m]"),
        ((2, 0, 1), "[■■□ 2L 1S→3 M]"),
        ((1, 2, 0), "[■▣▣ 2L 1S→3 m]"),
        ((0, 3, 0), "[▣▣▣ 2L 1S→3+1 m]"),
    ],
)
def test_a_factory_is_drawn_with_its_people(standing: tuple[int, int, int], drawing: str) -> None:
    factory = Factory(3, (2, 1, 0, 0), 3, 3, 1, 1, 0, 0, 0)
    assert factory_drawing(factory, *standing) == drawing


@pytest.mark.parametrize(
    ("company", "standing", "drawing"),
    [
        ("flyer", (2, 0, 1), "[■■□□□ 2S 1W→1 a ■ Mm]"),
        ("quaker", (0, 2, 0), "[▣▣ →2+1 m]"),
        ("mayer", (3, 0, 0), "[■■■□□□ 2:1L→3 4:2L 1S→5 6:3L 1S→9 m]"),
    ],
)
def test_the_factory_of_a_special_company_tells_how_it_runs(
    company: str, standing: tuple[int, int, int], drawing: str
) -> None:
    """C-SPEC-01, C-SPEC-02, C-SPEC-03: by workers, without cubes, in one of three ways."""
    charter = CHARTERS[company]
    assert factory_drawing(charter.factories[0], *standing, rules=charter.rules) == drawing


def test_a_charter_says_what_is_special_about_it() -> None:
    """C-SPEC-01 to C-SPEC-04: whoever founds such a company reads its rules in the list."""
    said = {key: "; ".join(special_words(charter)) for key, charter in CHARTERS.items()}
    assert said["swift"] == ""
    assert "$50 per good with all managers; catalogs pay $80-120" in said["flyer"]
    assert "$20 wages per worker" in said["quaker"]
    assert said["mayer"] == "+$10 per good for two salespeople"
    assert said["schwinn"] == "exchanges 2S for 2 goods, +3 appeal"


def test_salespeople_are_counted_against_the_spaces_that_help() -> None:
    """C-SPEC-01, C-SPEC-03: some companies have none, one has as many as it likes."""
    assert [sales_words(CHARTERS[key], 0) for key in ("swift", "flyer", "mayer")] == [
        "0/2",
        "-",
        "0",
    ]


def test_a_good_without_a_price_is_a_dash() -> None:
    """C-RUL-99: without a run Oscar Mayer has no price."""
    table = city(seats=3, edition="2025", special_companies="on").found("mayer", "red", price=40)
    line = next(line for line in board_of(table.game, 0).splitlines() if " mayer " in line)
    assert "0 at -" in line


def test_the_supply_chain_has_a_row_for_each_type() -> None:
    """C-ADV-01, C-ADV-02: nine livestock from the dear end, the next costs $20."""
    game = with_modules(3)
    line = next(line for line in board_of(game, 0).splitlines() if "Livestock" in line)
    assert "●●●●●●●●●···   $20    2" in line


def test_closed_companies_are_named() -> None:
    """C-CLO-02: a closed company is out of the game, and no charter to found."""
    game = new_game("city", seats=2, seed=3)
    view = game.view(0)
    view["closed"] = ["libby"]
    board = Board(drawing_of(game, 100), view, "red")
    assert "closed  libby" in text_of(spaced(board.parts(("companies",))), 100)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("way 2", ["4 workers, 2L 1S, 5 goods at $40"]),
        ("issue 3", ["3 Commons"]),
        ("issue p+1", ["the Preferred and 1 Common"]),
        ("exchange", []),
        ("staff manager", []),
        ("order coal", []),
    ],
)
def test_the_newer_answers_are_said_in_words(answer: str, words: list[str]) -> None:
    game = with_modules(3)
    assert drawing_of(game, 100).details(game.read(answer), "mayer", game.view(None)) == words


def test_every_space_and_asset_says_what_it_does() -> None:
    for space in BOX.spaces:
        assert effect_words(space.effect)
        assert space_words(space).startswith(space.name)
    assert all(asset_words(asset) for asset in BOX.assets)
    assert len({asset_words(asset) for asset in BOX.assets}) > 12


def test_a_long_list_is_a_grid_of_every_number() -> None:
    game = wandered(0)
    seat = game.deciders()[0]
    shown = text_of(answers(game, seat, drawing_of(game, 80)), 80)
    numbers = {int(word) for word in shown.split() if word.isdecimal()}
    assert set(range(1, len(game.legal(seat)) + 1)) <= numbers


def test_a_short_list_tells_what_each_answer_changes() -> None:
    table = city(seats=3).found("swift", "red", price=60).cash("red", 145).at("stock", "red")
    shown = text_of(answers(table.game, 0, drawing_of(table.game, 80)), 80)
    line = next(one for one in shown.splitlines() if "buy swift common from company" in one)
    assert "cash $145→$85" in line

"""What a seat may take back without asking anybody: until somebody else acts or something shows."""

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.errors import Unavailable
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.last_round import last_round

BLUE, PURPLE, GREEN = range(3)


def bidding() -> RaisingScenario:
    """Blue bids first of three, with nothing taken on card 8."""
    return raising().card("i", "8").begin_here()


def building(project: str = "1") -> RaisingScenario:
    """Blue has won two projects, and can pay for them; no draw lies in between."""
    table = raising().won("blue", project).won("blue", "2", space="ii")
    table.tokens("blue", "L9 J9 M9 F6").display("1", "2", "3")
    return table.at("projects").begin_here()


# Own answers


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    """R-RND-02: an untouched position has nothing to go back over."""
    assert [bidding().game.undoable(seat) for seat in (BLUE, PURPLE, GREEN)] == [0, 0, 0]


def test_a_bid_can_be_taken_back_until_the_next_player_bids() -> None:
    """R-BID-01, R-BID-02: blue may change it while purple thinks."""
    table = bidding()
    start = table.game.hash()
    table.play("bid i 1")
    assert (table.asker(), table.game.undoable(BLUE)) == ("purple", 1)
    assert table.game.back_to(0).hash() == start
    table.play("bid i 2")
    assert [table.game.undoable(seat) for seat in (BLUE, PURPLE)] == [0, 1]


def test_bids_in_a_row_can_all_be_taken_back() -> None:
    """R-BID-01: with five markers against three blue bids three times."""
    table = raising().markers(blue=5, purple=3, green=3).at("bidding").begin_here()
    table.play("bid i 1", "bid i 2", "bid i 3")
    assert table.game.undoable(BLUE) == 3


def test_a_payment_and_its_building_are_one_draft() -> None:
    """R-PAY-02, R-RAI-02: tokens, reputation and plot come back."""
    table = building()
    start = table.game.hash()
    table.play("pay lumber", "pay jackscrew", "pay masonry", "raise 1")
    assert (table.question(), table.game.undoable(BLUE)) == ("pay", 4)
    earlier = table.game.back_to(0)
    assert earlier.hash() == start
    assert earlier.question(BLUE).text.startswith(
        "blue pays 1 lumber for the project (has 9 lumber"
    )


def test_a_trade_can_be_taken_back_token_by_token() -> None:
    """R-RES-03: each given token is an answer."""
    table = building().play("trade", "give lumber", "give jackscrew")
    assert (table.question(), table.game.undoable(BLUE)) == ("give", 3)
    table.game = table.game.back_to(2)
    assert (table.question(), table.purse("blue")) == ("give", "L8 J9 M9 F6")


def test_a_game_taken_back_is_played_on() -> None:
    """R-RAI-02: another plot leads on from there."""
    table = building().play("pay lumber", "pay jackscrew", "pay masonry", "raise 1")
    table.game = table.game.back_to(3)
    assert (table.question(), table.game.undoable(BLUE)) == ("raise", 3)
    table.play("raise 2")
    assert (table.state.owner[0], table.state.owner[1]) == (-1, BLUE)


def test_taking_back_leaves_the_game_itself_alone() -> None:
    """R-INV-11: `back_to` answers with another game."""
    table = bidding().play("bid i 1")
    before = table.game.hash()
    table.game.back_to(0)
    assert table.game.hash() == before


# Lines


def test_a_revealed_prestige_building_is_a_line() -> None:
    """R-MOV-09: the display was refilled, so the placement stands."""
    table = building("5").go_on_to("prestige_turn")
    answers = table.game.undoable(BLUE)
    assert answers > 3
    table.play("turn 0")
    assert "prestige_shown" in table.happened()
    assert [table.game.undoable(seat) for seat in (BLUE, PURPLE, GREEN)] == [0, 0, 0]
    assert table.game.undo_floor == len(table.game.moves)


def test_a_new_round_is_a_line() -> None:
    """R-ANN-01, R-ANN-02: tiles and cards were shown after the last building."""
    table = raising().won("blue", "1").at("placing").begin_here().play("raise 1")
    assert table.state.round == 2
    assert table.game.undoable(BLUE) == 0


def test_a_draw_by_hand_is_a_line_too() -> None:
    """R-ANN-01: whoever deals, what was drawn is known."""
    table = raising().by_hand().won("blue", "1").at("placing").begin_here().play("raise 1")
    assert (table.asker(), table.game.undoable(BLUE)) == ("chance", 1)
    table.play(table.offers()[0])
    assert table.game.undoable(BLUE) == 0


def test_answers_of_the_final_scoring_can_be_taken_back() -> None:
    """R-FIN-04, R-FIN-06: the asterisk and the sections, as long as nobody else has answered."""
    table = last_round(end_choices="players").symbols("blue", asterisk=1)
    table.tokens("blue", "L5 F1").tokens("purple", "F1")
    table.reputation(purple=1, blue=0, green=0).at("scoring").begin_here()
    table.play("name train", "pay lumber", "favor jackscrew")
    assert (table.asker(), table.game.undoable(BLUE)) == ("purple", 3)
    table.play("favor lumber")
    assert table.game.is_over()
    assert [table.game.undoable(seat) for seat in (BLUE, PURPLE)] == [0, 1]


# Going back by number


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_earlier_moment_of_a_game_can_be_restored(seats: int) -> None:
    """R-INV-11: answers and draws are kept, so each position comes back exactly."""
    game = new_game("raising", seats=seats, seed=11)
    moments = {len(game.moves): game.hash()}
    for turn in range(40):
        seat = game.deciders()[0]
        legal = game.legal(seat)
        game.apply(legal[turn % len(legal)])
        moments[len(game.moves)] = game.hash()
    assert {count: game.back_to(count).hash() for count in moments} == moments


@pytest.mark.parametrize("count", [-1, 2])
def test_there_is_nothing_before_the_start_or_after_the_end(count: int) -> None:
    """R-INV-11: a game of one answer has no second one."""
    table = bidding().play("bid i 1")
    with pytest.raises(Unavailable, match="this game has 1 moves"):
        table.game.back_to(count)

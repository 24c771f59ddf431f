"""Two players: markers of the non-player color, bid and resolved (rules, section 17)."""

import pytest

from bigshoulders.games.raising.ids import NONPLAYER
from bigshoulders.scenarios.raising import RaisingScenario, raising


def last_two(**markers: int) -> RaisingScenario:
    """Return blue's turn with a non-player marker under the own one; card 8 [-, J, M, L] on I."""
    given = {"blue": 2, "purple": 0} | markers
    return raising(2).card("i", "8").markers(**given).tokens("blue", "").at("bidding", "blue")


def bidders(table: RaisingScenario, kind: str) -> list[str]:
    """Return who placed markers of a kind, in order."""
    placed = [event for event in table.events if event.kind.key == kind]
    return [str(table.game.data(event)["seat"]) for event in placed]


# Markers that enter play


def test_four_nonplayer_markers_enter_play_each_round() -> None:
    """R-TWO-02, R-BID-09, E-134: with 3 markers each, 6 own and 4 NP markers are placed."""
    table = raising(2)
    for _marker in range(9):
        table.play(table.offers()[-1])
    assert len([marker for marker in table.state.squares if marker >= 0]) == 9
    table.play(table.offers()[-1])
    assert bidders(table, "marker_placed") == ["blue", "purple"] * 3
    assert sorted(bidders(table, "nonplayer_placed")) == ["blue", "blue", "purple", "purple"]


def test_the_nonplayer_marker_lies_under_the_last_two() -> None:
    """R-ANN-06, R-BID-09: with three markers left blue places one, with two left two."""
    table = raising(2).markers(blue=3, purple=0).at("bidding", "blue")
    assert {offer.split()[0] for offer in table.offers()} == {"bid"}
    table.play("bid i 1")
    assert {offer.split()[0] for offer in table.offers()} == {"bid", "nonplayer"}
    table.play("bid i 2")
    assert {offer.split()[0] for offer in table.offers()} == {"nonplayer"}
    table.play("nonplayer i 3")
    assert {offer.split()[0] for offer in table.offers()} == {"bid", "nonplayer"}


def test_a_turn_places_both_markers_and_no_more() -> None:
    """R-BID-09: neither may be missing or doubled."""
    table = raising(2).markers(blue=3, purple=1).at("bidding", "blue")
    refusal = table.refusal("nonplayer i 1")
    assert (refusal.key, refusal.rule) == ("not_now", "R-BID-09")
    table = last_two().play("nonplayer ii 1")
    refusal = table.refusal("nonplayer i 1")
    assert (refusal.key, refusal.rule) == ("not_now", "R-BID-09")
    table = last_two().play("bid ii 1")
    refusal = table.refusal("bid i 1")
    assert (refusal.key, refusal.rule) == ("not_now", "R-BID-09")
    assert table.refusal("pass").key == "not_now"


def test_three_players_have_no_nonplayer_markers() -> None:
    """R-SET-13, R-BID-09: only own markers are placed, the last two included."""
    table = raising(3).markers(blue=1, purple=0, green=0).at("bidding", "blue")
    assert {offer.split()[0] for offer in table.offers()} == {"bid"}
    assert table.refusal("nonplayer i 1").rule == "R-BID-09"


# What a non-player marker brings and costs its player


def test_the_player_takes_the_resource_under_the_nonplayer_marker() -> None:
    """R-BID-09, R-BID-03: M and L of card 8 for blue."""
    assert last_two().play("nonplayer i 2", "bid i 3").purse("blue") == "L1 J0 M1"


def test_each_marker_is_paid_for_and_rewarded_when_it_is_placed() -> None:
    """R-BID-09, R-BID-05, Q-50: after an own marker on J, UL costs NP's player M and L."""
    table = last_two().tokens("blue", "L1 M1")
    refusal = table.refusal("nonplayer i ul")
    assert (refusal.key, refusal.rule) == ("cannot_pay_upper_left", "R-BID-06")
    table.play("bid i 1", "nonplayer i ul")
    assert table.purse("blue") == "L0 J1 M0"
    assert table.state.squares[:2] == [NONPLAYER, 0]


def test_the_order_of_the_two_markers_changes_the_cost() -> None:
    """R-BID-09, Q-50: UL first costs all three, and the J square still pays afterwards."""
    table = last_two().tokens("blue", "L1 J1 M1").play("nonplayer i ul", "bid i 1")
    assert table.purse("blue") == "L0 J1 M0"
    table = last_two().tokens("blue", "L1 J1 M1")
    table.play("bid i 1", "nonplayer i ul", "pay lumber")
    assert table.purse("blue") == "L0 J2 M0"


# Bidding resolution


def resolved(squares: str) -> RaisingScenario:
    """Resolve the auction of space I, with purple alone on the other cards."""
    table = raising(2).project("i", "1").card("i", "8").markers(blue=0, purple=1)
    table.tokens("blue", "").tokens("purple", "").squares("i", squares)
    for space in ("ii", "iii", "iv", "v"):
        table.squares(space, "purple - - -")
    return table.at("winners")


@pytest.mark.parametrize(
    ("squares", "winner"),
    [
        ("- nonplayer blue -", "green"),
        ("- blue nonplayer -", "blue"),
        ("blue nonplayer nonplayer purple", "green"),
        ("purple nonplayer blue blue", "blue"),
        ("nonplayer blue purple -", "green"),
    ],
)
def test_nonplayer_markers_count_like_a_color(squares: str, winner: str) -> None:
    """R-TWO-03, R-WIN-01, Q-31: most markers, then the first one; NP is called green."""
    table = resolved(squares)
    won = [sentence for sentence in table.sentences() if " wins i with " in sentence]
    assert [sentence.split()[0] for sentence in won] == [winner]


def test_losing_nonplayer_markers_are_out_of_play() -> None:
    """R-TWO-04, R-WIN-05, Q-46, E-133: [blue, NP, blue, NP]; purple's row is unchanged."""
    table = resolved("blue nonplayer blue nonplayer")
    assert table.state.winners[0] == 0
    assert NONPLAYER not in table.state.squares
    assert (table.seat("blue").on_board, table.seat("purple").on_board) == (0, 1)
    assert "markers_returned" not in table.happened()
    assert table.seat("blue").supply == 25 - 2


def test_nobody_takes_the_resources_when_the_nonplayer_color_wins() -> None:
    """R-WIN-05, R-TWO-05, Q-48: card 8 leaves lumber uncovered; blue's marker returns."""
    table = resolved("- nonplayer blue -")
    assert table.purse("blue") == "L0 J0 M0"
    assert table.seat("blue").on_board == 1
    assert table.state.owner.count(NONPLAYER) == 1
    assert table.state.levels[table.state.owner.index(NONPLAYER)] == 1


# What the non-player color has not


def test_the_nonplayer_color_is_no_player() -> None:
    """R-TWO-01, R-SET-13: two seats, two ranks, two rows, two companies."""
    table = raising(2).building("nonplayer", 1, levels=3)
    shown = table.game.view(None)
    assert shown["ranking"] == ["blue", "purple"]
    assert shown["rows"] == ["blue", "purple"]
    seats = shown["seats"]
    assert isinstance(seats, list)
    assert [seat["seat"] for seat in seats if isinstance(seat, dict)] == ["blue", "purple"]


def test_nonplayer_markers_are_not_limited() -> None:
    """R-TWO-01, Q-47: 27 levels stand, and two more markers win a project."""
    table = raising(2).round(4).building("nonplayer", *range(1, 10), levels=3)
    table.won("nonplayer", "17", levels=2).at("projects")
    assert table.state.levels_of(NONPLAYER) == 29
    table.check()

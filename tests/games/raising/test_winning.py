"""Phase 3: who wins, what is taken, which markers return."""

import pytest

from bigshoulders.games.raising.ids import NO_TILE, NOBODY, NONPLAYER
from bigshoulders.scenarios.raising import RaisingScenario, raising

COLORS = {"A": "blue", "B": "purple", "C": "green", "D": "white", "X": "nonplayer", "-": "-"}


def resolved(squares: str, seats: int = 3, card: str = "8", **reputation: int) -> RaisingScenario:
    """Resolve an auction of space I; squares are written as in the worked examples."""
    table = raising(seats).card("i", card).project("i", "2")
    if reputation:
        table.reputation(**reputation)
    for color in ("blue", "purple", "green", "white")[:seats]:
        table.tokens(color, "")
    return table.squares("i", " ".join(COLORS[name] for name in squares)).at("winners")


def won_by(table: RaisingScenario) -> str:
    """Return who won space I, in one letter."""
    won = table.facts("project_won")
    names = {color: letter for letter, color in COLORS.items()}
    return names[str(won[0]["color"])]


def back(table: RaisingScenario) -> dict[str, int]:
    """Return how many markers came back to whose row."""
    told = table.facts("markers_returned")
    return {str(facts["seat"]): int(facts["count"]) for facts in told}


def taken(table: RaisingScenario, color: str) -> str:
    """Return the tokens that a player took in phase 3, e.g. "LLJ"."""
    tokens = ""
    for event in table.events:
        facts = table.game.data(event)
        if facts.get("phase") == "project_resolution":
            break
        if event.kind.key == "tokens_gained" and facts["seat"] == color:
            tokens += str(facts["resource"])[0].upper() * int(facts["count"])
    return tokens


@pytest.mark.parametrize(
    ("squares", "winner"),
    [
        ("ABBA", "A"),
        ("-BAA", "A"),
        ("-BA-", "B"),
        ("BAAC", "A"),
        ("-CBA", "C"),
        ("ABCC", "C"),
        ("BAAB", "B"),
        ("--CA", "C"),
        ("A---", "A"),
    ],
)
def test_most_markers_win_and_the_first_marker_breaks_a_tie(squares: str, winner: str) -> None:
    """E-050, E-051, E-052, E-055, R-WIN-01, Q-30: in tie-break order, upper-left first."""
    assert won_by(resolved(squares)) == winner


@pytest.mark.parametrize(
    ("squares", "winner"), [("-ABCC", "C"), ("CABBA", "A"), ("DCBBC", "C"), ("ABCD-", "A")]
)
def test_yellow_cards_are_won_in_the_same_way(squares: str, winner: str) -> None:
    """E-056, E-059, R-WIN-01: markers of colors that are not tied for most are ignored."""
    assert won_by(resolved(squares, seats=4)) == winner


def test_losing_markers_return_to_their_rows() -> None:
    """E-055, R-WIN-04: blue wins [B, A, A, C]; purple and green get one back each."""
    table = resolved("BAAC")
    assert back(table) == {"purple": 1, "green": 1}
    assert [player.on_board for player in table.state.seats] == [0, 1, 1]
    assert table.state.squares[:4] == [NOBODY, 0, 0, NOBODY]


def test_all_markers_of_a_loser_return() -> None:
    """E-059, R-WIN-04: blue wins [C, A, B, B, A]; purple gets two back and green one."""
    table = resolved("CABBA", seats=4)
    assert back(table) == {"purple": 2, "green": 1}
    assert [player.on_board for player in table.state.seats] == [0, 2, 1, 0]


def test_the_winners_markers_stay_on_the_card_and_become_levels() -> None:
    """R-WIN-04, R-LEV-01: two of them, whatever the loser had there."""
    table = resolved("-ABA").go_on_to("raise").play("raise 2")
    assert (table.state.owner[1], table.state.levels[1]) == (0, 2)


def test_returned_markers_are_the_start_of_the_next_round() -> None:
    """R-WIN-04, R-ANN-04: purple's two come back, and three more make five."""
    table = resolved("AABB").go_on_to("raise").play("raise 2")
    assert table.state.round == 2
    assert [player.on_board for player in table.state.seats] == [3, 5, 3]


def test_the_winner_takes_every_uncovered_resource() -> None:
    """E-052, R-WIN-03: card 8 [-, B, A, -]: purple wins, takes 1 L, and blue's marker returns."""
    table = resolved("-BA-")
    assert won_by(table) == "B"
    assert (taken(table, "purple"), taken(table, "blue")) == ("L", "")
    assert back(table) == {"blue": 1}


@pytest.mark.parametrize(
    ("card", "squares", "tokens"),
    [
        ("8", "A---", "LJM"),
        ("8", "-AAA", ""),
        ("1", "A---", "JJJ"),
        ("1", "--A-", "JJ"),
        ("6", "-A--", "LL"),
        ("6", "-AA-", "L"),
    ],
)
def test_a_resource_shown_twice_is_taken_twice(card: str, squares: str, tokens: str) -> None:
    """R-WIN-03: one token for every square without a marker that shows a resource."""
    assert taken(resolved(squares, card=card), "blue") == tokens


def test_the_fifth_square_brings_nothing_when_uncovered() -> None:
    """R-WIN-03: index 4 of a yellow card shows no resource."""
    assert taken(resolved("-AAA-", seats=4), "blue") == ""


def test_squares_of_losing_markers_count_as_covered() -> None:
    """R-WIN-03, R-WIN-04: the resource is taken before the losers' markers go back."""
    table = resolved("A-BC")
    assert (won_by(table), taken(table, "blue")) == ("A", "J")


def test_a_square_paid_for_by_upper_left_is_collected_all_the_same() -> None:
    """R-BID-07, R-WIN-03: blue pays J, M and L for UL of card 8, and takes them back in phase 3."""
    table = raising().card("i", "8").markers(blue=1, purple=0, green=0).tokens("blue", "L1 J1 M1")
    table.at("bidding").play("bid i ul")
    assert "blue pays 1 lumber and 0 wild" in table.sentences()
    assert won_by(table) == "A"
    assert taken(table, "blue") == "LJM"


def test_an_empty_card_fails_its_project() -> None:
    """E-053, R-WIN-02, Q-41: tile and card leave the game, rank 1 goes a step down."""
    table = raising().squares("ii", "blue - - -").at("winners")
    assert table.state.winners[0] == NOBODY
    assert table.state.projects[0] == NO_TILE
    assert table.state.cards[0] == NO_TILE
    assert (table.state.lost_projects, table.state.lost_cards) == (4, 4)
    assert table.happened().count("project_failed") == 4
    assert table.happened().count("card_lost") == 4
    assert [player.poverty for player in table.state.seats] == [4, 0, 0]


@pytest.mark.parametrize("failed", [("ii", "iv"), ("i", "v")])
def test_the_first_in_rank_takes_every_failure_of_the_round(failed: tuple[str, str]) -> None:
    """E-057, R-WIN-02, Q-41: two projects without markers, two steps for rank 1 alone."""
    table = raising().reputation(purple=6, blue=5, green=4)
    for space in ("i", "ii", "iii", "iv", "v"):
        if space not in failed:
            table.squares(space, "- blue - -")
    table.at("winners")
    assert [player.poverty for player in table.state.seats] == [0, 2, 0]


def test_of_equal_reputation_the_upper_disc_is_rank_1() -> None:
    """E-053, R-WIN-02, R-REP-04: with nothing gained yet the start stack decides."""
    table = raising().reputation(green=0, blue=0, purple=0)
    for space in ("i", "ii", "iv", "v"):
        table.squares(space, "- blue - -")
    table.at("winners")
    assert [player.poverty for player in table.state.seats] == [0, 0, 1]


def test_a_failed_project_moves_nothing_but_the_poverty_disc() -> None:
    """R-WIN-02: no reputation, no tokens, no markers."""
    table = raising().squares("i", "- purple - -").tokens("purple", "").at("winners")
    assert table.seat("blue").poverty == 4
    assert table.purse("blue") == "L2 J2 M2"
    assert "reputation_changed" not in table.happened()
    assert back(table) == {}


def test_twelve_markers_leave_five_resources_to_the_winners() -> None:
    """E-058, R-WIN-03: round 2, five red cards, two of the twelve markers on UL."""
    table = raising().round(2)
    for color in ("blue", "purple", "green"):
        table.tokens(color, "")
    layout = {"i": "A A B -", "ii": "B B - C", "iii": "- C A A", "iv": "- - - C", "v": "- B - C"}
    for space, squares in layout.items():
        table.squares(space, " ".join(COLORS[name] for name in squares.split()))
    assert len([marker for marker in table.state.squares if marker != NOBODY]) == 12
    table.at("winners")
    counts = [len(taken(table, color)) for color in ("blue", "purple", "green")]
    assert sum(counts) == 5
    assert counts == [1, 2, 2]  # I and III for blue, II and V for purple, IV for green


# Two players


def test_the_nonplayer_color_wins_like_any_other() -> None:
    """E-054, R-WIN-05, Q-31: [-, X, A, -] of card 8; nobody takes the lumber."""
    table = resolved("-XA-", seats=2)
    assert "green wins i with 1 markers" in table.sentences()
    assert "tokens_gained" not in table.happened()
    assert back(table) == {"blue": 1}
    assert table.state.owner[0] == NONPLAYER  # on the lowest-numbered empty plot
    assert table.state.levels[0] == 1


def test_the_nonplayer_color_takes_part_in_ties() -> None:
    """Q-31, R-WIN-01: [A, X, X, A] goes to blue, [X, A, A, X] to the non-player color."""
    assert "blue wins i with 2 markers" in resolved("AXXA", seats=2).sentences()
    assert "green wins i with 2 markers" in resolved("XAAX", seats=2).sentences()
    assert "blue wins i with 2 markers" in resolved("-XAA", seats=2).sentences()


def test_losing_nonplayer_markers_go_to_nobodys_row() -> None:
    """R-WIN-05: blue wins [A, X, A, X]; no marker returns to the bidding board."""
    table = resolved("AXAX", seats=2)
    assert back(table) == {}
    assert [player.on_board for player in table.state.seats] == [0, 0]
    assert NONPLAYER not in table.state.squares
    assert table.state.squares[:4] == [0, NOBODY, 0, NOBODY]


def test_a_card_that_the_nonplayer_color_wins_leaves_the_game() -> None:
    """R-WIN-05, Q-48: with its symbol and reward; nobody's company has a new card."""
    table = resolved("-XA-", seats=2)
    assert "card 8 leaves the game" in table.sentences()
    assert "symbol_gained" not in table.happened()
    assert all(player.slots == [] for player in table.state.seats)

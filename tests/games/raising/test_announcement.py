"""Phase 1: new projects, new cards, windows for empty plot tiles, new markers, rows."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def area(table: RaisingScenario) -> list[str]:
    """Return the projects on the five spaces."""
    return [table.state.box.projects[tile].key for tile in table.state.projects]


def cards(table: RaisingScenario) -> list[str]:
    return [table.state.box.cards[card].key for card in table.state.cards]


# Projects and cards


def test_the_stack_of_the_round_is_laid_out_from_its_top() -> None:
    """E-022, R-ANN-01: round 2 has the tiles 6 to 10 on I to V, in the order of the stack."""
    table = raising().by_hand()
    top = table.state.box.projects[table.state.tops[1]].key
    table.at("round")
    assert (table.question(), table.asker()) == ("project_draw", "chance")
    order = [key for key in ("10", "7", "9", "6", "8") if key != top]
    assert sorted(table.offers()) == sorted(f"project {key}" for key in order)
    table.play(*[f"project {key}" for key in order[:3]])  # the last one is known
    assert area(table) == [top, *order]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_each_round_has_its_own_five_projects(number: int) -> None:
    """R-ANN-01: round r takes the tiles 5r-4 to 5r."""
    table = raising().round(number).at("round")
    expected = [str(key) for key in range(5 * number + 1, 5 * number + 6)]
    assert sorted(area(table), key=int) == expected


def test_round_8_has_tile_36_and_the_final_projects() -> None:
    """E-023, R-ANN-01, Q-63: tile 36 on I, the finals on II to V as they were drawn."""
    table = raising().round(7).finals("f05", "f01", "f10", "f03").at("round")
    assert table.state.round == 8
    assert area(table) == ["36", "f05", "f01", "f10", "f03"]
    assert table.state.hidden == []


def test_the_visible_card_goes_to_the_first_space() -> None:
    """R-ANN-02: one card for each slot from I to V; the next of the deck is seen each time."""
    table = raising().round(2).by_hand().at("round").go_on_to("top_card")
    first = cards(table)[0]
    shown = [offer.split()[1] for offer in table.offers()[:5]]
    table.play(*[f"deck {key}" for key in shown])
    assert table.question() == "bid"
    assert cards(table) == [first, *shown[:4]]
    assert table.state.box.cards[table.state.top].key == shown[4]
    assert len(table.state.deck) + 1 == 54 - 15  # R-INV-10


def test_the_card_known_to_be_next_is_the_one_dealt() -> None:
    """R-ANN-02, Q-60: what the deck shows at the end of a round lies on I in the next."""
    table = raising().round(3)
    top = table.state.box.cards[table.state.top].key
    assert cards(table.at("round"))[0] == top


# Windows


def test_windows_open_after_the_cards_and_before_the_markers() -> None:
    """R-ANN-03, Q-18: the cards of the round lie out, and nobody has a marker on the board."""
    table = raising().round(2).tiles("blue", "11").at("round")
    assert (table.question(), table.asker()) == ("use_tile", "blue")
    assert table.state.round == 3
    assert len(set(cards(table))) == 5
    assert [player.on_board for player in table.state.seats] == [0, 0, 0]
    table.play("use 11")
    assert table.question() == "bid"
    assert [player.on_board for player in table.state.seats] == [3, 3, 3]


def test_the_lowest_rank_is_asked_first_and_everybody_once() -> None:
    """D-01, R-ANN-03, Q-18: blue, then green; purple has no tile and is not asked."""
    table = raising().reputation(purple=9, green=5, blue=2)
    table.tiles("green", "11").tiles("blue", "3", "2").at("announcement")
    assert (table.asker(), table.offers()) == ("blue", ["use 3", "use 2", "pass"])
    table.play("pass")
    assert (table.asker(), table.offers()) == ("green", ["use 11", "pass"])
    table.play("pass")
    assert table.question() == "bid"


def test_the_order_of_the_windows_is_that_in_which_they_opened() -> None:
    """R-ANN-03: green jumps from the last to the first rank, and purple is still asked next."""
    table = raising().reputation(blue=4, purple=3, green=2)
    for color, tile in (("blue", "11"), ("purple", "2"), ("green", "3")):
        table.tiles(color, tile)
    table.at("announcement").play("use 3")
    assert table.ranks() == ["green", "blue", "purple"]
    assert table.asker() == "purple"
    table.play("pass")
    assert table.asker() == "blue"


def test_a_second_tile_is_not_offered_in_the_same_window() -> None:
    """D-01, R-EPT-02: one answer each; green keeps the other tile for another round."""
    table = raising().tiles("green", "11", "2").at("announcement").play("use 11")
    assert table.question() == "bid"
    assert table.seat("green").used == 1


def test_rows_follow_the_ranks_after_the_windows() -> None:
    """R-ANN-05, Q-18: green gains three reputation in its window and sits in the top row."""
    table = raising().reputation(blue=2, purple=1, green=0).tiles("green", "3")
    table.at("announcement").play("use 3")
    assert table.game.view(None)["rows"] == ["green", "blue", "purple"]
    assert table.asker() == "green"


def test_the_highest_rank_has_the_top_row_also_among_equals() -> None:
    """R-ANN-05, R-REP-02: purple and blue share a space, and purple's disc lies above."""
    table = raising().reputation(green=7, purple=3, blue=3).at("markers")
    assert table.game.view(None)["rows"] == ["green", "purple", "blue"]
    assert table.asker() == "green"


# Markers


@pytest.mark.parametrize(
    ("returned", "added", "total"),
    [(0, 3, 3), (1, 3, 4), (2, 3, 5), (3, 2, 5), (4, 1, 5), (5, 0, 5)],
)
def test_new_markers_join_those_that_came_back(returned: int, added: int, total: int) -> None:
    """E-020, R-ANN-04: three more, but never more than five in all."""
    table = raising().markers(blue=returned, purple=0, green=0)
    supply = table.seat("blue").supply
    table.at("markers")
    assert table.seat("blue").on_board == total
    assert table.seat("blue").supply == supply - added
    assert f"blue adds {added} markers and has {total} to place" in table.sentences()


def test_adding_markers_is_no_choice() -> None:
    """R-ANN-04, Q-26: nobody is asked; every player bids with three to five."""
    table = raising().markers(blue=0, purple=2, green=5).at("markers")
    assert table.question() == "bid"
    assert [player.on_board for player in table.state.seats] == [3, 5, 5]


def one_card_each(table: RaisingScenario) -> RaisingScenario:
    """Play on so that blue, purple and green bid on I, II and III alone: no marker returns."""
    spaces = {"blue": "i", "purple": "ii", "green": "iii"}
    while not table.game.is_over():
        offers = [offer for offer in table.offers() if offer != "trade"]
        if table.question() == "bid":
            offers = [f"bid {spaces[table.asker()]} {square}" for square in (1, 2, 3)]
            offers = [offer for offer in offers if offer in table.offers()]
        table.play(offers[0])
    return table


def test_eight_rounds_without_a_lost_auction_use_24_markers() -> None:
    """E-021, R-ANN-04, Q-72: one of the 25 markers is left in the supply at the end."""
    table = one_card_each(raising())
    assert "markers_returned" not in table.happened()
    for player in table.state.seats:
        assert (player.supply, player.on_board) == (1, 0)
        assert table.state.levels_of(player.index) == 24


def test_the_spare_marker_is_enough_for_an_extra_level() -> None:
    """Q-72, R-ANN-04: 21 levels and tile 7's make 22; the last three markers are there."""
    table = raising().round(8).building("blue", 2, 3, 4, 5, 6, 7, 9, levels=3).tiles("blue", "7")
    table.at("announcement").play("use 7", "level 2")
    assert (table.seat("blue").supply, table.seat("blue").on_board) == (0, 3)


def nonplayer_turns(table: RaisingScenario) -> list[str]:
    """Bid until the round's bidding is over; name each turn's player, + with an NP marker."""
    turns = []
    while table.question() == "bid":
        with_nonplayer = "non-player" in str(table.game.question(table.game.deciders()[0]).text)
        turns.append(table.asker() + ("+" if with_nonplayer else ""))
        own = [o for o in table.offers() if o.startswith("bid") and not o.endswith("ul")]
        table.play(own[0])
        if with_nonplayer:
            assert all(offer.startswith("nonplayer") for offer in table.offers())
            table.play(next(offer for offer in table.offers() if not offer.endswith("ul")))
    return turns


def test_nonplayer_markers_lie_under_the_two_leftmost_markers() -> None:
    """E-024, R-ANN-06: blue bids with 4 and purple with 3; each places two more for NP."""
    table = raising(2).markers(blue=1, purple=0).at("markers")
    assert [player.on_board for player in table.state.seats] == [4, 3]
    turns = nonplayer_turns(table)
    assert turns == ["blue", "blue", "purple", "blue+", "purple+", "blue+", "purple+"]

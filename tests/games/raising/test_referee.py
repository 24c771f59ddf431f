"""The referee notices every broken invariant (rules, section 24)."""

import pytest

from bigshoulders.games.raising.ids import (
    COMPANY,
    FINISHED,
    NO_TILE,
    NONPLAYER,
    PROJECT_RESOLUTION,
    SCORING,
)
from bigshoulders.games.raising.state import replaced
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.unopened import unopened


def found(table: RaisingScenario) -> list[str]:
    return table.game.rules.violations(table.state)


def built() -> RaisingScenario:
    """Return a content table with something of everything."""
    table = (
        raising().round(4).building("blue", 1, 2, 9, levels=2).building("purple", 3).moved("blue")
    )
    table.slots("blue", "21", "52").pile("green", "30").neighborhoods_won("green", "nt01")
    table.expansions("purple", 2).tracks("blue", "L4 J6 M0").reputation(blue=5, purple=3, green=3)
    table.squares("i", "blue - purple -")
    assert found(table) == []
    return table


def stand(table: RaisingScenario, plot: int, owner: int, levels: int) -> None:
    """Put a building on a plot without counting anything again."""
    state = table.state
    state.built = replaced(state.built, plot - 1, 0)
    state.owner = replaced(state.owner, plot - 1, owner)
    state.levels = replaced(state.levels, plot - 1, levels)


# Markers


@pytest.mark.parametrize("place", ["supply", "board", "card", "ward", "outskirts"])
def test_every_color_has_25_markers(place: str) -> None:
    """R-INV-01: one marker more in the supply, on the board, a card or under a building."""
    table = built()
    state, blue = table.state, table.seat("blue")
    if place == "supply":
        blue.supply += 1
    elif place == "board":
        blue.on_board += 1
    elif place == "card":
        state.squares[1] = blue.index
    elif place == "ward":
        state.levels = replaced(state.levels, 0, 3)
    else:
        state.moved_levels = [levels and levels + 1 for levels in state.moved_levels]
    assert found(table) == ["R-INV-01: blue has 26 markers, not 25"]


def test_a_marker_can_get_lost() -> None:
    """R-INV-01: 24 is not enough either."""
    table = built()
    table.seat("purple").supply -= 1
    assert found(table) == ["R-INV-01: purple has 24 markers, not 25"]


def test_the_nonplayer_color_is_not_counted() -> None:
    """R-INV-01, Q-47: 30 of its markers are no violation."""
    table = raising(2).round(8).building("nonplayer", *range(1, 11), levels=3)
    assert found(table) == []


@pytest.mark.parametrize("count", [-1, 6])
def test_the_bidding_board_holds_up_to_five_of_a_color(count: int) -> None:
    """R-INV-02: six are too many, and so is less than none."""
    table = built()
    green = table.seat("green")
    green.supply += green.on_board - count
    green.on_board = count
    assert found(table) == [f"R-INV-02: green has {count} markers on the bidding board"]


# What players have


@pytest.mark.parametrize("what", ["tokens", "wild", "favor", "symbols", "expansions", "poverty"])
def test_nobody_has_less_than_nothing(what: str) -> None:
    """R-INV-03: of any kind of thing."""
    table = built()
    green = table.seat("green")
    if what == "tokens":
        green.tokens[2] = -1
    elif what == "wild":
        green.wild = -1
    elif what == "favor":
        green.favor = -1
    elif what == "symbols":
        green.symbols = [0, 0, 0, 0, -1, 0]
    elif what == "poverty":
        green.poverty = -1
    else:
        green.expansions = -1
        table.state.expansions += 1
    sentences = found(table)
    assert len(sentences) == 1
    assert sentences[0].startswith("R-INV-03: green has less than nothing of something: [")


def test_negative_permanent_tokens_are_noticed_twice() -> None:
    """R-INV-03, R-INV-08: less than nothing, and not what the columns say."""
    table = built()
    table.seat("green").perms[0] = -1
    assert [sentence[:8] for sentence in found(table)] == ["R-INV-03", "R-INV-08"]


def test_reputation_is_negative_only_after_poverty() -> None:
    """R-INV-03, R-REP-01, Q-16: not before the scoring."""
    table = built().reputation(blue=5, purple=3, green=-1)
    assert [sentence[:8] for sentence in found(table)] == ["R-INV-03"]
    table.at_phase(SCORING)
    assert found(table) == []


def test_permanent_tokens_are_those_of_the_columns_passed() -> None:
    """R-INV-08: blue stands on L4 J6 M0 and has passed columns 3, and 3 and 6."""
    table = built()
    table.seat("blue").perms[1] = 1
    assert found(table) == [
        "R-INV-08: blue has 1 permanent tokens and passed 2 of their columns",
    ]


def test_four_players_have_two_permanent_tokens_on_a_track() -> None:
    """R-INV-08: nobody has three when the first column is 6."""
    table = raising(4).tracks("blue", "L12")
    assert (table.perms_of("blue"), found(table)) == ("L2 J0 M0", [])
    table.seat("blue").perms[0] = 3
    assert found(table) == ["R-INV-08: blue has 3 permanent tokens and passed 2 of their columns"]


@pytest.mark.parametrize(("seats", "column"), [(3, -1), (3, 13), (4, 2)])
def test_expertise_markers_stand_between_start_and_end(seats: int, column: int) -> None:
    """R-EXP-01, R-SET-08: columns 0 to 12, with four players 3 to 12."""
    table = raising(seats)
    player = table.seat("blue")
    player.tracks[0] = column
    player.perms[0] = len([at for at in table.state.board.perm_columns if at <= column])
    assert f"R-EXP-01: blue is on column {column}" in found(table)


def test_expansions_are_owned_or_in_the_supply() -> None:
    """R-INV-07: two owned and four left make six."""
    table = built()
    table.state.expansions = 3
    assert found(table) == ["R-INV-07: 2 expansions owned and 3 in the supply"]
    table.seat("green").expansions = 1
    assert found(table) == []


# The map


def test_buildings_are_the_projects_completed() -> None:
    """R-INV-04: four stand and one was moved; a fifth one stands for no project."""
    table = built()
    stand(table, 40, owner=0, levels=1)
    table.seat("blue").supply -= 1
    assert found(table) == ["R-INV-04: 5 raised and 1 moved of 5 completed projects"]


def test_a_project_cannot_get_lost_unseen() -> None:
    """R-INV-04: one that left the game is counted as lost."""
    table = built()
    table.state.projects = replaced(table.state.projects, 4, NO_TILE)
    assert found(table) == ["R-INV-04: 4 raised and 1 moved of 6 completed projects"]
    table.state.lost_projects += 1
    assert found(table) == []


def test_an_outskirts_plot_holds_a_tile_or_a_building() -> None:
    """R-INV-05: one building and seven tiles make eight."""
    table = built()
    place = next(p for p, tile in enumerate(table.state.outskirts) if tile != NO_TILE)
    table.state.outskirts = replaced(table.state.outskirts, place, NO_TILE)
    assert found(table) == ["R-INV-05: 1 buildings and 6 tiles in the outskirts"]


def test_neighborhood_tiles_are_on_the_map_taken_or_lost() -> None:
    """R-INV-06: green has one, and 17 lie on the map."""
    table = built()
    space = next(s for s, tile in enumerate(table.state.neighborhoods) if tile != NO_TILE)
    table.state.neighborhoods = replaced(table.state.neighborhoods, space, NO_TILE)
    assert found(table) == ["R-INV-06: 16 neighborhood tiles on the map and 1 taken"]
    table.state.lost_neighborhoods += 1
    assert found(table) == []


@pytest.mark.parametrize("phase", [COMPANY, SCORING, FINISHED])
def test_an_enclosed_neighborhood_has_no_tile(phase: int) -> None:
    """R-INV-06: in every phase but the one in which they are resolved one by one."""
    table = raising(2).round(4).building("nonplayer", 1, 2, 9).neighborhood("n1", "nt02")
    stand(table, 10, NONPLAYER, levels=1)
    table.state.lost_projects -= 1
    assert found(table) == ["R-INV-06: N1 is enclosed and holds its tile"]
    assert found(table.at_phase(PROJECT_RESOLUTION)) == []
    assert found(table.at_phase(phase)) == ["R-INV-06: N1 is enclosed and holds its tile"]


def test_a_plot_has_levels_if_somebody_stands_there() -> None:
    """R-LEV-01: neither levels without a building nor a building without levels."""
    table = raising(2)
    table.state.levels = replaced(table.state.levels, 6, 2)
    assert found(table) == ["R-LEV-01: plot 7 has 2 levels of -1"]


def test_the_nonplayer_color_plays_with_two_players_only() -> None:
    """R-SET-13: it cannot stand on the map of three."""
    table = raising(3).round(4).building("nonplayer", 1)
    assert found(table) == ["R-SET-13: the non-player color is on the map"]


# Cards and ranks


def test_every_card_is_somewhere() -> None:
    """R-INV-10: one less in a pile."""
    table = built()
    table.seat("green").pile = []
    assert found(table) == ["R-INV-10: 53 cards, not 54"]
    table.state.lost_cards += 1
    assert found(table) == []


def test_a_card_lies_in_one_place_only() -> None:
    """R-INV-10: the count is right, but one card is there twice and another one not at all."""
    table = built()
    blue = table.seat("blue")
    blue.slots = [table.seat("green").pile[0], *blue.slots[1:]]
    assert found(table) == ["R-INV-10: a card is in two places"]


def test_a_project_lies_in_one_place_only() -> None:
    """R-INV-04: a project that is announced cannot stand on the map as well."""
    table = built()
    plot = table.state.owner.index(0)
    table.state.built[plot] = table.state.hidden[0]
    assert found(table) == ["R-INV-04: a project is in two places"]


def test_the_deck_has_54_cards_less_five_a_round() -> None:
    """R-INV-10: 34 in round 4, not 33, although all cards are somewhere."""
    table = built()
    table.state.deck = table.state.deck[1:]
    table.state.lost_cards += 1
    assert found(table) == ["R-INV-10: 33 cards in the deck after 20 were dealt"]


def test_a_company_holds_as_many_cards_as_it_has_slots() -> None:
    """R-CRD-02: five cards need an expansion."""
    table = raising().round(4).slots("blue", "21", "22", "23", "24", "25")
    assert found(table) == ["R-CRD-02: 5 cards in the slots of a company"]
    assert found(table.expansions("blue", 1)) == []


@pytest.mark.parametrize("ranking", [[0, 0, 1], [0, 1], [0, 1, 2, 2], [0, 1, 7], [1, 2, 3]])
def test_every_player_has_one_rank(ranking: list[int]) -> None:
    """R-INV-09: the ranks are a permutation of the seats."""
    table = built()
    table.state.ranking = ranking
    assert found(table) == [f"R-INV-09: the ranks {ranking} are no order of the seats"]


def test_ranks_follow_the_reputations() -> None:
    """R-INV-09, R-REP-02: blue 5, purple 3, green 3; the last two may stand either way."""
    table = built()
    table.state.ranking = [0, 2, 1]
    assert found(table) == []
    table.state.ranking = [1, 0, 2]
    assert found(table) == ["R-INV-09: the ranks do not follow the reputations [3, 5, 3]"]


def test_several_violations_are_all_told() -> None:
    """R-INV-01, R-INV-07, R-INV-09: one sentence each."""
    table = built()
    table.seat("blue").supply = 0
    table.state.expansions = 6
    table.state.ranking = []
    assert [sentence[:8] for sentence in found(table)] == ["R-INV-01", "R-INV-07", "R-INV-09"]


def test_nothing_is_counted_before_the_setup_is_done() -> None:
    """R-INV-10: ranks, tiles and cards are still being drawn."""
    table = unopened()
    assert table.state.ranking == []
    assert found(table) == []

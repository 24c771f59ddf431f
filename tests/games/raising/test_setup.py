"""Setup: what lies where before the first round, and what chance decides."""

import pytest

from bigshoulders.games.raising.ids import NO_TILE
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.unopened import unopened

ORDER = (
    "stack_top",
    "finals",
    "top_card",
    "empty_plots",
    "display",
    "ward_tokens",
    "banners",
    "neighborhoods",
    "start_stack",
    "council",
)


def laid_out(seats: int, **options: str) -> RaisingScenario:
    """Return a game after setup, when the first tile of round 1 has just been announced."""
    return unopened(seats, **options).go_on_to("project_draw")


def keys(table: RaisingScenario, domain: str, indexes: list[int]) -> list[str]:
    return [table.game.rules.language.key(domain, index) for index in indexes]


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    """R-SET-07: one player is too few, and a fifth would have no color."""
    with pytest.raises(Malformed, match=f"2 to 4 players, not {seats}"):
        raising(seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_start_with_two_of_each_resource(seats: int) -> None:
    """E-001, E-003, R-SET-08, R-SET-12: L2 J2 M2, markers on column 0, nothing else."""
    table = laid_out(seats)
    for color in ("blue", "purple", "green")[:seats]:
        assert (table.purse(color), table.columns(color)) == ("L2 J2 M2", "L0 J0 M0")
        assert table.perms_of(color) == "L0 J0 M0"


def test_four_players_start_with_one_of_each_resource_on_column_3() -> None:
    """E-002, R-SET-08, R-SET-12: L1 J1 M1, and tracks 3/3/3 without a permanent token."""
    table = laid_out(4)
    for color in ("blue", "purple", "green", "white"):
        assert (table.purse(color), table.columns(color)) == ("L1 J1 M1", "L3 J3 M3")
        assert table.perms_of(color) == "L0 J0 M0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_25_markers_and_without_reputation_or_poverty(seats: int) -> None:
    """E-001, R-SET-07, R-SET-10: each has a color of its own and all 25 markers in the supply."""
    table = laid_out(seats)
    assert len(table.state.seats) == seats
    assert len({table.game.name(player.index) for player in table.state.seats}) == seats
    for player in table.state.seats:
        assert (player.supply, player.on_board) == (25, 0)
        assert (player.reputation, player.poverty, player.expansions) == (0, 0, 0)
        assert player.slots + player.pile + player.tiles + player.finals == []
        assert sum(player.symbols) == 0


@pytest.mark.parametrize(("seats", "columns"), [(2, [3, 6, 9]), (3, [3, 6, 9]), (4, [6, 9])])
def test_permanent_tokens_wait_on_three_columns_or_on_two(seats: int, columns: list[int]) -> None:
    """E-001, E-002, R-SET-09: three on each track, or two with four players."""
    paid = []
    for column in range(4 if seats == 4 else 1, 13):
        table = raising(seats).round(2).tracks("blue", f"L{column - 1}")
        before = table.seat("blue").perms[0]
        table.slots("blue", "16", fresh=1).at("company")  # one step on the lumber track
        assert table.seat("blue").tracks[0] == column
        paid += [column] * (table.seat("blue").perms[0] - before)
    assert paid == columns


@pytest.mark.parametrize(("seats", "squares"), [(2, 4), (3, 4), (4, 5)])
def test_four_players_turn_the_cards_to_the_yellow_side(seats: int, squares: int) -> None:
    """E-001, E-002, R-SET-03: the yellow side has a fifth square."""
    table = laid_out(seats).go_on_to("bid")
    offered = {offer.split()[2] for offer in table.offers()}
    assert len(offered | {"ul"}) == squares


def test_seven_stacks_of_five_lie_out_and_tile_36_apart() -> None:
    """E-001, R-SET-01: one stack for each of the first seven rounds, and tile 36 for the last."""
    table = laid_out(3)
    projects = table.state.box.projects
    assert [projects[top].round for top in table.state.tops] == [1, 2, 3, 4, 5, 6, 7]
    below = [projects[tile].round for tile in table.state.hidden]
    assert [below.count(number) for number in range(1, 9)] == [4, 4, 4, 4, 4, 4, 4, 1]
    assert "36" in keys(table, "project", table.state.hidden)


def test_any_tile_of_its_five_may_lie_on_top_of_a_stack() -> None:
    """R-SET-01: each stack is shuffled by itself, and its top is seen."""
    table = unopened()
    assert table.offers() == ["stack 1", "stack 2", "stack 3", "stack 4", "stack 5"]
    assert table.game.weights() == [1] * 5
    table.play("stack 4")
    assert table.offers() == ["stack 6", "stack 7", "stack 8", "stack 9", "stack 10"]
    table.play("stack 9")
    assert table.game.view(None)["stacks"] == ["4", "9"]


def test_four_of_the_ten_final_projects_are_drawn() -> None:
    """E-001, R-SET-02: each is as likely, none comes twice, the others leave the game."""
    table = unopened().go_on_to("finals")
    assert len(table.offers()) == 10
    assert table.game.weights() == [1] * 10
    table.play("final f07", "final f02", "final f10")
    assert "final f02" not in table.offers()
    table.play("final f01")
    assert table.question() == "top_card"
    assert table.game.view(None)["finals"] == ["f07", "f02", "f10", "f01"]


def test_the_deck_of_54_cards_shows_its_top() -> None:
    """E-001, R-SET-03, Q-60: any card may lie on top; it is known and no longer to be drawn."""
    table = unopened().go_on_to("top_card")
    assert len(table.offers()) == 54
    assert table.game.weights() == [1] * 54
    table.play("deck 17").go_on_to("project_draw")
    assert table.game.view(None)["deck"] == {"top": "17", "cards": 53}
    assert table.state.box.cards[table.state.top].key == "17"
    assert table.state.top not in table.state.deck


def test_eight_of_twelve_empty_plot_tiles_lie_in_the_outskirts() -> None:
    """E-001, R-SET-04: one on each outskirts plot; the other four leave the game."""
    table = unopened().go_on_to("empty_plots")
    assert len(table.offers()) == 12
    assert table.game.weights() == [1] * 12
    drawn = ["12", "3", "8", "1", "9", "2", "11", "5"]
    table.play(*[f"outskirts {key}" for key in drawn[:7]])
    assert sorted(table.offers()) == [f"outskirts {key}" for key in ("10", "4", "5", "6", "7")]
    table.play(f"outskirts {drawn[7]}")
    assert table.question() == "display"
    assert keys(table, "tile", table.state.outskirts) == drawn


def test_three_prestige_buildings_are_revealed_and_seven_stay_face_down() -> None:
    """E-001, R-SET-05: from ten; what is left is a stack of seven."""
    table = unopened().go_on_to("display")
    assert len(table.offers()) == 10
    assert table.game.weights() == [1] * 10
    table.play("display 9", "display 2", "display 6")
    assert table.question() == "ward_tokens"
    assert table.game.view(None)["display"] == ["9", "2", "6"]
    assert table.game.view(None)["prestige_left"] == 7
    assert len(table.state.prestige) == 7


def test_every_ward_has_a_control_token_at_random() -> None:
    """R-SET-06: the four tokens lie in the order drawn, from ward 1 to ward 4."""
    table = unopened().go_on_to("ward_tokens")
    assert table.offers() == ["ward wc1", "ward wc2", "ward wc3", "ward wc4"]
    table.play("ward wc3", "ward wc1", "ward wc4")
    assert keys(table, "token", table.state.ward_tokens) == ["wc3", "wc1", "wc4", "wc2"]


def test_nine_banners_are_drawn_three_of_each_resource() -> None:
    """E-001, R-SET-06: eight columns and the prestige area; the fewer are left, the rarer."""
    table = unopened().go_on_to("banners")
    assert table.offers() == ["banner lumber", "banner jackscrew", "banner masonry"]
    assert table.game.weights() == [3, 3, 3]
    table.play("banner masonry", "banner masonry", "banner lumber")
    assert table.game.weights() == [2, 3, 1]
    table.play("banner masonry")
    assert table.offers() == ["banner lumber", "banner jackscrew"]
    table.go_on_to("neighborhoods")
    assert sorted(table.state.banners) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    banners = table.game.view(None)["banners"]
    assert isinstance(banners, dict)
    assert [banners[place] for place in ("c1", "c2", "c3", "c4")] == [
        "masonry",
        "masonry",
        "lumber",
        "masonry",
    ]
    assert list(banners) == ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "prestige"]


def test_a_neighborhood_tile_lies_on_each_of_the_18_spaces() -> None:
    """E-001, R-SET-06: each tile once, as likely on any space."""
    table = unopened().go_on_to("neighborhoods")
    assert len(table.offers()) == 18
    assert table.game.weights() == [1] * 18
    table.play("tile nt18", "tile nt03")
    assert len(table.offers()) == 16
    table.go_on_to("start_stack")
    laid = keys(table, "neighborhood", table.state.neighborhoods)
    assert laid[:2] == ["nt18", "nt03"]
    assert len(set(laid)) == 18
    assert NO_TILE not in table.state.neighborhoods


def test_the_discs_form_a_random_stack() -> None:
    """E-004, R-SET-11, R-ANN-05: drawn purple, blue, green: so the ranks and so the first rows."""
    table = unopened().go_on_to("start_stack")
    assert table.offers() == ["rank blue", "rank purple", "rank green"]
    assert table.game.weights() == [1, 1, 1]
    table.play("rank purple", "rank blue")
    assert table.ranks() == ["purple", "blue", "green"]
    table.go_on_to("bid")
    assert table.game.view(None)["rows"] == ["purple", "blue", "green"]
    assert table.asker() == "purple"


@pytest.mark.parametrize(("seats", "offered"), [(2, True), (3, False), (4, False)])
def test_only_two_players_place_markers_of_an_unused_color(seats: int, offered: bool) -> None:
    """E-003, R-SET-13: the non-player color belongs to the two-player game."""
    table = raising(seats).markers(blue=1).at("bidding", "blue")
    assert table.state.has_nonplayer() == offered
    assert any(offer.startswith("nonplayer") for offer in table.offers()) == offered


def test_the_first_unused_color_is_the_nonplayer_color() -> None:
    """Q-71, R-SET-13: blue and purple play, so it is green."""
    table = raising(2).squares("i", "- nonplayer blue -").at("bidding")
    auctions = table.game.view(None)["auctions"]
    assert isinstance(auctions, list)
    assert isinstance(auctions[0], dict)
    assert auctions[0]["markers"] == {"blue": 1, "green": 1}


def test_four_of_twelve_council_members_take_their_spaces() -> None:
    """R-SET-14: on A, B, C and D in the order drawn."""
    table = unopened(council="on").go_on_to("council")
    assert len(table.offers()) == 12
    assert table.game.weights() == [1] * 12
    table.play("member 6", "member 12", "member 1")
    assert "member 12" not in table.offers()
    table.play("member 9")
    assert table.question() == "project_draw"
    assert table.game.view(None)["council"] == [
        {"letter": "a", "member": "6"},
        {"letter": "b", "member": "12"},
        {"letter": "c", "member": "1"},
        {"letter": "d", "member": "9"},
    ]


def test_no_council_member_is_drawn_without_the_module() -> None:
    """R-SET-14: setup ends with the stack of discs."""
    table = unopened(council="off").go_on_to("start_stack").play("rank blue", "rank green")
    assert table.question() == "project_draw"
    assert table.state.members == []


@pytest.mark.parametrize("council", ["off", "on"])
def test_setup_goes_through_its_draws_in_order(council: str) -> None:
    """R-SET-01…14: every draw of the setup is made by chance, and then round 1 begins."""
    table = unopened(council=council)
    asked: list[str] = []
    while table.question() != "project_draw":
        assert table.asker() == "chance"
        if table.question() not in asked:
            asked.append(table.question())
        table.play(table.offers()[-1])
    assert tuple(asked) == (ORDER if council == "on" else ORDER[:-1])
    assert (table.state.round, table.state.phase) == (1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_opens_with_three_markers_each_on_the_bidding_board(seats: int) -> None:
    """E-001, R-SET-07: 22 of the 25 are still in the supply then."""
    table = raising(seats)
    assert [player.on_board for player in table.state.seats] == [3] * seats
    assert [player.supply for player in table.state.seats] == [22] * seats
    table.check()

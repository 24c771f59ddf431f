"""Setup: what lies where before the first Stock Phase, and who chooses when."""

import pytest

from bigshoulders import new_game
from bigshoulders.games.city.ids import NOBODY, TYPES
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.city import CityScenario, city

COLORS = ("red", "yellow", "green", "blue")


def untouched(seats: int = 3, goals: str = "on") -> CityScenario:
    """Return a game before its first draw; the test draws for chance."""
    return CityScenario(new_game("city", seats=seats, goals=goals))


def choosing(first: str, seats: int = 3) -> CityScenario:
    """Return a game in which chance has named the first chooser."""
    return untouched(seats).go_on_to("first_chooser").play(f"first {first}")


def eras(table: CityScenario, spaces: list[int]) -> list[int]:
    return [table.state.box.spaces[space].era for space in spaces]


def levels(table: CityScenario, tiles: list[int]) -> list[int]:
    return [table.state.box.demand[tile].level for tile in tiles]


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    """C-CON-01, C-OPT-02: one player is too few, five are too many."""
    with pytest.raises(Malformed, match=f"2 to 4 players, not {seats}"):
        city(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_seat_and_a_color(seats: int) -> None:
    """C-CON-01, C-OPT-02: the game starts with two, three and four players."""
    table = choosing("red", seats)
    assert sorted(table.state.track) == list(range(seats))
    assert [table.game.name(seat) for seat in range(seats)] == list(COLORS[:seats])


# Demand tiles


@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 7), (4, 12)])
def test_tiles_for_more_players_stay_in_the_box(seats: int, left: int) -> None:
    """C-SET-02, C-CON-24, C-OPT-02: 15, 19 or 24 tiles play, twelve of them on the board."""
    table = city(seats)
    state = table.state
    assert len(state.demand_deck) == left
    used = state.demand + state.demand_deck
    assert len(set(used)) == 12 + left
    assert max(state.box.demand[tile].min_players for tile in used) == seats


def test_the_lowest_pile_is_drawn_first_and_every_tile_of_it_is_as_likely() -> None:
    """C-SET-02: the piles lie on each other from one pip to four, each shuffled."""
    table = untouched(2)
    assert table.offers() == ["tile d1_x", "tile d1_1a", "tile d1_2a"]
    assert table.game.weights() == [1, 1, 1]
    table.play("tile d1_1a", "tile d1_x")  # the third of the pile needs no draw
    assert table.offers() == [
        "tile d2_3a",
        "tile d2_3b",
        "tile d2_2",
        "tile d2_5",
        "tile d2_4a",
    ]


@pytest.mark.parametrize(("seats", "seen"), [(2, [1, 2, 3]), (3, [1, 2, 3]), (4, [1, 2])])
def test_higher_piles_wait_below_the_lower_ones(seats: int, seen: list[int]) -> None:
    """C-SET-02: no tile of a pile is drawn while one of a lower pile is left."""
    table = city(seats)
    laid, deck = levels(table, table.state.demand), levels(table, table.state.demand_deck)
    assert sorted(set(laid)) == seen
    assert max(laid) <= min(deck)
    assert deck == sorted(deck)


def test_demand_is_filled_column_by_column_from_the_top() -> None:
    """C-SET-03, C-CON-21: the four spaces of the $50 column first, then $20, then $0."""
    first = ["d1_3", "d1_2b", "d1_x", "d1_1a", "d1_2a"]
    second = ["d2_5", "d2_4b", "d2_3a", "d2_2", "d2_3b"]
    table = untouched(4).play(*[f"tile {key}" for key in first + second])
    keys = [table.state.box.demand[tile].key for tile in table.state.demand]
    assert [keys[row * 3] for row in range(4)] == first[:4]
    assert [keys[row * 3 + 1] for row in range(4)] == ["d1_2a", "d1_1b", "d2_5", "d2_4b"]
    assert [keys[row * 3 + 2] for row in range(4)] == ["d2_3a", "d2_2", "d2_3b", "d2_4a"]


# Capital assets and goals


def test_brilliant_marketing_starts_on_80_and_four_suppliers_lie_at_random() -> None:
    """C-SET-04, C-DIF-26, C-CON-19: the row is laid out from $80 to $40."""
    table = untouched().go_on_to("start_assets")
    suppliers = ["cincinnati_steel", "michigan_lumber", "pennsylvania_coal", "union_stockyards"]
    assert table.offers() == [f"reveal {key}" for key in suppliers]
    assert table.game.weights() == [1, 1, 1, 1]
    table.play("reveal pennsylvania_coal", "reveal union_stockyards", "reveal cincinnati_steel")
    row = [table.state.box.assets[asset].key for asset in table.state.asset_row]
    assert row == ["brilliant_marketing", *[suppliers[place] for place in (2, 3, 0, 1)]]


def test_eleven_assets_wait_in_the_deck_and_no_chief() -> None:
    """C-SET-04, C-CON-20: five of the sixteen assets lie in the row."""
    table = city()
    deck = [table.state.box.assets[asset] for asset in table.state.asset_deck]
    assert len(deck) == 11
    assert not any(asset.chief for asset in deck)
    assert "refrigeration" in [asset.key for asset in deck]


def test_refrigeration_starts_where_the_switch_says_so() -> None:
    """C-SET-04, C-DIF-26: with `fifth_start_asset`=refrigeration Union Stockyards waits."""
    table = city(fifth_start_asset="refrigeration")
    row = [table.state.box.assets[asset].key for asset in table.state.asset_row]
    deck = [table.state.box.assets[asset].key for asset in table.state.asset_deck]
    assert row[0] == "brilliant_marketing"
    assert "refrigeration" in row[1:]
    assert "union_stockyards" in deck
    assert len(deck) == 11


def test_five_of_the_ten_goals_are_revealed_at_random() -> None:
    """C-SET-06, C-CON-26: each goal is drawn once and is as likely as any other left."""
    table = untouched().go_on_to("draw_goals")
    assert len(table.offers()) == 10
    assert table.game.weights() == [1] * 10
    table.play("goal most_partners", "goal most_workers")
    assert "goal most_workers" not in table.offers()
    table.play("goal most_assets", "goal most_common")
    assert table.question() == "draw_goals"
    table.play("goal most_managers")
    assert table.question() == "cube_draw"
    keys = [table.state.box.goals[goal].key for goal in table.state.goals]
    assert keys == ["most_partners", "most_workers", "most_assets", "most_common", "most_managers"]


def test_no_goal_is_revealed_without_the_module() -> None:
    """C-OPT-04, C-DIF-25: with `goals` off setup goes from assets to cubes."""
    table = untouched(goals="off").go_on_to("start_assets")
    while table.question() == "start_assets":
        table.play(table.offers()[0])
    assert table.question() == "cube_draw"
    assert table.state.goals == []


# Buildings


@pytest.mark.parametrize(("seats", "decks"), [(2, (6, 8, 8)), (3, (9, 12, 12)), (4, (12, 16, 16))])
def test_buildings_for_more_players_stay_in_the_box(
    seats: int, decks: tuple[int, int, int]
) -> None:
    """C-SET-07, C-CON-25, C-OPT-02: the era decks before the first deal."""
    table = untouched(seats)
    deck = table.state.building_deck
    assert tuple(eras(table, deck).count(era) for era in (1, 2, 3)) == decks
    assert max(table.state.box.spaces[space].min_players for space in deck) == seats


def test_each_era_is_a_deck_of_its_own() -> None:
    """C-SET-07, C-RUL-32: the first buildings are of Era I, all of them as likely."""
    table = untouched(2).go_on_to("building_draw")
    keys = ["i-01", "i-02", "i-06", "i-09", "i-10", "i-11"]
    assert table.offers() == [f"deal {key}" for key in keys]
    assert table.game.weights() == [1] * 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_era_deck_is_used_up_exactly(seats: int) -> None:
    """C-SET-07, C-RUL-32: Era I in decade 1, Era II in decade 3, Era III in decade 5."""
    table = city(seats).found("swift", "red").at("building")
    left = [sorted(set(eras(table, table.state.building_deck)))]
    for decade in (2, 3, 4, 5):
        table.choose_buildings()
        table.decade(decade).at("building")
        left.append(sorted(set(eras(table, table.state.building_deck))))
    assert left == [[2, 3], [2, 3], [3], [3], []]


def test_each_player_is_dealt_three_buildings_before_companies_are_chosen() -> None:
    """C-SET-11: three of Era I in every hand when the first company is asked for."""
    table = choosing("red", 4)
    assert table.question() == "first_company"
    assert [eras(table, player.hand) for player in table.state.seats] == [[1, 1, 1]] * 4
    assert len({space for player in table.state.seats for space in player.hand}) == 12


# Cubes, workers, money, partners


def test_two_cubes_of_each_type_lie_in_haymarket_and_three_on_each_supply_space() -> None:
    """C-SET-08, C-CON-12, C-CON-13, C-CON-14: all other cubes are in the bag."""
    table = city()
    state = table.state
    assert state.haymarket == [2, 2, 2, 2]
    assert [state.cubes_at(space) for space in range(4)] == [3, 3, 3, 3]
    assert sum(state.bag) == 50
    on_board = [sum(state.supply[kind::TYPES]) for kind in range(TYPES)]
    assert [on_board[kind] + state.bag[kind] for kind in range(TYPES)] == [18, 16, 14, 14]


def test_a_cube_is_as_likely_as_its_type_is_frequent_in_the_bag() -> None:
    """C-SET-08: the cubes of the supply chain are random."""
    table = untouched().go_on_to("cube_draw")
    assert table.offers() == ["draw livestock", "draw steel", "draw wood", "draw coal"]
    assert table.game.weights() == [18, 16, 14, 14]
    table.play("draw coal")
    assert table.game.weights() == [18, 16, 14, 13]


def test_four_workers_stand_in_the_job_market() -> None:
    """C-SET-09, C-CON-15: the four $40 spaces are filled."""
    table = city()
    assert table.state.market == 4
    assert table.game.view(None)["hire_price"] == 40


def test_each_player_starts_with_175_dollars_and_two_partners() -> None:
    """C-SET-10, C-CON-04, C-CON-27: three more partners wait to be gained."""
    table = city(4)
    for player in table.state.seats:
        assert player.cash == 175
        assert (player.ready, player.partners) == (2, 2)
        assert (player.appeal_partner, player.building_partner) == (1, 1)


# Who chooses, and the first companies


@pytest.mark.parametrize(
    ("first", "choosing_order", "track"),
    [
        ("red", "red blue green yellow", "yellow green blue red"),
        ("green", "green yellow red blue", "blue red yellow green"),
        ("blue", "blue green yellow red", "red yellow green blue"),
    ],
)
def test_choosing_goes_counter_clockwise_and_the_last_chooser_comes_first(
    first: str, choosing_order: str, track: str
) -> None:
    """C-SET-12, C-DIF-42, C-EX-04: Priority Deal and place 1 go to the first chooser's left."""
    table = choosing(first, 4)
    asked = []
    for key in ("swift", "libby", "elgin", "henderson"):
        asked.append(table.asker())
        table.play(f"found {key} 35")
    assert " ".join(asked) == choosing_order
    assert " ".join(COLORS[seat] for seat in table.state.track) == track
    assert COLORS[table.state.priority] == track.split(maxsplit=1)[0]


def test_every_player_is_as_likely_to_choose_first() -> None:
    """C-SET-12: the first chooser is random."""
    table = untouched().go_on_to("first_chooser")
    assert table.offers() == ["first red", "first yellow", "first green"]
    assert table.game.weights() == [1, 1, 1]


def test_the_first_company_is_any_of_ten_at_a_par_that_175_dollars_pay_for() -> None:
    """C-SET-13, C-SET-15, C-DP-01: nothing but founding is offered, at 35, 40 or 50."""
    table = choosing("red")
    keys = "anglo brunswick cracker doggett elgin fairbank henderson libby spalding swift"
    expected = [f"found {key} {par}" for key in keys.split() for par in (35, 40, 50)]
    assert table.offers() == expected
    table.play("found libby 40")
    assert table.offers() == [text for text in expected if "libby" not in text]


def test_special_companies_are_not_in_this_game() -> None:
    """C-SET-15: nothing in the game has the name of a special company."""
    table = choosing("red")
    with pytest.raises(Malformed, match="there is no company 'quaker'"):
        table.play("found quaker 35")


def test_par_60_is_too_dear_for_the_first_company() -> None:
    """C-EX-65, C-SET-13: it needs 180 dollars and a player has 175."""
    refusal = choosing("red").refusal("found libby 60")
    assert refusal.rule == "C-FND-02"
    assert refusal.text == "starting at $60 costs $180, and you have $175"


def test_libby_founded_at_40_as_first_company() -> None:
    """C-EX-03: treasury 120, cash 55, appeal 1, two tokens in each of two factories."""
    table = choosing("red").play("found libby 40")
    libby = table.company("libby")
    assert (libby.treasury, table.seat("red").cash, libby.appeal) == (120, 55, 1)
    assert [factory.automation for factory in libby.charter.factories] == [2, 2]
    assert libby.automated == [0, 0]
    assert table.seat("red").reserved == libby.index


def test_the_reserved_partner_goes_on_the_first_company_only() -> None:
    """C-SET-14: a company founded later carries none."""
    table = choosing("red").play("found libby 35", "found swift 35", "found elgin 35")
    assert [player.reserved for player in table.state.seats] == [
        table.company(key).index for key in ("libby", "elgin", "swift")
    ]
    table.cash("yellow", 200).play("found henderson 35")
    assert table.seat("yellow").reserved == table.company("elgin").index


def test_the_first_company_alone_earns_the_reserved_partner() -> None:
    """C-SET-14: all its factories must run, for the partner stands on the last one."""
    table = city().found("libby", "red").found("elgin", "red").reserve("red", "libby")
    for key in ("elgin", "libby"):
        table.staff(key, workers=[2, 2])
    table.cubes("elgin", coal=2, steel=3).cubes("libby", steel=2, livestock=3)
    table.at("operating").play("done", "run 1", "run 2").go_on_to("buy_cubes")
    assert table.seat("red").reserved == table.company("libby").index
    table.play("done", "run 1")
    assert table.seat("red").partners == 2
    table.play("run 2")
    assert (table.seat("red").partners, table.seat("red").reserved) == (3, NOBODY)


def test_the_game_begins_with_the_stock_phase_of_1875() -> None:
    """C-SET-01, C-RUL-103, C-DIF-43, C-CON-02: the last chooser, who has priority, is asked."""
    table = choosing("red").play("found libby 35", "found swift 35", "found elgin 35")
    assert (table.question(), table.asker()) == ("stock_turn", "yellow")
    view = table.game.view(None)
    assert (view["decade"], view["year"], view["phase"]) == (1, 1875, "stock")

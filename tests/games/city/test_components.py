"""What the box contains: every printed value, against the tables of the rules."""

import pytest

from bigshoulders.games.city.box.components import (
    BONUSES,
    COMMON,
    DIRECTOR,
    INDUSTRIES,
    KINDS,
    PREFERRED,
    RESOURCES,
    UNLIMITED,
    Asset,
    Charter,
    CharterRules,
    Effect,
    Factory,
    Space,
    Supplies,
)
from bigshoulders.games.city.box.loading import standard_box

BOX = standard_box()
BOARD = BOX.board


def cubes(livestock: int = 0, steel: int = 0, wood: int = 0, coal: int = 0) -> tuple[int, ...]:
    """Spell out cubes in the order of RESOURCES."""
    return (livestock, steel, wood, coal)


def charter(key: str) -> Charter:
    """Pick a charter."""
    return next(one for one in BOX.charters if one.key == key)


def space(key: str) -> Space:
    """Pick a space."""
    return next(one for one in BOX.spaces if one.key == key)


def asset(key: str) -> Asset:
    """Pick an asset."""
    return next(one for one in BOX.assets if one.key == key)


# Constants of the board.


def test_two_to_four_people_play_in_four_colors() -> None:
    """C-CON-01."""
    assert (BOARD.least_players, BOARD.most_players) == (2, 4)
    assert sorted(BOARD.colors) == ["blue", "green", "red", "yellow"]


def test_five_decades_begin_in_1875() -> None:
    """C-CON-02."""
    assert BOARD.decades == 5
    assert BOARD.years[1:] == (1875, 1885, 1895, 1905, 1915)


def test_more_cubes_are_drawn_in_later_decades() -> None:
    """C-CON-03."""
    assert BOARD.draws[1:] == (3, 4, 4, 5, 6)


def test_a_player_starts_with_175_dollars() -> None:
    """C-CON-04."""
    assert BOARD.start_cash == 175


def test_the_certificate_limit_grows_with_the_players() -> None:
    """C-CON-05."""
    assert [BOARD.certificate_limit[players] for players in (2, 3, 4)] == [10, 12, 14]


def test_a_company_is_ten_shares_in_seven_papers() -> None:
    """C-CON-06."""
    assert KINDS == ("common", "preferred", "director")
    assert [BOARD.shares_of_kind[kind] for kind in (COMMON, PREFERRED, DIRECTOR)] == [1, 2, 3]
    assert BOARD.commons == 5


def test_one_player_holds_at_most_six_shares_of_a_company() -> None:
    """C-CON-07."""
    assert BOARD.most_shares == 6


def test_the_stock_track_holds_the_spaces_of_every_edition() -> None:
    """C-CON-08, C-CON-09."""
    shared = "10 15 20 25 35 40 50 60 80 100 120 140 160 190 220 250 280 320 360 400"
    assert " ".join(str(price) for price in BOARD.stock_track) == f"0 {shared} 450"


def test_par_prices_are_35_to_60() -> None:
    """C-CON-10."""
    assert BOARD.par_prices == (35, 40, 50, 60)


def test_a_triple_step_needs_a_price_of_60() -> None:
    """C-CON-11."""
    assert BOARD.triple_from == 60


def test_there_are_seventy_cubes() -> None:
    """C-CON-12."""
    assert BOARD.cubes_total == cubes(livestock=20, steel=18, wood=16, coal=16)
    assert sum(BOARD.cubes_total) == 70


def test_haymarket_starts_with_two_cubes_of_each_type() -> None:
    """C-CON-13."""
    assert BOARD.haymarket_start == cubes(livestock=2, steel=2, wood=2, coal=2)


def test_the_supply_chain_has_three_priced_spaces_behind_x() -> None:
    """C-CON-14."""
    assert BOARD.supply_prices == (0, 30, 20, 10)
    assert BOARD.supply_start == 3


def test_workers_get_dearer_as_the_job_market_empties() -> None:
    """C-CON-15."""
    assert BOARD.hire_price == (50, *[40] * 4, *[30] * 4, *[20] * 4)
    assert (BOARD.market_spaces, BOARD.market_start) == (12, 4)


def test_the_appeal_track_ends_on_16() -> None:
    """C-CON-16."""
    assert BOARD.appeal_last == 16
    assert len(BOARD.appeal_bonus) == 17


def test_eight_appeal_spaces_give_a_bonus() -> None:
    """C-CON-17."""
    printed = {at: BONUSES[bonus] for at, bonus in enumerate(BOARD.appeal_bonus) if bonus}
    assert printed == {
        3: "worker",
        5: "salesperson",
        7: "automation",
        9: "partner",
        11: "bonus_good",
        13: "price_step",
        15: "bonus_good",
        16: "price_step",
    }


def test_25_dollars_replace_an_appeal_bonus() -> None:
    """C-CON-18."""
    assert BOARD.bonus_cash == 25


def test_assets_cost_80_to_40_dollars() -> None:
    """C-CON-19."""
    assert BOARD.asset_prices == (80, 70, 60, 50, 40)


def test_sixteen_assets_and_four_chiefs_are_in_the_box() -> None:
    """C-CON-20."""
    assert len([one for one in BOX.assets if not one.chief]) == 16
    assert len([one for one in BOX.assets if one.chief]) == 4


def test_demand_has_a_row_per_industry() -> None:
    """C-CON-21."""
    assert INDUSTRIES == ("food_and_dairy", "dry_goods", "meat_packing", "shoes")


def test_the_inner_demand_column_pays_most() -> None:
    """C-CON-22."""
    assert BOARD.demand_bonus == (50, 20, 0)


def test_six_goods_fit_the_printed_middle_space() -> None:
    """C-CON-23."""
    assert BOARD.printed_middle == 6


def test_there_are_24_demand_tiles() -> None:
    """C-CON-24."""
    assert len(BOX.demand) == 24


@pytest.mark.parametrize(
    ("players", "by_era"), [(2, (6, 8, 8)), (3, (9, 12, 12)), (4, (12, 16, 16))]
)
def test_each_era_is_dealt_out_exactly(players: int, by_era: tuple[int, ...]) -> None:
    """C-CON-25, C-BLD-01: three of Era I, then twice two of Eras II and III for each player."""
    buildings = BOX.spaces[BOX.first_building :]
    used = [one.era for one in buildings if one.min_players <= players]
    assert (used.count(1), used.count(2), used.count(3)) == by_era
    assert BOARD.era_dealt[1:] == (1, 2, 2, 3, 3)
    assert BOARD.buildings_dealt[1:] == (3, 2, 2, 2, 2)
    assert by_era == (3 * players, 4 * players, 4 * players)


def test_five_of_ten_goals_are_used_for_200_dollars_each() -> None:
    """C-CON-26."""
    assert (len(BOX.goals), BOARD.goals_used, BOARD.goal_prize) == (10, 5, 200)


def test_two_partners_become_five_at_most() -> None:
    """C-CON-27, C-BLD-06."""
    assert (BOARD.start_partners, BOARD.most_usable_partners) == (2, 5)
    assert BOARD.partner_decade == 3
    assert BONUSES[BOARD.appeal_bonus[9]] == "partner"


def test_the_box_holds_its_staff_and_tokens() -> None:
    """C-CON-28."""
    assert BOARD.supplies == Supplies(
        workers=50, managers=20, salespeople=20, goods=60, automation=40, bonus_goods=12
    )


# key, cost to the bank, once per decade, opens in decade, effect
BANK_ROWS = [
    ("hire", 0, False, 1, Effect(hires=True)),
    ("fund40", 0, False, 1, Effect(fund=40)),
    ("fund60", 0, True, 3, Effect(fund=60)),
    ("fund80", 0, True, 5, Effect(fund=80)),
    ("advertising", 20, False, 1, Effect(appeal=1, first_in_order=True)),
    ("manager", 60, True, 1, Effect(managers=1)),
    ("salesperson", 70, True, 1, Effect(salespeople=1)),
    ("extra_dividends", 0, False, 1, Effect(dividend=100)),
    ("asset", 0, False, 1, Effect(buys_asset=True)),
]


def test_the_bank_has_nine_spaces() -> None:
    """C-CON-29, C-CON-30, C-SPC-01 to C-SPC-08."""
    bank = BOX.spaces[: BOX.first_building]
    rows = [(s.key, s.company_pays, s.once, s.opens_in_decade, s.effect) for s in bank]
    assert rows == BANK_ROWS
    assert all(not s.pays_owner and s.bank_pays_owner == 0 and s.building == -1 for s in bank)


def test_a_partner_without_a_company_earns_25_dollars() -> None:
    """C-CON-31."""
    assert BOARD.no_company_cash == 25


def test_emergency_fundraising_costs_one_step_more() -> None:
    """C-CON-32."""
    assert BOARD.emergency_steps == 1


def test_simplified_closure_pays_the_director_150_dollars() -> None:
    """C-CON-33."""
    assert (BOARD.closure_director, BOARD.closure_per_share) == (150, 10)


def test_the_advanced_supply_chain_starts_with_thirty_cubes() -> None:
    """C-CON-34."""
    assert BOARD.advanced_supply.start == cubes(livestock=9, steel=8, wood=7, coal=6)


def test_the_advanced_supply_chain_has_twelve_columns_in_five_sections() -> None:
    """C-CON-35."""
    board = BOARD.advanced_supply
    assert board.prices == (60, 50, 50, 40, 30, 30, 30, 20, 20, 20, 10, 10)
    assert board.draws == (6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2)
    assert board.reconstructed == ("rows", "prices", "sections")


# Charters: name, abbreviation, industry, appeal, price ladder, asset spaces.
CHARTER_ROWS = [
    ("anglo", "Anglo-American Provision Co.", "A-A", "meat_packing", 2, (30, 40, 50), 1),
    ("brunswick", "Brunswick-Balke-Collender Co.", "B-B-C", "dry_goods", 1, (80, 90, 100, 110), 1),
    ("cracker", "The Cracker Jack Co.", "CJ", "food_and_dairy", 1, (30, 40, 50), 0),
    ("doggett", "Doggett, Bassett & Hills Co.", "DBH", "shoes", 1, (50, 60, 70), 0),
    ("elgin", "Elgin National Watch Co.", "Elgin", "dry_goods", 2, (50, 60, 70), 0),
    ("fairbank", "N. K. Fairbank & Co.", "NK", "dry_goods", 3, (40, 50, 60), 0),
    ("henderson", "C. M. Henderson & Co.", "H", "shoes", 1, (20, 30, 40), 0),
    ("libby", "Libby, McNeill & Libby", "LIBBY", "food_and_dairy", 1, (20, 30, 40), 1),
    ("spalding", "A. G. Spalding & Bros.", "S", "dry_goods", 1, (20, 30), 1),
    ("swift", "Swift & Company", "SWIFT", "meat_packing", 3, (50, 60, 70), 1),
]

# Factories as the rules write them: workers; inputs → goods; manager bonus.
FACTORY_ROWS = {
    "anglo": ["1; C L → 2; 1r+1a", "2; C C L W → 3; 2r"],
    "brunswick": ["1; W W S → 1; 2r", "3; W W W C → 1; 2r"],
    "cracker": ["1; W → 2; 1a", "3; C S → 2; 1a"],
    "doggett": ["2; C L → 2; 1r+1a", "2; S L W W → 1; 1g"],
    "elgin": ["2; C S → 2; 2a", "2; C S S → 1; 1r+1a"],
    "fairbank": ["1; C C → 2; 1r+1a", "1; C C L → 1; 1r+1a"],
    "henderson": ["1; C L → 3; 1r+1a", "2; C S → 2; 1a", "1; C L → 2; 1r"],
    "libby": ["2; S L → 3; 1r+1a", "2; S L L → 3; 1r+1a"],
    "spalding": ["1; C L → 2; 1a", "2; S L → 3; 1a"],
    "swift": ["2; S L → 2; 1r+1a", "3; S S L → 1; 1g+1a"],
}


def factory(row: str) -> Factory:
    """Read a factory as the rules write it."""
    workers, making, bonus = row.split("; ")
    inputs, goods = making.split(" → ")
    gains = {gain[-1]: int(gain[:-1]) for gain in bonus.split("+")}
    return Factory(
        workers=int(workers),
        inputs=tuple(inputs.split().count(letter) for letter in "LSWC"),
        goods=int(goods),
        automation=int(workers),
        manager_slots=1,
        bonus_cubes=gains.get("r", 0),
        bonus_goods=gains.get("g", 0),
        bonus_appeal=gains.get("a", 0),
        bonus_automate=0,
    )


def test_ten_charters_are_as_printed() -> None:
    """C-CHR-20: names, industries, appeal, price ladders and asset spaces.

    C-CHR-01, C-CHR-02, C-CHR-03, C-CHR-04, C-CHR-05, C-CHR-06, C-CHR-07, C-CHR-08, C-CHR-09,
    C-CHR-10: one row each.
    """
    standard = [one for one in BOX.charters if not one.special]
    rows = [
        (c.key, c.name, c.abbr, INDUSTRIES[c.industry], c.start_appeal, c.prices, c.asset_slots)
        for c in standard
    ]
    assert rows == CHARTER_ROWS


@pytest.mark.parametrize("key", FACTORY_ROWS)
def test_factories_are_as_printed(key: str) -> None:
    """C-CHR-01 to C-CHR-10."""
    assert list(charter(key).factories) == [factory(row) for row in FACTORY_ROWS[key]]


def test_each_salesperson_space_raises_the_price() -> None:
    """C-CHR-20."""
    standard = [one for one in BOX.charters if not one.special]
    assert all(len(one.prices) == one.salesperson_slots + 1 for one in standard)


def test_companies_are_numbered_with_the_special_ones_last() -> None:
    """C-SET-15."""
    assert [one.index for one in BOX.charters] == list(range(15))
    special = [one.key for one in BOX.charters if one.special]
    assert special == ["flyer", "quaker", "mayer", "schwinn", "florsheim"]
    assert [one.special for one in BOX.charters] == [False] * 10 + [True] * 5


def test_nothing_about_a_standard_company_is_reconstructed() -> None:
    """C-CHR-01 to C-CHR-10."""
    assert all(not one.reconstructed for one in BOX.charters if not one.special)


def test_american_flyer_has_two_managers_and_no_automation() -> None:
    """C-CHR-11, C-SPEC-01."""
    flyer = charter("flyer")
    assert (flyer.prices, flyer.salesperson_slots, flyer.asset_slots) == ((40,), 0, 2)
    assert [(one.manager_slots, one.automation) for one in flyer.factories] == [(2, 0)]
    assert (flyer.rules.both_managers_price, flyer.rules.both_managers_appeal) == (50, 1)
    assert (flyer.rules.goods_per_worker, flyer.rules.takes_salespeople) == (1, False)
    for key, revenue in flyer.rules.catalogs.items():
        assert revenue == asset(key).ability.revenue + 40
    assert len(flyer.rules.catalogs) == 3


def test_quaker_oats_uses_no_cubes_and_no_salespeople() -> None:
    """C-CHR-12, C-SPEC-02."""
    quaker = charter("quaker")
    assert all(one.inputs == cubes() for one in quaker.factories)
    assert quaker.salesperson_slots == 0
    assert (quaker.rules.takes_cubes, quaker.rules.takes_salespeople) == (False, False)
    assert (quaker.rules.wage, quaker.rules.hired_to_automate) == (20, 2)
    assert quaker.rules.replaced_leave


def test_oscar_mayer_runs_in_three_ways_with_any_number_of_salespeople() -> None:
    """C-CHR-13, C-SPEC-03."""
    mayer = charter("mayer")
    assert (mayer.prices, mayer.salesperson_slots) == ((), UNLIMITED)
    assert mayer.rules.pair_bonus == 10
    rows = [(way.workers, way.inputs, way.goods, way.price) for way in mayer.rules.ways]
    assert rows == [
        (2, cubes(livestock=1), 3, 50),
        (4, cubes(livestock=2, steel=1), 5, 40),
        (6, cubes(livestock=3, steel=1), 9, 30),
    ]
    assert [one.workers for one in mayer.factories] == [6]


def test_schwinn_trades_steel_for_goods_instead_of_having_managers() -> None:
    """C-CHR-14, C-SPEC-04."""
    schwinn = charter("schwinn")
    assert all(one.manager_slots == 0 for one in schwinn.factories)
    assert schwinn.rules.exchange_cubes == cubes(steel=2)
    assert (schwinn.rules.exchange_goods, schwinn.rules.exchange_appeal) == (2, 3)


def test_florsheim_makes_ten_goods_when_fully_automated() -> None:
    """C-CHR-15, C-SPEC-05."""
    florsheim = charter("florsheim")
    assert florsheim.prices[0] == 40
    assert florsheim.prices[2] == 60
    assert sum(one.goods + 1 for one in florsheim.factories) == 10
    assert [one.bonus_automate for one in florsheim.factories] == [1, 0, 1]


def test_florsheim_and_the_standard_companies_follow_the_common_rules() -> None:
    """C-SPEC-05, C-CHR-20: all that is special about Florsheim is printed on its factories."""
    common = [one.key for one in BOX.charters if one.rules == CharterRules()]
    assert common == [one.key for one in BOX.charters if not one.special] + ["florsheim"]


@pytest.mark.parametrize("key", ["flyer", "quaker", "mayer", "schwinn", "florsheim"])
def test_a_special_company_says_what_is_reconstructed(key: str) -> None:
    """C-RUL-97, C-OPEN-01."""
    assert {"industry", "start_appeal"} <= set(charter(key).reconstructed)


# Demand tiles: level, then goods and the player count from which each tile is used; X is blocked.
DEMAND_ROWS = {
    1: "X (2), 1 (2), 1 (3), 2 (2), 2 (3), 3 (4)",
    2: "3 (2), 3 (2), 2 (2), 5 (2), 4 (2), 4 (3)",
    3: "5 (2), 4 (2), 4 (4), 6 (2), 5 (4), 5 (2)",
    4: "6 (2), 6 (2), 6 (3), 8 (4), 7 (2), 7 (4)",
}


@pytest.mark.parametrize("level", DEMAND_ROWS)
def test_demand_tiles_are_as_printed(level: int) -> None:
    """C-TILE-D."""
    pile = [tile for tile in BOX.demand if tile.level == level]
    row = [f"{'X' if tile.blocked else tile.goods} ({tile.min_players})" for tile in pile]
    assert ", ".join(row) == DEMAND_ROWS[level]


@pytest.mark.parametrize(("players", "tiles"), [(2, 15), (3, 19), (4, 24)])
def test_fewer_demand_tiles_are_used_with_fewer_players(players: int, tiles: int) -> None:
    """C-TILE-D."""
    assert len([tile for tile in BOX.demand if tile.min_players <= players]) == tiles


def test_the_x_tile_takes_no_goods() -> None:
    """C-TILE-D."""
    assert [tile.goods for tile in BOX.demand if tile.blocked] == [0]


# Buildings: who pays the owner (company or bank), how much, effect, workers, smallest player count.
BUILDING_ROWS = [
    ("C-TILE-I01", "B→O", 20, Effect(buys_asset=True, discount=10), 2, 2),
    ("C-TILE-I02", "C→O", 20, Effect(salespeople=1), 1, 2),
    ("C-TILE-I03", "B→O", 20, Effect(cubes=cubes(wood=1, livestock=1)), 0, 3),
    ("C-TILE-I04", "C→O", 10, Effect(appeal=1), 2, 4),
    ("C-TILE-I05", "B→O", 20, Effect(cubes=cubes(wood=1, coal=1)), 0, 3),
    ("C-TILE-I06", "C→O", 40, Effect(automate=1), 1, 2),
    ("C-TILE-I07", "B→O", 20, Effect(cubes=cubes(wood=1, steel=1)), 0, 3),
    ("C-TILE-I08", "C→O", 10, Effect(unlike_cubes=2), 0, 4),
    ("C-TILE-I09", "C→O", 30, Effect(appeal=2), 1, 2),
    ("C-TILE-I10", "C→O", 20, Effect(goods=1), 2, 2),
    ("C-TILE-I11", "C→O", 20, Effect(managers=1), 1, 2),
    ("C-TILE-I12", "C→O", 10, Effect(like_cubes=2), 2, 4),
    ("C-TILE-II01", "B→O", 20, Effect(cubes=cubes(livestock=1, steel=1)), 2, 2),
    ("C-TILE-II02", "C→O", 30, Effect(managers=1), 1, 2),
    ("C-TILE-II03", "B→O", 20, Effect(cubes=cubes(coal=1, steel=1)), 2, 2),
    ("C-TILE-II04", "C→O", 30, Effect(appeal=2), 1, 3),
    ("C-TILE-II05", "B→O", 20, Effect(cubes=cubes(coal=1, livestock=1)), 2, 2),
    ("C-TILE-II06", "C→O", 10, Effect(unlike_cubes=2), 1, 3),
    ("C-TILE-II07", "B→O", 20, Effect(buys_asset=True, discount=20), 1, 2),
    ("C-TILE-II08", "C→O", 10, Effect(like_cubes=2), 2, 3),
    ("C-TILE-II09", "C→O", 90, Effect(automate=2), 0, 4),
    ("C-TILE-II10", "C→O", 40, Effect(salespeople=1), 1, 2),
    ("C-TILE-II11", "C→O", 60, Effect(managers=2), 0, 4),
    ("C-TILE-II12", "C→O", 40, Effect(automate=1), 1, 2),
    ("C-TILE-II13", "C→O", 80, Effect(salespeople=2), 0, 4),
    ("C-TILE-II14", "C→O", 50, Effect(workers=2), 0, 4),
    ("C-TILE-II15", "C→O", 40, Effect(goods=2), 2, 3),
    ("C-TILE-II16", "C→O", 50, Effect(appeal=3), 1, 2),
    ("C-TILE-III01", "B→O", 30, Effect(dividend=150), 0, 3),
    ("C-TILE-III02", "B→O", 40, Effect(dividend=200), 0, 4),
    ("C-TILE-III03", "B→O", 50, Effect(dividend=250), 0, 3),
    ("C-TILE-III04", "B→O", 60, Effect(dividend=300), 0, 4),
    ("C-TILE-III05", "C→O", 50, Effect(salespeople=2), 0, 3),
    ("C-TILE-III06", "C→O", 40, Effect(cubes=cubes(coal=2, livestock=1)), 1, 2),
    ("C-TILE-III07", "C→O", 40, Effect(managers=2), 0, 3),
    ("C-TILE-III08", "C→O", 40, Effect(cubes=cubes(livestock=2, steel=1)), 1, 2),
    ("C-TILE-III09", "C→O", 40, Effect(cubes=cubes(wood=2, coal=1)), 1, 2),
    ("C-TILE-III10", "C→O", 40, Effect(cubes=cubes(steel=2, wood=1)), 1, 2),
    ("C-TILE-III11", "C→O", 60, Effect(appeal=3), 1, 2),
    ("C-TILE-III12", "B→O", 40, Effect(buys_asset=True, discount=30), 2, 2),
    ("C-TILE-III13", "C→O", 60, Effect(goods=3), 1, 2),
    ("C-TILE-III14", "C→O", 90, Effect(automate=2), 1, 2),
    ("C-TILE-III15", "C→O", 40, Effect(workers=1, managers=1), 0, 4),
    ("C-TILE-III16", "C→O", 50, Effect(workers=1, salespeople=1), 0, 4),
]


@pytest.mark.parametrize("row", BUILDING_ROWS, ids=[row[0] for row in BUILDING_ROWS])
def test_buildings_are_as_printed(row: tuple[str, str, int, Effect, int, int]) -> None:
    """C-TILE-I01 to C-TILE-III16."""
    rule, payer, amount, effect, workers, least = row
    era = rule.removeprefix("C-TILE-")[:-2]
    tile = space(f"{era.lower()}-{rule[-2:]}")
    assert tile.era == len(era)
    assert tile.effect == effect
    assert (tile.workers_added, tile.min_players) == (workers, least)
    if payer == "C→O":
        assert (tile.company_pays, tile.pays_owner, tile.bank_pays_owner) == (amount, True, 0)
    else:
        assert (tile.company_pays, tile.pays_owner, tile.bank_pays_owner) == (0, False, amount)


def test_buildings_follow_the_bank_in_the_order_of_the_rules() -> None:
    """C-TILE-I01 to C-TILE-III16."""
    buildings = BOX.spaces[BOX.first_building :]
    assert [f"C-TILE-{s.key.upper().replace('-', '')}" for s in buildings] == [
        row[0] for row in BUILDING_ROWS
    ]
    assert [s.building for s in buildings] == list(range(44))
    assert [s.index for s in BOX.spaces] == list(range(9 + 44))


def test_a_building_takes_one_partner_per_decade() -> None:
    """C-ACT-04."""
    assert all(s.once and s.opens_in_decade == 1 for s in BOX.spaces[BOX.first_building :])


AUTOMATE = Effect(automate=1)
A_WORKER = Effect(workers=1)
APPEAL = Effect(appeal=2)

# Assets: immediate bonus, cost of the ability, ability.
ASSET_ROWS = [
    ("C-AST-10", "brilliant_marketing", AUTOMATE, 0, Effect(appeal=1)),
    ("C-AST-11", "brand_recognition", AUTOMATE, 0, Effect(appeal=2)),
    ("C-AST-13", "price_protection", Effect(automate=1, appeal=2), 0, Effect(protects=True)),
    ("C-AST-14", "popular_partners", A_WORKER, 0, Effect(price_steps=1)),
    ("C-AST-15", "backroom_deals", A_WORKER, 0, Effect(price_steps=1)),
    ("C-AST-16", "mail_order_catalog", A_WORKER, 0, Effect(revenue=40)),
    ("C-AST-17", "color_catalog", A_WORKER, 0, Effect(revenue=60)),
    ("C-AST-18", "catalog_empire", A_WORKER, 0, Effect(revenue=80)),
    ("C-AST-19", "cincinnati_steel", AUTOMATE, 10, Effect(cubes=cubes(steel=2))),
    ("C-AST-20", "michigan_lumber", AUTOMATE, 10, Effect(cubes=cubes(wood=2))),
    ("C-AST-21", "pennsylvania_coal", AUTOMATE, 10, Effect(cubes=cubes(coal=2))),
    ("C-AST-22", "union_stockyards", AUTOMATE, 10, Effect(cubes=cubes(livestock=2))),
    ("C-AST-23", "fuelworks", APPEAL, 0, Effect(cubes=cubes(wood=1, coal=1))),
    ("C-AST-24", "foundry", APPEAL, 0, Effect(cubes=cubes(steel=1, wood=1))),
    ("C-AST-25", "workshop", APPEAL, 0, Effect(cubes=cubes(steel=1, coal=1))),
    ("C-AST-26", "refrigeration", APPEAL, 0, Effect(cubes=cubes(livestock=2))),
    ("C-CHF-01", "chief_of_engineering", Effect(), 20, Effect(automate=1, any_cubes=1)),
    ("C-CHF-02", "chief_of_rnd", Effect(), 20, Effect(goods=1, any_cubes=1)),
    (
        "C-CHF-03",
        "chief_of_operations",
        Effect(),
        20,
        Effect(managers=1, salespeople=1, one_staff=True, any_cubes=1),
    ),
    ("C-CHF-04", "chief_of_sales", Effect(), 20, Effect(price_per_good=10)),
]


@pytest.mark.parametrize("row", ASSET_ROWS, ids=[row[0] for row in ASSET_ROWS])
def test_assets_are_as_printed(row: tuple[str, str, Effect, int, Effect]) -> None:
    """C-AST-10 to C-AST-26, C-CHF-01 to C-CHF-04."""
    rule, key, immediate, cost, ability = row
    tile = asset(key)
    assert tile.immediate == immediate
    assert (tile.cost, tile.ability) == (cost, ability)
    assert tile.chief == rule.startswith("C-CHF")


def test_every_asset_has_a_row_in_the_rules() -> None:
    """C-CON-20."""
    assert sorted(one.key for one in BOX.assets) == sorted(row[1] for row in ASSET_ROWS)
    assert [one.index for one in BOX.assets] == list(range(20))


@pytest.mark.parametrize(
    ("edition", "fifth"),
    [("2018", "refrigeration"), ("2020", "union_stockyards"), ("2025", "union_stockyards")],
)
def test_five_assets_start_and_brilliant_marketing_is_dearest(edition: str, fifth: str) -> None:
    """C-SET-04."""
    row = {one.key for one in BOX.assets if edition in one.starting}
    suppliers = {"cincinnati_steel", "michigan_lumber", "pennsylvania_coal"}
    assert row == suppliers | {"brilliant_marketing", fifth}
    assert [one.key for one in BOX.assets if one.start_on_dearest] == ["brilliant_marketing"]


def test_abattoir_became_fuelworks() -> None:
    """C-AST-23."""
    fuelworks = asset("fuelworks")
    names = [fuelworks.name_in(edition) for edition in ("2018", "2020", "2025")]
    assert names == ["Abattoir", "Abattoir", "Fuelworks"]
    assert asset("foundry").name_in("2018") == "Foundry"


def test_the_immediate_bonus_of_chiefs_is_not_known() -> None:
    """C-CHF-05, C-OPEN-06."""
    assert all((one.reconstructed == ("immediate",)) == one.chief for one in BOX.assets)


GOAL_ROWS = [
    ("C-GOAL-01", "Most managers", "managers", "player_total"),
    ("C-GOAL-02", "Most salespeople", "salespeople", "player_total"),
    ("C-GOAL-03", "Most capital assets", "capital_assets", "player_total"),
    ("C-GOAL-04", "Most workers", "workers", "player_total"),
    ("C-GOAL-05", "Most automated jobs", "automation_tokens_activated", "player_total"),
    ("C-GOAL-06", "Company highest on the appeal track", "appeal", "best_company"),
    ("C-GOAL-07", "Company with most cash", "company_treasury", "best_company"),
    ("C-GOAL-08", "Most partners", "partners", "player"),
    ("C-GOAL-09", "Most common certificates (10%)", "common_certificates", "player"),
    ("C-GOAL-10", "Most preferred certificates (20%)", "preferred_certificates", "player"),
]


def test_goals_are_as_printed() -> None:
    """C-GOAL-01 to C-GOAL-10."""
    rows = [(f"C-GOAL-{one.index + 1:02}", one.name, one.measure, one.scope) for one in BOX.goals]
    assert rows == GOAL_ROWS


# The box as a whole.


def test_the_box_lists_what_no_source_prints() -> None:
    """C-OPEN-01, C-OPEN-02, C-OPEN-06."""
    lines = BOX.reconstructed()
    assert "American Flyer: start appeal" in lines
    assert "Chief of Sales: immediate" in lines
    assert "advanced supply chain board: prices" in lines
    assert not [line for line in lines if line.startswith("Swift")]


def test_resources_are_numbered_in_the_order_of_the_rules() -> None:
    """C-CON-12."""
    assert RESOURCES == ("livestock", "steel", "wood", "coal")

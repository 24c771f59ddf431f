"""Editions as presets: what differs between 2018, 2020 and 2025 once the game is played."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city

EDITIONS = ("2018", "2020", "2025")
ROW = ("brilliant_marketing", "foundry", "workshop", "fuelworks", "refrigeration")


def acting(edition: str, *, treasury: int = 300, seats: int = 3) -> CityScenario:
    """Swift of red, whose turn it is in the Action Phase."""
    return city(seats, edition=edition).found("swift", "red", treasury=treasury).only("red")


def selling(edition: str, goods: int, *, price: int = 50) -> CityScenario:
    """Swift has these goods and nobody works there."""
    table = city(edition=edition).found("swift", "red", price=price, treasury=90)
    return table.found("libby", "yellow").goods("swift", goods)


# Stock Phase


@pytest.mark.parametrize(("edition", "price"), [("2018", 450), ("2020", 450), ("2025", 400)])
def test_the_highest_price(edition: str, price: int) -> None:
    """C-DIF-01, C-PRICE-02: a sold-out company at 400 goes on to 450 or stays."""
    table = city(2, edition=edition).found("swift", "red", price=400)
    table.holds("red", "swift", commons=3).holds("yellow", "swift", commons=2, preferred=True)
    table.at("stock").play("pass", "pass")
    assert table.price_of("swift") == price


@pytest.mark.parametrize(("edition", "price"), [("2018", 10), ("2020", 10), ("2025", 0)])
def test_the_lowest_price(edition: str, price: int) -> None:
    """C-DIF-02, C-PRICE-03: a share sold at 10."""
    table = city(edition=edition).found("swift", "red", price=10)
    table.holds("yellow", "swift", commons=1).at("stock", "yellow")
    assert table.play("sell swift common", "pass").price_of("swift") == price


@pytest.mark.parametrize(("edition", "allowed"), [("2018", False), ("2020", True), ("2025", True)])
def test_founding_in_the_first_decade(edition: str, allowed: bool) -> None:
    """C-DIF-03, C-FND-01: only after it in 2018."""
    table = city(edition=edition).found("swift", "red").cash("red", 300).at("stock", "red")
    assert table.allows("found libby 35") == allowed
    assert table.decade(2).at("stock", "red").allows("found libby 35")


@pytest.mark.parametrize(("edition", "allowed"), [("2018", False), ("2020", True), ("2025", True)])
def test_founding_after_a_sale(edition: str, allowed: bool) -> None:
    """C-DIF-04, C-STOCK-04: not in one turn in 2018."""
    table = city(edition=edition).found("swift", "red").found("libby", "red").decade(2)
    table.holds("yellow", "swift", commons=1).cash("yellow", 300)
    table.at("stock", "yellow").play("sell swift common")
    assert table.asker() == "yellow"
    assert table.allows("found anglo 35") == allowed


# Action Phase


@pytest.mark.parametrize(("edition", "allowed"), [("2018", True), ("2020", False), ("2025", False)])
def test_a_partner_may_be_left_unused(edition: str, allowed: bool) -> None:
    """C-DIF-09, C-ACT-06: forbidden since 2020."""
    table = acting(edition).partners("red", ready=2).at("action", "red")
    assert table.allows("forgo") == allowed
    if allowed:
        table.play("forgo")
        assert table.seat("red").ready == 1


@pytest.mark.parametrize(
    ("edition", "event", "cash"),
    [("2018", "forgone", 0), ("2020", "pooled", 50), ("2025", "pooled", 50)],
)
def test_a_player_without_a_company(edition: str, event: str, cash: int) -> None:
    """C-DIF-10, C-ACT-07: two partners for nothing, or for $25 each."""
    table = city(edition=edition).found("swift", "yellow").cash("red", 0).only("red")
    table.at("action", "red")
    assert table.happened().count(event) == 2
    assert table.seat("red").cash == cash


@pytest.mark.parametrize(("edition", "moves"), [("2018", True), ("2020", False), ("2025", True)])
def test_the_asset_row_after_a_purchase(edition: str, moves: bool) -> None:
    """C-DIF-11, C-SPC-25: the gap on $60 is closed and $80 refilled, or left until $40 is empty."""
    table = acting(edition).asset_row(*ROW).at("action", "red")
    table.play("place swift asset", "acquire workshop").go_on_to("after_placing").play("end")
    state = table.state
    row = ["" if tile < 0 else state.box.assets[tile].key for tile in state.asset_row]
    if moves:
        assert row[1:] == ["brilliant_marketing", "foundry", "fuelworks", "refrigeration"]
        assert row[0]
    else:
        assert row == ["brilliant_marketing", "foundry", "", "fuelworks", "refrigeration"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dividend_building_counts_with_its_amount(edition: str) -> None:
    """C-DIF-12, C-SPC-19, C-RUL-53: 150 lift a price of 120, where 100 would not."""
    table = acting(edition).price("swift", 120).building("yellow", "iii-01").at("action", "red")
    assert table.play("place swift iii-01").price_of("swift") == 140


def test_a_dividend_building_can_count_as_a_hundred() -> None:
    """C-DIF-12, C-SPC-19: `dividend_tile_basis` hundred, as one chapter words it."""
    table = city(dividend_tile_basis="hundred").found("swift", "red", price=120, treasury=300)
    table.only("red").building("yellow", "iii-01").at("action", "red").play("place swift iii-01")
    assert table.price_of("swift") == 120


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_first_player_leads_from_the_next_round_on(edition: str) -> None:
    """C-DIF-28, C-SPC-04, C-RUL-39: green still acts in this round, then yellow begins."""
    table = city(edition=edition).found("swift", "red").found("libby", "yellow")
    table.found("anglo", "green").track("red", "yellow", "green").at("action", "yellow")
    table.play("place libby advertising", "lead")
    assert table.asker() == "green"
    assert table.play("place anglo fund40").asker() == "yellow"


@pytest.mark.parametrize("edition", ["2020", "2025"])
def test_automation_needs_a_worker(edition: str) -> None:
    """C-DIF-29, C-ACT-12: a building that automates is closed to a company without one."""
    table = acting(edition).building("yellow", "i-06").at("action", "red")
    assert table.refusal("place swift i-06").key == "too_few_to_automate"


@pytest.mark.parametrize(("workers", "machines"), [(0, 0), (1, 1), (2, 2)])
def test_in_2018_automation_replaces_as_many_workers_as_there_are(
    workers: int, machines: int
) -> None:
    """C-DIF-29, C-RUL-35: its books print no ban, so `empty_use` opens the building there too."""
    table = acting("2018").building("yellow", "iii-14").staff("swift", workers=[workers, 0])
    table.at("action", "red").play("place swift iii-14")
    while table.question() in ("automate", "replaced_worker"):
        table.play(table.offers()[-1])
    assert sum(table.company("swift").automated) == machines


@pytest.mark.parametrize("building", ["i-06", "iii-14"])
def test_in_2018_automation_needs_its_workers_if_so_chosen(building: str) -> None:
    """C-RUL-35, C-DIF-29 [`empty_use`=no]: no worker, no machine."""
    table = city(edition="2018", empty_use="no").found("swift", "red", treasury=300).only("red")
    table.building("yellow", building).at("action", "red")
    assert table.refusal(f"place swift {building}").key == "too_few_to_automate"


@pytest.mark.parametrize("edition", EDITIONS)
def test_surplus_staff_is_lost(edition: str) -> None:
    """C-DIF-30, C-SPC-11: two managers for one free space."""
    table = acting(edition, seats=4).building("yellow", "ii-11").staff("swift", managers=[1, 0])
    assert table.at("action", "red").play("place swift ii-11").company("swift").managers == [1, 1]


@pytest.mark.parametrize("edition", ["2020", "2025"])
def test_a_double_automation_needs_two_workers(edition: str) -> None:
    """C-DIF-31, C-SPC-15: both happen at one moment."""
    table = acting(edition).building("yellow", "iii-14").staff("swift", workers=[1, 0])
    assert table.at("action", "red").refusal("place swift iii-14").key == "too_few_to_automate"
    assert table.staff("swift", workers=[1, 1]).at("action", "red").allows("place swift iii-14")


@pytest.mark.parametrize("edition", EDITIONS)
def test_extra_dividends_need_the_whole_amount(edition: str) -> None:
    """C-DIF-32, C-DIF-33, C-RUL-52: $100, of which the part of the treasury comes back."""
    table = acting(edition, treasury=99).holds("yellow", "swift", commons=2).cash("yellow", 0)
    table.pool("swift", commons=1).cash("red", 0).at("action", "red")
    assert table.refusal("place swift extra_dividends").key == "no_dividend_money"
    table.treasury("swift", 100).at("action", "red").play("place swift extra_dividends")
    assert (table.seat("red").cash, table.seat("yellow").cash) == (30, 20)
    assert table.company("swift").treasury == 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_company_at_the_top_of_the_appeal_track_may_advertise(edition: str) -> None:
    """C-DIF-35, C-APP-08: its token goes on top of the others, without a bonus."""
    table = acting(edition).found("libby", "yellow").appeal("swift", 16).appeal("libby", 16)
    price = table.price_of("swift")
    table.at("action", "red").play("place swift advertising")
    order = [table.state.companies[index].charter.key for index in table.state.appeal_order]
    assert order == ["swift", "libby"]
    assert (table.company("swift").appeal, table.price_of("swift")) == (16, price)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_partner_of_the_appeal_track_waits_on_space_9(edition: str) -> None:
    """C-DIF-46, C-RUL-58: gained when a company of the player enters it."""
    table = acting(edition).appeal("swift", 8).at("action", "red")
    table.play("place swift advertising", "bonus")
    assert table.seat("red").partners == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_replaced_worker_may_move_or_leave(edition: str) -> None:
    """C-DIF-47, C-DIF-48, C-AUTO-02: the player's choice; with a full market to the supply."""
    table = acting(edition).building("yellow", "i-06").staff("swift", workers=[2, 1]).market(12)
    table.at("action", "red").play("place swift i-06", "automate 1")
    assert table.offers() == ["move 2", "send away"]
    table.play("send away")
    assert table.state.market == 12
    assert table.company("swift").workers == [1, 1]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("given_up", ["foundry", "workshop"])
def test_either_asset_may_be_given_up(edition: str, given_up: str) -> None:
    """C-DIF-52, C-SPC-22: the new tile is placed first, then one too many leaves."""
    table = acting(edition).asset("swift", "foundry").appeal("swift", 0)
    table.asset_row(None, None, "fuelworks", "workshop", "refrigeration").at("action", "red")
    table.play("place swift asset", "acquire workshop").play(f"give up {given_up}")
    kept = [table.state.box.assets[asset].key for asset in table.company("swift").assets]
    assert kept == [{"foundry": "workshop", "workshop": "foundry"}[given_up]]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tile", "cost"), [("ii-16", 50), ("iii-13", 60)])
def test_misprinted_buildings_cost_what_the_tiles_show(edition: str, tile: str, cost: int) -> None:
    """C-DIF-54, C-RUL-93: $50 for three steps of appeal, $60 for three goods."""
    table = acting(edition).building("yellow", tile).cash("yellow", 0).at("action", "red")
    table.play(f"place swift {tile}")
    assert table.seat("yellow").cash == cost


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("decade", "opened"), [(1, [40]), (2, [40]), (3, [40, 60]), (4, [40, 60]), (5, [40, 60, 80])]
)
def test_fundraising_opens_in_decades_1_3_and_5(
    edition: str, decade: int, opened: list[int]
) -> None:
    """C-DIF-57, C-SPC-02, C-RUL-89: whatever decades the note beside the spaces names."""
    table = acting(edition).decade(decade).at("action", "red")
    assert [
        amount for amount in (40, 60, 80) if table.allows(f"place swift fund{amount}")
    ] == opened


@pytest.mark.parametrize(("edition", "allowed"), [("2018", False), ("2020", False), ("2025", True)])
def test_a_trade_for_the_same_type(edition: str, allowed: bool) -> None:
    """C-DIF-20, C-HAY-04: two coal for one coal, in 2025."""
    table = acting(edition).cubes("swift", coal=2).at("action", "red")
    assert table.allows("trade swift coal for coal") == allowed


# Capital assets


@pytest.mark.parametrize(
    ("edition", "fifth"),
    [("2018", "refrigeration"), ("2020", "union_stockyards"), ("2025", "union_stockyards")],
)
def test_the_fifth_asset_of_the_opening_row(edition: str, fifth: str) -> None:
    """C-RUL-94, C-DIF-26, C-SET-04: the other one of the two lies in the deck."""
    state = city(edition=edition).state
    row = {state.box.assets[asset].key for asset in state.asset_row}
    deck = {state.box.assets[asset].key for asset in state.asset_deck}
    pair = {"refrigeration", "union_stockyards"}
    assert (row & pair, deck & pair) == ({fifth}, pair - {fifth})


def test_the_fifth_asset_of_2018_can_be_that_of_the_later_editions() -> None:
    """C-RUL-94: `fifth_start_asset` union_stockyards."""
    state = city(edition="2018", fifth_start_asset="union_stockyards").state
    row = {state.box.assets[asset].key for asset in state.asset_row}
    assert "union_stockyards" in row
    assert "refrigeration" not in row


@pytest.mark.parametrize(
    ("edition", "name"), [("2018", "Abattoir"), ("2020", "Abattoir"), ("2025", "Fuelworks")]
)
def test_an_asset_has_the_name_of_its_edition(edition: str, name: str) -> None:
    """C-DIF-27, C-AST-23: the same tile under the same key, wood and coal in every edition."""
    table = acting(edition).asset("swift", "fuelworks").haymarket(wood=1, coal=1)
    tile = table.state.box.assets[table.company("swift").assets[0]]
    assert tile.name_in(edition) == name
    table.at("action", "red").play("exhaust fuelworks")
    assert table.cubes_in("swift") == {"wood": 1, "coal": 1}


@pytest.mark.parametrize(("edition", "early"), [("2018", True), ("2020", True), ("2025", False)])
def test_when_an_asset_lifts_the_price(edition: str, early: bool) -> None:
    """C-DIF-16, C-AST-06: after production, or only at the end of the operating turn."""
    table = selling(edition, 1).asset("swift", "popular_partners")
    table.demand(2, ("d2_5", 0), None, None).at("operating").go_on_to("sell_goods", "done")
    assert table.allows("exhaust popular_partners") == early
    table.play("ship inner", "withhold")
    assert table.question() == "end_operating"
    assert table.allows("exhaust popular_partners")


# Operating Phase


@pytest.mark.parametrize(("edition", "price"), [("2018", 25), ("2020", 35), ("2025", 35)])
def test_what_is_compared_with_the_price(edition: str, price: int) -> None:
    """C-DIF-13, C-PRICE-10: revenue 25 at price 25, of which 20 are paid out."""
    table = selling(edition, 0, price=25).staff("swift", workers=[2, 0])
    table.cubes("swift", livestock=1, steel=1).demand(2, ("d1_x", 0), None, None)
    table.at("operating").play("done", "run 1").go_on_to("sell_goods", "done")
    table.play("ship half", "done", "dividend")
    assert table.price_of("swift") == price


@pytest.mark.parametrize(("edition", "free"), [("2018", True), ("2020", False), ("2025", False)])
def test_goods_sold_without_production(edition: str, free: bool) -> None:
    """C-DIF-14, C-DIV-02: stored goods may be paid out in 2018 and are withheld since."""
    table = selling(edition, 2).demand(2, None, None, ("d2_5", 0)).at("operating")
    table.go_on_to("sell_goods", "done").play("ship outer", "done")
    assert ("withheld" in table.happened()) != free
    if free:
        assert table.offers() == ["dividend", "withhold"]


@pytest.mark.parametrize(("edition", "opened"), [("2018", False), ("2020", True), ("2025", True)])
def test_half_price_in_a_full_row(edition: str, opened: bool) -> None:
    """C-DIF-15, C-DEM-08: every tile is full; in 2018 the good stays."""
    table = selling(edition, 2).demand(2, ("d1_x", 0), ("d2_2", 2), ("d2_3a", 3))
    table.at("operating").play("done")
    if opened:
        assert table.play("ship half").state.revenue == 25
    else:
        assert (table.asker(), table.company("swift").goods) == ("yellow", 2)

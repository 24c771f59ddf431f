"""Workers, managers and salespeople: hired, gained, and where they go."""

import pytest

from bigshoulders.games.city import ids
from bigshoulders.scenarios.city import CityScenario, city


def libby(treasury: int = 500, **options: str) -> CityScenario:
    """Red directs Libby and is the only one with partners; yellow owns three buildings."""
    table = city(4, 1, **options).track("red", "yellow", "green", "blue").only("red")
    table.found("libby", "red", treasury=treasury).cash("yellow", 100)
    return table.building("yellow", "ii-11", "ii-13", "ii-14", "iii-15", "iii-16")


# Hiring


@pytest.mark.parametrize(
    ("standing", "cost"),
    [(12, 20), (9, 20), (8, 30), (5, 30), (4, 40), (1, 40), (0, 50)],
)
def test_the_next_worker_costs_what_the_cheapest_group_shows(standing: int, cost: int) -> None:
    """C-SPC-01, C-RUL-37, C-EX-10: by the number of workers who stand in the market."""
    table = libby().market(standing).at("action", "red").play("place libby hire", "hire 1")
    assert table.company("libby").treasury == 500 - cost
    assert table.state.market == max(0, standing - 1)
    assert table.company("libby").workers == [1, 0]


def test_the_price_is_looked_up_anew_for_each_worker() -> None:
    """C-SPC-01: from 6 workers standing three cost 30, 30 and 40."""
    table = libby().market(6).at("action", "red")
    table.play("place libby hire", "hire 1", "hire 2", "hire 1")
    assert table.company("libby").treasury == 500 - 30 - 30 - 40
    assert (table.company("libby").workers, table.state.market) == ([2, 1], 3)


def test_workers_of_the_supply_cost_50_dollars_each() -> None:
    """C-EX-61, C-SPC-01: the market is empty, 2 are hired."""
    table = libby().market(0).at("action", "red")
    supply = table.state.stores[ids.S_WORKERS]
    table.play("place libby hire", "hire 1", "hire 1", "done")
    assert table.company("libby").treasury == 400
    assert supply - table.state.stores[ids.S_WORKERS] == 2


def test_at_least_one_worker_is_hired() -> None:
    """C-SPC-01, C-RUL-37, C-DP-31: done is an answer from the second question on."""
    table = libby().at("action", "red").play("place libby hire")
    assert table.offers() == ["hire 1", "hire 2"]
    assert table.refusal("done").rule == "C-SPC-01"
    table.play("hire 2")
    assert table.offers() == ["hire 1", "hire 2", "done"]


def test_hiring_ends_with_the_last_free_space() -> None:
    """C-SPC-01, C-DP-31: a full factory is refused, a full company asks no more."""
    table = libby().staff("libby", workers=[1, 1]).at("action", "red")
    table.play("place libby hire", "hire 2")
    assert table.refusal("hire 2").key == "no_free_space"
    table.play("hire 1")
    assert (table.company("libby").workers, table.question()) == ([2, 2], "action_turn")


def test_hiring_ends_with_the_money() -> None:
    """C-SPC-01, C-DP-31: $90 pay for two workers at $40."""
    table = libby(90).building("yellow", "ii-01").at("action", "red")
    table.play("place libby hire", "hire 1", "hire 1")
    assert (table.company("libby").workers, table.company("libby").treasury) == ([2, 0], 10)
    assert table.question() == "action_turn"


def test_a_company_without_the_price_of_one_worker_cannot_hire() -> None:
    """C-SPC-01: the refusal names the price of the moment."""
    refusal = libby(39).building("yellow", "ii-01").at("action", "red").refusal("place libby hire")
    assert (refusal.rule, refusal.facts["hire_price"]) == ("C-SPC-01", 40)


# Managers and salespeople of the bank


def test_the_bank_hires_a_manager_out_for_60_dollars() -> None:
    """C-SPC-05, C-DP-32: on a factory without one."""
    table = libby().at("action", "red").play("place libby manager")
    assert table.offers() == ["manager 1", "manager 2"]
    table.play("manager 2")
    assert (table.company("libby").managers, table.company("libby").treasury) == ([0, 1], 440)


def test_a_factory_has_one_manager_space() -> None:
    """C-CHR-20, C-DP-32, C-SPC-11: a second one is refused."""
    table = libby().found("henderson", "red", treasury=500).staff("henderson", managers=[0, 1, 0])
    table.at("action", "red").play("act henderson", "place henderson manager")
    assert table.offers() == ["manager 1", "manager 3"]
    assert table.refusal("manager 2").key == "manager_there"


def test_a_charter_has_only_the_factories_printed_on_it() -> None:
    """C-CHR-20: Libby has two."""
    table = libby().at("action", "red").play("place libby hire")
    assert table.refusal("hire 3").rule == "C-CHR-20"


def test_the_bank_hires_a_salesperson_out_for_70_dollars() -> None:
    """C-SPC-06: on the topmost free space, without a question."""
    table = libby().at("action", "red").play("place libby salesperson")
    assert (table.company("libby").salespeople, table.company("libby").treasury) == (1, 430)


def test_a_charter_has_only_the_salespeople_spaces_of_its_price_ladder() -> None:
    """C-CHR-20, C-SPC-06: Spalding has room for one, Libby for two."""
    table = libby().found("spalding", "yellow").staff("spalding", salespeople=1)
    table.staff("libby", salespeople=1).at("action", "red")
    assert table.allows("place libby salesperson")
    table.partners("yellow", ready=1).at("action", "yellow").play("place spalding salesperson")
    assert table.company("spalding").salespeople == 1


def test_each_salesperson_lifts_the_price_of_goods_one_rung() -> None:
    """C-CHR-20: Libby's ladder is 20, 30, 40 from the top."""
    table = libby().staff("libby", salespeople=1).goods("libby", 2).partners("red", ready=1)
    table.demand(0, ("d1_2a", 0), ("d1_2b", 0), ("d2_3a", 0)).at("action", "red")
    table.play("place libby ii-13", "done", "ship outer")
    assert table.state.revenue == 40


def test_a_treasury_has_no_limit_for_cubes() -> None:
    """C-CHR-20: one company may have every livestock cube of the game."""
    table = libby().cubes("libby").haymarket().supply(0).supply(30).supply(20).supply(10)
    table.cubes("libby", livestock=18).haymarket(livestock=2).building("yellow", "i-12")
    table.at("action", "red").play("place libby i-12")
    assert table.company("libby").cubes == [20, 0, 0, 0]


# More than fit


@pytest.mark.parametrize(
    ("space", "cost", "workers", "managers", "salespeople"),
    [
        ("ii-11", 60, [1, 2], [1, 1], 1),
        ("ii-13", 80, [1, 2], [0, 1], 2),
        ("ii-14", 50, [2, 2], [0, 1], 1),
        ("iii-15", 40, [2, 2], [1, 1], 1),
        ("iii-16", 50, [2, 2], [0, 1], 2),
    ],
)
def test_surplus_staff_is_lost(
    space: str, cost: int, workers: list[int], managers: list[int], salespeople: int
) -> None:
    """C-SPC-11, C-SPC-18, C-RUL-44, C-DIF-30: one space is free for each kind; all is paid."""
    table = libby().staff("libby", workers=[1, 2], managers=[0, 1], salespeople=1)
    table.at("action", "red").play(f"place libby {space}")
    company = table.company("libby")
    assert (company.workers, company.managers) == (workers, managers)
    assert (company.salespeople, company.treasury) == (salespeople, 500 - cost)


def test_one_half_of_a_double_tile_is_enough() -> None:
    """C-SPC-11, C-ACT-12: no worker fits, the manager does."""
    table = libby().staff("libby", workers=[2, 2]).at("action", "red")
    table.play("place libby iii-15", "manager 1")
    assert (table.company("libby").workers, table.company("libby").managers) == ([2, 2], [1, 0])


def test_gained_workers_are_placed_one_by_one() -> None:
    """C-SPC-11, C-DP-33: any factory with a free space."""
    table = libby().staff("libby", workers=[2, 0]).at("action", "red").play("place libby iii-15")
    assert table.question() == "place_manager"  # only factory 2 has room for the worker
    table = libby().at("action", "red").play("place libby ii-14", "worker 2")
    assert table.offers() == ["worker 1", "worker 2"]
    table.play("worker 2")
    assert table.company("libby").workers == [0, 2]


def test_a_gained_worker_needs_a_free_space() -> None:
    """C-DP-33, C-SPC-11: machines take up spaces as well."""
    table = libby().found("henderson", "red", treasury=500)
    table.staff("henderson", automated=[0, 2, 0]).at("action", "red")
    table.play("act henderson", "place henderson ii-14")
    assert table.offers() == ["worker 1", "worker 3"]
    assert table.refusal("worker 2").key == "no_free_space"


def test_gained_workers_come_from_the_supply() -> None:
    """C-RUL-117, C-SPC-11, C-APP-06, C-AST-01: a tile, an asset and an appeal bonus."""
    table = libby().partners("red", ready=3).appeal("libby", 2).market(4)
    table.asset_row("color_catalog", None, None, None, "foundry").at("action", "red")
    supply = table.state.stores[ids.S_WORKERS]
    table.play("place libby ii-14", "worker 1", "worker 1")
    table.play("place libby asset", "acquire color_catalog", "worker 2", "end")
    table.play("place libby advertising", "bonus")
    assert (table.company("libby").workers, table.state.market) == ([2, 2], 4)
    assert supply - table.state.stores[ids.S_WORKERS] == 4


# The box


def ten_companies(limited_supply: str) -> CityScenario:
    """All 20 managers but one are at work, and Libby has two spaces for them."""
    table = libby(limited_supply=limited_supply, empty_use="no")
    keys = [company.charter.key for company in table.state.companies]
    for place, key in enumerate(keys):
        if key != "libby":
            table.found(key, ("yellow", "green", "blue")[place % 3])
            table.staff(key, managers=[1] * len(table.company(key).managers))
    return table


@pytest.mark.parametrize(("limited", "managers"), [("no", [1, 1]), ("yes", [1, 0])])
def test_the_box_is_a_limit_only_if_the_table_says_so(limited: str, managers: list[int]) -> None:
    """C-RUL-38, `limited_supply`: the 21 manager spaces outnumber the 20 managers."""
    table = ten_companies(limited)
    assert table.state.stores[ids.S_MANAGERS] == 1
    table.at("action", "red").play("place libby ii-11", "manager 1")
    assert table.company("libby").managers == managers


def test_a_space_that_the_supply_cannot_serve_gives_nothing() -> None:
    """C-RUL-38, C-ACT-12 [`empty_use`=no]: no manager is left for the manager space."""
    table = ten_companies("yes").staff("libby", managers=[1, 0]).at("action", "red")
    assert not table.allows("place libby manager")
    table = ten_companies("no").staff("libby", managers=[1, 0]).at("action", "red")
    assert table.allows("place libby manager")


@pytest.mark.parametrize(("limited", "goods"), [("no", 3), ("yes", 1)])
def test_a_limited_supply_gives_the_goods_it_has(limited: str, goods: int) -> None:
    """C-RUL-38: 59 of the 60 goods lie elsewhere."""
    table = libby(limited_supply=limited).found("swift", "yellow").goods("swift", 59)
    table.building("yellow", "iii-13").at("action", "red").play("place libby iii-13")
    assert table.company("libby").goods == goods


@pytest.mark.parametrize(("limited", "goods"), [("no", 3), ("yes", 2)])
def test_a_limited_supply_lets_factories_make_fewer_goods(limited: str, goods: int) -> None:
    """C-RUL-38: Libby's first factory makes 3 where there are enough."""
    table = libby(limited_supply=limited).found("swift", "yellow").goods("swift", 58)
    table.appeal("libby", 16).staff("libby", workers=[2, 0]).cubes("libby", livestock=1, steel=1)
    table.at("operating").play("done", "run 1")
    assert table.company("libby").goods == goods


def test_a_limited_supply_without_tokens_leaves_25_dollars() -> None:
    """C-RUL-38, C-APP-05: an appeal bonus that is not there becomes cash, without a question."""
    table = libby(limited_supply="yes").found("swift", "yellow").goods("swift", 0, tokens=12)
    table.appeal("libby", 10).at("action", "red").play("place libby advertising")
    assert (table.company("libby").bonus_goods, table.company("libby").treasury) == (0, 505)
    table = libby().found("swift", "yellow").goods("swift", 0, tokens=12)
    table.appeal("libby", 10).at("action", "red").play("place libby advertising", "bonus")
    assert (table.company("libby").bonus_goods, table.company("libby").treasury) == (1, 480)


def test_workers_salespeople_and_machines_suffice_for_every_charter() -> None:
    """C-RUL-38, C-CON-28: even with a full market; so only managers, goods and tokens run short."""
    box = city().state.box
    charters = [charter for charter in box.charters if not charter.special]
    factories = [factory for charter in charters for factory in charter.factories]
    supplies, market = box.board.supplies, box.board.market_spaces
    assert sum(factory.workers for factory in factories) + market < supplies.workers
    assert sum(charter.salesperson_slots for charter in charters) == supplies.salespeople
    assert sum(factory.automation for factory in factories) <= supplies.automation
    assert sum(factory.manager_slots for factory in factories) > supplies.managers

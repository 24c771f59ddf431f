"""Table options and rule switches: what an edition presets, what may be chosen, what it changes."""

import pytest

from bigshoulders.games import rules_of
from bigshoulders.games.city.options import MENU
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.city import CityScenario, city

# The tables of options and switches (sections 3.1 and 3.2): 2018, 2020, 2025. Where an edition is
# silent, a switch of a later one stands at the value that changes nothing.
EDITIONS = ("2018", "2020", "2025")
PRESETS = {
    "mode": ("basic", "basic", "basic"),
    "goals": ("on", "on", "on"),
    "draft": ("off", "off", "off"),
    "simplified_closure": ("off", "off", "off"),
    "advanced_supply": ("off", "off", "off"),
    "chiefs": ("off", "off", "off"),
    "special_companies": ("off", "off", "off"),
    "friendly_sales": ("off", "off", "off"),
    "buy_while_producing": ("off", "off", "off"),
    "price_cap": ("450", "450", "400"),
    "closed_space": ("no", "no", "yes"),
    "closed_recovery": ("formula", "formula", "formula"),
    "found_from_decade": ("2", "1", "1"),
    "found_after_selling": ("no", "yes", "yes"),
    "over_limit": ("phase_start", "phase_start", "own_turn"),
    "director_sale_needs_majority": ("no", "no", "yes"),
    "tie_breaks_to_preferred": ("no", "no", "yes"),
    "lost_partner": ("any_company", "any_company", "next_founded"),
    "may_forgo_partner": ("yes", "no", "no"),
    "no_company_cash": ("0", "25", "25"),
    "asset_refill": ("always", "when_40_empty", "always"),
    "dividend_tile_basis": ("face", "face", "face"),
    "bump_basis": ("paid", "revenue", "revenue"),
    "withhold_without_production": ("no", "yes", "yes"),
    "half_price": ("printed_only", "row_full", "row_full"),
    "stock_asset_timing": ("after_production", "after_production", "turn_end"),
    "bag_refill": ("on_draw", "on_draw", "on_empty"),
    "trade_same_type": ("no", "no", "yes"),
    "cleanup_order": ("demand_first", "supply_first", "supply_first"),
    "fifth_start_asset": ("refrigeration", "union_stockyards", "union_stockyards"),
    "price_protection": ("once", "once", "once"),
    "repeat_partner_cash": ("25", "25", "25"),
    "empty_use": ("yes", "yes", "yes"),
    "limited_supply": ("no", "no", "no"),
}
OTHER_VALUES = {
    "mode": {"advanced"},
    "goals": {"off"},
    "dividend_tile_basis": {"hundred"},
    "half_price": {"always"},
    "closed_recovery": {"one_step"},
    "price_protection": {"passive"},
    "repeat_partner_cash": {"0"},
    "empty_use": {"no"},
    "limited_supply": {"yes"},
}
MODULES = (
    *("draft", "simplified_closure", "advanced_supply", "chiefs", "special_companies"),
    *("friendly_sales", "buy_while_producing"),
)


def preset(edition: str) -> dict[str, str]:
    """Return one column of the tables."""
    column = EDITIONS.index(edition)
    return {"edition": edition, **{key: values[column] for key, values in PRESETS.items()}}


# Choosing


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_a_named_set_of_switches(edition: str) -> None:
    """C-OPT-01: each switch stands as its column of section 3.2 says."""
    assert city(edition=edition).game.rules.options == preset(edition)


def test_the_2020_edition_is_the_default() -> None:
    """C-OPT-01: naming it changes nothing."""
    assert city().game.rules.options == preset("2020")


def test_a_switch_has_the_values_of_the_tables() -> None:
    """C-OPT-01: those of the three editions, those of house rules, and modules on or off."""
    for switch in MENU.switches:
        more = {"on", "off"} if switch.key in MODULES else OTHER_VALUES.get(switch.key, set())
        assert set(switch.values) == set(PRESETS[switch.key]) | more
    assert [switch.key for switch in MENU.switches] == list(PRESETS)


@pytest.mark.parametrize("key", PRESETS)
def test_a_switch_is_overridden_alone(key: str) -> None:
    """C-OPT-01: every value of every switch can be chosen, and the others stay."""
    for value in MENU.switch(key).values:
        options = rules_of("city", 3, {"edition": "2025", key: value}).options
        assert options == {**preset("2025"), key: value}


def test_an_edition_and_a_switch_of_another_one_go_together() -> None:
    """C-OPT-01: the 2018 edition with the closed space of 2025."""
    options = city(edition="2018", closed_space="yes").game.rules.options
    assert options == {**preset("2018"), "closed_space": "yes"}


@pytest.mark.parametrize("edition", ["2018", "2020"])
def test_simplified_closure_needs_a_closed_space(edition: str) -> None:
    """C-OPT-06: refused with the reason, and allowed once the space is there."""
    sentence = "simplified_closure=on needs closed_space=yes: without a closed space nothing closes"
    with pytest.raises(Malformed, match=sentence):
        city(edition=edition, simplified_closure="on")
    table = city(edition=edition, simplified_closure="on", closed_space="yes")
    assert table.game.rules.options["simplified_closure"] == "on"


def test_what_an_option_needs_exists() -> None:
    """C-OPT-06: the closed space is the only thing that an option needs."""
    needs = {
        switch.key: {need.switch: need.value for need in switch.needs}
        for switch in MENU.switches
        if switch.needs
    }
    assert needs == {"simplified_closure": {"closed_space": "yes"}}
    assert "yes" in MENU.switch("closed_space").values


def test_simplified_closure_and_no_closed_space_contradict_in_2025() -> None:
    """C-OPT-06: the edition allows it, the override takes the space away."""
    assert city(edition="2025", simplified_closure="on").state.options.simplified_closure
    with pytest.raises(Malformed, match="needs closed_space=yes"):
        city(edition="2025", simplified_closure="on", closed_space="no")


def test_an_unknown_edition_is_refused() -> None:
    """C-OPT-01: the message names those there are."""
    with pytest.raises(Malformed, match="no '1999'; choose one of 2018, 2020, 2025"):
        city(edition="1999")


def test_an_unknown_value_is_refused_with_the_choices() -> None:
    """C-OPT-01: a cap of 500 is in no edition."""
    with pytest.raises(Malformed, match="price_cap: '500' is not one of its values; choose 450"):
        city(price_cap=500)


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    """C-OPT-01: a slip of the pen is no option."""
    with pytest.raises(Malformed, match="there is no option 'drafts'; did you mean draft"):
        city(drafts=True)


def test_the_game_is_played_in_basic_mode() -> None:
    """C-OPT-03, C-DIR-01: the Director's certificate stays with the founder."""
    table = city(mode="basic").found("swift", "red").holds("yellow", "swift", commons=3)
    table.holds("red", "swift", commons=1).at("stock", "red")
    assert table.refusal("sell swift director").rule == "C-STOCK-12"
    with pytest.raises(Malformed, match="mode: 'adventure' is not one of its values"):
        city(mode="adventure")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_players_sets_limit_tiles_and_buildings(seats: int) -> None:
    """C-OPT-02: certificate limit, demand tiles and buildings in play."""
    state = city(seats).state
    hands = sum(len(player.hand) for player in state.seats)
    assert state.limit() == {2: 10, 3: 12, 4: 14}[seats]
    assert len(state.demand + state.demand_deck) == {2: 15, 3: 19, 4: 24}[seats]
    assert len(state.building_deck) + hands == {2: 22, 3: 33, 4: 44}[seats]


# Modules


@pytest.mark.parametrize(("goals", "count"), [("on", 5), ("off", 0)])
def test_goals_are_an_option(goals: str, count: int) -> None:
    """C-OPT-04, C-DIF-25: five goals or none."""
    assert len(city(goals=goals).state.goals) == count


@pytest.mark.parametrize(("goals", "prizes"), [("on", 5), ("off", 0)])
def test_without_goals_no_prize_is_paid(goals: str, prizes: int) -> None:
    """C-OPT-04: red alone directs a company and holds papers, and wins what there is to win."""
    table = city(goals=goals).found("swift", "red").staff("swift", workers=[1, 0], managers=[1, 0])
    table.staff("swift", salespeople=1, automated=[1, 0]).asset("swift", "foundry")
    table.holds("red", "swift", commons=1).partners("red", ready=0, usable=3).decade(5)
    table.state.stack = []
    result = table.game.result()
    assert result is not None
    lines = [line for line in result.standings[0].lines if line.key == "goal"]
    preferred = table.game.rules.language.index("goal", "most_preferred")
    assert len(lines) == prizes - int(preferred in table.state.goals)
    assert sum(line.amount for line in lines) == 200 * len(lines)


@pytest.mark.parametrize(("draft", "kind"), [("on", "draft"), ("off", "choose_buildings")])
def test_the_draft_is_an_option(draft: str, kind: str) -> None:
    """C-OPT-05: with it buildings are drafted before they are chosen."""
    assert city(draft=draft).found("swift", "red").at("building").question() == kind


@pytest.mark.parametrize(("friendly", "price"), [("on", 80), ("off", 60)])
def test_friendly_sales_are_an_option(friendly: str, price: int) -> None:
    """C-OPT-10, C-STOCK-14: two shares of a stranger from 100."""
    table = city(friendly_sales=friendly).found("swift", "red", price=100)
    table.holds("yellow", "swift", preferred=True).at("stock", "yellow")
    assert table.play("sell swift preferred").price_of("swift") == price


def producing(switch: str) -> CityScenario:
    """Cracker Jack is about to run its first factory; a coal and a steel cost $10 each."""
    table = city(buy_while_producing=switch).found("cracker", "red", treasury=100)
    table.staff("cracker", workers=[1, 3]).cubes("cracker", wood=1)
    return table.supply(10, coal=1, steel=1).at("operating").play("done")


def test_cubes_are_bought_before_production() -> None:
    """C-OPT-11, C-DIF-34: without `buy_while_producing` the step is over."""
    table = producing("off")
    assert table.question() == "produce"
    assert table.refusal("order coal 10").key == "buying_is_over"


def test_cubes_are_bought_while_producing_where_the_option_is_on() -> None:
    """C-OPT-11, C-DIF-34: between the first and the second factory, until production stops."""
    table = producing("on").play("run 1", "order coal 10", "order steel 10", "run 2")
    assert table.company("cracker").treasury == 80
    assert table.company("cracker").goods == 4
    assert table.question() == "produce"
    assert table.play("done").question() == "sell_goods"


# Switches of the supply


@pytest.mark.parametrize(("switch", "allowed"), [("yes", True), ("no", False)])
def test_a_trade_for_the_same_type_is_a_switch(switch: str, allowed: bool) -> None:
    """C-DIF-20, C-HAY-04: `trade_same_type` no in 2020, any type with yes."""
    table = city(trade_same_type=switch).found("swift", "red").cubes("swift", coal=2)
    table.at("action", "red")
    assert table.allows("trade swift coal for coal") == allowed
    assert table.allows("trade swift coal for wood")
    if not allowed:
        assert table.refusal("trade swift coal for coal").rule == "C-HAY-04"


@pytest.mark.parametrize(
    ("switch", "bag", "coal_in_haymarket"), [("on_draw", {}, 3), ("on_empty", {"coal": 1}, 2)]
)
def test_when_the_bag_is_refilled_is_a_switch(
    switch: str, bag: dict[str, int], coal_in_haymarket: int
) -> None:
    """C-DIF-18, C-SUP-08: three draws empty the bag; Haymarket goes in later, or at once."""
    table = city(bag_refill=switch).found("swift", "red").found("libby", "yellow")
    table.haymarket(coal=3, wood=2, steel=2, livestock=2)
    table.supply(10, coal=1).supply(20, coal=1).supply(30, coal=1).supply(0)
    table.bag("libby", wood=2, steel=1).at("operating").play("done")
    assert table.asker() == "yellow"
    assert table.cubes_in("bag") == bag
    assert table.cubes_in("haymarket")["coal"] == coal_in_haymarket


@pytest.mark.parametrize(
    ("switch", "order"),
    [
        ("supply_first", ["cube_drawn", "asset_drawn", "tile_drawn"]),
        ("demand_first", ["asset_drawn", "cube_drawn", "tile_drawn"]),
    ],
)
def test_what_is_cleaned_up_first_is_a_switch(switch: str, order: list[str]) -> None:
    """C-DIF-21, C-CLN-01: supply, assets, demand, or assets before supply and tiles last."""
    table = city(cleanup_order=switch).found("swift", "red").demand(0).at("cleanup")
    drawn = [key for key in table.happened() if key.endswith("_drawn")]
    assert list(dict.fromkeys(drawn)) == order

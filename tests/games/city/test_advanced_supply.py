"""The advanced supply chain: one row of cubes for each type, dear on the left."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city

START = {"livestock": 9, "steel": 8, "wood": 7, "coal": 6}


def chain(**options: str) -> CityScenario:
    """Libby of red and Swift of yellow; the board stands as at setup."""
    table = city(3, 1, edition="2025", advanced_supply="on", **options)
    return table.found("libby", "red", treasury=200).found("swift", "yellow").appeal("libby", 5)


def operating(**rows: int) -> CityScenario:
    """Libby is about to buy; these are the rows of the chain."""
    return chain().chain(**rows).by_hand().at("operating")


def idle(table: CityScenario) -> CityScenario:
    """Libby operates and does nothing; an asset that it could discard makes it answer."""
    return table.asset("libby", "foundry").at("operating").play("done", "done", "withhold", "end")


def building(tile: str, *, rows: dict[str, int], haymarket: dict[str, int]) -> CityScenario:
    """Red has used a building of its own for Libby, with these rows and this Haymarket."""
    table = chain().building("red", tile).chain(**rows).haymarket(**haymarket).only("red")
    return table.at("action", "red").play(f"place libby {tile}")


# Setup


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
def test_the_board_is_filled_at_setup(edition: str) -> None:
    """C-ADV-01, C-CON-34, C-OPT-07, C-DIF-40: 30 cubes there, 8 in Haymarket, 32 in the bag."""
    table = city(edition=edition, advanced_supply="on")
    assert table.cubes_in("chain") == START
    assert table.cubes_in("haymarket") == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    assert table.cubes_in("bag") == {"livestock": 9, "steel": 8, "wood": 7, "coal": 8}
    assert [table.cubes_in(price) for price in ("0", "30", "20", "10")] == [{}, {}, {}, {}]


def test_without_the_option_there_is_no_such_board() -> None:
    """C-OPT-07: the spaces X, $30, $20 and $10 hold three cubes each."""
    table = city(edition="2025").found("libby", "red").at("operating")
    assert table.state.chain == []
    assert sum(table.state.supply) == 12
    assert table.refusal("order coal").key == "row_empty"


def test_the_board_has_twelve_columns_in_five_sections() -> None:
    """C-CON-35, C-ADV-02, C-RUL-100: prices from dear to cheap, and what each section draws."""
    board = city(advanced_supply="on").state.board.advanced_supply
    assert board.prices == (60, 50, 50, 40, 30, 30, 30, 20, 20, 20, 10, 10)
    assert board.draws == (6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2)
    assert set(board.reconstructed) == {"rows", "prices", "sections"}


# Buying


@pytest.mark.parametrize(
    ("cubes", "price"), list(enumerate([60, 50, 50, 40, 30, 30, 30, 20, 20, 20, 10, 10], start=1))
)
def test_the_rightmost_cube_of_a_row_is_bought(cubes: int, price: int) -> None:
    """C-ADV-02, C-ADV-03, C-RUL-113: with so many cubes in the row the cheapest costs this."""
    table = operating(wood=cubes).play("order wood")
    assert table.company("libby").treasury == 200 - price
    assert table.state.chain[2] == cubes - 1
    assert table.cubes_in("libby") == {"wood": 1}


def test_each_cube_of_a_row_costs_the_price_of_its_column() -> None:
    """C-ADV-03: any number; 20, 30, 30, 30 for four of eight steel."""
    table = operating(steel=8).play("order steel", "order steel", "order steel", "order steel")
    assert table.company("libby").treasury == 200 - 110


def test_a_cube_that_is_too_dear_or_not_there_is_refused() -> None:
    """C-ADV-03, C-OP-20: $30 for the fifth cube with $29; no coal; no price is named."""
    table = operating(steel=5, wood=12).treasury("libby", 29).at("operating")
    refusal = table.refusal("order steel")
    assert (refusal.key, refusal.facts["cost"]) == ("cube_too_dear", 30)
    assert table.refusal("order coal").key == "row_empty"
    assert table.refusal("order wood 10").key == "no_such_cube"
    assert table.offers() == ["order wood", "done"]


# Drawing


def test_libby_buys_from_the_opening_board() -> None:
    """C-EX-57: 30 + 20 + 20 = 70; the fourth cheapest column is empty, so 3 cubes are drawn."""
    table = chain().by_hand().at("operating")
    table.play("order steel", "order steel", "order livestock", "done")
    assert table.company("libby").treasury == 130
    table.play("done", "withhold", "end", "draw coal", "draw livestock", "draw coal")
    assert table.asker() == "yellow"
    assert table.cubes_in("chain") == {"livestock": 9, "steel": 6, "wood": 7, "coal": 8}


@pytest.mark.parametrize(
    ("fullest", "drawn"),
    [
        *((0, 6), (1, 6), (2, 5), (3, 5), (4, 5), (5, 4), (6, 4)),
        *((7, 4), (8, 3), (9, 3), (10, 2), (11, 2), (12, 0)),
    ],
)
def test_the_leftmost_empty_column_says_how_many_cubes_are_drawn(fullest: int, drawn: int) -> None:
    """C-ADV-04, C-EX-58: none without an empty column, 3 if the four cheapest are empty."""
    table = idle(chain().chain(wood=fullest, coal=min(fullest, 5)))
    assert table.happened().count("cube_drawn") == drawn


def test_drawn_cubes_go_to_the_dear_end_of_their_rows() -> None:
    """C-ADV-04, C-ADV-02: rows stay without gaps, so a row is as long as its cubes."""
    table = operating(wood=10, coal=2).play("done", "draw coal", "draw livestock")
    assert table.asker() == "yellow"
    assert table.cubes_in("chain") == {"livestock": 1, "wood": 10, "coal": 3}


def test_a_cube_without_a_space_returns_to_the_bag_without_a_substitute() -> None:
    """C-ADV-04, C-RUL-102: two cubes are drawn, the second wood finds its row full."""
    table = operating(wood=11).play("done", "draw wood")
    bag = table.cubes_in("bag")["wood"]
    table.play("draw wood")
    assert table.asker() == "yellow"
    assert table.cubes_in("chain") == {"wood": 12}
    assert table.cubes_in("bag")["wood"] == bag
    assert "cubes_returned" in table.happened()


@pytest.mark.parametrize("refill", ["on_draw", "on_empty"])
def test_an_empty_bag_takes_all_of_haymarket_and_gives_nothing_back(refill: str) -> None:
    """C-ADV-06, C-RUL-102: one cube in the bag, two drawn; drawing goes on from Haymarket."""
    table = chain(bag_refill=refill).chain(wood=10).haymarket(coal=3)
    table.bag("swift", steel=1).at("operating").play("done")
    assert table.cubes_in("chain") == {"wood": 10, "steel": 1, "coal": 1}
    assert table.cubes_in("bag") == {"coal": 2}
    assert table.cubes_in("haymarket") == {}
    assert "haymarket_restocked" not in table.happened()


@pytest.mark.parametrize(("refill", "bag"), [("on_draw", {}), ("on_empty", {"coal": 3})])
def test_when_the_bag_is_refilled_depends_on_the_switch(refill: str, bag: dict[str, int]) -> None:
    """C-ADV-06, C-SUP-08: the last two cubes are drawn; Haymarket goes in at once or later."""
    table = chain(bag_refill=refill).chain(wood=10).haymarket(coal=3)
    table.bag("swift", steel=2).at("operating").play("done")
    assert table.cubes_in("chain") == {"wood": 10, "steel": 2}
    assert table.cubes_in("bag") == bag


def test_the_draw_stops_if_bag_and_haymarket_are_empty() -> None:
    """C-ADV-06, C-RUL-85: six cubes are due and one is there."""
    table = idle(chain().chain().haymarket().bag("swift", steel=1))
    assert table.asker() == "yellow"
    assert table.cubes_in("chain") == {"steel": 1}


def test_spent_cubes_go_to_haymarket() -> None:
    """C-ADV-06: a steel and a livestock of Libby's first factory."""
    table = chain().haymarket().staff("libby", workers=[2, 0]).cubes("libby", steel=1, livestock=1)
    table.at("operating").play("done", "run 1")
    assert table.cubes_in("haymarket") == {"livestock": 1, "steel": 1}


def test_cleanup_leaves_the_supply_alone() -> None:
    """C-ADV-07: no cube moves and none is drawn."""
    table = chain().at("cleanup")
    assert table.state.decade == 2
    assert table.cubes_in("chain") == START
    assert "cube_drawn" not in table.happened()


# Buildings


def test_a_building_gives_a_cube_of_the_chain_where_haymarket_lacks_it() -> None:
    """C-ADV-05, C-ADV-08: 2 livestock and 1 steel; one livestock comes from its row, free."""
    table = building("iii-08", rows=START, haymarket={"livestock": 1, "steel": 1})
    assert (table.question(), table.offers()) == ("chain_cube", ["take livestock", "done"])
    table.play("take livestock")
    assert table.cubes_in("libby") == {"livestock": 2, "steel": 1}
    assert table.cubes_in("chain") == {**START, "livestock": 8}
    assert table.company("libby").treasury == 160


def test_a_cube_of_the_chain_may_be_declined() -> None:
    """C-ADV-08, C-RUL-36: something came from Haymarket."""
    table = building("iii-08", rows=START, haymarket={"livestock": 1, "steel": 1}).play("done")
    assert table.cubes_in("libby") == {"livestock": 1, "steel": 1}
    assert table.cubes_in("chain") == START


def test_haymarket_is_used_before_the_chain() -> None:
    """C-ADV-08: nothing is asked if Haymarket has all of it."""
    table = building("iii-08", rows=START, haymarket={"livestock": 2, "steel": 1})
    assert "chain_cube_taken" not in table.happened()
    assert table.cubes_in("libby") == {"livestock": 2, "steel": 1}
    assert table.cubes_in("chain") == START


def test_not_every_cube_of_the_chain_may_be_declined() -> None:
    """C-ADV-08: declining the first two of three, the company takes the last one."""
    table = building("iii-06", rows=START, haymarket={}).play("done", "done")
    assert table.cubes_in("libby") == {"coal": 1}


def test_what_was_taken_allows_declining_all_the_rest() -> None:
    """C-ADV-08: the livestock is gain enough, so both coal may be declined."""
    table = building("iii-06", rows=START, haymarket={}).play("take livestock", "done")
    assert table.offers() == ["take coal", "done"]
    table.play("done")
    assert table.cubes_in("libby") == {"livestock": 1}


def test_an_answer_for_another_cube_is_refused() -> None:
    """C-ADV-08: the row that is asked about is the only one."""
    table = building("iii-08", rows=START, haymarket={"livestock": 1, "steel": 1})
    assert table.refusal("take steel").key == "not_offered"


def test_a_row_that_is_empty_gives_nothing() -> None:
    """C-ADV-05, C-SPC-12: one coal in the chain for two."""
    table = building("iii-06", rows={"coal": 1}, haymarket={"livestock": 1}).play("take coal")
    assert table.question() != "chain_cube"
    assert table.cubes_in("libby") == {"livestock": 1, "coal": 1}


@pytest.mark.parametrize(("rows", "usable"), [({"coal": 1}, True), ({"steel": 5}, False)])
def test_a_building_gives_something_if_the_chain_has_its_cubes(
    rows: dict[str, int], usable: bool
) -> None:
    """C-ADV-08, C-ACT-12: coal and livestock, and an empty Haymarket."""
    table = (
        chain(empty_use="no")
        .building("red", "iii-06")
        .chain(**rows)
        .haymarket()
        .at("action", "red")
    )
    assert table.allows("place libby iii-06") == usable


def test_like_cubes_count_haymarket_and_the_row_together() -> None:
    """C-ADV-08, C-ACT-11: one wood here and one there make two; the single coal is too little."""
    rows, haymarket = {"wood": 1, "coal": 1}, {"wood": 1}
    table = chain().building("red", "ii-08").chain(**rows).haymarket(**haymarket).only("red")
    table.cubes("libby", steel=2).at("action", "red").play("place libby ii-08")
    assert table.cubes_in("libby") == {"steel": 2, "wood": 1}
    assert (table.question(), table.offers()) == ("chain_cube", ["take wood", "done"])


def test_like_cubes_of_an_empty_haymarket_come_from_the_chain() -> None:
    """C-ADV-08: the first may be declined, but not both."""
    table = building("ii-08", rows={"wood": 2, "coal": 2}, haymarket={})
    assert table.offers() == ["take wood", "take coal"]
    table.play("take coal", "done")
    assert table.cubes_in("libby") == {"coal": 1}


def test_unlike_cubes_come_from_haymarket_and_chain() -> None:
    """C-ADV-08, C-DP-36: the second type only lies in the chain and may be declined."""
    table = building("ii-06", rows={"steel": 1, "wood": 1}, haymarket={"coal": 1})
    assert table.offers() == ["take steel", "take wood", "take coal"]
    table.play("take coal")
    assert table.offers() == ["take steel", "take wood", "done"]
    table.play("take steel")
    assert table.cubes_in("libby") == {"steel": 1, "coal": 1}
    assert table.cubes_in("chain") == {"wood": 1}


def test_unlike_cubes_of_haymarket_must_be_taken() -> None:
    """C-ADV-08, C-ACT-11: while Haymarket has another type, stopping is refused."""
    table = building("ii-06", rows={"steel": 1}, haymarket={"coal": 1, "wood": 1})
    table.play("take steel")
    assert table.offers() == ["take wood", "take coal"]
    assert table.refusal("done").key == "must_take"


@pytest.mark.parametrize("asset", ["foundry", "cincinnati_steel"])
def test_assets_take_from_haymarket_only(asset: str) -> None:
    """C-ADV-05, C-RUL-101: an empty Haymarket makes them useless, whatever the chain has."""
    table = chain().asset("libby", asset).haymarket(coal=2).at("action", "red")
    assert table.refusal(f"exhaust {asset}").key == "no_cube_for_it"
    table.haymarket(steel=1).at("action", "red").play(f"exhaust {asset}")
    assert table.cubes_in("libby") == {"steel": 1}
    assert table.cubes_in("chain") == START


def test_managers_take_from_haymarket_only() -> None:
    """C-ADV-05, C-RUL-101: Libby's manager sees the inputs just spent and nothing else."""
    table = chain().haymarket().staff("libby", workers=[2, 0], managers=[1, 0])
    table.cubes("libby", steel=1, livestock=1).at("operating").play("done", "run 1")
    assert table.offers() == ["take livestock", "take steel", "done"]


def test_a_chief_takes_from_haymarket_only() -> None:
    """C-ADV-05, C-RUL-101: a type of Haymarket; if it is empty, the good comes alone."""
    table = chain(chiefs="on").asset("libby", "chief_of_rnd").haymarket(wood=1, coal=1)
    table.at("action", "red").play("exhaust chief_of_rnd")
    assert table.offers() == ["take wood", "take coal"]
    table = chain(chiefs="on").asset("libby", "chief_of_rnd").haymarket().at("action", "red")
    table.play("exhaust chief_of_rnd")
    assert (table.company("libby").goods, table.cubes_in("libby")) == (1, {})

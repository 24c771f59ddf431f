"""Chiefs: four capital assets that come with their option, each with an ability of its own."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city

CHIEFS = {"chief_of_engineering", "chief_of_rnd", "chief_of_operations", "chief_of_sales"}


def keeping(chief: str, *, treasury: int = 100) -> CityScenario:
    """Swift keeps a Chief; two workers stand in its first factory and one in its second."""
    table = city(edition="2025", chiefs="on").found("swift", "red", treasury=treasury)
    table.asset("swift", chief).staff("swift", workers=[2, 1])
    return table.haymarket(coal=1, wood=1)


def using(chief: str, *, treasury: int = 100) -> CityScenario:
    """Red has exhausted the Chief on an action turn."""
    return keeping(chief, treasury=treasury).at("action", "red").play(f"exhaust {chief}")


def selling(chief: str = "chief_of_sales", *, tile: tuple[str, int] = ("d2_5", 0)) -> CityScenario:
    """Swift has run its first factory and has 2 goods at 50 to sell in the outer column."""
    table = keeping(chief).cubes("swift", livestock=1, steel=1)
    table.demand(2, ("d1_x", 0), ("d2_2", 2), tile)
    return table.at("operating").play("done", "run 1").go_on_to("sell_goods", "done")


def deck(table: CityScenario) -> set[str]:
    """Return the keys of the assets in the deck."""
    return {table.state.box.assets[asset].key for asset in table.state.asset_deck}


def revenue(table: CityScenario) -> int:
    """Return the revenue of the operating turn so far."""
    return table.state.revenue


# In the deck


@pytest.mark.parametrize("edition", ["2018", "2020", "2025"])
@pytest.mark.parametrize(("chiefs", "tiles"), [("on", 15), ("off", 11)])
def test_chiefs_are_shuffled_into_the_deck(edition: str, chiefs: str, tiles: int) -> None:
    """C-SET-05, C-OPT-08, C-DIF-39: 15 tiles with them, 11 without, in any edition."""
    table = city(edition=edition, chiefs=chiefs)
    assert len(table.state.asset_deck) == tiles
    assert deck(table) & CHIEFS == (CHIEFS if chiefs == "on" else set())


def test_a_chief_is_bought_like_any_asset_and_brings_no_immediate_bonus() -> None:
    """C-CHF-05, C-RUL-96: the price of its space, nothing asked, kept and ready."""
    table = city(edition="2025", chiefs="on").found("swift", "red", treasury=100)
    table.staff("swift", workers=[2, 1]).only("red").partners("red", ready=1)
    table.asset_row(None, None, None, "chief_of_rnd", "foundry").at("action", "red")
    table.play("place swift asset", "acquire chief_of_rnd")
    assert table.question() == "after_placing"
    assert table.company("swift").treasury == 50
    assert (table.company("swift").appeal, table.company("swift").workers) == (3, [2, 1])
    assert table.allows("exhaust chief_of_rnd")


def test_a_chief_works_once_a_decade() -> None:
    """C-CHF-05, C-AST-03: exhausted by its use, ready again after Cleanup."""
    table = using("chief_of_rnd").play("take coal")
    assert table.refusal("exhaust chief_of_rnd").key == "asset_exhausted"
    table.at("cleanup")
    assert table.company("swift").exhausted == 0


@pytest.mark.parametrize("chief", sorted(CHIEFS))
def test_the_ability_of_a_chief_costs_20(chief: str) -> None:
    """C-CHF-01, C-CHF-02, C-CHF-03, C-CHF-04: refused with $19, paid to the bank."""
    table = keeping(chief, treasury=19).supply(10, coal=1).at("operating")
    refusal = table.refusal(f"exhaust {chief}")
    assert (refusal.key, refusal.facts["cost"]) == ("ability_too_dear", 20)
    table.treasury("swift", 20).at("operating")
    bank = table.state.bank
    table.play(f"exhaust {chief}")
    assert (table.company("swift").treasury, table.state.bank) == (0, bank + 20)


def test_a_chief_is_discarded_like_any_asset() -> None:
    """C-CHF-05: a free action."""
    table = keeping("chief_of_sales").at("action", "red").play("discard chief_of_sales")
    assert table.company("swift").assets == []


# Chief of Engineering


def test_the_chief_of_engineering_automates_and_brings_a_cube() -> None:
    """C-CHF-01: a worker of either factory is replaced, then a cube of choice is taken."""
    table = using("chief_of_engineering")
    assert table.offers() == ["automate 1", "automate 2"]
    table.play("automate 2", "send away")
    assert table.offers() == ["take wood", "take coal"]
    table.play("take coal")
    company = table.company("swift")
    assert (company.workers, company.automated) == ([2, 0], [0, 1])
    assert table.cubes_in("swift") == {"coal": 1}
    assert (company.treasury, table.cubes_in("haymarket")) == (80, {"wood": 1})


def test_a_part_that_is_impossible_is_skipped() -> None:
    """C-CHF-05, C-RUL-96: no worker, only a cube; no cube, only automation."""
    table = keeping("chief_of_engineering").staff("swift", workers=[0, 0]).at("action", "red")
    assert table.play("exhaust chief_of_engineering").question() == "take_cubes"
    table = keeping("chief_of_engineering").haymarket().at("action", "red")
    table.play("exhaust chief_of_engineering", "automate 1", "send away")
    assert table.question() == "action_turn"
    assert table.cubes_in("swift") == {}


@pytest.mark.parametrize("chief", ["chief_of_engineering", "chief_of_operations"])
def test_at_least_one_part_must_be_possible(chief: str) -> None:
    """C-CHF-05: nobody to automate, no staff space and an empty Haymarket."""
    table = keeping(chief).haymarket().staff("swift", workers=[0, 0])
    table.staff("swift", managers=[1, 1], salespeople=2).at("action", "red")
    assert table.refusal(f"exhaust {chief}").key == "no_cube_for_it"


def test_every_possible_part_must_be_done() -> None:
    """C-RUL-96: neither the automation nor the cube can be declined."""
    table = using("chief_of_engineering")
    assert table.refusal("decline").key == "not_optional"
    table.play("automate 1", "send away")
    assert table.refusal("done").key == "must_take"


# Chief of R&D


def test_the_chief_of_rnd_brings_a_good_and_a_cube() -> None:
    """C-CHF-02: 1 good, then a cube of choice."""
    table = using("chief_of_rnd").play("take wood")
    assert (table.company("swift").goods, table.company("swift").treasury) == (1, 80)
    assert table.cubes_in("swift") == {"wood": 1}


def test_the_good_of_the_chief_of_rnd_comes_without_a_cube_too() -> None:
    """C-CHF-02, C-CHF-05: Haymarket is empty."""
    table = keeping("chief_of_rnd").haymarket().at("action", "red").play("exhaust chief_of_rnd")
    assert (table.question(), table.company("swift").goods) == ("action_turn", 1)


def test_a_good_of_the_chief_of_rnd_is_no_production() -> None:
    """C-CHF-02, C-DIV-02, C-RUL-70: sold without a factory run, it must be withheld."""
    table = keeping("chief_of_rnd").demand(2, None, None, ("d2_5", 0)).at("operating")
    table.play("exhaust chief_of_rnd", "take coal").go_on_to("sell_goods", "done").play(
        "ship outer"
    )
    assert table.question() == "pay_out"
    assert table.refusal("dividend").key == "nothing_made"


# Chief of Operations


@pytest.mark.parametrize(
    ("staff", "managers", "salespeople"), [("manager", [1, 0], 0), ("salesperson", [0, 0], 1)]
)
def test_the_chief_of_operations_brings_one_of_two_kinds_of_staff(
    staff: str, managers: list[int], salespeople: int
) -> None:
    """C-CHF-03, C-DP-44: a manager or a salesperson, never both, and a cube."""
    table = using("chief_of_operations")
    assert table.offers() == ["staff manager", "staff salesperson"]
    table.play(f"staff {staff}")
    if staff == "manager":
        assert table.offers() == ["manager 1", "manager 2"]
        table.play("manager 1")
    table.play("take coal")
    assert (table.company("swift").managers, table.company("swift").salespeople) == (
        managers,
        salespeople,
    )
    assert table.question() == "action_turn"
    assert table.cubes_in("swift") == {"coal": 1}


def test_staff_without_a_space_is_not_offered() -> None:
    """C-DP-44: with every manager space taken the salesperson comes without a question."""
    table = keeping("chief_of_operations").staff("swift", managers=[1, 1]).at("action", "red")
    table.play("exhaust chief_of_operations")
    assert (table.question(), table.company("swift").salespeople) == ("take_cubes", 1)


def test_the_question_for_staff_is_skipped_if_neither_kind_fits() -> None:
    """C-DP-44, C-CHF-05: only the cube is left."""
    table = keeping("chief_of_operations").staff("swift", managers=[1, 1], salespeople=2)
    table.at("action", "red").play("exhaust chief_of_operations")
    assert table.offers() == ["take wood", "take coal"]
    assert table.company("swift").salespeople == 2


# Chief of Sales


def test_the_chief_of_sales_raises_the_price_of_every_good() -> None:
    """C-CHF-04: 60 instead of 50."""
    table = selling().play("exhaust chief_of_sales", "ship outer", "ship outer")
    assert revenue(table) == 120


def test_goods_sold_earlier_in_the_turn_count_too() -> None:
    """C-CHF-04, C-RUL-122: the second good is sold with more salespeople, both bring 10 more."""
    table = selling().play("ship outer")
    table.staff("swift", salespeople=1)
    table.play("ship outer")
    assert (table.question(), revenue(table)) == ("pay_out", 110)
    table.play("exhaust chief_of_sales")
    assert revenue(table) == 130


@pytest.mark.parametrize("early", [True, False])
def test_the_chief_of_sales_is_added_before_halving(early: bool) -> None:
    """C-CHF-04, C-DEM-07: (50 + 10) / 2 = 30 for the good at half price, used before or after."""
    table = selling(tile=("d2_5", 4))
    moves = ["ship outer", "ship half"]
    table.play(*(["exhaust chief_of_sales", *moves] if early else moves))
    if not early:
        assert revenue(table) == 75
        table.play("exhaust chief_of_sales")
    assert revenue(table) == 90


def test_the_chief_of_sales_works_in_this_operating_turn_only() -> None:
    """C-CHF-04: the bonus is gone when the next company operates."""
    table = selling().found("libby", "yellow").goods("libby", 2).demand(0, None, None, ("d3_6", 0))
    table.play("exhaust chief_of_sales", "done", "withhold", "end").go_on_to("sell_goods", "done")
    assert table.asker() == "yellow"
    assert revenue(table.play("ship outer")) == 20


def test_the_chief_of_sales_waits_for_the_operating_turn() -> None:
    """C-CHF-04: not on an action turn, not after the choice between dividend and withholding."""
    table = keeping("chief_of_sales").at("action", "red")
    assert table.refusal("exhaust chief_of_sales").key == "only_operating"
    table = selling().play("ship outer", "done", "dividend")
    assert table.question() == "end_operating"
    assert table.refusal("exhaust chief_of_sales").key == "only_operating"


def test_a_chief_serves_its_own_company_alone() -> None:
    """C-CHF-05, C-CHR-21: in the turn of another company of the same Director it is refused."""
    table = keeping("chief_of_sales").found("libby", "red").appeal("libby", 9).at("operating")
    assert table.state.operating == table.company("libby").index
    assert table.refusal("exhaust chief_of_sales").key == "not_operating"

"""Whose stock turn it is, when the phase ends, and how a decade goes on from there."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city

PHASES = ["stock", "building", "action", "operating", "cleanup"]


def three(table: CityScenario | None = None) -> CityScenario:
    """Red directs Swift, yellow Libby, green Elgin; everybody can buy something."""
    table = table or city()
    table.found("swift", "red", price=50).found("libby", "yellow", price=50)
    return table.found("elgin", "green", price=50)


def phase(table: CityScenario) -> str:
    return str(table.game.view(None)["phase"])


def sold_out(price: int, table: CityScenario | None = None) -> CityScenario:
    """All ten shares of Swift are in players' hands."""
    table = three(table).price("swift", price)
    table.holds("red", "swift", commons=3)
    return table.holds("yellow", "swift", commons=2, preferred=True)


def finish_turns(table: CityScenario) -> CityScenario:
    """Pass until the phase is over."""
    while table.question() == "stock_turn":
        table.play("pass")
    return table


# Turns


@pytest.mark.parametrize("holder", ["red", "yellow", "green"])
def test_turns_go_clockwise_from_the_holder_of_the_priority_deal(holder: str) -> None:
    """C-STOCK-02, C-FLOW-02: a new decade begins with its holder."""
    table = three().priority(holder).at("cleanup")
    colors = ["red", "yellow", "green"] * 2
    start = colors.index(holder)
    asked = []
    for _ in range(3):
        asked.append(table.asker())
        table.play("pass")
    assert asked == colors[start : start + 3]


def test_a_turn_sells_first_and_then_buys() -> None:
    """C-STOCK-03: both parts in one turn; after buying there is no selling."""
    table = three().holds("red", "libby", commons=2).at("stock", "red")
    table.play("sell libby common", "confirm", "buy elgin common from company")
    assert (table.company("libby").bank_commons, table.company("elgin").held[0]) == (1, 1)
    assert table.asker() == "yellow"


def test_both_parts_of_a_turn_are_optional() -> None:
    """C-STOCK-03: sell only, buy only, or neither."""
    table = three().holds("red", "libby", commons=2).at("stock", "red")
    table.play("sell libby common", "confirm", "pass", "buy elgin common from company", "pass")
    assert table.asker() == "red"
    assert (table.seat("red").cash, table.seat("yellow").cash) == (225, 125)


def test_whoever_passed_may_act_on_a_later_turn() -> None:
    """C-STOCK-05: a pass does not bar."""
    table = three().at("stock", "red").play("pass", "buy swift common from company", "pass")
    assert table.asker() == "red"
    assert table.allows("buy libby common from company")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_phase_ends_after_as_many_passes_in_a_row_as_there_are_players(seats: int) -> None:
    """C-STOCK-06: not one pass earlier."""
    table = city(seats).found("swift", "red").at("stock", "red").play(*["pass"] * (seats - 1))
    assert table.question() == "stock_turn"
    assert table.play("pass").question() == "choose_buildings"


@pytest.mark.parametrize(
    "acts",
    [
        ["buy swift common from company"],
        ["found fairbank 35"],
        ["sell swift common", "confirm", "pass"],
    ],
)
def test_buying_founding_and_selling_interrupt_the_passes(acts: list[str]) -> None:
    """C-STOCK-06, C-RUL-02: a turn with any of them is no pass, and counting starts anew."""
    table = three().holds("green", "swift", commons=2).at("stock", "red")
    table.play("pass", "pass", *acts)
    assert table.state.passes == 0
    table.play("pass", "pass")
    assert (table.question(), table.asker()) == ("stock_turn", "green")
    assert table.play("pass").question() == "choose_buildings"


# The Priority Deal


@pytest.mark.parametrize(
    ("actor", "acts"),
    [
        ("red", ["buy libby common from company"]),
        ("yellow", ["found fairbank 35"]),
        ("green", ["sell libby common", "confirm", "pass"]),
    ],
)
def test_the_priority_deal_goes_to_the_left_of_the_last_actor(actor: str, acts: list[str]) -> None:
    """C-STOCK-07, C-RUL-02: buying, founding and selling all count as acting."""
    table = three().holds("green", "libby", commons=2).priority("green").at("stock", actor)
    finish_turns(table.play(*acts))
    left = {"red": "yellow", "yellow": "green", "green": "red"}
    assert table.game.view(None)["priority"] == left[actor]
    assert "priority_moved" in table.happened()


def test_the_last_of_several_actors_counts() -> None:
    """C-STOCK-07: red and yellow act, then green does, so red gets it."""
    table = three().priority("yellow").at("stock", "red")
    table.play("buy libby common from company", "buy swift common from company")
    finish_turns(table.play("buy swift common from company"))
    assert table.game.view(None)["priority"] == "red"


@pytest.mark.parametrize("holder", ["red", "green"])
def test_the_priority_deal_stays_when_everybody_passes(holder: str) -> None:
    """C-STOCK-07, C-RUL-03: there is no last actor, whoever acted in an earlier decade."""
    table = three().at("stock", "yellow").play("buy swift common from company")
    finish_turns(table).priority(holder).at("cleanup")
    finish_turns(table)
    assert table.game.view(None)["priority"] == holder


# Sold out


@pytest.mark.parametrize(("price", "after"), [(10, 15), (50, 60), (400, 450), (450, 450)])
def test_a_sold_out_company_moves_up_one_step(price: int, after: int) -> None:
    """C-STOCK-08, C-RUL-19, C-PRICE-02: at the cap it stays."""
    table = finish_turns(sold_out(price).at("stock"))
    assert table.price_of("swift") == after
    assert table.price_of("libby") == 50


def test_a_sold_out_company_stops_at_a_lower_cap() -> None:
    """C-STOCK-08, C-RUL-19: with `price_cap`=400 there is no step from 400."""
    assert finish_turns(sold_out(400, city(price_cap=400)).at("stock")).price_of("swift") == 400


@pytest.mark.parametrize("where", ["company common", "bank common", "company preferred"])
def test_one_paper_that_no_player_holds_is_enough_to_stay(where: str) -> None:
    """C-STOCK-08: all ten shares must be held by players."""
    table = three().holds("red", "swift", commons=3)
    table.holds("yellow", "swift", commons=1, preferred=where != "company preferred")
    if where == "bank common":
        table.pool("swift", commons=1)
    elif where == "company preferred":
        table.holds("yellow", "swift", commons=1)
    assert finish_turns(table.at("stock")).price_of("swift") == 50


def test_a_preferred_in_the_bank_pool_is_not_held_by_a_player() -> None:
    """C-STOCK-08: every Common is sold, the Preferred lies in the pool."""
    table = three().holds("red", "swift", commons=3).holds("yellow", "swift", commons=2)
    assert finish_turns(table.pool("swift", preferred=True).at("stock")).price_of("swift") == 50


def test_sold_out_counts_at_the_end_of_the_phase() -> None:
    """C-STOCK-08: the purchase of the last share moves nothing yet, the end of the phase does."""
    table = three().holds("red", "swift", commons=3).cash("yellow", 500)
    table.holds("yellow", "swift", commons=2).at("stock", "yellow")
    table.play("buy swift preferred from company")
    assert table.price_of("swift") == 50
    assert finish_turns(table).price_of("swift") == 60


# A whole phase, and the decade


def test_the_stock_phase_of_the_example() -> None:
    """C-EX-05: Swift is S's company (red), Libby B's (yellow); J is green."""
    table = three().holds("green", "swift", commons=1).priority("red").at("stock", "red")
    table.cash("yellow", 500)
    table.play("buy libby preferred from company", "pass")
    table.play("sell swift common", "buy libby common from company")
    assert table.price_of("swift") == 40
    table.play("pass", "buy swift common from bank", "pass")
    table.play("pass", "buy swift common from company")
    assert table.refusal("buy swift common from company").rule == "C-STOCK-13"
    table.play("pass", "pass")
    assert (table.question(), table.asker()) == ("stock_turn", "yellow")
    table.play("pass")
    assert phase(table) == "building"
    assert table.game.view(None)["priority"] == "green"
    assert table.price_of("swift") == 40


def test_the_founder_stays_director_whatever_others_hold() -> None:
    """C-DIR-01: yellow buys a sixth share of Swift, of which red has three."""
    table = three().holds("yellow", "swift", commons=3, preferred=True).at("stock", "yellow")
    table.play("buy swift common from company")
    assert table.company("swift").shares(table.seat("yellow").index) == 6
    assert table.company("swift").director == table.seat("red").index


def seen(table: CityScenario, decades: int) -> list[tuple[int, str]]:
    """Return each phase in which somebody was asked, with its decade, until the game ends."""
    asked: list[tuple[int, str]] = []
    while not table.game.is_over() and table.state.decade <= decades:
        now = (table.state.decade, phase(table))
        if now not in asked:
            asked.append(now)
        table.play(table.offers()[-1])
    return asked


def test_a_decade_has_five_phases_in_order_and_the_last_one_has_no_cleanup() -> None:
    """C-FLOW-01, C-CON-02: nobody decides in Cleanup, and decade 5 ends without it."""
    table = three().at("stock")
    asked = seen(table, 5)
    expected = [(decade, name) for decade in range(1, 6) for name in PHASES[:4]]
    assert asked == expected
    began = [event for event in table.events if event.kind.key == "phase_began"]
    phases = [event.values[0] for event in began]
    assert phases == [2, 3, 4, 5] + [1, 2, 3, 4, 5] * 3 + [1, 2, 3, 4]
    years = [event.values[1] for event in table.events if event.kind.key == "decade_began"]
    assert years == [1885, 1895, 1905, 1915]
    assert phase(table) == "finished"
    assert table.game.result() is not None


def test_everybody_chooses_buildings_at_once() -> None:
    """C-FLOW-02: all seats are asked in the Building Phase."""
    assert three().at("building").game.deciders() == [0, 1, 2]


def four_on_track() -> CityScenario:
    """Four players with a company each, at the end of a Building Phase."""
    table = city(4).found("swift", "red").found("libby", "yellow").found("elgin", "green")
    table.found("henderson", "blue").track("red", "blue", "green", "yellow").at("building")
    table.choose_buildings()
    return table


def test_players_act_along_the_turn_order_track() -> None:
    """C-FLOW-02, C-EX-11: red, blue, green, yellow in this order, round after round."""
    table = four_on_track()
    asked = []
    for key in ("swift", "henderson", "elgin", "libby") * 2:
        asked.append(table.asker())
        table.play(f"place {key} fund40")
    assert asked == ["red", "blue", "green", "yellow"] * 2


def test_advertising_brings_the_third_player_to_the_front_from_the_next_round_on() -> None:
    """C-EX-12: green takes place 1, yellow still acts, then green opens the next round."""
    table = four_on_track().appeal("elgin", 1)
    table.play("place swift fund40", "place henderson fund40", "place elgin advertising", "lead")
    assert table.game.view(None)["track"] == ["green", "red", "blue", "yellow"]
    assert table.asker() == "yellow"
    table.play("place libby fund40")
    for key, color in (("elgin", "green"), ("swift", "red"), ("henderson", "blue")):
        assert table.asker() == color
        table.play(f"place {key} fund40")
    assert table.asker() == "yellow"


@pytest.mark.parametrize(("cracker", "anglo"), [(2, 2), (2, 1)])
def test_companies_operate_by_appeal(cracker: int, anglo: int) -> None:
    """C-FLOW-02, C-EX-28: Fairbank, then Cracker Jack on top of or above Anglo-American."""
    table = city().found("anglo", "red").found("cracker", "yellow").found("fairbank", "green")
    table.appeal("anglo", anglo).appeal("cracker", cracker).appeal("fairbank", 3).at("operating")
    names = []
    while phase(table) == "operating":
        names.append(table.game.question(table.game.deciders()[0]).data["company"])
        table.play(table.offers()[-1])
    assert list(dict.fromkeys(names)) == ["fairbank", "cracker", "anglo"]


# Money


def test_a_company_pays_for_its_actions_and_its_director_does_not() -> None:
    """C-FLOW-03: 59 dollars in the treasury hire no manager, however rich the player is."""
    table = three().treasury("swift", 59).cash("red", 1000).at("action", "red")
    assert table.refusal("place swift manager").text == "it costs $60, and swift has $59"
    table.treasury("swift", 60).at("action", "red").play("place swift manager", "manager 1")
    assert (table.company("swift").treasury, table.seat("red").cash) == (0, 1000)


def test_certificates_are_bought_in_the_stock_phase_only() -> None:
    """C-FLOW-03, C-RUL-104: cash buys nothing in the Action Phase."""
    table = three().cash("red", 1000).at("action", "red")
    refusal = table.refusal("buy libby common from company")
    assert refusal.key == "not_now"
    assert not [text for text in table.offers() if text.startswith("buy")]

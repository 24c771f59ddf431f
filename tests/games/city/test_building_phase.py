"""Building Phase: deal, sealed picks, common reveal, workers and the partner of decade 3."""

import pytest

from bigshoulders.scenarios.city import CityScenario, city

PICKS = {
    "red": ("build i-02", "remove i-01"),
    "yellow": ("build i-06", "remove i-03"),
    "green": ("build i-09", "remove i-05"),
}


def hands() -> CityScenario:
    """Red, yellow and green hold three buildings of Era I each, in decade 1."""
    table = city().found("swift", "red").found("libby", "yellow").found("elgin", "green")
    table.hand("red", "i-01", "i-02", "i-11").hand("yellow", "i-03", "i-06", "i-10")
    return table.hand("green", "i-05", "i-07", "i-09").at("building")


def kept(decade: int, seats: int = 3) -> CityScenario:
    """Each player holds one building kept from an earlier decade."""
    table = city(seats).decade(decade)
    for seat, key in enumerate(("i-01", "i-02", "i-06", "i-09")[:seats]):
        table.hand(table.game.name(seat), key)
    return table


def eras(table: CityScenario, color: str) -> list[int]:
    return sorted(table.state.box.spaces[space].era for space in table.seat(color).hand)


def row(table: CityScenario, color: str) -> list[str]:
    return [table.state.box.spaces[space].key for space in table.seat(color).row]


# Dealing


def test_nothing_is_dealt_in_decade_1() -> None:
    """C-BLD-01: the three buildings of setup are the hand."""
    table = hands()
    assert eras(table, "red") == [1, 1, 1]
    assert "dealt" not in table.happened()


@pytest.mark.parametrize(("decade", "era"), [(2, 2), (3, 2), (4, 3), (5, 3)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_buildings_join_the_kept_one(decade: int, era: int, seats: int) -> None:
    """C-BLD-01: of Era II in decades 2 and 3, of Era III in decades 4 and 5."""
    table = kept(decade, seats).at("building")
    assert [eras(table, table.game.name(seat)) for seat in range(seats)] == [[1, era, era]] * seats
    assert table.question() == "choose_buildings"


def test_a_building_is_dealt_at_random_from_the_deck_of_the_era() -> None:
    """C-BLD-01, C-RUL-32: any of the eight of Era II with two players, all as likely."""
    table = kept(2, 2).by_hand().at("building")
    assert table.question() == "building_draw"
    assert len(table.offers()) == 8
    assert all(text.startswith("deal ii-") for text in table.offers())
    assert table.game.weights() == [1] * 8
    table.play("deal ii-03")
    assert "deal ii-03" not in table.offers()


# Choosing


def test_a_player_places_one_of_three_then_removes_one_of_the_others() -> None:
    """C-DP-22, C-BLD-03: two questions, the second without the building that is placed."""
    table = hands()
    assert table.game.question(0).kind == "choose_buildings"
    assert table.offers("red") == ["build i-01", "build i-02", "build i-11"]
    table.answer("red", "build i-02")
    question = table.game.question(0)
    assert (question.kind, question.rule) == ("remove_building", "C-BLD-03")
    assert question.text == "red: you place i-02; which other building do you discard?"
    assert table.offers("red") == ["remove i-01", "remove i-11"]


def test_nobody_waits_for_others_between_the_two_questions() -> None:
    """C-DP-22, C-RUL-27: red has answered both, yellow one, green none."""
    table = hands().answer("red", *PICKS["red"]).answer("yellow", "build i-10")
    assert table.game.deciders() == [1, 2]
    assert table.offers("yellow") == ["remove i-03", "remove i-06"]
    assert table.offers("green") == ["build i-05", "build i-07", "build i-09"]
    assert table.happened() == ["phase_began", "picked"]
    table.answer("green", *PICKS["green"]).answer("yellow", "remove i-06")
    assert [row(table, color) for color in PICKS] == [["i-02"], ["i-10"], ["i-09"]]


def test_only_buildings_in_hand_are_chosen() -> None:
    """C-BLD-03: neither somebody else's nor the same one twice."""
    table = hands()
    refusal = table.refusal("build i-06", "red")
    assert (refusal.key, refusal.rule) == ("not_in_hand", "C-BLD-03")
    assert refusal.text == "i-06 isn't in your hand"
    table.answer("red", "build i-01")
    assert table.refusal("remove i-03", "red").text == "i-03 isn't in your hand"
    refusal = table.refusal("remove i-01", "red")
    assert (refusal.key, refusal.rule) == ("same_building", "C-BLD-03")
    assert refusal.text == "you're placing i-01: choose another building to discard"


def test_each_of_the_two_questions_has_its_own_answers() -> None:
    """C-DP-22: first the one, then the other, and what is placed stays placed."""
    table = hands()
    assert table.refusal("remove i-01", "red").key == "not_now"
    table.answer("red", "build i-01")
    refusal = table.refusal("build i-02", "red")
    assert (refusal.key, refusal.rule) == ("not_now", "C-BLD-03")


def test_the_third_building_is_kept() -> None:
    """C-BLD-03: one in the row, one removed, one in hand."""
    table = hands()
    for color, pick in PICKS.items():
        table.answer(color, *pick)
    spaces = table.state.box.spaces
    assert row(table, "red") == ["i-02"]
    assert [spaces[space].key for space in table.seat("red").removed] == ["i-01"]
    assert [spaces[space].key for space in table.seat("red").hand] == ["i-11"]
    table.check()


def test_buildings_are_revealed_when_the_last_player_has_chosen() -> None:
    """C-BLD-04, C-RUL-27: until then no row has changed and the market is as it was."""
    table = hands().answer("green", *PICKS["green"]).answer("red", *PICKS["red"])
    assert table.game.deciders() == [1]
    assert [row(table, color) for color in PICKS] == [[], [], []]
    assert table.state.market == 4
    assert table.happened().count("picked") == 2
    assert "built" not in table.happened()
    table.answer("yellow", *PICKS["yellow"])
    assert [row(table, color) for color in PICKS] == [["i-02"], ["i-06"], ["i-09"]]
    assert table.happened().count("built") == 3


def test_picks_are_sealed() -> None:
    """C-RUL-27: whoever has answered cannot answer again."""
    table = hands().answer("red", *PICKS["red"])
    for text in ("build i-11", "remove i-11"):
        assert table.refusal(text, "red").key == "not_your_turn"
    assert table.offers("red") == []


def test_the_order_of_answers_does_not_matter() -> None:
    """C-RUL-27, C-BLD-03: every order leads to the same state."""
    hashes = set()
    for colors in (("red", "yellow", "green"), ("green", "yellow", "red")):
        table, apart = hands(), hands()
        for color in colors:
            table.answer(color, *PICKS[color])
        for part in (0, 1):
            for color in colors:
                apart.answer(color, PICKS[color][part])
        hashes |= {table.game.hash(), apart.game.hash()}
    assert len(hashes) == 1


def test_the_row_grows_by_one_building_a_decade() -> None:
    """C-BLD-03, C-BLD-07: the space of the current decade; earlier ones stay."""
    table = hands()
    for color, pick in PICKS.items():
        table.answer(color, *pick)
    table.decade(2).at("building")
    table.choose_buildings(-1)
    assert [len(player.row) for player in table.state.seats] == [2, 2, 2]
    assert row(table, "red")[0] == "i-02"


# Workers


def test_placed_buildings_bring_their_workers() -> None:
    """C-BLD-05, C-EX-08: four workers and three more fill the $40 and three $30 spaces."""
    table = hands()
    for color, pick in PICKS.items():
        table.answer(color, *pick)
    assert table.state.market == 7
    assert table.game.view(None)["hire_price"] == 30
    table.market(4)
    assert table.game.view(None)["hire_price"] == 40


def test_removed_and_kept_buildings_bring_no_workers() -> None:
    """C-BLD-05: three placed buildings without workers, those with two are removed."""
    table = city().found("swift", "red")
    table.hand("red", "i-01", "i-03", "i-02").hand("yellow", "i-10", "i-05", "i-06")
    table.hand("green", "i-07", "i-09", "i-11").at("building")
    table.answer("red", "build i-03", "remove i-01").answer("yellow", "build i-05", "remove i-10")
    table.answer("green", "build i-07", "remove i-09")
    assert table.state.market == 4


def test_the_building_phase_of_decade_4_in_the_example() -> None:
    """C-EX-09, C-BLD-01: two of Era III each; one placed, one removed, one kept; 3 workers."""
    table = kept(4).market(6).by_hand().at("building")
    for key in ("iii-06", "iii-07", "iii-08", "iii-05", "iii-09", "iii-01"):
        table.play(f"deal {key}")
    table.answer("red", "build iii-06", "remove iii-07")
    table.answer("yellow", "build iii-08", "remove i-02")
    table.answer("green", "build iii-09", "remove iii-01")
    assert [len(player.hand) for player in table.state.seats] == [1, 1, 1]
    assert [len(player.removed) for player in table.state.seats] == [1, 1, 1]
    assert table.state.market == 9
    assert table.game.view(None)["hire_price"] == 20


@pytest.mark.parametrize(("before", "after"), [(8, 11), (9, 12), (10, 12), (12, 12)])
def test_the_job_market_holds_twelve_workers(before: int, after: int) -> None:
    """C-BLD-05, C-RUL-29, C-CON-15: surplus stays in the supply."""
    table = hands().market(before)
    supply = table.state.stores[0]
    for color, pick in PICKS.items():
        table.answer(color, *pick)
    assert table.state.market == after
    assert table.state.stores[0] == supply - (after - before)


# Partners


@pytest.mark.parametrize("decade", [1, 2, 3, 4, 5])
def test_everybody_gains_a_partner_in_the_building_phase_of_decade_3(decade: int) -> None:
    """C-BLD-06, C-RUL-30, C-DIF-45, C-CON-27: usable in the Action Phase of that decade."""
    table = kept(decade).found("anglo", "red") if decade > 1 else hands()
    table.at("building")
    table.choose_buildings()
    gained = int(decade == 3)
    for player in table.state.seats:
        assert player.partners == 2 + gained
        assert player.building_partner == 1 - gained
    assert table.happened().count("partner_gained") == 3 * gained


def test_the_partner_of_decade_3_acts_in_that_decade() -> None:
    """C-BLD-06, C-RUL-30: red has three turns in the Action Phase."""
    table = kept(3).found("swift", "red").partners("yellow", ready=0).partners("green", ready=0)
    table.track("red", "yellow", "green").at("building")
    table.choose_buildings()
    assert [player.ready for player in table.state.seats] == [3, 1, 1]


# Buildings in use


def test_anyone_uses_a_building_and_its_owner_is_paid() -> None:
    """C-BLD-07: yellow's Libby pays red 20 dollars for a good."""
    table = hands().building("red", "i-10").cash("red", 0).only("yellow").at("action", "yellow")
    table.play("place libby i-10")
    assert table.seat("red").cash == 20
    assert table.company("libby").goods == 1


def test_a_building_is_used_once_a_decade() -> None:
    """C-BLD-07: after yellow neither green nor its owner may use it until Cleanup."""
    table = hands().building("red", "i-10").at("action", "yellow").play("place libby i-10")
    assert table.asker() == "green"
    assert table.refusal("place elgin i-10").key == "space_used"
    table.play("place elgin fund40")
    assert table.refusal("place swift i-10").key == "space_used"
    table.at("cleanup")
    assert table.at("action", "green").allows("place elgin i-10")


def test_a_building_in_hand_is_no_space() -> None:
    """C-BLD-07: only placed buildings are used."""
    table = hands().at("action", "red")
    refusal = table.refusal("place swift i-02")
    assert (refusal.key, refusal.rule) == ("not_placed", "C-BLD-07")

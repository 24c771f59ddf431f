"""Positions of City: everything is written, read back exactly, and checked before play goes on."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.games.city import ids
from bigshoulders.games.city.game import STEPS
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.scenarios.city import CityScenario, city
from tests.games import positions
from tests.games.positions import (
    Change,
    Fields,
    change,
    drop,
    entries,
    mutate,
    part,
    play_on,
    refused,
    restored,
    written,
)


def moments(seats: int, draft: str, *, seed: int | None) -> Iterator[Game]:
    """Play a random game and stop at every decision, the end included."""
    game = new_game("city", seats=seats, seed=seed, draft=draft, events=False)
    return positions.moments(game, Random(seats))


def founded() -> CityScenario:
    """Return a table in the Stock Phase with one company for each of two players."""
    table = city(seats=2).found("swift", "red", price=50).found("libby", "yellow", price=40)
    return table.holds("yellow", "swift", commons=2).at("stock", "red")


# Round trips


@pytest.mark.once
@pytest.mark.parametrize("seed", [3, None])
@pytest.mark.parametrize("draft", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_of_a_game_is_restored_exactly(
    seats: int, draft: str, seed: int | None
) -> None:
    """C-HID-01: hands, picks and decks included; without a seed chance is a decision too."""
    for game in moments(seats, draft, seed=seed):
        again = game.rules.restore(Node(written(game), ("position",)))
        assert again.numbers() == game.state.numbers()


def test_the_start_of_a_game_is_a_position() -> None:
    """Before the first draw nothing waits for a player, and that is possible."""
    rules = new_game("city", seats=4).rules
    start = rules.start()
    again = rules.restore(Node(rules.position(start), ("position",)))
    assert again.numbers() == start.numbers()


def test_a_restored_game_goes_on_like_the_first_one() -> None:
    """The same answers and the same draws lead to the same end."""
    random = Random(1)
    game = next(islice(moments(3, "on", seed=8), 150, None))
    twin = restored(game, written(game))
    assert game.dealer is not None
    twin.dealer = game.dealer.copy()
    while not game.is_over():
        seat = random.choice(game.deciders())
        answer = random.choice(game.answers(seat))
        game.play(seat, answer)
        twin.play(seat, answer)
    assert twin.hash() == game.hash()


def test_a_position_is_short_enough_to_read() -> None:
    """Less than 12 kB with four players in the middle of the game."""
    sizes = [len(json.dumps(written(game))) for game in moments(4, "on", seed=2)]
    assert max(sizes) < 12_000


def test_restoring_needs_nothing_but_the_position() -> None:
    """Changing a restored game does not change the position it came from."""
    table = founded()
    position = written(table.game)
    before = json.dumps(position)
    again = restored(table.game, position)
    again.apply(again.read("buy swift common from company"))
    assert json.dumps(written(table.game)) == before == json.dumps(position)


# What is written


def test_things_are_written_by_their_keys() -> None:
    """Companies, colors, resources, tiles and steps are words, and money is in dollars."""
    table = founded().cubes("swift", coal=2).goods("libby", 1)
    position = written(table.game)
    swift = part(position, "companies", "swift")
    assert swift["director"] == "red"
    assert swift["price"] == 50
    assert swift["held"] == {"red": 0, "yellow": 2}
    assert swift["preferred"] == "company"
    assert swift["cubes"] == {"livestock": 0, "steel": 0, "wood": 0, "coal": 2}
    assert part(position, "companies", "libby")["goods"] == 1
    assert position["phase"] == "stock"
    assert position["priority"] in {"red", "yellow"}
    assert list(part(position, "companies")) == ["libby", "swift"]


def test_the_stack_reads_in_the_order_of_play() -> None:
    """What happens next stands first, each step with its arguments."""
    table = founded().play("buy libby common from company", "sell swift common")
    assert entries(written(table.game), "stack") == [
        ["batch", "yellow", 0],
        ["stock_turn", "yellow", 0],
        ["stock_next"],
        ["building_phase"],
        ["action_phase"],
        ["operating_phase"],
        ["cleanup"],
    ]
    assert written(table.game)["batch"] == [["swift", "common"]]


def test_a_secret_pick_is_written() -> None:
    """C-BLD-03, C-DRF-01: a building to keep, or one to place and then one to remove."""
    table = city(seats=2).at("building")
    table.hand("red", "i-01", "i-02", "i-06").answer("red", "build i-01", "remove i-06")
    seats = part(written(table.game), "seats")
    assert part(seats, "red")["pick"] == ["i-01", "i-06"]
    assert part(seats, "yellow")["pick"] is None
    placed = table.answer("yellow", table.offers("yellow")[0]).offers("yellow")
    again = restored(table.game, written(table.game))
    assert [action.notation for action in again.legal(1)] == placed
    table = city(seats=2, draft="on").at("building")
    table.hand("red", "i-01", "i-02", "i-06").answer("red", "keep i-02")
    assert part(written(table.game), "seats", "red")["pick"] == "i-02"


def test_what_was_passed_on_is_written_with_its_decade() -> None:
    """C-DRF-01: two buildings after the first pick."""
    table = city(seats=2, draft="on").at("building")
    table.hand("red", "i-01", "i-02", "i-06").hand("yellow", "i-09", "i-10", "i-11")
    table.answer("red", "keep i-02").answer("yellow", "keep i-09")
    assert part(written(table.game), "seats", "red")["passed"] == [[1, "i-01"], [1, "i-06"]]


def test_every_step_can_be_told_from_the_others() -> None:
    """Keys of steps are unique."""
    assert len({step.key for step in STEPS}) == len(STEPS)


# What cannot be read


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (
            change("companies", "swift", "treasury", to="x"),
            'companies: swift: treasury: expected a whole number from 0 to 1000000, got "x"',
        ),
        (
            change("companies", "swift", "price", to=55),
            "companies: swift: price: expected a price of the stock track, got 55",
        ),
        (
            change("companies", "swift", "workers", to=[1]),
            "companies: swift: workers: expected a list of 2, got 1",
        ),
        (
            change("companies", "swift", "held", "blue", to=1),
            'companies: swift: held: the field "blue" is unknown; known are red, yellow',
        ),
        (
            change("companies", "swift", "preferred", to=None),
            "companies: swift: preferred: expected one of bank, company, red, yellow, got null",
        ),
        (
            change("companies", "swifd", to={}),
            "companies: there is no company 'swifd'; did you mean swift?",
        ),
        (drop("companies", "swift", "goods"), 'companies: swift: the field "goods" is missing'),
        (
            change("seats", "red", "cash", to=-5),
            "seats: red: cash: expected a whole number from 0 to 1000000, got -5",
        ),
        (
            change("seats", "red", "cash", to=10**30),
            "seats: red: cash: expected a whole number from 0 to 1000000, got " + str(10**30),
        ),
        (
            change("seats", "red", "appeal_partner", to=1),
            "seats: red: appeal_partner: expected true or false, got 1",
        ),
        (
            change("seats", "red", "hand", to=["i-01", "i-01"]),
            "seats: red: hand: entry 2: i-01 is there twice",
        ),
        (
            change("seats", "red", "pick", to=["i-01"]),
            "seats: red: pick: expected a list of 2, got 1",
        ),
        (drop("seats", "red"), 'seats: the field "red" is missing'),
        (
            change("bag", "gold", to=1),
            'bag: the field "gold" is unknown; known are livestock, steel, wood, coal',
        ),
        (change("goals", to="all"), 'goals: expected a list, got "all"'),
        (
            change("asset_deck", to=["fundry"]),
            "asset_deck: entry 1: there is no asset 'fundry'; did you mean foundry?",
        ),
        (
            change("operating", "company", to="oscar"),
            "operating: company: there is no company 'oscar'",
        ),
        (change("stack", to=[[]]), "stack: entry 1: expected a step and its arguments, got []"),
        (
            change("stack", to=[["stock_trun", "red"]]),
            'stack: entry 1: entry 1: there is no step "stock_trun"',
        ),
        (
            change("stack", to=[["stock_turn", "red"]]),
            'stack: entry 1: expected ["stock_turn", seat, flag], got ["stock_turn", "red"]',
        ),
        (
            change("stack", to=[["stock_turn", "blue", 0]]),
            'stack: entry 1: entry 2: expected one of red, yellow, got "blue"',
        ),
        (
            change("stack", to=[["hire", "elgin", 0]]),
            'stack: entry 1: entry 2: expected one of libby, swift, got "elgin"',
        ),
        (
            change("stack", to=[["appeal_bonus", "swift", 4]]),
            "stack: entry 1: entry 3: expected a space of the appeal track with a bonus, got 4",
        ),
        (change("turn", to=1), 'the field "turn" is unknown; known are decade, phase, bank'),
    ],
)
def test_a_wrong_value_is_named_with_its_place(slip: Change, sentence: str) -> None:
    """One sentence says where, what was expected and what stands there."""
    table = founded()
    position = written(table.game)
    slip(position)
    assert refused(table.game, position).startswith(f"position: {sentence}")


# What follows from the rest


ADVANCED = ("chain", "aside")
DERIVED = [
    ("bank",),
    ("stores",),
    ("bag",),
    ("building_deck",),
    ("seats", "red", "certificates"),
    ("companies", "swift", "commons"),
]


@pytest.mark.parametrize("path", DERIVED, ids=lambda path: path[-1])
def test_what_follows_from_the_rest_may_be_left_out(path: tuple[str, ...]) -> None:
    """C-FLOW-03: nothing is created or lost, so the last of everything can be counted."""
    table = founded().cubes("swift", coal=2).goods("libby", 1)
    position = written(table.game)
    drop(*path)(position)
    again = restored(table.game, position)
    assert again.hash() == table.game.hash()
    assert written(again) == written(table.game)


def test_all_that_follows_may_be_left_out_in_the_middle_of_anything() -> None:
    for game in islice(moments(3, "on", seed=4), 0, 300, 30):
        position = written(game)
        for path in (("bank",), ("stores",), ("bag",), ("building_deck",)):
            drop(*path)(position)
        for color in part(position, "seats"):
            drop("seats", color, "certificates")(position)
        for key in part(position, "companies"):
            drop("companies", key, "commons")(position)
        assert restored(game, position).hash() == game.hash()


@pytest.mark.parametrize("key", ADVANCED)
def test_cubes_of_the_advanced_supply_chain_are_named_only_where_it_is_played(key: str) -> None:
    plain = founded().game
    position = written(plain)
    drop(key)(position)
    assert restored(plain, position).hash() == plain.hash()
    advanced = new_game("city", seats=2, seed=1, mode="advanced", advanced_supply="on")
    position = written(advanced)
    drop(key)(position)
    assert refused(advanced, position) == f'position: the field "{key}" is missing'


@pytest.mark.parametrize("key", ADVANCED)
def test_cubes_of_a_supply_chain_that_is_not_played_are_refused(key: str) -> None:
    game = founded().game
    position = written(game)
    position[key] = {"coal": 1}
    assert refused(game, position).startswith(f"position: {key}: expected null")


def test_no_other_field_may_be_left_out() -> None:
    """What cannot be counted would have to be guessed."""
    position = written(founded().game)
    for key in position:
        changed = written(founded().game)
        drop(key)(changed)
        if (key,) not in DERIVED and key not in ADVANCED:
            sentence = f'position: the field "{key}" is missing'
            assert refused(founded().game, changed) == sentence


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (change("bank", to=7), "bank: expected -620, as all the rest says, got 7"),
        (change("seats", "red", "cash", to=1), "bank: expected -446, as all the rest says"),
        (change("bag", "coal", to=99), "bag: coal: expected "),
        (change("haymarket", "coal", to=9), "bag: coal: expected "),
        (change("stores", "goods", to=3), "stores: goods: expected "),
        (change("seats", "red", "certificates", to=9), "seats: red: certificates: expected 1"),
        (change("companies", "swift", "commons", to=7), "companies: swift: commons: expected 3"),
    ],
)
def test_what_does_not_follow_from_the_rest_is_named(slip: Change, sentence: str) -> None:
    table = founded()
    position = written(table.game)
    slip(position)
    assert refused(table.game, position).startswith(f"position: {sentence}")


def test_what_cannot_follow_is_refused_by_its_name() -> None:
    """More coal lies about than the box has, so the bag would have less than none."""
    table = founded()
    position = written(table.game)
    change("haymarket", "coal", to=500)(position)
    drop("bag")(position)
    sentence = "position: bag: coal: expected a whole number from 0 to 1000000, got -"
    assert refused(table.game, position).startswith(sentence)


# What is impossible


def stack_of(table: CityScenario, *frames: list[Json]) -> Change:
    """Return a change that puts these frames before the rest of the decade."""
    rest = entries(written(table.game), "stack")[2:]
    return change("stack", to=[*frames, *rest])


STOCK = founded()


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (change("seats", "red", "hand", to=[]), "a building is missing or doubled"),
        (change("stack", to=[]), "the stack is empty, yet the phase is stock"),
        (change("phase", to="finished"), "the game is finished, yet the stack is not empty"),
        (change("track", to=[]), "the turn-order track is empty"),
        (change("batch", to=[["swift", "common"]]), "a sale has no batch, or a batch no sale"),
        (
            change("operating", "company", to="swift"),
            "a company operates outside the Operating Phase",
        ),
        (
            change("seats", "red", "pick", to="i-01"),
            "red picked although nobody was asked",
        ),
        (
            change("seats", "red", "passed", to=[[1, "i-01"]]),
            "red cannot have passed on all that",
        ),
        (
            stack_of(STOCK, ["stock_turn", "red", 0]),
            "stock_turn is followed by building_phase",
        ),
        (
            stack_of(STOCK, ["first_chooser"], ["stock_next"]),
            "first_chooser is followed by stock_next; the setup is over",
        ),
        (
            stack_of(STOCK, ["settle_sale", "red", 0], ["stock_turn", "yellow", 0], ["stock_next"]),
            "a sale has no batch, or a batch no sale; one player sells in another's turn",
        ),
        (
            stack_of(STOCK, ["place_worker", "swift", 1, 0], ["stock_next"]),
            "place_worker is followed by stock_next",
        ),
        (
            stack_of(STOCK, ["asset_draw"], ["stock_turn", "red", 0], ["stock_next"]),
            "no capital asset can be drawn",
        ),
        (
            stack_of(STOCK, ["demand_draw", 0], ["stock_turn", "red", 0], ["stock_next"]),
            "no demand tile can be drawn",
        ),
        (
            change("stack", to=[["action_turn", "red"], ["action_phase"]]),
            "action_phase is followed by nothing; action_turn is followed by action_phase",
        ),
        (
            change("stack", to=[["buy_cubes"], ["cleanup"]]),
            "buy_cubes is followed by cleanup; no company operates, yet the stack has its turn",
        ),
    ],
)
def test_an_impossible_position_is_refused(slip: Change, sentence: str) -> None:
    """The referee counts everything, and the stack must lead to a question with an answer."""
    position = written(STOCK.game)
    slip(position)
    found = refused(STOCK.game, position)
    assert found.startswith("position: this position is impossible: ")
    assert sentence in found


def test_a_batch_must_be_held_by_its_seller() -> None:
    """C-STOCK-10: yellow holds two Commons of Swift, not three."""
    table = founded().play("buy libby common from company", "sell swift common")
    position = written(table.game)
    position["batch"] = [["swift", "common"]] * 3
    assert "yellow does not hold the batch" in refused(table.game, position)


def test_price_protection_is_asked_for_only_where_it_is_ready() -> None:
    """C-AST-13: an exhausted asset cannot answer a sale."""
    table = founded().asset("swift", "price_protection").at("stock", "yellow")
    table.play("sell swift common", "confirm")
    assert table.question() == "protect_sale"
    position = written(table.game)
    part(position, "companies", "swift")["exhausted"] = ["price_protection"]
    assert "swift has no ready Price Protection" in refused(table.game, position)


def test_picks_must_fit_the_question_and_the_hand() -> None:
    """C-BLD-03: two different buildings of one's own hand."""
    table = city(seats=2).at("building")
    table.hand("red", "i-01", "i-02", "i-06").answer("red", "build i-01", "remove i-06")
    position = written(table.game)
    red = part(position, "seats", "red")
    for pick in (["i-01", "i-01"], ["i-01", "i-09"], "i-09"):
        red["pick"] = cast("Json", pick)
        assert "red's pick does not fit the hand" in refused(table.game, position)
    red["pick"] = ["i-01", "i-06"]
    yellow = part(position, "seats", "yellow")
    hand = entries(yellow, "hand")
    yellow["pick"] = [hand[0], hand[1]]
    assert "everybody has picked" in refused(table.game, position)


def test_no_tile_lies_beyond_goods_on_the_printed_space() -> None:
    """C-CLN-06, C-CLN-07: rows are filled from the inner column, so no such row comes about."""
    position = written(STOCK.game)
    row = cast("list[list[Json]]", entries(position, "demand")[0])
    row[1] = [None, 1]
    stores = part(position, "stores")
    stores["goods"] = cast("int", stores["goods"]) - 1
    assert "goods are on a printed space" in refused(STOCK.game, position)


def test_the_deck_must_hold_what_is_still_dealt() -> None:
    """C-SET-07, C-BLD-01: two players are dealt eight buildings of era III in all."""
    position = written(STOCK.game)
    deck = entries(position, "building_deck")
    entries(part(position, "seats", "red"), "hand").append(deck.pop())
    assert "8 buildings of era 3 are still dealt, the deck has 7" in refused(STOCK.game, position)


def test_hands_of_a_draft_must_be_alike() -> None:
    """C-DRF-01: everybody passes on three buildings less the one that is kept."""
    table = city(seats=2, draft="on").at("building")
    position = written(table.game)
    red = part(position, "seats", "red")
    position["building_deck"] = [entries(red, "hand").pop(), *entries(position, "building_deck")]
    assert "red would have 2 buildings in hand" in refused(table.game, position)


def test_whoever_acts_needs_a_ready_partner() -> None:
    """C-ACT-01: a player without ready partners has no action turn."""
    table = founded().at("action", "red")
    position = written(table.game)
    part(position, "seats", "red")["ready"] = 0
    assert "red acts without a ready partner" in refused(table.game, position)


def test_a_question_without_an_answer_is_refused() -> None:
    """C-SPC-01: nobody can hire without money."""
    table = founded().at("action", "red").play("place swift hire")
    position = written(table.game)
    treasury = part(position, "companies", "swift")
    position["bank"] = cast("int", position["bank"]) + cast("int", treasury["treasury"])
    treasury["treasury"] = 0
    assert refused(table.game, position).endswith("impossible: hire has no answer")


def test_staff_needs_its_spaces() -> None:
    """C-SPC-11: nobody places more managers than there are spaces left."""
    table = founded().at("action", "red").play("place swift manager")
    assert table.question() == "place_manager"
    position = written(table.game)
    cast("list[list[Json]]", position["stack"])[0][2] = 9
    assert "swift has no space for 9 more" in refused(table.game, position)


def test_an_asset_is_given_up_only_where_there_are_too_many() -> None:
    """C-SPC-22: whoever has room for its assets keeps them, also if other questions come first."""
    table = founded().at("action", "red").play("place swift manager")
    position = written(table.game)
    cast("list[Json]", position["stack"]).insert(1, ["give_up", "swift"])
    assert "swift has no capital asset to give up" in refused(table.game, position)


def test_special_companies_are_not_in_a_basic_game() -> None:
    """C-OPT-03: their charters are in the box, but nobody can have founded them."""
    table = founded()
    special = [charter.key for charter in table.state.box.charters if charter.special]
    position = written(table.game)
    part(position, "seats", "red")["reserved"] = special[0]
    sentence = f"position: seats: red: reserved: there is no company {special[0]!r}"
    assert refused(table.game, position).startswith(sentence)


# Anything at all


@pytest.mark.parametrize("draft", ["off", "on"])
def test_a_changed_position_is_refused_or_can_be_played(draft: str) -> None:
    """Whatever is let in neither breaks the engine nor the referee's count."""
    random = Random(9)
    corpus = [written(game) for game in moments(3, draft, seed=4)]
    game = new_game("city", seats=3, seed=4, draft=draft, events=False)
    accepted = 0
    for _i in range(600):
        position = cast("Fields", json.loads(json.dumps(random.choice(corpus))))
        mutate(random, position, random.choice(corpus))
        with suppress(Malformed):
            play_on(restored(game, position), random, 25)
            accepted += 1
    assert accepted > 20


def test_phases_and_stores_have_names() -> None:
    """Each store of the general supply is written by its name."""
    assert list(part(written(STOCK.game), "stores")) == list(ids.STORES)
    assert ids.STORES[ids.S_BONUS_GOODS] == "bonus_goods"
    assert ids.PHASES[ids.FINISHED] == "finished"

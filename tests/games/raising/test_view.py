"""What is seen: an allow-list, the same for everybody, and no order of deck or stacks."""

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.event import EVERYONE
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Node
from bigshoulders.kernel.stream import Stream
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.games.raising.last_round import last_round

TOP = {
    *("round", "phase", "ranking", "rows", "auctions", "stacks", "finals", "deck", "display"),
    *("prestige_left", "banners", "wards", "plots", "neighborhoods", "outskirts", "expansions"),
    *("council", "seats", "resolving", "payment", "scoring", "turns"),
}
SEAT = {
    *("seat", "reputation", "poverty", "tokens", "wild", "favor", "markers", "tracks", "perms"),
    *("unlimited", "symbols", "asterisk", "tiles", "tiles_used", "slots", "fresh", "capacity"),
    *("pile", "expansions", "neighborhoods", "finals", "ward_tokens", "letters", "open_letters"),
    *("levels", "scores", "tiles_refused", "window", "next_window", "paying", "sections"),
    *("coming", "leaving"),
}
AUCTION = {
    *("space", "project", "card", "markers", "leader", "lead_by", "tied", "won_by", "to_lead"),
    *("poorer", "uncovered", "upper_left", "costs", "deciding", "certain", "reputation"),
    "after_bid",
}
NEIGHBORHOOD = {
    *("space", "tile", "levels", "missing", "leader"),
    *("won_by", "lead_by", "tied", "consoled"),
}
PLOTS = (
    {"plot", "reward", "arrows_value", "closes"},
    {"plot", "prestige", "arrows", "points_at", "reputation"},
    {"plot", "project", "color", "levels", "arrows_value"},
)


def seen(game: Game, seat: int | None = None) -> Node:
    return Node(game.view(seat), ("view",))


def names(node: Node) -> set[str]:
    return {name for name, _value in node.fields()}


def answer_at_random(game: Game, stream: Stream) -> None:
    seat = game.deciders()[0]
    answers = game.answers(seat)
    game.play(seat, answers[stream.below(len(answers))])


# What is shown, and to whom


def check_names(view: Node) -> None:
    """Compare every field with the allow-list."""
    assert names(view) == TOP
    assert names(view.at("deck")) == {"top", "cards"}
    for seat in view.at("seats").items():
        assert names(seat) == SEAT
        assert names(seat.at("poverty")) == {"steps", "costs"}
        assert names(seat.at("markers")) == {"board", "supply", "joining", "nonplayer"}
    for auction in view.at("auctions").items():
        assert names(auction) == AUCTION
    for plot in view.at("plots").items():
        assert names(plot) in PLOTS
    for place in view.at("outskirts").items():
        assert names(place) in ({"tile"}, {"project", "color", "levels"})
    for space in view.at("neighborhoods").items():
        assert names(space) == NEIGHBORHOOD
    for ward in view.at("wards").items():
        assert names(ward) == {"ward", "token", "levels", "places"}
    for member in view.at("council").items():
        assert names(member) == {"letter", "member"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same_and_nothing_else(seats: int) -> None:
    """R-RND-04, Q-60: every seat and a spectator, at every fourth decision of a whole game."""
    game = new_game("raising", seats=seats, seed=seats, council="on", end_choices="players")
    stream = Stream(f"views/{seats}")
    while not game.is_over():
        if len(game.moves) % 4 == 0:
            spectator = game.view(None)
            check_names(Node(spectator, ("view",)))
            assert [game.view(seat) for seat in range(seats)] == [spectator] * seats
        answer_at_random(game, stream)
    check_names(seen(game))


def test_every_event_is_for_everybody() -> None:
    """R-RND-04: nothing in this game is secret once it has happened."""
    game = new_game("raising", seats=3, seed=5, council="on", events=True)
    stream = Stream("events")
    told = 0
    while not game.is_over():
        seat = game.deciders()[0]
        answers = game.answers(seat)
        for event in game.play(seat, answers[stream.below(len(answers))]):
            assert event.audience == EVERYONE
            assert "{" not in game.describe(event)
            told += 1
    assert told > 400


def test_the_order_of_deck_and_stacks_is_not_shown() -> None:
    """R-RND-04, Q-60: two games that differ in nothing else look alike."""
    table = raising(council="on")
    before = table.game.view(None)
    state = table.state
    for pile in (state.deck, state.hidden, state.prestige):
        assert len(pile) >= 7
    state.deck = state.deck[::-1]
    state.hidden = state.hidden[::-1]
    state.prestige = state.prestige[::-1]
    assert table.game.view(None) == before


def test_only_tops_are_shown_of_what_lies_face_up() -> None:
    """R-RND-04, R-SET-01, R-SET-03, Q-60: six stacks and a deck with one card each, in round 1."""
    table = raising()
    view = seen(table.game)
    stacks = view.at("stacks").texts()
    projects = [table.state.box.projects[top].key for top in table.state.tops]
    assert stacks == tuple(projects[1:])
    assert [(int(key) - 1) // 5 for key in stacks] == [1, 2, 3, 4, 5, 6]
    assert view.at("deck").value == {
        "top": table.state.box.cards[table.state.top].key,
        "cards": 54 - 5 - 1,
    }
    assert (len(view.at("display").items()), view.at("prestige_left").whole()) == (3, 7)


@pytest.mark.parametrize(("number", "stacks"), [(2, 5), (7, 0), (8, 0)])
def test_a_stack_that_was_announced_is_gone(number: int, stacks: int) -> None:
    """R-ANN-01: only those of later rounds are left."""
    assert len(seen(raising().round(number).game).at("stacks").items()) == stacks


def test_no_order_exists_before_a_draw() -> None:
    """R-RND-04, Q-60: redrawing what is hidden leaves the game as it is; only draws differ."""
    table = raising().by_hand()
    twins = [table.game.determinize(seat, Stream(f"twin/{seat}")) for seat in (None, 0, 1, 2)]
    assert {twin.hash() for twin in twins} == {table.game.hash()}
    tops = set()
    for number in range(12):
        twin = table.game.determinize(0, Stream(f"draw/{number}"))
        stream = Stream("same choices")
        while seen(twin).at("round").whole() == 1:
            answer_at_random(twin, stream)
        tops.add(seen(twin).at("deck").at("top").text())
    assert len(tops) > 3


@pytest.mark.parametrize(
    ("kind", "count"), [("project_draw", 4), ("top_card", 49 - 1), ("display", 7)]
)
def test_every_unseen_thing_is_equally_likely(kind: str, count: int) -> None:
    """R-RND-04, Q-60, Q-70: tiles of the round's set, cards and prestige buildings not seen."""
    table = raising().by_hand().won("blue", "5").tokens("blue", "F3").at("placing")
    table.play(table.offers()[0])
    while table.question() != kind:
        table.play(table.offers()[0])
    weights = table.game.weights()
    assert weights == [1] * count
    assert len(table.offers()) == count


# What is worked out for people


def auction(table: RaisingScenario, space: int = 0) -> Node:
    return seen(table.game).at("auctions").items()[space]


@pytest.mark.parametrize(
    ("squares", "leader", "rule", "tied"),
    [
        ("- - - -", None, None, []),
        ("- blue purple -", "blue", "higher_row", ["purple"]),
        ("- - purple blue", "purple", "further_left", ["blue"]),
        ("- purple blue blue", "blue", "most_markers", []),
        ("green purple blue blue", "blue", "most_markers", []),
        ("green purple blue -", "green", "further_left", ["blue", "purple"]),
    ],
)
def test_an_auction_says_who_leads(
    squares: str, leader: str | None, rule: str | None, tied: list[str]
) -> None:
    """R-WIN-01: and whether only the first marker decides, the higher row before the left."""
    shown = auction(raising().squares("i", squares))
    assert shown.at("leader").value == leader
    assert shown.at("lead_by").value == rule
    assert shown.at("tied").value == tied


def test_an_auction_shows_card_and_markers() -> None:
    """R-RND-04: card 8 with blue on J and NP, called green, on L."""
    shown = auction(raising(2).card("i", "8").squares("i", "- blue - nonplayer"))
    assert shown.at("card").value == {
        "card": "8",
        "squares": [
            {"shows": None, "marker": None},
            {"shows": "jackscrew", "marker": "blue"},
            {"shows": "masonry", "marker": None},
            {"shows": "lumber", "marker": "green"},
        ],
    }
    assert shown.at("markers").value == {"blue": 1, "green": 1}


def test_an_auction_says_what_the_project_would_cost_everybody() -> None:
    """R-PAY-01, R-EXP-03: tile 17 costs L3 J3 M4, less perms, and nothing of an unlimited type."""
    table = raising().project("i", "17").perms("blue", "J1 M2").tracks("purple", "L12")
    costs = auction(table).at("costs")
    needs = {color: list(cost.at("net").fields()) for color, cost in costs.fields()}
    assert {color: [one.value for _kind, one in net] for color, net in needs.items()} == {
        "blue": [3, 2, 2],
        "purple": [0, 3, 4],
        "green": [3, 3, 4],
    }


def test_a_winner_is_shown_until_the_next_round() -> None:
    """R-WIN-01, R-ANN-01: nobody has won what was just announced."""
    table = raising().won("blue", "1").tokens("blue", "F3").at("placing")
    assert auction(table).at("won_by").text() == "blue"
    table.play("raise 1")
    assert (seen(table.game).at("round").whole(), table.question()) == (2, "bid")
    won = [node.at("won_by").value for node in seen(table.game).at("auctions").items()]
    assert won == [None] * 5


def plot(table: RaisingScenario, number: int) -> Node:
    return seen(table.game).at("plots").items()[number - 1]


def test_an_empty_plot_says_what_a_building_would_bring() -> None:
    """R-MAP-04, R-NBH-01, R-FIN-03: the reward, the arrows at it, and what it would enclose."""
    table = raising().round(4).building("blue", 2, 9, 10).prestige("2", 28)
    assert plot(table, 1).value == {
        "plot": "1",
        "reward": {"wild": 1},
        "arrows_value": 0,
        "closes": ["N1"],
    }
    assert plot(table, 20).value == {
        "plot": "20",
        "reward": {"reputation": 2},
        "arrows_value": 5,
        "closes": [],
    }
    assert plot(table, 36).at("arrows_value").whole() == 0  # beside it, and not pointed at
    assert plot(table.only_neighborhoods(), 1).at("closes").items() == []


def test_buildings_show_owner_levels_and_arrows() -> None:
    """R-LEV-01, R-FIN-03: a raised building that is pointed at, and a turned prestige building."""
    table = raising().round(4).building("green", 21, levels=3, project="17")
    table.prestige("7", 20, 90)
    assert plot(table, 21).value == {
        "plot": "21",
        "project": "17",
        "color": "green",
        "levels": 3,
        "arrows_value": 2,
    }
    assert plot(table, 20).value == {
        "plot": "20",
        "prestige": "7",
        "arrows": ["E", "S", "W"],
        "points_at": ["21", "28", "19"],
        "reputation": 2,
    }


def test_a_neighborhood_shows_levels_and_who_would_win() -> None:
    """R-NBH-03, R-NBH-07: blue and purple tied, the higher rank leads; NP among them: nobody."""
    table = raising(2).round(4).building("blue", 1).building("purple", 2).neighborhood("n1", "nt01")
    table.reputation(purple=4, blue=3)
    shown = seen(table.game).at("neighborhoods").items()[0]
    assert shown.value == {
        "space": "N1",
        "tile": "nt01",
        "levels": {"blue": 1, "purple": 1},
        "missing": 2,
        "leader": "purple",
        "won_by": None,
        "lead_by": "higher_rank",
        "tied": ["blue"],
        "consoled": ["blue"],
    }
    shown = seen(table.building("nonplayer", 9).game).at("neighborhoods").items()[0]
    assert (shown.at("leader").value, shown.at("missing").whole()) == (None, 1)
    assert shown.at("lead_by").text() == "nonplayer"
    assert shown.at("consoled").texts() == ("blue", "purple")


def test_a_ward_shows_token_and_levels() -> None:
    """R-FIN-01, R-TWO-09: the non-player color competes."""
    table = raising(2).round(4).ward_tokens("wc3", "wc1", "wc2", "wc4")
    table.building("nonplayer", 1, levels=2).building("purple", 2, levels=3)
    assert seen(table.game).at("wards").items()[0].value == {
        "ward": 1,
        "token": "wc3",
        "levels": {"blue": 0, "purple": 3, "green": 2},
        "places": [
            {"color": "purple", "levels": 3, "place": 1, "is_tied": False, "reputation": 9},
            {"color": "green", "levels": 2, "place": 2, "is_tied": False, "reputation": 5},
        ],
    }


def test_a_ward_says_who_is_tied() -> None:
    """R-FIN-01a, R-FIN-01c: two share both values, and nobody is second to them."""
    table = raising().round(4).ward_tokens("wc3", "wc1", "wc2", "wc4")
    table.building("blue", 1, levels=2).building("green", 2, levels=2).building("purple", 9)
    places = seen(table.game).at("wards").items()[0].at("places").items()
    shown = [[one.at(name).value for name in ("color", "place", "reputation")] for one in places]
    assert shown == [["blue", 1, 7], ["green", 1, 7], ["purple", None, 0]]
    assert [one.at("is_tied").flag() for one in places] == [True, True, False]


def test_a_seat_shows_all_that_the_player_has() -> None:
    """R-RND-04, R-CRD-02, R-COU-02: nothing is kept secret."""
    table = raising().round(4).tokens("green", "L1 J2 M3 W4 F5").tracks("green", "L12 J4 M0")
    table.slots("green", "5", "49", fresh=1).pile("green", "6").expansions("green", 1)
    table.neighborhoods_won("green", "nt03").tiles("green", "7", used=1).symbols("green", lion=2)
    table.building("green", 1, levels=2).moved("green", levels=3).markers(green=2)
    table.reputation(blue=0, purple=0, green=9).poverty("green", 13)
    shown = seen(table.game).at("seats").items()[2]
    symbols = {"train": 0, "lion": 2, "book": 0, "seal": 0, "y": 0, "asterisk": 0}
    assert shown.value == {
        "seat": "green",
        "reputation": 9,
        "poverty": {"steps": 13, "costs": 35},
        "tokens": {"lumber": 1, "jackscrew": 2, "masonry": 3},
        "wild": 4,
        "favor": 5,
        "markers": {"board": 2, "supply": 18, "joining": 3, "nonplayer": 0},
        "tracks": {"lumber": 12, "jackscrew": 4, "masonry": 0},
        "perms": {"lumber": 3, "jackscrew": 1, "masonry": 0},
        "unlimited": ["lumber"],
        "symbols": symbols,
        "asterisk": None,
        "tiles": ["7"],
        "tiles_used": 1,
        "tiles_refused": {"7": "tile_used"},
        "window": None,
        "next_window": "before_markers",
        "slots": ["5", "49"],
        "fresh": 1,
        "paying": ["5", "49"],
        "coming": [],
        "leaving": [],
        "capacity": 5,
        "pile": ["6"],
        "expansions": 1,
        "neighborhoods": ["nt03"],
        "finals": [],
        "sections": [
            {"resource": "lumber", "is_complete": False, "by": "unlimited"},
            {"resource": "jackscrew", "is_complete": False, "by": "tokens"},
            {"resource": "masonry", "is_complete": False, "by": "favor"},
        ],
        "ward_tokens": [],
        "letters": {"a": 1, "b": 1, "c": 0, "d": 0},
        "open_letters": 1,
        "levels": 5,
        "scores": [],
    }


def test_scores_are_shown_by_category() -> None:
    """R-FIN-01, R-FIN-02: what was gained in play, a ward and the bidding board."""
    table = last_round().building("blue", 1).markers(blue=1).reputation(blue=4, purple=0, green=0)
    shown = seen(table.at("scoring").game).at("seats").items()[0]
    assert shown.at("scores").value == [4, 7, 5, 0, 0, 0, 0, 0, 0]

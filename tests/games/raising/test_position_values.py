"""Positions of Raising Chicago that cannot be read: one sentence names the place and the value."""

import pytest

from bigshoulders.scenarios.raising import raising
from tests.games.positions import Change, change, drop, refused, written

WRONG: list[tuple[Change, str]] = [
    (
        change("seats", "blue", "wild", to="x"),
        'seats: blue: wild: expected a whole number from 0 to 1000000, got "x"',
    ),
    (
        change("seats", "blue", "tokens", "wood", to=1),
        'seats: blue: tokens: the field "wood" is unknown; known are lumber, jackscrew, masonry',
    ),
    (
        change("seats", "blue", "poverty", to=121),
        "seats: blue: poverty: expected a whole number from 0 to 120, got 121",
    ),
    (
        change("seats", "blue", "slots", to=["8", "8"]),
        "seats: blue: slots: entry 2: 8 is there twice",
    ),
    (
        change("seats", "blue", "asterisk", to="asterisk"),
        "seats: blue: asterisk: there is no symbol 'asterisk'; there are train, lion, book",
    ),
    (
        change("seats", "blue", "sections", to=["wild"]),
        "seats: blue: sections: entry 1: there is no resource 'wild'",
    ),
    (
        change("seats", "blue", "scores", to={}),
        'seats: blue: scores: the field "in_play" is missing',
    ),
    (drop("seats", "green"), 'seats: the field "green" is missing'),
    (drop("seats", "green", "fresh"), 'seats: green: the field "fresh" is missing'),
    (
        change("seats", "white", to={}),
        'seats: the field "white" is unknown; known are blue, purple, green',
    ),
    (change("round", to=9), "round: expected a whole number from 0 to 8, got 9"),
    (change("phase", to="bid"), "phase: expected one of setup, announcement, bidding, "),
    (
        change("ranking", to=["blue", "white"]),
        "ranking: entry 2: there is no seat 'white'; there are blue, purple, green",
    ),
    (
        change("auctions", "ii", "markers", to=[None]),
        "auctions: ii: markers: expected a list of 4, got 1",
    ),
    (
        change("auctions", "ii", "winner", to="white"),
        'auctions: ii: winner: expected one of blue, purple, green, got "white"',
    ),
    (change("auctions", "vi", to={}), 'auctions: the field "vi" is unknown; known are i, ii, iii'),
    (change("auctions", "i", "card", to="55"), "auctions: i: card: there is no card '55'"),
    (change("plots", "41", to={}), "plots: there is no plot '41'"),
    (
        change("plots", "12", to={"project": "1", "color": "blue", "levels": 0}),
        "plots: 12: levels: expected a whole number from 1 to 1000000, got 0",
    ),
    (
        change("plots", "12", to={"prestige": "1", "arrows": ["NE"]}),
        'plots: 12: arrows: entry 1: expected one of N, E, S, W, got "NE"',
    ),
    (
        change("plots", "12", to={"prestige": "1", "arrows": [], "levels": 1}),
        'plots: 12: the field "levels" is unknown; known are prestige, arrows',
    ),
    (
        change("outskirts", to=["1"] * 9),
        "outskirts: the outskirts have 8 plots, and 9 are listed",
    ),
    (change("outskirts", to=[None]), "outskirts: entry 1: expected a text, got null"),
    (
        change("neighborhoods", to={"n2": "nt01"}),
        'neighborhoods: the field "n1" is missing',
    ),
    (change("banners", "c9", to="lumber"), 'banners: the field "c9" is unknown; known are c1, c2'),
    (change("display", to=["1"]), "display: expected a list of 3, got 1"),
    (change("deck", to="all"), 'deck: expected a list, got "all"'),
    (
        change("lost", "cards", to=-1),
        "lost: cards: expected a whole number from 0 to 1000000, got -1",
    ),
    (change("turn", to=1), 'the field "turn" is unknown; known are round, phase, ranking'),
    (change("stack", to=[[]]), "stack: entry 1: expected a step and its arguments, got []"),
    (
        change("stack", to=[["bit", "blue"]]),
        'stack: entry 1: entry 1: there is no step "bit"',
    ),
    (
        change("stack", to=[["bid", "blue"]]),
        'stack: entry 1: expected ["bid", seat, flag, flag], got ["bid", "blue"]',
    ),
    (
        change("stack", to=[["bid", "blue", 1, 2]]),
        "stack: entry 1: entry 4: expected a whole number from 0 to 1, got 2",
    ),
    (
        change("stack", to=[["display", 0]]),
        "stack: entry 1: entry 2: expected a whole number from 1 to 3, got 0",
    ),
    (
        change("stack", to=[["enclosed", "white", "1"]]),
        'stack: entry 1: entry 2: expected one of blue, purple, green, got "white"',
    ),
    (
        change("stack", to=[["pay", "blue", "poverty", "i", "lumber"]]),
        "stack: entry 1: entry 3: expected one of upper_left, project, section, rest_of",
    ),
    (
        change("stack", to=[["give", "blue", "project", "i", [4, "wild"]]]),
        "stack: entry 1: entry 5: entry 1: expected a whole number from 1 to 3, got 4",
    ),
    (
        change("stack", to=[["give", "blue", "project", "i", 3]]),
        "stack: entry 1: entry 5: expected a list, got 3",
    ),
    (
        change("stack", to=[["swap", "blue", "c9"]]),
        "stack: entry 1: entry 3: there is no column 'c9'",
    ),
]


@pytest.mark.parametrize(("slip", "sentence"), WRONG, ids=[sentence for _slip, sentence in WRONG])
def test_a_wrong_value_is_named_with_its_place(slip: Change, sentence: str) -> None:
    """One sentence says where, what was expected and what stands there."""
    game = raising().game
    position = written(game)
    slip(position)
    assert refused(game, position).startswith(f"position: {sentence}")

"""Tables of Raising Chicago that cannot be: draws, piles, auctions and the map."""

from typing import Any

import pytest

from bigshoulders.kernel.json_nodes import Json
from tests.games.positions import (
    Change,
    Fields,
    change,
    drop,
    entries,
    part,
    refused,
    restored,
    written,
)
from tests.games.raising.reaching import (
    add,
    after,
    frame,
    impossible,
    moves,
    phase,
    plots,
    reach,
)


def swap(one: tuple[str, ...], other: tuple[str, ...]) -> Change:
    """Return a change that exchanges two fields."""

    def apply(position: Fields) -> None:
        mine, theirs = part(position, *one[:-1]), part(position, *other[:-1])
        mine[one[-1]], theirs[other[-1]] = theirs[other[-1]], mine[one[-1]]

    return apply


def built(position: Fields, **wanted: object) -> str:
    """Return the first plot whose building has all these fields."""
    return next(
        plot
        for plot, building in plots(position).items()
        if all(building.get(key) == value for key, value in wanted.items())
    )


# What is drawn


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (lambda found: entries(found, "finals").pop(), "finals: 3 of 4 are drawn"),
        (lambda found: entries(found, "outskirts").pop(), "empty_plots: 7 of 8 are drawn"),
        (lambda found: entries(found, "wards").pop(), "ward_tokens: 3 of 4 are drawn"),
        (drop("banners", "prestige"), "banners: 8 of 9 are drawn"),
        (drop("neighborhoods", "n18"), "neighborhoods: 17 of 18 are drawn"),
        (lambda found: entries(found, "ranking").pop(), "start_stack: 2 of 3 are drawn"),
        (drop("council", "d"), "council: 3 of 4 are drawn"),
        (lambda found: entries(found, "tops").pop(), "the stacks show projects of the rounds"),
        (lambda found: entries(found, "tops").reverse(), "of the rounds [7, 6, 5, 4, 3, 2, 1]"),
        (change("banners", "c1", to=None), "the banners are not those of the box"),
        (change("council", "a", to=None), "a council member is missing"),
        (change("top_card", to=None), "the deck shows no card"),
        (
            lambda found: entries(found, "display").__setitem__(1, None),
            "place 2 of the display is not filled as it should be",
        ),
    ],
)
def test_what_setup_draws_must_be_there(slip: Change, sentence: str) -> None:
    """R-SET-01 to R-SET-14: after the setup everything is laid out."""
    assert sentence in impossible(reach("bid", council="on"), slip)


def test_there_are_as_many_banners_as_in_the_box() -> None:
    """R-SET-06: three of each."""

    def slip(position: Fields) -> None:
        banners = part(position, "banners")
        place = next(place for place in banners if banners[place] != "lumber")
        banners[place] = "lumber"

    assert impossible(reach("bid"), slip) == "the banners are not those of the box"


def test_final_projects_are_final() -> None:
    """R-SET-02: a numbered tile is none of them."""

    def slip(position: Fields) -> None:
        entries(position, "finals")[0] = "36"

    assert "a numbered project is among the final ones" in impossible(reach("bid"), slip)


@pytest.mark.parametrize(
    ("kind", "slip", "sentence"),
    [
        ("finals", change("finals", to=["f01", "f02", "f03", "f04"]), "finals: 4 of 4 are drawn"),
        ("stack_top", change("finals", to=["f01"]), "finals: 1 of 4 are drawn"),
        ("top_card", change("deck", to=[]), "no card of the deck can be shown"),
        ("top_card", change("top_card", to="1"), "no card of the deck can be shown"),
        ("display", change("display", to=["1", "2", "3"]), "place 1 of the display is taken"),
        (
            "finals",
            change("seats", "blue", "wild", to=1),
            "blue does not have what everyone begins",
        ),
        ("finals", change("lost", "cards", to=1), "something was built, taken or lost in the set"),
        ("finals", change("expansions", to=5), "something was built, taken or lost in the setup"),
        ("council", change("neighborhoods", "n3", to=None), "something was built, taken or lost"),
        ("ward_tokens", lambda found: entries(found, "deck").pop(), "a card is missing in the set"),
        ("finals", change("round", to=1), "round 1 is not that of the setup"),
    ],
)
def test_nothing_happens_before_it_is_drawn(kind: str, slip: Change, sentence: str) -> None:
    """R-SET-01 to R-SET-14: in the setup the stack says how much lies there."""
    moment = reach(kind, by_hand=True, council="on", when=phase("setup"))
    assert sentence in impossible(moment, slip)


def test_nothing_is_built_in_the_setup() -> None:
    """R-SET-05: not even a prestige building."""

    def slip(position: Fields) -> None:
        part(position, "plots")["12"] = {"prestige": "1", "arrows": ["N"]}
        entries(position, "prestige").remove("1")

    moment = reach("stack_top", by_hand=True)
    assert "something was built, taken or lost in the setup" in impossible(moment, slip)


# What is where


def doubled(kind: str) -> Change:
    """Return a change that puts something of this kind in a second place."""

    def apply(position: Fields) -> None:
        blue = part(position, "seats", "blue")
        if kind == "project":
            entries(position, "hidden").append(entries(position, "tops")[-1])
        elif kind == "card":
            entries(blue, "slots").append(position["top_card"])
        elif kind == "prestige building":
            entries(position, "prestige").append(entries(position, "display")[0])
        elif kind == "neighborhood tile":
            entries(blue, "neighborhoods").append(part(position, "neighborhoods")["n1"])
        elif kind == "empty plot tile":
            entries(blue, "tiles").append(entries(position, "outskirts")[0])
        elif kind == "ward control token":
            entries(blue, "ward_tokens").append(entries(position, "wards")[0])
        else:
            part(position, "council")["a"] = part(position, "council")["b"]

    return apply


@pytest.mark.parametrize(
    "kind",
    [
        "project",
        "card",
        "prestige building",
        "neighborhood tile",
        "empty plot tile",
        "ward control token",
        "council member",
    ],
)
def test_nothing_is_in_two_places(kind: str) -> None:
    """R-CMP-01: there is one of each."""
    found = impossible(reach("bid", council="on"), doubled(kind))
    assert found.startswith(f"{kind} ")
    assert " is in two places" in found


def test_no_prestige_building_is_lost() -> None:
    """R-MOV-04: they are on display, in their stack or on the map."""
    found = impossible(reach("bid"), lambda position: entries(position, "prestige").pop())
    assert found == "a prestige building is missing"


@pytest.mark.parametrize(
    ("slip", "rule"),
    [
        (change("seats", "blue", "reputation", to=-1), "R-INV-03"),
        (change("seats", "blue", "reputation", to=99), "R-INV-09"),
    ],
)
def test_the_referee_counts_a_position(slip: Change, rule: str) -> None:
    """R-INV-03, R-INV-09: as after every answer."""
    moment = reach("bid", when=lambda found: entries(found, "ranking")[0] != "blue")
    assert rule in impossible(moment, slip)


# What follows from the rest


DERIVED = [
    ("expansions",),
    ("prestige",),
    ("lost",),
    ("seats", "blue", "supply"),
    ("seats", "blue", "perms"),
]


@pytest.mark.parametrize("path", DERIVED, ids=lambda path: path[-1])
def test_what_follows_from_the_rest_may_be_left_out(path: tuple[str, ...]) -> None:
    """R-INV-01, R-INV-04, R-INV-06 to R-INV-08, R-INV-10: the last of everything can be counted."""
    game, position = reach("bid")
    whole = restored(game, position)
    drop(*path)(position)
    again = restored(game, position)
    assert again.hash() == whole.hash()
    assert written(again) == written(whole)


def test_all_that_follows_may_be_left_out_in_the_middle_of_anything() -> None:
    for kind in ("bid", "pay", "raise", "use_tile", "prestige_turn", "name_asterisk"):
        game, position = reach(kind)
        whole = restored(game, position)
        for path in (("expansions",), ("prestige",), ("lost",)):
            drop(*path)(position)
        for color in part(position, "seats"):
            drop("seats", color, "supply")(position)
            drop("seats", color, "perms")(position)
        assert restored(game, position).hash() == whole.hash()


def test_no_other_field_may_be_left_out() -> None:
    """What cannot be counted would have to be guessed."""
    for key in reach("bid")[1]:
        game, position = reach("bid")
        drop(key)(position)
        if (key,) not in DERIVED:
            assert refused(game, position) == f'position: the field "{key}" is missing'


@pytest.mark.parametrize(
    ("slip", "place"),
    [
        (add("seats", "blue", "supply", by=1), "seats: blue: supply"),
        (add("seats", "blue", "perms", "lumber", by=1), "seats: blue: perms: lumber"),
        (change("seats", "blue", "tracks", "lumber", to=13), "seats: blue: tracks: lumber"),
        (add("expansions", by=-1), "expansions"),
        (add("lost", "projects", by=1), "lost: projects"),
        (add("lost", "neighborhoods", by=1), "lost: neighborhoods"),
        (lambda found: entries(found, "deck").pop(), "lost: cards"),
    ],
)
def test_what_does_not_follow_from_the_rest_is_named(slip: Change, place: str) -> None:
    """R-INV-01, R-EXP-01, R-INV-04, R-INV-06 to R-INV-08, R-INV-10: by its field."""
    game, position = reach("bid")
    slip(position)
    assert refused(game, position).startswith(f"position: {place}: expected ")


def test_what_cannot_follow_is_refused_by_its_name() -> None:
    """R-INV-07: more expansions are owned than the box has."""
    game, position = reach("bid")
    change("seats", "blue", "expansions", to=99)(position)
    drop("expansions")(position)
    sentence = "position: expansions: expected a whole number from 0 to 1000000, got -"
    assert refused(game, position).startswith(sentence)


# Auctions


def test_rows_are_set_once_markers_are_added() -> None:
    """R-ANN-05: one for each player, and none before the first bid."""
    sentence = "the rows of the bidding board are not one for each player"
    moment = reach("bid")
    assert sentence in impossible(moment, lambda found: entries(found, "rows").pop())
    moment = reach("top_card", by_hand=True, when=phase("announcement"))
    assert impossible(moment, change("rows", to=["blue", "purple", "green"])) == sentence


def test_projects_of_later_rounds_are_hidden_but_for_the_tops() -> None:
    """R-SET-01: no more of them, and none of a round that is over."""

    def slip(position: Fields) -> None:
        """Hide a project that nobody bought, in place of one that is still to come."""
        entries(position, "hidden").remove("35")
        part(position, "lost")["projects"] = 1

    moment = reach("bid", when=lambda found: "35" in entries(found, "hidden"))
    found = impossible(moment, slip)
    assert found.startswith("3 projects of round 7 are hidden, not 4")


def test_project_and_card_lie_on_a_space_until_they_are_resolved() -> None:
    """R-ANN-01, R-ANN-02: from the announcement until the project is placed and the card kept."""

    def lose(position: Fields) -> None:
        part(position, "auctions", "i")["project"] = None
        add("lost", "projects", by=1)(position)

    assert "i should have a project" in impossible(reach("bid"), lose)

    def take_back(position: Fields) -> None:
        plot = next(plot for plot, building in plots(position).items() if "color" in building)
        building = plots(position).pop(plot)
        part(position, "auctions", "i")["project"] = building["project"]
        add("seats", building["color"], "supply", by=building["levels"])(position)

    moment = reach("use_tile", when=phase("company"))
    assert "i should have no project" in impossible(moment, take_back)


def test_a_card_lies_where_it_was_dealt() -> None:
    """R-ANN-02: one on every space."""

    def slip(position: Fields) -> None:
        card = part(position, "auctions", "i")["card"]
        part(position, "auctions", "i")["card"] = None
        entries(position, "seats", "blue", "pile").append(card)

    assert "i should have a card" in impossible(reach("bid"), slip)


def test_a_project_lies_where_it_was_announced() -> None:
    """R-ANN-01: the top of the stack on the first space, in the last round tile 36."""
    sentence = "has a project that is not announced there"
    slip = swap(("auctions", "i", "project"), ("auctions", "ii", "project"))
    assert f"i {sentence}" in impossible(reach("bid"), slip)
    slip = swap(("auctions", "iii", "project"), ("auctions", "iv", "project"))
    assert f"iii {sentence}" in impossible(reach("bid", when=after(7)), slip)


def test_nothing_is_won_before_the_bidding_is_resolved() -> None:
    """R-WIN-01: winners are known in phase 3."""
    slip = change("auctions", "ii", "winner", to="blue")
    assert "ii is won before the bidding is resolved" in impossible(reach("bid"), slip)


def test_only_the_winner_has_markers_on_a_card_that_is_won() -> None:
    """R-WIN-04: the others have theirs back."""
    moment = reach("raise", when=lambda found: frame(found)[2] == "i")
    auction = part(moment[1], "auctions", "i")
    loser = next(color for color in ("blue", "purple") if color != auction["winner"])

    def slip(position: Fields) -> None:
        markers = entries(position, "auctions", "i", "markers")
        markers[markers.index(None)] = loser
        add("seats", loser, "supply", by=-1)(position)

    assert "i does not have just the markers of its winner" in impossible(moment, slip)


# The map


def test_the_arrows_of_a_prestige_building_are_only_turned() -> None:
    """R-MOV-05: it has as many as are printed on it."""
    moment = reach("bid", when=after(3))
    plot = next(plot for plot, building in plots(moment[1]).items() if "prestige" in building)
    every: list[Json] = ["N", "E", "S", "W"]
    other = every[:1] if plots(moment[1])[plot]["arrows"] == every else every
    found = impossible(moment, change("plots", plot, "arrows", to=other))
    assert found == f"plot {plot}: the arrows are not those of the prestige building"


def test_only_projects_of_the_rounds_played_stand_on_the_map() -> None:
    """R-ANN-01: none that is still hidden, and no final one before the last round."""
    moment = reach("bid", when=lambda found: found["round"] == 2)
    plot = next(plot for plot, building in plots(moment[1]).items() if "project" in building)
    found = impossible(moment, change("plots", plot, "project", to="f01"))
    assert f"plot {plot}: that project cannot have been raised" in found


def test_moved_projects_are_those_that_move() -> None:
    """R-MOV-02: a tile that is raised does not stand in the outskirts, nor the other way round."""
    moment = reach("bid", when=after(2))
    moved = moves(moment[1])[0]
    plot = built(moment[1], color=moved["color"])
    raised = plots(moment[1])[plot]["project"]

    def slip(position: Fields) -> None:
        plots(position)[plot]["project"], moved["project"] = moved["project"], raised

    found = impossible(moment, slip)
    assert f"plot {plot}: that project cannot have been raised" in found
    assert f"outskirts: project {raised} cannot have been moved" in found


def test_a_building_has_no_more_levels_than_a_card_has_squares() -> None:
    """R-LEV-01: non-player markers are not counted, so that is their limit."""
    moment = reach("bid", seats=2, when=after(3))
    plot = built(moment[1], color="green")
    found = impossible(moment, change("plots", plot, "levels", to=5))
    assert found == f"plot {plot}: no card has 5 squares"

    moment = reach("bid", seats=2, when=lambda found: bool(of_nonplayer(found)))
    found = impossible(moment, lambda position: of_nonplayer(position)[0].update(levels=6))
    assert found == "outskirts: no card has 6 squares"


def of_nonplayer(position: Fields) -> list[dict[str, Any]]:
    """Return what the non-player color of two players has moved."""
    return [moved for moved in moves(position) if moved["color"] == "green"]


def test_every_move_brings_a_prestige_building() -> None:
    """R-MOV-04: as many stand on the map as projects were moved."""

    def slip(position: Fields) -> None:
        plot = next(plot for plot, one in plots(position).items() if "prestige" in one)
        entries(position, "prestige").append(plots(position).pop(plot)["prestige"])

    moment = reach("bid", when=after(2))
    assert "prestige buildings are on the map, and" in impossible(moment, slip)


def test_a_tile_is_gone_only_where_all_is_built() -> None:
    """R-NBH-01: four buildings enclose a neighborhood."""

    def slip(position: Fields) -> None:
        tiles = part(position, "neighborhoods")
        entries(position, "seats", "blue", "neighborhoods").append(tiles["n1"])
        tiles["n1"] = None

    moment = reach("bid", when=lambda found: "1" not in plots(found))
    assert impossible(moment, slip) == "N1 has lost its tile before it was enclosed"


def test_a_tile_is_resolved_when_all_is_built() -> None:
    """R-NBH-01, R-INV-06: it does not wait for another placement."""

    def slip(position: Fields) -> None:
        tiles = part(position, "neighborhoods")
        for color in ("blue", "purple", "green"):
            taken = entries(position, "seats", color, "neighborhoods")
            if taken:
                gone = next(space for space in tiles if tiles[space] is None)
                tiles[gone] = taken.pop()
                return

    moment = reach("raise", when=after(7))
    assert "is enclosed and holds its tile" in impossible(moment, slip)

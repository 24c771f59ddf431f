"""Empty plot tiles 1 to 9 and 11: what each does, its choices, and when it would do nothing."""

import pytest

from bigshoulders.scenarios.raising import RaisingScenario, raising


def window(*tiles: str) -> RaisingScenario:
    """Blue holds these tiles in the third round, without tokens; the window is not open yet."""
    return raising().round(3).tiles("blue", *tiles).tokens("blue", "")


def refused(table: RaisingScenario, answer: str) -> tuple[str, str]:
    """Return the key and the rule of a refusal."""
    refusal = table.refusal(answer)
    return refusal.key, refusal.rule


# Tiles without a choice


@pytest.mark.parametrize(
    ("tile", "purse", "reputation"),
    [
        ("1", "L0 J0 M0 F2", 0),
        ("2", "L0 J0 M0 W1 F1", 0),
        ("3", "L0 J0 M0", 3),
        ("11", "L0 J0 M0 W3", 0),
    ],
)
def test_tiles_that_only_give(tile: str, purse: str, reputation: int) -> None:
    """R-EPT-04: two favors; a favor and a wild; three reputation; three wilds."""
    table = window(tile).at("window", "blue").play(f"use {tile}")
    assert (table.purse("blue"), table.seat("blue").reputation) == (purse, reputation)
    assert table.question() == "bid"


def test_unused_tiles_are_worth_nothing() -> None:
    """R-EPT-06: the same score with three tiles and without."""
    scores = []
    for tiles in ((), ("1", "3", "11")):
        table = window(*tiles).building("blue", 1, 2, levels=2).round(8).at("scoring")
        result = table.game.result()
        assert result is not None
        scores.append(result.scores())
    assert scores[0] == scores[1]


# Tile 4: the squares of a card


def test_tile_4_takes_all_resources_of_a_card() -> None:
    """E-113, R-EPT-04, D-11: in phase 1 nothing is covered."""
    table = window("4").card("i", "8").at("announcement").play("use 4")
    assert table.offers() == ["card i", "card ii", "card iii", "card iv", "card v"]
    assert table.play("card i").purse("blue") == "L1 J1 M1"


def test_tile_4_leaves_covered_squares_out() -> None:
    """E-114, R-EPT-04: in phase 2 a marker lies on the masonry."""
    table = window("4").card("i", "8").squares("i", "- - purple -").at("window", "blue")
    assert table.play("use 4", "card i").purse("blue") == "L1 J1 M0"


def test_tile_4_takes_a_resource_as_often_as_it_is_shown() -> None:
    """R-EPT-04: three jackscrews of card 1, less the covered one."""
    table = window("4").card("ii", "1").squares("ii", "- blue - -").at("window", "blue")
    assert table.play("use 4", "card ii").purse("blue") == "L0 J2 M0"


def test_tile_4_does_not_choose_a_card_without_uncovered_resources() -> None:
    """R-EPT-05: the upper-left square shows none."""
    table = window("4").squares("i", "- blue blue green").at("window", "blue").play("use 4")
    assert "card i" not in table.offers()
    assert refused(table, "card i") == ("no_effect", "R-EPT-05")


def test_tile_4_in_phase_4_sees_the_cards_that_are_left() -> None:
    """Q-21: those of I and III were taken or lost; the winner's markers cover squares of II."""
    table = raising().won("blue", "17", space="ii", levels=2, card="8").won("green", space="v")
    table.tiles("blue", "4").tokens("blue", "").at("projects").play("use 4")
    assert table.offers() == ["card ii", "card v"]
    assert table.play("card ii").purse("blue") == "L1 J0 M1"


def test_tile_4_sees_squares_whose_markers_became_levels() -> None:
    """Q-21: literally, the squares that carry no marker at that moment."""
    table = raising().won("blue", "17", levels=2, card="8").won("green", space="v", card="5")
    table.tiles("blue", "4").tokens("blue", "").at("placing").play("raise 2", "use 4", "card i")
    assert table.purse("blue") == "L1 J1 M1"


@pytest.mark.parametrize("tile", ["4", "5"])
def test_tiles_4_and_5_find_no_cards_in_phase_5(tile: str) -> None:
    """Q-21, R-EPT-05: the project area is empty."""
    table = window(tile, "1").at("company")
    assert table.offers() == ["use 1", "pass"]
    assert refused(table, f"use {tile}") == ("no_effect", "R-EPT-05")


# Tiles 5 and 6: round spots


def test_tile_5_takes_the_round_spots_of_the_project_area() -> None:
    """E-115, R-EPT-04: lumber, wild, jackscrew, and the one-time spots of cards 9 and 10."""
    table = window("5").cards("4", "7", "8", "9", "10").at("announcement").play("use 5")
    assert (table.purse("blue"), table.columns("blue")) == ("L1 J3 M0 W1", "L0 J0 M1")
    assert [table.state.box.cards[card].key for card in table.state.cards] == [
        "4",
        "7",
        "8",
        "9",
        "10",
    ]


def test_tile_5_goes_from_the_first_space_to_the_last() -> None:
    """R-EPT-04, Q-68: wild before lumber before jackscrew."""
    table = window("5").cards("7", "4", "8", "15", "24").at("announcement").play("use 5")
    gains = [event for event in table.events if event.kind.key.endswith("_gained")]
    kinds = [table.game.data(event).get("resource", event.kind.key) for event in gains]
    assert kinds == ["wild_gained", "lumber", "jackscrew"]


def test_tile_5_in_phase_4_sees_the_cards_that_are_left() -> None:
    """Q-21: the lumber of card 5, which green won, and the own wild."""
    table = raising().won("blue", "17", card="7").won("green", space="v", card="5")
    table.tiles("blue", "5").tokens("blue", "").at("projects").play("use 5")
    assert table.purse("blue") == "L1 J0 M0 W1"


def test_tile_6_takes_the_round_spots_of_the_company() -> None:
    """E-116, R-EPT-04, Q-22: card 21 paid before and pays again."""
    table = window("6").slots("blue", "21", "52", "22", "30").at("window", "blue").play("use 6")
    assert (table.purse("blue"), table.columns("blue")) == ("L1 J1 M2", "L0 J1 M0")


def test_tile_6_does_not_use_a_new_card_up() -> None:
    """Q-22, R-RUN-04: card 14 pays two wilds now and two in production."""
    table = window("6").slots("blue", "14", fresh=1).at("company").play("use 6")
    assert table.seat("blue").wild == 4


def test_tile_6_goes_from_the_leftmost_slot() -> None:
    """Q-68: lumber before wild before jackscrew."""
    table = window("6").slots("blue", "4", "7", "8").at("window", "blue").play("use 6")
    gains = [event for event in table.events if event.kind.key.endswith("_gained")]
    kinds = [table.game.data(event).get("resource", event.kind.key) for event in gains]
    assert kinds == ["lumber", "wild_gained", "jackscrew"]


def test_tile_6_without_cards_does_nothing() -> None:
    """R-EPT-05: an empty company, whatever lies in the pile."""
    table = window("6", "1").pile("blue", "7").at("window", "blue")
    assert refused(table, "use 6") == ("no_effect", "R-EPT-05")


def test_tile_6_needs_a_spot_that_changes_something() -> None:
    """R-EPT-05, R-EXP-04: the only spot is a step on a finished track."""
    table = window("6", "1").slots("blue", "21").tracks("blue", "J12").at("window", "blue")
    assert refused(table, "use 6") == ("no_effect", "R-EPT-05")
    assert window("6", "1").slots("blue", "21").at("window", "blue").allows("use 6")


# Tile 7: a level


def test_tile_7_adds_a_level() -> None:
    """E-117, R-EPT-04, R-LEV-01, Q-23: from two to three, one reputation, one marker less."""
    table = window("7").building("blue", 5, levels=2).building("blue", 6).at("window", "blue")
    supply = table.seat("blue").supply
    table.play("use 7")
    assert table.offers() == ["level 5", "level 6"]
    table.play("level 5")
    assert (table.state.levels[4], table.state.levels[5]) == (3, 1)
    assert (table.seat("blue").reputation, table.seat("blue").supply) == (1, supply - 1)


def test_tile_7_does_not_open_a_neighborhood_again() -> None:
    """E-117, Q-74: purple won N1 with two levels; blue's third comes too late."""
    table = window("7").building("purple", 2, levels=2).building("blue", 1, levels=2)
    table.building("green", 9, 10).neighborhoods_won("purple", "nt01").at("window", "blue")
    won = table.state.neighborhoods[:]
    table.play("use 7")
    assert (table.state.levels[0], table.seat("purple").neighborhoods) == (3, [0])
    assert (table.state.neighborhoods, table.seat("blue").neighborhoods) == (won, [])
    assert table.reputations() == {"blue": 1, "purple": 0, "green": 0}


def test_tile_7_needs_a_building_in_a_ward() -> None:
    """E-118, R-EPT-05, Q-23: one in the outskirts does not do."""
    table = window("7", "1").moved("blue", levels=2).at("window", "blue")
    assert refused(table, "use 7") == ("no_effect", "R-EPT-05")


@pytest.mark.parametrize(("levels", "allowed"), [(23, False), (22, True)])
def test_tile_7_needs_a_marker_in_the_supply(levels: int, *, allowed: bool) -> None:
    """Q-23, R-EPT-05: two on the bidding board and 23 in buildings are all 25."""
    table = window("7", "1").markers(blue=2).building("blue", 5, levels=levels)
    table.at("window", "blue")
    assert table.allows("use 7") == allowed
    assert ("use 7" in table.offers()) == allowed


@pytest.mark.parametrize("plot", ["1", "11", "12"])
def test_tile_7_goes_under_own_buildings_only(plot: str) -> None:
    """R-EPT-04, Q-23: not under that of another, a prestige building, or nothing."""
    table = window("7").building("blue", 5, 6).building("purple", 1).prestige("9", 11)
    table.at("window", "blue").play("use 7")
    assert refused(table, f"level {plot}") == ("not_now", "R-EPT-04")


# Tiles 8 and 9


def test_tile_8_is_three_steps_on_one_track() -> None:
    """R-EPT-04, D-11: up to the permanent resource on column 3."""
    table = window("8").at("window", "blue").play("use 8")
    assert table.offers() == ["study lumber", "study jackscrew", "study masonry"]
    table.play("study masonry")
    assert (table.columns("blue"), table.perms_of("blue")) == ("L0 J0 M3", "L0 J0 M1")


def test_tile_8_does_not_choose_a_finished_track() -> None:
    """R-EPT-05: lumber is at its end."""
    table = window("8").tracks("blue", "L12 J11").at("window", "blue").play("use 8")
    assert table.offers() == ["study jackscrew", "study masonry"]
    assert refused(table, "study lumber") == ("no_effect", "R-EPT-05")
    assert table.play("study jackscrew").columns("blue") == "L12 J12 M0"  # two steps are lost


def test_tile_8_with_all_tracks_finished_does_nothing() -> None:
    """R-EPT-05: no step is left to make."""
    table = window("8", "1").tracks("blue", "L12 J12 M12").at("window", "blue")
    assert refused(table, "use 8") == ("no_effect", "R-EPT-05")


@pytest.mark.parametrize(
    ("takes", "purse"),
    [
        (("lumber", "lumber", "lumber", "lumber"), "L4 J0 M0"),
        (("masonry", "lumber", "masonry", "jackscrew"), "L1 J1 M2"),
    ],
)
def test_tile_9_is_four_resources_in_any_mix(takes: tuple[str, ...], purse: str) -> None:
    """E-123, R-EPT-04, D-11: four single picks."""
    table = window("9").at("window", "blue").play("use 9")
    for resource in takes:
        assert table.offers() == ["take lumber", "take jackscrew", "take masonry"]
        table.play(f"take {resource}")
    assert (table.purse("blue"), table.question()) == (purse, "bid")

"""Players of Raising Chicago who have what nobody can have, in play and in the final scoring."""

from typing import Any, cast

import pytest

from bigshoulders.kernel.game import Game
from tests.games.positions import Change, Fields, change, entries, part, restored
from tests.games.raising.reaching import (
    COLORS,
    add,
    after,
    frame,
    impossible,
    moves,
    other_than,
    phase,
    plots,
    reach,
    seat_asked,
    stack_of,
)

Moment = tuple[Game, Fields]


def seat_with(position: Fields, *path: str) -> str:
    """Return the first color that has something in this place."""
    seats = part(position, "seats")
    return next(color for color in COLORS if color in seats and part(seats, color, *path))


# In play


def test_every_project_brings_a_card() -> None:
    """R-CRD-01: a card that has left the game cannot be in a company."""
    moment = reach("bid", when=lambda found: cast("int", part(found, "lost")["cards"]) > 0)
    blue = part(moment[1], "seats", "blue")
    cards = len(entries(blue, "slots")) + len(entries(blue, "pile"))

    def slip(position: Fields) -> None:
        entries(position, "seats", "blue", "pile").append(_lost_card(moment))
        add("lost", "cards", by=-1)(position)

    assert f"blue has {cards + 1} cards, and {cards} projects" in impossible(moment, slip)


def _lost_card(moment: Moment) -> str:
    """Return a card that left the game."""
    game, position = moment
    lying = [position["top_card"], *entries(position, "deck")]
    for auction in part(position, "auctions").values():
        lying.append(cast("Fields", auction)["card"])
    for color in part(position, "seats"):
        lying += entries(position, "seats", color, "slots")
        lying += entries(position, "seats", color, "pile")
    return next(card for card in game.rules.language.domains["card"] if card not in lying)


def test_no_card_is_pushed_out_of_a_free_slot() -> None:
    """R-CRD-03: four slots are full before a card goes to the pile."""
    moment = reach("bid", when=lambda found: len(entries(found, "seats", "blue", "slots")) == 4)

    def slip(position: Fields) -> None:
        blue = part(position, "seats", "blue")
        entries(blue, "pile").append(entries(blue, "slots").pop())

    assert impossible(moment, slip) == "blue has cards in the pile although a slot is free"


def test_only_cards_of_this_round_are_new() -> None:
    """R-RUN-04: none before the projects, and as many as were kept after them."""
    moment = reach("bid", when=after(2))
    color = seat_with(moment[1], "slots")
    found = impossible(moment, change("seats", color, "fresh", to=1))
    assert found == f"{color} cannot have 1 cards of this round"
    moment = reach("raise", when=_has_fresh)
    color = seat_with(moment[1], "fresh")
    found = impossible(moment, change("seats", color, "fresh", to=0))
    assert found == f"{color} cannot have 0 cards of this round"


def _has_fresh(position: Fields) -> bool:
    seats = part(position, "seats")
    return any(part(seats, color)["fresh"] for color in seats)


def test_every_numbered_project_brings_its_symbol() -> None:
    """R-RAI-01, R-MOV-01: no more tokens and no others."""
    found = impossible(reach("bid"), add("seats", "blue", "symbols", "lion", by=1))
    assert found == "blue does not have the symbols of its own projects"
    moment = reach("raise", when=lambda found: cast("int", found["round"]) < 8)
    color = seat_asked(moment[1])
    tile = _project_under_way(moment)
    symbol = moment[0].rules.language.domains["sign"][tile.symbols[0]]
    found = impossible(moment, add("seats", color, "symbols", symbol, by=-1))
    assert found == f"{color} does not have the symbols of its own projects"


def _project_under_way(moment: Moment) -> Any:  # noqa: ANN401 - a component, whichever it is
    game, position = moment
    key = part(position, "auctions", frame(position)[2])["project"]
    return next(tile for tile in cast("Any", game.rules).box.projects if tile.key == key)


def test_final_projects_belong_to_who_raised_them() -> None:
    """R-RAI-07: they count for nobody else."""
    moment = reach("finished", when=lambda found: bool(_owners_of_finals(found)))
    color = _owners_of_finals(moment[1])[0]
    found = impossible(moment, change("seats", color, "finals", to=[]))
    assert f"{color} does not have its own final projects" in found


def _owners_of_finals(position: Fields) -> list[str]:
    seats = part(position, "seats")
    return [color for color in seats if entries(seats, color, "finals")]


def test_empty_plot_tiles_come_from_moves() -> None:
    """R-MOV-02: who moved nothing has none, and cannot have used one."""
    moment = reach("bid", when=lambda found: _no_moves_of(found, "blue"))
    sentence = "blue has more empty plot tiles, used ones included, than moves"
    assert impossible(moment, change("seats", "blue", "used", to=1)) == sentence


def _no_moves_of(position: Fields, color: str) -> bool:
    return all(moved["color"] != color for moved in moves(position))


def test_one_tile_is_used_in_a_round() -> None:
    """R-EPT-02: a second one only with the option."""
    moment = reach("bid", when=lambda found: _moves_of(found, "blue") > 2)
    part(moment[1], "seats", "blue")["tiles"] = []
    found = impossible(moment, change("seats", "blue", "used", to=2))
    assert found == "blue has used 2 tiles this round"


def _moves_of(position: Fields, color: str) -> int:
    return len([moved for moved in moves(position) if moved["color"] == color])


def test_three_markers_a_round_leave_the_supply() -> None:
    """R-ANN-04, Q-72: twenty levels in the second round would leave too few for the last."""

    def slip(position: Fields) -> None:
        building = next(one for one in plots(position).values() if one.get("color") == "blue")
        building["levels"] += 10
        add("seats", "blue", "supply", by=-10)(position)

    moment = reach("bid", when=lambda found: "blue" in _owners(found))
    left = cast("int", part(moment[1], "seats", "blue")["supply"]) - 10
    number = moment[1]["round"]
    assert f"blue has {left} markers in the supply after {number} rounds" in impossible(
        moment, slip
    )


def _owners(position: Fields) -> list[str]:
    return [building.get("color", "") for building in plots(position).values()]


def test_a_level_of_a_tile_may_be_the_last_marker() -> None:
    """Q-23, Q-72: with tile 7 all 25 markers may be in play at the end."""
    game, position = reach("finished", when=lambda found: _supplies(found) == 0)
    assert restored(game, position).hash() == game.hash()


def _supplies(position: Fields) -> int:
    seats = part(position, "seats")
    return min(cast("int", part(seats, color)["supply"]) for color in seats)


def test_cards_leave_the_game_with_projects_that_nobody_completes() -> None:
    """R-WIN-02, R-TWO-05: one for each that fails or that the non-player color wins."""

    def slip(position: Fields) -> None:
        entries(position, "deck").pop()
        add("lost", "cards", by=1)(position)

    moment = reach("use_tile", when=phase("announcement"))
    assert "cards are lost, and" in impossible(moment, slip)


# The final scoring


def scoring(category: str) -> Moment:
    """Return a moment of the scoring at which players are asked before this category."""
    if category == "final_projects":
        return reach("name_asterisk", council="on")
    kind = "letter" if category == "council" else "pay"
    return reach(kind, council="on", end_choices="players", when=phase("scoring"))


@pytest.mark.parametrize("category", ["in_play", "council"])
def test_only_categories_of_the_game_are_scored(category: str) -> None:
    """R-FIN-08: the council is a module, and what was gained in play is there already."""
    moment = reach("pay", end_choices="players", when=phase("scoring"))
    slip = stack_of(["score", category], keep="score")

    def only_score(position: Fields) -> None:
        slip(position)
        entries(position, "stack").pop()

    found = impossible(moment, only_score)
    assert f"{category} is not scored at the end of this game" in found


def test_questions_come_before_their_category() -> None:
    """R-FIN-04, R-FIN-06, R-COU-02: nobody names letters before the personal project."""
    moment = scoring("council")
    depth = len(entries(moment[1], "stack")) - 1

    def slip(position: Fields) -> None:
        frame(position, depth)[1] = "poverty"

    assert "letters does not come before poverty" in impossible(moment, slip)


def test_ward_tokens_lie_on_their_wards_until_they_are_scored() -> None:
    """R-FIN-01: then they are taken or out of the game."""
    sentence = "the ward control tokens are on their wards until these are scored"

    def lose(position: Fields) -> None:
        entries(position, "wards")[0] = None

    assert sentence in impossible(reach("bid"), lose)

    def find(position: Fields) -> None:
        taken = [entries(position, "seats", color, "ward_tokens") for color in _seats(position)]
        tokens = moment[0].rules.language.domains["token"]
        entries(position, "wards")[0] = next(
            token for token in tokens if not any(token in pile for pile in taken)
        )

    moment = reach("finished", when=lambda found: _tokens_taken(found) < 4)
    assert sentence in impossible(moment, find)


def _seats(position: Fields) -> list[str]:
    return list(part(position, "seats"))


def _tokens_taken(position: Fields) -> int:
    return sum(len(entries(position, "seats", color, "ward_tokens")) for color in _seats(position))


def test_who_is_first_alone_in_a_ward_has_a_token() -> None:
    """R-FIN-01, R-FIN-01a: and nobody else."""
    moment = reach("finished", when=lambda found: _tokens_taken(found) > 0)
    color = seat_with(moment[1], "ward_tokens")
    count = len(entries(moment[1], "seats", color, "ward_tokens"))
    found = impossible(moment, lambda position: _tokens(position, color).pop())
    assert f"{color} controls {count} wards" in found


def _tokens(position: Fields, color: str) -> list[Any]:
    return entries(position, "seats", color, "ward_tokens")


def test_nobody_has_scores_before_the_end() -> None:
    """R-RND-03: final scoring follows the last round."""
    moment = reach("bid")
    scores = dict.fromkeys(moment[0].rules.language.domains["category"], 0)
    slip = change("seats", "blue", "scores", to=cast("Any", scores))
    assert impossible(moment, slip) == "blue has scores before the final scoring"


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (change("seats", "blue", "scores", to=None), "the scores of blue are not "),
        (add("seats", "blue", "scores", "in_play", by=1), "the scores of blue are not "),
    ],
)
def test_a_reputation_is_the_sum_of_its_scores(slip: Change, sentence: str) -> None:
    """R-FIN-01: line by line."""
    assert sentence in impossible(reach("finished"), slip)


@pytest.mark.parametrize(
    "category",
    [
        "bidding_board",
        "prestige_buildings",
        "final_projects",
        "symbol_sets",
        "personal_project",
        "poverty",
        "council",
    ],
)
def test_a_category_scores_what_it_is_worth(category: str) -> None:
    """R-FIN-02 to R-FIN-08: all that they count is still on the table."""
    moment = reach("finished", council="on")
    worth = part(moment[1], "seats", "blue", "scores")[category]

    def slip(position: Fields) -> None:
        add("seats", "blue", "scores", category, by=1)(position)
        add("seats", "blue", "scores", "in_play", by=-1)(position)

    assert impossible(moment, slip) == f"blue scores {worth} for {category}"


def test_nothing_is_scored_in_advance() -> None:
    """R-FIN-01: each category for all players before the next."""

    def slip(position: Fields) -> None:
        add("seats", "blue", "scores", "council", by=1)(position)
        add("seats", "blue", "scores", "in_play", by=-1)(position)

    assert impossible(scoring("final_projects"), slip) == "blue scores 0 for council"


def test_the_asterisk_is_named_by_its_owner_in_time() -> None:
    """R-FIN-04, Q-52: right before the final projects, and by nobody else."""
    moment = scoring("final_projects")
    color = seat_asked(moment[1])
    sentence = "has not named the asterisk in time"
    found = impossible(moment, change("seats", color, "asterisk", to="lion"))
    assert found == f"{color} {sentence}"
    moment = scoring("final_projects")
    other = other_than(color)
    slip = stack_of(["name_asterisk", other], keep="score")
    assert f"{other} {sentence}" in impossible(moment, slip)


def test_sections_are_completed_in_order() -> None:
    """R-FIN-06: none before it is paid for, and unlimited ones by themselves."""
    moment = reach("bid")
    slip = change("seats", "blue", "sections", to=["lumber"])
    assert impossible(moment, slip) == "blue cannot have completed just these sections"
    moment = scoring("personal_project")
    color = seat_asked(moment[1])
    slip = change("seats", color, "sections", to=["masonry"])
    assert f"{color} cannot have completed just these sections" in impossible(moment, slip)
    moment = reach("finished", when=lambda found: _unlimited(found) is not None)
    color = cast("str", _unlimited(moment[1]))
    found = impossible(moment, change("seats", color, "sections", to=[]))
    assert f"{color} cannot have completed just these sections" in found


def _unlimited(position: Fields) -> str | None:
    """Return a color with a marker at the end of a track."""
    for color in _seats(position):
        if 12 in part(position, "seats", color, "tracks").values():
            return color
    return None


def test_letters_are_named_at_the_scoring_of_the_council() -> None:
    """R-COU-02: not before, and every card that shows all of them."""
    letters: dict[str, Any] = dict.fromkeys("abcd", 0)
    slip = change("seats", "blue", "letters", to=letters)
    assert impossible(reach("bid"), slip) == "blue names letters at the scoring of the council"
    moment = scoring("council")
    color = seat_asked(moment[1])
    found = impossible(moment, add("seats", color, "letters", "a", by=1))
    assert f"{color} has named " in found
    assert "cards with all letters, not" in found

"""Moments of random games of Raising Chicago, found by the question that is asked there."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, cast

from bigshoulders import new_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.packs.pack import Pack
from tests.games.positions import Change, Fields, answer_at_random, part, refused, written

Wanted = Callable[[Fields], bool]
MOST_GAMES = 60
COLORS = ("blue", "purple", "green", "white")


def reach(
    kind: str,
    seats: int = 3,
    *,
    when: Wanted | None = None,
    by_hand: bool = False,
    pack: Pack | None = None,
    **options: str,
) -> tuple[Game, Fields]:
    """Play random games until this is asked, in a position as wanted; return game and position.

    Only with `by_hand` the draws of chance are questions too. "finished" is the end of a game.
    """
    for seed in range(MOST_GAMES):
        dealt = None if by_hand else seed
        game = new_game("raising", seats=seats, seed=dealt, events=False, pack=pack, **options)
        random = Random(seed)
        while not game.is_over():
            if game.question(game.deciders()[0]).kind == kind:
                position = written(game)
                if when is None or when(position):
                    return game, position
            answer_at_random(game, random)
        position = written(game)
        if kind == "finished" and (when is None or when(position)):
            return game, position
    raise AssertionError(f"no game asks {kind} like that")


def impossible(moment: tuple[Game, Fields], slip: Change) -> str:
    """Change a position and return the sentence with which it is refused as impossible."""
    game, position = moment
    before = json.dumps(position)
    slip(position)
    assert json.dumps(position) != before
    found = refused(game, position)
    assert found.startswith("position: this position is impossible: "), found
    return found.removeprefix("position: this position is impossible: ")


def phase(name: str) -> Wanted:
    """Want a position of this phase."""

    def is_wanted(position: Fields) -> bool:
        return position["phase"] == name

    return is_wanted


def seat_asked(position: Fields) -> str:
    """Return the color of the first frame of the stack."""
    return cast("str", frame(position)[1])


def plots(position: Fields) -> dict[str, dict[str, Any]]:
    """Return the plots that are built on, to be changed."""
    return cast("dict[str, dict[str, Any]]", position["plots"])


def moves(position: Fields) -> list[dict[str, Any]]:
    """Return the buildings in the outskirts, to be changed."""
    places = cast("list[Any]", position["outskirts"])
    return [place for place in places if isinstance(place, dict)]


def add(*path: str, by: int) -> Change:
    """Return a change of one number."""

    def apply(position: Fields) -> None:
        fields = part(position, *path[:-1])
        fields[path[-1]] = cast("int", fields[path[-1]]) + by

    return apply


def after(number: int) -> Wanted:
    """Want a round later than this one."""
    return lambda found: cast("int", found["round"]) > number


def frame(position: Fields, depth: int = 0) -> list[Any]:
    """Return a frame of the stack, to be changed; what happens next is the first one."""
    return cast("list[list[Any]]", position["stack"])[depth]


# Changing the stack


def other_than(color: str) -> str:
    return next(other for other in COLORS if other != color)


def stack_of(*frames: list[Json], keep: str) -> Change:
    """Return a change that puts these frames before the rest of the round from a step on."""

    def apply(position: Fields) -> None:
        stack = cast("list[list[Json]]", position["stack"])
        steps = [one[0] for one in stack]
        position["stack"] = [*frames, *stack[steps.index(keep) :]]

    return apply


def in_frame(place: int, value: Json, depth: int = 0) -> Change:
    """Return a change of one argument of a frame."""

    def apply(position: Fields) -> None:
        frame(position, depth)[place] = value

    return apply

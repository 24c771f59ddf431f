"""What the tests of positions share: writing, reading back, changing and refusing them."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import cast

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.stream import Stream

Fields = dict[str, Json]
Change = Callable[[Fields], object]


def moments(game: Game, random: Random) -> Iterator[Game]:
    """Play a random game and stop at every decision, the end included."""
    while True:
        yield game
        if game.is_over():
            return
        answer_at_random(game, random)


def answer_at_random(game: Game, random: Random) -> None:
    seat = random.choice(game.deciders())
    game.play(seat, random.choice(game.answers(seat)))


def written(game: Game) -> Fields:
    """Return the position after a trip through JSON."""
    return cast("Fields", json.loads(json.dumps(game.rules.position(game.state))))


def restored(game: Game, position: Fields) -> Game:
    """Return a game that begins at the position."""
    return begin(game.rules, game.rules.restore(Node(position, ("position",))), Stream("deal"))


def refused(game: Game, position: Fields) -> str:
    """Return the sentence with which a position is refused."""
    with pytest.raises(Malformed) as caught:
        game.rules.restore(Node(position, ("position",)))
    return str(caught.value)


def comes_back(game: Game) -> bool:
    """Tell whether the state that is read back is the one that was written."""
    again = game.rules.restore(Node(written(game), ("position",)))
    return again.fingerprint() == game.state.fingerprint()


# Changing a part


def part(fields: Fields, *path: str) -> Fields:
    """Return a part of the position, to be changed."""
    for key in path:
        fields = cast("Fields", fields[key])
    return fields


def entries(fields: Fields, *path: str) -> list[Json]:
    """Return a list in the position, to be changed."""
    return cast("list[Json]", part(fields, *path[:-1])[path[-1]])


def change(*path: str, to: Json) -> Change:
    """Return a change of one field."""

    def apply(position: Fields) -> None:
        part(position, *path[:-1])[path[-1]] = to

    return apply


def drop(*path: str) -> Change:
    """Return a change that removes one field."""

    def apply(position: Fields) -> None:
        del part(position, *path[:-1])[path[-1]]

    return apply


# Changing anything at all


def mutate(random: Random, node: Json, other: Json) -> None:
    """Change one value somewhere, exchange two, or take one from another position."""
    assert isinstance(node, dict | list)
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    if not keys:
        return
    fields = cast("Fields", node)
    key, partner = cast("str", random.choice(keys)), cast("str", random.choice(keys))
    inner = fields[key]
    theirs: Json = None
    with suppress(KeyError, IndexError, TypeError):
        theirs = cast("Fields", other)[key]
    if isinstance(inner, dict | list) and inner and random.random() < 0.9:
        mutate(random, inner, theirs)
    elif isinstance(inner, int) and random.random() < 0.5:
        fields[key] = inner + random.choice([-1, 1, 200])
    elif random.random() < 0.3:
        fields[key], fields[partner] = fields[partner], fields[key]
    else:
        fields[key] = theirs


def play_on(game: Game, random: Random, count: int) -> None:
    """Answer at random for a while, asking the referee each time."""
    for _i in range(count):
        if game.is_over():
            return
        answer_at_random(game, random)
        assert game.rules.violations(game.state) == []

"""Whatever is read as a position of Raising Chicago can be played to the end."""

import json
from contextlib import suppress
from random import Random
from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.kernel.errors import Malformed
from tests.games.positions import Fields, moments, mutate, play_on, restored, written

LONGER_THAN_ANY_GAME = 10_000


@pytest.mark.parametrize("seed", [9, None])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(
    seats: int, seed: int | None
) -> None:
    """R-INV-01 to R-INV-10: the referee is content all the way; setup is changed as well."""
    random = Random(seats)
    options = {"council": "on", "end_choices": "players" if seats == 3 else "engine"}
    game = new_game("raising", seats=seats, seed=seed, events=False, pack=None, **options)
    corpus = [json.dumps(written(moment)) for moment in moments(game, random)]
    accepted = 0
    for _i in range(250):
        text = random.choice(corpus)
        position = cast("Fields", json.loads(text))
        for _change in range(random.choice([1, 1, 2])):
            mutate(random, position, cast("Fields", json.loads(random.choice(corpus))))
        with suppress(Malformed):
            changed = restored(game, position)
            if written(changed) != json.loads(text):
                accepted += 1
                play_on(changed, random, LONGER_THAN_ANY_GAME)
                assert changed.is_over()
                assert changed.result() is not None
    assert accepted >= 3

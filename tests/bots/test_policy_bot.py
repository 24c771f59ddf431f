"""Bots that answer at a glance: what they notice, and what they make of it."""

from __future__ import annotations

from bigshoulders import new_game
from bigshoulders.bots.bot import Observation
from bigshoulders.bots.city.levels import FAR, sharp
from bigshoulders.bots.city.policy import CityPolicy
from bigshoulders.bots.policy_bot import EVERYTHING, PolicyBot, some_of_each_kind
from bigshoulders.kernel.action import answer, verb_of
from bigshoulders.kernel.stream import Stream

ANSWERS = [answer(1, place) for place in range(10)] + [answer(2), answer(3, 4)]


def test_so_many_of_each_kind_are_noticed_in_their_order() -> None:
    """Three of ten, and whatever is rare."""
    noticed = some_of_each_kind(ANSWERS, 3, Stream("eyes"))
    assert [verb_of(code) for code in noticed] == [1, 1, 1, 2, 3]
    assert noticed == sorted(noticed, key=ANSWERS.index)
    assert noticed != some_of_each_kind(ANSWERS, 3, Stream("other eyes"))


def test_who_notices_everything_leaves_nothing_to_chance() -> None:
    """The stream is not touched."""
    stream = Stream("eyes")
    assert some_of_each_kind(ANSWERS, EVERYTHING, stream) == ANSWERS
    assert stream.below(1000) == Stream("eyes").below(1000)


def test_the_best_of_what_is_noticed_is_done() -> None:
    """One answer noticed of the opening is the one that is given; all of them, the policy's."""
    game = new_game("city", seats=2, seed="glance", events=False)
    seat = game.deciders()[0]
    policy = CityPolicy(FAR)
    given = {PolicyBot(f"{seed}", policy, 1).answer(game, seat) for seed in range(8)}
    assert len(given) > 4
    seen = Observation(game, seat, Stream("eyes"))
    assert sharp("x").choose(seen) == policy.answer(seen.sample(), seat)

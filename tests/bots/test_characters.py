"""Five characters: each plays in its own way, and none of them is a fool."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.bots.city import characters
from bigshoulders.bots.city.forecast import Weights
from bigshoulders.bots.city.policy import CityPolicy
from bigshoulders.bots.raising import characters as raisers
from bigshoulders.bots.raising.policy import RaisingPolicy
from bigshoulders.bots.raising.weights import USUAL
from bigshoulders.bots.raising.weights import Weights as Likings
from bigshoulders.games.city import ids
from bigshoulders.games.city.state import City
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import second, verb_of

pytestmark = pytest.mark.once

GAMES = 16
SEATS = 4
RAISERS = 3


def habits(weights: Weights) -> Counter[str]:
    """Return what a character did and had in some games of City against usual players."""
    own, usual, seen = CityPolicy(weights), CityPolicy(Weights()), Counter[str]()
    for number in range(GAMES):
        game = new_game("city", seats=SEATS, seed=f"character/{number}", events=False)
        state, seat, decade = cast("City", game.state), number % SEATS, 1
        while not game.is_over():
            for decider in game.deciders():
                code = (own if decider == seat else usual).answer(game, decider)
                if decider == seat:
                    seen[ids_of(verb_of(code))] += 1
                    if verb_of(code) == ids.V_PLACE:
                        seen["extra"] += state.box.spaces[second(code)].effect.dividend > 0
                game.play(decider, code)
            if state.decade > decade:
                decade = state.decade
                seen["treasury"] += sum(each.treasury for each in state.companies_of(seat))
        seen["managers"] += sum(sum(each.managers) for each in state.companies_of(seat))
        result = game.result()
        assert result is not None
        seen["score"] += result.scores()[seat]
    return seen


def ids_of(verb: int) -> str:
    """Return the name of a verb that is counted."""
    return {ids.V_SELL: "sold", ids.V_FOUND: "founded", ids.V_HIRE: "hired"}.get(verb, "other")


def test_characters_of_city_play_in_their_own_ways() -> None:
    """Against the usual policy in the same games: each does more of what it likes."""
    usual = habits(Weights())
    assert habits(characters.RAIDER)["sold"] > 3 * max(1, usual["sold"])
    assert habits(characters.BUILDER)["managers"] > usual["managers"]
    assert habits(characters.RENTIER)["extra"] > usual["extra"]
    assert habits(characters.GAMBLER)["founded"] > usual["founded"]
    assert habits(characters.MISER)["treasury"] > 1.1 * usual["treasury"]


@pytest.mark.parametrize("weights", characters.ALL)
def test_no_character_of_city_is_much_weaker(weights: Weights) -> None:
    """At least three quarters of what the usual policy scores in the same games."""
    assert habits(weights)["score"] > 0.75 * habits(Weights())["score"]


def ways(likings: Likings) -> Counter[str]:
    """Return what a character had in some games of Raising Chicago, tokens after every round."""
    own, usual, seen = RaisingPolicy(likings), RaisingPolicy(USUAL), Counter[str]()
    for number in range(GAMES):
        game = new_game("raising", seats=RAISERS, seed=f"character/{number}", events=False)
        state, seat, last = cast("Raising", game.state), number % RAISERS, 1
        while not game.is_over():
            for decider in game.deciders():
                policy = own if decider == seat else usual
                game.play(decider, policy.answer(game, decider))
            if state.round > last:
                last = state.round
                seen["tokens"] += sum(state.seats[seat].tokens) + state.seats[seat].wild
        player = state.seats[seat]
        seen["poverty"] += player.poverty
        seen["favors"] += player.favor
        seen["levels"] += state.levels_of(seat)
        seen["score"] += player.reputation
        seen["others"] += sum(each.reputation for each in state.seats) - player.reputation
    return seen


def test_characters_of_raising_play_in_their_own_ways() -> None:
    """Against the usual policy in the same games: each has more of what it likes."""
    usual = ways(USUAL)
    found = {
        "builder": ways(raisers.BUILDER),
        "raider": ways(raisers.RAIDER),
        "rentier": ways(raisers.RENTIER),
        "gambler": ways(raisers.GAMBLER),
        "miser": ways(raisers.MISER),
    }
    assert found["builder"]["levels"] > usual["levels"]
    assert found["raider"]["others"] < usual["others"]
    assert found["rentier"]["favors"] > usual["favors"]
    assert found["gambler"]["poverty"] > 1.2 * usual["poverty"]
    assert found["miser"]["tokens"] > usual["tokens"]
    assert min(way["score"] for way in found.values()) > 0.85 * usual["score"]

"""Search: it compares answers in the same worlds, knows nothing hidden, and keeps to its budget."""

from __future__ import annotations

import pytest

from bigshoulders import new_game
from bigshoulders.bots.bot import Bot, Observation
from bigshoulders.bots.city.evaluator import CityEvaluator, DecadeIsOver
from bigshoulders.bots.city.forecast import Weights
from bigshoulders.bots.city.policy import CityPolicy
from bigshoulders.bots.raising.evaluator import RaisingEvaluator
from bigshoulders.bots.raising.policy import RaisingPolicy
from bigshoulders.bots.raising.weights import USUAL
from bigshoulders.bots.search import (
    CLEAR_AFTER,
    Budget,
    Evaluator,
    Gain,
    Search,
    Searcher,
    Trial,
    better_half,
    chosen,
    is_clear,
    margin,
    mixed,
)
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.playing.play_on import AfterDecisions, Policy, Stop, carry_on
from bigshoulders.kernel.stream import Stream

EVALUATORS: dict[str, Evaluator] = {
    "city": CityEvaluator(Weights()),
    "raising": RaisingEvaluator(USUAL),
}
POLICIES: dict[str, Policy] = {"city": CityPolicy(Weights()), "raising": RaisingPolicy(USUAL)}
WORLDS = [1.0, 5.0, 2.0, 7.0, 3.0, 6.0]


def trial(code: int, *values: float) -> Trial:
    made = Trial(code)
    made.values = list(values)
    return made


def shifted(code: int, *differences: float) -> Trial:
    """Return a trial that differs by so much from WORLDS."""
    return trial(code, *[value + more for value, more in zip(WORLDS, differences, strict=True)])


def after(key: str, decisions: int, seats: int = 3, **options: str) -> Game:
    """Return a game in which so many decisions were made by the policy."""
    game = new_game(key, seats=seats, seed="search", events=False, **options)
    carry_on(game, [POLICIES[key]] * seats, AfterDecisions(decisions))
    return game


def asked(game: Game, seat: int, stream: str = "eyes") -> Observation:
    return Observation(game, seat, Stream(stream))


# Comparing


def test_luck_that_is_the_same_for_all_does_not_count() -> None:
    """The values vary by 6, and the gain of one in every world is sure."""
    gain = Gain(shifted(1, 1, 1, 1, 1, 1, 1), trial(0, *WORLDS))
    assert (gain.mean, gain.error) == (1.0, 0.0)


def test_the_standard_error_is_that_of_the_differences() -> None:
    """Differences 0 and 2: mean 1, deviation sqrt(6/5), and sqrt(6) worlds."""
    gain = Gain(shifted(1, 0, 2, 0, 2, 0, 2), trial(0, *WORLDS))
    assert gain.mean == 1.0
    assert gain.error == pytest.approx((6 / 5 / 6) ** 0.5)


def test_the_policy_is_followed_unless_the_gain_is_clear() -> None:
    """Half a standard error is asked for."""
    own = trial(0, *WORLDS)
    doubtful = shifted(1, 9, -9, 9, -9, 9, -8)
    better = shifted(2, 3, -1, 3, -1, 3, -1)
    assert chosen([own, doubtful]) is own
    assert chosen([own, doubtful, better]) is better
    assert chosen([own, shifted(3, -1, -1, -1, -1, -1, -1)]) is own


def test_one_world_is_not_enough_to_differ() -> None:
    """There is no spread in one number."""
    own = trial(0, 1.0)
    assert chosen([own, trial(1, 9.0)]) is own


def test_the_better_half_goes_on_and_the_policy_with_it() -> None:
    """Six answers become the policy's own and three others, then one, then one."""
    trials = [trial(code, float(value)) for code, value in enumerate([0, 1, 5, 3, 4, 2])]
    kept = better_half(trials)
    assert [each.code for each in kept] == [0, 2, 4, 3]
    kept = better_half(kept)
    assert [each.code for each in kept] == [0, 2, 4]
    assert [each.code for each in better_half(kept)] == [0, 2]


def test_search_ends_when_the_choice_is_clear() -> None:
    """One is far ahead in every world, or all are the same; not after a world or two."""
    own = trial(0, *WORLDS)
    ahead = shifted(1, 10, 11, 10, 11, 10, 11)
    assert len(WORLDS) == CLEAR_AFTER
    assert is_clear([own, ahead])
    assert is_clear([own, trial(1, *WORLDS)])
    assert not is_clear([own, shifted(1, 9, -9, 9, -9, 9, -8)])
    assert not is_clear([trial(0, 1.0, 2.0), trial(1, 8.0, 9.0)])


def test_a_margin_counts_the_best_rival_and_all_rivals() -> None:
    """100 against 80 and 40: ahead of the best by 20 and of the mean by 40."""
    assert margin([80.0, 100.0, 40.0], 1) == 30.0


# Whole decisions


@pytest.mark.parametrize("key", sorted(EVALUATORS))
def test_candidates_are_legal_and_begin_with_the_policy(key: str) -> None:
    """At every question of a while: no answer twice, and none that is not offered."""
    game = new_game(key, seats=3, seed="candidates", events=False)
    evaluator, policy = EVALUATORS[key], POLICIES[key]
    for _i in range(150):
        for seat in game.deciders():
            answers = game.answers(seat)
            tried = evaluator.candidates(game, seat, answers)
            assert tried[0] == policy.answer(game, seat)
            assert len(tried) == len(set(tried)) >= 2
            assert set(tried) <= set(answers)
            game.play(seat, tried[0])


@pytest.mark.once
@pytest.mark.parametrize(("key", "playouts"), [("city", 24), ("raising", 8)])
def test_a_seed_and_a_number_of_playouts_decide_the_answer(key: str, playouts: int) -> None:
    """Twice the same, with the same number of playouts, which the budget limits."""
    for decisions in (0, 60):
        game = after(key, decisions)
        seat = game.deciders()[0]
        found = []
        for _i in range(2):
            search = Search(EVALUATORS[key], Budget(playouts), 6)
            found.append((search.choose(asked(game, seat)), search.playouts))
        assert found[0] == found[1]
        assert 0 < found[0][1] <= playouts


def test_rivals_take_turns_from_world_to_world() -> None:
    """Another seat is played otherwise in each world, the own one always in the same way."""
    own, one, other = (CityPolicy(Weights(sight=sight)) for sight in range(3))
    worlds = [mixed(own, [one, other], 3, 1, world) for world in range(2)]
    assert worlds == [[one, own, one], [other, own, other]]


@pytest.mark.once
@pytest.mark.parametrize("decisions", [0, 45])
def test_hidden_parts_of_raising_do_not_change_an_answer(decisions: int) -> None:
    """R-HID: stacks and draws to come are permuted, and the answer is the same."""
    game = after("raising", decisions)
    seat = game.deciders()[0]
    answers = set()
    for number in range(3):
        twin = game.determinize(seat, Stream(f"permuted/{number}")) if number else game
        answers.add(Searcher("same", EVALUATORS["raising"], Budget(8), 3).answer(twin, seat))
    assert len(answers) == 1


@pytest.mark.parametrize("draft", ["off", "on"])
@pytest.mark.parametrize("decisions", [0, 10, 35, 80])
def test_hidden_parts_do_not_change_an_answer(decisions: int, draft: str) -> None:
    """C-HID-01: hands, picks and draws of others are permuted, and the answer is the same."""
    game = after("city", decisions, draft=draft)
    for seat in game.deciders():
        answers = set()
        for number in range(3):
            twin = game.determinize(seat, Stream(f"permuted/{number}")) if number else game
            answers.add(Searcher("same", EVALUATORS["city"], Budget(16), 4).answer(twin, seat))
        assert len(answers) == 1


def test_secret_choices_are_searched_one_seat_at_a_time() -> None:
    """C-BLD-01: everybody chooses a building at once; each search answers for its own seat."""
    game = after("city", 0)
    carry_on(game, [POLICIES["city"]] * 3, BuildingsAreChosen())
    deciders = game.deciders()
    assert len(deciders) == 3
    for seat in deciders:
        code = Searcher(f"secret/{seat}", EVALUATORS["city"], Budget(16), 4).answer(game, seat)
        assert code in game.answers(seat)


class BuildingsAreChosen(Stop):
    def is_reached(self, game: Game, decisions: int) -> bool:
        return game.deciding() == "choose_buildings"


def test_a_clock_ends_the_search_at_any_time() -> None:
    """Without a millisecond there is one look at each answer, and the policy decides."""
    game = after("city", 20)
    seat = game.deciders()[0]
    search = Search(EVALUATORS["city"], Budget(milliseconds=0), 6)
    assert search.choose(asked(game, seat)) == POLICIES["city"].answer(game, seat)
    assert search.playouts <= 6


def test_searching_leaves_the_table_alone() -> None:
    """All is tried on twins."""
    game = after("city", 20)
    before = game.hash()
    Searcher("table", EVALUATORS["city"], Budget(16), 4).answer(game, game.deciders()[0])
    assert game.hash() == before


def test_playouts_of_city_stop_with_the_decade() -> None:
    """C-FLOW-01: the next question is asked in the next decade."""
    game = after("city", 20)
    carry_on(game, [POLICIES["city"]] * 3, DecadeIsOver(1))
    assert game.view(None)["decade"] == 2


def test_playouts_may_go_through_the_next_decade() -> None:
    """What is earned in this decade is invested in the next one, and seen to pay."""
    game = after("city", 20)
    carry_on(game, [POLICIES["city"]] * 3, CityEvaluator(Weights(), decades=2).stop(game))
    assert game.view(None)["decade"] == 3


@pytest.mark.once
def test_a_little_search_beats_its_own_policy() -> None:
    """Most games of City with two seats, with a budget of a few milliseconds."""
    policy, wins = POLICIES["city"], 0
    for number in range(4):
        game = new_game("city", seats=2, seed=f"beats/{number}", events=False)
        bots: list[Bot | Policy] = [policy, policy]
        bots[number % 2] = Searcher(f"beats/{number}", EVALUATORS["city"], Budget(16), 4)
        while not game.is_over():
            for seat in game.deciders():
                game.play(seat, bots[seat].answer(game, seat))
        result = game.result()
        wins += result is not None and number % 2 in result.winners()
    assert wins >= 3

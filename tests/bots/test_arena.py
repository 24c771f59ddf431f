"""The arena: games played to the end, and simulations that sum them up."""

from __future__ import annotations

from typing import cast

import pytest

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import choices_of, decisions_of, digest_of, play_game, simulate
from bigshoulders.bots.bot import Bot
from bigshoulders.bots.random import RandomBot
from bigshoulders.games.city.state import City
from bigshoulders.kernel.errors import Broken, Malformed, Unavailable
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.packs.pack import Pack


def random_bots(seed: str, seats: int) -> list[Bot]:
    return [make_bot("city", "random", f"{seed}/{seat}") for seat in range(seats)]


def test_a_game_is_played_to_its_end() -> None:
    """C-END-01: there are standings when the arena gives the game back."""
    game = new_game("city", seats=2, seed="end", events=False)
    assert play_game(game, random_bots("end", 2), referee=False).result() is not None


def test_on_decision_sees_each_answer_before_it_is_played() -> None:
    """Every decision is told once, with its seat."""
    seen: list[int] = []

    def note(game: Game, seat: int, code: int) -> None:
        assert seat in game.deciders()
        assert code in game.answers(seat)
        seen.append(seat)

    game = new_game("city", seats=3, seed="seen", events=False)
    play_game(game, random_bots("seen", 3), referee=False, on_decision=note)
    assert len(seen) == choices_of(game)


def test_a_game_without_a_dealer_is_refused() -> None:
    """Chance needs somebody who deals."""
    game = new_game("city", seats=2, events=False)
    with pytest.raises(Unavailable, match="seed"):
        play_game(game, random_bots("x", 2), referee=False)


def test_the_referee_reports_a_broken_invariant_with_the_moves() -> None:
    """Money from nowhere is found at once, and the report says how it came to that."""

    def steal(game: Game, seat: int, _code: int) -> None:
        if choices_of(game) == 5:
            cast("City", game.state).seats[seat].cash += 1

    game = new_game("city", seats=2, seed="theft", events=False)
    with pytest.raises(Broken) as caught:
        play_game(game, random_bots("theft", 2), referee=True, on_decision=steal)
    assert "found" in caught.value.violations[-1]
    assert choices_of(game) == 6


def test_the_fast_path_plays_the_same_games_as_random_bots() -> None:
    """The referee takes the slow path, and the digest does not tell the difference."""
    fast = simulate("city", seats=3, games=3, bots=["random"], seed="paths")
    slow = simulate("city", seats=3, games=3, bots=["random"], seed="paths", referee=True)
    assert fast.digest == slow.digest
    assert (fast.longest, fast.longest_kind) == (slow.longest, slow.longest_kind)
    assert (fast.answers, fast.forced) == (slow.answers, slow.forced)
    assert fast.violations is None
    assert slow.violations == 0


def test_a_simulation_adds_up_its_games() -> None:
    """Means, wins and counts agree with the games played one by one."""
    done = simulate("city", seats=2, games=3, bots=["random"], seed="sum")
    games = []
    for number in range(3):
        game = new_game("city", seats=2, seed=f"sum/{number}", events=False)
        games.append(play_game(game, random_bots(f"sum/{number}", 2), referee=False))
    results = [game.result() for game in games]
    scores = [result.scores() for result in results if result is not None]
    assert done.games == 3
    assert done.decisions == sum(decisions_of(game) for game in games)
    assert done.choices == sum(choices_of(game) for game in games)
    assert done.forced == sum(game.forced for game in games) == done.decisions - done.choices > 0
    assert done.forced_share == done.forced / done.decisions
    assert done.mean_scores == [sum(score[seat] for score in scores) / 3 for seat in range(2)]
    assert done.mean_winner == sum(max(score) for score in scores) / 3
    assert sum(done.wins) >= 3
    assert done.decisions_per_second > 0


def test_the_digest_depends_on_seed_and_games() -> None:
    """Two runs agree exactly when they played the same."""
    digests = {
        simulate("city", seats=2, games=games, bots=["random"], seed=seed).digest
        for seed, games in (("a", 2), ("a", 2), ("b", 2), ("a", 3))
    }
    assert len(digests) == 3


def test_two_games_differ_in_their_digest() -> None:
    """A digest covers the moves and the state."""
    games = [new_game("city", seats=2, seed=seed, events=False) for seed in ("a", "b")]
    assert digest_of(games[0]) != digest_of(games[1])


def test_more_processes_play_the_same_games() -> None:
    """Games come back in order, whoever played them."""
    one = simulate("city", seats=2, games=4, bots=["random"], seed="jobs")
    two = simulate("city", seats=2, games=4, bots=["random"], seed="jobs", jobs=2)
    assert one.digest == two.digest
    assert one.mean_scores == two.mean_scores


def test_a_pack_goes_to_every_process() -> None:
    """More starting cash makes other games, and the same ones whoever plays them."""
    pack = Pack("rich", "1", {"board": {"start_cash": 200}}, {"board": "rich.json"})
    one = simulate("city", seats=2, games=3, bots=["random"], pack=pack)
    two = simulate("city", seats=2, games=3, bots=["random"], pack=pack, jobs=2)
    assert one.digest == two.digest
    assert one.digest != simulate("city", seats=2, games=3, bots=["random"]).digest


def test_progress_is_told_after_every_game() -> None:
    """Finished, of how many."""
    told: list[tuple[int, int]] = []

    def progress(finished: int, games: int) -> None:
        told.append((finished, games))

    simulate("city", seats=2, games=3, bots=["random"], progress=progress)
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_the_longest_list_is_named_with_its_question() -> None:
    """The opening offers ten companies at three par prices that $175 can pay."""
    done = simulate("city", seats=2, games=1, bots=["random"], seed="long")
    assert done.longest >= 30
    assert done.longest_kind


@pytest.mark.parametrize(
    ("seats", "games", "bots", "sentence"),
    [
        (3, 1, ["random", "random"], "3 seats need 3 bots"),
        (2, 0, ["random"], "at least one game"),
        (2, 1, ["nobody"], "no bot 'nobody'"),
        (5, 1, ["random"], "2 to 4 players"),
    ],
)
def test_an_impossible_simulation_is_malformed(
    seats: int, games: int, bots: list[str], sentence: str
) -> None:
    """It is refused before the first game."""
    with pytest.raises(Malformed, match=sentence):
        simulate("city", seats=seats, games=games, bots=bots)


def test_random_bot_is_uniform() -> None:
    """Each of the opening's answers comes up about equally often."""
    game = new_game("city", seats=2, seed="uniform", events=False)
    seat = game.deciders()[0]
    count = len(game.answers(seat))
    bot = RandomBot("dice")
    drawn = [bot.answer(game, seat) for _i in range(count * 100)]
    assert all(60 <= drawn.count(code) <= 150 for code in game.answers(seat))

"""Playing whole games under the referee, for the tests that mix options."""

from __future__ import annotations

from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import play_game
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream

LONGEST_LIST = 80


def ends_under_the_referee(game: Game, bot: str, seed: str) -> None:
    """Let bots of one kind play to the end; nobody is ever shown a list that is too long."""
    bots = [make_bot(game.rules.game, bot, f"{seed}/{seat}") for seat in range(game.rules.seats)]
    longest: list[int] = []
    play_game(
        game,
        bots,
        referee=True,
        on_decision=lambda at, seat, _code: longest.append(len(at.answers(seat))),
    )
    assert game.is_over()
    assert max(longest) <= LONGEST_LIST


def ends_by_chance_alone(game: Game) -> None:
    """Answer everything at random, draws included."""
    stream = Stream("chance")
    while not game.is_over():
        seat = game.deciders()[0]
        answers = game.answers(seat)
        assert answers
        game.play(seat, answers[stream.below(len(answers))])

"""What a bot is, and all that it may see when it is asked."""

from __future__ import annotations

from bigshoulders.kernel.action import Action
from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.step import Question
from bigshoulders.kernel.stream import Stream
from bigshoulders.kernel.subclassing import mypyc_attr


class Observation:
    """One decision as its seat sees it: the question, the legal answers, the view and a sample.

    The game itself is not part of it. A sample agrees with it in everything the seat knows, and
    all the rest, draws to come included, is drawn anew from the bot's own stream.
    """

    def __init__(self, game: Game, seat: int, stream: Stream) -> None:
        self.seat = seat
        self.answers: list[int] = game.answers(seat)
        self._game = game
        self._stream = stream
        self._sample: Game | None = None
        self._actions: list[Action] = []
        self._question: Question | None = None
        self._view: dict[str, Json] = {}

    @property
    def actions(self) -> list[Action]:
        """The legal answers with their notation, in the order of `answers`."""
        if not self._actions:
            self._actions = self._game.legal(self.seat)
        return self._actions

    @property
    def question(self) -> Question:
        """What is asked."""
        if self._question is None:
            self._question = self._game.question(self.seat)
        return self._question

    @property
    def view(self) -> dict[str, Json]:
        """What the seat may know, as plain data."""
        if not self._view:
            self._view = self._game.view(self.seat)
        return self._view

    def sample(self) -> Game:
        """Return the game with the rest drawn anew, the same all through a decision."""
        if self._sample is None:
            self._sample = self._game.determinize(self.seat, self._stream)
        return self._sample

    def fresh_sample(self) -> Game:
        """Return the game with the rest drawn anew, another time with every call."""
        return self._game.determinize(self.seat, self._stream)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program; its seed decides everything it leaves to chance."""

    def __init__(self, seed: str) -> None:
        self.stream = Stream(seed)

    def choose(self, observation: Observation) -> int:
        """Return one of the answers."""
        raise Broken(["this bot does not define choose"])

    def answer(self, game: Game, seat: int) -> int:
        """Return this bot's answer for a seat that is asked now."""
        return self.choose(Observation(game, seat, self.stream))

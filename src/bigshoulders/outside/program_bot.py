"""A bot that is a program speaking the line protocol."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.stream import Stream
from bigshoulders.outside import messages
from bigshoulders.outside.forfeits import ENDED, ILLEGAL, Failed, OutsideBot
from bigshoulders.outside.messages import Judgement
from bigshoulders.outside.player import Player

GRACE: Final = 0.5  # seconds beyond its budget until an answer is late


class ProgramBot(OutsideBot):
    """Asks a program, which is told the seat's view and a seed of its own for each question."""

    def __init__(self, seed: str, player: Player, seconds: float, table: str = "") -> None:
        super().__init__(seed)
        self._player = player
        self._seconds = seconds
        self._table = _digits(Stream(table or f"{seed}/table"))  # does not give the seed away

    def ask(self, game: Game, seat: int) -> int:
        asked = self.question(game, seat)
        try:
            answer = self._player.ask(asked, self._seconds + GRACE)
            place = messages.read_answer(answer, asked)
        except Failed as failed:
            if failed.kind != ILLEGAL:
                self._player.drop()
            raise
        return game.answers(seat)[place]

    def analysis(self, game: Game, seat: int) -> list[Judgement]:
        """Return what the program thinks of the answers, the best first; Failed if it cannot."""
        if not self._player.introduction().analyzes:
            raise Failed(ENDED, "it does not analyze; its hello says so")
        asked = {**self.question(game, seat), "type": messages.ANALYZE}
        return messages.read_analysis(self._player.ask(asked, self._seconds + GRACE), asked)

    def question(self, game: Game, seat: int) -> dict[str, Json]:
        """Return the next question as the program is asked it."""
        return messages.question(
            game,
            seat,
            table=self._table,
            seed=_digits(self.stream),
            milliseconds=round(1000 * self._seconds),
        )


def _digits(stream: Stream) -> str:
    return "".join([f"{stream.below(1 << 32):08x}" for _part in range(4)])

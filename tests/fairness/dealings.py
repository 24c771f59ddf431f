"""Games with a dealer and undos, as a table would play them, and the records it would tell."""

from __future__ import annotations

from dataclasses import replace

from bigshoulders.fairness import (
    Deal,
    LogLine,
    PlayersNumber,
    Step,
    Undo,
    commitment_of,
    with_deal,
    with_log,
)
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE, code_of, mover
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.record import record_of
from bigshoulders.kernel.stream import Stream

FIRST = 2  # the entry with which a game begins, after the one that makes the table


class Dealing:
    """A table without a server: it plays at random, takes back, and tells all of it."""

    def __init__(
        self, seed: str = "seed", seats: int = 2, numbers: tuple[PlayersNumber, ...] = ()
    ) -> None:
        self.seed = seed
        self.numbers = numbers  # that people committed to and told, each in an entry before
        self.first = FIRST + 2 * len(numbers)
        self.number = self.first
        self.entries: list[tuple[int, int]] = []  # each with the number of moves after it
        self.steps: list[Step] = []
        self.heard: list[Json] = []
        self._dealer = self.deal().stream()
        self._choice = Stream("choice")
        rules = rules_of("city", seats, {})
        self.game = begin(rules, rules.start(), self._dealer)
        self._note(0, None)

    def hear_numbers(self, *numbers: PlayersNumber, round_: int = 1) -> list[Json]:
        """Return what is heard before a game begins: the table, commitments, numbers."""
        commitment = self.deal().commitment
        heard: list[Json] = [
            {"number": 1, "kind": "made", "seat": None, "data": {"commitment": commitment}}
        ]
        for kind in ("commit", "reveal"):
            for one in numbers:
                said = one.commitment if kind == "commit" else one.number
                what = "commitment" if kind == "commit" else "number"
                data: dict[str, Json] = {"round": round_, what: said}
                number = len(heard) + 1
                heard.append({"number": number, "kind": kind, "seat": one.seats[0], "data": data})
        return heard

    def play(self, times: int = 1) -> None:
        """Let whoever is asked answer something."""
        for _time in range(times):
            (seat, *_others) = self.game.deciders()
            answers = self.game.answers(seat)
            before = len(self.game.moves)
            self.game.play(seat, answers[self._choice.below(len(answers))])
            self.number += 1
            self._note(before, seat)

    def play_to_draw(self) -> int:
        """Play on until an answer brings draws about; returns the entry before it."""
        while True:
            before, moves = self.number, len(self.game.moves)
            self.play()
            if any(mover(move) == CHANCE for move in self.game.moves[moves:]):
                return before

    def undo(self, to: int, *agreed: str) -> None:
        """Let red take back what came after an entry."""
        self.number += 1
        self.entries = [one for one in self.entries if one[0] <= to]
        kept = self.entries[-1][1]
        self.game = self.game.back_to(kept)
        self.game.dealer = self._dealer
        self.steps.append(Undo(0, self.number, "red", to, agreed))
        places = {"red": 0, "yellow": 1, "blue": 2}
        data: dict[str, Json] = {"to": to}
        if agreed:
            data["agreed"] = " ".join(str(places[name]) for name in agreed)
        self._hear("undo", "red", data)

    def deal_from(self, seed: str) -> None:
        """Let another dealer go on."""
        self.seed = seed
        self._dealer = Stream(seed)
        self.game.dealer = self._dealer

    def deal(self) -> Deal:
        round_ = 1 if self.numbers else 0
        commitment = Stream(self.seed).commitment()
        return Deal(commitment, self.seed, self.first, round=round_, numbers=self.numbers)

    def record(self) -> str:
        """Return what the table would export."""
        return with_deal(with_log(record_of(self.game), self._marked()), self.deal())

    def plain_record(self) -> str:
        """Return the record as the version before would have exported it, without a story."""
        return with_deal(record_of(self.game).text(), replace(self.deal(), start=None))

    def draws(self) -> int:
        """Return how many draws the game now has."""
        return sum(mover(move) == CHANCE for move in self.game.moves)

    def _note(self, before: int, seat: int | None) -> None:
        self.entries.append((self.number, len(self.game.moves)))
        for move in self.game.moves[before:]:
            name = self.game.name(mover(move))
            entry = None if mover(move) == CHANCE else self.number
            self.steps.append(LogLine(0, entry, name, _notation(self.game, move), is_kept=True))
        self._hear("move", self.game.name(seat), {}) if seat is not None else self._hear("start")

    def _hear(
        self, kind: str, seat: str | None = None, data: dict[str, Json] | None = None
    ) -> None:
        self.heard.append({"number": self.number, "kind": kind, "seat": seat, "data": data or {}})

    def _marked(self) -> list[Step]:
        """Return all steps, those that were taken back marked."""
        kept = {number for number, _moves in self.entries}
        entry = self.first
        marked: list[Step] = []
        for step in self.steps:
            if isinstance(step, LogLine):
                entry = step.entry or entry
                marked.append(replace(step, is_kept=entry in kept))
            else:
                marked.append(step)
        return marked


def number_of(seat: str, digit: str) -> PlayersNumber:
    """Return what somebody in a seat added."""
    return PlayersNumber((seat,), commitment_of(digit * 64), digit * 64)


def _notation(game: Game, move: int) -> str:
    return game.rules.language.write(code_of(move))

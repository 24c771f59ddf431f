"""A game in the terminal without the terminal: who sits where, whose turn it is, what was told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bigshoulders.bots import make_bot
from bigshoulders.cli.play.seating import YOU
from bigshoulders.kernel.action import CHANCE, Action, mover
from bigshoulders.kernel.errors import Unavailable
from bigshoulders.kernel.event import EVERYONE, Event
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream


@dataclass(frozen=True)
class LoggedEvent:
    """An event, whose answer led to it, and how many moves the game had when it was told."""

    event: Event
    seat: int
    moves: int


class Session:
    """A game with people and bots at it."""

    def __init__(self, game: Game, sitters: Sequence[str], seed: str) -> None:
        self.game = game
        self.seed = seed
        self.pack: Path | None = None  # where the pack is that the game is played with
        self.log: list[LoggedEvent] = []
        self._seen: dict[int, int] = {}
        self.sit(sitters)

    def sit(self, sitters: Sequence[str]) -> None:
        """Place people and bots; a bot that sits down again thinks afresh."""
        moves = len(self.game.moves)
        self.sitters = tuple(sitters)
        self._bots = {
            seat: make_bot(self.game.rules.game, name, f"{self.seed}/{seat}/{moves}")
            for seat, name in enumerate(sitters)
            if name != YOU
        }

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.sitters) if name == YOU]

    def tell(self, events: Sequence[Event], seat: int) -> None:
        """Add events to the log."""
        moves = len(self.game.moves)
        self.log.extend(LoggedEvent(event, seat, moves) for event in events)

    # Whose turn it is

    def waiting(self) -> int | None:
        """Return the person's seat that must answer, or None if a bot or nobody must."""
        deciders = self.game.deciders()
        if CHANCE in deciders:
            raise Unavailable("a draw waits and nobody deals")
        if not deciders or self._bot_among(deciders) is not None:
            return None
        return deciders[0]

    def _bot_among(self, deciders: Sequence[int]) -> int | None:
        return next((seat for seat in deciders if seat in self._bots), None)

    def let_bots_answer(self) -> int:
        """Let the bots answer until a person must or the game is over; return how often."""
        count = 0
        while True:
            seat = self._bot_among(self.game.deciders())
            if seat is None:
                return count
            self.tell(self.game.play(seat, self._bots[seat].answer(self.game, seat)), seat)
            count += 1

    def answer(self, action: Action) -> None:
        """Give a person's answer."""
        self.tell(self.game.apply(action), action.seat)

    # Taking back

    def why_not_undo(self, seat: int) -> str | None:
        """Say why no answer can be taken back at this seat's question, or None if one can.

        At a shared keyboard it may be that of the person who answered just before.
        """
        moves = self.game.moves
        last = mover(moves[-1]) if moves else CHANCE
        if last in self.humans and self.game.undoable(last):
            return None
        if not any(mover(move) == seat for move in moves):
            return "there is nothing to undo: you haven't moved yet"
        if last not in (CHANCE, seat):
            return f"you can't undo: {self.game.name(last)} has moved since"
        return "you can't undo: something hidden was revealed since"

    def undo(self, seat: int) -> None:
        """Take back the last answer."""
        sentence = self.why_not_undo(seat)
        if sentence is not None:
            raise Unavailable(sentence)
        count = len(self.game.moves) - 1
        self.game = self.game.back_to(count)
        self.log = [told for told in self.log if told.moves <= count]
        self._seen = {who: min(seen, len(self.log)) for who, seen in self._seen.items()}

    # What was told

    def log_for(self, seat: int | None) -> list[LoggedEvent]:
        """Return everything that this seat may know; None is a spectator."""
        eyes = EVERYONE if seat is None else seat
        return [told for told in self.log if told.event.seen_by(eyes)]

    def catch_up(self) -> None:
        """Take all that was told as known: the board shows it."""
        self._seen = dict.fromkeys([EVERYONE, *range(len(self.sitters))], len(self.log))

    def news(self, seat: int | None) -> list[LoggedEvent]:
        """Return what this seat has not been told yet, and remember that it now has."""
        eyes = EVERYONE if seat is None else seat
        fresh = self.log[self._seen.get(eyes, 0) :]
        self._seen[eyes] = len(self.log)
        return [told for told in fresh if told.event.seen_by(eyes)]


def dealer_after(seed: str, moves: Sequence[int]) -> Stream:
    """Return the dealer of a seed as it stands after the draws among these moves."""
    dealer = Stream(seed)
    for move in moves:
        if mover(move) == CHANCE:
            dealer.below(1)
    return dealer

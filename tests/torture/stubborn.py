"""Clients that never give up: when the server dies they wait, come back and ask the same again."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from bigshoulders.client import Object, Seat, ServerRefused
from tests.torture.moments import AGAIN, LOST, NOT_STORED, Gone, Moments

if TYPE_CHECKING:
    from random import Random

ALLOWED = ("stale",)  # what an honest client may be refused, as others play too
MOST_REFUSED = 20  # in a row, each after a fresh look at the table


@dataclass
class Outcome:
    """What became of one request: the entry that it was acknowledged as, or a refusal."""

    message: Object
    number: int | None = None
    refused: str | None = None


@dataclass
class Stubborn(threading.Thread):
    """Plays one seat to the end, by random legal answers, whatever happens to the server."""

    seat: Seat
    moments: Moments
    chosen: Random
    outcomes: list[Outcome] = field(default_factory=list)
    came_back_at: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)

    __hash__ = threading.Thread.__hash__

    @property
    def name_of_seat(self) -> str:
        return str(self.seat.seat)

    def told(self) -> str:
        """Return how far this player has come, for whoever wonders why a game does not end."""
        last = self.outcomes[-1] if self.outcomes else None
        return (
            f"{self.name_of_seat} has heard of entry {self.seat.number}, asked "
            f"{self.seat.asked}, came back {len(self.came_back_at)} times; last: {last}"
        )

    def run(self) -> None:
        try:
            while not self.seat.is_over():
                self._take_part()
        except Gone:
            pass
        except BaseException as error:  # noqa: BLE001 - whatever it is, the trial must hear of it
            self.moments.complain(f"a client failed: {type(error).__name__}: {error}")
        finally:
            self.seat.close()
            self.moments.count("ended")

    def _take_part(self) -> None:
        """Wait for a question and do something, or come back if the server is gone."""
        try:
            asked = self.seat.wait()
        except LOST as error:
            self._come_back(error)
        else:
            if asked:
                self._deliver(self._choose())

    def _choose(self) -> Object:
        """Return what to do next: mostly to answer, now and then to talk or to take back."""
        number, dice = self.seat.number, self.chosen.random()
        if dice < 0.03:
            return {"type": "chat", "text": "hm", "about": number}
        undo = self.seat.table["undo"]
        if dice < 0.06 and undo is not None:
            return {"type": "undo", "number": number, "to": undo}
        return {"type": "answer", "number": number, "answer": self.chosen.choice(self.seat.answers)}

    def _deliver(self, message: Object) -> None:
        """Send a message, under one id, until the server has said what became of it."""
        message["id"] = f"{self.name_of_seat}-{len(self.outcomes)}"
        self.outcomes.append(outcome := Outcome(message))
        while outcome.number is None and outcome.refused is None:
            try:
                self._ask(outcome)
            except LOST as error:
                self._come_back(error)
        if self.chosen.random() < 0.1:
            self._repeat(outcome)

    def _ask(self, outcome: Outcome) -> None:
        self.moments.count("sent")
        try:
            outcome.number = cast("int", self.seat.send(dict(outcome.message))["number"])
            self.moments.count("acknowledged")
        except ServerRefused as refused:
            self._refused(outcome, refused)

    def _refused(self, outcome: Outcome, refused: ServerRefused) -> None:
        """Ask again on the same socket while the database is away; believe any other refusal."""
        self.moments.count(refused.key)
        if refused.key == NOT_STORED:
            self.moments.pause(AGAIN)
            return
        if refused.key not in ALLOWED:
            kind = outcome.message["type"]
            self.moments.complain(f"{kind} was refused on a socket: {refused.key}, {refused}")
        outcome.refused = refused.key

    def _repeat(self, outcome: Outcome) -> None:
        """Ask once more, as a client that has missed the answer would."""
        again = Outcome(outcome.message)
        while again.number is None and again.refused is None:
            try:
                self._ask(again)
            except LOST as error:
                self._come_back(error)
        if outcome.refused:  # by a worker who was late; the next one may take it
            outcome.number, outcome.refused = again.number, again.refused
        elif again.number != outcome.number:
            self.moments.complain(
                f"a repeated {outcome.message['type']} got {again.number or again.refused} "
                f"after {outcome.number}"
            )

    def _come_back(self, error: BaseException) -> None:
        """Connect again, and again if that server dies too."""
        if isinstance(error, TimeoutError):
            self.moments.count("silent")
        self.came_back_at.append(time.monotonic())
        refusals = 0
        while True:
            self.seat.client.address = self.moments.address(self.chosen)
            try:
                return self.seat.reconnect()
            except LOST:
                self.moments.pause(0.05)
            except ServerRefused as refused:
                self.moments.count(refused.key)
                if refused.key != NOT_STORED:
                    refusals += 1
                    self.moments.complain(f"coming back was refused: {refused.key}, {refused}")
                if refusals > MOST_REFUSED:
                    raise
                self.moments.pause(AGAIN)

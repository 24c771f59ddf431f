"""Clients that never give up: when the server dies they wait, come back and ask the same again."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from websockets.exceptions import WebSocketException

from bigshoulders.client import Object, Seat, ServerRefused

if TYPE_CHECKING:
    from random import Random

PATIENCE = 600.0  # seconds; only a test that fails ever waits so long
LOST = (ConnectionError, EOFError, WebSocketException)  # what a client sees of a killed server


class Moments:
    """What the players have done so far, for whoever wants to strike at a certain moment."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._counts = {"sent": 0, "acknowledged": 0, "ended": 0}
        self._up = True
        self.failures: list[BaseException] = []

    def count(self, what: str) -> None:
        with self._changed:
            self._counts[what] += 1
            self._changed.notify_all()

    def fail(self, error: BaseException) -> None:
        with self._changed:
            self.failures.append(error)
            self._changed.notify_all()

    def wait_for_more(self, what: str, more: int) -> None:
        """Return when so many more have been counted."""
        with self._changed:
            goal = self._counts[what] + more
            reached = self._changed.wait_for(
                lambda: self._counts[what] >= goal or self.failures, PATIENCE
            )
        assert reached, f"{what}: {self._counts[what]} of {goal}, and then nothing happened"
        assert not self.failures, self.failures

    def set_up(self, up: bool) -> None:
        """Note whether there is a server to connect to."""
        with self._changed:
            self._up = up
            self._changed.notify_all()

    def wait_for_server(self) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._up, PATIENCE), "there is no server"


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
    comebacks: int = 0

    def __post_init__(self) -> None:
        super().__init__(daemon=True)

    __hash__ = threading.Thread.__hash__

    def run(self) -> None:
        try:
            while not self.seat.is_over():
                self._take_part()
        except BaseException as error:  # noqa: BLE001 - whatever it is, the test must hear of it
            self.moments.fail(error)
        self.moments.count("ended")

    def _take_part(self) -> None:
        """Wait for a question and do something, or come back if the server is gone."""
        try:
            if self.seat.wait():
                self._deliver(self._choose())
        except LOST:
            self._come_back()

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
        message["id"] = f"{self.seat.seat}-{len(self.outcomes)}"
        self.outcomes.append(outcome := Outcome(message))
        while outcome.number is None and outcome.refused is None:
            try:
                self._ask(outcome)
            except LOST:
                self._come_back()
        if self.chosen.random() < 0.1:
            self._repeat(outcome)

    def _ask(self, outcome: Outcome) -> None:
        self.moments.count("sent")
        try:
            outcome.number = cast("int", self.seat.send(dict(outcome.message))["number"])
            self.moments.count("acknowledged")
        except ServerRefused as refused:
            outcome.refused = refused.key

    def _repeat(self, outcome: Outcome) -> None:
        """Ask once more, as a client that has missed the answer would."""
        again = Outcome(outcome.message)
        try:
            self._ask(again)
        except LOST:
            return self._come_back()
        assert (again.number, again.refused) == (outcome.number, outcome.refused)
        return None

    def _come_back(self) -> None:
        """Connect again, and again if that server dies too."""
        while True:
            self.moments.wait_for_server()
            try:
                self.seat.reconnect()
            except LOST:
                continue
            self.comebacks += 1
            return

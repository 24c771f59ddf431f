"""The story of a game in sentences: one paragraph per turn, headlines for rounds and phases."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bigshoulders.cli.draw.drawing import Drawing
from bigshoulders.cli.draw.sentence import Sentence
from bigshoulders.cli.play.session import LoggedEvent
from bigshoulders.kernel.event import FORCED, Event
from bigshoulders.kernel.event import sentence as event_sentence
from bigshoulders.kernel.game import Game

HEADLINE_ENDS = ("_began", "_ended")
ONE_OF_SEVERAL = re.compile(r"\b1 (more )?(level|token|resource|marker|step)s\b")


@dataclass
class Paragraph:
    """What one seat's turn brought about; a headline has no seat."""

    seat: str
    sentences: list[str] = field(default_factory=list)
    is_open: bool = False  # whether the last sentence gives way to the next one of its kind

    @property
    def text(self) -> str:
        return "; ".join(self.sentences)

    def add(self, said: Sentence) -> None:
        """Add a sentence, or let it take the place of the last one."""
        words = said.words.removeprefix(f"{self.seat} ")
        if said.is_progress and self.is_open and _stem(words) == _stem(self.sentences[-1]):
            self.sentences[-1] = words
        else:
            self.sentences.append(words)
        self.is_open = said.is_progress


def paragraphs(game: Game, log: Iterable[LoggedEvent], drawing: Drawing) -> list[Paragraph]:
    """Return the story in paragraphs; a forced answer begins the turn of whoever gave it."""
    found: list[Paragraph] = []
    answered = -1
    seat = ""
    for entry in log:
        event = entry.event
        if entry.moves != answered:
            answered, seat = entry.moves, game.name(entry.seat)
        if event.kind is FORCED:
            seat = str(game.data(event)["seat"])
            continue
        said = drawing.tell(event.kind, game.data(event))
        if said is not None:
            is_headline = event.kind.key.endswith(HEADLINE_ENDS)
            whose = "" if is_headline else said.seat
            _add(found, said, seat if whose is None else whose)
    return [Paragraph(one.seat, _counted(one.sentences)) for one in found]


def _add(found: list[Paragraph], said: Sentence, seat: str) -> None:
    if not seat or not found or found[-1].seat != seat:
        found.append(Paragraph(seat))
    found[-1].add(said)


def sentence(game: Game, event: Event, drawing: Drawing) -> str:
    """Return an event as a sentence, also one that the board shows anyway."""
    facts = game.data(event)
    said = drawing.tell(event.kind, facts)
    return event_sentence(event.kind, facts) if said is None else said.words


def singular(sentence: str) -> str:
    """Return a sentence of a game with "1 level" in place of "1 levels"."""
    return ONE_OF_SEVERAL.sub(r"1 \1\2", sentence)


def _stem(words: str) -> str:
    """Return a sentence without its last word, which counts."""
    return words.rpartition(" ")[0]


def _counted(sentences: Sequence[str]) -> list[str]:
    """Say a sentence once, with how often it happened."""
    return [
        words if count == 1 else f"{words} ({count} times)"
        for words, count in Counter(sentences).items()
    ]

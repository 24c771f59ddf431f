"""What a typed line means: a number, an answer in notation, its beginning, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bigshoulders.kernel.action import Action

COMMANDS: Final[dict[str, str]] = {
    "undo": "take back the last answer, until a bot answers or something hidden is revealed",
    "why": "why <answer>: why an answer is not possible, with its rule",
    "rule": "rule <id>: the text of a rule, e.g. rule C-STOCK-03",
    "preview": "preview <answer>: everything an answer would change",
    "board": "show the whole board",
    "log": "show what has happened so far",
    "score": "show what everybody is worth now",
    "save": "save <file>: write the game to another file as well",
    "help": "show this list",
    "quit": "save and leave; the game can be resumed",
}


@dataclass(frozen=True)
class Answer:
    """One of the legal answers."""

    action: Action


@dataclass(frozen=True)
class Command:
    """A command to the table, with what follows it."""

    name: str
    rest: str


@dataclass(frozen=True)
class Unclear:
    """A line that means none of these, or more than one thing."""

    sentence: str


@dataclass(frozen=True)
class Attempt:
    """Words that are no legal answer now; the game can say why not."""

    text: str


Input: TypeAlias = Answer | Command | Unclear | Attempt


def understand(line: str, legal: Sequence[Action]) -> Input:
    """Return what a line means; commands are recognized first, then answers."""
    words = line.lower().split()
    if not words:
        return Unclear("type a number, an answer as it is written, or help")
    if words[0] in COMMANDS:
        return Command(words[0], line.strip()[len(words[0]) :].strip())
    found = choose(line, legal)
    if isinstance(found, Attempt) and len(words) == 1:
        return _as_command(words[0]) or found
    return found


def choose(line: str, legal: Sequence[Action]) -> Answer | Unclear | Attempt:
    """Return the legal answer with this number, this notation, or this beginning."""
    words = line.lower().split()
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        if 1 <= number <= len(legal):
            return Answer(legal[number - 1])
        return Unclear(f"there is no answer {number}; the numbers go from 1 to {len(legal)}")
    exact = [action for action in legal if action.notation.split() == words]
    close = exact or [action for action in legal if _begins(action.notation.split(), words)]
    if len(close) == 1:
        return Answer(close[0])
    if close:
        listed = ", ".join(action.notation for action in close[:4])
        more = f" and {len(close) - 4} more" if len(close) > 4 else ""
        return Unclear(f'"{line.strip()}" could be {listed}{more}')
    return Attempt(line.strip())


def _begins(notation: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether each typed word begins the word in its place."""
    if len(words) > len(notation):
        return False
    return all(full.startswith(word) for full, word in zip(notation, words, strict=False))


def _as_command(word: str) -> Command | None:
    names = [name for name in COMMANDS if name.startswith(word)]
    return Command(names[0], "") if len(names) == 1 else None

"""What a typed line means: a number, an answer in notation, its beginning, or a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bigshoulders.kernel.action import Action
from bigshoulders.kernel.json_nodes import read_whole
from bigshoulders.kernel.sentences import short

HIGHEST: Final = 999_999_999  # number that a line can be

COMMANDS: Final[dict[str, str]] = {
    "undo": "undo your last move, unless a bot has moved or something hidden was revealed",
    "why": "why <choice>: why a choice isn't possible, with its rule",
    "rule": "rule <id>: the text of a rule, e.g. the one beside the question",
    "preview": "preview <choice>: everything a choice would change",
    "board": "show the whole board",
    "log": "show what has happened so far",
    "score": "show what everyone is worth now",
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
IsWhole: TypeAlias = Callable[[str], bool]  # tells whether a line is a notation, legal or not


def never_whole(_line: str) -> bool:
    """Take every line for a beginning."""
    return False


def understand(
    line: str,
    legal: Sequence[Action],
    default: Action | None = None,
    is_whole: IsWhole = never_whole,
) -> Input:
    """Return what a line means; commands are recognized first, then answers.

    An empty line is the default answer, if the question has one.
    """
    words = line.lower().split()
    if not words:
        hint = Unclear("type a number, a choice as written, or help")
        return hint if default is None else Answer(default)
    if words[0] in COMMANDS:
        return Command(words[0], line.strip()[len(words[0]) :].strip())
    found = choose(line, legal, is_whole)
    if isinstance(found, Attempt) and len(words) == 1:
        return _as_command(words[0]) or found
    return found


def choose(
    line: str, legal: Sequence[Action], is_whole: IsWhole = never_whole
) -> Answer | Unclear | Attempt:
    """Return the legal answer with this number, this notation, or this beginning.

    A whole notation is no beginning: who types `raise 1` does not mean `raise 12`.
    """
    words = line.lower().split()
    number = read_whole(words[0], HIGHEST) if len(words) == 1 else None
    if number is not None:
        return _by_number(number, legal)
    close = [action for action in legal if action.notation.split() == words]
    if not close and not is_whole(line):
        close = [action for action in legal if _begins(action.notation.split(), words)]
    if len(close) == 1:
        return Answer(close[0])
    if close:
        listed = ", ".join(action.notation for action in close[:4])
        more = f" and {len(close) - 4} more" if len(close) > 4 else ""
        return Unclear(f'"{short(line.strip())}" could be {listed}{more}')
    return Attempt(line.strip())


def numbers(legal: Sequence[Action]) -> list[int]:
    """Return the number of each answer: of the thing that it names, or else its place.

    Where answers are one verb with a number each, such as `raise 17`, typing 17 must not mean the
    seventeenth of them. Words that stand alone, such as `pass`, are counted on from the highest.
    """
    named = [_named_number(action.notation) for action in legal]
    verbs = {action.notation.split()[0] for action in legal if " " in action.notation}
    alone = [" " not in action.notation for action in legal]
    if len(verbs) != 1 or [number is None for number in named] != alone:
        return list(range(1, len(legal) + 1))
    following = iter(range(max(number for number in named if number is not None) + 1, HIGHEST))
    return [next(following) if number is None else number for number in named]


def _named_number(notation: str) -> int | None:
    """Return the number that follows a verb, if that is all there is to an answer."""
    words = notation.split()
    return read_whole(words[1], HIGHEST) if len(words) == 2 else None


def _by_number(number: int, legal: Sequence[Action]) -> Answer | Unclear:
    known = numbers(legal)
    if number in known:
        return Answer(legal[known.index(number)])
    if known == list(range(1, len(legal) + 1)):
        return Unclear(f"there is no choice {number}; the numbers go from 1 to {len(legal)}")
    listed = ", ".join(str(one) for one in known)
    return Unclear(f"there is no choice {number}; the numbers are {listed}")


def _begins(notation: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether each typed word begins the word in its place."""
    if len(words) > len(notation):
        return False
    return all(full.startswith(word) for full, word in zip(notation, words, strict=False))


def _as_command(word: str) -> Command | None:
    names = [name for name in COMMANDS if name.startswith(word)]
    return Command(names[0], "") if len(names) == 1 else None

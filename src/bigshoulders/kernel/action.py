"""Answers: small numbers inside the engine, words that a player can type and read at the edge.

An answer is a verb and up to three arguments, packed into one int (`code`): that is what steps
list and apply, because search makes millions of them. A move is an answer and who gave it, packed
once more: that is what a game remembers. `Language` turns codes into notation and moves into lines,
and back; `Action` is an answer with the seat that gives it, for callers outside the engine. Nobody
else knows how either is packed.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, Literal, TypeAlias

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.pickling import Reduced
from bigshoulders.kernel.sentences import quoted, short

CHANCE: Final = -1
CHANCE_NAME: Final = "chance"  # as a line names who answered
NO_VERB: Final = -1

Role: TypeAlias = Literal["plain", "ends", "free"]
PLAIN: Final[Role] = "plain"  # what is asked for
ENDS: Final[Role] = "ends"  # ends a turn or a step, and is no choice beside others
FREE: Final[Role] = "free"  # may be done besides what is asked


def verb_of(code: int) -> int:
    """Return the index of the verb."""
    return code & 255


def first(code: int) -> int:
    """Return the first argument."""
    return (code >> 8) & 255


def second(code: int) -> int:
    """Return the second argument."""
    return (code >> 16) & 255


def third(code: int) -> int:
    """Return the third argument."""
    return (code >> 24) & 255


def answer(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack a verb and its arguments."""
    return verb | (a << 8) | (b << 16) | (c << 24)


def _argument(code: int, place: int) -> int:
    """Return the argument at a place, from 1 on."""
    return (code >> 8 * place) & 255


def move_of(seat: int, code: int) -> int:
    """Pack an answer and who gave it."""
    return (code << 4) | (seat + 1)


def mover(move: int) -> int:
    """Return the seat that made a move, or CHANCE."""
    return (move & 15) - 1


def code_of(move: int) -> int:
    """Return the answer that was given."""
    return move >> 4


def line_of(actor: str, notation: str) -> str:
    """Return a line: who answered, and what."""
    return f"{actor} {notation}"


def split_line(line: str) -> tuple[str, str]:
    """Return who answered and what, of a line "red found swift 40"."""
    actor, _space, notation = line.partition(" ")
    return actor, notation.strip()


class Verb:
    """A kind of answer and how it is written, e.g. `found <company> <par>`.

    Its key, by which words for it are found, is made of its plain words; two verbs with the same
    ones need another for one of them. `about` is the domain of the thing that it is about: of
    answers about the same thing that are refused alike, one is told.
    """

    def __init__(
        self,
        index: int,
        pattern: str,
        text: str,
        role: Role = PLAIN,
        about: str = "",
        key: str = "",
    ) -> None:
        self.index = index
        self.pattern = pattern
        self.text = text
        self.role: Role = role
        self.about = about
        self.words: tuple[str, ...] = tuple(pattern.split())
        self.domains: tuple[str, ...] = tuple(w[1:-1] for w in self.words if w.startswith("<"))
        self.key: str = key or "_".join([w for w in self.words if not w.startswith("<")])


def unnumbered(pattern: str, text: str, role: Role = PLAIN, about: str = "", key: str = "") -> Verb:
    """Return a verb of a list that `numbered` numbers."""
    return Verb(NO_VERB, pattern, text, role, about, key)


def numbered(verbs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """Return verbs that are numbered in the order of the list."""
    for index, verb in enumerate(verbs):
        verb.index = index
    return verbs


class Action:
    """An answer given by a seat (or by chance)."""

    def __init__(self, seat: int, code: int, notation: str) -> None:
        self.seat = seat
        self.code = code
        self.notation = notation

    def __reduce__(self) -> Reduced:
        return Action, (self.seat, self.code, self.notation)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return False
        return self.seat == other.seat and self.code == other.code

    def __hash__(self) -> int:
        return hash((self.seat, self.code))

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action(seat={self.seat}, {self.notation!r})"


class Language:
    """The words of one game: its verbs, and the keys that may stand for each argument."""

    def __init__(
        self,
        verbs: tuple[Verb, ...],
        domains: dict[str, tuple[str, ...]],
        joined: tuple[str, ...] = (),
    ) -> None:
        self.verbs = verbs
        self.domains = domains
        # What older records wrote as one answer: several verbs, each with its own arguments
        self._joined = [Verb(NO_VERB, pattern, "") for pattern in joined]
        self._index: dict[str, dict[str, int]] = {
            name: {key: place for place, key in enumerate(keys)} for name, keys in domains.items()
        }
        self._by_word: dict[str, list[Verb]] = {}
        for verb in sorted(verbs, key=_open_places):  # plain words are tried before open places
            self._by_word.setdefault(verb.words[0], []).append(verb)

    def key(self, domain: str, index: int) -> str:
        """Return the word for one value of a domain."""
        return self.domains[domain][index]

    def index(self, domain: str, key: str) -> int:
        """Return the value that a word stands for in a domain."""
        found = self._index[domain].get(key)
        if found is None:
            raise Malformed(
                f"there is no {domain} {quoted(key)}{_nearest(key, self.domains[domain])}"
            )
        return found

    def write(self, code: int) -> str:
        """Return the notation of an answer."""
        verb = self.verbs[verb_of(code)]
        words: list[str] = []
        place = 0
        for word in verb.words:
            if word.startswith("<"):
                place += 1
                words.append(self.domains[word[1:-1]][_argument(code, place)])
            else:
                words.append(word)
        return " ".join(words)

    def arguments(self, code: int) -> list[tuple[str, str]]:
        """Return the domain and the key of each argument of an answer."""
        found: list[tuple[str, str]] = []
        for place, domain in enumerate(self.verbs[verb_of(code)].domains):
            found.append((domain, self.key(domain, _argument(code, place + 1))))
        return found

    def read(self, text: str) -> int:
        """Return the answer that a notation stands for."""
        words = text.lower().split()
        if not words:
            raise Malformed("there is nothing to read: type a choice, e.g. one of those offered")
        verbs = self._by_word.get(words[0])
        if verbs is None:
            raise Malformed(
                f'cannot read "{short(text)}": no choice begins with {quoted(words[0])}'
                f"{_nearest(words[0], tuple(self._by_word))}"
            )
        for verb in verbs:
            if _fits(verb, words):
                return self._read_as(verb, words)
        expected = " or ".join(f'"{verb.pattern}"' for verb in verbs)
        raise Malformed(f'cannot read "{short(text)}": expected {expected}')

    def answers_in(self, line: str) -> list[str]:
        """Return the answers that a line of a record says: one, or those that older ones join."""
        words = line.lower().split()
        for verb in self._joined:
            if _fits(verb, words):
                return _parted(verb, words)
        return [line]

    def name(self, seat: int) -> str:
        """Return what a seat, or chance, is called."""
        return CHANCE_NAME if seat == CHANCE else self.key("seat", seat)

    def seat(self, actor: str) -> int:
        """Return the seat that is called so, or CHANCE."""
        return CHANCE if actor == CHANCE_NAME else self.index("seat", actor)

    def write_line(self, move: int) -> str:
        """Return a move as a line: who, and what."""
        return line_of(self.name(mover(move)), self.write(code_of(move)))

    def read_line(self, line: str) -> tuple[int, list[int]]:
        """Return who answered and what; a line of an older record may join several answers."""
        actor, notation = split_line(line)
        return self.seat(actor), [self.read(one) for one in self.answers_in(notation)]

    def every(self, verb: int) -> list[int]:
        """Return every code that can be written with this verb, legal or not."""
        codes = [verb]
        shift = 8
        for domain in self.verbs[verb].domains:
            size = len(self.domains[domain])
            codes = [code | (value << shift) for code in codes for value in range(size)]
            shift += 8
        return codes

    def _read_as(self, verb: Verb, words: list[str]) -> int:
        code = verb.index
        shift = 8
        for expected, word in zip(verb.words, words, strict=True):
            if expected.startswith("<"):
                code |= self.index(expected[1:-1], word) << shift
                shift += 8
        return code


def _open_places(verb: Verb) -> int:
    return len(verb.domains)


def _fits(verb: Verb, words: list[str]) -> bool:
    if len(verb.words) != len(words):
        return False
    return all(
        expected == word or expected.startswith("<")
        for expected, word in zip(verb.words, words, strict=True)
    )


def _parted(verb: Verb, words: list[str]) -> list[str]:
    """Cut a line before each word that is no argument."""
    starts = [place for place, word in enumerate(verb.words) if not word.startswith("<")]
    ends = [*starts[1:], len(words)]
    return [" ".join(words[start:end]) for start, end in zip(starts, ends, strict=True)]


def _nearest(word: str, known: tuple[str, ...]) -> str:
    """Return a hint with the closest words, or the whole list if it is short."""
    close = get_close_matches(word, known, n=3)
    if close:
        return f"; did you mean {' or '.join(close)}?"
    return f"; there are {', '.join(known)}" if len(known) <= 12 else ""

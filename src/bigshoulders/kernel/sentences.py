"""Sentences for people about what came from outside: one line, of signs that print, not too long.

Whatever was typed, sent or read can be quoted in an error, and it can be a megabyte, hold the end
of a line, or half a sign. So a quotation is short, and an error as a whole has a longest length.
"""

from __future__ import annotations

from typing import Final

LONGEST_QUOTE: Final = 40
LONGEST_WORD: Final = 240  # a path may be long, and stays whole
LONGEST_SENTENCE: Final = 1000
CUT: Final = "…"


def quoted(text: str) -> str:
    """Return a text in quotes, cut where it gets long, as a part of a sentence."""
    return repr(short(text))


def short(text: str) -> str:
    """Return a text, cut where it gets long."""
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + CUT


def sentence(text: str) -> str:
    """Return a text as one line that prints; what is too long loses its middle."""
    words = [_shorter(word, LONGEST_WORD) for word in _beginning(text).split()]
    line = _shorter(" ".join(words), LONGEST_SENTENCE)
    return line if line.isprintable() else "".join([_printed(sign) for sign in line])


def _beginning(text: str) -> str:
    """Return what is looked at of a very long text: its two ends."""
    return _shorter(text, 4 * LONGEST_SENTENCE)


def _shorter(text: str, longest: int) -> str:
    if len(text) <= longest:
        return text
    ending = longest // 3
    return text[: longest - ending - len(CUT)] + CUT + text[-ending:]


def _printed(sign: str) -> str:
    return sign if sign.isprintable() else "?"

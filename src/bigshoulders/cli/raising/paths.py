"""The places of Raising Chicago's view in words, for a preview that shows every change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshoulders.cli.raising.components import Pieces
from bigshoulders.kernel.json_nodes import Json

NOUNS: Final[dict[str, str]] = {
    "plots": "plot",
    "neighborhoods": "neighborhood",
    "wards": "ward",
    "outskirts": "outskirts place",
    "council": "council space",
}


def place(pieces: Pieces, path: str) -> str:
    """Write a path in words: "seats.blue.tokens.lumber" is "blue tokens lumber"."""
    first, *rest = path.split(".")
    words = [word.replace("_", " ") for word in rest]
    if first == "seats":
        return " ".join(words)
    if first == "auctions":
        return " ".join([pieces.board.spaces[int(rest[0])].upper(), *_of_auction(words[1:])])
    if first == "plots":
        return " ".join(["plot", pieces.board.plots[int(rest[0])].key, *words[1:]])
    if first in NOUNS:
        return " ".join([NOUNS[first], str(int(rest[0]) + 1), *words[1:]])
    return " ".join([first.replace("_", " "), *words])


def _of_auction(words: Sequence[str]) -> list[str]:
    """Call a square of the card as its notation does."""
    if words[:2] != ["card", "squares"]:
        return list(words)
    number = "UL" if words[2] == "0" else words[2]
    return ["square", number, *words[3:]]


def value_words(value: Json) -> str:
    """Write a value of the view: nothing, a number, or a list of them."""
    if value is None or value in ([], {}):
        return "-"
    if isinstance(value, list):
        return ", ".join(value_words(one) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {value_words(one)}" for key, one in value.items())
    return str(value)

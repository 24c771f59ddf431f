"""Bots as the command line names them: NAME=BOT, with options for those that are programs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted

if TYPE_CHECKING:
    from bigshoulders.outside.finding import Entrant

OptionOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME.OPTION=VALUE", help="an option of a program; may be repeated"
    ),
]
SecondsOption: TypeAlias = Annotated[
    float, typer.Option("--seconds", help="how long a bot from outside may think about a decision")
]
NAMED: Final = re.compile(r"([\w -]{1,30})=(.+)", re.DOTALL)
OPTION: Final = re.compile(r"([\w -]{1,30})\.([^=]+)=(.*)", re.DOTALL)


def named(words: Sequence[str], options: Sequence[str], seconds: float) -> list[Entrant]:
    """Return the bots; two of one name must be the same bot."""
    from bigshoulders.outside.finding import Entrant  # noqa: PLC0415 - keeps --help quick

    if not isfinite(seconds) or seconds <= 0:
        raise Malformed(f"--seconds: expected a number above 0, got {seconds:g}")
    pairs = [_split(word) for word in words]
    references: dict[str, str] = {}
    for name, reference in pairs:
        if references.setdefault(name, reference) != reference:
            raise Malformed(f"--bot: two bots are called {quoted(name)}; name one NAME=BOT")
    values = _options(options, references)
    return [
        Entrant(name, reference, tuple(sorted(values[name].items())), seconds)
        for name, reference in pairs
    ]


def _split(word: str) -> tuple[str, str]:
    found = NAMED.fullmatch(word)
    if found is not None:
        return found[1], found[2]
    if not word:
        raise Malformed("--bot: expected the name of a bot, module:Class or cmd:PROGRAM, got ''")
    return word, word


def _options(words: Sequence[str], names: dict[str, str]) -> dict[str, dict[str, str]]:
    values: dict[str, dict[str, str]] = {name: {} for name in names}
    for word in words:
        found = OPTION.fullmatch(word)
        if found is None or found[1] not in names:
            raise Malformed(
                f"--option: expected NAME.OPTION=VALUE for a bot named NAME=cmd:..., got"
                f" {quoted(word)}"
            )
        values[found[1]][found[2]] = found[3]
    return values

"""Who sits where: people, and bots by name."""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.bots import make_bot
from bigshoulders.games import entry
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted

YOU = "you"


def default_seating(game: str, seats: int, humans: int = 1) -> list[str]:
    """Return people in the first seats and the game's default bot in the others."""
    if not 0 <= humans <= seats:
        raise Malformed(f"--humans: {seats} seats hold 0 to {seats} people, not {humans}")
    return [YOU] * humans + [entry(game).default_bot] * (seats - humans)


def seating(
    game: str, colors: Sequence[str], given: Sequence[str], others: Sequence[str]
) -> list[str]:
    """Return who sits at each color: what was given for a seat, else who sat there before."""
    sitters = list(others)
    for word in given:
        color, equals, who = word.partition("=")
        if not equals:
            raise Malformed(
                f"--seat: expected seat=who, e.g. {colors[0]}={YOU}, got {quoted(word)}"
            )
        if color not in colors:
            listed = ", ".join(colors)
            raise Malformed(f"--seat: there is no seat {quoted(color)}; the seats are {listed}")
        sitters[list(colors).index(color)] = checked(game, who)
    return sitters


def checked(game: str, who: str) -> str:
    """Return a sitter that exists: you, or the name of a bot."""
    if who == YOU:
        return who
    try:
        make_bot(game, who, "")
    except Malformed as error:
        raise Malformed(f"{error}, or {YOU} for a person") from error
    return who

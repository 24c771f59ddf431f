"""Ratings after OpenSkill (Plackett-Luce), for games of any number of players.

They stand beside the win rates, which decide: a rating also counts who came second, and against
whom. The games are rated in their order. A bot in several seats of a game gets the mean of what
each of them would make of its rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from bigshoulders.tournaments.matches import Outcome

MISSING: Final = "ratings need OpenSkill: pip install 'bigshoulders[ratings]'"


@dataclass(frozen=True)
class Rating:
    """What a bot is worth, and how unsure that is."""

    mu: float
    sigma: float


class Model(Protocol):
    """As much of a model of OpenSkill as is used here."""

    def rating(self, mu: float | None = None, sigma: float | None = None) -> Rating:
        """Return a new rating."""
        ...

    def rate(self, teams: list[list[Rating]], *, ranks: list[float]) -> list[list[Rating]]:
        """Return the ratings after a game."""
        ...


class Models(Protocol):
    """The module of OpenSkill with its models."""

    def PlackettLuce(self) -> Model:  # noqa: N802 - so they call it
        """Return a model with its usual parameters."""
        ...


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating] | None:
    """Return the rating of every bot; None if OpenSkill is not installed."""
    try:
        model = cast("Models", import_module("openskill.models")).PlackettLuce()
    except ImportError:
        return None
    found: dict[str, Rating] = {}
    for outcome in outcomes:
        _rate(model, found, outcome)
    return found


def _rate(model: Model, found: dict[str, Rating], outcome: Outcome) -> None:
    start = model.rating()
    before = [found.get(bot, Rating(start.mu, start.sigma)) for bot in outcome.bots]
    teams = [[model.rating(one.mu, one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in outcome.places])
    for bot in dict.fromkeys(outcome.bots):
        found[bot] = _mean(
            [after[seat][0] for seat, name in enumerate(outcome.bots) if name == bot]
        )


def _mean(ratings_: Sequence[Rating]) -> Rating:
    count = len(ratings_)
    return Rating(
        sum(one.mu for one in ratings_) / count, sum(one.sigma for one in ratings_) / count
    )

"""A tournament as it is planned: which games, in which order, each with its seed.

Settings and lineups take turns, so the first part of a long tournament is a short one, and it can
be made longer later. A game follows from its setting, its lineup, its number among those and the
seed alone, whatever else is played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from bigshoulders import __version__
from bigshoulders.bots.arena import shared_rules
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.outside.finding import Entrant, check_entrant
from bigshoulders.outside.player import end_players
from bigshoulders.tournaments.lineups import Against, Lineup, Mixed
from bigshoulders.tournaments.matches import Match, Setting


@dataclass(frozen=True)
class Series:
    """All games of a lineup in a setting."""

    setting: Setting
    lineup: Lineup

    def match(self, number: int, place: int, seed: str) -> Match:
        """Return one of them: its number in the tournament, and its place in this series."""
        seated = self.lineup.seated(place, seed)
        return Match(number, self.setting, self.lineup.name, seated, f"{seed}/{place}")


@dataclass(frozen=True)
class Plan:
    """A tournament: so many games in each setting, which its lineups share."""

    settings: tuple[tuple[Setting, tuple[Lineup, ...]], ...]
    games: int
    seed: str

    def total(self) -> int:
        """Return how many games there are in all."""
        return self.games * len(self.settings)

    def series(self) -> list[Series]:
        """Return every lineup in every setting."""
        return [Series(setting, one) for setting, lineups in self.settings for one in lineups]

    def matches(self, first: int = 0) -> Iterator[Match]:
        """Yield the games in order, from this number on."""
        return islice(self._matches(), first, self.total())

    def _matches(self) -> Iterator[Match]:
        for number in range(self.total()):
            turn, place = divmod(number, len(self.settings))
            setting, lineups = self.settings[place]
            round_, which = divmod(turn, len(lineups))
            yield Series(setting, lineups[which]).match(number, round_, self.seed)

    def check(self) -> None:
        """Refuse what cannot be played before the first game."""
        try:
            for setting, lineups in self.settings:
                shared_rules(setting.game, setting.seats, setting.options)
                for entrant in _entrants(lineups):
                    check_entrant(setting.game, entrant)
        finally:
            end_players()

    def header(self) -> dict[str, Json]:
        """Return all that decides the games, but for how many there are."""
        return {
            "version": __version__,
            "seed": self.seed,
            "settings": [
                {"setting": setting.key, "lineups": [_described(one) for one in lineups]}
                for setting, lineups in self.settings
            ],
        }


def _entrants(lineups: Sequence[Lineup]) -> list[Entrant]:
    found: dict[Entrant, None] = {}
    for lineup in lineups:
        found.update(dict.fromkeys(_members(lineup)))
    return list(found)


def _members(lineup: Lineup) -> tuple[Entrant, ...]:
    return lineup.bots if isinstance(lineup, Mixed) else (lineup.bot, *lineup.others)


def _described(lineup: Lineup) -> dict[str, Json]:
    return {
        "lineup": lineup.name,
        "kind": "against" if isinstance(lineup, Against) else "mixed",
        "bots": [
            {
                "name": one.name,
                "reference": one.reference,
                "options": dict(one.options),
                "seconds": one.seconds,
            }
            for one in _members(lineup)
        ],
    }

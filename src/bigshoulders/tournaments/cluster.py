"""Games on a Ray cluster. Ray is an extra, and loaded only here."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Final, Protocol, Self, cast

from bigshoulders import __version__
from bigshoulders.kernel.errors import Malformed, Unavailable
from bigshoulders.outside.player import end_players
from bigshoulders.tournaments.matches import Match, play_match
from bigshoulders.tournaments.workers import AHEAD, Played, in_order

LOCAL: Final = "local"


class Ray(Protocol):
    """As much of Ray as is used here."""

    def init(self, address: str, **settings: object) -> object:
        """Join a cluster, or start one."""
        ...

    def shutdown(self) -> None:
        """Leave it."""
        ...

    def cluster_resources(self) -> dict[str, float]:
        """Return how many processors there are, and the like."""
        ...

    def remote(self, function: object) -> Remote:
        """Return a function that runs there."""
        ...

    def get(self, reference: object) -> Played:
        """Wait for what a function returns."""
        ...


class Remote(Protocol):
    """A function that runs elsewhere."""

    def remote(self, match: Match, version: str) -> object:
        """Call it."""
        ...


class RayCluster:
    """Plays on a cluster, whose machines have the same version of this package."""

    def __init__(self, address: str, jobs: int) -> None:
        try:
            self._ray = cast("Ray", import_module("ray"))
        except ImportError as error:
            raise Malformed("--cluster needs Ray: pip install 'bigshoulders[cluster]'") from error
        self._address = address
        self._jobs = jobs

    def __enter__(self) -> Self:
        settings: dict[str, object] = {"log_to_driver": False}
        if self._address == LOCAL:
            settings |= {"num_cpus": self._jobs, "include_dashboard": False}
        try:
            self._ray.init(self._address, **settings)
        except Exception as error:  # Ray has many
            raise Unavailable(
                f"--cluster: cannot join {self._address}: {error}; expected the address of a Ray"
                " cluster, such as 10.0.0.5:6379 or auto, or local to start one here"
            ) from error
        return self

    def __exit__(self, *_error: object) -> None:
        self._ray.shutdown()
        end_players()

    def play(self, matches: Iterable[Match]) -> Iterator[Played]:
        there = self._ray.remote(play_elsewhere)
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return in_order(
            matches,
            AHEAD * processors,
            lambda match: there.remote(match, __version__),
            self._wait,
        )

    def _wait(self, reference: object) -> Played:
        played = self._ray.get(reference)
        if isinstance(played, str):
            raise Unavailable(played)
        return played


def play_elsewhere(match: Match, version: str) -> Played | str:
    """Play a game on a machine of a cluster; a sentence if that has another version."""
    if version != __version__:
        return (
            f"a machine of the cluster ({platform.node()}) has bigshoulders {__version__};"
            f" install {version} there"
        )
    return play_match(match)

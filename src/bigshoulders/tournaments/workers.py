"""Where the games of a tournament are played: here, in processes, or on a Ray cluster.

Wherever it is, they come back in the order in which they were planned.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol, Self, TypeAlias, TypeVar

from bigshoulders.bots.arena import process_pool
from bigshoulders.kernel.errors import Unavailable
from bigshoulders.outside.player import end_players
from bigshoulders.tournaments.matches import Effort, Match, Outcome, play_match

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")

Played: TypeAlias = tuple[Outcome, Effort]

AHEAD: Final = 4  # games that wait for each process, so that none is ever idle


class Workers(AbstractContextManager["Workers"], Protocol):
    """Somebody who plays games."""

    def play(self, matches: Iterable[Match]) -> Iterator[Played]:
        """Yield what came of each match, in their order."""
        ...


def workers(jobs: int, cluster: str | None) -> Workers:
    """Return who plays: this process, several, or those of a cluster."""
    if cluster is not None:
        from bigshoulders.tournaments.cluster import RayCluster  # noqa: PLC0415 - Ray is an extra

        return RayCluster(cluster, jobs)
    return Processes(jobs) if jobs > 1 else ThisProcess()


def in_order(
    matches: Iterable[Match], ahead: int, submit: Callable[[Match], T], wait: Callable[[T], Played]
) -> Iterator[Played]:
    """Keep so many games under way, and yield them in order."""
    coming = iter(matches)
    waiting = deque(submit(match) for match in islice(coming, ahead))
    while waiting:
        played = wait(waiting.popleft())
        waiting.extend(submit(match) for match in islice(coming, 1))
        yield played


class ThisProcess:
    """Plays one game after the other."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        end_players()

    def play(self, matches: Iterable[Match]) -> Iterator[Played]:
        return map(play_match, matches)


class Processes:
    """Plays in processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = process_pool(jobs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._pool.shutdown(cancel_futures=True)
        end_players()

    def play(self, matches: Iterable[Match]) -> Iterator[Played]:
        return in_order(matches, AHEAD * self._jobs, self._submit, _result)

    def _submit(self, match: Match) -> Future[Played]:
        return self._pool.submit(play_match, match)


def _result(future: Future[Played]) -> Played:
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise Unavailable(
            "a process that played was ended, by the system or by a bot in it; the same command"
            " goes on with the next game that is missing, and a bot that does such things should"
            " be a program (cmd:...)"
        ) from error

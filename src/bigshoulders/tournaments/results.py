"""The results of a tournament in a file to which lines are only added.

The first line says what is played, each other one is a game, in order. A last line that was cut off
when a process was killed is dropped, and the tournament goes on behind it. What games took in time
stands in a second file beside it: the first is the same wherever and however fast it was made.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Final, Self

from bigshoulders.files import check_file
from bigshoulders.kernel.errors import Malformed, Unavailable
from bigshoulders.kernel.json_nodes import Json, read_json
from bigshoulders.tournaments.matches import Effort, Outcome, read_outcome
from bigshoulders.tournaments.plans import Plan

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = "bigshoulders games 1"
TIMES: Final = ".times"
WHAT: Final = "results of a tournament"


class Results:
    """What came of the games so far, kept in a file if there is one. To be used in a `with`."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.outcomes: list[Outcome] = []
        self.efforts: list[Effort] = []
        self._path = path
        self._earlier = 0.0  # hours of earlier runs
        self._began = monotonic()
        self._lock = None if path is None else _locked(path)
        if path is not None:
            try:
                self._resume(plan, path)
            except BaseException:
                self._unlock()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)

    def add(self, outcome: Outcome, effort: Effort) -> None:
        """Keep a game."""
        self.outcomes.append(outcome)
        self.efforts.append(effort)
        if self._path is not None:
            _append(self._path, outcome.line())
            _append(
                _beside(self._path),
                {
                    "number": effort.number,
                    "elapsed": round(monotonic() - self._began, 3),
                    "seconds": round(effort.seconds, 3),
                    "thinking": [round(one, 6) for one in effort.thinking],
                },
            )

    def hours(self) -> float:
        """Return for how long the tournament was played, in all runs."""
        return self._earlier + (monotonic() - self._began) / 3600

    def _resume(self, plan: Plan, path: Path) -> None:
        header: dict[str, Json] = {"format": FORMAT, **plan.header()}
        lines = list(_lines(path))
        if lines:
            self._check(path, lines[0], header)
            self.outcomes = list(_outcomes(path, lines[1:]))[: plan.total()]
            self._recall(_beside(path))
        else:
            _append(path, header)
        _append(_beside(path), {"began": datetime.now(UTC).isoformat(timespec="seconds")})

    def _check(self, path: Path, line: str, header: dict[str, Json]) -> None:
        if read_json(line, f"{path}: line 1").value != json.loads(json.dumps(header)):
            raise Malformed(
                f"{path}: holds the results of something else (other bots, options, seed or"
                " version); name another file, or repeat the command that made it"
            )

    def _recall(self, path: Path) -> None:
        """Read what the games took, as far as it is known."""
        known: dict[int, Effort] = {}
        elapsed = 0.0
        for place, line in enumerate(_lines(path)):
            node = read_json(line, f"{path}: line {place + 1}")
            if node.maybe("began") is not None:
                self._earlier += elapsed / 3600
                elapsed = 0.0
                continue
            elapsed = _number(node.at("elapsed").value)
            number = node.at("number").whole()
            thinking = tuple(_number(one.value) for one in node.at("thinking").items())
            known[number] = Effort(number, _number(node.at("seconds").value), thinking)
        self._earlier += elapsed / 3600
        missing = (known.get(one.number, Effort(one.number, 0.0)) for one in self.outcomes)
        self.efforts = list(missing)


def _beside(path: Path) -> Path:
    return path.with_name(path.name + TIMES)


def _lines(path: Path) -> Iterator[str]:
    """Yield the lines of a file; one that was cut off is removed from it."""
    if not path.exists():
        return
    check_file(path, WHAT)
    whole = 0
    with path.open("rb+") as file:
        for line in file:
            if not line.endswith(b"\n"):
                file.truncate(whole)
                return
            whole += len(line)
            try:
                yield line.decode()
            except UnicodeDecodeError as error:
                raise Malformed(f"{path}: not {WHAT}, it is no text") from error


def _outcomes(path: Path, lines: Iterable[str]) -> Iterator[Outcome]:
    for number, line in enumerate(lines):
        outcome = read_outcome(read_json(line, f"{path}: line {number + 2}"))
        if outcome.number != number:
            raise Malformed(
                f"{path}: line {number + 2}: expected game {number}, got {outcome.number}"
            )
        yield outcome


def _append(path: Path, line: dict[str, Json]) -> None:
    """Add a line in one piece."""
    text = json.dumps(line, ensure_ascii=False) + "\n"
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        os.write(file, text.encode())
    finally:
        os.close(file)


def _number(value: Json) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def _locked(path: Path) -> int | None:
    """Be the only process that writes these results; the lock ends with the process."""
    try:
        import fcntl  # noqa: PLC0415 - not every system has it
    except ImportError:
        return None
    file = os.open(_beside(path), os.O_RDWR | os.O_CREAT, 0o666)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise Unavailable(f"{path}: another process writes these results; wait for it") from error
    return file

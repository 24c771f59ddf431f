"""What the system tells about processes, and the little that a strike does to them."""

from __future__ import annotations

import os
import resource
import signal
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def children(pid: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                found += map(int, (task / "children").read_text().split())
    return sorted(found)


def command(pid: int) -> str:
    """Return how a process was started, or what it calls itself."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    return ""


def is_running(pid: int) -> bool:
    """Tell whether a process is there and has not ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def open_files(pid: int) -> int:
    """Return how many files and sockets a process has open."""
    return len(os.listdir(f"/proc/{pid}/fd"))  # noqa: PTH208 - only their number counts


def threads(pid: int) -> int:
    """Return how many threads a process has."""
    return len(os.listdir(f"/proc/{pid}/task"))  # noqa: PTH208 - as above


def kill(pid: int) -> None:
    """End a process without a warning."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


@contextmanager
def stopped(pids: Iterable[int]) -> Iterator[None]:
    """Have processes stand still."""
    found = list(pids)
    try:
        for pid in found:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in reversed(found):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@contextmanager
def limited(pid: int, what: int, most: int) -> Iterator[None]:
    """Have a running process under a limit of the system."""
    before = resource.prlimit(pid, what)
    resource.prlimit(pid, what, (most, before[1]))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(pid, what, before)

"""Programs that end with whoever started them, even if that process is killed.

Beside each program a tiny shell waits for a line. The end of its input instead of a line means
that the process which started both is gone, and then it kills the program and all that belongs to
it. Where there is no such shell, the program only hears the end of its input.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Sequence
from subprocess import DEVNULL, PIPE, Popen
from typing import Final

SHELL: Final = "/bin/sh"
WAIT_AND_KILL: Final = 'read -r line || kill -s KILL -- "-$0"'
OWN_VARIABLES: Final = "BIGSHOULDERS_"  # some of them are secrets of the server


class GuardedProcess:
    """A program with its guard."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process: Popen[bytes] = Popen(  # noqa: S603 - what whoever runs us has named
            list(command),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=_environment(),
            start_new_session=True,  # so that Ctrl-C is ours, and all it starts ends with it
        )
        self._guard = _guard_of(self.process.pid)

    def kill(self) -> None:
        """End the program and whatever it started; done twice, it is done once."""
        if self._guard is None and self.process.returncode is not None:
            return
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        self._dismiss()

    def _dismiss(self) -> None:
        guard, self._guard = self._guard, None
        if guard is not None:
            with contextlib.suppress(OSError):
                guard.communicate(b"\n")


def _guard_of(group: int) -> Popen[bytes] | None:
    if os.name != "posix":
        return None
    return Popen(  # noqa: S603 - our own words
        [SHELL, "-c", WAIT_AND_KILL, str(group)],
        stdin=PIPE,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )


def _environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if not key.startswith(OWN_VARIABLES)}

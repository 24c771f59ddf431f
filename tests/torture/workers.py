"""Servers that are struck at: they may be killed while they start, and their logs are read."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.conftest import PATIENCE, Server
from tests.torture import processes

if TYPE_CHECKING:
    from typing import IO

ROOT = Path(__file__).resolve().parents[2]
MOST_LINES = 20_000  # of the log of one server that are kept


class Worker(Server):
    """One server of a site; `clock` is a file that says how wrong its clock is."""

    def __init__(self, database: str, clock: Path | None) -> None:
        super().__init__(database)
        self._clock = clock
        self.log: deque[str] = deque(maxlen=MOST_LINES)
        self.bot_pool: set[int] = set()  # the processes of bots that it had when it was killed

    def launch(self, words: list[str]) -> subprocess.Popen[bytes]:
        """Run our command, by a clock that can be set if there is one."""
        module = ["bigshoulders"]
        if self._clock is not None:
            module = ["tests.torture.jumping", str(self._clock)]
        process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", *module, *words, "--no-open"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert process.stderr is not None
        threading.Thread(target=self._read, args=(process.stderr,), daemon=True).start()
        return process

    def _read(self, errors: IO[bytes]) -> None:
        with errors:
            for line in errors:
                self.log.append(line.decode(errors="replace").rstrip())

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def bots(self) -> list[int]:
        """Return the processes in which its bots think."""
        return [pid for pid in processes.children(self.pid) if "spawn" in processes.command(pid)]

    def kill(self) -> None:
        """End the process without a warning."""
        if self.process is not None:
            self.bot_pool.update(processes.children(self.pid))
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

"""A program that is asked by lines of JSON: one line to it, one line back, within some seconds."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node, read_json
from bigshoulders.kernel.sentences import quoted, short
from bigshoulders.outside.forfeits import ENDED, LATE, UNREADABLE, Failed
from bigshoulders.outside.guard import GuardedProcess

LONGEST_LINE: Final = 1 << 20
LINES_AHEAD: Final = 16  # that a program may write before anybody reads them
FAREWELL: Final = 0.5  # seconds in which a program may end by itself


class Program:
    """One running program. Whoever is refused with Failed should end it and start another."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._guarded = GuardedProcess(command)
        except (OSError, ValueError) as error:
            raise Failed(ENDED, f"it cannot be started: {error}") from error
        self._said: Queue[bytes] = Queue()
        self._heard: Queue[bytes | None] = Queue(LINES_AHEAD)
        self._complaint = b""
        self._has_ended = False  # as far as anybody has read what it wrote
        process = self._guarded.process
        for task, pipe in (
            (self._write, process.stdin),
            (self._read, process.stdout),
            (self._read_complaints, process.stderr),
        ):
            Thread(target=task, args=(pipe,), daemon=True).start()

    def ask(self, message: dict[str, Json], patience: float) -> Node:
        """Say something and return the answer; Failed if there is none that can be read."""
        self.say(message)
        try:
            line = None if self._has_ended else self._heard.get(timeout=patience)
        except Empty:
            raise Failed(LATE, f"it did not answer within {patience:g} s") from None
        if line is None:
            self._has_ended = True
            raise Failed(ENDED, self._last_words())
        return _read_line(line)

    def say(self, message: dict[str, Json]) -> None:
        """Say something that needs no answer."""
        self._said.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def end(self) -> None:
        """Close its input, let it end by itself for a moment, and kill it if it does not."""
        self._said.put(b"")
        with contextlib.suppress(Exception):
            self._guarded.process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End it at once."""
        self._said.put(b"")
        self._guarded.kill()
        until = monotonic() + FAREWELL
        with contextlib.suppress(Empty):
            while not self._has_ended:  # the thread that reads may wait for room
                line = self._heard.get(timeout=max(0.0, until - monotonic()))
                self._has_ended = line is None

    def _last_words(self) -> str:
        """Say how it ended, with the last line that it complained in."""
        with contextlib.suppress(Exception):
            self._guarded.process.wait(FAREWELL)
        complaint = self._complaint.decode(errors="replace").strip()
        return f"it ended with code {self._guarded.process.poll()}" + (
            f": {complaint}" if complaint else ""
        )

    # Each in a thread of its own

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while line := self._said.get():
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._heard.put(line)
        self._heard.put(None)

    def _read_complaints(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._complaint = line if line.strip() else self._complaint


def _read_line(line: bytes) -> Node:
    try:
        node = read_json(line.decode(), "line")
        node.at("type").text()
    except (Malformed, UnicodeDecodeError) as error:
        text = short(line.decode(errors="replace").strip())
        raise Failed(UNREADABLE, f"it answered {quoted(text)}: {error}") from error
    return node

"""`python -m tests.torture.jumping FILE serve …`: the command, by a clock that can be set.

FILE holds the seconds by which the clock of this process is wrong, and may change at any time, as
the clock of a machine does that is set by hand, wakes up, or is moved to another host.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path

SECONDS = struct.Struct("d")


def set_clock(path: Path, seconds: float) -> None:
    """Let every process that goes by a file be wrong by so much."""
    if not path.exists():
        path.write_bytes(SECONDS.pack(seconds))
    with path.open("r+b") as file:
        file.write(SECONDS.pack(seconds))


def be_wrong(path: Path) -> None:
    """Let this process ask the file whenever it asks what time it is."""
    right = time.time
    with path.open("rb") as file:
        offset = mmap.mmap(file.fileno(), SECONDS.size, access=mmap.ACCESS_READ)

    def wrong() -> float:
        return right() + float(SECONDS.unpack_from(offset)[0])

    time.time = wrong


def main() -> None:
    """Run the command of the project, all of it by the wrong clock."""
    be_wrong(Path(sys.argv.pop(1)))
    from bigshoulders.cli.app import main as command  # noqa: PLC0415 - it asks for the time at once

    command()


if __name__ == "__main__":
    main()

"""Small disks that can be filled, and files that cannot be written to."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

BLOCK = 4096
MEGABYTE = 1024 * 1024


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """Have a small file system at a folder; tells whether the system allowed it."""
    folder.mkdir(exist_ok=True)
    size = f"size={megabytes}m"
    mounted = _runs("mount", "-t", "tmpfs", "-o", size, "bigshoulders-torture", str(folder))
    try:
        yield mounted
    finally:
        if mounted and not _runs("umount", str(folder)):
            _runs("umount", "--lazy", str(folder))


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Have no room left in a file system."""
    ballast = folder / "ballast"
    try:
        with ballast.open("wb", buffering=0) as file:
            for block in (MEGABYTE, BLOCK):
                with suppress(OSError):
                    while file.write(bytes(block)) == block:
                        pass
        yield
    finally:
        ballast.unlink(missing_ok=True)


@contextmanager
def immutable(paths: Sequence[Path]) -> Iterator[bool]:
    """Have files that not even who has them open can change; tells whether that was allowed."""
    with ExitStack() as held:
        changed = True
        for path in paths:
            held.callback(_runs, "chattr", "-i", str(path))
            changed = changed and _runs("chattr", "+i", str(path))
        if not changed:
            held.close()
        yield changed


@contextmanager
def read_only_copy(folder: Path, at: Path) -> Iterator[bool]:
    """Have a folder a second time, without the right to write; tells whether that was allowed."""
    at.mkdir(exist_ok=True)
    bound = _runs("mount", "--bind", str(folder), str(at))
    try:
        yield bound and _runs("mount", "-o", "remount,bind,ro", str(at))
    finally:
        if bound:
            _runs("umount", str(at))


def _runs(program: str, *words: str) -> bool:
    """Run a program of the system; tells whether it is there and did as it was told."""
    found = shutil.which(program)
    if found is None:
        return False
    return subprocess.run([found, *words], capture_output=True, check=False).returncode == 0  # noqa: S603 - our own words

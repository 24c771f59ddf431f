"""Reading files that somebody names: only files, none too large, and text where text is meant."""

from __future__ import annotations

from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING, Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import BYTE_ORDER_MARK

if TYPE_CHECKING:
    from pathlib import Path

LARGEST_FILE: Final = 16 * 1024 * 1024


def read_text(path: Path, what: str) -> str:
    """Read a text file; what it should be is told to whoever names another one."""
    check_file(path, what)
    found = _read(path)
    if len(found) > LARGEST_FILE:
        most = LARGEST_FILE // 1024 // 1024
        raise Malformed(f"{path}: not {what}, it is too large; at most {most} MB")
    try:
        return found.decode().removeprefix(BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        raise Malformed(f"{path}: not {what}, it is no text") from error


def check_file(path: Path, what: str) -> None:
    """Refuse what is no file: a folder cannot be read, and a pipe or a device may never end."""
    try:
        mode = path.stat().st_mode
    except ValueError as error:  # so Python calls a zero byte in a path
        raise Malformed(f"{path}: no file can have this name; name a file") from error
    if S_ISDIR(mode):
        raise Malformed(f"{path}: is a directory, not {what}; name a file")
    if not S_ISREG(mode):
        raise Malformed(f"{path}: is a pipe or a device, not {what}; name a file")


def _read(path: Path) -> bytes:
    """Return as much of a file as may be in it, and a little more if there is more."""
    with path.open("rb") as file:
        try:
            return file.read(LARGEST_FILE + 1)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from error  # with the name

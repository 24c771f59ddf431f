"""Files that only their owner may read: databases hold hands, seeds and the secret of cookies.

They are made with their permissions, not given them afterwards, so that there is no moment in which
somebody else could open them. SQLite gives its other files the permissions of the database.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a database


def make_folder(folder: Path) -> None:
    """Make a folder and those above it that are missing; one that is there stays as it is."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    with contextlib.suppress(FileExistsError):  # another process was faster
        folder.mkdir(FOLDER)


def make_file(path: Path) -> None:
    """Make an empty file, or take a file that is there from all but its owner.

    One that is there is not opened: to close it again would end the locks of this process on it.
    """
    make_folder(path.absolute().parent)
    real = path.resolve()  # a link to nowhere would count as a file that is there
    try:
        os.close(os.open(real, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))
    except FileExistsError:
        _close_to_others(real)


def make_database(path: Path) -> None:
    """Make the empty file of a database, or close one that is there, with what is beside it.

    What keeps us from making it keeps SQLite from opening it, which then says why.
    """
    make_folder(path.absolute().parent)
    with contextlib.suppress(OSError):
        make_file(path)
    for ending in BESIDE:
        _close_to_others(path.with_name(path.name + ending))


def _close_to_others(path: Path) -> None:
    """Take a file from its group and from everybody; one that is not ours is its owner's affair."""
    with contextlib.suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS and path.is_file():
            path.chmod(mode & ~OTHERS)

"""Programs that hold a lock as long as they live: faulty.py with the kind `hold`."""

from __future__ import annotations

import fcntl
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def is_locked(path: Path) -> bool:
    """Tell whether a program is there and holds its lock."""
    if not path.exists():
        return False
    with path.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False

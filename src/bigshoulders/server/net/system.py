"""What the operating system does for connections, where it knows how to."""

from __future__ import annotations

import contextlib
import socket
import sys
from typing import Final

LONGEST: Final = 2**31 - 1  # milliseconds that the system counts


def end_if_unread(listener: socket.socket, seconds: float) -> None:
    """Let the system end connections whose clients take nothing.

    It also sees what we cannot: what a closed connection still has to send.
    """
    if sys.platform == "linux":
        most = min(int(seconds * 1000), LONGEST)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, most)


def files_to_open(wanted: int) -> int:
    """Return how many files this process may open, after asking for as many as are wanted."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 - not there on Windows

    few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
    if many != resource.RLIM_INFINITY:
        wanted = min(wanted, many)
    if few == resource.RLIM_INFINITY or few >= wanted:
        return wanted
    with contextlib.suppress(ValueError, OSError):  # some systems have limits they do not tell
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, many))
        return wanted
    return few

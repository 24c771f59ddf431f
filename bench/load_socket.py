"""The client's end of a WebSocket, as cheap as it can be: it shares two cores with the server.

It understands what our server sends (whole text frames, pings, a close) and refuses the rest.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeAlias, cast

Hear: TypeAlias = Callable[[bytes], None]
Part: TypeAlias = Callable[[str], None]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE = 0x80  # the bit of a frame that is the last of its message
MASKED = 0x80
SHORT = 126  # a length from here on is told in two more bytes, or in eight
_MEDIUM = bytes([MASKED | SHORT])
END_OF_HEAD = b"\r\n\r\n"


class ClientSocket(asyncio.Protocol):
    """One socket: tells whole messages to `hear`, and once why it ended to `part`."""

    def __init__(self, path: str, host: str, cookie: str, hear: Hear, part: Part) -> None:
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._hear = hear
        self._part = part
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._head.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._opened():
            return
        while self._next_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        self._end("the connection was lost" if exc is None else f"lost: {exc}")

    def send(self, text: bytes) -> None:
        """Send one message."""
        self._write(TEXT, text)

    def close(self) -> None:
        """End the connection without a word about it."""
        self._part = _ignore
        if self._transport is not None:
            self._write(CLOSE, b"\x03\xe8")
            self._transport.close()

    def _opened(self) -> bool:
        end = self._buffer.find(END_OF_HEAD)
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")]).decode()
        if " 101 " not in status:
            self._end(f"not let in: {status}")
            return False
        del self._buffer[: end + len(END_OF_HEAD)]
        self._is_open = True
        return True

    def _next_frame(self) -> bool:
        """Take one frame out of the buffer; False if none is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= SHORT:
            start = 4 if size == SHORT else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, content = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._take(kind, content)
        return True

    def _take(self, kind: int, content: bytes) -> None:
        if kind == WHOLE | TEXT:
            self._hear(content)
        elif kind == WHOLE | PING:
            self._write(PONG, content)
        else:
            self._end(f"closed by the server: {content[2:].decode(errors='replace')}")

    def _write(self, kind: int, content: bytes) -> None:
        """Send a short frame, masked as a client must."""
        size = len(content)
        told = bytes([MASKED | size]) if size < SHORT else _MEDIUM + size.to_bytes(2, "big")
        mask = secrets.token_bytes(4)
        pad = (mask * (size // 4 + 1))[:size]
        body = int.from_bytes(content, "big") ^ int.from_bytes(pad, "big")
        if self._transport is not None and not self._transport.is_closing():
            head = bytes([WHOLE | kind]) + told + mask
            self._transport.write(head + body.to_bytes(size, "big"))

    def _end(self, why: str) -> None:
        part, self._part = self._part, _ignore
        part(why)
        if self._transport is not None:
            self._transport.close()


def _ignore(_why: str) -> None:
    """Say nothing: the end was told before, or was our own wish."""

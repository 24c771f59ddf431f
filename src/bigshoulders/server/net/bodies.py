"""Bodies of requests: read before anybody looks at them, and refused if they are too large.

So it makes no difference where a body is sent to, or whether it says beforehand how large it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Message, Receive

from bigshoulders.server.errors import Refused

LARGEST_BODY: Final = 512 * 1024
LENGTH: Final = re.compile(r"[0-9]{1,12}")
MOST_DISCARDED: Final = 16 * 1024 * 1024
PATIENCE: Final = 5.0  # seconds for the rest of a body that is too large


async def with_body(headers: Headers, receive: Receive) -> Receive:
    """Read the body of a request; returns what gives it to the application once more."""
    length = headers.get("content-length", "0")
    is_large = not LENGTH.fullmatch(length) or int(length) > LARGEST_BODY
    if is_large and "expect" in headers:
        raise too_large()  # its sender waits for a word before sending it
    body, is_more = bytearray(), True
    while is_more and not is_large:
        message = await receive()
        if message["type"] == "http.disconnect":
            return receive  # half a body is none; the application hears that its sender is gone
        body += message.get("body", b"")
        is_large = len(body) > LARGEST_BODY
        is_more = message.get("more_body", False)
    if is_large:
        body.clear()
        if is_more:
            await _discard(receive)
        raise too_large()
    return _given(bytes(body), receive)


def too_large() -> Refused:
    """Return the refusal of a body that is too large."""
    return Refused("too_large", f"a request may have {LARGEST_BODY // 1024} kB at most")


async def _discard(receive: Receive) -> None:
    """Let a client send the rest, within bounds: many read no answer before they have done so."""
    size = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while size < MOST_DISCARDED:
                message = await receive()
                size += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


def _given(body: bytes, receive: Receive) -> Receive:
    is_given = False

    async def again() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again

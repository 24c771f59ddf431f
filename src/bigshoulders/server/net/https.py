"""For servers behind https: browsers are told never to come by any other way again."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

NAME: Final = "strict-transport-security"
A_YEAR: Final = "max-age=31536000"  # this host only: what else its domain serves is not ours to say


class StrictTransport:
    """ASGI middleware that adds the header to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_header(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                MutableHeaders(scope=message)[NAME] = A_YEAR
            await send(message)

        await self._app(scope, receive, with_header)

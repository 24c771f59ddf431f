"""Errors as JSON: one sentence, whatever went wrong."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.errors import Refused, malformed
from bigshoulders.server.metrics import REFUSED
from bigshoulders.server.store.journal import Conflict, Unwritten

LONGEST_WORDS: Final = 300

log = logging.getLogger(__name__)


def invalid(errors: Sequence[Mapping[str, object]]) -> Refused:
    """Return what is wrong with a value: the field, a key for the problem, and one sentence."""
    first = errors[0]
    place = first.get("loc", ())
    steps = [_printed(str(step)) for step in place] if isinstance(place, tuple) else []
    path = ".".join(step for step in steps if step not in ("body", "query", "path"))
    words = _printed(str(first.get("msg", "it cannot be read")), LONGEST_WORDS)
    words = words.removeprefix("Value error, ")
    words = words[:1].lower() + words[1:]
    text = f"{path}: {words}" if path else words
    return malformed(text, field=path, problem=str(first.get("type", "")))


def _printed(text: str, longest: int = 40) -> str:
    """Return what a client sent as it may be told back: short, and of signs that print."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:longest])


def answer(refused: Refused) -> Response:
    """Return a refusal as an HTTP answer."""
    REFUSED.add()
    return JSONResponse({"error": refused.told()}, status_code=refused.status)


def install(app: FastAPI) -> None:
    """Let the application answer every error in the same way."""

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> Response:
        return answer(error)

    @app.exception_handler(Malformed)
    async def unreadable(_request: Request, error: Malformed) -> Response:
        return answer(malformed(str(error)))

    @app.exception_handler(Conflict)
    async def overtaken(_request: Request, _error: Conflict) -> Response:
        return answer(Refused("changed", "somebody else was faster; look again", 409))

    @app.exception_handler(Unwritten)
    @app.exception_handler(OperationalError)
    async def out_of_reach(_request: Request, _error: Exception) -> Response:
        return answer(Refused("not_stored", "the database did not answer; try again", 503))

    @app.exception_handler(RequestValidationError)
    async def unfit(_request: Request, error: RequestValidationError) -> Response:
        return answer(invalid(error.errors()))

    @app.exception_handler(HTTPException)
    async def plain(_request: Request, error: HTTPException) -> Response:
        text = str(error.detail)
        refusal = Refused("http", text[:1].lower() + text[1:], error.status_code)
        return answer(refusal)

    @app.exception_handler(Exception)
    async def broken(_request: Request, error: Exception) -> Response:
        log.error("a request failed", exc_info=error)
        return answer(Refused("broken", "the server made a mistake; it has been noted", 500))

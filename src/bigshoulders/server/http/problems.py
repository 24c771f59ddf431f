"""Errors as JSON: one sentence, whatever went wrong."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match
from starlette.types import Scope

from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.errors import Refused, malformed, not_found, not_stored
from bigshoulders.server.metrics import REFUSED
from bigshoulders.server.store.away import Away, cause_of, is_trouble
from bigshoulders.server.store.journal import Conflict

LONGEST_WORDS: Final = 300
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

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


def refusal_of(error: Exception) -> Refused:
    """Return what is said about any error; one that nobody foresaw is logged with its trace."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Malformed):
        return malformed(str(error))
    if isinstance(error, Conflict):
        return Refused("changed", "someone else moved first; take another look")
    if is_trouble(error):
        log.warning("no answer", extra={"facts": {"why": cause_of(error)}})
        return not_stored()
    log.error("a request failed", exc_info=error)
    return Refused("broken", "something went wrong on the server; the error has been logged")


def answer(refused: Refused) -> Response:
    """Return a refusal as an HTTP answer."""
    REFUSED.add()
    return JSONResponse({"error": refused.as_json()}, refused.status, refused.headers())


def install(app: FastAPI) -> None:
    """Let the application answer every error in the same way."""

    @app.exception_handler(Refused)
    @app.exception_handler(Malformed)
    @app.exception_handler(Conflict)
    @app.exception_handler(Away)
    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    @app.exception_handler(Exception)
    async def refused(_request: Request, error: Exception) -> Response:
        return answer(refusal_of(error))

    @app.exception_handler(RequestValidationError)
    async def unfit(_request: Request, error: RequestValidationError) -> Response:
        return answer(invalid(error.errors()))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            return _wrong_method(_methods(app, request.scope))
        if error.status_code == HTTPStatus.NOT_FOUND:
            return answer(not_found("address"))
        text = str(error.detail)  # of a body that cannot be read
        return answer(malformed(text[:1].lower() + text[1:]))


def _wrong_method(allowed: str) -> Response:
    response = answer(Refused("wrong_method", f"this address takes {allowed} only"))
    response.headers["allow"] = allowed
    return response


def _methods(app: FastAPI, scope: Scope) -> str:
    """Return what an address takes; its routes each know their own methods only."""
    found = [
        method
        for method in METHODS
        if any(route.matches({**scope, "method": method})[0] is Match.FULL for route in app.routes)
    ]
    return ", ".join(found)

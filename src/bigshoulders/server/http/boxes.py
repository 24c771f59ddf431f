"""The printed components of a game, for clients that draw a board."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from bigshoulders.games import GAMES, entry
from bigshoulders.kernel.entry import MOST_SEATS
from bigshoulders.server.errors import malformed, not_found
from bigshoulders.server.schemas.any_game import AnyBox

OWN: Final = ("seats", "edition")
MOST_OPTIONS: Final = 100
LONGEST_WORD: Final = 40

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games/{game}/box", response_model=AnyBox | None)
async def box(
    game: Annotated[str, Path(max_length=LONGEST_WORD)],
    request: Request,
    seats: Annotated[
        int | None, Query(ge=1, le=MOST_SEATS, description="as many as can play, if left out")
    ] = None,
    edition: Annotated[
        str | None,
        Query(max_length=LONGEST_WORD, description="the edition; further options by their names"),
    ] = None,
) -> Response:
    """Return everything printed that a table with these options plays with; null: nothing is."""
    if game not in GAMES:
        raise not_found("game")
    options = {} if edition is None else {GAMES[game].menu.preset_key: edition}
    options |= further_options(request)
    found = box_of(game, seats or GAMES[game].seats()[-1], tuple(sorted(options.items())))
    return Response(found, media_type="application/json")


@lru_cache(maxsize=64)
def box_of(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> bytes:
    """Return the components of a table with these options as JSON; bad ones are malformed."""
    one = entry(game)
    return orjson.dumps(one.box_view(one.rules(seats, dict(options))))


def further_options(request: Request) -> dict[str, str]:
    """Return the switches that a request names; whether they exist is for the menu to say."""
    given = {key: value for key, value in request.query_params.items() if key not in OWN}
    if len(given) > MOST_OPTIONS or any(
        len(word) > LONGEST_WORD for one in given.items() for word in one
    ):
        raise malformed("options: expected names and values of at most 40 letters each")
    return given

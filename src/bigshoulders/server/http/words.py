"""What the words of a game mean, for clients that show them to people."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from bigshoulders.games import GAMES
from bigshoulders.kernel.entry import MOST_SEATS
from bigshoulders.server.errors import malformed, not_found
from bigshoulders.server.http.boxes import further_options
from bigshoulders.server.http.shared import WithServices, answered
from bigshoulders.server.http.word_texts import words_of
from bigshoulders.server.schemas.http import Words

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games/{game}/words", response_model=Words)
async def words(
    game: Annotated[str, Path(max_length=40)],
    request: Request,
    services: WithServices,
    seats: Annotated[
        int | None, Query(ge=1, le=MOST_SEATS, description="as many as can play, if left out")
    ] = None,
    edition: Annotated[
        str | None,
        Query(max_length=40, description="as in the options; further ones by their names"),
    ] = None,
) -> Response:
    """Return how a game calls things, what answers and options mean, and how many may play."""
    if game not in GAMES:
        raise not_found("game")
    menu = GAMES[game].menu
    if edition is not None and edition not in menu.presets:
        raise malformed(f"edition: expected one of {', '.join(menu.presets)}, got {edition!r}")
    options = tuple(sorted(further_options(request).items()))
    bots = tuple(services.tables.bots.names(game))
    return answered(words_of(game, edition or menu.default, seats, options, bots))

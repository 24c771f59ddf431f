"""What each player of Raising Chicago would have if the map stayed as it is."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import HEAD, STRONG, Cell, aligned, hanging, ink
from bigshoulders.cli.raising.components import Pieces
from bigshoulders.games.raising.box.components import ASTERISK, SYMBOLS
from bigshoulders.games.raising.ids import (
    CATEGORIES,
    FINAL_PROJECTS,
    IN_PLAY,
    POVERTY,
    PRESTIGE_ARROWS,
    SYMBOL_SETS,
    WARDS,
)
from bigshoulders.games.raising.rules.scoring import Places
from bigshoulders.games.raising.views.view_shapes import RaisingSeat, RaisingView
from bigshoulders.games.raising.views.words import CATEGORY_WORDS

TITLE = "as if the map stayed as it is; without bidding board, personal project and council"


def score_now(pieces: Pieces, view: RaisingView) -> RenderableType:
    """Return every player's reputation with what the final scoring would add, line by line."""
    parts: list[RenderableType] = []
    is_scoring = any(player["scores"] for player in view["seats"])
    if not is_scoring:
        parts.append(Text(TITLE, style=HEAD))
    for player in view["seats"]:
        scores = dict(enumerate(player["scores"])) if is_scoring else forecast(pieces, view, player)
        total = player["reputation"] if is_scoring else sum(scores.values())
        title = Text(player["seat"], style=f"{STRONG} {ink(player['seat'])}")
        parts.append(title.append(f" {total}", style=STRONG))
        rows: list[list[Cell]] = [
            [str(amount), CATEGORY_WORDS[CATEGORIES[category]]]
            for category, amount in scores.items()
            if amount
        ]
        parts.extend(hanging(line, 2) for line in aligned(rows, right=(0,)))
    return Group(*parts)


def forecast(pieces: Pieces, view: RaisingView, player: RaisingSeat) -> dict[int, int]:
    """Return what each category would pay a player that the view can tell."""
    board = pieces.board
    symbols = _symbols(player)
    matches = 0
    for key in player["finals"]:
        matches += sum(symbols[symbol] for symbol in pieces.projects[key].symbols)
    return {
        IN_PLAY: player["reputation"],
        WARDS: _wards(pieces, view, player["seat"]),
        PRESTIGE_ARROWS: _arrows(view, player["seat"]),
        FINAL_PROJECTS: matches * board.match_reputation,
        SYMBOL_SETS: min(symbols) * board.set_reputation,
        POVERTY: -player["poverty"]["costs"],
    }


def _symbols(player: RaisingSeat) -> list[int]:
    """Return the tokens of the five symbols; an asterisk counts once it is named."""
    counts = [player["symbols"][symbol] for symbol in SYMBOLS[:ASTERISK]]
    if player["asterisk"] is not None:
        counts[SYMBOLS.index(player["asterisk"])] += player["symbols"][SYMBOLS[ASTERISK]]
    return counts


def _wards(pieces: Pieces, view: RaisingView, seat: str) -> int:
    """R-FIN-01, asked of the engine ward by ward."""
    total = 0
    for ward in view["wards"]:
        if ward["token"] is not None:
            token = pieces.ward_tokens[ward["token"]]
            places = Places(list(ward["levels"].values()), token.first, token.second)
            total += places.shares[list(ward["levels"]).index(seat)]
    return total


def _arrows(view: RaisingView, seat: str) -> int:
    """R-FIN-03: arrows at own buildings."""
    built = [plot for plot in view["plots"] if "color" in plot]
    return sum(plot["arrows_value"] for plot in built if plot["color"] == seat)

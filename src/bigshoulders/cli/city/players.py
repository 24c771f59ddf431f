"""The players' part of City's board, and the score as it stands."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bigshoulders.cli.draw.layout import (
    QUIET,
    STRONG,
    aligned,
    columns,
    hanging,
    head,
    joined,
    labelled,
)
from bigshoulders.games.city.box.components import COMMON, DIRECTOR, PREFERRED, Box
from bigshoulders.games.city.views.view_shapes import CitySeat, CityView, CompanyView
from bigshoulders.games.city.views.words import money, space_words

READY = "●"
PLACED = "○"
USED = "✕"


def players(box: Box, view: CityView, seat: str | None, width: int) -> RenderableType:
    """Return a line per player: money, papers, partners, buildings by name where they fit."""
    rows = _rows(box, view, seat, named=True)
    if max(line.cell_len for line in aligned(rows)) > width:
        rows = _rows(box, view, seat, named=False)
    return columns(rows, right=(1, 2, 3))


def _rows(box: Box, view: CityView, seat: str | None, *, named: bool) -> list[list[Text]]:
    rows = [head(["player", "cash", "worth", "certs", "partners", f"buildings ({USED} used)"])]
    for player in view["seats"]:
        rows.append(
            [
                _name(player, seat),
                Text(money(player["cash"]), style=STRONG),
                Text(money(player["worth"])),
                Text(f"{player['certificates']}/{player['limit']}"),
                _partners(player),
                _row(box, player, view, named=named),
            ]
        )
    return rows


def _name(player: CitySeat, seat: str | None) -> Text:
    text = Text(player["seat"], style=f"{STRONG} {player['seat']}")
    return text.append(" (you)", style=QUIET) if player["seat"] == seat else text


def _partners(player: CitySeat) -> Text:
    placed = max(0, player["partners"] - player["ready"])
    return Text(READY * player["ready"] + PLACED * placed)


def _row(box: Box, player: CitySeat, view: CityView, *, named: bool) -> Text:
    names = {space.key: space.name for space in box.spaces}
    tiles: list[Text] = []
    for key in player["row"]:
        label = f"{key} {names[key]}" if named else key
        tiles.append(Text(f"{label} {USED}", style=QUIET) if key in view["used"] else Text(label))
    notes = [joined(list(tiles), ", ")]
    if player["sold"] and view["phase"] == "stock":
        notes.append(Text(f"sold {', '.join(player['sold'])}", style=QUIET))
    return joined(list(notes), "; ")


def hand(box: Box, view: CityView, seat: str | None) -> RenderableType | None:
    """Return the viewer's own buildings with what they do, or None without any."""
    spaces = {space.key: space for space in box.spaces}
    parts: list[RenderableType] = []
    for player in view["seats"]:
        if player["seat"] != seat:
            continue
        for label, keys in (("hand", player.get("hand", [])), ("kept", player.get("kept", []))):
            if keys:
                words = [f"{key} {space_words(spaces[key])}" for key in keys]
                parts.append(labelled(label, words))
        passed = [f"{key} {spaces[key].name}" for key in player.get("passed", [])]
        if passed:
            parts.append(labelled("seen", [", ".join(passed)]))
    return Group(*parts) if parts else None


def score_now(box: Box, view: CityView) -> RenderableType:
    """Return what each player is worth at this moment, line by line."""
    parts: list[RenderableType] = []
    for player in view["seats"]:
        title = Text(player["seat"], style=f"{STRONG} {player['seat']}")
        parts.append(title.append(f" {money(player['worth'])}", style=STRONG))
        rows = [[Text(money(player["cash"])), Text("cash")]]
        for key, company in view["companies"].items():
            count = shares_of(box, company, player["seat"])
            if count:
                amount = money(count * company["price"])
                rows.append([Text(amount), Text(f"{count} of {key} at {company['price']}")])
        parts.extend(hanging(line, 2) for line in aligned(rows, right=(0,)))
    return Group(*parts)


def shares_of(box: Box, company: CompanyView, seat: str) -> int:
    """Return how many shares a player's papers are worth together."""
    weight = box.board.shares_of_kind
    papers = company["held"].get(seat, 0) * weight[COMMON]
    papers += weight[PREFERRED] if company["preferred"] == seat else 0
    return papers + (weight[DIRECTOR] if company["director"] == seat else 0)

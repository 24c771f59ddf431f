"""The components of a game of Raising Chicago by the keys that a view names them with."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import (
    Box,
    Card,
    EmptyPlot,
    Member,
    Neighborhood,
    Plot,
    Prestige,
    Project,
    WardToken,
)


class Pieces:
    """The box, opened for those who know keys only."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.board = box.board
        self.projects: dict[str, Project] = {one.key: one for one in box.projects}
        self.cards: dict[str, Card] = {one.key: one for one in box.cards}
        self.tiles: dict[str, EmptyPlot] = {one.key: one for one in box.empty_plots}
        self.prestige: dict[str, Prestige] = {one.key: one for one in box.prestige}
        self.neighborhoods: dict[str, Neighborhood] = {one.key: one for one in box.neighborhoods}
        self.ward_tokens: dict[str, WardToken] = {one.key: one for one in box.ward_tokens}
        self.members: dict[str, Member] = {one.key: one for one in box.members}
        self.plots: dict[str, Plot] = {one.key: one for one in box.board.plots}

"""A position: the whole state as plain data, by keys, hidden parts included.

`restoring` reads it back. What is not drawn yet has no order, and is listed as in the box.
"""

from __future__ import annotations

from bigshoulders.games.raising.box.components import DIRECTIONS
from bigshoulders.games.raising.ids import NO_TILE, NOBODY, PHASES, PRESTIGE
from bigshoulders.games.raising.positions.frames import RaisingFrames, color_name
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.position_keys import PositionWriter
from bigshoulders.kernel.step import Step


def position(
    state: Raising, language: Language, steps: tuple[Step[Raising], ...]
) -> dict[str, Json]:
    """Return the whole state as plain data."""
    pen = RaisingPositionWriter(language)
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "ranking": pen.keys("seat", state.ranking),
        "rows": pen.keys("seat", state.rows),
        "expansions": state.expansions,
        "auctions": pen.auctions(state),
        "tops": pen.keys("project", state.tops),
        "hidden": pen.keys("project", state.hidden),
        "finals": pen.keys("project", state.finals),
        "top_card": pen.key("card", state.top),
        "deck": pen.keys("card", state.deck),
        "display": pen.keys("prestige", state.display),
        "prestige": pen.keys("prestige", state.prestige),
        "plots": pen.plots(state),
        "neighborhoods": pen.placed("enclosure", "neighborhood", state.neighborhoods),
        "banners": pen.placed("column", "resource", state.banners),
        "wards": pen.keys("token", state.ward_tokens),
        "outskirts": [pen.outskirts(state, place) for place in range(len(state.outskirts))],
        "council": pen.placed("letter", "member", state.members),
        "lost": {
            "projects": state.lost_projects,
            "cards": state.lost_cards,
            "neighborhoods": state.lost_neighborhoods,
        },
        "seats": {state.board.colors[player.index]: pen.seat(player) for player in state.seats},
        "stack": RaisingFrames(steps, language).write(state),
    }


class RaisingPositionWriter(PositionWriter):
    """Writes players, auctions and what stands on the map by their keys."""

    def auctions(self, state: Raising) -> dict[str, Json]:
        """Return the project spaces, each with its card, the markers on it and who has won."""
        written: dict[str, Json] = {}
        for space, key in enumerate(self.domains["space"]):
            start = space * state.width
            markers = state.squares[start : start + state.width]
            written[key] = {
                "project": self.key("project", state.projects[space]),
                "card": self.key("card", state.cards[space]),
                "markers": [color_name(state, color) for color in markers],
                "winner": color_name(state, state.winners[space]),
            }
        return written

    def plots(self, state: Raising) -> dict[str, Json]:
        """Return the plots that are built on."""
        written: dict[str, Json] = {}
        for plot, owner in enumerate(state.owner):
            if owner != NOBODY:
                written[self.domains["plot"][plot]] = self.building(state, plot)
        return written

    def building(self, state: Raising, plot: int) -> dict[str, Json]:
        levels = state.levels[plot]
        if state.owner[plot] == PRESTIGE:
            return {
                "prestige": self.key("prestige", state.built[plot]),
                "arrows": [name for bit, name in enumerate(DIRECTIONS) if levels & (1 << bit)],
            }
        return {
            "project": self.key("project", state.built[plot]),
            "color": color_name(state, state.owner[plot]),
            "levels": levels,
        }

    def outskirts(self, state: Raising, place: int) -> Json:
        """Return the empty plot tile that lies there, or the building that took its place."""
        if state.outskirts[place] != NO_TILE:
            return self.key("tile", state.outskirts[place])
        return {
            "project": self.key("project", state.moved[place]),
            "color": color_name(state, state.moved_owner[place]),
            "levels": state.moved_levels[place],
        }

    def seat(self, player: Seat) -> dict[str, Json]:
        return {
            "reputation": player.reputation,
            "poverty": player.poverty,
            "tokens": self.counted("resource", player.tokens),
            "wild": player.wild,
            "favor": player.favor,
            "tracks": self.counted("resource", player.tracks),
            "perms": self.counted("resource", player.perms),
            "supply": player.supply,
            "board": player.on_board,
            "expansions": player.expansions,
            "tiles": self.keys("tile", player.tiles),
            "used": player.used,
            "slots": self.keys("card", player.slots),
            "fresh": player.fresh,
            "pile": self.keys("card", player.pile),
            "symbols": self.counted("sign", player.symbols),
            "asterisk": self.key("symbol", player.named),
            "neighborhoods": self.keys("neighborhood", player.neighborhoods),
            "finals": self.keys("project", player.finals),
            "ward_tokens": self.keys("token", player.ward_tokens),
            "sections": self.bits("resource", player.sections),
            "letters": self.counted("letter", player.letters) if player.letters else None,
            "scores": self.counted("category", player.scores) if player.scores else None,
        }

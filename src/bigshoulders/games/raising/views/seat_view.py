"""What a seat may know, as plain data, built field by field.

Everything in this game is open but the order of the stacks and the deck below their tops, which
nobody knows; so every seat and every spectator sees the same.
"""

from __future__ import annotations

from bigshoulders.games.raising.box.components import LETTERS, RESOURCES, SYMBOLS
from bigshoulders.games.raising.ids import (
    CATEGORIES,
    MOMENTS,
    NO_MOMENT,
    NO_TILE,
    NOBODY,
    PHASES,
    SCORE,
    Moment,
)
from bigshoulders.games.raising.language import columns
from bigshoulders.games.raising.rules.empty_plots import why_not_use
from bigshoulders.games.raising.rules.personal_project import section_means
from bigshoulders.games.raising.rules.phases.announcement import markers_joining
from bigshoulders.games.raising.rules.phases.bidding import nonplayer_below
from bigshoulders.games.raising.rules.phases.company import cards_paying
from bigshoulders.games.raising.rules.project_steps import kind_now, resolved_space, step_now
from bigshoulders.games.raising.rules.rewards import (
    capacity,
    cards_coming,
    cards_leaving,
    is_unlimited,
)
from bigshoulders.games.raising.rules.scoring import letter_counts, open_letters, poverty_loss
from bigshoulders.games.raising.rules.tile_moments import next_moment, open_moment
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.games.raising.views.auction_view import auction_view, turns_view
from bigshoulders.games.raising.views.component_shapes import LetterCounts, Symbols
from bigshoulders.games.raising.views.map_view import (
    neighborhood_view,
    outskirts_view,
    plot_view,
    ward_view,
)
from bigshoulders.games.raising.views.payment_view import payment_view
from bigshoulders.games.raising.views.values import color, materials
from bigshoulders.games.raising.views.view_shapes import (
    RaisingSeat,
    RaisingView,
    Resolving,
    SeatedMember,
    Section,
)
from bigshoulders.kernel.state import arg1, step_of


def view(state: Raising) -> RaisingView:
    """Return what everybody may know."""
    colors = state.board.colors
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "resolving": _resolving(state),
        "payment": payment_view(state),
        "scoring": _scoring(state),
        "ranking": [colors[seat] for seat in state.ranking],
        "rows": [colors[seat] for seat in state.rows],
        "turns": turns_view(state),
        "auctions": [auction_view(state, space) for space in range(len(state.projects))],
        "stacks": [state.box.projects[index].key for index in state.tops[state.round :]],
        "finals": [state.box.projects[index].key for index in state.finals],
        "deck": {"top": _key_of_card(state, state.top), "cards": len(state.deck)},
        "display": [_prestige_key(state, index) for index in state.display],
        "prestige_left": len(state.prestige),
        "banners": {
            place: RESOURCES[track]
            for place, track in zip(columns(state.board), state.banners, strict=False)
        },
        "wards": [ward_view(state, ward) for ward in range(len(state.ward_tokens))],
        "plots": [plot_view(state, plot) for plot in range(len(state.owner))],
        "neighborhoods": [neighborhood_view(state, s) for s in range(len(state.neighborhoods))],
        "outskirts": [outskirts_view(state, place) for place in range(len(state.outskirts))],
        "expansions": state.expansions,
        "council": [_member(state, space) for space in range(len(state.members))],
        "seats": [_seat(state, player) for player in state.seats],
    }


def _resolving(state: Raising) -> Resolving | None:
    """Return the project that is resolved now, and how far it is."""
    space = resolved_space(state)
    if space == NOBODY:
        return None
    return {
        "space": state.board.spaces[space],
        "winner": color(state, state.winners[space]),
        "kind": kind_now(state, space),
        "step": step_now(state),
    }


def _scoring(state: Raising) -> str | None:
    """Return the category of the final scoring that is counted next."""
    waiting = [arg1(frame) for frame in state.stack if step_of(frame) == SCORE]
    return CATEGORIES[waiting[-1]] if waiting else None


def _key_of_card(state: Raising, card: int) -> str | None:
    return None if card == NO_TILE else state.box.cards[card].key


def _prestige_key(state: Raising, index: int) -> str | None:
    return None if index == NO_TILE else state.box.prestige[index].key


def _member(state: Raising, space: int) -> SeatedMember:
    return {"letter": LETTERS[space], "member": state.box.members[state.members[space]].key}


# Players


def _seat(state: Raising, player: Seat) -> RaisingSeat:
    box = state.box
    return {
        "seat": state.board.colors[player.index],
        "reputation": player.reputation,
        "poverty": {"steps": player.poverty, "costs": poverty_loss(state, player.poverty)},
        "tokens": materials(player.tokens),
        "wild": player.wild,
        "favor": player.favor,
        "markers": {
            "board": player.on_board,
            "supply": player.supply,
            "joining": markers_joining(state, player),
            "nonplayer": nonplayer_below(state, player.on_board),
        },
        "tracks": materials(player.tracks),
        "perms": materials(player.perms),
        "unlimited": [
            name for track, name in enumerate(RESOURCES) if is_unlimited(state, player, track)
        ],
        "symbols": _symbols(player.symbols),
        "asterisk": None if player.named == NOBODY else SYMBOLS[player.named],
        "tiles": [box.empty_plots[tile].key for tile in player.tiles],
        "tiles_used": player.used,
        "tiles_refused": _refused(state, player),
        "window": _moment(open_moment(state, player.index)),
        "next_window": _moment(next_moment(state, player.index)) if player.tiles else None,
        "slots": [box.cards[card].key for card in player.slots],
        "fresh": player.fresh,
        "paying": [box.cards[card].key for card in cards_paying(state, player)],
        "coming": [state.board.spaces[space] for space in cards_coming(state, player.index)],
        "leaving": [box.cards[card].key for card in cards_leaving(state, player)],
        "capacity": capacity(state, player),
        "pile": [box.cards[card].key for card in player.pile],
        "expansions": player.expansions,
        "neighborhoods": [box.neighborhoods[tile].key for tile in player.neighborhoods],
        "finals": [box.projects[index].key for index in player.finals],
        "sections": _sections(state, player),
        "ward_tokens": [box.ward_tokens[token].key for token in player.ward_tokens],
        "letters": _letters(letter_counts(state, player)),
        "open_letters": open_letters(state, player),
        "levels": state.levels_of(player.index),
        "scores": list(player.scores),
    }


def _refused(state: Raising, player: Seat) -> dict[str, str]:
    """Return the tiles of a player that could not be used now, each with the reason."""
    refused: dict[str, str] = {}
    for tile in player.tiles:
        reason = why_not_use(state, player.index, tile)
        if reason is not None:
            refused[state.box.empty_plots[tile].key] = reason.key
    return refused


def _moment(moment: int) -> Moment | None:
    return None if moment == NO_MOMENT else MOMENTS[moment]


def _sections(state: Raising, player: Seat) -> list[Section]:
    """Return the sections of the personal project, complete or as they would be."""
    return [
        {
            "resource": RESOURCES[resource],
            "is_complete": bool(player.sections & (1 << resource)),
            "by": means,
        }
        for resource, means in enumerate(section_means(state, player))
    ]


def _symbols(counts: list[int]) -> Symbols:
    train, lion, book, seal, y, asterisk = counts
    return {
        "train": train,
        "lion": lion,
        "book": book,
        "seal": seal,
        "y": y,
        "asterisk": asterisk,
    }


def _letters(counts: list[int]) -> LetterCounts:
    a, b, c, d = counts
    return {"a": a, "b": b, "c": c, "d": d}

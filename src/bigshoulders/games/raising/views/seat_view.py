"""What a seat may know, as plain data, built field by field.

Everything in this game is open but the order of the stacks and the deck below their tops, which
nobody knows; so every seat and every spectator sees the same.
"""

from __future__ import annotations

from typing import cast

from bigshoulders.games.raising.box.components import (
    DIRECTIONS,
    JACKSCREW,
    LETTERS,
    LUMBER,
    MASONRY,
    RESOURCES,
    SYMBOLS,
)
from bigshoulders.games.raising.box.components import Reward as PrintedReward
from bigshoulders.games.raising.box.rewards import counts
from bigshoulders.games.raising.ids import NO_TILE, NOBODY, NONPLAYER, PHASES, PRESTIGE
from bigshoulders.games.raising.language import columns, owners
from bigshoulders.games.raising.rules.phases.neighborhoods import levels_around, winner_around
from bigshoulders.games.raising.rules.phases.winning import leader
from bigshoulders.games.raising.rules.project_costs import net_needs
from bigshoulders.games.raising.rules.rewards import capacity, is_unlimited
from bigshoulders.games.raising.rules.scoring import (
    letter_counts,
    open_letters,
    pointed_at,
    poverty_loss,
    ward_levels,
)
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.games.raising.views.view_shapes import (
    AnyPlot,
    Auction,
    BuiltOutskirts,
    CardOnSpace,
    FreeOutskirts,
    FreePlot,
    LetterCounts,
    Materials,
    NeighborhoodSpace,
    OwnerColor,
    RaisingSeat,
    RaisingView,
    Reward,
    SeatedMember,
    Square,
    Symbols,
    Ward,
)
from bigshoulders.kernel.shapes import SeatKey


def view(state: Raising) -> RaisingView:
    """Return what everybody may know."""
    colors = state.board.colors
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "ranking": [colors[seat] for seat in state.ranking],
        "rows": [colors[seat] for seat in state.rows],
        "auctions": [_auction(state, space) for space in range(len(state.projects))],
        "stacks": [state.box.projects[index].key for index in state.tops[state.round :]],
        "finals": [state.box.projects[index].key for index in state.finals],
        "deck": {"top": _key_of_card(state, state.top), "cards": len(state.deck)},
        "display": [_prestige_key(state, index) for index in state.display],
        "prestige_left": len(state.prestige),
        "banners": {
            place: RESOURCES[track]
            for place, track in zip(columns(state.board), state.banners, strict=False)
        },
        "wards": [_ward(state, ward) for ward in range(len(state.ward_tokens))],
        "plots": [_plot(state, plot) for plot in range(len(state.owner))],
        "neighborhoods": [_neighborhood(state, s) for s in range(len(state.neighborhoods))],
        "outskirts": [_outskirts(state, place) for place in range(len(state.outskirts))],
        "expansions": state.expansions,
        "council": [_member(state, space) for space in range(len(state.members))],
        "seats": [_seat(state, player) for player in state.seats],
    }


def color(state: Raising, owner: int) -> OwnerColor | None:
    """Return the name of a color, or null for nobody."""
    return None if owner in (NOBODY, PRESTIGE) else _owner_name(state, owner)


def _owner_name(state: Raising, owner: int) -> OwnerColor:
    return owners(state.board, len(state.seats))[owner]


def _key_of_card(state: Raising, card: int) -> str | None:
    return None if card == NO_TILE else state.box.cards[card].key


def _prestige_key(state: Raising, index: int) -> str | None:
    return None if index == NO_TILE else state.box.prestige[index].key


def reward_data(reward: PrintedReward) -> Reward:
    """Return a reward with only what it holds."""
    data: dict[str, int] = {}
    for resource, name in enumerate(RESOURCES):
        if reward.tokens[resource]:
            data[name] = reward.tokens[resource]
        if reward.steps[resource]:
            data[f"{name}_steps"] = reward.steps[resource]
    data.update({kind.key: count for kind, count in counts(reward)})
    return cast("Reward", data)


# The project area


def _auction(state: Raising, space: int) -> Auction:
    """Return one project space with its card and who leads."""
    project = state.projects[space]
    return {
        "space": state.board.spaces[space],
        "project": None if project == NO_TILE else state.box.projects[project].key,
        "card": None if state.cards[space] == NO_TILE else _card(state, space),
        "markers": _markers(state, space),
        "leader": color(state, leader(state, space)),
        "tie_broken": is_tie_broken(state, space),
        "won_by": color(state, state.winners[space]),
        "net_cost": {} if project == NO_TILE else _net_costs(state, project),
    }


def _card(state: Raising, space: int) -> CardOnSpace:
    card = state.card_at(space)
    squares: list[Square] = []
    for square, resource in enumerate(card.squares):
        squares.append(
            {
                "shows": None if resource < 0 else RESOURCES[resource],
                "marker": color(state, state.marker(space, square)),
            }
        )
    return {"card": card.key, "squares": squares}


def _markers(state: Raising, space: int) -> dict[OwnerColor, int]:
    """Return how many markers each color has on a card."""
    names = owners(state.board, len(state.seats))
    return {
        names[owner]: state.markers_on(space, owner)
        for owner in state.colors()
        if state.markers_on(space, owner)
    }


def is_tie_broken(state: Raising, space: int) -> bool:
    """Tell whether the leader of an auction leads only by the first marker (R-WIN-01)."""
    most = state.markers_on(space, leader(state, space))
    equals = [owner for owner in state.colors() if state.markers_on(space, owner) == most]
    return leader(state, space) != NOBODY and len(equals) > 1


def _net_costs(state: Raising, project: int) -> dict[SeatKey, list[int]]:
    """Return what the project would cost each seat (R-PAY-01)."""
    costs: dict[SeatKey, list[int]] = {}
    for player in state.seats:
        needs = net_needs(state, player.index, project)
        costs[state.board.colors[player.index]] = list(needs)
    return costs


# The map


def _plot(state: Raising, plot: int) -> AnyPlot:
    """Return a plot; an empty one with what a building there would bring."""
    owner = state.owner[plot]
    if owner == NOBODY:
        return _free_plot(state, plot)
    if owner == PRESTIGE:
        building = state.box.prestige[state.built[plot]]
        arrows = state.levels[plot]
        return {
            "plot": state.board.plots[plot].key,
            "prestige": building.key,
            "arrows": [name for bit, name in enumerate(DIRECTIONS) if arrows & (1 << bit)],
            "reputation": building.reputation,
        }
    return {
        "plot": state.board.plots[plot].key,
        "project": state.box.projects[state.built[plot]].key,
        "color": _owner_name(state, owner),
        "levels": state.levels[plot],
        "arrows_value": arrows_value(state, plot),
    }


def _free_plot(state: Raising, plot: int) -> FreePlot:
    """Return what waits on an empty plot: its reward, arrows at it, tiles it would enclose."""
    printed = state.board.plots[plot]
    closes = [space for space in printed.spaces if missing_around(state, space) == 1]
    return {
        "plot": printed.key,
        "reward": reward_data(printed.reward),
        "arrows_value": arrows_value(state, plot),
        "closes": [f"N{space + 1}" for space in closes],
    }


def arrows_value(state: Raising, plot: int) -> int:
    """Return what the arrows of prestige buildings that point at a plot pay at the end."""
    total = 0
    for other in state.board.plots[plot].neighbors:
        if other >= 0 and state.owner[other] == PRESTIGE and plot in pointed_at(state, other):
            total += state.box.prestige[state.built[other]].reputation
    return total


def missing_around(state: Raising, space: int) -> int:
    """Return how many plots around a neighborhood tile are empty; none if the tile is gone."""
    is_laid = space < len(state.neighborhoods)  # not yet during the first draws of setup
    if not is_laid or state.neighborhoods[space] == NO_TILE:
        return 0
    around = state.board.neighborhoods[space]
    return len([plot for plot in around if state.owner[plot] == NOBODY])


def _neighborhood(state: Raising, space: int) -> NeighborhoodSpace:
    tile = state.neighborhoods[space]
    names = owners(state.board, len(state.seats))
    levels: dict[OwnerColor, int] = {}
    for owner in state.colors():
        count = levels_around(state, space, owner)
        if count:
            levels[names[owner]] = count
    is_open = tile != NO_TILE
    return {
        "space": f"N{space + 1}",
        "tile": state.box.neighborhoods[tile].key if is_open else None,
        "levels": levels,
        "missing": missing_around(state, space),
        "leader": color(state, winner_around(state, space)) if is_open else None,
    }


def _ward(state: Raising, ward: int) -> Ward:
    """Return a ward with its token and the levels that compete for it."""
    token = state.ward_tokens[ward]
    names = owners(state.board, len(state.seats))
    counts = ward_levels(state, ward)
    seats = len(state.seats)
    levels: dict[OwnerColor, int] = {}
    for index, count in enumerate(counts):
        levels[names[index if index < seats else NONPLAYER]] = count
    return {
        "ward": ward + 1,
        "token": None if token == NO_TILE else state.box.ward_tokens[token].key,
        "levels": levels,
    }


def _outskirts(state: Raising, place: int) -> FreeOutskirts | BuiltOutskirts:
    tile = state.outskirts[place]
    if tile != NO_TILE:
        return {"tile": state.box.empty_plots[tile].key}
    return {
        "project": state.box.projects[state.moved[place]].key,
        "color": _owner_name(state, state.moved_owner[place]),
        "levels": state.moved_levels[place],
    }


def _member(state: Raising, space: int) -> SeatedMember:
    return {"letter": LETTERS[space], "member": state.box.members[state.members[space]].key}


# Players


def _seat(state: Raising, player: Seat) -> RaisingSeat:
    box = state.box
    return {
        "seat": state.board.colors[player.index],
        "reputation": player.reputation,
        "poverty": {"steps": player.poverty, "costs": poverty_loss(state, player.poverty)},
        "tokens": _materials(player.tokens),
        "wild": player.wild,
        "favor": player.favor,
        "markers": {"board": player.on_board, "supply": player.supply},
        "tracks": _materials(player.tracks),
        "perms": _materials(player.perms),
        "unlimited": [
            name for track, name in enumerate(RESOURCES) if is_unlimited(state, player, track)
        ],
        "symbols": _symbols(player.symbols),
        "asterisk": None if player.named == NOBODY else SYMBOLS[player.named],
        "tiles": [box.empty_plots[tile].key for tile in player.tiles],
        "tiles_used": player.used,
        "slots": [box.cards[card].key for card in player.slots],
        "fresh": player.fresh,
        "capacity": capacity(state, player),
        "pile": [box.cards[card].key for card in player.pile],
        "expansions": player.expansions,
        "neighborhoods": [box.neighborhoods[tile].key for tile in player.neighborhoods],
        "finals": [box.projects[index].key for index in player.finals],
        "ward_tokens": [box.ward_tokens[token].key for token in player.ward_tokens],
        "letters": _letters(letter_counts(state, player)),
        "open_letters": open_letters(state, player),
        "levels": state.levels_of(player.index),
        "scores": list(player.scores),
    }


def _materials(counts: list[int]) -> Materials:
    return {
        "lumber": counts[LUMBER],
        "jackscrew": counts[JACKSCREW],
        "masonry": counts[MASONRY],
    }


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

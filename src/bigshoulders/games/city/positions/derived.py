"""What follows from all the rest of a state of City, because nothing is created or lost.

A position may leave it out, and the referee counts it in every state. Rules: C-CON, C-FLOW-03.
"""

from __future__ import annotations

from bigshoulders.games.city.ids import (
    REPLACED,
    S_BONUS_GOODS,
    S_GOODS,
    S_MANAGERS,
    S_SALESPEOPLE,
    S_WORKERS,
    STORES,
    TYPES,
)
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.kernel.state import step_of


def bank_of(state: City) -> int:
    """Return what the bank received less what it paid: all the money that others lack."""
    money = sum([player.cash for player in state.seats])
    return -money - sum([company.treasury for company in state.companies])


def bag_of(state: City) -> list[int]:
    """Return the cubes in the bag: all that lie nowhere else."""
    bag = list(state.board.cubes_total)
    for kind in range(TYPES):
        bag[kind] -= state.haymarket[kind]
        if state.chain:
            bag[kind] -= state.chain[kind] + state.aside[kind]
        for space in range(kind, len(state.supply), TYPES):
            bag[kind] -= state.supply[space]
        for company in state.companies:
            bag[kind] -= company.cubes[kind]
    return bag


def stores_of(state: City) -> list[int]:
    """Return what the general supply has left."""
    supplies = state.board.supplies
    stores = [0] * len(STORES)
    on_the_move = len([frame for frame in state.stack if step_of(frame) == REPLACED])
    stores[S_WORKERS] = supplies.workers - state.market - on_the_move
    stores[S_MANAGERS] = supplies.managers
    stores[S_SALESPEOPLE] = supplies.salespeople
    stores[S_GOODS] = supplies.goods - sum(state.demand_goods)
    stores[S_BONUS_GOODS] = supplies.bonus_goods
    for company in state.companies:
        stores[S_WORKERS] -= sum(company.workers)
        stores[S_MANAGERS] -= sum(company.managers)
        stores[S_SALESPEOPLE] -= company.salespeople
        stores[S_GOODS] -= company.goods
        stores[S_BONUS_GOODS] -= company.bonus_goods
    return stores


def building_deck_of(state: City) -> list[int]:
    """Return the buildings that no player ever had."""
    had: list[int] = []
    for player in state.seats:
        for pile in (player.hand, player.row, player.removed, player.kept):
            had.extend(pile)
    return [
        space.index
        for space in state.box.spaces[state.box.first_building :]
        if space.min_players <= len(state.seats) and space.index not in had
    ]


def certificates_of(state: City, player: Seat) -> int:
    """Return how many certificates a player has in all companies."""
    count = 0
    for company in state.companies:
        if company.is_in_play():
            count += company.held[player.index]
            count += int(company.preferred == player.index) + int(company.director == player.index)
    return count


def commons_of(state: City, company: Company) -> int:
    """Return how many Commons of a company are unsold."""
    return state.board.commons - company.bank_commons - sum(company.held)

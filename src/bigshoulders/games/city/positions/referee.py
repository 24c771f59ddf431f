"""What must hold in every state of City: nothing is created or lost.

Rules: C-CON, C-FLOW-03, C-RUL-26.
"""

from __future__ import annotations

from bigshoulders.games.city.box.components import RESOURCES
from bigshoulders.games.city.ids import (
    BANK,
    COLUMNS,
    MIDDLE,
    NO_TILE,
    NOBODY,
    STORES,
    TREASURY,
    TYPES,
)
from bigshoulders.games.city.positions.derived import (
    bag_of,
    bank_of,
    certificates_of,
    commons_of,
    stores_of,
)
from bigshoulders.games.city.state import City, Company


def violations(state: City) -> list[str]:
    """Return every invariant that does not hold."""
    found: list[str] = []
    _money(state, found)
    _cubes(state, found)
    _pieces(state, found)
    _papers(state, found)
    _tiles(state, found)
    _tracks(state, found)
    for company in in_play(state):
        _company(state, company, found)
    return found


def in_play(state: City) -> list[Company]:
    """Return the founded companies."""
    return [company for company in state.companies if company.is_in_play()]


def _expect(found: list[str], what: str, seen: int, expected: int) -> None:
    if seen != expected:
        found.append(f"{what}: {seen}, expected {expected}")


def _money(state: City, found: list[str]) -> None:
    for player in state.seats:
        if player.cash < 0:
            found.append(f"{state.board.colors[player.index]} has ${player.cash}")
    for company in state.companies:
        if company.treasury < 0:
            found.append(f"{company.charter.key} has ${company.treasury}")
    _expect(found, "money of the bank", state.bank, bank_of(state))


def _cubes(state: City, found: list[str]) -> None:
    bag = bag_of(state)
    for kind in range(TYPES):
        for company in state.companies:
            if company.cubes[kind] < 0:
                found.append(f"{company.charter.key} has {company.cubes[kind]} cubes")
        _expect(found, f"{RESOURCES[kind]} in the bag", state.bag[kind], bag[kind])


def _pieces(state: City, found: list[str]) -> None:
    for name, seen, expected in zip(STORES, state.stores, stores_of(state), strict=True):
        _expect(found, f"{name} in the supply", seen, expected)
    if state.options.limited_supply and min(state.stores) < 0:
        found.append("the limited supply gave more than it has")
    if not 0 <= state.market <= state.board.market_spaces:
        found.append(f"{state.market} workers are in the job market")


def _papers(state: City, found: list[str]) -> None:
    for company in in_play(state):
        key = company.charter.key
        _expect(found, f"unsold Commons of {key}", company.commons, commons_of(state, company))
        if min(company.held) < 0 or company.commons < 0 or company.bank_commons < 0:
            found.append(f"a pile of {key} is negative")
        for seat in range(len(state.seats)):
            if company.shares(seat) > state.board.most_shares:
                found.append(f"a player holds too many shares of {key}")
        if company.preferred < 0 and company.preferred not in (BANK, TREASURY):
            found.append(f"the Preferred of {key} is lost")
    for player in state.seats:
        _expect(found, "certificates", player.certificates, certificates_of(state, player))
        if player.certificates > state.limit() and not state.options.advanced:
            found.append("a player is over the certificate limit")


def _tiles(state: City, found: list[str]) -> None:
    buildings = state.building_deck[:]
    for player in state.seats:
        for pile in (player.hand, player.row, player.removed, player.kept):
            buildings.extend(pile)
        for space in player.row:
            if state.owners[space] != player.index:
                found.append("a placed building has lost its owner")
    expected = [
        space.index
        for space in state.box.spaces[state.box.first_building :]
        if space.min_players <= len(state.seats)
    ]
    if sorted(buildings) != expected:
        found.append("a building is missing or doubled")
    drawn = [tile for tile in state.demand if tile != NO_TILE]
    if len(set(drawn + state.demand_deck)) != len(drawn) + len(state.demand_deck):
        found.append("a demand tile is doubled")
    for cell, goods in enumerate(state.demand_goods):
        _expect(
            found,
            f"goods on demand space {cell} beyond its room",
            max(0, goods - _room(state, cell)),
            0,
        )
    assets = [asset for asset in state.asset_row if asset != NO_TILE] + state.asset_deck
    for company in state.companies:
        assets.extend(company.assets)
    if len(set(assets)) != len(assets):
        found.append("a capital asset is doubled")


def _room(state: City, cell: int) -> int:
    tile = state.demand[cell]
    if tile != NO_TILE:
        return state.box.demand[tile].goods
    return state.board.printed_middle if cell % COLUMNS == MIDDLE else 0


def _tracks(state: City, found: list[str]) -> None:
    order = [state.companies[index].appeal for index in state.appeal_order]
    if order != sorted(order, reverse=True):
        found.append("the appeal order is wrong")
    if sorted(state.appeal_order) != [company.index for company in in_play(state)]:
        found.append("the appeal track has lost a company")
    if state.track and sorted(state.track) != list(range(len(state.seats))):
        found.append("the turn-order track has lost a player")
    for player in state.seats:
        waiting = player.appeal_partner + player.building_partner + int(player.reserved != NOBODY)
        if player.ready < 0 or player.partners + waiting > state.board.most_usable_partners:
            found.append("a player has too many or too few partners")


def _company(state: City, company: Company, found: list[str]) -> None:
    name, track = company.charter.key, state.board.stock_track
    if not 0 <= company.price < len(track) or track[company.price] > state.options.price_cap:
        found.append(f"{name} is off the stock track")
    if not 0 <= company.appeal <= state.board.appeal_last:
        found.append(f"{name} is off the appeal track")
    if company.goods < 0 or not 0 <= company.salespeople <= company.charter.salesperson_slots:
        found.append(f"{name} has an impossible number of goods or salespeople")
    for index, factory in enumerate(company.charter.factories):
        staffed = company.workers[index] + company.automated[index]
        if staffed > factory.workers or min(company.workers[index], company.automated[index]) < 0:
            found.append(f"{name}: too many or too few workers in factory {index + 1}")
        if company.automated[index] > factory.automation:
            found.append(f"{name}: too many machines in factory {index + 1}")
        if not 0 <= company.managers[index] <= factory.manager_slots:
            found.append(f"{name}: too many managers on factory {index + 1}")
    if len(company.assets) > company.charter.asset_slots + 1:
        found.append(f"{name} keeps too many capital assets")

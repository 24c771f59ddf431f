"""Checks that the components of a box agree with each other; each file alone is already read.

A published box declares its counts and is dealt out exactly; a box that a pack has changed
declares none, and has to hold what the rules need.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.board_loading import MOST
from bigshoulders.games.city.box.charter_checks import check_charter
from bigshoulders.games.city.box.components import BANK_SPACES, DIRECTOR, INDUSTRIES, Asset, Box
from bigshoulders.games.city.box.effect_checks import check_asset, check_space
from bigshoulders.games.city.options import MENU
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Node

MOST_MASKED: Final = 31  # companies and assets are also kept as bits of a 32-bit number
FIFTH_ASSETS: Final[tuple[str, ...]] = MENU.switch("fifth_start_asset").values
ONLY_OF_A_PLAYER: Final[tuple[str, ...]] = (
    "partners",
    "common_certificates",
    "preferred_certificates",
)


def check_box(box: Box, pages: dict[str, Node]) -> None:
    """Raise Malformed at the first contradiction; the pages say where each file comes from."""
    companies, assets = pages["companies.json"], pages["assets.json"]
    _check_sizes(box, pages)
    _check_unique_names(box, pages)
    counts = pages["board.json"].maybe("counts")
    if counts is not None:
        _check_counts(box, counts)
    _check_board(box, pages["board.json"])
    _check_supply(box, pages)
    keys = [asset.key for asset in box.assets]
    for charter in box.charters:
        check_charter(charter, keys, companies)
    _check_enough_companies(box, companies)
    _check_spaces(box, pages)
    _check_deals(box, pages["buildings.json"], is_exact=counts is not None)
    _check_demand(box, pages["demand.json"])
    for asset in box.assets:
        check_asset(asset, assets)
    _check_opening_row(box, assets)
    _check_goals(box, pages["goals.json"])


def _check_sizes(box: Box, pages: dict[str, Node]) -> None:
    """Expect no more components than fit into the numbers that stand for them."""
    _at_most(MOST_MASKED, "companies", len(box.charters), pages["companies.json"])
    _at_most(MOST_MASKED, "capital assets", len(box.assets), pages["assets.json"])
    buildings = len(box.spaces) - box.first_building
    _at_most(MOST - box.first_building, "buildings", buildings, pages["buildings.json"])
    _at_most(MOST, "demand tiles", len(box.demand), pages["demand.json"])
    _at_most(MOST, "goals", len(box.goals), pages["goals.json"])


def _at_most(limit: int, what: str, count: int, page: Node) -> None:
    if count > limit:
        raise page.malformed(f"a box holds at most {limit} {what}, this one has {count}")


def _check_unique_names(box: Box, pages: dict[str, Node]) -> None:
    companies = _source(pages, "companies.json")
    spaces = f"{_source(pages, 'board.json')} and {_source(pages, 'buildings.json')}"
    _unique(companies, "id", [charter.key for charter in box.charters])
    _unique(companies, "abbr", [charter.abbr for charter in box.charters])
    _unique(companies, "color", [charter.color for charter in box.charters])
    _unique(spaces, "id", [space.key for space in box.spaces])
    _unique(spaces, "name", [space.name for space in box.spaces])
    _unique(_source(pages, "assets.json"), "id", [asset.key for asset in box.assets])
    _unique(_source(pages, "demand.json"), "id", [tile.key for tile in box.demand])
    _unique(_source(pages, "goals.json"), "id", [goal.key for goal in box.goals])


def _source(pages: dict[str, Node], name: str) -> str:
    return pages[name].path[0]


def _unique(source: str, field: str, values: list[str]) -> None:
    for value in values:
        if values.count(value) > 1:
            raise Malformed(f'{source}: the {field} "{value}" is used more than once')


def _check_counts(box: Box, counts: Node) -> None:
    """Compare what is there with what the board file declares."""
    eras = [space.era for space in box.spaces]
    found = {
        "standard companies": [charter.special for charter in box.charters].count(False),
        "special companies": [charter.special for charter in box.charters].count(True),
        "demand tiles": len(box.demand),
        "standard assets": [asset.chief for asset in box.assets].count(False),
        "chiefs": [asset.chief for asset in box.assets].count(True),
        "goals": len(box.goals),
    }
    for era in range(1, max(box.board.era_dealt) + 1):
        found[f"buildings of era {era}"] = eras.count(era)
    counts.only(tuple(found))
    for name, number in found.items():
        declared = counts.at(name).whole()
        if declared != number:
            raise counts.malformed(f"{declared} {name} are declared, {number} are there")


def _check_board(box: Box, page: Node) -> None:
    board = box.board
    if tuple([space.key for space in box.spaces[: box.first_building]]) != BANK_SPACES:
        raise page.malformed(f"spaces: expected exactly {', '.join(BANK_SPACES)}, in this order")
    if not _ascends(board.stock_track):
        raise page.malformed("stock_track: values: expected each higher than the one before")
    for price in (*board.par_prices, board.triple_from):
        if price not in board.stock_track:
            raise page.malformed(f"stock_track: {price} is not a value of the track")
    if len(board.colors) < board.most_players:
        raise page.malformed(f"players: expected {board.most_players} colors or more")
    if board.market_start > board.market_spaces:
        raise page.malformed("job_market: more workers at setup than spaces")
    if board.market_start > board.supplies.workers:
        raise page.malformed("supplies: workers: the job market needs more of them at setup")
    needed = min(board.par_prices) * board.shares_of_kind[DIRECTOR]
    if board.start_cash < needed:
        raise page.malformed(f"start_cash: expected at least {needed}, to found a company")


def _check_supply(box: Box, pages: dict[str, Node]) -> None:
    board, page = box.board, pages["special.json"]
    on_chain = len(board.supply_prices) * board.supply_start
    if sum(board.haymarket_start) + on_chain > sum(board.cubes_total):
        raise pages["board.json"].malformed("cubes: the setup needs more cubes than there are")
    advanced = board.advanced_supply
    if not _ascends(tuple([-price for price in advanced.prices]), strictly=False):
        raise page.malformed("edition_2025: prices: expected dear to cheap")
    for total, haymarket, start in zip(
        board.cubes_total, board.haymarket_start, advanced.start, strict=True
    ):
        if start > len(advanced.prices) or start + haymarket > total:
            raise page.malformed(f"edition_2025: at_setup: {start} cubes do not fit a row")


def _check_enough_companies(box: Box, page: Node) -> None:
    """Expect a company for everybody in setup, without the special ones (C-SET-13)."""
    standard, players = len(box.charters_in(special=False)), box.board.most_players
    if standard < players:
        raise page.malformed(
            f"{players} players need a standard company each, {standard} are there"
        )


def _check_spaces(box: Box, pages: dict[str, Node]) -> None:
    page = pages["buildings.json"]
    for space in box.spaces[: box.first_building]:
        check_space(space, pages["board.json"])
    for space in box.spaces[box.first_building :]:
        check_space(space, page)
        if space.key.split("-")[0] != "i" * space.era:
            raise page.malformed(f"{space.key}: expected an id that opens with its era")
        if space.pays_owner == (space.bank_pays_owner > 0):
            raise page.malformed(f"{space.key}: expected one of the two payments")


def _check_deals(box: Box, page: Node, *, is_exact: bool) -> None:
    """Expect enough buildings of each era, whatever the number of players (C-SET-07)."""
    board = box.board
    for players in range(board.least_players, board.most_players + 1):
        for era in range(1, max(board.era_dealt) + 1):
            have = _buildings_in_play(box, era, players)
            need = players * _dealt_from_era(box, era)
            if have < need or (is_exact and have > need):
                raise page.malformed(
                    f"{players} players are dealt {need} buildings of era {era}, {have} are in play"
                )


def _buildings_in_play(box: Box, era: int, players: int) -> int:
    return len([s for s in box.spaces if s.era == era and s.min_players <= players])


def _dealt_from_era(box: Box, era: int) -> int:
    pairs = zip(box.board.era_dealt, box.board.buildings_dealt, strict=True)
    return sum([dealt for of_era, dealt in pairs if of_era == era])


def _check_demand(box: Box, page: Node) -> None:
    board = box.board
    spaces = len(board.demand_bonus) * len(INDUSTRIES)
    for players in range(board.least_players, board.most_players + 1):
        tiles = len([tile for tile in box.demand if tile.min_players <= players])
        if tiles < spaces:
            raise page.malformed(
                f"{players} players have {tiles} tiles for the {spaces} board spaces"
            )


def _check_opening_row(box: Box, page: Node) -> None:
    """Expect a full opening row in every edition, one tile of it on the dearest (C-SET-04)."""
    prices = len(box.board.asset_prices)
    for edition in box.board.editions:
        row = [asset for asset in box.assets if edition in asset.starting]
        dearest = [asset for asset in row if asset.start_on_dearest]
        if len(row) != prices or len(dearest) != 1:
            raise page.malformed(
                f"expected {prices} starting assets in {edition}, one of them "
                f"start_on_dearest, got {len(row)} and {len(dearest)}"
            )
    for asset in box.assets:
        if asset.chief and asset.starting:
            raise page.malformed(f"{asset.key}: starting: a chief is in no opening row")
        if asset.key not in FIFTH_ASSETS and _starts_in_some(box, asset):
            raise page.malformed(f"{asset.key}: starting: expected every edition, or none")
    for key in FIFTH_ASSETS:
        if not any(asset.key == key and _starts_in_some(box, asset) for asset in box.assets):
            raise page.malformed(
                f"{key}: the switch fifth_start_asset needs it, in the opening row of some editions"
            )


def _starts_in_some(box: Box, asset: Asset) -> bool:
    return 0 < len(asset.starting) < len(box.board.editions)


def _check_goals(box: Box, page: Node) -> None:
    if box.board.goals_used > len(box.goals):
        raise page.malformed(f"used: expected at most {len(box.goals)}, the goals there are")
    for goal in box.goals:
        if (goal.scope == "player") != (goal.measure in ONLY_OF_A_PLAYER):
            raise page.malformed(f"{goal.key}: {goal.measure} cannot be counted by {goal.scope}")


def _ascends(values: tuple[int, ...], *, strictly: bool = True) -> bool:
    least = 1 if strictly else 0
    return all(values[i] - values[i - 1] >= least for i in range(1, len(values)))

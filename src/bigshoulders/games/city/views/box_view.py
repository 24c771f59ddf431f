"""The printed components of one table of City, as plain data: what a client draws its board from.

Only what is in play with the options of the table is in it, with the numbers that hold there.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from bigshoulders.games.city.box.components import (
    APPEAL_BONUSES,
    INDUSTRIES,
    KINDS,
    NO_BONUS,
    NO_BUILDING,
    RESOURCES,
    UNLIMITED,
    WORKER,
    Asset,
    Board,
    Box,
    Charter,
    CharterRules,
    Effect,
    Factory,
    Space,
    Way,
)
from bigshoulders.games.city.box.effects import effect_data
from bigshoulders.games.city.box.loading import standard_files
from bigshoulders.games.city.box.rule_references import rule_references
from bigshoulders.games.city.game import CityRules
from bigshoulders.games.city.ids import COLUMN_NAMES, FINISHED, MIDDLE, OUTER, PHASES, STOCK
from bigshoulders.games.city.rules.prices import highest, lowest
from bigshoulders.games.city.rules.shares import all_shares
from bigshoulders.games.city.setup import is_starting
from bigshoulders.games.city.state import City
from bigshoulders.games.city.views import box_shapes
from bigshoulders.kernel.json_nodes import read_json

LEFT: Final = "left-hand"  # how the demand file says where the inner column lies
LETTERS: Final = 2  # on a company's token


def box_view(rules: CityRules) -> box_shapes.CityBox:
    """Return everything printed that this table plays with."""
    state = rules.start()
    if not isinstance(state, City):
        raise TypeError("these are not the rules of City")
    box, board, options = rules.box, rules.box.board, rules.city_options
    seats = rules.seats
    return {
        "game": "city",
        "seats": list(board.colors[:seats]),
        "options": dict(rules.options),
        "layout": {
            "mirrored": inner_is_left(rules.options["edition"]),
            "rows": list(INDUSTRIES),
            "resources": list(RESOURCES),
        },
        "decades": _decades(board),
        "phases": list(PHASES[STOCK:FINISHED]),
        "stock_track": _stock_track(state),
        "appeal_track": _appeal_track(state),
        "charters": _charters(box, special=options.special_companies),
        "spaces": [_space(space) for space in box.spaces if space.min_players <= seats],
        "demand": _demand(state),
        "supply": _supply(state),
        "assets": _assets(state, rules.options["edition"]),
        "job_market": {
            "spaces": board.market_spaces,
            "start": board.market_start,
            "prices": list(board.hire_price),
        },
        "goals": _goals(box) if options.goals else None,
        "certificates": _certificates(state),
        "partners": {
            "start": board.start_partners,
            "most": board.most_usable_partners,
            "building_decade": board.partner_decade,
            "no_company_cash": options.no_company_cash,
        },
        "start_cash": board.start_cash,
        "closure": _closure(state),
        "pieces": _pieces(board) if options.limited_supply else None,
        "rules": rule_references(box, options),
        "reconstructed": rules.reconstructed(),
    }


def inner_is_left(edition: str) -> bool:
    """Tell whether an edition prints the inner demand column on the left."""
    sides = read_json(standard_files()["demand.json"], "demand.json").at("orientation")
    side = sides.maybe(edition)
    return side is not None and LEFT in side.text()


def initials(charters: tuple[Charter, ...]) -> dict[str, str]:
    """Return two letters for each company, no two alike: of its short name, or else of its key."""
    taken: dict[str, str] = {}
    for charter in charters:
        short = _letters(charter.abbr)
        name = _letters(charter.key + charter.name)
        tries = [short[:LETTERS]] if len(short) >= LETTERS else []
        tries += [name[0] + letter for letter in name[1:]]
        free = [two for two in tries if two not in taken.values()]
        taken[charter.key] = free[0] if free else tries[0]
    return taken


def _letters(text: str) -> str:
    return "".join([sign for sign in text.upper() if sign.isalnum()])


# The board


def _decades(board: Board) -> list[box_shapes.Decade]:
    return [
        {
            "decade": decade,
            "year": board.years[decade],
            "cubes_drawn": board.draws[decade],
            "buildings_dealt": board.buildings_dealt[decade],
            "era": board.era_dealt[decade],
        }
        for decade in range(1, board.decades + 1)
    ]


def _stock_track(state: City) -> box_shapes.StockTrack:
    board = state.board
    track = board.stock_track[lowest(state) : highest(state) + 1]
    return {
        "spaces": [
            {"price": price, "par": price in board.par_prices, "closed": price == 0}
            for price in track
        ],
        "triple_from": board.triple_from,
        "emergency_steps": board.emergency_steps,
    }


def _appeal_track(state: City) -> box_shapes.AppealTrack:
    board = state.board
    return {
        "spaces": [
            {
                "appeal": appeal,
                "bonus": None if bonus == NO_BONUS else APPEAL_BONUSES[bonus - WORKER],
            }
            for appeal, bonus in enumerate(board.appeal_bonus)
        ],
        "cash_instead": board.bonus_cash,
        "repeat_partner_cash": state.options.repeat_partner_cash,
    }


def _demand(state: City) -> box_shapes.Demand:
    board = state.board
    return {
        "columns": [
            {
                "column": name,
                "bonus": board.demand_bonus[column],
                "printed_goods": board.printed_middle if column == MIDDLE else 0,
                "half_price": column == OUTER,
            }
            for column, name in enumerate(COLUMN_NAMES)
        ],
        "tiles": [
            {
                "tile": tile.key,
                "level": tile.level,
                "goods": tile.goods,
                "blocked": tile.blocked,
            }
            for tile in state.box.demand
            if tile.min_players <= len(state.seats)
        ],
    }


def _supply(state: City) -> box_shapes.Supply:
    board = state.board
    chain = board.advanced_supply
    advanced = state.options.advanced_supply
    return {
        "spaces": []
        if advanced
        else [
            {"price": price or None, "start": board.supply_start} for price in board.supply_prices
        ],
        "chain": {
            "start": cubes_by_name(chain.start),
            "columns": [
                {"price": price, "draws": draws}
                for price, draws in zip(chain.prices, chain.draws, strict=True)
            ],
        }
        if advanced
        else None,
        "haymarket_start": cubes_by_name(board.haymarket_start),
        "cubes": cubes_by_name(board.cubes_total),
    }


def _certificates(state: City) -> box_shapes.Certificates:
    board = state.board
    return {
        "kinds": [
            {
                "certificate": kind,
                "shares": board.shares_of_kind[index],
                "count": board.commons if index == 0 else 1,
            }
            for index, kind in enumerate(KINDS)
        ],
        "shares": all_shares(board),
        "limit": state.limit(),
        "most_shares": board.most_shares,
        "directors_change": state.options.advanced,
        "issued_when_operating": state.options.advanced,
    }


def _closure(state: City) -> box_shapes.Closure | None:
    if not state.options.simplified_closure:
        return None
    return {"director": state.board.closure_director, "per_share": state.board.closure_per_share}


def _pieces(board: Board) -> box_shapes.Pieces:
    pieces = board.supplies
    return {
        "workers": pieces.workers,
        "managers": pieces.managers,
        "salespeople": pieces.salespeople,
        "goods": pieces.goods,
        "automation": pieces.automation,
        "bonus_goods": pieces.bonus_goods,
    }


def _goals(box: Box) -> box_shapes.Goals:
    return {
        "used": box.board.goals_used,
        "prize": box.board.goal_prize,
        "goals": [
            {"goal": goal.key, "name": goal.name, "measure": goal.measure, "scope": goal.scope}
            for goal in box.goals
        ],
    }


# Charters


def _charters(box: Box, *, special: bool) -> list[box_shapes.Charter]:
    short = initials(box.charters)
    return [_charter(one, short[one.key]) for one in box.charters_in(special=special)]


def _charter(charter: Charter, short: str) -> box_shapes.Charter:
    slots = charter.salesperson_slots
    return {
        "company": charter.key,
        "name": charter.name,
        "abbr": short,
        "color": charter.color,
        "industry": INDUSTRIES[charter.industry],
        "start_appeal": charter.start_appeal,
        "prices": list(charter.prices),
        "salesperson_slots": None if slots == UNLIMITED else slots,
        "asset_slots": charter.asset_slots,
        "factories": [_factory(factory) for factory in charter.factories],
        "special": charter_rules(charter.rules) if charter.special else None,
    }


def _factory(factory: Factory) -> box_shapes.Factory:
    return {
        "workers": factory.workers,
        "inputs": cubes_by_name(factory.inputs),
        "goods": factory.goods,
        "automation": factory.automation,
        "hidden_goods": 1 if factory.automation else 0,
        "manager_slots": factory.manager_slots,
        "manager_bonus": {
            "appeal": factory.bonus_appeal,
            "cubes": factory.bonus_cubes,
            "goods": factory.bonus_goods,
            "automate": factory.bonus_automate,
        },
    }


def charter_rules(rules: CharterRules) -> box_shapes.SpecialRules:
    """Return what is special about a special company."""
    exchange: box_shapes.ExchangeOffer | None = None
    if rules.exchange_goods:
        exchange = {
            "cubes": cubes_by_name(rules.exchange_cubes),
            "goods": rules.exchange_goods,
            "appeal": rules.exchange_appeal,
        }
    return {
        "goods_per_worker": rules.goods_per_worker,
        "both_managers_price": rules.both_managers_price,
        "both_managers_appeal": rules.both_managers_appeal,
        "catalogs": dict(rules.catalogs),
        "takes_cubes": rules.takes_cubes,
        "takes_salespeople": rules.takes_salespeople,
        "wage": rules.wage,
        "hired_to_automate": rules.hired_to_automate,
        "replaced_leave": rules.replaced_leave,
        "ways": [_way(way) for way in rules.ways],
        "pair_bonus": rules.pair_bonus,
        "exchange": exchange,
    }


def _way(way: Way) -> box_shapes.Way:
    return {
        "workers": way.workers,
        "inputs": cubes_by_name(way.inputs),
        "goods": way.goods,
        "price": way.price,
    }


# Spaces and assets


def _space(space: Space) -> box_shapes.ActionSpace:
    is_bank = space.building == NO_BUILDING
    return {
        "space": space.key,
        "kind": "bank" if is_bank else "building",
        "name": space.name,
        "payment": _payment(space),
        "effect": _effect(space.effect),
        "once": space.once,
        "opens_in_decade": space.opens_in_decade,
        "era": None if is_bank else space.era,
        "workers_added": space.workers_added,
    }


def _payment(space: Space) -> box_shapes.Payment | None:
    """Return who pays whom for the use of a space, or null."""
    if space.company_pays:
        payee: Literal["bank", "owner"] = "owner" if space.pays_owner else "bank"
        return {"amount": space.company_pays, "payer": "company", "payee": payee}
    if space.bank_pays_owner:
        return {"amount": space.bank_pays_owner, "payer": "bank", "payee": "owner"}
    return None


def _assets(state: City, edition: str) -> box_shapes.Assets:
    chiefs = state.options.chiefs
    return {
        "row": list(state.board.asset_prices),
        "assets": [
            _asset(state, one, edition) for one in state.box.assets if chiefs or not one.chief
        ],
    }


def _asset(state: City, asset: Asset, edition: str) -> box_shapes.Asset:
    is_passive = asset.ability.protects and state.options.protection_is_passive
    return {
        "asset": asset.key,
        "name": asset.name_in(edition),
        "immediate": _effect(asset.immediate),
        "ability": _effect(asset.ability),
        "cost": asset.cost,
        "use": "passive" if is_passive else "once",
        "chief": asset.chief,
        "starting": is_starting(state, asset.index),
    }


def _effect(effect: Effect) -> box_shapes.CityEffect:
    return cast("box_shapes.CityEffect", effect_data(effect))


def cubes_by_name(counts: tuple[int, ...]) -> box_shapes.SomeCubes:
    """Return how many cubes of each type, without those of which there are none."""
    found: box_shapes.SomeCubes = {}
    for kind, count in enumerate(counts):
        if count:
            found[RESOURCES[kind]] = count
    return found

"""What a seat or a spectator may know, built field by field.

Rules: section 23.
"""

from __future__ import annotations

from bigshoulders.games.city.box.components import INDUSTRIES, KINDS
from bigshoulders.games.city.ids import (
    ACTION,
    ACTION_TURN,
    BANK,
    CLOSED,
    COLUMNS,
    NO_TILE,
    NOBODY,
    PHASES,
    PICKS,
    PLACE_PARTNER,
    SUPPLY_SPACES,
    TREASURY,
    TYPES,
)
from bigshoulders.games.city.rules.free_actions import may_trade_now, possible_trades
from bigshoulders.games.city.rules.phases.building import has_picked
from bigshoulders.games.city.rules.phases.payout import reasons_to_withhold
from bigshoulders.games.city.rules.phases.production import has_its_managers, is_fully_automated
from bigshoulders.games.city.rules.phases.shipping import goods_price
from bigshoulders.games.city.rules.phases.stock import sold_out_price
from bigshoulders.games.city.rules.scoring import highest
from bigshoulders.games.city.state import City, Company, Seat
from bigshoulders.games.city.views.cubes import cubes
from bigshoulders.games.city.views.factory_status import factory_statuses
from bigshoulders.games.city.views.plans import idle_earns, plans, trades_told, would_earn
from bigshoulders.games.city.views.view_shapes import (
    CitySeat,
    CityView,
    CompanyView,
    DemandCell,
    GoalLeaders,
    OperatingTurn,
    PlacedPartner,
    SoldPaper,
    Trade,
    WorksView,
)
from bigshoulders.kernel.action import Language
from bigshoulders.kernel.state import arg1, step_of


def view(state: City, seat: int | None, language: Language) -> CityView:
    """Return what this seat may know; None is a spectator. Plans are told in this language."""
    colors = state.board.colors
    return {
        "decade": state.decade,
        "year": state.board.years[state.decade],
        "phase": PHASES[state.phase],
        "priority": colors[state.priority],
        "track": [colors[seat] for seat in state.track],
        "round": [colors[seat] for seat in state.round],
        "round_number": round_number(state),
        "passes": state.passes,
        "bank": state.bank,
        "batch": [_paper(state, item) for item in state.batch],
        "used": [state.box.spaces[space].key for space in state.used],
        "placed": placed(state),
        "market": state.market,
        "hire_price": state.board.hire_price[state.market],
        "demand": demand(state),
        "demand_deck": len(state.demand_deck),
        "assets": [_asset(state, asset) for asset in state.asset_row],
        "asset_deck": len(state.asset_deck),
        "building_deck": len(state.building_deck),
        "goals": [state.box.goals[goal].key for goal in state.goals],
        "goal_leaders": [goal_leaders(state, goal) for goal in state.goals],
        "supply": [cubes(state.supply, space * TYPES) for space in range(SUPPLY_SPACES)],
        "chain": cubes(state.chain, 0) if state.chain else None,
        "haymarket": cubes(state.haymarket, 0),
        "bag": cubes(state.bag, 0),
        "appeal_order": [state.companies[index].charter.key for index in state.appeal_order],
        "companies": {
            company.charter.key: public_company(state, company)
            for company in state.companies
            if company.is_in_play()
        },
        "unfounded": [
            company.charter.key for company in state.companies if company.director == NOBODY
        ],
        "closed": [
            company.charter.key for company in state.companies if company.director == CLOSED
        ],
        "operating": operating(state, language),
        "seats": [seat_view(state, player, is_own=player.index == seat) for player in state.seats],
    }


def seat_view(state: City, player: Seat, *, is_own: bool) -> CitySeat:
    """Return a player, to themselves with what only they may know."""
    shown = public_seat(state, player)
    if is_own:
        add_secrets(state, player, shown)
    return shown


def round_number(state: City) -> int:
    """Return the round of the Action Phase, counted from 1; 0 in other phases.

    Whoever has a partner ready spends one in every round, be it on a space, in the bank pool or for
    nothing (C-ACT-01): so the round is told by the partners that are spent.
    """
    if state.phase != ACTION:
        return 0
    spent = [player.partners - player.ready for player in state.seats]
    rounds = max(spent)
    for frame in state.stack:
        if step_of(frame) in (ACTION_TURN, PLACE_PARTNER):  # this turn's partner is not spent yet
            rounds = max(rounds, spent[arg1(frame)] + 1)
    return rounds


def placed(state: City) -> list[PlacedPartner]:
    """Return the partners on spaces, in the order in which they were placed."""
    return [
        {
            "space": state.box.spaces[partner.space].key,
            "seat": state.board.colors[partner.seat],
            "company": state.companies[partner.company].charter.key,
        }
        for partner in state.placed
    ]


def goal_leaders(state: City, goal: int) -> GoalLeaders:
    """Return who is highest in a goal at present, and with how much."""
    count, leaders = highest(state, state.box.goals[goal])
    return {"count": count, "seats": [state.board.colors[seat] for seat in leaders]}


def operating(state: City, language: Language) -> OperatingTurn | None:
    """Return the operating turn under way, or null."""
    if state.operating == NOBODY:
        return None
    planned = plans(state, language)
    idle = idle_earns(state)
    return {
        "company": state.companies[state.operating].charter.key,
        "revenue": state.revenue,
        "shipped": state.shipped,
        "runs": state.runs,
        "produced": bool(state.produced),
        "decided": bool(state.decided),
        "unpaid": bool(state.unpaid),
        "way": state.way,
        "price_bonus": state.price_bonus,
        "withholds": [reason.key for reason in reasons_to_withhold(state)],
        "would_earn": would_earn(idle, planned),
        "idle_earns": idle,
        "plans": planned,
        "trades": _trades(state),
    }


def _trades(state: City) -> list[Trade] | None:
    """Return the trades that the operating company could make; null when it may not trade."""
    if not may_trade_now(state):
        return None
    return trades_told(possible_trades(state, state.companies[state.operating]))


def public_seat(state: City, player: Seat) -> CitySeat:
    """Return what everybody knows of a player."""
    return {
        "seat": state.board.colors[player.index],
        "cash": player.cash,
        "certificates": player.certificates,
        "limit": state.limit(),
        "ready": player.ready,
        "partners": player.partners,
        "appeal_partner": bool(player.appeal_partner),
        "building_partner": bool(player.building_partner),
        "reserved": _reserved(state, player.reserved),
        "sold": [
            company.charter.key for company in state.companies if player.sold & (1 << company.index)
        ],
        "row": [state.box.spaces[space].key for space in player.row],
        "hand_size": len(player.hand) + len(player.kept),
        "removed_count": len(player.removed),
        "has_picked": has_picked(state, player.index),
        "worth": worth(state, player.index),
    }


def add_secrets(state: City, player: Seat, shown: CitySeat) -> None:
    """Add what only the player may know."""
    spaces = state.box.spaces
    shown["hand"] = [spaces[space].key for space in sorted(player.hand)]
    shown["kept"] = [spaces[space].key for space in sorted(player.kept)]
    shown["removed"] = [spaces[space].key for space in player.removed]
    shown["passed"] = [spaces[noted % PICKS].key for noted in player.passed]
    shown["pick"] = [spaces[space].key for space in _picked(state.picks[player.index])]


def _picked(pick: int) -> list[int]:
    """Return the buildings of a secret pick: the one to keep or place, then the one to remove."""
    if pick == NOBODY:
        return []
    return [pick] if pick < PICKS else [pick // PICKS, pick % PICKS]


def public_company(state: City, company: Company) -> CompanyView:
    """Return a company with everything on its charter."""
    return {
        "director": state.board.colors[company.director],
        "industry": INDUSTRIES[company.charter.industry],
        "treasury": company.treasury,
        "price": state.price(company),
        "sold_out_price": sold_out_price(state, company),
        "appeal": company.appeal,
        "salespeople": company.salespeople,
        "goods": company.goods,
        "goods_price": goods_price(state, company),
        "bonus_goods": company.bonus_goods,
        "commons": company.commons,
        "bank_commons": company.bank_commons,
        "preferred": _holder(state, company.preferred),
        "held": {state.board.colors[seat]: count for seat, count in enumerate(company.held)},
        "operated": bool(company.operated),
        "workers": company.workers.copy(),
        "managers": company.managers.copy(),
        "automated": company.automated.copy(),
        "works": works(state, company),
        "cubes": cubes(company.cubes, 0),
        "assets": [
            {
                "asset": state.box.assets[asset].key,
                "ready": not company.exhausted & (1 << asset),
            }
            for asset in company.assets
        ],
        "exchanged": bool(company.exchanged),
    }


def works(state: City, company: Company) -> list[WorksView]:
    """Return what each factory has and lacks for its next run."""
    return [
        {
            "goods": one.goods,
            "gaps": one.gaps,
            "short": cubes(one.short, 0),
            "fully_automated": is_fully_automated(company, index),
            "managed": has_its_managers(company, index),
            "ran": one.ran,
            "ready": one.ready,
        }
        for index, one in enumerate(factory_statuses(state, company))
    ]


def demand(state: City) -> list[list[DemandCell]]:
    """Return the demand area, row by row, the inner column first."""
    rows: list[list[DemandCell]] = []
    for row in range(len(state.demand) // COLUMNS):
        cells: list[DemandCell] = []
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            tile = state.demand[cell]
            cells.append(
                {
                    "tile": None if tile == NO_TILE else state.box.demand[tile].key,
                    "goods": state.demand_goods[cell],
                    "spaces": None if tile == NO_TILE else state.box.demand[tile].goods,
                }
            )
        rows.append(cells)
    return rows


def worth(state: City, seat: int) -> int:
    """Return a player's cash and shares at present prices."""
    total = state.seats[seat].cash
    for company in state.companies:
        total += company.shares(seat) * state.price(company)
    return total


def _paper(state: City, item: int) -> SoldPaper:
    company = state.companies[item // 4]
    return {"company": company.charter.key, "certificate": KINDS[item % 4]}


def _asset(state: City, asset: int) -> str | None:
    return None if asset == NO_TILE else state.box.assets[asset].key


def _reserved(state: City, index: int) -> str | None:
    if index == BANK:
        return "bank"
    return None if index == NOBODY else state.companies[index].charter.key


def _holder(state: City, holder: int) -> str:
    if holder == BANK:
        return "bank"
    return "company" if holder == TREASURY else state.board.colors[holder]

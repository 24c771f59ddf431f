"""Capital assets: buying, immediate bonuses, keeping, and the row.

Rules: C-SPC-20 to C-SPC-25, section 12.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import Effect
from bigshoulders.games.city.events import (
    ASSET_BOUGHT,
    ASSET_DRAWN,
    ASSET_GIVEN_UP,
    ASSET_USED,
    REVENUE_ADDED,
    SPENT,
)
from bigshoulders.games.city.ids import (
    ASSET_DRAW,
    CHIEF,
    CHIEF_STAFF,
    GAIN_GOODS,
    GIVE_UP,
    NO_TILE,
    NOBODY,
    V_ACQUIRE,
    V_GIVE_UP,
    V_REVEAL,
)
from bigshoulders.games.city.rules import appeal, automation, staff, supply
from bigshoulders.games.city.rules.director_step import DirectorStep
from bigshoulders.games.city.rules.prices import highest, move_price
from bigshoulders.games.city.state import City, Company, without
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg1, arg2
from bigshoulders.kernel.step import AUTO, CHANCE_STEP, Step

NOT_IN_ROW: Final = Reason(
    "not_in_row", "C-SPC-08", "{asset} isn't in the row of capital assets", standing=IDLE
)
ASSET_TOO_DEAR: Final = Reason(
    "asset_too_dear",
    "C-SPC-16",
    "{asset} costs ${cost}, and {company} has ${treasury}",
    lacks=("cost", "treasury"),
)
NO_AFFORDABLE_ASSET: Final = Reason(
    "no_affordable_asset",
    "C-RUL-51",
    "{company} has ${treasury}; every capital asset in the row costs more",
)
NOT_KEPT: Final = Reason("not_kept", "C-SPC-22", "no company that may use it has {asset}")
USED_UP: Final = Reason(
    "asset_exhausted",
    "C-AST-03",
    "{asset} has been used this decade; it refreshes in the Cleanup Phase",
)
ONLY_OPERATING: Final = Reason(
    "only_operating",
    "C-AST-05",
    "{asset} adds to revenue: use it in an operating turn, before paying or withholding",
)
NOT_YET: Final = Reason(
    "asset_window", "C-AST-06", "{asset} works only in the operating turn, after production"
)
ANSWERS_ONLY: Final = Reason(
    "answers_only", "C-AST-13", "{asset} can only be used when the share price is about to drop"
)
ABILITY_TOO_DEAR: Final = Reason(
    "ability_too_dear",
    "C-AST-02",
    "its ability costs ${cost}, and {company} has ${treasury}",
    lacks=("cost", "treasury"),
)
NO_CUBE_FOR_IT: Final = Reason(
    "no_cube_for_it", "C-AST-04", "Haymarket Square has none of the resources that {asset} gives"
)


# Buying


def asset_cost(state: City, asset: int, discount: int) -> int:
    """Return what an asset of the row costs, or NOBODY if it does not lie there."""
    row = state.asset_row
    for place in range(len(row)):
        if row[place] == asset:
            return max(0, state.board.asset_prices[place] - discount)
    return NOBODY


def can_buy_any(state: City, company: Company, discount: int) -> bool:
    """Tell whether the company can pay for some asset of the row."""
    for place, asset in enumerate(state.asset_row):
        if asset != NO_TILE and state.board.asset_prices[place] - discount <= company.treasury:
            return True
    return False


def why_not_acquire(state: City, company: Company, asset: int, discount: int) -> Reason | None:
    """Return why the company cannot buy this asset."""
    cost = asset_cost(state, asset, discount)
    if cost == NOBODY:
        return NOT_IN_ROW
    return None if cost <= company.treasury else ASSET_TOO_DEAR


class Acquire(DirectorStep):
    """C-DP-38: buy one asset of the row. Frame: company, discount."""

    def __init__(self) -> None:
        super().__init__(
            "acquire",
            "C-SPC-20",
            "which capital asset does {company} buy? (treasury ${treasury}, discount ${discount})",
            (V_ACQUIRE,),
            ("company", "count"),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        frame = state.stack[-1]
        company = state.companies[arg1(frame)]
        answers: list[int] = []
        for asset in state.asset_row:
            if asset != NO_TILE and why_not_acquire(state, company, asset, arg2(frame)) is None:
                answers.append(answer(V_ACQUIRE, asset))
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        frame = state.stack[-1]
        return why_not_acquire(state, state.companies[arg1(frame)], first(code), arg2(frame))

    def apply(self, state: City, seat: int, code: int) -> None:
        frame = state.stack.pop()
        acquire(state, state.companies[arg1(frame)], first(code), arg2(frame))

    def ask(self, state: City, seat: int) -> Facts:
        frame = state.stack[-1]
        company = state.companies[arg1(frame)]
        return {
            "company": company.charter.key,
            "treasury": company.treasury,
            "discount": arg2(frame),
        }


def acquire(state: City, company: Company, asset: int, discount: int) -> None:
    """Pay, take the tile, and resolve its immediate bonus before deciding what is kept."""
    cost = asset_cost(state, asset, discount)
    state.company_pays_bank(company, cost)
    state.asset_row[state.asset_row.index(asset)] = NO_TILE
    company.assets.append(asset)
    state.emit(ASSET_BOUGHT, company.index, asset, cost)
    if len(company.assets) > company.charter.asset_slots:
        state.push(GIVE_UP, company.index)
    immediate = state.box.assets[asset].immediate
    appeal.push_advance(state, company, immediate.appeal)
    if immediate.workers:
        staff.gain_workers(state, company, immediate.workers, optional=1)
    if immediate.automate:
        automation.gain_automation(state, company, immediate.automate, optional=1)


class GiveUp(DirectorStep):
    """C-DP-39: a company with more assets than spaces gives one up."""

    def __init__(self) -> None:
        super().__init__(
            "give_up",
            "C-SPC-22",
            "{company} has more capital assets than spaces: which one do you discard?",
            (V_GIVE_UP,),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        company = state.companies[arg1(state.stack[-1])]
        return [answer(V_GIVE_UP, asset) for asset in company.assets]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        company = state.companies[arg1(state.stack[-1])]
        return None if first(code) in company.assets else NOT_KEPT

    def apply(self, state: City, seat: int, code: int) -> None:
        company = state.companies[arg1(state.stack.pop())]
        remove_asset(state, company, first(code))
        if len(company.assets) > company.charter.asset_slots:
            state.push(GIVE_UP, company.index)

    def ask(self, state: City, seat: int) -> Facts:
        return {"company": state.companies[arg1(state.stack[-1])].charter.key}


def remove_asset(state: City, company: Company, asset: int) -> None:
    """Take an asset out of the game."""
    company.assets.remove(asset)
    company.exhausted &= ~(1 << asset)
    state.emit(ASSET_GIVEN_UP, company.index, asset)


# Using


def keeper(state: City, asset: int) -> Company | None:
    """Return the company that keeps an asset."""
    for index in state.appeal_order:
        if asset in state.companies[index].assets:
            return state.companies[index]
    return None


def is_ready(company: Company, asset: int) -> bool:
    """Tell whether a kept asset was not used this decade."""
    return not company.exhausted & (1 << asset)


def why_not_exhaust(state: City, company: Company, asset: int) -> Reason | None:
    """Return why this kept asset cannot be used now (C-DP-51)."""
    if not is_ready(company, asset):
        return USED_UP
    printed = state.box.assets[asset]
    ability = printed.ability
    if ability.protects:
        return ANSWERS_ONLY
    if printed.cost > company.treasury:
        return ABILITY_TOO_DEAR
    if ability.revenue or ability.price_per_good:
        in_time = state.operating == company.index and not state.decided
        return None if in_time else ONLY_OPERATING
    if ability.price_steps:
        return _why_no_price_step(state, company)
    if ability.appeal or ability.goods or has_staff_for(state, company, ability):
        return None
    if ability.any_cubes:
        return None if sum(state.haymarket) else NO_CUBE_FOR_IT
    return None if supply.haymarket_has_any(state, ability.cubes) else NO_CUBE_FOR_IT


def has_staff_for(state: City, company: Company, ability: Effect) -> bool:
    """Tell whether the part of a Chief's ability that concerns staff is possible (C-CHF-05)."""
    if ability.automate and automation.why_no_automation(company, ability.automate) is None:
        return True
    return ability.one_staff and can_take_one(state, company)


def can_take_one(state: City, company: Company) -> bool:
    """Tell whether the company can take a manager or a salesperson."""
    if staff.why_no_manager(state, company) is None:
        return True
    return staff.why_no_salesperson(state, company) is None


def _why_no_price_step(state: City, company: Company) -> Reason | None:
    if state.operating != company.index:
        return NOT_YET
    window = state.decided if state.options.stock_assets_at_turn_end else state.produced
    if not window:
        return NOT_YET
    return appeal.AT_CAP if company.price >= highest(state) else None


def exhaust(state: City, company: Company, asset: int) -> None:
    """Use an asset's ability."""
    printed = state.box.assets[asset]
    ability = printed.ability
    company.exhausted |= 1 << asset
    state.company_pays_bank(company, printed.cost)
    state.emit(ASSET_USED, company.index, asset)
    if printed.cost:
        state.emit(SPENT, company.index, printed.cost)
    if ability.revenue:
        amount = company.charter.rules.catalogs.get(printed.key, ability.revenue)
        add_revenue(state, company, amount)
    if ability.price_per_good:
        raise_goods_price(state, company, ability.price_per_good)
    if ability.price_steps:
        move_price(state, company, ability.price_steps)
    if ability.appeal:
        appeal.advance(state, company, ability.appeal)
    supply.take_fixed(state, company, ability.cubes)
    push_chief(state, company, ability)


def add_revenue(state: City, company: Company, amount: int) -> None:
    """Add to the revenue of this operating turn."""
    state.revenue += amount
    state.emit(REVENUE_ADDED, company.index, amount)


def raise_goods_price(state: City, company: Company, amount: int) -> None:
    """Let every good of this turn, sold or not yet, bring more (C-CHF-04)."""
    state.price_bonus += amount
    full = state.shipped - state.half_shipped
    add_revenue(state, company, full * amount + state.half_shipped * (amount // 2))


def push_chief(state: City, company: Company, ability: Effect) -> None:
    """Put the questions of a Chief on the stack: staff first, then the cube."""
    supply.push_choice(state, company, CHIEF, ability.any_cubes)
    if ability.automate:
        automation.gain_automation(state, company, ability.automate)
    if ability.one_staff and can_take_one(state, company):
        state.push(CHIEF_STAFF, company.index)
    if ability.goods:
        state.push(GAIN_GOODS, company.index, ability.goods)


def ready_protection(state: City, company: Company) -> int:
    """Return the company's ready Price Protection, or NOBODY (C-AST-07, C-AST-13)."""
    for asset in company.assets:
        if state.box.assets[asset].ability.protects and is_ready(company, asset):
            return asset
    return NOBODY


# The row


class AssetRow(Step[City]):
    """C-SPC-25: move the row at the end of an action turn; asks chance for new tiles."""

    def __init__(self) -> None:
        super().__init__("asset_row", AUTO, "C-SPC-25")

    def run(self, state: City) -> None:
        cheapest = len(state.asset_row) - 1
        if state.options.asset_row_always_refills:
            state.stack.pop()
            close_gaps(state)
            push_asset_draw(state)
        elif state.asset_row[cheapest] == NO_TILE and _any_asset_left(state):
            slide(state)
            push_asset_draw(state)
        else:
            state.stack.pop()


def _any_asset_left(state: City) -> bool:
    return bool(state.asset_deck) or max(state.asset_row) != NO_TILE


def slide(state: City) -> None:
    """Move every tile one space to the cheaper side; the cheapest space must be empty."""
    state.asset_row.pop()
    state.asset_row.insert(0, NO_TILE)


def close_gaps(state: City) -> None:
    """Move tiles to the cheaper side until no gap is left on that side."""
    tiles = [asset for asset in state.asset_row if asset != NO_TILE]
    state.asset_row = [NO_TILE] * (len(state.asset_row) - len(tiles)) + tiles


def push_asset_draw(state: City) -> None:
    """Draw a tile for the dearest space, if it is empty and the deck is not."""
    if state.asset_deck and state.asset_row[0] == NO_TILE:
        state.push(ASSET_DRAW)


class AssetDraw(Step[City]):
    """Chance draws a capital asset for the dearest empty space."""

    def __init__(self) -> None:
        super().__init__("asset_draw", CHANCE_STEP, "C-SPC-25", "an asset is drawn", (V_REVEAL,))

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_REVEAL, asset) for asset in state.asset_deck]

    def weights(self, state: City) -> list[int]:
        return [1] * len(state.asset_deck)

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        state.asset_deck = without(state.asset_deck, first(code))
        state.asset_row[0] = first(code)
        state.emit(ASSET_DRAWN, first(code), state.board.asset_prices[0])

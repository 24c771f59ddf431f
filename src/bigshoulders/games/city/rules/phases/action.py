"""Action Phase: partners are placed on the spaces of the bank and of buildings.

Rules: section 10.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import BANK_SPACES, Effect, Space
from bigshoulders.games.city.events import (
    FORGONE,
    FUNDED,
    GOODS_GAINED,
    ORDER_TAKEN,
    PAID_OWNER,
    PHASE_BEGAN,
    PLACED,
    POOLED,
    SPENT,
)
from bigshoulders.games.city.ids import (
    ACQUIRE,
    ACTION,
    ACTION_NEXT,
    ACTION_TURN,
    AFTER_PLACING,
    ASSET_ROW,
    HIRE,
    LIKE,
    NOBODY,
    PLACE_PARTNER,
    S_GOODS,
    TURN_ORDER,
    UNLIKE,
    V_ACT,
    V_END,
    V_FORGO,
    V_LEAD,
    V_PLACE,
    V_POOL,
    V_STAY,
)
from bigshoulders.games.city.rules import appeal, assets, automation, hiring, shares, staff, supply
from bigshoulders.games.city.rules.free_actions import (
    FREE_VERBS,
    NOT_YOURS,
    free_actions,
    take_free_action,
    why_not_free,
)
from bigshoulders.games.city.state import City, Company, Partner, without
from bigshoulders.kernel.action import answer, first, second, verb_of
from bigshoulders.kernel.refusal import IDLE, LATER, Facts, Reason
from bigshoulders.kernel.state import arg2
from bigshoulders.kernel.step import AUTO, SeatStep, Step

EXTRA_DIVIDENDS: Final[int] = BANK_SPACES.index("extra_dividends")

NOT_PLACED: Final = Reason("not_placed", "C-BLD-07", "nobody has built {building}", standing=IDLE)
NOT_OPEN_YET: Final = Reason(
    "not_open_yet",
    "C-SPC-02",
    "that space opens in decade {opens}; this is decade {decade}",
    standing=LATER,
)
SPACE_USED: Final = Reason(
    "space_used", "C-ACT-04", "that space takes one partner per decade and has been used"
)
CANNOT_PAY: Final = Reason(
    "cannot_pay",
    "C-ACT-08",
    "it costs ${cost}, and {company} has ${treasury}",
    "raise money first",
    lacks=("cost", "treasury"),
)
NO_DIVIDEND_MONEY: Final = Reason(
    "no_dividend_money",
    "C-SPC-17",
    "the treasury must hold ${dividend}, and {company} has ${treasury}",
    lacks=("dividend", "treasury"),
)
GIVES_NOTHING: Final = Reason(
    "gives_nothing", "C-ACT-12", "{company} would gain nothing from that space"
)
OTHER_COMPANY: Final = Reason(
    "other_company", "C-ACT-10", "this partner was placed for {acting}", standing=IDLE
)
CHOOSE_COMPANY: Final = Reason(
    "choose_company",
    "C-ACT-02",
    "choose a company first",
    "e.g. act {company}",
    standing=IDLE,
)
CHOOSE_SPACE: Final = Reason(
    "choose_space",
    "C-ACT-02",
    "you direct only one company: choose a space for it",
    standing=IDLE,
)
ALREADY_FIRST: Final = Reason("already_first", "C-SPC-03", "you're already first")
MUST_PLACE: Final = Reason("must_place", "C-ACT-05", "you must place every partner", standing=IDLE)
HAS_COMPANY: Final = Reason(
    "has_company",
    "C-ACT-07",
    "you direct a company, so you can't use the bank pool",
    standing=IDLE,
)


POOL_PAYS_NOTHING: Final = Reason(
    "pool_pays_nothing",
    "C-ACT-07",
    "the bank pool pays nothing in this game",
    "forgo the partner",
    standing=IDLE,
)
NO_SALESPEOPLE: Final = Reason(
    "no_salespeople", "C-SPEC-06", "{company} can't use spaces that give salespeople"
)
NO_CUBES: Final = Reason("no_cubes", "C-SPEC-02", "{company} can't use spaces that give resources")


class ActionPhase(Step[City]):
    """The phase begins."""

    def __init__(self) -> None:
        super().__init__("action_phase", AUTO, "C-ACT-01")

    def run(self, state: City) -> None:
        state.stack.pop()
        state.phase = ACTION
        state.round = []
        state.emit(PHASE_BEGAN, ACTION)
        state.push(ACTION_NEXT)


class ActionNext(Step[City]):
    """Rounds along the turn-order track, until no partner is ready (C-ACT-01)."""

    def __init__(self) -> None:
        super().__init__("action_next", AUTO, "C-ACT-01")

    def run(self, state: City) -> None:
        if not state.round:
            if not any(player.ready for player in state.seats):
                state.stack.pop()
                return
            state.round = state.track[:]
        seat = state.round.pop(0)
        if state.seats[seat].ready:
            state.push(ACTION_TURN, seat)


class ActionTurn(SeatStep[City]):
    """C-DP-30: free actions, then one partner.

    Whoever directs one company is offered its spaces at once; others say first who acts, so that
    no list grows long.
    """

    def __init__(self) -> None:
        super().__init__(
            "action_turn",
            "C-ACT-02",
            "{seat}: where do you place a partner? ({ready} ready)",
            (V_ACT, V_PLACE, V_POOL, V_FORGO, *FREE_VERBS),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        own = state.companies_of(seat)
        answers = free_actions(state, seat)
        if len(own) == 1:
            add_places(state, own[0], answers)
        else:
            for company in own:
                answers.append(answer(V_ACT, company.index))
        if why_no_pool(state, own) is None:
            answers.append(V_POOL)
        if state.options.may_forgo_partner:
            answers.append(V_FORGO)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        verb = verb_of(code)
        if verb in FREE_VERBS:
            return why_not_free(state, seat, code)
        if verb == V_FORGO:
            return None if state.options.may_forgo_partner else MUST_PLACE
        own = state.companies_of(seat)
        if verb == V_POOL:
            return why_no_pool(state, own)
        if state.companies[first(code)].director != seat:
            return NOT_YOURS
        if verb == V_ACT:
            return None if len(own) > 1 else CHOOSE_SPACE
        if len(own) > 1:
            return CHOOSE_COMPANY
        return why_not_place(state, state.companies[first(code)], second(code))

    def apply(self, state: City, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb in FREE_VERBS:
            take_free_action(state, code)
            return
        state.stack.pop()
        if verb == V_ACT:
            state.push(PLACE_PARTNER, seat, first(code))
        elif verb == V_PLACE:
            place(state, seat, state.companies[first(code)], second(code))
        else:
            spend_without_company(state, seat, verb)

    def ask(self, state: City, seat: int) -> Facts:
        return {"seat": state.board.colors[seat], "ready": state.seats[seat].ready}


def why_no_pool(state: City, own: list[Company]) -> Reason | None:
    """Return why the bank pool is closed to a player with these companies (C-ACT-07)."""
    if own:
        return HAS_COMPANY
    pays = state.options.no_company_cash > 0 or not state.options.may_forgo_partner
    return None if pays else POOL_PAYS_NOTHING


def spend_without_company(state: City, seat: int, verb: int) -> None:
    """Spend a partner in the bank pool, or for nothing (C-ACT-06, 07)."""
    state.seats[seat].ready -= 1
    if verb == V_POOL:
        amount = state.options.no_company_cash
        state.bank_pays_seat(seat, amount)
        state.emit(POOLED, seat, amount)
    else:
        state.emit(FORGONE, seat)
    state.push(AFTER_PLACING, seat)


class PlacePartner(SeatStep[City]):
    """C-DP-30 for a player with several companies: the space."""

    def __init__(self) -> None:
        super().__init__(
            "place_partner",
            "C-ACT-02",
            "{seat}: where do you place a partner for {company}? (treasury ${treasury})",
            (V_PLACE,),
            ("seat", "company"),
        )
        self.goes_on = True

    def legal(self, state: City, seat: int) -> list[int]:
        answers: list[int] = []
        add_places(state, state.companies[arg2(state.stack[-1])], answers)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        company = arg2(state.stack[-1])
        if first(code) != company:
            return OTHER_COMPANY
        return why_not_place(state, state.companies[company], second(code))

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        place(state, seat, state.companies[first(code)], second(code))

    def ask(self, state: City, seat: int) -> Facts:
        company = state.companies[arg2(state.stack[-1])]
        return {
            "seat": state.board.colors[seat],
            "company": company.charter.key,
            "treasury": company.treasury,
        }


def add_places(state: City, company: Company, answers: list[int]) -> None:
    """Add every space that the company can use."""
    for space in range(state.box.first_building):
        if why_not_place(state, company, space) is None:
            answers.append(answer(V_PLACE, company.index, space))
    for owner in state.seats:
        for space in owner.row:
            if why_not_place(state, company, space) is None:
                answers.append(answer(V_PLACE, company.index, space))


def why_not_place(state: City, company: Company, index: int) -> Reason | None:
    """Return why a partner cannot be placed on this space for the company."""
    if state.owners[index] == NOBODY:
        return NOT_PLACED
    space = state.box.spaces[index]
    if space.opens_in_decade > state.decade:
        return NOT_OPEN_YET
    if space.once and index in state.used:
        return SPACE_USED
    if space.company_pays > company.treasury:
        return CANNOT_PAY
    return why_no_effect(state, company, space.effect, company.treasury - space.company_pays)


def why_no_effect(state: City, company: Company, effect: Effect, left: int) -> Reason | None:
    """Return why the effect cannot be carried out with the money left after the cost."""
    forbidden = why_forbidden(company, effect)
    if forbidden is not None:
        return forbidden
    if effect.dividend:
        return None if effect.dividend <= left else NO_DIVIDEND_MONEY
    if effect.hires:
        return hiring.why_no_hire(state, company)
    if effect.buys_asset:
        can_buy = assets.can_buy_any(state, company, effect.discount)
        return None if can_buy else assets.NO_AFFORDABLE_ASSET
    if effect.automate:
        if state.options.empty_automation:
            return None
        return automation.why_no_automation(company, effect.automate)
    if effect.appeal or effect.goods or effect.fund or state.options.empty_use:
        return None
    return None if gives_something(state, company, effect) else GIVES_NOTHING


def why_forbidden(company: Company, effect: Effect) -> Reason | None:
    """Return why a special company may not use such a space at all (section 22.5)."""
    rules = company.charter.rules
    if effect.salespeople and not rules.takes_salespeople:
        return NO_SALESPEOPLE
    gives_cubes = effect.like_cubes or effect.unlike_cubes or max(effect.cubes)
    return NO_CUBES if gives_cubes and not rules.takes_cubes else None


def gives_something(state: City, company: Company, effect: Effect) -> bool:
    """Tell whether the company would gain staff or cubes (C-ACT-12)."""
    if effect.workers and staff.why_no_worker(state, company) is None:
        return True
    if effect.managers and staff.why_no_manager(state, company) is None:
        return True
    if effect.salespeople and staff.why_no_salesperson(state, company) is None:
        return True
    if effect.like_cubes or effect.unlike_cubes:
        return sum(state.haymarket) + sum(state.chain) > 0
    return supply.building_has_any(state, effect.cubes)


def place(state: City, seat: int, company: Company, index: int) -> None:
    """Spend a partner: pay the cost, then carry out the effect."""
    space = state.box.spaces[index]
    state.seats[seat].ready -= 1
    if space.once:
        state.used = [*state.used, index]
    state.placed = [*state.placed, Partner(seat, company.index, index)]
    state.emit(PLACED, seat, company.index, index)
    state.push(AFTER_PLACING, seat)
    pay_for(state, company, space)
    carry_out(state, seat, company, space.effect)


def pay_for(state: City, company: Company, space: Space) -> None:
    """Move the money that the space's icon shows (C-ACT-08, 09)."""
    owner = state.owners[space.index]
    if space.bank_pays_owner:
        state.bank_pays_seat(owner, space.bank_pays_owner)
        state.emit(PAID_OWNER, owner, space.bank_pays_owner)
    if not space.company_pays:
        return
    state.emit(SPENT, company.index, space.company_pays)
    if space.pays_owner:
        company.treasury -= space.company_pays
        state.seats[owner].cash += space.company_pays
        state.emit(PAID_OWNER, owner, space.company_pays)
    else:
        state.company_pays_bank(company, space.company_pays)


def carry_out(state: City, seat: int, company: Company, effect: Effect) -> None:
    """Give the company what the space gives; questions go on the stack, last one first."""
    if effect.fund:
        state.bank_pays_company(company, effect.fund)
        state.emit(FUNDED, company.index, effect.fund)
    if effect.dividend:
        pay_dividend_space(state, company, effect.dividend)
    if effect.goods:
        gain_goods(state, company, effect.goods)
    supply.take_for_building(state, company, effect.cubes)
    supply.push_choice(state, company, LIKE, effect.like_cubes)
    supply.push_choice(state, company, UNLIKE, effect.unlike_cubes)
    if effect.first_in_order:
        state.push(TURN_ORDER, seat)
    if effect.appeal:
        appeal.advance(state, company, effect.appeal)
    if effect.hires:
        state.push(HIRE, company.index)
    if effect.buys_asset:
        state.push(ACQUIRE, company.index, effect.discount)
    if effect.automate:
        count = min(effect.automate, automation.replaceable(company))
        automation.gain_automation(state, company, count)
    staff.gain_salespeople(state, company, effect.salespeople)
    workers = staff.workers_that_fit(state, company, effect.workers)
    staff.gain_managers(state, company, effect.managers, alone=not workers)
    hiring.offer_hiring_bonus(state, company, workers)
    staff.gain_workers(state, company, workers)


def pay_dividend_space(state: City, company: Company, amount: int) -> None:
    """Pay extra dividends; the price answers to the amount (C-SPC-07, C-SPC-19)."""
    extra = state.box.spaces[EXTRA_DIVIDENDS].effect.dividend
    basis = amount if state.options.dividend_tile_counts_face else extra
    shares.pay_from_treasury(state, company, amount, basis)


def gain_goods(state: City, company: Company, count: int) -> None:
    """Take goods from the supply into the treasury."""
    count = state.available(S_GOODS, count)
    if count > 0:
        company.goods += count
        state.stores[S_GOODS] -= count
        state.emit(GOODS_GAINED, company.index, count)


class TurnOrder(SeatStep[City]):
    """C-DP-37: after advertising, the player may move to the first place."""

    def __init__(self) -> None:
        super().__init__(
            "turn_order",
            "C-SPC-03",
            "{seat}: move to first in turn order, starting next round?",
            (V_LEAD, V_STAY),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [V_STAY] if state.track[0] == seat else [V_LEAD, V_STAY]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        leads = verb_of(code) == V_LEAD and state.track[0] == seat
        return ALREADY_FIRST if leads else None

    def apply(self, state: City, seat: int, code: int) -> None:
        state.stack.pop()
        if verb_of(code) == V_LEAD:
            state.track = [seat, *without(state.track, seat)]
            state.emit(ORDER_TAKEN, seat)

    def ask(self, state: City, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}


class AfterPlacing(SeatStep[City]):
    """C-DP-41: free actions, then the end of the turn."""

    def __init__(self) -> None:
        super().__init__(
            "after_placing",
            "C-ACT-02",
            "{seat}: free actions, or end the turn",
            (V_END, *FREE_VERBS),
        )
        self.goes_on = True

    def legal(self, state: City, seat: int) -> list[int]:
        answers = free_actions(state, seat)
        answers.append(V_END)
        return answers

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None if verb_of(code) == V_END else why_not_free(state, seat, code)

    def apply(self, state: City, seat: int, code: int) -> None:
        if verb_of(code) == V_END:
            state.stack.pop()
            state.push(ASSET_ROW)
        else:
            take_free_action(state, code)

    def ask(self, state: City, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}

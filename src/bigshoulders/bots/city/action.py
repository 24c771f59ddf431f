"""Action Phase: which company acts, on which space, and every choice that follows.

Rules: sections 10, 12, 13 and 15.
"""

from __future__ import annotations

from collections.abc import Callable

from bigshoulders.bots.city.cubes import Needs
from bigshoulders.bots.city.forecast import Evaluation
from bigshoulders.bots.city.prospect import Prospect
from bigshoulders.bots.city.spaces import IMPOSSIBLE, Weigher
from bigshoulders.games.city.ids import (
    V_ACT,
    V_BONUS,
    V_CASH,
    V_DECLINE,
    V_DONE,
    V_END,
    V_EXCHANGE,
    V_EXHAUST,
    V_FORGO,
    V_HIRE,
    V_LEAD,
    V_MOVE,
    V_PLACE,
    V_POOL,
    V_SEND,
    V_STAY,
    V_TAKE,
)
from bigshoulders.games.city.rules.assets import keeper
from bigshoulders.games.city.rules.phases.action import add_places
from bigshoulders.games.city.state import Company
from bigshoulders.kernel.action import answer, first, second, verb_of
from bigshoulders.kernel.state import arg1, arg2


def with_verb(answers: list[int], verb: int) -> list[int]:
    """Return the answers of one kind."""
    return [code for code in answers if verb_of(code) == verb]


def asked_company(outlook: Evaluation) -> Company:
    """Return the company in the frame of a question about staff, cubes or assets."""
    return outlook.state.companies[arg1(outlook.state.stack[-1])]


# Placing partners


def action_turn(outlook: Evaluation, answers: list[int]) -> int:
    """Use free appeal first; then say which company acts, or where."""
    boost = free_boost(outlook, answers)
    if boost is not None:
        return boost
    acts = with_verb(answers, V_ACT)
    if not acts:
        return place_partner(outlook, answers)
    return max(acts, key=lambda code: best_gain(outlook, outlook.state.companies[first(code)]))


def free_boost(outlook: Evaluation, answers: list[int]) -> int | None:
    """Return an answer that uses an asset for appeal, or a Chief who is worth his pay."""
    boost = appeal_asset(outlook, answers)
    return chief_who_pays(outlook, answers) if boost is None else boost


def chief_who_pays(outlook: Evaluation, answers: list[int]) -> int | None:
    """Return an answer that exhausts a Chief with a gain, if there is one."""
    for code in with_verb(answers, V_EXHAUST):
        asset = outlook.state.box.assets[first(code)]
        company = keeper(outlook.state, first(code))
        if not asset.chief or company is None or asset.ability.price_per_good:
            continue
        if Weigher(outlook, company).chief(asset) > 0:
            return code
    return None


def appeal_asset(outlook: Evaluation, answers: list[int]) -> int | None:
    """Return an answer that exhausts an asset for appeal, if there is one."""
    for code in with_verb(answers, V_EXHAUST):
        if outlook.state.box.assets[first(code)].ability.appeal:
            return code
    return None


def best_gain(outlook: Evaluation, company: Company) -> float:
    """Return the gain of the best space that a company can use now."""
    places: list[int] = []
    add_places(outlook.state, company, places)
    return max(place_gains(outlook, company, places), default=IMPOSSIBLE)


def place_gains(outlook: Evaluation, company: Company, places: list[int]) -> list[float]:
    """Return what each of these spaces gains for a company."""
    weigher, owners = Weigher(outlook, company), outlook.state.owners
    gains: list[float] = []
    for code in places:
        space = second(code)
        gain = outlook.place_gains.get(code)
        if gain is None:
            gain = weigher.space(space, owners[space])
            outlook.place_gains[code] = gain
        gains.append(gain)
    return gains


def place_partner(outlook: Evaluation, answers: list[int]) -> int:
    """Place the partner where it gains most; without a company take what is offered."""
    places = with_verb(answers, V_PLACE)
    if not places:
        return answer(V_POOL) if V_POOL in answers else answer(V_FORGO)
    gains = place_gains(outlook, outlook.state.companies[first(places[0])], places)
    if V_FORGO in answers and max(gains) < 0:
        return answer(V_FORGO)
    return places[gains.index(max(gains))]


def after_placing(outlook: Evaluation, answers: list[int]) -> int:
    """Use free appeal, then end the turn."""
    boost = free_boost(outlook, answers)
    return answer(V_END) if boost is None else boost


def turn_order(_outlook: Evaluation, answers: list[int]) -> int:
    """Lead: it costs nothing."""
    return answer(V_LEAD) if V_LEAD in answers else answer(V_STAY)


# Staff


def hire(outlook: Evaluation, answers: list[int]) -> int:
    """Hire for the first factory with room, as long as it pays."""
    if V_DONE in answers:
        weigher = Weigher(outlook, asked_company(outlook))
        if weigher.hire(weigher.start.copy()) <= 0:
            return answer(V_DONE)
    return with_verb(answers, V_HIRE)[0]


def best_change(
    outlook: Evaluation, answers: list[int], change: Callable[[Prospect, int], None]
) -> int:
    """Return the answer whose change makes the best prospect; the first of equals."""
    weigher = Weigher(outlook, asked_company(outlook))

    def gain(code: int) -> float:
        after = weigher.start.copy()
        change(after, code)
        return weigher.gain(after)

    return max(answers, key=gain)


def place_manager(outlook: Evaluation, answers: list[int]) -> int:
    """Put the manager where he does most."""

    def change(after: Prospect, code: int) -> None:
        after.managers[first(code)] += 1

    return best_change(outlook, answers, change)


def place_worker(_outlook: Evaluation, answers: list[int]) -> int:
    """Fill the factories from left to right: that is how they run."""
    return answers[0]


def automate(outlook: Evaluation, answers: list[int]) -> int:
    """Put the machine where it does most, if anywhere."""

    def change(after: Prospect, code: int) -> None:
        if verb_of(code) != V_DECLINE:
            after.automate_in(first(code))

    return best_change(outlook, answers, change)


def replaced(_outlook: Evaluation, answers: list[int]) -> int:
    """Keep the replaced worker if there is room."""
    moves = with_verb(answers, V_MOVE)
    return moves[0] if moves else answer(V_SEND)


def appeal_bonus(_outlook: Evaluation, answers: list[int]) -> int:
    """Take the bonus, which is nearly always worth more than the cash."""
    return answer(V_BONUS) if V_BONUS in answers else answer(V_CASH)


def exchange(outlook: Evaluation, answers: list[int]) -> int:
    """Make the exchange if the goods and the appeal are worth more than the cubes."""

    def change(after: Prospect, code: int) -> None:
        if verb_of(code) == V_EXCHANGE:
            after.exchange()

    return best_change(outlook, answers, change)


def chief_staff(outlook: Evaluation, answers: list[int]) -> int:
    """Take the manager or the salesperson, whoever does more."""
    weigher = Weigher(outlook, asked_company(outlook))
    return max(
        answers, key=lambda code: weigher.gain(weigher.with_staff(weigher.start, first(code)))
    )


# Cubes and assets


def chain_cube(_outlook: Evaluation, answers: list[int]) -> int:
    """Take the cube from the chain: it is free."""
    return answers[0]


def take_cubes(outlook: Evaluation, answers: list[int]) -> int:
    """Take what the factories lack, the dearest first; else what Haymarket has most of."""
    takes = with_verb(answers, V_TAKE)
    if not takes:
        return answers[0]
    state = outlook.state
    wanted = wanted_cubes(outlook, asked_company(outlook))

    def use(code: int) -> tuple[int, int]:
        kind = first(code)
        return min(wanted[kind], 2) * outlook.chain.dearest(kind, 1), state.haymarket[kind]

    return max(takes, key=use)


def wanted_cubes(outlook: Evaluation, company: Company) -> list[int]:
    """Return what the factories still to run this turn lack, or else what all of them do."""
    state = outlook.state
    last = len(company.charter.factories) - 1
    needs = Needs(state, outlook.chain, company)
    if state.operating == company.index and state.runs <= last:
        wanted = needs.missing(company.cubes, company.managers, state.runs, last)
        if any(wanted):
            return wanted
    return needs.missing(company.cubes, company.managers, 0, last)


def acquire(outlook: Evaluation, answers: list[int]) -> int:
    """Buy the asset that gains most."""
    weigher = Weigher(outlook, asked_company(outlook))
    discount = arg2(outlook.state.stack[-1])
    chosen = weigher.best_asset(weigher.start.copy(), discount)[1]
    return next((code for code in answers if first(code) == chosen), answers[0])


def give_up(outlook: Evaluation, answers: list[int]) -> int:
    """Give up the asset that does least."""
    weigher = Weigher(outlook, asked_company(outlook))
    assets = outlook.state.box.assets
    return min(answers, key=lambda code: weigher.keep_value(assets[first(code)]))

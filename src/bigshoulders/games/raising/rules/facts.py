"""The numbers that a refusal may mention, gathered only when somebody asks why not."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import RESOURCES, TYPES
from bigshoulders.games.raising.ids import BID, NO_TILE, PAY
from bigshoulders.games.raising.rules.building import prestige_plots
from bigshoulders.games.raising.rules.project_costs import BEGUN, amounts, needs_of, purse
from bigshoulders.games.raising.state import Raising
from bigshoulders.kernel.action import CHANCE, Language, first
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.state import arg2, arg3, arg4, step_of


def facts(state: Raising, language: Language, seat: int, code: int) -> Facts:
    """Return the words of the answer, and what the player has to give."""
    numbers: Facts = {}
    for domain, key in language.arguments(code):
        numbers[domain] = key
    if seat == CHANCE:
        return numbers
    numbers["seat"] = state.board.colors[seat]
    player = state.seats[seat]
    numbers["purse"] = purse(player)
    numbers["tokens"] = player.all_tokens()
    numbers["wild"] = player.wild
    numbers["give"] = state.board.trade_give
    numbers["interior"] = len(prestige_plots(state))
    frame = state.stack[-1]
    price = [0] * TYPES
    if step_of(frame) == PAY:
        needs = needs_of(state, seat, arg2(frame) % BEGUN, arg3(frame))
        numbers["need"] = needs[arg4(frame)]
    elif step_of(frame) == BID and state.cards[first(code) % len(state.cards)] != NO_TILE:
        price = state.uncovered(first(code) % len(state.cards))
        numbers["cost"] = amounts(price)
    for resource, name in enumerate(RESOURCES):  # numbers, for sentences in any language
        numbers[f"has_{name}"] = player.tokens[resource]
        numbers[f"price_{name}"] = price[resource]
    return numbers

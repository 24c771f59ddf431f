"""How a cost is paid best, and what the tokens that stay are worth.

A cost is settled type by type: with tokens, wilds and trades, with a favor, or not at all, which
is poverty. Every way is priced by what it leaves in the purse. Rules: R-RES-03, R-PAY-01 to 08.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising.box.components import TYPES
from bigshoulders.games.raising.rules.project_costs import net_needs
from bigshoulders.games.raising.rules.rewards import is_unlimited

PAID: Final = 0
FAVOR: Final = 1
SHORT: Final = 2
IMPOSSIBLE: Final = 1_000.0


class Wallet:
    """Tokens, wilds and favors, as they are or as they would be."""

    def __init__(self, tokens: list[int], wild: int, favor: int) -> None:
        self.tokens = tokens
        self.wild = wild
        self.favor = favor

    def plus(self, tokens: list[int]) -> Wallet:
        """Return the purse with some tokens more."""
        return Wallet([self.tokens[t] + tokens[t] for t in range(TYPES)], self.wild, self.favor)


class PaymentPlan:
    """One way to settle a cost, what it costs and what it leaves."""

    def __init__(self, ways: tuple[int, ...], cost: float, trades: int, left: Wallet) -> None:
        self.ways = ways
        self.cost = cost
        self.trades = trades
        self.left = left


class Payer:
    """Settles costs for one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = worth.state
        self.give = worth.state.board.trade_give
        self.may_trade = True
        self.due = [0] * TYPES  # what projects that are paid for later this round will ask for
        player = worth.player
        self.wallet = Wallet(player.tokens[:], player.wild, player.favor)
        self.free = [is_unlimited(worth.state, player, t) for t in range(TYPES)]
        self.demand = self._demand()

    def _demand(self) -> list[float]:
        """Return what next round may ask for by type."""
        state, player = self.state, self.worth.player
        coming = [tile for tile in state.box.projects if tile.round == state.round + 1]
        if not self.worth.left or not coming:
            return [float(state.board.section_need)] * TYPES
        demand: list[float] = []
        for kind in range(TYPES):
            mean = sum([tile.cost[kind] for tile in coming]) / len(coming)
            demand.append(max(0.0, mean - player.perms[kind]) * self.worth.pace)
        return demand

    def expect(self, spaces: list[int]) -> None:
        """Keep tokens for the projects on these spaces, which are paid for later."""
        self.due = [0] * TYPES
        for space in spaces:
            needs = net_needs(self.state, self.worth.seat, self.state.projects[space])
            self.due = [self.due[t] + needs[t] for t in range(TYPES)]

    # What is kept

    def kept(self, wallet: Wallet) -> float:
        """Return what a purse is worth."""
        value = wallet.wild * self.worth.wild + wallet.favor * self.worth.favor
        for kind in range(TYPES):
            value += self.tokens(kind, wallet.tokens[kind])
        return value

    def tokens(self, kind: int, count: int) -> float:
        """Return what so many tokens of a type are worth: the first ones most."""
        weights = self.worth.weights
        if self.free[kind]:
            return count * weights.idle_token
        due = min(count, self.due[kind])
        asked = min(float(count - due), self.demand[kind])
        return (
            due * weights.due_token
            + asked * self.worth.token
            + (
                (count - due - asked)
                * (weights.spare_token if self.worth.left else weights.idle_token)
            )
        )

    # Ways to pay

    def best(self, needs: list[int], wallet: Wallet, *, favors: bool = True) -> PaymentPlan:
        """Return the cheapest plan for a project; `favors` lets them replace tokens one has."""
        choices: list[tuple[int, ...]] = []
        free_poverty = self.state.options.free_poverty
        for kind in range(TYPES):
            if not needs[kind]:
                choices.append((PAID,))
            elif needs[kind] <= wallet.tokens[kind] and not free_poverty:
                choices.append((PAID, FAVOR) if favors and wallet.favor else (PAID,))
            else:
                choices.append((PAID, FAVOR, SHORT) if wallet.favor else (PAID, SHORT))
        return self._cheapest(choices, needs, wallet)

    def in_full(self, needs: list[int], wallet: Wallet) -> PaymentPlan:
        """Return the plan for a cost that nothing but tokens can pay."""
        return self._cheapest([(PAID,)] * TYPES, needs, wallet)

    def _cheapest(
        self, choices: list[tuple[int, ...]], needs: list[int], wallet: Wallet
    ) -> PaymentPlan:
        before = self.kept(wallet)
        best = PaymentPlan((SHORT,) * TYPES, IMPOSSIBLE, 0, wallet)
        for ways in product(*choices):
            plan = self._plan(ways, needs, wallet, before)
            if plan.cost < best.cost:
                best = plan
        return best

    def _plan(
        self, ways: tuple[int, ...], needs: list[int], wallet: Wallet, before: float
    ) -> PaymentPlan:
        left = Wallet(wallet.tokens[:], wallet.wild, wallet.favor - ways.count(FAVOR))
        missing = 0
        for kind in range(TYPES):
            if ways[kind] == PAID and needs[kind]:
                tokens = min(needs[kind], left.tokens[kind])
                left.tokens[kind] -= tokens
                missing += needs[kind] - tokens
        wilds = min(missing, left.wild)
        left.wild -= wilds
        trades = missing - wilds
        if left.favor < 0 or (trades and not self._can_trade(left, trades)):
            return PaymentPlan(ways, IMPOSSIBLE, 0, wallet)
        for _token in range(trades * self.give):
            left.tokens[left.tokens.index(max(left.tokens))] -= 1
        return PaymentPlan(ways, before - self.kept(left) + self.penalty(ways), trades, left)

    def _can_trade(self, left: Wallet, trades: int) -> bool:
        return self.may_trade and sum(left.tokens) >= trades * self.give

    def penalty(self, ways: tuple[int, ...]) -> float:
        """Return what it costs to be short."""
        shorts = ways.count(SHORT)
        return self.worth.poverty(shorts) if shorts else 0.0


class SectionPayer(Payer):
    """Plans the personal project, the last use of every token (R-FIN-06)."""

    def kept(self, wallet: Wallet) -> float:
        return wallet.favor * self.worth.council.favor

    def best(self, needs: list[int], wallet: Wallet, *, favors: bool = True) -> PaymentPlan:
        choices: list[tuple[int, ...]] = []
        for kind in range(TYPES):
            choices.append((PAID, FAVOR, SHORT) if needs[kind] else (SHORT,))
        return self._cheapest(choices, needs, wallet)

    def penalty(self, ways: tuple[int, ...]) -> float:
        """Return what the sections score that this completes, as a negative cost."""
        board = self.state.board
        complete = self.worth.player.sections.bit_count() + TYPES - ways.count(SHORT)
        bonus = board.sections_bonus if complete == TYPES else 0
        return float(-complete * board.section_reputation - bonus)

"""Bidding: who will probably win each card, and where the next marker does most.

Rules: sections 11 and 12, D-02, D-04, D-05.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.bots.raising.auction import COLORS, CardAuction, auction_of
from bigshoulders.bots.raising.prize import Prizes, RoughPrizes
from bigshoulders.bots.raising.rollout import Rollout
from bigshoulders.bots.raising.wallet import Payer
from bigshoulders.bots.raising.worth import Worth
from bigshoulders.games.raising.ids import NOBODY, NONPLAYER, UL, V_BID, V_USE
from bigshoulders.games.raising.rules.phases.bidding import can_pay_upper_left
from bigshoulders.kernel.action import first, second, verb_of
from bigshoulders.kernel.state import arg2, arg3

SUREST: Final = 0.95  # no threat is surer
EAGER: Final = 1.6  # limits of how much more or less than others a project is wanted
LAZY: Final = 0.3


class Auction:
    """The five cards as one seat weighs them before it places a marker."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = state = worth.state
        self.weights = worth.weights
        self.seats = range(len(state.seats))
        self.spaces = range(len(state.projects))
        self.values = [self._values(seat) for seat in self.seats]
        self.interest = [interest(values) for values in self.values]
        self.pays = [
            [can_pay_upper_left(state, seat, space) for space in self.spaces] for seat in self.seats
        ]
        self.auctions = [self._auction(space) for space in self.spaces]
        self.levels = [self._level(space) for space in self.spaces]
        self.markers = self._markers()
        self.payer = Payer(worth)
        self.marker = self._marker()
        self.rollout = Rollout(state.rows, self.values, self.pays, self.weights)
        self._outcomes: dict[int, float] = {}
        self._promises: dict[int, float] = {}

    def _values(self, seat: int) -> list[float]:
        """Return what each project is worth to a seat; rivals are looked at less closely."""
        if seat == self.worth.seat:
            return Prizes(self.worth).values()
        return RoughPrizes(Worth(self.state, seat, self.weights)).values()

    def _auction(self, space: int) -> CardAuction:
        width = self.state.width
        squares = self.state.squares[space * width : (space + 1) * width]
        return auction_of(squares, self.state.card_at(space).squares)

    def _level(self, space: int) -> float:
        """Return what a level of the building is worth that this project becomes."""
        reputation = self.state.board.level_reputation
        moves = self.state.box.projects[self.state.projects[space]].is_move
        return reputation if moves else reputation + self.weights.level

    def _markers(self) -> list[int]:
        """Return the markers that each color has to place, the present ones included."""
        state = self.state
        markers = [0] * COLORS
        for player in state.seats:
            markers[player.index] = player.on_board
            if state.has_nonplayer():
                markers[NONPLAYER] += min(player.on_board, state.board.nonplayer_markers)
        if not arg2(state.stack[-1]):  # a non-player marker waits whose companion is placed
            markers[NONPLAYER] += 1
        return markers

    def _marker(self) -> float:
        """Return what a marker is worth that returns to the bidding board."""
        if self.worth.left:
            return self.weights.marker
        return self.weights.last_marker + self.worth.council.marker

    # One card at a glance

    def promise(self, space: int, auction: CardAuction) -> float:
        """Return what a card promises the seat, less a share of what it promises others."""
        return self._weighed(space, auction, self.chances(space, auction))

    def _weighed(self, space: int, auction: CardAuction, chances: list[float]) -> float:
        """Return what a card is worth if each color wins it with these chances."""
        tokens = auction.uncovered() * self.worth.token
        total = 0.0
        for seat in self.seats:
            count, chance = auction.counts[seat], chances[seat]
            value = (1 - chance) * count * self.marker
            if chance:
                won = self.values[seat][space] + tokens + count * self.levels[space]
                value += chance * won
            total += value if seat == self.worth.seat else -value * self.weights.rival
        return total

    def chances(self, space: int, auction: CardAuction) -> list[float]:
        """Return how likely each color is to win a card."""
        threats = [self._threat(color, space, auction) for color in range(COLORS)]
        safe = 1.0
        for threat in threats:
            safe *= 1 - threat
        total = sum(threats)
        chances = [(1 - safe) * threat / total if threat else 0.0 for threat in threats]
        if auction.ahead != NOBODY:
            chances[auction.ahead] = safe
        return chances

    def _threat(self, color: int, space: int, auction: CardAuction) -> float:
        """Return how likely a color overtakes the leader of a card."""
        markers = self.markers[color]
        if color == auction.ahead or not markers:
            return 0.0
        if color == NONPLAYER:
            eager, pays = self.weights.nonplayer, True
        else:
            eager, pays = self.interest[color][space], self.pays[color][space]
        needed = auction.needed(color, pays=pays) if auction.ahead != NOBODY else 0
        if needed > markers or needed > auction.free or needed >= len(self.weights.threats):
            return 0.0
        return min(SUREST, self.weights.threats[needed] * markers / (markers + 1) * eager)

    # One card in the end

    def outcome(self, space: int, square: int, color: int) -> float:
        """Return what the round is worth if a marker is placed here and all go on greedily."""
        auctions = [auction.copy() for auction in self.auctions]
        auctions[space].put(square, color)
        markers = self.markers[: len(self.seats)]
        frame, seat = self.state.stack[-1], self.worth.seat
        if color == NONPLAYER and arg2(frame):
            self.rollout.place(auctions, seat, markers[seat])
            markers[seat] -= 1
        elif color != NONPLAYER and arg3(frame):
            self.rollout.place_nonplayer(auctions, seat)
        companions = self.state.board.nonplayer_markers if self.state.has_nonplayer() else 0
        self.rollout.play(auctions, markers, companions)
        return self._result(auctions)

    def _result(self, auctions: list[CardAuction]) -> float:
        """Return what finished auctions are worth to the seat, less a share of others' gains."""
        total = 0.0
        for space, auction in enumerate(auctions):
            chances = [0.0] * COLORS
            if auction.ahead != NOBODY:
                chances[auction.ahead] = 1.0
            total += self._weighed(space, auction, chances)
        return total

    # Answers

    def bid(self, code: int) -> float:
        """Return what a placement gains, at a glance and in the end."""
        space, square = first(code), second(code)
        color = self.worth.seat if verb_of(code) == V_BID else NONPLAYER
        self.markers[color] -= 1
        auction = self.auctions[space].copy()
        before = self._before(space, color)
        auction.put(square, color)
        gain = self.promise(space, auction) - before
        foresight = self.weights.foresight
        key = space << 8 | (color << 4) | (square == UL)
        if key not in self._outcomes:  # squares with resources are much alike
            seen = self.outcome(space, square, color) if foresight else 0.0
            self._outcomes[key] = seen
        self.markers[color] += 1
        return (
            gain * (1 - foresight) + self._outcomes[key] * foresight + self.at_once(space, square)
        )

    def _before(self, space: int, color: int) -> float:
        """Return what a card promises while the color has one marker less to place."""
        key = space << 4 | color
        if key not in self._promises:
            self._promises[key] = self.promise(space, self.auctions[space])
        return self._promises[key]

    def at_once(self, space: int, square: int) -> float:
        """Return what the square gives at once, or takes."""
        payer = self.payer
        payer.expect([*self.worth.own_spaces, space])
        if square == UL:
            cost = payer.in_full(self.state.uncovered(space), payer.wallet).cost
            return -cost * self.weights.thrift
        kind = self.auctions[space].resources[square]
        if kind < 0:
            return 0.0
        held = payer.wallet.tokens[kind]
        return payer.tokens(kind, held + 1) - payer.tokens(kind, held)


def interest(values: list[float]) -> list[float]:
    """Return how eager a seat is for each project, 1 on average."""
    mean = sum(values) / len(values)
    if mean <= 0:
        return [1.0] * len(values)
    return [min(EAGER, max(LAZY, value / mean)) for value in values]


def bid(worth: Worth, answers: list[int]) -> int:
    """Place a marker where it does most."""
    auction = Auction(worth)
    places = [code for code in answers if verb_of(code) != V_USE]
    return max(places, key=auction.bid)

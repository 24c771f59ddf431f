"""Building Phase: deal, draft, choose in secret, reveal.

Rules: section 9, section 22.1.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.events import (
    BUILT,
    DEALT,
    HANDS_PASSED,
    KEPT,
    PHASE_BEGAN,
    PICKED,
    REMOVED,
    WORKERS_CAME,
)
from bigshoulders.games.city.ids import (
    BUILDING,
    BUILDING_DRAW,
    CHOOSE,
    DEAL,
    DRAFT,
    NOBODY,
    PASS_HANDS,
    PICKS,
    REVEAL,
    S_WORKERS,
    V_BUILD,
    V_DEAL,
    V_KEEP,
    V_REMOVE,
)
from bigshoulders.games.city.rules.appeal import gain_partner
from bigshoulders.games.city.state import City, Seat, without
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg1, step_of
from bigshoulders.kernel.step import AUTO, CHANCE_STEP, TOGETHER, Step

NOT_IN_HAND: Final = Reason(
    "not_in_hand", "C-BLD-03", "{building} isn't in your hand", standing=IDLE
)
SAME_BUILDING: Final = Reason(
    "same_building",
    "C-BLD-03",
    "you're placing {building}: choose another building to discard",
    standing=IDLE,
)


class BuildingPhase(Step[City]):
    """Deal, draft if it is played, then choose."""

    def __init__(self) -> None:
        super().__init__("building_phase", AUTO, "C-BLD-01")

    def run(self, state: City) -> None:
        state.stack.pop()
        state.phase = BUILDING
        state.emit(PHASE_BEGAN, BUILDING)
        state.push(REVEAL)
        state.push(CHOOSE)
        if state.options.draft:
            for _i in range(2):
                state.push(PASS_HANDS)
                state.push(DRAFT)
        if state.decade > 1:
            push_deal(state)


def push_deal(state: City) -> None:
    """Deal this decade's buildings, seat by seat."""
    for seat in range(len(state.seats) - 1, -1, -1):
        state.push(DEAL, seat)


class Deal(Step[City]):
    """Deal one seat its buildings."""

    def __init__(self) -> None:
        super().__init__("deal", AUTO, "C-BLD-01", arguments=("seat",))

    def run(self, state: City) -> None:
        seat = arg1(state.stack.pop())
        for _i in range(state.board.buildings_dealt[state.decade]):
            state.push(BUILDING_DRAW, seat)


class BuildingDraw(Step[City]):
    """Chance deals one building of the decade's era, face down."""

    def __init__(self) -> None:
        super().__init__(
            "building_draw",
            CHANCE_STEP,
            "C-SET-07",
            "a building is dealt",
            (V_DEAL,),
            arguments=("seat",),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_DEAL, building) for building in deck_of_era(state)]

    def weights(self, state: City) -> list[int]:
        return [1] * len(deck_of_era(state))

    def apply(self, state: City, seat: int, code: int) -> None:
        receiver, building = arg1(state.stack.pop()), first(code)
        state.building_deck = without(state.building_deck, building)
        state.seats[receiver].hand = [*state.seats[receiver].hand, building]
        state.whisper(receiver, DEALT, receiver, building)


def deck_of_era(state: City) -> list[int]:
    """Return the buildings that can still be dealt in this decade."""
    era = state.board.era_dealt[state.decade]
    return [building for building in state.building_deck if state.box.spaces[building].era == era]


def has_picked(state: City, seat: int) -> bool:
    """Tell whether a seat has picked all it is asked for: of two buildings, both."""
    pick = state.picks[seat]
    return pick >= PICKS or (pick != NOBODY and step_of(state.stack[-1]) != CHOOSE)


class SecretStep(Step[City]):
    """Base of the simultaneous choices: everybody picks, nobody sees the others."""

    def waiting(self, state: City) -> list[int]:
        return [seat for seat in range(len(state.picks)) if not has_picked(state, seat)]

    def note_pick(self, state: City, seat: int, pick: int) -> None:
        """Keep a pick; the last one lets the phase go on."""
        state.picks[seat] = pick
        state.emit(PICKED, seat)
        if not self.waiting(state):
            state.stack.pop()

    def ask(self, state: City, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}


class Draft(SecretStep):
    """C-DP-20, C-DP-21: keep one building, pass the others on."""

    def __init__(self) -> None:
        super().__init__(
            "draft",
            TOGETHER,
            "C-DRF-01",
            "{seat}: which building do you keep? the others are passed on",
            (V_KEEP,),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        return [answer(V_KEEP, building) for building in sorted(state.seats[seat].hand)]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None if first(code) in state.seats[seat].hand else NOT_IN_HAND

    def apply(self, state: City, seat: int, code: int) -> None:
        state.whisper(seat, KEPT, seat, first(code))
        self.note_pick(state, seat, first(code))


class PassHands(Step[City]):
    """Put the kept buildings aside and pass the rest (C-DRF-02)."""

    def __init__(self) -> None:
        super().__init__("pass_hands", AUTO, "C-DRF-02", reveals=True)

    def run(self, state: City) -> None:
        state.stack.pop()
        for player in state.seats:
            player.hand = without(player.hand, state.picks[player.index])
            player.kept = [*player.kept, state.picks[player.index]]
            remember(state, player)
        hands = [player.hand for player in state.seats]
        count = len(hands)
        step = direction(state.decade)
        for player in state.seats:
            player.hand = hands[(player.index - step) % count]
        if len(state.seats[0].hand) == 1:
            for player in state.seats:
                player.hand = player.kept + player.hand
                player.kept = []
        open_picks(state)
        state.emit(HANDS_PASSED)


def remember(state: City, player: Seat) -> None:
    """Note what the player passes on: only the player has seen it, and will not find it dealt."""
    player.passed += tuple([state.decade * PICKS + building for building in sorted(player.hand)])


def direction(decade: int) -> int:
    """Return the step to the neighbour who gets the hand: left in odd decades (C-DRF-02)."""
    return 1 if decade % 2 == 1 else -1


def open_picks(state: City) -> None:
    """Wait for a secret answer of every seat."""
    state.picks = [NOBODY] * len(state.seats)


class Remove(SecretStep):
    """C-DP-22, second part: of the other buildings remove one, keep the last.

    It is never on the stack: a seat that has placed is asked this while others still place.
    """

    def __init__(self) -> None:
        super().__init__(
            "remove_building",
            TOGETHER,
            "C-BLD-03",
            "{seat}: you place {space}; which other building do you discard?",
            (V_REMOVE,),
        )

    def legal(self, state: City, seat: int) -> list[int]:
        others = without(state.seats[seat].hand, state.picks[seat])
        return [answer(V_REMOVE, building) for building in sorted(others)]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        if first(code) == state.picks[seat]:
            return SAME_BUILDING
        return None if first(code) in state.seats[seat].hand else NOT_IN_HAND

    def apply(self, state: City, seat: int, code: int) -> None:
        self.note_pick(state, seat, state.picks[seat] * PICKS + first(code))

    def ask(self, state: City, seat: int) -> Facts:
        placed = state.box.spaces[state.picks[seat]].key
        return {"seat": state.board.colors[seat], "space": placed}


REMOVING: Final = Remove()


class Choose(SecretStep):
    """C-DP-22: place one building, then remove another; both stay sealed until all have picked."""

    def __init__(self) -> None:
        super().__init__(
            "choose_buildings",
            TOGETHER,
            "C-BLD-03",
            "{seat}: which building do you place?",
            (V_BUILD,),
        )

    def part(self, state: City, seat: int) -> Step[City]:
        return self if state.picks[seat] == NOBODY else REMOVING

    def legal(self, state: City, seat: int) -> list[int]:
        if state.picks[seat] != NOBODY:
            return REMOVING.legal(state, seat)
        return [answer(V_BUILD, building) for building in sorted(state.seats[seat].hand)]

    def why_not(self, state: City, seat: int, code: int) -> Reason | None:
        return None if first(code) in state.seats[seat].hand else NOT_IN_HAND

    def apply(self, state: City, seat: int, code: int) -> None:
        if verb_of(code) == V_REMOVE:
            REMOVING.apply(state, seat, code)
        else:
            state.picks[seat] = first(code)


class Reveal(Step[City]):
    """Placed buildings are revealed together; workers and, once, partners come (C-BLD-04 to 06)."""

    def __init__(self) -> None:
        super().__init__("reveal", AUTO, "C-BLD-04", reveals=True)

    def run(self, state: City) -> None:
        state.stack.pop()
        workers = 0
        owners = state.owners[:]
        for player in state.seats:
            placed, removed = divmod(state.picks[player.index], PICKS)
            player.hand = without(without(player.hand, placed), removed)
            player.row = [*player.row, placed]
            player.removed = [*player.removed, removed]
            owners[placed] = player.index
            workers += state.box.spaces[placed].workers_added
            state.emit(BUILT, player.index, placed)
            state.whisper(player.index, REMOVED, player.index, removed)
        state.owners = owners
        open_picks(state)
        add_workers(state, workers)
        if state.decade == state.board.partner_decade:
            for player in state.seats:
                player.building_partner = 0
                player.ready += 1
                gain_partner(state, player.index)


def add_workers(state: City, count: int) -> None:
    """Fill the job market, dearest spaces first; surplus stays in the supply (C-BLD-05)."""
    count = min(count, state.board.market_spaces - state.market)
    count = state.available(S_WORKERS, count)
    state.market += count
    state.stores[S_WORKERS] -= count
    state.emit(WORKERS_CAME, count)

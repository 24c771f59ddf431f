"""Setup: the state before the first draw, and the draws that lay the game out.

Rules: section 4. Stacks and the deck lie face up (Q-60): their tops are drawn and shown at once,
what lies below stays a set from which later draws are made.
"""

from __future__ import annotations

from bigshoulders.games.raising.box.components import TYPES, Box
from bigshoulders.games.raising.events import (
    BANNER_SET,
    DECK_SHOWN,
    EMPTY_PLOT_DRAWN,
    FINAL_DRAWN,
    MEMBER_DRAWN,
    NEIGHBORHOOD_DRAWN,
    PRESTIGE_SHOWN,
    RANKED,
    STACK_SHOWN,
    WARD_TOKEN_DRAWN,
)
from bigshoulders.games.raising.ids import (
    BANNERS,
    COUNCIL,
    DISPLAY,
    EMPTY_PLOTS,
    FINALS,
    NEIGHBORHOODS,
    NO_TILE,
    NOBODY,
    ROUND,
    STACK_TOPS,
    START_STACK,
    TOP_CARD,
    V_BANNER,
    V_DECK,
    V_DISPLAY,
    V_FINAL,
    V_MEMBER,
    V_OUTSKIRTS,
    V_RANK,
    V_STACK,
    V_TILE,
    V_WARD,
    WARD_TOKENS,
)
from bigshoulders.games.raising.options import RaisingOptions
from bigshoulders.games.raising.state import Raising, new_seat, replaced, without
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.errors import Broken
from bigshoulders.kernel.state import arg1
from bigshoulders.kernel.step import CHANCE_STEP, Step


def starting_state(box: Box, options: RaisingOptions, seats: int) -> Raising:
    """Return the state of a game before anything is drawn."""
    board = box.board
    state = Raising(box, options, [new_seat(index, board) for index in range(seats)])
    state.expansions = board.expansions
    spaces = len(board.spaces)
    state.projects = [NO_TILE] * spaces
    state.cards = [NO_TILE] * spaces
    state.squares = [NOBODY] * (spaces * state.width)
    state.winners = [NOBODY] * spaces
    state.hidden = [project.index for project in box.projects if project.round]
    state.deck = [card.index for card in box.cards]
    state.prestige = [building.index for building in box.prestige]
    state.built = [NO_TILE] * len(board.plots)
    state.owner = [NOBODY] * len(board.plots)
    state.levels = [0] * len(board.plots)
    state.moved = [NO_TILE] * board.outskirts
    state.moved_owner = [NOBODY] * board.outskirts
    state.moved_levels = [0] * board.outskirts
    _push_setup(state)
    return state


def _push_setup(state: Raising) -> None:
    """Lay out the draws of setup, last one first."""
    state.push(ROUND)
    if state.options.council:
        state.push(COUNCIL)
    state.push(START_STACK)
    state.push(NEIGHBORHOODS)
    state.push(BANNERS)
    state.push(WARD_TOKENS)
    state.display = [NO_TILE] * state.board.display
    for place in range(state.board.display - 1, -1, -1):
        state.push(DISPLAY, place)
    state.push(EMPTY_PLOTS)
    state.push(TOP_CARD)
    state.push(FINALS)
    for number in range(state.board.rounds - 1, 0, -1):
        state.push(STACK_TOPS, number)


class Draw(Step[Raising]):
    """A draw of chance from a set in which everything is equally likely."""

    def __init__(
        self, key: str, rule: str, text: str, verb: int, arguments: tuple[str, ...] = ()
    ) -> None:
        super().__init__(key, CHANCE_STEP, rule, text, (verb,), arguments=arguments)
        self.verb = verb

    def outcomes(self, state: Raising) -> list[int]:
        """Return what can be drawn."""
        raise Broken([f"{self.key} does not define outcomes"])

    def legal(self, state: Raising, seat: int) -> list[int]:
        verb = self.verb
        return [answer(verb, item) for item in self.outcomes(state)]

    def weights(self, state: Raising) -> list[int]:
        return [1] * len(self.outcomes(state))


class StackTop(Draw):
    """R-SET-01: the stack of a round is shuffled and shows its top tile."""

    def __init__(self) -> None:
        super().__init__(
            "stack_top", "R-SET-01", "the top of a stack is shown", V_STACK, arguments=("round",)
        )

    def outcomes(self, state: Raising) -> list[int]:
        return hidden_projects(state, arg1(state.stack[-1]))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        state.tops = [*state.tops, first(code)]
        state.hidden = without(state.hidden, first(code))
        state.emit(STACK_SHOWN, first(code))


def hidden_projects(state: Raising, number: int) -> list[int]:
    """Return the projects of a round that nobody has seen yet."""
    projects = state.box.projects
    return [index for index in state.hidden if projects[index].round == number]


class Finals(Draw):
    """R-SET-02: some final projects are drawn, face up; the others leave the game."""

    def __init__(self) -> None:
        super().__init__("finals", "R-SET-02", "a final project is drawn", V_FINAL)

    def outcomes(self, state: Raising) -> list[int]:
        box = state.box
        finals = range(box.first_final, len(box.projects))
        return [index for index in finals if index not in state.finals]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.finals = [*state.finals, first(code)]
        state.emit(FINAL_DRAWN, first(code))
        if len(state.finals) == state.board.finals:
            state.stack.pop()


class TopCard(Draw):
    """R-SET-03: the deck lies face up, so its next card is known (Q-60)."""

    def __init__(self) -> None:
        super().__init__("top_card", "R-SET-03", "the next card of the deck is shown", V_DECK)

    def outcomes(self, state: Raising) -> list[int]:
        return state.deck

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        state.top = first(code)
        state.deck = without(state.deck, first(code))
        state.emit(DECK_SHOWN, first(code))


class EmptyPlots(Draw):
    """R-SET-04: one empty plot tile on each outskirts plot; the others leave the game."""

    def __init__(self) -> None:
        super().__init__("empty_plots", "R-SET-04", "an empty plot tile is drawn", V_OUTSKIRTS)

    def outcomes(self, state: Raising) -> list[int]:
        tiles = range(len(state.box.empty_plots))
        return [index for index in tiles if index not in state.outskirts]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.outskirts = [*state.outskirts, first(code)]
        state.emit(EMPTY_PLOT_DRAWN, first(code))
        if len(state.outskirts) == state.board.outskirts:
            state.stack.pop()


class Display(Draw):
    """R-SET-05, R-MOV-09: a prestige building comes to a space of the display."""

    def __init__(self) -> None:
        super().__init__(
            "display",
            "R-SET-05",
            "a prestige building is revealed",
            V_DISPLAY,
            arguments=("place",),
        )

    def outcomes(self, state: Raising) -> list[int]:
        return state.prestige

    def apply(self, state: Raising, seat: int, code: int) -> None:
        place = arg1(state.stack.pop())
        state.display = replaced(state.display, place, first(code))
        state.prestige = without(state.prestige, first(code))
        state.emit(PRESTIGE_SHOWN, first(code))


class WardTokens(Draw):
    """R-SET-06: a ward control token for each ward."""

    def __init__(self) -> None:
        super().__init__("ward_tokens", "R-SET-06", "a ward control token is drawn", V_WARD)

    def outcomes(self, state: Raising) -> list[int]:
        tokens = range(len(state.box.ward_tokens))
        return [index for index in tokens if index not in state.ward_tokens]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.ward_tokens = [*state.ward_tokens, first(code)]
        state.emit(WARD_TOKEN_DRAWN, len(state.ward_tokens), first(code))
        if len(state.ward_tokens) == state.board.wards:
            state.stack.pop()


class Banners(Step[Raising]):
    """R-SET-06: a banner for each column and for the prestige area; equal ones are alike."""

    def __init__(self) -> None:
        super().__init__(
            "banners", CHANCE_STEP, "R-SET-06", "an expertise banner is drawn", (V_BANNER,)
        )

    def legal(self, state: Raising, seat: int) -> list[int]:
        left = banners_left(state)
        return [answer(V_BANNER, track) for track in range(TYPES) if left[track]]

    def weights(self, state: Raising) -> list[int]:
        return [count for count in banners_left(state) if count]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.emit(BANNER_SET, len(state.banners), first(code))
        state.banners = [*state.banners, first(code)]
        if len(state.banners) == sum(state.board.banners):
            state.stack.pop()


def banners_left(state: Raising) -> list[int]:
    """Return how many banners of each track are not on the map yet."""
    counts = state.board.banners
    return [counts[track] - state.banners.count(track) for track in range(TYPES)]


class Neighborhoods(Draw):
    """R-SET-06: a neighborhood tile on each space."""

    def __init__(self) -> None:
        super().__init__("neighborhoods", "R-SET-06", "a neighborhood tile is drawn", V_TILE)

    def outcomes(self, state: Raising) -> list[int]:
        tiles = range(len(state.box.neighborhoods))
        return [index for index in tiles if index not in state.neighborhoods]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.emit(NEIGHBORHOOD_DRAWN, len(state.neighborhoods), first(code))
        state.neighborhoods = [*state.neighborhoods, first(code)]
        if len(state.neighborhoods) == len(state.board.neighborhoods):
            state.stack.pop()


class StartStack(Draw):
    """R-SET-11: the discs form a random stack; the top one has rank 1."""

    def __init__(self) -> None:
        super().__init__("start_stack", "R-SET-11", "the next disc is drawn", V_RANK)

    def outcomes(self, state: Raising) -> list[int]:
        return [index for index in range(len(state.seats)) if index not in state.ranking]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.ranking = [*state.ranking, first(code)]
        state.emit(RANKED, first(code), len(state.ranking))
        if len(state.ranking) == len(state.seats):
            state.stack.pop()


class Council(Draw):
    """R-SET-14: a council member on each space of the council board."""

    def __init__(self) -> None:
        super().__init__("council", "R-SET-14", "a council member is drawn", V_MEMBER)

    def outcomes(self, state: Raising) -> list[int]:
        members = range(len(state.box.members))
        return [index for index in members if index not in state.members]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.emit(MEMBER_DRAWN, first(code), len(state.members))
        state.members = [*state.members, first(code)]
        if len(state.members) == state.board.members:
            state.stack.pop()

"""Final scoring, category after category (rules, sections 18 and 19)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import ASTERISK, FAVOR_TOKENS, LETTERS
from bigshoulders.games.raising.events import (
    ASTERISK_NAMED,
    LETTER_NAMED,
    PHASE_BEGAN,
    SCORED,
    WARD_WON,
)
from bigshoulders.games.raising.ids import (
    BIDDING_BOARD,
    CATEGORIES,
    COUNCIL_MEMBERS,
    FINAL_PROJECTS,
    FINISHED,
    FOR_SECTION,
    IN_PLAY,
    LETTER,
    NAME_ASTERISK,
    NAME_LETTERS,
    NO_TILE,
    PERSONAL,
    PERSONAL_PROJECT,
    POVERTY,
    PRESTIGE_ARROWS,
    SCORE,
    SCORING,
    SYMBOL_SETS,
    V_LETTER,
    V_NAME,
    WARDS,
)
from bigshoulders.games.raising.rules.payment import push_payment
from bigshoulders.games.raising.rules.personal_project import complete_best, complete_unlimited
from bigshoulders.games.raising.rules.reputation import gain_together
from bigshoulders.games.raising.rules.scoring import (
    best_naming,
    board_places,
    council_score,
    final_score,
    letter_counts,
    open_letters,
    poverty_loss,
    prestige_scores,
    section_score,
    symbol_sets,
    ward_places,
)
from bigshoulders.games.raising.state import Raising, Seat, replaced
from bigshoulders.kernel.action import answer, first
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.state import arg1
from bigshoulders.kernel.step import AUTO, SeatStep, Step

# Steps that come before a category, for every player
QUESTIONS: Final[tuple[tuple[int, int], ...]] = (
    (NAME_ASTERISK, FINAL_PROJECTS),
    (PERSONAL, PERSONAL_PROJECT),
    (NAME_LETTERS, COUNCIL_MEMBERS),
)


def begin_scoring(state: Raising) -> None:
    """Begin with what was gained in play, the first line of the result."""
    state.phase = SCORING
    state.emit(PHASE_BEGAN, SCORING)
    for player in state.seats:
        player.scores = [0] * len(CATEGORIES)
        player.scores[IN_PLAY] = player.reputation
    _push_category(state, IN_PLAY + 1)


def _push_category(state: Raising, category: int) -> None:
    """Push a category, and on top of it the questions that come right before."""
    state.push(SCORE, category)
    for step, before in QUESTIONS:
        if before == category:
            _push_for_all(state, step)


def _push_for_all(state: Raising, step: int) -> None:
    """Push a step for everybody whom it concerns, the lowest rank on top."""
    for seat in state.ranking:
        if step != NAME_ASTERISK or state.seats[seat].symbols[ASTERISK]:
            state.push(step, seat)


class Score(Step[Raising]):
    """Score one category for everybody before the next."""

    def __init__(self) -> None:
        super().__init__("score", AUTO, "R-FIN-01", arguments=("category",))

    def run(self, state: Raising) -> None:
        category = arg1(state.stack.pop())
        if category == WARDS:
            amounts = _score_wards(state)
        elif category == BIDDING_BOARD:
            amounts = board_places(state).shares
        elif category == PRESTIGE_ARROWS:
            amounts = prestige_scores(state)
        else:
            amounts = [own_score(state, player, category) for player in state.seats]
        _note(state, category, amounts)
        if category < (COUNCIL_MEMBERS if state.options.council else POVERTY):
            _push_category(state, category + 1)
        else:
            state.phase = FINISHED


def _score_wards(state: Raising) -> list[int]:
    """R-FIN-01: the places of every ward; who is first alone takes its token."""
    seats = len(state.seats)
    amounts = [0] * seats
    for ward in range(state.board.wards):
        places = ward_places(state, ward)
        for seat in range(seats):
            amounts[seat] += places.shares[seat]
        if 0 <= places.sole_first < seats:
            player = state.seats[places.sole_first]
            player.ward_tokens = [*player.ward_tokens, state.ward_tokens[ward]]
            state.emit(WARD_WON, player.index, ward + 1)
    state.counted_tokens = state.ward_tokens
    state.ward_tokens = [NO_TILE] * state.board.wards  # taken, or out of the game (R-FIN-01a)
    return amounts


def own_score(state: Raising, player: Seat, category: int) -> int:
    """Return what a category is worth that looks at one player alone."""
    if category == FINAL_PROJECTS:
        return final_score(state, player)
    if category == SYMBOL_SETS:
        return symbol_sets(player) * state.board.set_reputation
    if category == PERSONAL_PROJECT:
        return section_score(state, player)
    if category == POVERTY:
        return -poverty_loss(state, player.poverty)
    return council_score(state, player, player.letters)


def _note(state: Raising, category: int, amounts: list[int]) -> None:
    amounts = amounts[: len(state.seats)]
    for player in state.seats:
        player.scores = replaced(player.scores, category, amounts[player.index])
        if amounts[player.index]:
            state.emit(SCORED, player.index, category, amounts[player.index])
    gain_together(state, amounts, category)


class NameAsterisk(SeatStep[Raising]):
    """D-14: the owner of the asterisk names its symbol, for finals, sets and council."""

    def __init__(self) -> None:
        super().__init__(
            "name_asterisk",
            "R-FIN-04",
            "{seat} chooses a symbol for the asterisk",
            (V_NAME,),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_NAME, symbol) for symbol in range(ASTERISK)]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        state.seats[seat].named = first(code)
        state.emit(ASTERISK_NAMED, seat, first(code))


class Personal(Step[Raising]):
    """D-15: plan the personal project, or ask a player to whom another plan could be better."""

    def __init__(self) -> None:
        super().__init__("personal", AUTO, "R-FIN-06", arguments=("seat",))

    def run(self, state: Raising) -> None:
        player = state.seats[arg1(state.stack.pop())]
        complete_unlimited(state, player)
        if state.options.players_choose_at_end or wants_favors(state, player):
            push_payment(state, FOR_SECTION, player.index, 0)
        else:
            complete_best(state, player)


def wants_favors(state: Raising, player: Seat) -> bool:
    """Tell whether favors that are kept could score with the council (D-15)."""
    if not player.favor:
        return False
    counts, wild = letter_counts(state, player), open_letters(state, player)
    for space, index in enumerate(state.members):
        pays = state.box.members[index].counts == FAVOR_TOKENS
        if pays and counts[space] + wild >= state.board.qualify:
            return True
    return False


class NameLetters(Step[Raising]):
    """D-16: the best naming of the cards with all letters, or the player is asked (Q-57)."""

    def __init__(self) -> None:
        super().__init__("name_letters", AUTO, "R-COU-02", arguments=("seat",))

    def run(self, state: Raising) -> None:
        player = state.seats[arg1(state.stack.pop())]
        player.letters = [0] * len(LETTERS)
        if not state.options.players_choose_at_end:
            player.letters = best_naming(state, player)
            return
        for _card in range(open_letters(state, player)):
            state.push(LETTER, player.index)


class Letter(SeatStep[Raising]):
    """D-16: name the letter of the next card that shows all four."""

    def __init__(self) -> None:
        super().__init__(
            "letter",
            "R-COU-02",
            "{seat} chooses a letter for a card with all letters",
            (V_LETTER,),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_LETTER, letter) for letter in range(len(LETTERS))]

    def default_answer(self, state: Raising, seat: int) -> int:
        player = state.seats[seat]
        best = best_naming(state, player)
        for letter in range(len(LETTERS)):
            if best[letter] > player.letters[letter]:
                return answer(V_LETTER, letter)
        return answer(V_LETTER, 0)

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        player = state.seats[seat]
        letter = first(code)
        player.letters = replaced(player.letters, letter, player.letters[letter] + 1)
        state.emit(LETTER_NAMED, seat, letter)

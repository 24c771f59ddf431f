"""What each category of the final scoring is worth, and the result (rules, sections 18 and 19)."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import (
    ASTERISK,
    COMPANY_EXPANSIONS,
    FAVOR_TOKENS,
    LETTERS,
    MARKERS_ON_BOARD,
    NEIGHBORHOOD_TILES,
    OUTSKIRTS_BUILDINGS,
    PERMANENT_TOKENS,
    SYMBOL_SETS,
    WARD_BUILDINGS,
    Member,
)
from bigshoulders.games.raising.ids import (
    FINISHED,
    NOBODY,
    NONPLAYER,
    PRESTIGE,
    SCORE,
)
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.state import arg1, step_of

ALL_LETTERS = (1 << len(LETTERS)) - 1


class Places:
    """Who gets what for a first and a second place, and who is first alone."""

    def __init__(self, counts: list[int], first: int, second: int) -> None:
        self.counts = counts
        self.shares = [0] * len(counts)
        self.sole_first = NOBODY
        most = max(counts)
        if not most:  # at least one is needed to be placed (R-FIN-01c)
            return
        leaders = [index for index, count in enumerate(counts) if count == most]
        if len(leaders) > 1:
            self._share(leaders, first + second)
            return
        self.sole_first = leaders[0]
        self.shares[leaders[0]] = first
        rest = [count for count in counts if count != most]
        runner_up = max(rest, default=0)
        if runner_up:
            self._share([i for i, count in enumerate(counts) if count == runner_up], second)

    def place_of(self, index: int) -> int | None:
        """Return 1 or 2, or None for whoever is not placed."""
        if not self.counts[index]:
            return None
        above = len([count for count in self.counts if count > self.counts[index]])
        is_second = above == 1  # nobody is second to several first ones (R-FIN-01a)
        return 1 if above == 0 else 2 if is_second else None

    def _share(self, tied: list[int], amount: int) -> None:
        """R-FIN-01a, R-FIN-01b: an equal share for each, rounded up (Q-55)."""
        for index in tied:
            self.shares[index] = -(-amount // len(tied))


def ward_places(state: Raising, ward: int) -> Places:
    """R-FIN-01: compare the levels in a ward; NP, if it competes, comes last (Q-45)."""
    token = state.box.ward_tokens[state.ward_tokens[ward]]
    return Places(ward_levels(state, ward), token.first, token.second)


def ward_levels(state: Raising, ward: int) -> list[int]:
    """Return the levels of every color that competes for a ward."""
    colors = list(range(len(state.seats)))
    if state.has_nonplayer() and state.options.nonplayer_in_wards:
        colors.append(NONPLAYER)
    counts = [0] * len(colors)
    for plot in state.board.plots:
        owner = state.owner[plot.index]
        if plot.ward == ward and owner in colors:
            counts[colors.index(owner)] += state.levels[plot.index]
    return counts


def board_places(state: Raising) -> Places:
    """R-FIN-02: compare the markers left on the bidding board."""
    counts = [player.on_board for player in state.seats]
    return Places(counts, state.board.board_first, state.board.board_second)


def prestige_scores(state: Raising) -> list[int]:
    """R-FIN-03: every arrow pays the owner of the raised building that it points at."""
    scores = [0] * len(state.seats)
    for plot, owner in enumerate(state.owner):
        if owner == PRESTIGE:
            value = state.box.prestige[state.built[plot]].reputation
            for target in pointed_at(state, plot):
                if 0 <= state.owner[target] < len(scores):
                    scores[state.owner[target]] += value
    return scores


def pointed_at(state: Raising, plot: int) -> list[int]:
    """Return the plots at which the arrows of a prestige building point."""
    arrows = state.levels[plot]
    neighbors = state.board.plots[plot].neighbors
    return [
        target for bit, target in enumerate(neighbors) if arrows & (1 << bit) and target != NOBODY
    ]


def final_score(state: Raising, player: Seat) -> int:
    """R-FIN-04: each symbol of each own final project pays for every token of it."""
    matches = 0
    for project in player.finals:
        for symbol in state.box.projects[project].symbols:
            matches += player.symbols_of(symbol)
    return matches * state.board.match_reputation


def symbol_sets(player: Seat) -> int:
    """R-FIN-05: count the sets of five different symbols."""
    return min([player.symbols_of(symbol) for symbol in range(ASTERISK)])


def section_score(state: Raising, player: Seat) -> int:
    """R-FIN-06: complete sections of the personal project, and more for all three."""
    complete = player.sections.bit_count()
    bonus = state.board.sections_bonus if complete == len(player.tokens) else 0
    return complete * state.board.section_reputation + bonus


def poverty_loss(state: Raising, steps: int) -> int:
    """R-FIN-07: what a step of the poverty track costs, and those beyond its end (Q-40)."""
    track = state.board.poverty
    last = len(track) - 1
    beyond = max(0, steps - last) if state.options.poverty_overflows else 0
    return track[min(steps, last)] + beyond * state.board.poverty_overflow


# Council


def letter_counts(state: Raising, player: Seat) -> list[int]:
    """R-COU-02: cards in slots and pile by letter, without those that show all four."""
    counts = [0] * len(LETTERS)
    for index in player.slots + player.pile:
        letters = state.box.cards[index].letters
        if letters != ALL_LETTERS:
            counts[letters.bit_length() - 1] += 1
    return counts


def open_letters(state: Raising, player: Seat) -> int:
    """Return how many cards of a player show all letters."""
    cards = player.slots + player.pile
    return [state.box.cards[index].letters for index in cards].count(ALL_LETTERS)


def times_scored(state: Raising, count: int) -> int:
    """R-COU-03: with so many cards of its letter a member scores not at all, once or twice."""
    return int(count >= state.board.qualify) + int(count >= state.board.double)


def council_score(state: Raising, player: Seat, named: list[int]) -> int:
    """R-COU-04: all members, with these numbers of open cards named for each letter."""
    counts = letter_counts(state, player)
    total = 0
    for space, index in enumerate(state.members):
        times = times_scored(state, counts[space] + named[space])
        total += times * member_value(state, player, state.box.members[index])
    return total


def best_naming(state: Raising, player: Seat) -> list[int]:
    """Q-57: the naming of the open cards that scores most, the first of equal ones."""
    best, most = [0] * len(LETTERS), -1
    for named in _namings(open_letters(state, player), len(LETTERS)):
        score = council_score(state, player, named)
        if score > most:
            best, most = named, score
    return best


def _namings(cards: int, letters: int) -> list[list[int]]:
    """Return every way to spread cards over letters."""
    if letters == 1:
        return [[cards]]
    ways: list[list[int]] = []
    for here in range(cards, -1, -1):
        ways += [[here, *rest] for rest in _namings(cards - here, letters - 1)]
    return ways


def member_value(state: Raising, player: Seat, member: Member) -> int:
    """Return what a council member pays a player for once."""
    return member.each * counted(state, player, member)


def counted(state: Raising, player: Seat, member: Member) -> int:
    """Return how many there are of what a council member counts."""
    counts = member.counts
    if counts == WARD_BUILDINGS:
        return _buildings_in(state, player.index, member.ward)
    if counts == OUTSKIRTS_BUILDINGS:
        return state.moved_owner.count(player.index)
    if counts == SYMBOL_SETS:
        return symbol_sets(player)
    if counts == PERMANENT_TOKENS:
        return sum(player.perms)
    if counts == MARKERS_ON_BOARD:
        return player.on_board
    if counts == NEIGHBORHOOD_TILES:
        return len(player.neighborhoods)
    if counts == FAVOR_TOKENS:
        return player.favor
    return player.expansions if counts == COMPANY_EXPANSIONS else len(player.ward_tokens)


def _buildings_in(state: Raising, seat: int, ward: int) -> int:
    plots = state.board.plots
    owned = [plot for plot, owner in enumerate(state.owner) if owner == seat]
    return len([plot for plot in owned if plots[plot].ward == ward])


def is_counted(state: Raising, category: int) -> bool:
    """Tell whether the final scoring has counted a category."""
    if state.phase == FINISHED:
        return True
    return any(step_of(frame) == SCORE and arg1(frame) > category for frame in state.stack)

"""Rewards, expertise tracks and the company's cards (rules, sections 7, 8 and 13)."""

from __future__ import annotations

from bigshoulders.games.raising.box.components import NOTHING, TYPES, Reward
from bigshoulders.games.raising.events import (
    ADVANCED,
    CARD_PUSHED_OUT,
    EXPANSION_GAINED,
    FAVOR_GAINED,
    PERM_GAINED,
    TOKENS_GAINED,
    WILD_GAINED,
)
from bigshoulders.games.raising.ids import FROM_EXPERTISE, NO_TILE
from bigshoulders.games.raising.rules.reputation import gain
from bigshoulders.games.raising.state import Raising, Seat


def give(state: Raising, seat: int, reward: Reward, source: int) -> None:
    """Give a player a reward at once; none may be declined (Q-64).

    The source is what it is given for, an index of GAINS.
    """
    if reward is NOTHING:
        return
    player = state.seats[seat]
    for resource in range(TYPES):
        give_tokens(state, player, resource, reward.tokens[resource])
    if reward.wild:
        player.wild += reward.wild
        state.emit(WILD_GAINED, seat, reward.wild)
    if reward.favor:
        player.favor += reward.favor
        state.emit(FAVOR_GAINED, seat, reward.favor)
    if reward.expansions:
        _give_expansions(state, player, reward.expansions)
    for track in range(TYPES):
        advance(state, player, track, reward.steps[track])
    gain(state, seat, reward.reputation, source)


def give_tokens(state: Raising, player: Seat, resource: int, count: int) -> None:
    """Give tokens of a basic resource, which never run out (Q-37)."""
    if count:
        player.tokens[resource] += count
        state.emit(TOKENS_GAINED, player.index, count, resource)


def _give_expansions(state: Raising, player: Seat, wanted: int) -> None:
    """Give company expansions as long as the supply has some (Q-37)."""
    count = min(wanted, state.expansions)
    if count:
        state.expansions -= count
        player.expansions += count
        state.emit(EXPANSION_GAINED, player.index, count)


def has_effect(state: Raising, seat: int, reward: Reward) -> bool:
    """Tell whether a reward would change anything (R-EPT-05)."""
    if reward.wild or reward.favor or reward.reputation or any(reward.tokens):
        return True
    if reward.expansions and state.expansions:
        return True
    tracks, end = state.seats[seat].tracks, state.board.end_column
    return any(reward.steps[track] and tracks[track] < end for track in range(TYPES))


# Expertise


def advance(state: Raising, player: Seat, track: int, steps: int) -> None:
    """R-EXP-01: step by step; steps beyond the end are lost (R-EXP-04)."""
    for _step in range(min(steps, state.board.end_column - player.tracks[track])):
        column = player.tracks[track] + 1
        player.tracks[track] = column
        state.emit(ADVANCED, player.index, track, column)
        if column in state.board.perm_columns:
            player.perms[track] += 1
            state.emit(PERM_GAINED, player.index, track)
        if min(player.tracks) == column:  # the last of the three markers came here (R-EXP-05)
            give(state, player.index, state.board.column_rewards[column], FROM_EXPERTISE)


def is_unlimited(state: Raising, player: Seat, track: int) -> bool:
    """R-EXP-03: a marker at the end makes the resource free for projects."""
    return player.tracks[track] == state.board.end_column


# The company


def capacity(state: Raising, player: Seat) -> int:
    """R-CRD-02: slots of the company board and its expansions."""
    return state.board.slots + player.expansions


def cards_coming(state: Raising, seat: int) -> list[int]:
    """Return the project spaces whose card a player has won and has yet to add, the next first."""
    spaces = range(len(state.cards))
    return [s for s in spaces if state.winners[s] == seat and state.cards[s] != NO_TILE]


def cards_leaving(state: Raising, player: Seat) -> list[int]:
    """R-CRD-03: the cards in the slots that those to come push to the pile."""
    room = capacity(state, player) - len(cards_coming(state, player.index))
    return player.slots[max(0, room) :]


def add_card(state: Raising, seat: int, card: int) -> None:
    """R-CRD-01: the new card goes to the left; what is pushed out goes to the pile."""
    player = state.seats[seat]
    slots = [card, *player.slots]
    room = capacity(state, player)
    for pushed in slots[room:]:
        player.pile = [*player.pile, pushed]
        state.emit(CARD_PUSHED_OUT, seat, pushed)
    player.slots = slots[:room]
    player.fresh = min(player.fresh + 1, room)

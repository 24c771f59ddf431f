"""Redraw what a seat cannot know: the buildings of others and of the deck, and open picks.

Rules: section 23. Everybody knows which buildings are in the game, the rows, the sizes of hands,
and how many buildings of each era wait in the deck; a seat knows its own buildings besides. The
other decks and the bag are piles without an order, so chance draws them anew by itself.

A twin depends on the stream and on what the seat knows, and on nothing else: secrets are counted
but not looked at, and what is drawn from is sorted first.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from bigshoulders.games.city.box.components import Board
from bigshoulders.games.city.hidden.draft_inference import hide_drafted, passed_on
from bigshoulders.games.city.ids import NOBODY, PICKS
from bigshoulders.games.city.state import City, Seat
from bigshoulders.kernel.stream import Stream

Eras: TypeAlias = tuple[int, ...]


class Histories:
    """The ways in which a row can have come about, each with how many picks lead to it."""

    def __init__(self, ways: dict[Eras, int]) -> None:
        self.eras = list(ways)  # of the removed buildings, by decade, then of the kept one
        self.weights = list(ways.values())


# Rows differ by their eras only, so there are few; the key is what is dealt, then the row.
_KNOWN: Final[dict[tuple[Eras, Eras], Histories]] = {}


def determinize(state: City, seat: int | None, stream: Stream) -> None:
    """Redraw, in place, everything that the seat cannot know."""
    me = NOBODY if seat is None else seat
    others = [player for player in state.seats if player.index != me]
    if seat is not None:
        own = state.seats[seat]
        own.hand = sorted(own.hand)  # the order in which it was passed around means nothing
    if state.options.draft:
        hidden = _redraw_deck(state, others, passed_on(state, me), stream)
        hide_drafted(state, me, others, hidden, stream)
    else:
        hidden = _redraw_deck(state, others, [], stream)
        for player in others:
            _hide(state, player, hidden, stream)
    for player in others:
        pick = state.picks[player.index]
        if pick != NOBODY:
            state.picks[player.index] = _random_pick(player.hand, pick >= PICKS, stream)


def _redraw_deck(
    state: City, others: list[Seat], seen: list[int], stream: Stream
) -> list[list[int]]:
    """Fill the deck anew; return, by era and in random order, what others hide unseen."""
    spaces = state.box.spaces
    pools: list[list[int]] = [[] for _era in range(max(state.board.era_dealt) + 1)]
    left = [0] * len(pools)
    for building in state.building_deck:
        left[spaces[building].era] += 1
    for building in _unknown(state, others):
        if building not in seen:
            pools[spaces[building].era].append(building)
    hidden: list[list[int]] = []
    deck: list[int] = []
    for pool, count in zip(pools, left, strict=True):
        hidden.append(_draw(pool, len(pool) - count, stream))
        deck += pool
    deck.sort()
    state.building_deck = deck
    return hidden


def _unknown(state: City, others: list[Seat]) -> list[int]:
    """Return every building whose place the seat has to guess, in order."""
    unknown = state.building_deck[:]
    for player in others:
        unknown += player.hand
        unknown += player.removed
        unknown += player.kept
    unknown.sort()
    return unknown


def _draw(pool: list[int], count: int, stream: Stream) -> list[int]:
    """Take that many from the pool, at random."""
    drawn: list[int] = []
    for _i in range(count):
        place = stream.below(len(pool))
        drawn.append(pool[place])
        pool[place] = pool[-1]
        pool.pop()
    return drawn


def _hide(state: City, player: Seat, hidden: list[list[int]], stream: Stream) -> None:
    """Give a player other buildings of the eras that the row allows."""
    removed = len(player.removed)
    drawn: list[int] = []
    for era in _hidden_eras(state, player, stream):
        pile = hidden[era]
        if not pile:  # only in positions that no game leads to
            pile = max(hidden, key=len)
        drawn.append(pile.pop())
    player.removed = drawn[:removed]
    player.hand = drawn[removed:]


def _hidden_eras(state: City, player: Seat, stream: Stream) -> list[int]:
    """Return the eras of the removed buildings and of the hand, as they may well be."""
    board, row = state.board, player.row
    count = len(player.removed) + len(player.hand)
    eras: list[int] = []
    if row:
        histories = _histories(board, tuple([state.box.spaces[space].era for space in row]))
        if histories.eras and len(player.removed) == len(row):
            eras += histories.eras[stream.weighted(histories.weights)]
    dealt_next = board.era_dealt[min(len(row) + 1, board.decades)]
    return eras[:count] + [dealt_next] * (count - len(eras))


def _histories(board: Board, row: Eras) -> Histories:
    """Return how the hidden eras beside a row can be, if every pick is equally likely.

    Buildings of one era are dealt blindly, so all deals are equally likely too.
    """
    key = (board.era_dealt, row)
    if key not in _KNOWN:
        ways: dict[Eras, int] = {(): 1}
        for decade, era in enumerate(row, 1):
            ways = _one_decade_on(
                ways, era, (board.era_dealt[decade],) * board.buildings_dealt[decade]
            )
        _KNOWN[key] = Histories(ways)
    return _KNOWN[key]


def _one_decade_on(ways: dict[Eras, int], placed: int, dealt: Eras) -> dict[Eras, int]:
    """Deal, place a building of that era, remove any other one, keep the last."""
    after: dict[Eras, int] = {}
    for past, weight in ways.items():
        hand = past[-1:] + dealt
        for one in range(len(hand)):
            for other in range(len(hand)):
                if one != other and hand[one] == placed:
                    kept = [hand[i] for i in range(len(hand)) if i not in (one, other)]
                    way = (*past[:-1], hand[other], *kept)
                    after[way] = after.get(way, 0) + weight
    return after


def _random_pick(hand: list[int], is_pair: bool, stream: Stream) -> int:
    """Pick at random in another's place: one building, or one to place and one to remove."""
    first = stream.below(len(hand))
    if not is_pair:
        return hand[first]
    second = (first + 1 + stream.below(len(hand) - 1)) % len(hand)
    return hand[first] * PICKS + hand[second]

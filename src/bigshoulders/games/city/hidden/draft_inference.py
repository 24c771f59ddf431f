"""Where hidden buildings can be when hands were passed around.

Rules: section 22.1, section 23. A seat has seen what it passed on: none of that is in the deck. The
last building of a draft went to the next neighbour, and one of the first two as well, the other
one a seat further. A building that was kept may travel again in the next draft, so older sights
only tell since when a building has been about.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import Board
from bigshoulders.games.city.ids import NO_TILE, NOBODY, PASS_HANDS, PICKS
from bigshoulders.games.city.rules.phases.building import direction
from bigshoulders.games.city.state import City, Seat
from bigshoulders.kernel.state import step_of
from bigshoulders.kernel.stream import Stream

NOW: Final = 100  # later than every decade: a place in a hand
TAKEN: Final = 0  # earlier than every decade: a place that is filled for good


class Trace:
    """What is known of one hidden building: since when it is about, and who had it then."""

    def __init__(self, building: int, since: int, holders: int, is_there_still: bool) -> None:
        self.building = building
        self.since = since  # decade
        self.holders = holders  # seats, one bit each
        self.is_there_still = is_there_still

    def fits(self, owner: int, time: int) -> bool:
        """Tell whether the building can be what this seat removed in a decade, or holds now."""
        if time < self.since:
            return False
        is_holder = bool(self.holders & (1 << owner))
        return is_holder if time == self.since or self.is_there_still else True


class Places:
    """The hidden places of the other players, each for one building."""

    def __init__(self) -> None:
        self.owners: list[int] = []
        self.times: list[int] = []
        self.buildings: list[int] = []
        self.traces: list[Trace | None] = []

    def add(self, owner: int, time: int) -> None:
        self.owners.append(owner)
        self.times.append(time)
        self.buildings.append(NO_TILE)
        self.traces.append(None)

    def settle(self, place: int, building: int) -> None:
        """Fill a place for good."""
        self.times[place] = TAKEN
        self.buildings[place] = building

    def fill(self, trace: Trace, stream: Stream) -> None:
        """Put a building into a random free place that fits it, or let others make room."""
        free = [
            place
            for place, other in enumerate(self.traces)
            if other is None and trace.fits(self.owners[place], self.times[place])
        ]
        if free:
            self._put(free[stream.below(len(free))], trace)
        elif not self._make_room(trace, [False] * len(self.owners)):
            self._put(self.buildings.index(NO_TILE), trace)  # only in positions of no game

    def _make_room(self, trace: Trace, tried: list[bool]) -> bool:
        for place in range(len(tried)):
            if tried[place] or not trace.fits(self.owners[place], self.times[place]):
                continue
            tried[place] = True
            other = self.traces[place]
            if other is None or self._make_room(other, tried):
                self._put(place, trace)
                return True
        return False

    def _put(self, place: int, trace: Trace) -> None:
        self.traces[place] = trace
        self.buildings[place] = trace.building


def passed_on(state: City, me: int) -> list[int]:
    """Return every building that the seat passed on in a draft; a spectator saw none."""
    return [] if me == NOBODY else [noted % PICKS for noted in state.seats[me].passed]


def _passed_in(state: City, me: int, decade: int) -> list[int]:
    """Return what the seat passed on in one draft: the first two, then the last one."""
    return [noted % PICKS for noted in state.seats[me].passed if noted // PICKS == decade]


def hide_drafted(
    state: City, me: int, others: list[Seat], hidden: list[list[int]], stream: Stream
) -> None:
    """Give the others their hidden buildings anew: those of the pools, and those seen before."""
    places = Places()
    hands: dict[int, int] = {}  # by seat: where the places of what it holds begin
    for player in others:
        for decade in range(1, len(player.removed) + 1):
            places.add(player.index, decade)
        hands[player.index] = len(places.owners)
        for _i in range(len(player.kept) + len(player.hand)):
            places.add(player.index, NOW)
    due = len([frame for frame in state.stack if step_of(frame) == PASS_HANDS])
    if due == 2:
        _deal_first_hands(state, others, hands, places, hidden)
    elif due == 1:
        _deal_passed_hands(state, me, hands, places, hidden, stream)
    for trace in _seen(state, me, due, stream) + _unseen(state, hidden):
        if trace.building not in places.buildings:
            places.fill(trace, stream)
    for player in others:
        _hand_out(player, hands[player.index], places.buildings)
    for player in others:
        player.passed = _passed_just_now(state, player.index) if due == 1 else ()


def _hand_out(player: Seat, start: int, buildings: list[int]) -> None:
    """Take one's buildings from the places."""
    kept, held = start + len(player.kept), start + len(player.kept) + len(player.hand)
    player.removed = buildings[start - len(player.removed) : start]
    player.kept = buildings[start:kept]
    player.hand = buildings[kept:held]


def _passed_just_now(state: City, seat: int) -> tuple[int, ...]:
    """Return what the seat knows for sure in the twin: its neighbour's hand of this draft."""
    neighbour = state.seats[(seat + direction(state.decade)) % len(state.seats)]
    return tuple([state.decade * PICKS + building for building in sorted(neighbour.hand)])


# A draft under way: each hand began as one kept building and those dealt this decade


def _carried(board: Board, decade: int) -> int:
    """Return how many buildings of a hand are not dealt in this decade."""
    return board.buildings_dealt[1] - board.buildings_dealt[decade]


def _deal(state: City, places: Places, place: int, hidden: list[list[int]]) -> None:
    """Put a building there that was dealt this decade."""
    pile = hidden[state.board.era_dealt[state.decade]]
    if pile:
        places.settle(place, pile.pop())


def _deal_first_hands(
    state: City, others: list[Seat], hands: dict[int, int], places: Places, hidden: list[list[int]]
) -> None:
    """Nothing is passed yet: a hand is what its player kept, then what was dealt."""
    carried = _carried(state.board, state.decade)
    for player in others:
        start = hands[player.index]
        for place in range(start + carried, start + len(player.hand)):
            _deal(state, places, place, hidden)


def _deal_passed_hands(
    state: City,
    me: int,
    hands: dict[int, int],
    places: Places,
    hidden: list[list[int]],
    stream: Stream,
) -> None:
    """Hands went on once: each began with the seat that now keeps one building of it."""
    step, count = direction(state.decade), len(state.seats)
    for source in range(count):
        receiver = (source + step) % count
        group = [] if source == me else [hands[source]]
        if receiver != me:
            start = hands[receiver] + 1
            group += range(start, start + len(state.seats[receiver].hand))
        if source == me:
            for place, building in zip(group, _passed_in(state, me, state.decade), strict=False):
                places.settle(place, building)
            continue
        for place in group:
            places.owners[place] = source
        for place in _dealt_places(state, me, receiver, group, stream):
            _deal(state, places, place, hidden)


def _dealt_places(
    state: City, me: int, receiver: int, group: list[int], stream: Stream
) -> list[int]:
    """Return the places of a hand that must hold buildings dealt this decade."""
    carried = _carried(state.board, state.decade)
    if receiver != me:
        for _i in range(carried):
            group.pop(stream.below(len(group)))
        return group
    seen = [building for building in state.seats[me].hand if _is_older(state, me, building)]
    return group if len(seen) >= carried else []


def _is_older(state: City, me: int, building: int) -> bool:
    """Tell whether a building in hand was surely dealt in an earlier decade."""
    era = state.box.spaces[building].era
    return era != state.board.era_dealt[state.decade] or building in passed_on(state, me)


# What the seat has seen


def _unseen(state: City, hidden: list[list[int]]) -> list[Trace]:
    """Trace buildings that never came by; the latest first, since they fit the fewest places."""
    everybody = (1 << len(state.seats)) - 1
    traces: list[Trace] = []
    for era in range(len(hidden) - 1, 0, -1):
        since = state.board.era_dealt.index(era)
        traces += [Trace(building, since, everybody, False) for building in hidden[era]]
    return traces


def _seen(state: City, me: int, due: int, stream: Stream) -> list[Trace]:
    """Trace what the seat passed on and cannot see any more; the latest first."""
    if me == NOBODY or not state.seats[me].passed:
        return []
    player = state.seats[me]
    latest = state.decade - 1 if due else player.passed[-1] // PICKS
    located = player.hand + player.kept + player.removed
    located += [noted % PICKS for noted in player.passed if noted // PICKS > latest]
    for other in state.seats:
        located += other.row
    found: dict[int, Trace] = {}
    for decade in range(latest, 0, -1):
        traces = _traces_of_draft(state, me, decade, is_latest=decade == latest)
        if decade == latest and len(traces) > 1:
            _tell_apart(state, me, due, traces, located, stream)
        for trace in traces:
            if trace.building not in located:
                found.setdefault(trace.building, trace)
    return list(found.values())


def _traces_of_draft(state: City, me: int, decade: int, *, is_latest: bool) -> list[Trace]:
    """Trace the first two buildings to the next two neighbours, the last one to the next."""
    near, far = _neighbours(state, me, decade)
    either = 1 << near | 1 << far
    return [
        Trace(building, decade, either if place < 2 else 1 << near, is_latest)
        for place, building in enumerate(_passed_in(state, me, decade))
    ]


def _neighbours(state: City, me: int, decade: int) -> tuple[int, int]:
    """Return the seats that a hand reaches after one and after two passes."""
    step, count = direction(decade), len(state.seats)
    return (me + step) % count, (me + 2 * step) % count


def _tell_apart(
    state: City, me: int, due: int, traces: list[Trace], located: list[int], stream: Stream
) -> None:
    """Of the two buildings passed first, one went to each of the next two neighbours."""
    one, other = traces[0], traces[1]
    near, far = _neighbours(state, me, one.since)
    if one.building in located:
        went_near = _was_with(state, me, near, due, one.building)
    elif other.building in located:
        went_near = not _was_with(state, me, near, due, other.building)
    else:
        went_near = stream.below(2) == 0
    one.holders = 1 << (near if went_near else far)
    other.holders = 1 << (far if went_near else near)


def _was_with(state: City, me: int, neighbour: int, due: int, building: int) -> bool:
    """Tell whether the neighbour got a building in the last draft that can be seen again now."""
    if building in state.seats[neighbour].row:
        return True
    came_from = (me - direction(state.decade)) % len(state.seats)
    return due == 1 and neighbour == came_from and building in state.seats[me].hand

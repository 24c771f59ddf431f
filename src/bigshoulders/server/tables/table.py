"""One table in memory: what its entries amount to.

Nothing here is durable and nothing waits. A table is made by folding stored entries, or it makes
an entry of its own, which its caller must store before anybody hears of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE, CHANCE_NAME, Action, mover, split_line
from bigshoulders.kernel.errors import Broken, Illegal
from bigshoulders.kernel.event import Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.json_nodes import read_json
from bigshoulders.kernel.rules import Rules
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.store.rows import OVER, PLAYING, WAITING, Chair, Entry, Head
from bigshoulders.server.tables.deal.randomness import Numbers
from bigshoulders.server.tables.seats.owners import REMOVED, Owners, SeatClaim
from bigshoulders.server.tables.time.clocks import Asked, Clock
from bigshoulders.server.tables.time.outages import Outages
from bigshoulders.server.tables.time.terms import NONE, terms_of

MADE: Final = "made"
START: Final = "start"
MOVE: Final = "move"
UNDO: Final = "undo"
ASK: Final = "ask_undo"
AGREE: Final = "agree"
DECLINE: Final = "decline"
SEAT: Final = "seat"
CHAT: Final = "chat"
REMATCH: Final = "rematch"
REMINDER: Final = "reminder"
TIMEOUT: Final = "timeout"
ASK_SEAT: Final = "ask_seat"
AGREE_SEAT: Final = "agree_seat"
DECLINE_SEAT: Final = "decline_seat"

TAIL: Final = 32  # entries kept with their events, for clients that come back
REQUESTS: Final = 64
DIGEST: Final = 16
LINE: Final = "line"  # people take back freely as far as their own turn, then they ask
FREE: Final = "free"  # whoever plays against bots alone goes back as far as they like


@dataclass(frozen=True, slots=True)
class Decision:
    """An entry on the line that is played now, with the moves before and after it."""

    number: int
    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An undo that waits for the consent of others."""

    number: int
    seat: int
    to: int
    of: frozenset[int]  # the seats of all who must agree
    waiting: frozenset[int]  # those of them who have not agreed yet


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry with the events that it brought about."""

    entry: Entry
    events: list[Event]


@dataclass(frozen=True, slots=True)
class PlayedDecision:
    """A decision with what followed: lines of the record, the first of them given from outside."""

    seat: int | None
    lines: str
    given: int
    digest: str
    events: list[Event]


@lru_cache(maxsize=256)
def shared_rules(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    """Return rules; they never change, so tables with the same options share them."""
    return rules_of(game, seats, dict(options))


def rules_for(head: Head) -> Rules:
    """Return the rules of a table."""
    return shared_rules(head.game, head.seats, tuple(head.options.items()))


class Table:
    """A table's game, the line of decisions that led to it, and who sits there."""

    def __init__(self, head: Head, chairs: list[Chair], outages: Outages | None = None) -> None:
        self.head = head
        self.chairs = chairs
        self.outages = outages or Outages()
        terms = terms_of(head.clock)
        clocked = terms.kind != NONE
        self.clock = Clock(terms, head.seats, self.outages) if clocked else None
        self.owners = Owners(head.seats)
        self.rules = rules_for(head)
        self.game: Game | None = None
        self.number = 0
        self.last = 0  # the last entry that changed the game
        self.moved_at = head.made_at
        self.decisions: list[Decision] = []
        self.since = [0] * head.seats  # the entry from which on each seat is asked what it is now
        self.undo_request: UndoRequest | None = None
        self.undo_rule = LINE  # unless its first entry says otherwise
        self.rematch: str | None = None  # the table at which these people play again
        self.engine: str | None = None  # the version that played last, if the log tells
        self.tail: deque[StoredEntry] = deque(maxlen=TAIL)
        self.numbers = Numbers(head.seats)  # that people add to the seed, if the table asks for it
        self._dealer = Stream(head.seed)
        self._waiting: list[int] = []
        self._requests: dict[tuple[str | None, str], int] = {}

    # What it stands at

    @property
    def status(self) -> str:
        if self.game is None:
            return WAITING
        return OVER if self.game.is_over() else PLAYING

    def asked(self) -> list[int]:
        """Return the seats that must answer."""
        return [] if self.game is None else self.game.deciders()

    def playing(self) -> Game:
        """Return the game, which has begun."""
        if self.game is None:
            raise Broken(["the game hasn't begun"])
        return self.game

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.rules.language.key("seat", seat)

    def seat_named(self, name: str) -> int | None:
        """Return the seat of that name."""
        for chair in self.chairs:
            if self.name(chair.seat) == name:
                return chair.seat
        return None

    def check_seats(self, seats: Iterable[int]) -> None:
        """Refuse what is stored about seats that this table does not have."""
        if not all(0 <= seat < self.head.seats for seat in seats):
            raise Broken([f"table {self.head.id}: it has no such seat"])

    def claim(self, chair: Chair) -> SeatClaim | None:
        """Return who has a right to a seat in which no person sits."""
        return self.owners.claim(chair, self.chairs)

    def is_away(self, guest: str | None, seat: int) -> bool:
        """Tell whether time or the host took a guest's seat, and anything they do takes it back."""
        claim = self.claim(self.chairs[seat])
        if self.game is None or claim is None or claim.guest != guest:
            return False
        is_out = self.clock is not None and self.clock.hand(seat).is_out
        return is_out or claim.why == REMOVED

    def speaks_for(self, guest: str | None, seat: int) -> bool:
        """Tell whether a guest may look and speak as a seat."""
        own = guest is not None and self.chairs[seat].guest == guest
        return own or self.is_away(guest, seat)

    def repeated(self, guest: str | None, request: str) -> int | None:
        """Return the entry that this request became a while ago, if it is remembered."""
        return self._requests.get((guest, request))

    # Undo

    def decision(self, number: int) -> Decision | None:
        """Return the decision of that number if it is on the line played now."""
        return next((one for one in self.decisions if one.number == number), None)

    def after(self, number: int) -> list[Decision]:
        """Return the decisions that an undo to this one would take back."""
        return [one for one in self.decisions if one.number > number]

    def free_undo(self, seat: int) -> int | None:
        """Return the earliest decision inside its own turn that this seat may go back to."""
        if self.game is None or self.game.is_over():
            return None
        floor = len(self.game.moves) - self.game.undoable(seat)
        found: int | None = None
        for place in range(len(self.decisions) - 1, 0, -1):
            if self.decisions[place].seat != seat or self.decisions[place].before < floor:
                break
            found = self.decisions[place - 1].number
        return found

    # Making entries

    def begin(self, given: list[str]) -> list[PlayedDecision]:
        """Start the game, after given moves if there are any: one entry for each decision."""
        opening = self._open()
        played: list[PlayedDecision] = []
        for place, group in enumerate(_grouped(given)):
            before = self._moves()
            events = (opening if place == 0 else []) + self._play(group)
            seat = mover(self.playing().moves[before]) if place else None
            played.append(
                PlayedDecision(seat, "\n".join(group), len(group), self._digest(), events)
            )
        before = self._moves()
        events = self._deal()
        last = played[-1]
        lines = "\n".join(filter(None, [last.lines, self._lines(before)]))
        played[-1] = replace(last, lines=lines, digest=self._digest(), events=last.events + events)
        return played

    def answer(self, action: Action) -> PlayedDecision:
        """Play a legal answer."""
        game = self.playing()
        before = len(game.moves)
        if action.code not in game.answers(action.seat):
            refusal = game.why_not(action)
            if refusal is not None:
                raise Illegal(refusal)
        events = game.play(action.seat, action.code)
        return PlayedDecision(action.seat, self._lines(before), 0, self._digest(), events)

    def back_to(self, number: int) -> str:
        """Take back everything after a decision; returns a digest."""
        decision = self.decision(number)
        if decision is None:
            raise Broken([f"entry {number} is no decision of this line"])
        self._shorten(decision)
        return self._digest()

    # Folding

    def fold(self, entry: Entry, *, checked: bool = False) -> None:
        """Take in the next stored entry; one that was checked before need not be checked again."""
        if entry.number != self.number + 1:
            raise Broken([f"table {self.head.id}: entry {self.number + 1} is missing"])
        if entry.seat is not None:
            self.check_seats([entry.seat])
        events: list[Event] = []
        if entry.kind == START:
            events = self._open() + self._fold_lines(entry)
        elif entry.kind == MOVE:
            events = self._fold_lines(entry)
        elif entry.kind == UNDO:
            self.back_to(_whole(entry, "to"))
        if entry.kind in (START, MOVE, UNDO) and not checked:
            self._check(entry)
        self.note(entry, events)

    def note(self, entry: Entry, events: list[Event]) -> None:
        """Remember an entry that the game has already followed."""
        self.number = entry.number
        if "engine" in entry.data:
            self.engine = str(entry.data["engine"])
        if entry.request is not None:
            self._remember(entry.guest, entry.request, entry.number)
        if entry.kind in (START, MOVE):
            seat = CHANCE if entry.seat is None else entry.seat
            before = self.decisions[-1].after if self.decisions else 0
            moves = before + self._count(entry.lines.splitlines())
            self.decisions.append(Decision(entry.number, seat, before, moves))
            self._ask_anew(entry, seat)
        elif entry.kind == UNDO:
            self.since = [entry.number] * self.head.seats
            self._waiting = self.asked()
            self._moved(entry)
        elif entry.kind in (ASK, AGREE, DECLINE):
            self._follow_wish(entry)
        elif entry.kind == SEAT:
            self.undo_request = None  # those who were asked are not those who sit here now
        elif entry.kind == MADE:
            self.undo_rule = str(entry.data.get("undo", LINE))
        elif entry.kind == REMATCH:
            self.rematch = str(entry.data["table"])
        self.owners.follow(entry)
        self.numbers.follow(entry)
        if self.clock is not None:
            self.clock.follow(entry, self._questions())
        self.tail.append(StoredEntry(entry, events))

    # Inside

    def _open(self) -> list[Event]:
        origin = self.rules.start()
        if self.head.position is not None:
            origin = self.rules.restore(read_json(self.head.position, "position"))
        events: list[Event] = []
        self._dealer = self.numbers.stream(self.head.seed)
        self.game = begin(self.rules, origin, None, events)
        return events

    def _deal(self) -> list[Event]:
        """Let the dealer deal from here on; returns what that brings about at once."""
        game = self.playing()
        events: list[Event] = []
        game.dealer = self._dealer
        game.state.log = events
        game.settle()
        return events

    def _moves(self) -> int:
        return 0 if self.game is None else len(self.game.moves)

    def _fold_lines(self, entry: Entry) -> list[Event]:
        game = self.playing()
        lines = entry.lines.splitlines()
        given = _whole(entry, "given")
        game.dealer = None
        events = self._play(lines[:given])
        before = len(game.moves)
        events += self._play(lines[given:])
        for move in game.moves[before:]:
            if mover(move) == CHANCE:
                self._dealer.below(1)
        game.dealer = self._dealer
        return events

    def _check(self, entry: Entry) -> None:
        if self._digest() != entry.digest:
            raise Broken([f"table {self.head.id}: after entry {entry.number} the game differs"])

    def _play(self, lines: list[str]) -> list[Event]:
        game = self.playing()
        language = self.rules.language
        events: list[Event] = []
        for line in lines:
            seat, codes = language.read_line(line)
            for code in codes:
                if code not in game.answers(seat):
                    place = f"table {self.head.id}: {line!r}"
                    raise Broken([f"{place} is not legal after {self.number}"])
                events += game.play(seat, code)
        return events

    def _count(self, lines: list[str]) -> int:
        """Return how many moves these lines are; one of an older version may be two."""
        answers_in = self.rules.language.answers_in
        return sum(len(answers_in(split_line(line)[1])) for line in lines)

    def _lines(self, before: int) -> str:
        return "\n".join(self.playing().lines(before))

    def _digest(self) -> str:
        return self.playing().hash()[:DIGEST]

    def _shorten(self, decision: Decision) -> None:
        game = self.playing()
        self.decisions = self.decisions[: self.decisions.index(decision) + 1]
        self.game = game.back_to(decision.after)
        self.game.dealer = self._dealer  # numbers that were drawn once are not drawn again

    def _ask_anew(self, entry: Entry, seat: int) -> None:
        """Note who is asked since when; whoever still ponders a secret choice is not asked anew."""
        still = set(self._waiting) - {seat} if len(self._waiting) > 1 else set()
        self._waiting = self.asked()
        for one in self._waiting:
            if one not in still:
                self.since[one] = entry.number
        self._moved(entry)

    def _moved(self, entry: Entry) -> None:
        self.undo_request = None
        self.last = entry.number
        self.moved_at = entry.at

    def _questions(self) -> dict[int, Asked]:
        """Return what each seat is asked, for its clock."""
        game = self.game
        if game is None:
            return {}
        kinds = {seat: game.question(seat).kind for seat in game.deciders() if seat != CHANCE}
        return {seat: Asked(self.since[seat], kind) for seat, kind in kinds.items()}

    def _follow_wish(self, entry: Entry) -> None:
        if entry.kind == ASK and entry.seat is not None:
            of = self._seats(entry, "of")
            self.undo_request = UndoRequest(entry.number, entry.seat, _whole(entry, "to"), of, of)
        elif entry.kind == DECLINE:
            self.undo_request = None
        elif self.undo_request is not None and entry.seat is not None:
            agreed = {entry.seat} | self._seats(entry, "seats")
            self.undo_request = replace(
                self.undo_request, waiting=self.undo_request.waiting - agreed
            )

    def _seats(self, entry: Entry, key: str) -> frozenset[int]:
        """Return seats out of an entry's data; none if they are not there."""
        found = frozenset(int(seat) for seat in str(entry.data.get(key, "")).split())
        self.check_seats(found)
        return found

    def _remember(self, guest: str | None, request: str, number: int) -> None:
        self._requests[(guest, request)] = number
        if len(self._requests) > REQUESTS:
            del self._requests[next(iter(self._requests))]


def _grouped(lines: list[str]) -> list[list[str]]:
    """Divide lines of a record: the opening draws, then each answer with the draws after it."""
    groups: list[list[str]] = [[]]
    for line in lines:
        if split_line(line)[0] != CHANCE_NAME:
            groups.append([])
        groups[-1].append(line)
    return groups


def _whole(entry: Entry, key: str) -> int:
    """Return a whole number out of an entry's data; 0 if it is not there."""
    value = entry.data.get(key)
    return value if isinstance(value, int) else 0

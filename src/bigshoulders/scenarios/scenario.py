"""A script for any game: answers by notation, draws by hand, questions to go on to, events.

Whatever cannot be done is said by the engine's own errors: `Illegal` for an answer, `Malformed` for
words that are none, `Unavailable` for a question that never comes, and
`Broken` for a position that the referee does not accept.
"""

from __future__ import annotations

from typing import Final, Self

from bigshoulders import new_game
from bigshoulders.games import rules_of
from bigshoulders.kernel.action import CHANCE, Action
from bigshoulders.kernel.errors import Broken, Illegal, Unavailable
from bigshoulders.kernel.event import FORCED, Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.positions.text import read_position, write_position
from bigshoulders.kernel.refusal import Facts, Refusal
from bigshoulders.kernel.stream import Stream

MOST_ANSWERS: Final = 10_000  # longer than any game; so a question that never comes is told


class Scenario:
    """A game that is played by a script, with all events since it began."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = list(game.state.log or [])
        self._draws: list[str] = []
        self._dealer: Stream | None = None  # waits while draws are given by hand
        self._forced: list[tuple[int, int]] = []  # seat and answer, since the last answer given
        if game.state.log is None:
            game.state.log = []

    # Looking

    def asker(self) -> str:
        """Return the name of the seat that must decide, the first of several, or "chance"."""
        return self.game.name(self._decider())

    def question(self) -> str:
        """Return the kind of the question that waits."""
        return self.game.question(self._decider()).kind

    def offers(self, seat: str | None = None) -> list[str]:
        """Return the notations of the legal answers."""
        asked = self._decider() if seat is None else self._index("seat", seat)
        return [action.notation for action in self.game.legal(asked)]

    def default_answer(self) -> str | None:
        """Return the answer that is offered as the default, if there is one."""
        action = self.game.default_answer(self._decider())
        return None if action is None else action.notation

    def allows(self, text: str, seat: str | None = None) -> bool:
        """Tell whether this answer is legal now."""
        return self.game.why_not(self._read(text, seat)) is None

    def refusal(self, text: str, seat: str | None = None) -> Refusal:
        """Return why an answer is refused."""
        refusal = self.game.why_not(self._read(text, seat))
        if refusal is None:
            raise Unavailable(f'"{text}" is allowed')
        return refusal

    def happened(self) -> list[str]:
        """Return the keys of all events."""
        return [event.kind.key for event in self.events]

    def sentences(self) -> list[str]:
        """Return the sentences of all events."""
        return [self.game.describe(event) for event in self.events]

    def facts(self, key: str) -> list[Facts]:
        """Return the data of every event with this key."""
        return [self.game.data(event) for event in self.events if event.kind.key == key]

    def position(self) -> str:
        """Return the position as a text, to be read by `from_position`."""
        return write_position(self.game)

    def check(self) -> None:
        """Ask the referee whether everything adds up."""
        violations = self.game.rules.violations(self.game.state)
        if violations:
            raise Broken(violations)

    # Playing

    def play(self, *texts: str) -> Self:
        """Answer with these notations one after the other, then ask the referee.

        Whoever must decide answers, or the seat that a text begins with: "red pass". A single legal
        answer is given by the game itself and must not be played.
        """
        for text in texts:
            self._apply(self._read(text))
        self.check()
        return self

    def follow(self, *texts: str) -> Self:
        """Play these answers, but pass over those that the game has given by itself.

        So a script can say all that a player would say, whichever of it was the only answer. Only
        what several seats are asked at once stays unsaid, as nobody is told how it was answered.
        """
        for text in texts:
            action = self._read(text)
            refusal = self.game.why_not(action)
            if refusal is None:
                self._apply(action)
            elif not self._was_forced(action, named=self._names_seat(text)):
                raise Illegal(refusal)
        self.check()
        return self

    def answer(self, seat: str, *texts: str) -> Self:
        """Let one seat answer what several are asked at once."""
        for text in texts:
            self._apply(self._read(text, seat))
        return self

    def go_on_to(self, kind: str, answer: str | None = None) -> Self:
        """Answer until this kind of question comes: this answer each time, or the first offer."""
        for _i in range(MOST_ANSWERS):
            if self.game.is_over():
                break
            if self.question() == kind:
                return self
            self.play(self.offers()[0] if answer is None else answer)
        raise Unavailable(f'nobody was asked "{kind}" before the game was over')

    # Chance

    def draws(self, *outcomes: str) -> Self:
        """Say what chance draws next; after that the dealer goes on, if there is one.

        A draw with one outcome alone needs no saying.
        """
        if self.game.dealer is not None:
            self._dealer, self.game.dealer = self.game.dealer, None
        self._draws.extend(outcomes)
        return self._deal()

    def draws_left(self) -> list[str]:
        """Return what was to be drawn and is not drawn yet."""
        return self._draws[:]

    def by_hand(self) -> Self:
        """Ask for every draw from now on, as chance's answer."""
        self.game.dealer = self._dealer = None
        return self

    # Where the game stands

    def begin_here(self) -> Self:
        """Let the moves begin at this position, so that no more than these can be taken back."""
        self.game = begin(self.game.rules, self.game.state, self.game.dealer, [])
        return self

    def _settle(self) -> Self:
        """Go on from an arranged position to its first question; the events begin there."""
        self.events = []
        self.game.state.log = self.events
        self.game.settle()
        return self

    # Inside

    def _decider(self) -> int:
        deciders = self.game.deciders()
        if not deciders:
            raise Unavailable("the game is over, nobody is asked anything")
        return deciders[0]

    def _index(self, domain: str, key: str) -> int:
        return self.game.rules.language.index(domain, key)

    def _names_seat(self, text: str) -> bool:
        first, _space, rest = text.strip().partition(" ")
        named = first in self.game.rules.language.domains["seat"] or first == "chance"
        return named and rest != ""

    def _read(self, text: str, seat: str | None = None) -> Action:
        if seat is None and self._names_seat(text):
            seat, _space, text = text.strip().partition(" ")
        if seat == "chance":
            return self.game.read(text, CHANCE)
        return self.game.read(text, None if seat is None else self._index("seat", seat))

    def _apply(self, action: Action) -> None:
        events = self.game.apply(action)
        self._forced = []
        self._note(events)
        self._deal()

    def _note(self, events: list[Event]) -> None:
        self.events.extend(events)
        forced = [event.values for event in events if event.kind is FORCED]
        self._forced.extend([(values[0], values[1]) for values in forced])

    def _was_forced(self, action: Action, *, named: bool) -> bool:
        """Tell whether the game has given this answer by itself; it is said once, in order."""
        for place, (seat, code) in enumerate(self._forced):
            if code == action.code and (seat == action.seat or not named):
                del self._forced[: place + 1]
                return True
        return False

    def _deal(self) -> Self:
        """Draw what was given by hand, as far as chance is asked, then let the dealer go on."""
        while self._draws and self.game.deciders() == [CHANCE]:
            self._note(self.game.apply(self.game.read(self._draws[0], CHANCE)))
            self._draws.pop(0)
        if self._dealer is not None and not self._draws:
            self.game.dealer, self._dealer = self._dealer, None
            log: list[Event] = []
            self.game.state.log = log
            self.game.settle()
            self._note(log)
        return self


def scenario(
    game: str, seats: int, seed: int | str | None = None, **options: str | int | bool
) -> Scenario:
    """Return the beginning of any game; without a seed chance is answered by hand."""
    return Scenario(new_game(game, seats=seats, seed=seed, events=True, pack=None, **options))


def from_position(
    text: str,
    *,
    seed: int | str | None = None,
    pack: Pack | None = None,
    source: str = "position",
) -> Scenario:
    """Return the game that begins at a position; without a seed chance is answered by hand."""
    dealer = None if seed is None else Stream(str(seed))
    return Scenario(read_position(text, source, rules_of, dealer, pack, log=[]))

"""A game being played: the contract that people, bots, servers and research all use.

The flow is a loop over the stack of steps: what needs nobody runs, a forced single answer is
applied, chance is dealt if a dealer is present, and the loop stops where somebody must decide.
"""

from __future__ import annotations

from hashlib import blake2b

from bigshoulders.kernel.action import CHANCE, Action, code_of, move_of, mover, verb_of
from bigshoulders.kernel.errors import Illegal, Unavailable
from bigshoulders.kernel.event import FORCED, SECOND, Event, sentence
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.pickling import Reduced
from bigshoulders.kernel.plan import Plan
from bigshoulders.kernel.refusal import Facts, Reason, Refusal
from bigshoulders.kernel.rules import Result, Rules
from bigshoulders.kernel.state import State, step_of
from bigshoulders.kernel.step import (
    AUTO,
    CHANCE_STEP,
    NO_ANSWER,
    PLAYER,
    TOGETHER,
    Question,
    Step,
)
from bigshoulders.kernel.stream import Stream

NOBODY: list[int] = []


class Game:
    """One game at one moment, with the moves that led there from its origin."""

    def __init__(
        self, rules: Rules, state: State, dealer: Stream | None, origin: State, moves: list[int]
    ) -> None:
        self.rules = rules
        self.state = state
        self.dealer = dealer
        self.origin = origin
        self.moves = moves
        self.undo_floor = 0
        self.forced = 0  # single answers that the flow gave by itself
        self._steps = rules.steps
        self._answers: list[int] = NOBODY
        self._seat = CHANCE
        self.holds_reveals = False

    # What is asked

    def deciders(self) -> list[int]:
        """Return the seats that must answer now; CHANCE if a draw waits and nobody deals."""
        state = self.state
        if not state.stack:
            return []
        step = self._steps[step_of(state.stack[-1])]
        if step.kind == TOGETHER:
            return step.waiting(state)
        return [CHANCE] if step.kind == CHANCE_STEP else [self._seat]

    def question(self, seat: int) -> Question:
        """Return what this seat is asked."""
        step = self.asked_step(seat)
        data = step.ask(self.state, seat)
        text = step.text
        for name, value in data.items():
            text = text.replace("{" + name + "}", str(value))
        return Question(step.key, seat, step.rule, text, data)

    def asked_step(self, seat: int) -> Step[State]:
        """Return the step whose question this seat must answer now."""
        if seat not in self.deciders():
            raise Unavailable(f"seat {seat} is not asked anything now")
        return self.step().part(self.state, seat)

    def deciding(self) -> str | None:
        """Return what is decided now: the same for all who are asked, however far each one is."""
        return self.step().key if self.state.stack else None

    def answers(self, seat: int) -> list[int]:
        """Return the codes of this seat's legal answers; the list must not be changed."""
        state = self.state
        if not state.stack:
            return NOBODY
        step = self._steps[step_of(state.stack[-1])]
        if step.kind == PLAYER:
            return self._answers if seat == self._seat else NOBODY
        if step.kind == TOGETHER:
            return step.legal(state, seat) if seat in step.waiting(state) else NOBODY
        return step.legal(state, seat) if seat == CHANCE else NOBODY

    def legal(self, seat: int) -> list[Action]:
        """Return this seat's legal answers; empty if it is not asked."""
        write = self.rules.language.write
        return [Action(seat, code, write(code)) for code in self.answers(seat)]

    def default_answer(self, seat: int) -> Action | None:
        """Return the answer that is offered to this seat as a default, if the step has one."""
        code = self.asked_step(seat).default_answer(self.state, seat)
        return None if code == NO_ANSWER else Action(seat, code, self.rules.language.write(code))

    def plans(self, seat: int) -> list[Plan]:
        """Return ways to settle all that this question begins."""
        plans = self.asked_step(seat).plans(self.state, seat)
        write = self.rules.language.write
        return [Plan(self._asked_of(seat, plan), [write(code) for code in plan]) for plan in plans]

    def _asked_of(self, seat: int, plan: list[int]) -> list[str]:
        """Return the answers of a plan for which the seat will be asked."""
        twin = self.held()
        twin.state.log = []
        line: list[str] = []
        given: list[int] = []  # by the flow
        for code in plan:
            if given and given[0] == code:
                given = given[1:]
                continue
            line.append(self.rules.language.write(code))
            events = twin.play(seat, code)
            given = [event.values[1] for event in events if event.kind is FORCED]
        return line

    def weights(self) -> list[int]:
        """Return the weight of each of chance's outcomes, in the order of `answers(CHANCE)`."""
        return self.asked_step(CHANCE).weights(self.state)

    def why_not(self, action: Action) -> Refusal | None:
        """Return why this answer is not legal now, or None if it is."""
        reason, facts = self._reason(action)
        if reason is None:
            return None
        return Refusal(reason, action.notation, facts)

    def read(self, text: str, seat: int | None = None) -> Action:
        """Return the action that a notation stands for, by default of the seat that must decide."""
        code = self.rules.language.read(text)
        if seat is None:
            deciders = self.deciders()
            seat = deciders[0] if deciders else CHANCE
        return Action(seat, code, self.rules.language.write(code))

    # Moving on

    def apply(self, action: Action) -> list[Event]:
        """Carry out an answer and all that follows; an illegal one changes nothing."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise Illegal(refusal)
        return self.play(action.seat, action.code)

    def play(self, seat: int, code: int) -> list[Event]:
        """Carry out an answer that is known to be legal; returns events if they are on."""
        state = self.state
        if state.log is not None:
            state.log = []
        step = self._steps[step_of(state.stack[-1])]
        self._note(seat, code)
        step.apply(state, seat, code)
        self.settle()
        return [] if state.log is None else state.log

    def settle(self) -> None:
        """Go on until somebody must decide or the game is over."""
        state = self.state
        stack = state.stack
        steps = self._steps
        while stack:
            step = steps[step_of(stack[-1])]
            kind = step.kind
            if kind == AUTO:
                if step.reveals:
                    if self.holds_reveals:
                        return
                    self.undo_floor = len(self.moves)
                step.run(state)
            elif kind == PLAYER:
                seat = step.decider(state)
                answers = step.legal(state, seat)
                if len(answers) != 1:
                    self._seat = seat
                    self._answers = answers
                    return
                self.forced += 1
                state.emit(FORCED, seat, answers[0])
                step.apply(state, seat, answers[0])
            elif kind == CHANCE_STEP:
                if not self._deal(step):
                    return
            elif not self._forced_together(step):
                return

    def recall_answers(self) -> None:
        """Ask anew for what is remembered of the question that waits."""
        state = self.state
        if state.stack:
            step = self._steps[step_of(state.stack[-1])]
            if step.kind == PLAYER:
                self._seat = step.decider(state)
                self._answers = step.legal(state, self._seat)

    def _deal(self, step: Step[State]) -> bool:
        """Let the dealer draw; False if nobody deals and there is something to draw."""
        state = self.state
        outcomes = step.legal(state, CHANCE)
        if len(outcomes) == 1:
            step.apply(state, CHANCE, outcomes[0])
            return True
        if self.dealer is None or self.holds_reveals:
            return False
        code = outcomes[self.dealer.weighted(step.weights(state))]
        self._note(CHANCE, code)
        step.apply(state, CHANCE, code)
        return True

    def _forced_together(self, step: Step[State]) -> bool:
        """Answer for the seats that have one answer only; False if somebody must choose."""
        state = self.state
        for seat in step.waiting(state):
            answers = step.legal(state, seat)
            if len(answers) == 1:
                self.forced += 1
                step.apply(state, seat, answers[0])
                return True
        return False

    def _note(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.undo_floor = len(self.moves) + 1
        elif self.moves and mover(self.moves[-1]) != seat:
            self.undo_floor = len(self.moves)
        self.moves.append(move_of(seat, code))

    # Looking

    def view(self, seat: int | None) -> dict[str, Json]:
        """Return what a seat may know, as plain data; None is a spectator."""
        return self.rules.view(self.state, seat)

    def is_over(self) -> bool:
        return not self.state.stack

    def result(self) -> Result | None:
        """Return the standings, or None while the game runs."""
        return self.rules.result(self.state) if self.is_over() else None

    def describe(self, event: Event) -> str:
        """Return an event as an English sentence."""
        return sentence(event.kind, self.data(event))

    def data(self, event: Event) -> Facts:
        """Return an event's numbers by name, with keys in place of indexes."""
        domains = self.rules.language.domains
        facts: Facts = {}
        for name, value in zip(event.kind.fields, event.values, strict=False):
            keys = domains.get(name.rstrip(SECOND))
            facts[name] = value if keys is None else keys[value]
        return facts

    def hash(self) -> str:
        """Return a hash of the whole state."""
        return blake2b(self.state.fingerprint(), digest_size=16).hexdigest()

    # Twins

    def copy(self) -> Game:
        """Return an independent twin; it does not tell events."""
        return self._twin(self.state.copy(), None if self.dealer is None else self.dealer.copy())

    def determinize(self, seat: int | None, stream: Stream) -> Game:
        """Return a twin in which all that the seat cannot know, draws included, is drawn anew."""
        state = self.state.copy()
        self.rules.determinize(state, seat, stream)
        twin = self._twin(state, Stream(f"{stream.seed}/{stream.below(1 << 30)}"))
        twin.origin = state.copy()
        twin.moves = []
        twin.undo_floor = 0
        return twin

    def _twin(self, state: State, dealer: Stream | None) -> Game:
        twin = Game(self.rules, state, dealer, self.origin, self.moves[:])
        twin.undo_floor = self.undo_floor
        twin.forced = self.forced
        twin._answers = self._answers
        twin._seat = self._seat
        return twin

    def peek(self, action: Action) -> Game:
        """Return a twin after this answer that stopped before anything hidden came to light."""
        twin = self.held()
        twin.play(action.seat, action.code)
        return twin

    def held(self) -> Game:
        """Return a twin that stops before anything hidden comes to light."""
        twin = self.copy()
        twin.dealer = None
        twin.holds_reveals = True
        return twin

    def __copy__(self) -> Game:
        """Return a twin in everything, which tells events if this game does."""
        twin = self.copy()
        twin.state.log = None if self.state.log is None else []
        twin.holds_reveals = self.holds_reveals
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.__copy__()

    def __reduce__(self) -> Reduced:
        made_of = (self.rules, self.state, self.dealer, self.origin, self.moves)
        return _unpickled, (*made_of, self.undo_floor, self.forced, self.holds_reveals)

    # Taking back

    def undoable(self, seat: int) -> int:
        """Return how many of its last answers this seat may take back without asking anybody."""
        if not self.moves or mover(self.moves[-1]) != seat:
            return 0
        return len(self.moves) - self.undo_floor

    def back_to(self, count: int) -> Game:
        """Return the game as it stood after its first `count` answers and draws."""
        if not 0 <= count <= len(self.moves):
            raise Unavailable(f"this game has {len(self.moves)} moves, not {count}")
        earlier = begin(self.rules, self.origin, None)
        for move in self.moves[:count]:
            earlier.play(mover(move), code_of(move))
        earlier.dealer = None if self.dealer is None else self.dealer.copy()
        earlier.state.log = None if self.state.log is None else []
        earlier.settle()
        return earlier

    # Inside

    def _reason(self, action: Action) -> tuple[Reason | None, Facts]:
        deciders = self.deciders()
        if not deciders:
            return Reason("game_over", self.rules.end_rule, "the game is over"), {}
        step = self.step()
        if action.seat not in deciders:
            names = ", ".join([self.name(seat) for seat in deciders])
            return Reason("not_your_turn", step.rule, f"{names} must move first"), {}
        step = step.part(self.state, action.seat)
        if verb_of(action.code) not in step.verbs:
            question = self.question(action.seat).text
            return Reason("not_now", step.rule, f"the question now is: {question}"), {}
        reason = step.why_not(self.state, action.seat, action.code)
        if reason is None:
            return None, {}
        return reason, self.rules.facts(self.state, action.seat, action.code)

    def step(self) -> Step[State]:
        """Return the step on top of the stack; the game must not be over."""
        return self._steps[step_of(self.state.stack[-1])]

    def name(self, seat: int) -> str:
        """Return what a seat is called in notation."""
        return self.rules.language.name(seat)

    def lines(self, start: int = 0) -> list[str]:
        """Return the moves from this one on, each as a line: who, and what."""
        write = self.rules.language.write_line
        return [write(move) for move in self.moves[start:]]


def begin(
    rules: Rules, origin: State, dealer: Stream | None, log: list[Event] | None = None
) -> Game:
    """Start a game from a state; what happens before the first decision goes into the log."""
    state = origin.copy()
    state.log = log
    game = Game(rules, state, dealer, origin, [])
    game.settle()
    return game


def _unpickled(
    rules: Rules,
    state: State,
    dealer: Stream | None,
    origin: State,
    moves: list[int],
    undo_floor: int,
    forced: int,
    holds_reveals: bool,
) -> Game:
    game = Game(rules, state, dealer, origin, moves)
    game.undo_floor = undo_floor
    game.forced = forced
    game.holds_reveals = holds_reveals
    game.recall_answers()
    return game

"""What any game must hold: one function a promise, given a way to start the game.

A registered game is in `CASES` with every number of seats; options are added where they matter.
Nothing here knows a rule, and nothing is asked that a game need not have.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

from bigshoulders import new_game
from bigshoulders.games import GAMES, rules_of
from bigshoulders.kernel.action import CHANCE, Action
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.record import read_record, record_of, replay
from bigshoulders.kernel.state import argument, frame_of, step_of
from bigshoulders.kernel.step import CHANCE_STEP
from bigshoulders.kernel.stream import Stream
from bigshoulders.kernel.unavailable import MOST_NEAR, Unavailable, unavailable

MOST_PREVIEWS = 10  # of one question


class Case:
    """A game with a number of seats and options, as a conformance test starts it."""

    def __init__(self, game: str, seats: int, **options: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        words = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.game, str(self.seats), *words])

    def start(self, seed: int, *, dealt: bool = True) -> Game:
        return new_game(
            self.game,
            seats=self.seats,
            seed=seed if dealt else None,
            events=True,
            **self.options,
        )


def plain_cases() -> tuple[Case, ...]:
    """Return every registered game with every number of seats."""
    return tuple(Case(game, seats) for game, one in GAMES.items() for seats in one.seats())


CASES = (
    *plain_cases(),
    Case("city", 3, draft="on"),
    Case("city", 4, goals="off", draft="on"),
    Case("city", 3, edition="2018"),
    Case("city", 4, edition="2020", mode="advanced"),
    Case("city", 3, edition="2025", mode="advanced", simplified_closure="on"),
    Case(
        "city",
        4,
        edition="2025",
        draft="on",
        advanced_supply="on",
        chiefs="on",
        special_companies="on",
    ),
    Case("raising", 2, council="on", nonplayer_counts_in_ward_control="no"),
    Case("raising", 3, council="on", end_choices="players"),
    Case("raising", 4, council="on", empty_plot_uses_per_round="unlimited"),
    Case(
        "raising",
        2,
        council="on",
        empty_plot_uses_per_round="unlimited",
        end_choices="players",
        free_poverty="yes",
        poverty_overflow="ignored",
    ),
)


def random_moments(case: Case, seed: int, every: int) -> Iterator[Game]:
    """Play a whole random game and stop at every n-th decision, sooner or later at each kind."""
    game = case.start(seed)
    stream = Stream(f"moments/{seed}")
    count = 0
    while not game.is_over():
        if count % every == seed % every:
            yield game
        answer_at_random(game, stream)
        count += 1


def answer_at_random(game: Game, stream: Stream) -> None:
    """Let one of the deciding seats give a random legal answer."""
    deciders = game.deciders()
    seat = deciders[stream.below(len(deciders))]
    answers = game.answers(seat)
    game.play(seat, answers[stream.below(len(answers))])


def finish(game: Game, stream: Stream) -> None:
    """Play at random to the end."""
    while not game.is_over():
        answer_at_random(game, stream)


def is_called_as_it_is_registered(case: Case, seed: int) -> None:
    assert case.start(seed).rules.game == case.game
    assert case.seats in GAMES[case.game].seats()


def ends_and_ranks_everybody(case: Case, seed: int) -> None:
    game = case.start(seed)
    finish(game, Stream(f"end/{seed}"))
    result = game.result()
    assert result is not None
    assert sorted(standing.seat for standing in result.standings) == list(range(case.seats))
    assert result.winners()
    for standing in result.standings:
        assert standing.score == sum(line.amount for line in standing.lines)


def is_refereed_after_every_answer(case: Case, seed: int) -> None:
    game = case.start(seed)
    stream = Stream(f"referee/{seed}")
    while not game.is_over():
        answer_at_random(game, stream)
        assert game.rules.violations(game.state) == []


def is_deterministic(case: Case, seed: int) -> None:
    hashes = []
    for _run in range(2):
        game = case.start(seed)
        finish(game, Stream(f"same/{seed}"))
        hashes.append((game.hash(), game.moves))
    assert hashes[0] == hashes[1]


def copies_are_independent(case: Case, seed: int) -> None:
    for game in random_moments(case, seed, 23):
        before = game.hash()
        twin = game.copy()
        assert twin.hash() == before
        finish(twin, Stream(f"twin/{seed}"))
        assert game.hash() == before
        again = game.copy()
        finish(again, Stream(f"twin/{seed}"))
        assert again.hash() == twin.hash()


def pickles_stand_where_the_game_stood(case: Case, seed: int) -> None:
    for game in random_moments(case, seed, 47):
        again: Game = pickle.loads(pickle.dumps(game))  # noqa: S301 - just made
        assert again.hash() == game.hash() == copy.deepcopy(game).hash()
        assert [again.answers(seat) for seat in game.deciders()] == [
            game.answers(seat) for seat in game.deciders()
        ]


def records_round_trip(case: Case, seed: int) -> None:
    game = case.start(seed)
    finish(game, Stream(f"record/{seed}"))
    text = record_of(game).text()
    again = replay(read_record(text), rules_of)
    assert again.hash() == game.hash()
    assert record_of(again).text() == text


def frames_hold_what_their_steps_declare(case: Case, seed: int) -> None:
    """See that a position loses nothing: a frame holds the arguments of its step and no more."""
    for game in random_moments(case, seed, 5):
        for frame in game.state.stack:
            kinds = game.rules.steps[step_of(frame)].arguments
            values = [argument(frame, place + 1) for place in range(len(kinds))]
            assert frame_of(step_of(frame), *values) == frame


def legal_lists_are_stable_and_free_of_duplicates(case: Case, seed: int) -> None:
    for game in random_moments(case, seed, 3):
        for seat in game.deciders():
            answers = game.answers(seat)
            assert answers
            assert len(set(answers)) == len(answers)
            assert game.answers(seat) == answers
            assert len(answers) <= 80


def whatever_is_legal_applies_and_the_rest_has_a_reason(case: Case, seed: int) -> None:
    """Every code of the step's verbs is either legal and applies, or refused in a sentence."""
    has_rulebook = GAMES[case.game].rulebook is not None
    for game in random_moments(case, seed, 29):
        seat = game.deciders()[0]
        step = game.step().part(game.state, seat)
        legal = set(game.answers(seat))
        language = game.rules.language
        before = game.hash()
        for verb in step.verbs:
            for code in language.every(verb):
                action = Action(seat, code, language.write(code))
                refusal = game.why_not(action)
                assert (refusal is None) == (code in legal), action
                if refusal is None:
                    game.copy().apply(action)
                else:
                    sentence = refusal.sentence()
                    assert "{" not in sentence, sentence
                    assert not has_rulebook or refusal.rule.count("-") >= 1, sentence
        assert game.hash() == before


def other_seats_and_other_questions_are_refused(case: Case, seed: int) -> None:
    for game in random_moments(case, seed, 37):
        deciders = game.deciders()
        action = game.legal(deciders[0])[0]
        for seat in range(case.seats):
            if seat not in deciders:
                refusal = game.why_not(Action(seat, action.code, action.notation))
                assert refusal is not None
                assert refusal.key == "not_your_turn"
        draw = Action(CHANCE, action.code, action.notation)
        assert game.why_not(draw) is not None


def notation_reads_back(case: Case, seed: int) -> None:
    for game in random_moments(case, seed, 3):
        for seat in game.deciders():
            for action in game.legal(seat):
                assert game.read(action.notation, seat) == action


def questions_and_previews_speak(case: Case, seed: int) -> None:
    from bigshoulders.kernel.preview import preview  # noqa: PLC0415 - only this promise needs it

    for game in random_moments(case, seed, 31):
        before = game.hash()
        for seat in game.deciders():
            assert "{" not in game.question(seat).text
            for action in game.legal(seat):
                preview(game, action)
        assert game.hash() == before


def default_answers_are_legal(case: Case, seed: int) -> None:
    for game in random_moments(case, seed, 1):
        for seat in game.deciders():
            usual = game.default_answer(seat)
            assert usual is None or usual in game.legal(seat)


def events_are_told_to_those_who_may_know(case: Case, seed: int) -> None:
    game = case.start(seed)
    stream = Stream(f"events/{seed}")
    while not game.is_over():
        seat = game.deciders()[0]
        answers = game.answers(seat)
        for event in game.play(seat, answers[stream.below(len(answers))]):
            assert "{" not in game.describe(event)
            if event.audience >= 0:
                assert not event.seen_by(-1)


def views_depend_only_on_what_a_seat_may_know(case: Case, seed: int) -> None:
    """Redraw what a seat cannot know: its view, question and answers stay the same."""
    stream = Stream(f"views/{seed}")
    for game in random_moments(case, seed, 11):
        for seat in [None, *range(case.seats)]:
            twin = game.determinize(seat, stream)
            assert twin.view(seat) == game.view(seat)
            assert twin.deciders() == game.deciders()
            if seat is not None:
                assert twin.answers(seat) == game.answers(seat)


def previews_tell_only_what_a_seat_may_know(case: Case, seed: int) -> None:
    """Redraw what a seat cannot know: all that it sees ahead stays the same."""
    stream = Stream(f"previews/{seed}")
    for game in random_moments(case, seed, 17):
        for seat in game.deciders():
            twin = game.determinize(seat, stream)
            for action in game.legal(seat)[:MOST_PREVIEWS]:
                assert twin.peek(action).view(seat) == game.peek(action).view(seat), action


def unavailable_answers_are_refused_and_tell_no_secret(case: Case, seed: int) -> None:
    """Redraw what a seat cannot know: what it is told to be impossible stays the same."""
    stream = Stream(f"unavailable/{seed}")
    for game in random_moments(case, seed, 13):
        before = game.hash()
        for seat in game.deciders():
            found = unavailable(game, seat)
            legal = game.legal(seat)
            for one in found:
                refusal = game.why_not(one.action)
                assert refusal is not None, one.action
                assert one.action not in legal
                assert refusal.sentence() == one.refusal.sentence()
            assert len([one for one in found if one.is_near]) <= MOST_NEAR
            twin = game.determinize(seat, stream)
            assert told(unavailable(twin, seat)) == told(found)
        assert game.hash() == before


def told(found: list[Unavailable]) -> list[tuple[str, bool]]:
    return [(one.refusal.sentence(), one.is_near) for one in found]


def verbs_have_keys_of_their_own(case: Case, seed: int) -> None:
    keys = [verb.key for verb in case.start(seed).rules.language.verbs]
    assert len(set(keys)) == len(keys)


def positions_round_trip(case: Case, seed: int) -> None:
    from bigshoulders.kernel.json_nodes import Node  # noqa: PLC0415 - only this promise needs it

    for game in random_moments(case, seed, 19):
        try:
            written = game.rules.position(game.state)
        except Malformed:
            return  # a game may have no positions
        again = game.rules.restore(Node(written, ("position",)))
        assert again.fingerprint() == game.state.fingerprint()


def undo_returns_to_the_same_state(case: Case, seed: int) -> None:
    for game in random_moments(case, seed, 41):
        seat = game.deciders()[0]
        before = game.hash()
        again = game.copy()
        again.apply(game.legal(seat)[0])
        earlier = again.back_to(len(game.moves))
        if again.undoable(seat):
            assert earlier.hash() == before


def chance_can_be_decided_by_hand(case: Case, seed: int) -> None:
    """Without a dealer every draw waits, with outcomes and weights of equal length."""
    game = case.start(seed, dealt=False)
    stream = Stream(f"chance/{seed}")
    seen = 0
    while not game.is_over():
        if game.deciders() == [CHANCE]:
            seen += 1
            weights = game.weights()
            assert len(weights) == len(game.answers(CHANCE)) > 1
            assert min(weights) > 0
            game.play(CHANCE, game.answers(CHANCE)[stream.weighted(weights)])
        else:
            answer_at_random(game, stream)
    assert seen or all(step.kind != CHANCE_STEP for step in game.rules.steps)


PROMISES = (
    is_called_as_it_is_registered,
    ends_and_ranks_everybody,
    is_refereed_after_every_answer,
    is_deterministic,
    copies_are_independent,
    pickles_stand_where_the_game_stood,
    records_round_trip,
    frames_hold_what_their_steps_declare,
    legal_lists_are_stable_and_free_of_duplicates,
    whatever_is_legal_applies_and_the_rest_has_a_reason,
    other_seats_and_other_questions_are_refused,
    notation_reads_back,
    questions_and_previews_speak,
    default_answers_are_legal,
    events_are_told_to_those_who_may_know,
    views_depend_only_on_what_a_seat_may_know,
    previews_tell_only_what_a_seat_may_know,
    unavailable_answers_are_refused_and_tell_no_secret,
    verbs_have_keys_of_their_own,
    positions_round_trip,
    undo_returns_to_the_same_state,
    chance_can_be_decided_by_hand,
)

"""A second opinion on Raising Chicago: every question, answer and number, worked out again.

    python -m tests.games.raising.second_opinion 1000 [first number]

plays that many random games with all options. The books (`second_opinion_books` and its
neighbours) are given seats, options and the answers, draws included, and nothing else. At every
question they say who must answer and list all legal answers; after every answer they hold all that
the engine shows to everybody, and at the end every line of the result.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from bigshoulders.games import rules_of
from bigshoulders.kernel.event import FORCED, Event
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.record import read_record
from tests.games.raising.second_opinion_bidding import (
    announce,
    bidding,
    resolve_bidding,
)
from tests.games.raising.second_opinion_books import Books, Difference, Play, Player, Question
from tests.games.raising.second_opinion_box import CHANCE, ROUNDS
from tests.games.raising.second_opinion_building import resolve_projects, run_companies
from tests.games.raising.second_opinion_end import places, score_all
from tests.games.raising.second_opinion_games import Chooser, random_options
from tests.games.raising.second_opinion_setup import set_up
from tests.games.raising.second_opinion_views import kept


def whole_game(books: Books) -> Play:
    """R-RND-01, R-RND-03."""
    yield from set_up(books)
    for number in range(1, ROUNDS + 1):
        books.round = number
        yield from announce(books)
        yield from bidding(books)
        resolve_bidding(books)
        yield from resolve_projects(books)
        yield from run_companies(books)
    yield from score_all(books)


class Audit:
    """A game that nobody deals, with the books beside it."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        rules = rules_of("raising", seats, options, None)
        log: list[Event] = []
        self.game: Game = begin(rules, rules.start(), None, log)
        self.books = Books(rules.options, seats)
        self.play = whole_game(self.books)
        self.question: Question | None = next(self.play)
        self.moves: list[str] = []
        self.compare_now(log)

    def answer(self, actor: str, notation: str) -> None:
        """Give one answer to both and compare."""
        self.moves.append(f"{actor} {notation}")
        if self.question is None:
            raise self.difference("the books say that the game is over")
        if actor != self.question.who:
            raise self.difference(f"the books expect an answer of {self.question.who}")
        if notation not in self.question.answers:
            raise self.difference("the books do not list this answer")
        self.books.forced = []
        try:
            self.question = self.play.send(notation)
        except StopIteration:
            self.question = None
        events = self.game.apply(self.game.read(notation))
        self.compare_now(events)

    def compare_now(self, events: list[Event]) -> None:
        """Compare who is asked, what may be answered, and everything that is shown."""
        language = self.game.rules.language
        told = [event.values[:2] for event in events if event.kind is FORCED]
        forced = [(self.game.name(seat), language.write(code)) for seat, code in told]
        self.compare("forced answers", forced, self.books.forced)
        if self.books.round:  # before that, not everything has its place
            self.compare_view(self.game.view(None), kept(self.books))
        self.compare_question()

    def compare_question(self) -> None:
        game = self.game
        deciders = [game.name(seat) for seat in game.deciders()]
        question = self.question
        self.compare("who must answer", deciders, [] if question is None else [question.who])
        if question is None:
            return
        seat = game.deciders()[0]
        answers = [action.notation for action in game.legal(seat)]
        weights = game.weights() if question.who == CHANCE else [1] * len(answers)
        self.compare("number of answers", len(answers), len(set(answers)))
        listed = dict(zip(answers, weights, strict=True))
        self.compare("answers", listed, question.answers)

    def compare_view(self, engine: dict[str, Any], books: dict[str, Any]) -> None:
        """Compare all that everybody may see, but for how far the engine's own steps are."""
        for name in ("resolving", "payment", "scoring", "turns"):
            del engine[name]
        for auction in engine["auctions"]:
            auction["to_lead"].pop(self.books.nonplayer, None)
            auction["after_bid"].pop(self.books.nonplayer, None)
            if self.books.nonplayer:
                del auction["certain"]
        for seat in engine["seats"]:
            for name in ("window", "next_window", "sections"):
                del seat[name]
        for shown, player in zip(engine["seats"], self.books.players.values(), strict=True):
            if player.turned_in >= 0:
                self.compare_leftovers(shown, player)
        if engine != books:
            self.compare_parts("", engine, books)

    def compare_leftovers(self, shown: dict[str, Any], player: Player) -> None:
        """Accept any tokens that complete the sections; each trade loses two (R-RES-03)."""
        before = sum(player.tokens.values()) + player.wild
        after = sum(shown["tokens"].values()) + shown["wild"]
        traded = before - after - player.turned_in
        fits = traded in range(0, before + 1, 2) and min(shown["tokens"].values()) >= 0
        self.compare(f"{player.color} can have kept {shown['tokens']}", fits, books=True)
        shown.update(tokens=player.tokens, wild=player.wild)

    def compare_parts(self, where: str, engine: object, books: object) -> None:
        """Name the first place at which two nested values differ."""
        if isinstance(engine, dict) and isinstance(books, dict) and engine.keys() == books.keys():
            for key in books:
                self.compare_parts(f"{where} {key}", engine[key], books[key])
        elif isinstance(engine, list) and isinstance(books, list) and len(engine) == len(books):
            for place, both in enumerate(zip(engine, books, strict=True)):
                self.compare_parts(f"{where} {place}", *both)
        else:
            self.compare(where.strip(), engine, books)

    def compare(self, what: str, engine: object, books: object) -> None:
        if engine != books:
            says = f"the engine says {engine}, the books say {books}"
            raise self.difference(f"{what}: {says}")

    def compare_result(self) -> None:
        """Compare every line of the score, and the places."""
        result = self.game.result()
        if result is None:
            raise self.difference("the game is not over")
        for standing, player in zip(result.standings, self.books.players.values(), strict=True):
            color = player.color
            lines = {line.key: line.amount for line in standing.lines}
            self.compare(f"lines of {color}", lines, player.scores)
            self.compare(f"score of {color}", standing.score, self.books.reputation(color))
            self.compare(f"place of {color}", standing.place, places(self.books)[color])

    def difference(self, text: str) -> Difference:
        return Difference(f"after move {len(self.moves)} ({self.moves[-1:]}): {text}")


def audit(number: int) -> Audit:
    """Play a numbered random game beside the books; the first difference is raised."""
    seats, options = random_options(number)
    auditor = Audit(seats, options)
    chooser = Chooser(number, auditor.books)
    while auditor.question is not None:
        question = auditor.question
        auditor.answer(question.who, chooser.choose(question))
    auditor.compare_result()
    return auditor


def audit_record(text: str) -> Audit:
    """Audit a game that was written down; the first difference is raised."""
    record = read_record(text)
    auditor = Audit(record.seats, record.options)
    for move in record.moves:
        auditor.answer(move.actor, move.notation)
    auditor.compare_result()
    return auditor


def main(count: int, first: int) -> int:
    """Audit that many random games and tell how many agreed."""
    agreed: Counter[str] = Counter()
    failures = 0
    for number in range(first, first + count):
        seats, options = random_options(number)
        try:
            audit(number)
            agreed[f"{seats} seats, council {options['council']}"] += 1
        except Difference as difference:
            failures += 1
            print(f"game {number}: {difference}")  # noqa: T201 - the command tells what it found
    for kind, games in sorted(agreed.items()):
        print(f"{kind}: {games} games agree")  # noqa: T201 - as above
    return 1 if failures else 0


if __name__ == "__main__":
    COUNT, FIRST = [int(word) for word in [*sys.argv[1:], "0"][:2]]
    sys.exit(main(COUNT, FIRST))

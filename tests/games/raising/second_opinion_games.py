"""Random games for a second opinion: every option, and players of several characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from bigshoulders.kernel.stream import Stream
from tests.games.raising.second_opinion_books import Books, Question

OPTIONS = {
    "council": ("on", "off"),
    "empty_plot_uses_per_round": ("1", "unlimited"),
    "nonplayer_counts_in_ward_control": ("yes", "no"),
    "free_poverty": ("no", "yes"),
    "poverty_overflow": ("counted", "ignored"),
    "end_choices": ("engine", "players"),
}
PHASES = ("project_resolution", "announcement", "bidding", "company")


def random_options(number: int) -> tuple[int, dict[str, str]]:
    """Return the seats and the options of a numbered game."""
    stream = Stream(f"second opinion/options/{number}")
    options = {key: values[stream.below(2)] for key, values in OPTIONS.items()}
    return 2 + number % 3, options


class Choice(NamedTuple):
    """One answer that a player could give."""

    books: Books
    color: str
    words: list[str]

    def squares(self) -> list[str]:
        """Return the markers on the card that a bid names."""
        return self.books.markers[self.words[1]]


Character: TypeAlias = Callable[[Choice], int]


# Characters: how much they like an answer


def careless(_choice: Choice) -> int:
    """Like all answers alike."""
    return 10


def thrifty(choice: Choice) -> int:
    """Pay in full and hardly ever trade."""
    return {"short": 1, "trade": 1, "leave": 1, "favor": 2}.get(choice.words[0], 10)


def eager(choice: Choice) -> int:
    """Trade a lot and take the upper-left squares."""
    if choice.words[-1] == "ul":
        return 100
    return {"trade": 60, "short": 5}.get(choice.words[0], 10)


def hoarding(choice: Choice) -> int:
    """Rather be short than pay, so that tokens and favors last until the end."""
    return {"short": 300, "pay": 5, "favor": 1, "trade": 1}.get(choice.words[0], 10)


def crowding(choice: Choice) -> int:
    """Bid where the others bid, and build in the middle."""
    verb, *places = choice.words
    if verb in ("bid", "nonplayer"):
        return {"i": 300, "iii": 100}.get(places[0], 2)
    if verb in ("raise", "plot"):
        return 300 if 9 <= int(places[0]) <= 32 else 1
    return {"trade": 3, "short": 3}.get(verb, 10)


def bookish(choice: Choice) -> int:
    """Study one track, name one letter, and keep favors for the council."""
    if choice.words[0] in ("study", "letter"):
        return 50 if choice.words[1] in ("masonry", "a") else 5
    return {"favor": 1, "trade": 2}.get(choice.words[0], 10)


def yielding(choice: Choice) -> int:
    """Put single markers behind those of others, and so lose."""
    if choice.words[0] in ("bid", "nonplayer") and choice.words[2] in ("2", "3", "4"):
        squares = choice.squares()
        return 3000 if squares[1] not in ("", choice.color) and choice.color not in squares else 5
    return 5


def sweeping(choice: Choice) -> int:
    """Lose in one round, to have five markers in the next and win all five projects with them."""
    if choice.words[0] != "bid" or choice.books.round % 2:
        return yielding(choice)
    return 3000 if choice.words[2] == "1" and choice.color not in choice.squares() else 5


CHARACTERS: tuple[Character, ...] = (*(careless, thrifty, eager, hoarding, crowding, bookish),)


class Chooser:
    """Draws answers for all seats of a numbered game.

    Each seat has its own character, and each game a phase in which tiles are used most.
    """

    def __init__(self, number: int, books: Books) -> None:
        self.stream = Stream(f"second opinion/answers/{number}")
        self.books = books
        self.phase = PHASES[self.stream.below(len(PHASES))]
        self.characters: dict[str, Character] = dict.fromkeys(books.colors, yielding)
        self.characters["blue"] = sweeping
        if number % 7:
            for color in books.colors:
                self.characters[color] = CHARACTERS[self.stream.below(len(CHARACTERS))]

    def choose(self, question: Question) -> str:
        """Return one of the answers; those of chance are weighted already."""
        words = list(question.answers)
        weights = list(question.answers.values())
        if question.who in self.characters:
            weights = [self.weight(question.who, word.split()) for word in words]
        return words[self.stream.weighted(weights)]

    def weight(self, color: str, words: list[str]) -> int:
        if words[0] == "use":
            return 500 if self.books.phase == self.phase else 3
        return 3 * self.characters[color](Choice(self.books, color, words))

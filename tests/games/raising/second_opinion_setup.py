"""A second opinion on setup. Rules: section 4."""

from __future__ import annotations

from tests.games.raising.second_opinion_books import Books, Play
from tests.games.raising.second_opinion_box import (
    AROUND,
    CARDS,
    COLUMNS,
    EMPTY_PLOTS,
    LETTERS,
    MEMBERS,
    NEIGHBORHOOD_TILES,
    PRESTIGE,
    PROJECTS,
    RESOURCES,
    ROUNDS,
    WARD_TOKENS,
)


def stack_name(number: int) -> str:
    return f"projects of round {number}"


def set_up(books: Books) -> Play:
    """R-SET-01 to R-SET-14."""
    lay_out(books)
    yield from draw_stacks(books)
    yield from draw_map(books)
    for _disc in books.colors:
        books.discs[0].append((yield from books.draw("rank", "discs")))
    if books.on("council", "on"):
        for letter in LETTERS:
            books.members[letter] = yield from books.draw("member", "council")


def lay_out(books: Books) -> None:
    """Put everything that chance draws from into its stack."""
    for number in range(1, ROUNDS):
        last = 5 * number
        books.unseen[stack_name(number)] = [str(tile) for tile in range(last - 4, last + 1)]
    books.unseen["finals"] = [project for project in PROJECTS if project.startswith("f")]
    books.unseen["deck"] = list(CARDS)
    books.unseen["empty plots"] = list(EMPTY_PLOTS)
    books.unseen["prestige"] = list(PRESTIGE)
    books.unseen["ward tokens"] = list(WARD_TOKENS)
    books.unseen["banners"] = [resource for resource in RESOURCES for _banner in range(3)]
    books.unseen["neighborhoods"] = list(NEIGHBORHOOD_TILES)
    books.unseen["discs"] = list(books.colors)
    books.unseen["council"] = list(MEMBERS)


def draw_stacks(books: Books) -> Play:
    """R-SET-01 to R-SET-03."""
    for number in range(1, ROUNDS):
        books.tops.append((yield from books.draw("stack", stack_name(number))))
    for _final in range(4):
        books.finals.append((yield from books.draw("final", "finals")))
    books.top_card = yield from books.draw("deck", "deck")


def draw_map(books: Books) -> Play:
    """R-SET-04 to R-SET-06."""
    for _plot in range(8):
        books.outskirts.append((yield from books.draw("outskirts", "empty plots")))
    for _space in range(3):
        books.display.append((yield from books.draw("display", "prestige")))
    for ward in range(1, 5):
        books.ward_tokens[ward] = yield from books.draw("ward", "ward tokens")
    for column in COLUMNS:
        books.banners[column] = yield from books.draw("banner", "banners")
    for space in AROUND:
        books.neighborhoods[space] = yield from books.draw("tile", "neighborhoods")

"""A second opinion on the first three phases: announcement, bidding, and its resolution.

Rules: sections 10, 11, 12.
"""

from __future__ import annotations

from tests.games.raising.second_opinion_books import Books, Play
from tests.games.raising.second_opinion_box import (
    MOST_MARKERS,
    NEW_MARKERS,
    NONPLAYER_MARKERS,
    RESOURCES,
    ROUNDS,
    SPACES,
    square_word,
    squares_of,
)
from tests.games.raising.second_opinion_payment import UPPER_LEFT, is_payable, pay
from tests.games.raising.second_opinion_setup import stack_name
from tests.games.raising.second_opinion_tiles import uncovered, usable, use, window

# Phase 1: announcement


def announce(books: Books) -> Play:
    """R-ANN-01 to R-ANN-06."""
    books.phase = "announcement"
    for player in books.players.values():
        player.used = 0
    books.winners = dict.fromkeys(SPACES, "")
    yield from new_projects(books)
    yield from new_cards(books)
    for color in books.ranking()[::-1]:
        yield from window(books, color)
    for player in books.players.values():
        added = min(NEW_MARKERS, MOST_MARKERS - player.board)
        player.supply -= added
        player.board += added
    books.rows = books.ranking()


def new_projects(books: Books) -> Play:
    if books.round == ROUNDS:
        books.projects = dict(zip(SPACES, ["36", *books.finals], strict=True))
        return
    books.projects = dict.fromkeys(SPACES, "")
    books.projects["i"] = books.tops[books.round - 1]
    for space in SPACES[1:]:
        books.projects[space] = yield from books.draw("project", stack_name(books.round))


def new_cards(books: Books) -> Play:
    """Deal the top card; the next one lies face up at once (Q-60)."""
    for space in SPACES:
        books.cards[space], books.top_card = books.top_card, ""
        books.markers[space] = [""] * len(squares_of(books.cards[space], books.seats))
        books.top_card = yield from books.draw("deck", "deck")


# Phase 2: bidding


def bidding(books: Books) -> Play:
    """R-BID-01, R-BID-08."""
    books.phase = "bidding"
    while any(player.board for player in books.players.values()):
        most = max(player.board for player in books.players.values())
        active = next(color for color in books.rows if books.players[color].board == most)
        yield from turn(books, active)
        yield from window(books, active)


def turn(books: Books, color: str) -> Play:
    """R-BID-02, R-BID-09: place a marker, with two players often a second one."""
    player = books.players[color]
    verbs = ["bid"]
    if books.nonplayer and player.board <= NONPLAYER_MARKERS:
        verbs.append("nonplayer")
    uses = usable(books, color)
    while verbs:
        squares = open_squares(books, color)
        bids = [f"{verb} {square}" for verb in verbs for square in squares]
        words = (yield from books.ask(color, [*bids, *uses])).split()
        if words[0] == "use":
            yield from use(books, color, words[1])
            uses = usable(books, color)
            continue
        verbs.remove(words[0])
        uses = []
        yield from place(books, color, words)


def open_squares(books: Books, color: str) -> list[str]:
    """R-BID-02, R-BID-06."""
    player = books.players[color]
    found = []
    for space in SPACES:
        for square, owner in enumerate(books.markers[space]):
            cost = upper_left_cost(books, space)
            if not owner and (square or is_payable(player.tokens, player.wild, cost)):
                found.append(f"{space} {square_word(square)}")
    return found


def upper_left_cost(books: Books, space: str) -> dict[str, int]:
    """R-BID-05."""
    shown = uncovered(books, space)
    return {resource: shown.count(resource) for resource in RESOURCES}


def place(books: Books, color: str, words: list[str]) -> Play:
    """R-BID-03, R-BID-05: put a marker on a square, and take or pay."""
    verb, space, word = words
    player = books.players[color]
    square = 0 if word == "ul" else int(word)
    books.markers[space][square] = color if verb == "bid" else books.nonplayer
    if verb == "bid":
        player.board -= 1
    resource = squares_of(books.cards[space], books.seats)[square]
    if resource:
        player.tokens[resource] += 1
    if square == 0:
        yield from pay(books, color, UPPER_LEFT, upper_left_cost(books, space))


# Phase 3: bidding resolution


def resolve_bidding(books: Books) -> None:
    """R-WIN-01 to R-WIN-05."""
    books.phase = "bidding_resolution"
    for space in SPACES:
        winner = leader(books.markers[space])
        books.winners[space] = winner
        if not winner:
            books.projects[space] = books.cards[space] = ""
            books.markers[space] = []
            books.players[books.ranking()[0]].poverty += 1
            continue
        if winner in books.players:
            for resource in uncovered(books, space):
                books.players[winner].tokens[resource] += 1
        return_losers(books, space, winner)


def leader(markers: list[str]) -> str:
    """R-WIN-01: most markers, then the first in the order of the squares."""
    owners = [owner for owner in markers if owner]
    return max(owners, key=owners.count) if owners else ""


def return_losers(books: Books, space: str, winner: str) -> None:
    """R-WIN-04, R-TWO-04."""
    for square, owner in enumerate(books.markers[space]):
        if owner and owner != winner:
            books.markers[space][square] = ""
            if owner in books.players:
                books.players[owner].board += 1

"""A second opinion on empty plot tiles: when they may be used, and what they do.

Rules: section 16; decision points D-01, D-05, D-11, D-12, D-13.
"""

from __future__ import annotations

from tests.games.raising.second_opinion_books import Books, Play
from tests.games.raising.second_opinion_box import (
    CARDS,
    COLUMNS,
    EMPTY_PLOTS,
    NEIGHBORHOOD_TILES,
    RESOURCES,
    SPACES,
    Reward,
    squares_of,
)

PLAIN = {number: EMPTY_PLOTS[number]["reward"] for number in ("1", "2", "3", "11")}


def window(books: Books, color: str) -> Play:
    """R-EPT-03: use a tile or pass; nobody is asked who could not use one."""
    while uses := usable(books, color):
        answer = yield from books.ask(color, [*uses, "pass"])
        if answer == "pass":
            return
        yield from use(books, color, answer.split()[1])


def usable(books: Books, color: str) -> list[str]:
    """R-EPT-02, R-EPT-05: what a player may use in a window that is open."""
    player = books.players[color]
    if player.used and books.on("empty_plot_uses_per_round", "1"):
        return []
    return [f"use {tile}" for tile in player.tiles if would_change(books, color, tile)]


def would_change(books: Books, color: str, tile: str) -> bool:
    """R-EPT-05."""
    player = books.players[color]
    if tile == "4":
        return bool(open_cards(books))
    if tile == "5":
        return any(books.has_effect(color, spot) for spot in spots(area(books)))
    if tile == "6":
        return any(books.has_effect(color, spot) for spot in spots(player.slots))
    if tile == "7":
        return player.supply > 0 and bool(own_plots(books, color))
    if tile == "8":
        return bool(unfinished(books, color))
    if tile == "12":
        return bool(copies(books, color, None))
    return True


def use(books: Books, color: str, tile: str) -> Play:
    """R-EPT-01, R-EPT-04."""
    player = books.players[color]
    player.tiles.remove(tile)
    player.used += 1
    if tile in PLAIN:
        books.gain(color, PLAIN[tile])
    elif tile == "4":
        yield from squares_of_a_card(books, color)
    elif tile == "5":
        take_all(books, color, spots(area(books)))
    elif tile == "6":
        take_all(books, color, spots(player.slots))
    elif tile == "7":
        yield from extra_level(books, color)
    elif tile == "8":
        yield from steps_on_a_track(books, color)
    elif tile == "9":
        yield from tokens_of_choice(books, color)
    elif tile == "10":
        yield from swap_banners(books, color)
    else:
        yield from copy_neighborhoods(books, color)


# Tiles 4, 5 and 6: cards


def area(books: Books) -> list[str]:
    """Return the cards that lie in the project area."""
    return [books.cards[space] for space in SPACES if books.cards[space]]


def spots(cards: list[str]) -> list[Reward]:
    return [CARDS[card]["spot"] for card in cards]


def take_all(books: Books, color: str, rewards: list[Reward]) -> None:
    """Q-68: in the order of the cards."""
    for reward in rewards:
        books.gain(color, reward)


def uncovered(books: Books, space: str) -> list[str]:
    """Return the resources of the squares that carry no marker."""
    if not books.cards[space]:
        return []
    squares = squares_of(books.cards[space], books.seats)
    markers = books.markers[space]
    return [kind for kind, owner in zip(squares, markers, strict=True) if kind and not owner]


def open_cards(books: Books) -> list[str]:
    return [space for space in SPACES if uncovered(books, space)]


def squares_of_a_card(books: Books, color: str) -> Play:
    answer = yield from books.ask(color, [f"card {space}" for space in open_cards(books)])
    for resource in uncovered(books, answer.split()[1]):
        books.players[color].tokens[resource] += 1


# Tiles 7, 8 and 9: choices without a catch


def own_plots(books: Books, color: str) -> list[str]:
    return [plot for plot, building in books.buildings.items() if building.owner == color]


def extra_level(books: Books, color: str) -> Play:
    answer = yield from books.ask(color, [f"level {plot}" for plot in own_plots(books, color)])
    plot = answer.split()[1]
    building = books.buildings[plot]
    books.buildings[plot] = building._replace(levels=building.levels + 1)
    books.players[color].supply -= 1
    books.move_disc(color, 1)


def unfinished(books: Books, color: str) -> list[str]:
    return [kind for kind in RESOURCES if not books.players[color].is_unlimited(kind)]


def steps_on_a_track(books: Books, color: str) -> Play:
    answer = yield from books.ask(color, [f"study {kind}" for kind in unfinished(books, color)])
    for _step in range(3):
        books.advance(color, answer.split()[1])


def tokens_of_choice(books: Books, color: str) -> Play:
    for _pick in range(4):
        answer = yield from books.ask(color, [f"take {kind}" for kind in RESOURCES])
        books.players[color].tokens[answer.split()[1]] += 1


# Tiles 10 and 12: two of a kind


def swap_banners(books: Books, color: str) -> Play:
    """Q-24: any two or none; two equal ones are like none."""
    books.move_disc(color, 2)
    answer = yield from books.ask(color, ["keep", *[f"swap {column}" for column in COLUMNS]])
    if answer == "keep":
        return
    first = answer.split()[1]
    others = [column for column in COLUMNS if column != first]
    answer = yield from books.ask(color, [f"swap {column}" for column in others])
    second = answer.split()[1]
    banners = books.banners
    banners[first], banners[second] = banners[second], banners[first]


def copies(books: Books, color: str, copied: Reward | None) -> list[str]:
    """Return the spaces whose tile has another reward than the copied one, and an effect."""
    found = []
    for space, tile in books.neighborhoods.items():
        reward = NEIGHBORHOOD_TILES[tile]["reward"] if tile else {}
        if reward and reward != copied and books.has_effect(color, reward):
            found.append(space)
    return found


def copy_neighborhoods(books: Books, color: str) -> Play:
    """Q-25: only one is copied if only one kind is left."""
    copied: Reward | None = None
    for _copy in range(2):
        choices = copies(books, color, copied)
        if choices:
            answer = yield from books.ask(color, [f"copy {space}" for space in choices])
            copied = NEIGHBORHOOD_TILES[books.neighborhoods[answer.split()[1]]]["reward"]
            books.gain(color, copied)

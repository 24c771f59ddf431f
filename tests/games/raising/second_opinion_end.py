"""A second opinion on the end of a game: the order of scoring, personal projects, the council.

Rules: R-FIN-06, R-VIC, section 19; decision points D-15, D-16.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from tests.games.raising.second_opinion_books import Books, Play, Player
from tests.games.raising.second_opinion_box import (
    BIDDING_BOARD,
    CARDS,
    CATEGORIES,
    LETTERS,
    MEMBERS,
    PLOTS,
    RESOURCES,
    SECTION,
    THRESHOLDS,
    WARD,
    Printed,
)
from tests.games.raising.second_opinion_payment import PERSONAL, is_payable, pay, section_needs
from tests.games.raising.second_opinion_scores import (
    final_projects,
    name_asterisk,
    note,
    poverty_loss,
    prestige_buildings,
    score,
    shares,
    symbol_sets,
    ward_control,
)


def score_all(books: Books) -> Play:
    """R-FIN-01 to R-FIN-08: each category for all players before the next."""
    books.phase = "scoring"
    players = books.players.items()
    for player in books.players.values():
        player.scores = dict.fromkeys(CATEGORIES, 0)
    note(books, "in_play", {color: books.reputation(color) for color in books.colors})
    score(books, "ward_control", ward_control(books))
    on_board = {color: player.board for color, player in players}
    score(books, "bidding_board", shares(on_board, *BIDDING_BOARD))
    score(books, "prestige_buildings", prestige_buildings(books))
    yield from name_asterisk(books)
    score(books, "final_projects", {color: final_projects(player) for color, player in players})
    score(books, "symbol_sets", {color: 3 * symbol_sets(player) for color, player in players})
    yield from personal_projects(books)
    lost = {color: -poverty_loss(books, player.poverty) for color, player in players}
    score(books, "poverty", lost)
    if books.members:
        yield from council(books)
    books.phase = "finished"


# The personal project


def personal_projects(books: Books) -> Play:
    """R-FIN-06, D-15: in rank order, the lowest first."""
    amounts = {}
    for color in books.ranking()[::-1]:
        player = books.players[color]
        done = len([kind for kind in RESOURCES if player.is_unlimited(kind)])
        if books.on("end_choices", "players") or may_want_favors(books, player):
            verbs = yield from pay(books, color, PERSONAL, section_needs(player))
            done += len([verb for verb in verbs if verb != "leave"])
        else:
            sections, favors = best_plan(player)
            done += sections
            player.favor -= favors
            player.turned_in = SECTION * (sections - favors)
        amounts[color] = 2 * done + (3 if done == len(RESOURCES) else 0)
    score(books, "personal_project", amounts)


def best_plan(player: Player) -> tuple[int, int]:
    """Return how many sections more can be completed, and with how few favors."""
    sections = [kind for kind, need in section_needs(player).items() if need]
    plans = []
    for ways in product(("tokens", "favor", "leave"), repeat=len(sections)):
        turned_in = dict.fromkeys(RESOURCES, 0)
        for kind, way in zip(sections, ways, strict=True):
            turned_in[kind] = SECTION if way == "tokens" else 0
        favors = ways.count("favor")
        if favors <= player.favor and is_payable(player.tokens, player.wild, turned_in):
            plans.append((len(sections) - ways.count("leave"), -favors))
    done, fewest = max(plans)
    return done, -fewest


def may_want_favors(books: Books, player: Player) -> bool:
    """D-15: whether council member 10 may pay this player for favors under some naming."""
    for letter, member in books.members.items():
        if player.favor and MEMBERS[member]["counts"] == "favor_tokens":
            reached = letter_counts(player)[letter] + open_letters(player)
            return reached >= THRESHOLDS[books.seats][0]
    return False


# Council


def letter_counts(player: Player) -> dict[str, int]:
    """R-COU-02: cards with one letter, and those with all that have been named."""
    counts = dict.fromkeys(LETTERS, 0)
    for letter in [*single_letters(player), *player.letters]:
        counts[letter] += 1
    return counts


def single_letters(player: Player) -> list[str]:
    shown = [CARDS[card]["letters"] for card in player.slots + player.pile]
    return [letters[0] for letters in shown if len(letters) == 1]


def all_letters(player: Player) -> int:
    """Return how many cards show all letters."""
    return len(player.slots + player.pile) - len(single_letters(player))


def open_letters(player: Player) -> int:
    """Return how many of them are not named yet."""
    return all_letters(player) - len(player.letters)


def council(books: Books) -> Play:
    """R-COU-01 to R-COU-04, D-16."""
    amounts = {}
    for color in books.ranking()[::-1]:
        player = books.players[color]
        if books.on("end_choices", "engine"):
            namings = combinations_with_replacement(LETTERS, open_letters(player))
            amounts[color] = max(members(books, player, list(naming)) for naming in namings)
            continue
        while open_letters(player):
            answer = yield from books.ask(color, [f"letter {letter}" for letter in LETTERS])
            player.letters.append(answer.split()[1])
        amounts[color] = members(books, player, [])
    score(books, "council", amounts)


def members(books: Books, player: Player, naming: list[str]) -> int:
    """R-COU-03: what the members pay if open cards are named like this."""
    once, twice = THRESHOLDS[books.seats]
    total = 0
    for letter, member in books.members.items():
        cards = letter_counts(player)[letter] + naming.count(letter)
        times = 2 if cards >= twice else 1 if cards >= once else 0
        total += times * MEMBERS[member]["each"] * counted(books, player, MEMBERS[member])
    return total


def counted(books: Books, player: Player, member: Printed) -> int:
    """R-COU-04: how many of what a member counts."""
    if member["counts"] == "ward_buildings":
        built = [plot for plot in PLOTS if plot in books.buildings]
        own = [plot for plot in built if books.buildings[plot].owner == player.color]
        return len([plot for plot in own if WARD[plot] == member["ward"]])
    numbers = {
        "outskirts_buildings": len(books.moved(player.color)),
        "symbol_sets": symbol_sets(player),
        "permanent_tokens": sum(player.perms.values()),
        "markers_on_bidding_board": player.board,
        "neighborhood_tiles": len(player.neighborhoods),
        "favor_tokens": player.favor,
        "company_expansions": player.expansions,
        "ward_control_tokens": len(player.ward_tokens),
    }
    return numbers[member["counts"]]


# Winners


def places(books: Books) -> dict[str, int]:
    """R-VIC-01, R-VIC-02: reputation, then levels in wards and outskirts; equals share a place."""
    strength = {
        color: (books.reputation(color), all_levels(books, color)) for color in books.colors
    }
    return {
        color: 1 + len([other for other in strength.values() if other > own])
        for color, own in strength.items()
    }


def all_levels(books: Books, color: str) -> int:
    moved = sum(building.levels for building in books.moved(color))
    return books.levels(color, PLOTS) + moved

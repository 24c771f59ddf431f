"""A second opinion on phases 4 and 5: projects, neighborhoods, companies, the non-player color.

Rules: sections 13, 14, 15, 17.
"""

from __future__ import annotations

from tests.games.raising.second_opinion_books import Books, Building, Play
from tests.games.raising.second_opinion_box import (
    AROUND,
    CARDS,
    COLUMN,
    NEIGHBORHOOD_TILES,
    PLOT_REWARD,
    PRESTIGE,
    PRESTIGE_AREA,
    PROJECTS,
    PURPLE,
    SPACES,
    turned,
)
from tests.games.raising.second_opinion_payment import PROJECT, net_needs, pay
from tests.games.raising.second_opinion_tiles import window

# Phase 4: project resolution


def resolve_projects(books: Books) -> Play:
    """Do steps 1 to 3 of each project, I to V."""
    books.phase = "project_resolution"
    for space in SPACES:
        winner = books.winners[space]
        if winner in books.players:
            yield from complete(books, space, winner)
        elif winner:
            yield from nonplayer_project(books, space)


def complete(books: Books, space: str, color: str) -> Play:
    """R-PAY, R-RAI, R-MOV, R-CRD: the project of a player, with the windows of R-EPT-03."""
    project = books.projects[space]
    player = books.players[color]
    yield from window(books, color)
    yield from pay(books, color, PROJECT, net_needs(player, project))
    if PROJECTS[project].get("kind") == "move":
        yield from move(books, space, color)
    else:
        yield from raise_building(books, space, color)
    yield from window(books, color)
    yield from check_neighborhoods(books, color)
    player.add_card(books.cards[space])
    books.cards[space] = ""
    books.markers[space] = []
    yield from window(books, color)


def take_up(books: Books, space: str) -> Building:
    """R-LEV-01: the tile of a space with all markers of its winner."""
    winner = books.winners[space]
    levels = books.markers[space].count(winner)
    building = Building(winner, books.projects[space], levels, "", [])
    books.projects[space] = ""
    books.markers[space] = [""] * len(books.markers[space])
    return building


# Step 2, raise project


def raise_building(books: Books, space: str, color: str) -> Play:
    """R-RAI-01 to R-RAI-05, R-RAI-07."""
    player = books.players[color]
    project = books.projects[space]
    if project.startswith("f"):
        player.finals.append(project)
    else:
        player.symbols[PROJECTS[project]["symbol"]] += 1
    books.gain(color, PROJECTS[project]["reward"])
    answer = yield from books.ask(color, [f"raise {plot}" for plot in books.empty_plots()])
    plot = answer.split()[1]
    building = take_up(books, space)
    books.buildings[plot] = building
    books.gain(color, PLOT_REWARD.get(plot, {}))
    books.advance(color, books.banners[f"c{COLUMN[plot]}"])
    books.move_disc(color, building.levels)


# Step 2, move project


def move(books: Books, space: str, color: str) -> Play:
    """R-MOV-01 to R-MOV-09."""
    player = books.players[color]
    player.symbols[PROJECTS[books.projects[space]]["symbol"]] += 1
    tiles = [place for place in books.outskirts if isinstance(place, str)]
    answer = yield from books.ask(color, [f"move {tile}" for tile in tiles])
    tile = answer.split()[1]
    building = take_up(books, space)
    books.outskirts[books.outskirts.index(tile)] = building
    player.tiles.append(tile)
    yield from window(books, color)
    books.move_disc(color, building.levels)
    yield from place_prestige(books, color)


def prestige_plots(books: Books) -> list[str]:
    """R-MOV-06."""
    empty = books.empty_plots()
    return [plot for plot in empty if plot in PURPLE] or empty


def place_prestige(books: Books, color: str) -> Play:
    """R-MOV-04 to R-MOV-09; D-09: equal arrows are listed once."""
    on_display = [prestige for prestige in books.display if prestige]
    answer = yield from books.ask(color, [f"prestige {prestige}" for prestige in on_display])
    prestige = answer.split()[1]
    answer = yield from books.ask(color, [f"plot {plot}" for plot in prestige_plots(books)])
    plot = answer.split()[1]
    turns: dict[str, int] = {}
    for degrees in (0, 90, 180, 270):
        turns.setdefault("".join(turned(PRESTIGE[prestige]["arrows"], degrees)), degrees)
    answer = yield from books.ask(color, [f"turn {degrees}" for degrees in turns.values()])
    stand(books, prestige, plot, int(answer.split()[1]))
    books.gain(color, PLOT_REWARD.get(plot, {}))
    books.advance(color, books.banners[PRESTIGE_AREA])
    books.advance(color, books.banners[f"c{COLUMN[plot]}"])
    yield from refill(books, prestige)


def stand(books: Books, prestige: str, plot: str, degrees: int) -> None:
    """Put a prestige building on the map; R-LEV-02: without levels or owner."""
    arrows = turned(PRESTIGE[prestige]["arrows"], degrees)
    books.buildings[plot] = Building("", "", 0, prestige, arrows)


def refill(books: Books, prestige: str) -> Play:
    """R-MOV-09, Q-70: the space that was emptied."""
    place = books.display.index(prestige)
    books.display[place] = ""
    if books.unseen["prestige"]:
        books.display[place] = yield from books.draw("display", "prestige")


# Neighborhoods


def enclosed(books: Books) -> list[str]:
    """R-NBH-01."""
    return [
        space
        for space, plots in AROUND.items()
        if books.neighborhoods[space] and all(plot in books.buildings for plot in plots)
    ]


def check_neighborhoods(books: Books, color: str) -> Play:
    """R-NBH-02: the player who placed chooses the order."""
    while spaces := enclosed(books):
        answer = yield from books.ask(color, [f"resolve {space}" for space in spaces])
        resolve_neighborhood(books, answer.split()[1])


def leading_around(books: Books, space: str) -> str:
    """R-NBH-03, R-NBH-06, R-NBH-07: the player who wins a neighborhood, if anybody does."""
    counts = {owner: books.levels(owner, AROUND[space]) for owner in books.competitors()}
    most = max(counts.values())
    if most == 0 or counts.get(books.nonplayer) == most:
        return ""
    return next(color for color in books.ranking() if counts[color] == most)


def why_leading(books: Books, space: str) -> str:
    """R-NBH-03, R-NBH-07: why the player who leads does, or why nobody does."""
    winner = leading_around(books, space)
    if not winner:
        return "nonplayer"
    most = books.levels(winner, AROUND[space])
    equal = [color for color in books.colors if books.levels(color, AROUND[space]) == most]
    return "higher_rank" if len(equal) > 1 else "most_levels"


def resolve_neighborhood(books: Books, space: str) -> None:
    """R-NBH-04, R-NBH-05."""
    winner = leading_around(books, space)
    books.neighborhoods_won[space] = (winner, why_leading(books, space))
    tile = books.neighborhoods[space]
    books.neighborhoods[space] = ""
    if winner:
        books.players[winner].neighborhoods.append(tile)
        books.gain(winner, NEIGHBORHOOD_TILES[tile]["reward"])
    owners = {books.buildings[plot].owner for plot in AROUND[space]}
    others = [color for color in books.colors if color in owners and color != winner]
    books.move_discs(dict.fromkeys(others, 1))


# Two players


def nonplayer_project(books: Books, space: str) -> Play:
    """R-TWO-05 to R-TWO-08."""
    kind = PROJECTS[books.projects[space]].get("kind")
    building = take_up(books, space)
    books.cards[space] = ""
    books.markers[space] = []
    if kind == "move":
        tiles = [place for place in books.outskirts if isinstance(place, str)]
        books.outskirts[books.outskirts.index(min(tiles, key=int))] = building
        prestige = min([shown for shown in books.display if shown], key=int)
        stand(books, prestige, min(prestige_plots(books), key=int), 0)
        yield from refill(books, prestige)
    else:
        books.buildings[min(books.empty_plots(), key=int)] = building
    for enclosure in enclosed(books):
        resolve_neighborhood(books, enclosure)


# Phase 5: run your company


def run_companies(books: Books) -> Play:
    """R-RUN-01 to R-RUN-07."""
    books.phase = "company"
    for color in books.ranking()[::-1]:
        yield from window(books, color)
        produce(books, color)
        yield from window(books, color)


def produce(books: Books, color: str) -> None:
    """R-RUN-02 to R-RUN-04."""
    player = books.players[color]
    for card in player.slots:
        if CARDS[card]["pays"] == "every_round" or card in player.new:
            books.gain(color, CARDS[card]["spot"])
    player.new = []

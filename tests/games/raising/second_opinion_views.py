"""What the books hold, in the shape in which the engine shows it to everybody."""

from __future__ import annotations

from tests.games.raising.second_opinion_bidding import leader
from tests.games.raising.second_opinion_books import Books, Building, Player
from tests.games.raising.second_opinion_box import (
    AROUND,
    LETTERS,
    PLOT_REWARD,
    PLOTS,
    PRESTIGE,
    RESOURCES,
    SPACES,
    neighbor,
    squares_of,
)
from tests.games.raising.second_opinion_building import leading_around
from tests.games.raising.second_opinion_end import all_letters, all_levels, single_letters
from tests.games.raising.second_opinion_outlook import (
    markers_of,
    moving_cards,
    of_auction,
    of_neighborhood,
    paying,
    refused,
    ward_places,
)
from tests.games.raising.second_opinion_scores import poverty_loss, ward_counts

Shown = dict[str, object]


def kept(books: Books) -> Shown:
    """Return everything that is open, from the books."""
    return {
        "round": books.round,
        "phase": books.phase,
        "ranking": books.ranking(),
        "rows": books.rows,
        "stacks": books.tops[books.round :],
        "finals": books.finals,
        "deck": {"top": books.top_card or None, "cards": len(books.unseen["deck"])},
        "display": [prestige or None for prestige in books.display],
        "prestige_left": len(books.unseen["prestige"]),
        "banners": books.banners,
        "wards": [ward(books, number) for number in books.ward_tokens],
        "plots": plots(books),
        "neighborhoods": [neighborhood(books, space) for space in books.neighborhoods],
        "outskirts": [outskirts(place) for place in books.outskirts],
        "expansions": books.expansions,
        "council": [
            {"letter": letter, "member": member} for letter, member in books.members.items()
        ],
        "seats": [seat(books, player) for player in books.players.values()],
        "auctions": [auction(books, space) for space in SPACES],  # which tell of the seats, too
    }


# The project area


def auction(books: Books, space: str) -> Shown:
    markers = books.markers[space]
    first = leader(markers)
    counts = {owner: markers.count(owner) for owner in books.competitors() if owner in markers}
    project = books.projects[space]
    return {
        "space": space,
        "project": project or None,
        "card": card_data(books, space) if books.cards[space] else None,
        "markers": counts,
        "leader": first or None,
        "won_by": books.winners[space] or None,
        **of_auction(books, space),
    }


def card_data(books: Books, space: str) -> Shown:
    card = books.cards[space]
    squares = zip(squares_of(card, books.seats), books.markers[space], strict=True)
    return {
        "card": card,
        "squares": [{"shows": kind, "marker": owner or None} for kind, owner in squares],
    }


# The map


def plots(books: Books) -> list[Shown]:
    """Return every plot: what stands there, or what a building there would bring."""
    values = arrow_values(books)
    found = []
    for plot in PLOTS:
        building = books.buildings.get(plot)
        if building is None:
            shown = {**prospect(books, plot), "arrows_value": values[plot]}
        elif building.prestige:
            value = PRESTIGE[building.prestige]["reputation"]
            shown = {"prestige": building.prestige, "arrows": building.arrows, "reputation": value}
            shown["points_at"] = [neighbor(plot, arrow) or None for arrow in building.arrows]
        else:
            shown = {**raised(building), "arrows_value": values[plot]}
        found.append({"plot": plot, **shown})
    return found


def prospect(books: Books, plot: str) -> Shown:
    touched = [space for space in AROUND if plot in AROUND[space]]
    return {
        "reward": PLOT_REWARD.get(plot, {}),
        "closes": [space.upper() for space in touched if missing(books, space) == 1],
    }


def raised(building: Building) -> Shown:
    return {
        "project": building.project,
        "color": building.owner,
        "levels": building.levels,
    }


def arrow_values(books: Books) -> dict[str, int]:
    """Return what the arrows that point at each plot are worth."""
    values = dict.fromkeys([*PLOTS, ""], 0)
    for plot, building in books.buildings.items():
        for arrow in building.arrows:
            values[neighbor(plot, arrow)] += PRESTIGE[building.prestige]["reputation"]
    return values


def missing(books: Books, space: str) -> int:
    """Return how many plots around a tile are empty."""
    if not books.neighborhoods.get(space):
        return 0
    return len([plot for plot in AROUND[space] if plot not in books.buildings])


def neighborhood(books: Books, space: str) -> Shown:
    tile = books.neighborhoods[space]
    counts = {owner: books.levels(owner, AROUND[space]) for owner in books.competitors()}
    return {
        "space": space.upper(),
        "tile": tile or None,
        "levels": {owner: count for owner, count in counts.items() if count},
        "missing": missing(books, space),
        "leader": (leading_around(books, space) or None) if tile else None,
        **of_neighborhood(books, space),
    }


def ward(books: Books, number: int) -> Shown:
    return {
        "ward": number,
        "token": books.ward_tokens[number] or None,
        "levels": ward_counts(books, number),
        "places": ward_places(books, number),
    }


def outskirts(place: str | Building) -> Shown:
    return {"tile": place} if isinstance(place, str) else raised(place)


# Players


def seat(books: Books, player: Player) -> Shown:
    return {
        "seat": player.color,
        "reputation": books.reputation(player.color),
        "poverty": {"steps": player.poverty, "costs": poverty_loss(books, player.poverty)},
        "tokens": player.tokens,
        "wild": player.wild,
        "favor": player.favor,
        "markers": markers_of(books, player),
        "tracks": player.tracks,
        "perms": player.perms,
        "unlimited": [kind for kind in RESOURCES if player.is_unlimited(kind)],
        "symbols": player.symbols,
        "asterisk": player.named or None,
        "tiles": player.tiles,
        "tiles_used": player.used,
        "tiles_refused": refused(books, player),
        "slots": player.slots,
        "fresh": len([card for card in player.slots if card in player.new]),
        "paying": paying(player),
        **moving_cards(books, player),
        "capacity": player.capacity(),
        "pile": player.pile,
        "expansions": player.expansions,
        "neighborhoods": player.neighborhoods,
        "finals": player.finals,
        "ward_tokens": player.ward_tokens,
        "letters": {letter: single_letters(player).count(letter) for letter in LETTERS},
        "open_letters": all_letters(player),
        "levels": all_levels(books, player.color),
        "scores": list(player.scores.values()),
    }

"""A second opinion on what the engine tells besides what lies on the table: who would win, and why.

Rules: R-WIN-01, R-WIN-02, R-BID-05, R-NBH-03 to R-NBH-07, R-FIN-01, R-RUN-03, R-ANN-04, R-EPT-05.
"""

from __future__ import annotations

from itertools import combinations, product

from tests.games.raising.second_opinion_bidding import leader, upper_left_cost
from tests.games.raising.second_opinion_books import Books, Player
from tests.games.raising.second_opinion_box import (
    AROUND,
    CARDS,
    MOST_MARKERS,
    NEW_MARKERS,
    NONPLAYER_MARKERS,
    RESOURCES,
    ROUNDS,
    SPACES,
    WARD_TOKENS,
)
from tests.games.raising.second_opinion_building import leading_around, why_leading
from tests.games.raising.second_opinion_payment import (
    Needs,
    is_payable,
    is_payable_untraded,
    net_needs,
)
from tests.games.raising.second_opinion_scores import shares, ward_counts
from tests.games.raising.second_opinion_tiles import usable

Shown = dict[str, object]
NONE = dict.fromkeys(RESOURCES, 0)

# Auctions


def of_auction(books: Books, space: str) -> Shown:
    """Return why an auction is led, who can still win it, and what it costs."""
    markers = books.markers[space]
    first = leader(markers)
    tied = [
        owner
        for owner in books.competitors()
        if first and owner != first and markers.count(owner) == markers.count(first)
    ]
    is_open = books.phase in ("announcement", "bidding") and bool(books.cards[space])
    able = to_lead(books, space) if books.phase == "bidding" else {}
    return {
        "lead_by": lead_rule(markers, first, tied) if first else None,
        "tied": tied,
        "deciding": markers.index(first) if first and tied else None,
        "to_lead": able,
        **({} if books.nonplayer else {"certain": bool(first) and [*able] == [first]}),
        "after_bid": after_bid(books, space),
        "poorer": books.ranking()[0] if is_open and not first else None,
        "uncovered": upper_left_cost(books, space) if books.cards[space] else NONE,
        "upper_left": upper_left(books, space) if is_open and not markers[0] else None,
        "costs": {
            color: seat_cost(player, net_needs(player, books.projects[space]))
            for color, player in books.players.items()
            if books.projects[space]
        },
        "reputation": {
            color: markers.count(color) for color in books.players if color in markers
        },  # 1 for each level
    }


def lead_rule(markers: list[str], first: str, tied: list[str]) -> str:
    """R-WIN-01: two rows of two squares, or of three and two."""
    if not tied:
        return "most_markers"
    top = markers[:2] if len(markers) == 4 else markers[:3]
    is_alone = first in top and not any(owner in top for owner in tied)
    return "higher_row" if is_alone else "further_left"


def to_lead(books: Books, space: str) -> dict[str, int]:
    """Return the fewest markers with which a player leads, whichever squares they take."""
    free = [square for square, owner in enumerate(books.markers[space]) if not owner]
    found = {}
    for color, player in books.players.items():
        for count in range(min(player.board, len(free)) + 1):
            if any(leads_with(books, space, color, more) for more in combinations(free, count)):
                found[color] = count
                break
    return found


def after_bid(books: Books, space: str) -> Shown:
    """Return how an auction stands once a player has taken the first square that is free."""
    found: Shown = {}
    for color, player in books.players.items():
        markers = [*books.markers[space]]
        if books.phase == "bidding" and player.board and "" in markers:
            markers[markers.index("")] = color
            first = leader(markers)
            most = markers.count(first)
            others = {*markers} - {"", first}
            tied = [one for one in others if markers.count(one) == most]
            found[color] = {
                "markers": {one: markers.count(one) for one in {*markers} - {""}},
                "leader": first,
                "lead_by": lead_rule(markers, first, tied),
            }
    return found


def leads_with(books: Books, space: str, color: str, more: tuple[int, ...]) -> bool:
    markers = [*books.markers[space]]
    for square in more:
        markers[square] = color
    return leader(markers) == color


def upper_left(books: Books, space: str) -> Shown:
    cost = upper_left_cost(books, space)
    players = books.players.items()
    payers = [color for color, one in players if is_payable(one.tokens, one.wild, cost)]
    return {"cost": cost, "payable_by": payers}


def seat_cost(player: Player, net: Needs) -> Shown:
    lacking = {kind: max(0, net[kind] - player.tokens[kind]) for kind in RESOURCES}
    payable = None
    if is_payable_untraded(player.tokens, player.wild, net):
        payable = "wild" if any(lacking.values()) else "tokens"
    elif is_payable(player.tokens, player.wild, net):
        payable = "trade"
    favors = favors_needed(player, net)
    left = most_left(player, net, favors)
    return {"net": net, "lacking": lacking, "payable": payable, "favors": favors, "left": left}


def favors_needed(player: Player, net: Needs) -> int | None:
    """R-PAY-05: try every way to hand out favors."""
    counts = [
        sum(chosen)
        for chosen in product((0, 1), repeat=len(RESOURCES))
        if sum(chosen) <= player.favor and is_payable(player.tokens, player.wild, rest(net, chosen))
    ]
    return min(counts, default=None)


def most_left(player: Player, net: Needs, favors: int | None) -> Shown | None:
    """R-PAY-03, R-PAY-05: spend on every type in turn, and trade away the largest heaps."""
    if favors is None:
        return None
    found: list[dict[str, int]] = []
    for chosen in product((1, 0), repeat=len(RESOURCES)):
        due = rest(net, chosen)
        if sum(chosen) == favors and is_payable(player.tokens, player.wild, due):
            found.append(spent(player, due))
    best = max(found, key=lambda one: sum(one.values()))  # the first of those that are alike
    return {**best, "favor": player.favor - favors}


def spent(player: Player, due: Needs) -> dict[str, int]:
    """Return tokens and wilds after a payment, one token at a time."""
    heaps, wild = dict(player.tokens), player.wild
    debts = 0
    for kind in RESOURCES:
        for _token in range(due[kind]):
            if heaps[kind]:
                heaps[kind] -= 1
            elif wild:
                wild -= 1
            else:
                debts += 1
    for _token in range(3 * debts):
        heaps[max(RESOURCES, key=lambda kind: heaps[kind])] -= 1
    return {**heaps, "wild": wild}


def rest(net: Needs, favored: tuple[int, ...]) -> Needs:
    return {kind: 0 if by else net[kind] for kind, by in zip(RESOURCES, favored, strict=True)}


# The map


def of_neighborhood(books: Books, space: str) -> Shown:
    """Return why a neighborhood would be won, and who else would gain there."""
    counts = {owner: books.levels(owner, AROUND[space]) for owner in books.competitors()}
    if not any(counts.values()):
        return {"won_by": None, "lead_by": None, "tied": [], "consoled": []}
    if space in books.neighborhoods_won:
        by, why = books.neighborhoods_won[space]
        return {"won_by": by or None, "lead_by": why, "tied": [], "consoled": []}
    winner = leading_around(books, space)
    equal = [color for color in books.ranking() if winner and counts[color] == counts[winner]]
    owners = {books.buildings[plot].owner for plot in AROUND[space] if plot in books.buildings}
    return {
        "won_by": None,
        "lead_by": why_leading(books, space),
        "tied": equal[1:],
        "consoled": [color for color in books.colors if color in owners and color != winner],
    }


def ward_places(books: Books, ward: int) -> list[Shown]:
    """R-FIN-01: the places as they are now."""
    counts = {owner: count for owner, count in ward_counts(books, ward).items() if count}
    token = books.ward_tokens[ward]
    printed = WARD_TOKENS[token] if token else {"first": 0, "second": 0}
    paid = shares(counts, printed["first"], printed["second"])
    order = sorted(counts, key=lambda owner: -counts[owner])
    found: list[Shown] = []
    for owner in order:
        above = [other for other in order if counts[other] > counts[owner]]
        found.append(
            {
                "color": owner,
                "levels": counts[owner],
                "place": {0: 1, 1: 2}.get(len(above)),
                "is_tied": list(counts.values()).count(counts[owner]) > 1,
                "reputation": paid.get(owner, 0) if token else None,
            }
        )
    return found


# Players


def markers_of(books: Books, player: Player) -> Shown:
    """R-ANN-04, R-ANN-06."""
    joins = books.round < ROUNDS or books.phase == "announcement"
    below = books.nonplayer and books.phase == "bidding"
    return {
        "board": player.board,
        "supply": player.supply,
        "joining": min(NEW_MARKERS, MOST_MARKERS - player.board) if joins else 0,
        "nonplayer": min(NONPLAYER_MARKERS, player.board) if below else 0,
    }


def paying(player: Player) -> list[str]:
    """R-RUN-03, R-RUN-04."""
    return [
        card for card in player.slots if CARDS[card]["pays"] == "every_round" or card in player.new
    ]


def moving_cards(books: Books, player: Player) -> Shown:
    """R-CRD-01, R-CRD-03."""
    won = [one for one in SPACES if books.winners[one] == player.color and books.cards[one]]
    kept = max(0, player.capacity() - len(won))
    return {"coming": won, "leaving": player.slots[kept:]}


def refused(books: Books, player: Player) -> dict[str, str]:
    """R-EPT-02, R-EPT-05."""
    uses = usable(books, player.color)
    spent = player.used and books.on("empty_plot_uses_per_round", "1")
    reason = "tile_used" if spent else "no_effect"
    return {tile: reason for tile in player.tiles if f"use {tile}" not in uses}

"""What each category of the final scoring is made of (rules, sections 18 and 19)."""

from __future__ import annotations

from itertools import permutations

from bigshoulders.games.raising.box.components import ASTERISK, LETTERS, RESOURCES, SYMBOLS
from bigshoulders.games.raising.ids import (
    BIDDING_BOARD,
    COUNCIL_MEMBERS,
    FINAL_PROJECTS,
    NO_TILE,
    PERSONAL_PROJECT,
    POVERTY,
    PRESTIGE,
    PRESTIGE_ARROWS,
    SYMBOL_SETS,
    WARDS,
)
from bigshoulders.games.raising.rules.scoring import (
    Places,
    board_places,
    counted,
    letter_counts,
    member_value,
    pointed_at,
    poverty_loss,
    symbol_sets,
    times_scored,
    ward_levels,
)
from bigshoulders.games.raising.state import Raising, Seat
from bigshoulders.kernel.refusal import Facts
from bigshoulders.kernel.rules import Part


def parts_of(state: Raising, player: Seat, category: int) -> list[Part]:
    """Return the parts of one line of a player's score; they add up to it."""
    if category == WARDS:
        return _wards(state, player.index)
    if category == BIDDING_BOARD:
        return _bidding_board(state, player.index)
    if category == PRESTIGE_ARROWS:
        return _arrows(state, player.index)
    if category == FINAL_PROJECTS:
        return _matches(state, player)
    if category == SYMBOL_SETS:
        return _sets(state, player)
    if category == PERSONAL_PROJECT:
        return _sections(state, player)
    if category == POVERTY:
        lost = poverty_loss(state, player.poverty)
        return [Part("poverty", -lost, {"steps": player.poverty})] if player.poverty else []
    return _members(state, player) if category == COUNCIL_MEMBERS else []


# Majorities


def _wards(state: Raising, seat: int) -> list[Part]:
    """R-FIN-01: every ward in which the player has levels."""
    parts: list[Part] = []
    for ward, token in enumerate(tokens_of_wards(state)):
        printed = state.box.ward_tokens[token]
        places = Places(ward_levels(state, ward), printed.first, printed.second)
        if places.counts[seat]:
            parts.append(_placed("ward", places, seat))
            parts[-1].data["ward"] = ward + 1
            parts[-1].data["token"] = printed.key
    return parts


def _bidding_board(state: Raising, seat: int) -> list[Part]:
    """R-FIN-02: the player's markers on the bidding board."""
    places = board_places(state)
    return [_placed("markers", places, seat)] if places.counts[seat] else []


def _placed(key: str, places: Places, seat: int) -> Part:
    count = places.counts[seat]
    place = places.place_of(seat)
    tied = places.counts.count(count)
    return Part(key, places.shares[seat], {"count": count, "place": place or 0, "tied": tied})


def tokens_of_wards(state: Raising) -> list[int]:
    """Return the control token of each ward, also after the scoring has taken it away."""
    if state.counted_tokens:
        return state.counted_tokens
    return _likely_tokens(state) if NO_TILE in state.ward_tokens else state.ward_tokens


def _likely_tokens(state: Raising) -> list[int]:
    """Return the first arrangement of the tokens that explains the score.

    A position after the scoring does not tell which of the tokens that nobody took lay where.
    """
    tokens = range(len(state.box.ward_tokens))
    for arrangement in permutations(tokens, state.board.wards):
        if _explains(state, list(arrangement)):
            return list(arrangement)
    return []


def _explains(state: Raising, tokens: list[int]) -> bool:
    amounts = [0] * len(state.seats)
    for ward, token in enumerate(tokens):
        printed = state.box.ward_tokens[token]
        places = Places(ward_levels(state, ward), printed.first, printed.second)
        for seat, player in enumerate(state.seats):
            amounts[seat] += places.shares[seat]
            if (token in player.ward_tokens) != (places.sole_first == seat):
                return False
    return amounts == [player.scores[WARDS] for player in state.seats]


# The map and the tiles


def _arrows(state: Raising, seat: int) -> list[Part]:
    """R-FIN-03: every arrow at a building of the player."""
    parts: list[Part] = []
    plots = state.board.plots
    for plot, owner in enumerate(state.owner):
        if owner == PRESTIGE:
            building = state.box.prestige[state.built[plot]]
            for target in pointed_at(state, plot):
                if state.owner[target] == seat:
                    data = {"prestige": building.key, "from": plots[plot].key}
                    data["plot"] = plots[target].key
                    parts.append(Part("arrow", building.reputation, {**data}))
    return parts


def _matches(state: Raising, player: Seat) -> list[Part]:
    """R-FIN-04: both symbols of every own final project."""
    parts: list[Part] = []
    for index in player.finals:
        project = state.box.projects[index]
        for symbol in project.symbols:
            count = player.symbols_of(symbol)
            amount = count * state.board.match_reputation
            data = {"project": project.key, "symbol": SYMBOLS[symbol]}
            parts.append(Part("match", amount, {**data, "count": count}))
    return parts


def _sets(state: Raising, player: Seat) -> list[Part]:
    """R-FIN-05: how many sets there are, and of which symbols how many tokens."""
    sets = symbol_sets(player)
    data: Facts = {"count": sets}
    for symbol in range(ASTERISK):
        data[SYMBOLS[symbol]] = player.symbols_of(symbol)
    return [Part("sets", sets * state.board.set_reputation, data)]


def _sections(state: Raising, player: Seat) -> list[Part]:
    """R-FIN-06: every complete section, and what all of them bring together."""
    parts: list[Part] = []
    for resource, name in enumerate(RESOURCES):
        if player.sections & (1 << resource):
            parts.append(Part("section", state.board.section_reputation, {"resource": name}))
    if len(parts) == len(RESOURCES):
        parts.append(Part("all_sections", state.board.sections_bonus, {}))
    return parts


def _members(state: Raising, player: Seat) -> list[Part]:
    """R-COU-03, R-COU-04: every council member, also one for which the cards did not suffice."""
    counts = letter_counts(state, player)
    parts: list[Part] = []
    for space, index in enumerate(state.members):
        member = state.box.members[index]
        cards = counts[space] + player.letters[space]
        times = times_scored(state, cards)
        amount = times * member_value(state, player, member)
        data = {"member": member.key, "letter": LETTERS[space]}
        count = counted(state, player, member)
        parts.append(
            Part("member", amount, {**data, "cards": cards, "times": times, "count": count})
        )
    return parts

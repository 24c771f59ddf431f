"""The numbers by which the heuristic for Raising Chicago weighs one thing against another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What things are worth, in reputation at the end of the game; tuned by play against itself."""

    # Tokens that are kept: each type has a few that count much and the rest that count little
    due_token: float = 1.5  # one that a project already won or led will ask for
    token: float = 0.7  # one that next round will probably ask for
    spare_token: float = 0.4  # one that nothing asks for yet
    idle_token: float = 0.18  # one of a type that costs nothing any more: three are one other
    last_token: float = 0.4  # one for the personal project, once no other use is left
    wild: float = 1.0
    last_wild: float = 0.5
    favor: float = 1.8
    expansion: float = 0.35  # a slot more, for each round to come
    poverty_ahead: float = 0.9  # further steps of poverty that each round to come may bring
    # Expertise
    unlimited: float = 1.5  # tokens that an unlimited type saves in each project to come
    step: float = 0.9  # share of what a track saves that comes true
    # Projects
    move: float = 0.75  # share of what a move seems to promise that comes true
    final_lean: float = 0.15  # how each matching symbol more than others' helps to win a final
    level: float = 0.5  # beyond its reputation: what a level adds to a project not placed yet
    rough_plot: float = 5.0  # what a place on the map may add for somebody else
    rough_move: float = 8.0  # and a move
    # The map
    hope: float = 0.3  # share of an arrow's value that points at an empty plot
    rival: float = 0.25  # share of what others gain that counts as a loss
    presence: float = 0.25  # chance to build beside a neighborhood later, for each empty plot
    ward_sure: float = 0.5  # spread of a ward's levels, once it is full
    ward_spread: float = 1.0  # and for each empty plot, by its square root
    near_sure: float = 0.3  # the same around a neighborhood
    near_spread: float = 0.9
    first_rank: float = 0.45  # levels that the first rank is worth in a tie
    interior: float = 0.3  # an interior plot, at which prestige buildings will point
    used_plot: float = 0.3  # share of the arrows at a plot that a prestige building wastes
    # Auctions
    nonplayer: float = 0.6  # how eagerly others use the non-player color
    marker: float = 1.5  # a marker that returns to the bidding board
    last_marker: float = 1.2  # the same in the last round
    thrift: float = 2.0  # how much dearer a paid UL is than its tokens, which others miss as well
    foresight: float = 0.5  # share of the played out auctions in the weight of a bid
    hold: float = 0.4  # in them: how much a narrow lead asks for another marker
    far: float = 0.4  # and how much each marker more that is needed to lead counts less
    upper_left: float = 1.0  # what UL costs
    spoil: float = 0.3  # and what it is worth to give a project to the non-player color
    threats: tuple[float, ...] = (0.9, 0.36, 0.2, 0.07, 0.02)  # to be overtaken by so many markers
    # Empty plot tiles
    full_card: float = 3.0  # tokens on a card without markers
    full_area: float = 3.5  # the round spots of five cards
    card_more: float = 0.5  # what a company may gain before its spots are taken
    level_later: float = 0.5  # an extra level that comes when nobody can answer it
    patience: float = 0.9  # share of a tile's later use for which it is kept


USUAL = Weights()

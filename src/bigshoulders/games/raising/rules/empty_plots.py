"""Empty plot tiles: what each one does and the choices that belong to it (rules, section 16)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import TYPES, EmptyPlot
from bigshoulders.games.raising.box.deeds import (
    COPY_NEIGHBORHOODS,
    EXTRA_LEVEL,
    PLAIN,
    SPOTS_OF_THE_AREA,
    SPOTS_OF_THE_COMPANY,
    SQUARES_OF_A_CARD,
    STEPS_ON_A_TRACK,
    SWAP_BANNERS,
    TOKENS_OF_CHOICE,
)
from bigshoulders.games.raising.events import (
    BANNER_SET,
    LEVEL_ADDED,
    REWARD_COPIED,
    TILE_USED,
)
from bigshoulders.games.raising.ids import (
    CARD_CHOICE,
    COPY,
    FROM_TILE,
    LEVEL,
    NO_TILE,
    PICK_TOKENS,
    STUDY,
    SWAP,
    V_CARD,
    V_COPY,
    V_KEEP,
    V_LEVEL,
    V_STUDY,
    V_SWAP,
    V_TAKE,
)
from bigshoulders.games.raising.rules.rewards import advance, give, give_tokens, has_effect
from bigshoulders.games.raising.state import Raising, replaced, without
from bigshoulders.kernel.action import answer, first, verb_of
from bigshoulders.kernel.refusal import IDLE, Facts, Reason
from bigshoulders.kernel.state import arg2, arg3
from bigshoulders.kernel.step import SeatStep

NOT_OWNED: Final = Reason(
    "not_now",
    "R-EPT-01",
    "you don't have empty plot tile {tile}",
    "you take one with each move project",
    "not_owned",
    standing=IDLE,
)
TILE_SPENT: Final = Reason(
    "tile_used", "R-EPT-02", "you've already used a tile this round", "wait for the next round"
)
NO_EFFECT: Final = Reason(
    "no_effect", "R-EPT-05", "tile {tile} would change nothing now", case="tile"
)
NO_LEVEL: Final = Reason(
    "no_effect",
    "R-EPT-05",
    "tile {tile} needs a marker in your supply and a building of yours in a ward",
    case="level",
)
NO_CARD: Final = Reason(
    "no_effect", "R-EPT-05", "the card of {space} has no uncovered resource", case="card"
)
NOT_OWN: Final = Reason(
    "not_now", "R-EPT-04", "plot {plot} has no building of yours", case="plot", standing=IDLE
)
TRACK_DONE: Final = Reason(
    "no_effect", "R-EPT-05", "your {resource} track is at its end", case="track"
)
SAME_BANNER: Final = Reason(
    "not_now",
    "R-EPT-04",
    "you have already chosen {column}",
    case="same_banner",
    standing=IDLE,
)
SECOND_BANNER: Final = Reason(
    "not_now",
    "R-EPT-04",
    "you have chosen one banner, and an exchange needs two",
    "choose the second",
    "second_banner",
    standing=IDLE,
)
NO_NEIGHBORHOOD: Final = Reason(
    "not_now",
    "R-EPT-04",
    "{enclosure} has no tile",
    case="no_neighborhood",
    standing=IDLE,
)
SAME_REWARD: Final = Reason(
    "same_reward", "R-EPT-04", "the tile on {enclosure} pays the same as the first one"
)
IDLE_REWARD: Final = Reason(
    "no_effect", "R-EPT-05", "the reward on {enclosure} would change nothing now", case="reward"
)


def usable_tiles(state: Raising, seat: int) -> list[int]:
    """Return the empty plot tiles that a player may use now."""
    tiles = state.seats[seat].tiles
    if not tiles:
        return tiles
    return [tile for tile in tiles if why_not_use(state, seat, tile) is None]


def why_not_use(state: Raising, seat: int, tile: int) -> Reason | None:
    """Return why a player cannot use this tile in the window that is open."""
    player = state.seats[seat]
    if tile not in player.tiles:
        return NOT_OWNED
    if player.used and state.options.one_tile_a_round:
        return TILE_SPENT
    return _why_no_effect(state, seat, state.box.empty_plots[tile])


def _why_no_effect(state: Raising, seat: int, printed: EmptyPlot) -> Reason | None:
    deed = printed.deed
    if deed == EXTRA_LEVEL:
        has_both = state.seats[seat].supply and seat in state.owner
        return None if has_both else NO_LEVEL
    works = True
    if deed == PLAIN:
        works = has_effect(state, seat, printed.reward)
    elif deed == SQUARES_OF_A_CARD:
        works = any(why_not_card(state, space) is None for space in range(len(state.cards)))
    elif deed == SPOTS_OF_THE_AREA:
        works = _spots_have_effect(state, seat, _area_cards(state))
    elif deed == SPOTS_OF_THE_COMPANY:
        works = _spots_have_effect(state, seat, state.seats[seat].slots)
    elif deed == STEPS_ON_A_TRACK:
        works = min(state.seats[seat].tracks) < state.board.end_column
    elif deed == COPY_NEIGHBORHOODS:
        works = bool(copyable(state, seat, NO_TILE))
    return None if works else NO_EFFECT


def _area_cards(state: Raising) -> list[int]:
    """Return the cards that still lie in the project area (Q-21)."""
    return [card for card in state.cards if card != NO_TILE]


def _spots_have_effect(state: Raising, seat: int, cards: list[int]) -> bool:
    return any(has_effect(state, seat, state.box.cards[card].spot) for card in cards)


def use_tile(state: Raising, seat: int, tile: int) -> None:
    """R-EPT-01: the tile does what it says and is out of the game."""
    player = state.seats[seat]
    player.tiles = without(player.tiles, tile)
    player.used += 1
    state.emit(TILE_USED, seat, tile)
    printed = state.box.empty_plots[tile]
    if printed.deed != EXTRA_LEVEL:  # which pays for the level once it stands
        give(state, seat, printed.reward, FROM_TILE)
    if printed.deed != PLAIN:
        _do_deed(state, seat, printed)


def _do_deed(state: Raising, seat: int, printed: EmptyPlot) -> None:
    deed = printed.deed
    if deed == SQUARES_OF_A_CARD:
        state.push(CARD_CHOICE, seat)
    elif deed == SPOTS_OF_THE_AREA:
        _take_spots(state, seat, _area_cards(state))
    elif deed == SPOTS_OF_THE_COMPANY:
        _take_spots(state, seat, state.seats[seat].slots)
    elif deed == EXTRA_LEVEL:
        state.push(LEVEL, seat, printed.index)
    elif deed == STEPS_ON_A_TRACK:
        state.push(STUDY, seat, printed.count)
    elif deed == TOKENS_OF_CHOICE:
        state.push(PICK_TOKENS, seat, printed.count)
    elif deed == SWAP_BANNERS:
        state.push(SWAP, seat)
    else:
        state.push(COPY, seat, printed.count)


def _take_spots(state: Raising, seat: int, cards: list[int]) -> None:
    """Take the round spots of these cards in order, one-time spots too (Q-22, Q-68)."""
    for card in cards:
        give(state, seat, state.box.cards[card].spot, FROM_TILE)


class TileChoice(SeatStep[Raising]):
    """A choice that belongs to an empty plot tile (D-11); its owner stands in the frame."""

    def __init__(
        self, key: str, text: str, verbs: tuple[int, ...], arguments: tuple[str, ...] = ("seat",)
    ) -> None:
        super().__init__(key, "R-EPT-04", text, verbs, arguments)

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat]}


class CardChoice(TileChoice):
    """Tile 4: choose a card of the project area and take its uncovered resources."""

    def __init__(self) -> None:
        super().__init__(
            "card_choice",
            "{seat} takes the uncovered resources of a card",
            (V_CARD,),
        )

    def legal(self, state: Raising, seat: int) -> list[int]:
        spaces = range(len(state.cards))
        return [answer(V_CARD, space) for space in spaces if why_not_card(state, space) is None]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return why_not_card(state, first(code))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        state.stack.pop()
        take_uncovered(state, seat, first(code))


def why_not_card(state: Raising, space: int) -> Reason | None:
    """Return why nothing can be taken from the card of a project space."""
    if state.cards[space] == NO_TILE or not any(state.uncovered(space)):
        return NO_CARD
    return None


def take_uncovered(state: Raising, seat: int, space: int) -> None:
    """Take one token for every uncovered resource square of a card."""
    counts = state.uncovered(space)
    for resource in range(TYPES):
        give_tokens(state, state.seats[seat], resource, counts[resource])


class Level(TileChoice):
    """Tile 7: a marker from the supply becomes a level of an own building in a ward."""

    def __init__(self) -> None:
        super().__init__("level", "{seat} adds a level to a building", (V_LEVEL,), ("seat", "tile"))

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_LEVEL, plot) for plot, owner in enumerate(state.owner) if owner == seat]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return None if state.owner[first(code)] == seat else NOT_OWN

    def apply(self, state: Raising, seat: int, code: int) -> None:
        tile = state.box.empty_plots[arg2(state.stack.pop())]
        plot = first(code)
        state.seats[seat].supply -= tile.count
        state.levels = replaced(state.levels, plot, state.levels[plot] + tile.count)
        state.emit(LEVEL_ADDED, seat, plot, state.levels[plot])
        give(state, seat, tile.reward, FROM_TILE)


class Study(TileChoice):
    """Tile 8: steps on one expertise track of choice."""

    def __init__(self) -> None:
        super().__init__(
            "study",
            "{seat} advances {count} steps on a track",
            (V_STUDY,),
            ("seat", "count"),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat], "count": arg2(state.stack[-1])}

    def legal(self, state: Raising, seat: int) -> list[int]:
        tracks = range(TYPES)
        return [
            answer(V_STUDY, track) for track in tracks if why_not_study(state, seat, track) is None
        ]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return why_not_study(state, seat, first(code))

    def apply(self, state: Raising, seat: int, code: int) -> None:
        steps = arg2(state.stack.pop())
        advance(state, state.seats[seat], first(code), steps)


def why_not_study(state: Raising, seat: int, track: int) -> Reason | None:
    """Return why steps on this track would be lost."""
    at_end = state.seats[seat].tracks[track] == state.board.end_column
    return TRACK_DONE if at_end else None


class PickTokens(TileChoice):
    """Tile 9: basic resources in any mix, one after the other."""

    def __init__(self) -> None:
        super().__init__(
            "pick_tokens",
            "{seat} takes {count} more resources",
            (V_TAKE,),
            ("seat", "count"),
        )

    def ask(self, state: Raising, seat: int) -> Facts:
        return {"seat": state.board.colors[seat], "count": arg2(state.stack[-1])}

    def legal(self, state: Raising, seat: int) -> list[int]:
        return [answer(V_TAKE, resource) for resource in range(TYPES)]

    def apply(self, state: Raising, seat: int, code: int) -> None:
        left = arg2(state.stack.pop())
        if left > 1:
            state.push(PICK_TOKENS, seat, left - 1)
        give_tokens(state, state.seats[seat], first(code), 1)


class Swap(TileChoice):
    """Tile 10: exchange two banners, or none (Q-24). The frame keeps the first one, from 1."""

    def __init__(self) -> None:
        super().__init__(
            "swap",
            "{seat} exchanges two banners, or leaves them",
            (V_SWAP, V_KEEP),
            ("seat", "banner"),
        )

    def legal(self, state: Raising, seat: int) -> list[int]:
        named = arg2(state.stack[-1])
        places = range(len(state.banners))
        answers = [answer(V_SWAP, place) for place in places if place + 1 != named]
        if not named:
            answers.append(V_KEEP)
        return answers

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        named = arg2(state.stack[-1])
        if verb_of(code) == V_KEEP:
            return SECOND_BANNER if named else None
        return SAME_BANNER if first(code) + 1 == named else None

    def apply(self, state: Raising, seat: int, code: int) -> None:
        named = arg2(state.stack.pop())
        if verb_of(code) == V_KEEP:
            return
        if named:
            swap_banners(state, named - 1, first(code))
        else:
            state.push(SWAP, seat, first(code) + 1)


def swap_banners(state: Raising, one: int, other: int) -> None:
    """Exchange two of the banners; that of the prestige area may take part."""
    banners = state.banners[:]
    banners[one], banners[other] = banners[other], banners[one]
    state.banners = banners
    state.emit(BANNER_SET, one, banners[one])
    state.emit(BANNER_SET, other, banners[other])


class Copy(TileChoice):
    """Tile 12: the rewards of neighborhood tiles on the map, no two alike; the tiles stay.

    The frame keeps how many are left to copy, and the tile copied before, from 1.
    """

    def __init__(self) -> None:
        super().__init__(
            "copy",
            "{seat} copies the reward of a neighborhood tile",
            (V_COPY,),
            ("seat", "count", "copied"),
        )

    def legal(self, state: Raising, seat: int) -> list[int]:
        before = arg3(state.stack[-1]) - 1
        return [answer(V_COPY, space) for space in copyable(state, seat, before)]

    def why_not(self, state: Raising, seat: int, code: int) -> Reason | None:
        return why_not_copy(state, seat, first(code), arg3(state.stack[-1]) - 1)

    def apply(self, state: Raising, seat: int, code: int) -> None:
        left = arg2(state.stack.pop()) - 1
        tile = state.neighborhoods[first(code)]
        state.emit(REWARD_COPIED, seat, first(code))
        give(state, seat, state.box.neighborhoods[tile].reward, FROM_TILE)
        if left and copyable(state, seat, tile):
            state.push(COPY, seat, left, tile + 1)


def copyable(state: Raising, seat: int, before: int) -> list[int]:
    """Return the neighborhood spaces whose reward may be copied, after this tile if any."""
    spaces = range(len(state.neighborhoods))
    return [space for space in spaces if why_not_copy(state, seat, space, before) is None]


def why_not_copy(state: Raising, seat: int, space: int, before: int) -> Reason | None:
    """Return why the reward on a neighborhood space cannot be copied."""
    tile = state.neighborhoods[space]
    if tile == NO_TILE:
        return NO_NEIGHBORHOOD
    reward = state.box.neighborhoods[tile].reward
    if before != NO_TILE and reward == state.box.neighborhoods[before].reward:
        return SAME_REWARD
    return None if has_effect(state, seat, reward) else IDLE_REWARD

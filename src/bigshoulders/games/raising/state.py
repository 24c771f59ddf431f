"""All that changes in a game of Raising Chicago."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.components import ASTERISK, SYMBOLS, TYPES, Board, Box, Card
from bigshoulders.games.raising.box.loading import box_with
from bigshoulders.games.raising.ids import NO_TILE, NOBODY, NONPLAYER, SETUP
from bigshoulders.games.raising.options import RaisingOptions
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.pickling import Attributes, Reduced, made_of, set_attributes
from bigshoulders.kernel.state import State

# What nothing lies in yet. One list for all, since a change makes a new one: a copy, of which a
# search makes thousands, would else begin with forty lists that are replaced at once.
EMPTY: Final[list[int]] = []
NONE_RESOLVED: Final[list[tuple[int, int, int]]] = []


def without(pile: list[int], item: int) -> list[int]:
    """Return the pile without an item, as a new list."""
    return [other for other in pile if other != item]


def replaced(row: list[int], place: int, item: int) -> list[int]:
    """Return the row with another item in this place, as a new list."""
    twin = row[:]
    twin[place] = item
    return twin


class Seat:
    """What one player has.

    Piles of tiles and cards change rarely: a change makes a new list, so that copies can share it.
    """

    def __init__(self, index: int, tokens: list[int], tracks: list[int], perms: list[int]) -> None:
        self.index = index
        self.tokens = tokens  # basic resources
        self.tracks = tracks  # column of each expertise marker
        self.perms = perms  # permanent resources that work
        self.wild = 0
        self.favor = 0
        self.reputation = 0
        self.poverty = 0
        self.supply = 0  # markers not in play
        self.on_board = 0  # markers in the own row of the bidding board
        self.expansions = 0
        self.used = 0  # empty plot tiles used this round
        self.fresh = 0  # cards of this round that are still in the slots, leftmost first
        self.sections = 0  # complete ones of the personal project, one bit each
        self.named = NOBODY  # what the asterisk counts as
        self.symbols: list[int] = EMPTY  # tokens of each symbol, the asterisk last
        self.tiles: list[int] = EMPTY  # empty plot tiles not used yet
        self.slots: list[int] = EMPTY  # cards, leftmost first
        self.pile: list[int] = EMPTY
        self.neighborhoods: list[int] = EMPTY
        self.finals: list[int] = EMPTY
        self.ward_tokens: list[int] = EMPTY
        self.letters: list[int] = EMPTY  # how many cards with all letters count as each letter
        self.scores: list[int] = EMPTY  # by category of the final scoring, while it lasts

    def __reduce__(self) -> Reduced:
        return made_of(self, self.index, self.tokens, self.tracks, self.perms)

    def copy(self) -> Seat:
        twin = Seat(self.index, self.tokens[:], self.tracks[:], self.perms[:])
        twin.wild = self.wild
        twin.favor = self.favor
        twin.reputation = self.reputation
        twin.poverty = self.poverty
        twin.supply = self.supply
        twin.on_board = self.on_board
        twin.expansions = self.expansions
        twin.used = self.used
        twin.fresh = self.fresh
        twin.sections = self.sections
        twin.named = self.named
        twin.symbols = self.symbols
        twin.tiles = self.tiles
        twin.slots = self.slots
        twin.pile = self.pile
        twin.neighborhoods = self.neighborhoods
        twin.finals = self.finals
        twin.ward_tokens = self.ward_tokens
        twin.letters = self.letters
        twin.scores = self.scores
        return twin

    def numbers(self) -> list[int]:
        numbers = [
            self.wild,
            self.favor,
            self.reputation,
            self.poverty,
            self.supply,
            self.on_board,
            self.expansions,
            self.used,
            self.fresh,
            self.sections,
            self.named,
        ]
        for counts in (self.tokens, self.tracks, self.perms, self.symbols):
            numbers.extend(counts)
        piles = [self.tiles, self.slots, self.pile, self.neighborhoods, self.finals]
        piles += [self.ward_tokens, self.letters, self.scores]
        for pile in piles:
            numbers.append(len(pile))
            numbers.extend(pile)
        return numbers

    def all_tokens(self) -> int:
        """Return how many tokens could be traded: basic resources and wilds."""
        return self.tokens[0] + self.tokens[1] + self.tokens[2] + self.wild

    def symbols_of(self, symbol: int) -> int:
        """Return the tokens of a symbol, the asterisk included where it was named so."""
        count = self.symbols[symbol]
        return count + self.symbols[ASTERISK] if self.named == symbol else count


def new_seat(index: int, board: Board) -> Seat:
    """Return a player before the first round (R-SET-07 to R-SET-12)."""
    player = Seat(index, list(board.start_tokens), [board.start_column] * TYPES, [0] * TYPES)
    player.supply = board.markers
    player.symbols = [0] * len(SYMBOLS)
    return player


class Raising(State):
    """A game of Raising Chicago at one moment.

    All that lies on the map and all that was not drawn yet is never changed in place: a change
    makes a new list, and copies share the old one. So do the ranks and the rows.
    """

    def __init__(self, box: Box, options: RaisingOptions, seats: list[Seat]) -> None:
        super().__init__()
        self.box = box
        self.board: Board = box.board
        self.options = options
        self.seats = seats
        self.width = len(box.cards[0].squares)  # squares of a card
        self.round = 0
        self.phase = SETUP
        self.ranking: list[int] = EMPTY  # seats, highest reputation first
        self.rows: list[int] = EMPTY  # seats by row of the bidding board, from the top
        self.expansions = 0  # left in the supply
        # The project area
        self.projects: list[int] = EMPTY  # tile by project space
        self.cards: list[int] = EMPTY  # card by project space
        self.squares: list[int] = []  # marker on each square, card after card
        self.winners: list[int] = EMPTY  # by project space
        # Stacks: what is visible, and what is not drawn yet
        self.tops: list[int] = EMPTY  # visible project of each round's stack
        self.hidden: list[int] = EMPTY  # numbered projects below the visible ones
        self.finals: list[int] = EMPTY
        self.top = NO_TILE  # visible card of the deck
        self.deck: list[int] = EMPTY  # cards below it
        self.display: list[int] = EMPTY
        self.prestige: list[int] = EMPTY  # prestige buildings below the display
        # The map
        self.built: list[int] = EMPTY  # by plot: project, or prestige building
        self.owner: list[int] = EMPTY  # by plot: seat, NONPLAYER, PRESTIGE or NOBODY
        self.levels: list[int] = EMPTY  # by plot: levels, or the arrows of a prestige building
        self.neighborhoods: list[int] = EMPTY  # tile by space
        self.resolved: list[tuple[int, int, int]] = NONE_RESOLVED  # space, winner, why
        self.banners: list[int] = EMPTY  # track by column, the prestige area last
        self.ward_tokens: list[int] = EMPTY
        self.counted_tokens: list[int] = EMPTY  # those, once the final scoring has taken them away
        self.outskirts: list[int] = EMPTY  # empty plot tile by outskirts plot
        self.moved: list[int] = EMPTY  # project by outskirts plot
        self.moved_owner: list[int] = EMPTY
        self.moved_levels: list[int] = EMPTY
        self.members: list[int] = EMPTY
        # Out of the game
        self.lost_projects = 0
        self.lost_cards = 0
        self.lost_neighborhoods = 0

    def __reduce__(self) -> Reduced:
        """Leave out what is printed: it is read where the state is unpickled."""
        values = self.kept(("box", "board", "options"))
        return _unpickled, (self.box.pack, self.options.chosen, self.seats, values)

    def copy(self) -> Raising:
        twin = Raising(self.box, self.options, [seat.copy() for seat in self.seats])
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.ranking = self.ranking
        twin.rows = self.rows
        twin.expansions = self.expansions
        twin.projects = self.projects
        twin.cards = self.cards
        twin.squares = self.squares[:]
        twin.winners = self.winners
        twin.tops = self.tops
        twin.hidden = self.hidden
        twin.finals = self.finals
        twin.top = self.top
        twin.deck = self.deck
        twin.display = self.display
        twin.prestige = self.prestige
        twin.built = self.built
        twin.owner = self.owner
        twin.levels = self.levels
        twin.neighborhoods = self.neighborhoods
        twin.resolved = self.resolved
        twin.banners = self.banners
        twin.ward_tokens = self.ward_tokens
        twin.counted_tokens = self.counted_tokens
        twin.outskirts = self.outskirts
        twin.moved = self.moved
        twin.moved_owner = self.moved_owner
        twin.moved_levels = self.moved_levels
        twin.members = self.members
        twin.lost_projects = self.lost_projects
        twin.lost_cards = self.lost_cards
        twin.lost_neighborhoods = self.lost_neighborhoods
        return twin

    def numbers(self) -> list[int]:
        numbers = [self.round, self.phase, self.expansions, self.top]
        numbers += [self.lost_projects, self.lost_cards, self.lost_neighborhoods]
        piles = [self.ranking, self.rows, self.projects, self.cards, self.squares, self.winners]
        piles += [self.tops, self.hidden, self.finals, self.deck, self.display, self.prestige]
        piles += [self.built, self.owner, self.levels, self.neighborhoods, self.banners]
        piles += [self.ward_tokens, self.outskirts, self.moved, self.moved_owner]
        piles += [self.moved_levels, self.members]
        for pile in piles:
            numbers.append(len(pile))
            numbers.extend(pile)
        for seat in self.seats:
            numbers.extend(seat.numbers())
        return numbers

    # Words that every phase uses

    def card_at(self, space: int) -> Card:
        """Return the card on a project space."""
        return self.box.cards[self.cards[space]]

    def marker(self, space: int, square: int) -> int:
        """Return whose marker lies on a square, or NOBODY."""
        return self.squares[space * self.width + square]

    def uncovered(self, space: int) -> list[int]:
        """Return how many squares without a marker show each resource on a card."""
        counts = [0] * TYPES
        start = space * self.width
        for square, resource in enumerate(self.card_at(space).squares):
            if resource >= 0 and self.squares[start + square] == NOBODY:
                counts[resource] += 1
        return counts

    def markers_at(self, space: int) -> list[int]:
        """Return whose markers lie on the squares of a card, in tie-break order."""
        start = space * self.width
        return self.squares[start : start + self.width]

    def markers_on(self, space: int, color: int) -> int:
        """Return how many markers of a color lie on a card."""
        return self.markers_at(space).count(color)

    def has_nonplayer(self) -> bool:
        """Tell whether the non-player color takes part (R-SET-13)."""
        return len(self.seats) == self.board.least_players

    def colors(self) -> list[int]:
        """Return everybody whose levels are compared: the seats, and the non-player color."""
        seats = list(range(len(self.seats)))
        return [*seats, NONPLAYER] if self.has_nonplayer() else seats

    def lowest_first(self) -> list[int]:
        """Return the seats by rank, the lowest first (R-REP-06)."""
        return self.ranking[::-1]

    def levels_of(self, color: int) -> int:
        """Return all levels of a color, in the wards and in the outskirts."""
        total = 0
        for owner, levels in zip(self.owner, self.levels, strict=True):
            if owner == color:
                total += levels
        for owner, levels in zip(self.moved_owner, self.moved_levels, strict=True):
            if owner == color:
                total += levels
        return total


def _unpickled(
    pack: Pack | None, chosen: dict[str, str], seats: list[Seat], values: Attributes
) -> Raising:
    state = Raising(box_with(pack, len(seats)), RaisingOptions(chosen), seats)
    set_attributes(state, values)
    return state

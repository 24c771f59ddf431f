"""Moving pieces of Raising Chicago by hand."""

from __future__ import annotations

from typing import Self

from bigshoulders.games.raising import ids
from bigshoulders.games.raising.box.components import RESOURCES, SYMBOLS, TYPES
from bigshoulders.games.raising.rules.building import put_in_outskirts, put_on_plot, turned
from bigshoulders.games.raising.state import replaced
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising.counting import EMPTY, NONPLAYER, RaisingCounts

LETTERS = "LJM"  # lumber, jackscrew, masonry, as the worked examples write them


class RaisingPieces(RaisingCounts):
    """The boards, tiles, cards and markers of a game."""

    # What a player has

    def tokens(self, color: str, purse: str) -> Self:
        """Set all tokens of a player, e.g. "L5 J1 M2 W1 F1": W are wilds, F favors."""
        player, counts = self.seat(color), _counts(purse)
        player.tokens = [counts.get(letter, 0) for letter in LETTERS]
        player.wild, player.favor = counts.get("W", 0), counts.get("F", 0)
        return self

    def tracks(self, color: str, columns: str) -> Self:
        """Set expertise markers, e.g. "L2 J4"; the permanent tokens that they passed work."""
        player, counts = self.seat(color), _counts(columns)
        for track, letter in enumerate(LETTERS):
            column = counts.get(letter, player.tracks[track])
            passed = [at for at in self.state.board.perm_columns if at <= column]
            player.tracks[track], player.perms[track] = column, len(passed)
        return self

    def perms(self, color: str, counts: str) -> Self:
        """Give permanent tokens, e.g. "J1 M2", by putting the markers where they are gained."""
        board = self.state.board
        at = [board.start_column, *board.perm_columns]
        columns = [f"{kind}{at[count]}" for kind, count in _counts(counts).items()]
        return self.tracks(color, " ".join(columns))

    def reputation(self, **values: int) -> Self:
        """Set every disc; of those on one space the one named first lies on top."""
        state = self.state
        for color, value in values.items():
            self.seat(color).reputation = value
        seats = [self._index("seat", color) for color in values]
        state.ranking = sorted(seats, key=lambda seat: -state.seats[seat].reputation)
        if len(seats) != len(state.seats):
            raise Malformed("say where the discs of all players are")
        return self

    def poverty(self, color: str, steps: int) -> Self:
        self.seat(color).poverty = steps
        return self

    def symbols(self, color: str, **counts: int) -> Self:
        self.seat(color).symbols = [counts.get(symbol, 0) for symbol in SYMBOLS]
        return self

    def expansions(self, color: str, count: int) -> Self:
        self.seat(color).expansions = count
        return self._recount()

    def expansions_left(self, count: int, owner: str) -> Self:
        """Leave this many company expansions in the supply; one player has all others."""
        for player in self.state.seats:
            player.expansions = 0
        return self.expansions(owner, self.state.board.expansions - count)

    def slots(self, color: str, *cards: str, fresh: int = 0) -> Self:
        """Set a company's cards, leftmost first; `fresh` of them joined it this round."""
        player = self.seat(color)
        player.slots = [self._index("card", card) for card in cards]
        player.fresh = fresh
        return self._recount()

    def pile(self, color: str, *cards: str) -> Self:
        self.seat(color).pile = [self._index("card", card) for card in cards]
        return self._recount()

    def tiles(self, color: str, *keys: str, used: int = 0) -> Self:
        """Give empty plot tiles, and say how many others the player has used this round."""
        player, state = self.seat(color), self.state
        player.tiles = [self._index("tile", key) for key in keys]
        player.used = used
        for place, tile in enumerate(state.outskirts):
            if tile in player.tiles:
                state.outskirts = replaced(state.outskirts, place, self._unused_tile())
        return self

    def _unused_tile(self) -> int:
        taken = self.state.outskirts + [t for seat in self.state.seats for t in seat.tiles]
        return next(t for t in range(len(self.state.box.empty_plots)) if t not in taken)

    def neighborhoods_won(self, color: str, *keys: str) -> Self:
        """Give neighborhood tiles to a player; they leave the map."""
        player, state = self.seat(color), self.state
        player.neighborhoods = [self._index("neighborhood", key) for key in keys]
        for space, tile in enumerate(state.neighborhoods):
            if tile in player.neighborhoods:
                state.neighborhoods = replaced(state.neighborhoods, space, ids.NO_TILE)
        return self._recount()

    # Markers and cards in the project area

    def markers(self, **counts: int) -> Self:
        """Set the markers on the bidding board, e.g. blue=3."""
        self.markers_given = True
        for color, count in counts.items():
            self.seat(color).on_board = count
        return self._recount()

    def rows(self, *colors: str) -> Self:
        """Set the rows of the bidding board, from the top."""
        self.state.rows = [self._index("seat", color) for color in colors]
        return self

    def card(self, space: str, key: str) -> Self:
        """Put a card on a project space."""
        state, place, card = self.state, self._index("space", space), self._index("card", key)
        if card in state.cards:
            other = state.cards.index(card)
            state.cards = replaced(state.cards, other, state.cards[place])
        state.cards = replaced(state.cards, place, card)
        return self._recount()

    def cards(self, *keys: str) -> Self:
        """Put cards on the project spaces, from the first."""
        for space, key in zip(self.game.rules.language.domains["space"], keys, strict=False):
            self.card(space, key)
        return self

    def squares(self, space: str, colors: str) -> Self:
        """Set the markers on a card in tie-break order, e.g. "- purple blue nonplayer"."""
        state = self.state
        start = self._index("space", space) * state.width
        markers = [self._color(color) for color in colors.split()]
        if len(markers) != state.width:
            raise Malformed(f"a card has {state.width} squares, not {len(markers)}")
        state.squares[start : start + state.width] = markers
        return self._recount()

    def project(self, space: str, key: str) -> Self:
        """Put a project on a project space; one of a later round takes the table there."""
        tile = self._project(key)
        number = self.state.box.projects[tile].round or self.state.board.rounds
        if number > self.state.round:
            self.round(number)
        state, place = self.state, self._index("space", space)
        if tile in state.projects:
            other = state.projects.index(tile)
            state.projects = replaced(state.projects, other, state.projects[place])
        state.projects = replaced(state.projects, place, tile)
        return self._recount()

    def won(
        self,
        color: str,
        project: str | None = None,
        *,
        space: str = "i",
        levels: int = 1,
        card: str | None = None,
    ) -> Self:
        """Let a color have won a project space with so many markers."""
        if project is not None:
            self.project(space, project)
        if card is not None:
            self.card(space, card)
        state, place = self.state, self._index("space", space)
        self.squares(space, " ".join([color] * levels + [EMPTY] * (state.width - levels)))
        state.winners = replaced(state.winners, place, self._color(color))
        return self

    def _project(self, key: str) -> int:
        """Return a project; a final one is among those drawn."""
        state, tile = self.state, self._index("project", key)
        if state.box.projects[tile].is_final and tile not in state.finals:
            keep = state.projects + state.built + [f for seat in state.seats for f in seat.finals]
            place = next(p for p, final in enumerate(state.finals) if final not in keep)
            state.finals = replaced(state.finals, place, tile)
        return tile

    def finals(self, *keys: str) -> Self:
        """Say which final projects are in play, in the order in which they were drawn."""
        self.state.finals = [self._index("project", key) for key in keys]
        return self

    # The map

    def building(
        self, color: str, *plots: str | int, levels: int = 1, project: str | None = None
    ) -> Self:
        """Raise a building of a color on each of these plots, without rewards."""
        state = self.state
        for plot in plots:
            tile = self._spare_project() if project is None else self._project(project)
            place = self._index("plot", str(plot))
            put_on_plot(state, place, tile, self._color(color), levels)
            if state.box.projects[tile].is_final and color != NONPLAYER:
                self.seat(color).finals = [*self.seat(color).finals, tile]
            self._recount()
        return self

    def moved(self, color: str, levels: int = 1, tile: str | None = None) -> Self:
        """Put a building of a color in the outskirts; the tile there is out of the game."""
        left = [there for there in self.state.outskirts if there != ids.NO_TILE]
        gone = left[0] if tile is None else self._index("tile", tile)
        project = self._spare_project(is_move=True)
        put_in_outskirts(self.state, gone, project, self._color(color), levels)
        return self._recount()

    def outskirts(self, *keys: str, owner: str) -> Self:
        """Leave these tiles in the outskirts; buildings of one color stand on the other plots."""
        state = self.state
        wanted = [self._index("tile", key) for key in keys]
        others = [t for t in range(len(state.box.empty_plots)) if t not in wanted]
        count = state.board.outskirts - len(wanted)
        state.outskirts = wanted + others[:count]
        for tile in others[:count]:
            self.moved(owner, tile=state.box.empty_plots[tile].key)
        return self

    def prestige(self, key: str, plot: str | int, degrees: int = 0) -> Self:
        """Place a prestige building on a plot."""
        state, building, place = self.state, self._index("prestige", key), str(plot)
        if building in state.display:
            at = state.display.index(building)
            state.display = replaced(state.display, at, state.prestige[0])
            state.prestige = state.prestige[1:]
        state.prestige = [other for other in state.prestige if other != building]
        arrows = turned(state.box.prestige[building].arrows, degrees // 90)
        index = self._index("plot", place)
        state.built = replaced(state.built, index, building)
        state.owner = replaced(state.owner, index, ids.PRESTIGE)
        state.levels = replaced(state.levels, index, arrows)
        return self._recount()

    def display(self, *keys: str) -> Self:
        """Lay out the display; what was there goes back to the stack."""
        state = self.state
        wanted = [self._index("prestige", key) for key in keys]
        free = [b for b in state.display if b != ids.NO_TILE] + state.prestige + wanted
        state.prestige = [building for building in sorted(set(free)) if building not in wanted]
        places = len(state.display)
        state.display = (wanted + [ids.NO_TILE] * places)[:places]
        return self

    def prestige_stack(self, *keys: str) -> Self:
        """Leave only these prestige buildings in the stack."""
        self.state.prestige = [self._index("prestige", key) for key in keys]
        return self

    def neighborhood(self, space: str, key: str) -> Self:
        """Put a neighborhood tile on a space, in exchange for the one there."""
        state, place = self.state, self._index("enclosure", space)
        tile = self._index("neighborhood", key)
        if tile in state.neighborhoods:
            other = state.neighborhoods.index(tile)
            state.neighborhoods = replaced(state.neighborhoods, other, state.neighborhoods[place])
        state.neighborhoods = replaced(state.neighborhoods, place, tile)
        return self._recount()

    def only_neighborhoods(self, **tiles: str) -> Self:
        """Leave these tiles on the map and no others, e.g. n1="nt01"."""
        state = self.state
        state.neighborhoods = [ids.NO_TILE] * len(state.neighborhoods)
        for space, key in tiles.items():
            self.neighborhood(space, key)
        return self._recount()

    def banners(self, **tracks: str) -> Self:
        """Set banners, e.g. c4="lumber", prestige="masonry", by exchanging them."""
        state = self.state
        fixed = [self._index("column", column) for column in tracks]
        for column, name in tracks.items():
            place, track = self._index("column", column), RESOURCES.index(name)
            if state.banners[place] != track:
                places = range(len(state.banners))
                other = next(p for p in places if p not in fixed and state.banners[p] == track)
                state.banners = replaced(state.banners, other, state.banners[place])
                state.banners = replaced(state.banners, place, track)
        return self

    def ward_tokens(self, *keys: str) -> Self:
        """Say which control token lies in which ward, from the first."""
        self.state.ward_tokens = [self._index("token", key) for key in keys]
        return self

    def members(self, *keys: str) -> Self:
        """Say which council members sit on A, B, C and D."""
        self.state.members = [self._index("member", key) for key in keys]
        return self

    # The round

    def round(self, number: int) -> Self:
        """Go to the bidding of a round: its projects and cards lie out, nothing is placed."""
        state = self.state
        state.round, state.phase = number, ids.BIDDING
        state.projects = self._projects_of(number)
        spaces = len(state.cards)
        state.winners = [ids.NOBODY] * spaces
        state.squares = [ids.NOBODY] * (spaces * state.width)
        for player in state.seats:
            player.used = player.fresh = 0
        free = [card for card in range(len(state.box.cards)) if card not in self._cards_used()]
        for space, card in enumerate(state.cards):
            if card == ids.NO_TILE:
                state.cards = replaced(state.cards, space, free.pop())
        return self._recount()

    def _projects_of(self, number: int) -> list[int]:
        state = self.state
        of_round = [tile.index for tile in state.box.projects if tile.round == number]
        if number == state.board.rounds:
            return of_round + state.finals
        top = state.tops[number - 1]
        return [top, *[tile for tile in of_round if tile != top]]


def _counts(text: str) -> dict[str, int]:
    """Read "L5 J1" as the letters and their numbers."""
    return {word[0]: int(word[1:]) for word in text.split()}


def letters_of(counts: list[int]) -> str:
    """Write three numbers as "L5 J1 M2"."""
    return " ".join(f"{LETTERS[kind]}{counts[kind]}" for kind in range(TYPES))

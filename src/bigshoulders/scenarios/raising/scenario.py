"""A position of Raising Chicago that reads like a table: arrange, play by notation, look.

    table = raising(seats=3).won("blue", "17", levels=2).tokens("blue", "L5 J1 M2 W1")
    table.perms("blue", "J1 M2").at("projects").play("pay lumber", "pay jackscrew wild 1")
    assert table.purse("blue") == "L2 J0 M0"

The flow gives a single legal answer by itself, here `pay masonry`: a script does not play it.

Everything it arranges keeps the referee content, so `check()` may be called at any time. How to
move pieces stands in `pieces`; where the game may stand is listed at `at`.
"""

from __future__ import annotations

from typing import Final, Self

from bigshoulders import new_game
from bigshoulders.games.raising import ids
from bigshoulders.games.raising.rules.phases.bidding import carries_nonplayer
from bigshoulders.games.raising.rules.tile_windows import open_window
from bigshoulders.games.raising.state import replaced
from bigshoulders.kernel.errors import Malformed
from bigshoulders.scenarios.raising.pieces import RaisingPieces, letters_of

PHASES: Final = {
    "round": ids.COMPANY,
    "announcement": ids.ANNOUNCEMENT,
    "markers": ids.ANNOUNCEMENT,
    "bidding": ids.BIDDING,
    "window": ids.BIDDING,
    "winners": ids.BIDDING_RESOLUTION,
    "projects": ids.PROJECT_RESOLUTION,
    "placing": ids.PROJECT_RESOLUTION,
    "company": ids.COMPANY,
    "scoring": ids.COMPANY,
}


class RaisingScenario(RaisingPieces):
    """A game of Raising Chicago that is arranged and played."""

    def purse(self, color: str) -> str:
        """Return the tokens of a player, e.g. "L5 J1 M2", with W1 and F1 if there are any."""
        player = self.seat(color)
        wild = f" W{player.wild}" if player.wild else ""
        favor = f" F{player.favor}" if player.favor else ""
        return letters_of(player.tokens) + wild + favor

    def columns(self, color: str) -> str:
        """Return where the expertise markers of a player stand, e.g. "L2 J4 M0"."""
        return letters_of(self.seat(color).tracks)

    def perms_of(self, color: str) -> str:
        return letters_of(self.seat(color).perms)

    def ranks(self) -> list[str]:
        """Return the players by rank, the highest first."""
        return [self.game.name(seat) for seat in self.state.ranking]

    def reputations(self) -> dict[str, int]:
        """Return everybody's reputation in rank order, so that the stacks can be compared too."""
        seats = self.state.seats
        return {self.game.name(seat): seats[seat].reputation for seat in self.state.ranking}

    def cards_of(self, color: str) -> list[str]:
        """Return the cards in a company's slots, leftmost first."""
        return [self.game.rules.language.key("card", card) for card in self.seat(color).slots]

    def scored(self, category: str) -> dict[str, int]:
        """Return what everybody has scored in a category of the final scoring so far."""
        place = ids.CATEGORIES.index(category)
        return {self.game.name(seat.index): seat.scores[place] for seat in self.state.seats}

    def at(self, moment: str, color: str | None = None) -> Self:
        """Go to a moment of the round and let the game run to its first question.

        - "round": the next round begins
        - "announcement": the windows after the cards were dealt (W1)
        - "markers": new markers, then the first bid
        - "bidding": the turn of whoever is active, or of this color
        - "window": this color's window in the bidding phase
        - "winners": bidding resolution
        - "projects": the first project that was `won`, before its payment
        - "placing": the same, paid for already
        - "company": run your company
        - "scoring": final scoring, whatever the round is
        """
        if moment not in PHASES:
            raise Malformed(f'there is no moment "{moment}"; choose one of {", ".join(PHASES)}')
        state = self.state
        state.stack = []
        state.phase = PHASES[moment]
        if not self.markers_given:
            self._reset_markers(moment)
        if moment in ("round", "projects", "placing", "company", "scoring"):
            self._drop_projects(all_of_them=moment not in ("projects", "placing"))
        seat = None if color is None else self._index("seat", color)
        self._push_moment(moment, seat)
        self._recount()
        self.check()
        return self._settle()

    def _reset_markers(self, moment: str) -> None:
        """Lay out as many markers as at the first bid of a game, and otherwise none."""
        board = self.state.board
        count = board.markers_added if moment in ("bidding", "window") else 0
        for player in self.state.seats:
            player.on_board = count

    def _drop_projects(self, *, all_of_them: bool) -> None:
        """Let the projects that nobody has won, or all of them, be out of the game."""
        state = self.state
        for space, winner in enumerate(state.winners):
            if winner == ids.NOBODY or all_of_them:
                state.projects = replaced(state.projects, space, ids.NO_TILE)
                state.cards = replaced(state.cards, space, ids.NO_TILE)
                start = space * state.width
                state.squares[start : start + state.width] = [ids.NOBODY] * state.width

    def _push_moment(self, moment: str, seat: int | None) -> None:
        """Lay out what is left of the round, last step first."""
        state, spaces = self.state, range(len(self.state.winners))
        state.push(ids.ROUND)
        if moment == "scoring":
            state.round = state.board.rounds
        if moment in ("round", "scoring"):
            return
        state.push(ids.RUN_COMPANIES)
        if moment == "company":
            return
        for space in reversed(spaces):
            state.push(ids.PROJECT, space)
        if moment == "placing":
            self._skip_payment()
        if moment in ("projects", "placing"):
            return
        state.push(ids.WINNERS)
        if moment != "winners":
            state.push(ids.BID_NEXT)
            self._push_bidding(moment, seat)

    def _skip_payment(self) -> None:
        """Begin a project after its payment."""
        state = self.state
        won = next(space for space, winner in enumerate(state.winners) if winner != ids.NOBODY)
        for _space in range(won + 1):
            state.stack.pop()
        winner = state.winners[won]
        open_window(state, winner)
        state.push(ids.KEEP_CARD, winner, won)
        is_move = state.box.projects[state.projects[won]].is_move
        state.push(ids.MOVE if is_move else ids.RAISE, winner, won)
        state.push(ids.TILE_REWARD, winner, won)

    def _push_bidding(self, moment: str, seat: int | None) -> None:
        state = self.state
        if moment in ("announcement", "markers"):
            state.push(ids.MARKERS)
        if moment == "announcement":
            state.push(ids.OPEN_WINDOWS)
        if seat is not None:
            open_window(state, seat)
            if moment == "bidding":
                state.push(ids.BID, seat, 1, int(carries_nonplayer(state, seat)))

    def at_phase(self, phase: int) -> Self:
        """Say which phase it is, and change nothing else."""
        self.state.phase = phase
        return self


def raising(seats: int = 3, seed: int | str = 1, **options: str | int | bool) -> RaisingScenario:
    """Return a table at the first bid of the first round; ranks and rows follow the seats."""
    game = new_game("raising", seats=seats, seed=seed, events=True, pack=None, **options)
    table, colors = RaisingScenario(game), game.rules.language.domains["seat"]
    return table.reputation(**dict.fromkeys(colors, 0)).rows(*colors).at("bidding")

"""A person at the keyboard who plays by chance and types every kind of line."""

from __future__ import annotations

from bigshoulders.cli.play.opening import new_session, take_seats
from bigshoulders.cli.play.prompts import numbers
from bigshoulders.cli.play.session import Session
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.stream import Stream


def scripted(
    seats: int,
    humans: int,
    seed: str,
    options: dict[str, str] | None = None,
    *,
    game: str = "city",
    bots: str = "heuristic",
    curtain: bool = False,
) -> tuple[str, Session]:
    """Play a game by chance and return the lines that a person would have typed for it."""
    session = new_session(game, seats, options or {}, seed)
    take_seats(session, [], humans)
    session.sit(["you" if who == "you" else bots for who in session.sitters])
    chance, last = Stream("typist"), -1
    typed: list[str] = []
    while True:
        session.let_bots_answer()
        seat = session.waiting()
        if seat is None:
            return "\n".join(typed) + "\n", session
        if curtain and seat != last:
            typed.append("")
        last = seat
        typed.append(answered(session.game, seat, chance))
        session.answer(session.game.legal(seat)[_place(session.game, seat, typed[-1])])


def answered(game: Game, seat: int, chance: Stream) -> str:
    """Return an answer by chance as one would type it: in words, by number, or just Enter."""
    legal = game.legal(seat)
    place = chance.below(len(legal))
    if legal[place] == game.default_answer(seat):
        return ""
    return legal[place].notation if chance.below(2) else str(numbers(legal)[place])


def _place(game: Game, seat: int, line: str) -> int:
    legal, usual = game.legal(seat), game.default_answer(seat)
    if not line and usual is not None:
        return legal.index(usual)
    words = [action.notation for action in legal]
    return words.index(line) if line in words else numbers(legal).index(int(line))

"""How often one bot wins against others of one kind: seats rotate, and the interval is Wilson's.

Run it with the compiled package:

    python -m bench.strength --game city --seats 4 --bot fierce --against sharp --games 40

Game i is dealt from the seed "<seed>/i", with the bot on seat i modulo the number of seats. The
same arguments play the same games, unless a bot thinks by the clock.
"""

from __future__ import annotations

import argparse
from time import process_time

from bench.earlier import any_bot
from bigshoulders import new_game
from bigshoulders.kernel.game import Game
from bigshoulders.tournaments.tally import wilson


class Tally:
    """What came of the games so far."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins = 0.0  # a shared victory counts in part
        self.score = 0
        self.best_other = 0
        self.decisions = 0
        self.seconds = 0.0  # of processor time, on the bot's own decisions

    def add(self, game: Game, seat: int) -> None:
        """Count a finished game."""
        result = game.result()
        if result is None:
            raise ValueError("this game is not over")
        winners, scores = result.winners(), result.scores()
        self.games += 1
        self.wins += (seat in winners) / len(winners)
        self.score += scores.pop(seat)
        self.best_other += max(scores)

    def text(self) -> str:
        """Say it in a line."""
        low, high = wilson(self.wins, self.games)
        each = 1000 * self.seconds / max(1, self.decisions)
        return (
            f"{self.wins:g} of {self.games} won, {low:.0%} to {high:.0%}, fair share "
            f"{1 / self.seats:.0%}; mean score {self.score / self.games:,.0f}, best other "
            f"{self.best_other / self.games:,.0f}; {each:.1f} ms a decision"
        )


def play(tally: Tally, game: Game, names: list[str], seed: str, seat: int) -> None:
    """Play a game to its end, and count it for the bot on this seat."""
    bots = [any_bot(game.rules.game, name, f"{seed}/{s}") for s, name in enumerate(names)]
    while not game.is_over():
        for decider in game.deciders():
            before = process_time()
            code = bots[decider].answer(game, decider)
            if decider == seat:
                tally.decisions += 1
                tally.seconds += process_time() - before
            game.play(decider, code)
    tally.add(game, seat)


def measure(
    key: str, bot: str, against: list[str], games: int, seed: str, options: dict[str, str]
) -> Tally:
    """Play so many games of the bot against the others, which keep their order round the table."""
    seats = len(against) + 1
    tally = Tally(seats)
    for number in range(games):
        seat = number % seats
        names = [*against[:seat], bot, *against[seat:]]
        dealt = f"{seed}/{number}"
        game = new_game(key, seats=seats, seed=dealt, events=False, **options)
        play(tally, game, names, dealt, seat)
    return tally


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="how often one bot beats others")
    parser.add_argument("--game", default="city")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", required=True)
    parser.add_argument("--against", action="append", required=True, help="one for all, or each")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--set", action="append", default=[], metavar="SWITCH=VALUE")
    told = parser.parse_args()
    against = told.against * (told.seats - 1) if len(told.against) == 1 else told.against
    options = dict(pair.split("=", 1) for pair in told.set)
    tally = measure(told.game, told.bot, against, told.games, told.seed, options)
    table = f"{told.game}, {told.seats} seats, {told.bot} against {', '.join(against)}"
    print(f"{table}: {tally.text()}")


if __name__ == "__main__":
    main()

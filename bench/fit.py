"""Fit how much of each part of a position of City comes true, and write it down for the bots.

    python -m bench.fit --games 80 --bot skilled

Bots that search play whole games against each other with the compiled package. At the beginning
of every decade but the first the parts of each seat's position are noted; when the game is over,
its score. Least squares, held a little towards the plain forecast, say how much a part is worth.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, TypeAlias, cast

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.city.levels import FAR
from bigshoulders.bots.city.value import FORESEEN, parts
from bigshoulders.games.city.state import City

Row: TypeAlias = tuple[list[float], float]  # the parts of a seat, and its score in the end

FITTED: Final = Path(__file__).resolve().parent.parent / "src/bigshoulders/bots/city/fitted.py"
HELD: Final = 0.05  # how strongly coefficients are held, in units of the parts' mean squares


class Samples:
    """Rows by decade."""

    def __init__(self) -> None:
        self.rows: dict[int, list[Row]] = {}

    def play(self, bot: str, seats: int, seed: str, options: dict[str, str]) -> None:
        """Play a game, and keep what each seat had when a new decade began."""
        game = new_game("city", seats=seats, seed=seed, events=False, **options)
        bots = [make_bot("city", bot, f"{seed}/{seat}") for seat in range(seats)]
        state = cast("City", game.state)
        seen: dict[int, list[list[float]]] = {}
        while not game.is_over():
            if state.decade > 1 and state.decade not in seen:
                seen[state.decade] = parts(state, FAR)
            for seat in game.deciders():
                game.play(seat, bots[seat].answer(game, seat))
        result = game.result()
        if result is None:
            raise ValueError("this game is not over")
        for decade, found in seen.items():
            rows = self.rows.setdefault(decade, [])
            rows += [(own, float(score)) for own, score in zip(found, result.scores(), strict=True)]


def fitted(rows: list[Row], before: list[float]) -> list[float]:
    """Return coefficients with the least squared error, held towards those before."""
    count = len(before)
    matrix = [[0.0] * count for _part in range(count)]
    target = [0.0] * count
    for own, score in rows:
        rest = score - sum(part * held for part, held in zip(own, before, strict=True))
        for one in range(count):
            target[one] += own[one] * rest
            for other in range(count):
                matrix[one][other] += own[one] * own[other]
    for one in range(count):
        matrix[one][one] += HELD * matrix[one][one] + 1e-9
    change = solved(matrix, target)
    return [held + more for held, more in zip(before, change, strict=True)]


def solved(matrix: list[list[float]], target: list[float]) -> list[float]:
    """Solve linear equations by elimination; the matrix is positive definite."""
    count = len(target)
    lines = [[*matrix[line], target[line]] for line in range(count)]
    for pivot in range(count):
        for line in range(pivot + 1, count):
            factor = lines[line][pivot] / lines[pivot][pivot]
            for column in range(pivot, count + 1):
                lines[line][column] -= factor * lines[pivot][column]
    found = [0.0] * count
    for line in range(count - 1, -1, -1):
        known = sum(lines[line][column] * found[column] for column in range(line + 1, count))
        found[line] = (lines[line][count] - known) / lines[line][line]
    return found


def error(rows: list[Row], coefficients: list[float]) -> float:
    """Return the root mean square error."""
    total = 0.0
    for own, score in rows:
        guess = sum(part * each for part, each in zip(own, coefficients, strict=True))
        total += (score - guess) ** 2
    return float((total / len(rows)) ** 0.5)


def written(path: Path, table: list[list[float]]) -> None:
    """Put the coefficients into their module, and leave the rest of it alone."""
    source = path.read_text()
    head, _old = source.split("COEFFICIENTS: Final", 1)
    lines = [f"    ({', '.join(str(float(f'{each:.4g}')) for each in row)})," for row in table]
    opening = "COEFFICIENTS: Final[tuple[tuple[float, ...], ...]] = ("
    path.write_text("\n".join([head + opening, *lines, ")", ""]))


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description="fit what a position of City is worth")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--bot", default="skilled")
    parser.add_argument("--seats", type=int, action="append", help="default: 4 and 3 in turn")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--set", action="append", default=[], metavar="SWITCH=VALUE")
    told = parser.parse_args()
    tables = told.seats or [4, 3]
    samples = Samples()
    options = dict(pair.split("=", 1) for pair in told.set)
    for number in range(told.games):
        samples.play(told.bot, tables[number % len(tables)], f"{told.seed}/{number}", options)
    plain = list(FORESEEN)
    table = [plain]  # of the first decade, at whose beginning nobody has anything
    for decade, rows in sorted(samples.rows.items()):
        table.append(fitted(rows, plain))
        print(
            f"{decade}: {len(rows)} seats, error {error(rows, plain):.1f} by the plain forecast "
            f"and {error(rows, table[-1]):.1f} as fitted"
        )
    written(FITTED, table)


if __name__ == "__main__":
    main()

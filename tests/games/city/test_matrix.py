"""Every edition, mode, module and switch value, pairwise: no violation, no stuck game."""

from __future__ import annotations

from itertools import combinations

import pytest

from bigshoulders import new_game
from bigshoulders.bots import make_bot
from bigshoulders.bots.arena import play_game
from bigshoulders.games.city.options import MENU, SWITCHES
from tests.games.endings import ends_by_chance_alone, ends_under_the_referee

Choice = tuple[str, str]

DIMENSIONS: list[list[Choice]] = [
    [("edition", edition) for edition in MENU.presets],
    [("seats", seats) for seats in ("2", "3", "4")],
    *[[(switch.key, value) for value in switch.values] for switch in SWITCHES],
]


def pairwise() -> list[dict[str, str]]:
    """Return combinations in which every value of every switch meets every value of every other.

    Greedy: each row starts from a pair that no row has yet, and every other dimension takes the
    value that brings most new pairs.
    """
    open_pairs = {
        (one, other)
        for first, second in combinations(DIMENSIONS, 2)
        for one in first
        for other in second
        if not _contradicts(one, other)
    }
    rows: list[dict[str, str]] = []
    while open_pairs:
        row = _best_row(open_pairs, dict(min(open_pairs)))
        rows.append(row)
        items = list(row.items())
        open_pairs -= {pair for one in items for other in items for pair in [(one, other)]}
    return rows


def _best_row(open_pairs: set[tuple[Choice, Choice]], row: dict[str, str]) -> dict[str, str]:
    for values in DIMENSIONS:
        if values[0][0] in row:
            continue
        chosen = list(row.items())
        allowed = [one for one in values if not any(_contradicts(one, two) for two in chosen)]
        if len(open_pairs) % 2:  # so that ties do not always go to the first value
            allowed.reverse()
        best = max(
            allowed,
            key=lambda one: sum(
                (one, other) in open_pairs or (other, one) in open_pairs for other in chosen
            ),
        )
        row[best[0]] = best[1]
    return row


def _contradicts(one: Choice, other: Choice) -> bool:
    return {one, other} == {("simplified_closure", "on"), ("closed_space", "no")}


ROWS = pairwise()


def test_every_pair_of_values_meets_in_some_game() -> None:
    met = {(one, other) for row in ROWS for one in row.items() for other in row.items()}
    for first, second in combinations(DIMENSIONS, 2):
        for one in first:
            for other in second:
                assert (one, other) in met or _contradicts(one, other)


@pytest.mark.once
@pytest.mark.parametrize("number", range(len(ROWS)))
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_a_game_of_any_mixture_ends_under_the_referee(number: int, bot: str) -> None:
    options = dict(ROWS[number])
    seats = int(options.pop("seats"))
    game = new_game("city", seats=seats, seed=number, events=False, pack=None, **options)
    ends_under_the_referee(game, bot, str(number))


MODULES: tuple[dict[str, str], ...] = (
    {},
    {"goals": "off"},
    {"draft": "on"},
    {"advanced_supply": "on"},
    {"chiefs": "on"},
    {"special_companies": "on"},
    {"closed_space": "yes", "simplified_closure": "on"},
    {"friendly_sales": "on"},
    {"buy_while_producing": "on"},
)


@pytest.mark.once
@pytest.mark.parametrize("edition", MENU.presets)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("module", MODULES, ids="+".join)
def test_every_edition_plays_with_every_module(
    edition: str, mode: str, module: dict[str, str]
) -> None:
    """The presets as people choose them: random at 2, 3 and 4 seats, the bot at one of them."""
    chosen = {"edition": edition, "mode": mode, **module}
    sizes = [(seats, "random") for seats in (2, 3, 4)]
    sizes.append((2 + (len(edition + mode) + MODULES.index(module)) % 3, "heuristic"))
    for seats, bot in sizes:
        game = new_game("city", seats=seats, seed=f"{seats}", events=False, pack=None, **chosen)
        play_game(game, [make_bot("city", bot, str(seat)) for seat in range(seats)], referee=True)
        assert game.is_over()


def test_chance_alone_cannot_get_stuck() -> None:
    """Two thousand answers by hand-drawn chance, in the edition with the most draws."""
    game = new_game("city", seats=4, edition="2025", advanced_supply=True, chiefs=True)
    ends_by_chance_alone(game)

"""What a second opinion knows before a game begins: tiles and cards as printed, and the map.

Tiles and cards come straight from the data files. The map and the numbers that the rules text
itself gives are written down again from that text; nothing of the engine is used here.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, TypeAlias

Printed: TypeAlias = dict[str, Any]  # a row of a data file
Reward: TypeAlias = dict[str, Any]  # numbers by what is paid; tokens and steps by resource


def printed(name: str) -> Printed:
    """Read one data file."""
    page = files("bigshoulders.games.raising") / "data" / f"{name}.json"
    found: Printed = json.loads(page.read_text(encoding="utf-8"))
    return found


def by_id(name: str) -> dict[str, Printed]:
    """Return the rows of a data file by their ids."""
    return {row["id"]: row for row in printed(name)[name]}


PROJECTS = by_id("projects") | by_id("finals")
CARDS = by_id("cards")
PRESTIGE = by_id("prestige")
NEIGHBORHOOD_TILES = by_id("neighborhoods")
EMPTY_PLOTS = by_id("empty_plots")
WARD_TOKENS = by_id("ward_control")
MEMBERS = by_id("council")

CHANCE = "chance"
COLORS = ("blue", "purple", "green", "white")
RESOURCES = ("lumber", "jackscrew", "masonry")
TOKENS = (*RESOURCES, "wild")
SYMBOLS = ("train", "lion", "book", "seal", "y")
ASTERISK = "asterisk"
LETTERS = ("a", "b", "c", "d")
SPACES = ("i", "ii", "iii", "iv", "v")
ROUNDS = 8
PRESTIGE_AREA = "prestige"
COLUMNS = (*[f"c{number}" for number in range(1, 9)], PRESTIGE_AREA)

# R-SET-08, R-SET-09, R-SET-12, R-EXP-03, R-EXP-05
START_TOKENS = {2: 2, 3: 2, 4: 1}
START_COLUMN = {2: 0, 3: 0, 4: 3}
PERM_COLUMNS = {2: (3, 6, 9), 3: (3, 6, 9), 4: (6, 9)}
LAST_COLUMN = 12
COLUMN_REWARDS: dict[int, Reward] = {
    2: {"wild": 1},
    4: {"reputation": 2},
    6: {"wild": 1},
    8: {"reputation": 2},
    10: {"reputation": 2},
    12: {"reputation": 2},
}

# R-CMP-02, R-CMP-03, R-ANN-04, R-ANN-06, R-CRD-02
MARKERS = 25
NEW_MARKERS = 3
MOST_MARKERS = 5
NONPLAYER_MARKERS = 2
EXPANSIONS = 6
SLOTS = 4

# R-FIN-02, R-FIN-06, R-FIN-07, R-COU-03
BIDDING_BOARD = (5, 3)
SECTION = 5
POVERTY = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30)
FURTHER_POVERTY = 5
THRESHOLDS = {2: (6, 9), 3: (4, 6), 4: (3, 5)}

CATEGORIES = (
    *("in_play", "ward_control", "bidding_board", "prestige_buildings", "final_projects"),
    *("symbol_sets", "personal_project", "poverty", "council"),
)

# R-MAP-01, R-MAP-02: 5 rows of 8 plots, numbered row by row
ROWS, WIDTH = 5, 8
PLOTS = tuple([str(number) for number in range(1, ROWS * WIDTH + 1)])
DIRECTIONS = ("N", "E", "S", "W")
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

# R-MAP-06: the plot at the upper left of each neighborhood space
UPPER_LEFT_PLOTS = (1, 3, 5, 7, 9, 11, 12, 13, 15, 17, 19, 20, 21, 23, 25, 27, 29, 31)
AROUND = {
    f"n{number}": [str(plot) for plot in (first, first + 1, first + WIDTH, first + WIDTH + 1)]
    for number, first in enumerate(UPPER_LEFT_PLOTS, start=1)
}


ROW = {plot: (int(plot) - 1) // WIDTH + 1 for plot in PLOTS}
COLUMN = {plot: (int(plot) - 1) % WIDTH + 1 for plot in PLOTS}
WARD = {plot: (COLUMN[plot] + 1) // 2 for plot in PLOTS}
PURPLE = [plot for plot in PLOTS if 1 < ROW[plot] < ROWS and 1 < COLUMN[plot] < WIDTH]  # R-MAP-05
PLOT_REWARD: dict[str, Reward] = {  # R-MAP-04
    **{plot: {"wild": 1} for plot in ("1", "8", "33", "40")},
    **{plot: {"reputation": 2} for plot in ("19", "20", "21", "22")},
}


def neighbor(plot: str, direction: str) -> str:
    """R-MAP-07: the plot that an arrow points at, empty beyond the rim."""
    down, right = STEPS[direction]
    row, column = ROW[plot] + down, COLUMN[plot] + right
    if 1 <= row <= ROWS and 1 <= column <= WIDTH:
        return str((row - 1) * WIDTH + column)
    return ""


def turned(arrows: list[str], degrees: int) -> list[str]:
    """R-MOV-05: arrows after a turn clockwise, in the order N E S W."""
    quarters = degrees // 90
    found = {DIRECTIONS[(DIRECTIONS.index(arrow) + quarters) % 4] for arrow in arrows}
    return [direction for direction in DIRECTIONS if direction in found]


def squares_of(card: str, seats: int) -> list[str | None]:
    """R-CMP-07: the side in use; the first square is the upper-left one."""
    side: list[str | None] = CARDS[card]["yellow" if seats == 4 else "red"]
    return side


def square_word(square: int) -> str:
    return "ul" if square == 0 else str(square)

"""Raising Chicago's editions for people: what a switch means at each value, what is not printed."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.raising.box.loading import standard_box
from bigshoulders.games.raising.game import ANY_TABLE
from bigshoulders.kernel.options import Shown

ALWAYS: Final = "every game"

# What a table plays at each value of a switch.
PLAYS: Final[dict[str, dict[str, str]]] = {
    "council": {
        "off": "no council members score",
        "on": "four council members score at the end, by the letters of the cards",
    },
    "empty_plot_uses_per_round": {
        "1": "one empty plot tile for each player and round",
        "unlimited": "any number of empty plot tiles in a round",
    },
    "nonplayer_counts_in_ward_control": {
        "yes": "the non-player color competes for the wards",
        "no": "only the players compete for the wards",
    },
    "free_poverty": {
        "no": "who has enough tokens of a resource must pay with them",
        "yes": "a player may be short of any resource",
    },
    "poverty_overflow": {
        "counted": "steps beyond the end of the poverty track cost reputation too",
        "ignored": "steps beyond the end of the poverty track cost nothing more",
    },
    "end_choices": {
        "engine": "personal projects and letters are planned for the best result",
        "players": "each player plans the personal project and names the letters",
    },
}


def plays(switch: str, value: str) -> str:
    """Say what a table plays if a switch has this value."""
    return PLAYS.get(switch, {}).get(value, value.replace("_", " "))


def shown(_before: str, _after: str) -> list[Shown]:
    """Return nothing: there is one edition, and what it shows it shows."""
    return []


def reconstructed() -> dict[str, list[str]]:
    """Return what no source prints; it is in play whatever the options."""
    return {ALWAYS: list(standard_box(ANY_TABLE).reconstructed)}

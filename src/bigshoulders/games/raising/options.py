"""Options of Raising Chicago: the council module, and the rulings that a table may turn round."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.options import Menu, Switch

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch("council", ("off", "on"), "R-SET-14", "four council members score at the end"),
    Switch(
        "empty_plot_uses_per_round",
        ("1", "unlimited"),
        "Q-19",
        "how many empty plot tiles a player may use in one round",
    ),
    Switch(
        "nonplayer_counts_in_ward_control",
        ("yes", "no"),
        "Q-45",
        "the non-player color competes for the wards (two players)",
    ),
    Switch(
        "free_poverty",
        ("no", "yes"),
        "Q-32",
        "a player may go short of a resource despite having enough tokens",
    ),
    Switch(
        "poverty_overflow",
        ("counted", "ignored"),
        "Q-40",
        "whether steps beyond the end of the poverty track cost reputation",
    ),
    Switch(
        "end_choices",
        ("engine", "players"),
        "Q-57",
        "who plans the personal project and names the letters of cards that show all four: "
        "the engine takes the best result, or each player is asked",
    ),
)

MENU: Final = Menu(
    "edition",
    SWITCHES,
    {"2023": {switch.key: switch.values[0] for switch in SWITCHES}},
    "2023",
)


class RaisingOptions:
    """The switches as the rules read them."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.council = chosen["council"] == "on"
        self.one_tile_a_round = chosen["empty_plot_uses_per_round"] == "1"
        self.nonplayer_in_wards = chosen["nonplayer_counts_in_ward_control"] == "yes"
        self.free_poverty = chosen["free_poverty"] == "yes"
        self.poverty_overflows = chosen["poverty_overflow"] == "counted"
        self.players_choose_at_end = chosen["end_choices"] == "players"

"""What a pack can change in the files of Raising Chicago; how it is merged, the kernel knows."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.packs.merging import ADDS, REMOVES, Change, Merged, Tables, merge_pack
from bigshoulders.kernel.packs.pack import Pack

__all__ = ["ADDS", "LISTS", "REMOVES", "TABLES", "Change", "Merged", "merge"]

LISTS: Final[dict[str, tuple[str, str]]] = {
    "projects": ("projects", "project"),
    "finals": ("finals", "final project"),
    "prestige": ("prestige", "prestige building"),
    "plots": ("plots", "plot"),
    "neighborhood_spaces": ("neighborhood_spaces", "neighborhood space"),
    "neighborhoods": ("neighborhoods", "neighborhood tile"),
    "empty_plots": ("empty_plots", "empty plot tile"),
    "ward_control": ("ward_control", "ward control token"),
    "cards": ("cards", "resource card"),
    "council": ("council", "council member"),
}

TABLES: Final = Tables(
    game="Raising Chicago",
    pages=(*LISTS, "board"),
    lists=LISTS,
    numbers={
        "prestige": ("on_display",),
        "cards": ("sides",),
        "council": ("thresholds",),
        "board": (
            *("companies", "company_slots", "company_expansions", "start_tokens", "trade_give"),
            *("level_reputation", "consolation", "final_match", "symbol_set"),
            *("markers.each_color", "markers.added", "markers.most_on_board", "markers.nonplayer"),
            *("personal_project.need", "personal_project.each", "personal_project.all"),
            *("bidding_board.first", "bidding_board.second"),
            *("poverty.lost", "poverty.each_beyond"),
            *("expertise.end_column", "expertise.start_column", "expertise.token_columns"),
            *("expertise.column_rewards", "expertise.banners"),
        ),
    },
    parts={"companies": ("company", ("id", "name"))},
    places={
        "prestige.on_display": "prestige buildings",
        "cards.sides": "resource cards",
        "council.thresholds": "council",
        "board.markers": "markers",
        "board.personal_project": "personal projects",
        "board.bidding_board": "bidding board",
        "board.poverty": "poverty track",
        "board.expertise": "expertise tracks",
    },
    numbered={},
    wholes={},
    counts="board.json",
    is_named_by_id=True,
)


def merge(texts: dict[str, str], pack: Pack) -> Merged:
    """Merge a pack into the files of the box."""
    return merge_pack(texts, pack, TABLES)

"""What a pack can change in the files of City; how it is merged, the kernel knows."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.packs.merging import ADDS, REMOVES, Change, Merged, Tables, merge_pack
from bigshoulders.kernel.packs.pack import Pack

__all__ = ["ADDS", "REMOVES", "TABLES", "Change", "Merged", "merge"]

LISTS: Final[dict[str, tuple[str, str]]] = {
    "companies": ("companies", "company"),
    "buildings": ("buildings", "building"),
    "assets": ("assets", "asset"),
    "demand": ("tiles", "demand tile"),
    "goals": ("goals", "goal"),
}

TABLES: Final = Tables(
    game="City",
    pages=(*LISTS, "board", "special"),
    lists=LISTS,
    numbers={
        "board": (
            *("start_cash", "emergency_extra_steps", "asset_prices", "cubes", "haymarket_at_setup"),
            *("supplies", "appeal_track.bonuses", "appeal_track.cash_instead", "job_market.groups"),
            *("job_market.price_when_empty", "certificates.limit", "supply_chain.at_setup_each"),
            "spaces",
        ),
        "special": (
            *("edition_2025.at_setup", "edition_2025.rows", "edition_2025.prices"),
            *("edition_2025.sections", "simplified_closure.director"),
            "simplified_closure.others_per_share",
        ),
        "goals": ("used", "prize"),
        "demand": ("columns",),
    },
    parts={
        "spaces": ("space", ("id", "name", "company_pays", "once", "opens_in_decade", "effect")),
        "columns": ("column", ("id", "bonus")),
    },
    places={
        "special.edition_2025": "advanced supply chain board",
        "special.simplified_closure": "simplified closure",
        "goals.used": "goals",
        "goals.prize": "goals",
    },
    numbered={"factories": "factory"},
    wholes={"factory": "factories", "special": "special"},
    counts="board.json",
    is_named_by_id=False,
)


def merge(texts: dict[str, str], pack: Pack) -> Merged:
    """Merge a pack into the files of the box."""
    return merge_pack(texts, pack, TABLES)

"""Packs for tests: made from plain data, written into a folder or into one file."""

from __future__ import annotations

import json
from pathlib import Path

from bigshoulders.games.city.box.components import Box
from bigshoulders.games.city.box.loading import box_with
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.packs.pack import Pack
from bigshoulders.kernel.stream import Stream

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"

COMPANY: dict[str, Json] = {
    "id": "calumet",
    "name": "Calumet Soap Works",
    "abbr": "CSW",
    "kind": "standard",
    "industry": "dry_goods",
    "start_appeal": 2,
    "prices": [30, 40],
    "salesperson_slots": 1,
    "asset_slots": 1,
    "color": "#5E8C61",
    "factories": [
        {
            "workers": 1,
            "cubes": {"coal": 1},
            "goods": 2,
            "automation": 1,
            "manager_slots": 1,
            "manager_bonus": {"cubes": 1},
        }
    ],
}
BUILDING: dict[str, Json] = {
    "id": "i-13",
    "name": "Lake Wharf",
    "era": 1,
    "company_pays_owner": 10,
    "effect": {"cubes": {"wood": 1}},
    "workers_added": 1,
    "min_players": 2,
}
ASSET: dict[str, Json] = {
    "id": "lake_steamers",
    "name": "Lake Steamers",
    "starting": [],
    "immediate": {"workers": 1},
    "cost": 10,
    "ability": {"cubes": {"coal": 1}},
}
TILE: dict[str, Json] = {
    "id": "d1_4",
    "level": 1,
    "goods": 4,
    "blocked": False,
    "min_players": 2,
}
GOAL: dict[str, Json] = {
    "id": "largest_company",
    "name": "Company with most workers",
    "measure": "workers",
    "scope": "best_company",
}


def pack_of(**pages: Json) -> Pack:
    """Return a pack as it would be read from the folder "trial"."""
    return Pack("trial", "1", pages, {page: f"trial/{page}.json" for page in pages})


def box_of(**pages: Json) -> Box:
    """Return the box as a pack with these pages changes it."""
    return box_with(pack_of(**pages))


def write_folder(folder: Path, head: dict[str, Json], **pages: Json) -> Path:
    """Write a pack into a folder."""
    folder.mkdir()
    for name, page in {"pack": head, **pages}.items():
        (folder / f"{name}.json").write_text(json.dumps(page), encoding="utf-8")
    return folder


def play_out(game: Game, seed: str) -> None:
    """Play at random to the end, asking the referee after every answer."""
    stream = Stream(seed)
    while not game.is_over():
        seat = game.deciders()[0]
        answers = game.answers(seat)
        game.play(seat, answers[stream.below(len(answers))])
        assert game.rules.violations(game.state) == []

"""Bots for City of the Big Shoulders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigshoulders.bots.city import characters, levels

if TYPE_CHECKING:
    from bigshoulders.bots import MakeBot

LEVELS: dict[str, MakeBot] = {  # from the gentlest to the fiercest
    "gentle": levels.gentle,
    "heuristic": levels.heuristic,
    "sharp": levels.sharp,
    "skilled": levels.skilled,
    "strong": levels.strong,
    "fierce": levels.fierce,
}
CHARACTERS: dict[str, MakeBot] = {  # about as strong as the third level
    "builder": characters.builder,
    "raider": characters.raider,
    "rentier": characters.rentier,
    "gambler": characters.gambler,
    "miser": characters.miser,
}
BOTS: dict[str, MakeBot] = {**LEVELS, **CHARACTERS}

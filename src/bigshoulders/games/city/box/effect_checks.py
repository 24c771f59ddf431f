"""Checks that an effect stands where the rules know how to carry it out.

Whatever is refused here would be ignored in a game, or leave a Director without a legal answer.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.games.city.box.components import Asset, Effect, Space
from bigshoulders.games.city.box.effects import ABILITY, IMMEDIATE, ON_SPACE, fields_at, used
from bigshoulders.kernel.json_nodes import Node

ALONE: Final[tuple[str, ...]] = ("dividend", "hires", "buys_asset", "automate")
MOST_UNLIKE: Final = 2  # the rules remember one type that was taken
ALWAYS_OPEN: Final = "fund40"  # so that a partner can always be placed


def check_space(space: Space, page: Node) -> None:
    """Check what a space of the bank or of a building gives."""
    effect, where = space.effect, f"{space.key}: effect"
    _check_fields(effect, fields_at(ON_SPACE), page, where)
    alone = [field for field in used(effect) if field in ALONE]
    if len(alone) > 1:
        raise page.malformed(f"{where}: {' and '.join(alone)} cannot be combined")
    if effect.hires and effect.workers:
        raise page.malformed(f"{where}: hires and workers cannot be combined")
    if effect.discount and not effect.buys_asset:
        raise page.malformed(f"{where}: a discount needs buys_asset")
    if effect.unlike_cubes > MOST_UNLIKE:
        raise page.malformed(f"{where}: unlike_cubes: expected at most {MOST_UNLIKE}")
    if space.company_pays and (effect.hires or effect.buys_asset):
        raise page.malformed(f"{space.key}: a company cannot pay for {alone[0]}; it pays later")
    if space.key == ALWAYS_OPEN and not _is_always_open(space):
        raise page.malformed(
            f"{space.key}: expected a fund without cost, limit or decade: it must stay open to all"
        )


def _is_always_open(space: Space) -> bool:
    is_free = not space.company_pays and not space.once and space.opens_in_decade == 1
    return is_free and used(space.effect) == ["fund"]


def check_asset(asset: Asset, page: Node) -> None:
    """Check what a capital asset gives at once, and its ability."""
    _check_fields(asset.immediate, fields_at(IMMEDIATE), page, f"{asset.key}: immediate")
    ability, where = asset.ability, f"{asset.key}: ability"
    _check_fields(ability, fields_at(ABILITY), page, where)
    if not used(ability):
        raise page.malformed(f"{where}: expected at least one of {', '.join(fields_at(ABILITY))}")
    if ability.protects and (len(used(ability)) > 1 or asset.cost):
        raise page.malformed(f"{where}: protects must be alone and cost nothing")
    expected = 1 if ability.one_staff else 0
    if ability.managers != expected or ability.salespeople != expected:
        raise page.malformed(f"{where}: staff is one_staff with 1 managers and 1 salespeople")
    if ability.price_per_good % 10 != 0:  # so that half of it is whole (C-DEM-07)
        raise page.malformed(f"{where}: price_per_good: expected a multiple of 10")


def _check_fields(effect: Effect, known: tuple[str, ...], page: Node, where: str) -> None:
    for field in used(effect):
        if field not in known:
            raise page.malformed(
                f"{where}: {field} has no effect here; known are {', '.join(known)}"
            )

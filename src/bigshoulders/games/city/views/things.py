"""City's things by name, with what each of them is or does, in English."""

from __future__ import annotations

from bigshoulders.games.city.box.components import INDUSTRIES, Charter, Factory
from bigshoulders.games.city.box.loading import standard_box
from bigshoulders.games.city.views.words import (
    asset_words,
    by_name,
    industry_name,
    price_range,
    space_words,
)
from bigshoulders.kernel.json_nodes import Json


def things(edition: str) -> dict[str, Json]:
    """Return City's companies, spaces, assets and goals."""
    box = standard_box()
    return {
        "company": {one.key: _company(one) for one in box.charters},
        "space": {
            one.key: {"name": one.name, "text": space_words(one).partition(": ")[2]}
            for one in box.spaces
        },
        "asset": {
            one.key: {"name": one.name_in(edition), "text": asset_words(one)} for one in box.assets
        },
        "goal": {one.key: {"name": one.name, "text": ""} for one in box.goals},
        "industry": {key: {"name": industry_name(key), "text": ""} for key in INDUSTRIES},
    }


def _company(charter: Charter) -> dict[str, Json]:
    factories = " · ".join(_factory(factory) for factory in charter.factories)
    industry = industry_name(INDUSTRIES[charter.industry])
    start = f"{industry}, appeal {charter.start_appeal}, {price_range(charter)} a good"
    return {
        "name": charter.name,
        "short": charter.abbr,
        "color": charter.color,
        "text": f"{start}; {factories}" if factories else start,
    }


def _factory(factory: Factory) -> str:
    cubes = by_name(factory.inputs)
    inputs = " + ".join(f"{count} {kind}" for kind, count in cubes.items() if count)
    people = f"{factory.workers} worker{'' if factory.workers == 1 else 's'}"
    return f"{people}, {inputs or 'no cubes'} → {factory.goods} goods"

"""What the words of a game mean, for clients that show them to people: things, answers, options."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from bigshoulders.bots import BOTS
from bigshoulders.games import entry, rules_of
from bigshoulders.games.city.box.components import INDUSTRIES, Charter, Factory
from bigshoulders.games.city.box.loading import standard_box
from bigshoulders.games.city.views import editions as city_editions
from bigshoulders.games.city.views.words import (
    asset_words,
    by_name,
    industry_name,
    price_range,
    space_words,
)
from bigshoulders.games.raising.box.loading import standard_box as raising_box
from bigshoulders.games.raising.game import ANY_TABLE
from bigshoulders.games.raising.views import editions as raising_editions
from bigshoulders.games.raising.views import words
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.schemas.messages import MOST_SEATS

Things: TypeAlias = dict[str, Json]  # by domain of the language, then by key


@lru_cache(maxsize=32)
def words_of(
    game: str, edition: str, seats: int | None = None, options: tuple[tuple[str, str], ...] = ()
) -> dict[str, Json]:
    """Return names and meanings; what is not in it is called by its key."""
    menu = entry(game).menu
    numbers = seats_of(game)
    wanted = {menu.preset_key: edition, **dict(options)}
    language = rules_of(game, seats or numbers[-1], wanted).language
    things = THINGS.get(game)
    return {
        "seats": list(numbers),
        "bots": list(BOTS[game]),
        "verbs": [{"pattern": verb.pattern, "meaning": verb.text} for verb in language.verbs],
        "domains": {name: list(keys) for name, keys in language.domains.items()},
        "things": {} if things is None else things(edition),
        "effects": effects_of(game),
    }


@lru_cache(maxsize=8)
def seats_of(game: str) -> tuple[int, ...]:
    """Return how many can play a game."""
    return tuple(number for number in range(1, MOST_SEATS + 1) if _can_play(game, number))


def effects_of(game: str) -> dict[str, Json]:
    """Return what a table plays at each value of each option."""
    say = EFFECTS.get(game, _plain)
    return {
        switch.key: {value: say(switch.key, value) for value in switch.values}
        for switch in entry(game).menu.switches
    }


def _can_play(game: str, seats: int) -> bool:
    try:
        rules_of(game, seats, {})
    except Malformed:
        return False
    return True


def _plain(_switch: str, value: str) -> str:
    return value.replace("_", " ")


# City


def city_things(edition: str) -> Things:
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


# Raising Chicago


def raising_things(_edition: str) -> Things:
    """Return the projects, tiles, cards and members of Raising Chicago."""
    box = raising_box(ANY_TABLE)
    return {
        "space": {space.lower(): _thing(space, "") for space in box.board.spaces},
        "project": {one.key: _thing(one.name, words.project_words(one)) for one in box.projects},
        "prestige": {one.key: _thing(one.name, words.prestige_words(one)) for one in box.prestige},
        "tile": {
            one.key: _thing(f"tile {one.key}", words.empty_plot_words(one))
            for one in box.empty_plots
        },
        "neighborhood": {
            one.key: _thing(one.key, words.reward_words(one.reward)) for one in box.neighborhoods
        },
        "card": {one.key: _thing(f"card {one.key}", words.spot_words(one)) for one in box.cards},
        "token": {one.key: _thing(one.key, words.ward_token_words(one)) for one in box.ward_tokens},
        "member": {
            one.key: _thing(f"member {one.key}", words.member_words(one)) for one in box.members
        },
    }


def _thing(name: str, text: str) -> dict[str, Json]:
    return {"name": name, "text": text}


THINGS: Final[dict[str, Callable[[str], Things]]] = {
    "city": city_things,
    "raising": raising_things,
}
EFFECTS: Final[dict[str, Callable[[str, str], str]]] = {
    "city": city_editions.plays,
    "raising": raising_editions.plays,
}

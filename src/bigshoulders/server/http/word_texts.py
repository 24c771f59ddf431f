"""What the words of a game mean, for clients that show them to people: things, answers, options."""

from __future__ import annotations

from functools import lru_cache

from bigshoulders.games import entry
from bigshoulders.kernel.action import Verb
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.marks import Reported, reported_fields


@lru_cache(maxsize=32)
def words_of(
    game: str,
    edition: str,
    seats: int | None = None,
    options: tuple[tuple[str, str], ...] = (),
    bots: tuple[str, ...] = (),
) -> dict[str, Json]:
    """Return names and meanings; what is not in it is called by its key."""
    one = entry(game)
    numbers = one.seats()
    wanted = {one.menu.preset_key: edition, **dict(options)}
    language = one.rules(seats or numbers[-1], wanted).language
    return {
        "seats": list(numbers),
        "bots": list(bots),
        "verbs": [_verb(verb) for verb in language.verbs],
        "domains": {name: list(keys) for name, keys in language.domains.items()},
        "things": one.things(edition),
        "effects": {
            switch.key: {value: one.switch_words(switch.key, value) for value in switch.values}
            for switch in one.menu.switches
        },
        "reported": {
            path: _reported(mark) for path, mark in reported_fields(one.view_shape).items()
        },
    }


def _verb(verb: Verb) -> dict[str, Json]:
    return {
        "key": verb.key,
        "pattern": verb.pattern,
        "meaning": verb.text,
        "role": verb.role,
        "about": verb.about or None,
    }


def _reported(mark: Reported) -> dict[str, Json]:
    return {"kind": mark.kind, "rank": mark.rank, "good": mark.good, "beyond": mark.beyond}

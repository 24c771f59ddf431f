"""Worlds that look alike to somebody: the same log, but for what that person cannot know.

In a *shuffled* world, words that they never heard (the names of hidden buildings) have changed
places in the whole log. A *redrawn* one begins at a moment of the game, with all that they cannot
know drawn anew by the engine. In a *reseeded* one the past is the same, and the draws to come are
others.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bigshoulders.kernel.errors import Broken, Malformed
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.tables.table import rules_for
from tests.leaks.playing import beginning_otherwise
from tests.leaks.sights import knowledge
from tests.server.worlds import Loose

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.server.store.rows import Entry
    from tests.leaks.sights import Observation
    from tests.server.worlds import World

ATTEMPTS = 4
SHUFFLED, REDRAWN, RESEEDED = "shuffled", "redrawn", "reseeded"

_STEM = re.compile(r"[^0-9]*")


def reseeded(world: World) -> World:
    """Return the same past, with other draws to come."""
    return replace(world, head=replace(world.head, seed="another seed"))


def redrawn(world: World, observation: Observation, seed: str) -> World | None:
    """Return a world of moments with the unknown drawn anew, if there is anything unknown.

    Whoever has been in several seats is left out: the engine redraws for one seat only.
    """
    if len(observation.seats) > 1:
        return None
    game = world.table().playing()
    other = beginning_otherwise(
        world, game.determinize(next(iter(observation.seats), None), Stream(seed))
    )
    return None if other.head.position == world.head.position else other


def shuffled(world: World, observation: Observation, random: Random) -> World | None:
    """Let hidden words change places in the whole log, if there is a way that nobody notices."""
    known = knowledge(world, observation)
    told = "\n".join(known)
    for attempt in range(ATTEMPTS):
        names = _renaming(world, told, random, pairs=attempt > 0)
        other = None if names is None else _renamed(world, names)
        if other is not None and knowledge(other, observation) == known:
            return reseeded(other)
    return None


def _renaming(world: World, told: str, random: Random, *, pairs: bool) -> dict[str, str] | None:
    """Return new names for some words that do not occur in what was told."""
    used = {word for entry in world.entries for word in entry.lines.split()}
    groups: dict[tuple[str, str], list[str]] = {}
    for domain, words in rules_for(world.head).language.domains.items():
        for word in words:
            stem = _STEM.match(word)
            is_secret = f'"{word}"' not in told and not word.isdigit()
            if stem is not None and is_secret and (pairs or word in used):
                groups.setdefault((domain, stem[0]), []).append(word)
    useful = [group for group in groups.values() if len(group) > 1 and used & set(group)]
    if not useful:
        return None
    names: dict[str, str] = {}
    for group in [random.choice(useful)] if pairs else useful:
        old = random.sample(group, 2) if pairs else group
        new = old[::-1] if pairs else random.sample(group, len(group))
        names |= dict(zip(old, new, strict=True))
    return names if any(old != new and old in used for old, new in names.items()) else None


def _renamed(world: World, names: dict[str, str]) -> World | None:
    """Return the log with other words, or None if such a game cannot be."""
    table = Loose(world.head, world.seated)
    entries: list[Entry] = []
    try:
        for entry in world.entries:
            lines = "\n".join(_line(line, names) for line in entry.lines.splitlines())
            table.fold(replace(entry, lines=lines))
            digest = table.digest() if entry.digest else ""
            entries.append(replace(entry, lines=lines, digest=digest))
    except (Broken, Malformed):
        return None
    return replace(world, entries=entries)


def _line(line: str, names: dict[str, str]) -> str:
    return " ".join(names.get(word, word) for word in line.split(" "))

"""What an answer would change: a look at a twin that stops before anything hidden is revealed."""

from __future__ import annotations

from bigshoulders.kernel.action import Action
from bigshoulders.kernel.errors import Illegal
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json


class Change:
    """One value that would be another one, with the path to it in the view."""

    def __init__(self, path: str, before: Json, after: Json) -> None:
        self.path = path
        self.before = before
        self.after = after

    def __str__(self) -> str:
        return f"{self.path}: {self.before} → {self.after}"


def preview(game: Game, action: Action) -> list[Change]:
    """Return what the deciding seat would see change; an illegal answer is refused."""
    refusal = game.why_not(action)
    if refusal is not None:
        raise Illegal(refusal)
    after = game.peek(action)
    return changes(game.view(action.seat), after.view(action.seat))


def changes(before: Json, after: Json, path: str = "") -> list[Change]:
    """Return every difference between two views."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[Change] = []
        for key in sorted(before.keys() | after.keys()):
            found += changes(before.get(key), after.get(key), f"{path}.{key}" if path else key)
        return found
    if isinstance(before, list) and isinstance(after, list) and _is_table(before, after):
        found = []
        for index in range(len(before)):
            found += changes(before[index], after[index], f"{path}.{_label(before[index], index)}")
        return found
    return [] if before == after else [Change(path, before, after)]


def _is_table(before: list[Json], after: list[Json]) -> bool:
    """Tell whether two lists are rows of the same things, to be compared one by one."""
    nested = [entry for entry in before if isinstance(entry, (dict, list))]
    return len(before) == len(after) and len(nested) == len(before)


def _label(entry: Json, index: int) -> str:
    """Name a row by its seat if it has one, else by its place."""
    if isinstance(entry, dict) and "seat" in entry:
        return str(entry["seat"])
    return str(index)

"""Merging a pack into the files of a box: texts in, texts out.

A pack changes components by their id: fields that it names take the place of those in the box, a
new id adds a component, `"remove": true` takes one out. Some numbers can be changed by their name.
What can be changed a game says in its `Tables`; whether the result makes sense is for its loading.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, cast

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.packs.pack import Pack

ADDS: Final = "adds"
OVERRIDES: Final = "overrides"
REMOVES: Final = "removes"

REMARKS: Final[tuple[str, ...]] = ("notes", "other_spellings")  # of no effect in a game
NO_VALUES: Final[tuple[str, ...]] = ("id", "rule", *REMARKS)
NO_NEED: Final[tuple[str, ...]] = (
    "provenance",
    "rule",
    *REMARKS,
)  # what no new component has to have


@dataclass(frozen=True)
class Tables:
    """What a pack can change in the files of a game."""

    game: str
    pages: tuple[str, ...]  # in the order in which they are merged
    lists: dict[str, tuple[str, str]]  # by page: its list, and what a component of it is called
    numbers: dict[str, tuple[str, ...]]  # by page: the numbers that can be changed besides
    parts: dict[str, tuple[str, tuple[str, ...]]]  # by number: a list that cannot grow, by id
    places: dict[str, str]  # by page and number: where it stands, "board" if not said
    numbered: dict[str, str]  # by field: a list whose entries can be called by their number
    wholes: dict[str, str]  # by the first word of a reconstructed field: the field it is part of
    counts: str  # the file that declares how many components were published
    is_named_by_id: bool  # whether a component is named by its kind and id, or by its name


class Change:
    """One thing that a pack does to the box."""

    def __init__(
        self, does: str, kind: str, key: str, name: str, label: str, fields: tuple[str, ...]
    ) -> None:
        self.does = does
        self.kind = kind
        self.key = key
        self.name = name
        self.label = label  # what it is called in a list of values
        self.fields = fields


class Merged:
    """The files of the box with a pack merged into them, and what the pack did."""

    def __init__(self, texts: dict[str, str], sources: dict[str, str]) -> None:
        self.texts = texts
        self.sources = sources  # where each file comes from, for messages
        self.changes: list[Change] = []

    def values(self) -> tuple[str, ...]:
        """List the values that are the pack's, as "component: field"."""
        values: list[str] = []
        for change in self.changes:
            for field in change.fields:
                values.append(f"{change.label}: {field.replace('_', ' ')}")
        return tuple(values)


def merge_pack(texts: dict[str, str], pack: Pack, tables: Tables) -> Merged:
    """Merge a pack into the files of the box."""
    merged = Merged(dict(texts), {name: f"{name} (with pack {pack.name})" for name in texts})
    for page in pack.pages:
        if page not in tables.pages:
            known = ", ".join(tables.pages)
            raise Malformed(
                f"{pack.sources[page]}: {tables.game} has no such page; known are {known}"
            )
    _drop_counts(merged, tables.counts)
    for page in tables.pages:  # in this order whatever the order of the files
        if page in pack.pages:
            name = f"{page}.json"
            box = _object(cast("Json", json.loads(merged.texts[name])))
            node = Node(pack.pages[page], (pack.sources[page],))
            _Page(page, tables, merged.changes).merge(box, node)
            merged.texts[name] = json.dumps(box)
            merged.sources[name] = pack.sources[page]
    return merged


def _drop_counts(merged: Merged, name: str) -> None:
    """Forget how many components were published: a pack may hold more or fewer."""
    page = _object(cast("Json", json.loads(merged.texts[name])))
    del page["counts"]
    merged.texts[name] = json.dumps(page)


class _Page:
    """One page of a pack on its way into the file of the same name."""

    def __init__(self, page: str, tables: Tables, changes: list[Change]) -> None:
        self.page = page
        self.tables = tables
        self.changes = changes
        self.kind = tables.lists[page][1] if page in tables.lists else ""
        self.allowed = tables.numbers.get(page, ())

    def merge(self, box: dict[str, Json], node: Node) -> None:
        """Merge the page: a list of components, or an object that may hold numbers besides."""
        if self.page not in self.tables.lists:
            self.merge_numbers(box, node, "")
            return
        name = self.tables.lists[self.page][0]
        if isinstance(node.value, list):
            box[name] = self.merge_list(_list(box[name]), node)
            return
        rest: dict[str, Json] = {}
        for field, value in node.fields():
            if field == name:
                box[name] = self.merge_list(_list(box[name]), value)
            else:
                rest[field] = value.value
        if rest:
            self.merge_numbers(box, Node(rest, node.path), "")

    def changed(
        self, does: str, kind: str, entry: dict[str, Json], name: str, fields: tuple[str, ...]
    ) -> None:
        """Note what was done to a component."""
        key = str(entry["id"])
        label = f"{kind} {key}" if self.tables.is_named_by_id else name
        self.changes.append(Change(does, kind, key, name, label, fields))

    # Components

    def merge_list(self, old: list[Json], node: Node) -> list[Json]:
        box = {str(_object(entry)["id"]): _object(entry) for entry in old}
        common = _common_fields(box)
        seen: list[str] = []
        for item in node.items():
            key = item.at("id").text()
            if key in seen:
                raise item.malformed("the pack names this id twice")
            seen.append(key)
            remove = item.maybe("remove")
            if remove is not None:
                self.remove(box, item, remove, key)
            elif key in box:
                self.override(box, item, key, common)
            else:
                self.add(box, item, key, common)
        return list(box.values())

    def remove(self, box: dict[str, dict[str, Json]], item: Node, remove: Node, key: str) -> None:
        if not remove.flag():
            raise remove.expected("true")
        item.only(("id", "remove"))
        if key not in box:
            raise item.malformed(f"there is no {self.kind} of this id to remove{_near(key, box)}")
        entry = box.pop(key)
        self.changed(REMOVES, self.kind, entry, _name(entry), ())

    def add(
        self, box: dict[str, dict[str, Json]], item: Node, key: str, common: tuple[str, ...]
    ) -> None:
        _refuse_provenance(item)
        for field in common:
            if item.maybe(field) is None:
                raise item.malformed(
                    f'a new {self.kind} needs the field "{field}", '
                    f"and the box has no {self.kind} of this id{_near(key, box)}"
                )
        entry = dict(_object(item.value))
        box[key] = entry
        self.changed(ADDS, self.kind, entry, _name(entry), tuple(_values(item)))

    def override(
        self, box: dict[str, dict[str, Json]], item: Node, key: str, common: tuple[str, ...]
    ) -> None:
        _refuse_provenance(item)
        entry = dict(box[key])
        named: list[str] = []
        for field, value in item.fields():
            if field in self.tables.numbered and isinstance(value.value, dict):
                word = self.tables.numbered[field]
                entry[field] = _merge_numbered(_list(entry[field]), value, word, named)
            elif value.is_null() and field in entry and field not in common:
                del entry[field]
                named.append(field)
            elif field != "id":
                entry[field] = value.value
                named.append(field)
        if not named:
            raise item.malformed(
                f'expected a field to change, or "remove": true to take the {self.kind} out'
            )
        self.settle(entry, named)
        box[key] = entry
        fields = tuple([field for field in named if field not in NO_VALUES])
        self.changed(OVERRIDES, self.kind, entry, _name(entry), fields)

    # Numbers

    def merge_numbers(self, box: dict[str, Json], node: Node, above: str) -> None:
        """Change the numbers that a pack may change, field by field."""
        for field, value in node.fields():
            path = above + field
            if path in self.allowed:
                self.merge_number(box, field, value, path)
            elif any(one.startswith(f"{path}.") for one in self.allowed):
                self.merge_numbers(_object(box[field]), value, f"{path}.")
            else:
                raise value.malformed(
                    f"a pack cannot change this; here it can change {self.listed()}"
                )

    def merge_number(self, box: dict[str, Json], field: str, value: Node, path: str) -> None:
        old = box[field]
        if field in self.tables.parts:
            box[field] = self.merge_parts(_list(old), value, field)
            return
        named = [field]
        if isinstance(old, dict):
            box[field] = _updated(old, value)
            named = [f"{field} {key}" for key, _value in value.fields()]
        else:
            box[field] = value.value
        self.settle(box, named)
        place = self.tables.places.get(f"{self.page}.{path.partition('.')[0]}", "board")
        self.changes.append(Change(OVERRIDES, "number", path, place, place, (field,)))

    def merge_parts(self, old: list[Json], node: Node, what: str) -> list[Json]:
        """Change printed parts of the board; the rules need exactly those that are there."""
        kind, known = self.tables.parts[what]
        box = {str(_object(entry)["id"]): dict(_object(entry)) for entry in old}
        for item in node.items():
            key = item.at("id").text()
            if key not in box:
                raise item.malformed(f"there are no {what} of this id; there are {', '.join(box)}")
            item.only(known)
            fields = _values(item)
            for field in fields:
                box[key][field] = item.at(field).value
            self.settle(box[key], fields)
            name = str(box[key].get("name", f"{key} {kind}"))
            self.changed(OVERRIDES, kind, box[key], name, tuple(fields))
        return list(box.values())

    def listed(self) -> str:
        lists = [self.tables.lists[self.page][0]] if self.page in self.tables.lists else []
        return ", ".join([*lists, *self.allowed])

    # Where a value comes from

    def settle(self, entry: dict[str, Json], named: list[str]) -> None:
        """Take what a pack names out of the list of what no source prints."""
        provenance = entry.get("provenance")
        if isinstance(provenance, dict) and "reconstructed" in provenance:
            left: list[Json] = []
            for what in _list(provenance["reconstructed"]):
                if not self.covers(named, str(what)):
                    left.append(what)
            entry["provenance"] = {**provenance, "reconstructed": left}

    def covers(self, named: list[str], what: str) -> bool:
        """Tell whether the fields named include this one; a whole list includes what is in it."""
        return what in named or self.tables.wholes.get(what.partition(" ")[0], "") in named


def _common_fields(box: dict[str, dict[str, Json]]) -> tuple[str, ...]:
    """Return the fields that no component lacks, in the order of the first one."""
    entries = list(box.values())
    common: list[str] = []
    for field in entries[0]:
        if field not in NO_NEED and all(field in entry for entry in entries):
            common.append(field)
    return tuple(common)


def _merge_numbered(old: list[Json], node: Node, word: str, named: list[str]) -> list[Json]:
    """Change single fields of entries that are called by their number."""
    entries = [dict(_object(entry)) for entry in old]
    numbers = tuple([str(number) for number in range(1, len(entries) + 1)])
    node.only(numbers)
    for number, changes in node.fields():
        for field, value in changes.fields():
            entries[numbers.index(number)][field] = value.value
            named.append(f"{word} {number} {field}")
    return list(entries)


def _updated(old: dict[str, Json], node: Node) -> dict[str, Json]:
    """Change the fields that are named; null takes one out."""
    new = dict(old)
    for field, value in node.fields():
        if value.is_null():
            new.pop(field, None)
        else:
            new[field] = value.value
    return new


def _refuse_provenance(item: Node) -> None:
    found = item.maybe("provenance")
    if found is not None:
        raise found.malformed("what a pack says comes from the pack, so leave this field out")


def _values(item: Node) -> list[str]:
    return [field for field, _value in item.fields() if field not in NO_VALUES]


def _name(entry: dict[str, Json]) -> str:
    return str(entry.get("name", entry["id"]))


def _object(value: Json) -> dict[str, Json]:
    return cast("dict[str, Json]", value)


def _list(value: Json) -> list[Json]:
    return cast("list[Json]", value)


def _near(key: str, box: dict[str, dict[str, Json]]) -> str:
    close = get_close_matches(key, list(box), n=3)
    return f"; did you mean {' or '.join(close)}?" if close else ""

"""Merging a pack into the files of the box: texts in, texts out.

A pack changes components by their id: fields that it names take the place of those in the box, a
new id adds a component, `"remove": true` takes one out. A few numbers of the board can be changed
by their name. Whether the result makes sense is for `loading` to say.
"""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Final, cast

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.pack import Pack
from bigshoulders.kernel.plain import Json, Node

# The list of components that a page of a pack changes, and what one of them is called.
LISTS: Final[dict[str, tuple[str, str]]] = {
    "companies": ("companies", "company"),
    "buildings": ("buildings", "building"),
    "assets": ("assets", "asset"),
    "demand": ("tiles", "demand tile"),
    "goals": ("goals", "goal"),
}

# The numbers that a page of a pack may change besides.
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
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
}
PAGES: Final[tuple[str, ...]] = (*LISTS, "board", "special")
NAMED_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "spaces": ("id", "name", "company_pays", "once", "opens_in_decade", "effect"),
    "columns": ("id", "bonus"),
}
PLACES: Final[dict[str, str]] = {
    "edition_2025": "advanced supply chain board",
    "simplified_closure": "simplified closure",
    "used": "goals",
    "prize": "goals",
}
WHOLES: Final[dict[str, str]] = {"factory": "factories", "special": "special"}

ADDS: Final = "adds"
OVERRIDES: Final = "overrides"
REMOVES: Final = "removes"
NO_VALUES: Final[tuple[str, ...]] = ("id", "notes", "other_spellings")  # of no effect in a game


class Change:
    """One thing that a pack does to the box."""

    def __init__(self, does: str, kind: str, key: str, name: str, fields: tuple[str, ...]) -> None:
        self.does = does
        self.kind = kind
        self.key = key
        self.name = name
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
                values.append(f"{change.name}: {field.replace('_', ' ')}")
        return tuple(values)


def merge(texts: dict[str, str], pack: Pack) -> Merged:
    """Merge a pack into the files of the box."""
    merged = Merged(dict(texts), {name: f"{name} (with pack {pack.name})" for name in texts})
    for page in pack.pages:
        if page not in PAGES:
            raise Malformed(
                f"{pack.sources[page]}: City has no such page; known are {', '.join(PAGES)}"
            )
    _drop_counts(merged)
    for page in PAGES:  # in this order whatever the order of the files
        if page in pack.pages:
            name = f"{page}.json"
            box = _object(cast("Json", json.loads(merged.texts[name])))
            _merge_page(box, page, Node(pack.pages[page], (pack.sources[page],)), merged.changes)
            merged.texts[name] = json.dumps(box)
            merged.sources[name] = pack.sources[page]
    return merged


def _drop_counts(merged: Merged) -> None:
    """Forget how many components were published: a pack may hold more or fewer."""
    board = _object(cast("Json", json.loads(merged.texts["board.json"])))
    del board["counts"]
    merged.texts["board.json"] = json.dumps(board)


def _merge_page(box: dict[str, Json], page: str, node: Node, changes: list[Change]) -> None:
    """Merge one page: a list of components, or an object that may hold numbers besides."""
    if page not in LISTS:
        _merge_numbers(box, node, page, "", changes)
        return
    name, kind = LISTS[page]
    if isinstance(node.value, list):
        box[name] = _merge_list(_list(box[name]), node, kind, changes)
        return
    rest: dict[str, Json] = {}
    for field, value in node.fields():
        if field == name:
            box[name] = _merge_list(_list(box[name]), value, kind, changes)
        else:
            rest[field] = value.value
    if rest:
        _merge_numbers(box, Node(rest, node.path), page, "", changes)


# Components


def _merge_list(old: list[Json], node: Node, kind: str, changes: list[Change]) -> list[Json]:
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
            changes.append(_remove(box, item, remove, key, kind))
        elif key in box:
            changes.append(_override(box, item, key, kind, common))
        else:
            changes.append(_add(box, item, key, kind, common))
    return list(box.values())


def _common_fields(box: dict[str, dict[str, Json]]) -> tuple[str, ...]:
    """Return the fields that no component lacks, in the order of the first one."""
    entries = list(box.values())
    return tuple([field for field in entries[0] if all(field in entry for entry in entries)])


def _remove(
    box: dict[str, dict[str, Json]], item: Node, remove: Node, key: str, kind: str
) -> Change:
    if not remove.flag():
        raise remove.expected("true")
    item.only(("id", "remove"))
    if key not in box:
        raise item.malformed(f"there is no {kind} of this id to remove{_near(key, box)}")
    return Change(REMOVES, kind, key, _name(box.pop(key)), ())


def _add(
    box: dict[str, dict[str, Json]], item: Node, key: str, kind: str, common: tuple[str, ...]
) -> Change:
    _refuse_provenance(item)
    for field in common:
        if item.maybe(field) is None:
            raise item.malformed(
                f'a new {kind} needs the field "{field}", '
                f"and the box has no {kind} of this id{_near(key, box)}"
            )
    entry = dict(_object(item.value))
    box[key] = entry
    return Change(ADDS, kind, key, _name(entry), tuple(_values(item)))


def _override(
    box: dict[str, dict[str, Json]], item: Node, key: str, kind: str, common: tuple[str, ...]
) -> Change:
    _refuse_provenance(item)
    entry = dict(box[key])
    named: list[str] = []
    for field, value in item.fields():
        if field == "factories" and isinstance(value.value, dict):
            entry[field] = _merge_factories(_list(entry[field]), value, named)
        elif value.is_null() and field in entry and field not in common:
            del entry[field]
            named.append(field)
        elif field != "id":
            entry[field] = value.value
            named.append(field)
    if not named:
        raise item.malformed(
            f'expected a field to change, or "remove": true to take the {kind} out'
        )
    _settle(entry, named)
    box[key] = entry
    fields = tuple([field for field in named if field not in NO_VALUES])
    return Change(OVERRIDES, kind, key, _name(entry), fields)


def _merge_factories(old: list[Json], node: Node, named: list[str]) -> list[Json]:
    """Change single fields of factories, which are called by their number."""
    factories = [dict(_object(factory)) for factory in old]
    numbers = tuple([str(number) for number in range(1, len(factories) + 1)])
    node.only(numbers)
    for number, factory in node.fields():
        for field, value in factory.fields():
            factories[numbers.index(number)][field] = value.value
            named.append(f"factory {number} {field}")
    return list(factories)


def _refuse_provenance(item: Node) -> None:
    found = item.maybe("provenance")
    if found is not None:
        raise found.malformed("what a pack says comes from the pack, so leave this field out")


def _values(item: Node) -> list[str]:
    return [field for field, _value in item.fields() if field not in NO_VALUES]


def _name(entry: dict[str, Json]) -> str:
    return str(entry.get("name", entry["id"]))


# Numbers


def _merge_numbers(
    box: dict[str, Json], node: Node, page: str, above: str, changes: list[Change]
) -> None:
    """Change the numbers of a page that a pack may change, field by field."""
    allowed = NUMBERS.get(page, ())
    for field, value in node.fields():
        path = above + field
        if path in allowed:
            _merge_number(box, field, value, path, changes)
        elif any(one.startswith(f"{path}.") for one in allowed):
            _merge_numbers(_object(box[field]), value, page, f"{path}.", changes)
        else:
            raise value.malformed(
                f"a pack cannot change this; here it can change {_listed(page, allowed)}"
            )


def _merge_number(
    box: dict[str, Json], field: str, value: Node, path: str, changes: list[Change]
) -> None:
    old = box[field]
    if field in NAMED_PARTS:
        box[field] = _merge_parts(_list(old), value, field, changes)
        return
    box[field] = _updated(old, value) if isinstance(old, dict) else value.value
    _settle(box, [field])
    place = PLACES.get(path.partition(".")[0], "board")
    changes.append(Change(OVERRIDES, "number", path, place, (field,)))


def _updated(old: dict[str, Json], node: Node) -> dict[str, Json]:
    """Change the fields that are named; null takes one out."""
    new = dict(old)
    for field, value in node.fields():
        if value.is_null():
            new.pop(field, None)
        else:
            new[field] = value.value
    return new


def _merge_parts(old: list[Json], node: Node, what: str, changes: list[Change]) -> list[Json]:
    """Change printed parts of the board; the rules need exactly those that are there."""
    box = {str(_object(entry)["id"]): dict(_object(entry)) for entry in old}
    for item in node.items():
        key = item.at("id").text()
        if key not in box:
            raise item.malformed(f"there are no {what} of this id; there are {', '.join(box)}")
        item.only(NAMED_PARTS[what])
        fields = tuple(_values(item))
        for field in fields:
            box[key][field] = item.at(field).value
        name = str(box[key].get("name", f"{key} column"))
        changes.append(Change(OVERRIDES, what.removesuffix("s"), key, name, fields))
    return list(box.values())


# Where a value comes from


def _settle(entry: dict[str, Json], named: list[str]) -> None:
    """Take what a pack names out of the list of what no source prints."""
    provenance = entry.get("provenance")
    if isinstance(provenance, dict) and "reconstructed" in provenance:
        left = [
            what for what in _list(provenance["reconstructed"]) if not _covers(named, str(what))
        ]
        entry["provenance"] = {**provenance, "reconstructed": left}


def _covers(named: list[str], what: str) -> bool:
    """Tell whether the fields named include this one; a whole list includes what is in it."""
    return what in named or WHOLES.get(what.partition(" ")[0], "") in named


# Plain data


def _object(value: Json) -> dict[str, Json]:
    return cast("dict[str, Json]", value)


def _list(value: Json) -> list[Json]:
    return cast("list[Json]", value)


def _listed(page: str, allowed: tuple[str, ...]) -> str:
    lists = [LISTS[page][0]] if page in LISTS else []
    return ", ".join([*lists, *allowed])


def _near(key: str, box: dict[str, dict[str, Json]]) -> str:
    close = get_close_matches(key, list(box), n=3)
    return f"; did you mean {' or '.join(close)}?" if close else ""

"""Write docs/reference: what every game asks, answers, tells, shows and lets choose.

Usage: write_reference.py [folder]
Everything is taken from the games themselves. Which data a question comes with beside that of its
sentence is seen in some random games, always the same ones; all else is declared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from bigshoulders.games import GAMES, rules_of
from bigshoulders.kernel.event import FORCED, SECOND, EventKind
from bigshoulders.kernel.game import begin
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.step import CHANCE_STEP, PLAYER, TOGETHER
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.schemas.shapes import model_of
from scripts.write_word_keys import NAME, SAMPLES, constants, everything

if TYPE_CHECKING:
    from bigshoulders.kernel.action import Verb
    from bigshoulders.kernel.state import State
    from bigshoulders.kernel.step import Step

Schema = dict[str, object]

FOLDER: Final = Path(__file__).parents[1] / "docs" / "reference"
COMMAND: Final = "make reference"
GAMES_EACH: Final = 12  # random games with each set of options

NUMBER: Final = "number"
TEXT: Final = "text"
PLAIN_TYPES: Final = {
    "integer": NUMBER,
    "number": NUMBER,
    "string": TEXT,
    "boolean": "yes or no",
    "null": "nothing",
}


def pages() -> dict[str, str]:
    """Return the text of every page by its path below the folder."""
    found = {"README.md": index()}
    for game in GAMES:
        found[f"{game}/questions.md"] = questions(game)
        found[f"{game}/words.md"] = words(game)
        found[f"{game}/events.md"] = events(game)
        found[f"{game}/options.md"] = options(game)
        whole = GAMES[game].view_shape
        if whole is not None:
            found[f"{game}/view.md"] = view(game, whole)
    return found


def index() -> str:
    """Return the page that leads to the others."""
    rows = []
    for game, entry in GAMES.items():
        links = [
            f"[{topic}]({game}/{topic}.md)"
            for topic in ("questions", "words", "events", "view", "options")
            if topic != "view" or entry.view_shape is not None
        ]
        rows.append((entry.title, f"`{game}`", ", ".join(links)))
    return page(
        "Reference",
        "What every game asks, with its data and its answers; the words that stand in answers; the "
        "events that are told; what a view holds; the options of a table. "
        f"Written by `{COMMAND}` from the code itself; a test fails if it is not current.\n\n"
        "How to write scripts with it: [positions and scripts](../scenarios.md).",
        table(("game", "key", "pages"), rows),
    )


# Questions


def questions(game: str) -> str:
    """Tell what is asked of players and of chance."""
    steps = everything(game).steps
    asked = [step for step in steps if step.kind in (PLAYER, TOGETHER)]
    drawn = [step for step in steps if step.kind == CHANCE_STEP]
    return page(
        f"Questions of {GAMES[game].title}",
        "The kind of a question, its sentence, the rule it comes from, its data and its answers. "
        "The words that stand for an argument are listed among the [words](words.md).",
        *[question(game, step) for step in asked],
        "## Draws\n\nWhat chance is asked if nobody deals." if drawn else "",
        *[question(game, step, level=3) for step in drawn],
    )


def question(game: str, step: Step[State], level: int = 2) -> str:
    """Tell about one kind of question."""
    verbs = everything(game).language.verbs
    rule = f"Rule {step.rule}. " if step.rule != "-" else ""
    together = "Asked of several seats at once, and secret until all have answered. "
    parts = [
        f"{'#' * level} `{step.key}`",
        f"{step.text}\n\n{rule}{together if step.kind == TOGETHER else ''}".strip(),
    ]
    data = question_data(game, step)
    if data:
        parts.append(table(("data", "is"), [(f"`{name}`", kind) for name, kind in data.items()]))
    parts.append(answers([verbs[verb] for verb in step.verbs]))
    return "\n\n".join([part for part in parts if part])


def answers(verbs: Iterable[Verb]) -> str:
    """Tell how each kind of answer is written and what it does."""
    rows = [(f"`{verb.pattern}`", verb.text, verb.role) for verb in verbs]
    return table(("answer", "meaning", "role"), rows)


def question_data(game: str, step: Step[State]) -> dict[str, str]:
    """Return the names of a question's data and what each is."""
    seen = sampled_data(game).get(step.key, {})
    names = {*seen, *NAME.findall(step.text)}
    return {name: named(game, name, seen.get(name, TEXT)) for name in sorted(names)}


@cache
def sampled_data(game: str) -> dict[str, dict[str, str]]:
    """Play some random games and return the data of each kind of question with its types."""
    found: dict[str, dict[str, str]] = {}
    seats = GAMES[game].seats()
    for place, chosen in enumerate(SAMPLES.get(game, ({},)) * GAMES_EACH):
        rules = rules_of(game, seats[place % len(seats)], chosen)
        playing = begin(rules, rules.start(), None)
        stream = Stream(f"reference/{place}")
        while not playing.is_over():
            for seat in playing.deciders():
                asked = playing.question(seat)
                data = found.setdefault(asked.kind, {})
                for name, value in asked.data.items():
                    data[name] = NUMBER if isinstance(value, int) else TEXT
            wander(playing, 1, stream)
    return found


# Words, events, options


def words(game: str) -> str:
    """Tell the words of every domain, those of all modules included."""
    rows = [
        (f"`{domain}`", ", ".join([f"`{key}`" for key in keys]))
        for domain, keys in everything(game).language.domains.items()
    ]
    return page(
        f"Words of {GAMES[game].title}",
        "What may stand for an argument `<…>` of an answer, and what events and questions name.",
        table(("argument", "words"), rows),
    )


def events(game: str) -> str:
    """Tell the kinds of events."""
    kinds = [kind for owner, kind in constants(EventKind) if owner == game]
    return page(
        f"Events of {GAMES[game].title}",
        "The key of an event, its data and its sentence in English. A second thing of a kind has a "
        "2 behind its name. Some events are told to one seat only.",
        table(
            ("event", "data", "sentence"),
            [(f"`{kind.key}`", event_data(game, kind), kind.text) for kind in [FORCED, *kinds]],
        ),
    )


def event_data(game: str, kind: EventKind) -> str:
    """Return the names of an event's data and what each is."""
    return ", ".join([f"`{name}` ({named(game, name, NUMBER)})" for name in kind.fields])


def named(game: str, name: str, otherwise: str) -> str:
    """Return what a name of data stands for: a word of its domain, or something plain."""
    domain = name.rstrip(SECOND)
    return f"one of `{domain}`" if domain in everything(game).language.domains else otherwise


def options(game: str) -> str:
    """Tell the options of a table and what the presets choose."""
    menu = GAMES[game].menu
    heads = ("option", "values", "meaning", "rule", *menu.presets)
    rows = [
        (
            f"`{switch.key}`",
            ", ".join([f"`{value}`" for value in switch.values]),
            switch.text,
            switch.rule,
            *[f"`{preset[switch.key]}`" for preset in menu.presets.values()],
        )
        for switch in menu.switches
    ]
    return page(
        f"Options of {GAMES[game].title}",
        f"`{menu.preset_key}` names a preset, `{menu.default}` if none is given; the last columns "
        "tell what each one chooses. Every option can be given by itself too.",
        table(heads, rows) if rows else "",
    )


# Views


def view(game: str, whole: type[object]) -> str:
    """Tell the fields of a view, and of all that is in it."""
    schema = cast("Schema", model_of(whole).model_json_schema())
    parts = cast("dict[str, Schema]", schema.get("$defs", {}))
    if "$ref" in schema:  # a shape that holds itself
        schema = parts[ref_name(schema)]
    shapes = [part for part in parts.values() if "properties" in part and part is not schema]
    return page(
        f"View of {GAMES[game].title}",
        "What `Game.view(seat)` returns: all that a seat may know, as plain data.",
        fields(schema, parts),
        *[f"## {part['title']}\n\n{fields(part, parts)}" for part in shapes],
    )


def fields(shape: Schema, parts: dict[str, Schema]) -> str:
    """Tell what a shape is, and its fields."""
    properties = cast("dict[str, Schema]", shape.get("properties", {}))
    required = cast("list[str]", shape.get("required", []))
    rows = []
    for name, field in properties.items():
        about = str(field.get("description", ""))
        kind = type_words(field, parts) + ("" if name in required else ", not always there")
        rows.append((f"`{name}`", kind, about))
    about = str(shape.get("description", ""))
    listed = table(("field", "is", "about"), rows) if rows else ""
    return "\n\n".join([part for part in (about, listed) if part])


def type_words(field: Schema, parts: dict[str, Schema]) -> str:
    """Say in words what a field holds."""
    if "$ref" in field:
        name = ref_name(field)
        is_shape = "properties" in parts[name]
        return f"[{name}](#{name.lower()})" if is_shape else type_words(parts[name], parts)
    if "anyOf" in field:
        return " or ".join([type_words(one, parts) for one in cast("list[Schema]", field["anyOf"])])
    if "const" in field or "enum" in field:
        values = cast("list[object]", field.get("enum", [field.get("const")]))
        return ", ".join([f"`{value}`" for value in values])
    if field.get("type") == "array":
        items = cast("Schema", field.get("items", {}))
        return f"list of {type_words(items, parts)}"
    if field.get("type") == "object":
        inner = field.get("additionalProperties")
        return f"{type_words(cast('Schema', inner), parts)} by key" if inner else "object"
    return PLAIN_TYPES.get(str(field.get("type")), "anything")


def ref_name(field: Schema) -> str:
    """Return the name of the shape that a schema refers to."""
    return str(field["$ref"]).rpartition("/")[2]


# Markdown


def page(title: str, about: str, *parts: str) -> str:
    """Return a whole page."""
    note = f"<!-- Written by `{COMMAND}`; change the code, not this page. -->"
    return "\n\n".join([f"# {title}", note, about, *[part for part in parts if part]]) + "\n"


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Return a table of Markdown."""
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join([f"| {' | '.join([cell(one) for one in line])} |" for line in lines])


def cell(text: str) -> str:
    """Return a text that does not end its cell."""
    return text.replace("|", "\\|").replace("\n", " ")


def write(folder: Path) -> None:
    """Write every page, and remove those that are none any more."""
    current = pages()
    for old in folder.rglob("*.md"):
        if old.relative_to(folder).as_posix() not in current:
            old.unlink()
    for name, text in current.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

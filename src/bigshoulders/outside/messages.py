"""What is said to a program and what it says, as docs/bot-protocol.md explains it.

A question holds what its seat may know and nothing else: the view, as people at the table get it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.sentences import quoted
from bigshoulders.outside.forfeits import ILLEGAL, UNREADABLE, Failed

PROTOCOL: Final = 1
ID_DIGITS: Final = 8  # of the seed, which no other question has

HELLO: Final = "hello"
OPTIONS: Final = "options"
READY: Final = "ready"
QUESTION: Final = "question"
ANSWER: Final = "answer"
ANALYZE: Final = "analyze"
ANALYSIS: Final = "analysis"


@dataclass(frozen=True)
class Introduction:
    """What a program says of itself."""

    name: str
    games: tuple[str, ...] | None  # that it plays; None: all
    options: dict[str, str] = field(default_factory=dict)  # with their defaults
    analyzes: bool = False


@dataclass(frozen=True)
class Judgement:
    """What a program thinks of an answer: the higher the value, the better it is."""

    answer: str
    value: float
    text: str


def hello() -> dict[str, Json]:
    """Return the first thing that is said."""
    return {"type": HELLO, "protocol": PROTOCOL}


def options(values: dict[str, str]) -> dict[str, Json]:
    """Return what sets options of the program."""
    return {"type": OPTIONS, "options": dict(values)}


def question(game: Game, seat: int, *, table: str, seed: str, milliseconds: int) -> dict[str, Json]:
    """Return a decision as its seat sees it."""
    rules, asked, offered = game.rules, game.question(seat), game.default_answer(seat)
    return {
        "type": QUESTION,
        "id": seed[:ID_DIGITS],
        "game": rules.game,
        "options": dict(rules.options),
        "table": table,
        "seats": [rules.language.name(one) for one in range(rules.seats)],
        "seat": rules.language.name(seat),
        "question": {
            "kind": asked.kind,
            "rule": asked.rule,
            "text": asked.text,
            "data": dict(asked.data),
        },
        "legal": [action.notation for action in game.legal(seat)],
        "default": None if offered is None else offered.notation,
        "view": game.view(seat),
        "budget": {"milliseconds": milliseconds},
        "seed": seed,
    }


def read_introduction(node: Node) -> Introduction:
    """Read the answer to hello."""
    with _Reading():
        node.at("type").one_of(HELLO)
        node.at("protocol").whole(PROTOCOL, PROTOCOL)
        games, declared = node.maybe("games"), node.maybe("options")
        return Introduction(
            node.at("name").text(),
            None if games is None else games.texts(),
            {} if declared is None else {key: str(one.value) for key, one in declared.fields()},
            node.flag_at("analysis"),
        )


def read_ready(node: Node) -> None:
    """Read the answer to options."""
    with _Reading():
        node.at("type").one_of(READY)


def read_answer(node: Node, asked: dict[str, Json]) -> int:
    """Return the place of the answer in the list of legal ones."""
    with _Reading():
        _check_id(node, ANSWER, asked)
        given = node.at("answer").text()
    return _place(given, asked)


def read_analysis(node: Node, asked: dict[str, Json]) -> list[Judgement]:
    """Read what a program thinks of some of the answers, the best first."""
    with _Reading():
        _check_id(node, ANALYSIS, asked)
        found = [_judgement(one) for one in node.at("answers").items()]
    for one in found:
        _place(one.answer, asked)
    return sorted(found, key=lambda one: -one.value)


def _judgement(node: Node) -> Judgement:
    value, text = node.at("value"), node.maybe("text")
    if isinstance(value.value, bool) or not isinstance(value.value, int | float):
        raise value.expected("a number")
    return Judgement(
        node.at("answer").text(), float(value.value), "" if text is None else str(text.value)
    )


def _check_id(node: Node, kind: str, asked: dict[str, Json]) -> None:
    node.at("type").one_of(kind)
    if node.at("id").value != asked["id"]:
        raise node.at("id").expected(str(asked["id"]))


def _place(given: str, asked: dict[str, Json]) -> int:
    legal = asked["legal"]
    if not isinstance(legal, list) or given not in legal:
        raise Failed(ILLEGAL, f"it answered {quoted(given)}, which is not one of the legal answers")
    return legal.index(given)


class _Reading:
    """Whatever is malformed in here, the program failed to say."""

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, Malformed):
            raise Failed(UNREADABLE, f"its {error}") from error

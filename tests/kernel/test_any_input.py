"""Whatever is typed, pasted or loaded: it is read, or refused in one sentence. Nothing else."""

from __future__ import annotations

import json
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from bigshoulders import new_game
from bigshoulders.games import rules_of
from bigshoulders.kernel.errors import Illegal, Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.playing.perft import wander
from bigshoulders.kernel.record import read_record, record_of, replay
from bigshoulders.kernel.stream import Stream
from bigshoulders.records import replay_text


def _game_in_the_middle() -> tuple[str, dict[str, Json]]:
    game = new_game("city", seats=2, seed=11, events=False)
    wander(game, 60, Stream("middle"))
    return record_of(game).text(), game.rules.position(game.state)


RECORD, POSITION = _game_in_the_middle()
WORDS = st.text(st.characters(codec="utf-8"), max_size=40)
NOTATION = st.lists(
    st.sampled_from(["buy", "sell", "swift", "common", "from", "bank", "run", "1", "place", "?"]),
    max_size=6,
).map(" ".join)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**12) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@given(WORDS | NOTATION)
def test_notation_is_read_or_malformed(text: str) -> None:
    game = new_game("city", seats=2, seed=1, events=False)
    before = game.hash()
    with suppress(Malformed, Illegal):
        game.apply(game.read(text))
        return
    assert game.hash() == before


@given(WORDS)
def test_any_text_is_a_record_or_malformed(text: str) -> None:
    with suppress(Malformed):
        read_record(text)


@given(st.integers(0, RECORD.count("\n") - 1), WORDS)
@settings(max_examples=60, deadline=None)
def test_a_record_with_one_line_changed_replays_or_is_malformed(line: int, text: str) -> None:
    lines = RECORD.splitlines()
    lines[line] = text
    with suppress(Malformed):
        replay_text("\n".join(lines))


@given(st.data(), JSON)
@settings(max_examples=200, deadline=None)
def test_a_position_with_one_value_changed_is_restored_or_malformed(
    data: st.DataObject, value: Json
) -> None:
    """A value somewhere in a position is replaced by anything at all."""
    position: Json = json.loads(json.dumps(POSITION))
    _replace_somewhere(data, position, value)
    rules = rules_of("city", 2, {})
    with suppress(Malformed):
        state = rules.restore(Node(position, ("position",)))
        assert rules.violations(state) == []


def _replace_somewhere(data: st.DataObject, node: Json, value: Json) -> None:
    """Walk down a random path and put the value there."""
    if isinstance(node, dict) and node:
        key = data.draw(st.sampled_from(sorted(node)))
        if isinstance(node[key], (dict, list)) and node[key] and data.draw(st.booleans()):
            _replace_somewhere(data, node[key], value)
        else:
            node[key] = value
    elif isinstance(node, list) and node:
        index = data.draw(st.integers(0, len(node) - 1))
        if isinstance(node[index], (dict, list)) and node[index] and data.draw(st.booleans()):
            _replace_somewhere(data, node[index], value)
        else:
            node[index] = value


@given(st.integers(0, 200))
@settings(max_examples=20, deadline=None)
def test_a_fork_anywhere_replays(count: int) -> None:
    record = read_record(RECORD)
    fork = replay(record.first(count), rules_of)
    assert len(fork.moves) == min(count, len(record.moves))

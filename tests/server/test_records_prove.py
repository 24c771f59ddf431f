"""The record of a table proves its deal, with all that was taken back there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigshoulders.fairness import verify
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.server.store.rows import OVER
from bigshoulders.server.tables import presenter, records
from bigshoulders.server.tables.history import entries_since
from bigshoulders.server.tables.seats.seating import Onlooker
from tests.server.taking_back import Party, last_decision, party, run

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.server.services import Services
    from bigshoulders.server.tables.seats.seating import Guest


async def record_of(made: Party) -> str:
    """Play a table to its end and return its record."""
    await made.play_until(lambda table: table.status == OVER)
    return await records.export(made.services.tables, made.table, Onlooker(host_of(made).id))


async def heard_by(made: Party, seat: int | None) -> Node:
    """Return every entry of a table as one audience heard it."""
    table = await made.now()
    story = await entries_since(made.services.tables, table, 0)
    heard: list[Json] = presenter.entries(table, story, seat)
    return Node(heard, ("heard",))


def made_in_play(heard: Node) -> list[Node]:
    """Return the entries of the game among those heard."""
    return [one for one in heard.items() if one.at("kind").text() in ("start", "move", "undo")]


def host_of(made: Party) -> Guest:
    host = made.people[0]
    assert host is not None
    return host


async def take_back_with_consent(made: Party, seat: int) -> None:
    """Let a seat take back something that another one has moved after."""
    await made.answer(seat)
    await made.play_until(lambda table: table.decisions[-1].seat not in (seat, -1))
    undo_request = await made.undo(seat, last_decision(await made.now(), seat))
    assert await made.consent(1 - seat, undo_request.number) is None


def test_a_record_tells_what_was_taken_back_and_who_agreed(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "B")
        for _time in range(3):
            table = await made.play_until(
                lambda table: 0 in table.asked() and len(table.decisions) > 9
            )
            await take_back_with_consent(made, 0)
            assert len((await made.now()).decisions) < len(table.decisions) + 2
        text = await record_of(made)
        proof = verify(text, (await made.now()).head.commitment)
        name = (await made.now()).name
        asked = [one for one in proof.taken_back if not one.is_own]
        assert [(one.undo.seat, one.undo.agreed) for one in asked] == [(name(0), (name(1),))] * 3
        for seat in (0, 1, None):
            compared = verify(text, heard=await heard_by(made, seat))
            assert compared.heard == len(made_in_play(await heard_by(made, seat)))
            assert compared.unheard == 0
        with pytest.raises(Malformed, match="was heard as"):
            verify(text.replace(" red to ", " yellow to "), heard=await heard_by(made, 1))

    run(tmp_path, story)


def test_draws_that_one_player_took_back_freely_are_counted(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "random", undo="free")
        for _time in range(5):
            table = await made.play_until(lambda table: len(table.decisions) > 30)
            await made.undo(0, table.decisions[4].number)
        proof = verify(await record_of(made))
        assert len(proof.taken_back) == 5
        assert all(one.undo.is_free for one in proof.taken_back)
        draws = sum(line.startswith("chance ") for line in (await record_of(made)).splitlines())
        assert proof.derived == draws + proof.draws_taken_back

    run(tmp_path, story)


def test_a_fork_and_an_import_are_proven_by_the_record_they_came_from(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "B")
        table = await made.play_until(lambda table: len(table.decisions) > 20)
        at = table.number
        await take_back_with_consent(made, (await made.now()).asked()[0])
        source = await record_of(made)
        host = host_of(made)
        for new_table, _token in (
            await records.fork(services.tables, made.table, host, at, []),
            await records.import_record(services.tables, first_lines(source, 80), host, [], ""),
        ):
            text = await record_of(Party(services, new_table, [host, host]))
            with pytest.raises(Malformed, match="not from this table's dealer"):
                verify(text)
            proof = verify(text, sources=[source])
            assert proof.given > 20
            assert proof.derived > 20

    run(tmp_path, story)


def first_lines(record: str, lines: int) -> str:
    return "\n".join(record.splitlines()[:lines])

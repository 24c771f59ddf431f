"""Undo as clients meet it: how a table is made, what they are told, and that no seed is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bigshoulders.server.store.rows import OVER
from bigshoulders.server.tables.table import MADE
from tests.server.taking_back import party
from tests.server.test_hostile import guest, run

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from tests.server.taking_back import Party
    from tests.server.within import Within


async def made(server: Within, who: str, path: str = "", **body: Json) -> str:
    """Make a table; returns its id."""
    answered = await server.http("POST", f"/api/tables{path}", dict(body), guest=who)
    assert answered.status == 201, answered.body
    return str(answered.json()["table"])


async def looked(server: Within, who: str, table: str) -> Object:
    answered = await server.http("GET", f"/api/tables/{table}?seat=mine", guest=who)
    return answered.json()


async def rule_of(server: Within, who: str, table: str) -> tuple[Json, Json, Json]:
    """Return what is told of a table's undo: what it is, how it was made, and what goes now."""
    found = await looked(server, who, table)
    entries = cast("list[Object]", found["entries"])
    first = cast("Object", next(one["data"] for one in entries if one["kind"] == MADE))
    about, now = cast("Object", found["about"]), cast("Object", found["table"])
    return about["undo"], first["undo"], now["undo_further"]


def test_a_table_says_how_far_one_takes_back_at_it(tmp_path: Path) -> None:
    async def story(server: Within) -> None:
        ann = await guest(server, "Ann")
        bots = await made(server, ann, seats=["me", "random"], undo="free")
        assert await rule_of(server, ann, bots) == ("free", "free", "free")
        line = await made(server, ann, seats=["me", "random"])
        assert await rule_of(server, ann, line) == ("line", "line", "no")
        several = await made(server, ann, seats=["me", "me"], undo="free")
        assert await rule_of(server, ann, several) == ("free", "free", "free")

    run(tmp_path, story)


def test_free_undo_is_refused_where_others_can_sit_down(tmp_path: Path) -> None:
    async def story(server: Within) -> None:
        ann = await guest(server, "Ann")
        body: Json = {"seats": ["me", "open"], "undo": "free"}
        refused = await server.http("POST", "/api/tables", body, guest=ann)
        assert (refused.status, refused.error()["field"]) == (422, "undo")
        assert "open seats" in str(refused.error()["text"])
        mine = await server.http("GET", "/api/tables?mine=true", guest=ann)
        assert mine.json()["tables"] == []
        table = await made(server, ann, seats=["me", "random"])
        body = {"at": 2, "seats": ["me", "open"], "undo": "free"}
        forked = await server.http("POST", f"/api/tables/{table}/fork", body, guest=ann)
        assert forked.status == 422

    run(tmp_path, story)


def test_a_fork_chooses_its_undo_and_does_not_inherit_it(tmp_path: Path) -> None:
    async def story(server: Within) -> None:
        ann = await guest(server, "Ann")
        table = await made(server, ann, seats=["me", "random"], undo="free")
        plain = await made(server, ann, f"/{table}/fork", at=2)
        assert await rule_of(server, ann, plain) == ("line", "line", "no")
        free = await made(server, ann, f"/{table}/fork", at=2, undo="free")
        assert await rule_of(server, ann, free) == ("free", "free", "free")

    run(tmp_path, story)


def test_a_rematch_keeps_free_undo_if_nobody_else_may_come(tmp_path: Path) -> None:
    async def story(server: Within) -> None:
        alone = await party(server.services, "A", "A", undo="free")
        await alone.play_until(lambda table: table.status == OVER)
        ann = alone.people[0]
        assert ann is not None
        again = await made(server, ann.id, f"/{alone.table}/rematch")
        assert (await rule_of(server, ann.id, again))[:2] == ("free", "free")
        joined = await party(server.services, "B", "B", undo="free")
        bob = joined.people[0]
        assert bob is not None
        await joined.seat(1, ann)
        await joined.play_until(lambda table: table.status == OVER)
        again = await made(server, bob.id, f"/{joined.table}/rematch")
        assert (await rule_of(server, bob.id, again))[:2] == ("line", "line")

    run(tmp_path, story)


def test_a_refused_undo_has_its_own_key_over_the_socket(tmp_path: Path) -> None:
    async def story(server: Within) -> None:
        alone = await party(server.services, "A", "A")
        ann = alone.people[0]
        assert ann is not None
        table = await alone.play_until(lambda table: table.free_undo(0) is None)
        table = await alone.play_until(lambda table: len(table.decisions) > 4)
        wire = await server.open(f"/api/tables/{alone.table}/socket?seat=red", guest=ann.id)
        await wire.hear()
        message: Object = {"type": "undo", "id": "u", "number": table.number, "to": 2}
        told = await wire.ask(message)
        assert cast("Object", told["error"])["key"] == "nobody_to_ask"
        assert "fork" in str(cast("Object", told["error"])["text"])
        await alone.play_until(lambda table: table.status == OVER)
        await wire.close()
        wire = await server.open(f"/api/tables/{alone.table}/socket?seat=red", guest=ann.id)
        welcome = await wire.hear()
        now = cast("Object", welcome["table"])
        told = await wire.ask({**message, "number": now["number"]})
        assert cast("Object", told["error"])["key"] == "is_over"
        await wire.close()

    run(tmp_path, story)


def test_the_seed_of_a_game_that_is_played_on_after_an_end_is_not_heard(tmp_path: Path) -> None:
    """The version before let people take back the end: such tables are stored."""

    async def attack(server: Within) -> None:
        once = await party(server.services, "A", "B")
        over = await once.play_until(lambda table: table.status == OVER)
        await once.undo_as_before(0, over.decisions[-2].number)
        table = await once.now()
        assert table.status != OVER
        heard = await everything(server, once)
        assert sum(len(one) for one in heard) > table.number
        assert not [one for one in heard if table.head.seed.encode() in one]

    run(tmp_path, attack)


async def everything(server: Within, once: Party) -> list[bytes]:
    """Return all that a player is told, by every way there is."""
    table, number = once.table, (await once.now()).number
    assert once.people[0] is not None
    ann = once.people[0].id
    page = f"/api/tables/{table}"
    paths = [f"{page}?seat={seat}" for seat in ("red", "mine")] + [page, f"{page}/record"]
    for at in range(1, number + 1):
        paths += [f"{page}?at={at}", f"{page}?at={at}&seat=red"]
    paths += [f"{page}/series", f"{page}/series?at={number - 1}", "/api/tables?mine=true"]
    heard = [(await server.http("GET", path, guest=ann)).body for path in paths]
    for at in (number - 2, number - 1, number):
        forked = await made(server, ann, f"/{table}/fork", at=at)
        heard.append((await server.http("GET", f"/api/tables/{forked}", guest=ann)).body)
    for since in ("", "&since=0", f"&since={number - 1}"):
        wire = await server.open(f"{page}/socket?seat=red{since}", guest=ann)
        heard.append((await wire.text()).encode())
        wire.say({"type": "answer", "id": f"s{since}", "number": 2, "answer": "pass"})
        heard.append((await wire.text()).encode())
        await wire.close()
    return heard

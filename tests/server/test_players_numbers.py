"""The players' own randomness: everybody commits to a number, then tells it, then it is dealt."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

import pytest

from bigshoulders.client import Seat
from bigshoulders.fairness import commitment_of, verify
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.rows import OVER, PLAYING, WAITING
from bigshoulders.server.tables import presenter, records
from bigshoulders.server.tables.creation import TableRequest, make_table
from bigshoulders.server.tables.deal import contributing
from bigshoulders.server.tables.deal.randomness import PATIENCE, PLAYERS
from bigshoulders.server.tables.history import entries_since
from bigshoulders.server.tables.seats import seating
from bigshoulders.server.tables.seats.seating import Onlooker
from tests.server.conftest import Server
from tests.server.running import Hours, at_rest, entries, guest, kinds, opened
from tests.server.taking_back import Party

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.server.services import Services
    from bigshoulders.server.tables.seats.seating import Guest
    from bigshoulders.server.tables.table import Table


@dataclass
class Gathering:
    """A table that asks for numbers, and people who come to it."""

    services: Services
    hours: Hours
    table: str
    people: dict[str, Guest]
    numbers: dict[str, str] = field(default_factory=dict)

    async def now(self) -> Table:
        async with self.services.tables.enter(self.table) as (_room, table):
            return table

    async def told(self) -> dict[str, Json]:
        """Return what the deal waits for."""
        return cast("dict[str, Json]", presenter.numbers(await self.now()))

    async def sit(self, name: str, seat: str) -> None:
        await seating.sit(self.services.tables, self.table, seat, self.people[name])

    async def leave(self, name: str, seat: str) -> None:
        await seating.leave(self.services.tables, self.table, seat, self.people[name])

    async def commit(self, *names: str) -> None:
        """Let people commit, each to a new number."""
        for name in names:
            self.numbers[name] = secrets.token_hex(32)
            commitment = commitment_of(self.numbers[name])
            await contributing.commit(
                self.services.tables, self.table, self.people[name], commitment
            )

    async def reveal(self, *names: str) -> None:
        for name in names:
            number, person = self.numbers[name], self.people[name]
            await contributing.reveal(self.services.tables, self.table, person, number)
        await at_rest()

    async def begin(self, name: str) -> None:
        await contributing.begin_without(self.services.tables, self.table, self.people[name])
        await at_rest()

    async def why_not(self, work: Awaitable[None]) -> str:
        """Try something that must be refused and change nothing; returns the key."""
        before = await entries(self.services, self.table)
        with pytest.raises(Refused) as refused:
            await work
        assert await entries(self.services, self.table) == before
        return refused.value.key

    async def record(self, *names: str) -> str:
        """Play to the end, each name in a seat, and return the record."""
        party = Party(self.services, self.table, [self.people.get(name) for name in names])
        await party.play_until(lambda table: table.status == OVER)
        ann = Onlooker(self.people["Ann"].id)
        return await records.export(self.services.tables, self.table, ann)


async def gather(services: Services, hours: Hours, *sitters: str) -> Gathering:
    """Make a table of Ann's that asks for numbers."""
    people = {name: await guest(services, name) for name in ("Ann", "Bob", "Eve")}
    plan = TableRequest("city", sitters, {}, visibility="open", randomness=PLAYERS)
    table, _token = await make_table(services.tables, plan, people["Ann"])
    await at_rest()
    return Gathering(services, hours, table, people)


def run(
    folder: Path, sitters: tuple[str, ...], story: Callable[[Gathering], Awaitable[None]]
) -> None:
    async def told() -> None:
        hours = Hours()
        async with opened(f"sqlite:///{folder}/tables.db", hours) as services:
            await story(await gather(services, hours, *sitters))

    asyncio.run(told())


def test_a_game_begins_when_everybody_has_told_their_number(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.commit("Ann")
        await made.sit("Bob", "yellow")
        assert (await made.told())["waiting"] == ["yellow"]
        await made.commit("Bob")
        assert (await made.told())["phase"] == "reveal"
        await made.reveal("Bob")
        assert (await made.told())["waiting"] == ["red"]
        assert (await made.now()).status == WAITING
        await made.reveal("Ann")
        assert (await made.now()).status == PLAYING
        assert presenter.numbers(await made.now()) is None
        text = await made.record("Ann", "Bob")
        proof = verify(text)
        assert [one.number for one in proof.numbers] == [made.numbers["Ann"], made.numbers["Bob"]]
        assert [one.seats for one in proof.numbers] == [("red",), ("yellow",)]
        assert (proof.derived > 20, proof.round, proof.taken_back) == (True, 1, ())

    run(tmp_path, ("me", "open"), story)


def test_what_is_drawn_depends_on_every_number_and_folds_again(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.commit("Ann")
        await made.reveal("Ann")
        table = await made.now()
        opening = table.playing().moves[:]
        alone = Stream(table.head.seed)
        mixed = table.numbers.stream(table.head.seed)
        assert [alone.below(10**6) for _i in range(4)] != [mixed.below(10**6) for _i in range(4)]
        await made.services.tables.forget_all()
        assert (await made.now()).playing().moves == opening
        proof = verify(await made.record("Ann", "Bot"))
        assert proof.draws_taken_back == 0

    run(tmp_path, ("me", "random"), story)


def test_one_person_with_several_seats_gives_one_number_and_bots_give_none(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        assert (await made.told())["waiting"] == ["red", "green"]
        await made.commit("Ann")
        await made.reveal("Ann")
        (one,) = verify(await made.record("Ann", "Bot", "Ann")).numbers
        assert one.seats == ("red", "green")

    run(tmp_path, ("me", "random", "me"), story)


# Attacks


def test_nobody_tells_or_chooses_a_number_knowing_those_of_others(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.commit("Ann")
        assert await made.why_not(made.reveal("Ann")) == "not_committed"
        await made.sit("Bob", "yellow")
        assert await made.why_not(made.reveal("Ann")) == "not_committed"
        await made.commit("Bob")
        assert await made.why_not(made.commit("Bob")) == "committed"
        assert await made.why_not(made.reveal("Bob")) == "other_number"
        assert await made.why_not(made.commit("Eve")) == "forbidden"

    run(tmp_path, ("me", "open"), story)


def test_whoever_comes_after_a_number_was_told_makes_all_commit_anew(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.sit("Bob", "yellow")
        await made.commit("Ann", "Bob")
        old = made.numbers["Ann"]
        await made.reveal("Ann")
        await made.leave("Bob", "yellow")
        await made.sit("Eve", "yellow")
        told = await made.told()
        assert (told["round"], told["phase"], told["waiting"]) == (2, "commit", ["red", "yellow"])
        await made.services.tables.forget_all()
        assert await made.told() == told
        await made.commit("Ann", "Eve")
        await made.reveal("Eve", "Ann")
        proof = verify(await made.record("Ann", "Eve"))
        assert proof.round == 2
        assert old not in [one.number for one in proof.numbers]

    run(tmp_path, ("me", "open"), story)


def test_commitments_outlast_those_who_leave_before_any_number_was_told(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.sit("Bob", "yellow")
        await made.commit("Ann")
        await made.leave("Bob", "yellow")
        await made.sit("Eve", "yellow")
        told = await made.told()
        assert (told["round"], told["waiting"]) == (1, ["yellow"])

    run(tmp_path, ("me", "open"), story)


def test_numbers_of_a_record_cannot_be_changed(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.sit("Bob", "yellow")
        await made.commit("Ann", "Bob")
        await made.reveal("Ann", "Bob")
        text = await made.record("Ann", "Bob")
        other = secrets.token_hex(32)
        number = made.numbers["Bob"]
        with pytest.raises(Malformed, match="had not committed to this number"):
            verify(text.replace(number, other))
        changed = text.replace(number, other).replace(commitment_of(number), commitment_of(other))
        with pytest.raises(Malformed, match="the seed deals"):
            verify(changed)
        with pytest.raises(Malformed, match="the seed deals"):
            verify(re.sub("# number yellow.*\n", "", text))
        with pytest.raises(Malformed, match="a seat has two numbers"):
            verify(text.replace("# number yellow", "# number red"))

        now = await made.now()
        told = await entries_since(made.services.tables, now, 0)
        heard = Node(presenter.entries(now, told, 1), ("heard",))
        assert verify(text, heard=heard).unheard == 0
        late = presenter.entries(now, told, 1)
        for entry in cast("list[dict[str, dict[str, Json]]]", late):
            if cast("str", entry["kind"]) == "reveal":
                entry["data"]["number"] = other
        with pytest.raises(Malformed, match="was heard to reveal"):
            verify(text, heard=Node(late, ("heard",)))

    run(tmp_path, ("me", "open"), story)


# Nobody blocks a table for ever


def test_a_host_begins_without_a_number_that_never_comes(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        assert await made.why_not(made.begin("Ann")) == "not_begun"
        await made.sit("Bob", "yellow")
        await made.commit("Ann", "Bob")
        await made.reveal("Ann")
        assert await made.why_not(made.begin("Ann")) == "asked"
        made.hours.at += PATIENCE
        assert await made.why_not(made.begin("Bob")) == "forbidden"
        await made.begin("Ann")
        await made.begin("Ann")
        assert (await kinds(made.services, made.table)).count("begin_without") == 1
        assert await made.why_not(made.reveal("Bob")) == "begun"
        text = await made.record("Ann", "Bob")
        proof = verify(text)
        assert [one.number is None for one in proof.numbers] == [False, True]
        with pytest.raises(Malformed, match="the seed deals"):
            verify(re.sub("# round.*\n|# number.*\n", "", text))

    run(tmp_path, ("me", "open"), story)


def test_a_retry_changes_nothing(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.commit("Ann")
        commitment = commitment_of(made.numbers["Ann"])
        tables, ann = made.services.tables, made.people["Ann"]
        await contributing.commit(tables, made.table, ann, commitment)
        await made.reveal("Ann")
        await made.reveal("Ann")
        found = await kinds(made.services, made.table)
        assert (found.count("commit"), found.count("reveal"), found.count("start")) == (1, 1, 1)

    run(tmp_path, ("me", "random"), story)


# Tables


def test_a_table_of_bots_alone_has_nobody_to_give_a_number(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        plan = TableRequest("city", ("random", "random"), {}, randomness=PLAYERS)
        with pytest.raises(Refused, match="need a player"):
            await make_table(made.services.tables, plan, made.people["Ann"])

    run(tmp_path, ("me", "random"), story)


def test_a_table_without_numbers_takes_none(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        plan = TableRequest("city", ("me", "open"), {}, visibility="open")
        made.table, _token = await make_table(made.services.tables, plan, made.people["Ann"])
        assert presenter.numbers(await made.now()) is None
        assert await made.why_not(made.commit("Ann")) == "no_numbers"

    run(tmp_path, ("me", "random"), story)


def test_a_rematch_asks_for_numbers_again(tmp_path: Path) -> None:
    async def story(made: Gathering) -> None:
        await made.commit("Ann")
        await made.reveal("Ann")
        await made.record("Ann", "Bot")
        made.table = await records.rematch(made.services.tables, made.table, made.people["Ann"])
        assert (await made.told())["waiting"] == ["red"]

    run(tmp_path, ("me", "random"), story)


def hear_until_it_begins(seat: Seat) -> None:
    while seat.table["status"] == "waiting":
        seat.hear()


def test_the_python_client_adds_its_number_by_itself(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open"], randomness="players")
    red = ann.open(table, "red")
    bob.join(link)
    yellow = bob.sit(table, "yellow")
    with ThreadPoolExecutor() as both:
        list(both.map(hear_until_it_begins, (red, yellow)))
    assert red.about["randomness"] == "players"
    assert red.table["numbers"] is None
    assert [one["kind"] for one in red.entries].count("reveal") == 2

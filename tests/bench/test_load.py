"""The load script itself, with so few tables that nothing is told about speed."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bench import load, load_report
from bench.load_crowd import Round
from bench.load_report import Idle, Measured, Result
from bench.load_server import Kept, Reading, look_for
from bench.load_socket import ClientSocket
from bench.ours import answered, finished
from bigshoulders.games import rules_of
from bigshoulders.kernel.record import read_record, replay

if TYPE_CHECKING:
    from pathlib import Path

SMALL = load.TableRequest(
    tables=3, rate=40.0, climb=(60.0,), seconds=0.5, rounds=1, clients=2, idle=False
)
CALM = Measured(250, 249, 0.002, 0.009, 0.02, 200, 0.4, 0.2, 100, 100, 0, 0, 0.5, [])
ALL_KEPT = Kept(acknowledged=100, lost=0, doubled=0, unacknowledged=0)


def test_every_move_of_a_small_load_is_acknowledged_and_stored() -> None:
    with load.a_load(SMALL) as small:
        result = small.measure()
    rounds = [one for rounds in result.climb for one in rounds]
    assert not load_report.went_wrong(result)
    assert all(one.answered == one.due > 0 for one in rounds)
    assert result.kept.acknowledged == sum(one.answered for one in rounds)
    assert result.kept.unacknowledged == 0


# What is found in the database


def database(path: Path, rows: list[tuple[str, int, str, str | None]]) -> Path:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE entries (table_id, number, kind, request)")
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
    connection.close()
    return path


def test_a_move_that_is_not_stored_is_lost_and_one_stored_twice_is_doubled(tmp_path: Path) -> None:
    rows = [("t", 1, "made", None), ("t", 2, "move", "a"), ("t", 3, "move", "a")]
    path = database(tmp_path / "some.db", [*rows, ("t", 4, "move", "c")])
    acks = [("t", 2, "a"), ("t", 3, "a"), ("t", 5, "b")]
    assert look_for(acks, path) == Kept(acknowledged=3, lost=1, doubled=1, unacknowledged=1)


# Where the tables begin


@pytest.mark.parametrize("part", [0.0, 0.5, 0.95])
def test_a_table_begins_after_a_part_of_a_whole_game(part: float) -> None:
    game = replay(read_record(load.played_part(7, part)), rules_of)
    assert answered(game) == int(answered(finished("city", 4, 7)) * part)


# The socket


class Line(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


class Ends:
    """A wire between a line and two lists."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.partings: list[str] = []
        self.line = Line()
        self.wire = ClientSocket("/path", "host", "cookie", self.heard.append, self.partings.append)
        self.wire.connection_made(self.line)

    def receive(self, data: bytes, piece: int = 7) -> None:
        for start in range(0, len(data), piece):
            self.wire.data_received(data[start : start + piece])


LET_IN = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n"


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_of_any_length_is_heard_whole(size: int) -> None:
    ends = Ends()
    text = b"x" * size
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(8, "big")[-2:]
    if size > 65_535:
        length = b"\x7f" + size.to_bytes(8, "big")
    ends.receive(LET_IN + b"\x81" + length + text + b"\x81\x03end", 999)
    assert ends.heard == [text, b"end"]


def test_a_message_in_pieces_is_heard_once() -> None:
    ends = Ends()
    ends.receive(LET_IN + b"\x81\x05hello", piece=1)
    assert ends.heard == [b"hello"]


@pytest.mark.parametrize("text", [b"\x00short", b"y" * 300])
def test_what_is_sent_is_masked_and_can_be_read_again(text: bytes) -> None:
    ends = Ends()
    ends.wire.send(text)
    frame = ends.line.written[-1]
    start = 2 if len(text) < 126 else 4
    mask, body = frame[start : start + 4], frame[start + 4 :]
    assert frame[0] == 0x81
    assert frame[1] & 0x80
    assert bytes(one ^ mask[place % 4] for place, one in enumerate(body)) == text


def test_a_ping_is_answered() -> None:
    ends = Ends()
    ends.receive(LET_IN + b"\x89\x02hi")
    assert ends.line.written[-1][0] == 0x8A


def test_whoever_is_not_let_in_hears_why_once() -> None:
    ends = Ends()
    ends.receive(b"HTTP/1.1 403 Forbidden\r\n\r\n", piece=100)
    ends.wire.connection_lost(None)
    assert ends.partings == ["not let in: HTTP/1.1 403 Forbidden"]
    assert ends.line.is_closed


def test_a_socket_that_the_server_closes_is_an_error_and_one_we_close_is_not() -> None:
    ends, ours = Ends(), Ends()
    ends.receive(LET_IN + b"\x88\x05\x03\xf5why")
    ours.wire.close()
    ours.wire.connection_lost(None)
    assert (ends.partings, ours.partings) == (["closed by the server: why"], [])


# What is told


def test_rounds_of_several_processes_are_put_together() -> None:
    one = Round(answer_seconds=[0.003, 0.001], due=2, processor_seconds=1.0)
    other = Round(answer_seconds=[0.002], due=2, unanswered=1, errors=["refused"])
    before, after = Reading(0, 10, 5, 1.0), Reading(10, 13, 7, 6.0)
    found = load_report.measured(0.3, 10, 0.1, [one, other], before, after)
    assert (found.durable, found.p50, found.p99, found.slowest) == (0.3, 0.002, 0.003, 0.003)
    assert (found.commits, found.server, found.clients) == (0.2, 0.5, 0.1)
    assert (found.due, found.answered, found.unanswered) == (4, 3, 1)
    assert found.errors == ["refused"]


def test_a_rate_holds_if_the_median_p99_is_small_and_moves_are_not_left_over() -> None:
    late, left = replace(CALM, p99=0.101), replace(CALM, answered=94)
    assert load_report.holds([CALM, CALM, late])
    assert not load_report.holds([CALM, late, late])
    assert not load_report.holds([CALM, CALM, left])


@pytest.mark.parametrize(
    ("one", "kept"),
    [
        (replace(CALM, errors=["refused"]), ALL_KEPT),
        (replace(CALM, unanswered=1), ALL_KEPT),
        (CALM, replace(ALL_KEPT, lost=1)),
        (CALM, replace(ALL_KEPT, doubled=1)),
    ],
)
def test_a_move_refused_unanswered_lost_or_doubled_is_a_failure(one: Measured, kept: Kept) -> None:
    assert load_report.went_wrong(Result([[one]], kept, None))
    assert not load_report.went_wrong(Result([[CALM]], ALL_KEPT, None))


def test_the_report_says_whether_each_goal_is_met() -> None:
    idle = Idle(
        half=100, bare=60_000, first=80_000, second=84_000, loaded=120_000, listening=90_000
    )
    fast = [replace(CALM, rate=1000, p99=0.2)]
    text = load_report.text_of(Result([[CALM], fast], replace(ALL_KEPT, lost=2), idle))
    assert "p99 at 250 moves/s: 9.0 ms, within the goal of 50 ms" in text
    assert "under 100 ms: 250 moves/s" in text
    assert "100; 2 lost and 0 doubled" in text
    assert "without sockets: 40 kB, within the goal of 50 kB" in text
    assert "with four sockets: 60 kB, above the goal of 50 kB" in text


def test_the_command_line_changes_a_plan() -> None:
    plan, path = load.plan_of(["--quick", "--climb", "70,90", "--idle", "--json", "mine.json"])
    assert plan == replace(load.QUICK, climb=(70.0, 90.0), idle=True)
    assert (path.name, load.plan_of([])[0]) == ("mine.json", load.TableRequest())

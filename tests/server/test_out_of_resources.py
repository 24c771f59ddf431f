"""A real server whose system refuses it room on the disk, or files to open, for a while."""

from __future__ import annotations

import json
import os
import resource
import signal
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from bigshoulders.client import Object, Seat, ServerRefused
from bigshoulders.server.store.away import DISK_ERROR, DISK_FULL
from tests.server.conftest import PATIENCE
from tests.server.test_stopping import Noted

pytestmark = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="this system sets no limits from outside"
)


@pytest.fixture
def noted(tmp_path: Path) -> Iterator[Noted]:
    server = Noted(tmp_path)
    server.start()
    yield server
    if server.process is not None:
        server.end(signal.SIGKILL)


@contextmanager
def limited(server: Noted, what: int, to: int) -> Iterator[None]:
    """Let a running server have less of something."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, what)
    resource.prlimit(server.process.pid, what, (to, before[1]))
    yield
    resource.prlimit(server.process.pid, what, before)


def seat_of(server: Noted) -> Seat:
    ann = server.guest("Ann")
    table, _link = ann.new_table(["me", "me"])
    return ann.open(table, "red")


def chat(seat: Seat, request: str) -> object:
    """Say something; returns the number of the entry, or the key of the refusal."""
    try:
        return seat.send({"type": "chat", "id": request, "text": "hello"})["number"]
    except ServerRefused as refused:
        return refused.key


def test_a_disk_without_room_ends_nothing_and_loses_nothing(noted: Noted) -> None:
    seat = seat_of(noted)
    assert chat(seat, "before") == 3
    wal = Path(f"{noted.file}-wal").stat().st_size
    assert noted.log.stat().st_size < wal  # so that the log still has room
    with limited(noted, resource.RLIMIT_FSIZE, wal):
        assert [chat(seat, f"during-{turn}") for turn in range(3)] == ["not_stored"] * 3
        with pytest.raises(ServerRefused) as refused:
            noted.guest("Bob")
        assert refused.value.key == "not_stored"
        with pytest.raises(urllib.error.HTTPError) as unwell:
            urllib.request.urlopen(noted.address + "/healthz", timeout=PATIENCE)  # noqa: S310 - our own server
        with unwell.value as answered:
            assert answered.code == 503
            error = cast("Object", json.load(answered)["error"])
        assert error["why"] in (DISK_FULL, DISK_ERROR)
    assert [chat(seat, f"during-{turn}") for turn in range(3)] == [4, 5, 6]
    assert [chat(seat, f"during-{turn}") for turn in range(3)] == [4, 5, 6]
    lines = [json.loads(line) for line in noted.log.read_text().splitlines()]
    assert {DISK_FULL, DISK_ERROR} & {line.get("why") for line in lines}
    assert not any("trace" in line for line in lines)


def test_a_server_without_files_to_open_keeps_its_sockets_and_recovers(noted: Noted) -> None:
    seat = seat_of(noted)
    assert chat(seat, "before") == 3
    assert noted.process is not None
    used = len(os.listdir(f"/proc/{noted.process.pid}/fd"))  # noqa: PTH208 - names suffice
    with limited(noted, resource.RLIMIT_NOFILE, used):
        told = [chat(seat, f"during-{turn}") for turn in range(10)]
    assert set(map(type, told)) <= {int, str}
    assert {one for one in told if isinstance(one, str)} <= {"not_stored"}
    again = [chat(seat, f"during-{turn}") for turn in range(10)]
    assert [one for one in told if isinstance(one, int)] == [
        two for one, two in zip(told, again, strict=True) if isinstance(one, int)
    ]
    assert sorted(cast("list[int]", again)) == list(range(4, 14))
    noted.guest("Bob").new_table(["me", "me"])

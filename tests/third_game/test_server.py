"""A server offers a game that only registered itself, and answers all that clients ask of it."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from bigshoulders.client import Client, Object, Seat, ServerRefused
from bigshoulders.fairness import verify
from tests.server.conftest import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]


class ServerWithNim(Server):
    """A server in a process in which Nim is registered."""

    def launch(self, words: list[str]) -> subprocess.Popen[bytes]:
        program = [sys.executable, "-m", "tests.third_game.with_nim", *words]
        return subprocess.Popen(program, cwd=ROOT)  # noqa: S603 - our own command


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWithNim]:
    """Return a running server."""
    running = ServerWithNim(f"sqlite:///{tmp_path_factory.mktemp('nim')}/tables.db")
    running.start()
    yield running
    running.end(signal.SIGTERM)


@pytest.fixture
def guest(server: ServerWithNim) -> Iterator[Client]:
    with server.guest("Ann") as client:
        yield client


def played(guest: Client, seats: list[str]) -> tuple[str, Seat]:
    """Play a whole game with one seat of one's own; returns the table and the last view of it."""
    table, _link = guest.new_table(seats, game="nim")
    chosen = random.Random(1)
    with guest.open(table, "red") as seat:
        while seat.wait():
            seat.answer(chosen.choice(seat.answers))
    return table, seat


def test_it_is_offered_with_its_options_and_the_bot_that_plays_any_game(guest: Client) -> None:
    games = cast("list[Object]", guest.call("GET", "/api/games")["games"])
    [nim] = [one for one in games if one["game"] == "nim"]
    assert (nim["title"], nim["bots"], nim["default_bot"]) == ("Nim", ["random"], "random")
    assert nim["seats"] == [2, 3]
    assert set(cast("Object", nim["questions"])) == {"guess", "turn"}


def test_it_is_played_against_bots_and_its_deal_is_proved(guest: Client) -> None:
    table, seat = played(guest, ["me", "random", "random"])
    standings = cast("list[Object]", seat.table["standings"])
    assert {one["seat"] for one in standings} == {"red", "blue", "green"}
    record = guest.text("GET", f"/api/tables/{table}/record")
    assert verify(record, str(seat.about["commitment"])).derived == 3  # one draw for each heap
    figures = guest.text("GET", "/metrics").splitlines()
    assert any(line.endswith("bot_timeouts_total 0") for line in figures), "a bot did not answer"


def test_a_secret_guess_stays_secret_and_a_preview_does_not_tell_it(guest: Client) -> None:
    table, _link = guest.new_table(["me", "me"], game="nim")
    with guest.open(table, "red") as red, guest.open(table, "blue") as blue:
        number = red.answer("guess left")
        blue.wait_for(number)
        [shown, _own] = cast("list[Object]", cast("Object", blue.table["view"])["seats"])
        assert shown == {"seat": "red", "guess": None}
        heard = str(blue.send({"type": "preview", "answers": [*blue.answers]}))
        assert "blue.guess" in heard
        assert "red.guess" not in heard


def test_what_it_has_not_is_null_and_the_rest_is_told(guest: Client) -> None:
    table, _seat = played(guest, ["me", "random"])
    for path in ("/api/games/nim/box", f"/api/tables/{table}/series"):
        assert guest.text("GET", path) == "null"
    words = guest.call("GET", "/api/games/nim/words?edition=standard&last=loses")
    assert words["seats"] == [2, 3]
    assert words["effects"] == {"last": {"wins": "wins", "loses": "loses"}}
    rule = guest.call("GET", "/api/rules/nim/N-TAKE-01")
    assert str(rule["text"]).startswith("In turn")


def test_a_clock_without_a_bot_hands_the_seat_to_the_default_one(guest: Client) -> None:
    clock: Object = {"kind": "live", "bank": 600, "out": "bot"}
    table, _link = guest.new_table(["me", "random"], game="nim", clock=clock)
    about = cast("Object", guest.call("GET", f"/api/tables/{table}")["about"])
    assert cast("Object", about["clock"])["bot"] == "random"


def test_a_game_that_is_over_is_forked_and_one_that_runs_says_what_it_lacks(guest: Client) -> None:
    over, seat = played(guest, ["me", "random"])
    forked = guest.call("POST", f"/api/tables/{over}/fork", {"at": seat.number})
    assert guest.call("GET", f"/api/tables/{forked['table']}")["seats"]
    running, _link = guest.new_table(["me", "random"], game="nim")
    with pytest.raises(ServerRefused, match="the game nim has no positions"):
        guest.call("POST", f"/api/tables/{running}/fork", {"at": 2})

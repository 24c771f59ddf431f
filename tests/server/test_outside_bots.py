"""Bots from outside at a server's tables: offered by name, asked, replaced, and ended with it."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import cast

import pytest

from bigshoulders.client import Object
from bigshoulders.kernel.errors import Malformed
from bigshoulders.outside.finding import Entrant
from bigshoulders.server.metrics import BOT_FORFEITS
from bigshoulders.server.settings import Settings
from bigshoulders.server.tables.bots.catalogue import OfferedBot
from bigshoulders.server.tables.bots.offers import offered
from tests.outside.holding import is_locked
from tests.server.conftest import Server
from tests.server.test_hostile import guest
from tests.server.test_turns import made
from tests.server.within import Within, within

ROOT = Path(__file__).parents[2]
THRIFTY = f"cmd:{sys.executable} {ROOT}/docs/examples/bots/thrifty.py"
FAULTY = f"cmd:{sys.executable} {ROOT}/tests/outside/faulty.py"
PATIENCE = 60.0


def offers(**bots: str) -> tuple[OfferedBot, ...]:
    return offered([Entrant(name, reference, (), PATIENCE) for name, reference in bots.items()])


def settings(database: str, **bots: str) -> Settings:
    return Settings(database, bot_seconds=2 * PATIENCE, bots=offers(**bots))


def play(chosen: Settings, enough: Callable[[int], bool], *sitters: str) -> None:
    """Let bots play on a server in this process, until enough entries are made."""

    async def story() -> None:
        async with within(chosen) as server:
            ann = await guest(server, "Ann")
            table = await made(server, ann, *sitters)
            number = 0
            while not enough(number):
                told = (await server.http("GET", f"/api/tables/{table}", guest=ann)).json()
                number = cast("int", cast("Object", told["table"])["number"])
                await asyncio.sleep(0.05)

    asyncio.run(story())


def test_a_program_plays_at_a_table(sqlite: str) -> None:
    before = BOT_FORFEITS.value
    play(settings(sqlite, thrifty=THRIFTY), lambda number: number > 20, "thrifty", "thrifty")
    assert BOT_FORFEITS.value == before


def test_a_game_goes_on_if_programs_fail_and_the_log_says_why(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    reasons: list[str] = []

    def is_enough(number: int) -> bool:
        facts = [vars(one).get("facts", {}) for one in caplog.records]
        reasons[:] = [str(one["why"]) for one in facts if one.get("bot") in {"ill", "rude"}]
        return number > 20 and {"code 3", "'win the"} <= {
            part for part in ("code 3", "'win the") if any(part in one for one in reasons)
        }

    before = BOT_FORFEITS.value
    bots = settings(sqlite, ill=f"{FAULTY} crash", rude=f"{FAULTY} illegal")
    with caplog.at_level(logging.WARNING):
        play(bots, is_enough, "ill", "rude")
    assert BOT_FORFEITS.value - before >= len(reasons) >= 2


def test_a_bot_is_offered_for_the_games_it_plays(sqlite: str) -> None:
    chosen = settings(sqlite, thrifty=THRIFTY)
    chosen = replace(chosen, bots=(replace(chosen.bots[0], games=("raising",)),))

    async def story(server: Within) -> tuple[Object, int]:
        ann = await guest(server, "Ann")
        told = (await server.http("GET", "/api/games")).json()
        body: Object = {"game": "city", "seats": ["thrifty", "me"]}
        return told, (await server.http("POST", "/api/tables", body, guest=ann)).status

    async def opened() -> tuple[Object, int]:
        async with within(chosen) as server:
            return await story(server)

    told, status = asyncio.run(opened())
    bots = {one["game"]: one["bots"] for one in cast("list[Object]", told["games"])}
    assert "thrifty" in cast("list[str]", bots["raising"])
    assert "thrifty" not in cast("list[str]", bots["city"])
    assert status == 422


@pytest.mark.parametrize(
    ("name", "reference", "sentence"),
    [
        ("sharp", THRIFTY, "a name of its own"),
        ("me", THRIFTY, "a name of its own"),
        ("cmd:ls", "cmd:ls", "a name of its own"),
        ("gone", "cmd:not-there-at-all", "cannot be started"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_refused(name: str, reference: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        offered([Entrant(name, reference)])


def test_a_program_ends_with_the_server_that_is_killed(tmp_path: Path) -> None:
    """One that hangs at a table, without a look at its input."""
    lock = tmp_path / "lock"
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--bot", f"stuck={FAULTY} hold {lock}")
    server.start()
    try:
        ann = server.guest("Ann")
        ann.call("POST", "/api/tables", {"game": "city", "seats": ["stuck", "stuck"]})
        while not is_locked(lock):
            assert server.process is not None
            assert server.process.poll() is None
            sleep(0.05)
    finally:
        server.end(signal.SIGKILL)
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # waits until the program is gone

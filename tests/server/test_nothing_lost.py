"""No crash and no retry loses or doubles a move: a server is killed over and over during play.

The moments are chosen from a seed. It is printed, and BIGSHOULDERS_KILLS names another one.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest
from sqlalchemy import select

from bigshoulders.games import GAMES
from bigshoulders.server.store import schema
from bigshoulders.server.store.engine import connect
from bigshoulders.server.store.reader import whole_table
from bigshoulders.server.store.rows import OVER, Entry
from bigshoulders.server.tables.table import MOVE, Table
from tests.server.conftest import Server
from tests.server.stubborn import PATIENCE, Moments, Stubborn

KILLS = 20
MOST_BETWEEN = 30  # messages between two kills
LONGEST_DELAY = 0.02  # a commit takes less, so a kill falls before, into or after one

FRIENDS = ("me", "open")
SITTINGS = (FRIENDS, FRIENDS, FRIENDS, FRIENDS, ("me", "open", "random"), ("random", "me"))


@pytest.mark.long
def test_a_server_killed_over_and_over_loses_and_doubles_nothing(
    start: Callable[..., Server],
) -> None:
    seed = os.environ.get("BIGSHOULDERS_KILLS", "1871")
    print(f"BIGSHOULDERS_KILLS={seed}")  # noqa: T201 - to be seen if the test fails
    server, moments, chosen = start(), Moments(), random.Random(seed)
    players = sit_down(server, moments, chosen)
    for player in players:
        player.start()
    for _kill in range(KILLS):
        strike(server, moments, chosen)
    for player in players:
        player.join(PATIENCE)
    assert not moments.failures, moments.failures
    assert all(player.seat.is_over() for player in players)
    assert sum(player.comebacks for player in players) >= KILLS
    server.end(signal.SIGKILL)
    check(server.database, players)


def sit_down(server: Server, moments: Moments, chosen: random.Random) -> list[Stubborn]:
    """Fill tables of every game with two people, and with bots."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    seats = []
    for place, sitting in enumerate(SITTINGS):
        game = list(GAMES)[place % len(GAMES)]
        table, link = ann.new_table(sitting, game=game)
        if "open" in sitting:
            bob.join(link)
            free = next(one for one in ann.open(table).seats if one["who"] == "open")
            seats.append(bob.sit(table, str(free["seat"])))
        seats += [ann.open(table, name, 0) for name in ann.seats_of(table)]
    return [Stubborn(seat, moments, random.Random(chosen.random())) for seat in seats]


def strike(server: Server, moments: Moments, chosen: random.Random) -> None:
    """Kill the server at a random moment of play, then start it again."""
    moments.wait_for_more(chosen.choice(["sent", "acknowledged"]), chosen.randint(1, MOST_BETWEEN))
    time.sleep(chosen.uniform(0, LONGEST_DELAY))
    moments.set_up(False)
    server.end(signal.SIGKILL)
    server.start()
    moments.set_up(True)


def check(database: str, players: list[Stubborn]) -> None:
    """Compare what clients were told with what is stored, and play every table again."""
    engine = connect(database)
    try:
        with engine.connect() as connection:
            for table_id in connection.execute(select(schema.tables.c.id)).scalars().all():
                found = whole_table(connection, table_id)
                assert found is not None
                head, chairs, entries = found
                check_log(entries)
                table = Table(head, chairs)
                for entry in entries:
                    table.fold(entry)
                assert table.status == OVER
                for player in players:
                    if player.seat.table_id == table_id:
                        check_player(player, entries)
    finally:
        engine.dispose()


def check_log(entries: list[Entry]) -> None:
    """Every number is there once, and no request, a bot's neither, has become two entries."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    requests = Counter((entry.guest, entry.request) for entry in entries if entry.request)
    assert set(requests.values()) == {1}


def check_player(player: Stubborn, entries: list[Entry]) -> None:
    """Every request of a player is stored as often as it was acknowledged: once, or never."""
    name = str(player.seat.seat)
    stored = {entry.request: entry for entry in entries if (entry.request or "").startswith(name)}
    acknowledged = {str(one.message["id"]): one for one in player.outcomes if one.number}
    assert set(stored) == set(acknowledged)
    for request, outcome in acknowledged.items():
        entry = stored[request]
        assert entry.number == outcome.number
        if entry.kind == MOVE:
            assert entry.lines.splitlines()[0] == f"{name} {outcome.message['answer']}"
    assert {one.refused for one in player.outcomes} <= {None, "stale"}
    told = [cast("int", entry["number"]) for entry in player.seat.entries]
    if not any(one.refused for one in player.outcomes):  # a refusal tells some of it again
        assert told == [entry.number for entry in entries if entry.number >= told[0]]

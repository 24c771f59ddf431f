"""Several servers on one PostgreSQL."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from bigshoulders.client import ServerRefused
from tests.server.conftest import Server, new_database
from tests.server.test_playing import asked

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def workers(postgres: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Return two servers on one database."""
    database = new_database("postgresql", tmp_path, lambda: postgres)
    pair = Server(database), Server(database)
    for one in pair:
        one.start()
    yield pair
    for one in pair:
        one.end(signal.SIGTERM)


def test_two_clients_on_two_workers_play_one_game_to_the_end(
    workers: tuple[Server, Server],
) -> None:
    ann, bob = workers[0].guest("Ann"), workers[1].guest("Bob")
    table, link = ann.new_table(["me", "open"])
    bob.join(link)
    seats = [ann.open(table, "red"), bob.sit(table, "yellow")]
    chosen = random.Random(4)
    seats[0].wait_for(seats[1].number)
    while not seats[0].is_over():
        seat = asked(seats)
        seat.answer(chosen.choice(seat.answers))
        for one in seats:
            one.wait_for(seat.number)
    assert seats[0].table["standings"] == seats[1].table["standings"]


def test_an_answer_given_on_one_worker_makes_the_question_stale_on_the_other(
    workers: tuple[Server, Server],
) -> None:
    here = workers[0].guest("Ann")
    there = workers[1].guest_again("Ann", here.cookie)
    table, _link = here.new_table(["me", "me"])
    name = here.open(table).asked[0]
    seats = [here.open(table, name), there.open(table, name)]
    number, answers = seats[0].number, seats[0].answers
    seats[0].answer(answers[0], number)
    with pytest.raises(ServerRefused) as refused:
        seats[1].answer(answers[1], number)
    assert refused.value.key == "stale"
    seats[1].wait_for(seats[0].number)
    assert seats[1].table["asked"] == seats[0].table["asked"]

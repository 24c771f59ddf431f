"""Playing at a table over the network, on both databases."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable

import pytest

from bigshoulders.client import Seat, ServerRefused
from bigshoulders.fairness import verify
from bigshoulders.kernel.json_nodes import Json
from tests.server.conftest import Server


def hotseat(server: Server, *seats: str) -> list[Seat]:
    """Make a table at which one guest plays several seats; returns the socket of each."""
    guest = server.guest("Ann")
    table, _link = guest.new_table(seats)
    return [guest.open(table, name) for name in guest.seats_of(table)]


def asked(seats: list[Seat]) -> Seat:
    """Return the first of these seats that must answer, once bots have done so."""
    first = seats[0]
    first.wait_for(max(seat.number for seat in seats))
    names = {str(seat.seat): seat for seat in seats}
    while not (waiting := [names[str(one)] for one in first.asked if one in names]):
        first.hear()
    waiting[0].wait_for(first.number)
    return waiting[0]


def test_friends_come_by_a_link_and_play_without_signing_up(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open"])
    with pytest.raises(ServerRefused, match="there is no such table"):
        bob.open(table)
    assert bob.join(link) == (table, None)
    seats = [ann.open(table, "red"), bob.sit(table, "yellow")]
    seats[0].wait_for(seats[1].number)
    chosen = random.Random(1)
    for _turn in range(30):
        seat = asked(seats)
        seat.answer(chosen.choice(seat.answers))
    with bob.open(table) as spectator:
        assert spectator.answers == []
        assert spectator.table["view"]


def test_a_game_against_bots_ends_and_its_deal_can_be_verified(server: Server) -> None:
    guest = server.guest("Ann")
    table, _link = guest.new_table(["me", "random"])
    with guest.open(table, "red") as seat:
        promised = seat.about["commitment"]
        chosen = random.Random(2)
        while seat.wait():
            seat.answer(chosen.choice(seat.answers))
    record = guest.text("GET", f"/api/tables/{table}/record")
    proof = verify(record, str(promised))
    assert proof.derived > 20
    assert proof.given == 0


def test_a_retried_answer_counts_once(server: Server) -> None:
    seats = hotseat(server, "me", "me")
    seat = asked(seats)
    message: dict[str, Json] = {
        "type": "answer",
        "id": "once",
        "number": seat.number,
        "answer": seat.answers[0],
    }
    first = seat.send(message)
    seat.reconnect()
    assert seat.send(message) == first
    seat.reconnect()
    kinds = [entry["kind"] for entry in seat.entries if entry["number"] == first["number"]]
    assert kinds == ["move"]
    assert seat.number == first["number"]


def test_a_stale_answer_is_refused_with_what_changed(server: Server) -> None:
    seats = hotseat(server, "me", "me")
    seat = asked(seats)
    old, notation = seat.number, seat.answers[0]
    seat.answer(notation)
    other = asked(seats)
    other.answer(other.answers[0])
    asked(seats)
    with pytest.raises(ServerRefused) as refused:
        seat.answer(notation, old)
    assert refused.value.key == "stale"
    assert refused.value.error["number"] == seat.number


def test_an_illegal_answer_is_explained_and_changes_nothing(server: Server) -> None:
    seats = hotseat(server, "me", "me")
    seat = asked(seats)
    before = seat.number
    with pytest.raises(ServerRefused) as refused:
        seat.answer("pass")
    assert refused.value.key == "illegal"
    assert refused.value.error["rule"]
    seat.reconnect()
    assert seat.number == before


def test_an_answer_out_of_turn_is_refused(server: Server) -> None:
    seats = hotseat(server, "me", "me")
    seat = asked(seats)
    other = next(one for one in seats if one is not seat)
    with pytest.raises(ServerRefused) as refused:
        other.answer(seat.answers[0])
    assert refused.value.error["reason"] == "not_your_turn"


def test_what_was_acknowledged_survives_a_kill(start: Callable[..., Server]) -> None:
    server = start()
    seats = hotseat(server, "me", "me", "random")
    acknowledged: set[tuple[int, str]] = set()
    chosen = random.Random(3)
    for _turn in range(12):
        seat = asked(seats)
        notation = chosen.choice(seat.answers)
        acknowledged.add((seat.answer(notation), notation))
    server.end(signal.SIGKILL)
    server.start()
    again = [seat.client.open(seat.table_id, seat.seat, 0) for seat in seats]
    told = [answered(entry) for seat in again for entry in seat.entries]
    assert all(told.count(one) == 1 for one in acknowledged)
    seat = asked(again)
    seat.answer(seat.answers[0])


def answered(entry: dict[str, Json]) -> tuple[Json, Json]:
    """Return the number of an entry and the answer that it is, for the seat that gave it."""
    data = entry["data"]
    return entry["number"], data.get("answer") if isinstance(data, dict) else None


def test_bots_go_on_after_a_restart(start: Callable[..., Server]) -> None:
    server = start()
    guest = server.guest("Ann")
    table, _link = guest.new_table(["random", "random"])
    server.end(signal.SIGKILL)
    server.start()
    with guest.open(table) as spectator:
        assert not spectator.wait()


def test_undo_inside_the_own_turn_needs_nobody(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open"])
    bob.join(link)
    seats = [ann.open(table, "red"), bob.sit(table, "yellow")]
    seats[0].wait_for(seats[1].number)
    while (seat := asked(seats)).table["undo"] is None:
        seat.answer(seat.answers[0])
    before = seat.table["undo"]
    undone = seat.send({"type": "undo", "number": seat.number, "to": before})
    assert seat.number == undone["number"]
    assert seat.table["undo"] is None
    assert seat.answers


def test_undo_of_what_others_did_needs_their_consent(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open"])
    bob.join(link)
    seats = [ann.open(table, "red"), bob.sit(table, "yellow")]
    seats[0].wait_for(seats[1].number)
    start_of_game = seats[0].number
    first = asked(seats)
    first.answer(first.answers[0])
    second = asked(seats)
    second.answer(second.answers[0])
    first.wait_for(second.number)
    undo_request = first.send({"type": "undo", "number": first.number, "to": start_of_game})
    second.wait_for(first.number)
    assert second.table["wish"] is not None
    second.send({"type": "consent", "number": undo_request["number"], "agree": True})
    first.wait_for(second.number)
    assert first.table["wish"] is None
    assert first.answers

"""Tables, seats, links and records over HTTP."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import cast

import pytest

from bigshoulders.client import Client, Object, ServerRefused
from bigshoulders.fairness import verify
from tests.server.conftest import Server
from tests.server.test_playing import asked, hotseat


def seats(client: Client, table: str) -> dict[str, Object]:
    """Return the seats of a table by name, as a guest sees them."""
    found = cast("list[Object]", client.call("GET", f"/api/tables/{table}")["seats"])
    return {str(one["seat"]): one for one in found}


def put(client: Client, table: str, seat: str, who: str) -> None:
    client.call("PUT", f"/api/tables/{table}/seats/{seat}", {"who": who})


def refusal(server: Server, path: str, **headers: str) -> tuple[int, Object]:
    """Send a POST with headers of one's own; returns the status and the error."""
    body = json.dumps({"name": "Eve"}).encode()
    given = {"content-type": "application/json", **headers}
    request = urllib.request.Request(server.address + path, body, given)  # noqa: S310 - our own server
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request)  # noqa: S310 - our own server
    with caught.value as error:
        return error.code, cast("Object", json.loads(error.read())["error"])


def test_a_seat_link_works_once(server: Server) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table, _link = ann.new_table(["me", "open"])
    link = str(ann.call("POST", f"/api/tables/{table}/seats/yellow/link")["link"])
    assert bob.join(link) == (table, "yellow")
    with pytest.raises(ServerRefused) as refused:
        eve.join(link)
    assert refused.value.key == "link_used"
    assert seats(bob, table)["yellow"]["mine"]


def test_a_seat_moves_to_another_device_by_its_own_link(server: Server) -> None:
    ann, phone = server.guest("Ann"), server.guest("Ann")
    table, _link = ann.new_table(["me", "random"])
    link = str(ann.call("POST", f"/api/tables/{table}/seats/red/link")["link"])
    phone.join(link)
    assert seats(phone, table)["red"]["mine"]
    assert not seats(ann, table)["red"]["mine"]
    with pytest.raises(ServerRefused, match="not yours"):
        ann.open(table, "red")


def test_a_bot_keeps_a_seat_until_its_owner_is_back(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open"])
    bob.join(link)
    put(bob, table, "yellow", "me")
    put(bob, table, "yellow", "bot")
    assert seats(bob, table)["yellow"]["kept"]
    put(bob, table, "yellow", "me")
    assert seats(bob, table)["yellow"]["mine"]


def test_a_bot_meant_for_an_open_seat_drives_nobody_away(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open", "open"])
    bob.join(link)
    put(bob, table, "yellow", "me")
    filled: Object = {"who": "bot", "only_open": True}
    with pytest.raises(ServerRefused) as refused:
        ann.call("PUT", f"/api/tables/{table}/seats/yellow", filled)
    assert refused.value.key == "seat_taken"
    assert seats(bob, table)["yellow"]["mine"]
    (free,) = (name for name, one in seats(ann, table).items() if one["who"] == "open")
    ann.call("PUT", f"/api/tables/{table}/seats/{free}", filled)
    assert seats(ann, table)[free]["who"] == "bot"


def test_the_host_gives_a_seat_back_to_its_person(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open"])
    bob.join(link)
    put(bob, table, "yellow", "me")
    put(bob, table, "yellow", "bot")
    put(ann, table, "yellow", "back")
    assert seats(bob, table)["yellow"]["mine"]


def test_only_the_host_or_its_player_gives_a_seat_away(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table, link = ann.new_table(["me", "open"])
    eve.join(link)
    with pytest.raises(ServerRefused) as refused:
        put(eve, table, "red", "open")
    assert refused.value.key == "forbidden"


def test_the_lobby_lists_open_tables_only(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    shown, _link = ann.new_table(["me", "open"], visibility="open")
    hidden, _link = ann.new_table(["me", "open"])
    lobby = cast("list[Object]", eve.call("GET", "/api/tables")["tables"])
    assert {shown, hidden} & {one["id"] for one in lobby} == {shown}
    assert {one["options"] for one in lobby} == {None}
    mine = cast("list[Object]", ann.call("GET", "/api/tables?mine=true")["tables"])
    assert len(mine) == 2
    assert [cast("Object", one["options"])["edition"] for one in mine] == [
        one["edition"] for one in mine
    ]


def test_any_entry_can_be_looked_at_again(server: Server) -> None:
    players = hotseat(server, "me", "me")
    shown: dict[int, Object] = {}
    for _turn in range(4):
        seat = asked(players)
        shown[seat.number] = seat.table
        seat.answer(seat.answers[0])
    ann, table = players[0].client, players[0].table_id
    for number, before in shown.items():
        path = f"/api/tables/{table}?at={number}&seat={cast('list[str]', before['asked'])[0]}"
        then = cast("Object", ann.call("GET", path)["table"])
        assert then["view"] == before["view"]
        assert then["answers"] == before["answers"]


def test_mine_looks_from_the_first_seat_of_ones_own_or_looks_on(server: Server) -> None:
    """Nobody gets a hand by it that is not theirs."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    second, _link = ann.new_table(["random", "me"])
    assert ann.call("GET", f"/api/tables/{second}?seat=mine")["seat"] == "yellow"
    table, _link = ann.new_table(["me", "me"], visibility="open")  # nobody moves here meanwhile
    own = ann.call("GET", f"/api/tables/{table}?seat=mine")
    assert own["seat"] == "red"
    assert own["table"] == ann.call("GET", f"/api/tables/{table}?seat=red")["table"]
    looked = eve.call("GET", f"/api/tables/{table}?seat=mine")
    assert looked["seat"] is None
    assert looked["table"] == eve.call("GET", f"/api/tables/{table}")["table"]


def test_a_record_waits_for_the_end_of_the_game(server: Server) -> None:
    players = hotseat(server, "me", "me")
    with pytest.raises(ServerRefused) as refused:
        players[0].client.text("GET", f"/api/tables/{players[0].table_id}/record")
    assert refused.value.key == "not_over"


def test_a_fork_goes_on_and_proves_its_own_draws(server: Server) -> None:
    ann = server.guest("Ann")
    table, _link = ann.new_table(["random", "random"])
    with ann.open(table) as spectator:
        spectator.wait()
    given = {"at": 20, "seats": ["random", "random"]}
    fork = str(ann.call("POST", f"/api/tables/{table}/fork", cast("Object", given))["table"])
    with ann.open(fork) as spectator:
        spectator.wait()
    source = ann.text("GET", f"/api/tables/{table}/record")
    proof = verify(ann.text("GET", f"/api/tables/{fork}/record"), sources=[source])
    assert proof.given > 20
    assert proof.derived > 0


def test_a_running_game_can_be_forked_without_looking_at_hands(server: Server) -> None:
    players = hotseat(server, "me", "random")
    seat = asked(players)
    ann, table = seat.client, seat.table_id
    made = ann.call("POST", f"/api/tables/{table}/fork", {"at": seat.number})
    with ann.open(str(made["table"]), "red") as fork:
        assert fork.table["view"] == seat.table["view"]
        assert fork.answers == seat.answers


def test_an_exported_game_can_be_imported_and_looked_through(server: Server) -> None:
    ann = server.guest("Ann")
    table, _link = ann.new_table(["random", "random"])
    with ann.open(table) as spectator:
        spectator.wait()
        standings = spectator.table["standings"]
    record = ann.text("GET", f"/api/tables/{table}/record")
    made = str(ann.call("POST", "/api/records", {"record": record})["table"])
    with ann.open(made) as again:
        assert again.table["standings"] == standings
        assert again.number > 50


def test_a_rematch_is_one_table_for_all_who_played(server: Server) -> None:
    ann = server.guest("Ann")
    table, _link = ann.new_table(["random", "random"])
    with ann.open(table) as spectator:
        spectator.wait()
    first = ann.call("POST", f"/api/tables/{table}/rematch")
    assert ann.call("POST", f"/api/tables/{table}/rematch") == first


def test_another_sites_page_is_refused(server: Server) -> None:
    status, error = refusal(server, "/api/guest", origin="https://elsewhere.example")
    assert (status, error["key"]) == (403, "wrong_origin")


def test_strict_headers_are_sent_with_everything(server: Server) -> None:
    with urllib.request.urlopen(server.address + "/") as response:  # noqa: S310 - our own server
        policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_unknown_fields_are_refused_with_their_name(server: Server) -> None:
    with pytest.raises(ServerRefused, match="colour: extra inputs are not permitted"):
        server.guest("Ann").call("POST", "/api/guest", {"name": "Ann", "colour": "red"})

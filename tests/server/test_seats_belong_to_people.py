"""A seat's secrets belong to its person: what hosts and others might try in order to see a hand.

Each story runs on SQLite, and on PostgreSQL with two servers that take turns.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest

from tests.server.parties import DONE, MINUTE, Party, play
from tests.server.running import DAY, HOUR

if TYPE_CHECKING:
    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from tests.server.within import ClientSocket

KEPT, TAKEN, SECOND = "seat_kept", "seat_taken", "second_seat"
NEWCOMERS, FORBIDDEN, ASKED = "newcomers_only", "forbidden", "asked"
LIVE: dict[str, Json] = {"kind": "live", "bank": 100}


# The host


def test_a_host_makes_no_link_for_a_seat_that_a_person_plays(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.link("Ann", "yellow") == TAKEN
        assert (await table.seats("Bob"))["yellow"]["mine"]

    play(database, story)


def test_a_link_from_before_somebody_sat_down_opens_nothing(database: str) -> None:
    """Neither to the host himself nor to a friend of his."""

    async def story(table: Party) -> None:
        await table.made("Ann", "random", "open")
        token = await table.link("Ann", "yellow")
        assert await table.put("Bob", "yellow", "me") == DONE
        for who in ("Ann", "Eve"):
            assert await table.use(who, token) == TAKEN
            assert not await table.looks(who, "yellow")
        assert await table.looks("Bob", "yellow")

    play(database, story)


@pytest.mark.parametrize("wanted", ["bot", "open"])
def test_a_host_does_not_sit_where_he_removed_somebody(database: str, wanted: str) -> None:
    """Not by sitting down and not by a link, not at once and not later, in no seat of his own."""

    async def story(table: Party) -> None:
        await table.made("Ann", "random", "open")
        assert await table.put("Bob", "yellow", "me") == DONE
        await table.replaced("Ann", "yellow", wanted)
        assert await table.put("Ann", "yellow", "me") == KEPT
        assert await table.link("Ann", "yellow") == KEPT
        assert await table.put("Ann", "yellow", "open") in (DONE, KEPT)
        assert await table.put("Ann", "yellow", "me") == KEPT
        await table.wait(DAY)
        token = await table.link("Ann", "yellow")
        for reason in (await table.put("Ann", "yellow", "me"), await table.use("Ann", token)):
            assert reason == NEWCOMERS
        assert not await table.looks("Ann", "yellow")
        assert await table.use("Eve", token) == DONE
        assert await table.looks("Eve", "yellow")

    play(database, story)


@pytest.mark.parametrize("wanted", ["bot", "open"])
def test_a_host_who_plays_gets_no_second_hand_by_removing_somebody(
    database: str, wanted: str
) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        await table.replaced("Ann", "yellow", wanted)
        await table.wait(DAY)
        token = await table.link("Ann", "yellow")
        assert await table.use("Ann", token) == SECOND
        assert await table.put("Ann", "yellow", "open") == DONE
        assert await table.put("Ann", "yellow", "me") == SECOND
        assert not await table.looks("Ann", "yellow")

    play(database, story)


def test_a_host_who_gives_up_his_own_seat_gets_no_other(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Bob", "yellow", "open") == DONE
        assert await table.put("Ann", "red", "open") == DONE
        assert await table.put("Ann", "yellow", "me") == SECOND
        assert await table.put("Ann", "red", "me") == DONE

    play(database, story)


def test_a_seat_given_up_by_its_person_may_be_the_hosts_first(database: str) -> None:
    async def story(table: Party) -> None:
        await table.made("Ann", "random", "open")
        assert await table.put("Bob", "yellow", "me") == DONE
        assert await table.put("Bob", "yellow", "open") == DONE
        assert await table.put("Ann", "yellow", "me") == DONE

    play(database, story)


def test_a_bots_seat_with_a_claim_is_not_given_to_anybody(database: str) -> None:
    """However long its person lets the bot play."""

    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Bob", "yellow", "bot") == DONE
        await table.wait(30 * DAY)
        assert await table.link("Ann", "yellow") == KEPT
        for who in ("Ann", "Eve"):
            assert await table.put(who, "yellow", "me") == KEPT
        assert await table.put("Ann", "yellow", "open") == DONE  # the claim stays
        assert await table.put("Ann", "yellow", "open") == KEPT
        assert await table.put("Eve", "yellow", "me") == KEPT
        assert await table.put("Bob", "yellow", "me") == DONE

    play(database, story)


# Asking


@pytest.mark.parametrize("wanted", ["bot", "open"])
def test_a_person_is_asked_before_the_host_replaces_them(database: str, wanted: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Ann", "yellow", wanted) == DONE
        assert (await table.seats("Bob"))["yellow"]["mine"]
        (asked,) = await table.requests()
        assert (asked["seat"], asked["by"], asked["wants"]) == ("yellow", "Ann", wanted)
        assert await table.put("Ann", "yellow", wanted) == ASKED
        assert await table.reply("Ann", "yellow", agree=True) == "no_request"
        assert await table.reply("Bob", "yellow", agree=True) == DONE
        chair = (await table.seats("Bob"))["yellow"]
        assert (chair["who"], chair["kept"]) == (wanted, True)
        assert await table.requests() == []
        assert await table.put("Bob", "yellow", "me") == DONE

    play(database, story)


@pytest.mark.parametrize("sign", ["declines", "talks", "answers"])
def test_whoever_gives_a_sign_of_life_is_not_replaced(database: str, sign: str) -> None:
    """Asking again begins anew, with all the time to answer."""

    async def story(table: Party) -> None:
        await table.made("Ann", "random", "open")
        assert await table.put("Bob", "yellow", "me") == DONE
        assert await table.put("Ann", "yellow", "bot") == DONE
        if sign == "declines":
            assert await table.reply("Bob", "yellow", agree=False) == DONE
        elif sign == "talks":
            await table.says("Bob", "yellow")
        else:
            await _answer(table, "Bob", "yellow")
        assert await table.requests() == []
        await table.wait(MINUTE)
        assert await table.put("Ann", "yellow", "bot") == DONE
        assert (await table.seats("Bob"))["yellow"]["mine"]
        assert await table.put("Ann", "yellow", "bot") == ASKED

    play(database, story)


def test_whoever_was_replaced_takes_the_seat_back_by_doing_anything(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        await table.replaced("Ann", "yellow", "bot")
        assert (await table.seats("Bob"))["yellow"]["away"]
        await table.wait(3 * DAY)
        await table.says("Bob", "yellow", "here I am")
        assert (await table.seats("Bob"))["yellow"]["mine"]

    play(database, story)


def test_another_wish_of_the_host_is_asked_anew(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Ann", "yellow", "bot") == DONE
        await table.wait(MINUTE)
        assert await table.put("Ann", "yellow", "open") == DONE
        assert (await table.seats("Bob"))["yellow"]["mine"]
        assert await table.put("Ann", "yellow", "open") == ASKED

    play(database, story)


def test_before_the_game_begins_a_host_frees_seats_without_asking(database: str) -> None:
    async def story(table: Party) -> None:
        await table.made("Ann", "me", "open", "open")
        assert await table.put("Bob", "yellow", "me") == DONE
        assert await table.put("Ann", "yellow", "open") == DONE
        assert await table.put("Eve", "yellow", "me") == DONE

    play(database, story)


# Those who play


def test_nobody_who_plays_gets_a_second_seat(database: str) -> None:
    """Not an open one, not by a link, not a bot's."""

    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob", "Eve")
        (free,) = [one for one in ("blue", "green") if one in await table.seats()]
        gift = await table.link("Eve", free)
        assert await table.use("Bob", gift) == SECOND
        assert await table.put("Eve", free, "open") == DONE
        assert await table.put("Bob", free, "me") == SECOND
        token = await table.link("Ann", free)
        assert await table.use("Bob", token) == SECOND
        assert await table.put("Ann", free, "bot") == DONE
        assert await table.use("Bob", token) == SECOND
        assert not await table.looks("Bob", free)
        assert await table.use("Joe", token) == DONE  # refusals have not used it up

    play(database, story)


def test_nobody_leaves_one_seat_to_sit_in_another(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob", "Eve")
        first, second = [name for name, one in (await table.seats()).items() if name != "red"]
        mover, other = [(await table.seats())[one]["name"] for one in (first, second)]
        assert await table.put(str(mover), first, "open") == DONE
        assert await table.put(str(other), second, "open") == DONE
        assert await table.put(str(mover), second, "me") == SECOND
        assert await table.use(str(mover), await table.link("Ann", second)) == SECOND
        assert await table.put("Joe", second, "me") == DONE
        assert await table.put(str(mover), first, "me") == DONE  # it was their own

    play(database, story)


def test_before_the_game_begins_one_moves_from_seat_to_seat(database: str) -> None:
    async def story(table: Party) -> None:
        await table.made("Ann", "me", "open", "open")
        first, second = await table.open_seats()
        assert await table.put("Bob", first, "me") == DONE
        assert await table.use("Bob", await table.link("Ann", second)) == SECOND
        assert await table.put("Bob", second, "me") == DONE
        assert [name for name, one in (await table.seats("Bob")).items() if one["mine"]] == [second]
        assert await table.put("Ann", first, "me") == DONE
        assert await table.put("Ann", "red", "me") == DONE
        assert [name for name, one in (await table.seats("Ann")).items() if one["mine"]] == ["red"]

    play(database, story)


# Giving a seat away


def test_whoever_gave_a_seat_away_has_no_say_in_it(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.use("Eve", await table.link("Bob", "yellow")) == DONE
        for wanted in ("bot", "open", "back"):
            assert await table.put("Bob", "yellow", wanted) == FORBIDDEN
        assert await table.put("Bob", "yellow", "me") == TAKEN
        assert await table.link("Bob", "yellow") == FORBIDDEN
        assert await table.put("Ann", "yellow", "back") == TAKEN
        assert not await table.looks("Bob", "yellow")
        chair = (await table.seats("Bob"))["yellow"]
        assert (chair["name"], chair["kept"]) == ("Eve", False)
        await table.replaced("Ann", "yellow", "bot")
        assert await table.put("Bob", "yellow", "me") == KEPT
        await table.wait(2 * DAY)
        assert await table.use("Bob", await table.link("Ann", "yellow")) == NEWCOMERS
        assert await table.put("Eve", "yellow", "me") == DONE

    play(database, story)


def test_a_host_who_gave_his_seat_away_evicts_nobody(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.use("Eve", await table.link("Ann", "red")) == DONE
        assert await table.put("Ann", "red", "me") == TAKEN
        assert await table.put("Ann", "red", "back") == TAKEN
        assert await table.link("Ann", "red") == TAKEN
        await table.replaced("Ann", "red", "open")
        assert await table.put("Ann", "red", "me") == KEPT
        await table.wait(2 * DAY)
        assert await table.put("Ann", "red", "me") == NEWCOMERS
        assert await table.put("Eve", "red", "me") == DONE

    play(database, story)


def test_giving_back_seats_only_whoever_has_a_claim(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        assert await table.put("Ann", "yellow", "back") == TAKEN
        assert await table.put("Bob", "yellow", "bot") == DONE
        assert await table.put("Bob", "yellow", "back") == FORBIDDEN
        assert await table.put("Ann", "yellow", "back") == DONE
        assert (await table.seats("Bob"))["yellow"]["mine"]
        assert await table.put("Bob", "yellow", "open") == DONE
        assert await table.put("Ann", "yellow", "back") == "nobody_before"

    play(database, story)


def test_a_link_ends_with_its_makers_right_to_the_seat(database: str) -> None:
    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        token = await table.link("Bob", "yellow")
        assert await table.put("Bob", "yellow", "open") == DONE
        assert await table.use("Eve", token) == "link_used"
        assert await table.put("Eve", "yellow", "me") == DONE
        assert await table.use("Joe", token) == "link_used"

    play(database, story)


# Time


def test_a_seat_offered_after_a_time_out_goes_to_newcomers(database: str) -> None:
    """Not to those who play, not to the host; its person has it until somebody sits down."""

    async def story(table: Party) -> None:
        await table.made("Ann", "open", "open", clock={**LIVE, "out": "offer"})
        for who, seat in (("Bob", "red"), ("Eve", "yellow")):
            assert await table.put(who, seat, "me") == DONE
        await table.wait(101)
        (free,) = await table.open_seats()
        late, other = ("Bob", "Eve") if free == "red" else ("Eve", "Bob")
        assert await table.put(other, free, "me") == SECOND
        assert await table.use(other, await table.link("Ann", free)) == SECOND
        assert await table.put("Ann", free, "me") == NEWCOMERS
        assert await table.use("Ann", await table.link("Ann", free)) == NEWCOMERS
        assert await table.looks(late, free)
        async with await table.open(late, free) as wire:
            await wire.text()
            assert await table.put("Joe", free, "me") == DONE
            for server in table.servers:
                await server.services.tables.heard_all()
            await _lost(wire)
        assert not await table.looks(late, free)
        assert await table.put(late, free, "me") == TAKEN
        assert await table.put("Ann", free, "back") == TAKEN

    play(database, story)


def test_a_bot_that_plays_for_lack_of_time_keeps_the_seat_for_a_day(database: str) -> None:
    async def story(table: Party) -> None:
        await table.made("Ann", "open", "random", clock={**LIVE, "out": "bot", "bot": "random"})
        assert await table.put("Bob", "red", "me") == DONE
        await table.until_asked("red")
        await table.wait(101)
        assert (await table.seats())["red"]["who"] == "bot"
        assert await table.link("Ann", "red") == KEPT
        assert await table.put("Eve", "red", "me") == KEPT
        await table.wait(DAY - HOUR)
        assert await table.link("Ann", "red") == KEPT
        await table.wait(HOUR)
        token = await table.link("Ann", "red")
        assert await table.use("Ann", token) == NEWCOMERS
        assert await table.use("Eve", token) == DONE
        assert await table.put("Bob", "red", "me") == TAKEN
        assert not await table.looks("Bob", "red")

    play(database, story)


# Sockets


def test_the_socket_of_a_seat_that_was_given_away_ends_before_any_news(database: str) -> None:
    """On every server; nothing that the new owner sees reaches the old one."""

    async def story(table: Party) -> None:
        await table.begun("Ann", "Bob")
        token = await table.link("Bob", "yellow")
        wires = [await table.open("Bob", "yellow") for _server in table.servers]
        for wire in wires:
            await wire.text()
        assert await table.use("Eve", token) == DONE
        for server in table.servers:
            await server.services.tables.heard_all()
        for wire in wires:
            await _lost(wire)
            await wire.close()

    play(database, story)


# Several seats of one person


def test_seats_made_for_one_person_stay_theirs(database: str) -> None:
    async def story(table: Party) -> None:
        await table.made("Ann", "me", "me", "open")
        (_red, second) = [name for name, one in (await table.seats("Ann")).items() if one["mine"]]
        (free,) = await table.open_seats()
        assert await table.put("Ann", free, "me") == SECOND
        assert await table.put("Bob", free, "me") == DONE
        assert await table.put("Ann", second, "bot") == DONE
        assert await table.put("Ann", second, "me") == DONE
        assert await table.put("Ann", second, "open") == DONE
        assert await table.put("Bob", second, "me") == SECOND
        assert await table.put("Ann", second, "me") == DONE
        assert await table.put("Bob", free, "open") == DONE
        assert await table.put("Ann", free, "me") == SECOND
        assert await table.use("Eve", await table.link("Ann", second)) == DONE
        assert await table.put("Eve", second, "open") == DONE
        assert await table.put("Ann", second, "me") == SECOND  # it has been somebody else's
        assert await table.looks("Ann", "red")

    play(database, story)


def test_whoever_gave_one_of_two_seats_away_keeps_the_other(database: str) -> None:
    """Also while a bot plays it for them: their say in an undo goes with it."""

    async def story(table: Party) -> None:
        await table.made("Ann", "me", "me")
        (_red, second) = await table.seats("Ann")
        assert await table.use("Eve", await table.link("Ann", second)) == DONE
        assert await table.put("Ann", "red", "bot") == DONE
        assert (await table.seats("Ann"))["red"]["kept"]
        assert await table.put("Ann", "red", "me") == DONE
        assert await table.put("Ann", second, "me") != DONE

    play(database, story)


async def _lost(wire: ClientSocket) -> None:
    """Hear that a seat is somebody else's now, and nothing that happened before that."""
    while (heard := await wire.next())["type"] != "websocket.close":
        assert not json.loads(heard["text"])["entries"], heard
    assert heard["code"] == 4003


async def _answer(table: Party, who: str, seat: str) -> None:
    """Give an answer from a seat, once it is asked."""
    async with await table.open(who, seat) as wire:
        told = cast("Object", (await wire.hear())["table"])
        while not told["answers"]:
            told = cast("Object", (await wire.hear())["table"])
        answer = cast("list[str]", told["answers"])[0]
        wire.say({"type": "answer", "id": "a", "number": told["number"], "answer": answer})
        while (heard := await wire.hear())["type"] != "ack":
            assert heard["type"] == "news", heard

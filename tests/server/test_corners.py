"""Corners of tables: talk, previews, conflicts, slow bots, rematches, seats that move."""

from __future__ import annotations

import asyncio
import errno
import json
import random
from multiprocessing.process import BaseProcess
from typing import cast

import pytest

from bigshoulders.client import Object, ServerRefused
from bigshoulders.games import rules_of
from bigshoulders.kernel.game import Game, begin
from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import BOT_TIMEOUTS
from bigshoulders.server.store.rows import Write
from bigshoulders.server.tables import actions
from bigshoulders.server.tables.bots.pool import BotPool, Thought, Worker
from bigshoulders.server.tables.bots.turns import TableTurn
from bigshoulders.server.tables.records import rematch
from bigshoulders.server.tables.seats.seating import hand_to_bot, sit
from tests.server.conftest import PATIENCE, Server
from tests.server.running import (
    Hours,
    actor,
    asked,
    entries,
    guest,
    listen,
    opened,
    play,
    table_for,
)
from tests.server.test_playing import asked as asked_of
from tests.server.test_playing import hotseat
from tests.server.test_tables import put, seats

# Talk and previews


def test_a_comment_names_the_move_it_is_about_and_everybody_hears_it(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "me"])
    bob.join(link)
    player, looker = ann.open(table, ann.open(table).asked[0]), bob.open(table)
    about = player.answer(player.answers[0])
    said = player.send({"type": "chat", "text": "a fine move", "about": about})
    looker.wait_for(cast("int", said["number"]))
    heard = looker.entries[-1]
    assert heard["kind"] == "chat"
    assert heard["data"] == {"text": "a fine move", "about": about, "name": "Ann"}


def test_spectators_talk_but_strangers_do_not_and_nothing_is_said_about_the_future(
    server: Server,
) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, link = ann.new_table(["me", "open"])
    bob.join(link)
    looker = bob.open(table)
    looker.send({"type": "chat", "text": "hello"})
    with pytest.raises(ServerRefused, match=r"about: this table has entries 1 to 2, not 99"):
        looker.send({"type": "chat", "text": "hello", "about": 99})


def test_talk_does_not_make_an_answer_stale(server: Server) -> None:
    players = hotseat(server, "me", "me")
    seat = asked_of(players)
    number = seat.number
    seat.send({"type": "chat", "text": "let me see"})
    assert seat.answer(seat.answers[0], number) == number + 2


def test_a_preview_tells_what_changes_or_why_not_and_changes_nothing(server: Server) -> None:
    players = hotseat(server, "me", "me")
    seat = asked_of(players)
    before = seat.number
    answers = [seat.answers[0], "pass", "gibberish !"]
    told = seat.send({"type": "preview", "answers": [*answers]})
    found = cast("dict[str, Object]", told["previews"])
    assert found[answers[0]]["changes"]
    assert cast("Object", found["pass"]["refusal"])["key"] == "illegal"
    assert cast("Object", found["gibberish !"]["refusal"])["key"] == "malformed"
    seat.reconnect()
    assert seat.number == before


def test_previews_are_for_players_only(server: Server) -> None:
    ann = server.guest("Ann")
    table, _link = ann.new_table(["me", "me"])
    with pytest.raises(ServerRefused, match="you're watching this table"):
        ann.open(table).send({"type": "preview", "answers": ["pass"]})


# Conflicts


def test_of_two_workers_with_the_same_number_the_loser_reloads_and_refuses_as_stale(
    sqlite: str,
) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as here, opened(sqlite, Hours()) as there:
            ann = await guest(here, "Ann")
            table = await table_for(here, ann, "me", "me", kind="none")
            (seat,) = await asked(there, table)
            number = await play(here, table, seat, ann)
            with pytest.raises(Refused) as refused:
                await play(there, table, seat, ann)
            assert refused.value.key == "stale"
            assert [one.number for one in await entries(there, table)] == list(range(1, number + 1))
            assert await asked(there, table) == await asked(here, table)

    asyncio.run(story())


def test_a_retry_on_another_worker_finds_what_the_first_one_did(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as here, opened(sqlite, Hours()) as there:
            ann = await guest(here, "Ann")
            table = await table_for(here, ann, "me", "me", kind="none")
            (seat,) = await asked(there, table)
            async with here.tables.enter(table) as (_room, now):
                notation = now.playing().legal(seat)[0].notation
            done = [
                await actions.answer(services.tables, table, actor(ann, seat), "once", 2, notation)
                for services in (here, there)
            ]
            assert done == [3, 3]

    asyncio.run(story())


def test_a_conflict_does_not_take_other_writes_of_its_batch_with_it(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", kind="none")
            (first, *_rest) = await entries(services, table)
            clash = services.journal.append(Write(entries=[first]))
            said = actions.chat(services.tables, table, actor(ann, None), "r", "hello", None)
            done = await asyncio.gather(clash, said, return_exceptions=True)
            assert type(done[0]).__name__ == "Conflict"
            assert done[1] == 3

    asyncio.run(story())


def test_whoever_is_ended_while_an_answer_of_the_database_comes_is_ended(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or what keeps house would go on for ever, and the server would not stop."""

    async def story() -> None:
        async with opened(sqlite, Hours()) as services:
            loop = asyncio.get_running_loop()
            answered: asyncio.Future[None] = loop.create_future()
            with monkeypatch.context() as patch:
                patch.setattr(loop, "run_in_executor", lambda *_given: answered)
                task = asyncio.create_task(services.reader.setting("secret"))
                await asyncio.sleep(0)
            answered.set_result(None)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(story())


# Bots


def thought_of(bot: str) -> tuple[Thought, Game]:
    """Return the first question of a game as a bot is asked it, and the game."""
    rules = rules_of("city", 2, {})
    game = begin(rules, rules.start(), None)
    while game.deciders() == [-1]:
        game.play(-1, game.answers(-1)[0])
    (seat,) = game.deciders()
    options = tuple(rules.options.items())
    return Thought("t", "city", 2, options, None, game.moves[:], seat, bot, "seed"), game


def is_legal(notation: str | None, thought: Thought, game: Game) -> bool:
    code = game.read(notation or "", thought.seat).code
    return code in game.answers(thought.seat)


def test_a_bot_that_thinks_too_long_is_replaced_by_a_random_legal_answer() -> None:
    thought, game = thought_of("sharp")
    before = BOT_TIMEOUTS.value

    async def story() -> list[str]:
        bot_pool = BotPool(1, 0.0)  # only its start gives the process any time
        try:
            return [
                await bot_pool.choose(thought, TableTurn("t", "ann", attended=True))
                for _turn in range(3)
            ]
        finally:
            bot_pool.close()

    assert all(is_legal(notation, thought, game) for notation in asyncio.run(story()))
    assert BOT_TIMEOUTS.value == before + 1


def test_a_bot_that_fails_is_replaced_too() -> None:
    thought, game = thought_of("nobody")

    async def story() -> str:
        bot_pool = BotPool(1, 10.0)
        try:
            return await bot_pool.choose(thought, TableTurn("t", "ann", attended=True))
        finally:
            bot_pool.close()

    assert is_legal(asyncio.run(story()), thought, game)


def test_a_bot_whose_process_cannot_be_started_thinks_when_it_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought, game = thought_of("random")
    worker = Worker()

    def fail(_process: object) -> None:
        raise OSError(errno.EAGAIN, "no more processes")

    with monkeypatch.context() as full:
        full.setattr(BaseProcess, "start", fail)
        assert [worker.ask(thought, 1.0) for _time in range(2)] == [None, None]
    chosen = worker.ask(thought, PATIENCE)
    assert chosen is not None
    assert is_legal(chosen.notation, thought, game)
    worker.end()


def test_a_person_who_takes_a_seat_back_is_not_overruled_by_the_bots_late_answer(
    sqlite: str,
) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", kind="none")
            (seat,) = await asked(services, table)
            async with services.tables.enter(table) as (_room, now):
                notation = now.playing().legal(seat)[0].notation
            late = actions.Actor(None, seat)
            with pytest.raises(Refused, match="is no longer yours"):
                await actions.answer(services.tables, table, late, "bot", 2, notation)

    asyncio.run(story())


# Seats


def test_a_seat_handed_over_closes_the_sockets_that_spoke_for_it(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as services:
            ann = await guest(services, "Ann")
            table = await table_for(services, ann, "me", "me", kind="none")
            (seat,) = await asked(services, table)
            async with services.tables.enter(table) as (_room, now):
                name = now.name(1 - seat)
            ears = [await listen(services, table, ann, one) for one in (seat, 1 - seat)]
            await hand_to_bot(services.tables, table, name, "random", ann)
            await ears[1].ended.wait()
            assert [ear.closed for ear in ears] == [None, 4003]

    asyncio.run(story())


def test_a_bot_keeps_a_seat_and_plays_it_and_its_person_goes_on(server: Server) -> None:
    players = hotseat(server, "me", "me")
    seat = asked_of(players)
    other = next(one for one in players if one is not seat)
    ann, table, name = seat.client, seat.table_id, str(seat.seat)
    put(ann, table, name, "bot")
    while seat.seat in other.asked:
        other.hear()
    put(ann, table, name, "me")
    back = ann.open(table, name, 0)
    assert [one["kind"] for one in back.entries if one["seat"] == name].count("seat") == 2
    assert seats(ann, table)[name]["mine"]


def test_a_rematch_keeps_seats_for_those_who_played(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, Hours()) as services:
            ann, bob, eve = [await guest(services, name) for name in ("Ann", "Bob", "Eve")]
            table = await table_for(services, ann, "me", "open", kind="none")
            await sit(services.tables, table, "yellow", bob)
            people, chosen = {0: ann, 1: bob}, random.Random(6)
            while waiting := await asked(services, table):
                await play(services, table, waiting[0], people[waiting[0]], chosen)
            again = await rematch(services.tables, table, bob)
            assert await rematch(services.tables, table, ann) == again
            with pytest.raises(Refused, match="the seat red is kept for Ann"):
                await sit(services.tables, again, "red", eve)
            await sit(services.tables, again, "red", ann)
            assert await asked(services, again)

    asyncio.run(story())


def test_my_tables_tell_which_wait_for_me_and_keep_the_clock(server: Server) -> None:
    ann = server.guest("Ann")
    clock: Object = {"kind": "live", "bank": 600, "increment": 10}
    table, _link = ann.new_table(["me", "me"], clock=clock)
    (mine,) = cast("list[Object]", ann.call("GET", "/api/tables?mine=true")["tables"])
    assert mine["id"] == table
    assert cast("Object", mine["clock"])["bank"] == 600
    (timing,) = cast("list[Object]", mine["timing"])
    assert [timing["seat"]] == mine["asked"]


# Clocks over the network


def test_clients_see_every_clock_and_what_time_it_is(server: Server) -> None:
    ann = server.guest("Ann")
    clock: Object = {"kind": "live", "bank": 600, "increment": 10}
    table, _link = ann.new_table(["me", "me"], clock=clock)
    with ann.open(table) as looker:
        shown = cast("list[Object]", looker.table["clock"])
        now = looker.send({"type": "ping"})["now"]
    assert [one["left"] for one in shown] == [600, 600]
    (runs,) = [one for one in shown if one["since"] is not None]
    assert [runs["seat"]] == looker.asked
    assert cast("float", runs["since"]) <= cast("float", now)


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        ({"kind": "live"}, "clock.live.bank: field required"),
        ({"kind": "live", "bank": 3}, "clock.live.bank: input should be greater than or equal"),
        ({"kind": "live", "bank": 60, "increments": {"nap": 1}}, "clock.increments: city asks no"),
        ({"kind": "live", "bank": 60, "out": "shout"}, "clock.live.out: input should be"),
        ({"kind": "days", "days": 1, "remind_hours": [25]}, "clock.remind_hours: expected hours"),
        ({"kind": "sand"}, "clock: input tag 'sand'"),
    ],
)
def test_a_bad_clock_is_refused_in_one_sentence(server: Server, clock: Object, words: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        server.guest("Ann").new_table(["me", "me"], clock=clock)
    assert str(refused.value).startswith(words)
    assert "\n" not in json.dumps(refused.value.error)


def test_the_api_explains_clocks_and_names_the_kinds_of_questions(server: Server) -> None:
    told = server.guest("Ann").call("GET", "/api/games")
    clocks = cast("Object", told["clocks"])
    assert set(cast("Object", clocks["kinds"])) == {"none", "live", "days"}
    assert set(cast("Object", clocks["out"])) == {"nothing", "bot", "offer"}
    games = cast("list[Object]", told["games"])
    assert all(one["questions"] for one in games)


def test_the_api_tells_what_an_option_needs(server: Server) -> None:
    """C-OPT-06: as a field, and in the words for people."""
    told = server.guest("Ann").call("GET", "/api/games")
    city = next(one for one in cast("list[Object]", told["games"]) if one["game"] == "city")
    options = {str(one["switch"]): one for one in cast("list[Object]", city["switches"])}
    assert options["simplified_closure"]["needs"] == {"closed_space": "yes"}
    assert str(options["simplified_closure"]["meaning"]).endswith("; needs closed_space=yes")
    assert {key for key, one in options.items() if one["needs"]} == {"simplified_closure"}

"""The series of a game: every dollar is in one place, and nothing in it is secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bigshoulders.games import rules_of
from bigshoulders.games.city.events import DIVIDEND_PAID
from bigshoulders.games.city.ids import (
    SETTLE_SALE,
    V_DIVIDEND,
    V_HIRE,
    V_ORDER,
    V_RUN,
    V_SHIP,
)
from bigshoulders.games.city.state import City
from bigshoulders.games.city.views.seat_view import worth
from bigshoulders.games.city.views.series import CitySeriesBuilder
from bigshoulders.games.city.views.series_shapes import CitySeries
from bigshoulders.kernel.action import verb_of
from bigshoulders.kernel.game import Game, begin
from bigshoulders.kernel.state import step_of
from bigshoulders.kernel.stream import Stream
from bigshoulders.server.schemas.shapes import model_of
from bigshoulders.server.tables.series import MOST_KEPT, SeriesCache, line_of, series, series_json
from tests.server.test_hostile import guest, run, table_of_two
from tests.server.worlds import beginning_at, whole_game

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.kernel.event import Event
    from bigshoulders.server.store.rows import Entry, Head
    from tests.server.within import Within
    from tests.server.worlds import World

Case = tuple[int, dict[str, str]]

CASES: list[Case] = [
    (2, {"edition": "2018"}),
    (3, {"edition": "2018", "mode": "advanced"}),
    (4, {"edition": "2020"}),
    (3, {"edition": "2020", "mode": "advanced", "goals": "off"}),
    (4, {"edition": "2025"}),
    (2, {"edition": "2025", "mode": "advanced", "simplified_closure": "on"}),
    (4, {"edition": "2025", "mode": "advanced", "special_companies": "on", "chiefs": "on"}),
]
GAMES_EACH = 3
PRODUCTIVE = (V_HIRE, V_ORDER, V_RUN, V_SHIP, V_DIVIDEND)
BUSY = 0.8
OTHER_CASH = {"paid_owner", "pooled", "compensated", "sold", "bought", "founded"}


def case_id(case: Case) -> str:
    return "-".join([str(case[0]), *case[1].values()])


def city(game: Game) -> City:
    assert isinstance(game.state, City)
    return game.state


class Follower:
    """A random game, and its series that follow answer by answer."""

    def __init__(self, case: Case, seed: int) -> None:
        seats, options = case
        rules = rules_of("city", seats, options)
        origin = rules.start()
        assert isinstance(origin, City)
        self.builder = CitySeriesBuilder(origin)
        events: list[Event] = []
        self.game = begin(rules, origin, Stream(f"{case}/{seed}"), events)
        self._random = Random(f"{case}/{seed}")
        self.builder.follow(1, events, city(self.game))

    def step(self) -> list[Event]:
        """Answer at random, but rather produce, sell goods and pay out than not."""
        seat = self.game.deciders()[0]
        answers = self.game.answers(seat)
        good = [code for code in answers if verb_of(code) in PRODUCTIVE]
        chosen = good if good and self._random.random() < BUSY else answers
        events = self.game.play(seat, self._random.choice(chosen))
        self.builder.follow(self.builder.number + 1, events, city(self.game))
        return events

    def told(self) -> CitySeries:
        found = self.builder.data()
        model_of(CitySeries).model_validate(found, strict=True)
        return found


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_parts_of_every_ledger_are_the_score(case: Case) -> None:
    for seed in range(GAMES_EACH):
        follower = Follower(case, seed)
        while not follower.game.is_over():
            follower.step()
        result = follower.game.result()
        assert result is not None
        for ledger, score in zip(follower.told()["ledgers"], result.scores(), strict=True):
            parts = [ledger["start"], ledger["dividends"], ledger["owner"], ledger["pool"]]
            parts += [ledger["compensation"], ledger["growth"], ledger["goals"]]
            assert sum(parts) == ledger["total"] == score
            assert ledger["growth"] == sum(one["growth"] for one in ledger["stakes"])
            assert ledger["dividends"] == sum(one["dividends"] for one in ledger["stakes"])


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_cash_shares_and_worth_are_those_of_the_game_at_every_moment(case: Case) -> None:
    follower = Follower(case, 7)
    builder, game = follower.builder, follower.game
    while not game.is_over():
        follower.step()
        state = city(game)
        assert builder.cash == [player.cash for player in state.seats]
        if any(step_of(frame) == SETTLE_SALE for frame in state.stack):
            continue  # a Director's certificate is paid for and not yet handed over
        for seat in range(game.rules.seats):
            shares = [company.shares(seat) for company in state.companies]
            assert [stake.shares for stake in builder.stakes[seat]] == shares
            assert builder.worth(seat) == worth(state, seat)


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_dividends_are_what_cash_shows(case: Case) -> None:
    assert sum(checked_dividends(Follower(case, seed)) for seed in range(GAMES_EACH))


def checked_dividends(follower: Follower) -> int:
    """Play to the end; returns how many dividends were held against the cash of everybody."""
    seen = 0
    while not follower.game.is_over():
        before = city(follower.game).copy()
        events = follower.step()
        paid = [event for event in events if event.kind is DIVIDEND_PAID]
        if len(paid) != 1 or OTHER_CASH & {event.kind.key for event in events}:
            continue
        seen += 1
        company, _amount, each, _nothing = paid[0].values
        for player, old in zip(city(follower.game).seats, before.seats, strict=True):
            shares = before.companies[company].shares(player.index)
            assert player.cash - old.cash == each * shares
    told = follower.told()
    assert len(told["dividends"]) >= seen
    for life in told["companies"]:
        own = [one["per_share"] for one in told["dividends"] if one["company"] == life["company"]]
        assert life["paid_per_share"] == sum(own)
    return seen


def test_shareholders_of_closed_companies_are_in_the_ledger() -> None:
    closed, compensation = 0, 0
    for seed in range(8):
        follower = Follower(CASES[5], seed)
        while not follower.game.is_over():
            follower.step()
        told = follower.told()
        closed += sum(one["closed"] is not None for one in told["companies"])
        compensation += sum(one["compensation"] for one in told["ledgers"])
        assert all(one["price"] is None for one in told["companies"] if one["closed"])
    assert closed
    assert compensation


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_points_have_the_prices_of_the_game_and_no_two_in_a_row_are_alike(case: Case) -> None:
    follower = Follower(case, 5)
    while not follower.game.is_over():
        follower.step()
        state = city(follower.game)
        point = follower.builder.points[-1]
        assert point.decade == state.decade
        assert point.phase == state.phase
        for company in state.companies:
            price = state.price(company) if company.is_in_play() else None
            assert point.prices[company.index] == price
    told = follower.told()
    columns: list[Sequence[int | None]] = [*told["prices"].values(), *told["worth"].values()]
    rows = [
        (one["decade"], one["phase"], *(column[at] for column in columns))
        for at, one in enumerate(told["points"])
    ]
    assert all(one != other for one, other in pairwise(rows))
    numbers = [one["number"] for one in told["points"]]
    assert numbers == sorted(set(numbers))


# Of stored tables


def checked(shape: type, text: bytes) -> Any:  # noqa: ANN401 - whatever the shape says
    """Return a series, which must be of its declared shape."""
    model_of(shape).model_validate_json(text, strict=True)
    return json.loads(text)


def city_series(world: World) -> CitySeries:
    found: CitySeries = checked(CitySeries, series_json(world.head, world.entries))
    return found


def test_moves_that_were_taken_back_are_not_told() -> None:
    world = whole_game("city", 3, {"edition": "2025"}, Random(8))
    assert any(entry.kind == "undo" for entry in world.entries)
    table = world.table()
    line = line_of(world.entries)
    assert [one.number for one in line] == [one.number for one in table.decisions]
    result = table.playing().result()
    assert result is not None
    found = city_series(world)
    assert [one["total"] for one in found["ledgers"]] == result.scores()


def test_a_table_that_begins_in_the_middle_of_a_game_counts_from_there() -> None:
    world = whole_game("city", 2, {"edition": "2020"}, Random(2))
    half = world.until(len(world.entries) // 2).table().playing()
    found = city_series(beginning_at(world, half))
    state = city(half)
    for ledger in found["ledgers"]:
        seat = state.board.colors.index(ledger["seat"])
        assert ledger["start"] == ledger["total"] == worth(state, seat)


def test_the_story_of_a_company_names_who_founded_it() -> None:
    world = whole_game("city", 4, {"edition": "2025", "mode": "advanced"}, Random(4))
    for life in city_series(world)["companies"]:
        assert life["par"] in (35, 40, 50, 60)
        assert life["directors"][0]["seat"] == life["founder"]
        assert life["directors"][0]["number"] == life["founded"]
        assert life["withheld"] <= life["revenue"]


def test_before_the_first_entry_there_is_nothing_to_tell() -> None:
    world = whole_game("city", 2, {}, Random(1))
    found = series(world.head, [])
    assert found is not None
    assert found["points"] == []
    model_of(CitySeries).model_validate(found, strict=True)


# Over HTTP


def test_series_are_served_and_what_is_asked_wrongly_is_refused(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        ann, table = await table_of_two(server)
        page = f"/api/tables/{table}/series"
        now = await server.http("GET", page, guest=ann)
        checked(CitySeries, now.body)
        assert now.body == (await server.http("GET", f"{page}?at=2", guest=ann)).body
        assert (await server.http("GET", f"{page}?at=99", guest=ann)).status == 422
        assert (await server.http("GET", f"{page}?at=many", guest=ann)).status == 422
        bob = await guest(server, "Bob")
        assert (await server.http("GET", page, guest=bob)).status == 404
        made = await server.http("POST", "/api/tables", {"seats": ["me", "open"]}, guest=ann)
        waiting = f"/api/tables/{made.json()['table']}/series"
        assert (await server.http("GET", waiting, guest=ann)).error()["key"] == "not_begun"

    run(tmp_path, look)


def test_series_are_kept_but_not_for_ever(tmp_path: Path) -> None:
    async def ask(server: Within) -> None:
        ann, table = await table_of_two(server)
        await server.http("GET", f"/api/tables/{table}/series", guest=ann)
        async with server.services.tables.enter(table) as (_room, now):
            head = now.head
        series_cache = SeriesCache(server.services.reader)
        first = await series_cache.of(head, 2)
        assert await series_cache.of(head, 2) is first
        for until in range(3, MOST_KEPT + 3):
            await series_cache.of(head, until)
        assert len(series_cache._kept) == MOST_KEPT
        again = await series_cache.of(head, 2)
        assert again is not first
        assert again == first

    run(tmp_path, ask)


def test_games_are_played_again_one_at_a_time_and_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many at once would slow down everybody who plays."""
    at_once: list[int] = []
    running: list[str] = []

    def counted(head: Head, entries: Sequence[Entry]) -> bytes:
        running.append(head.id)
        at_once.append(len(running))
        found = series_json(head, entries)
        running.pop()
        return found

    async def ask(server: Within) -> None:
        _ann, table = await table_of_two(server)
        async with server.services.tables.enter(table) as (_room, now):
            head = now.head
        monkeypatch.setattr("bigshoulders.server.tables.series.series_json", counted)
        series_cache = SeriesCache(server.services.reader)
        wanted = [2, 3, 4, 2, 3, 4]
        await asyncio.gather(*(series_cache.of(head, until) for until in wanted))
        assert at_once == [1, 1, 1]

    run(tmp_path, ask)

"""Undo: free inside the own turn, further with everybody's yes, never once the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pytest

from bigshoulders.kernel.action import CHANCE, mover
from bigshoulders.server.store.rows import OVER
from bigshoulders.server.tables import presenter
from bigshoulders.server.tables.history import table_at
from bigshoulders.server.tables.table import ASK, UNDO, Table
from tests.server.running import entries, guest
from tests.server.taking_back import Party, last_decision, other_moves, party, run

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.server.services import Services

REDEALS = 20


async def shown_something(made: Party, seat: int) -> int:
    """Play until a seat's answer brings a draw about; returns where to take it back to."""
    while True:
        table = await made.play_until(lambda table: seat in table.asked())
        before, draws = table.decisions[-1].number, len(draws_of(table))
        await made.answer(seat)
        if len(draws_of(await made.now())) > draws:
            return before


def draws_of(table: Table) -> list[int]:
    """Return what was drawn on the line that is played."""
    return [move for move in table.playing().moves if mover(move) == CHANCE]


def chooses(kind: str) -> Callable[[Table], bool]:
    """Tell whether a table is at a secret choice in which one seat is the last."""

    def is_so(table: Table) -> bool:
        asked = table.asked()
        return len(asked) == 1 and table.playing().question(asked[0]).kind == kind

    return is_so


# Against bots


def test_a_round_is_not_dealt_twice_to_one_player_against_bots(tmp_path: Path) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "random", "random")
        to = await shown_something(made, 0)
        dealt = draws_of(await made.now())
        for _try in range(REDEALS):
            assert await made.why_not(0, to) == "nobody_to_ask"
        assert draws_of(await made.now()) == dealt

    run(tmp_path, attack)


@pytest.mark.parametrize(("kind", "picks"), [("draft", 1), ("choose_buildings", 2)])
@pytest.mark.parametrize("other", ["B", "random"])
def test_the_last_secret_chooser_does_not_choose_again(
    tmp_path: Path, kind: str, picks: int, other: str
) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", other, other, draft="on")
        (last,) = (await made.play_until(chooses(kind))).asked()
        for _pick in range(picks):
            await made.answer(last)
        shown = await made.now()
        to = last_decision(shown, last)
        table_state = await made.table_state(last)
        assert table_state["undo"] is None
        if other == "random":
            assert await made.why_not(last, to) == "nobody_to_ask"
        else:
            assert (await made.undo(last, to)).kind == ASK
        assert (await made.now()).decisions == shown.decisions
        assert table_state["undo_further"] == ("no" if other == "random" else "ask")

    run(tmp_path, attack)


def test_whoever_plays_all_seats_does_not_cross_the_line_either(tmp_path: Path) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "A")
        first, _then, to = await other_moves(made)
        assert await made.why_not(first, to) == "nobody_to_ask"

    run(tmp_path, attack)


# Among people


def test_an_undo_waits_for_those_who_have_not_moved_too(tmp_path: Path) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        (third,) = {0, 1, 2} - {first, then}
        line = (await made.now()).decisions
        undo_request = await made.undo(first, to)
        assert (undo_request.kind, undo_request.data["of"]) == (
            ASK,
            " ".join(map(str, sorted((then, third)))),
        )
        assert await made.consent(then, undo_request.number) is None
        assert (await made.now()).decisions == line
        assert await made.consent(then, undo_request.number) == "no_wish"
        assert await made.consent(third, undo_request.number) is None
        assert (await made.now()).decisions[-1].number == to

    run(tmp_path, attack)


def test_the_entry_of_an_undo_tells_who_took_back_to_where_and_who_agreed(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "B", "B")
        first = await made.step()
        own = {seat for seat in range(3) if made.people[seat] == made.people[first]}
        others = sorted({0, 1, 2} - own)
        to = last_decision(await made.now(), first)
        await made.play_until(lambda table: table.free_undo(first) is None)
        undo_request = await made.undo(first, to)
        assert await made.consent(others[0], undo_request.number) is None
        undone = (await entries(services, made.table))[-1]
        agreed = " ".join(map(str, others))
        assert (undone.kind, undone.seat) == (UNDO, first)
        assert (undone.data["to"], undone.data["agreed"]) == (to, agreed)
        told = presenter.entry(await made.now(), (await made.now()).tail[-1], None)
        assert told["data"] == {"to": to, "agreed": agreed}

    run(tmp_path, story)


def test_one_person_in_several_seats_agrees_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "B", "B", "C")
        await made.play_until(lambda table: any(one.seat == 0 for one in table.decisions))
        to = last_decision(await made.now(), 0)
        await made.play_until(lambda table: table.free_undo(0) is None)
        undo_request = await made.undo(0, to)
        assert await made.consent(2, undo_request.number) is None
        table_state = await made.table_state(3)
        assert cast("dict[str, object]", table_state["wish"])["waiting"] == ["blue"]
        assert await made.consent(1, undo_request.number) == "no_wish"
        assert await made.consent(3, undo_request.number) is None
        assert (await entries(services, made.table))[-1].data["agreed"] == "1 2 3"

    run(tmp_path, story)


def test_nobody_agrees_to_their_own_undo(tmp_path: Path) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        undo_request = await made.undo(first, to)
        line = (await made.now()).decisions
        assert await made.consent(first, undo_request.number) == "no_wish"
        for seat in {0, 1, 2} - {first}:
            await made.seat(seat, made.people[first])
            assert await made.consent(seat, undo_request.number) == "no_wish"
        assert (await made.now()).decisions == line
        assert await made.why_not(first, to) == "nobody_to_ask"
        assert then != first

    run(tmp_path, attack)


@pytest.mark.parametrize("successor", ["a newcomer", "a bot", "the same person"])
def test_a_seat_that_changes_hands_ends_the_request(tmp_path: Path, successor: str) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        (third,) = {0, 1, 2} - {first, then}
        undo_request = await made.undo(first, to)
        assert await made.consent(third, undo_request.number) is None
        before, newcomer = made.people[then], await guest(services, "D")
        found = {"a newcomer": newcomer, "a bot": None, "the same person": before}[successor]
        await made.seat(then, found)
        assert (await made.table_state(third))["wish"] is None
        line = (await made.now()).decisions
        if found is not None:
            assert await made.consent(then, undo_request.number) == "no_wish"
        assert await made.consent(third, undo_request.number) == "no_wish"
        assert (await made.now()).decisions == line

    run(tmp_path, attack)


def test_a_second_request_replaces_the_first(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        undo_request = await made.undo(first, to)
        again = await made.undo(first, to)
        assert await made.consent(then, undo_request.number) == "no_wish"
        assert await made.consent(then, again.number, agree=False) is None
        assert (await made.now()).undo_request is None

    run(tmp_path, story)


def test_a_request_of_the_version_before_that_asked_fewer_people_is_void(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "B", "C")
        first, then, to = await other_moves(made)
        undo_request = await made.ask_as_before(first, to, then)
        assert (await made.table_state(then))["wish"] is None
        assert await made.consent(then, undo_request) == "no_wish"

    run(tmp_path, story)


# Tables with free undo


def test_a_table_with_free_undo_goes_back_as_far_as_one_likes(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "random", undo="free")
        to = await shown_something(made, 0)
        assert (await made.table_state(0))["undo_further"] == "free"
        assert (await made.undo(0, to)).kind == UNDO
        assert (await made.undo(0, 2)).kind == UNDO

    run(tmp_path, story)


def test_free_undo_ends_when_another_person_sits_down(tmp_path: Path) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, "A", "random", undo="free")
        to = await shown_something(made, 0)
        bob = await guest(services, "Bob")
        await made.seat(1, bob)
        assert (await made.table_state(0))["undo_further"] == "ask"
        assert (await made.undo(0, to)).kind == ASK
        await made.seat(1, None, kept_for=bob)  # a bot plays on, the seat is still Bob's
        assert (await made.table_state(0))["undo_further"] == "no"
        assert await made.why_not(0, to) == "nobody_to_ask"

    run(tmp_path, attack)


def test_free_undo_moves_along_to_another_device(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        made = await party(services, "A", "random", undo="free")
        to = await shown_something(made, 0)
        phone = await guest(services, "A")
        await made.seat(0, phone, kept_for=made.people[0])
        assert (await made.undo(0, to)).kind == UNDO

    run(tmp_path, story)


# When the game is over


@pytest.mark.parametrize(
    ("sitters", "undo"),
    [(("A", "A"), ""), (("A", "B"), ""), (("A", "random"), ""), (("A", "random"), "free")],
)
def test_nothing_is_taken_back_once_the_game_is_over(
    tmp_path: Path, sitters: tuple[str, ...], undo: str
) -> None:
    async def attack(services: Services) -> None:
        made = await party(services, *sitters, undo=undo)
        table = await made.play_until(lambda table: table.status == OVER)
        for one in table.decisions[:-1]:
            assert await made.why_not(0, one.number) == "is_over"
        for seat in range(2):
            table_state = await made.table_state(seat)
            assert (table_state["undo"], table_state["undo_further"]) == (None, "no")

    run(tmp_path, attack)


def test_an_earlier_moment_of_a_game_that_is_played_never_shows_the_seed(tmp_path: Path) -> None:
    """Tables of the version before may have ended once and be played on."""

    async def attack(services: Services) -> None:
        made = await party(services, "A", "B")
        over = await made.play_until(lambda table: table.status == OVER)
        end, to = over.number, over.decisions[-2].number
        now = await made.now()
        assert (
            presenter.table_state(await table_at(services.tables, now, end), 0, now)["seed"]
            == now.head.seed
        )
        await made.undo_as_before(0, to)
        now = await made.now()
        for number in range(1, now.number + 1):
            then = await table_at(services.tables, now, number)
            for seat in (0, 1, None):
                told = presenter.encode(presenter.table_state(then, seat, now))
                assert now.head.seed not in told

    run(tmp_path, attack)


def test_a_request_to_take_back_the_end_cannot_be_agreed_to(tmp_path: Path) -> None:
    """The version before stored such requests."""

    async def attack(services: Services) -> None:
        made = await party(services, "A", "B")
        over = await made.play_until(lambda table: table.status == OVER)
        undo_request = await made.ask_as_before(0, over.decisions[-3].number, 1)
        assert (await made.table_state(1))["wish"] is None
        assert await made.consent(1, undo_request) == "is_over"
        assert (await made.now()).status == OVER

    run(tmp_path, attack)


# What is told is what happens


@pytest.mark.parametrize(
    ("sitters", "undo"),
    [
        (("A", "B", "C"), ""),
        (("A", "B", "random"), ""),
        (("A", "random"), ""),
        (("A", "A"), "free"),
        (("A", "random"), "free"),
    ],
)
def test_what_clients_are_told_of_undo_is_what_the_server_does(
    tmp_path: Path, sitters: tuple[str, ...], undo: str
) -> None:
    async def story(services: Services) -> None:
        made = await party(services, *sitters, undo=undo)
        for _turn in range(60):
            seat = await made.step()
            table = await made.now()
            if table.status == OVER:
                break
            table_state = await made.table_state(seat)
            to = made.random.choice(table.decisions[-6:-1] or table.decisions[:1]).number
            if not table.after(to):
                continue
            reached = cast("int | None", table_state["undo"])
            expected = {"ask": ASK, "free": UNDO, "no": "nobody_to_ask"}[
                str(table_state["undo_further"])
            ]
            expected = UNDO if reached is not None and to >= reached else expected
            refused = expected == "nobody_to_ask"
            found = await made.why_not(seat, to) if refused else (await made.undo(seat, to)).kind
            assert found == expected

    run(tmp_path, story)

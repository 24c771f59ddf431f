"""Clocks as a fold of entries: what runs, what an answer costs, what an undo gives back."""

from __future__ import annotations

import pytest

from bigshoulders.games import rules_of
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.server.store.rows import Entry
from bigshoulders.server.tables.time.clocks import Asked, Clock
from bigshoulders.server.tables.time.outages import Outage, Outages
from bigshoulders.server.tables.time.terms import DAY, HOUR, check_clock, terms_of

LIVE: dict[str, Json] = {
    "kind": "live",
    "bank": 100,
    "increment": 5,
    "increments": {"pay_out": 30},
}
DAYS: dict[str, Json] = {"kind": "days", "days": 2}


class Bench:
    """A clock for three seats, and entries for it."""

    def __init__(self, settings: dict[str, Json], *outages: Outage) -> None:
        self.clock = Clock(terms_of(settings), 3, Outages(outages))
        self.number = 0

    def tell(self, kind: str, at: float, seat: int | None = None, **data: Json) -> dict[int, Asked]:
        """Let something happen that asks nobody anything new."""
        return self.ask(kind, at, seat, self._asked, **data)

    def ask(
        self, kind: str, at: float, seat: int | None, asked: dict[int, Asked], **data: Json
    ) -> dict[int, Asked]:
        self.number += 1
        self._asked = asked
        entry = Entry("t", self.number, kind, seat, None, None, "", "", data, at)
        self.clock.follow(entry, asked)
        return asked

    def move(self, at: float, seat: int | None, *asked: int, kind: str = "stock_turn") -> int:
        """Let a seat answer, after which others are asked; returns the entry's number."""
        questions = {one: Asked(self.number + 1, kind) for one in asked}
        self.ask("start" if seat is None else "move", at, seat, questions)
        return self.number

    def left(self, at: float) -> list[float]:
        """Return what each clock shows at a moment."""
        return [
            hand.left if hand.since is None else hand.left - max(0.0, at - hand.since)
            for hand in self.clock.hands()
        ]


def test_a_clock_runs_only_for_the_seat_that_is_asked() -> None:
    bench = Bench(LIVE)
    bench.move(1000, None, 0)
    assert bench.left(1040) == [60, 100, 100]


def test_an_answer_costs_the_time_it_took_and_adds_the_increment() -> None:
    bench = Bench(LIVE)
    bench.move(1000, None, 0)
    bench.move(1040, 0, 1)
    assert bench.left(1050) == [65, 90, 100]


def test_the_increment_goes_by_the_kind_of_the_question_that_was_answered() -> None:
    bench = Bench(LIVE)
    bench.move(1000, None, 0, kind="pay_out")
    bench.move(1010, 0, 0)
    bench.move(1020, 0, 1)
    assert bench.left(1020) == [100 - 10 + 30 - 10 + 5, 100, 100]


def test_simultaneous_questions_run_all_their_clocks() -> None:
    bench = Bench(LIVE)
    bench.move(1000, None, 0, 1, 2)
    still = {0: Asked(1, "stock_turn"), 2: Asked(1, "stock_turn")}
    bench.ask("move", 1030, 1, still)
    assert bench.left(1040) == [60, 75, 60]


def test_bots_and_empty_seats_have_no_running_clock() -> None:
    bench = Bench(LIVE)
    bench.ask("made", 900, None, {}, who=["person", "bot", "open"])
    bench.move(1000, None, 0, 1, 2)
    assert [hand.since for hand in bench.clock.hands()] == [1000, None, None]


def test_talk_does_not_touch_a_clock() -> None:
    bench = Bench(LIVE)
    bench.move(1000, None, 0)
    bench.tell("chat", 1010, 0)
    assert bench.left(1020) == [80, 100, 100]


def test_a_seat_handed_to_a_bot_stops_its_clock_and_the_person_finds_it_as_it_was() -> None:
    bench = Bench(LIVE)
    bench.move(1000, None, 0)
    bench.tell("seat", 1015, 0, who="bot")
    assert bench.left(2000) == [85, 100, 100]
    bench.tell("seat", 2000, 0, who="person")
    assert bench.left(2010) == [75, 100, 100]


def test_whoever_comes_back_without_time_has_a_minute() -> None:
    bench = Bench(LIVE)
    bench.move(1000, None, 0)
    bench.tell("timeout", 1100, 0)
    bench.tell("seat", 1100, 0, who="bot")
    bench.tell("seat", 1200, 0, who="person")
    assert bench.left(1200) == [60, 100, 100]
    assert not bench.clock.hand(0).is_out


def test_an_undo_gives_back_the_time_of_the_others() -> None:
    bench = Bench(LIVE)
    start = bench.move(1000, None, 0)
    bench.move(1010, 0, 1)
    bench.move(1050, 1, 0)
    again = {0: Asked(4, "stock_turn")}
    bench.ask("undo", 1060, 0, again, to=start)
    assert bench.left(1060)[1] == 100


def test_whoever_takes_back_pays_for_the_time_and_returns_the_increments() -> None:
    bench = Bench(LIVE)
    start = bench.move(1000, None, 0)
    bench.move(1010, 0, 0)
    bench.move(1020, 0, 0)
    again = {0: Asked(4, "stock_turn")}
    bench.ask("undo", 1030, 0, again, to=start)
    assert bench.left(1030) == [100 - 30, 100, 100]


def test_taking_back_again_and_again_does_not_make_time() -> None:
    bench = Bench(LIVE)
    start, at = bench.move(1000, None, 0), 1000.0
    for _turn in range(5):
        bench.move(at + 4, 0, 0)
        again = {0: Asked(bench.number + 1, "stock_turn")}
        bench.ask("undo", at + 5, 0, again, to=start)
        at += 5
    assert bench.left(at) == [75, 100, 100]


def test_an_undo_leaves_a_moment_to_whoever_had_one() -> None:
    bench = Bench({"kind": "live", "bank": 10, "increment": 60})
    start = bench.move(1000, None, 0)
    bench.move(1005, 0, 0)
    again = {0: Asked(3, "stock_turn")}
    bench.ask("undo", 1055, 0, again, to=start)
    assert bench.left(1055) == [10, 10, 10]


def test_the_time_in_which_no_server_ran_is_not_charged() -> None:
    bench = Bench(LIVE, Outage(1010, 5000))
    bench.move(1000, None, 0)
    hand = bench.clock.hand(0)
    assert (hand.since, hand.left, hand.until) == (5000, 90, 5090)
    bench.move(5020, 0, 1)
    assert bench.left(5020) == [100 - 10 - 20 + 5, 100, 100]


def test_time_that_was_up_before_an_outage_is_up() -> None:
    bench = Bench(LIVE, Outage(1200, 5000))
    bench.move(1000, None, 0)
    assert bench.clock.due() == 1100


def test_every_question_has_its_own_days() -> None:
    bench = Bench(DAYS)
    bench.move(0, None, 0)
    bench.move(DAY, 0, 0)
    assert bench.left(DAY) == [2 * DAY, 2 * DAY, 2 * DAY]


def test_a_reminder_is_due_once_and_then_the_end() -> None:
    bench = Bench(DAYS)
    bench.move(0, None, 0)
    assert bench.clock.due() == 2 * DAY - 12 * HOUR
    bench.tell("reminder", 1.5 * DAY, 0)
    assert bench.clock.due() == 2 * DAY
    bench.tell("timeout", 2 * DAY, 0)
    assert bench.clock.due() is None


def test_several_reminders_come_in_the_order_of_time() -> None:
    bench = Bench({"kind": "days", "days": 2, "remind_hours": [1, 24]})
    bench.move(0, None, 0)
    assert bench.clock.due() == 2 * DAY - 24 * HOUR
    bench.tell("reminder", DAY, 0)
    assert bench.clock.due() == 2 * DAY - HOUR


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        ({"kind": "live", "bank": 60, "bot": "nobody"}, "clock.bot: expected one of random"),
        (
            {"kind": "live", "bank": 60, "bot": "random", "increments": {"nap": 5}},
            "clock.increments: city asks no question 'nap'; expected some of",
        ),
        (
            {"kind": "days", "days": 1, "bot": "random", "remind_hours": [30]},
            "clock.remind_hours: expected hours between 0 and 24, got 30",
        ),
    ],
)
def test_a_clock_that_cannot_be_is_refused_in_one_sentence(
    clock: dict[str, Json], words: str
) -> None:
    with pytest.raises(Malformed) as refused:
        check_clock(clock, rules_of("city", 3, {}), ["random"])
    assert str(refused.value).startswith(words)

"""A session keeps who sits where, whose turn it is, what may be taken back and what was told."""

from __future__ import annotations

import pytest

from bigshoulders.cli.play.opening import new_session
from bigshoulders.cli.play.session import Session, dealer_after
from bigshoulders.kernel.errors import Unavailable


def session(seats: int = 2, *sitters: str, seed: str = "7") -> Session:
    found = new_session("city", seats, {}, seed)
    found.sit(sitters)
    return found


def answer(at: Session, text: str) -> None:
    at.answer(at.game.read(text))


def test_bots_answer_until_a_person_must() -> None:
    at = session(3, "you", "random", "heuristic")
    at.let_bots_answer()
    seat = at.waiting()
    assert seat == 0
    assert at.game.deciders() == [0]


def test_a_table_of_bots_plays_to_the_end() -> None:
    at = session(2, "random", "random")
    assert at.let_bots_answer() > 50
    assert at.game.is_over()
    assert at.waiting() is None


def test_an_answer_is_taken_back_with_its_story() -> None:
    at = session(2, "you", "you")
    answer(at, "found libby 35")
    before, told = at.game.hash(), len(at.log)
    answer(at, "found swift 35")
    answer(at, "buy libby common from company")
    for _i in range(2):
        at.undo(at.game.deciders()[0])
    assert at.game.hash() == before
    assert len(at.log) == told


def test_undo_stops_where_a_bot_has_answered() -> None:
    at = session(2, "random", "you")
    answer(at, "found libby 35")
    at.let_bots_answer()
    assert at.why_not_undo(1) == "you can't undo: red has moved since"
    with pytest.raises(Unavailable, match="has moved since"):
        at.undo(1)


def test_undo_needs_an_answer() -> None:
    at = session(2, "you", "you")
    assert "haven't moved yet" in (at.why_not_undo(0) or "")


def test_undo_stops_where_something_was_revealed() -> None:
    """The buildings of both are revealed as soon as the second player has chosen."""
    at = session(2, "you", "you")
    answer(at, "found libby 50")
    answer(at, "found swift 50")
    assert at.game.question(0).kind == "choose_buildings"
    for seat in (0, 0, 1):
        at.answer(at.game.legal(seat)[0])
        assert at.why_not_undo(seat) is None
    at.answer(at.game.legal(1)[0])
    assert at.why_not_undo(1) == "you can't undo: something hidden was revealed since"


def test_news_are_told_once_and_only_to_those_who_may_know() -> None:
    at = new_session("city", 2, {}, "7")
    at._seen.clear()
    for seat in (0, 1):
        dealt = [one.event for one in at.news(seat) if one.event.kind.key == "dealt"]
        assert dealt
        assert all(at.game.data(event)["seat"] == at.game.name(seat) for event in dealt)
        assert at.news(seat) == []
    assert not [one for one in at.news(None) if one.event.kind.key == "dealt"]


def test_the_dealer_of_a_seed_is_found_again_after_any_number_of_draws() -> None:
    at = session(2, "random", "random")
    at.let_bots_answer()
    dealer = at.game.dealer
    assert dealer is not None
    again = dealer_after("7", at.game.moves)
    assert [again.below(1000) for _i in range(20)] == [dealer.below(1000) for _i in range(20)]

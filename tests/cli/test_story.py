"""What happened is told in sentences by turn; what would happen, in few words."""

from __future__ import annotations

from bigshoulders.cli.city.changes import gist
from bigshoulders.cli.draw.drawing import drawing_of
from bigshoulders.cli.draw.narration import paragraphs
from bigshoulders.cli.play.opening import new_session
from bigshoulders.cli.play.session import Session
from bigshoulders.kernel.preview import Change, preview
from bigshoulders.scenarios.city import city


def told(session: Session, seat: int | None = 0) -> list[tuple[str, str]]:
    found = paragraphs(session.game, session.news(seat), drawing_of(session.game, 80))
    return [(one.seat, one.text) for one in found]


def test_a_turn_is_one_paragraph_and_a_phase_a_headline() -> None:
    session = new_session("city", 2, {}, "7")
    session.answer(session.game.read("found libby 50"))
    session.answer(session.game.read("found swift 50"))
    assert told(session) == [
        ("yellow", "starts libby at $50 per share"),
        ("red", "starts swift at $50 per share"),
        ("", "decade 1 begins: 1875"),
        ("", "the stock phase begins"),
        ("red", "passes"),
        ("yellow", "passes"),
        ("", "the building phase begins"),
    ]


def test_names_stand_for_keys() -> None:
    session = new_session("city", 2, {}, "7")
    session.answer(session.game.read("found libby 50"))
    session.answer(session.game.read("found swift 50"))
    for seat in (0, 0, 1, 1):
        session.answer(session.game.legal(seat)[0])
    words = " ".join(text for _seat, text in told(session))
    built = session.game.view(None)["seats"]
    assert isinstance(built, list)
    assert "builds " in words
    assert "i-0" not in words


def test_the_gist_of_an_answer_is_money_first() -> None:
    table = city(seats=3).found("swift", "red", price=60).cash("red", 145).at("stock", "red")
    action = table.game.read("buy swift common from company")
    words = gist(preview(table.game, action), "red", "swift")
    assert words[:2] == ["cash $145→$85", "treasury $180→$240"]


def test_the_gist_names_other_companies_and_players() -> None:
    changes = [
        Change("seats.blue.cash", 0, 20),
        Change("companies.libby.price", 40, 35),
        Change("companies.swift.workers", [0, 1], [1, 1]),
        Change("companies.swift.cubes.coal", 3, 1),
        Change("companies.swift.cubes.wood", 0, 2),
        Change("track", ["red", "blue"], ["blue", "red"]),
        Change("phase", "operating", "finished"),
        Change("bank", -20, -40),
    ]
    assert gist(changes, "red", "swift") == [
        "+1 worker in factory 1",
        "+2W -2C",
        "libby price 40→35",
        "blue +$20",
        "turn order blue > red",
        "then the game ends",
    ]

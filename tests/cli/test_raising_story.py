"""What happened in Raising Chicago is told by player, with proper numbers and printed names."""

from __future__ import annotations

from bigshoulders.cli.draw.drawing import drawing_of
from bigshoulders.cli.draw.narration import paragraphs, singular
from bigshoulders.cli.play.session import LoggedEvent
from bigshoulders.games.raising import events
from bigshoulders.kernel.event import EVERYONE, Event, EventKind
from bigshoulders.scenarios.raising import RaisingScenario, raising
from tests.cli.drawn import text_of


def told(table: RaisingScenario) -> list[tuple[str, str]]:
    """Return the story since the table was arranged."""
    seat = table.game.deciders()[0]
    story = [LoggedEvent(event, seat, 1) for event in table.events]
    found = paragraphs(table.game, story, drawing_of(table.game, 80))
    return [(one.seat, one.text) for one in found]


def sentence(kind: EventKind, *values: int) -> str:
    """Return one event as a sentence."""
    game = raising().game
    said = drawing_of(game, 80).tell(kind, game.data(Event(kind, values, EVERYONE, 0)))
    return "" if said is None else said.words


def test_everybody_has_a_paragraph_of_the_same_phase() -> None:
    """R-WIN-03, R-WIN-04: card 8 shows J, M, L; purple wins and takes lumber."""
    table = raising().cards("1", "2", "8", "4", "5").squares("iii", "- purple blue -")
    for space in ("i", "ii", "iv", "v"):
        table.squares(space, "green green green green")
    table.at("winners")
    story = told(table)
    assert ("", "phase: winners") in story
    assert ("purple", "wins III with 1 marker; takes 1 lumber") in story
    assert ("blue", "gets 1 marker back from III") in story


def test_a_failed_project_stands_alone() -> None:
    """R-WIN-02, E-053."""
    table = raising()
    for space in ("i", "ii", "iv", "v"):
        table.squares(space, "green green green green")
    story = told(table.at("winners"))
    place = story.index(("", "nobody bids on III: it fails"))
    assert story[place + 1][0] == "blue"
    assert "goes down to step 1 of the poverty track" in story[place + 1][1]


def test_steps_on_a_track_are_one_sentence() -> None:
    """R-EXP-01: three steps lead to one place."""
    table = raising().tiles("blue", "8").at("window", "blue").play("use 8", "study lumber")
    seat, words = told(table)[0]
    assert seat == "blue"
    assert words.startswith("uses empty plot tile 8 (3 steps on one track)")
    assert words.endswith("advances in lumber to column 3; gains a permanent lumber")
    assert words.count("advances") == 1


def test_sentences_have_proper_numbers() -> None:
    assert sentence(events.PAID, 0, 3, 0, 0) == "blue pays 3 lumber"
    assert sentence(events.PAID, 0, 0, 1, 2) == "blue pays 2 wild"
    assert sentence(events.PAID, 0, 1, 1, 2) == "blue pays 1 jackscrew and 2 wild"
    assert sentence(events.FAVOR_GAINED, 0, 1) == "blue takes 1 favor"
    assert sentence(events.FAVOR_GAINED, 0, 2) == "blue takes 2 favors"
    assert sentence(events.EXPANSION_GAINED, 1, 1) == "purple takes 1 company expansion"
    assert sentence(events.REPUTATION_CHANGED, 0, 2, 9) == "blue gains 2 reputation, now 9"
    assert sentence(events.REPUTATION_CHANGED, 0, -5, 4) == "blue loses 5 reputation, now 4"
    assert sentence(events.MARKER_PLACED, 0, 1, 0) == "blue bids on II, upper-left square"


def test_sentences_have_printed_names() -> None:
    assert sentence(events.RAISED, 0, 0, 11, 2) == (
        "blue raises Dry-goods store, Lake Street on plot 12 with 2 levels"
    )
    assert sentence(events.PRESTIGE_PLACED, 3, 19, 1) == (
        "the Exchange goes to plot 20, turned by 90 degrees"
    )
    assert sentence(events.NEIGHBORHOOD_WON, 0, 5, 14) == "blue wins N6 (2 wild)"
    assert sentence(events.NEIGHBORHOOD_LOST, 5, 14) == (
        "nobody wins N6 (2 wild), it leaves the game"
    )
    assert sentence(events.PHASE_BEGAN, 3) == "phase: winners"


def test_what_the_board_shows_is_not_told() -> None:
    assert sentence(events.CARD_DEALT, 1, 1) == ""
    assert sentence(events.PROJECT_ANNOUNCED, 1, 1) == ""


def test_the_final_scoring_is_told_once() -> None:
    """R-FIN-07: the line of the score says it, the move of the disc does not have to."""
    table = raising().poverty("blue", 4).building("green", 3).at("scoring")
    words = " ".join(text for _seat, text in told_at_end(table))
    assert "scores -5: poverty" in words
    assert "reputation, now" not in words


def told_at_end(table: RaisingScenario) -> list[tuple[str, str]]:
    story = [LoggedEvent(event, 0, 1) for event in table.events]
    found = paragraphs(table.game, story, drawing_of(table.game, 80))
    return [(one.seat, one.text) for one in found]


def test_the_score_is_told_as_the_map_stands() -> None:
    """R-FIN-01, R-FIN-03 to R-FIN-05, R-FIN-07, with the engine's own shares."""
    table = raising().round(8).reputation(blue=10, purple=3, green=0).poverty("blue", 4)
    table.ward_tokens("wc2", "wc1", "wc3", "wc4")  # 8 and 4 in ward 1
    table.building("blue", 1, levels=5).building("purple", 2, levels=5)
    table.symbols("blue", train=2, lion=1, book=1, seal=1, y=1)
    table.building("blue", 12, project="f01").prestige("4", 11)
    shown = text_of(drawing_of(table.game, 80).score(table.game.view(0)), 80)
    lines = [line.split() for line in shown.partition("blue")[2].partition("purple")[0].split("\n")]
    found = {" ".join(words[1:]): int(words[0]) for words in lines[1:] if words}
    assert found == {
        "gained in play": 10,
        "ward control": 6 + 7,  # shared with purple in ward 1, alone in ward 2
        "arrows of prestige buildings": 3,
        "symbols of your final projects": (2 + 1) * 2,
        "sets of five symbols": 3,
        "poverty": -5,
    }
    assert lines[0] == [str(sum(found.values()))]


def test_questions_say_one_level() -> None:
    assert singular("blue raises project 4 with 1 levels") == "blue raises project 4 with 1 level"
    assert singular("blue gives 1 more tokens") == "blue gives 1 more token"
    assert singular("blue gives 11 more tokens") == "blue gives 11 more tokens"

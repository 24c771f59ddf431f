"""The book of the rules is served for what is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigshoulders.guide import Terms
from bigshoulders.server.http.guides import Guide, GuideBlock, GuideChapter, guide_data
from tests.server.test_hostile import run

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.within import Within


def page(key: str, given: dict[str, str], players: int | None = None) -> GuideChapter:
    told = Guide.model_validate(
        guide_data("city", Terms("city", given, players), "en"), strict=True
    )
    return next(one for one in told.chapters if one.key == key)


def about(chapter: GuideChapter, rule: str) -> list[GuideBlock]:
    return [block for block in chapter.blocks if rule in block.rules and block.kind != "example"]


def test_a_page_tells_what_holds_and_what_other_editions_say() -> None:
    """C-DEM-08: when a row is full, goods sell at half price in 2020 and 2025, and not in 2018."""
    row_full, printed = about(page("selling", {"edition": "2020"}), "C-DEM-08")
    assert (row_full.holds, printed.holds, printed.editions) == (True, False, ["2018"])
    row_full, printed = about(page("selling", {"edition": "2018"}), "C-DEM-08")
    assert (row_full.holds, row_full.editions) == (False, ["2020", "2025"])
    assert printed.holds


def test_a_reader_sees_modules_marked_and_a_table_only_its_own() -> None:
    [never] = about(page("stock", {"mode": "basic"}), "C-STOCK-12")
    assert never.modules[0].values == ["basic"]
    assert about(page("stock", {"mode": "advanced"}), "C-STOCK-12") == []
    assert page("funds", {}).holds
    assert not page("funds", {"mode": "basic"}).holds
    assert page("funds", {"mode": "advanced"}).holds


def test_a_switch_that_a_table_sets_by_itself_counts_more_than_its_edition() -> None:
    told = about(page("selling", {"edition": "2020", "half_price": "printed_only"}), "C-DEM-08")
    assert [(one.holds, one.editions) for one in told] == [
        (False, ["2020", "2025"]),
        (True, ["2018"]),
    ]


def test_a_page_names_the_questions_that_rulings_answer() -> None:
    """C-RUL-76 settles C-DEM-08."""
    questions = {one.rule: one.question for one in page("selling", {}).asked}
    assert questions["C-RUL-76"] == "When is the row full?"
    assert all("?" in question for question in questions.values())


@pytest.mark.parametrize("edition", ["2018", "2025"])
def test_the_appendix_leaves_out_rules_of_other_editions(edition: str) -> None:
    tracks = {"C-CON-08", "C-CON-09"} & set(page("constants", {"edition": edition}).appendix)
    assert tracks == {"C-CON-08" if edition == "2018" else "C-CON-09"}


def test_the_book_is_served_and_what_is_not_there_is_refused(tmp_path: Path) -> None:
    answers = {
        "/api/games/city/guide": 200,
        "/api/games/raising/guide?lang=fr&players=2&option=council=on": 200,
        "/api/games/city/guide?option=edition%3D2025&option=mode%3Dadvanced": 200,
        "/api/games/chess/guide": 404,
        "/api/games/city/guide?option=edition%3D1999": 422,
        "/api/games/city/guide?option=weather%3Drain": 422,
        "/api/games/city/guide?option=mode": 422,
        "/api/games/city/guide?lang=../en": 422,
        "/api/games/city/guide?players=0": 422,
    }

    async def look(server: Within) -> None:
        for path, status in answers.items():
            answered = await server.http("GET", path)
            assert answered.status == status, path

    run(tmp_path, look)

"""The reference in docs/ says what the code says."""

from __future__ import annotations

import pytest

from bigshoulders.games import GAMES
from bigshoulders.kernel.step import CHANCE_STEP, PLAYER, TOGETHER
from scripts.write_reference import COMMAND, FOLDER, pages, sampled_data, write
from scripts.write_word_keys import everything

# What is asked so seldom that the games played for the reference may not come to it.
SELDOM = {"protect_sale", "protect_withholding", "exchange"}


@pytest.mark.once
def test_every_page_is_current() -> None:
    written = {
        path.relative_to(FOLDER).as_posix(): path.read_text("utf-8")
        for path in FOLDER.rglob("*.md")
    }
    current = pages()
    stale = sorted(
        f"docs/reference/{name}"
        for name in written.keys() | current.keys()
        if written.get(name) != current.get(name)
    )
    assert not stale, f"out of date: {', '.join(stale)}; run {COMMAND} and commit what it writes"


@pytest.mark.once
def test_what_is_written_is_what_is_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A page of before that is none any more goes."""
    folder = tmp_path_factory.mktemp("reference")
    (folder / "gone.md").write_text("a game that is no more")
    write(folder)
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
    assert found == set(pages())


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_the_games_played_for_it_come_to_every_question(game: str) -> None:
    kinds = {
        step.key for step in everything(game).steps if step.kind in (PLAYER, TOGETHER, CHANCE_STEP)
    }
    assert kinds - set(sampled_data(game)) <= SELDOM


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_rule_and_answers(game: str) -> None:
    steps = everything(game).steps
    asked = [step for step in steps if step.kind in (PLAYER, TOGETHER, CHANCE_STEP)]
    assert [step.key for step in asked if not step.verbs] == []
    assert [step.key for step in asked if not step.rule] == []

"""The book of the rules tells every rule of play, in four languages, with the same figures."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bigshoulders import guide, rulebook
from bigshoulders.games import entry
from bigshoulders.guide import PLAYERS, Block, Chapter, Condition, Terms
from bigshoulders.kernel.errors import Malformed

GAMES = ("city", "raising")
TRANSLATIONS = ("es", "de", "fr")
PLAY = {  # the sections of the exact rules by which the game is played
    "city": {str(section) for section in (*range(5, 11), *range(13, 21), 22, 23)},
    "raising": {str(section) for section in range(4, 20)},
}
COMPONENTS = "C-CHR-"  # rows of a table of components among those sections
LINK = re.compile(r"\]\(#([\w-]+)\)")
BETWEEN_FIGURES = re.compile(r"(?<=\d)[.,\N{NARROW NO-BREAK SPACE}](?=\d{3}\b)")


def blocks(game: str, language: str = "en") -> Iterator[tuple[Chapter, Block]]:
    """Return every piece of a book with its page."""
    for chapter in guide.chapters(game, language):
        for block in chapter.blocks:
            yield chapter, block


def words(block: Block) -> list[str]:
    """Return everything that is read in a piece."""
    cells = [cell for row in block.rows for cell in row]
    for part in block.parts:
        cells += [part.title, *part.texts, *(cell for row in part.rows for cell in row)]
    return [block.text, *cells]


def figures(block: Block) -> list[str]:
    text = BETWEEN_FIGURES.sub("", " ".join(words(block)))
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_play_is_told(game: str) -> None:
    told = {rule for _chapter, block in blocks(game) for rule in block.rules}
    assert told <= set(rulebook.all_ids(game))
    play = {
        rule.id
        for rule in rulebook.rules_of(game)
        if guide.section_of(rule) in PLAY[game] and not rule.id.startswith(COMPONENTS)
    }
    assert play - told == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_text_has_no_figure_that_its_rules_do_not_have(game: str) -> None:
    """So the book cannot drift from the exact rules; drawings and examples have their own."""
    for chapter, block in blocks(game):
        if block.kind in ("text", "item", "table") and block.rules:
            known = " ".join(rulebook.find(rule).text for rule in block.rules)
            strange = set(figures(block)) - set(re.findall(r"\d+", known))
            assert strange == set(), f"{chapter.key}: {block.text}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_form_and_figures(game: str, language: str) -> None:
    own, english = guide.chapters(game, language), guide.chapters(game)
    assert [vars(one) | {"title": "", "short": "", "blocks": ()} for one in own] == [
        vars(one) | {"title": "", "short": "", "blocks": ()} for one in english
    ]
    for page, original in zip(own, english, strict=True):
        assert page is not original
        for block, meant in zip(page.blocks, original.blocks, strict=True):
            assert _form(block) == _form(meant), f"{page.key}: {block.text}"
            assert figures(block) == figures(meant), f"{page.key}: {block.text}"


def _form(block: Block) -> tuple[object, ...]:
    parts = [([len(row) for row in part.rows], len(part.texts)) for part in block.parts]
    rows = [len(row) for row in block.rows]
    links = [LINK.findall(text) for text in words(block)]
    marks = [text.count("**") for text in words(block)]
    return block.kind, block.rules, block.when, block.figure, block.facts, rows, parts, links, marks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_money_and_quotes_are_written_as_in_the_language(game: str, language: str) -> None:
    text = "\n".join(word for _page, block in blocks(game, language) for word in words(block))
    before, after = re.findall(r"\$\d", text), re.findall(r"\d\N{NO-BREAK SPACE}\$", text)
    assert (after if language == "en" else before) == []
    assert "'" not in text
    assert language != "fr" or re.findall(r".{0,20}(?: [;:!?»]|« |\w[;:!?»]).{0,9}", text) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_to_a_page(game: str) -> None:
    keys = [chapter.key for chapter in guide.chapters(game)]
    assert len(set(keys)) == len(keys)
    for _chapter, block in blocks(game):
        assert {link for word in words(block) for link in LINK.findall(word)} <= set(keys)


@pytest.mark.parametrize("game", GAMES)
def test_the_appendix_holds_every_exact_rule_once(game: str) -> None:
    held = Counter(rule for one in guide.chapters(game) for rule in guide.appendix_rules(game, one))
    assert held == Counter(rulebook.all_ids(game))


@pytest.mark.parametrize("game", GAMES)
def test_conditions_ask_for_what_a_table_can_be(game: str) -> None:
    menu = entry(game).menu
    asked: set[Condition] = {one.when for one in guide.chapters(game)}
    asked |= {block.when for _chapter, block in blocks(game)}
    for key, values in (one for when in asked for one in when):
        known = [str(seats) for seats in entry(game).seats()] if key == PLAYERS else None
        assert set(values) <= set(known or menu.switch(key).values)
    for key in guide.modules_of(game):
        assert menu.switch(key).key == key


@pytest.mark.parametrize("game", GAMES)
def test_a_switch_whose_readings_are_told_is_told_for_every_edition(game: str) -> None:
    menu = entry(game).menu
    told: dict[str, set[str]] = {}
    for _chapter, block in blocks(game):
        for key, values in block.when:
            told.setdefault(key, set()).update(values)
    for key, readings in told.items():
        played = {preset.get(key, "") for preset in menu.presets.values()}
        if key in guide.modules_of(game) or key == PLAYERS or len(readings) == 1:
            continue  # it adds something where it is played
        assert played <= readings, key


def test_what_holds_at_a_table_is_known_from_its_options() -> None:
    row_full, advanced = (("half_price", ("row_full",)),), (("mode", ("advanced",)),)
    reader, table = Terms("city", {"edition": "2018"}), Terms("city", {"mode": "basic"}, 3)
    assert not reader.hold(row_full)
    assert reader.editions(row_full) == ("2020", "2025")
    assert reader.hold(advanced), "a reader has decided nothing about modules"
    assert not table.hold(advanced)
    assert table.editions(advanced) == (), "no edition brings a module that is not played"
    assert table.modules((*advanced, *row_full)) == advanced
    assert not table.hold(((PLAYERS, ("2",)),))
    assert reader.hold(((PLAYERS, ("2",)),))


def test_a_page_is_read_with_its_sections_lists_and_examples() -> None:
    text = """# One page | One {one, icon=goods, mode=advanced}

Text of
two lines. [C-DEM-01, C-DEM-02]

#### A section {goals=on}

- {half_price=always} An item. [C-DEM-08]

!figure demand sold=1
A caption.

> {draft=on} Example: a sum [C-EX-36]
> ### Money
> | 2 goods | $20 |
> A sentence.
"""
    [page] = guide.parse(text)
    assert (page.title, page.short, page.icon) == ("One page", "One", "goods")
    assert page.when == (("mode", ("advanced",)),)
    kinds = [block.kind for block in page.blocks]
    assert kinds == ["text", "heading", "item", "figure", "example"]
    first, heading, item, figure, example = page.blocks
    assert (first.text, first.rules) == ("Text of two lines.", ("C-DEM-01", "C-DEM-02"))
    assert heading.when == (("goals", ("on",)),)
    assert item.when == (*heading.when, ("half_price", ("always",)))
    assert (figure.figure, figure.facts) == ("demand", (("sold", "1"),))
    assert (example.text, example.rules) == ("Example: a sum", ("C-EX-36",))
    assert example.when == (*heading.when, ("draft", ("on",)))
    [part] = example.parts
    assert (part.title, part.rows, part.texts) == (
        "Money",
        (("2 goods", "$20"),),
        ("A sentence.",),
    )


def test_a_condition_that_is_none_is_refused() -> None:
    with pytest.raises(Malformed, match="'half_price' is no condition"):
        list(guide.parse("# One {one}\n\n{half_price} Text."))


def test_a_game_without_a_book_has_no_pages() -> None:
    assert guide.chapters("city", "xx") == guide.chapters("city"), "English where it is missing"

"""The rulebook: every id can be found, read and searched."""

import csv
import re
from collections import Counter
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from bigshoulders import rulebook
from bigshoulders.games import GAMES
from bigshoulders.kernel.errors import Malformed


def data_of(game: str) -> Traversable:
    """Return the data folder of a game."""
    return files(f"bigshoulders.games.{game}").joinpath("data")


TEXT = data_of("city").joinpath("rules.md").read_text(encoding="utf-8")


def test_every_id_the_rules_mention_exists() -> None:
    """A citation never leads nowhere."""
    mentioned = set(re.findall(r"C-[A-Z]+-[A-Z]*\d+", TEXT))
    assert mentioned - set(rulebook.all_ids("city")) == set()


def test_ids_come_in_the_order_of_the_rules() -> None:
    """Section 1 opens with the constants."""
    ids = rulebook.all_ids("city")
    assert ids[:2] == ("C-CON-01", "C-CON-02")
    assert len(ids) == len(set(ids)) > 600


def test_a_rule_with_cases_keeps_one_line_per_edition() -> None:
    """C-SET-04."""
    rule = rulebook.find("C-SET-04")
    assert (rule.game, rule.section, rule.tags) == ("city", "5. Setup", ("all",))
    first, *cases = rule.text.splitlines()
    assert first.startswith("Brilliant Marketing goes on $80;")
    assert cases == [
        "- [2018] Refrigeration (Union Stockyards is in the deck).",
        "- [2020, 2025] Union Stockyards (Refrigeration is in the deck).",
    ]


def test_a_rule_without_a_tag_has_the_tags_of_its_cases() -> None:
    """C-PRICE-02."""
    assert rulebook.find("C-PRICE-02").tags == ("2018", "2020", "2025")


def test_a_rule_with_a_name_before_its_tag_keeps_the_name() -> None:
    """C-SPC-01."""
    rule = rulebook.find("C-SPC-01")
    assert rule.tags == ("all",)
    assert rule.text.startswith("Hire workers")


def test_a_section_lends_its_tag_and_does_not_repeat_it() -> None:
    """C-SPEC-01, C-CHR-11."""
    for rule_id in ("C-SPEC-01", "C-CHR-11"):
        rule = rulebook.find(rule_id)
        assert (rule.section, rule.tags) == ("22.5 Special companies", ("2025",))


def test_a_table_row_is_told_with_its_column_names() -> None:
    """C-TILE-I01."""
    rule = rulebook.find("C-TILE-I01")
    assert rule.section == "11. Buildings (C-TILE)"
    assert rule.text.splitlines() == [
        "money: B→O 20",
        "effect: buy an asset, \N{MINUS SIGN}$10",
        "w: 2",
        "min: 2",
    ]


def test_a_constant_has_the_tags_of_its_editions_column() -> None:
    """C-CON-08."""
    rule = rulebook.find("C-CON-08")
    assert rule.tags == ("2018", "2020")
    assert "editions" not in rule.text


@pytest.mark.parametrize("game", ["city", "raising"])
def test_an_edition_is_named_by_a_tag_of_its_own(game: str) -> None:
    """A tag such as "2018 by ruling" would hide the rule from those who play that edition."""
    editions = GAMES[game].menu.presets
    tags = {tag for rule in rulebook.rules_of(game) for tag in rule.tags}
    opening = {tag for tag in tags for one in editions if tag.startswith(one) and ":" not in tag}
    assert opening <= set(editions)


def test_a_heading_with_an_id_is_a_rule() -> None:
    """C-TILE-D."""
    rule = rulebook.find("C-TILE-D")
    assert rule.section == "2.2 Demand tiles"
    assert "X (2+), 1 (2+), 1 (3+)" in rule.text
    assert rule.text.endswith("The X tile takes no goods.")


def test_rules_are_plain_text() -> None:
    """No Markdown reaches a log line or a terminal."""
    marked = [one for one in rulebook.all_ids("city") if re.search("[*`]", rulebook.find(one).text)]
    assert marked == []


def test_an_id_may_be_typed_in_lower_case() -> None:
    """C-STOCK-05."""
    assert rulebook.find(" c-stock-05 ").id == "C-STOCK-05"


def test_an_unknown_id_is_refused_with_the_closest() -> None:
    """One sentence that helps."""
    with pytest.raises(Malformed) as caught:
        rulebook.find("C-STOK-05")
    sentence = str(caught.value)
    assert sentence.startswith('there is no rule "C-STOK-05"; the closest are ')
    assert "C-STOCK-05" in sentence


def test_something_unlike_an_id_is_refused_with_an_example() -> None:
    """One sentence that helps."""
    with pytest.raises(Malformed, match='there is no rule "xyz"; an id looks like C-CON-01'):
        rulebook.find("xyz")


def test_an_unknown_rulebook_is_refused_with_those_there_are() -> None:
    """One sentence that helps."""
    with pytest.raises(Malformed, match="there is no game 'chess'; choose one of city"):
        rulebook.all_ids("chess")


@pytest.mark.parametrize(
    ("rule", "ruling"),
    [
        ("C-STOCK-04", "C-RUL-01"),  # cited alone
        ("C-STOCK-06", "C-RUL-02"),  # inside C-STOCK-05…07
        ("C-STOCK-07", "C-RUL-02"),  # end of that range
        ("C-DIR-08", "C-RUL-06"),  # second of two
        ("C-DEM-07", "C-RUL-76"),  # a bare number, as in C-DEM-08, 07
        ("C-TILE-III16", "C-RUL-93"),  # a whole area, C-TILE
    ],
)
def test_a_rule_knows_the_rulings_that_cite_it(rule: str, ruling: str) -> None:
    """Section 26: the rule ids a ruling fixes stand in brackets at its end."""
    assert ruling in [one.id for one in rulebook.rulings_for(rule)]


def test_a_rule_outside_a_cited_range_has_no_such_ruling() -> None:
    """C-RUL-02 settles C-STOCK-05 to C-STOCK-07 only."""
    assert "C-RUL-02" not in [one.id for one in rulebook.rulings_for("C-STOCK-08")]


def test_search_finds_rules_with_every_word() -> None:
    """C-DIV-05 tells of both."""
    found = [one.id for one in rulebook.search("Price Protection withhold", "city")]
    assert "C-DIV-05" in found
    assert "C-AST-10" not in found
    assert rulebook.search("") == []


def test_wrapped_lines_and_other_ids_are_read() -> None:
    """A second rulebook may wrap its lines and use ids such as Q-01."""
    text = "## 2 Parts\n\n- **R-CMP-01** One\n  two.\n- **Q-01** [all] *Three*.\n"
    rules = rulebook.parse(text, "other")
    assert [(one.id, one.section, one.text) for one in rules] == [
        ("R-CMP-01", "2 Parts", "One two."),
        ("Q-01", "2 Parts", "Three."),
    ]


@pytest.mark.parametrize(
    ("game", "columns"),
    [
        ("city", ["term_id", "english", "spanish", "german", "french"]),
        ("raising", ["id", "en", "es", "de", "fr"]),
    ],
)
def test_the_glossary_has_an_english_word_for_every_term(game: str, columns: list[str]) -> None:
    """Section 3.3: an empty cell means that a book has no such term; English is shown."""
    lines = data_of(game).joinpath("glossary.csv").read_text(encoding="utf-8").splitlines()
    rows = list(csv.DictReader(lines))
    assert list(rows[0]) == columns
    assert [row[columns[0]] for row in rows if not row[columns[1]]] == []
    assert len({row[columns[0]] for row in rows}) == len(rows)


# Raising Chicago


def test_every_id_that_the_rules_of_raising_mention_exists() -> None:
    """Rules, rulings, examples and decision points."""
    text = data_of("raising").joinpath("rules.md").read_text(encoding="utf-8")
    mentioned = set(re.findall(r"\b(?:R-[A-Z]+|Q|E|D)-\d+[a-z]?\b", text))
    ids = rulebook.all_ids("raising")
    assert mentioned - set(ids) == set()
    assert ids[0] == "R-CMP-01"
    kinds = Counter(one.split("-")[0] for one in ids)
    assert (kinds["Q"], kinds["D"]) == (75, 16)
    assert kinds["R"] > 130
    assert kinds["E"] > 130


def test_the_parts_of_a_rule_have_ids_of_their_own() -> None:
    """R-FIN-01a, in whatever case it is typed."""
    for typed in ("R-FIN-01a", "r-fin-01a", "R-FIN-01A"):
        rule = rulebook.find(typed)
        assert (rule.id, rule.game) == ("R-FIN-01a", "raising")
        assert rule.text.startswith("Tie for first between k colors:")


def test_a_rule_of_raising_knows_the_rulings_it_rests_on() -> None:
    """Section 21: R-MAP-04 rests on two rulings, R-FIN-01a on one."""
    assert [one.id for one in rulebook.rulings_for("R-MAP-04")] == ["Q-03", "Q-04"]
    assert [one.id for one in rulebook.rulings_for("R-FIN-01a")] == ["Q-55"]
    assert rulebook.rulings_for("R-FIN-01") == []


def test_every_ruling_that_a_rule_of_raising_names_names_the_rule() -> None:
    """Section 21: what a rule says in parentheses, the ruling says in brackets."""
    for one in rulebook.all_ids("raising"):
        if one.startswith("R-"):
            named = set(re.findall(r"Q-\d\d", rulebook.find(one).text))
            assert named == {ruling.id for ruling in rulebook.rulings_for(one)}, one


def test_rules_of_raising_are_plain_text() -> None:
    """No Markdown reaches a log line or a terminal."""
    ids = rulebook.all_ids("raising")
    assert [one for one in ids if re.search("[*`]", rulebook.find(one).text)] == []


@pytest.mark.parametrize("language", ["en", "es", "de", "fr"])
def test_rules_of_raising_are_told_without_short_marks(language: str) -> None:
    """A rule is read alone, where nothing explains UL, NP, perm or rc."""
    told = rulebook.rules_of("raising") if language == "en" else translated_rules(language)
    marked = [one.id for one in told if re.search(r"\b(?:UL|NP|perms?|rc)\b", one.text)]
    assert marked == []


def translated_rules(language: str) -> tuple[rulebook.Rule, ...]:
    return tuple(rulebook.translated("raising", language).values())


def test_rules_of_raising_are_spaced_as_in_french_print() -> None:
    """A narrow space that no line breaks at is before ; : ! ? and inside quotation marks."""
    text = "\n".join(f"{one.section}\n{one.text}" for one in translated_rules("fr"))
    assert re.findall(r".{0,20}(?: [;:!?»]|« |[^\W\d][;:!?»]).{0,20}", text) == []


def test_a_table_belongs_to_the_rule_that_announces_it() -> None:
    """R-EPT-04, R-COU-04: the effects and the members are told with their rule."""
    effects = rulebook.find("R-EPT-04").text.splitlines()
    assert len(effects) == 1 + 12
    assert effects[11] == "- no. 11: 3 wild"
    assert "3 per ward control token" in rulebook.find("R-COU-04").text


def test_the_name_of_a_space_stands_before_its_rule() -> None:
    assert rulebook.find("C-SPC-05").text.startswith("Hire manager: Once per decade.")
    assert rulebook.find("C-SPC-05").tags == ("all",)

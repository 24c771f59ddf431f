"""The documentation does not lie: its examples run, its links lead somewhere, its ids exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from typer.main import get_command

from bigshoulders import __version__, new_game, rulebook
from bigshoulders.cli.app import assembled
from bigshoulders.kernel.action import Language, verb_of

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DECISIONS = sorted((ROOT / "docs" / "adr").glob("[0-9]*.md"))

FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
RULE_ID = re.compile(r"\b[CR]-[A-Z]+-[A-Z]*\d+[a-z]?\b")
EXAMPLE_ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \| \S", re.MULTILINE)

NOTATION = {"city": "notation.md", "raising": "notation-raising.md"}
SHORT_DOMAINS = {
    "city": (
        *("seat", "company", "certificate", "source", "par"),
        *("resource", "price", "place", "staff", "way"),
    ),
    "raising": (*("seat", "space", "square", "resource", "column", "degrees", "symbol", "letter"),),
}
EVERY_WORD = {"city": {"special_companies": True}, "raising": {"council": True}}
UNTESTABLE_ROW = re.compile(r"^\| [\d.]+ \| (C-[^|]+) \| \S", re.MULTILINE)


def page_id(path: Path) -> str:
    return str(path.relative_to(ROOT))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def python_blocks(path: Path) -> list[str]:
    return [code for language, code in FENCED.findall(read(path)) if language == "python"]


def run_examples(path: Path) -> doctest.TestResults:
    """Run the blocks of one page that show a prompt, in one namespace, from top to bottom."""
    code = "\n".join(block for block in python_blocks(path) if ">>>" in block)
    example = doctest.DocTestParser().get_doctest(code, {}, page_id(path), str(path), 0)
    return doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_examples_give_the_output_they_show(path: Path) -> None:
    assert run_examples(path).failed == 0


def test_every_python_block_of_the_readme_is_run() -> None:
    blocks = python_blocks(ROOT / "README.md")
    assert blocks
    assert all(">>>" in block for block in blocks)


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_relative_links_lead_to_a_file(path: Path) -> None:
    text = FENCED.sub("", read(path))
    targets = [target.partition("#")[0] for target in LINK.findall(text) if "://" not in target]
    missing = [target for target in targets if target and not (path.parent / target).exists()]
    assert missing == []


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_rule_ids_exist(path: Path) -> None:
    assert unknown_ids(path) == set()


def unknown_ids(path: Path) -> set[str]:
    known = set(rulebook.all_ids("city")) | set(rulebook.all_ids("raising"))
    return set(RULE_ID.findall(read(path))) - known


def test_rule_ids_in_code_and_tests_exist() -> None:
    """Only the tests of the rulebook itself ask for an id that is not there."""
    modules = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    wrong = {page_id(path): unknown_ids(path) for path in modules if unknown_ids(path)}
    assert set(wrong) <= {"tests/test_rulebook.py", "tests/server/test_rules_api.py"}


# Other languages

COMMAND = re.compile(r"^(bigshoulders|make) (?!ARGS)([^#\n]*)", re.MULTILINE)
OTHER_LANGUAGES = ("es", "de", "fr")
COMMANDS = get_command(assembled()).commands  # type: ignore[attr-defined]


def commands_of(page: str) -> list[list[str]]:
    """Return the words of each command that a page shows, without what is said beside it."""
    blocks = "\n".join(code for language, code in FENCED.findall(page) if language == "sh")
    return [[name, *rest.split()] for name, rest in COMMAND.findall(blocks)]


@pytest.mark.parametrize("name", ["README.md", "hosting.md"])
def test_every_language_shows_the_same_commands_and_they_exist(name: str) -> None:
    pages = [read(ROOT / "docs" / language / name) for language in OTHER_LANGUAGES]
    shown = [commands_of(page) for page in pages]
    assert shown[0]
    assert shown[0] == shown[1] == shown[2]
    for program, command, *words in shown[0]:
        if program == "make":
            assert re.search(rf"^{command}:", read(ROOT / "Makefile"), re.MULTILINE), command
            continue
        known = COMMANDS[command]
        options = {option for one in known.params for option in (*one.opts, *one.secondary_opts)}
        assert {word for word in words if word.startswith("--")} <= options


def test_pages_in_french_are_spaced_as_in_print() -> None:
    """A narrow space that no line breaks at is before ; : ! ? and inside quotation marks."""
    for name in ("README.md", "hosting.md"):
        text = re.sub(r"`[^`]*`|://", "", FENCED.sub("", read(ROOT / "docs" / "fr" / name)))
        assert re.findall(r".{0,20}(?: [;:!?»]|« |[^\W\d][;:!?»](?!-)).{0,20}", text) == []


# Notation


def verb_examples(game: str) -> dict[str, str]:
    """Return the example that the notation page of a game gives for each pattern."""
    return dict(EXAMPLE_ROW.findall(read(ROOT / "docs" / NOTATION[game])))


def language_of(game: str) -> Language:
    """Return all words of a game."""
    return new_game(game, seats=4, seed=1, pack=None, **EVERY_WORD[game]).rules.language


@pytest.mark.parametrize("game", NOTATION)
def test_every_verb_is_explained_with_an_example(game: str) -> None:
    patterns = [verb.pattern for verb in language_of(game).verbs]
    assert sorted(verb_examples(game)) == sorted(patterns)


@pytest.mark.parametrize("game", NOTATION)
def test_every_example_of_the_notation_reads_as_its_verb(game: str) -> None:
    language = language_of(game)
    for pattern, example in verb_examples(game).items():
        code = language.read(example)
        assert language.verbs[verb_of(code)].pattern == pattern
        assert language.write(code) == example


@pytest.mark.parametrize("game", NOTATION)
def test_every_word_of_the_short_domains_is_listed(game: str) -> None:
    """A player who types one of them found it on the page."""
    text = read(ROOT / "docs" / NOTATION[game])
    domains = language_of(game).domains
    for domain in SHORT_DOMAINS[game]:
        assert [word for word in domains[domain] if f"`{word}`" not in text] == [], domain


# Rules


def listed_as_untestable() -> list[str]:
    """Spell out the ids of the list in docs/rules, ranges included, in rulebook order."""
    ids = rulebook.all_ids("city")
    found: list[str] = []
    for row in UNTESTABLE_ROW.findall(read(ROOT / "docs" / "rules" / "README.md")):
        for part in row.split(","):
            first, *last = RULE_ID.findall(part)
            found += ids[ids.index(first) : ids.index(last[0] if last else first) + 1]
    return found


def test_a_rule_is_listed_as_untestable_once_at_most() -> None:
    listed = listed_as_untestable()
    assert listed
    assert sorted(set(listed)) == sorted(listed)


# Changelog and decisions


def test_the_changelog_has_this_version_or_an_unreleased_part() -> None:
    headings = re.findall(r"^## \[([^\]]+)\]", read(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert {"Unreleased", __version__} & set(headings)


def test_decisions_are_numbered_once_each_and_without_gaps() -> None:
    numbers = [int(path.name[:4]) for path in DECISIONS]
    assert numbers == list(range(1, len(DECISIONS) + 1))


@pytest.mark.parametrize("path", DECISIONS, ids=page_id)
def test_a_decision_has_its_three_parts_and_is_on_the_list(path: Path) -> None:
    text = read(path)
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert text.startswith(f"# {path.name[:4]} ")
    assert f"]({path.name})" in read(path.parent / "README.md")

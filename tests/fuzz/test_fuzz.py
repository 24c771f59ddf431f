"""The short form of `make fuzz`: all that was ever found, and some thousand new inputs.

The inputs come from a seed. It is printed, and BIGSHOULDERS_FUZZ names another one.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.fuzz import report, runner
from tests.fuzz.__main__ import tell
from tests.fuzz.faulty import Bad, Crashing, Hanging, Hungry
from tests.fuzz.findings import CORPUS, decoded, kept
from tests.fuzz.shrinking import shrunk
from tests.fuzz.target import Target, Wrong, expect_sentence, random_for
from tests.fuzz.targets import TARGETS
from tests.fuzz.worker import attempt

if TYPE_CHECKING:
    from pathlib import Path

INPUTS = 3000


@pytest.mark.parametrize("name", [name for name in TARGETS if kept(name)])
def test_what_was_found_once_is_not_found_again(name: str, tmp_path: Path) -> None:
    target = TARGETS[name](tmp_path)
    for path in kept(name):
        attempt(target, decoded(path.read_bytes()))
    target.close()


def test_every_kept_input_has_a_target() -> None:
    assert {path.name for path in CORPUS.iterdir()} <= set(TARGETS)


@pytest.mark.long
def test_whatever_is_given_is_accepted_or_refused_in_one_sentence() -> None:
    seed = os.environ.get("BIGSHOULDERS_FUZZ", "1871")
    tell(f"BIGSHOULDERS_FUZZ={seed}")  # to be seen if the test fails
    batches = runner.batches_of(list(TARGETS.values()), seed, INPUTS)
    found = runner.run(batches, 1, tell, keep=tell)
    assert not found.findings, report.markdown(found, 0.0)
    assert set(found.tallies) == set(TARGETS)


@pytest.mark.parametrize("name", TARGETS)
def test_an_input_can_be_made_again(name: str, tmp_path: Path) -> None:
    one, two = TARGETS[name](tmp_path), TARGETS[name](tmp_path)
    for number in range(20):
        made = one.make(random_for(name, "a", number))
        assert made == two.make(random_for(name, "a", number))


# What is looked for


@pytest.mark.long
@pytest.mark.parametrize(
    ("target", "kind", "patience"),
    [
        (Bad, "ZeroDivisionError", 600.0),
        (Crashing, "it crashed", 600.0),
        (Hanging, "it hangs", 30.0),
        (Hungry, "MemoryError", 600.0),
    ],
)
def test_an_input_that_breaks_a_program_is_found_and_all_others_are_tried(
    target: type[Target], kind: str, patience: float
) -> None:
    found = runner.run(runner.batches_of([target], "9", 12), 1, tell, tell, patience)
    assert found.tallies["bad"].tried == 12
    (finding,) = found.findings.values()
    assert finding.kind.startswith(kind)
    assert "7" in finding.text


def test_a_finding_is_made_small() -> None:
    assert shrunk("one two 7 three\nfour", lambda text: "7" in text) == "7"
    assert shrunk('{"a":[1,7],"b":{"c":2}}', lambda text: "7" in text and "{" in text) == "{7"


@pytest.mark.parametrize("text", ["", " ", "a\nb", "a" * 2000, "a\0", "\ud800"])
def test_a_refusal_that_is_no_sentence_is_found(text: str) -> None:
    with pytest.raises(Wrong):
        expect_sentence(text)

"""Why an answer is not allowed: constants while searching, sentences with numbers at the edge.

A `Reason` costs nothing to return, so the generator of legal answers and the explanation of an
illegal one can share one `why_not_*` function. Its numbers are filled in only when somebody asks.
"""

from __future__ import annotations

from typing import TypeAlias

from bigshoulders.kernel.pickling import Reduced

Fact: TypeAlias = int | str
Facts: TypeAlias = dict[str, Fact]


class Reason:
    """One way in which a rule can refuse an answer.

    Reasons that share a key are told apart by their cases, each of which has words of its own.
    """

    def __init__(self, key: str, rule: str, text: str, remedy: str = "", case: str = "") -> None:
        self.key = key
        self.rule = rule
        self.text = text
        self.remedy = remedy
        self.case = case

    def __reduce__(self) -> Reduced:
        return Reason, (self.key, self.rule, self.text, self.remedy, self.case)


class Refusal:
    """A reason with the numbers of the moment."""

    def __init__(self, reason: Reason, answer: str, facts: Facts) -> None:
        self.reason = reason
        self.answer = answer
        self.facts = facts

    def __reduce__(self) -> Reduced:
        return Refusal, (self.reason, self.answer, self.facts)

    @property
    def rule(self) -> str:
        return self.reason.rule

    @property
    def key(self) -> str:
        return self.reason.key

    @property
    def case(self) -> str:
        return self.reason.case

    @property
    def text(self) -> str:
        """Say why not, with the numbers."""
        return _fill(self.reason.text, self.facts)

    @property
    def remedy(self) -> str:
        """Say the nearest thing that would make it legal; may be empty."""
        return _fill(self.reason.remedy, self.facts)

    def sentence(self) -> str:
        """Return the whole refusal as one sentence."""
        start = f"{self.answer}: " if self.answer else ""
        end = f"; {self.remedy}" if self.reason.remedy else ""
        return f"{start}{self.text} ({self.rule}){end}"


def _fill(template: str, facts: Facts) -> str:
    text = template
    for name, value in facts.items():
        text = text.replace("{" + name + "}", str(value))
    return text

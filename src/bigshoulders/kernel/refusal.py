"""Why an answer is not allowed: constants while searching, sentences with numbers at the edge.

A `Reason` costs nothing to return, so the generator of legal answers and the explanation of an
illegal one can share one `why_not_*` function. Its numbers are filled in only when somebody asks.
What a reason says of itself tells which refusals are worth telling (`unavailable`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from bigshoulders.kernel.pickling import Reduced

Fact: TypeAlias = int | str
Facts: TypeAlias = dict[str, Fact]

# What there is to say of an answer that is refused so
PLAIN: Final = "plain"  # that it is not possible, and why
LATER: Final = "later"  # the same, but nobody can do anything about it now
OBVIOUS: Final = "obvious"  # nothing unasked: everybody sees it on the board
IDLE: Final = "idle"  # nothing at all: such an answer was never in question

NO_MONEY: Final[tuple[str, str]] = ("", "")


class Reason:
    """One way in which a rule can refuse an answer.

    Reasons that share a key are told apart by their cases, each of which has words of its own. One
    of money names the facts that `lacks` compares: what it costs, and what there is to pay it from.
    """

    def __init__(
        self,
        key: str,
        rule: str,
        text: str,
        remedy: str = "",
        case: str = "",
        standing: str = PLAIN,
        lacks: tuple[str, str] = NO_MONEY,
    ) -> None:
        self.key = key
        self.rule = rule
        self.text = text
        self.remedy = remedy
        self.case = case
        self.standing = standing
        self.lacks = lacks

    def __reduce__(self) -> Reduced:
        made_of = (self.key, self.rule, self.text, self.remedy, self.case)
        return Reason, (*made_of, self.standing, self.lacks)


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

    @property
    def missing(self) -> int:
        """Return how much money is missing; 0 if that is not the reason."""
        cost, funds = self.reason.lacks
        needed, owned = self.facts.get(cost), self.facts.get(funds)
        if not isinstance(needed, int) or not isinstance(owned, int):
            return 0
        return max(0, needed - owned)

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

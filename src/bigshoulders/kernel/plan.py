"""A way to settle all that a question begins, for a decision that is asked in small steps."""

from __future__ import annotations

from bigshoulders.kernel.pickling import Reduced


class Plan:
    """The answers of one way, in order."""

    def __init__(self, answers: list[str], whole: list[str]) -> None:
        self.answers = answers  # for which the seat will be asked
        self.whole = whole  # and those that the flow gives by itself, as there is but one

    def __reduce__(self) -> Reduced:
        return Plan, (self.answers, self.whole)

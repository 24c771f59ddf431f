"""The few errors a caller can catch: malformed, illegal, unavailable, and a broken engine."""

from __future__ import annotations

from bigshoulders.kernel.refusal import Refusal


class Malformed(ValueError):
    """Input that cannot be read: a file, a notation, an option, a position."""

    code = "malformed"


class Illegal(ValueError):
    """An answer that was understood and is not allowed now; carries the refusal."""

    code = "illegal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence())
        self.refusal = refusal


class Unavailable(LookupError):
    """Something that is not there or not open at this moment."""

    code = "unavailable"


class Broken(Exception):
    """An invariant of the engine does not hold; carries what was found."""

    code = "broken"

    def __init__(self, violations: list[str]) -> None:
        super().__init__("; ".join(violations))
        self.violations = violations

"""The few errors a caller can catch: malformed, illegal, unavailable, and a broken engine."""

from __future__ import annotations

from bigshoulders.kernel.pickling import Reduced
from bigshoulders.kernel.refusal import Refusal
from bigshoulders.kernel.sentences import sentence


class Malformed(ValueError):
    """Input that cannot be read: a file, a notation, an option, a position."""

    code = "malformed"

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


class Illegal(ValueError):
    """An answer that was understood and is not allowed now; carries the refusal."""

    code = "illegal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(sentence(refusal.sentence()))
        self.refusal = refusal

    def __reduce__(self) -> Reduced:
        return Illegal, (self.refusal,)


class Unavailable(LookupError):
    """Something that is not there or not open at this moment."""

    code = "unavailable"

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


class Broken(Exception):
    """An invariant of the engine does not hold; carries what was found."""

    code = "broken"

    def __init__(self, violations: list[str]) -> None:
        super().__init__("; ".join(violations))
        self.violations = violations

    def __reduce__(self) -> Reduced:
        return Broken, (self.violations,)

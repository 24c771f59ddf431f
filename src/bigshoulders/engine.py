"""Which engine runs: the compiled one or the interpreted source."""

from __future__ import annotations

from bigshoulders.kernel import game


def is_compiled() -> bool:
    """Tell whether the kernel was compiled."""
    return not (game.__file__ or "").endswith(".py")


def engine() -> str:
    """Return "compiled" or "pure"."""
    return "compiled" if is_compiled() else "pure"

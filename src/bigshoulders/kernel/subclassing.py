"""How the compiled kernel lets games be written that are not compiled.

This module itself stays interpreted (see `setup.py`): mypyc reads the decorator while it compiles,
and at run time, when there is nothing left for it to do, nobody needs the library it comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 - it is passed on
else:

    def mypyc_attr(**_settings: bool) -> Callable[[type], type]:
        """Return a decorator that leaves a class as it is."""
        return lambda one: one

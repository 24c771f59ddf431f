"""What the tests of leaks share with those of the server, which they run in their own process."""

from __future__ import annotations

from tests.server.conftest import patient

__all__ = ["patient"]

"""What holds for all tests: those that take long begin first, and none needs a quiet machine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes tells how busy the machine is, not whether the code is right.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def _no_loop_of_another_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the event loop that Playwright leaves in the thread between its calls.

    A browser lives as long as the process that tests with it. In that time asyncio takes its loop
    for a running one, and a test that comes to the same process later could not run its own.
    """
    if "browser" in request.fixturenames:
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)

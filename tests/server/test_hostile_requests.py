"""Schemathesis against the whole HTTP API: no 5xx, and every answer is what OpenAPI says.

More of it: `SCHEMA_EXAMPLES=1000 pytest tests/server/test_hostile_requests.py`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bigshoulders.server.app import make_api
from bigshoulders.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Server

EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "12"))  # for each request
SIGN_OUT = "/api/guest/sign-out-elsewhere"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def api() -> schemathesis.BaseSchema:
    """Return the API as the server describes it."""
    return schemathesis.openapi.from_dict(make_api(Settings("sqlite://")).openapi())


SCHEMA = api()


@pytest.fixture(scope="module")
def known(server: Server) -> Iterator[tuple[Server, str, str]]:
    """Return a server, the cookie of a guest and one of their tables."""
    ann = server.guest("Ann")
    table, _link = ann.new_table(["me", "open"], visibility="open")
    before = ann.call("GET", f"/api/tables/{table}")["about"]
    yield server, ann.cookie, table
    assert ann.call("GET", f"/api/tables/{table}")["about"] == before
    ann.call("GET", "/healthz")


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_requests_of_every_shape_are_answered_as_documented(
    case: Case[Any], known: tuple[Server, str, str]
) -> None:
    """One in two asks for a table that is there, so that more than 404 is tried."""
    server, cookie, table = known
    if case.path == SIGN_OUT:
        cookie = server.guest("Eve").cookie  # or nobody would know Ann any more
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = table
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = "red"
    headers = {"cookie": cookie}
    case.call_and_validate(base_url=server.address, headers=headers, checks=CHECKS)

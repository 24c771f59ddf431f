"""Why something was refused."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from bigshoulders.server.errors import STATUSES
from bigshoulders.server.schemas.base import ServerModel, without_defaults
from bigshoulders.server.schemas.terms import Facts


class Problem(BaseModel):
    """Why something was refused: a key for programs, words for people, and facts by name."""

    model_config = ConfigDict(extra="allow", json_schema_extra=without_defaults)

    key: str = Field(description=", ".join(STATUSES))
    text: str = Field(description="one sentence in English")
    field: str | None = Field(default=None, description="malformed: where in what was sent")
    problem: str | None = Field(default=None, description="malformed: what is wrong there")
    wait: int | None = Field(default=None, description="too_many: seconds until it is done again")
    number: int | None = Field(default=None, description="stale: the last entry of the table")
    reason: str | None = Field(default=None, description="illegal: the key of the rule's reason")
    case: str | None = Field(default=None, description="illegal: which case of the reason it is")
    rule: str | None = Field(default=None, description="illegal: the id of the rule")
    facts: Facts | None = Field(default=None, description="illegal: the numbers of the reason")
    missing: int | None = Field(
        default=None, description="illegal: how much money is missing, if that is the reason"
    )
    why: str | None = Field(default=None, description="illegal: the reason in English")
    remedy: str | None = Field(default=None, description="illegal: what would help, in English")


class Failed(ServerModel):
    """The answer to every request that was refused."""

    error: Problem

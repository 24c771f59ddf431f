"""Every way into the program that is tried."""

from __future__ import annotations

from typing import Final

from tests.fuzz import of_commands, of_engine
from tests.fuzz.backups import Backups
from tests.fuzz.messages import Messages
from tests.fuzz.requests import Requests
from tests.fuzz.target import Target

ALL: Final[tuple[type[Target], ...]] = (
    of_engine.Notation,
    of_engine.Options,
    of_engine.Records,
    of_engine.Proofs,
    of_engine.Positions,
    of_engine.Packs,
    of_commands.Commands,
    of_commands.Files,
    of_commands.Typed,
    Messages,
    Requests,
    Backups,
)
TARGETS: Final[dict[str, type[Target]]] = {one.name: one for one in ALL}

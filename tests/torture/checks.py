"""What is stored, compared from outside with what clients were told, and played again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.client import Object
    from tests.torture.databases import Database, Row
    from tests.torture.moments import Moments
    from tests.torture.party import Party
    from tests.torture.stubborn import Stubborn

COMMAND_SECONDS = 600.0
MOVE, OVER = "move", "over"


@dataclass(frozen=True)
class Kept:
    """What became of everything that was acknowledged."""

    tables: int
    acknowledged: int
    lost: int
    doubled: int
    unplayed: int  # tables that do not replay


@dataclass(frozen=True)
class Ran:
    """How a command of the project ended."""

    code: int
    output: str
    errors: str

    def problem(self) -> str | None:
        """Return what a command must never do, if it did."""
        if "Traceback" in self.errors + self.output:
            return f"a traceback: …{self.errors[-300:]}"
        if self.code < 0:
            return f"it was ended by signal {-self.code}"
        if self.code and not self.errors.strip():
            return f"it ended with {self.code} and without a word"
        return None


def run(*words: str) -> Ran:
    """Run a command of the project."""
    ran = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "bigshoulders", *words],
        capture_output=True,
        check=False,
        text=True,
        timeout=COMMAND_SECONDS,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def check(database: Database, party: Party, folder: Path) -> Kept:
    """Compare, and let `bigshoulders backup` play everything again."""
    logs: dict[str, list[Row]] = defaultdict(list)
    for row in database.entries():
        logs[row.table].append(row)
    heads = database.tables()
    lost = _missing_tables(party, set(heads)) + _cut_off(party.moments, heads, logs)
    for player in party.players:
        lost += _missing(player, logs[player.seat.table_id], party.moments)
    _check_ends(party, heads)
    told = sum(1 for player in party.players for one in player.outcomes if one.number)
    unplayed = _played_again(database, folder, len(heads), party.moments)
    return Kept(len(heads), told + len(party.made), lost, _doubled(party.moments, logs), unplayed)


def _missing_tables(party: Party, stored: set[str]) -> int:
    """Count tables that were acknowledged and are not there."""
    gone = [table for table in party.made if table not in stored]
    for _table in gone:
        party.moments.complain("a table was made, acknowledged and is not there")
    return len(gone)


def _cut_off(
    moments: Moments, heads: dict[str, tuple[int, str]], logs: dict[str, list[Row]]
) -> int:
    """Count tables whose numbers have a gap, or whose row says that there was more."""
    bad = 0
    for table, (number, _status) in heads.items():
        found = [row.number for row in logs[table]]
        if found != list(range(1, number + 1)):
            moments.complain(f"a table at entry {number} has entries {found[:3]}…{found[-3:]}")
            bad += 1
    return bad


def _missing(player: Stubborn, log: list[Row], moments: Moments) -> int:
    """Count what a player was told and what is not stored so, or is stored against the word."""
    by_number = {row.number: row for row in log}
    lost = 0
    for outcome in player.outcomes:
        if outcome.number is not None:
            row = by_number.get(outcome.number)
            if row is None or not _is_stored(player, outcome.message, row):
                moments.complain(f"acknowledged and not stored: {outcome} but {row}")
                lost += 1
    refused = {str(one.message["id"]) for one in player.outcomes if one.refused}
    own = f"{player.name_of_seat}-"
    for row in log:
        if row.request in refused and str(row.request).startswith(own):
            moments.complain(f"refused and stored all the same: {row}")
    for entry in player.seat.entries:
        row = by_number.get(cast("int", entry["number"]))
        if row is None or row.kind != entry["kind"]:
            moments.complain(f"told and not stored: {str(entry)[:200]} but {row}")
            lost += 1
    return lost


def _is_stored(player: Stubborn, message: Object, row: Row) -> bool:
    if row.request != message["id"]:
        return False
    if row.kind == MOVE:
        return row.lines.splitlines()[0] == f"{player.name_of_seat} {message['answer']}"
    return message["type"] != "answer"


def _doubled(moments: Moments, logs: dict[str, list[Row]]) -> int:
    """Count requests, those of bots too, that have become two entries."""
    bad = 0
    for log in logs.values():
        requests = Counter((row.guest, row.request) for row in log if row.request)
        for request, count in requests.items():
            if count > 1:
                moments.complain(f"{request[1]} has become {count} entries")
                bad += 1
    return bad


def _check_ends(party: Party, heads: dict[str, tuple[int, str]]) -> None:
    for table in party.whole:
        if table in heads and heads[table][1] != OVER:
            party.moments.complain(f"a game did not reach its end, but entry {heads[table][0]}")


def _played_again(database: Database, folder: Path, tables: int, moments: Moments) -> int:
    """Back everything up, which restores it once and replays it; returns how many did not."""
    ran = run("backup", str(folder / "end.backup"), "--database", database.address, "--json")
    if ran.code == 0:
        found = json.loads(ran.output)
        if found["tables"] != tables:
            moments.complain(f"backup holds {found['tables']} tables of {tables}")
        return 0
    moments.complain(f"backup: {ran.problem() or ran.errors.strip()[-300:]}")
    try:
        return len(json.loads(ran.output)["faults"])
    except (ValueError, KeyError):
        return tables

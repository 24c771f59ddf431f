"""The file of a backup: its lines, sealed as ours are, or its bytes as they are."""

from __future__ import annotations

import asyncio
import gzip
import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.backup_check import back_up, restore
from bigshoulders.server.net.limits import NO_LIMITS
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.backup import is_used, version_of
from bigshoulders.server.store.engine import connect
from tests.fuzz import texts, trees
from tests.fuzz.findings import encoded
from tests.fuzz.served import FAST, Trouble, check_problem
from tests.fuzz.target import Target, Wrong, expect, refused
from tests.server.old_tables import fill
from tests.server.within import Within, within

if TYPE_CHECKING:
    from random import Random

RAW: Final = "raw\n"  # opens an input that is the file itself, a sign for each byte
SOME: Final = 6  # tables of a restored database that are looked at


@cache
def files() -> tuple[tuple[str, ...], ...]:
    """Return the lines of backups without the last one: of an old database, and of today's."""
    with TemporaryDirectory(prefix="fuzz-") as folder:
        old, new = f"sqlite:///{folder}/old.db", f"sqlite:///{folder}/new.db"
        fill(old)
        found = [_lines_of(old, Path(folder) / "old.backup")]
        restore(new, Path(folder) / "old.backup", force=False)
        return (*found, _lines_of(new, Path(folder) / "new.backup"))


def _lines_of(address: str, path: Path) -> tuple[str, ...]:
    back_up(address, path, force=False)
    with gzip.open(path, "rt") as file:
        first, *others = file.read().splitlines()[:-1]
    preface = json.loads(first) | {"made_at": 1.0}  # or no input could be made again
    return (json.dumps(preface), *others)


def sealed(content: bytes) -> bytes:
    """Return a file of these lines with the digest that they need."""
    last = json.dumps({"digest": sha256(content).hexdigest()}).encode() + b"\n"
    return gzip.compress(content + last, compresslevel=1)


class Backups(Target):
    """A backup that is restored, and then served."""

    name = "backups"
    share = 2_000

    def make(self, random: Random) -> str:
        found = list(random.choice(files()))
        place, other = random.randrange(len(found)), random.choice(found)
        chance = random.random()
        if chance < 0.75:
            found[place] = trees.changed(random, found[place], other)
        elif chance < 0.95:
            return texts.changed(random, "\n".join([*found, ""]), other)
        else:
            content = sealed("\n".join(found).encode()).decode("latin-1")
            return RAW + texts.changed(random, content, other)
        return "\n".join([*found, ""])

    def check(self, text: str) -> bool:
        path = self.folder / "a.backup"
        if text.startswith(RAW):
            path.write_bytes(text.removeprefix(RAW).encode("latin-1", "replace"))
        else:
            path.write_bytes(sealed(encoded(text)))
        with TemporaryDirectory(dir=self.folder) as folder:
            address = f"sqlite:///{folder}/new.db"
            try:
                restore(address, path, force=False)
            except Malformed as error:
                self._check_untouched(address)
                return refused(error)
            self._serve(address)
        return True

    def _serve(self, address: str) -> None:
        with Trouble() as trouble:
            try:
                asyncio.run(_served(address))
            except Wrong as wrong:
                raise wrong from trouble.last

    def _check_untouched(self, address: str) -> None:
        engine = connect(address)
        with engine.connect() as connection:
            is_empty = version_of(connection) is None or not is_used(connection)
        engine.dispose()
        expect(is_empty, "a refused backup filled the database")


async def _served(address: str) -> None:
    """Look at what was restored, as a visitor would."""
    async with within(Settings(address, requests_a_second=FAST, limits=NO_LIMITS)) as server:
        answered = await server.http("GET", "/api/tables?limit=100")
        expect(answered.status == 200, "the lobby fails", str(answered.body))
        tables = answered.json()["tables"]
        assert isinstance(tables, list)
        for table in tables[:SOME]:
            assert isinstance(table, dict)
            await _look(server, str(table["id"]))


async def _look(server: Within, table: str) -> None:
    for path in ("", "/series", "/record"):
        answered = await server.http("GET", f"/api/tables/{table}{path}")
        if answered.status >= 400:
            check_problem(answered.error(), answered.status)

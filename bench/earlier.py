"""Bots as an earlier commit had them, so that new ones can be measured against them.

`sharp@227f353` is the bot `sharp` of that commit. Its modules are taken out of the history,
renamed, and run interpreted on the present engine: they answer as they did, only more slowly.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Final, cast

from bigshoulders.bots import make_bot
from bigshoulders.bots.bot import Bot

if TYPE_CHECKING:
    from bigshoulders.bots import BotsOfGame

ROOT: Final = Path(__file__).resolve().parent.parent
BOTS: Final = "src/bigshoulders/bots"
PACKAGE: Final = "bigshoulders.bots"
CONTRACT: Final = "bot.py"  # what a bot is and sees; the present one, or a table would refuse it


def any_bot(game: str, name: str, seed: str) -> Bot:
    """Return a bot by its name, with `@` and a commit if it is an earlier one, or by its class."""
    if ":" in name:
        module, _colon, title = name.partition(":")
        return cast("Bot", getattr(import_module(module), title)(seed))
    plain, _at, commit = name.partition("@")
    if not commit:
        return make_bot(game, plain, seed)
    earlier = import_module(f"{unpacked(commit)}.{game}")
    return cast("BotsOfGame", earlier).BOTS[plain](seed)


def unpacked(commit: str) -> str:
    """Return the name of the package with the bots of a commit, taken from the history once."""
    package = f"bots_of_{commit}"
    if package not in sys.modules:
        folder = Path(mkdtemp(prefix="earlier-bots-"))
        for path in from_history("ls-tree", "-r", "--name-only", commit, BOTS).split():
            target = folder / package / Path(path).relative_to(BOTS)
            if target.suffix != ".py" or target.name == CONTRACT:
                continue
            source = from_history("show", f"{commit}:{path}")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source, package))
        sys.path.append(str(folder))
    return package


def renamed(source: str, package: str) -> str:
    """Return a module that imports the bots of its own time, and the present contract."""
    moved = source.replace(PACKAGE, package)
    return moved.replace(f"from {package}.bot import", f"from {PACKAGE}.bot import")


def from_history(*words: str) -> str:
    """Ask git."""
    done = subprocess.run(  # noqa: S603 - the words are ours but for a commit
        ["git", "-C", str(ROOT), *words],  # noqa: S607 - git is found as everywhere
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout

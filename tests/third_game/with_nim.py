"""`bigshoulders` with Nim registered: in this process, and in those that it starts for bots.

A process for bots loads the main module of the one that started it, and so registers Nim too.
"""

from __future__ import annotations

from bigshoulders.cli.app import main
from bigshoulders.games import GAMES
from tests.games import nim

GAMES["nim"] = nim.GAME

if __name__ == "__main__":
    main()

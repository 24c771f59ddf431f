"""What a server is told when it starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, time

from bigshoulders.server.net.limits import Limits
from bigshoulders.server.tables.bots.catalogue import OfferedBot


@dataclass(frozen=True, slots=True)
class Settings:
    """One server; every value can be given on the command line."""

    database: str
    origins: tuple[str, ...] = ()  # addresses of pages, beside the server's own, that may use it
    https: bool = False  # browsers come over https only, and cookies too
    bot_processes: int = 1
    bot_seconds: float = 10.0
    bots: tuple[OfferedBot, ...] = ()  # from outside, beside those of the games
    idle_seconds: float = 60.0  # until a table that nobody plays at is dropped from memory
    requests_a_second: float = 50.0  # per client address, for HTTP
    requests_at_once: int = 1500  # so that a club may open the page, each from its own device
    messages_a_second: float = 50.0  # per socket
    burst: int = 150
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ()  # networks whose word about addresses of clients is believed
    now: Callable[[], float] = time  # what time it is, as the machine says, which may jump
    steady: Callable[[], float] = monotonic  # seconds that pass whatever happens to that
    # what signs cookies, several with the newest first; kept in the database if not given
    secret: str = field(default="", repr=False)

"""`bigshoulders serve`: tables on the network, in one command."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from math import isnan
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bigshoulders.cli.commands.database import DatabaseOption, address_of
from bigshoulders.cli.commands.entrants import OptionOption, named
from bigshoulders.cli.commands.shared import JsonOption
from bigshoulders.cli.output import console, show, show_json
from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted

if TYPE_CHECKING:
    from bigshoulders.server.settings import Settings
    from bigshoulders.server.store.claim import DatabaseLock

EXAMPLE = "bigshoulders serve --database sqlite:///games/tables.db --check"
LEVELS: Final = ("debug", "info", "warning", "error")
BACKLOG: Final = 2048
LAST_PORT: Final = 65535
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not listened on
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that nobody has


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=f"Example: {EXAMPLE}")(serve)


def serve(  # noqa: PLR0913 - each argument is an option of the command
    *,
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="the port to listen on")] = 8000,
    database: DatabaseOption = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="another page that may use the server; may be repeated"),
    ] = None,
    https: Annotated[
        bool, typer.Option("--https", help="browsers and cookies over https only, by a proxy")
    ] = False,
    bots: Annotated[int, typer.Option(min=1, max=64, help="processes in which bots think")] = 1,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="how long a bot may think at most")
    ] = 10.0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="offer another bot at tables: cmd:PROGRAM or module:Class; may be repeated",
        ),
    ] = None,
    option: OptionOption = None,
    rate: Annotated[
        float,
        typer.Option(min=1, max=1e9, help="requests or messages a second from one client"),
    ] = 50.0,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER",
            help="how much one guest or address may use, or off; a wrong name lists them all;"
            " may be repeated",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="BIGSHOULDERS_PROXY",
            help="a proxy or a network of them that says who its clients are; may be repeated",
        ),
    ] = None,
    log_level: Annotated[
        str, typer.Option(help="how much is logged: debug, info, warning or error")
    ] = "info",
    browse: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open", help="open the page in a browser; by default if run in a terminal"
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="open the database, bring it up to date, and end")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Serve tables to browsers and programs until interrupted."""
    if log_level not in LEVELS:
        raise Malformed(
            f"--log-level: expected one of {', '.join(LEVELS)}, got {quoted(log_level)}"
        )
    for name, number in (("--rate", rate), ("--bot-seconds", bot_seconds)):
        if isnan(number):  # which lies within any bounds
            raise Malformed(f"{name}: expected a number, got nan")
    settings = _settings(database, rate, bots, bot_seconds, https=https, origins=origin or [])
    settings = _limited(settings, limit or [], proxy or [])
    settings = _with_bots(settings, bot or [], option or [])
    with _claim(settings):
        _serve(settings, host, port, log_level, browse=browse, check=check, json=json)


def _serve(
    settings: Settings,
    host: str,
    port: int,
    log_level: str,
    *,
    browse: bool | None,
    check: bool,
    json: bool,
) -> None:
    """Serve a database that no other process serves."""
    with _nothing_collected():
        _open_database(settings, quiet=json)
    links = _links(host, port)
    found = {
        "address": links[0],
        "links": links,
        "database": _shown(settings),
        "checked": check,
    }
    if check:
        show_json(found) if json else show(f"checked {found['database']}")
        return
    with _listening(host, port) as door:
        if json:
            show_json(found)
        else:
            console().print(_told(links, _shown(settings)), soft_wrap=True)  # links stay whole
        if browse or (browse is None and sys.stdout.isatty() and not json):
            webbrowser.open(links[0])
        _run(settings, door, log_level)
    if not json:
        show("stopped; every move is kept")


def _told(links: list[str], database: str) -> str:
    """Say where the page is, for this computer and for others."""
    here, *others = links
    lines = [f"Big Shoulders is running at {here}"]
    lines += [f"for phones and friends on this network: {link}" for link in others]
    lines += [f"tables are kept in {database}", "press Ctrl-C to stop"]
    return "\n".join(lines)


def _links(host: str, port: int) -> list[str]:
    """Return the addresses of the page: for this computer, then for others on the network."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    found = [f"http://127.0.0.1:{port}/"]
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)  # sends nothing; it only asks which way one would go
        found.append(f"http://{probe.getsockname()[0]}:{port}/")
    return found


def _listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens already, so that a browser can be sent there at once."""
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as error:
        raise Malformed(f"--host: there is no address {quoted(host)} here") from error
    door = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share one port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(BACKLOG)
    except OSError as error:
        door.close()
        if error.errno == errno.EADDRINUSE:
            other = port + 1 if port < LAST_PORT else port - 1
            raise Malformed(
                f"port {port} is in use, perhaps by another Big Shoulders; try --port {other}"
            ) from error
        reason = (error.strerror or str(error)).lower()
        raise Malformed(f"cannot listen on {host} port {port}: {reason}") from error
    return door


def _settings(
    database: str | None,
    rate: float,
    bots: int,
    bot_seconds: float,
    *,
    https: bool,
    origins: list[str],
) -> Settings:
    try:
        from bigshoulders.server.settings import Settings  # noqa: PLC0415 - the server is an extra

        address = address_of(database)
    except ImportError as error:
        raise Malformed(
            f"the server needs {error.name}: pip install 'bigshoulders[server]'"
        ) from error
    return Settings(
        database=address,
        origins=tuple(origins),
        https=https,
        bot_processes=bots,
        bot_seconds=bot_seconds,
        requests_a_second=rate,
        requests_at_once=max(1500, int(30 * rate)),
        messages_a_second=rate,
        burst=max(150, int(3 * rate)),
        secret=os.environ.get("BIGSHOULDERS_SECRET", ""),
    )


def _limited(settings: Settings, limits: list[str], proxies: list[str]) -> Settings:
    from bigshoulders.server.net.addresses import read_proxies  # noqa: PLC0415 - as above
    from bigshoulders.server.net.limits import read_limits  # noqa: PLC0415 - as above

    return replace(settings, limits=read_limits(limits), proxies=read_proxies(proxies))


def _with_bots(settings: Settings, bots: list[str], options: list[str]) -> Settings:
    from bigshoulders.server.tables.bots.offers import offered, thinking  # noqa: PLC0415 - as above

    entrants = named(bots, options, thinking(settings.bot_seconds))
    return replace(settings, bots=offered(entrants))


def _claim(settings: Settings) -> DatabaseLock:
    """Be the only server on a SQLite file, before anything in it is changed."""
    from bigshoulders.server.store.claim import DatabaseLock  # noqa: PLC0415 - as above

    return DatabaseLock(settings.database)


def _open_database(settings: Settings, *, quiet: bool) -> None:
    """Bring the database up to date before anything else; what is wrong with it is said now."""
    from bigshoulders.server.store.engine import open_database  # noqa: PLC0415 - as above

    if sys.stderr.isatty() and not quiet:  # progress, if somebody looks
        console(stderr=True).print(f"opening {_shown(settings)} …", soft_wrap=True)
    open_database(settings.database).dispose()


def _shown(settings: Settings) -> str:
    from bigshoulders.server.store.engine import shown_url  # noqa: PLC0415 - as above

    return shown_url(settings.database)


@contextlib.contextmanager
def _nothing_collected() -> Iterator[None]:
    """Look for no garbage while the server is loaded: a sixth of that time finds little."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _run(settings: Settings, door: socket.socket, log_level: str) -> None:
    with _nothing_collected():
        import uvicorn  # noqa: PLC0415 - as above

        from bigshoulders.server.logs import set_up_logs  # noqa: PLC0415 - as above
        from bigshoulders.server.net.protocols import Config  # noqa: PLC0415 - as above
        from bigshoulders.server.net.system import end_if_unread  # noqa: PLC0415 - as above

        set_up_logs(log_level)
        end_if_unread(door, settings.limits.unread_seconds)
        server = uvicorn.Server(Config(settings))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[door])
    if not server.started:
        raise Malformed("the server could not start; the log above says why")

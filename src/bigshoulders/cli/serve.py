"""`bigshoulders serve`: tables on the network, in one command."""

from __future__ import annotations

import os
import webbrowser
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bigshoulders.cli.output import show, show_json
from bigshoulders.cli.shared import JsonOption
from bigshoulders.kernel.errors import Malformed

if TYPE_CHECKING:
    from bigshoulders.server.settings import Settings

EXAMPLE = "bigshoulders serve --database sqlite:///games/tables.db --check"
LEVELS: Final = ("debug", "info", "warning", "error")
LARGEST_MESSAGE: Final = 16 * 1024
GRACE: Final = 5  # seconds for open connections when the server is stopped


def serve(  # noqa: PLR0913 - each argument is an option of the command
    *,
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="the port to listen on")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="BIGSHOULDERS_DATABASE",
            help="sqlite:///FILE or postgresql://HOST/NAME; by default a file in your data folder",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="another page that may use the server; may be repeated"),
    ] = None,
    https: Annotated[
        bool, typer.Option("--https", help="cookies over https only, behind a proxy that has it")
    ] = False,
    bots: Annotated[int, typer.Option(min=1, max=64, help="processes in which bots think")] = 1,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="the longest that a bot may think")
    ] = 10.0,
    rate: Annotated[
        float, typer.Option(min=1, help="requests or messages a second from one client")
    ] = 20.0,
    log_level: Annotated[
        str, typer.Option(help="how much is logged: debug, info, warning or error")
    ] = "info",
    browse: Annotated[
        bool, typer.Option("--open/--no-open", help="open the page in a browser")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="open the database, bring it up to date, and end")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Serve tables to browsers and programs until interrupted."""
    if log_level not in LEVELS:
        raise Malformed(f"--log-level: expected one of {', '.join(LEVELS)}, got {log_level!r}")
    settings = _settings(database, rate, bots, bot_seconds, https=https, origins=origin or [])
    address = f"http://{host}:{port}/"
    if check:
        _check(settings)
    found = {"address": address, "database": _shown(settings), "checked": check}
    if json:
        show_json(found)
    else:
        show(f"{'checked' if check else 'serving'} {found['database']} at {address}")
    if not check:
        if browse:
            Timer(1.0, webbrowser.open, [address]).start()
        _run(settings, host, port, log_level)


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
        from bigshoulders.server.store.engine import default_url  # noqa: PLC0415 - as above
    except ImportError as error:
        raise Malformed(
            f"the server needs {error.name}: pip install 'bigshoulders[server]'"
        ) from error
    return Settings(
        database=database or default_url(),
        origins=tuple(origins),
        https=https,
        bot_processes=bots,
        bot_seconds=bot_seconds,
        requests_a_second=rate,
        messages_a_second=rate,
        burst=max(60, int(3 * rate)),
        secret=os.environ.get("BIGSHOULDERS_SECRET", ""),
    )


def _check(settings: Settings) -> None:
    from bigshoulders.server.store.engine import open_database  # noqa: PLC0415 - as above

    open_database(settings.database).dispose()


def _shown(settings: Settings) -> str:
    from bigshoulders.server.store.engine import shown_url  # noqa: PLC0415 - as above

    return shown_url(settings.database)


def _run(settings: Settings, host: str, port: int, log_level: str) -> None:
    import uvicorn  # noqa: PLC0415 - as above

    from bigshoulders.server.app import make_app  # noqa: PLC0415 - as above
    from bigshoulders.server.logs import set_up_logs  # noqa: PLC0415 - as above

    set_up_logs(log_level)
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,  # it would tell who plays where
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )

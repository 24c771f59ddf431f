"""The API is what docs/api.md, OpenAPI and the JSON Schema of the socket say."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from bigshoulders.server.errors import STATUSES
from bigshoulders.server.schemas.messages import MESSAGE
from bigshoulders.server.schemas.socket import SPOKEN
from bigshoulders.server.tables.seats.permissions import REASONS
from tests.server.test_hostile import guest, run

if TYPE_CHECKING:
    import pytest

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json
    from tests.server.conftest import Server
    from tests.server.within import Within

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
ANYTHING = "…"
SEED = "1"  # a deal in which red begins


def blocks(language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


EXCHANGE = [(line[0], line[2:]) for line in blocks("text")[0].splitlines()]


def fits(example: Json, real: Json) -> bool:
    """Tell whether an answer looks like an example in which "…" is anything."""
    if example == ANYTHING:
        return True
    if isinstance(example, dict) and isinstance(real, dict):
        is_open = ANYTHING in example
        named = {key: value for key, value in example.items() if key != ANYTHING}
        same = named.keys() <= real.keys() if is_open else named.keys() == real.keys()
        return same and all(fits(value, real[key]) for key, value in named.items())
    if isinstance(example, list) and isinstance(real, list):
        is_open = example[-1:] == [ANYTHING]
        named_items = example[:-1] if is_open else example
        enough = len(real) >= len(named_items) if is_open else len(real) == len(named_items)
        return enough and all(fits(*pair) for pair in zip(named_items, real, strict=False))
    return example == real


def test_the_documented_exchange_is_a_real_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line that a client hears, as it is printed; and all of it fits the JSON Schema."""
    monkeypatch.setattr(secrets, "token_hex", lambda _count: SEED)

    async def exchange(server: Within) -> None:
        ann = await guest(server, "Ann")
        made = await server.http("POST", "/api/tables", {"seats": ["me", "me"]}, guest=ann)
        path = f"/api/tables/{made.json()['table']}/socket?seat=red"
        async with await server.open(path, guest=ann) as wire:
            for sign, text in EXCHANGE:
                if sign == ">":
                    wire.say(text)
                else:
                    heard = await wire.hear()
                    SPOKEN.validate_python(heard)
                    assert fits(json.loads(text), heard), (text, heard)

    run(tmp_path, exchange)


def test_the_exchange_shows_every_kind_of_message() -> None:
    said = {(sign, json.loads(text)["type"]) for sign, text in EXCHANGE}
    sent = MESSAGE.json_schema()["discriminator"]["mapping"]
    heard = SPOKEN.json_schema()["discriminator"]["mapping"]
    elsewhere = {("<", "notice")}  # of a second table; described below the exchange
    assert said == {(">", kind) for kind in sent} | {("<", kind) for kind in heard} - elsewhere


def test_the_ten_lines_of_the_bot_play_a_whole_game(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    (bot,) = blocks("python")
    assert len(bot.strip().splitlines()) <= 10
    exec(bot.replace("http://127.0.0.1:8000", server.address), {})  # noqa: S102 - our own page
    assert "'place': 1" in capsys.readouterr().out


def test_the_schema_of_messages_is_served(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        served = (await server.http("GET", "/api/schema")).json()
        assert served == {
            "from_client": MESSAGE.json_schema(),
            "from_server": SPOKEN.json_schema(),
        }

    run(tmp_path, look)


def test_every_request_documents_its_answer_and_its_errors(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        api = (await server.http("GET", "/api/openapi.json")).json()
        for path, method, operation in operations(api):
            answers = cast("dict[str, Any]", operation["responses"])
            good = next(value for status, value in answers.items() if status.startswith("2"))
            schema = next(iter(good["content"].values()))["schema"]
            assert schema, (method, path)
            for status in set(STATUSES.values()) - {405}:
                error = answers[str(status)]["content"]["application/json"]["schema"]["$ref"]
                assert error.endswith("/Failed"), (method, path)

    run(tmp_path, look)


def test_every_request_is_on_the_page(tmp_path: Path) -> None:
    async def look(server: Within) -> None:
        api = (await server.http("GET", "/api/openapi.json")).json()
        page = PAGE.read_text("utf-8")
        missing = [
            (method, path)
            for path, method, _operation in operations(api)
            if path.startswith("/api") and f"{method.upper()} {path}" not in page.replace("\n", " ")
        ]
        assert missing == []

    run(tmp_path, look)


def operations(api: Object) -> list[tuple[str, str, Object]]:
    paths = cast("dict[str, dict[str, Object]]", api["paths"])
    return [(path, method, one) for path, ways in paths.items() for method, one in ways.items()]


def test_every_key_of_a_refusal_is_on_the_page() -> None:
    """Every one that the source of the server names."""
    source = Path(__file__).parents[2] / "src" / "bigshoulders" / "server"
    text = "\n".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    keys = {*re.findall(r'Refused\(\s*"(\w+)"', text), *REASONS} - {"http", "broken", "unplayable"}
    assert {key for key in keys if f"`{key}`" not in PAGE.read_text("utf-8")} == set()


# Links


def test_the_secret_of_a_link_is_told_once_and_nowhere_else(tmp_path: Path) -> None:
    """It is in the answer that makes it, behind #, and then in no message, list or table."""

    async def use(server: Within) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        made = await server.http("POST", "/api/tables", {"seats": ["me", "open"]}, guest=ann)
        table = str(made.json()["table"])
        seat = await server.http("POST", f"/api/tables/{table}/seats/yellow/link", guest=ann)
        links = [str(made.json()["link"]), str(seat.json()["link"])]
        tokens = [link.removeprefix("/join#") for link in links]
        heard: list[str] = []
        async with await server.open(f"/api/tables/{table}/socket", guest=ann) as wire:
            heard.append(await wire.text())
            for token in tokens:
                joined = await server.http("POST", "/api/join", {"token": token}, guest=bob)
                heard.append(f"{joined.headers} {joined.body!r}")
            heard.append(await wire.text())
        for path in (f"/api/tables/{table}", "/api/tables?mine=true", "/metrics"):
            heard.append((await server.http("GET", path, guest=bob)).body.decode())
        kept = await server.services.reader.read(lambda one: str(list(one.connection.iterdump())))
        for token in tokens:
            assert token not in "".join(heard)
            assert token not in kept
        for person in (ann, bob):
            assert person not in "".join(heard)

    run(tmp_path, use)

"""A link that shows a table to whoever has it: without a name, and to look at only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest

from bigshoulders.server.tables.seats.links import MOST_WATCH_LINKS
from tests.server.test_hostile import guest, run
from tests.server.within import Answered, Denied, Within

if TYPE_CHECKING:
    from pathlib import Path

    from bigshoulders.kernel.json_nodes import Json

PRIVATE: Json = {"seats": ["me", "open"]}


class Shared:
    """A private table of Ann's, and somebody who has nothing but a link to it."""

    def __init__(self, server: Within, ann: str, table: str) -> None:
        self.server = server
        self.ann = ann
        self.path = f"/api/tables/{table}"
        self.table = table

    async def link(self, who: str | None = None) -> str:
        """Return the token of a new link."""
        made = await self.server.http("POST", f"{self.path}/watch-link", guest=who or self.ann)
        assert made.status == 200, made.body
        return str(made.json()["link"]).removeprefix("/watch#")

    async def look(self, token: str, more: str = "", guest: str | None = None) -> Answered:
        """Ask for something of the table with the cookie of a link."""
        cookies = [f"bigshoulders-watch={token}"]
        if guest is not None:
            cookies.append(self.server.cookie(guest))
        return await self.server.http(
            "GET", f"{self.path}{more}", headers={"cookie": "; ".join(cookies)}
        )


def at_a_private_table(folder: Path, use: Callable[[Shared], Awaitable[None]]) -> None:
    """Let Ann make a private table, and do something there."""

    async def begin(server: Within) -> None:
        ann = await guest(server, "Ann")
        made = await server.http("POST", "/api/tables", PRIVATE, guest=ann)
        await use(Shared(server, ann, str(made.json()["table"])))

    run(folder, begin)


def test_whoever_has_the_link_sees_the_table_without_a_name(tmp_path: Path) -> None:
    """The cookie goes to the addresses of that table, and scripts cannot read it."""

    async def use(at: Shared) -> None:
        token = await at.link()
        assert (await at.server.http("GET", at.path)).status == 404
        shown = await at.server.http("POST", "/api/watch", {"token": token})
        assert shown.json() == {"table": at.table}
        (cookie,) = shown.cookies
        assert cookie.startswith(f"bigshoulders-watch={token};")
        assert f"Path={at.path};" in cookie
        assert "HttpOnly" in cookie
        assert (await at.look(token)).status == 200
        assert (await at.look(token, "/series")).error()["key"] == "not_begun"
        assert (await at.look(token, "/record")).error()["key"] == "not_over"
        headers = {"cookie": f"bigshoulders-watch={token}"}
        async with await at.server.open(f"{at.path}/socket", headers=headers) as wire:
            assert (await wire.hear())["type"] == "welcome"

    at_a_private_table(tmp_path, use)


def test_a_link_that_shows_a_table_lets_nobody_sit_down_or_speak(tmp_path: Path) -> None:
    async def use(at: Shared) -> None:
        token = await at.link()
        eve = await guest(at.server, "Eve")
        cookie = f"bigshoulders-watch={token}; {at.server.cookie(eve)}"
        seat: Json = {"who": "me"}
        sat = await at.server.http(
            "PUT", f"{at.path}/seats/yellow", seat, headers={"cookie": cookie}
        )
        assert sat.status == 404
        joined = await at.server.http("POST", "/api/join", {"token": token}, guest=eve)
        assert joined.error()["key"] == "forbidden"
        assert (await at.server.http("GET", at.path, guest=eve)).status == 404
        assert (await at.look(token, "?seat=red", eve)).error()["key"] == "forbidden"
        async with await at.server.open(f"{at.path}/socket", headers={"cookie": cookie}) as wire:
            await wire.hear()
            wire.say({"type": "chat", "id": "1", "text": "psst"})
            assert (await wire.hear())["type"] == "refused"

    at_a_private_table(tmp_path, use)


def test_it_shows_no_other_table_and_no_other_secret_shows_it(tmp_path: Path) -> None:
    async def use(at: Shared) -> None:
        made = await at.server.http("POST", "/api/tables", PRIVATE, guest=at.ann)
        other = Shared(at.server, at.ann, str(made.json()["table"]))
        assert (await other.look(await at.link())).status == 404
        invitation = str(made.json()["link"]).removeprefix("/join#")
        assert (await other.look(invitation)).status == 404
        for wrong in (invitation, "guessed"):
            shown = await at.server.http("POST", "/api/watch", {"token": wrong})
            assert shown.error()["key"] == "link_used"
        with pytest.raises(Denied):
            await at.server.open(
                f"{at.path}/socket", headers={"cookie": "bigshoulders-watch=guessed"}
            )

    at_a_private_table(tmp_path, use)


def test_only_the_host_and_whoever_plays_can_share(tmp_path: Path) -> None:
    async def use(at: Shared) -> None:
        eve = await guest(at.server, "Eve")
        made = await at.server.http("POST", f"{at.path}/watch-link", guest=eve)
        assert made.error()["key"] == "forbidden"

    at_a_private_table(tmp_path, use)


def test_links_stay_good_when_more_are_made_until_there_are_too_many(tmp_path: Path) -> None:
    """Neither another link nor a new invitation ends one; the oldest of very many ends."""

    async def use(at: Shared) -> None:
        first = await at.link()
        tokens = [await at.link() for _ in range(MOST_WATCH_LINKS - 1)]
        await at.server.http("POST", f"{at.path}/link", guest=at.ann)
        assert (await at.look(first)).status == 200
        tokens.append(await at.link())
        assert (await at.look(first)).status == 404
        assert {(await at.look(token)).status for token in tokens} == {200}

    at_a_private_table(tmp_path, use)

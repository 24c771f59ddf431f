"""What an invitation says to whoever has it, before they join."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tests.server.test_hostile import guest, run
from tests.server.within import Answered, Within

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json

PLAN: Json = {"title": "Lake Street", "seats": ["me", "open", "heuristic"]}


class Invited:
    """A table of Ann's, and somebody who has nothing but a link."""

    def __init__(self, server: Within, ann: str, made: Object) -> None:
        self.server = server
        self.ann = ann
        self.path = f"/api/tables/{made['table']}"
        self.link = str(made["link"])

    async def told(self, link: str) -> Answered:
        """Ask what a link invites to, without a name."""
        token: Json = {"token": link.partition("#")[2]}
        return await self.server.http("POST", "/api/invitation", token)

    async def another(self, path: str) -> str:
        """Let Ann make another link."""
        made = await self.server.http("POST", f"{self.path}{path}", guest=self.ann)
        return str(made.json()["link"])


def invited(folder: Path, use: Callable[[Invited], Awaitable[None]]) -> None:
    """Let Ann make a table, and do something with its links."""

    async def begin(server: Within) -> None:
        ann = await guest(server, "Ann")
        made = await server.http("POST", "/api/tables", PLAN, guest=ann)
        await use(Invited(server, ann, made.json()))

    run(folder, begin)


def test_an_invitation_says_who_invites_to_what_and_stays_good(tmp_path: Path) -> None:
    """Also a link to one seat, which only joining uses up."""

    async def use(at: Invited) -> None:
        shown = (await at.told(at.link)).json()
        assert (shown["by"], shown["title"], shown["game"]) == ("Ann", "Lake Street", "city")
        assert (shown["status"], shown["seat"]) == ("waiting", None)
        seats = cast("list[Object]", shown["seats"])
        assert [one["who"] for one in seats] == ["person", "open", "bot"]
        assert not any(one["mine"] for one in seats)
        place = seats[1]["seat"]
        link = await at.another(f"/seats/{place}/link")
        for _time in range(2):
            assert (await at.told(link)).json()["seat"] == place

    invited(tmp_path, use)


def test_a_wrong_link_and_one_that_only_shows_a_table_invite_nobody(tmp_path: Path) -> None:
    """They are refused as joining by them is."""

    async def use(at: Invited) -> None:
        assert (await at.told(await at.another("/watch-link"))).status == 403
        assert (await at.told("/join#nothing")).status >= 400

    invited(tmp_path, use)

"""What an invitation says to whoever has it, before they join."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.test_hostile import guest, run
from tests.server.within import Answered, Within

if TYPE_CHECKING:
    from pathlib import Path


async def told(server: Within, link: str) -> Answered:
    """Ask what a link invites to, as somebody without a name."""
    return await server.http("POST", "/api/invitation", {"token": link.partition("#")[2]})


def test_an_invitation_says_who_invites_to_what_and_stays_good(tmp_path: Path) -> None:
    """Also a link to one seat, which only joining uses up."""

    async def use(server: Within) -> None:
        ann = await guest(server, "Ann")
        plan = {"title": "Lake Street", "seats": ["me", "open", "heuristic"]}
        made = (await server.http("POST", "/api/tables", plan, guest=ann)).json()
        shown = (await told(server, str(made["link"]))).json()
        assert (shown["by"], shown["title"], shown["game"]) == ("Ann", "Lake Street", "city")
        assert (shown["status"], shown["seat"]) == ("waiting", None)
        assert [one["who"] for one in shown["seats"]] == ["person", "open", "bot"]
        assert not any(one["mine"] for one in shown["seats"])
        place = shown["seats"][1]["seat"]
        path = f"/api/tables/{made['table']}/seats/{place}/link"
        link = str((await server.http("POST", path, guest=ann)).json()["link"])
        for _time in range(2):
            assert (await told(server, link)).json()["seat"] == place

    run(tmp_path, use)


def test_a_wrong_link_and_one_that_only_shows_a_table_invite_nobody(tmp_path: Path) -> None:
    """They are refused as joining by them is."""

    async def use(server: Within) -> None:
        ann = await guest(server, "Ann")
        plan = {"seats": ["me", "open"]}
        made = (await server.http("POST", "/api/tables", plan, guest=ann)).json()
        watch = await server.http("POST", f"/api/tables/{made['table']}/watch-link", guest=ann)
        assert (await told(server, str(watch.json()["link"]))).status == 403
        assert (await told(server, "/join#nothing")).status >= 400

    run(tmp_path, use)

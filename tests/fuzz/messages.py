"""What a client says on a socket."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, cast

from bigshoulders.server.schemas.socket import SPOKEN
from tests.fuzz import trees
from tests.fuzz.served import Served, check_problem
from tests.fuzz.target import expect

if TYPE_CHECKING:
    from random import Random

    from bigshoulders.client import Object
    from bigshoulders.kernel.json_nodes import Json

ACCEPTED: Final = ("ack", "pong", "previews")
NOW: Final = "{now}"  # stands for the number of the table's last entry
LEGAL: Final = "{legal}"  # stands for an answer that is possible
SAID: Final[tuple[Object, ...]] = (
    {"type": "answer", "id": "a", "number": NOW, "answer": LEGAL},
    {"type": "answer", "id": "a", "number": NOW, "answer": LEGAL},
    {"type": "answer", "id": "b", "number": NOW, "answer": "found libby 35"},
    {"type": "undo", "id": "u", "number": NOW, "to": 1},
    {"type": "consent", "id": "c", "number": 2, "agree": True},
    {"type": "preview", "id": "p", "answers": [LEGAL, "pass", "found libby 35"]},
    {"type": "preview", "id": "q", "lines": [[LEGAL, "pass"], ["raise 1"]]},
    {"type": "chat", "id": "t", "text": "hello", "about": 1},
    {"type": "back", "id": "k"},
    {"type": "ping", "id": "i"},
)


class Messages(Served):
    """What is said on a socket, one text after the other."""

    name = "messages"
    share = 45_000

    def make(self, random: Random) -> str:
        said: list[Json] = []
        for _i in range(random.choice((1, 1, 2, 4))):
            text = json.dumps(random.choice(SAID))
            if random.random() < 0.9:
                text = trees.changed(random, text, json.dumps(random.choice(SAID)))
            said.append(text)
        return json.dumps({"seat": random.random() < 0.9, "said": said})

    def check(self, text: str) -> bool:
        return self.run(text)

    async def talk(self, text: str) -> bool:
        given = json.loads(text)
        async with self.server.services.tables.enter(self.table) as (_room, table):
            asked = table.asked()[0] if table.asked() else 0
            name, number, legal = table.name(asked), table.number, table.playing().legal(asked)
        possible = legal[len(text) % len(legal)].notation if legal else "pass"
        seat = f"?seat={name}" if given["seat"] else ""
        path = f"/api/tables/{self.table}/socket{seat}"
        accepted = False
        async with await self.server.open(path, guest=self.guests["ann"]) as wire:
            await wire.hear()
            for said in given["said"]:
                before = await self.state()
                wire.say(said.replace(f'"{NOW}"', str(number)).replace(LEGAL, possible))
                heard = await wire.hear()
                while heard["type"] == "news":
                    heard = await wire.hear()
                SPOKEN.validate_python(heard)
                if heard["type"] == "refused":
                    check_problem(cast("Object", heard["error"]))
                    expect(await self.state() == before, "a refused message changed the table")
                else:
                    expect(heard["type"] in ACCEPTED, "an answer of no known type", str(heard))
                    accepted = True
        if accepted:
            await self.changed()
        return accepted

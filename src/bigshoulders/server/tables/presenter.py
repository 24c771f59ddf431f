"""What each audience is told: a seat, or a spectator (None). An allow-list, field by field.

Others never hear an answer itself, only the events it brought about that they may see: so a secret
choice stays secret without anybody having to say which choices are.
"""

from __future__ import annotations

from typing import TypeAlias, cast

import orjson

from bigshoulders.kernel.action import split_line
from bigshoulders.kernel.event import FORCED, Event
from bigshoulders.kernel.game import Game
from bigshoulders.kernel.json_nodes import Json
from bigshoulders.kernel.standings import standings
from bigshoulders.server.store.rows import OVER, Chair
from bigshoulders.server.tables import undo_rules
from bigshoulders.server.tables.deal.randomness import COMMIT, PATIENCE, REVEAL
from bigshoulders.server.tables.seats.permissions import must_ask, why_not_each
from bigshoulders.server.tables.table import MOVE, START, UNDO, StoredEntry, Table

Audience: TypeAlias = int | None

SPECTATOR = -1  # what the kernel calls the seat of a spectator
PUBLIC_DATA = {
    "made": ("commitment", "came_how", "came_from", "came_at", "undo", "randomness"),
    "undo": ("to", "agreed"),
    "ask_undo": ("to", "of"),
    "seat": ("seat", "who", "name", "how", "by", "of"),
    "ask_seat": ("seat", "wants", "by", "of"),
    "agree_seat": ("seat", "wants", "by"),
    "decline_seat": ("seat", "wants", "by"),
    "commit": ("round", "commitment"),
    "reveal": ("round", "number"),
    "begin_without": ("without",),
    "rematch": ("table",),
    "chat": ("text", "about", "name"),
    "reminder": ("left", "until"),
    "timeout": ("then",),
}


def encode(message: dict[str, Json]) -> str:
    """Return a message as text for a socket."""
    return orjson.dumps(message).decode()


def table_state(table: Table, audience: Audience, now: Table | None = None) -> dict[str, Json]:
    """Return the table as it stands, or as it stood before `now`, for one audience.

    The seed tells all draws to come, so an earlier end that was taken back does not show it.
    """
    game = table.game
    looks_back = now is not None and now is not table
    player = None if looks_back else audience
    ends = (table.status, table.status if now is None else now.status)
    shown: dict[str, Json] = {
        "status": table.status,
        "number": table.number,
        "asked": [table.name(seat) for seat in table.asked()],
        "deciding": _deciding(table),
        "wish": _undo_request(table),
        "requests": _requests(table),
        "numbers": numbers(table),
        "view": None if game is None else game.view(audience),
        "question": None,
        "answers": [],
        "default": None,
        "plans": [],
        "undo": None if player is None else table.free_undo(player),
        "undo_further": undo_rules.further(table, player),
        "standings": None if game is None else cast("Json", standings(game)),
        "seed": table.head.seed if ends == (OVER, OVER) else None,
        "clock": clock(table),
    }
    if game is not None and audience is not None and audience in game.deciders():
        shown["question"] = _question(game, audience, table.since[audience])
        write = table.rules.language.write
        shown["answers"] = [write(code) for code in game.answers(audience)]
        default = game.default_answer(audience)
        shown["default"] = None if default is None else default.notation
        shown["plans"] = [
            {"answers": cast("Json", plan.answers), "whole": cast("Json", plan.whole)}
            for plan in game.plans(audience)
        ]
    return shown


def _deciding(table: Table) -> str | None:
    """Return what those who are asked decide; everybody may know that."""
    return None if table.game is None or not table.asked() else table.game.deciding()


def entries(table: Table, stored: list[StoredEntry], audience: Audience) -> list[Json]:
    """Return entries as one audience may know them."""
    return [entry(table, one, audience) for one in stored]


def entry(table: Table, stored: StoredEntry, audience: Audience) -> dict[str, Json]:
    """Return one entry as one audience may know it."""
    happened = stored.entry
    data: dict[str, Json] = {
        key: happened.data[key]
        for key in PUBLIC_DATA.get(happened.kind, ())
        if key in happened.data
    }
    if happened.kind == MOVE and happened.seat == audience:
        data["answer"] = split_line(happened.lines.partition("\n")[0])[1]
    shown: dict[str, Json] = {
        "number": happened.number,
        "kind": happened.kind,
        "seat": None if happened.seat is None else table.name(happened.seat),
        "at": round(happened.at, 3),
        "data": data,
    }
    if happened.kind in (START, MOVE, UNDO):
        seat = SPECTATOR if audience is None else audience
        shown["events"] = [
            event(table.playing(), one) for one in stored.events if one.seen_by(seat)
        ]
    return shown


def event(game: Game, happened: Event) -> dict[str, Json]:
    """Return an event as an id with data, and in English."""
    facts = game.data(happened)
    if happened.kind is FORCED:
        facts["answer"] = game.rules.language.write(happened.values[1])
    return {"kind": happened.kind.key, "data": dict(facts), "text": game.describe(happened)}


def chairs(table: Table, guest: str | None, now: float) -> list[Json]:
    """Return who sits where; a guest learns which seats are their own, and what they may do."""
    return [_seat(table, one, guest, now) for one in table.chairs]


def _seat(table: Table, one: Chair, guest: str | None, now: float) -> dict[str, Json]:
    claim = table.claim(one)
    until = None if claim is None or claim.until is None else round(claim.until, 3)
    return {
        **chair(table.name(one.seat), one, guest),
        "kept": claim is not None and claim.guest == guest,
        "away": table.is_away(guest, one.seat),
        "kept_for": None if claim is None else claim.name or None,
        "kept_until": until,
        "asks": must_ask(table, one, guest),
        "why_not": dict(why_not_each(table, one, guest, now)),
    }


def occupant(one: Chair) -> str:
    """Return what kind of player sits in a seat."""
    return "bot" if one.bot else "person" if one.guest else "open"


def chair(name: str, one: Chair, guest: str | None) -> dict[str, Json]:
    """Return one seat."""
    return {
        "seat": name,
        "who": occupant(one),
        "name": one.name or None,
        "bot": one.bot,
        "mine": guest is not None and one.guest == guest,
        "kept": guest is not None and one.kept_for == guest,
    }


def clock(table: Table) -> Json:
    """Return every seat's clock: it shows `left` at `since`, and stands if there is no `since`."""
    if table.clock is None:
        return None
    return [
        {
            "seat": table.name(hand.seat),
            "left": round(hand.left, 3),
            "since": None if hand.since is None else round(hand.since, 3),
            "is_out": hand.is_out,
            "reminders": hand.reminders,
        }
        for hand in table.clock.hands()
    ]


def timing(table: Table) -> str | None:
    """Return what lists show of the clocks: whose runs until when, and whose time is up."""
    if table.clock is None or table.status == OVER:
        return None
    shown: list[Json] = [
        {
            "seat": table.name(hand.seat),
            "until": None if hand.until is None else round(hand.until, 3),
            "is_out": hand.is_out,
            "reminders": hand.reminders,
        }
        for hand in table.clock.hands()
        if hand.since is not None or hand.is_out
    ]
    return orjson.dumps(shown).decode()


def _question(game: Game, seat: int, since: int) -> dict[str, Json]:
    question = game.question(seat)
    return {
        "kind": question.kind,
        "rule": question.rule,
        "text": question.text,
        "data": dict(question.data),
        "number": since,
    }


def _undo_request(table: Table) -> Json:
    undo_request = undo_rules.pending(table)
    if undo_request is None:
        return None
    return {
        "number": undo_request.number,
        "seat": table.name(undo_request.seat),
        "to": undo_request.to,
        "waiting": [table.name(seat) for seat in sorted(undo_request.waiting)],
    }


def numbers(table: Table) -> Json:
    """Return whose numbers the deal still waits for; null if it waits for none."""
    own = table.numbers
    if table.game is not None or not own.are_wanted:
        return None
    names = [table.name(seat) for seat in range(table.head.seats)]
    return {
        "round": own.round,
        "phase": REVEAL if own.all_committed else COMMIT,
        "waiting": [names[seat] for seat in own.missing()],
        "people": [
            {"seats": list(one.seats), "commitment": one.commitment, "number": one.number}
            for one in own.given(names)
        ],
        "begin_at": round(own.last_at + PATIENCE, 3),
    }


def _requests(table: Table) -> list[Json]:
    """Return which seats a host wishes to have played by a bot, or open."""
    if table.status == OVER:
        return []
    return [
        {
            "number": one.number,
            "seat": table.name(seat),
            "by": one.by,
            "wants": one.wants,
            "until": round(one.until, 3),
        }
        for seat, one in sorted(table.owners.requests.items())
    ]

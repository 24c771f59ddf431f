"""Servers that tell too much: each function changes one of the server's, and is a leak."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigshoulders.server.errors import Refused
from bigshoulders.server.http import shared
from bigshoulders.server.tables import actions, presenter, previews, records, series
from bigshoulders.server.tables.previews import Previewer, Stopped
from bigshoulders.server.tables.room import Room
from bigshoulders.server.tables.seats import permissions
from bigshoulders.server.tables.table import UNDO, Table
from tests.server.worlds import position_of

if TYPE_CHECKING:
    from bigshoulders.kernel.event import Event
    from bigshoulders.kernel.game import Game
    from bigshoulders.kernel.json_nodes import Json
    from bigshoulders.server.store.reader import Listed
    from bigshoulders.server.store.rows import Chair, Head
    from bigshoulders.server.tables.presenter import Audience
    from bigshoulders.server.tables.table import StoredEntry

Patch = pytest.MonkeyPatch


def tell_with_an_entry(more: Callable[[Table, StoredEntry], Json]) -> Callable[[Patch], None]:
    """Return a leak which tells something more with every entry."""

    def plant(patch: Patch) -> None:
        honest = presenter.entry

        def entry(table: Table, told: StoredEntry, audience: Audience) -> dict[str, Json]:
            return honest(table, told, audience) | {"more": more(table, told)}

        patch.setattr(presenter, "entry", entry)

    return plant


def lines(_table: Table, told: StoredEntry) -> Json:
    return told.entry.lines


def digest(_table: Table, told: StoredEntry) -> Json:
    return told.entry.digest


def events(table: Table, told: StoredEntry) -> Json:
    return [dict(table.playing().data(one)) for one in told.events]


def taken_back(table: Table, told: StoredEntry) -> Json:
    if told.entry.kind != UNDO:
        return None
    to = int(str(told.entry.data["to"]))
    return [one.entry.lines for one in table.tail if one.entry.number > to]


def tell_with_the_table(more: Callable[[Table, Audience], Json]) -> Callable[[Patch], None]:
    """Return a leak which tells something more of how the table stands."""

    def plant(patch: Patch) -> None:
        honest = presenter.table_state

        def table_state(
            table: Table, audience: Audience, now: Table | None = None
        ) -> dict[str, Json]:
            return honest(table, audience, now) | {"more": more(table, audience)}

        patch.setattr(presenter, "table_state", table_state)

    return plant


def seed(table: Table, _audience: Audience) -> Json:
    return table.head.seed


def next_draw(table: Table, _audience: Audience) -> Json:
    return table._dealer.copy().below(1000)


def state(table: Table, _audience: Audience) -> Json:
    return table.playing().hash()


def next_seats_view(table: Table, audience: Audience) -> Json:
    other = 0 if audience is None else (audience + 1) % table.head.seats
    return table.playing().view(other)


def forget_that_a_seat_was_lost(patch: Patch) -> None:
    def held(table: Table, guest: str | None, seat: int) -> bool:
        return seat in table.owners.held_by(guest, table.chairs)

    patch.setattr(Table, "speaks_for", held)


def keep_the_socket_of_a_seat_that_was_lost(patch: Patch) -> None:
    patch.setattr(Room, "let_go", lambda _self, _table: None)


def fork_with_the_hand_of_a_seat_that_was_lost(patch: Patch) -> None:
    honest = records._unknown_redrawn

    def redrawn(then: Table, game: Game, guest: str) -> str:
        held = then.owners.held_by(guest, then.chairs)
        then.chairs = [
            replace(chair, guest=guest) if chair.seat in held else chair for chair in then.chairs
        ]
        return honest(then, game, guest)

    patch.setattr(records, "_unknown_redrawn", redrawn)


def fork_with_every_hand(patch: Patch) -> None:
    def kept(_then: Table, game: Game, _guest: str) -> str:
        return position_of(game)

    patch.setattr(records, "_unknown_redrawn", kept)


def let_the_host_sit_anywhere(patch: Patch) -> None:
    honest = permissions.why_not_sit

    def why_not(table: Table, chair: Chair, guest: str | None, now: float) -> str | None:
        return None if guest == table.head.host else honest(table, chair, guest, now)

    patch.setattr(permissions, "why_not_sit", why_not)


def preview_with_the_state(patch: Patch) -> None:
    honest = Previewer._preview

    def told(self: Previewer, twin: Game) -> dict[str, Json]:
        return honest(self, twin) | {"hash": twin.hash()}

    patch.setattr(Previewer, "_preview", told)


def preview_draws_and_reveals(patch: Patch) -> None:
    def after(self: Previewer, line: list[str], _events: list[Event] | None) -> Game:
        twin = self._game.copy()
        for notation in line:
            code = twin.rules.language.read(notation)
            if code not in twin.answers(self._seat):
                raise Stopped(0, Refused("illegal", "that is not possible"))
            twin.play(self._seat, code)
        return twin

    patch.setattr(Previewer, "_after", after)
    patch.setattr(previews, "is_held", lambda _game: False)


def tell_the_state_with_what_is_unavailable(patch: Patch) -> None:
    honest = Previewer.unavailable

    def unavailable(self: Previewer, line: list[str]) -> list[Json]:
        return [*honest(self, line), {"answer": self._after(line, None).hash()}]

    patch.setattr(Previewer, "unavailable", unavailable)


def tell_the_state_with_events_of_a_line(patch: Patch) -> None:
    honest = Previewer.after_all

    def after_all(self: Previewer, line: list[str]) -> dict[str, Json]:
        told = honest(self, line)
        if "events" in told:
            told["events"] = [{"kind": self._after(line, None).hash()}]
        return told

    patch.setattr(Previewer, "after_all", after_all)


def export_while_it_is_played(patch: Patch) -> None:
    patch.setattr(records, "OVER", "playing")


def chart_every_line(patch: Patch) -> None:
    honest = series.series

    def drawn(head: Head, line: list[series.SeriesEntry]) -> dict[str, object]:
        return {**(honest(head, line) or {}), "lines": [list(one.lines) for one in line]}

    patch.setattr(series, "series", drawn)


def list_seeds(patch: Patch) -> None:
    honest = shared._line

    def line(one: Listed, guest: str | None, *, mine: bool) -> dict[str, Json]:
        return honest(one, guest, mine=mine) | {"seed": one.head.seed}

    patch.setattr(shared, "_line", line)


def refuse_with_the_state(patch: Patch) -> None:
    def stale(table: Table, _number: int) -> Refused:
        return Refused("stale", "too late", digest=table.playing().hash())

    patch.setattr(actions, "_stale", stale)

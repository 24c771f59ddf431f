"""Lists of tables, the liveliest first: found by indexes, however many tables there are.

A page begins after a place, which is the time of a table and its id: tables that moved at the same
time have an order too, so none is on two pages and none on no page.

Time is kept with the table and not with everybody who has to do with it, because every move would
have to write it there too. So all tables of a guest are put in order by looking each of them up;
for a guest who has very many, the tables that moved last are gone through first, and mostly some of
them are theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, TypeVarTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Integer,
    Row,
    Select,
    String,
    bindparam,
    exists,
    func,
    literal_column,
    not_,
    or_,
    select,
    tuple_,
    union,
    union_all,
)

from bigshoulders.server.store import schema
from bigshoulders.server.store.schema import IN_LOBBY, IS_RUNNING

MANY: Final = 3000  # tables of one guest from which on the last ones of all are gone through first
LAST: Final = 2000  # how many of these

AnyRow: TypeAlias = Row[*tuple[object, ...]]
Shape = TypeVarTuple("Shape")

_TABLES: Final = schema.tables.c
_SEATS: Final = schema.seats.c
_MEMBERS: Final = schema.members.c
_GUEST: Final = bindparam("guest", type_=String)
_LIMIT: Final = bindparam("page", type_=Integer)
_BEFORE: Final = tuple_(bindparam("moved_at", type_=Float), bindparam("id", type_=String))
_AFTER: Final = tuple_(bindparam("floor_at", type_=Float), bindparam("floor", type_=String))


@dataclass(frozen=True, slots=True)
class ListPosition:
    """Where a page of a list ends; without an id, before all tables that moved at that time."""

    moved_at: float
    id: str = ""


def in_lobby(connection: Connection, limit: int, before: ListPosition | None) -> Sequence[AnyRow]:
    """Return open tables that are not over."""
    question = lobby(later=before is not None)
    return connection.execute(question, _given(before, page=limit)).all()


def of_guest(
    connection: Connection, guest: str, limit: int, before: ListPosition | None
) -> Sequence[AnyRow]:
    """Return the tables that a guest hosts, sits at or was let into."""
    given = _given(before, page=limit, guest=guest)
    later = before is not None
    found: list[str] = []
    if connection.execute(how_many(), {"guest": guest, "many": MANY}).scalar_one() >= MANY:
        end = connection.execute(end_of_the_last(later=later), {**given, "last": LAST}).first()
        floor = ListPosition(0.0) if end is None else ListPosition(*end)
        given |= {"floor_at": floor.moved_at, "floor": floor.id}
        found = list(connection.execute(among_the_last(later=later), given).scalars())
    if len(found) < limit:
        found = list(connection.execute(all_in_order(later=later), given).scalars())
    rows = connection.execute(select(schema.tables).where(_TABLES.id.in_(found))).all()
    return sorted(rows, key=lambda row: found.index(row.id))


def _given(before: ListPosition | None, **given: str | int) -> dict[str, str | int | float]:
    if before is None:
        return {**given}
    return {**given, "moved_at": before.moved_at, "id": before.id}


# Questions, each built once


@cache
def lobby(*, later: bool) -> Select[*tuple[object, ...]]:
    """Return the question for open tables; its words are those of the index that has no others."""
    found = select(schema.tables).where(literal_column(IN_LOBBY))
    return _ordered(found, _TABLES.moved_at, _TABLES.id, later=later).limit(_LIMIT)


@cache
def how_many() -> Select[*tuple[int]]:
    """Return the question how many tables a guest has, and some twice; many are not counted."""
    some = union_all(*_sources()).limit(bindparam("many", type_=Integer)).subquery("some")
    return select(func.count()).select_from(some)


@cache
def how_many_run() -> Select[*tuple[int, int]]:
    """Return the question how many tables of a host are not over, and how many only bots play.

    Its words are those of the index that has no others.
    """
    not_a_bot = exists().where(_SEATS.table_id == _TABLES.id, _SEATS.bot.is_(None))
    running = select(_TABLES.id, not_a_bot.label("has_room")).where(
        literal_column(IS_RUNNING),
        _TABLES.host == _GUEST,
        _TABLES.made_at > bindparam("since", type_=Float),
    )
    found = running.subquery("found")
    bots_only = func.count().filter(not_(found.c.has_room))
    return select(func.count().label("running"), bots_only.label("bots_only")).select_from(found)


@cache
def end_of_the_last(*, later: bool) -> Select[*tuple[float, str]]:
    """Return the question for the place up to which tables are gone through, whoever's they are."""
    found = select(_TABLES.moved_at, _TABLES.id)
    ordered = _ordered(found, _TABLES.moved_at, _TABLES.id, later=later)
    return ordered.limit(1).offset(bindparam("last", type_=Integer))


@cache
def among_the_last(*, later: bool) -> Select[*tuple[str]]:
    """Return the question for a page of a guest's tables that moved after a place."""
    sits = exists().where(_SEATS.guest == _GUEST, _SEATS.table_id == _TABLES.id)
    keeps = exists().where(_SEATS.kept_for == _GUEST, _SEATS.table_id == _TABLES.id)
    knows = exists().where(_MEMBERS.guest == _GUEST, _MEMBERS.table_id == _TABLES.id)
    theirs = select(_TABLES.id).where(
        tuple_(_TABLES.moved_at, _TABLES.id) > _AFTER,
        or_(_TABLES.host == _GUEST, sits, keeps, knows),
    )
    return _ordered(theirs, _TABLES.moved_at, _TABLES.id, later=later).limit(_LIMIT)


@cache
def all_in_order(*, later: bool) -> Select[*tuple[str]]:
    """Return the question for a page of a guest's tables, each of which is looked up."""
    known = union(*_sources()).subquery("known")
    at = select(_TABLES.moved_at).where(_TABLES.id == known.c.id).scalar_subquery()
    timed = select(known.c.id, at.label("moved_at")).subquery("timed")
    found = select(timed.c.id)
    return _ordered(found, timed.c.moved_at, timed.c.id, later=later).limit(_LIMIT)


def _sources() -> list[Select[*tuple[str]]]:
    """Return where a guest's tables are found, each time by an index that begins with guests."""
    pairs = (
        (_TABLES.id, _TABLES.host),
        (_SEATS.table_id, _SEATS.guest),
        (_SEATS.table_id, _SEATS.kept_for),
        (_MEMBERS.table_id, _MEMBERS.guest),
    )
    return [select(table.label("id")).where(who == _GUEST) for table, who in pairs]


def _ordered(
    found: Select[*Shape],
    moved_at: ColumnElement[float],
    table: ColumnElement[str],
    *,
    later: bool,
) -> Select[*Shape]:
    """Put a list in its order, and let a later page go on after a place."""
    if later:
        found = found.where(tuple_(moved_at, table) < _BEFORE)
    return found.order_by(moved_at.desc(), table.desc())

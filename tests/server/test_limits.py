"""Limits as they are given, rates, addresses, and connections that are counted."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from bigshoulders.kernel.errors import Malformed
from bigshoulders.server.net import buckets
from bigshoulders.server.net.addresses import counted, read_proxies
from bigshoulders.server.net.buckets import SHARED, Bucket, Buckets
from bigshoulders.server.net.connections import Connections
from bigshoulders.server.net.limits import NAMES, NO_LIMITS, Limits, read_limits

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


class Clock:
    """A time that the test decides."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        monkeypatch.setattr(buckets, "monotonic", lambda: self.at)


def test_limits_are_given_by_name() -> None:
    assert read_limits([]) == Limits()
    assert read_limits(["chat=5", "head_seconds=0.5"]) == Limits(chat=5, head_seconds=0.5)
    assert read_limits(["all=off"]) == NO_LIMITS
    assert read_limits(["all=off", "chat=5"]).chat == 5


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "expected all=off, or one of these, with their defaults: new_guests=100, new_tables="),
        ("chatter=5", "'chatter=5': expected all=off, or one of these"),
        ("chat", "chat: expected a whole number from 1, or off"),
        ("chat=0", "chat: expected a whole number from 1, or off"),
        ("chat=-1", "chat: expected a whole number from 1, or off"),
        ("chat=\u00b2", "chat: expected a whole number from 1, or off"),
        ("chat=" + "9" * 5000, "chat: expected a whole number from 1, or off"),
        ("head_seconds=nan", "head_seconds: expected seconds, or off"),
        ("head_seconds=inf", "head_seconds: expected seconds, or off"),
        ("head_seconds=0", "head_seconds: expected seconds, or off"),
        ("all=x", "new_guests: expected a whole number from 1, or off"),
    ],
)
def test_a_limit_that_cannot_be_read_is_refused_in_a_sentence(given: str, said: str) -> None:
    with pytest.raises(Malformed, match=re.escape(said)) as refused:
        read_limits([given])
    assert len(str(refused.value)) < 600


def test_every_limit_is_in_the_documentation_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d,]+) ", DOCS.read_text(), re.MULTILINE))
    told = {name: float(number.replace(",", "")) for name, number in rows.items()}
    assert told == {one.name: one.default for one in fields(Limits)}
    assert list(told) == list(NAMES)


def test_proxies_are_addresses_and_networks() -> None:
    given = ["127.0.0.1, 10.0.0.0/8", "::1"]
    assert read_proxies(given) == ("127.0.0.1/32", "10.0.0.0/8", "::1/128")


@pytest.mark.parametrize("given", ["", "*", "proxy", "10.0.0.1/8", "0.0.0.0/0", "::/0", "1.2.3.4,"])
def test_a_proxy_that_is_none_or_everybody_is_refused(given: str) -> None:
    with pytest.raises(Malformed, match="--proxy: "):
        read_proxies([given])


@pytest.mark.parametrize(
    ("address", "as_what"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
    ],
)
def test_what_counts_as_one_address(address: str, as_what: str) -> None:
    assert counted(address) == as_what


# Rates


def test_a_bucket_says_how_long_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    bucket = Bucket(0.5, 2)
    assert [bucket.take() for _turn in range(3)] == [True, True, False]
    assert bucket.wait() == 2.0
    clock.at += 2.0
    assert [bucket.take() for _turn in range(2)] == [True, False]


def test_nobody_gets_a_new_bucket_by_pushing_the_old_one_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Clock(monkeypatch)
    rates = Buckets(1.0, 1, most=100)
    assert rates.of("me").take()
    for number in range(100_000):
        rates.of(f"other-{number}").take()
    assert not rates.of("me").take()
    assert len(rates._own) == 100
    assert len(rates._shared) <= SHARED


def test_only_those_are_forgotten_who_took_nothing_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    rates = Buckets(1.0, 10, most=100)
    for number in range(99):
        rates.of(f"other-{number}").take()
    for _turn in range(10):
        rates.of("me").take()
    clock.at += 5.0
    rates.of("somebody").take()
    assert set(rates._own) == {"me", "somebody"}
    assert [rates.of("me").take() for _turn in range(6)] == [True] * 5 + [False]


# Connections


class One:
    """A connection."""

    def __init__(self, address: str, *, is_proxy: bool = False) -> None:
        self.address = address
        self.is_proxy = is_proxy
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_the_connection_that_waits_longest_makes_room_for_its_own_address() -> None:
    peers = Connections(2, 100)
    first, second, third, other = One("a"), One("a"), One("a"), One("b")
    for one in (first, second, other):
        assert peers.enter(one)
        peers.wait(one)
    peers.serve(first)
    assert peers.enter(third)
    assert [one.dropped for one in (first, second, other)] == [False, True, False]
    assert not peers.enter(One("a"))  # both of them are served now
    peers.leave(first)
    assert peers.enter(One("a"))


def test_the_connection_that_waits_longest_of_all_makes_room_when_all_are_too_many() -> None:
    peers = Connections(100, 2)
    first, second = One("a"), One("b")
    for one in (first, second):
        assert peers.enter(one)
        peers.wait(one)
    assert peers.enter(One("c"))
    assert (first.dropped, second.dropped) == (True, False)
    peers.serve(second)
    assert not peers.enter(One("d"))


def test_a_proxy_may_have_as_many_connections_as_there_are() -> None:
    peers = Connections(1, 3)
    assert [peers.enter(One("p", is_proxy=True)) for _turn in range(4)] == [True] * 3 + [False]


def test_connections_that_have_left_leave_nothing_behind() -> None:
    peers = Connections(2, 2)
    for address in ("a", "b", "a"):
        one = One(address)
        peers.enter(one)
        peers.wait(one)
        peers.leave(one)
        peers.leave(one)
        peers.wait(one)
        peers.serve(one)
    assert (peers._open, peers._waiting, peers._all_waiting, peers._count) == ({}, {}, {}, 0)

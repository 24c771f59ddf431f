"""Addresses of clients: which proxies are believed, and what counts as one address."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias, cast

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bigshoulders.kernel.errors import Malformed
from bigshoulders.kernel.sentences import quoted
from bigshoulders.server.metrics import UNTOLD

Network: TypeAlias = IPv4Network | IPv6Network

HOUSEHOLD: Final = 64  # bits of an IPv6 address that are given to one customer, who has the rest
MAPPED: Final = "::ffff:0:0/96"  # IPv4 as a socket for both kinds of addresses tells it
BELIEVED: Final = ("x-forwarded-for",)  # from those who are trusted
FORWARDED: Final = (*BELIEVED, "forwarded", "x-real-ip")  # what shows that there is a proxy
OWN: Final = ("/healthz", "/metrics")  # what a proxy or a container asks on its own account

log = logging.getLogger(__name__)


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """Return what an address is counted as: for IPv6 the network that one customer has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, HOUSEHOLD), strict=False))


def address_of(scope: Scope) -> str:
    """Return what the client of a request is counted as."""
    return counted(str(scope["client"][0])) if scope.get("client") else ""


def read_proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Read addresses and networks of proxies, several of them with commas between."""
    words = [word.strip() for text in given for word in text.split(",")]
    return tuple(str(_network(word)) for word in words)


def _network(word: str) -> Network:
    try:
        found = ip_network(word)
    except ValueError as error:
        raise Malformed(
            f"--proxy: expected an address or a network like 10.0.0.0/8, got {quoted(word)}"
        ) from error
    if not found.prefixlen:
        raise Malformed(f"--proxy: {found} is everybody, who then could claim any address")
    return found


def _trusted(proxies: Iterable[str]) -> list[str]:
    """Return networks of proxies, those of IPv4 also as a socket for both kinds tells them."""
    networks = [ip_network(one) for one in proxies]
    mapped = [_mapped(one) for one in networks if isinstance(one, IPv4Network)]
    return [str(one) for one in (*networks, *mapped)]


def _mapped(network: IPv4Network) -> IPv6Network:
    first = int(IPv6Network(MAPPED).network_address) + int(network.network_address)
    return IPv6Network((first, 96 + network.prefixlen))


class Proxies:
    """ASGI middleware: finds out who sends a request, as told by trusted proxies only.

    A proxy that nobody has named would make all people behind it one client. That works until they
    are many, so it is noted in the log as soon as it can be seen.
    """

    def __init__(self, app: ASGIApp, proxies: Iterable[str]) -> None:
        self._app = app
        believing = ProxyHeadersMiddleware(app, _trusted(proxies))  # type: ignore[arg-type] # the same protocol, other types
        self._believing = cast("ASGIApp", believing)
        self._trusted = believing.trusted_hosts
        self._noted: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        address = str(scope["client"][0]) if scope.get("client") else ""
        is_trusted = self.trusts(address)
        headers = Headers(scope=scope)
        tells = any(name in headers for name in (BELIEVED if is_trusted else FORWARDED))
        if is_trusted != tells and scope["path"] not in OWN:
            self._note(address, is_trusted=is_trusted)
        await (self._believing if is_trusted else self._app)(scope, receive, send)

    def trusts(self, address: str) -> bool:
        """Tell whether an address is a proxy that was named."""
        return address in self._trusted

    def _note(self, address: str, *, is_trusted: bool) -> None:
        UNTOLD.add()
        text = (
            "a proxy does not say who its clients are: let it send X-Forwarded-For,"
            " or all of them share the limits of one address"
            if is_trusted
            else "a request says that it was forwarded, by an address that is not trusted: if that"
            " is a proxy of yours, name it with --proxy, or all its clients share the limits of one"
        )
        if text not in self._noted:
            self._noted.add(text)
            log.warning(text, extra={"facts": {"proxy": _shown(address)}})


def _shown(address: str) -> str | None:
    """Return an address that may be written down: one of a network of one's own."""
    try:
        return address if ip_address(address).is_private else None
    except ValueError:
        return None

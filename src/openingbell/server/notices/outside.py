"""The world outside: strangers give us addresses to send notices to, and none of them may lead back inside.

A name is resolved once for a connection, every address it has must be public, and the connection is made to one of
those very addresses: what the name means a moment later does not matter. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from openingbell.server import refusals

SAFE_PORT = 443
FIRST_FREE_PORT = 1024  # below are the doors of other services
PATIENCE = 10.0  # seconds for each step of a connection
WHOLE = 20.0  # and for all of them
# Addresses that have others inside them, so that a public one may lead to a private one.
CARRIERS = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")]

# A name whose server never answers holds a thread for long: these are for nothing else.
_names = ThreadPoolExecutor(16, "names")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


async def look_up(name: str, port: int) -> list[str]:
    """All addresses of a name."""
    ask = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_names, ask)
    return [str(address[0]) for *_, address in found]


def is_public(text: str) -> bool:
    """Whether an address is somebody's in the public network, whatever it is wrapped in."""
    try:
        address: Address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address.is_site_local or any(address in net for net in CARRIERS):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


@cache
def authorities() -> ssl.SSLContext:
    """Those that everybody trusts."""
    return ssl.create_default_context()


@dataclass(frozen=True)
class Outside:
    """How names are resolved, which addresses are allowed, and whom we trust. No option and no setting of a user leads
    here: only a program that says otherwise in its code gets anything but the public network."""

    resolve: Resolve = look_up
    allows: Callable[[str], bool] = is_public
    trusts: Callable[[], ssl.SSLContext] = authorities

    async def addresses(self, name: str, port: int) -> list[str]:
        """Where a name leads, or a refusal if any of it is not public."""
        try:
            found = list(dict.fromkeys(await asyncio.wait_for(self.resolve(name, port), PATIENCE)))
        except (OSError, UnicodeError) as error:  # or no answer in time
            raise refusals.unknown_address() from error
        if not found or not all(self.allows(address) for address in found):
            raise refusals.private_address()
        return found

    async def require(self, address: str) -> SplitResult:
        """An address that notices may go to."""
        parts, port = taken_apart(address)
        assert parts.hostname is not None
        await self.addresses(parts.hostname, port)
        return parts

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send something there, and tell the status of the answer. What else it says is not read."""
        taken_apart(address)
        async with (
            asyncio.timeout(WHOLE),
            httpcore.AsyncConnectionPool(self.trusts(), network_backend=Pinned(self)) as pool,
            pool.stream(
                "POST", address, headers=list(headers.items()), content=body, extensions={"timeout": TIMEOUT}
            ) as answer,
        ):
            return int(answer.status)


TIMEOUT = {"connect": PATIENCE, "read": PATIENCE, "write": PATIENCE, "pool": PATIENCE}


class Pinned(httpcore.AsyncNetworkBackend):
    """Connects to an address that was looked at, and to nothing else."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address, *_ = await self._outside.addresses(host, port)
        return await self._network.connect_tcp(address, port, timeout, local_address)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise refusals.private_address()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def taken_apart(address: str) -> tuple[SplitResult, int]:
    """An address in its parts, and its port; refused unless it is a plain one of https."""
    try:
        parts = urlsplit(address)
        port = parts.port or SAFE_PORT
    except ValueError as error:
        raise refusals.bad_address() from error
    is_plain = address.isascii() and address.isprintable() and " " not in address and "\\" not in address
    if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc or not is_plain:
        raise refusals.bad_address()
    if port != SAFE_PORT and port < FIRST_FREE_PORT:
        raise refusals.bad_address()
    return parts, port

"""Where a server is found: by whoever runs it, and by others in the same network."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address

LOOPBACK = "127.0.0.1"
SOMEWHERE = ("192.0.2.1", 9)  # an address of nobody, for examples


@dataclass(frozen=True)
class Addresses:
    """Where the page is opened on this machine; where others open it, if they can and we know; and whether all can who
    reach any address of this machine. `metrics` is where whoever runs it finds what it counts."""

    own: str
    others: str | None
    everywhere: bool
    metrics: str | None = None

    @classmethod
    def of(cls, hosts: Sequence[str], port: int) -> Addresses:
        """Those of a server that listens on these hosts."""
        return cls(own_address(hosts, port), others_address(hosts, port), any(map(_is_everywhere, hosts)))


def private_address() -> str | None:
    """This machine's address in a private network, as at home; None where it has none, or one for the whole world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)  # sends nothing, but decides which address would
        except OSError:
            return None
        found = ip_address(asking.getsockname()[0])
    return str(found) if found.is_private and not (found.is_loopback or found.is_unspecified) else None


def own_address(hosts: Sequence[str], port: int) -> str:
    """Where the page is opened on this machine."""
    nearest = min(hosts, key=lambda host: not (_is_loopback(host) or _is_everywhere(host)))
    return _page(LOOPBACK if _is_everywhere(nearest) else nearest, port)


def others_address(hosts: Sequence[str], port: int) -> str | None:
    """Where others open it; None if it listens to this machine alone."""
    for host in hosts:
        if not _is_loopback(host):
            reached = private_address() if _is_everywhere(host) else host
            return None if reached is None else _page(reached, port)
    return None


def _page(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _is_everywhere(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False

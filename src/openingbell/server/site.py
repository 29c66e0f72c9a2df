"""Under which names the server is reached: a request for another one comes from a page that has no business here."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass, field, replace
from functools import lru_cache
from urllib.parse import urlsplit

from openingbell.core.errors import Refused

REMEMBERED = 100  # names of hosts: to take one apart takes longer than to find it again


def machine_names() -> frozenset[str]:
    """What people call this machine. No page from elsewhere can have such a name."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"})


@dataclass(frozen=True)
class Site:
    """`names` are answered to, besides addresses in numbers. `origin` and `path` are what people see, if a proxy stands
    between: `https://bell.example` and `/games`. `others` is where people elsewhere find the page, if that is known."""

    names: frozenset[str] = field(default_factory=machine_names)
    origin: str = ""
    path: str = ""
    others: str | None = None

    @classmethod
    def of(cls, names: tuple[str, ...], public: str | None) -> Site:
        """The machine's own names, those allowed besides, and the address that a proxy gives the server."""
        known = machine_names() | {name.lower() for name in names}
        if public is None:
            return cls(known)
        try:
            parts = urlsplit(public)
            name = parts.hostname
        except ValueError:
            name = None
        if name is None or parts.scheme not in ("http", "https") or parts.query or parts.fragment:
            raise Refused(f"{public!r} is not the address of a site, such as https://bell.example/games")
        origin, path = f"{parts.scheme}://{parts.netloc}".lower(), parts.path.rstrip("/")
        return cls(known | {name}, origin, path, f"{origin}{path}/")

    def found_at(self, address: str | None) -> Site:
        """The same, for others at this address, unless a proxy gives it another."""
        return self if self.others is not None else replace(self, others=address)

    def address(self, asked: str) -> str:
        """Where people find the page: as a proxy gives it, or as somebody asked for it."""
        return self.others if self.origin and self.others else asked

    def answers_to(self, host: str | None) -> bool:
        """Whether a request for this host is for us. Programs of old name none."""
        if host is None:
            return True
        name = _name(host)
        return name in self.names or name.endswith(".localhost") or _is_number(name)

    def is_home(self, origin: str | None, host: str | None) -> bool:
        """Whether a request comes from our own page. Browsers say where it comes from; other clients need not."""
        if origin is None or (self.origin and origin.lower() == self.origin):
            return True
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False

    def inside(self, path: str) -> str:
        """A path without the part that the proxy put before it, if it did not take that away itself."""
        return path[len(self.path) :] or "/" if self.path and f"{path}/".startswith(f"{self.path}/") else path


@lru_cache(REMEMBERED)
def _name(host: str) -> str:
    """A host without its port; what is none has no name."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


@lru_cache(REMEMBERED)
def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def domain_of(origin: str) -> str | None:
    """The domain of an address that browsers hold for safe: none, if it is a number, or others could listen."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    is_here = name == "localhost" or name.endswith(".localhost")
    return name if is_here or (parts.scheme == "https" and name and not _is_number(name)) else None

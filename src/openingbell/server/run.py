"""Running the application: where it listens, and that it says so."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack

import uvicorn

from openingbell.core.errors import Refused, reason
from openingbell.server.addresses import others_address, own_address
from openingbell.server.app import create_app
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database

Announce = Callable[[str, str | None], None]  # the page's address on this machine, and the one for others


def run(settings: Settings, hosts: Sequence[str], ports: Sequence[int], announce: Announce, opens: bool) -> None:
    """Serve until told to end, on the first of the ports that is free (0: any)."""
    open_database(settings.store).close()  # what is wrong with it is said before anything begins
    app = create_app(settings)
    with ExitStack() as open_sockets:
        listening = [open_sockets.enter_context(one) for one in listen(hosts, ports)]
        port = listening[0].getsockname()[1]
        config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=2)
        server = _Server(config, own_address(hosts, port), others_address(hosts, port), announce, opens)
        try:
            server.run(sockets=listening)
        except KeyboardInterrupt:
            return  # that is how one ends it, and no failure
    if not server.started:
        raise Refused("the server could not start")


class _Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(
        self, config: uvicorn.Config, address: str, others: str | None, announce: Announce, opens: bool
    ) -> None:
        super().__init__(config)
        self._address = address
        self._others = others
        self._announce = announce
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce(self._address, self._others)
            if self._opens:
                webbrowser.open(self._address)


def listen(hosts: Sequence[str], ports: Sequence[int]) -> list[socket.socket]:
    """All on one port."""
    for wanted in ports:
        listening: list[socket.socket] = []
        try:
            for host in hosts:
                listening.append(_bound(host, listening[0].getsockname()[1] if listening else wanted))
            return listening
        except OSError as error:
            problem = f"cannot listen on {host}:{wanted}: {reason(error)}"
            for one in listening:
                one.close()
    raise Refused(problem)


def _bound(host: str, port: int) -> socket.socket:
    """With its protocol named: asyncio sends small messages at once only then."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening

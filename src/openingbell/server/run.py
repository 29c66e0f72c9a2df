"""Running the application: where it listens, and that it says so."""

from __future__ import annotations

import gc
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace

import uvicorn

from openingbell.core.errors import Refused, reason
from openingbell.server.addresses import Addresses
from openingbell.server.app import create_server
from openingbell.server.claim import claim_store
from openingbell.server.connections import Connection, room_for_connections
from openingbell.server.guard import MAX_BODY
from openingbell.server.logs import write_logs
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database

GARBAGE = 10_000  # new objects, until garbage is looked for; one message is made of hundreds

Announce = Callable[[Addresses], None]


def run(settings: Settings, hosts: Sequence[str], ports: Sequence[int], announce: Announce, opens: bool) -> None:
    """Serve until told to end, on the first of the ports that is free (0: any)."""
    write_logs()
    claim = claim_store(settings.store)
    open_database(settings.store).close()  # what is wrong with it is said before anything begins
    with ExitStack() as open_sockets:
        listening = [open_sockets.enter_context(one) for one in listen(hosts, ports)]
        addresses = Addresses.of(hosts, listening[0].getsockname()[1])
        settings = replace(settings, site=settings.site.found_at(addresses.others))

        def started() -> None:
            claim.announce(addresses.own)
            announce(addresses)
            if opens:
                webbrowser.open(addresses.own)

        server = _Server(_configuration(settings), started)
        try:
            server.run(sockets=listening)
        except KeyboardInterrupt:
            return  # that is how one ends it, and no failure
    if not server.started:
        raise Refused("the server could not start")


def _configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_server(settings),
        http=Connection,
        ws="websockets-sansio",
        ws_max_size=MAX_BODY,
        ws_per_message_deflate=False,  # it costs more time and memory than the network does
        limit_concurrency=room_for_connections(settings.max_connections) + 1,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=30,  # a player thinks for a while between two moves
        timeout_graceful_shutdown=2,
    )


class _Server(uvicorn.Server):
    """Says that it answers."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_so = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _settle()
            self._say_so()


def _settle() -> None:
    """What is here now stays. To look through all of it for garbage, again and again, would keep everybody waiting for
    a tenth of a second each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


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

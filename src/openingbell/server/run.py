"""Running the application: where it listens, and that it says so."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial

import uvicorn

from openingbell.core.errors import Refused, reason
from openingbell.server import metrics
from openingbell.server.addresses import LOOPBACK, Addresses
from openingbell.server.app import create_server
from openingbell.server.claim import claim_store
from openingbell.server.connections import (
    PING_SECONDS,
    PONG_SECONDS,
    Connection,
    LiveConnection,
    room_for_connections,
)
from openingbell.server.crew import Crew, Member
from openingbell.server.guard import MAX_BODY
from openingbell.server.logs import write_logs
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database, url_of

GARBAGE = 10_000  # new objects, until garbage is looked for; one message is made of hundreds

Announce = Callable[[Addresses], None]


def run(
    settings: Settings,
    hosts: Sequence[str],
    ports: Sequence[int],
    announce: Announce,
    opens: bool,
    workers: int = 1,
) -> None:
    """Serve until told to end, on the first of the ports that is free (0: any), with so many processes."""
    write_logs(settings.log_json)
    if workers > 1:
        _require_room_for_several(settings)
    claim = claim_store(settings.store)
    open_database(settings.store).close()  # what is wrong with it is said before anything begins
    with ExitStack() as open_sockets:
        listening = [open_sockets.enter_context(one) for one in listen(hosts, ports)]
        addresses = Addresses.of(hosts, listening[0].getsockname()[1])
        settings = replace(settings, site=settings.site.found_at(addresses.others))

        if settings.metrics_port is not None:
            listen([LOOPBACK], [settings.metrics_port])[0].close()  # one that is taken is refused at once

        def started() -> None:
            claim.announce(addresses.own)
            counted = None if settings.metrics_port is None else metrics.serve(settings.metrics_port, workers > 1)
            announce(replace(addresses, metrics=counted))
            if opens:
                webbrowser.open(addresses.own)

        if workers == 1:
            _serve(settings, listening, started)
        else:
            Crew(workers, partial(_serve_in_crew, settings, listening)).run(started)


def _require_room_for_several(settings: Settings) -> None:
    if url_of(settings.store).get_backend_name() == "sqlite":
        raise Refused("several workers need a store in PostgreSQL; an embedded one has one worker")
    if not hasattr(os, "fork"):
        raise Refused("several workers need a system on which processes can share a socket; start several servers")


def _serve_in_crew(settings: Settings, listening: list[socket.socket], member: Member) -> None:
    _serve(replace(settings, place=member.place), listening, member.started, member)


def _serve(
    settings: Settings, listening: list[socket.socket], started: Callable[[], None], member: Member | None = None
) -> None:
    server = _Server(_configuration(settings, member), started, member)
    try:
        server.run(sockets=listening)
    except KeyboardInterrupt:
        return  # that is how one ends it, and no failure
    if not server.started:
        raise Refused("the server could not start")


def _configuration(settings: Settings, member: Member | None) -> uvicorn.Config:
    connection = Connection if member is None else partial(Connection, handover=member.handover)
    return uvicorn.Config(
        create_server(settings),
        http=connection,  # type: ignore[arg-type]  # what makes one is as good as a class
        ws=LiveConnection,
        ws_max_size=MAX_BODY,
        ws_per_message_deflate=False,  # it costs more time and memory than the network does
        limit_concurrency=room_for_connections(settings.max_connections) + 1,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=30,  # a player thinks for a while between two moves
        timeout_graceful_shutdown=2,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
    )


class _Server(uvicorn.Server):
    """Says that it answers. As a `member` of a crew it takes what others hand over, and ends with the parent."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], member: Member | None) -> None:
        super().__init__(config)
        self._say_so = started
        self._member = member

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _settle()
            if self._member is not None:
                self._member.handover.receive(self._handed_over)
                asyncio.get_running_loop().add_reader(self._member.parent_lives, os._exit, 1)
            self._say_so()

    def _handed_over(self, begun: bytes) -> Connection:
        connection: Connection = self.config.http_protocol_class(  # type: ignore[call-arg, assignment]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, begun=begun
        )
        return connection


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

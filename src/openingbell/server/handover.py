"""Tables at home: what is asked of a table is answered by the same worker, whoever took the connection.

All workers listen to one socket, and which of them gets a connection is chance. A request about a table whose home is
another worker is handed over, with the connection itself. So a table has its viewers, its players and its bots in one
memory; without that nothing would be wrong, but everything would be done twice.
"""

from __future__ import annotations

import asyncio
import mmap
import re
import socket
from collections.abc import Callable, Sequence

from openingbell.server.leases import Place, bucket_of

ABOUT = re.compile(rb"[A-Z]+ [^ ?]*/(?:api/tables|t)/([\w-]{1,20})[/? ]")
MAX_HANDED_OVER = 100_000  # bytes that have been read already
FILES = 1

Inbox = tuple[socket.socket, socket.socket]  # where a worker is handed connections, and where others put them


def make_inboxes(workers: int) -> list[Inbox]:
    """One for each; the parent keeps them, so that what is in them outlives a worker."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
    for pair in pairs:
        for end in pair:
            end.setblocking(False)
    return pairs


class Handover:
    """`alive` has a byte for each worker, which says whether it serves."""

    def __init__(self, place: Place, inboxes: Sequence[Inbox], alive: mmap.mmap) -> None:
        self._place = place
        self._inboxes = inboxes
        self._alive = alive

    def pass_on(self, transport: asyncio.Transport, request: bytes) -> bool:
        """Hand a connection over, if what begins on it is for another worker, and that one can have it."""
        about = ABOUT.match(request)
        if about is None or len(request) > MAX_HANDED_OVER or transport.get_write_buffer_size():
            return False
        home = self._place.home_of(bucket_of(about[1].decode()))
        if home == self._place.number or not self._alive[home]:
            return False
        try:
            file = transport.get_extra_info("socket").fileno()
            socket.send_fds(self._inboxes[home][1], [request], [file])
        except OSError:  # it has too much to do
            return False
        transport.abort()  # here; there it goes on
        return True

    def receive(self, make_connection: Callable[[bytes], asyncio.Protocol]) -> None:
        """Take what others hand over, from now on."""
        loop, inbox = asyncio.get_running_loop(), self._inboxes[self._place.number][0]
        opening: set[asyncio.Task[object]] = set()

        def take() -> None:
            try:
                request, files, _, _ = socket.recv_fds(inbox, MAX_HANDED_OVER, FILES)
            except OSError:
                return
            for file in files:
                connection = socket.socket(fileno=file)
                connection.setblocking(False)
                task: asyncio.Task[object] = loop.create_task(
                    loop.connect_accepted_socket(lambda: make_connection(request), connection)
                )
                opening.add(task)
                task.add_done_callback(opening.discard)

        loop.add_reader(inbox, take)

"""Connections that do not last for ever: a request arrives, and its answer is taken, in time, or the line is cut."""

from __future__ import annotations

import asyncio
import struct
import sys
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from openingbell.server.handover import Handover

REQUEST_SECONDS = 20.0
ANSWER_SECONDS = 300.0  # to take it: the page's files on a slow line
MAX_HEADERS = 64 * 1024
SENDING_SECONDS = 5.0  # to take what is sent live; a client that reads slowly gets less, one that does not read is cut
PING_SECONDS = 20.0  # of a live line on which nothing is said; then it has so long to answer …
PONG_SECONDS = 10.0
TEXT = 0x81  # the first byte of a message that is a text, and all of it
SHORT, LONG = 126, 127  # lengths that say how many bytes the length has
MOST_IN_OUTBOX = 64  # pieces, so that whoever says much without a pause feels that nobody takes it
LIVE = "openingbell.live"  # where a request has its live connection, among what not every server knows
SPARE_FILES = 64  # for the store, the bots, and whatever else a server opens


def room_for_connections(wanted: int) -> int:
    """As many connections as are wanted, or as the system has open files for: one more would only fill the log."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, soft - SPARE_FILES)
    return wanted


class Outbox:
    """What is said in one turn of the loop leaves together once all of it has been worked out: whoever is woken in
    between would only keep us from working. What goes to one client goes in one piece, an answer's head with its body.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Transport, list[bytes]] = {}
        self._number = 0

    def put(self, transport: asyncio.Transport, piece: bytes) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.send)
        self._waiting.setdefault(transport, []).append(piece)
        self._number += 1
        if self._number >= MOST_IN_OUTBOX:
            self.send()

    def send(self) -> None:
        leaving, self._waiting, self._number = self._waiting, {}, 0
        for transport, pieces in leaving.items():
            if not transport.is_closing():
                transport.write(b"".join(pieces))


OUTBOX = Outbox()


class Answering:
    """What a request's answer is written to."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def write(self, piece: bytes) -> None:
        OUTBOX.put(self._transport, piece)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        OUTBOX.send()
        self._transport.close()


class LiveConnection(WebSocketsSansIOProtocol):
    """A client's live connection. What it may keep us waiting with is bounded: what waits for it, and for how long."""

    _deadline: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope["extensions"][LIVE] = self  # type: ignore[assignment]
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Texts are most of what a server sends. Everything else has its formalities."""
        text = message.get("text")
        if text is None or not self.is_free():
            OUTBOX.send()
            await super().send(message)
        else:
            self.put(text)

    def is_free(self) -> bool:
        """Whether a text can be put without waiting: the client is there, and takes what is sent."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        return is_open and self.writable.is_set()

    def put(self, text: str) -> None:
        OUTBOX.put(self.transport, _frame(text.encode()))

    def shutdown(self) -> None:
        OUTBOX.send()
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deadline = self.loop.call_later(SENDING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget_deadline()

    def keepalive_timeout(self) -> None:
        self.transport.abort()  # nobody is there to take what waits

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _frame(content: bytes) -> bytes:
    """A text as a server sends it: in one piece, and not masked."""
    size = len(content)
    if size < SHORT:
        head = struct.pack(">BB", TEXT, size)
    elif size < 1 << 16:
        head = struct.pack(">BBH", TEXT, SHORT, size)
    else:
        head = struct.pack(">BBQ", TEXT, LONG, size)
    return head + content


class Connection(HttpToolsProtocol):
    """One client's connection; of more than `limit_concurrency` the latest is cut."""

    _deadline: asyncio.TimerHandle | None = None
    _phase = ""
    _in_headers = False
    _headers_size = 0

    def __init__(self, *arguments: Any, handover: Handover | None = None, begun: bytes = b"", **named: Any) -> None:
        """`handover` knows who else could answer; `begun` is what was read by whoever handed this connection over."""
        super().__init__(*arguments, **named)
        self._handover = handover
        self._begun = begun

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            transport.abort()
        elif self._begun:
            self.data_received(self._begun)
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
        if self._handover is not None and self._is_between_requests() and self._handover.pass_on(self.transport, data):
            return
        before = self._in_headers
        super().data_received(data)
        self._headers_size = self._headers_size + len(data) if before and self._in_headers else 0
        if self._headers_size > MAX_HEADERS:
            self.transport.abort()
        self._watch()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers = True

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_headers = False
        if self.cycle is not None:
            self.cycle.transport = Answering(self.transport)  # type: ignore[assignment]

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def shutdown(self) -> None:
        OUTBOX.send()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._enter("")

    def _watch(self) -> None:
        """See what the connection waits for, and for how long it may."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._enter("")
        elif self._is_reading_body():
            self._enter("request", REQUEST_SECONDS)
        elif self.cycle is not None and not self.cycle.response_complete:
            self._enter("answer", ANSWER_SECONDS)
        elif self.timeout_keep_alive_task is None:
            self._enter("request", REQUEST_SECONDS)
        else:
            self._enter("")  # idle between two requests: that has a time of its own

    def _is_between_requests(self) -> bool:
        return not self._in_headers and (self.cycle is None or self._is_answered(self.cycle))

    def _is_answered(self, cycle: RequestResponseCycle) -> bool:
        return cycle.response_complete and not cycle.more_body and not self.pipeline

    def _is_reading_body(self) -> bool:
        return self.cycle is not None and self.cycle.more_body and not self.cycle.response_complete

    def _enter(self, phase: str, seconds: float = 0) -> None:
        """A phase's time counts from its beginning: a byte now and then makes it no longer."""
        if phase == self._phase:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if phase:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

"""Connections that do not last for ever: a request arrives, and its answer is taken, in time, or the line is cut."""

from __future__ import annotations

import asyncio
import sys

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0
ANSWER_SECONDS = 300.0  # to take it: the page's files on a slow line
MAX_HEADERS = 64 * 1024
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


class Connection(HttpToolsProtocol):
    """One client's connection; of more than `limit_concurrency` the latest is cut."""

    _deadline: asyncio.TimerHandle | None = None
    _phase = ""
    _in_headers = False
    _headers_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            transport.abort()
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
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

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

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

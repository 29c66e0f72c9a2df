"""The client that waits for its answers."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from types import TracebackType

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from openingbell.client.bearer import Bearer
from openingbell.client.calls import Answer, Call
from openingbell.client.lines import (
    PING,
    SECONDS,
    SILENCE,
    Heard,
    Hearing,
    live_at,
    lobby_at,
    no_server,
)


class Client(Bearer):
    def __init__(self, server: str, token: str | None = None, seconds: float = SECONDS) -> None:
        super().__init__(server, token, seconds)
        self._http = httpx.Client(timeout=seconds)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def ask(self, call: Call[Answer]) -> Answer:
        """The answer to a call; ServerRefused in the server's words, or NoAnswer."""
        try:
            response = self._http.send(self._request(call))
        except httpx.HTTPError as error:
            raise no_server(self.server) from error
        self._http.cookies.clear()  # the token says who we are
        return self._answer(call, response)

    def live(self, table_id: str, seq: int = 0) -> Live:
        """What happens at a table after `seq`."""
        return Live(self.server, live_at(self.server, table_id), Hearing(seq, self.token), self._seconds)

    def lobby(self) -> Live:
        """The lobby, whenever it has changed."""
        return Live(self.server, lobby_at(self.server), Hearing(0, self.token), self._seconds)


class Live:
    """What is heard at an address, for as long as somebody iterates. A lost line is taken up again where it broke off.

    `close` ends it from any thread.
    """

    def __init__(self, server: str, address: str, hearing: Hearing, seconds: float) -> None:
        self._server = server
        self._address = address
        self._hearing = hearing
        self._seconds = seconds
        self._closed = Event()
        self._line: ClientConnection | None = None

    def close(self) -> None:
        self._closed.set()
        if self._line is not None:
            self._line.close()

    def __iter__(self) -> Iterator[Heard]:
        while not self._closed.is_set():
            try:
                with connect(self._address, open_timeout=self._seconds, max_size=None) as self._line:
                    yield from self._listen(self._line)
            except (OSError, WebSocketException):
                if not self._closed.is_set():
                    self._closed.wait(self._hearing.pause(self._server))

    def _listen(self, line: ClientConnection) -> Iterator[Heard]:
        line.send(self._hearing.hello())
        silent = False
        while True:
            try:
                text = line.recv(SILENCE if silent else PING)
            except TimeoutError:
                if silent:
                    raise ConnectionClosed(None, None) from None
                line.send(self._hearing.ping())
                silent = True
                continue
            silent = False
            message = self._hearing.read(text)
            if message is not None:
                yield message

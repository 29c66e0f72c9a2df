"""The client that awaits its answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

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


class AsyncClient(Bearer):
    def __init__(self, server: str, token: str | None = None, seconds: float = SECONDS) -> None:
        super().__init__(server, token, seconds)
        self._http = httpx.AsyncClient(timeout=seconds)
        self._lines: set[ClientConnection] = set()
        self._closed = False

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Nothing is left open, also where somebody has stopped listening in the middle."""
        self._closed = True
        for line in list(self._lines):
            await line.close()
        await self._http.aclose()

    async def ask(self, call: Call[Answer]) -> Answer:
        """The answer to a call; ServerRefused in the server's words, or NoAnswer."""
        try:
            response = await self._http.send(self._request(call))
        except httpx.HTTPError as error:
            raise no_server(self.server) from error
        self._http.cookies.clear()  # the token says who we are
        return self._answer(call, response)

    def live(self, table_id: str, seq: int = 0) -> AsyncIterator[Heard]:
        """What happens at a table after `seq`, for as long as somebody iterates."""
        return self._heard(live_at(self.server, table_id), Hearing(seq, self.token))

    def lobby(self) -> AsyncIterator[Heard]:
        """The lobby, whenever it has changed."""
        return self._heard(lobby_at(self.server), Hearing(0, self.token))

    async def _heard(self, address: str, hearing: Hearing) -> AsyncIterator[Heard]:
        """A lost line is taken up again where it broke off."""
        while not self._closed:
            try:
                async with connect(address, open_timeout=self._seconds, max_size=None) as line:
                    self._lines.add(line)
                    try:
                        async for message in _listen(line, hearing):
                            yield message
                    finally:
                        self._lines.discard(line)
            except (OSError, WebSocketException):
                if not self._closed:
                    await asyncio.sleep(hearing.pause(self.server))


async def _listen(line: ClientConnection, hearing: Hearing) -> AsyncIterator[Heard]:
    await line.send(hearing.hello())
    silent = False
    while True:
        try:
            text = await asyncio.wait_for(line.recv(), SILENCE if silent else PING)
        except TimeoutError:
            if silent:
                raise ConnectionClosed(None, None) from None
            await line.send(hearing.ping())
            silent = True
            continue
        silent = False
        message = hearing.read(text)
        if message is not None:
            yield message

"""The live side of the API: each viewer is sent their own view and events, and never anything else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.datastructures import State
from starlette.types import ASGIApp, Receive, Scope, Send

from openingbell.server import messages, refusals
from openingbell.server.guests import COOKIE, Guests
from openingbell.server.house import House
from openingbell.server.lobby import Lobby
from openingbell.server.table import Table
from openingbell.server.watching import Viewer

HELLO_SECONDS = 20
REFUSED = 4000
LOBBY_PAUSE = 1.0  # seconds between two messages about the lobby, in which much may happen
TABLE = re.compile("/api/tables/([^/]+)/live")
LOBBY = "/api/lobby/live"


class Live:
    """Stands before the application: what everybody is sent at every move goes through as few hands as can be."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = TABLE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is not None:
            await self._greet(Line(scope, receive, send), partial(_serve_table, table[1]))
        elif scope["type"] == "websocket" and scope["path"] == LOBBY:
            await self._greet(Line(scope, receive, send), _serve_lobby)
        else:
            await self._app(scope, receive, send)

    async def _greet(self, line: Line, serve: Serve) -> None:
        """Find out who it is, and serve them, or say why not."""
        await line.accept()
        with suppress(WebSocketDisconnect, OSError, RuntimeError):  # a send to somebody who has just left
            try:
                hello = await _hello(line)
                guests: Guests = self._state.guests
                guest = await guests.known(hello.token or line.cookies.get(COOKIE))
                await serve(line, self._state.house, Viewer(None if guest is None else guest.id), hello.seq)
            except refusals.HttpRefusal as refused:
                refusal = messages.Refusal.model_validate(refused.body())
                await line.say(refusal.model_dump_json())
                await line.close(REFUSED, refused.error)


class Line(WebSocket):
    """One client's connection."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self._straight = send

    async def say(self, text: str) -> None:
        """Send it, and ask nothing: the connection knows itself whether it is open."""
        await self._straight({"type": "websocket.send", "text": text})


Serve = Callable[[Line, House, Viewer, int], Awaitable[None]]


async def _serve_table(table_id: str, line: Line, house: House, viewer: Viewer, since: int) -> None:
    """Hello first, then news of a table for as long as the client listens."""
    table = await house.table(table_id)
    table.join(viewer)
    try:
        await _until_left(line, _send_table(line, table, viewer, since))
    finally:
        table.leave(viewer)


async def _serve_lobby(line: Line, house: House, viewer: Viewer, since: int) -> None:
    """Hello first, then the lobby whenever it has changed."""
    house.lobby.watching.join(viewer)
    try:
        await _until_left(line, _send_lobby(line, house.lobby, viewer))
    finally:
        house.lobby.watching.leave(viewer)


async def _hello(line: Line) -> messages.Hello:
    try:
        text = await asyncio.wait_for(line.receive_text(), HELLO_SECONDS)
        return messages.Hello.model_validate_json(text)
    except (ValidationError, TimeoutError, KeyError) as error:
        raise refusals.bad_request('the first message is {"type": "hello", "seq": 0}') from error


async def _until_left(line: Line, sending: Coroutine[Any, Any, None]) -> None:
    """Send until the client leaves; what it says after hello is not listened to."""
    tasks = [asyncio.create_task(sending), asyncio.create_task(_listen(line))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(line: Line) -> None:
    while (await line.receive())["type"] != "websocket.disconnect":
        pass


async def _send_table(line: Line, table: Table, viewer: Viewer, since: int) -> None:
    """All that is new, whenever something is; whoever reads slowly gets it in larger pieces."""
    shown: messages.Table | None = None
    version, stood = -1, 0
    sent = since if since <= table.seq else 0
    while True:
        viewer.news.clear()
        if table.is_deleted:
            raise refusals.table_deleted()
        if viewer.removed is not None:
            await line.say(messages.Removed(seat=viewer.removed).model_dump_json())
            viewer.removed = None
        begun = False
        if version != table.descriptions.version:
            version = table.descriptions.version
            described, message = table.description(viewer.guest_id)
            begun = shown is None or shown.status != described.status
            if described != shown:
                await line.say(message)
            shown = described
        if begun or sent != table.seq:
            seq = table.seq
            await line.say(table.position(viewer.guest_id, sent))
            sent = seq
        if viewer.guest_id is not None and stood != (stands := table.stands(viewer.guest_id)):
            stood = stands
            await line.say(table.what_stands(viewer.guest_id))
        await viewer.news.wait()


async def _send_lobby(line: Line, lobby: Lobby, viewer: Viewer) -> None:
    """The lobby when it has changed for this viewer, and not too often."""
    shown: messages.Tables | None = None
    while True:
        viewer.news.clear()
        tables = await lobby.first_pages(viewer.guest_id)
        if tables != shown:
            await line.say(messages.LobbyChanged(tables=tables).model_dump_json())
            shown = tables
        await asyncio.sleep(LOBBY_PAUSE)
        await viewer.news.wait()

"""The live side of the API: each viewer is sent their own view and events, and never anything else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.datastructures import State
from starlette.types import ASGIApp, Receive, Scope, Send

from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.connections import LIVE, LiveConnection
from openingbell.server.following import Following
from openingbell.server.guests import COOKIE, Guests, Session, address_of
from openingbell.server.house import House
from openingbell.server.lobby import Lobby
from openingbell.server.metrics import LINES
from openingbell.server.table import Table
from openingbell.server.watching import Viewer

HELLO_SECONDS = 20
REFUSED = 4000
LOBBY_PAUSE = 1.0  # seconds between two messages about the lobby, in which much may happen
TABLE = re.compile("/api/tables/([^/]+)/live")
LOBBY = "/api/lobby/live"
PONG = messages.Pong().model_dump_json()


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
        has_left = suppress(WebSocketDisconnect, OSError, RuntimeError)  # a send to somebody who has just left
        with LINES.track_inprogress(), has_left:
            try:
                hello = await _hello(line)
                guests: Guests = self._state.guests
                token = hello.token or line.cookies.get(COOKIE)
                guest = await guests.known(token)
                viewer = Viewer(None if guest is None else guest.id, hello.seat, hello.talk)
                house: House = self._state.house
                banned = house.bans.until_banned(viewer.guest_id, address_of(line))
                with guests.session(None if guest is None else token) as session:
                    await first_of(serve(line, house, viewer, hello.seq), banned, _until_over(session))
            except refusals.HttpRefusal as refused:
                refusal = messages.Refusal.model_validate(refused.body())
                await line.say(refusal.model_dump_json())
                await line.close(REFUSED, refused.error)


class Line(WebSocket):
    """One client's connection."""

    _connection: LiveConnection | None = None

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self._straight = send
        self._connection = scope.get("extensions", {}).get(LIVE)

    async def say(self, text: str) -> None:
        """Send it, and ask nothing: the connection knows itself whether it is open."""
        await self._straight({"type": "websocket.send", "text": text})

    def say_at_once(self, news: Callable[[], list[str]]) -> bool:
        """Send what is new, if the client takes it without being waited for; whether it does."""
        if self._connection is None or not self._connection.is_free():
            return False
        for text in news():
            self._connection.put(text)
        return True


Serve = Callable[[Line, House, Viewer, int], Coroutine[Any, Any, None]]


async def _serve_table(table_id: str, line: Line, house: House, viewer: Viewer, since: int) -> None:
    """Hello first, then news of a table for as long as the client listens."""
    table = await house.current(table_id, viewer.guest_id)
    table.eyes(viewer.guest_id, viewer.seat)  # or it is refused
    table.join(viewer)
    try:
        await first_of(_send_table(line, table, viewer, since), _listen(line, viewer))
    finally:
        table.leave(viewer)


async def _serve_lobby(line: Line, house: House, viewer: Viewer, since: int) -> None:
    """Hello first, then the lobby whenever it has changed."""
    house.lobby.watching.join(viewer)
    try:
        await first_of(_send_lobby(line, house.lobby, viewer), _listen(line, viewer))
    finally:
        house.lobby.watching.leave(viewer)


async def _hello(line: Line) -> messages.Hello:
    try:
        text = await asyncio.wait_for(line.receive_text(), HELLO_SECONDS)
        return messages.Hello.model_validate_json(text)
    except (ValidationError, TimeoutError, KeyError) as error:
        raise refusals.bad_request('the first message is {"type": "hello", "seq": 0}') from error


async def first_of(*all_of_them: Coroutine[Any, Any, None]) -> None:
    """Until one of them is done, however it ends; then the others are, too."""
    tasks = [asyncio.create_task(one) for one in all_of_them]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _until_over(session: Session) -> None:
    """Until whoever listens has logged out."""
    await session.over.wait()
    raise refusals.no_guest()


async def _listen(line: Line, viewer: Viewer) -> None:
    """Until the client leaves; of what it says after hello only pings are answered."""
    while (message := await line.receive())["type"] != "websocket.disconnect":
        with suppress(ValidationError):
            viewer.away = messages.Ping.model_validate_json(message.get("text") or "").away
            await line.say(PONG)


async def _send_table(line: Line, table: Table, viewer: Viewer, since: int) -> None:
    """All that is new, whenever something is; whoever reads slowly gets it in larger pieces."""
    await table.talk.listen(viewer.guest_id)
    following = Following(table, viewer, since)
    at_once = partial(line.say_at_once, following.news)
    while True:
        viewer.news.clear()
        for text in following.news():
            await line.say(text)
        await viewer.news.wait(at_once)


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

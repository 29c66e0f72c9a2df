"""The live side of the API: each viewer is sent their own view and events, and never anything else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from openingbell.server import messages, refusals
from openingbell.server.guests import COOKIE, Guests
from openingbell.server.house import House
from openingbell.server.lobby import Lobby
from openingbell.server.table import Table
from openingbell.server.watching import Viewer

router = APIRouter()

HELLO_SECONDS = 20
REFUSED = 4000
LOBBY_PAUSE = 1.0  # seconds between two messages about the lobby, in which much may happen


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Hello first, then news of a table for as long as the client listens."""

    async def serve(house: House, viewer: Viewer, since: int) -> None:
        table = await house.table(table_id)
        table.join(viewer)
        try:
            await _until_left(socket, _send_table(socket, table, viewer, since))
        finally:
            table.leave(viewer)

    await _greet(socket, serve)


@router.websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket) -> None:
    """Hello first, then the lobby whenever it has changed."""

    async def serve(house: House, viewer: Viewer, since: int) -> None:
        house.lobby.watching.join(viewer)
        try:
            await _until_left(socket, _send_lobby(socket, house.lobby, viewer))
        finally:
            house.lobby.watching.leave(viewer)

    await _greet(socket, serve)


async def _greet(socket: WebSocket, serve: Callable[[House, Viewer, int], Awaitable[None]]) -> None:
    """Find out who it is, and serve them, or say why not."""
    await socket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):  # a send to somebody who has just left
        try:
            hello = await _hello(socket)
            guests: Guests = socket.app.state.guests
            guest = await guests.known(hello.token or socket.cookies.get(COOKIE))
            await serve(socket.app.state.house, Viewer(None if guest is None else guest.id), hello.seq)
        except refusals.HttpRefusal as refused:
            refusal = messages.Refusal.model_validate(refused.body())
            await socket.send_text(refusal.model_dump_json())
            await socket.close(REFUSED, refused.error)


async def _hello(socket: WebSocket) -> messages.Hello:
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
        return messages.Hello.model_validate_json(text)
    except (ValidationError, TimeoutError, KeyError) as error:
        raise refusals.bad_request('the first message is {"type": "hello", "seq": 0}') from error


async def _until_left(socket: WebSocket, sending: Coroutine[Any, Any, None]) -> None:
    """Send until the client leaves; what it says after hello is not listened to."""
    tasks = [asyncio.create_task(sending), asyncio.create_task(_listen(socket))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _send_table(socket: WebSocket, table: Table, viewer: Viewer, since: int) -> None:
    """All that is new, whenever something is; whoever reads slowly gets it in larger pieces."""
    shown: messages.Table | None = None
    version = -1
    sent = since if since <= table.seq else 0
    while True:
        viewer.news.clear()
        if table.is_deleted:
            raise refusals.table_deleted()
        if viewer.removed is not None:
            await socket.send_text(messages.Removed(seat=viewer.removed).model_dump_json())
            viewer.removed = None
        begun = False
        if version != table.descriptions.version:
            version = table.descriptions.version
            described, message = table.description(viewer.guest_id)
            begun = shown is None or shown.status != described.status
            if described != shown:
                await socket.send_text(message)
            shown = described
        if begun or sent != table.seq:
            seq = table.seq
            await socket.send_text(table.position(viewer.guest_id, sent))
            sent = seq
        await viewer.news.wait()


async def _send_lobby(socket: WebSocket, lobby: Lobby, viewer: Viewer) -> None:
    """The lobby when it has changed for this viewer, and not too often."""
    shown: messages.Tables | None = None
    while True:
        viewer.news.clear()
        tables = await lobby.first_pages(viewer.guest_id)
        if tables != shown:
            await socket.send_text(messages.LobbyChanged(tables=tables).model_dump_json())
            shown = tables
        await asyncio.sleep(LOBBY_PAUSE)
        await viewer.news.wait()

"""The live side of the API: each viewer is sent their own view and events, and never anything else."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from openingbell.server import messages, refusals
from openingbell.server.guests import COOKIE, Guests
from openingbell.server.house import House
from openingbell.server.table import Table
from openingbell.server.watching import Viewer

router = APIRouter()

HELLO_SECONDS = 20
REFUSED = 4000


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Hello first, then news for as long as the client listens."""
    await socket.accept()
    house: House = socket.app.state.house
    with suppress(WebSocketDisconnect, RuntimeError):  # a send to somebody who has just left
        try:
            hello = await _hello(socket)
            guests: Guests = socket.app.state.guests
            guest = await guests.known(hello.token or socket.cookies.get(COOKIE))
            table = await house.table(table_id)
            await _serve(socket, table, Viewer(None if guest is None else guest.id), hello.seq)
        except refusals.Rejected as refused:
            refusal = messages.Refusal.model_validate(refused.body())
            await socket.send_text(refusal.model_dump_json())
            await socket.close(REFUSED, refused.error)


async def _hello(socket: WebSocket) -> messages.Hello:
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
        return messages.Hello.model_validate_json(text)
    except (ValidationError, TimeoutError, KeyError) as error:
        raise refusals.bad_request('the first message is {"type": "hello", "seq": 0}') from error


async def _serve(socket: WebSocket, table: Table, viewer: Viewer, since: int) -> None:
    """Send until the client leaves; what it says after hello is not listened to."""
    table.join(viewer)
    tasks = [asyncio.create_task(_send_news(socket, table, viewer, since)), asyncio.create_task(_until_left(socket))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        table.leave(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _until_left(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _send_news(socket: WebSocket, table: Table, viewer: Viewer, since: int) -> None:
    """All that is new, whenever something is; whoever reads slowly gets it in larger pieces."""
    shown: messages.Table | None = None
    sent = since if since <= table.seq else 0
    while True:
        viewer.news.clear()
        if viewer.removed is not None:
            await socket.send_text(messages.Removed(seat=viewer.removed).model_dump_json())
            viewer.removed = None
        described = table.describe(viewer.guest_id)
        begun = shown is None or shown.status != described.status
        if shown is None or described.model_copy(update={"seq": shown.seq}) != shown:
            await socket.send_text(messages.TableChanged(table=described).model_dump_json())
        if begun or sent != table.seq:
            seq = table.seq
            await socket.send_text(table.position(viewer.guest_id, sent))
            sent = seq
        shown = described
        await viewer.news.wait()

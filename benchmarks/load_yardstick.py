"""The yardstick of `load.py`: a bare request, stored by the same writer and sent to four over the same connections."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from openingbell.fairness.promise import Promise, new_secret
from openingbell.server.connections import Connection
from openingbell.server.entries import MOVE, Entry, now
from openingbell.server.run import listen
from openingbell.server.store.database import open_database
from openingbell.server.store.models import PLAYING, SeatRow, StoredTable, TableRow
from openingbell.server.store.store import Store

Receive = Callable[[], Any]
Send = Callable[[dict[str, Any]], Any]


class Yardstick:
    def __init__(self, address: str, tables: int) -> None:
        self._address = address
        self._seqs = [0] * tables
        self._viewers: list[set[Send]] = [set() for _ in range(tables)]

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await self._open()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "websocket":
            await self._live(self._viewers[int(scope["query_string"])], receive, send)
        else:
            table, size = map(int, scope["query_string"].split(b"&"))
            await self._move(table, size, receive, send)

    async def _open(self) -> None:
        self._store = Store(open_database(self._address))
        host = await self._store.new_guest("Ann")
        for number in range(len(self._seqs)):
            row = TableRow(
                id=str(number), game="acquire", rules=1, options={}, host=host.id, listed=False, status=PLAYING,
                seq=0, scores=None, created=1, changed=1,
            )  # fmt: skip
            table = StoredTable(row, [SeatRow(row.id, 0, "open", "", None, None)])
            await self._store.add_table(table, Promise(row.id, row.game, row.rules, {}, None, new_secret()))

    async def _live(self, viewers: set[Send], receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        viewers.add(send)
        while (await receive())["type"] != "websocket.disconnect":
            pass
        viewers.discard(send)

    async def _move(self, table: int, size: int, receive: Receive, send: Send) -> None:
        while (await receive()).get("more_body"):
            pass
        seq = self._seqs[table]
        await self._store.add_entries(str(table), seq, [Entry(MOVE, 0, "place 1A", now())], None)
        self._seqs[table] += 1
        text = "x" * size
        for viewer in self._viewers[table]:
            await viewer({"type": "websocket.send", "text": text})
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"{}"})


def main() -> None:
    app = Yardstick(sys.argv[1], int(sys.argv[2]))
    config = uvicorn.Config(
        app,
        http=Connection,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
    sockets = listen(["127.0.0.1"], [0])
    print(f"http://127.0.0.1:{sockets[0].getsockname()[1]}/", flush=True)
    uvicorn.Server(config).run(sockets=sockets)


if __name__ == "__main__":
    main()

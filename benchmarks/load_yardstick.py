"""The yardstick of `load.py`: a bare request, stored by the same writer, and as many sends of a real move's bytes.

Its clients are those of the game: they read the same bytes, choose from what is listed in them, and go on when the last
viewer has heard. Nothing is looked at here, nobody is asked for a name, and no game is played.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

import orjson
import uvicorn

from openingbell.fairness.promise import Promise, new_secret
from openingbell.server import metrics
from openingbell.server.connections import Connection
from openingbell.server.entries import MOVE, Entry, now
from openingbell.server.run import listen
from openingbell.server.store.database import open_database
from openingbell.server.store.models import PLAYING, SeatRow, StoredTable, TableRow
from openingbell.server.store.store import Store

Receive = Callable[[], Any]
Send = Callable[[dict[str, Any]], Any]

MESSAGES = "/messages"
SEQ = re.compile(r'(?<="seq":)\d+')


class Yardstick:
    def __init__(self, address: str, tables: int) -> None:
        self._address = address
        self._seqs = [0] * tables
        self._viewers: list[list[Send]] = [[] for _ in range(tables)]
        self._messages: list[tuple[str, str]] = []  # for each viewer of a table what comes before its number, and after

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await self._open()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "websocket":
            await self._live(self._table(scope), receive, send)
        elif scope["path"] == MESSAGES:
            texts = orjson.loads((await receive())["body"])
            self._messages = [tuple(SEQ.split(text, 1)) for text in texts]  # type: ignore[misc]
            await self._answer(b"{}", send)
        else:
            await self._move(self._table(scope), receive, send)

    @staticmethod
    def _table(scope: dict[str, Any]) -> int:
        return int(scope["path"].split("/")[3])

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

    async def _live(self, table: int, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        number = len(self._viewers[table])
        self._viewers[table].append(send)
        await self._tell(table, number)
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self._viewers[table].clear()  # all of a table leave together

    async def _move(self, table: int, receive: Receive, send: Send) -> None:
        while (await receive()).get("more_body"):
            pass
        seq = self._seqs[table]
        await self._store.add_entries(str(table), seq, [Entry(MOVE, 0, "place 1A", now())], None)
        self._seqs[table] += 1
        for viewer in range(len(self._viewers[table])):
            await self._tell(table, viewer)
        await self._answer(b'{"seq":%d}' % self._seqs[table], send)

    async def _tell(self, table: int, viewer: int) -> None:
        before, after = self._messages[viewer]
        text = f"{before}{self._seqs[table]}{after}"
        await self._viewers[table][viewer]({"type": "websocket.send", "text": text})

    @staticmethod
    async def _answer(body: bytes, send: Send) -> None:
        length = (b"content-length", b"%d" % len(body))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})


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
    print(f"http://127.0.0.1:{sockets[0].getsockname()[1]}/\n{metrics.serve(0, False)}", flush=True)
    uvicorn.Server(config).run(sockets=sockets)


if __name__ == "__main__":
    main()

"""A line to a PostgreSQL server for errands that must not wait for anybody's moves: leases, presence, notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import nullcontext
from typing import Any

import psycopg
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg

from openingbell.server.store.database import url_of
from openingbell.server.store.engines import BUSY_SECONDS
from openingbell.server.store.postgresql import ALIVE, SHORT

# What is written here is worthless after a crash, so nobody waits for the disk.
OPTIONS = f"{SHORT} -c synchronous_commit=off -c lock_timeout=2s -c statement_timeout=4s"

Trouble = psycopg.Error


class DatabaseLine:
    """Opened when it is needed, and again when it was lost."""

    def __init__(self, address: str) -> None:
        dialect: Any = PGDialect_psycopg  # it has no types of its own
        self._where: dict[str, Any] = {**ALIVE, **dialect().create_connect_args(url_of(address))[1]}
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._in_use = asyncio.Lock()

    async def ask(self, *statements: tuple[str, Sequence[object]]) -> list[list[Any]]:
        """All of them in one transaction; the rows that each gave."""
        async with self._in_use:
            connection = await self._open()
            found: list[list[Any]] = []
            is_alone = len(statements) == 1  # it is a transaction by itself: to begin and end one are errands, too
            async with nullcontext() if is_alone else connection.transaction():
                for statement, values in statements:
                    cursor = await connection.execute(statement, values)
                    found.append(await cursor.fetchall() if cursor.description else [])
            return found

    async def listen(self, channel: str) -> AsyncIterator[psycopg.Notify]:
        """What is said on a channel; first of all nothing, to say that it is listened to."""
        connection = await self._open()
        await connection.execute(f"LISTEN {channel}")
        yield psycopg.Notify(channel, "", connection.info.backend_pid)
        async for notice in connection.notifies():
            yield notice

    @property
    def pid(self) -> int:
        """By which the database's notices name this line."""
        return 0 if self._connection is None else self._connection.info.backend_pid

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _open(self) -> psycopg.AsyncConnection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = await psycopg.AsyncConnection.connect(
                autocommit=True, connect_timeout=BUSY_SECONDS, options=OPTIONS, **self._where
            )
        return self._connection

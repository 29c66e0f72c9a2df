"""Connections of the benchmarks' clients: they run beside the server on the same processors, so they do as little as
they can. A library for everything takes five times as long for the same bytes."""

from __future__ import annotations

import asyncio
import os
import re
import struct
from collections.abc import Callable
from typing import Any

import orjson

LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
HEAD_ENDS = b"\r\n\r\n"
TEXT, PING, PONG = 1, 9, 10
SHORT, LONG = 126, 127  # lengths that say how many bytes the length has


class Line(asyncio.Protocol):
    """One connection that asks and is answered, one thing at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._answer: asyncio.Future[bytes] | None = None

    async def ask(self, method: str, path: str, body: object, token: str = "") -> Any:
        """The answer's body. A line that was idle for too long was closed, and is opened again."""
        content = orjson.dumps(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {token}\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        try:
            answer = await self._exchange(head.encode() + content)
        except ConnectionError:
            self._transport = None
            answer = await self._exchange(head.encode() + content)
        head_of_answer, _, said = answer.partition(HEAD_ENDS)
        if not head_of_answer.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(f"{method} {path}: {said.decode()}")
        return orjson.loads(said or b"null")

    async def _exchange(self, request: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        if self._transport is None:
            self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        self._answer = loop.create_future()
        self._transport.write(request)
        return await self._answer

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, ends, body = self._buffer.partition(HEAD_ENDS)
        length = LENGTH.search(head)
        if ends and len(body) >= (int(length[1]) if length else 0):
            whole, self._buffer = self._buffer, b""
            if self._answer is not None:
                self._answer.set_result(whole)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport, self._buffer = None, b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError("the server closed the line"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Ears(asyncio.Protocol):
    """The receiving end of a WebSocket: `hear` gets every text as it came."""

    def __init__(self, hear: Callable[[bytes], object]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @staticmethod
    async def listen(port: int, path: str, hear: Callable[[bytes], object], first: bytes = b"") -> Ears:
        """Connect, say the first message if there is one, and listen."""
        loop = asyncio.get_running_loop()
        transport, ears = await loop.create_connection(lambda: Ears(hear), "127.0.0.1", port)
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await ears._opened
        if first:
            ears._say(TEXT, first)
        return ears

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionResetError("the server refused to be listened to"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._opened.done():
            head, ends, _ = self._buffer.partition(HEAD_ENDS)
            if not ends:
                return
            assert head.startswith(b"HTTP/1.1 101"), head.decode()
            del self._buffer[: len(head) + len(ends)]
            self._opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """One whole message from the beginning of what came; servers send theirs in one frame, and not masked."""
        if len(self._buffer) < 2:
            return False
        begin, length = 2, self._buffer[1]
        if length == SHORT:
            begin, length = 4, int.from_bytes(self._buffer[2:4], "big")
        elif length == LONG:
            begin, length = 10, int.from_bytes(self._buffer[2:10], "big")
        if len(self._buffer) < begin + length:
            return False
        kind, content = self._buffer[0] & 15, bytes(self._buffer[begin : begin + length])
        del self._buffer[: begin + length]
        if kind == TEXT:
            self._hear(content)
        elif kind == PING:
            self._say(PONG, content)
        return True

    def _say(self, kind: int, content: bytes) -> None:
        """A client's frames are masked."""
        mask = os.urandom(4)
        size = bytes([128 | len(content)]) if len(content) < SHORT else struct.pack(">BH", 128 | SHORT, len(content))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
        self._transport.write(bytes([128 | kind]) + size + mask + masked)

    def close(self) -> None:
        self._transport.abort()

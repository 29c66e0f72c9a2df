"""Clients that say nothing, say it slowly, or come in crowds."""

from __future__ import annotations

import errno
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from openingbell.server.connections import MAX_HEADERS, Connection, LiveConnection
from openingbell.server.logs import Seldom
from tests.patience import SECONDS
from tests.server.serving import serving

BEGINNING = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
SOON = 2.0  # seconds: a machine may be busy between a connection and its first word
FEW_FILES = ("sh", "-c", 'ulimit -n 96; exec "$@"', "sh")


async def echo(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Answers when the whole request is there."""
    while (message := await receive())["type"] == "http.request" and message.get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@contextmanager
def listening(limit: int = 1000, app: Any = echo, **settings: Any) -> Iterator[int]:
    """A bare application behind our connections; its port."""
    config = uvicorn.Config(
        app,
        http=Connection,
        ws=LiveConnection,
        limit_concurrency=limit,
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=1,
        **settings,
    )
    with socket.create_server(("127.0.0.1", 0)) as server_socket:
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([server_socket],))
        thread.start()
        yield server_socket.getsockname()[1]
        server.should_exit = True
        thread.join(SECONDS)


def call(stack: ExitStack, port: int) -> socket.socket:
    return stack.enter_context(socket.create_connection(("127.0.0.1", port), SECONDS))


def is_cut(line: socket.socket) -> bool:
    """Whether the server ends it; a line that stays open makes the test fail by its time limit."""
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


def answer(port: int) -> str:
    return httpx.get(f"http://127.0.0.1:{port}/", timeout=SECONDS).text


def test_half_open_requests_are_cut_and_others_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openingbell.server.connections.REQUEST_SECONDS", SOON)
    with listening() as port, ExitStack() as stack:
        lines = [call(stack, port) for _ in range(200)]
        for at, line in enumerate(lines):
            line.sendall([b"", b"P", BEGINNING, BEGINNING + b"Content-Length: 9\r\n\r\n{"][at % 4])
        assert answer(port) == "ok"
        assert all(is_cut(line) for line in lines)


def test_a_byte_now_and_then_makes_it_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openingbell.server.connections.REQUEST_SECONDS", SOON)
    with listening() as port, ExitStack() as stack:
        line = call(stack, port)
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        ended = threading.Thread(target=is_cut, args=(line,))
        ended.start()
        while ended.is_alive():
            with suppress(OSError):  # it is cut at any moment
                line.sendall(b"x")
            ended.join(0.05)


def test_a_second_request_that_stays_half_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openingbell.server.connections.REQUEST_SECONDS", SOON)
    with listening() as port, ExitStack() as stack:
        line = call(stack, port)
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answered = b""
        while not answered.endswith(b"ok"):  # it may come in pieces
            piece = line.recv(1000)
            assert piece
            answered += piece
        line.sendall(BEGINNING)
        assert is_cut(line)


def test_headers_without_an_end_are_cut() -> None:
    with listening() as port, ExitStack() as stack:
        line = call(stack, port)
        with suppress(OSError):  # it may be cut before all of it is sent
            line.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 10 * MAX_HEADERS)
        assert is_cut(line)


def test_more_connections_than_wanted_are_cut() -> None:
    with listening(limit=6) as port, ExitStack() as stack:
        lines = [call(stack, port) for _ in range(20)]
        assert all(is_cut(line) for line in lines[5:])
        for line in lines[:5]:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert line.makefile("rb").read().endswith(b"ok")
        assert answer(port) == "ok"


given_up = threading.Event()


async def flood(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Sends for as long as somebody takes it."""
    await receive()
    await send({"type": "websocket.accept"})
    try:
        while True:
            await send({"type": "websocket.send", "text": "x" * 100_000})
    except (OSError, RuntimeError):
        given_up.set()


def test_who_does_not_read_is_cut_and_who_reads_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(app=flood) as port:
        with connect(f"ws://127.0.0.1:{port}", open_timeout=SECONDS, max_size=None, compression=None) as reader:
            for _ in range(100):
                assert len(reader.recv(SECONDS)) == 100_000
        monkeypatch.setattr("openingbell.server.connections.SENDING_SECONDS", 0.5)
        with socket.create_connection(("127.0.0.1", port), SECONDS) as line:
            given_up.clear()
            line.sendall(UPGRADE)
            assert given_up.wait(SECONDS), "it was sent to for ever"


def test_who_is_silent_is_cut() -> None:
    """Somebody who does not answer a ping has gone without a word."""
    with ExitStack() as stack:
        line = call(stack, stack.enter_context(listening(app=wait, ws_ping_interval=0.2, ws_ping_timeout=0.2)))
        line.sendall(UPGRADE)
        while line.recv(1000):
            pass


async def wait(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Says nothing until the client leaves."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


def test_with_few_files_the_server_stays_up_and_its_log_short(tmp_path: Path) -> None:
    with serving(tmp_path, prefix=FEW_FILES) as server:
        with ExitStack() as stack:
            lines = [call(stack, server.port) for _ in range(200)]
            assert sum(is_cut(line) for line in lines[100:]) == 100
        assert httpx.get(f"{server.address}/api/health", timeout=SECONDS).json() == {"ok": True}
        assert server.stop() == 0
        assert len(server.log().splitlines()) < 10


def test_the_same_complaint_is_written_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    seldom, written = Seldom(), list[str]()
    for _ in range(1000):
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "socket.accept() …", (), exc_info())
        if seldom.filter(record):
            written.append(record.getMessage())
            assert record.exc_info is None
        clock[0] += 0.1
    assert written == [
        "no connection can be accepted: too many open files",
        "no connection can be accepted: too many open files (and 599 more like this)",
    ]


def exc_info() -> tuple[type[OSError], OSError, None]:
    return OSError, OSError(errno.EMFILE, "too many open files"), None


def test_every_line_of_the_log_has_its_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line:
            line.sendall(b"nonsense\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert server.stop() == 0
        first = server.log().splitlines()[0]
        assert first[:4].isdigit()
        assert "Invalid HTTP request" in first

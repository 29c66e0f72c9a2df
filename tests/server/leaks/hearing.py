"""A viewer who writes down everything they are sent, over HTTP and live, and when it came."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.patience import SECONDS
from tests.server.serving import Client, Server, line_to

FIRST = '<script type="application/json" id="first">'


@dataclass(frozen=True)
class Heard:
    """One message or answer: the door it came through, when, in milliseconds since 1970, its text, and what was sent
    before it was answered."""

    door: str
    at: int
    text: str
    sent: str = ""


class Viewer:
    """Somebody at a table: on a seat, or without one, with a name or without."""

    def __init__(self, server: Server, name: str | None, seat: int | None = None) -> None:
        self.seat = seat
        self.heard: list[Heard] = []
        self.position: dict[str, Any] = {}
        self._told = threading.Condition()
        self._server = server
        self._client = Client(server, name)
        self._stack = ExitStack()
        self._stack.callback(self._client.close)

    @property
    def token(self) -> str | None:
        return self._client.token

    def close(self) -> None:
        self._stack.close()

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        answer = self._client.ask(method, path, body)
        self._note(f"{method} {path}", answer.text, "" if body is None else json.dumps(body))
        return answer

    def must(self, method: str, path: str, body: object = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.text else None

    def open(self, path: str) -> None:
        """A page of the server: what it shows first, and around that the document. Words are the same for everybody."""
        begin, rest = self._client.document(path).split(FIRST, 1)
        first, end = rest.split("</script", 1)
        shown = {name: part for name, part in json.loads(first).items() if name not in ("words", "offer")}
        self._note(f"GET {path}", json.dumps({"document": begin + end, **shown}))

    def watch(self, path: str) -> None:
        """Listen to a table, or to the lobby, until the end."""
        socket = self._stack.enter_context(line_to(self._server, path))
        socket.send(json.dumps({"type": "hello", "seq": 0, "token": self.token}))

        def listen() -> None:
            try:
                for text in socket:
                    self._hear(f"live {path}", str(text))
            except ConnectionClosed:
                pass

        thread = threading.Thread(target=listen)
        thread.start()
        self._stack.callback(thread.join)
        self._stack.callback(socket.close)

    def wait(self, is_there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first position, from the last one on, of which this is true."""
        with self._told:
            assert self._told.wait_for(lambda: bool(self.position) and is_there(self.position), SECONDS), "nothing came"
            return self.position

    def _hear(self, door: str, text: str) -> None:
        message = json.loads(text)
        self._note(door, text)
        if message["type"] == "position" and message["view"] is not None:  # there is none before the game begins
            with self._told:
                self.position = message
                self._told.notify_all()

    def _note(self, door: str, text: str, sent: str = "") -> None:
        self.heard.append(Heard(door, time.time_ns() // 1_000_000, text, sent))

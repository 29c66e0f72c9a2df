"""A real server in a process of its own, and clients that talk to it over loopback as anybody would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import SECONDS

ENVIRONMENT = os.environ | {"PYTHONUNBUFFERED": "1"}
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


class Server:
    """`bell serve` on a store; can be killed and started again on the same port."""

    def __init__(
        self, folder: Path, *arguments: str, path: str = "", prefix: Sequence[str] = (), address: str | None = None
    ) -> None:
        """`path`: where Python looks for a game from outside; `prefix`: a command that runs the server's; `address`: of
        a store elsewhere than in the folder."""
        paths = [path, os.environ.get("PYTHONPATH", "")]
        self._environment = ENVIRONMENT | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self.store = folder / "tables.sqlite3"
        self.store_address = address or f"sqlite:///{self.store}"
        self._folder = folder
        self._starts = 0
        self._arguments = arguments
        self._prefix = prefix
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def _log(self) -> Path:
        """What it complains of from one start to the next."""
        return self._folder / f"server-{self._starts}.log"

    def start(self) -> None:
        """Start it, and return when it answers."""
        command = [sys.executable, "-m", "openingbell", "serve", "--port", str(self.port)]
        command += ["--store", self.store_address]
        command += ["--answer-beat", "0"]  # only the tests of it have time to wait
        self._starts += 1
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                [*self._prefix, *command, *self._arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"the server said {line!r}"
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])

    def metrics(self) -> str:
        """Where it says that it counts, in its second line."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline().rsplit(maxsplit=1)[-1]

    def kill(self) -> None:
        """End it without any warning. What its orphaned processes then say is no complaint of its own."""
        assert self._process is not None
        self._check_log()
        self._process.kill()
        self._wait()

    def stop(self) -> int:
        """Ask it to end, as Ctrl-C does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        status = self._wait()
        self._check_log()
        return status

    def _wait(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        status = self._process.wait(SECONDS)
        self._process.stdout.close()
        self._process = None
        return status

    def log(self) -> str:
        """What it has complained of since its last start."""
        return self._log.read_text(encoding="utf-8")

    def _check_log(self) -> None:
        assert "Traceback" not in self.log(), self.log()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def is_running(self) -> bool:
        return self._process is not None


@contextmanager
def serving(folder: Path, *arguments: str, prefix: Sequence[str] = (), address: str | None = None) -> Iterator[Server]:
    server = Server(folder, *arguments, prefix=prefix, address=address)
    server.start()
    try:
        yield server
    finally:
        if server.is_running():
            server.kill()


class Client:
    """A guest, or, without a name, somebody who only watches."""

    def __init__(self, server: Server, name: str | None = None, token: str | None = None) -> None:
        self.server = server
        self._http = httpx.Client(base_url=f"{server.address}/api", timeout=SECONDS, verify=False)
        self.token = token if name is None else self.post("/guests", {"name": name})["token"]
        self._http.cookies.clear()
        if self.token is not None:
            self._http.headers["authorization"] = f"Bearer {self.token}"

    def close(self) -> None:
        self._http.close()

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self._http.request(method, path, json=body)

    def ask_raw(self, method: str, path: str, body: bytes) -> httpx.Response:
        """With a body as it is, whatever it is."""
        return self._http.request(method, path, content=body, headers={"content-type": "application/json"})

    def get(self, path: str) -> Any:
        return granted(self.ask("GET", path))

    def post(self, path: str, body: object) -> Any:
        return granted(self.ask("POST", path, body))

    def put(self, path: str, body: object) -> Any:
        return granted(self.ask("PUT", path, body))

    def set_up(self, seats: Sequence[object], **table: object) -> str:
        """A new table of Acquire; its id."""
        options = {"players": len(seats), **dict(table.pop("options", {}))}  # type: ignore[call-overload]
        created = self.post("/tables", {"game": "acquire", "options": options, "seats": seats, **table})
        return str(created["id"])

    def move(self, table: str, seq: int, *moves: str, seat: int | None = None) -> httpx.Response:
        """`seat`: for which of several."""
        said = "" if seat is None else f"?seat={seat}"
        return self.ask("POST", f"/tables/{table}/moves{said}", {"seq": seq, "moves": moves})

    def document(self, path: str) -> str:
        """The page as the browser gets it."""
        answer = self._http.get(f"{self.server.address}{path}")
        assert answer.is_success, answer.text
        return answer.text

    @contextmanager
    def live(self, table: str, seq: int = 0, **hello: object) -> Iterator[Live]:
        with line_to(self.server, f"/tables/{table}/live") as socket:
            socket.send(json.dumps({"type": "hello", "seq": seq, "token": self.token, **hello}))
            yield Live(socket)


def line_to(server: Server, path: str) -> ClientConnection:
    """However much is said on it, and however late that is read: it is not taken for a line on which nobody listens."""
    address = server.address.replace("http", "ws")
    return connect(f"{address}/api{path}", open_timeout=SECONDS, max_size=None, max_queue=None, ping_interval=None)


class Live:
    """What a viewer of a table is sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def read(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self._socket.recv(SECONDS))
        return message

    def position(self, **wanted: object) -> dict[str, Any]:
        """The next position, or the next one with such values."""
        return self._next("position", wanted)

    def table(self, **wanted: object) -> dict[str, Any]:
        """The next description of the table, or the next one with such values."""
        while True:
            table: dict[str, Any] = self._next("table", {})["table"]
            if all(table[key] == value for key, value in wanted.items()):
                return table

    def _next(self, kind: str, wanted: dict[str, object]) -> dict[str, Any]:
        while True:
            message = self.read()
            assert message["type"] != "refused", message
            if message["type"] == kind and all(message[key] == value for key, value in wanted.items()):
                return message


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the word of a refusal; its sentence has to be one."""
    body = answer.json()
    assert set(body) == {"error", "sentence", "facts"}
    assert len(body["sentence"].splitlines()) == 1
    return answer.status_code, body["error"]


def granted(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()

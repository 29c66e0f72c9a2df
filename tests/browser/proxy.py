"""A proxy such as people put before a server: it passes on what is below a path, and knows nothing else."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread

NOTHING_HERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
PIECE = 65536


class Proxy(ThreadingTCPServer):
    """Passes on to the server on `target`, a port of this machine; `path` is taken away, and the name is replaced."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, path: str) -> None:
        super().__init__(("127.0.0.1", 0), _OneRequest)
        self.path = path
        self.target = 0
        self.strayed: list[str] = []  # what was asked for outside the path

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{self.path}/"


class _OneRequest(StreamRequestHandler):
    """One request for each connection, which may become a WebSocket."""

    server: Proxy

    def handle(self) -> None:
        head = b"".join(iter(self.rfile.readline, b"\r\n")).decode()
        if not head:
            return
        method, target, rest = head.split(" ", 2)
        if not target.startswith(f"{self.server.path}/"):
            self.server.strayed.append(target)
            self.wfile.write(NOTHING_HERE)
            return
        rest = re.sub(r"(?im)^host:.*\r\n", f"Host: 127.0.0.1:{self.server.target}\r\n", rest)
        rest = re.sub(r"(?im)^connection: keep-alive\r\n", "Connection: close\r\n", rest)
        with socket.create_connection(("127.0.0.1", self.server.target)) as other:
            other.sendall(f"{method} {target.removeprefix(self.server.path)} {rest}\r\n".encode())
            Thread(target=self._send_the_rest, args=(other,), daemon=True).start()
            with suppress(OSError):
                while piece := other.recv(PIECE):
                    self.wfile.write(piece)

    def _send_the_rest(self, other: socket.socket) -> None:
        with suppress(OSError, ValueError):  # the answer may have come before, and all is closed
            while piece := self.rfile.read1(PIECE):
                other.sendall(piece)
            other.shutdown(socket.SHUT_WR)


@contextmanager
def proxying(path: str) -> Iterator[Proxy]:
    with Proxy(path) as proxy:
        Thread(target=proxy.serve_forever, daemon=True).start()
        yield proxy
        proxy.shutdown()

"""Running the application: where it listens, and that it says so."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable, Sequence

import uvicorn

from openingbell.core.errors import Refused, reason
from openingbell.server.app import create_app
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database


def run(settings: Settings, host: str, ports: Sequence[int], announce: Callable[[str], None], opens: bool) -> None:
    """Serve until told to end, on the first of the ports that is free (0: any)."""
    open_database(settings.store).close()  # what is wrong with it is said before anything begins
    app = create_app(settings)
    with _listen(host, ports) as listening:
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=2)
        server = _Server(config, address, announce, opens)
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            return  # that is how one ends it, and no failure
    if not server.started:
        raise Refused("the server could not start")


class _Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, address: str, announce: Callable[[str], None], opens: bool) -> None:
        super().__init__(config)
        self._address = address
        self._announce = announce
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce(self._address)
            if self._opens:
                webbrowser.open(self._address)


def _listen(host: str, ports: Sequence[int]) -> socket.socket:
    for wanted in ports:
        try:
            return _bound(host, wanted)
        except OSError as error:
            problem = reason(error)
    raise Refused(f"cannot listen on {host}:{ports[-1]}: {problem}")


def _bound(host: str, port: int) -> socket.socket:
    """With its protocol named: asyncio sends small messages at once only then."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening

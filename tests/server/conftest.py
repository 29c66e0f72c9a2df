from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Client, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--bot-pause", "0", "--bot-budget", "4") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Client]:
    yield from _client(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Iterator[Client]:
    yield from _client(server, "Bob")


@pytest.fixture
def nobody(server: Server) -> Iterator[Client]:
    yield from _client(server, None)


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def _client(server: Server, name: str | None) -> Iterator[Client]:
    client = Client(server, name)
    yield client
    client.close()

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from openingbell.server import entries
from tests.server.moments import Moments
from tests.server.postgres import Postgres, running_postgres
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
def cid(server: Server) -> Iterator[Client]:
    yield from _client(server, "Cid")


@pytest.fixture
def nobody(server: Server) -> Iterator[Client]:
    yield from _client(server, None)


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> Moments:
    made = Moments()
    monkeypatch.setattr(entries, "time", made)
    return made


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def any_store(request: pytest.FixtureRequest, store: str) -> str:
    """A new store of each kind."""
    return store if request.param == "sqlite" else str(request.getfixturevalue("postgres").new_database())


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One on a store of each kind, for all tests that ask for it."""
    address = None if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, "--bot-pause", "0", "--bot-budget", "4", address=address) as running:
        yield running


def _client(server: Server, name: str | None) -> Iterator[Client]:
    client = Client(server, name)
    yield client
    client.close()

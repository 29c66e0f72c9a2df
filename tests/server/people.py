"""People with accounts, and looking through the store for what is left of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from sqlalchemy import create_engine, select

from openingbell.server.store.schema import metadata
from tests.server.serving import Client, Server, granted

PASSWORD = "correct horse battery"


def account(client: Client, login: str, password: str = PASSWORD) -> dict[str, Any]:
    """Make an account; the answer, with its recovery code."""
    made: dict[str, Any] = client.post("/account", {"login": login, "password": password})
    return made


def logged_in(server: Server, login: str, password: str = PASSWORD, guest: Client | None = None) -> Client:
    """On another device, where somebody may be a guest."""
    with closing(Client(server)) as nobody:
        welcome = granted((guest or nobody).ask("POST", "/login", {"login": login, "password": password}))
    return Client(server, token=welcome["token"])


@contextmanager
def server_rows(address: str) -> Iterator[dict[str, list[dict[str, Any]]]]:
    """Every row of every table of a store."""
    engine = create_engine(address)
    with engine.connect() as read:
        yield {
            table.name: [dict(row._mapping) for row in read.execute(select(table))] for table in metadata.sorted_tables
        }
    engine.dispose()


def counts(address: str) -> dict[str, int]:
    with server_rows(address) as rows:
        return {name: len(found) for name, found in rows.items()}


def tables_with(address: str, text: str) -> list[str]:
    """The tables of a store in which some row has this text anywhere."""
    with server_rows(address) as rows:
        return [name for name, found in rows.items() if any(text.lower() in str(row).lower() for row in found)]

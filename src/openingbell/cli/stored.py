"""Commands that work on a server's store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

import click

from openingbell.cli.arguments import language_option

if TYPE_CHECKING:
    from openingbell.server.store.engines import Database

Command = TypeVar("Command", bound=Callable[..., Any])


def store_option(command: Command) -> Command:
    store = click.option("--store", metavar="URL", help="The database; without it, the embedded one of `bell serve`.")
    return store(language_option(command))


@contextmanager
def opened_store(store: str | None) -> Iterator[Database]:
    from openingbell.server.settings import default_store
    from openingbell.server.store.upkeep import opened

    with opened(default_store() if store is None else store) as database:
        yield database


def moment(milliseconds: int) -> str:
    """As the store has it, for people and programs."""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat()

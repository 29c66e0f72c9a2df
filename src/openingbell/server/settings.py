"""What whoever runs a server decides."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from openingbell.bots.budget import Budget
from openingbell.core.errors import Refused, reason
from openingbell.server.site import Site


def default_store() -> str:
    """The embedded database in the user's own data folder, which is made if it is not there."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "openingbell"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)  # it is ours alone, whatever it was before
    except OSError as error:
        raise Refused(f"{folder} cannot be made: {reason(error)}") from error
    return f"sqlite:///{folder / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """`store` is the database's address. `bot_pause` are the seconds between two turns of bots, for people to follow;
    `bot_budget` is how long a bot may think about one decision. An answer that would tell something by its moment comes
    at a multiple of `answer_beat` seconds after the question. Who has not told their salt `salt_seconds` after the last
    seat was taken gets up.

    `site` is how people reach the server, `max_connections` how many may at once. A guest may have `tables_per_guest`
    unfinished tables, and from one address `tables_per_address` may be set up in an hour. A table that nobody watched
    for `idle_seconds` leaves the memory, never the store.
    """

    store: str
    bot_pause: float = 0.6
    bot_budget: Budget = field(default_factory=lambda: Budget(milliseconds=400))
    answer_beat: float = 1.5
    salt_seconds: float = 86_400.0
    site: Site = field(default_factory=Site)
    max_connections: int = 1000
    idle_seconds: float = 600.0
    tables_per_guest: int = 60
    tables_per_address: int = 600

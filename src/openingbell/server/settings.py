"""What whoever runs a server decides."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from openingbell.bots.budget import Budget
from openingbell.core.errors import Refused, reason
from openingbell.server.leases import Place
from openingbell.server.notices.manners import Manners
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
    seat was taken gets up. Who does not look at a table without a clock is not needed for its end, nor to replace
    somebody, `absent_seconds` after others asked for it. Every `clock_seconds` the house looks whose time has run out.

    `site` is how people reach the server, `max_connections` how many may at once. A guest may ask for
    `hints_per_guest` in an hour. A table that nobody watched for `idle_seconds` leaves the memory, never the store.
    `place` is which of how many workers of this server it is, `notices` how people are told of their turns. What it
    counts is on `metrics_port` of this machine.
    """

    store: str
    bot_pause: float = 0.6
    bot_budget: Budget = field(default_factory=lambda: Budget(milliseconds=400))
    answer_beat: float = 1.5
    salt_seconds: float = 86_400.0
    absent_seconds: float = 300.0
    clock_seconds: float = 1.0
    site: Site = field(default_factory=Site)
    max_connections: int = 1000
    idle_seconds: float = 600.0
    place: Place = field(default_factory=Place)
    hints_per_guest: int = 240
    notices: Manners = field(default_factory=Manners)
    metrics_port: int | None = None
    log_json: bool = False

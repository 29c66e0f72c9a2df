"""A store that several workers share: each leads a part of the tables, and what one writes the others hear of."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from openingbell.server.persisting import repeat

TABLE, VIEWERS, WORKERS, GUESTS = "table", "viewers", "workers", "guests"  # what others may hear of

LOOKED_AFTER = 5.0  # seconds

Viewers = Sequence[str | None]  # guests who look at a table; None is somebody without a name


class Listener(Protocol):
    """Whoever has tables, and hears what others do."""

    def heard(self, table_ids: Iterable[str]) -> None:
        """Others have written about these tables."""

    def watched(self) -> Mapping[str, Viewers]:
        """The tables in memory, and who looks at them here."""

    def see(self, elsewhere: Mapping[str, Viewers]) -> None:
        """Who looks at these tables elsewhere."""

    def lead(self) -> None:
        """There are tables that others led before."""

    async def look_after(self) -> None:
        """See whether something was missed."""


class Sharing(Protocol):
    """Whom a store is shared with."""

    def holds(self, table_id: str) -> bool:
        """Whether it is for us to play this table's bots, run its clock and send its notices."""

    def is_alone(self) -> bool: ...

    def announce(self, kind: str, about: str = "") -> None:
        """Others are to hear of it, soon."""

    def looked_at(self, table_id: str) -> None:
        """Somebody has come to look at a table, or gone."""

    def meet(self, table_id: str) -> None:
        """Ask who looks at a table elsewhere."""

    async def viewers(self, table_id: str) -> Viewers:
        """Who looks at a table elsewhere, as it is known now."""

    async def start(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """With nobody; but whoever runs the server may write to the store beside it, as `bell admin` does."""

    def __init__(self) -> None:
        self._looking: asyncio.Task[None] | None = None

    def holds(self, table_id: str) -> bool:
        return True

    def is_alone(self) -> bool:
        return True

    def announce(self, kind: str, about: str = "") -> None:
        pass

    def looked_at(self, table_id: str) -> None:
        pass

    def meet(self, table_id: str) -> None:
        pass

    async def viewers(self, table_id: str) -> Viewers:
        return ()

    async def start(self, listener: Listener) -> None:
        """Whatever went on when the server was ended goes on."""
        listener.lead()
        self._looking = asyncio.create_task(repeat(listener.look_after, "looking after the tables", LOOKED_AFTER))

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

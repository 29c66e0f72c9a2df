"""Who looks at a table, on a seat or as a spectator, and that they hear of news."""

from __future__ import annotations

import asyncio
from collections.abc import Collection


class Viewer:
    """One connection. `news` is set when there is something to send, `removed` is the seat it was removed from."""

    def __init__(self, guest_id: str | None) -> None:
        self.guest_id = guest_id
        self.news = asyncio.Event()
        self.removed: int | None = None


class Watching:
    """Nothing is queued for anybody: each viewer pulls what is new since it last did."""

    def __init__(self) -> None:
        self._viewers: set[Viewer] = set()

    def join(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def tell(self) -> None:
        """There is something new."""
        for viewer in self._viewers:
            viewer.news.set()

    def tell_guests(self, guests: Collection[str]) -> None:
        """There is something new for these."""
        for viewer in self._viewers:
            if viewer.guest_id in guests:
                viewer.news.set()

    def remove(self, guest_id: str | None, seat: int) -> None:
        """Somebody else freed a guest's seat, who is to hear of it."""
        for viewer in self._viewers:
            if viewer.guest_id == guest_id:
                viewer.removed = seat

    def anybody(self) -> bool:
        return bool(self._viewers)

    def guests(self) -> list[str | None]:
        """Who looks, each as often as they are connected; None is somebody without a name."""
        return [viewer.guest_id for viewer in self._viewers]

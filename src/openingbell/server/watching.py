"""Who looks at a table, on a seat or as a spectator, and that they hear of news."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection


class News:
    """That there is something to send: an event for which one alone waits, and so with less ado than one for many."""

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: asyncio.Future[None] | None = None
        self._at_once: Callable[[], bool] = _by_nobody

    def set(self) -> None:
        self._is_set = True

    def clear(self) -> None:
        self._is_set = False

    async def wait(self, at_once: Callable[[], bool] | None = None) -> None:
        """Until there is some that cannot be told `at_once`, with nobody woken: that says whether it was."""
        if not self._is_set:
            self._at_once = at_once or _by_nobody
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def tell(self) -> None:
        """Whoever waits is told, or woken."""
        if not self._is_set or self._waiting is None or self._waiting.done():
            return
        try:
            self._is_set = not self._at_once()
        except Exception as error:
            self._waiting.set_exception(error)
        else:
            if self._is_set:
                self._waiting.set_result(None)


def _by_nobody() -> bool:
    return False


class Viewer:
    """One connection, of somebody who said for which of their seats they look, or did not. `heard` is the last that was
    heard of the talk, `news` is set when there is something to send; who is `away` has the
    page out of sight."""

    def __init__(self, guest_id: str | None, seat: int | None = None, heard: int = 0) -> None:
        self.guest_id = guest_id
        self.seat = seat
        self.heard = heard
        self.away = False
        self.news = News()


class Watching:
    """Nothing is queued for anybody: each viewer pulls what is new since it last did."""

    def __init__(self) -> None:
        self._viewers: set[Viewer] = set()
        self._is_telling = False
        self.elsewhere: list[str | None] = []  # who looks through other workers

    def join(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def tell(self) -> None:
        """There is something new."""
        self._tell(self._viewers)

    def tell_guests(self, guests: Collection[str]) -> None:
        """There is something new for these."""
        self._tell([viewer for viewer in self._viewers if viewer.guest_id in guests])

    def _tell(self, viewers: Collection[Viewer]) -> None:
        """All of them together, once whatever happens now has happened."""
        for viewer in viewers:
            viewer.news.set()
        if viewers and not self._is_telling:
            self._is_telling = True
            asyncio.get_running_loop().call_soon(self._tell_all)

    def _tell_all(self) -> None:
        self._is_telling = False
        for viewer in list(self._viewers):
            viewer.news.tell()

    def anybody(self) -> bool:
        return bool(self._viewers or self.elsewhere)

    def anybody_here(self) -> bool:
        return bool(self._viewers)

    def here(self) -> list[str | None]:
        """Who looks here, each as often as they are connected; None is somebody without a name."""
        return [viewer.guest_id for viewer in self._viewers]

    def looking(self) -> list[str | None]:
        """Who looks, here with the page in sight, or elsewhere."""
        return [*(viewer.guest_id for viewer in self._viewers if not viewer.away), *self.elsewhere]

    def guests(self) -> list[str | None]:
        """Who looks, here or elsewhere."""
        return [*self.here(), *self.elsewhere]

"""Viewers hear of news, whether it came before they waited or while they did."""

from __future__ import annotations

import asyncio

from openingbell.server.watching import Viewer, Watching


def watched() -> tuple[Watching, Viewer]:
    watching, viewer = Watching(), Viewer("ann")
    watching.join(viewer)
    return watching, viewer


def test_what_came_before_is_not_waited_for() -> None:
    async def story() -> None:
        watching, viewer = watched()
        watching.tell()
        await viewer.news.wait()
        await viewer.news.wait()  # until it is cleared

    asyncio.run(story())


def test_whoever_waits_is_woken_by_the_first_of_several_news() -> None:
    async def story() -> None:
        watching, viewer = watched()
        waiting = asyncio.create_task(viewer.news.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        watching.tell()
        watching.tell_guests({"ann"})
        await waiting

    asyncio.run(story())


def test_whoever_was_told_waits_again_once_it_is_cleared() -> None:
    async def story() -> None:
        watching, viewer = watched()
        watching.tell()
        viewer.news.clear()
        waiting = asyncio.create_task(viewer.news.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        waiting.cancel()
        await asyncio.wait([waiting])
        watching.tell()  # nobody waits any more
        await viewer.news.wait()

    asyncio.run(story())

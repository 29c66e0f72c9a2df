"""Viewers hear of news, whether it came before they waited or while they did."""

from __future__ import annotations

import asyncio

import pytest

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


def test_what_can_be_told_at_once_wakes_nobody() -> None:
    async def story() -> None:
        watching, viewer = watched()
        told: list[str] = []

        def at_once() -> bool:
            told.append("news")
            return len(told) < 3

        waiting = asyncio.create_task(viewer.news.wait(at_once))
        await asyncio.sleep(0)
        for _ in range(2):
            watching.tell()
            watching.tell()  # both are one
            await asyncio.sleep(0)
        assert len(told) == 2
        assert not waiting.done()
        watching.tell()
        await waiting
        await viewer.news.wait()  # until it is cleared

    asyncio.run(story())


def test_what_goes_wrong_with_it_is_heard_by_whoever_waits() -> None:
    async def story() -> None:
        watching, viewer = watched()

        def at_once() -> bool:
            raise ValueError("no more")

        waiting = asyncio.create_task(viewer.news.wait(at_once))
        await asyncio.sleep(0)
        watching.tell()
        with pytest.raises(ValueError, match="no more"):
            await waiting

    asyncio.run(story())

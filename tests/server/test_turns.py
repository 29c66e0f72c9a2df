"""Fair turns: people first, then whoever waited longest for one, however many others ask."""

from __future__ import annotations

import asyncio

import pytest

from openingbell.server.turns import Claim, FairTurns
from tests.patience import SECONDS


async def order(places: int, claims: list[Claim]) -> list[Claim]:
    """In which order claims that all wait behind a first one get their turns."""
    turns = FairTurns(places)
    served: list[Claim] = []
    begin = asyncio.Event()

    async def hold() -> None:
        async with turns.turn(Claim(account="holder")):
            await begin.wait()

    async def take(claim: Claim) -> None:
        async with turns.turn(claim):
            served.append(claim)
            await asyncio.sleep(0)

    holding = [asyncio.create_task(hold()) for _ in range(places)]
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(take(claim)) for claim in claims]
    await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(*holding, *waiting)
    return served


def test_a_person_does_not_wait_for_fifty_tables_of_bots() -> None:
    crowd = [Claim(person=False, account="mallory")] * 50
    ann = Claim(person=True, account="ann")
    assert asyncio.run(order(1, [*crowd, ann]))[0] == ann


def test_who_asks_often_does_not_come_more_often() -> None:
    mallory, ann = Claim(account="mallory"), Claim(account="ann")
    served = asyncio.run(order(1, [mallory] * 20 + [ann] * 3))
    assert [claim.account for claim in served[:6]] == ["mallory", "ann"] * 3


def test_among_equals_the_first_goes_first() -> None:
    claims = [Claim(account=name) for name in "abcdef"]
    assert asyncio.run(order(1, claims)) == claims


@pytest.mark.parametrize("when", ["while it waits", "when it was just granted"])
def test_who_leaves_takes_no_turn_with_them(when: str) -> None:
    async def check() -> None:
        turns = FairTurns(1)
        free = asyncio.Event()

        async def take(until: asyncio.Event) -> None:
            async with turns.turn(Claim()):
                await until.wait()

        first = asyncio.create_task(take(free))
        await asyncio.sleep(0)
        leaving = asyncio.create_task(take(asyncio.Event()))
        await asyncio.sleep(0)
        if when == "while it waits":
            leaving.cancel()
            await asyncio.sleep(0)
            free.set()
        else:
            free.set()
            await first
            leaving.cancel()
        await asyncio.gather(first, leaving, return_exceptions=True)
        await asyncio.wait_for(take(free), SECONDS)

    asyncio.run(check())


def test_several_places_are_used_at_once() -> None:
    async def check() -> int:
        turns = FairTurns(3)
        inside = most = 0

        async def take() -> None:
            nonlocal inside, most
            async with turns.turn(Claim()):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(take() for _ in range(20)))
        return most

    assert asyncio.run(check()) == 3


def test_jobs_come_after_all_games_and_leave_a_place_free_for_them() -> None:
    job, bots = Claim(person=False, account="ann", job=True), Claim(person=False, account="mallory")
    assert asyncio.run(order(1, [job, *[bots] * 9]))[-1] == job

    async def check() -> None:
        turns, running = FairTurns(3), 0
        ended = asyncio.Event()

        async def think(claim: Claim) -> None:
            nonlocal running
            async with turns.turn(claim):
                running += 1
                await ended.wait()

        thinking = [asyncio.create_task(think(job)) for _ in range(5)]
        await asyncio.sleep(0.01)
        assert running == 2
        async with asyncio.timeout(SECONDS), turns.turn(bots):
            pass
        ended.set()
        await asyncio.gather(*thinking)
        assert running == 5

    asyncio.run(check())

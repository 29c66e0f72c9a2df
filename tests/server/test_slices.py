"""Whoever asks for much does not keep others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from openingbell.server.slices import SLICE, in_slices
from tests.server.serving import BOT, ME, Client


def test_others_have_their_turn_between_two_slices() -> None:
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    def look(some: Sequence[int]) -> list[tuple[int, int]]:
        return [(one, turns) for one in some]

    async def run() -> list[tuple[int, int]]:
        other = asyncio.create_task(take_turns())
        found = await in_slices(range(3 * SLICE), look)
        other.cancel()
        return found

    found = asyncio.run(run())
    assert [one for one, _ in found] == list(range(3 * SLICE))
    assert len({turn for _, turn in found}) == 3


def test_a_hundred_positions_are_those_that_are_asked_for_and_more_are_refused(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    last = ann.get(f"/tables/{table}")["seq"]
    places = [number % (last + 1) for number in range(100)]
    path = f"/tables/{table}/positions?" + "&".join(f"at={place}" for place in places)
    assert ann.get(path)["positions"] == [ann.get(f"/tables/{table}/positions/{place}") for place in places]
    assert ann.ask("GET", f"{path}&at=0").status_code == 422

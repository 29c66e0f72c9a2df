"""Reviews: made once for everybody, in steps that let games go first, kept with the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from openingbell.bots.budget import Budget
from openingbell.protocol.messages import NewTable, Sitting
from openingbell.server import refusals
from openingbell.server.entries import END, Entry, now
from openingbell.server.house import House
from openingbell.server.reviews import desk, steps
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from tests.patience import SECONDS

MOVES = 12


class Evening:
    """Ann has played some moves of a game that is over."""

    def __init__(self, address: str) -> None:
        self._address = address

    def open(self) -> House:
        store = Store(open_database(self._address))
        return House(store, Settings(store=self._address, bot_pause=0, bot_budget=Budget(iterations=1)))

    async def begin(self) -> None:
        self.house = self.open()
        self.ann: Guest = await self.house.store.new_guest("Ann")
        self.bob: Guest = await self.house.store.new_guest("Bob")
        seats = [Sitting(kind="me"), Sitting(kind="open")]
        self.table = await self.house.set_up(self.ann, NewTable(game="acquire", options={"players": 2}, seats=seats))
        await self.table.sit(self.bob, 1, Sitting(kind="me"))
        for _ in range(MOVES):
            state = self.table.running().play.state
            guest = self.table.seating.seats[state.actor].guest or ""
            await self.table.move(guest, self.table.seq, [state.game.to_text(state, state.legal()[-1])])

    async def end(self) -> None:
        await self.table.note(lambda: ([] if self.table.running().is_over() else [Entry(END, None, "", now())], []))

    async def state(self, house: House | None = None) -> Any:
        table = await self._table(house)
        return await (house or self.house).reviews.of(table, table.eyes(None), None)

    async def ask(self, guest: Guest, house: House | None = None) -> Any:
        table = await self._table(house)
        return await (house or self.house).reviews.ask(table, table.eyes(guest.id), guest.id)

    async def finished(self, house: House | None = None) -> Any:
        while (state := await self.state(house)).review is None:
            await asyncio.sleep(0.02)
        return state

    async def _table(self, house: House | None) -> Table:
        return self.table if house is None else await house.table(self.table.id)


def spend(address: str, happen: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        evening = Evening(address)
        await evening.begin()
        await happen(evening)
        await evening.house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "REST", 0.0)


def test_a_review_is_made_once_and_kept_with_the_game(any_store: str) -> None:
    async def happen(evening: Evening) -> None:
        with pytest.raises(refusals.HttpRefusal, match="over"):
            await evening.ask(evening.ann)
        await evening.end()
        assert not (await evening.state()).asked
        asked = await evening.ask(evening.ann)
        assert (asked.asked, asked.review) == (True, None)
        await evening.ask(evening.bob)
        state = await evening.finished()
        review = state.review
        assert state.done == state.steps == 2 * len(review.decisions) + 2
        line = evening.table.running().line
        for one in review.decisions:
            position = line.at(one.seq)
            assert int(position.actor) == one.seat
            assert len(position.legal()) > 1
        for seat, player in enumerate(review.players):
            own = [one for one in review.decisions if one.seat == seat]
            assert player.decisions == len(own) > 0
            assert player.given_up == pytest.approx(sum(one.given_up for one in own), abs=0.001)
            assert player.luck is None  # it was broken off
        costliest = [one for one in review.decisions if one.number in review.costliest]
        assert all(one.why for one in costliest)
        assert all(not one.why for one in review.decisions if one not in costliest)
        again = evening.open()
        assert (await evening.state(again)).review == review
        await again.close()

    spend(any_store, happen)


def test_what_somebody_left_unfinished_is_begun_again(any_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def happen(evening: Evening) -> None:
        await evening.end()
        monkeypatch.setattr(desk, "LASTING", -1)
        await evening.ask(evening.ann)
        evening.house.reviews.close()
        other = evening.open()
        assert (await evening.finished(other)).review is not None
        await other.close()

    spend(any_store, happen)


def test_games_go_before_reviews(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step is a claim of its own that lets games go first, and none thinks for long."""

    async def happen(evening: Evening) -> None:
        claims = []
        run = evening.house._bots.run

        async def noted(claim: Any, seconds: float, think: Any, *question: Any) -> Any:
            claims.append(claim)
            return await run(claim, seconds, think, *question)

        monkeypatch.setattr(evening.house._bots, "run", noted)
        await evening.end()
        await evening.ask(evening.ann)
        decisions = len((await evening.finished()).review.decisions)
        assert len(claims) >= 2 * decisions + 2
        assert all(claim.job and not claim.person and claim.account == evening.ann.id for claim in claims)
        assert steps.STEP.milliseconds <= 50

    spend(store, happen)

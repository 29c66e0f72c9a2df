"""Answers that would tell something by their moment: who has nothing to show answers exactly when others do (S-9.3)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from openingbell.core.events import Event
from openingbell.core.state import State
from openingbell.protocol.messages import NewTable, Sitting
from openingbell.server.beat import Beat
from openingbell.server.bots import Fixed
from openingbell.server.house import House
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.turns import Claim
from openingbell.server.watching import Viewer
from tests.patience import SECONDS
from tests.server.test_bot_turns import First

BEAT = 1.5
THINKING = 0.4  # seconds a bot takes if it has a choice, and a person if …
ME, BOT = Sitting(kind="me"), Sitting(kind="bot", bot="random")


class Clock:
    """Time that passes only when somebody thinks or waits."""

    def __init__(self) -> None:
        self.time = 100.0
        self.waits: list[float] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)


class Thinker(First):
    """Takes its time where there is a choice, and the most that can be shown where something is."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.choices: list[int] = []

    async def choose(
        self,
        state: State,
        bot: str,
        events: Sequence[Event] = (),
        claim: Claim | None = None,
        fixed: Fixed | None = None,
    ) -> str:
        legal = state.legal()
        if state.is_discreet():
            self.choices.append(len(legal))
            self.clock.time += THINKING if len(legal) > 1 else 0.01
        await asyncio.sleep(0)
        return state.game.to_text(state, legal[-1])


class Answers(Beat):
    """Remembers how long each answer took."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(BEAT, clock.now, clock.sleep)
        self.took: list[float] = []
        self._clock = clock
        self._begun = clock.time

    def restart(self) -> None:
        super().restart()
        if self._clock.waits:
            self.took.append(self._clock.time - self._begun)
            self._clock.waits.clear()
        self._begun = self._clock.time


@pytest.mark.clause("S-9.3")
def test_bots_answer_in_the_same_time_whatever_they_hold(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # With these draws some bots have something to show, and some have not.
    monkeypatch.setattr("openingbell.fairness.promise.new_secret", lambda: "01" * 32)

    async def run() -> None:
        clock = Clock()
        opened = Store(open_database(store))
        house = House(opened, Settings(store=store, bot_pause=0))
        bots = house._bots = Thinker(clock)
        host = await opened.new_guest("Ann")
        wanted = NewTable(game="stockpile", options={"players": 4}, seats=[BOT] * 4)
        table: Table = await house.set_up(host, wanted)
        answers = table.beat = Answers(clock)
        viewer = Viewer(None)
        table.join(viewer)
        try:
            while not table.running().play.is_over():
                viewer.news.clear()
                await viewer.news.wait()
        finally:
            await house.close()
        assert {choices > 1 for choices in bots.choices} == {True, False}
        assert len(answers.took) == len(bots.choices)
        assert [took for took in answers.took if abs(took - BEAT) > 1e-6] == []

    asyncio.run(asyncio.wait_for(run(), SECONDS))


@pytest.mark.clause("S-9.3")
def test_a_person_answers_at_a_beat_however_soon_or_late(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # With these draws Ann is sometimes asked what she can claim when it is nothing.
    monkeypatch.setattr("openingbell.fairness.promise.new_secret", lambda: "01" * 32)

    async def run() -> None:
        clock = Clock()
        opened = Store(open_database(store))
        house = House(opened, Settings(store=store, bot_pause=0))
        house._bots = Thinker(clock)
        ann = await opened.new_guest("Ann")
        wanted = NewTable(game="stockpile", options={"players": 2}, seats=[ME, BOT])
        table = await house.set_up(ann, wanted)
        answers = table.beat = Answers(clock)
        viewer = Viewer(ann.id)
        table.join(viewer)
        late = [0.0, 0.2, 1.49, 1.7, 4.0]
        alone = 0  # how often there was nothing to choose
        try:
            while not table.running().play.is_over():
                state = table.running().play.state
                if state.actor != 0:
                    viewer.news.clear()
                    if table.running().play.state.actor != 0:
                        await viewer.news.wait()
                    continue
                asked = state.is_discreet()
                if asked and len(state.legal()) == 1:
                    alone += 1
                    assert table.standing._said() == "", "an answer that came by itself would tell who has a choice"
                clock.time += late[len(answers.took) % len(late)] if asked else 0
                await table.move(ann.id, table.seq, [state.game.to_text(state, state.legal()[-1])])
        finally:
            await house.close()
        assert len(answers.took) > len(late)
        assert alone > 0
        for took in answers.took:
            assert abs(took / BEAT - round(took / BEAT)) < 1e-6
            assert took >= BEAT - 1e-6

    asyncio.run(asyncio.wait_for(run(), SECONDS))

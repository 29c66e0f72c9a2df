"""The bot of the guide plays, and the guide's way to ask one works."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.core.rng import Rng
from openingbell.core.state import OVER
from openingbell.games.acquire import ACQUIRE
from tests.docs.test_pages import DOCS, blocks

BOT, ASKING = blocks((DOCS / "bots.md").read_text(encoding="utf-8"), "python")


def test_the_miser_plays_a_game_and_never_buys() -> None:
    written: dict[str, Any] = {}
    exec(BOT, written)
    bot = written["Miser"]()
    state = ACQUIRE.start({"players": 3})
    rng = Rng(1)
    while state.actor != OVER:
        if state.actor < 0:
            state.apply(state.sample(rng))
            continue
        action = bot.choose(Observer.of(state, int(state.actor), rng), Budget(iterations=1))
        assert not ACQUIRE.to_text(state, action).startswith("buy")
        state.apply(action)
    assert state.scores()


def test_asking_a_bot() -> None:
    result = subprocess.run([sys.executable, "-c", ASKING], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("place ")

"""The bot of the guide plays, and the guide's way to ask one works; so does what is said of programs and the arena."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.program import PROTOCOL, Program
from openingbell.core.rng import Rng
from openingbell.core.state import OVER
from openingbell.games.acquire import ACQUIRE
from tests.docs.test_pages import DOCS, blocks

PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
BOT, ASKING = blocks(PAGE, "python")


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
        action = bot.choose(Observer(state, int(state.actor), rng), Budget(iterations=1))
        assert not ACQUIRE.to_text(state, action).startswith("buy")
        state.apply(action)
    assert state.scores()


def test_asking_a_bot() -> None:
    result = subprocess.run([sys.executable, "-c", ASKING], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("place ")


def test_the_protocol_of_programs_is_shown_as_it_is() -> None:
    """Every line is JSON, and the question has the parts of a real one."""
    shown = [json.loads(text) for block in blocks(PAGE, "json") for text in re.split(r"\n(?=\{)", block.strip())]
    hello, _, question, answer, _, worlds = shown
    assert hello == {"type": "hello", "protocol": PROTOCOL}
    assert answer["move"] in question["legal"]
    assert worlds["type"] == "worlds"
    state = ACQUIRE.start({"players": 3})
    rng = Rng(1)
    while state.actor < 0:
        state.apply(state.sample(rng))
    asked = Program("true")._question(Observer(state, int(state.actor), rng), Budget(milliseconds=50), [])
    assert set(asked) == set(question)
    assert (asked["options"], asked["budget"]) == (question["options"], question["budget"])


def test_the_arena_from_python(tmp_path: Path) -> None:
    (example,) = blocks((DOCS / "arena.md").read_text(encoding="utf-8"), "python")
    script = tmp_path / "contest.py"
    script.write_text(example, encoding="utf-8")
    result = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["greedy", "random"]

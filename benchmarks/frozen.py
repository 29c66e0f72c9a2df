"""Bots as they were: another build of this package, in a process of its own.

    python benchmarks/frozen.py build COMMIT           installs a commit's build into .frozen/COMMIT, some minutes
    python benchmarks/frozen.py answer BOT             in that build (PYTHONPATH): reads questions, writes moves

What is sent to it is what the server sends to its workers: a re-deal for the seat that is asked. So the other build
has to understand today's saved states; one that does not says so.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.errors import CRASHED, BrokenBot
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.core.game import Game
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / ".frozen"


class Frozen(Bot):
    """A bot of another build."""

    def __init__(self, build: Path, bot: str) -> None:
        super().__init__()
        self.name = f"{bot} of {build.name}"
        command = [sys.executable, __file__, "answer", bot]
        environment = {**os.environ, "PYTHONPATH": str(build)}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._hears = self._receive()["hears"]

    def hears(self, game: Game) -> frozenset[str] | None:
        heard = self._hears[game.name]
        return None if heard is None else frozenset(heard)

    def patience(self, budget: Budget) -> float:
        return budget.limit() + 30

    def think(self, observer: Observer, budget: Budget) -> Decision:
        question = {
            "game": observer.game.name,
            "state": base64.b64encode(observer.world(observer.rng).save()).decode(),
            "seat": observer.seat,
            "seed": int(observer.rng.word()),
            "budget": str(budget),
            "told": observer.told,
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        action = int(self._receive()["action"])
        return Decision(action, [Choice(action, observer.to_text(action))])

    def _receive(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise BrokenBot(CRASHED, f"{self.name} ended; what it said is above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def answer(name: str) -> None:
    """In the other build, which may be older than `hears`."""
    bot = find_bot(name)
    games = [find_game(game) for game in ("acquire", "stockpile", "syndicate")]
    heard = {game.name: bot.hears(game) if hasattr(bot, "hears") else () for game in games}
    _say({"hears": {game: kinds if kinds is None else sorted(kinds) for game, kinds in heard.items()}})
    for line in sys.stdin:
        question = json.loads(line)
        state = find_game(question["game"]).load(base64.b64decode(question["state"]))
        observer = Observer(state, question["seat"], Rng(question["seed"]), question["told"])
        _say({"action": int(bot.choose(observer, Budget.of(question["budget"])))})


def _say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def build(commit: str) -> Path:
    """Where the build of a commit is, which is made if it is not there."""
    place = BUILDS / commit
    if not place.exists():
        with tempfile.TemporaryDirectory() as scratch:
            source, made = Path(scratch, "source"), Path(scratch, "made")
            subprocess.run(["git", "worktree", "add", "--detach", str(source), commit], cwd=ROOT, check=True)
            install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps"]
            environment = {**os.environ, "OPENINGBELL_PAGE": "no"}
            try:
                subprocess.run([*install, "--target", str(made), str(source)], env=environment, check=True)
            finally:
                subprocess.run(["git", "worktree", "remove", "--force", str(source)], cwd=ROOT, check=True)
            BUILDS.mkdir(parents=True, exist_ok=True)
            subprocess.run(["mv", str(made), str(place)], check=True)
    return place


if __name__ == "__main__":
    if sys.argv[1] == "answer":
        answer(sys.argv[2])
    else:
        build(sys.argv[2])

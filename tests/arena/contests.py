"""Small contests, and bots that misbehave."""

from __future__ import annotations

import sys
from pathlib import Path

from openingbell.arena.contest import Contest
from openingbell.arena.entrants import read_entrants
from openingbell.arena.match import Result
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.observer import Observer
from openingbell.core.registry import find_game

# A program that does as it is told: MODE, and a file for what it has to remember between two lives.
PROGRAM = """
import json, os, signal, sys, time
mode, memory = sys.argv[1], sys.argv[2]

def say(message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if mode == "mute":
            signal.pause()
        say({"name": mode, "games": ["acquire"]})
        continue
    if mode == "crash":
        raise ValueError("no idea what to do")
    elif mode == "quit":
        sys.exit(3)
    elif mode == "hang":
        signal.pause()
    elif mode == "garbage":
        print("<<< hello >>>", flush=True)
    elif mode == "list":
        say([1, 2])
    elif mode == "silent object":
        say({"thought": "none"})
    elif mode == "illegal":
        say({"move": "place 13J"})
    elif mode == "greedy for worlds":
        say({"worlds": 100000})
    elif mode == "babble":
        print("x" * 2_000_000, flush=True)
    elif mode == "kill" or (mode == "kill once" and not os.path.exists(memory)):
        open(memory, "w").close()
        os.kill(os.getppid(), signal.SIGKILL)
    else:
        with open(memory, "a") as file:
            file.write(line)
        if mode == "imagine":
            say({"worlds": 2})
            with open(memory, "a") as file:
                file.write(sys.stdin.readline())
        say({"move": message["legal"][0]})
"""


def program(folder: Path, mode: str) -> str:
    """The name of a bot that behaves like this."""
    file = folder / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    return f"exec:{sys.executable} {file} '{mode}' {folder / 'memory'}"


def contest(bots: str, games: int = 4, budget: str = "3", seed: int = 1, **options: object) -> Contest:
    game = find_game("acquire")
    each = Budget.of(budget)
    entrants = read_entrants(bots, each)
    return Contest.of(game, game.check({"players": len(entrants), **options}), entrants, each, seed, games)


def outcome(result: Result) -> tuple[int, int, list[tuple[int, int, float, int]]]:
    """What a game came to, without the time it took."""
    sittings = [(one.entrant, one.score, one.win, one.decisions) for one in result.sittings]
    return result.number, result.moves, sittings


class First(Bot):
    """Takes the first legal action, and remembers what it was told."""

    name = "first"
    listens = True

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[object, ...]] = []

    def think(self, observer: Observer, budget: Budget) -> Decision:
        self.heard.append(observer.told)
        return self.decide(observer)

    def decide(self, observer: Observer) -> Decision:
        action = int(observer.legal()[0])
        return Decision(action, [Choice(action, observer.to_text(action))])


class Crashes(First):
    name = "crashes"
    listens = False

    def decide(self, observer: Observer) -> Decision:
        raise ValueError("no idea what to do")


class Hangs(First):
    """Deaf to everything an ordinary `except` can hold back."""

    name = "hangs"
    listens = False

    def decide(self, observer: Observer) -> Decision:
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass


class Cheats(First):
    name = "cheats"
    listens = False

    def decide(self, observer: Observer) -> Decision:
        return Decision(100_000, [])


class Babbles(First):
    name = "babbles"
    listens = False

    def choose(self, observer: Observer, budget: Budget) -> int:
        return "place 1A"  # type: ignore[return-value]

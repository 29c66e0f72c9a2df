"""Small contests, and bots that misbehave."""

from __future__ import annotations

from openingbell.arena.contest import Contest
from openingbell.arena.entrants import read_entrants
from openingbell.arena.match import Result
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.observer import Observer
from openingbell.core.events import Seen
from openingbell.core.registry import find_game


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
        self.heard: list[tuple[Seen, ...]] = []

    def think(self, observer: Observer, budget: Budget) -> Decision:
        self.heard.append(observer.told)
        return self.decide(observer)

    def decide(self, observer: Observer) -> Decision:
        action = int(observer.legal()[0])
        return Decision(action, [Choice(action, observer.to_text(action))])


class Crashes(First):
    name = "crashes"
    listens = False

    words = "no idea what to do"

    def decide(self, observer: Observer) -> Decision:
        raise ValueError(self.words)


class Leaves(Crashes):
    name = "leaves"

    def decide(self, observer: Observer) -> Decision:
        raise SystemExit(0)


class Impatient(Crashes):
    """Fails at whatever it is asked."""

    name = "impatient"

    def patience(self, budget: Budget) -> float:
        raise ValueError("I never wait")


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

"""A bot that is a program of its own, in any language: JSON lines over its standard input and output.

docs/bots.md has the protocol. What the program is shown was re-dealt for its seat, like for any bot.
"""

from __future__ import annotations

from typing import Any, Final

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.errors import CRASHED, GARBAGE, ILLEGAL, BrokenBot, printable
from openingbell.bots.observer import Observer
from openingbell.bots.pipes import Pipes, quoted
from openingbell.core.events import Seen
from openingbell.core.game import Game

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
# Starting an interpreter takes a while on a busy machine, and is not thinking.
START_SECONDS: Final = 10.0
# A program that does not even start is not tried for ever.
MAX_STARTS: Final = 3
MAX_WORLDS: Final = 100


class Program(Bot):
    """Started at the first decision, ended with the bot, and started anew when it failed."""

    listens = True

    def __init__(self, command: str) -> None:
        super().__init__()
        self.name = PREFIX + command
        self.calls_itself = ""  # what it answered to `hello`
        self.worlds_wanted = 0
        self._command: Final = command
        self._pipes: Pipes | None = None
        self._games: list[str] | None = None  # None: it did not say, and plays all
        self._failed_starts = 0
        self._failure: BrokenBot | None = None  # of a start that nobody was told of yet
        self._told: tuple[Seen, ...] = ()  # what it has been told of the game it plays
        self._seat = -1

    def start(self) -> None:
        """Start the program if it does not run; BrokenBot if it does not say hello."""
        self._running()

    def plays(self, game: Game) -> bool:
        """What it says itself; of one that does not start nothing is known, and it will fail when asked."""
        if self._failed_starts:
            return True
        try:
            self._running()
        except BrokenBot as failure:
            self._failure = failure
            return True
        return self._games is None or game.name in self._games

    def patience(self, budget: Budget) -> float:
        """Beyond what it is given here: starting anew is not thinking."""
        return budget.limit() + START_SECONDS + 1

    def think(self, observer: Observer, budget: Budget) -> Decision:
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure
        pipes = self._running()
        try:
            return self._decide(pipes, observer, budget)
        except BaseException as error:
            if not (isinstance(error, BrokenBot) and error.kind == ILLEGAL):
                self._pipes = None  # whatever it says next would be the answer to an old question
                pipes.close(farewell=0)
            raise

    def close(self) -> None:
        if self._pipes is not None:
            self._pipes.close()
            self._pipes = None

    def _running(self) -> Pipes:
        """The program, which has said hello."""
        if self._pipes is not None:
            return self._pipes
        if self._failed_starts >= MAX_STARTS:
            raise BrokenBot(CRASHED, f"{self.name} did not start {MAX_STARTS} times and is not tried again")
        self._failed_starts += 1
        pipes = Pipes(self._command, self.name)
        try:
            pipes.wait_until(START_SECONDS)
            pipes.send({"type": "hello", "protocol": PROTOCOL})
            answer = pipes.receive()
            name, games = answer.get("name", ""), answer.get("games")
            if not isinstance(name, str) or not (games is None or _are_names(games)):
                raise BrokenBot(GARBAGE, f"{self.name} answered hello with {quoted(answer)}")
        except BaseException:
            pipes.close(farewell=0)
            raise
        self._failed_starts = 0
        self.calls_itself, self._games = printable(name), games
        self._pipes = pipes
        self._told, self._seat = (), -1
        return pipes

    def _decide(self, pipes: Pipes, observer: Observer, budget: Budget) -> Decision:
        legal = {observer.to_text(action): int(action) for action in observer.legal()}
        pipes.expect_silence()
        pipes.wait_until(budget.limit())
        pipes.send(self._question(observer, budget, list(legal)))
        answer = pipes.receive()
        while "worlds" in answer and "move" not in answer:
            number = answer["worlds"]
            if type(number) is not int or not 1 <= number <= MAX_WORLDS:
                raise BrokenBot(GARBAGE, f"{self.name} asked for {quoted(number)} worlds, not 1 to {MAX_WORLDS}")
            self.worlds_wanted += number
            worlds = [observer.world(observer.rng).reveal() for _ in range(number)]
            pipes.send({"type": "worlds", "worlds": worlds})
            answer = pipes.receive()
        move = answer.get("move")
        if not isinstance(move, str):
            raise BrokenBot(GARBAGE, f"{self.name} answered with {quoted(answer)}, in which there is no move")
        if move not in legal:
            raise BrokenBot(ILLEGAL, f"{self.name} answered with {quoted(move)}, which is not legal")
        choices = [Choice(action, text) for text, action in legal.items()]
        return Decision(legal[move], choices, [move], 0, self.name)

    def _question(self, observer: Observer, budget: Budget, legal: list[str]) -> dict[str, Any]:
        """The events are those since the last question, or, in a game that is new to it, all."""
        told = observer.told
        known = len(self._told)
        is_new = self._seat != observer.seat or told[:known] != self._told or known == 0
        self._told, self._seat = told, observer.seat
        return {
            "type": "decide",
            "game": observer.game.name,
            "options": observer.options(),
            "seat": observer.seat,
            "new": is_new,
            "events": list(told if is_new else told[known:]),
            "view": observer.view(),
            "legal": legal,
            "forms": [observer.to_json(action) for action in observer.legal()],
            "budget": {"milliseconds": budget.milliseconds, "iterations": budget.iterations},
        }


def _are_names(games: object) -> bool:
    return isinstance(games, list) and all(isinstance(name, str) for name in games)

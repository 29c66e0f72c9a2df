"""The protocol of a bot: it is shown an observer and a budget, and names an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.errors import UnknownBot
from openingbell.bots.observer import Observer
from openingbell.core.events import Event, Seen, seen_events
from openingbell.core.game import Game
from openingbell.core.options import Options

NOTHING: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Write one by giving it a `name` and a `think`. It may keep what it likes from one decision to the next, but must
    not need to: any decision can be the first it is asked for.

    One that `listens` is shown what its seat saw happen, too (`observer.told`); the others do without, and are faster.
    """

    name: str = "bot"
    listens: bool = False

    def __init__(self) -> None:
        self._last: Decision | None = None

    def plays(self, game: Game) -> bool:
        """Whether this bot knows the game."""
        return True

    def check_table(self, game: Game, options: Options | None) -> None:
        """Refuse, in a sentence, a table that this bot cannot play at; without options, a game."""
        if not self.plays(game):
            raise UnknownBot(f"{name_of(self)} does not play {game.name}")

    def hears(self, game: Game) -> frozenset[str] | None:
        """The kinds of events that it is told of in a game; None: all."""
        this: Any = self  # compiled code would see only its own class's attribute
        return None if this.listens else NOTHING

    def think(self, observer: Observer, budget: Budget) -> Decision:
        """Decide among several legal actions."""
        raise NotImplementedError

    def choose(self, observer: Observer, budget: Budget) -> i64:
        """The action of the observer's seat. A forced one costs nothing; a game it does not play is refused."""
        require(self, observer.game)
        actions = observer.legal()
        if len(actions) == 0:
            raise ValueError(f"seat {observer.seat} has nothing to decide")
        if len(actions) == 1:
            text = observer.to_text(actions[0])
            self._last = Decision(int(actions[0]), [Choice(int(actions[0]), text)], [text], 0, name_of(self))
        else:
            self._last = self.think(observer, budget)
        return self._last.action

    def patience(self, budget: Budget) -> float:
        """The seconds after which its decision is lost."""
        return budget.limit()

    def explain(self) -> Decision | None:
        """The reasons of the last choice."""
        return self._last

    def close(self) -> None:
        """Let go of what the bot holds, processes for example."""


def require(bot: Bot, game: Game, options: Options | None = None) -> None:
    """Refuse a game that a bot does not play, or a table whose options it does not know."""
    bot.check_table(game, options)


def is_told(bot: Bot, game: Game) -> bool:
    """Whether events have to be kept for a bot."""
    return bot.hears(game) != NOTHING


def told_to(bot: Bot, game: Game, events: Sequence[Event], seat: int) -> list[Seen]:
    """What a bot in a seat is told of what happened: the kinds that it hears, as the seat saw them."""
    kinds = bot.hears(game)
    if kinds is None:
        return seen_events(events, seat)
    return seen_events([event for event in events if event.kind in kinds], seat) if kinds else []


def name_of(bot: Any) -> str:
    """A bot's name; compiled code would see only its own class's if it knew the type."""
    return str(bot.name)

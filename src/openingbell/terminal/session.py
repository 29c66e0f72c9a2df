"""A game at one screen: who sits where, what they have been told, and what they may still take back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from openingbell.arena.entrants import Entrant
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.guard import ask
from openingbell.bots.observer import Observer
from openingbell.core.chance import Stream
from openingbell.core.errors import Refused
from openingbell.core.events import Seen, seen_events
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.core.state import State

RANDOM = (Entrant.of("random", Budget(milliseconds=1)),)


@dataclass
class Choice:
    """A choice that its maker may still take back: how many moves there were before it."""

    seat: int
    seq: int


class Session:
    """A game between people and bots."""

    def __init__(
        self, play: Play, names: Sequence[str], people: Sequence[int], rng: Rng, bots: Sequence[Entrant] = RANDOM
    ) -> None:
        self.play = play
        self.names = list(names)
        self.people = list(people)
        self.complaint = ""  # what was wrong with a bot the last time something was
        self._entrants = bots  # they fill the seats without people in turns
        self._bots: dict[int, Bot] = {}
        self._rng = rng
        self._told = [0] * len(names)
        self._choices: list[Choice] = []

    @staticmethod
    def start(
        game: Game,
        options: Mapping[str, object],
        names: Sequence[str],
        people: Sequence[int],
        seed: int,
        bots: Sequence[Entrant] = RANDOM,
    ) -> Session:
        return Session(Play.start(game, options, Stream(Rng(seed))), names, people, Rng(seed, 1), bots)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    # --- the table ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def actor(self) -> int:
        return int(self.play.state.actor)

    def is_over(self) -> bool:
        return self.play.is_over()

    def legal(self) -> list[int]:
        return [int(action) for action in self.state.legal()]

    def texts(self) -> list[str]:
        """The notation of every legal move."""
        return [self.game.to_text(self.state, action) for action in self.legal()]

    def news(self, seat: int) -> list[Seen]:
        """What a seat has not been told yet, in the form it may see."""
        fresh = seen_events(self.play.events[self._told[seat] :], seat)
        self._told[seat] = len(self.play.events)
        return fresh

    def history(self, seat: int | None) -> list[Seen]:
        """Everything that happened, in the form a seat or a spectator may see."""
        return seen_events(self.play.events, seat)

    # --- moves ----------------------------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """The actor's choice. It can be taken back until chance speaks, something is shown or another seat plays."""
        seat, before = self.actor, self.play.seq
        choice = Choice(seat, before)
        self.play.act(action)
        chance_spoke = self.play.seq > before + 1
        revealed = any(event.reveals for event in self.play.events_of(before + 1))
        if chance_spoke or revealed or self.is_over():
            self._choices.clear()
        elif self._choices and self._choices[-1].seat != seat:
            self._choices = [choice]
        else:
            self._choices.append(choice)

    def act_as_bot(self) -> None:
        """The decision of a bot on its own view; if it fails, greedy's."""
        entrant = self._entrant(self.actor)
        if self.actor not in self._bots:
            self._bots[self.actor] = entrant.make()
        bot = self._bots[self.actor]
        told = self.history(self.actor) if bot.listens else ()
        answer = ask(bot, Observer(self.state, self.actor, self._rng, told), entrant.budget)
        if answer.problem is not None:
            self.complaint = str(answer.problem)
        self.act(int(answer.action))

    def _entrant(self, seat: int) -> Entrant:
        number = sum(1 for other in range(seat) if other not in self.people)
        return self._entrants[number % len(self._entrants)]

    def may_undo(self) -> bool:
        return bool(self._choices) and self._choices[-1].seat == self.actor

    def undo(self) -> None:
        """Take back one's own last choice."""
        self._back_to(self._choices.pop())

    def reset(self) -> None:
        """Take back all one's own choices that can be."""
        first = self._choices[0]
        self._choices.clear()
        self._back_to(first)

    def _back_to(self, choice: Choice) -> None:
        self.play.go_back(choice.seq)
        self._told = [min(told, len(self.play.events)) for told in self._told]

    # --- files ----------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        kinds = [{"kind": "human" if seat in self.people else "bot"} for seat in range(len(self.names))]
        Record.of(self.play, self.names, {"players": kinds}).write(path)

    def load(self, path: Path) -> None:
        """Go on with a game from a file, at this table: the same game, and the same number of seats."""
        record = Record.read(path)
        if (record.game.name, record.game.data) != (self.game.name, self.game.data) or len(
            record.replay(0).scores()
        ) != len(self.names):
            raise Refused(f"{path} is not a game of {self.game.name} for {len(self.names)} players")
        self.play = record.play(chance=self.play.chance)
        self.play.draw()
        self.names = record.names or self.names
        self.people = people_of(record) or self.people
        self.close()
        self._told = [len(self.play.events)] * len(self.names)
        self._choices.clear()


def people_of(record: Record) -> list[int]:
    """The seats that a record says people sit on."""
    kinds = record.extra.get("players")
    if not isinstance(kinds, list):
        return []
    seats = range(min(len(kinds), len(record.names)))
    return [seat for seat in seats if isinstance(kinds[seat], dict) and kinds[seat].get("kind") == "human"]

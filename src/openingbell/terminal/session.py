"""A game at one screen: who sits where, what they have been told, and what they may still take back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from openingbell.arena.entrants import Entrant
from openingbell.bots.bot import Bot, told_to
from openingbell.bots.budget import Budget
from openingbell.bots.guard import ask
from openingbell.bots.observer import Observer
from openingbell.bots.reasons import Hint
from openingbell.core.chance import Stream
from openingbell.core.errors import BadRecord, Refused, reason
from openingbell.core.events import Seen
from openingbell.core.game import Game
from openingbell.core.play import Play, read_move
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.terminal.keeping import Keeper, read_kept
from openingbell.terminal.standing import Standings
from openingbell.terminal.table import Move, Preview
from openingbell.terminal.thinking import advised, adviser, moves_of, previewed

HURRY = Budget(iterations=1)
RANDOM = (Entrant.of("random", Budget(milliseconds=1)),)


@dataclass
class Taken:
    """A choice that its maker may still take back: how many moves there were before it."""

    seat: int
    seq: int


class Session:
    """A game between people and bots."""

    elsewhere = False

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
        self._conceded: list[int] = []
        self._hurried = False
        self._choices: list[Taken] = []
        self._keeper: Keeper | None = None
        self.standing = Standings(play.game)

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

    @staticmethod
    def resume(path: Path) -> Session:
        """Go on with a game that was kept, with the same bots; chance begins anew."""
        head, actions = read_kept(path)
        try:
            game = find_game(head["game"], head["data"])
            if head["rules"] != game.rules_version:
                raise BadRecord(f"{path} was played by rules {head['rules']} of {game.name}, which are not known here")
            play = Play(game.start(head["options"]))
            for action in actions:
                play.make(action)
            play.draw()
            bots = [Entrant.of(text, Budget.of(budget)) for text, budget in head["bots"]]
            session = Session(play, head["names"], head["people"], Rng(secrets.randbits(64)), bots)
            for seat in head["conceded"]:
                session.concede(seat)
        except (LookupError, TypeError, ValueError) as error:
            raise BadRecord(f"{path} cannot be gone on with: {reason(error)}") from error
        session._keeper = Keeper(head, actions, path)
        session._kept()
        return session

    def keep(self) -> None:
        """Keep the game from now on as it is played."""
        head = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "data": self.game.data,
            "options": self.game.options_of(self.state),
            "names": self.names,
            "people": sorted(self.people + self._conceded),
            "bots": [[entrant.text, str(entrant.budget)] for entrant in self._entrants],
        }
        try:
            self._keeper = Keeper(head, self.play.actions)
            for seat in self._conceded:
                self._keeper.concede(seat)
        except OSError as error:
            self._cannot_keep(error)

    def is_kept(self) -> bool:
        return self._keeper is not None and not self.is_over()

    def _kept(self) -> None:
        if self._keeper is not None:
            try:
                self._keeper.follow(self.play.actions)
            except OSError as error:
                self._cannot_keep(error)

    def _cannot_keep(self, error: OSError) -> None:
        """The game goes on all the same."""
        self._keeper = None
        self.complaint = f"the game cannot be kept: {reason(error)}"

    def close(self) -> None:
        """Let the bots go, and a game that is over."""
        if self._keeper is not None and self.is_over():
            self._keeper.forget()
        self._dismiss_bots()

    def _dismiss_bots(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    # --- the table ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def game_name(self) -> str:
        return self.play.game.name

    @property
    def hides(self) -> bool:
        return self.play.game.hides

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def actor(self) -> int:
        return int(self.play.state.actor)

    @property
    def seq(self) -> int:
        return self.play.seq

    def is_over(self) -> bool:
        return self.play.is_over()

    def is_out(self, seat: int) -> bool:
        return bool(self.state.is_out(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    def legal(self) -> list[Move]:
        return moves_of(self.state)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Seen]]:
        return self.play.seen(seat, since)

    def preview(self, moves: Sequence[str]) -> Preview:
        return previewed(self.state, moves)

    # --- moves ----------------------------------------------------------------------------------------------------

    def send(self, moves: Sequence[str]) -> None:
        """They were all legal in a preview: what one was told cannot have changed what one may do."""
        for text in moves:
            self._make(read_move(self.state, text, self.seq + 1))

    def _make(self, action: int) -> None:
        """The actor's choice. It can be taken back until chance speaks, something is told or another seat plays."""
        seat, before = self.actor, self.seq
        self.play.act(action)
        chance_spoke = self.seq > before + 1
        told = any(event.tells(seat) for event in self.play.events_of(before + 1))
        if chance_spoke or told or self.is_over():
            self._choices.clear()
        elif self._choices and self._choices[-1].seat != seat:
            self._choices = [Taken(seat, before)]
        else:
            self._choices.append(Taken(seat, before))
        self._kept()

    def wait(self) -> None:
        """The decision of a bot on its own view; if it fails, greedy's."""
        entrant = self._entrant(self.actor)
        if self.actor not in self._bots:
            self._bots[self.actor] = entrant.make()
        bot = self._bots[self.actor]
        answer = ask(bot, self._observer(bot), HURRY if self._hurried else entrant.budget)
        if answer.problem is not None:
            self.complaint = str(answer.problem)
        self._make(int(answer.action))

    def hurry(self) -> None:
        """The bots decide at first sight."""
        self._hurried = True

    def concede(self, seat: int) -> None:
        """Those who sit on the other seats stay the same."""
        self.people.remove(seat)
        self._conceded.append(seat)
        self._choices.clear()
        if self._keeper is not None:
            try:
                self._keeper.concede(seat)
            except OSError as error:
                self._cannot_keep(error)

    def advice(self) -> Hint:
        bot = adviser(self.game)
        return advised(bot, self._observer(bot))

    def _observer(self, bot: Bot) -> Observer:
        told = told_to(bot, self.game, self.play.events, self.actor)
        return Observer(self.state, self.actor, self._rng, told)

    def _entrant(self, seat: int) -> Entrant:
        if seat in self._conceded:
            return self._entrants[0]
        number = sum(1 for other in range(seat) if other not in self.people and other not in self._conceded)
        return self._entrants[number % len(self._entrants)]

    def may_undo(self) -> bool:
        return bool(self._choices) and self._choices[-1].seat == self.actor

    def undo(self) -> None:
        """Take back one's own last choice."""
        self.play.go_back(self._choices.pop().seq)
        self._kept()

    def reset(self) -> None:
        """Take back all one's own choices that can be."""
        self.play.go_back(self._choices[0].seq)
        self._choices.clear()
        self._kept()

    # --- files ----------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        kinds = [{"kind": "human" if seat in self.people else "bot"} for seat in range(len(self.names))]
        Record.of(self.play, self.names, {"players": kinds}).write(path)

    def load(self, path: Path) -> None:
        """Go on with a game from a file, at this table: the same game, and the same number of seats."""
        record = Record.read(path)
        same_game = (record.game.name, record.game.data) == (self.game.name, self.game.data)
        if not same_game or record.game.seats(record.options) != len(self.names):
            raise Refused(f"{path} is not a game of {self.game.name} for {len(self.names)} players")
        self.play = record.play(chance=self.play.chance)
        self.play.draw()
        self.names = record.names or self.names
        self.people = people_of(record) or self.people
        self._conceded.clear()
        self._choices.clear()
        self.standing = Standings(self.game)
        self._dismiss_bots()
        if self._keeper is not None:
            self.keep()


def people_of(record: Record) -> list[int]:
    """The seats that a record says people sit on."""
    kinds = record.extra.get("players")
    if not isinstance(kinds, list):
        return []
    seats = range(min(len(kinds), len(record.names)))
    return [seat for seat in seats if isinstance(kinds[seat], dict) and kinds[seat].get("kind") == "human"]

"""A table on a server, as somebody at a terminal needs it.

What the seat cannot see never comes here: the server sends a position dealt anew from what the seat knows, and
whatever is thought about is tried on that.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from openingbell.bots.observer import Observer
from openingbell.bots.reasons import Hint
from openingbell.client import Client, ServerRefused, calls
from openingbell.client.errors import STALE
from openingbell.client.following import Following
from openingbell.client.seat import Seat
from openingbell.core.errors import Refused
from openingbell.core.events import Seen
from openingbell.core.game import Game
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.core.standing import Order, answer, offers
from openingbell.core.state import State
from openingbell.locales import Words
from openingbell.protocol.messages import Answer as Agreed
from openingbell.protocol.messages import Order as SentOrder
from openingbell.protocol.messages import Request, SketchesChanged
from openingbell.protocol.messages import Table as Described
from openingbell.terminal.offers import written_offer
from openingbell.terminal.prompt import Prompt, is_terminal
from openingbell.terminal.show import plain_console
from openingbell.terminal.standing import with_number
from openingbell.terminal.table import Move, Preview
from openingbell.terminal.thinking import advised, adviser, moves_of, previewed


class RemoteTable:
    """A game under way at a server, for one of its seats."""

    elsewhere = True

    def __init__(self, client: Client, described: Described, words: Words) -> None:
        """A table at which one sits, and whose game has begun."""
        self.complaint = ""
        self._answered = -1  # the number of what others asked for the last time
        self._client = client
        self._words = words
        self._seat = Seat(client, described)
        self._following = Following(client, described.id)
        self.standing = RemoteStandings(self, self._seat, client)
        if self._seat.has_stand_in() and described.status == "playing":
            self._client.ask(calls.come_back(described.id))
        self._follow_to(0)

    def _follow_to(self, seq: int) -> None:
        """Hear what there is until then. As long as the game is paused nobody here is asked; anybody may end that, on
        the page."""
        seat = self._seat
        while seat.seq < seq or (seat.has_stand_in() and not seat.is_over()):
            self._hear()
        if seat.is_paused():
            plain_console().print(self._words.say("table-paused"))
        while seat.is_paused() and not seat.is_over():
            self._hear()
        if seat.is_ended():
            self.complaint = self._words.say("join-ended")

    def _hear(self) -> None:
        """The next thing the server says. What others ask for waits for whoever sits here, and no longer than until
        they have made up their mind about a move."""
        message = self._following.next()
        self._seat.hear(message)
        if isinstance(message, SketchesChanged):
            self._see_sketches(message)
        request = self._seat.wanted()
        if request is not None and request.number != self._answered and is_terminal():
            self._answered = request.number
            self._answer(request)

    def _see_sketches(self, message: SketchesChanged) -> None:
        """What somebody has shown this seat, with the line that would offer it if that is this seat's to do."""
        you = self._seat.table.you
        for sketch in message.sketches:
            if sketch.sender == you:
                continue
            gives, takes, line = written_offer(self, sketch.partner, sketch.gives, sketch.takes, self._words)
            said = "join-sketch-yours" if sketch.proposer == you else "join-sketch-theirs"
            name = self.names[sketch.sender]
            self.complaint = self._words.say(said, name=name, gives=gives, takes=takes, line=line)

    def _answer(self, request: Request) -> None:
        words, names = self._words, self.names
        about = names[request.about] if request.what in ("bot", "person") else ""
        asked = words.say("agree-asked", who="other", name=names[request.seat], what=request.what, about=about)
        said = Prompt().ask(f"{asked} {words.say('join-agree')} ").casefold()
        agreed = Agreed(number=request.number, yes=said in words.say("play-answer-yes").split())
        try:
            reached = self._client.ask(calls.answer_request(self.id, agreed)).seq
        except ServerRefused as error:
            if error.word not in STALE:
                raise
        else:
            while self.seq < reached:
                self._hear()

    # --- the table ------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self._seat.table.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self._seat.table.seats]

    @property
    def people(self) -> list[int]:
        """The seat, unless a bot plays on for it."""
        you = self._seat.table.you
        return [] if you is None else [you]

    @property
    def state(self) -> State:
        """A position that looks to the seat as the present one does."""
        return self._seat.world()

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def game_name(self) -> str:
        return self._seat.table.game

    @property
    def hides(self) -> bool:
        return self.game.hides

    @property
    def actor(self) -> int:
        return self._seat.actor

    @property
    def seq(self) -> int:
        return self._seat.seq

    def is_over(self) -> bool:
        return self._seat.is_over()

    def is_out(self, seat: int) -> bool:
        return bool(self.state.is_out(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Whoever has given up sees what everybody sees."""
        return self._seat.view if seat in self.people or not self.people else self.state.view(seat)

    def legal(self) -> list[Move]:
        return moves_of(self.state)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Seen]]:
        return [(seq, event) for seq, event in self._seat.events if seq > since]

    def preview(self, moves: Sequence[str]) -> Preview:
        return previewed(self.state, moves)

    # --- moves ----------------------------------------------------------------------------------------------------

    def send(self, moves: Sequence[str]) -> None:
        """Stored when this returns. If somebody was faster, that is what the table shows then; if a bot plays here
        because nobody seemed to, whoever moves is back."""
        try:
            reached = self._client.ask(calls.move(self.id, self.seq, moves)).seq
        except ServerRefused as error:
            if error.word not in STALE:
                raise
            self.complaint = self._words.refusal(error.word, error.facts, str(error))
            reached = self.seq + 1
            if error.word == "stand-in":
                reached = self._client.ask(calls.come_back(self.id)).seq
        self._follow_to(reached)

    def wait(self) -> None:
        self._follow_to(self.seq + 1)

    def hurry(self) -> None:
        """The others take the time they need."""

    def concede(self, seat: int) -> None:
        reached = self._client.ask(calls.resign(self.id)).seq
        while self.seq < reached or self.people:
            self._hear()

    def advice(self) -> Hint:
        if not self._seat.table.hints:
            raise Refused(self._words.say("join-no-hints"))
        told = [event for _, event in self._seat.events]
        return advised(adviser(self.game), Observer(self.state, self.actor, Rng(self.seq), told))

    def may_undo(self) -> bool:
        return False

    def undo(self) -> None:
        raise Refused(self._words.say("join-not-here"))

    def reset(self) -> None:
        self.undo()

    # --- files ----------------------------------------------------------------------------------------------------

    def is_kept(self) -> bool:
        return False  # not here: the server keeps it

    def save(self, path: Path) -> None:
        Record.from_text(self._client.ask(calls.record(self.id)).decode()).write(path)

    def load(self, path: Path) -> None:
        raise Refused(self._words.say("join-not-here"))

    def close(self) -> None:
        self._following.close()
        self._client.close()


class RemoteStandings:
    """What answers for the seat, which the server keeps."""

    def __init__(self, table: RemoteTable, seat: Seat, client: Client) -> None:
        self._table = table
        self._seat = seat
        self._client = client

    def orders(self, seat: int) -> list[Order]:
        stands = self._seat.standing
        return [] if stands is None else [Order(order.word, order.facts, told=order.told) for order in stands.orders]

    def told(self) -> list[tuple[int, Order]]:
        return [(one.seat, Order(one.word, one.facts, told=True)) for one in self._seat.table.told]

    def offers(self, view: dict[str, Any], moves: Sequence[str]) -> list[Order]:
        return offers(self._table.game, view, moves)

    def give(
        self,
        seat: int,
        view: dict[str, Any],
        moves: Sequence[str],
        wanted: Order,
        number: int | None,
        told: bool = False,
    ) -> Order:
        facts = with_number(self._table.game, wanted, number)
        self._client.ask(calls.give_order(self._table.id, SentOrder(word=wanted.word, facts=facts, told=told)))
        return Order(wanted.word, facts, told=told)

    def cancel(self, seat: int, order: Order) -> None:
        sent = SentOrder(word=order.word, facts=order.facts, told=order.told)
        self._client.ask(calls.cancel_order(self._table.id, sent))

    def doubts(self, seat: int, view: dict[str, Any]) -> list[tuple[Order, str]]:
        """What was cancelled since somebody last asked."""
        stands = self._seat.standing
        if stands is None or not stands.cancelled:
            return []
        self._seat.standing = stands.model_copy(update={"cancelled": []})
        return [(Order(order.word, order.facts), order.doubt) for order in stands.cancelled]

    def answer(self, seat: int, view: dict[str, Any], moves: Sequence[str]) -> str:
        """What the server will answer, too: whoever is first, it is one answer."""
        return answer(self._table.game, view, moves, self.orders(seat))

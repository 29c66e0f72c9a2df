"""A bot at tables on a server: it takes seats, is asked when it is its turn, and its answers are sent."""

from __future__ import annotations

import secrets
from queue import SimpleQueue
from threading import Thread

import click

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.guard import ask
from openingbell.bots.observer import Observer
from openingbell.bots.program import PREFIX, Program
from openingbell.bots.registry import bot_names, find_bot
from openingbell.client import Client, ServerRefused, calls
from openingbell.client.errors import STALE
from openingbell.client.lines import Heard, parted
from openingbell.client.seat import Seat
from openingbell.client.sitting import sit_down
from openingbell.client.synchronous import Live
from openingbell.core.errors import Refused
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.locales import Words
from openingbell.protocol.messages import Answer as Agreed
from openingbell.protocol.messages import LobbyChanged, Table

LOBBY = ""  # instead of a table's id


class BotSeats:
    """One bot for each table; what all of them hear comes here, one thing after the other."""

    def __init__(self, command: str, budget: Budget, most: int, words: Words) -> None:
        self._command = command if command in bot_names() else PREFIX + command
        self._budget = budget
        self._most = most
        self._words = words
        self._rng = Rng(secrets.randbits(64))
        self._heard: SimpleQueue[tuple[str, Heard | Refused]] = SimpleQueue()
        self._lines: dict[str, Live] = {}
        self._seats: dict[str, Seat] = {}
        self._bots: dict[str, Bot] = {}
        self._client: Client | None = None

    def close(self) -> None:
        for line in self._lines.values():
            line.close()
        for bot in self._bots.values():
            bot.close()
        if self._client is not None:
            self._client.close()

    def serve(self, url: str, name: str | None, token: str | None = None) -> None:
        """Play at one table until its game is over, or at all open ones until somebody ends it; as whoever made the
        token, or as a guest."""
        server, table_id = parted(url)
        client = self._client = Client(server, token)
        if token is None:
            client.ask(calls.be(name or self._own_name()))
        else:
            client.ask(calls.me())  # or it is refused at once
        if table_id is None:
            self._follow(LOBBY)
        else:
            table = sit_down(client, client.ask(calls.look(table_id)))
            if table is None:
                raise Refused(self._words.say("join-full"))
            self._play_at(table)
        while table_id is None or self._seats:
            heard_at, message = self._heard.get()
            if isinstance(message, LobbyChanged):
                self._look_for_seats(message)
            elif heard_at in self._seats:
                try:
                    self._hear(heard_at, message)
                except Refused as error:
                    if table_id is not None:
                        raise
                    click.echo(str(error), err=True)  # the other tables have nothing to do with it
                    self._leave(heard_at)
            elif heard_at == LOBBY and isinstance(message, Refused):
                raise message

    def _own_name(self) -> str:
        bot = find_bot(self._command)
        try:
            if isinstance(bot, Program):
                bot.start()
                return bot.calls_itself or "bot"
            return bot.name
        finally:
            bot.close()

    def _look_for_seats(self, lobby: LobbyChanged) -> None:
        """Take a seat at open tables of games it plays, as long as there are not too many."""
        assert self._client is not None
        for table in lobby.tables.open:
            if table.id not in self._seats and len(self._seats) < self._most and self._plays(table):
                try:
                    seated = sit_down(self._client, table)
                except ServerRefused:
                    continue  # not for us, or gone
                if seated is not None:
                    self._play_at(seated)

    def _plays(self, table: Table) -> bool:
        bot = find_bot(self._command)
        try:
            return table.game in game_names() and bot.plays(find_game(table.game))
        finally:
            bot.close()

    def _play_at(self, table: Table) -> None:
        assert self._client is not None
        self._seats[table.id] = Seat(self._client, table)
        self._bots[table.id] = find_bot(self._command)
        self._follow(table.id)
        click.echo(self._words.say("bot-sits", url=f"{self._client.server}/t/{table.id}"))

    def _follow(self, table_id: str) -> None:
        assert self._client is not None
        line = self._client.lobby() if table_id == LOBBY else self._client.live(table_id)
        self._lines[table_id] = line
        Thread(target=self._listen, args=(table_id, line), daemon=True).start()

    def _listen(self, table_id: str, line: Live) -> None:
        try:
            for message in line:
                self._heard.put((table_id, message))
        except Refused as error:
            self._heard.put((table_id, error))

    def _hear(self, table_id: str, message: Heard | Refused) -> None:
        """Something happened at a table; if the bot is asked, it decides."""
        if isinstance(message, Refused):
            raise message
        seat = self._seats[table_id]
        seat.hear(message)
        if seat.is_over() or not seat.is_ours():
            self._leave(table_id)
            click.echo(self._words.say("bot-done", table=table_id))
        elif seat.wanted() is not None:
            self._consent(table_id, seat)
        elif seat.is_asked():
            assert self._client is not None
            world = seat.world()
            told = [event for _, event in seat.events]
            answer = ask(self._bots[table_id], Observer(world, int(world.actor), self._rng, told), self._budget)
            if answer.problem is not None:
                click.echo(str(answer.problem), err=True)
            try:
                self._client.ask(calls.move(table_id, seat.seq, [world.game.to_text(world, answer.action)]))
            except ServerRefused as error:
                if error.word not in STALE:
                    raise

    def _consent(self, table_id: str, seat: Seat) -> None:
        """A bot is in nobody's way: to whatever people ask for it agrees, as those of the server do."""
        assert self._client is not None
        request = seat.wanted()
        if request is not None:
            try:
                self._client.ask(calls.answer_request(table_id, Agreed(number=request.number, yes=True)))
            except ServerRefused as error:
                if error.word not in STALE:
                    raise

    def _leave(self, table_id: str) -> None:
        del self._seats[table_id]
        self._bots.pop(table_id).close()
        self._lines.pop(table_id).close()

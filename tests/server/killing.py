"""Workers are killed at random moments during games that go on all the while: `python -m tests.server.killing`.

`make soak` runs it with 200 games at once, on SQLite and on PostgreSQL with two workers; `make test` a sample of it.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import tempfile
import threading
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from openingbell.core.record import Record
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.verifying import problems
from tests.server.postgres import running_postgres
from tests.server.serving import BOT, ME, Client, Server, serving

GONE = (httpx.HTTPError, WebSocketException, OSError, EOFError)
BUSY = 503


@dataclass
class Game:
    """A game of one person against bots, and every move that was acknowledged, by its number."""

    table: str
    token: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    unanswered: tuple[int, str] | None = None
    is_over: bool = False


def workers_of(server: Server) -> list[int]:
    """Its processes that serve: its children, but not the children's."""
    return [int(child) for child in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]


def play(server: Server, game: Game, chooser: random.Random) -> None:
    """To the end, however often a line is lost. A move whose answer got lost is sent again, unchanged."""
    while not game.is_over:
        with suppress(*GONE), closing(Client(server, token=game.token)) as client, client.live(game.table) as live:
            if game.unanswered is not None:
                _send(client, game, *game.unanswered)
            while not game.is_over:
                position = live.position()
                game.is_over = position["view"]["actor"] == -2
                if position["legal"] and position["seq"] not in game.acknowledged:  # it may be from before the answer
                    _send(client, game, position["seq"], chooser.choice(position["legal"])["move"])


def _send(client: Client, game: Game, seq: int, move: str) -> None:
    game.unanswered = seq, move
    answer = client.move(game.table, seq, move)
    while answer.status_code == BUSY:
        answer = client.move(game.table, seq, move)
    assert answer.status_code == 201, answer.text
    game.acknowledged[seq] = move
    game.unanswered = None


def check(client: Client, game: Game) -> None:
    """The record, as anybody may download it, replays by the rules and has every acknowledged move in its place."""
    record = Record.from_json(client.get(f"/tables/{game.table}/record"))
    assert record.scores is not None
    assert record.replay().scores() == record.scores
    assert not list(problems(record, Account.from_json(record.extra[KEY])))
    assert {seq: record.moves[seq] for seq in game.acknowledged} == game.acknowledged


def kill_while_playing(server: Server, games: int, kills: int, workers: int, chooser: random.Random) -> None:
    """So many games at once, all to their end, and so many kills meanwhile."""
    tables = [_new_game(server, number) for number in range(games)]
    with ThreadPoolExecutor(games) as threads:
        playing = [threads.submit(play, server, game, random.Random(chooser.random())) for game in tables]
        for _ in range(kills):
            if not _is_going_on(playing, chooser.uniform(0.05, 1.0)):  # the moment is random: anything may be half done
                break
            if workers == 1:
                server.kill()
                server.start()
            else:
                while not (living := workers_of(server)):
                    pass  # two that ended soon after each other are started again after a moment
                os.kill(chooser.choice(living), signal.SIGKILL)
        for one in playing:
            one.result()
    with closing(Client(server)) as client:
        for game in tables:
            check(client, game)
    assert sum(len(game.acknowledged) for game in tables) > games


def _new_game(server: Server, number: int) -> Game:
    with closing(Client(server, f"Player {number}")) as client:
        assert client.token is not None
        return Game(client.set_up([ME, BOT, BOT]), client.token)


def _is_going_on(playing: list[Future[None]], seconds: float) -> bool:
    threading.Event().wait(seconds)
    done, going_on = wait(playing, 0)
    for one in done:
        one.result()
    return bool(going_on)


def soak(games: int, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--bot-pause", "0") as server:
        kill_while_playing(server, games, kills, 1, random.Random(1))
    with running_postgres() as postgres, tempfile.TemporaryDirectory() as folder:
        address = postgres.new_database()
        with serving(Path(folder), "--bot-pause", "0", "--workers", "2", address=address) as server:
            kill_while_playing(server, games, kills, 2, random.Random(2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=40)
    arguments = parser.parse_args()
    soak(arguments.games, arguments.kills)

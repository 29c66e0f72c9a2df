"""The server is killed again and again in the middle of games: no acknowledged move is missing or doubled."""

from __future__ import annotations

import random
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from openingbell.core.record import Record
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.verifying import problems
from tests.patience import SECONDS
from tests.server.serving import BOT, ME, Client, Server, serving

KILLS = 8  # `make soak` has 40, during 200 games
TABLES = 3


@dataclass
class Game:
    """A game of one person against bots, and every move that was acknowledged, by its number."""

    client: Client
    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    over: bool = False


def play(game: Game, chooser: random.Random, stop: threading.Event) -> None:
    """Play on until the server is gone. A move whose answer got lost is sent again, unchanged, when it is back."""
    unanswered: tuple[int, str] | None = None
    try:
        with game.client.live(game.table) as live:
            while not stop.is_set() and not game.over:
                position = live.position()
                if position["view"]["actor"] == -2:
                    game.over = True
                elif position["legal"]:
                    seq, move = position["seq"], chooser.choice(position["legal"])["move"]
                    unanswered = seq, move
                    answer = game.client.move(game.table, seq, move)
                    assert answer.status_code == 201, answer.text
                    game.acknowledged[seq] = move
                    unanswered = None
    except (httpx.HTTPError, WebSocketException, OSError, EOFError):
        assert stop.wait(SECONDS), "the server went away by itself"
    if unanswered is not None:
        game.acknowledged.pop(unanswered[0], None)


def stored_moves(path: Path, table: str) -> dict[int, str]:
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT seq, text FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    database.close()
    assert [seq for seq, _ in rows] == list(range(len(rows))), "a number is missing or there twice"
    return dict(rows)


def new_game(server: Server, number: int) -> Game:
    client = Client(server, f"Player {number}")
    return Game(client, client.set_up([ME, BOT, BOT]))


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    chooser = random.Random(4)
    finished: list[Game] = []
    with serving(tmp_path, "--bot-pause", "0") as server, ThreadPoolExecutor(TABLES) as threads:
        games = [new_game(server, number) for number in range(TABLES)]
        for _ in range(KILLS):
            stop = threading.Event()
            running = [threads.submit(play, game, random.Random(chooser.random()), stop) for game in games]
            stop.wait(chooser.uniform(0.02, 0.5))  # the moment is random: anything may be half done
            server.kill()
            stop.set()
            for playing in running:
                playing.result(SECONDS)
            for game in games:
                stored = stored_moves(server.store, game.table)
                assert game.acknowledged.items() <= stored.items()
            server.start()
            finished += [game for game in games if game.over]
            games = [game if not game.over else new_game(server, 99) for game in games]
        finish(games)
        for game in (*finished, *games):
            check(game)
        assert sum(len(game.acknowledged) for game in (*finished, *games)) > KILLS


def finish(games: list[Game]) -> None:
    for game in games:
        play(game, random.Random(5), threading.Event())
        assert game.over


def check(game: Game) -> None:
    """The record, as anybody may download it, replays by the rules and has every acknowledged move in its place."""
    record = Record.from_json(game.client.get(f"/tables/{game.table}/record"))
    record.replay()
    assert not list(problems(record, Account.from_json(record.extra[KEY])))
    assert {seq: record.moves[seq] for seq in game.acknowledged} == game.acknowledged
    game.client.close()

"""The cost of drawing the screen again does not grow with the game."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from tests.terminal.evening import everywhere
from tests.terminal.window import ENTER, Terminal

# `bell` with a count of its calls, which a signal asks for.
COUNTING = """
import os, signal, sys
calls = 0
def count(*_):
    global calls
    calls += 1
signal.signal(signal.SIGUSR1, lambda *_: os.write(1, f"<{calls} calls>".encode()))
sys.setprofile(count)
from openingbell.cli import main
main()
"""
AT_REST = r"^>(?: <\d+ calls>)?$"
CHOICES = 6
OPTIONS: dict[str, object] = {"players": 4, "rounds": 1000}
KINDS = [{"kind": "human"}, *[{"kind": "bot"}] * 3]


@pytest.fixture(scope="module")
def games() -> list[Record]:
    """One game after 100 events and after 3,000, each time before the first seat's roll, with as many choices."""
    play = Play.start(find_game("syndicate"), OPTIONS, Stream(Rng(2)))
    rng = Rng(4)
    records: list[Record] = []
    for events in (100, 3000):
        while len(play.events) < events or play.state.actor != 0 or len(play.state.legal()) != CHOICES:
            play.act(pick(play.state, rng))
        records.append(Record.of(play, ["Ann", "Bob", "Cid", "Dan"], {"players": KINDS}))
    return records


@everywhere
def test_after_3000_events_as_after_100(
    tmp_path: Path, games: list[Record], columns: int, rows: int, language: str
) -> None:
    """By the number of calls, which does not depend on how busy the machine is."""
    arguments = ("--bots", "random", "--players", "4", "--seed", "1", "--option", "rounds=1000", "--lang", language)
    costs: list[int] = []
    with Terminal(
        sys.executable, "-c", COUNTING, "play", "syndicate", *arguments, columns=columns, rows=rows, directory=tmp_path
    ) as terminal:
        for number, record in enumerate(games):
            record.write(tmp_path / f"{number}.json")
            terminal.expect_screen(AT_REST)
            terminal.send(f"load {number}.json" + ENTER)
            terminal.expect(r"\([yд]/[nн]\)")
            terminal.send("y" + ENTER)
            terminal.expect(r"help,?\s+quit")
            before = calls(terminal)
            terminal.send("zzz" + ENTER)
            terminal.expect("“zzz”|«zzz»")
            terminal.expect(r"help,?\s+quit")
            costs.append(calls(terminal) - before)
    assert costs[1] <= 1.2 * costs[0], costs


def calls(terminal: Terminal) -> int:
    """How many there were when the command last came to rest."""
    terminal.expect_screen(AT_REST)
    terminal.signal(signal.SIGUSR1)
    return int(terminal.expect(r"<(\d+) calls>")[1])

"""What really happened at a table: its log as the store has it, and the position after each entry."""

from __future__ import annotations

import json
import sqlite3
from bisect import bisect_right
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from openingbell.core.registry import find_game
from openingbell.core.state import OVER, State
from openingbell.server.entries import BACK, CHANCE, END, MOVE, Entry


class Truth:
    """`states[n]` is the position after `n` entries, and `secret` and `salts` are what the draws follow from."""

    def __init__(self, store: Path, table: str) -> None:
        with closing(sqlite3.connect(store)) as database:
            name, options = database.execute("SELECT game, options FROM tables WHERE id = ?", (table,)).fetchone()
            promise = "SELECT number, secret FROM promises WHERE table_id = ? ORDER BY number DESC"
            number, self.secret = database.execute(promise, (table,)).fetchone()
            salts = database.execute("SELECT salt FROM salts WHERE promise = ? AND salt IS NOT NULL", (number,))
            self.salts = [salt for (salt,) in salts]
            wanted = "SELECT kind, seat, text, at FROM entries WHERE table_id = ? ORDER BY seq"
            self.entries = [Entry(*row) for row in database.execute(wanted, (table,))]
        self._store = store
        self.game = find_game(name)
        self.options = json.loads(options)
        self.players = self.game.seats(self.options)
        self.states: list[State] = [self.game.start(self.options)]
        for entry in self.entries:
            self.states.append(self._after(entry))
        self._times = [entry.at for entry in self.entries]
        self._end = next((seq for seq in range(len(self.states)) if self._is_last(seq)), len(self.states))
        self.shown = cache(self._shown)

    def sandbox(self, table: str) -> State:
        """Where a sandbox that somebody made of this game begins."""
        with closing(sqlite3.connect(self._store)) as database:
            wanted = "SELECT position FROM starts WHERE table_id = ?"
            (position,) = database.execute(wanted, (table,)).fetchone()
        return self.game.load(position.encode())

    def seq_at(self, moment: int) -> int:
        """How many entries were written by then."""
        return bisect_right(self._times, moment)

    def moment(self, seq: int) -> int:
        """When there were so many entries."""
        return self._times[seq - 1]

    def position(self, at: int, seq: int) -> int:
        """Which position is shown as the one after `at` entries, once there are `seq`: of what was taken back between
        them, the one from which the game went on."""
        backs = [_back_to(entry) for entry in self.entries[at:seq] if entry.kind == BACK]
        return min([at, *backs])

    def is_over(self, seq: int) -> bool:
        """Whether the game was over after so many entries, and nothing of it is hidden any more."""
        return seq >= self._end

    def _shown(self, seq: int) -> dict[str, Any]:
        """Everything that lay on the table, and whose it was."""
        return self.states[seq].reveal()

    def _after(self, entry: Entry) -> State:
        state = self.states[-1]
        if entry.kind == BACK:
            return self.states[_back_to(entry)]
        if entry.kind in (MOVE, CHANCE):
            state = state.clone()
            state.apply(self.game.from_text(state, entry.text))
        return state

    def _is_last(self, seq: int) -> bool:
        return self.states[seq].actor == OVER or (seq > 0 and self.entries[seq - 1].kind == END)


def _back_to(entry: Entry) -> int:
    return int(entry.text.split()[0])

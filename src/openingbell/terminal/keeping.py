"""Games are kept as they are played: closing a window, or the end of a battery, loses nothing."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from openingbell.core.errors import BadRecord, Refused, reason

FORMAT = "openingbell-kept/1"
MAX_KEPT = 20  # games; the oldest go
ENDING = ".jsonl"


def folder() -> Path:
    """Where they are, for this user alone: a file has everybody's hidden cards."""
    base = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(base).expanduser() / "openingbell" / "games"


class Keeper:
    """The file of one game: a line says what is played and by whom, each further one what was added or taken back."""

    def __init__(self, head: dict[str, Any], actions: Sequence[int] = (), path: Path | None = None) -> None:
        """A new file, or one that is there already and holds these actions."""
        self._path = path or folder() / f"{time.time_ns()}-{head['game']}{ENDING}"
        self._seq = len(actions)
        if path is None:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            for old in kept_games()[MAX_KEPT - 1 :]:
                old.unlink(missing_ok=True)
            self._append({"format": FORMAT, **head})
            self._append(list(actions))

    def follow(self, actions: Sequence[int]) -> None:
        """The game has come to, or gone back to, these actions."""
        if len(actions) < self._seq:
            self._append({"back": len(actions)})
        elif len(actions) > self._seq:
            self._append(list(actions[self._seq :]))
        self._seq = len(actions)

    def concede(self, seat: int) -> None:
        """A bot plays on for somebody."""
        self._append({"conceded": seat})

    def forget(self) -> None:
        """It is over, and there is nothing to go on with."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _append(self, line: object) -> None:
        descriptor = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        with os.fdopen(descriptor, "a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def kept_games() -> list[Path]:
    """The latest first."""
    return sorted(folder().glob(f"*{ENDING}"), reverse=True)


def last_kept() -> Path:
    games = kept_games()
    if not games:
        raise Refused("no game was left unfinished")
    return games[0]


def read_kept(path: Path) -> tuple[dict[str, Any], list[int]]:
    """What is played and by whom, and all actions; a last line that was cut short is left out."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
        head = json.loads(lines[0])
        if head.get("format") != FORMAT:
            raise BadRecord(f"{path} is not a game that was kept by this version")
        actions: list[int] = []
        conceded: list[int] = []
        for line in lines[1:-1]:
            change = json.loads(line)
            if not isinstance(change, dict):
                actions += change
            elif "conceded" in change:
                conceded.append(change["conceded"])
            else:
                del actions[change["back"] :]
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadRecord(f"{path} cannot be read: {reason(error)}") from error
    return {**head, "conceded": conceded}, actions

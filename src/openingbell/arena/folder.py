"""The folder of a contest: what is to be played, and every game that was. A contest can be gone on with from it.

A game is in the file or it is not: its rows are appended in one piece, and whatever a killed process left of a piece is
cut off before the next one is written.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path

from openingbell.arena.contest import Contest
from openingbell.arena.match import Complaint, Result
from openingbell.arena.results import (
    COLUMNS,
    COMPLAINT_COLUMNS,
    complaint_rows,
    complaints_from_csv,
    from_csv,
    rows,
    to_csv,
)
from openingbell.core.errors import Refused, reason
from openingbell.core.record import write_new

CONTEST = "contest.json"
RESULTS = "results.csv"
COMPLAINTS = "broken.csv"
REPORT = "report.html"
RECORDS = "records"
PARQUET = "results.parquet"


class Folder:
    """Held by one process at a time."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.played: list[Result] = []
        self._lock = os.open(path / CONTEST, os.O_RDONLY)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._lock)
            raise Refused(f"{path} is in use by another arena") from error
        self._results = _open(path / RESULTS, COLUMNS)
        self._complaints = _open(path / COMPLAINTS, COMPLAINT_COLUMNS)
        try:
            self._read()
        except BaseException:
            self.close()
            raise

    @staticmethod
    def create(path: Path, contest: Contest) -> Folder:
        """A folder for a new contest."""
        if (path / CONTEST).exists():
            raise Refused(f"there is a contest in {path} already; go on with it by --resume {path}")
        if (path / RESULTS).exists():
            raise Refused(f"there are results of another contest in {path} already")
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"{path} cannot be used: {reason(error)}") from error
        write_new(path / CONTEST, json.dumps(contest.to_json(), ensure_ascii=False, indent=1) + "\n")
        return Folder(path, contest)

    @staticmethod
    def resume(path: Path) -> Folder:
        """Go on with the contest of a folder."""
        return Folder(path, read_contest(path))

    def extend(self, games: int) -> None:
        """More games than were asked for at first."""
        self.contest = self.contest.longer(games)
        draft = self.path / f"{CONTEST}.part"
        draft.write_text(json.dumps(self.contest.to_json(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        # The lock stays with the old file, which is all that another arena of this moment could have open.
        lock = os.open(draft, os.O_RDONLY)
        fcntl.flock(lock, fcntl.LOCK_EX)
        draft.replace(self.path / CONTEST)
        os.close(self._lock)
        self._lock = lock

    def add(self, result: Result) -> None:
        """A game was played. Its record and what was wrong in it are written first: a game that counts has them."""
        if result.record:
            self._write_record(result)
        if result.complaints:
            _append(self._complaints, to_csv(complaint_rows(self.contest, result)))
        _append(self._results, to_csv(rows(self.contest, result)))
        self.played.append(result)

    def _write_record(self, result: Result) -> None:
        """Whole or not at all; one that is left of a game that did not count is replaced."""
        folder = self.path / RECORDS
        folder.mkdir(exist_ok=True)
        draft = folder / ".part"
        draft.write_text(result.record, encoding="utf-8")
        draft.replace(folder / f"{result.number:06}.json")
        result.record = ""  # it need not stay in memory

    def close(self) -> None:
        for descriptor in (self._results, self._complaints, self._lock):
            os.close(descriptor)

    def _read(self) -> None:
        """What was played before; what was not finished is cut off."""
        path = self.path / RESULTS
        end = len(to_csv([COLUMNS]))
        try:
            text = _text(path)
            for result, end in from_csv(self.contest, text):  # noqa: B007
                self.played.append(result)
        except Refused as error:
            raise Refused(f"{path} cannot be gone on with: {error}") from error
        os.truncate(self._results, len(text[:end].encode()))
        games = {result.number: result for result in self.played}
        found: dict[int, list[Complaint]] = {}
        text = _text(self.path / COMPLAINTS)
        for number, complaint in complaints_from_csv(self.contest, text):
            found.setdefault(number, []).append(complaint)
        os.truncate(self._complaints, len(to_csv([COMPLAINT_COLUMNS]).encode()))
        for number, complaints in found.items():
            if number in games:
                games[number].complaints = complaints
                _append(self._complaints, to_csv(complaint_rows(self.contest, games[number])))


def read_contest(path: Path) -> Contest:
    try:
        data = json.loads((path / CONTEST).read_text(encoding="utf-8"))
        return Contest.from_json(data)
    except OSError as error:
        raise Refused(f"there is no contest in {path}: {reason(error)}") from error
    except (ValueError, TypeError, LookupError, Refused) as error:
        raise Refused(f"{path / CONTEST} cannot be gone on with: {error}") from error


def _text(path: Path) -> str:
    """As it is, letter by letter: where a game ends in it is where the file is cut."""
    return path.read_bytes().decode(errors="replace")


def _open(path: Path, columns: tuple[str, ...]) -> int:
    """A file to be appended to, with the names of its columns."""
    header = to_csv([columns])
    descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)
    if os.fstat(descriptor).st_size < len(header):
        os.truncate(descriptor, 0)
        _append(descriptor, header)
    return descriptor


def _append(descriptor: int, text: str) -> None:
    data = text.encode()
    while data:  # a disk that is nearly full takes a part
        data = data[os.write(descriptor, data) :]

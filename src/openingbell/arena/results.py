"""Results as rows of a table: one for each seat of each game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from contextlib import suppress

from openingbell.arena.contest import Contest
from openingbell.arena.match import Complaint, Result, SeatResult
from openingbell.core.errors import Refused

COLUMNS = (
    "game",
    "deal",
    "rotation",
    "seat",
    "entrant",
    "bot",
    "score",
    "win",
    "decisions",
    "lost",
    "seconds",
    "moves",
)
COMPLAINT_COLUMNS = ("game", "seat", "entrant", "bot", "move", "kind", "sentence")


def rows(contest: Contest, result: Result) -> list[list[object]]:
    """A game's rows, in the order of seats."""
    number = result.number
    return [
        [
            number,
            contest.deal(number),
            contest.rotation(number),
            seat,
            sitting.entrant,
            contest.entrants[sitting.entrant].text,
            sitting.score,
            round(sitting.win, 6),
            sitting.decisions,
            sitting.lost,
            round(sitting.seconds, 6),
            result.moves,
        ]
        for seat, sitting in enumerate(result.sittings)
    ]


def complaint_rows(contest: Contest, result: Result) -> list[list[object]]:
    return [
        [result.number, one.seat, one.entrant, contest.entrants[one.entrant].text, one.move, one.kind, one.sentence]
        for one in result.complaints
    ]


def to_csv(lines: Sequence[Sequence[object]]) -> str:
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()


def from_csv(contest: Contest, text: str) -> Iterator[tuple[Result, int]]:
    """The games of a file in the order they were written, and where each ends; what is left half written is left out.

    A process can be killed in the middle of a line, but never before the end of an earlier one.
    """
    header = to_csv([COLUMNS])
    if not text.startswith(header):
        raise Refused("its first line does not name the columns of this version")
    end = len(header)
    lines = text[end:].splitlines(keepends=True)
    seen: set[int] = set()
    for first in range(0, len(lines), contest.seats):
        chunk = lines[first : first + contest.seats]
        if len(chunk) < contest.seats or not chunk[-1].endswith("\n"):
            return
        end += sum(map(len, chunk))
        result = _result(contest, list(csv.reader(chunk)), first + 2)
        if result.number in seen:
            raise Refused(f"game {result.number} is in it twice")
        seen.add(result.number)
        yield result, end


def _result(contest: Contest, cells: list[list[str]], line: int) -> Result:
    try:
        number, moves = int(cells[0][0]), int(cells[0][-1])
        sittings = [
            SeatResult(int(row[4]), int(row[6]), float(row[7]), int(row[8]), int(row[9]), float(row[10]))
            for row in cells
        ]
        result = Result(number, moves, sittings)
        expected = rows(contest, result)
    except (ValueError, IndexError) as error:
        raise Refused(f"line {line} and those after it are no game") from error
    # The rows of a game say some things twice, so that whoever reads them need not compute; they have to agree.
    same = [[str(cell) for cell in row[:6]] for row in expected] == [row[:6] for row in cells]
    if not (number >= 0 and same and [one.entrant for one in sittings] == contest.sitting(number)):
        raise Refused(f"line {line} and those after it are no game of this contest")
    return result


def complaints_from_csv(contest: Contest, text: str) -> Iterator[tuple[int, Complaint]]:
    """The complaints of a file, each with its game; what is damaged or half written is left out."""
    lines = text.splitlines(keepends=True)
    for row in csv.reader(lines[1:] if not lines or lines[-1].endswith("\n") else lines[1:-1]):
        with suppress(ValueError, IndexError):
            number, seat, entrant = int(row[0]), int(row[1]), int(row[2])
            complaint = Complaint(entrant, seat, int(row[4]), row[5], row[6])
            if 0 <= entrant < contest.seats and len(row) == len(COMPLAINT_COLUMNS):
                yield number, complaint

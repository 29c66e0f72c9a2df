"""What happens at a table besides the moves of its game, as events that everybody may see.

They are told among the game's own; their kinds begin with `table-`, and the catalogue has a message of that name.
"""

from __future__ import annotations

from openingbell.core.events import Seen, Value
from openingbell.server.course import NO, Change, Course
from openingbell.server.entries import ANSWER, BACK, END, PAUSE, RESUME, SEAT, TIME, Entry

AT_TABLE = "table-"
TAKEN_BACK = "table-takeback"  # `to`: what happened after so many entries did not
DECLINED = "table-declined"
PAUSED = "table-paused"
RESUMED = "table-resumed"
ENDED = "table-ended"
OUT_OF_TIME = "table-out-of-time"
RESIGNED_FOR_ALL = "table-resigned-end"  # in a game that ends with it

# How it came that somebody else plays for a seat: the word of its entry.
RESIGNED = "resigned"
STOOD_IN = "stand-in"
OFFERED = "offered"
RETURNED = "returned"
JOINED = "joined"
SEATS = {word: f"table-{word}" for word in ("resigned", "stand-in", "offered", "returned", "joined")}

PLAIN = {PAUSE: PAUSED, RESUME: RESUMED, END: ENDED, TIME: OUT_OF_TIME}


def happened(kind: str, seat: int | None = None, **facts: Value) -> Seen:
    return {"event": kind, **({} if seat is None else {"seat": seat}), **facts}


def happening(entry: Entry, seq: int, before: Course) -> Seen | None:
    """What an entry that is no move tells, if it tells anything; it was written while things were as `before`."""
    if entry.kind == BACK:
        return happened(TAKEN_BACK, entry.seat, to=int(entry.text.split()[0]))
    if entry.kind == ANSWER and entry.text == NO and before.request is not None:
        kept = before.request.seat == entry.seat  # whoever asked thinks better of it
        return None if kept else happened(DECLINED, entry.seat, what=before.request.what)
    if entry.kind == SEAT:
        word, change = Change.read(seq, entry)
        return happened(SEATS[word], change.seat, player=change.before.name, by=change.after.name)
    if entry.kind == END and entry.text == RESIGNED:
        return happened(RESIGNED_FOR_ALL, entry.seat)
    return happened(PLAIN[entry.kind], entry.seat) if entry.kind in PLAIN else None


def is_at_table(event: Seen) -> bool:
    return str(event["event"]).startswith(AT_TABLE)

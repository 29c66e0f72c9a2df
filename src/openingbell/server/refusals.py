"""How the server refuses: a status, a word for programs, and a sentence for people."""

from __future__ import annotations

from openingbell.core.errors import BadMove, BadOptions, IllegalMove, Refused, UnknownGame


class Rejected(Refused):
    """A request that is not granted."""

    def __init__(self, status: int, error: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.error = error


def no_guest() -> Rejected:
    return Rejected(401, "guest", "this needs a guest: say who you are first")


def not_your_seat() -> Rejected:
    return Rejected(403, "seat", "this seat is not yours")


def not_the_host() -> Rejected:
    return Rejected(403, "host", "only the host of the table may do this")


def no_table() -> Rejected:
    return Rejected(404, "table", "there is no such table")


def no_position(last: int) -> Rejected:
    return Rejected(404, "position", f"there are positions from 0 to {last}")


def seat_taken() -> Rejected:
    return Rejected(409, "taken", "this seat is taken")


def game_begun() -> Rejected:
    return Rejected(409, "begun", "the game has begun")


def game_waits() -> Rejected:
    return Rejected(409, "waiting", "the game has not begun")


def game_runs() -> Rejected:
    return Rejected(409, "running", "the record can be had when the game is over")


def wrong_seq(seq: int) -> Rejected:
    return Rejected(409, "seq", f"the table has {seq} moves by now")


def later_entry(kind: str) -> Rejected:
    return Rejected(
        409, "version", f"this table's log has a {kind!r}, which only a later version of Opening Bell knows"
    )


def store_fails() -> Rejected:
    return Rejected(503, "store", "this cannot be stored at the moment; nothing was changed, try again in a while")


def of_rules(refused: Refused) -> Rejected:
    """The rules' own refusals, with a status."""
    if isinstance(refused, Rejected):
        return refused
    if isinstance(refused, BadMove | IllegalMove):
        return Rejected(422, "move", str(refused))
    if isinstance(refused, BadOptions | UnknownGame):
        return Rejected(422, "options", str(refused))
    return Rejected(422, "request", str(refused))

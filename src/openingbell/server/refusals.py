"""How the server refuses: a status, a word for programs, and a sentence for people.

The sentences are in the catalogue, `refused-WORD`: the server sends the English one and the facts in it, and a client
says the same in its reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.core.errors import BadData, BadMove, BadOptions, IllegalMove, Refused, UnknownGame
from openingbell.locales import Words, languages

NO_CLAUSE = "none"


class HttpRefusal(Refused):
    """A request that is not granted: with its status, and a word for programs."""

    def __init__(self, status: int, error: str, **facts: int | str) -> None:
        super().__init__(Words("en").say(f"refused-{error}", **facts))
        self.status = status
        self.error = error
        self.facts = facts

    def body(self) -> dict[str, object]:
        """What a client is sent, a `messages.Problem`."""
        return {"error": self.error, "sentence": str(self), "facts": self.facts}


def no_guest() -> HttpRefusal:
    return HttpRefusal(401, "guest")


def not_your_seat() -> HttpRefusal:
    return HttpRefusal(403, "seat")


def not_the_host() -> HttpRefusal:
    return HttpRefusal(403, "host")


def other_site() -> HttpRefusal:
    return HttpRefusal(403, "origin")


def no_table() -> HttpRefusal:
    return HttpRefusal(404, "table")


def table_deleted() -> HttpRefusal:
    return HttpRefusal(410, "deleted")


def no_rules(game: str) -> HttpRefusal:
    return HttpRefusal(404, "rulebook", game=game)


def no_seat(last: int) -> HttpRefusal:
    return HttpRefusal(404, "no-seat", last=last)


def no_position(last: int) -> HttpRefusal:
    return HttpRefusal(404, "position", last=last)


def no_language(language: str) -> HttpRefusal:
    return HttpRefusal(404, "language", language=language, languages=", ".join(languages()))


def no_path(status: int) -> HttpRefusal:
    return HttpRefusal(status, "path")


def seat_taken() -> HttpRefusal:
    return HttpRefusal(409, "taken")


def game_begun() -> HttpRefusal:
    return HttpRefusal(409, "begun")


def game_waits() -> HttpRefusal:
    return HttpRefusal(409, "waiting")


def game_runs() -> HttpRefusal:
    return HttpRefusal(409, "running")


def game_goes_on() -> HttpRefusal:
    return HttpRefusal(409, "unfinished")


def other_promise() -> HttpRefusal:
    return HttpRefusal(409, "promise")


def salts_told() -> HttpRefusal:
    return HttpRefusal(409, "salts-told")


def salt_too_early() -> HttpRefusal:
    return HttpRefusal(409, "salt-early")


def other_salt() -> HttpRefusal:
    return HttpRefusal(422, "salt")


def too_few_seats(sitting: int, seats: int) -> HttpRefusal:
    return HttpRefusal(409, "crowded", sitting=sitting, seats=seats)


def too_many_tables(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "tables", limit=limit)


def too_many_from_here(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "address", limit=limit)


def wrong_seq(seq: int) -> HttpRefusal:
    return HttpRefusal(409, "seq", seq=seq)


def later_entry(kind: str) -> HttpRefusal:
    return HttpRefusal(409, "version", kind=kind)


def other_rules(game: str, table: int, server: int) -> HttpRefusal:
    return HttpRefusal(409, "rules", game=game, table=table, server=server)


def other_name() -> HttpRefusal:
    return HttpRefusal(421, "hostname")


def too_large(limit: int) -> HttpRefusal:
    return HttpRefusal(413, "size", limit=limit)


def bad_request(reason: str, status: int = 422) -> HttpRefusal:
    return HttpRefusal(status, "request", reason=reason)


def bad_body(place: Sequence[int | str], problem: str) -> HttpRefusal:
    return bad_request(f"{'.'.join(map(str, place))}: {problem.lower()}")


def bad_name(limit: int) -> HttpRefusal:
    return HttpRefusal(422, "name", limit=limit)


def bad_options(reason: str) -> HttpRefusal:
    return HttpRefusal(422, "options", reason=reason)


def bad_data(reason: str) -> HttpRefusal:
    return HttpRefusal(422, "data", reason=reason)


def no_data_file(game: str) -> HttpRefusal:
    return HttpRefusal(404, "no-data", game=game)


def bad_move(reason: str, clause: str = "") -> HttpRefusal:
    return HttpRefusal(422, "move", reason=reason, clause=clause or NO_CLAUSE)


def bad_order() -> HttpRefusal:
    return HttpRefusal(422, "standing")


def our_mistake() -> HttpRefusal:
    return HttpRefusal(500, "server")


def store_fails() -> HttpRefusal:
    return HttpRefusal(503, "store")


def of_rules(refused: Refused) -> HttpRefusal:
    """The rules' own refusals, with a status."""
    if isinstance(refused, HttpRefusal):
        return refused
    if isinstance(refused, IllegalMove):
        return bad_move(str(refused), refused.clause)
    if isinstance(refused, BadMove):
        return bad_move(str(refused))
    if isinstance(refused, BadData):
        return bad_data(str(refused))
    if isinstance(refused, BadOptions | UnknownGame):
        return bad_options(str(refused))
    return bad_request(str(refused))

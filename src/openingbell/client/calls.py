"""Everything a program can ask of the server: a function for each command, which says what is sent and what comes back.

`Client.ask(call)` waits for the answer, `await AsyncClient.ask(call)` awaits it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from openingbell.protocol.messages import (
    Accepted,
    Me,
    Moves,
    NewGuest,
    NewTable,
    Offer,
    OptionValue,
    Order,
    Position,
    Preview,
    SaltPromise,
    SaltTold,
    Sitting,
    Standing,
    Table,
    Tables,
    Wanted,
    Welcome,
    World,
)
from openingbell.protocol.messages import Answer as Agreed

Answer = TypeVar("Answer")
Model = TypeVar("Model", bound=BaseModel)

ME = Sitting(kind="me")
OPEN = Sitting(kind="open")


def bot(name: str) -> Sitting:
    return Sitting(kind="bot", bot=name)


@dataclass(frozen=True)
class Call(Generic[Answer]):
    """A request to `path` below /api, and how its answer is read."""

    method: str
    path: str
    read: Callable[[bytes], Answer]
    body: str | None = None


def _call(method: str, path: str, model: type[Model], body: BaseModel | None = None) -> Call[Model]:
    return Call(
        method,
        path,
        partial(model.model_validate_json, extra="ignore"),
        None if body is None else body.model_dump_json(),
    )


# --- who one is -------------------------------------------------------------------------------------------------------


def be(name: str) -> Call[Welcome]:
    """Be a new guest; the client bears the token from then on."""
    return _call("POST", "guests", Welcome, NewGuest(name=name))


def me() -> Call[Me]:
    return _call("GET", "me", Me)


# --- tables -----------------------------------------------------------------------------------------------------------


def offer() -> Call[Offer]:
    """Games, their options and bots."""
    return _call("GET", "offer", Offer)


def lobby() -> Call[Tables]:
    return _call("GET", "tables", Tables)


def set_up(
    game: str,
    seats: Sequence[Sitting],
    options: Mapping[str, OptionValue] | None = None,
    listed: bool = False,
    data: dict[str, Any] | None = None,
) -> Call[Table]:
    """A new table; `players` follows from the seats unless it is said."""
    wanted = NewTable(
        game=game, options={"players": len(seats), **(options or {})}, seats=list(seats), listed=listed, data=data
    )
    return _call("POST", "tables", Table, wanted)


def look(table_id: str) -> Call[Table]:
    return _call("GET", f"tables/{table_id}", Table)


def sit(table_id: str, seat: int, sitting: Sitting = ME) -> Call[Table]:
    """Take a seat, free it or give it to a bot."""
    return _call("PUT", f"tables/{table_id}/seats/{seat}", Table, sitting)


def promise_salt(table_id: str, promised: SaltPromise) -> Call[Table]:
    """Add to chance: the hash of a salt, before the game begins."""
    return _call("PUT", f"tables/{table_id}/salt", Table, promised)


def tell_salt(table_id: str, told: SaltTold) -> Call[Table]:
    """The salt itself, once everybody has promised theirs."""
    return _call("POST", f"tables/{table_id}/salt", Table, told)


def record(table_id: str) -> Call[bytes]:
    """The whole game as a record's JSON, once it is over."""
    return Call("GET", f"tables/{table_id}/record", bytes)


# --- moves ------------------------------------------------------------------------------------------------------------


def move(table_id: str, seq: int, moves: Sequence[str]) -> Call[Accepted]:
    """Moves of one's seat, all or none; the same again with the same `seq` are not made twice."""
    return _call("POST", f"tables/{table_id}/moves", Accepted, Moves(seq=seq, moves=list(moves)))


def preview(table_id: str, seq: int, moves: Sequence[str]) -> Call[Preview]:
    """What moves would lead to, as far as the seat can know."""
    return _call("POST", f"tables/{table_id}/preview", Preview, Moves(seq=seq, moves=list(moves)))


def position(table_id: str, seq: int) -> Call[Position]:
    return _call("GET", f"tables/{table_id}/positions/{seq}", Position)


def world(table_id: str, seq: int) -> Call[World]:
    """A position that looks to one's seat as the one after `seq` does, with what it cannot see dealt anew."""
    return _call("GET", f"tables/{table_id}/worlds/{seq}", World)


def resign(table_id: str) -> Call[Accepted]:
    """Give up: a bot plays on."""
    return _call("POST", f"tables/{table_id}/resign", Accepted)


def come_back(table_id: str) -> Call[Accepted]:
    """Take the seat again for which a bot has played."""
    return _call("POST", f"tables/{table_id}/return", Accepted)


def ask_others(table_id: str, wanted: Wanted) -> Call[Accepted]:
    """To take back, to pause, to end the game, or to have somebody else play for who is away."""
    return _call("POST", f"tables/{table_id}/requests", Accepted, wanted)


def answer_request(table_id: str, answered: Agreed) -> Call[Accepted]:
    return _call("POST", f"tables/{table_id}/requests/answer", Accepted, answered)


def resume(table_id: str) -> Call[Accepted]:
    """Play on after a pause."""
    return _call("POST", f"tables/{table_id}/resume", Accepted)


# --- standing answers -------------------------------------------------------------------------------------------------


def standing(table_id: str) -> Call[Standing]:
    return _call("GET", f"tables/{table_id}/standing", Standing)


def give_order(table_id: str, order: Order) -> Call[Standing]:
    return _call("POST", f"tables/{table_id}/standing", Standing, order)


def cancel_order(table_id: str, order: Order) -> Call[Standing]:
    return _call("POST", f"tables/{table_id}/standing/cancel", Standing, order)

"""What both clients have in common: where a server is, how its answers are read, and what is heard on a live line."""

from __future__ import annotations

import json
import re
from typing import Any

from pydantic import BaseModel, ValidationError

from openingbell.client.errors import NoAnswer, ServerRefused
from openingbell.core.errors import Refused
from openingbell.protocol.messages import (
    Hello,
    LobbyChanged,
    PositionChanged,
    Problem,
    Refusal,
    Removed,
    SketchesChanged,
    StandingChanged,
    TableChanged,
    Welcome,
)

SECONDS = 30.0
PING = 10.0  # after so many seconds without a word the server is asked whether it is there
SILENCE = 20.0  # after so many more the line is lost
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # before a lost line is tried again; after the last one it is given up
KINDS: dict[str, type[BaseModel]] = {
    "table": TableChanged,
    "position": PositionChanged,
    "standing": StandingChanged,
    "sketches": SketchesChanged,
    "removed": Removed,
    "lobby": LobbyChanged,
    "refused": Refusal,
}
ADDRESS = re.compile(r"(https?://[^/?#\s]+(?:/[^?#\s]*?)??)/?(?:t/([a-z0-9]{1,20})/?)?")

Heard = TableChanged | PositionChanged | StandingChanged | SketchesChanged | Removed | LobbyChanged


def parted(address: str) -> tuple[str, str | None]:
    """Where a server is, and which table at it an address names, if one."""
    found = ADDRESS.fullmatch(address if "://" in address else f"http://{address}")
    if found is None:
        raise Refused(f"{address!r} is no address of a server or of a table")
    return found[1], found[2]


def ask_for(server: str, path: str) -> str:
    return f"{server}/api/{path}"


def live_at(server: str, table_id: str) -> str:
    return f"ws{server.removeprefix('http')}/api/tables/{table_id}/live"


def lobby_at(server: str) -> str:
    return f"ws{server.removeprefix('http')}/api/lobby/live"


def require_success(status: int, content: bytes, server: str) -> None:
    """Raise what the server refused, in its own words."""
    if 200 <= status < 300:
        return
    try:
        problem = Problem.model_validate_json(content)
    except ValidationError:
        raise no_server(server) from None
    raise ServerRefused(status, problem.error, problem.sentence, problem.facts)


def no_server(server: str) -> NoAnswer:
    return NoAnswer(f"no server of Opening Bell answers at {server}")


class Hearing:
    """What is heard of a table: where to go on after a line was lost, and messages as their kinds say."""

    def __init__(self, seq: int, token: str | None) -> None:
        self._seq = seq
        self._token = token
        self.failures = 0  # lines lost since something was heard

    def hello(self) -> str:
        return Hello(seq=self._seq, token=self._token).model_dump_json(exclude_none=True)

    def ping(self) -> str:
        return '{"type": "ping"}'

    def read(self, text: str | bytes) -> Heard | None:
        """A message, or nothing if it is of a kind that this client has no use for."""
        facts: dict[str, Any] = json.loads(text)
        kind = KINDS.get(str(facts.get("type")))
        if kind is None:
            return None
        message = kind.model_validate(facts, extra="ignore")  # a later server may say more
        if isinstance(message, Refusal):
            raise ServerRefused(0, message.error, message.sentence, message.facts)
        self.failures = 0
        if isinstance(message, PositionChanged):
            self._seq = message.seq
        return message  # type: ignore[return-value]

    def pause(self, server: str) -> float:
        """The line is lost: how long to wait before the next one, or NoAnswer after too many."""
        if self.failures == len(PAUSES):
            raise no_server(server)
        self.failures += 1
        return PAUSES[self.failures - 1]


def token_in(answer: object) -> str | None:
    """What the client bears from now on."""
    return answer.token if isinstance(answer, Welcome) else None

"""What a request is for. A person may do everything; a program's token, what it was made for."""

from __future__ import annotations

from typing import Final, Literal

from starlette.requests import Request

Scope = Literal["read", "play", "oneself"]
READ: Final = "read"  # see what its owner sees
PLAY: Final = "play"  # whatever is done at tables
ONESELF: Final = "oneself"  # whatever else: who one is, and what one has said for oneself

ALLOWED: Final[dict[str, tuple[Scope, ...]]] = {READ: (READ,), PLAY: (READ, PLAY)}  # to tokens by their own scope
TABLES: Final = "/api/tables"


def wanted_by(request: Request) -> Scope:
    """What nobody has thought of is not for programs."""
    if request.method == "GET":
        return READ
    return PLAY if f"{request.url.path}/".startswith(f"{TABLES}/") else ONESELF

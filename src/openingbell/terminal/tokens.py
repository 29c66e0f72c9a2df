"""Who somebody is at which server: the tokens that this user was given, for this user alone."""

from __future__ import annotations

import json
import os
from pathlib import Path

from openingbell.terminal.keeping import folder


def _file() -> Path:
    return folder().parent / "servers.json"


def token_at(server: str) -> str | None:
    token = _tokens().get(server)
    return token if isinstance(token, str) else None


def keep_token(server: str, token: str) -> None:
    """Written whole or not at all, and nobody else can read it."""
    path = _file()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    text = json.dumps({**_tokens(), server: token}, indent=1)
    fresh.touch(mode=0o600)
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def _tokens() -> dict[str, object]:
    try:
        tokens = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return tokens if isinstance(tokens, dict) else {}

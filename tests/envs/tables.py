"""The tables that environments are tried on: each game, short where games are long."""

from __future__ import annotations

from typing import Any

TABLES: dict[str, dict[str, Any]] = {
    "acquire": {"players": 3},
    "stockpile": {"players": 3, "investors": True},
    "syndicate": {"players": 3, "rounds": 3, "trades": False},
}

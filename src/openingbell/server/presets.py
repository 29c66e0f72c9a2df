"""Sets of options that have a name, for each game."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from openingbell.core.game import Game
from openingbell.core.options import Options

FILE = Path(__file__).with_name("presets.toml")


def presets(game: Game) -> dict[str, Options]:
    """By name, each whole: what it does not say is as usual."""
    return {name: game.check(chosen) for name, chosen in _read().get(game.name, {}).items()}


@cache
def _read() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))

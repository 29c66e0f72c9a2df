"""What a game declares in files beside its code."""

from __future__ import annotations

import sys
import tomllib
from importlib.resources import files
from typing import Any

from openingbell.core.game import Game


def read_beside(game: Game, name: str) -> dict[str, Any]:
    """The TOML file of this name in the folder of the game's code; empty if there is none."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package) / name if package else None
    return {} if file is None or not file.is_file() else tomllib.loads(file.read_text(encoding="utf-8"))

"""The notation of Acquire: every move's typed form, in the order of its number (see moves.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openingbell.core.notation import Form, Notation
from openingbell.games.acquire.components import COLUMNS, NAMES_1999, NAMES_CLASSIC, TILE_NAMES
from openingbell.games.acquire.moves import ACTIONS, CHANCE_OUTCOMES


def _forms(kind: str, key: str, values: Sequence[Any]) -> list[Form]:
    return [{"type": kind, key: value} for value in values]


def _actions(corporations: Sequence[str]) -> Notation:
    forms = _forms("place", "tile", TILE_NAMES)
    for kind in ("found", "survive", "absorb", "buy"):
        forms += _forms(kind, "corporation", corporations)
    for kind in ("sell", "trade", "keep", "announce", "done", "pass"):
        forms.append({"type": kind})
    return Notation(forms)


ACTIONS_1999: Final = _actions(NAMES_1999)
ACTIONS_CLASSIC: Final = _actions(NAMES_CLASSIC)
OUTCOMES: Final = Notation(_forms("draw", "tile", TILE_NAMES) + _forms("market", "number", range(1, COLUMNS + 1)))
assert len(ACTIONS_1999) == len(ACTIONS_CLASSIC) == ACTIONS
assert len(OUTCOMES) == CHANCE_OUTCOMES

"""Moves as text (`found Hydra`) and as typed objects (`{"type": "found", "corporation": "Hydra"}`)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from openingbell.core.errors import BadMove
from openingbell.core.state import CHANCE
from openingbell.games.acquire.components import COLUMNS, NAMES_1999, NAMES_CLASSIC, TILE_NAMES
from openingbell.games.acquire.moves import ACTIONS, CHANCE_OUTCOMES
from openingbell.games.acquire.position import Position

Form = dict[str, Any]


def _forms(kind: str, key: str, values: tuple[Any, ...]) -> list[Form]:
    return [{"type": kind, key: value} for value in values]


def _action_forms(corporations: tuple[str, ...]) -> list[Form]:
    """Every action in the order of its number; see moves.py."""
    forms = _forms("place", "tile", TILE_NAMES)
    for kind in ("found", "survive", "absorb", "buy"):
        forms += _forms(kind, "corporation", corporations)
    for kind in ("sell", "trade", "keep", "announce", "done", "pass"):
        forms.append({"type": kind})
    return forms


class Notation:
    """One number space: each number's typed form and its text."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms = forms
        self.texts = [" ".join(str(part) for part in form.values()) for form in forms]
        self.numbers = {text: number for number, text in enumerate(self.texts)}


ACTIONS_1999: Final = Notation(_action_forms(NAMES_1999))
ACTIONS_CLASSIC: Final = Notation(_action_forms(NAMES_CLASSIC))
OUTCOMES: Final = Notation(
    _forms("draw", "tile", TILE_NAMES) + _forms("market", "number", tuple(range(1, COLUMNS + 1)))
)
assert len(ACTIONS_1999.texts) == len(ACTIONS_CLASSIC.texts) == ACTIONS
assert len(OUTCOMES.texts) == CHANCE_OUTCOMES


def _notation(p: Position) -> Notation:
    if p.actor == CHANCE:
        return OUTCOMES
    return ACTIONS_CLASSIC if p.classic else ACTIONS_1999


def to_text(p: Position, action: i64) -> str:
    return _notation(p).texts[_known(p, action)]


def from_text(p: Position, text: str) -> i64:
    number = _notation(p).numbers.get(text)
    if number is None:
        raise BadMove(f"{text!r} is not a move here")
    return number


def to_json(p: Position, action: i64) -> Form:
    return dict(_notation(p).forms[_known(p, action)])


def from_json(p: Position, data: object) -> i64:
    for number, form in enumerate(_notation(p).forms):
        if data == form and all(type(data[key]) is type(form[key]) for key in form):  # 1 is not True
            return number
    raise BadMove(f"{data!r} is not a move here")


def _known(p: Position, action: i64) -> i64:
    if not 0 <= action < len(_notation(p).texts):
        raise BadMove(f"there is no action {action}")
    return action

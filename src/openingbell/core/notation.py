"""Moves as text (`found Hydra`) and as typed objects (`{"type": "found", "corporation": "Hydra"}`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from openingbell.core.errors import BadMove

Form = dict[str, Any]


class Notation:
    """A number space: the typed form of each number, in order. Its text is the form's values with blanks between."""

    def __init__(self, forms: Sequence[Form]) -> None:
        self._forms = list(forms)
        self._texts = [" ".join(str(part) for part in form.values()) for form in forms]
        self._numbers = {text: number for number, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self._forms)

    def to_text(self, action: i64) -> str:
        return self._texts[self._known(action)]

    def from_text(self, text: str) -> i64:
        number = self._numbers.get(text)
        if number is None:
            raise BadMove(f"{text!r} is not a move here")
        return number

    def to_json(self, action: i64) -> Form:
        return dict(self._forms[self._known(action)])

    def from_json(self, data: object) -> i64:
        for number, form in enumerate(self._forms):
            if data == form and all(type(data[key]) is type(form[key]) for key in form):  # 1 is not True
                return number
        raise BadMove(f"{data!r} is not a move here")

    def _known(self, action: i64) -> i64:
        if not 0 <= action < len(self._forms):
            raise BadMove(f"there is no action {action}")
        return action

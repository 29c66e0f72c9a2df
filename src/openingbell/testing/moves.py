"""Notation and typed form are bijections with the numbers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from openingbell.core.errors import BadMove
from openingbell.core.game import Game
from openingbell.core.state import State


def check_notation(game: Game, state: State) -> None:
    """Every legal action goes to text and JSON and back, no two look alike, and nonsense is refused."""
    legal = list(state.legal())
    texts = [game.to_text(state, action) for action in legal]
    assert len(set(texts)) == len(texts), f"two actions have the same notation: {texts}"
    assert [game.from_text(state, text) for text in texts] == legal, "notation does not lead back"
    forms = [json.loads(json.dumps(game.to_json(state, action))) for action in legal]
    assert all(isinstance(form.get("type"), str) for form in forms), "a typed form has no type"
    assert [game.from_json(state, form) for form in forms] == legal, "the typed form does not lead back"
    for text in ("", "nonsense", f" {texts[0]}", f"{texts[0]} {texts[0]}", texts[0].upper() + "!"):
        _refuses(game.from_text, state, text)
    nonsense: list[object] = [None, [], {}, "x", 3, {"type": "nonsense"}, {**forms[0], "more": 1}]
    for form in nonsense:
        _refuses(game.from_json, state, form)


def _refuses(read: Callable[[State, Any], int], state: State, nonsense: object) -> None:
    try:
        number = read(state, nonsense)
    except BadMove:
        return
    raise AssertionError(f"{nonsense!r} was read as action {number}")

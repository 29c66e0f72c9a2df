"""Games played by an independent program, replayed move for move.

They are not part of the repository: they lie beside it, or in the folder that OPENINGBELL_CONFORMANCE names.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from openingbell.core.playout import apply_audited
from openingbell.core.record import Record
from openingbell.core.state import OVER, State

NAMED = os.environ.get("OPENINGBELL_CONFORMANCE")
FOLDER = (Path(NAMED) if NAMED else Path(__file__).parents[3] / "shared" / "conformance") / "acquire"
GAMES = sorted(FOLDER.glob("*.json"))


def test_the_games_are_there() -> None:
    """Without the games nothing is tested: only on somebody's own machine may they be missing."""
    if not FOLDER.is_dir() and not NAMED and "CI" not in os.environ:
        pytest.skip(f"the conformance games are not here: {FOLDER}")
    assert FOLDER.is_dir(), f"the conformance games are missing: there is no folder {FOLDER}"
    assert GAMES, f"the conformance games are missing: {FOLDER} holds no *.json"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_game(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    record = Record.read(path)
    expected = {check["after"]: check for check in data["checks"]}
    assert expected, "there is nothing to compare"
    assert record.scores, "there is no result"
    assert max(expected) <= len(record.moves)
    state = record.game.start(record.options)
    for number, text in enumerate(record.moves, start=1):
        apply_audited(state, legal_action(state, text, number))
        if number in expected:
            check = expected[number]
            assert checked_parts(state) == {key: check[key] for key in ("cash", "sizes", "shares")}, f"after {number}"
    assert state.actor == OVER
    assert state.scores() == record.scores


def legal_action(state: State, text: str, number: int) -> int:
    """The action a notation stands for, which has to be among those listed."""
    action = state.game.from_text(state, text)
    assert action in state.legal(), f"move {number}, {text!r}, is not legal"
    return int(action)


def checked_parts(state: State) -> dict[str, Any]:
    revealed = state.reveal()
    return {key: revealed[key] for key in ("cash", "sizes", "shares")}

"""A decision and its reasons, as data: for hints, for reviews, and for whoever asks why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final


class Choice:
    """One of the actions that were legal, and what the bot thought of it. What it has no opinion on is None.

    `gain` is what the action is worth at first sight, in the game's money, only to be compared with the others.
    `visits` is how often a search tried it; `chance` the expected share of the win, `score` the expected final score,
    and `spread` the standard deviation of that score.
    """

    def __init__(
        self,
        action: int,
        text: str,
        gain: float | None = None,
        visits: int | None = None,
        chance: float | None = None,
        score: float | None = None,
        spread: float | None = None,
    ) -> None:
        self.action: Final = action
        self.text: Final = text
        self.gain: Final = gain
        self.visits: Final = visits
        self.chance: Final = chance
        self.score: Final = score
        self.spread: Final = spread

    def to_json(self) -> dict[str, Any]:
        thoughts: dict[str, Any] = {
            "gain": _rounded(self.gain, 1),
            "visits": self.visits,
            "chance": _rounded(self.chance, 4),
            "score": _rounded(self.score, 0),
            "spread": _rounded(self.spread, 0),
        }
        return {"text": self.text, **{name: value for name, value in thoughts.items() if value is not None}}


class Decision:
    """The action chosen, everything that was considered (the best first), and how the bot expects it to go on.

    `line` begins with the action itself, in notation; what chance may bring is left out. `iterations` is 0 for a bot
    that does not search, and for a forced move. `steps` are the actions that were decided on together: more than this
    one, if it begins something.
    """

    def __init__(
        self,
        action: int,
        choices: Sequence[Choice],
        line: Sequence[str] = (),
        iterations: int = 0,
        bot: str = "",
        steps: Sequence[int] = (),
    ) -> None:
        self.action: Final = action
        self.choices: Final = tuple(choices)
        self.line: Final = tuple(line)
        self.iterations: Final = iterations
        self.bot: Final = bot
        self.steps: Final = tuple(steps) or (action,)

    def chosen(self) -> Choice:
        for choice in self.choices:
            if choice.action == self.action:
                return choice
        raise LookupError("the action is not among those considered")

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "action": self.chosen().text,
            "choices": [choice.to_json() for choice in self.choices],
            "line": list(self.line),
            "iterations": self.iterations,
        }


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)

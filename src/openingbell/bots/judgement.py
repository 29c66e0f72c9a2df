"""A fitted judgement: how likely each seat is to win, from a few numbers that tell how it stands.

Its weights are data, `judgement.json` beside the features of a game, written by benchmarks/fit.py: for each feature one
at each of a few phases of the game, which are evenly spaced from the end to the beginning. In between they are blended.
A seat's numbers times its weights add up to its strength; chances are a softmax of the strengths.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.policy import softmax

FILE: Final = "judgement.json"


class Judgement:
    def __init__(self, path: Path, names: tuple[str, ...]) -> None:
        """The one in a file, if it belongs to these features; it is read when it is first asked."""
        self.names = names
        self.phases: i64 = 0
        self._path = path
        self._weights = vec[float]()  # a row for each phase

    @staticmethod
    def beside(module: str, names: tuple[str, ...]) -> Judgement:
        """The one whose file lies in the folder of a module."""
        return Judgement(Path(module).with_name(FILE), names)

    def _read(self) -> None:
        facts = json.loads(self._path.read_text(encoding="utf-8"))
        weights: dict[str, list[float]] = facts["weights"]
        assert tuple(weights) == self.names, f"{FILE} belongs to other features: {', '.join(weights)}"
        self.phases = int(facts["phases"])
        for phase in range(self.phases):
            for name in self.names:
                self._weights = append(self._weights, float(weights[name][phase]))

    def chances(self, numbers: vec[float], ahead: float) -> vec[float]:
        """Of all seats, from a row of features for each; `ahead` is how much of the game is left, from 0 to 1."""
        if len(self._weights) == 0:
            self._read()
        width: i64 = len(self.names)
        weights = self._at(ahead, width)
        strengths = vec[float](capacity=len(numbers) // width)
        first: i64 = 0
        while first < len(numbers):
            strength = 0.0
            for place in range(width):
                strength += weights[place] * numbers[first + place]
            strengths = append(strengths, strength)
            first += width
        return softmax(strengths, 1.0)

    def _at(self, ahead: float, width: i64) -> vec[float]:
        """The weights of this phase."""
        if self.phases == 1:
            return self._weights
        place = min(max(ahead, 0.0), 1.0) * float(self.phases - 1)
        phase = min(i64(place), self.phases - 2)
        later = place - float(phase)
        row = phase * width
        blended = vec[float](capacity=width)
        for feature in range(width):
            here = self._weights[row + feature]
            blended = append(blended, here + later * (self._weights[row + width + feature] - here))
        return blended

"""A plain network of numbers: layers with ReLU between them, in a file that any program can write.

The first line of the file is JSON: `name`, the observations it was trained on (`openingbell_GAME_vN`), `options`, those
of the table, and `layers`, their widths from the first to the last. The first layer is an observation, every number
divided by its unit; the last has a number for each action. Behind that line are 32-bit floats, lowest byte first: for
each layer after the first a row of weights for each of its numbers, then their biases.
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from pathlib import Path
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.errors import BadNetwork
from openingbell.core.encoding import Encoder
from openingbell.core.errors import reason


class Network:
    def __init__(self, name: str, options: dict[str, Any] | None, widths: list[int], numbers: vec[float]) -> None:
        self.name = name
        self.options = options
        self.widths = widths
        self._numbers = numbers

    @staticmethod
    def load(path: Path) -> Network:
        """The network in a file, or BadNetwork."""
        try:
            head, _, body = path.read_bytes().partition(b"\n")
            facts = json.loads(head)
            widths = [int(width) for width in facts["layers"]]
            floats = array("f")
            floats.frombytes(body)
        except OSError as error:
            raise BadNetwork(f"{path} cannot be read: {reason(error)}") from error
        except (ValueError, LookupError, TypeError, OverflowError, RecursionError) as error:
            raise BadNetwork(f"{path} is no network") from error
        if sys.byteorder == "big":
            floats.byteswap()
        options = facts.get("options")
        if not (options is None or isinstance(options, dict)):
            raise BadNetwork(f"{path} has options that are no object")
        if not all(width > 0 for width in widths):
            raise BadNetwork(f"{path} has a layer without numbers")
        needed = sum((widths[layer] + 1) * widths[layer + 1] for layer in range(len(widths) - 1))
        if len(widths) < 2 or len(floats) != needed:
            raise BadNetwork(f"{path} has {len(floats)} numbers, but its layers need {needed}")
        if not all(math.isfinite(number) for number in floats):
            raise BadNetwork(f"{path} has weights that are no numbers")
        return Network(str(facts.get("name", "")), options, widths, vec[float](floats))

    def outputs(self, encoder: Encoder, wanted: vec[i64]) -> vec[float]:
        """Some of the last layer's numbers, for the observation in the encoder's first row."""
        flow = vec[float](capacity=encoder.width)
        units = encoder.units()
        for place in range(i64(encoder.width)):
            flow = append(flow, float(i64(encoder.out[place])) / units[place])
        first: i64 = 0
        last = len(self.widths) - 2
        for layer in range(last):
            flow = self._layer(flow, first, self.widths[layer + 1])
            first += (self.widths[layer] + 1) * self.widths[layer + 1]
        found = vec[float](capacity=len(wanted))
        for number in wanted:
            found = append(found, self._number(flow, first, number, self.widths[last + 1]))
        return found

    def _layer(self, flow: vec[float], first: i64, width: i64) -> vec[float]:
        """All numbers of a hidden layer; those below zero are zero."""
        layer = vec[float](capacity=width)
        for number in range(width):
            layer = append(layer, max(0.0, self._number(flow, first, number, width)))
        return layer

    def _number(self, flow: vec[float], first: i64, number: i64, width: i64) -> float:
        numbers = self._numbers
        size: i64 = len(flow)
        row = first + number * size
        total = numbers[first + width * size + number]
        for place in range(size):
            total += numbers[row + place] * flow[place]
        return total

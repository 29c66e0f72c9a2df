"""The rules' arrays as NumPy sees them."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from openingbell.core.encoding import Encoder

Kind = TypeVar("Kind", bound=np.generic)


def view_of(array: Any, kind: type[Kind]) -> NDArray[Kind]:
    """The very memory of an array: no copy, read-only, and always showing what is there now."""
    return np.frombuffer(array, dtype=kind)


def units_of(encoder: Encoder) -> NDArray[np.float32]:
    """What each number of an observation is to be divided by."""
    return np.array(encoder.units(), dtype=np.float32)


def scaled(numbers: NDArray[np.int16], units: NDArray[np.float32]) -> NDArray[np.float32]:
    """Observations as numbers of about the size of one."""
    return np.divide(numbers, units, dtype=np.float32)

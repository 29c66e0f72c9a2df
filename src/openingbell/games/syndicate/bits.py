"""Sets of firms as the bits of a number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.syndicate.components import WITH_BAND

# Five bits of this number times a power of two tell which power it was: so the lowest bit is found without a search.
POWERS: Final = 0x077CB531


def _lowest() -> list[i64]:
    found = [i64(0)] * 32
    for firm in range(WITH_BAND):
        found[POWERS << firm >> 27 & 31] = firm
    return found


LOWEST: Final = vec[i64](_lowest())


def lowest_firm(bits: i64) -> i64:
    """The first of some firms."""
    return LOWEST[(bits & -bits) * POWERS >> 27 & 31]

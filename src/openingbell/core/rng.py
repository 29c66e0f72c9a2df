"""The project's own generator: sfc32 by Chris Doty-Humphrey.

Written in 32-bit arithmetic inside 64-bit integers, so that the stream is the same compiled (where integers wrap)
and interpreted (where they do not).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15


class Rng:
    """A stream of random numbers, determined by a seed and the number of a stream."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = stream & WORD
        self._counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self._b
        c = self._c
        result = (self._a + b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def aim(self, word: i64) -> None:
        """Let this be the next word; those after it are as random as before."""
        self._a = (word - self._b - self._counter) & WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as any other (Lemire's method); n is below 2**31."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            unfair = (WORD + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def weighted(self, weights: vec[i64]) -> i64:
        """An index into `weights`, each as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index

    def shuffle(self, items: vec[i64]) -> None:
        """Put `items` into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled with its place in the stream."""
        return (_resumed, (int(self._a), int(self._b), int(self._c), int(self._counter)))


def _resumed(a: int, b: int, c: int, counter: int) -> Rng:
    rng = Rng(0)
    rng._a = a
    rng._b = b
    rng._c = c
    rng._counter = counter
    return rng

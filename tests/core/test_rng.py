"""The generator: the same stream everywhere, and fair."""

from __future__ import annotations

import copy
import pickle

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.rng import Rng


def test_the_stream_never_changes() -> None:
    """Literal numbers: compiled and interpreted must agree, today and in every later version."""
    rng = Rng(12345, 678)
    assert [rng.word() for _ in range(6)] == [408571042, 2219903997, 13816214, 2467373880, 84132236, 2426943725]


def test_reference_vector() -> None:
    """An independent sfc32 with unlimited integers gives the same numbers."""
    mask = 2**32 - 1
    a, b, c, counter = 0xDEADBEEF, 0x01234567, 42, 1
    reference = []
    for _ in range(1015):
        result = (a + b + counter) & mask
        counter += 1
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, ((((c << 21) & mask) | (c >> 11)) + result) & mask
        reference.append(result)
    rng = Rng(0x01234567_DEADBEEF, 42)
    assert [rng.word() for _ in range(1000)] == reference[15:]


def test_streams_and_seeds_differ() -> None:
    first_words = {Rng(seed, stream).word() for seed in range(-20, 20) for stream in range(20)}
    assert len(first_words) == 800


def test_a_word_can_be_aimed_at_and_what_follows_differs_all_the_same() -> None:
    after = set()
    for stream in range(20):
        rng = Rng(1, stream)
        rng.aim(0xFFFFFFFE)
        assert rng.word() == 0xFFFFFFFE
        after.add(rng.word())
    assert len(after) == 20


def test_below_is_fair() -> None:
    """Chi-square with 6 degrees of freedom: 22.5 is passed by a fair die 999 times in 1000."""
    rng = Rng(3)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5


def test_below_rejects_what_would_be_unfair() -> None:
    """2**32 words are 8/3 for each of 3 * 2**29 numbers: without rejection every third would come too rarely."""
    rng = Rng(4)
    third = sum(rng.below(3 * 2**29) % 3 == 2 for _ in range(30_000))
    assert abs(third - 10_000) < 400


def test_below_one_is_zero() -> None:
    assert Rng(1).below(1) == 0


def test_weighted_follows_the_weights() -> None:
    rng = Rng(5)
    counts = [0] * 4
    for _ in range(40_000):
        counts[rng.weighted(vec[i64]([1, 0, 5, 2]))] += 1
    expected = [5_000, 0, 25_000, 10_000]
    assert counts[1] == 0
    assert all(abs(count - wanted) < 500 for count, wanted in zip(counts, expected, strict=True))


def test_shuffle_makes_every_order_equally_likely() -> None:
    """Chi-square with 23 degrees of freedom: 49.7 is passed 999 times in 1000."""
    rng = Rng(6)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_copies_go_on_where_the_stream_is() -> None:
    rng = Rng(12345, 678)
    for _ in range(3):
        rng.word()
    for twin in (copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        assert [twin.word() for _ in range(3)] == [2467373880, 84132236, 2426943725]
    assert rng.word() == 2467373880, "the copies took nothing from it"

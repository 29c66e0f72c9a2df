"""Chance: outcomes have weights, and samples follow them."""

from __future__ import annotations

from openingbell.core.rng import Rng
from openingbell.core.state import State

SAMPLES = 40


def check_chance(state: State, rng: Rng) -> None:
    """Weights are positive and as many as the outcomes; a sample is an outcome, the same for the same generator."""
    outcomes = list(state.legal())
    weights = list(state.weights())
    assert len(weights) == len(outcomes), "not one weight for each outcome"
    assert all(weight > 0 for weight in weights), f"a weight is not positive: {weights}"
    before = state.save()
    seed = int(rng.word())
    drawn = [state.sample(Rng(seed, number)) for number in range(SAMPLES)]
    assert drawn == [state.sample(Rng(seed, number)) for number in range(SAMPLES)], "sample is not reproducible"
    assert set(drawn) <= set(outcomes), "a sample is not an outcome"
    assert state.save() == before, "sampling changed the state"

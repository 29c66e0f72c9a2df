"""Looking at an observation by the names of its sections."""

from __future__ import annotations

from openingbell.core.state import State


def observed(state: State, seat: int) -> dict[str, list[int]]:
    """What a seat may know as numbers, by section."""
    encoder = state.game.encoder(state.game.options_of(state))
    encoder.write(state, seat)
    row = encoder.row()
    return {section.name: row[section.first : section.first + section.size] for section in encoder.sections}


def rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[first : first + width] for first in range(0, len(numbers), width)]


def ones(numbers: list[int]) -> list[int]:
    """The places of what is not zero; it has to be one."""
    assert set(numbers) <= {0, 1}
    return [place for place, number in enumerate(numbers) if number]

"""A decision with one legal answer is not put to a person, where everybody knows that there is only one.

Where others cannot know, who has no choice is asked like everybody: an answer that came by itself would tell that
whoever needs longer has one.
"""

from __future__ import annotations

from collections.abc import Collection

from openingbell.core.play import Play
from openingbell.core.state import State


def is_forced(state: State, people: Collection[int]) -> bool:
    return state.actor in people and state.is_open() and len(state.legal()) == 1


def answer_forced(branch: Play, people: Collection[int]) -> None:
    """Whatever follows without a choice, up to a decision; it is part of the move that led there."""
    while is_forced(branch.state, people):
        branch.make(branch.state.legal()[0])
        branch.draw()

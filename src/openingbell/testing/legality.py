"""`legal()` is complete, sound and ascending, `any_legal` draws from it, anything else is refused without a trace."""

from __future__ import annotations

from openingbell.core.errors import IllegalMove
from openingbell.core.game import Game
from openingbell.core.playout import apply_audited
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, State


def check_legality(game: Game, state: State, rng: Rng) -> None:
    """Every number is tried with `is_legal`, every legal one played on a copy, a few others refused."""
    size = game.chance_outcomes if state.actor == CHANCE else game.actions
    legal = list(state.legal())
    assert legal, "nothing is legal, and the game is not over"
    assert legal == sorted(set(legal)), f"not ascending: {legal}"
    assert 0 <= legal[0] <= legal[-1] < size, f"outside the number space: {legal}"
    assert [number for number in range(-2, size + 2) if state.is_legal(number)] == legal, "is_legal and legal differ"
    if state.actor != CHANCE:
        _draws_from(state, legal, rng.word())
    for action in legal:
        apply_audited(state.clone(), action)
    before = state.save()
    illegal = [number for number in range(-2, size + 2) if number not in legal]
    for _ in range(min(3, len(illegal))):
        _refuses(state, illegal[rng.below(len(illegal))], IllegalMove)
    _refuses(state, "nonsense", TypeError)
    _refuses(state, None, TypeError)
    assert state.save() == before, "a refused action changed the state"


def _draws_from(state: State, legal: list[int], seed: int) -> None:
    """`any_legal` draws as if from the list, so that a program may do either with the same generator."""
    drawn = [state.any_legal(Rng(seed, number)) for number in range(len(legal))]
    assert drawn == [legal[Rng(seed, number).below(len(legal))] for number in range(len(legal))], "any_legal differs"


def _refuses(state: State, action: object, error: type[Exception]) -> None:
    try:
        state.apply(action)  # type: ignore[arg-type]
    except error:
        return
    raise AssertionError(f"{action!r} is not refused")

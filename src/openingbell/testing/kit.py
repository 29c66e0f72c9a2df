"""One random game, with every check of the contract along the way."""

from __future__ import annotations

from collections.abc import Mapping

from openingbell.core.game import Game
from openingbell.core.playout import apply_audited, pick
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State
from openingbell.testing.chance import check_chance
from openingbell.testing.copies import Archive, check_copies
from openingbell.testing.hidden import check_redeals, check_view
from openingbell.testing.legality import check_legality
from openingbell.testing.moves import check_notation
from openingbell.testing.records import check_record

# Looking at one position costs as much as playing many moves.
RARELY = 12


def check_game(game: Game, options: Mapping[str, object], seed: int, every: int = RARELY) -> None:
    """Play a random game and check the contract in it. About one position in `every` is looked at; 1 is all."""
    rng = Rng(seed)
    look = Rng(seed, 1)
    state = game.start(options)
    archive = Archive()
    moves: list[str] = []
    assert state == game.start(options), "two starts with the same options differ"
    while state.actor != OVER:
        if look.below(every) == 0 or not moves:
            check_position(game, state, look)
            archive.keep(state)
        action = pick(state, rng)
        moves.append(game.to_text(state, action))
        apply_audited(state, action)
        assert len(moves) <= game.max_length(options), "the game is longer than max_length"
    check_end(game, options, state)
    check_record(game, options, moves, state)
    archive.check()


def check_position(game: Game, state: State, rng: Rng) -> None:
    """Everything that can be asked of a position before the end."""
    seats = game.seats(game.options_of(state))
    assert state.players == len(state.scores()) == seats, f"{seats} seats, but {state.players} players in the state"
    assert state.actor == CHANCE or 0 <= state.actor < seats, f"actor {state.actor}"
    assert state.winners() == [], "somebody has won before the end"
    game.steps.audit(state)
    check_legality(game, state, rng)
    check_notation(game, state)
    check_copies(game, state)
    if state.actor == CHANCE:
        check_chance(state, rng)
    for viewer in (None, *range(seats)):
        check_view(state, viewer)
    for seat in range(seats):
        check_redeals(state, seat, rng)


def check_end(game: Game, options: Mapping[str, object], state: State) -> None:
    """Nothing more can be done, the scores are within their bounds, and somebody has won."""
    low, high = game.score_bounds(options)
    scores = state.scores()
    assert list(state.legal()) == [], "there are legal actions after the end"
    assert not any(state.is_legal(action) for action in range(game.actions)), "an action is legal after the end"
    assert all(low <= score <= high for score in scores), f"scores {scores} outside {low} to {high}"
    left = [seat for seat in range(len(scores)) if not state.is_out(seat)]
    assert left, "everybody is out"
    best = max(scores[seat] for seat in left)
    assert state.winners() == [seat for seat in left if scores[seat] == best], "the winners are not the richest left"
    check_copies(game, state)
    for viewer in (None, *range(len(scores))):
        check_view(state, viewer)

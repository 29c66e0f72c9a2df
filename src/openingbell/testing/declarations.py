"""The facts a game declares, and the methods it must not forget."""

from __future__ import annotations

from openingbell.core.errors import BadOptions, BadRecord
from openingbell.core.game import Game
from openingbell.core.state import State

STATE_METHODS = (
    "legal",
    "is_legal",
    "weights",
    "apply",
    "clone",
    "deal_unseen",
    "seen_by",
    "scores",
    "audit",
    "reveal",
)
GAME_METHODS = (
    "start",
    "options_of",
    "max_length",
    "score_bounds",
)


def check_declarations(game: Game) -> None:
    """Names, sizes and options are there and make sense; wrong options and snapshots are refused."""
    assert game.name.isidentifier(), f"the name {game.name!r} is not an identifier"
    assert game.rules_version >= 1
    assert game.actions > 0
    assert game.chance_outcomes >= 0
    assert len({option.name for option in game.options}) == len(game.options), "an option is declared twice"
    defaults = {option.name: option.default for option in game.options if option.default is not None}
    assert game.check({}) == defaults, "a default is not allowed"
    for option in game.options:
        _refuses_options(game, {option.name: "nonsense"})
        _refuses_options(game, {option.name: 10**9})
    _refuses_options(game, {"no-such-option": 1})
    state = game.start({})
    assert game.options_of(state) == game.check({})
    for snapshot in (b"", b"{", b"[]", b"{}", state.save()[:-5], state.save().replace(b'"rules":', b'"rules":9')):
        try:
            game.load(snapshot)
        except BadRecord:
            continue
        raise AssertionError(f"this is loaded as a snapshot: {snapshot[:60]!r}")
    check_methods(game, state)


def check_methods(game: Game, state: State) -> None:
    """Compiled classes do not enforce abstract methods: see that none is missing."""
    for method in STATE_METHODS:
        assert getattr(type(state), method) is not getattr(State, method), f"the state has no {method}()"
    for method in GAME_METHODS:
        assert getattr(type(game), method) is not getattr(Game, method), f"the game has no {method}()"


def _refuses_options(game: Game, options: dict[str, object]) -> None:
    try:
        game.start(options)
    except BadOptions as error:
        assert len(str(error).splitlines()) == 1, "a refusal is one line"
        return
    raise AssertionError(f"options {options} are accepted")

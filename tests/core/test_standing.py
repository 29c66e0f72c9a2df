"""Standing answers of the games that hide something: they know what the seat knows and no more."""

from __future__ import annotations

from typing import Any

import pytest

from openingbell.core.chance import Stream
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.standing import answer, give, offers, questions, trouble
from openingbell.core.state import State


def seen(state: State) -> tuple[dict[str, Any], list[str]]:
    game, seat = state.game, int(state.actor)
    return state.view(seat), [game.to_text(state, action) for action in state.legal()]


def positions(game: Game, seed: int) -> list[State]:
    """Every position of a random game in which a standing answer may speak."""
    rng = Rng(seed)
    play = Play.start(game, {"players": 3}, Stream(rng))
    found = []
    while not play.is_over():
        if play.state.step_name() in questions(game):
            found.append(play.state.clone())
        play.act(play.state.legal()[rng.below(len(play.state.legal()))])
    return found


@pytest.mark.parametrize("name", ["acquire", "stockpile", "syndicate"])
def test_what_stands_says_the_same_in_every_world_that_looks_alike(name: str) -> None:
    game = find_game(name)
    asked = positions(game, 1)[:60]
    assert asked
    for state in asked:
        view, moves = seen(state)
        for one in offers(game, view, moves):
            given = give(game, view, moves, one.word, one.facts)
            twin = state.redeal(int(state.actor), Rng(7))
            assert answer(game, *seen(twin), [given]) == answer(game, view, moves, [given])
            assert trouble(game, twin.view(int(state.actor)), given) == trouble(game, view, given) == ""


def test_claims_of_stockpile_are_all_or_nothing() -> None:
    game = find_game("stockpile")
    state = next(state for seed in range(20) for state in positions(game, seed) if len(state.legal()) > 1)
    view, moves = seen(state)
    everything = give(game, view, moves, "claim", {"shares": "all"})
    nothing = give(game, view, moves, "claim", {"shares": "none"})
    claim = view["claim"]
    assert answer(game, view, moves, [everything]) == f"claim {claim['normal']} {claim['split']}"
    assert answer(game, view, moves, [nothing]) == "claim 0 0"


def test_nothing_is_bought_in_acquire_below_a_sum_and_while_nobody_overtakes() -> None:
    game = find_game("acquire")
    state = next(state for state in positions(game, 3) if len(state.legal()) > 1)
    view, moves = seen(state)
    cash = view["cash"][view["seat"]]
    saving = give(game, view, moves, "nothing", {"cash": cash + 1})
    assert answer(game, view, moves, [saving]) == "done"
    assert answer(game, view, moves, [give(game, view, moves, "nothing", {"cash": cash})]) == ""
    overtaken = dict(view)
    overtaken["shares"] = [[1] * 7 for _ in view["shares"]]
    overtaken["corporations"] = [{**one, "leaders": [[(view["seat"] + 1) % 3]]} for one in view["corporations"]]
    assert trouble(game, overtaken, saving).startswith("behind ")

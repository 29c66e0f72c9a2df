"""OpenSpiel's own suite on every game: simulations, a stored playthrough, and whole games by its own searches.

Playthroughs are half a megabyte of text each, so they are packed. UPDATE_GOLDENS=1 makes them anew.
"""

from __future__ import annotations

import gzip
import os
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from openingbell import envs
from openingbell.core.build import is_compiled
from openingbell.core.registry import game_names

STORED = Path(__file__).parent / "playthroughs"
GAMES = {
    "openingbell_acquire": "players=2",
    "openingbell_stockpile": "players=2",
    "openingbell_syndicate": "players=2,rounds=4",
}
NAMES = [f"{name}({options})" for name, options in GAMES.items()]


def test_importing_registers_the_games() -> None:
    assert envs
    assert set(GAMES) == {f"openingbell_{name}" for name in game_names()}, "a game has no table here"
    assert set(GAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", [*NAMES, "openingbell_acquire(players=5,holdings=hidden)"])
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3 if is_compiled() else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    path = STORED / f"{name}.txt.gz"
    if os.environ.get("UPDATE_GOLDENS"):
        text = generate_playthrough.playthrough(f"{name}({GAMES[name]})", None, seed=3)
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
    unpacked = tmp_path / f"{name}.txt"
    unpacked.write_bytes(gzip.decompress(path.read_bytes()))
    stored, anew = generate_playthrough.replay(str(unpacked))
    assert stored.splitlines() == anew.splitlines()


def play(game: Any, bot: Any) -> list[float]:
    """A game in which a search plays seat 0 and chance the others; the returns."""
    state = game.new_initial_state()
    random = np.random.RandomState(3)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            state.apply_action(random.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("name", NAMES)
def test_a_game_by_its_tree_search(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert sum(play(game, bot)) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_game_by_its_search_over_information_sets(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    assert sum(play(game, bot)) == 1


def reach(name: str, moves: int) -> Any:
    """A decision after so many random moves, or some more."""
    state = pyspiel.load_game(name).new_initial_state()
    random = np.random.RandomState(5)
    while moves > 0 or state.is_chance_node():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(random.choice(outcomes or state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    state = reach(name, 60)
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(state) == str(reach(name, 60)), "the state itself is as it was"


def test_a_resampled_state_is_another_one() -> None:
    state = reach(NAMES[0], 60)
    other = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(other) != str(state)
    assert other.history() == state.history()


def test_a_public_observer_sees_nobodys_hand() -> None:
    game = pyspiel.load_game("openingbell_acquire(players=2)")
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    state = reach("openingbell_acquire(players=2)", 40)
    assert '"hand": null' in public.string_from(state, 0)
    assert public.tensor is None
    with pytest.raises(ValueError, match="nobody"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("openingbell_stockpile(players=3,first=2,board=advanced)")
    assert game.num_players() == 3
    assert game.options == {"players": 3, "investors": False, "board": "advanced", "first": 2}
    assert game.observation_tensor_size() == game.rules.encoder(game.options).width
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("openingbell_stockpile(colour=red)")


@pytest.mark.parametrize("name", NAMES)
def test_pickled(name: str) -> None:
    state = reach(name, 15)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()

"""Opening Bell beside other libraries of games, all at random.

First all are driven the same way: action by action, from Python. Then as environments for learning, each with an
observation and the legal actions of every decision, in many games at once where a library has a way to do that.

The peers come with the extra `bench` (pip install '.[bench]'); those that are not installed are named and left out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module, metadata
from importlib.util import find_spec
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from openingbell.core.build import is_compiled
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER
from openingbell.games.acquire import ACQUIRE

PLAYERS = 4
SEED = 1
OPEN_SPIEL_GAMES = ("hearts", "tic_tac_toe", "leduc_poker", "backgammon", "gin_rummy")
RLCARD_GAMES = ("leduc-holdem", "uno", "gin-rummy")
REFERENCE = "hearts"
AT_ONCE = 256  # games in a vector
PGX_GAMES = ("tic_tac_toe", "backgammon", "go_9x9")
PETTINGZOO_GAMES = ("tictactoe_v3", "connect_four_v3")
SYNC_GAMES = ("tic_tac_toe", "leduc_poker", "backgammon")
CATANATRON_TURNS = 1000  # where its own `play` gives up

Play = Callable[[], int]  # one whole game; returns its steps
Random = Callable[[], float]


@dataclass
class Peer:
    """Another library's game, and how it did in each round."""

    library: str
    game: str
    play: Play
    speeds: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)  # our speed divided by its speed

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)


def main() -> int:
    arguments = read_arguments()
    if not is_compiled():
        print(
            "The rules run interpreted here; this compares the compiled ones (scripts/prepare develop).",
            file=sys.stderr,
        )
        return 2
    source = random.Random(SEED).random  # every decision of every library comes from here
    missing: list[str] = []
    peers = list(find_peers(source, missing))
    ours = play_rounds(acquire(source), peers, arguments.rounds, arguments.seconds)
    environments = list(find_environments(source, missing))
    vectors = play_rounds(acquire_vector(), environments, arguments.rounds, arguments.seconds)
    if arguments.json:
        print(json.dumps({**summary(ours, peers, missing), "environments": summary(vectors, environments, [])}))
    else:
        print_table("Random play driven from Python", f"acquire, {PLAYERS} players", ours, peers)
        title = f"Environments, {AT_ONCE} games at once but in PettingZoo"
        print_table(title, f"acquire, {PLAYERS} players", vectors, environments)
        if missing:
            print(f"Not installed, so left out: {', '.join(missing)}.")
    return 0 if arguments.least is None else judge(peers, arguments.least)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare Acquire, driven from Python, with other libraries' games.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.25, help="for each side of each pair in each round")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument(
        "--least",
        type=float,
        help=f"exit with status 1 if we are not this many times as fast as OpenSpiel's {REFERENCE}",
    )
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("at least one round, and some time for it")
    return arguments


# --- one whole game of each -----------------------------------------------------------------------------------------


def acquire(source: Random) -> Play:
    rng = Rng(SEED)

    def play() -> int:
        state: Any = ACQUIRE.start({"players": PLAYERS})
        steps = 0
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                actions = state.legal()
                state.apply(actions[int(source() * len(actions))])
            steps += 1
        return steps

    return play


def find_peers(source: Random, missing: list[str]) -> Iterator[Peer]:
    if find_spec("pyspiel"):
        library = f"OpenSpiel {metadata.version('open_spiel')}"
        for game in OPEN_SPIEL_GAMES:
            yield Peer(library, game, open_spiel(game, source))
        yield Peer(library, f"{REFERENCE}, uniform", open_spiel(REFERENCE, source, uniform=True))
    else:
        missing.append("OpenSpiel")
    if find_spec("catanatron"):
        yield Peer(f"catanatron {metadata.version('catanatron')}", "catan", catanatron(source))
    else:
        missing.append("catanatron")
    if find_spec("rlcard"):
        for game in RLCARD_GAMES:
            yield Peer(f"RLCard {metadata.version('rlcard')}", game, rlcard(game, source))
    else:
        missing.append("RLCard")


def open_spiel(name: str, source: Random, uniform: bool = False) -> Play:
    """A game with explicit chance: its outcomes are listed with their probabilities, and one is drawn.

    With `uniform` an outcome is drawn from `legal_actions` instead. This is quicker, and right only where all
    outcomes are equally likely, as the caller has to know.
    """
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while (actor := state.current_player()) != terminal:
            if actor == chance and not uniform:
                left = source()
                for outcome, probability in state.chance_outcomes():
                    left -= probability
                    if left < 0:
                        state.apply_action(outcome)
                        steps += 1
                        break
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(source() * len(actions))])
                steps += 1
        return steps

    return play


def catanatron(source: Random) -> Play:
    """Dice and cards are drawn inside an action, by Python's global generator."""
    library = import_module("catanatron")
    random.seed(SEED)

    def play() -> int:
        game = library.Game([library.RandomPlayer(colour) for colour in library.Color])
        state = game.state
        steps = 0
        while game.winning_color() is None and state.num_turns < CATANATRON_TURNS:
            actions = state.playable_actions
            game.execute(actions[int(source() * len(actions))])
            steps += 1
        return steps

    return play


def rlcard(name: str, source: Random) -> Play:
    """Cards are dealt inside a step, and every step builds an observation: the library offers no other way."""
    environment = import_module("rlcard").make(name, config={"seed": SEED})

    def play() -> int:
        observation, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            actions = list(observation["legal_actions"])
            observation, _ = environment.step(actions[int(source() * len(actions))])
            steps += 1
        return steps

    return play


# --- environments: some decisions in each call ------------------------------------------------------------------------


def acquire_vector() -> Play:
    """Every decision with its observation and mask; games that end begin again."""
    vector = import_module("openingbell.envs").vector("acquire", AT_ONCE, seed=SEED, players=PLAYERS)

    def play() -> int:
        for _ in range(10):
            vector.step(vector.samples)
        return 10 * AT_ONCE

    return play


def find_environments(source: Random, missing: list[str]) -> Iterator[Peer]:
    if find_spec("pgx"):
        library = f"Pgx {metadata.version('pgx')}"
        for game in PGX_GAMES:
            yield Peer(library, game, pgx(game))
    else:
        missing.append("Pgx")
    if find_spec("pettingzoo") and find_spec("pygame"):
        library = f"PettingZoo {metadata.version('pettingzoo')}"
        for game in PETTINGZOO_GAMES:
            yield Peer(library, game, pettingzoo(game, source))
    else:
        missing.append("PettingZoo's classic games (pygame)")
    if find_spec("pyspiel"):
        library = f"OpenSpiel {metadata.version('open_spiel')} vector"
        for game in SYNC_GAMES:
            yield Peer(library, game, sync_vector(game, source))


def pgx(name: str) -> Play:
    """Compiled by JAX: legal actions at random, a step, and a new game where one has ended."""
    jax = import_module("jax")
    environment = import_module("pgx").make(name)
    begin = import_module("pgx.experimental").auto_reset(environment.step, environment.init)

    def one(state: Any, key: Any) -> Any:
        choose, go_on = jax.random.split(key)
        action = jax.random.categorical(choose, jax.numpy.log(state.legal_action_mask.astype(float)))
        return begin(state, action, go_on)

    step = jax.jit(jax.vmap(one))
    first, held = jax.random.split(jax.random.PRNGKey(SEED))
    memory = {"state": jax.jit(jax.vmap(environment.init))(jax.random.split(first, AT_ONCE)), "key": held}

    def play() -> int:
        for _ in range(10):
            memory["key"], key = jax.random.split(memory["key"])
            memory["state"] = step(memory["state"], jax.random.split(key, AT_ONCE))
        jax.block_until_ready(memory["state"].observation)
        return 10 * AT_ONCE

    return play


def pettingzoo(name: str, source: Random) -> Play:
    """One game, agent after agent."""
    environment = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        environment.reset(seed=SEED)
        steps = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                actions = observation["action_mask"].nonzero()[0]
                environment.step(int(actions[int(source() * len(actions))]))
                steps += 1
        return steps

    return play


def sync_vector(name: str, source: Random) -> Play:
    """OpenSpiel's own vector of environments, with the observations of all players."""
    environments = import_module("open_spiel.python.rl_environment")
    output = import_module("open_spiel.python.rl_agent").StepOutput
    vector = import_module("open_spiel.python.vector_env").SyncVectorEnv(
        [environments.Environment(name) for _ in range(AT_ONCE)]
    )
    memory = {"steps": vector.reset()}

    def choose(step: Any) -> Any:
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        return output(action=legal[int(source() * len(legal))], probs=[])

    def play() -> int:
        memory["steps"], _, _, _ = vector.step([choose(step) for step in memory["steps"]], reset_if_done=True)
        return AT_ONCE

    return play


# --- measuring ------------------------------------------------------------------------------------------------------


def play_rounds(ours: Play, peers: list[Peer], rounds: int, seconds: float) -> list[float]:
    """Every peer right after our own game, round after round. Returns our speeds; the peers keep theirs."""
    for play in (ours, *(peer.play for peer in peers)):
        play()
    speeds: list[float] = []
    for _ in range(rounds):
        for peer in peers:
            speeds.append(steps_per_second(ours, seconds))
            peer.speeds.append(steps_per_second(peer.play, seconds))
            peer.ratios.append(speeds[-1] / peer.speeds[-1])
        if not peers:
            speeds.append(steps_per_second(ours, seconds))
    return speeds


def steps_per_second(play: Play, seconds: float) -> float:
    """Whole games for about this long."""
    steps = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        steps += play()
    return steps / elapsed


# --- telling --------------------------------------------------------------------------------------------------------


def print_table(title: str, game: str, ours: list[float], peers: list[Peer]) -> None:
    table = Table(title=f"{title}; ratio: our steps/s divided by theirs", box=SIMPLE)
    for column in ("library", "game"):
        table.add_column(column, no_wrap=True)
    for column in ("ratio", "from", "to", "steps/s"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_row("Opening Bell", game, "1", "", "", f"{statistics.median(ours):,.0f}")
    for peer in peers:
        ratios = (f"{ratio:.2f}" for ratio in (peer.ratio, min(peer.ratios), max(peer.ratios)))
        table.add_row(peer.library, peer.game, *ratios, f"{statistics.median(peer.speeds):,.0f}")
    Console().print(table)


def summary(ours: list[float], peers: list[Peer], missing: list[str]) -> dict[str, object]:
    return {
        "steps_per_second": round(statistics.median(ours)),
        "peers": [
            {
                "library": peer.library,
                "game": peer.game,
                "ratio": round(peer.ratio, 3),
                "ratios": [round(ratio, 3) for ratio in peer.ratios],
                "steps_per_second": round(statistics.median(peer.speeds)),
            }
            for peer in peers
        ],
        "missing": missing,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
    }


def judge(peers: list[Peer], least: float) -> int:
    """The exit status: whether we are at least so many times as fast as the reference."""
    for peer in peers:
        if peer.game == REFERENCE:
            if peer.ratio >= least:
                return 0
            print(f"{peer.ratio:.2f} times {peer.library}'s {REFERENCE} is below {least:.2f}.", file=sys.stderr)
            return 1
    print(f"OpenSpiel is not installed, so nothing can be said about its {REFERENCE}.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())

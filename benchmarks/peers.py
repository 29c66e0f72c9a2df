"""Opening Bell beside other libraries of games, all driven the same way: action by action, from Python, at random.

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
            "The rules run interpreted here; this compares the compiled ones (scripts/prepare require).",
            file=sys.stderr,
        )
        return 2
    source = random.Random(SEED).random  # every decision of every library comes from here
    missing: list[str] = []
    peers = list(find_peers(source, missing))
    ours = play_rounds(acquire(source), peers, arguments.rounds, arguments.seconds)
    if arguments.json:
        print(json.dumps(summary(ours, peers, missing)))
    else:
        print_table(ours, peers, missing)
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


def print_table(ours: list[float], peers: list[Peer], missing: list[str]) -> None:
    table = Table(title="Random play driven from Python; ratio: our steps/s divided by theirs", box=SIMPLE)
    for column in ("library", "game"):
        table.add_column(column, no_wrap=True)
    for column in ("ratio", "from", "to", "steps/s"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_row("Opening Bell", f"acquire, {PLAYERS} players", "1", "", "", f"{statistics.median(ours):,.0f}")
    for peer in peers:
        ratios = (f"{ratio:.2f}" for ratio in (peer.ratio, min(peer.ratios), max(peer.ratios)))
        table.add_row(peer.library, peer.game, *ratios, f"{statistics.median(peer.speeds):,.0f}")
    Console().print(table)
    if missing:
        print(f"Not installed, so left out: {', '.join(missing)}.")


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

"""Learns Stockpile for two by playing: PPO on the CPU, against `random`, in ten minutes on one core.

    with the extra envs, and PyTorch in its build for the CPU
    python examples/train_ppo.py --minutes 10 --out stockpile.policy --curve curve
    OPENINGBELL_POLICY=stockpile.policy bell arena stockpile --bots learned,random --games 1000

Every game is between the network and random play, the seats taking turns. Rewards come at the end only: the margin of
the score, squeezed into -1 to 1. What is saved is a file that the bot `learned` plays from.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from openingbell import envs
from openingbell.envs.vectors import Vector

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    sys.exit("This example needs PyTorch, which is not installed; take its build for the CPU.")

GAME = "stockpile"
PLAYERS = 2

GAMES = 256  # at once
STEPS = 128  # in each game, from one update to the next
HIDDEN = 256
EPOCHS = 3
MINIBATCH = 4096
LEARNING_RATE = 1e-3
DISCOUNT = 0.999
TRACE = 0.95  # how far an advantage looks ahead (GAE)
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
GRADIENT = 0.5
CLOSE = 3.0  # a margin of this much counts as a clear win

EVALUATION_SEED = 1_000_000
EVALUATION_GAMES = 400

Ints = NDArray[np.int64]
Curve = list[tuple[float, int, float, float, float]]  # minutes, decisions, share of the wins, and its interval


def main() -> None:
    arguments = read_arguments()
    require_writable(arguments.out)
    if arguments.curve:
        require_writable(arguments.curve.with_suffix(".csv"))
        require_writable(arguments.curve.with_suffix(".svg"))
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    vector = envs.vector(GAME, GAMES, seed=arguments.seed, reward="margin", players=PLAYERS)
    network = Network(vector)
    curve = learn(network, vector, arguments.minutes * 60)
    save(network, vector, arguments.out)
    if arguments.curve:
        with arguments.curve.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("minutes", "decisions", "share", "low", "high"), *curve])
        arguments.curve.with_suffix(".svg").write_text(picture(curve), encoding="utf-8")
    share, low, high = evaluate(network, 4 * EVALUATION_GAMES)
    print(f"against random: {share:.1%} of the wins ({low:.1%} to {high:.1%}, {4 * EVALUATION_GAMES} games)")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a policy for Stockpile with two players.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="PyTorch's; on busy cores several wait for each other")
    parser.add_argument("--out", type=Path, default=Path("stockpile.policy"))
    parser.add_argument("--curve", type=Path, help="write the curve to this file, as .csv and as .svg")
    return parser.parse_args()


def require_writable(path: Path) -> None:
    """What cannot be written after ten minutes is better found out before them."""
    existed = path.exists()
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        sys.exit(f"{path} cannot be written: {error.strerror}.")
    if not existed:
        path.unlink()


# --- the network ------------------------------------------------------------------------------------------------------


class Network(nn.Module):
    """From an observation to a logit for each action and the value of the position to who acts."""

    def __init__(self, vector: Vector) -> None:
        super().__init__()
        self.units = torch.from_numpy(vector.units)
        self.layers = nn.Sequential(
            nn.Linear(vector.width, HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, vector.actions + 1),
        )
        last: Any = self.layers[-1]
        with torch.no_grad():
            last.weight *= 0.01  # at first all actions are alike

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's probability, and the value."""
        out = self.layers(observations.float() / self.units)
        logits = out[:, :-1].masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=1), out[:, -1]


# --- playing ----------------------------------------------------------------------------------------------------------


@dataclass
class Rollout:
    """What happened in some steps of all games; a row of each list for a step."""

    observations: list[Tensor] = field(default_factory=list)
    masks: list[Tensor] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    chances: list[Tensor] = field(default_factory=list)
    values: list[Tensor] = field(default_factory=list)
    rows: list[Tensor] = field(default_factory=list)  # the games in which the network acted
    ends: list[Tensor] = field(default_factory=list)
    rewards: list[Tensor] = field(default_factory=list)  # the network's, of each game


def play(network: Network, vector: Vector, seats: Ints) -> Rollout:
    """The network acts where it is its turn, chance elsewhere."""
    rollout = Rollout()
    rows = np.arange(vector.num_envs)
    for _ in range(STEPS):
        mine = np.flatnonzero(vector.actors == seats)
        observations = torch.from_numpy(vector.observations[mine])
        masks = torch.from_numpy(vector.masks[mine])
        with torch.no_grad():
            logarithms, values = network(observations, masks)
            chosen = torch.multinomial(logarithms.exp(), 1).squeeze(1)
        actions = vector.samples.copy()
        actions[mine] = chosen.numpy()
        vector.step(actions)
        rollout.observations.append(observations)
        rollout.masks.append(masks)
        rollout.actions.append(chosen)
        rollout.chances.append(logarithms.gather(1, chosen[:, None]).squeeze(1))
        rollout.values.append(values)
        rollout.rows.append(torch.from_numpy(mine))
        rollout.ends.append(torch.from_numpy(vector.ends.copy()))
        rollout.rewards.append(torch.tanh(torch.from_numpy(vector.rewards[rows, seats]).float() / CLOSE))
    return rollout


def advantages(rollout: Rollout) -> tuple[Tensor, Tensor]:
    """By how much each decision turned out better than expected, and what it was worth; from the last one back.

    What comes after the last step of a game that goes on is taken to be worth what its last decision was.
    """
    games = len(rollout.ends[0])
    value = torch.zeros(games)
    trace = torch.zeros(games)
    reward = torch.zeros(games)
    open_ended = torch.ones(games, dtype=torch.bool)  # no decision and no end seen yet
    found: list[Tensor] = []
    for step in reversed(range(STEPS)):
        ended = rollout.ends[step]
        reward = torch.where(ended, rollout.rewards[step], reward)
        value = value.masked_fill(ended, 0)
        trace = trace.masked_fill(ended, 0)
        open_ended &= ~ended
        rows = rollout.rows[step]
        present = rollout.values[step]
        surprise = reward[rows] + DISCOUNT * value[rows] - present
        surprise = surprise.masked_fill(open_ended[rows], 0)
        trace[rows] = surprise + DISCOUNT * TRACE * trace[rows]
        value[rows] = present
        reward[rows] = 0
        open_ended[rows] = False
        found.append(trace[rows].clone())
    advantage = torch.cat(found[::-1])
    return advantage, advantage + torch.cat(rollout.values)


# --- learning ---------------------------------------------------------------------------------------------------------


def learn(network: Network, vector: Vector, seconds: float) -> Curve:
    """Play and improve until the time is up; how well it did against random on the way."""
    optimizer = torch.optim.Adam(network.parameters(), lr=LEARNING_RATE, eps=1e-5)
    seats = np.arange(vector.num_envs) % PLAYERS
    decisions = 0
    curve: Curve = []
    begin = time.monotonic()
    next_look = 0.0
    while (elapsed := time.monotonic() - begin) < seconds:
        if elapsed >= next_look:
            share, low, high = evaluate(network, EVALUATION_GAMES)
            curve.append((round(elapsed / 60, 2), decisions, round(share, 4), round(low, 4), round(high, 4)))
            print(f"{elapsed / 60:5.1f} min {decisions:>10,} decisions {share:6.1%} against random", flush=True)
            next_look += seconds / 10
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE * max(0.05, 1 - elapsed / seconds)
        rollout = play(network, vector, seats)
        improve(network, optimizer, rollout)
        decisions += sum(len(rows) for rows in rollout.rows)
    share, low, high = evaluate(network, EVALUATION_GAMES)
    curve.append((round(seconds / 60, 2), decisions, round(share, 4), round(low, 4), round(high, 4)))
    return curve


def improve(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    advantage, worth = advantages(rollout)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    observations, masks = torch.cat(rollout.observations), torch.cat(rollout.masks)
    actions, chances = torch.cat(rollout.actions), torch.cat(rollout.chances)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
            logarithms, values = network(observations[part], masks[part])
            ratio = (logarithms.gather(1, actions[part, None]).squeeze(1) - chances[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            entropy = -(logarithms.exp() * logarithms.clamp(min=-50)).sum(dim=1).mean()
            error = (values - worth[part]).square().mean()
            optimizer.zero_grad()
            (VALUE * error - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), GRADIENT)
            optimizer.step()


# --- judging ----------------------------------------------------------------------------------------------------------


def evaluate(network: Network, games: int) -> tuple[float, float, float]:
    """The share of the wins against random over the first games of fixed seeds, half in each seat; and its interval.

    The network takes the action it likes best. Each row plays one game, so that short ones do not count more.
    """
    vector = envs.vector(GAME, games, seed=EVALUATION_SEED, players=PLAYERS)
    seats = np.arange(games) % PLAYERS
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        mine = np.flatnonzero((vector.actors == seats) & np.isnan(shares))
        actions = vector.samples.copy()
        if len(mine):
            with torch.no_grad():
                logarithms, _ = network(
                    torch.from_numpy(vector.observations[mine]), torch.from_numpy(vector.masks[mine])
                )
            actions[mine] = logarithms.argmax(dim=1).numpy()
        vector.step(actions)
        first = vector.ends & np.isnan(shares)
        shares[first] = vector.rewards[first, seats[first]]
    low, high = wilson(float(shares.mean()), games)
    return float(shares.mean()), low, high


def wilson(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies, with 95 % confidence."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - reach, middle + reach


def picture(curve: Curve) -> str:
    """The share of the wins over the minutes, with its interval, as SVG."""
    width, height, left, bottom = 640, 280, 48, 40
    last = max(point[0] for point in curve) or 1.0

    def place(minutes: float, share: float) -> str:
        return f"{left + minutes / last * (width - left - 12):.1f},{12 + (1 - share) * (height - bottom - 12):.1f}"

    band = [place(point[0], point[4]) for point in curve] + [place(point[0], point[3]) for point in reversed(curve)]
    grid = "".join(
        f'<polyline points="{place(0, share)} {place(last, share)}" stroke="#8886"/>'
        f'<text x="{left - 6}" y="{float(place(0, share).split(",")[1]) + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="sans-serif" font-size="12" fill="#888">'
        f'{grid}<text x="{width - 12}" y="{height - 10}" text-anchor="end">{last:.0f} minutes</text>'
        f'<text x="{left}" y="{height - 10}">share of the wins against random</text>'
        f'<polygon points="{" ".join(band)}" fill="#26a69a44"/>'
        f'<polyline points="{" ".join(place(point[0], point[2]) for point in curve)}" fill="none" '
        'stroke="#26a69a" stroke-width="2"/></svg>\n'
    )


def layers(network: Network) -> Iterator[nn.Linear]:
    for layer in network.layers:
        if isinstance(layer, nn.Linear):
            yield layer


def save(network: Network, vector: Vector, path: Path) -> None:
    """The network as `openingbell.bots.network` reads it. The value, which is last, is left out."""
    numbers = list(layers(network))
    widths = [vector.width, *(layer.out_features for layer in numbers[:-1]), vector.actions]
    with path.open("wb") as file:
        head = {"name": vector.name, "options": vector.options, "layers": widths}
        file.write(json.dumps(head).encode() + b"\n")
        for layer, width in zip(numbers, widths[1:], strict=True):
            for array in (layer.weight, layer.bias):
                file.write(array.detach().numpy()[:width].astype("<f4").tobytes())


if __name__ == "__main__":
    main()

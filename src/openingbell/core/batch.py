"""Many games of one kind at once, for programs that learn: stepped in one compiled call, looked at in flat arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from openingbell.core.chance import let_happen
from openingbell.core.encoding import Encoder
from openingbell.core.errors import IllegalMove
from openingbell.core.game import Game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State


class Batch:
    """So many games, each waiting for a seat. Chance is sampled, and a game that is over is followed by a new one.

    The arrays have a row for each game: `encoder.out` what the seat that acts may know, `masks` a one for each legal
    action of it, `actors` which seat that is, `samples` one legal action at random. `ends` says whether the last step
    ended a game; the row is then about the next one, and `rewards` and `scores`, a number for each seat, are about
    the one that ended. `rewards` are zero otherwise.

    Game number n of a seed is the same in any batch; `first` is the number of this batch's first game.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        games: int,
        seed: int = 0,
        first: int = 0,
        margin: bool = False,
    ) -> None:
        self.game = game
        self.games = games
        self.margin = margin
        self._first = first
        self._fresh: State = game.start(options)
        self.players: i64 = game.seats(options)
        self.actions: i64 = game.actions
        self.encoder: Encoder = game.encoder(options, games)
        self.masks: vec[u8] = vec[u8]([u8(0)] * (games * game.actions))
        self.actors: vec[i64] = vec[i64]([0] * games)
        self.samples: vec[i64] = vec[i64]([0] * games)
        self.ends: vec[u8] = vec[u8]([u8(0)] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * int(self.players)))
        self.scores: vec[i64] = vec[i64]([0] * (games * int(self.players)))
        self._legal: vec[i64] = vec[i64]([0] * (games * game.actions))  # what is set in each row of `masks`
        self._counts: vec[i64] = vec[i64]([0] * games)
        self._states: list[State] = []
        self._rngs: list[Rng] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._states = [self._fresh for _ in range(self.games)]
        self._rngs = [Rng(seed, self._first + row) for row in range(self.games)]
        for row in range(i64(self.games)):
            self._clear(row)
            self._begin(row)
            self._look(row)

    def state(self, row: int) -> State:
        """A copy of a game's state."""
        return self._states[row].clone()

    def check(self, actions: Sequence[int]) -> None:
        """IllegalMove unless there is a legal action for every game."""
        if len(actions) != self.games:
            raise IllegalMove(f"there are {self.games} games, but {len(actions)} actions")
        for row in range(i64(self.games)):
            action: i64 = actions[row]
            if not (0 <= action < self.actions and self.masks[row * self.actions + action] == 1):
                raise IllegalMove(f"game {row}: action {action} is not legal")

    def step(self, actions: list[int], begin: i64 = 0, end: i64 = -1) -> None:
        """Make each game's move, or only those from `begin` to `end`. They have to be legal: see `check`."""
        if end < 0:
            end = self.games
        for row in range(begin, end):
            state = self._states[row]
            if self.ends[row]:
                self._clear(row)
            state.proceed(actions[row])
            let_happen(state, self._rngs[row])
            if state.actor == OVER:
                self._reward(state, row)
                self._begin(row)
            self._look(row)

    def _begin(self, row: i64) -> None:
        """A new game, up to its first decision."""
        state = self._fresh.clone()
        let_happen(state, self._rngs[row])
        self._states[row] = state

    def _look(self, row: i64) -> None:
        """Write down what can be seen of a game."""
        state = self._states[row]
        masks = self.masks
        legal = self._legal
        first = row * self.actions
        for place in range(first, first + self._counts[row]):
            masks[first + legal[place]] = 0
        place = first
        for action in state.legal():
            masks[first + action] = 1
            legal[place] = action
            place += 1
        self._counts[row] = place - first
        self.actors[row] = state.actor
        self.samples[row] = legal[first + self._rngs[row].below(place - first)]
        self.encoder.write(state, state.actor, row)

    def _clear(self, row: i64) -> None:
        self.ends[row] = 0
        first = row * self.players
        for place in range(first, first + self.players):
            self.rewards[place] = 0.0
            self.scores[place] = 0

    def _reward(self, state: State, row: i64) -> None:
        self.ends[row] = 1
        first = row * self.players
        scores = state.scores()
        rewards = score_margins(state, self.encoder.margin) if self.margin else win_shares(state)
        for seat in range(self.players):
            self.scores[first + seat] = scores[seat]
            self.rewards[first + seat] = rewards[seat]


def win_shares(state: State) -> list[float]:
    """One for the winner of a game that is over, in equal parts if there are several; zero for the others."""
    shares = [0.0] * int(state.players)
    winners = state.winners()
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def score_margins(state: State, unit: int) -> list[float]:
    """By how much each score is above the best of the others, or below it. Who is out is behind all who are left, if
    only by the smallest sum."""
    scores = state.scores()
    left = [score for seat, score in enumerate(scores) if not state.is_out(seat)]
    scores = [min(score, min(left) - 1) if left and state.is_out(seat) else score for seat, score in enumerate(scores)]
    return [
        (score - max(other for place, other in enumerate(scores) if place != seat)) / unit
        for seat, score in enumerate(scores)
    ]

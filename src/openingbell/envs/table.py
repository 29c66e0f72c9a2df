"""What the environments have in common: a game under way, seen through one seat's eyes as arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib.metadata import entry_points
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, RenderableType
from rich.pretty import Pretty

from openingbell.core.batch import score_margins, win_shares
from openingbell.core.chance import Stream
from openingbell.core.encoding import Encoder
from openingbell.core.errors import IllegalMove, Refused
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.envs.memory import scaled, units_of, view_of
from openingbell.locales import Words

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

REWARDS = ("win", "margin")
WIDTH = 112
BOARDS = "openingbell.boards"


def game_of(game: str | Game) -> Game:
    return find_game(game) if isinstance(game, str) else game


def encoded_games() -> Iterator[tuple[Game, Encoder]]:
    """The installed games that can be written as numbers; one that cannot be loaded is left out."""
    for name in game_names():
        with suppress(Exception):
            game = find_game(name)
            yield game, game.encoder({})


def pays_margin(reward: str) -> bool:
    """Whether rewards are margins of the score; Refused if they are neither that nor shares of the win."""
    if reward not in REWARDS:
        raise Refused(f"reward is {reward!r}, but may be: {', '.join(REWARDS)}")
    return reward == "margin"


class Table:
    """A game whose chance is sampled: after every call it waits for a seat, or is over.

    `listens` says whether somebody does, so that events are kept.
    """

    def __init__(self, game: str | Game, reward: str, options: Mapping[str, object]) -> None:
        self.game = game_of(game)
        self.options = self.game.check(options)
        self.margin = pays_margin(reward)
        self.rng = Rng(0)
        self.listens = False
        self.play = Play(self.game.start(self.options))
        self.players = self.game.seats(self.options)
        self._look_through(self.game.encoder(self.options))
        self.name = self.encoder.name_of(self.game.name)
        self._units = units_of(self.encoder)

    def _look_through(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self._row = view_of(encoder.out, np.int16)

    def __getstate__(self) -> dict[str, Any]:
        """All but the encoder, which holds nothing that is not in the state."""
        return {name: value for name, value in vars(self).items() if name not in ("encoder", "_row")}

    def __setstate__(self, facts: dict[str, Any]) -> None:
        vars(self).update(facts)
        self._look_through(self.game.encoder(self.options))

    def start(self, seed: int, stream: int = 0) -> None:
        """A new game, the same one for the same numbers."""
        self.rng = Rng(seed, stream)
        self.play = Play.start(self.game, self.options, Stream(self.rng), self.listens)

    def act(self, action: int) -> None:
        """The actor's decision and the chance that follows; IllegalMove changes nothing."""
        if not 0 <= action < self.game.actions:  # compiled code cannot even hold all of them
            raise IllegalMove(f"there is no action {action}; there are 0 to {self.game.actions - 1}")
        self.play.act(action)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def over(self) -> bool:
        return self.play.is_over()

    def observe(self, seat: int) -> Floats:
        """What a seat may know, as numbers of about the size of one."""
        self.encoder.write(self.state, seat)
        return scaled(self._row, self._units)

    def mask(self, seat: int) -> Mask:
        """A one for each legal action of a seat: none if it is not asked."""
        mask = np.zeros(self.game.actions, dtype=np.int8)
        if self.state.actor == seat:
            mask[view_of(self.state.legal(), np.int64)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the end of the game is worth to each seat."""
        return score_margins(self.state, self.encoder.margin) if self.margin else win_shares(self.state)

    def render(self, mode: str, seat: int | None) -> str:
        """The table as a terminal shows it to a seat, or a picture of that."""
        console = Console(width=WIDTH, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
        names = [f"seat {number}" for number in range(self.players)]
        console.print(_paint(self.game, self.state.view(seat), names))
        if mode == "svg":
            return console.export_svg(title=self.name)
        return console.export_text(styles=True)


def _paint(game: Game, view: dict[str, Any], names: list[str]) -> RenderableType:
    """By the game's own painter, if it has one."""
    for entry in entry_points(group=BOARDS, name=game.name):
        painted: RenderableType = entry.load()(view, names, Words("en").at(game))
        return painted
    return Pretty(view)

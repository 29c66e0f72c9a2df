"""Plays as a network has learned to: the one in the file that the variable OPENINGBELL_POLICY names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.errors import UnknownBot
from openingbell.bots.network import Network
from openingbell.bots.observer import Observer
from openingbell.core.encoding import Encoder
from openingbell.core.errors import NoEncoding
from openingbell.core.game import Game
from openingbell.core.options import Options

VARIABLE: Final = "OPENINGBELL_POLICY"


class Learned(Bot):
    """Takes the action for which the network's number is the highest."""

    name = "learned"

    def __init__(self, path: str = "") -> None:
        super().__init__()
        chosen = path or os.environ.get(VARIABLE, "")
        self._network: Network | None = Network.load(Path(chosen)) if chosen else None

    def plays(self, game: Game) -> bool:
        if self._network is None:
            return False
        try:
            return self._network.name == game.encoder({}).name_of(game.name)
        except NoEncoding:
            return False

    def check_table(self, game: Game, options: Options | None) -> None:
        if self._network is None:
            raise UnknownBot(f"{self.name} plays from a network, and {VARIABLE} does not name its file")
        super().check_table(game, options)
        if options is not None:
            fitting_encoder(self._network, game, options)

    def think(self, observer: Observer, budget: Budget) -> Decision:
        network = self._network
        assert network is not None
        world = observer.world(observer.rng)  # in each of them the seat knows the same
        encoder = fitting_encoder(network, world.game, world.game.options_of(world))
        encoder.write(world, observer.seat)
        actions = observer.legal()
        gains = network.outputs(encoder, actions)
        choices = [
            Choice(int(action), observer.to_text(action), gain)
            for action, gain in sorted(zip(actions, gains, strict=True), key=lambda pair: -pair[1])
        ]
        return Decision(choices[0].action, choices, [choices[0].text], 0, self.name)


def fitting_encoder(network: Network, game: Game, options: Options) -> Encoder:
    """The encoder of a table, or UnknownBot if that is not like the one the network was trained at."""
    encoder = game.encoder(options)
    known, wanted = network.widths[0], encoder.width
    if known != wanted:
        raise UnknownBot(f"this network was trained at another table: it reads {known} numbers, and here are {wanted}")
    if network.widths[-1] < game.actions:
        raise UnknownBot(f"this network knows {network.widths[-1]} actions, and {game.name} has {game.actions}")
    trained = options if network.options is None else network.options
    for name in sorted({*trained, *options}):
        there, here = trained.get(name), options.get(name)
        if there != here:
            raise UnknownBot(f"this network was trained at another table: {name} was {there} there and is {here} here")
    return encoder

"""Acquire as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from openingbell.core.encoding import Encoder
from openingbell.core.game import Game
from openingbell.core.notation import Notation
from openingbell.core.options import Option, Options
from openingbell.core.snapshot import fields_of
from openingbell.core.state import CHANCE, State
from openingbell.games.acquire.components import (
    CORPORATIONS,
    MAJORITY,
    MAX_PLAYERS,
    MINORITY,
    PRICE_CARD,
    PURCHASES,
    SAFE_SIZE,
    SHARES,
    STARTING_CASH,
    TILES,
)
from openingbell.games.acquire.encoding import AcquireEncoder
from openingbell.games.acquire.moves import ACTIONS, CHANCE_OUTCOMES
from openingbell.games.acquire.notation import ACTIONS_1999, ACTIONS_CLASSIC, OUTCOMES
from openingbell.games.acquire.position import Position
from openingbell.games.acquire.standing import STANDINGS
from openingbell.games.acquire.state import AcquireState
from openingbell.games.acquire.steps import STEPS
from openingbell.games.acquire.view_types import AcquireView

# Every founding takes two tiles that belonged to no corporation, and what is absorbed was founded.
MAX_FOUNDINGS: Final = TILES // 2


class Acquire(Game):
    def __init__(self) -> None:
        self.name = "acquire"
        self.rules_version = 1
        self.resigning = "bot"
        self.options = (
            Option("players", 4, low=2, high=MAX_PLAYERS),
            Option("names", "1999", choices=("1999", "classic")),
            Option("holdings", "open", choices=("open", "hidden")),
        )
        self.actions = ACTIONS
        self.chance_outcomes = CHANCE_OUTCOMES
        self.steps = STEPS
        self.fields = fields_of(AcquireState, "hidden", "classic")
        self.view_type = AcquireView
        self.standings = STANDINGS

    def start(self, options: Mapping[str, object]) -> State:
        chosen = self.check(options)
        state = AcquireState()
        hidden = chosen["holdings"] == "hidden"
        state.clear(self, int(chosen["players"]), hidden, chosen["names"] == "classic")
        return state

    def options_of(self, state: State) -> Options:
        p = cast(Position, state)
        return {
            "players": int(p.players),
            "names": "classic" if p.classic else "1999",
            "holdings": "hidden" if p.hidden else "open",
        }

    def max_length(self, options: Mapping[str, object]) -> int:
        """Setup and draws, the turns (a round of passes only after a tile moved), and the disposals in mergers."""
        players = self.seats(options)
        setup_and_draws = TILES + players
        turns = TILES + players * (2 * TILES + 1)
        decisions_in_turn = 1 + PURCHASES + 1 + 1
        moves_in_merger = 1 + 1 + 1 + SHARES + players
        return setup_and_draws + turns * decisions_in_turn + MAX_FOUNDINGS * moves_in_merger + CORPORATIONS

    def score_bounds(self, options: Mapping[str, object]) -> tuple[int, int]:
        """Nobody owes anything; nobody gets more than all bonuses and shares of every corporation there ever was."""
        per_share = SHARES + MAJORITY + MINORITY
        dearest = max(PRICE_CARD)
        dearest_defunct = PRICE_CARD[(CORPORATIONS - 1) * (TILES + 1) + SAFE_SIZE - 1]
        return 0, int(STARTING_CASH + per_share * (MAX_FOUNDINGS * dearest_defunct + CORPORATIONS * dearest))

    def encoder(self, options: Mapping[str, object], rows: int = 1) -> Encoder:
        return AcquireEncoder(self.seats(options), rows)

    def notation(self, state: State) -> Notation:
        if state.actor == CHANCE:
            return OUTCOMES
        return ACTIONS_CLASSIC if cast(Position, state).classic else ACTIONS_1999


ACQUIRE: Final = Acquire()

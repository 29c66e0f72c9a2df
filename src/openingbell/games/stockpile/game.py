"""Stockpile as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from openingbell.core.data import another_game, read_data, require_sound
from openingbell.core.encoding import Encoder
from openingbell.core.errors import BadData, BadOptions
from openingbell.core.game import Game
from openingbell.core.notation import Notation
from openingbell.core.options import Option, Options
from openingbell.core.snapshot import fields_of
from openingbell.core.state import CHANCE, State
from openingbell.games.stockpile.components import (
    ACTION_STEPS,
    BOARD_NAMES,
    BOOM,
    BUST,
    COMPANIES,
    DIVIDEND,
    DIVIDEND_EACH,
    FEE,
    GRAHAM_EACH,
    MAJORITY,
    MAX_PILES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SECOND_SPLIT_EACH,
    SMALL_DIVIDEND_EACH,
    Components,
    cards_placed,
    piles_for,
)
from openingbell.games.stockpile.encoding import StockpileEncoder
from openingbell.games.stockpile.moves import BID, CHANCE_OUTCOMES
from openingbell.games.stockpile.notation import actions, outcomes
from openingbell.games.stockpile.position import NONE, PAIRS, Position
from openingbell.games.stockpile.standing import STANDINGS
from openingbell.games.stockpile.state import StockpileState
from openingbell.games.stockpile.steps import STEPS
from openingbell.games.stockpile.view_types import StockpileView

DATA_FILE: Final = Path(__file__).with_name("stockpile.toml")


class Stockpile(Game):
    def __init__(self, data: object = None) -> None:
        self.name = "stockpile"
        self.rules_version = 1
        self.resigning = "bot"
        self.options = (
            Option("players", 4, low=MIN_PLAYERS, high=MAX_PLAYERS),
            Option("investors", False),
            Option("board", BOARD_NAMES[0], choices=BOARD_NAMES),
            Option("first", None, low=0, high=MAX_PLAYERS - 1),
        )
        self.data_file = DATA_FILE
        self.parts = Components(read_data(DATA_FILE) if data is None else data)
        self.data = None if data is None else cast("dict[str, Any]", data)
        self.action_notation = actions(self.parts)
        self.outcome_notation = outcomes(self.parts)
        self.actions = BID + MAX_PILES * len(self.parts.bids)
        self.chance_outcomes = CHANCE_OUTCOMES
        self.steps = STEPS
        self.fields = fields_of(StockpileState, "piles", "with_investors", "advanced", "chosen_first", "parts", "notes")
        self.view_type = StockpileView
        self.standings = STANDINGS

    def with_data(self, data: object) -> Game:
        require_sound(self.problems(data))
        return Stockpile(data)

    def problems(self, data: object) -> list[BadData]:
        problems = another_game(data, self.name)
        if not problems:
            Components(data, problems)
        return problems

    def check(self, options: Mapping[str, object]) -> Options:
        chosen = super().check(options)
        if int(chosen.get("first", 0)) >= int(chosen["players"]):
            raise BadOptions(f"option first is {chosen['first']}, but the seats are 0 to {int(chosen['players']) - 1}")
        return chosen

    def start(self, options: Mapping[str, object]) -> State:
        chosen = self.check(options)
        state = StockpileState()
        first = int(chosen.get("first", NONE))
        advanced = chosen["board"] == BOARD_NAMES[1]
        state.clear(self, self.parts, int(chosen["players"]), bool(chosen["investors"]), advanced, first)
        return state

    def options_of(self, state: State) -> Options:
        p = cast(Position, state)
        options: Options = {
            "players": int(p.players),
            "investors": p.with_investors,
            "board": BOARD_NAMES[1] if p.advanced else BOARD_NAMES[0],
        }
        if p.chosen_first != NONE:
            options["first"] = int(p.chosen_first)
        return options

    def _most_steps_up(self) -> int:
        """The spaces that all tickers together can rise in a round: forecasts, Booms, and Cramer."""
        forecasts = [int(steps) for steps in self.parts.forecasts]
        up = sum(steps for steps in forecasts if 0 < steps != DIVIDEND)
        return up + ACTION_STEPS * int(self.parts.deck[BOOM]) + 1

    def max_length(self, options: Mapping[str, object]) -> int:
        """Setup, and for each round: pairs, cards, bids (each higher on its track), actions, sales and claims."""
        players = self.seats(options)
        piles = int(piles_for(players))
        placed = int(cards_placed(players))
        setup = players + 1 + 6 * players
        bids = piles * len(self.parts.bids)
        action_cards = int(self.parts.deck[BOOM] + self.parts.deck[BUST])
        sales = 2 * self._stock() + players
        claims = players * (2 + self._most_steps_up())
        one_round = PAIRS + piles + 2 * placed + 4 + 2 * bids + 1 + action_cards + 2 + sales + claims + 1
        return setup + int(self.parts.rounds[players]) * one_round

    def _stock(self) -> int:
        return sum(int(self.parts.deck[company]) for company in range(COMPANIES))

    def score_bounds(self, options: Mapping[str, object]) -> tuple[int, int]:
        """Nobody's cash is ever below 0; nobody earns more than everything there is to be earned, in every round."""
        players = self.seats(options)
        cash = int(max(self.parts.cash)) + 2 * int(max(self.parts.investor_cash))
        shares = 2 * self._stock()
        sale = shares * (int(max(self.parts.values)) + GRAHAM_EACH)
        up = self._most_steps_up()
        dividends = shares * (DIVIDEND_EACH + SMALL_DIVIDEND_EACH * (1 + up))
        splits = up * self._stock() * SECOND_SPLIT_EACH
        fees = sum(int(self.parts.deck[FEE + fee] * amount) for fee, amount in enumerate(self.parts.fees))
        one_round = sale + dividends + splits + fees
        return 0, cash + int(self.parts.rounds[players]) * one_round + sale + COMPANIES * MAJORITY

    def encoder(self, options: Mapping[str, object], rows: int = 1) -> Encoder:
        chosen = self.check(options)
        return StockpileEncoder(int(chosen["players"]), bool(chosen["investors"]), rows)

    def notation(self, state: State) -> Notation:
        return self.outcome_notation if state.actor == CHANCE else self.action_notation


STOCKPILE: Final = Stockpile()

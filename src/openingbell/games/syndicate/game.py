"""Syndicate as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from mypy_extensions import i64

from openingbell.core.data import another_game, read_data, require_sound
from openingbell.core.encoding import Encoder
from openingbell.core.errors import BadData, BadMove
from openingbell.core.game import Game
from openingbell.core.notation import Notation
from openingbell.core.options import Option, Options
from openingbell.core.snapshot import fields_of
from openingbell.core.state import CHANCE, State
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRM_IDS, MAX_PLAYERS
from openingbell.games.syndicate.edition import Edition
from openingbell.games.syndicate.encoding import SyndicateEncoder
from openingbell.games.syndicate.limits import highest_score, longest_game, lowest_score
from openingbell.games.syndicate.notation import actions, outcomes
from openingbell.games.syndicate.position import ENDS, ROUNDS, Position, current_auction
from openingbell.games.syndicate.reading import Printed
from openingbell.games.syndicate.refusals import clause_against
from openingbell.games.syndicate.setup import set_up
from openingbell.games.syndicate.sketching import SKETCHING
from openingbell.games.syndicate.standing import STANDINGS
from openingbell.games.syndicate.state import SyndicateState
from openingbell.games.syndicate.steps import BID, STEPS
from openingbell.games.syndicate.view_types import SyndicateView

DATA_FILE: Final = Path(__file__).with_name("syndicate.toml")
PRESETS: Final = ("full", "children")
MAX_ROUNDS: Final = 10_000
ROUNDS_TO_PLAY: Final = 60  # YF-10 unless the table says otherwise: with `rounds` …
ROUNDS_AT_MOST: Final = 200  # … and with the other ends


class Syndicate(Game):
    def __init__(self, printed: Printed, data: dict[str, Any] | None = None) -> None:
        self.name = "syndicate"
        self.rules_version = 1
        self.resigning = "bot"  # ruin would hand on what the others have built on
        self.options = (
            Option("players", 4, low=2, high=MAX_PLAYERS),
            Option("end", "last", choices=ENDS),
            Option("rounds", ROUNDS_AT_MOST, low=1, high=MAX_ROUNDS),
            Option("preset", "full", choices=PRESETS),
            Option("trades", True),
        )
        self.steps = STEPS
        derived = ("firms", "papers", "bank_papers", "pledged", "unfinished", "lent_on", "bought_out")
        self.fields = fields_of(SyndicateState, "edition", "end", "rounds", "trades", *derived)
        self.hides = False
        self.view_type = SyndicateView
        self.standings = STANDINGS
        self.sketching = SKETCHING
        self.data_file = DATA_FILE
        self.data = data
        self.own_names = None if data is None else _own_names(printed)
        self.full = Edition(printed, children=False)
        self.children = Edition(printed, children=True)
        self._actions = actions(self.full)
        self._outcomes = outcomes(self.full)
        self._childrens_outcomes = outcomes(self.children)
        self.actions = len(self._actions)
        self.chance_outcomes = len(self._outcomes)

    def with_data(self, data: object) -> Game:
        require_sound(self.problems(data))
        return Syndicate(Printed(data), cast("dict[str, Any]", data))

    def problems(self, data: object) -> list[BadData]:
        problems = another_game(data, self.name)
        if not problems:
            Printed(data, problems)
        return problems

    def check(self, options: Mapping[str, object]) -> Options:
        chosen = super().check(options)
        if "rounds" not in options and chosen["end"] == ENDS[ROUNDS]:
            chosen["rounds"] = ROUNDS_TO_PLAY
        return chosen

    def start(self, options: Mapping[str, object]) -> State:
        chosen = self.check(options)
        state = SyndicateState()
        edition = self.children if chosen["preset"] == "children" else self.full
        end = ENDS.index(str(chosen["end"]))
        set_up(state, self, edition, int(chosen["players"]), end, int(chosen["rounds"]), bool(chosen["trades"]))
        return state

    def options_of(self, state: State) -> Options:
        p = cast(Position, state)
        return {
            "players": int(p.players),
            "end": ENDS[p.end],
            "rounds": int(p.rounds),
            "preset": "children" if p.edition.children else "full",
            "trades": p.trades,
        }

    def max_length(self, options: Mapping[str, object]) -> int:
        chosen = self.check(options)
        return longest_game(self.full, int(chosen["players"]), int(chosen["rounds"]))

    def score_bounds(self, options: Mapping[str, object]) -> tuple[int, int]:
        return lowest_score(self.full), highest_score(self.full)

    def encoder(self, options: Mapping[str, object], rows: int = 1) -> Encoder:
        chosen = self.check(options)
        edition = self.children if chosen["preset"] == "children" else self.full
        return SyndicateEncoder(edition, int(chosen["players"]), rows)

    # --- moves: `bid` has a price, which is the auction's and not the number's ----------------------------------------

    def notation(self, state: State) -> Notation:
        if state.actor != CHANCE:
            return self._actions
        return self._childrens_outcomes if cast(Position, state).edition.children else self._outcomes

    def to_text(self, state: State, action: i64) -> str:
        if state.step == BID and action == moves.BID:
            return f"bid {current_auction(cast(Position, state)).price}"
        return super().to_text(state, action)

    def from_text(self, state: State, text: str) -> i64:
        if state.step == BID:
            if text == f"bid {current_auction(cast(Position, state)).price}":
                return moves.BID
            if text == "bid":
                raise BadMove("a bid names its price")
        return super().from_text(state, text)

    def to_json(self, state: State, action: i64) -> dict[str, Any]:
        form = super().to_json(state, action)
        if state.step == BID and action == moves.BID:
            form["price"] = int(current_auction(cast(Position, state)).price)
        return form

    def from_json(self, state: State, data: object) -> i64:
        if state.step == BID and isinstance(data, dict) and data.get("type") == "bid":
            price = int(current_auction(cast(Position, state)).price)
            if data == {"type": "bid", "price": price} and type(data["price"]) is int:
                return moves.BID
            raise BadMove(f"{data!r} is not a move here")
        return super().from_json(state, data)

    def why_not(self, state: State, action: i64) -> str:
        return clause_against(cast(Position, state), action)


def _own_names(printed: Printed) -> dict[str, str]:
    """The firms that are called otherwise than in the house edition, whose names are in the catalogue."""
    house = SYNDICATE.full.printed.names
    return {FIRM_IDS[firm]: printed.names[firm] for firm in range(len(FIRM_IDS)) if printed.names[firm] != house[firm]}


def house_edition() -> dict[str, Any]:
    """The data file of the package, as it stands."""
    return read_data(DATA_FILE)


SYNDICATE: Final = Syndicate(Printed(house_edition()))

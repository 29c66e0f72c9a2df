"""The contract of a game: declared facts, and the way to start, load, read and write its states and moves."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import i64, mypyc_attr

from openingbell.core.data import flaw
from openingbell.core.encoding import Encoder
from openingbell.core.errors import BadData, BadOptions, BadRecord, NoEncoding
from openingbell.core.notation import Notation
from openingbell.core.options import Option, Options, check_options
from openingbell.core.sketch import Sketching
from openingbell.core.snapshot import fill_from_snapshot
from openingbell.core.standing import Standing
from openingbell.core.state import State
from openingbell.core.steps import Steps


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game.

    `name` is an identifier. `rules_version` grows with every change by which an old record would replay differently.
    `actions` and `chance_outcomes` are the sizes of the two number spaces: a seat's action is a number below the
    first, what chance brings one below the second. `locales` is the folder of a game that brings its own words, with a
    folder for each language in it (`en/GAME.ftl`, `en/GAME.rules.md`); None: they are in `openingbell.locales`.
    `steps` are what its positions can wait for, `fields` the attributes of its states that a snapshot holds, which
    `fields_of` tells.
    `hides` says whether a seat may know what another may not; where nothing is hidden, nobody has to look away.
    `resigning` is what it means for the others when somebody leaves for good: `bot`, one takes the seat with all that
    it has and plays it to the end; or `end`, the game is over and nobody wins.
    `view_type` is the TypedDict that `state.view` makes, for those who describe it to others; it must not be compiled,
    and a plain dict says nothing.
    `data_file` has the components of the printed game; None: a table cannot bring its own.
    `data` are the components of a table that brought its own; None: those of the printed game. `own_names` are what
    these call things otherwise than the catalogue does, by what the notation calls them.
    `standings` are the kinds of standing answers that its questions can have (`core/standing.py`).
    `sketching` judges trades that are only thought about (`core/sketch.py`); None: its seats do not trade.
    """

    name: str
    rules_version: int
    options: tuple[Option, ...]
    actions: int
    chance_outcomes: int
    steps: Steps
    fields: tuple[str, ...]
    hides: bool = True
    resigning: str = "bot"
    view_type: type[Any] = dict
    locales: Path | None = None
    data_file: Path | None = None
    data: dict[str, Any] | None = None
    own_names: dict[str, str] | None = None
    standings: tuple[Standing, ...] = ()
    sketching: Sketching | None = None

    def with_data(self, data: object) -> Game:
        """The same game with a table's own components, or BadData, which names the key that is wrong."""
        raise flaw("none", "{game} does not take a data file", game=self.name)

    def check(self, options: Mapping[str, object]) -> Options:
        """The complete, valid options of a table, or BadOptions."""
        return check_options(self.options, options)

    def seats(self, options: Mapping[str, object]) -> int:
        """How many seats such a table has. A game without the option `players` has to say so itself."""
        return int(self.check(options)["players"])

    def start(self, options: Mapping[str, object]) -> State:
        """The state before the first move."""
        raise NotImplementedError

    def restore(self, options: Options, everything: dict[str, Any]) -> State:
        """The state that `everything` was taken from."""
        state = self.start(options)
        fill_from_snapshot(state, self.fields, everything)
        return state

    def options_of(self, state: State) -> Options:
        """The options this state was started with."""
        raise NotImplementedError

    def max_length(self, options: Mapping[str, object]) -> int:
        """No game with these options has more moves, chance included."""
        raise NotImplementedError

    def score_bounds(self, options: Mapping[str, object]) -> tuple[int, int]:
        """No final score is below the first or above the second."""
        raise NotImplementedError

    def encoder(self, options: Mapping[str, object], rows: int = 1) -> Encoder:
        """What writes observations of such a table as numbers, or NoEncoding."""
        raise NoEncoding(f"{self.name} has no encoding of its states as numbers")

    def problems(self, data: object) -> list[BadData]:
        """Everything that keeps these components from being used, one sentence each."""
        try:
            self.with_data(data)
        except BadData as error:
            return [error]
        return []

    # --- moves ----------------------------------------------------------------------------------------------------

    def notation(self, state: State) -> Notation:
        """The number space of whoever has to move in this state. A game may instead override the four below."""
        raise NotImplementedError

    def to_text(self, state: State, action: i64) -> str:
        """The notation of an action in this state."""
        return self.notation(state).to_text(action)

    def from_text(self, state: State, text: str) -> i64:
        """The action a notation stands for, legal or not, or BadMove."""
        return self.notation(state).from_text(text)

    def to_json(self, state: State, action: i64) -> dict[str, Any]:
        """The typed form of an action in this state."""
        return self.notation(state).to_json(action)

    def from_json(self, state: State, data: object) -> i64:
        """The action a typed form stands for, legal or not, or BadMove."""
        return self.notation(state).from_json(data)

    def why_not(self, state: State, action: i64) -> str:
        """The id of the clause that forbids an action, where one says so in words; else nothing."""
        return ""

    # --- snapshots ------------------------------------------------------------------------------------------------

    def pack(self, state: State) -> bytes:
        """A snapshot of a state."""
        snapshot: dict[str, Any] = {
            "game": self.name,
            "rules": self.rules_version,
            "options": self.options_of(state),
            "state": state.everything(),
        }
        if self.data is not None:
            snapshot["data"] = self.data
        return json.dumps(snapshot, separators=(",", ":")).encode()

    def load(self, data: bytes) -> State:
        """The state a snapshot was taken of."""
        try:
            snapshot = json.loads(data)
            if (snapshot["game"], snapshot["rules"]) != (self.name, self.rules_version):
                raise BadRecord(f"this is not a snapshot of {self.name}, rules {self.rules_version}")
            game = self.with_data(snapshot["data"]) if snapshot.get("data") != self.data else self
            return game.restore(game.check(snapshot["options"]), snapshot["state"])
        except (
            LookupError,
            TypeError,
            ValueError,
            AttributeError,
            ArithmeticError,
            RecursionError,
            BadData,
            BadOptions,
        ) as error:
            raise BadRecord(f"this snapshot of {self.name} is broken") from error

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: the same game is found again wherever it is installed."""
        from openingbell.core.registry import find_game  # the registry is built on this module

        return (find_game, (self.name, self.data))

"""The games as OpenSpiel knows games: `openingbell_acquire`, `openingbell_stockpile`, `openingbell_syndicate`.

Chance is explicit, and returns are shares of the win. A game's options are its parameters; what has no default is -1.
The information state is what the seat knows: our states keep what follows from what was seen, so the present view is
all that a re-deal depends on. Its tensor is the observation's.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import numpy as np
import pyspiel

from openingbell.core.batch import win_shares
from openingbell.core.encoding import Encoder
from openingbell.core.game import Game
from openingbell.core.options import Option
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State
from openingbell.envs.memory import units_of, view_of
from openingbell.envs.table import encoded_games

UNCHOSEN = -1


def register_games() -> None:
    """Tell OpenSpiel about every installed game that can be written as numbers."""
    known = set(pyspiel.registered_names())
    for game, encoder in encoded_games():
        if _short_name(game) not in known:
            game_type = _game_type(game, encoder)
            # A class of its own for each: OpenSpiel lets go of what it was given only after the interpreter's end.
            facts = {"rules": game, "game_type": game_type}
            pyspiel.register_game(game_type, type(f"{game.name.capitalize()}Game", (SpielGame,), facts))


def _short_name(game: Game) -> str:
    return f"openingbell_{game.name}"


def _game_type(game: Game, encoder: Encoder) -> Any:
    fixed = game.seats({})
    low, high = next(((seats.low, seats.high) for seats in game.options if seats.name == "players"), (fixed, fixed))
    return pyspiel.GameType(
        short_name=_short_name(game),
        long_name=f"Opening Bell {game.name}, rules {game.rules_version}, observations v{encoder.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _default(option) for option in game.options},
    )


def _default(option: Option) -> Any:
    """OpenSpiel reads a word of digits as a number, so such words begin with an underscore."""
    if option.default is None:
        return UNCHOSEN
    return f"_{option.default}" if isinstance(option.default, str) and option.default.isdigit() else option.default


def _chosen(params: dict[str, Any]) -> dict[str, Any]:
    """The options that a game's parameters say."""
    return {
        name: value.removeprefix("_") if isinstance(value, str) else value
        for name, value in params.items()
        if value != UNCHOSEN
    }


class SpielGame(pyspiel.Game):
    """One of our games with its options."""

    rules: Game
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.rules
        params = params or {}
        self.options = game.check(_chosen(params))
        length = game.max_length(self.options)
        players = game.seats(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.chance_outcomes,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=length,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.rules.start(self.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | Spectator:
        """What a player may know; without private things what a spectator may. Private things alone are not said."""
        if params:
            raise ValueError(f"observers take no parameters, but there are {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        if wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return SpielObserver(self.rules.encoder(self.options))
        return Spectator(wanted.public_info)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.max_length(self.options)


class SpielState(pyspiel.State):
    """One of our states."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.state = state

    def current_player(self) -> int:
        actor = int(self.state.actor)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.state.legal()] if player == self.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self.state.weights()]
        total = sum(weights)
        return [(int(outcome), weight / total) for outcome, weight in zip(self.state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.game.to_text(self.state, action)

    def is_terminal(self) -> bool:
        return bool(self.state.actor == OVER)

    def returns(self) -> list[float]:
        return win_shares(self.state) if self.is_terminal() else [0.0] * int(self.state.players)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player, with everything it cannot know dealt anew."""
        other: SpielState = self.clone()
        high, low = (int(probability_sampler() * 2**32) for _ in range(2))
        other.state = self.state.redeal(player, Rng(high << 32 | low))
        return other

    def to_json(self) -> str:
        """The whole state, hidden things included."""
        return json.dumps(self.state.reveal())

    def __str__(self) -> str:
        return self.to_json()


class SpielObserver:
    """What a player may know: our view as a string, our observation as a tensor with a name for each section."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._row = view_of(encoder.out, np.int16)
        self._units = units_of(encoder)
        self.tensor = np.zeros(encoder.width, np.float32)
        self.dict = dict(self._sections())

    def _sections(self) -> Iterator[tuple[str, Any]]:
        for section in self._encoder.sections:
            yield section.name, self.tensor[section.first : section.first + section.size].reshape(section.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        self._encoder.write(state.state, player)
        np.divide(self._row, self._units, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.state.view(player))


class Spectator:
    """What everybody may know, as a string; or nothing."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def __init__(self, looks: bool) -> None:
        self._looks = looks

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str | None:
        return json.dumps(state.state.view(None)) if self._looks else None

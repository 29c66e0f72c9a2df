"""What somebody at a terminal needs of the table they sit at: views, moves as text and events, and never the state.

`session.py` is a table of one's own, `remote.py` one on a server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from openingbell.bots.reasons import Hint
from openingbell.core.events import Seen
from openingbell.core.game import Game
from openingbell.core.standing import Order


@dataclass(frozen=True)
class Move:
    """A legal move: its notation, which is what one sends, and its typed form."""

    text: str
    form: dict[str, Any]


@dataclass(frozen=True)
class Preview:
    """What moves would lead to, as far as the one who makes them can know.

    If `final`, they would end the seat's say: chance, another seat or something hidden comes next.
    """

    final: bool
    legal: list[Move] = field(default_factory=list)
    events: list[Seen] = field(default_factory=list)
    look: Callable[[], dict[str, Any]] = dict  # the seat's view then, worked out if somebody looks


class StandingAnswers(Protocol):
    """What was said for a seat, given what the seat sees now: its view and its moves."""

    def orders(self, seat: int) -> list[Order]: ...

    def offers(self, view: dict[str, Any], moves: Sequence[str]) -> list[Order]:
        """What could be said now."""

    def told(self) -> list[tuple[int, Order]]:
        """What everybody at the table was told, and by which seat."""

    def give(
        self,
        seat: int,
        view: dict[str, Any],
        moves: Sequence[str],
        wanted: Order,
        number: int | None,
        told: bool = False,
    ) -> Order:
        """From now on, with a number of one's own if there is one to choose; `told` to everybody, if that is wanted."""

    def cancel(self, seat: int, order: Order) -> None: ...

    def doubts(self, seat: int, view: dict[str, Any]) -> list[tuple[Order, str]]:
        """What stands no longer and was not told yet, and why."""

    def answer(self, seat: int, view: dict[str, Any], moves: Sequence[str]) -> str:
        """What stands for the seat, or nothing: then it is asked."""


class Table(Protocol):
    """A game under way between the seats that are played here and others."""

    complaint: str  # what was wrong with a bot the last time something was, or what somebody has shown this seat
    elsewhere: bool  # whether it goes on elsewhere when somebody leaves, so that there is nothing to save here

    @property
    def names(self) -> list[str]: ...

    @property
    def people(self) -> list[int]:
        """The seats that are played here."""

    @property
    def game(self) -> Game: ...

    @property
    def game_name(self) -> str: ...

    @property
    def actor(self) -> int:
        """Whose decision it is; below 0: nobody's."""

    @property
    def seq(self) -> int:
        """How many moves there were."""

    @property
    def hides(self) -> bool:
        """Whether a seat may know what another may not."""

    def is_over(self) -> bool: ...

    def is_out(self, seat: int) -> bool:
        """Whether a seat will never be asked again."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may see."""

    def legal(self) -> list[Move]:
        """What the actor may do."""

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Seen]]:
        """What a viewer may see of what happened after `since` moves, each with the `seq` of its move."""

    def preview(self, moves: Sequence[str]) -> Preview:
        """What moves of the actor would lead to."""

    @property
    def standing(self) -> StandingAnswers:
        """What answers for the seats that are played here."""

    def send(self, moves: Sequence[str]) -> None:
        """Moves of the actor, all or none."""

    def wait(self) -> None:
        """Until the others have made their next move."""

    def hurry(self) -> None:
        """From now on nobody here waits for the others to think."""

    def concede(self, seat: int) -> None:
        """Somebody here gives up: a bot plays on for the seat."""

    def advice(self) -> Hint:
        """What an expert in the actor's place would do, and why."""

    def may_undo(self) -> bool: ...

    def undo(self) -> None:
        """Take back one's own last choice."""

    def reset(self) -> None:
        """Take back all one's own choices that can be."""

    def is_kept(self) -> bool:
        """Whether one can leave it now and go on another time."""

    def save(self, path: Path) -> None: ...

    def load(self, path: Path) -> None: ...

    def close(self) -> None: ...

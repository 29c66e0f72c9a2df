"""A game under way: the fold over its moves, looked back at, tried on a branch, or taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from openingbell.core.chance import Chance
from openingbell.core.errors import BadMove, IllegalMove, quoted
from openingbell.core.events import Event, Seen
from openingbell.core.game import Game
from openingbell.core.state import CHANCE, OVER, State

MARK_EVERY: Final = 50


class Play:
    """Moves in a row from a state on, and what happened in them.

    `state` is where they lead to, `seq` how many moves there are since the game began, of which `begin` were made
    before the first of these. `chance` draws, when it is told to. `events` is empty unless the play `listens`.
    """

    def __init__(self, state: State, chance: Chance | None = None, begin: int = 0, listens: bool = True) -> None:
        self.game: Final[Game] = state.game
        self.state = state
        self.chance = Chance() if chance is None else chance
        self.begin: Final = begin
        self.listens: Final = listens
        self.actions: list[int] = []
        self.events: list[Event] = []
        self._ends: list[int] = []  # for each move: how many events there were after it
        self._marks: list[State] = [state.clone()]  # the state after every so many moves, made when one looks back

    @staticmethod
    def start(game: Game, options: Mapping[str, object], chance: Chance, listens: bool = True) -> Play:
        """A new game, which waits for a seat."""
        play = Play(game.start(options), chance, 0, listens)
        play.draw()
        return play

    @property
    def seq(self) -> int:
        return self.begin + len(self.actions)

    def is_over(self) -> bool:
        return self.state.actor == OVER

    def result(self) -> list[int] | None:
        """The final scores, once the game is over."""
        return self.state.scores() if self.is_over() else None

    # --- moves ----------------------------------------------------------------------------------------------------

    def act(self, action: i64) -> None:
        """The actor's decision, and all chance that follows: then the state waits for a seat, or is over."""
        self.make(action)
        self.draw()

    def draw(self) -> None:
        """Everything that chance decides next."""
        while self.state.actor == CHANCE:
            self.make(self.chance.draw(self.state))

    def make(self, action: i64) -> None:
        """One move, whoever's it is; an illegal one is refused and changes nothing."""
        if self.listens:
            self.state.apply(action, self.events)
            self._ends.append(len(self.events))
        else:
            self.state.apply(action)
        self.actions.append(action)

    def make_text(self, text: str) -> None:
        """The move a notation stands for; a wrong one is refused with its number and what was legal."""
        self.make(read_move(self.state, text, self.seq + 1))

    # --- looking back ---------------------------------------------------------------------------------------------

    def at(self, seq: int) -> State:
        """A copy of the state after so many moves."""
        place = seq - self.begin
        if place == len(self.actions):
            return self.state.clone()
        marks = self._marks
        while len(marks) <= place // MARK_EVERY:
            marks.append(self._fold((len(marks) - 1) * MARK_EVERY, len(marks) * MARK_EVERY))
        return self._fold(place // MARK_EVERY * MARK_EVERY, place)

    def _fold(self, mark: int, place: int) -> State:
        """The state at a place, from a mark before it."""
        state = self._marks[mark // MARK_EVERY].clone()
        for index in range(mark, place):
            state.apply(self.actions[index])
        return state

    def written(self) -> list[tuple[int, str]]:
        """Who made each move, a seat or CHANCE, and its notation."""
        moves: list[tuple[int, str]] = []
        for state, action in zip(self.states(), self.actions, strict=False):
            moves.append((int(state.actor), self.game.to_text(state, action)))
        return moves

    def states(self) -> Iterator[State]:
        """The state before each move and after the last. It is one object that goes on: who keeps it clones it."""
        state = self._marks[0].clone()
        yield state
        for action in self.actions:
            state.apply(action)
            yield state

    def events_of(self, seq: int) -> Sequence[Event]:
        """What happened in the move after which there were `seq`."""
        place = seq - self.begin - 1
        return self.events[0 if place == 0 else self._ends[place - 1] : self._ends[place]]

    def seen(self, seat: int | None, since: int = 0) -> list[tuple[int, Seen]]:
        """What a viewer may see of what happened after `since` moves, each with the `seq` of its move."""
        found: list[tuple[int, Seen]] = []
        if self.listens:
            for seq in range(max(since, self.begin) + 1, self.seq + 1):
                for event in self.events_of(seq):
                    form = event.seen_by(seat)
                    if form is not None:
                        found.append((seq, form))
        return found

    def reveals(self) -> bool:
        """Whether in these moves somebody learnt what was hidden before."""
        return any(event.reveals for event in self.events)

    # --- branches -------------------------------------------------------------------------------------------------

    def branch(self) -> Play:
        """Moves to try from here on: not part of this game until they are adopted."""
        return Play(self.state.clone(), self.chance, self.seq, self.listens)

    def adopt(self, branch: Play) -> None:
        """The moves of a branch that began here are this game's now."""
        if branch.begin != self.seq:
            raise ValueError(f"the branch began at {branch.begin}, but the game is at {self.seq}")
        told = len(self.events)
        self.state = branch.state
        self.actions += branch.actions
        self.events += branch.events
        self._ends += [told + end for end in branch._ends]

    def go_back(self, seq: int) -> None:
        """Take back all moves after the first `seq`. Whether one may is not asked."""
        place = seq - self.begin
        self.state = self.at(seq)
        del self.actions[place:]
        del self._ends[place:]
        del self.events[self._ends[-1] if self._ends else 0 :]
        del self._marks[place // MARK_EVERY + 1 :]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled as the fold that it is."""
        return (_folded, (self._marks[0], self.chance, self.begin, self.listens, self.actions))


def _folded(start: State, chance: Chance, begin: int, listens: bool, actions: list[int]) -> Play:
    play = Play(start, chance, begin, listens)
    for action in actions:
        play.make(action)
    return play


def read_move(state: State, text: str, number: int) -> i64:
    """The legal action a notation stands for, or IllegalMove with the move's number and what was legal."""
    game = state.game
    if state.actor == OVER:
        raise IllegalMove(f"move {number}, {quoted(text)}: the game is over")
    clause = ""
    try:
        action = game.from_text(state, text)
        if state.is_legal(action):
            return action
        problem = "is not legal"
        clause = game.why_not(state, action)
    except BadMove:
        problem = "is not a move"
    legal = [game.to_text(state, action) for action in state.legal()]
    raise IllegalMove(f"move {number}, {quoted(text)}, {problem} here", legal, clause)

"""The contract of a game's state, and the stack of decisions that every game keeps in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from openingbell.core.errors import BadMove, IllegalMove
from openingbell.core.events import Event
from openingbell.core.rng import Rng
from openingbell.core.snapshot import take_snapshot

if TYPE_CHECKING:
    from openingbell.core.game import Game

CHANCE: Final = -1
OVER: Final = -2
RULES: Final = -3  # only while a move is made: nobody is asked, the rules alone say how it goes on

Log = list[Event]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: plain data that can be copied cheaply and holds neither a generator nor a future.

    `game` is the game it belongs to, `players` how many seats the table has. `actor` is the seat that has to decide, or
    CHANCE, or OVER; `step` is what is to be decided, one of the game's `steps`. What has to be decided after that,
    because this decision came up inside another one, waits in `pending`.
    """

    game: Game
    players: i64
    actor: i64
    step: i64
    pending: vec[i64]

    # --- the stack of decisions -----------------------------------------------------------------------------------

    def decide(self, step: i64, actor: i64) -> None:
        """This decision takes the place of the present one."""
        self.step = step
        self.actor = actor

    def decide_first(self, step: i64, actor: i64) -> None:
        """This decision comes first; the present one waits beneath it."""
        self.pending = append(append(self.pending, self.step), self.actor)
        self.step = step
        self.actor = actor

    def decided(self) -> None:
        """The present decision is done with: back to the one that waited."""
        self.pending, self.actor = pop(self.pending)
        self.pending, self.step = pop(self.pending)

    # A decision may be about something: a sum, a creditor. Such numbers are noted before `decide_first`, lie beneath
    # the decision in the same stack, and are forgotten after `decided`.

    def note(self, number: i64) -> None:
        """Note what the next decision to come first is about."""
        self.pending = append(self.pending, number)

    def noted(self, back: i64) -> i64:
        """What was noted for the present decision; 1 is the last note, 2 the one before."""
        return self.pending[len(self.pending) - 2 - back]

    def set_note(self, back: i64, number: i64) -> None:
        """Put another number in the place of a note for the present decision."""
        self.pending[len(self.pending) - 2 - back] = number

    def forget(self, notes: i64) -> None:
        """Drop the notes of a decision that was just done with."""
        for _note in range(notes):
            self.pending, _number = pop(self.pending)

    # --- the contract ---------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """Every legal action of the actor, ascending; a fresh array, never empty until the game is over."""
        raise NotImplementedError

    def is_legal(self, action: i64) -> bool:
        """Whether `action` is in `legal()`."""
        raise NotImplementedError

    def any_legal(self, rng: Rng) -> i64:
        """At a seat: one of `legal()`, each as likely as any other, where a game can without listing them all."""
        actions = self.legal()
        return actions[rng.below(len(actions))]

    def weights(self) -> vec[i64]:
        """At CHANCE: the integer weight of each outcome in `legal()`."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """At CHANCE: one outcome drawn by weight, without listing them all."""
        return self.legal()[rng.weighted(self.weights())]

    def apply(self, action: i64, log: Log | None = None) -> None:
        """Make a move. Illegal ones raise IllegalMove and change nothing.

        `log` collects the events; with None nobody listens and none are built.
        """
        raise NotImplementedError

    def proceed(self, action: i64, log: Log | None = None) -> None:
        """Make a move that is known to be legal, because it was listed or drawn here: what `apply` does, unasked."""
        self.apply(action, log)

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> State:
        """A copy in which everything `seat` cannot know is dealt anew, from what it knows and `rng` alone."""
        require_seat(seat, self.players)
        twin = self.clone()
        twin.deal_unseen(seat, rng)
        return twin

    def deal_unseen(self, seat: i64, rng: Rng) -> None:
        """Deal anew everything that `seat` cannot know; see `redeal`, which does so to a copy."""
        raise NotImplementedError

    def view(self, seat: int | None, other: dict[str, Any] | None = None) -> dict[str, Any]:
        """What `seat` (None: a spectator) may know, ready for JSON.

        `other` is another viewer's view of this very state: what is the same for all belongs to both then.
        """
        if seat is not None:
            require_seat(seat, self.players)
        return self.seen_by(seat) if other is None else self.seen_beside(other, seat)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat that is there, or of a spectator; see `view`."""
        raise NotImplementedError

    def seen_beside(self, other: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The same from another viewer's view, for games in which all see almost the same; see `view`."""
        return self.seen_by(seat)

    def scores(self) -> list[int]:
        """The money of each seat now; final when the game is over."""
        raise NotImplementedError

    def cash_in_hand(self) -> list[int]:
        """The cash of each seat, which the events account for. In most games that is what the scores are."""
        return self.scores()

    def worths(self) -> list[int]:
        """What each seat would have if the game ended now, whatever is hidden: for looking back at one that is over.
        Unless a game says otherwise, its scores.
        """
        return self.scores()

    def winners(self) -> list[int]:
        """The richest of those who are not out; several share the win. Empty until the game is over."""
        if self.actor != OVER:
            return []
        scores = self.scores()
        seats = range(len(scores))
        left = [seat for seat in seats if not self.is_out(seat)] or list(seats)
        best = max([scores[seat] for seat in left])
        return [seat for seat in left if scores[seat] == best]

    def is_out(self, seat: i64) -> bool:
        """Whether a seat has been ruined and will not be asked again, while others may still play."""
        return False

    def is_discreet(self) -> bool:
        """Whether how long somebody thinks here would tell what they have: then answers wait for the next beat."""
        return False

    def is_open(self) -> bool:
        """Whether everybody knows what may be answered here, so that an answer without a choice may come by itself.
        Unless a game says otherwise, only where nothing is hidden at all.
        """
        return not self.game.hides

    def audit(self) -> None:
        """Raise AuditFailed if anything is lost, doubled or inconsistent."""
        raise NotImplementedError

    def step_name(self) -> str:
        """What the present step is called."""
        return self.game.steps.names[int(self.step)]

    def everything(self) -> dict[str, Any]:
        """The whole state as numbers, hidden things included: two states are equal if this is."""
        return take_snapshot(self, self.game.fields)

    def derive(self) -> None:
        """Work out anew what is kept only for speed and follows from the fields of a snapshot, if there is any."""

    def new_part(self, field: str) -> object:
        """A part of the state that is there only now and then, for a snapshot that has it; else the field is None."""
        raise LookupError(field)

    def reveal(self) -> dict[str, Any]:
        """The whole state in words, hidden things included, for replays and tools; never for a player."""
        raise NotImplementedError

    # --- snapshots, the same for every game -----------------------------------------------------------------------

    def save(self) -> bytes:
        """A snapshot that `game.load` reads."""
        return self.game.pack(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.save() == other.save()

    def __hash__(self) -> int:
        return hash(self.save())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_load, (self.game, self.save()))


def require_seat(seat: i64, players: i64) -> None:
    """Refuse a seat that is not there: -1 would be the last seat's hand to an array."""
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}")


def illegal(state: State, action: i64) -> IllegalMove:
    """What to raise for an action that is not legal: a sentence with its notation, if it has one, and the clause."""
    try:
        text = state.game.to_text(state, action)
    except BadMove as error:
        return IllegalMove(str(error))
    return IllegalMove(f"{text!r} is not legal here", clause=state.game.why_not(state, action))


def _load(game: Game, data: bytes) -> State:
    return game.load(data)

"""What came of one game, as its log tells it: who took which place, and whether it counts for ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from openingbell.rating.model import ranked
from openingbell.server.entries import END
from openingbell.server.game import TableGame
from openingbell.server.results.facts import Fact, facts_of
from openingbell.server.store.models import HUMAN, SeatRow, StoredTable, TableRow

# Why a game is not rated.
ENDED: Final = "ended"  # by all: nobody won
TAKEN_BACK: Final = "taken-back"  # alone with bots
COMPONENTS: Final = "components"  # the table had its own
HINTS: Final = "hints"  # the host has allowed them to everybody
ORIGIN: Final = "origin"  # it went on from another game, or was of a deal
SHARED: Final = "shared"  # one device had several seats
BOTS: Final = "bots"  # nobody else played
UNKNOWN: Final = "unknown"  # an older log does not say who left

BOT_MARK: Final = "bot:"
TYPICAL: Final = (None, HINTS, SHARED, UNKNOWN)  # what statistics are made of, rated or not


@dataclass(frozen=True)
class Place:
    """What became of a seat: `player` is who began the game there, `gone` whether they left before its end."""

    seat: int
    player: str | None
    rank: int
    score: int | None
    won: bool
    gone: bool


@dataclass(frozen=True)
class Outcome:
    """What is told of a game, `unrated` why it does not count for ratings."""

    table_id: str
    game: str
    seats: int
    ended: int
    listed: bool
    unrated: str | None
    facts: tuple[Fact, ...]
    places: tuple[Place, ...]

    @property
    def moment(self) -> tuple[int, str]:
        """Games are rated in this order."""
        return self.ended, self.table_id

    @property
    def pool(self) -> tuple[str, int]:
        """The games it is rated with."""
        return self.game, self.seats

    def players(self) -> list[str]:
        """Of a rated game, seat by seat."""
        return [place.player or "" for place in self.places]


def outcome_of(stored: StoredTable, game: TableGame) -> Outcome:
    """Of a game that is over."""
    row, seats, state = stored.row, stored.seats, game.play.state
    sitting = [_player(seat, game) for seat in seats]
    decided = game.play.is_over()
    winners = set(state.winners()) if decided else set()
    scores = state.scores() if decided else [None] * len(seats)
    # Whoever left is behind everybody who stayed, whatever the bot in their place has made of it.
    keys = [
        (not gone, not gone and seat in winners, 0 if gone else score or 0)
        for seat, ((_, gone), score) in enumerate(zip(sitting, scores, strict=True))
    ]
    unrated = _why_unrated(row, game, [player for player, _ in sitting])
    return Outcome(
        table_id=row.id,
        game=row.game,
        seats=len(seats),
        ended=_ended(game),
        listed=row.listed,
        unrated=unrated,
        facts=facts_of(game.play) if unrated in TYPICAL else (),
        places=tuple(
            Place(seat, player, rank, score, seat in winners and not gone, gone)
            for seat, ((player, gone), rank, score) in enumerate(zip(sitting, ranked(keys), scores, strict=True))
        ),
    )


def rejudged(outcome: Outcome) -> Outcome:
    """The same, after two who played have turned out to be one."""
    people = [player for player in outcome.players() if bot_of(player) is None]
    return replace(outcome, unrated=SHARED) if outcome.unrated is None and len(set(people)) < len(people) else outcome


def _why_unrated(row: TableRow, game: TableGame, players: Sequence[str | None]) -> str | None:
    if game.course.ended:
        return ENDED
    if not game.course.rated:
        return TAKEN_BACK
    if row.origin is not None:
        return ORIGIN
    if row.data is not None:
        return COMPONENTS
    if row.hints:
        return HINTS
    if None in players:
        return UNKNOWN
    people = [player for player in players if player is not None and bot_of(player) is None]
    if not people:
        return BOTS
    return SHARED if len(set(people)) < len(people) else None


def _player(seat: SeatRow, game: TableGame) -> tuple[str | None, bool]:
    """Who began the game on a seat, and whether they have left it; None: nobody knows any more."""
    changes = [change for change in game.course.changes if change.seat == seat.seat]
    leavers = [change.leaver for change in changes if change.leaver]
    if leavers:
        return leavers[0], True
    if seat.kind == HUMAN:
        return seat.guest, seat.bot is not None
    return (None, True) if changes else (bot_player(seat.bot or ""), False)


def _ended(game: TableGame) -> int:
    """When its last move was made, or it was ended without one: later entries tell of what came after."""
    last = next((entry for entry in game.entries if entry.kind == END), game.entries[game.line.moved - 1])
    return last.at


def bot_player(bot: str) -> str:
    """A bot of a name is one player, at whatever table it sits."""
    return f"{BOT_MARK}{bot}"


def bot_of(player: str) -> str | None:
    """The name of a bot; None: it is a person."""
    return player.removeprefix(BOT_MARK) if player.startswith(BOT_MARK) else None

"""The deal of the day: what follows from the date alone. Its chance does not: that is promised like any other."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from openingbell.bots.levels import LEVELS
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.server.bots import bots_for
from openingbell.server.presets import presets

LEVELS_OF_DAYS = LEVELS[1:4]  # neither the weakest nor the strongest


def today() -> date:
    return datetime.now(UTC).date()


def span(day: date) -> tuple[int, int]:
    """When a day begins and when it ends, in milliseconds since 1970."""
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return _milliseconds(begins), _milliseconds(begins + timedelta(days=1))


def options_of_day(game: Game) -> Options:
    """The first of its presets: one that many have the time for."""
    return next(iter(presets(game).values()), game.check({}))


def seats_of_day(game: Game, options: Options, day: date) -> list[str | None]:
    """Bots of one level, another one each day, and the seat that everybody has."""
    number = day.toordinal()
    level = LEVELS_OF_DAYS[number % len(LEVELS_OF_DAYS)]
    bot = level if level in bots_for(game) else bots_for(game)[0]
    seats: list[str | None] = [bot] * game.seats(options)
    seats[number % len(seats)] = None
    return seats


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp()) * 1000

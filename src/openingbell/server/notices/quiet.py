"""Quiet hours: what would be told in them is told when they end."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from openingbell.protocol.notices import Quiet
from openingbell.server import refusals


def zone_of(quiet: Quiet) -> ZoneInfo:
    try:
        return ZoneInfo(quiet.zone)
    except (KeyError, ValueError, OSError) as error:  # as zoneinfo says that there is none
        raise refusals.no_zone() from error


def quiet_until(quiet: Quiet | None, moment: int) -> int | None:
    """When the quiet hours end that a moment is in, both in milliseconds; None: it is in none."""
    if quiet is None:
        return None
    here = datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone_of(quiet))
    since, until = time.fromisoformat(quiet.since), time.fromisoformat(quiet.until)
    wall = here.time()
    inside = since <= wall < until if since <= until else wall >= since or wall < until
    if not inside:
        return None
    day = here.date() if wall < until else here.date() + timedelta(days=1)
    return int(datetime.combine(day, until, here.tzinfo).timestamp() * 1000)

"""The desk for pictures: each is painted once, and not too many for one address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from openingbell.extras import is_installed
from openingbell.locales import Words
from openingbell.server import refusals
from openingbell.server.hourly import Hourly
from openingbell.server.pictures.drawing import HEIGHT, WIDTH, Scene, picture
from openingbell.server.store.models import BOT, WAITING
from openingbell.server.table import Table

KEPT = 300
PER_HOUR = 600  # that are drawn for one address
AT_ONCE = 2
PAINTER = "resvg_py"


def can_paint() -> bool:
    return is_installed(PAINTER)


class Pictures:
    """Whoever asks sees what a spectator does: late, if the table keeps its spectators behind."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._hourly = Hourly()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def of(self, table: Table, seq: int | None, language: str, address: str) -> bytes:
        """A table, now or after so many entries, as a PNG."""
        if not can_paint():
            raise refusals.no_path(404)
        self._hourly.require(address, PER_HOUR, refusals.too_many_pictures)
        drawn = picture(scene_of(table, seq, Words(language)))
        if drawn not in self._kept:
            async with self._places:
                self._kept[drawn] = await asyncio.to_thread(_painted, drawn)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(drawn)
        return self._kept[drawn]


def scene_of(table: Table, seq: int | None, words: Words) -> Scene:
    """What somebody without a seat may know."""
    eyes = table.eyes(None)
    told = table.describe(None)
    game = table.game_for(eyes)
    names = [words.bot(seat.bot or "") if seat.kind == BOT else seat.name or "…" for seat in told.seats]
    view = None
    if game is not None:
        last = table.seq_for(eyes)
        view = table.positions_at(eyes, [last if seq is None else min(max(seq, 0), last)])[0]["view"]
    actor = told.actor if seq is None else None if view is None else view.get("actor")
    status = "picture-waiting" if told.status == WAITING else f"picture-{told.status}"
    return Scene(told.game, words.say(f"{told.game}-title"), names, words.say(status), actor, view)


def _painted(drawn: str) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=WIDTH, height=HEIGHT))

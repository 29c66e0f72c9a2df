"""Playing on: a game that is over goes on otherwise from one of its moves, or one's own running game in a sandbox.

The moves before a fork are the first of its own log, so that its record is a whole game. A sandbox begins at a position
that looks the same to whoever asks for it as the one they are in; what they cannot see is dealt anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from openingbell.core.game import Game
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.core.state import OVER
from openingbell.protocol import messages
from openingbell.protocol.forks import NewFork, WhatIf
from openingbell.server import refusals
from openingbell.server.bots import substitute
from openingbell.server.deals.shared import is_closed
from openingbell.server.house import House
from openingbell.server.limits import require_room
from openingbell.server.origins import FORK, WHAT_IF, Origin
from openingbell.server.recording import require_record
from openingbell.server.store.models import Guest, StartRow
from openingbell.server.table import Table

Line = tuple[Game, dict[str, int | str], Sequence[str]]  # a game, its options, and its first moves


async def fork(house: House, guest: Guest, wanted: NewFork, address: str) -> Table:
    """A table that goes on from a finished game."""
    if (wanted.table is None) == (wanted.record is None):
        raise refusals.bad_request("a fork is of a table or of a record")
    source = None if wanted.table is None else await house.current(wanted.table, guest.id)
    line = None if source is None else _of_table(source, guest.id, wanted.at)
    if source is not None:
        await _require_no_open_deal(house, source)
    await require_room(house.store, guest.id, address)  # before anything that takes long
    game, options, moves = await house.reading.read(address, lambda: _played(line or _of_record(wanted)))
    new = messages.NewTable(
        game=game.name,
        options=options,
        data=game.data,
        seats=wanted.seats,
        listed=wanted.listed,
        hints=wanted.hints,
    )
    origin = Origin(FORK, wanted.table, wanted.at, len(moves))
    return await house.set_up(guest, new, None, origin=origin, start=StartRow(list(moves)))


def _of_record(wanted: NewFork) -> Line:
    """The moves of a record up to one of its positions."""
    record = Record.from_json(wanted.record)
    if wanted.at > len(record.moves):
        raise refusals.no_position(len(record.moves))
    return record.game, record.options, record.moves[: wanted.at]


def _played(line: Line) -> Line:
    """One that can be played, and on from its end; any other is refused."""
    if Record(*line).replay().actor == OVER:
        raise refusals.nothing_left()
    return line


def _of_table(source: Table, guest_id: str, seq: int) -> Line:
    """The moves of a finished game up to one of its positions."""
    eyes = source.eyes(guest_id)
    if not source.is_over_for(eyes):
        raise refusals.game_runs()
    require_record(source.origin)
    game = source.running()
    if seq > game.seq:
        raise refusals.no_position(game.seq)
    play = game.play
    moves = [text for _, text in play.written()]
    return play.game, play.game.options_of(play.state), moves[: game.line.place(seq)]


async def _require_no_open_deal(house: House, source: Table) -> None:
    """Whoever looks at a fork sees the draws before it, which those are not to know who may still play the deal."""
    deal_id = None if source.origin is None else source.origin.deal
    if deal_id is not None and not is_closed(await house.dealing.find(deal_id)):
        raise refusals.deal_open()


async def what_if(house: House, source: Table, guest: Guest, wanted: WhatIf, said: int | None, address: str) -> Table:
    """A sandbox of one's own, from where one is."""
    seat, game = source.own_seat(guest.id, said), source.running()
    if not source.allows_hints():
        raise refusals.no_what_if()
    if game.is_over():
        raise refusals.game_over()
    if not 0 <= wanted.seq <= game.seq:
        raise refusals.no_position(game.seq)
    position = game.at(wanted.seq).redeal(seat, Rng(secrets.randbits(64)))
    bot = wanted.bot or substitute(source.rules)
    seats = [messages.Sitting(kind="bot", bot=bot) for _ in source.seating.seats]
    seats[seat] = messages.Sitting(kind="me")
    rules = source.rules
    new = messages.NewTable(
        game=rules.name, options=rules.options_of(position), data=rules.data, seats=seats, hints=True, talk=False
    )
    start = StartRow([], position.save().decode())
    return await house.set_up(guest, new, address, origin=Origin(WHAT_IF, source.id, wanted.seq), start=start)

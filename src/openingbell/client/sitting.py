"""Sitting down at somebody's table: the first free seat, or the next if somebody else was faster."""

from __future__ import annotations

from openingbell.client import calls
from openingbell.client.errors import ServerRefused
from openingbell.client.synchronous import Client
from openingbell.protocol.messages import Sitting, Table

TAKEN = "taken"


def sit_down(client: Client, table: Table, sitting: Sitting = calls.ME) -> Table | None:
    """The table, at which one sits then; None where no seat is free."""
    while table.you is None:
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if table.status != "waiting" or not free:
            return None
        try:
            table = client.ask(calls.sit(table.id, free[0], sitting))
        except ServerRefused as error:
            if error.word != TAKEN:
                raise
            table = client.ask(calls.look(table.id))
    return table

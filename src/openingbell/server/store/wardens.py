"""What whoever runs a server does about people, beside the server or while it is down."""

from __future__ import annotations

from ipaddress import ip_network

from sqlalchemy import select

from openingbell.core.errors import Refused
from openingbell.server.entries import now
from openingbell.server.store.bans import Ban, add_ban, drop_ban, read_bans
from openingbell.server.store.engines import Database
from openingbell.server.store.reports import ReportRow, read_reports, settle_report, settle_reports_of
from openingbell.server.store.schema import guests
from openingbell.server.store.upkeep import DAY


def all_reports(database: Database, settled: bool) -> list[ReportRow]:
    with database.reading.connect() as read:
        return read_reports(read, settled)


def settle(database: Database, number: int) -> None:
    with database.writing.begin() as write:
        if not settle_report(write, number):
            raise Refused(f"there is no report {number}")


def all_bans(database: Database) -> list[Ban]:
    with database.reading.connect() as read:
        return read_bans(read)


def ban(database: Database, whom: str, reason: str, days: int | None) -> Ban:
    """A guest by their id, or everybody from an address or a network; what was reported of the guest is settled."""
    network = _network(whom)
    moment = now()
    made = Ban(network or whom, network is None, reason, moment, None if days is None else moment + days * DAY)
    with database.writing.begin() as write:
        if made.is_guest:
            if write.execute(select(guests.c.id).where(guests.c.id == whom)).first() is None:
                raise Refused(f"{whom!r} is neither a guest nor an address, such as 203.0.113.7 or 203.0.113.0/24")
            settle_reports_of(write, whom)
        add_ban(write, made)
    return made


def unban(database: Database, whom: str) -> None:
    with database.writing.begin() as write:
        if not drop_ban(write, _network(whom) or whom):
            raise Refused(f"{whom!r} is not banned")


def _network(text: str) -> str | None:
    """An address is a network of its own; None: it is neither."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        return None

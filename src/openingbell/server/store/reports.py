"""Reports in the store: what people say of others, for whoever runs the server."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import guests, reports


@dataclass(frozen=True)
class Report:
    """Who was reported, by whom, why, and where: after `seq` entries of a table's log, with what was said there."""

    at: int
    reporter: str
    reported: str
    name: str
    reason: str
    words: str
    table_id: str
    seq: int
    talk: list[dict[str, Any]]


@dataclass(frozen=True)
class ReportRow:
    """A report as it was filed; `address` is where the reported guest first came from."""

    number: int
    settled: bool
    address: str | None
    report: Report


def add_report(write: Connection, report: Report) -> None:
    write.execute(insert(reports), asdict(report))


def is_reported(read: Connection, report: Report) -> bool:
    """Whether the same guest has reported the same one at the same table, and it is not settled."""
    same = [getattr(reports.c, name) == getattr(report, name) for name in ("reporter", "reported", "table_id")]
    return read.execute(select(reports.c.number).where(*same, ~reports.c.settled)).first() is not None


def read_reports(read: Connection, settled: bool) -> list[ReportRow]:
    """Those that are not settled, or all; the latest first."""
    wanted = select(reports, guests.c.address).outerjoin(guests, guests.c.id == reports.c.reported)
    if not settled:
        wanted = wanted.where(~reports.c.settled)
    found = []
    for row in read.execute(wanted.order_by(reports.c.number.desc())):
        facts = dict(row._mapping)
        heads = {name: facts.pop(name) for name in ("number", "settled", "address")}
        found.append(ReportRow(**heads, report=Report(**facts)))
    return found


def settle_report(write: Connection, number: int) -> bool:
    """Whether there is such a report."""
    change = update(reports).where(reports.c.number == number).values(settled=True)
    return write.execute(change).rowcount == 1


def settle_reports_of(write: Connection, guest_id: str) -> None:
    write.execute(update(reports).where(reports.c.reported == guest_id).values(settled=True))


def hide_in_reports(write: Connection, guest_id: str) -> None:
    """Somebody is gone: what was reported stands, without their name and without their words."""
    write.execute(update(reports).where(reports.c.reported == guest_id).values(name=""))
    write.execute(update(reports).where(reports.c.reporter == guest_id).values(words=""))
    for row in write.execute(select(reports.c.number, reports.c.talk)).all():
        if any(word["guest"] == guest_id for word in row.talk):
            talk = [{**word, "name": "", "words": ""} if word["guest"] == guest_id else word for word in row.talk]
            write.execute(update(reports).where(reports.c.number == row.number).values(talk=talk))


def join_in_reports(write: Connection, guest_id: str, to: str) -> None:
    """Somebody is another guest from now on, and can be banned as that."""
    for column in (reports.c.reporter, reports.c.reported):
        write.execute(update(reports).where(column == guest_id).values({column: to}))

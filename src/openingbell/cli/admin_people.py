"""`bell admin reports`, `ban`, `unban` and `bans`: what whoever runs a server does about people."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from openingbell.cli.arguments import json_option
from openingbell.cli.stored import moment, opened_store, store_option
from openingbell.locales import Words
from openingbell.terminal.show import plain_console

if TYPE_CHECKING:
    from openingbell.server.store.reports import ReportRow

COLUMNS = ("whom", "since", "until", "reason")


@click.command()
@store_option
@click.option("--settled", is_flag=True, help="Those that are settled, too.")
@click.option("--settle", "number", type=click.IntRange(1), metavar="NUMBER", help="Settle one first.")
@json_option
def reports(store: str | None, settled: bool, number: int | None, as_json: bool, words: Words) -> None:
    """What people have reported of others, the latest first, with what was said at the table."""
    from openingbell.server.store.wardens import all_reports, settle

    with opened_store(store) as database:
        if number is not None:
            settle(database, number)
        found = all_reports(database, settled)
    if as_json:
        click.echo(json.dumps({"reports": [_as_json(row) for row in found]}, ensure_ascii=False))
        return
    click.echo("\n\n".join(_told(row, words) for row in found) or words.say("admin-no-reports"))


def _as_json(row: ReportRow) -> dict[str, Any]:
    report = {**asdict(row.report), "at": moment(row.report.at)}
    report["table"] = report.pop("table_id")
    return {"number": row.number, "settled": row.settled, "address": row.address, **report}


def _told(row: ReportRow, words: Words) -> str:
    report = row.report
    lines = [
        words.say(
            "admin-report",
            number=row.number,
            when=moment(report.at)[:16],
            name=report.name,
            guest=report.reported,
            address=row.address or "none",
            reason=words.say(f"people-reason-{report.reason}"),
            table=report.table_id,
            seq=report.seq,
        )
    ]
    if report.words:
        lines.append(f"  > {report.words}")
    lines += [
        f"  {moment(word['at'])[11:16]} {word['name']} ({word['guest']}): {word['words']}" for word in report.talk
    ]
    return "\n".join(lines)


@click.command()
@store_option
@click.argument("whom")
@click.option("--reason", default="", metavar="TEXT", help="What they are told, in at most 200 letters.")
@click.option("--days", type=click.IntRange(1), help="For so long; without it, for good.")
def ban(store: str | None, whom: str, reason: str, days: int | None, words: Words) -> None:
    """Let somebody in no longer: a guest by their id, or all from an address or a network, such as 203.0.113.0/24.

    A running server heeds it within a second, also on lines that are open. What was reported of the guest is settled.
    """
    from openingbell.server.store.wardens import ban as put_under_ban

    with opened_store(store) as database:
        made = put_under_ban(database, whom, reason[:200], days)
    click.echo(words.say("admin-banned", whom=made.whom))


@click.command()
@store_option
@click.argument("whom")
def unban(store: str | None, whom: str, words: Words) -> None:
    """Let a guest, an address or a network in again."""
    from openingbell.server.store.wardens import unban as lift_ban

    with opened_store(store) as database:
        lift_ban(database, whom)
    click.echo(words.say("admin-unbanned", whom=whom))


@click.command()
@store_option
@json_option
def bans(store: str | None, as_json: bool, words: Words) -> None:
    """Whom the server does not let in, the latest first."""
    from openingbell.server.store.wardens import all_bans

    with opened_store(store) as database:
        found = all_bans(database)
    rows = [
        {
            "whom": one.whom,
            "since": moment(one.at),
            "until": None if one.until is None else moment(one.until),
            "reason": one.reason,
        }
        for one in found
    ]
    if as_json:
        click.echo(json.dumps({"bans": rows}, ensure_ascii=False))
        return
    shown = Table(*(words.say(f"admin-{column}") for column in COLUMNS), box=None, pad_edge=False)
    for row in rows:
        shown.add_row(str(row["whom"]), str(row["since"])[:16], (row["until"] or "")[:16], row["reason"])
    plain_console().print(shown)


COMMANDS = (reports, ban, unban, bans)

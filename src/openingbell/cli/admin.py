"""`bell admin`: what whoever runs a server does with its store, while the server runs or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from openingbell.cli.admin_people import COMMANDS
from openingbell.cli.arguments import json_option
from openingbell.cli.saying import wrong
from openingbell.cli.stored import moment, opened_store, store_option
from openingbell.locales import Words
from openingbell.terminal.show import plain_console

STATUSES = ("waiting", "playing", "over")
COLUMNS = ("table", "game", "status", "entries", "changed", "seats")


@click.group()
def admin() -> None:
    """Look after a server's store. All of it may be done while the server runs."""


@admin.command()
@store_option
@click.option("--status", type=click.Choice(STATUSES), help="Only those.")
@click.option("--unchanged", type=click.IntRange(0), metavar="DAYS", help="Only where nothing happened for so long.")
@json_option
def tables(store: str | None, status: str | None, unchanged: int | None, as_json: bool, words: Words) -> None:
    """List tables, the latest first."""
    from openingbell.server.store.upkeep import all_tables

    with opened_store(store) as database:
        found = all_tables(database, status, unchanged)
    rows: list[dict[str, Any]] = [
        {
            "table": table.row.id,
            "game": table.row.game,
            "status": table.row.status,
            "entries": table.row.seq,
            "changed": moment(table.row.changed),
            "seats": [seat.name for seat in table.seats],
        }
        for table in found
    ]
    if as_json:
        click.echo(json.dumps({"tables": rows}, ensure_ascii=False))
        return
    shown = Table(*(words.say(f"admin-{column}") for column in COLUMNS), box=None, pad_edge=False)
    for row in rows:
        names = ", ".join(name or "…" for name in row["seats"])
        status_said = words.say(f"admin-{row['status']}")
        shown.add_row(row["table"], row["game"], status_said, str(row["entries"]), row["changed"][:16], names)
    plain_console().print(shown)


@admin.command()
@store_option
@click.argument("table")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def export(store: str | None, table: str, file: Path, words: Words) -> None:
    """Write the record of a game that is over to a new FILE."""
    from openingbell.server.caretaking import record_of

    with opened_store(store) as database:
        record_of(database, table).write(file)
    click.echo(words.say("admin-exported", file=str(file)))


@admin.command()
@store_option
@click.argument("table")
def end(store: str | None, table: str, words: Words) -> None:
    """End a game that will not be played on. Nobody wins, and its chance is disclosed."""
    from openingbell.server.caretaking import end_game

    with opened_store(store) as database:
        end_game(database, table)
    click.echo(words.say("admin-ended", table=table))


@admin.command()
@store_option
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(store: str | None, file: Path, words: Words) -> None:
    """Copy everything, as it is at one moment, to a new FILE.

    It is an embedded store, whatever this one is kept in: `bell serve --store sqlite:///FILE` serves it.
    """
    from openingbell.server.store.upkeep import back_up

    with opened_store(store) as database:
        number = back_up(database, file)
    click.echo(words.say("admin-copied", tables=number, file=str(file)))


@admin.command()
@store_option
@click.option("--at-once", is_flag=True, help="What was signed before is void: everybody is logged out.")
def rotate(store: str | None, at_once: bool, words: Words) -> None:
    """Sign with a new key from now on. What the last one signed is still good, unless --at-once."""
    from openingbell.server.store.upkeep import rotate_key

    with opened_store(store) as database:
        rotate_key(database, at_once)
    click.echo(words.say("admin-rotated"))


@admin.command()
@store_option
@click.argument("days", type=click.IntRange(1))
@click.option("--delete", "really", is_flag=True, help="Delete them; without it they are only counted.")
def abandoned(store: str | None, days: int, really: bool, words: Words) -> None:
    """Tables that wait or play, and where nothing happened for so many DAYS."""
    from openingbell.server.store.upkeep import abandoned as unfinished
    from openingbell.server.store.upkeep import delete_abandoned

    with opened_store(store) as database:
        number = delete_abandoned(database, days) if really else len(unfinished(database, days))
    click.echo(words.say("admin-deleted" if really else "admin-abandoned", tables=number))


@admin.command()
@store_option
@click.argument("limit", required=False)
@click.argument("value", type=click.IntRange(0), required=False)
def limits(store: str | None, limit: str | None, value: int | None, words: Words) -> None:
    """Show what guests may have, or set a LIMIT to a VALUE. The server heeds it at once."""
    from openingbell.server.limits import NAMES
    from openingbell.server.store.upkeep import set_limit, stored_limits

    with opened_store(store) as database:
        if limit is not None:
            if limit not in NAMES or value is None:
                raise wrong("admin-no-limit", names=", ".join(NAMES))
            set_limit(database, limit, value)
        known = stored_limits(database)
    for name, usual in NAMES.items():
        click.echo(f"{name} {known.get(name, usual)}")


@admin.command()
@store_option
@click.option("--recompute", is_flag=True, help="Keep what comes out; without it nothing is changed.")
def ratings(store: str | None, recompute: bool, words: Words) -> None:
    """Count all finished games anew from their logs, and say whether that is what is stored."""
    from openingbell.server.results.recounting import recount

    with opened_store(store) as database:
        found = recount(database, recompute)
    click.echo(words.say("admin-recounted", games=found.games))
    if found.different:
        click.echo(words.say("admin-otherwise", what=", ".join(found.different)))
    else:
        click.echo(words.say("admin-the-same"))


for command in COMMANDS:
    admin.add_command(command)

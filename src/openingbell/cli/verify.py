"""`bell verify`: whether a game's draws are those that were promised before it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import chain
from pathlib import Path

import click

from openingbell.cli.arguments import language_option, record_argument
from openingbell.core.errors import Refused, reason
from openingbell.core.record import Record
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.promise import is_secret
from openingbell.fairness.verifying import draws, problems, taken_back, unkept, unlisted
from openingbell.locales import Words


@click.command()
@record_argument
@click.option(
    "--promises",
    "kept",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The house's list as you kept it: what /api/promises answered before the game.",
)
@click.option("--seat", type=click.IntRange(min=1), help="Your seat, counted from 1, and with it:")
@click.option("--told", metavar="HASH", help="The hash that your client told for this seat.")
@language_option
def verify(record: Record, kept: Path | None, seat: int | None, told: str | None, words: Words) -> int:
    """Check that nobody changed a draw of a finished game on a server."""
    if (seat is None) != (told is None):
        raise click.UsageError(words.say("verify-together"))
    if told is not None and not is_secret(told):
        raise click.UsageError(words.say("verify-hash"))
    if KEY not in record.extra:
        raise Refused(words.say("verify-nothing"))
    account = Account.from_json(record.extra[KEY])
    found = list(
        chain(
            problems(record, account),
            () if kept is None else unlisted(account, _promises(kept, words)),
            () if seat is None or told is None else unkept(account, seat - 1, told),
        )
    )
    for problem in found:
        click.echo(words.say(f"verify-{problem.word}", **problem.facts))
    if not found:
        click.echo(words.say("verify-good", draws=draws(record), salts=len(account.salts)))
        if taken_back(account):
            click.echo(words.say("verify-taken-back", draws=taken_back(account)))
        if account.again:
            click.echo(words.say("verify-again", times=account.again))
        if account.after:
            click.echo(words.say("verify-after", moves=account.after))
        click.echo(words.say("verify-shared" if account.shared else "verify-proves"))
    return 1 if found else 0


def _promises(path: Path, words: Words) -> list[Mapping[str, object]]:
    """A list that somebody kept."""
    try:
        listed = json.loads(path.read_text(encoding="utf-8"))["promises"]
    except OSError as error:
        raise Refused(f"{path}: {reason(error)}") from error
    except (ValueError, KeyError, TypeError, RecursionError):
        listed = None
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise Refused(words.say("verify-no-list", file=str(path)))
    return listed

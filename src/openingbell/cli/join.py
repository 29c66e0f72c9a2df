"""`bell join`: play on a server from the terminal."""

from __future__ import annotations

import click

from openingbell.cli.arguments import language_option, token_option
from openingbell.cli.salting import SALTED, Salting
from openingbell.cli.saying import wrong
from openingbell.client import Client, ServerRefused, calls
from openingbell.client.lines import parted
from openingbell.client.sitting import sit_down
from openingbell.core.errors import Refused
from openingbell.locales import Words
from openingbell.protocol.messages import Table, TableChanged
from openingbell.terminal.prompt import Prompt, is_terminal
from openingbell.terminal.remote import RemoteTable
from openingbell.terminal.screen import Screen
from openingbell.terminal.show import plain_console
from openingbell.terminal.tokens import keep_token, token_at


@click.command()
@click.argument("url")
@click.option("--name", metavar="NAME", help="Who you are there, the first time.")
@click.option("--seat", type=click.IntRange(min=1), help="Which seat to take, counted from 1; without it, a free one.")
@token_option
@language_option
def join(url: str, name: str | None, seat: int | None, token: str | None, words: Words) -> None:
    """Sit down at a table on a server and play there, as at `bell play`.

    URL is the link of a table; with the address of a server alone, its tables are listed.
    """
    server, table_id = parted(url)
    client = Client(server, token or token_at(server))
    try:
        if table_id is None:
            _list(client, words)
            return
        if token is None:
            _introduce(client, name, words)
        salting = Salting(client)
        table = _begun(client, _seated(client, table_id, seat, words), salting, words)
        remote = RemoteTable(client, table, words)
        Screen(remote, words.at(remote.game)).play()
        if not remote.is_over():
            click.echo(words.say("join-back", url=f"{server}/t/{table_id}"))
        if salting.told and table.you is not None:
            click.echo(words.say("join-salt", seat=table.you + 1, hash=salting.told))
    except ServerRefused as error:
        raise Refused(words.refusal(error.word, error.facts, str(error))) from error
    finally:
        client.close()


def _list(client: Client, words: Words) -> None:
    """One's own tables, and those with a free seat."""
    tables = client.ask(calls.lobby())
    for heading, listed in (("join-mine", tables.mine), ("join-open", tables.open)):
        if listed:
            plain_console().print(words.say(heading), style="bold")
        for table in listed:
            names = [seat.name or "…" for seat in table.seats]
            plain_console().print(
                f"  {client.server}/t/{table.id}  {words.say(f'{table.game}-title')}: {', '.join(names)}"
            )
    if not tables.mine and not tables.open:
        plain_console().print(words.say("join-none"))


def _introduce(client: Client, name: str | None, words: Words) -> None:
    """Be who one was at this server before, or somebody new."""
    known = client.ask(calls.me()) if client.token is not None else None
    if known is None or known.guest is None:
        client.token = None
        if name is None and is_terminal():
            name = Prompt().ask(words.say("join-name") + " ").strip()
        if not name:
            raise wrong("join-name-wanted")
        client.ask(calls.be(name))
    elif known.token is not None:
        client.token = known.token
    assert client.token is not None
    keep_token(client.server, client.token)


def _seated(client: Client, table_id: str, seat: int | None, words: Words) -> Table:
    """The table, at which one sits then."""
    table = client.ask(calls.look(table_id))
    if table.you is None and seat is not None:
        return client.ask(calls.sit(table_id, seat - 1, SALTED))
    seated = sit_down(client, table, SALTED)
    if seated is None:
        raise Refused(words.say("join-full"))
    return seated


def _begun(client: Client, table: Table, salting: Salting, words: Words) -> Table:
    """The same once its game has begun: until then a salt is brought, and who is missing is told."""
    if table.status != "waiting":
        return table
    told = -1
    live = client.live(table.id)
    try:
        for message in live:
            if not isinstance(message, TableChanged):
                continue
            table = message.table
            if table.status != "waiting":
                break
            salting.see(table)
            missing = sum(seat.kind == "open" for seat in table.seats)
            if missing != told:
                told = missing
                plain_console().print(words.say("join-waits", number=missing))
    finally:
        live.close()
    return table

"""`bell serve`: the table page and its API."""

from __future__ import annotations

import sys

import click

from openingbell.bots.budget import Budget
from openingbell.cli.arguments import BudgetText

PORT = 8765


@click.command()
@click.option("--host", help="The address to listen on; without it, 127.0.0.1: this machine alone.")
@click.option("--share", is_flag=True, help="Listen to others in your network as well, if that is a private one.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"The port; without it {PORT}, or another if that is taken."
)
@click.option("--store", metavar="URL", help="The database; without it, an embedded one in your data folder.")
@click.option("--bot-pause", type=click.FloatRange(0, 60), default=0.6, show_default=True, help="Seconds between bots.")
@click.option("--bot-budget", type=BudgetText(), default="400ms", show_default=True, help="For a decision of a bot.")
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str | None,
    share: bool,
    port: int | None,
    store: str | None,
    bot_pause: float,
    bot_budget: Budget,
    opens: bool,
) -> None:
    """Serve tables to browsers. Ctrl-C ends it; no move is lost."""
    if host is not None and share:
        raise click.UsageError("--share finds the addresses itself; leave out --host")
    # The other commands are quick to start because they do without all this.
    from openingbell.server.addresses import LOOPBACK, private_address
    from openingbell.server.run import run
    from openingbell.server.settings import Settings, default_store

    settings = Settings(store=default_store() if store is None else store, bot_pause=bot_pause, bot_budget=bot_budget)
    shared = private_address() if share else None
    hosts = [host or LOOPBACK] if shared is None else [LOOPBACK, shared]
    run(settings, hosts, [PORT, 0] if port is None else [port], _announce, opens)


def _announce(address: str, others: str | None) -> None:
    click.echo(f"Opening Bell is at {address} (Ctrl-C ends it)")
    if others is not None:
        click.echo(f"Others in your network find it at {others}")
        if _shows_pictures():
            from openingbell.server.qr import qr_code

            for line in qr_code(others):
                click.secho(line, fg="black", bg="bright_white")


def _shows_pictures() -> bool:
    return sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower()

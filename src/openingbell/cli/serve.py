"""`bell serve`: the table page and its API."""

from __future__ import annotations

import atexit
import os
import sys
import tempfile
import webbrowser
from typing import TYPE_CHECKING

import click

from openingbell.bots.budget import Budget
from openingbell.cli.arguments import BudgetText
from openingbell.cli.saying import spoken, wrong

if TYPE_CHECKING:
    from openingbell.server.addresses import Addresses

PORT = 8765
SERVED_ALREADY = 3


@click.command()
@click.option("--host", help="The address to listen on; without it, 127.0.0.1: this machine alone.")
@click.option("--share", is_flag=True, help="Listen to others in your network as well, if that is a private one.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"The port; without it {PORT}, or another if that is taken."
)
@click.option("--store", metavar="URL", help="The database; without it, an embedded one in your data folder.")
@click.option("--bot-pause", type=click.FloatRange(0, 60), default=0.6, show_default=True, help="Seconds between bots.")
@click.option("--bot-budget", type=BudgetText(), default="400ms", show_default=True, help="For a decision of a bot.")
@click.option(
    "--answer-beat",
    type=click.FloatRange(0, 60),
    default=1.5,
    show_default=True,
    help="Seconds to which answers keep that would tell something by coming sooner or later.",
)
@click.option("--allow-host", "names", metavar="NAME", multiple=True, help="Answer to this name, too.")
@click.option("--public-url", metavar="URL", help="The address people see, if a proxy stands between.")
@click.option("--max-connections", type=click.IntRange(1, 100_000), default=1000, show_default=True, help="At once.")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes that serve; more than one with PostgreSQL only.",
)
@click.option("--metrics-port", type=click.IntRange(0, 65535), help="Serve Prometheus there, to this machine alone.")
@click.option("--log-json", is_flag=True, help="Write the log as lines of JSON.")
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str | None,
    share: bool,
    port: int | None,
    store: str | None,
    bot_pause: float,
    bot_budget: Budget,
    answer_beat: float,
    names: tuple[str, ...],
    public_url: str | None,
    max_connections: int,
    workers: int,
    metrics_port: int | None,
    log_json: bool,
    opens: bool,
) -> int:
    """Serve tables to browsers. Ctrl-C ends it; no move is lost."""
    if host is not None and share:
        raise wrong("cli-share-host")
    if metrics_port is not None and workers > 1:
        _count_together()
    # The other commands are quick to start because they do without all this.
    from openingbell.server.addresses import LOOPBACK, private_address
    from openingbell.server.claim import Served
    from openingbell.server.notices.manners import Manners, contact_at
    from openingbell.server.run import run
    from openingbell.server.settings import Settings, default_store
    from openingbell.server.site import Site

    site = Site.of(names if host is None else (host, *names), public_url)
    settings = Settings(
        store=default_store() if store is None else store,
        bot_pause=bot_pause,
        bot_budget=bot_budget,
        answer_beat=answer_beat,
        site=site,
        notices=Manners(contact=contact_at(site)),
        max_connections=max_connections,
        metrics_port=metrics_port,
        log_json=log_json,
    )
    shared = private_address() if share else None
    hosts = [host or LOOPBACK] if shared is None else [LOOPBACK, shared]
    try:
        run(settings, hosts, [PORT, 0] if port is None else [port], _announce, opens, workers)
    except Served as served:
        if not served.address:
            raise
        click.echo(spoken().say("cli-served-already", address=served.address))
        return 0 if opens and webbrowser.open(served.address) else SERVED_ALREADY
    return 0


def _count_together() -> None:
    """What workers count is put together in files; where, has to be said before anything is counted."""
    folder = tempfile.TemporaryDirectory(prefix="bell-metrics-")
    atexit.register(folder.cleanup)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder.name  # `metrics.TOGETHER`, which cannot be read before


def _announce(addresses: Addresses) -> None:
    click.echo(spoken().say("cli-served", address=addresses.own))
    if addresses.everywhere:
        click.echo(spoken().say("cli-served-everywhere"))
    if addresses.others is not None:
        click.echo(spoken().say("cli-served-others", address=addresses.others))
        if _shows_pictures():
            from openingbell.server.qr import qr_code

            for line in qr_code(addresses.others):
                click.secho(line, fg="black", bg="bright_white")
    if addresses.metrics is not None:
        click.echo(spoken().say("cli-served-metrics", address=addresses.metrics))


def _shows_pictures() -> bool:
    return sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower()

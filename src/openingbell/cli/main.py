"""The command itself: its subcommands, and how it ends when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from openingbell import __version__
from openingbell.cli.bench import bench
from openingbell.cli.games import games
from openingbell.cli.play import play, watch
from openingbell.cli.replay import replay
from openingbell.cli.rules import rules
from openingbell.cli.simulate import simulate
from openingbell.core.build import is_compiled
from openingbell.core.errors import Refused

REFUSED = 1
WRONG_USAGE = 2
INTERRUPTED = 130


def version() -> str:
    return f"bell {__version__} (rules {'compiled' if is_compiled() else 'interpreted'})"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(message=version())
def bell() -> None:
    """Opening Bell: the open table for stock-market board games."""


for command in (play, watch, replay, rules, games, simulate, bench):
    bell.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command. Whatever is wrong is said in one line: exit status 2 for usage, 1 for refused content."""
    sys.exit(_run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    try:
        status = bell.main(arguments, prog_name="bell", standalone_mode=False)
    except click.NoSuchOption as error:
        return _complain(f"there is no option {error.option_name}", WRONG_USAGE)
    except click.ClickException as error:
        return _complain(error.format_message(), WRONG_USAGE)
    except Refused as error:
        return _complain(str(error), REFUSED)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    return status if isinstance(status, int) else 0


def _complain(sentence: str, status: int) -> int:
    click.echo(f"bell: {' '.join(sentence.split())}", err=True)
    return status

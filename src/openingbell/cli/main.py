"""The command itself: its subcommands, and how it ends when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

import click

from openingbell import __version__
from openingbell.cli.saying import complaint, spoken
from openingbell.core.build import is_compiled
from openingbell.core.errors import Refused, reason
from openingbell.processes.signals import leave_cleanly

REFUSED = 1
WRONG_USAGE = 2
INTERRUPTED = 130

COMMANDS = (
    *("serve", "play", "join", "replay", "hint", "review", "rules", "games"),
    *("admin", "verify", "board", "words", "bot", "arena", "simulate", "bench"),
)
# The file that each is in. Only the one that is run is loaded, so that it starts at once.
FILES = {**{name: name for name in COMMANDS}, "watch": "play"}


class Commands(click.Group):
    """The subcommands, by name."""

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted(FILES)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in FILES:
            return None
        command: click.Command = getattr(import_module(f"openingbell.cli.{FILES[name]}"), name)
        return command


def version() -> str:
    return f"bell {__version__} (rules {'compiled' if is_compiled() else 'interpreted'})"


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(message=version())
@click.pass_context
def bell(context: click.Context) -> None:
    """Opening Bell: the open table for stock-market board games."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Whatever is wrong is said in one line: exit status 2 for usage, 1 for refused content."""
    leave_cleanly()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that the terminal does not have is no reason to stop
    try:
        status = bell.main(arguments, prog_name="bell", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.ClickException as error:
        return _complain(complaint(error), WRONG_USAGE)
    except Refused as error:
        return _complain(str(error), REFUSED)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return REFUSED
    except OSError as error:
        _drop_output()
        return _complain(f"{error.filename or spoken().say('cli-output')}: {reason(error)}", REFUSED)
    return status if isinstance(status, int) else 0


def _drop_output() -> None:
    """What could not be written is not tried again at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _complain(sentence: str, status: int) -> int:
    with suppress(OSError):
        click.echo(f"bell: {' '.join(sentence.split())}", err=True)
    return status

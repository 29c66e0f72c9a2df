"""The command `bell`."""

from openingbell.cli.main import main

__all__ = ["main"]

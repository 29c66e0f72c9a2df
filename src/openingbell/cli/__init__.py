"""The command `bell`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; Ctrl-C counts from the first moment, while its parts are still being loaded."""
    try:
        from openingbell.cli.main import run

        sys.exit(run(arguments))
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]

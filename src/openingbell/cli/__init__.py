"""The command `bell`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from openingbell.extras import MissingExtra, need


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; Ctrl-C counts from the first moment, while its parts are still being loaded."""
    try:
        need("terminal")
        from openingbell.cli.main import run

        sys.exit(run(arguments))
    except MissingExtra as missing:
        sys.exit(f"bell: {missing}")
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]

"""What holds for all tests: they run on the compiled rules, or, if asked to, on the interpreted ones."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from openingbell.core.build import is_compiled

TESTS = Path(__file__).parent
INTERPRETED_TOO = ("bots", "contract", "core", "games", "records", "conformance", "golden")


def pytest_configure() -> None:
    os.environ["LANGUAGE"] = "en"  # whatever the shell speaks in which they are run
    # A shell has what it runs in the background ignore Ctrl-C, and the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    interpreted = os.environ.get("OPENINGBELL_TESTS") == "interpreted"
    if interpreted == is_compiled():
        found = "compiled" if is_compiled() else "interpreted"
        pytest.exit(f"these rules are {found}: run `make test`, which prepares both kinds", returncode=1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in INTERPRETED_TOO:
            item.add_marker(pytest.mark.interpreted)

"""Requests of all shapes to everything that the API describes, good ones and bad: `python -m tests.server.fuzzing`.

`make soak` runs it with many requests for each command; `make test` a sample of it. Nothing may fail on the server, and
every answer is one that the description promises.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from openingbell.core.registry import game_names
from tests.patience import SECONDS
from tests.server.serving import BOT, ME, OPEN, Client, Server, serving

API = Path(__file__).parents[2] / "web" / "openapi.json"
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
NUMBERS = ("seat", "seq", "other")
NO_TABLE = "0" * 14


def schema() -> Any:
    return schemathesis.openapi.from_path(API)


def commands() -> list[str]:
    """What can be asked, such as `GET /api/tables`."""
    return [found.ok().label for found in schema().get_all_operations() if isinstance(found, Ok)]


@dataclass(frozen=True)
class Place:
    """Somebody at a server, and tables of every kind that they may ask about."""

    tokens: list[str | None]
    tables: list[str]


def place(server: Server) -> Iterator[Place]:
    """A host, another guest and nobody; tables that wait, that play, that are over, and one that is not there."""
    with closing(Client(server, "Ann")) as ann, closing(Client(server, "Bob")) as bob:
        tables = [ann.set_up([ME, OPEN])]
        tables += [ann.set_up([ME, BOT], game=game) for game in game_names()]
        tables.append(ann.set_up([ME, BOT]))
        ann.post(f"/tables/{tables[-1]}/requests", {"what": "end"})
        yield Place([ann.token, ann.token, bob.token, "forged", None], [*tables, NO_TABLE])


def fuzz(server: Server, command: str, examples: int) -> None:
    """So many good requests and as many bad ones; the first answer that is not as described is an error."""
    operation = next(found.ok() for found in schema().get_all_operations() if found.ok().label == command)
    for here in place(server):
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            with suppress(Unsatisfiable):  # where anything is a good request there are no bad ones
                _ask(server, operation.as_strategy(generation_mode=mode), here, examples)


def _ask(server: Server, cases: st.SearchStrategy[Any], here: Place, examples: int) -> None:
    @hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(cases, st.sampled_from(here.tokens), st.sampled_from(here.tables), st.integers(0, 3))
    def ask(case: Any, token: str | None, table: str, number: int) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        for name in NUMBERS:
            if number < 3 and name in case.path_parameters:
                case.path_parameters[name] = number
        bearer = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = case.call(base_url=server.address, headers=bearer, timeout=SECONDS)
        case.validate_response(answer, checks=list(CHECKS))

    ask()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200, help="good and bad requests for each command")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--bot-pause", "0") as server:
        for command in commands():
            sys.stderr.write(f"{command}\n")
            fuzz(server, command, arguments.examples)
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())

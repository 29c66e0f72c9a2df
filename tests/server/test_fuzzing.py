"""Requests of all shapes fail nothing on the server, and every answer is as the API describes it."""

from __future__ import annotations

import pytest

from tests.server.fuzzing import commands, fuzz
from tests.server.serving import Server

EXAMPLES = 6  # good and bad ones for each command; `make soak` has 200


@pytest.mark.parametrize("command", commands())
def test_no_request_fails_on_the_server(server: Server, command: str) -> None:
    fuzz(server, command, EXAMPLES)

"""What every command costs before it does anything."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from openingbell.server import commands


def calls(dependant: Dependant) -> Iterator[object]:
    yield dependant.call
    for needed in dependant.dependencies:
        yield from calls(needed)


def test_no_command_goes_through_a_thread() -> None:
    """A plain function is called in one, which costs more than all the rest of a small command."""
    routes = [route for part in commands.PARTS for route in part.router.routes if isinstance(route, APIRoute)]
    assert len(routes) > 10
    for route in routes:
        assert all(inspect.iscoroutinefunction(call) for call in calls(route.dependant)), route.path

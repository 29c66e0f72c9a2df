"""The salt that somebody at a terminal adds to chance."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from openingbell.cli.salting import Salting
from openingbell.client import Client
from openingbell.protocol.messages import Table

HOUSE, ANOTHER = "ab" * 32, "cd" * 32


def waiting(house: str) -> Table:
    """A table at which seat 1 has promised nothing yet."""
    fair = SimpleNamespace(commitment=house, promised=[0], told=[], telling=False)
    return cast(Table, SimpleNamespace(id="t", status="waiting", fair=fair, you=1))


def test_the_same_salt_is_promised_again_until_the_house_promises_anew() -> None:
    """What is told late does not know of the promise yet."""
    asked: list[Any] = []
    salting = Salting(cast(Client, SimpleNamespace(ask=asked.append)))
    promised = []
    for house in (HOUSE, HOUSE, ANOTHER):
        salting.see(waiting(house))
        promised.append(salting.told)
    assert len(asked) == 3
    assert promised[0] == promised[1] != promised[2]

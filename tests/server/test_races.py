"""Many clients at once, at two workers of one store: of what cannot all be true one thing is, and everybody is told."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.serving import BOT, ME, OPEN, Client, Server, refusal, serving
from tests.server.test_trouble import Person

CLIENTS = 50
TURNS = 6


@pytest.fixture(scope="module", params=[1, 2], ids=["two-servers", "two-workers"])
def servers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, request: pytest.FixtureRequest
) -> Iterator[list[Server]]:
    """Two of one worker each, which know nothing of each other but the store; or one of two behind one address."""
    address, workers = postgres.new_database(), request.param
    arguments = ("--bot-pause", "0", "--workers", str(workers))
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp("server") for _ in range(2 // workers)]
        running = [stack.enter_context(serving(folder, *arguments, address=address)) for folder in folders]
        yield running * workers


def test_of_fifty_moves_of_one_turn_one_is_made(servers: list[Server]) -> None:
    """The same, conflicting, stale and premature ones, all sent at once."""
    with ExitStack() as stack:
        ann = stack.enter_context(closing(Client(servers[0], "Ann")))
        clients = [stack.enter_context(closing(Client(servers[at % 2], token=ann.token))) for at in range(CLIENTS)]
        threads = stack.enter_context(ThreadPoolExecutor(CLIENTS))
        table = ann.set_up([ME, BOT])
        person = Person(ann, table, stack.enter_context(ann.live(table)))
        past: set[tuple[int, str]] = set()
        for _ in range(TURNS):
            position = person.turn()
            if not position["legal"]:
                break
            seq, legal = position["seq"], [move["move"] for move in position["legal"]]
            wanted = [(seq + (0, 0, 0, -1, 500)[at % 5], legal[at % 3 % len(legal)]) for at in range(CLIENTS)]

            def send(at: int, wanted: list[tuple[int, str]] = wanted) -> httpx.Response:
                return clients[at].move(table, *wanted[at])

            answers = list(threads.map(send, range(CLIENTS)))
            made = {wanted[at] for at, answer in enumerate(answers) if answer.status_code == 201}
            assert len(made - past) == 1, "one move was made; a stale one that repeats what was made before is told so"
            for at, answer in enumerate(answers):
                assert answer.status_code == 201 if wanted[at] in made else refusal(answer) == (409, "seq")
            told = {(wanted[at], answer.json()["seq"]) for at, answer in enumerate(answers) if wanted[at] in made}
            assert len(told) == len(made), "whoever sent the same is told the same"
            past |= made


def test_of_fifty_people_one_gets_the_seat(servers: list[Server]) -> None:
    with ExitStack() as stack:
        clients = [stack.enter_context(closing(Client(servers[at % 2], f"Guest {at}"))) for at in range(CLIENTS)]
        threads = stack.enter_context(ThreadPoolExecutor(CLIENTS))
        table = clients[0].set_up([ME, OPEN])
        answers = list(threads.map(lambda one: one.ask("PUT", f"/tables/{table}/seats/1", ME), clients[1:]))
        assert sum(answer.is_success for answer in answers) == 1
        assert {refusal(answer) for answer in answers if not answer.is_success} <= {(409, "taken"), (409, "begun")}
        for client in clients[:2]:
            shown = client.get(f"/tables/{table}")
            assert (shown["status"], [seat["kind"] for seat in shown["seats"]]) == ("playing", ["human", "human"])

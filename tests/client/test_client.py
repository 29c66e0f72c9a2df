"""The client for programs, sync and async, against a real server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest

from openingbell.client import AsyncClient, Client, NoAnswer, ServerRefused, calls
from openingbell.client.lines import parted
from openingbell.client.seat import Seat
from openingbell.client.sitting import sit_down
from openingbell.core.errors import Refused
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.protocol.messages import PositionChanged
from tests.patience import SECONDS
from tests.server.serving import Server

BOTS = [calls.ME, calls.bot("random"), calls.bot("random")]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_whole_game_through_the_client(server: Server, game: str) -> None:
    with Client(server.address) as bell:
        bell.ask(calls.be("Ann"))
        table = bell.ask(calls.set_up(game, BOTS))
        seat, live = Seat(bell, table), bell.live(table.id)
        for message in live:
            seat.hear(message)
            if seat.is_over():
                break
            if seat.is_asked():
                world = seat.world()
                assert world.view(seat.table.you) == seat.view  # dealt anew, but it looks the same
                bell.ask(calls.move(table.id, seat.seq, [world.game.to_text(world, world.legal()[0])]))
        live.close()
        record = Record.from_text(bell.ask(calls.record(table.id)).decode())
        assert record.replay().scores() == bell.ask(calls.look(table.id)).scores
        told = [event["event"] for _, event in seat.events]
        assert "over" in told


def test_whoever_comes_second_gets_the_next_free_seat(server: Server) -> None:
    with Client(server.address) as ann, Client(server.address) as ben, Client(server.address) as cleo:
        for client, name in ((ann, "Ann"), (ben, "Ben"), (cleo, "Cleo")):
            client.ask(calls.be(name))
        table = ann.ask(calls.set_up("acquire", [calls.ME, calls.OPEN, calls.OPEN, calls.OPEN]))
        seen = ben.ask(calls.look(table.id)), cleo.ask(calls.look(table.id))
        seated = [sit_down(ben, seen[0]), sit_down(cleo, seen[1])]
        assert [one and one.you for one in seated] == [1, 2]
    full = [calls.ME, calls.bot("random")]
    with Client(server.address) as ann, Client(server.address) as ben:
        for client in (ann, ben):
            client.ask(calls.be("Somebody"))
        assert sit_down(ben, ann.ask(calls.set_up("acquire", full)).model_copy(update={"you": None})) is None


def test_the_same_calls_are_awaited(server: Server) -> None:
    async def play() -> int:
        async with AsyncClient(server.address) as bell:
            await bell.ask(calls.be("Ben"))
            table = await bell.ask(calls.set_up("acquire", BOTS))
            moves = 0
            async for message in bell.live(table.id):
                if isinstance(message, PositionChanged) and message.legal:
                    await bell.ask(calls.move(table.id, message.seq, [message.legal[0].move]))
                    moves += 1
                if moves == 5:
                    return moves
        raise AssertionError("the server hung up")

    assert asyncio.run(play()) == 5


def test_refusals_have_the_servers_words(server: Server) -> None:
    with Client(server.address) as bell:
        bell.ask(calls.be("Ann"))
        with pytest.raises(ServerRefused, match="no such table") as refused:
            bell.ask(calls.look("nowhere"))
        assert (refused.value.status, refused.value.word) == (404, "table")


def test_a_stranger_gets_no_world(server: Server) -> None:
    """A position dealt anew is for the seat it was dealt for."""
    with Client(server.address) as ann, Client(server.address) as eve:
        ann.ask(calls.be("Ann"))
        eve.ask(calls.be("Eve"))
        table = ann.ask(calls.set_up("acquire", BOTS))
        with pytest.raises(ServerRefused) as refused:
            eve.ask(calls.world(table.id, 0))
        assert refused.value.word == "seat"


def test_a_world_tells_nothing_that_the_seat_does_not_know(server: Server) -> None:
    """Asked often enough, the hidden hands are every time others, one's own never."""
    with Client(server.address) as bell:
        bell.ask(calls.be("Ann"))
        table = bell.ask(calls.set_up("acquire", BOTS))
        seq = bell.ask(calls.look(table.id)).seq
        dealt = [json.dumps(bell.ask(calls.world(table.id, seq)).world) for _ in range(6)]
        worlds = [find_game("acquire").load(world.encode()) for world in dealt]
        assert len(set(dealt)) > 1
        assert all(world.view(0) == worlds[0].view(0) for world in worlds)


def test_nobody_answers() -> None:
    with Client("http://127.0.0.1:9") as bell, pytest.raises(NoAnswer, match="no server of Opening Bell answers at"):
        bell.ask(calls.offer())


@pytest.mark.parametrize(
    ("address", "server", "table"),
    [
        ("http://127.0.0.1:8765/t/abc234", "http://127.0.0.1:8765", "abc234"),
        ("http://127.0.0.1:8765/", "http://127.0.0.1:8765", None),
        ("https://bell.example/games/t/abc234/", "https://bell.example/games", "abc234"),
        ("bell.example", "http://bell.example", None),
    ],
)
def test_addresses(address: str, server: str, table: str | None) -> None:
    assert parted(address) == (server, table)


@pytest.mark.parametrize("address", ["", "ftp://bell.example", "http://", "http://a b/"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(Refused, match="is no address"):
        parted(address)


def test_a_client_needs_nothing_of_a_server() -> None:
    """Whoever installs the extra `client` has neither of these."""
    without = (
        "import sys; sys.modules.update(dict.fromkeys(['fastapi', 'sqlalchemy', 'uvicorn'])); import openingbell.client"
    )
    subprocess.run([sys.executable, "-c", without], check=True, timeout=SECONDS)

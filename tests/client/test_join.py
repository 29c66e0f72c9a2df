"""`bell join` in a terminal: whole games on a server; and somebody else's bot at its tables."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from openingbell.client import Client, calls
from openingbell.client.following import Following
from openingbell.client.seat import Seat
from openingbell.core.record import Record
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.verifying import problems
from openingbell.protocol.messages import Wanted
from tests.bots.test_program import node
from tests.cli.bell import BELL, bell
from tests.patience import SECONDS
from tests.server.people import account
from tests.server.serving import Client as People
from tests.server.serving import Server
from tests.terminal.window import CTRL_D, ENTER, Terminal

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
SAVED = "To save the game"
ASKED = rf"help,?\s+quit|Press Enter\.|Enter reads on|Enter to watch|{SAVED}"
OPTIONS: dict[str, dict[str, int | str]] = {"acquire": {}, "stockpile": {}, "syndicate": {"end": "rounds", "rounds": 2}}


def open_table(server: Server, game: str) -> str:
    """One free seat, and a bot."""
    with Client(server.address) as host:
        host.ask(calls.be("Host"))
        return host.ask(calls.set_up(game, [calls.OPEN, calls.bot("random")], OPTIONS[game])).id


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_a_whole_game_at_a_terminal(server: Server, game: str) -> None:
    table = open_table(server, game)
    with Terminal(BELL, "join", f"{server.address}/t/{table}", "--name", "Ann", columns=100, rows=40) as terminal:
        while (shown := terminal.expect(ASKED)[0]) != SAVED:
            if shown.startswith("help"):
                terminal.expect_screen("^>$")
            terminal.send(f"1{ENTER}" if shown.startswith("help") else ENTER)
        terminal.send(ENTER)
        told = terminal.expect("--told ([0-9a-f]{64})")[1]
        assert terminal.wait() == 0
    with Client(server.address) as anybody:
        record = Record.from_text(anybody.ask(calls.record(table)).decode())
        assert record.names[0] == "Ann"
        account = Account.from_json(record.extra[KEY])
        assert [(salt.seat, salt.commitment) for salt in account.salts] == [(0, told)]
        assert not list(problems(record, account))
        assert record.replay().scores() == anybody.ask(calls.look(table)).scores


def test_who_leaves_comes_back_to_the_same_seat(server: Server, tmp_path: Path) -> None:
    table = open_table(server, "acquire")
    url = f"{server.address}/t/{table}"
    state = {"XDG_STATE_HOME": str(tmp_path)}
    with Terminal(BELL, "join", url, "--name", "Ann", environment=state) as terminal:
        terminal.expect_screen("^>$")
        terminal.send(CTRL_D)
        terminal.expect(f"bell join {re.escape(url)}")
        assert terminal.wait() == 0
    assert (tmp_path / "openingbell" / "servers.json").stat().st_mode & 0o077 == 0
    with Terminal(BELL, "join", url, environment=state) as terminal:
        terminal.expect_screen("^>$")
        terminal.send(CTRL_D)
        assert terminal.wait() == 0


def hear(seat: Seat, live: Following, reached: Callable[[], bool]) -> None:
    """Until something is so."""
    while not reached():
        seat.hear(live.next())


def move(client: Client, seat: Seat) -> None:
    world = seat.world()
    client.ask(calls.move(seat.table.id, seat.seq, [world.game.to_text(world, world.legal()[0])]))


def test_a_bot_agrees_to_a_pause_and_plays_on_and_agrees_to_the_end(server: Server) -> None:
    with Client(server.address) as host:
        host.ask(calls.be("Host"))
        table = host.ask(calls.set_up("acquire", [calls.ME, calls.OPEN]))
        command = [BELL, "bot", "serve", "--server", f"{server.address}/t/{table.id}", "greedy"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
            seat, live = Seat(host, table), Following(host, table.id)
            hear(seat, live, lambda: seat.seq >= 0)
            host.ask(calls.ask_others(table.id, Wanted(what="pause")))
            hear(seat, live, seat.is_paused)
            host.ask(calls.resume(table.id))
            hear(seat, live, seat.is_asked)
            while seat.actor == 0:  # a whole turn, and the bot answers after the pause
                before = seat.seq
                move(host, seat)
                hear(seat, live, lambda before=before: seat.seq > before)  # type: ignore[misc]
            hear(seat, live, seat.is_asked)
            host.ask(calls.ask_others(table.id, Wanted(what="end")))
            hear(seat, live, seat.is_over)
            said, complaints = bot.communicate(timeout=60)
        assert (bot.returncode, complaints) == (0, "")
        assert "is over" in said


def test_a_terminal_is_asked_and_waits_while_the_game_is_paused_and_says_that_it_was_ended(server: Server) -> None:
    with Client(server.address) as host, Client(server.address) as ann:
        host.ask(calls.be("Host"))
        ann.ask(calls.be("Ann"))
        table = host.ask(calls.set_up("stockpile", [calls.OPEN, calls.ME]))
        seat = Seat(ann, ann.ask(calls.sit(table.id, 0)))
        other, heard = Seat(host, host.ask(calls.look(table.id))), Following(host, table.id)
        hear(other, heard, lambda: other.seq >= 0)
        while other.is_asked():  # until Ann is
            before = other.seq
            move(host, other)
            hear(other, heard, lambda before=before: other.seq > before)  # type: ignore[misc]
        assert ann.token is not None
        url = f"{server.address}/t/{table.id}"
        with Terminal(BELL, "join", url, "--token", ann.token, columns=100, rows=40) as terminal:
            terminal.expect_screen("^>$", timeout=60)
            host.ask(calls.ask_others(table.id, Wanted(what="pause")))
            terminal.send(f"1{ENTER}")
            terminal.expect("Host asks for a pause", timeout=60)
            terminal.send(f"y{ENTER}")
            terminal.expect("The game is paused", timeout=60)
            reached = host.ask(calls.resume(table.id)).seq
            hear(seat, Following(ann, table.id), lambda: seat.seq >= reached)
            if seat.is_asked():
                terminal.expect_screen("^>$", timeout=60)
            host.ask(calls.ask_others(table.id, Wanted(what="end")))
            if seat.is_asked():
                terminal.send(f"1{ENTER}")
            terminal.expect("Host asks to end the game", timeout=60)
            terminal.send(f"y{ENTER}")
            terminal.expect("ended early", timeout=60)
            terminal.expect(SAVED, timeout=60)
            terminal.send(ENTER)
            assert terminal.wait(60) == 0


def test_what_cannot_be_joined_is_said_in_a_sentence(server: Server) -> None:
    assert "is no address" in bell("join", "nonsense or not", status=1).stderr
    assert (
        "no server of Opening Bell answers"
        in bell("join", "http://127.0.0.1:9/t/abc", "--name", "Ann", status=1).stderr
    )
    assert "--name" in bell("join", f"{server.address}/t/abc", status=2).stderr


def test_a_program_in_another_language_plays_through_bell_bot_serve(server: Server) -> None:
    with Client(server.address) as host:
        host.ask(calls.be("Host"))
        table = host.ask(calls.set_up("acquire", [calls.OPEN, calls.OPEN]))
    command = [BELL, "bot", "serve", "--server", f"{server.address}/t/{table.id}"]
    programs = [[*command, f"{node()} {EXAMPLES / 'hasty.mjs'}"], [*command, "greedy", "--name", "Gus"]]
    bots = [
        subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for program in programs
    ]
    for bot in bots:
        said, complaints = bot.communicate(timeout=SECONDS)
        assert bot.returncode == 0, complaints
        assert "is over" in said
        assert not complaints
    with Client(server.address) as anybody:
        record = Record.from_text(anybody.ask(calls.record(table.id)).decode())
        assert sorted(record.names) == ["Gus", "hasty"]


def test_a_bot_plays_as_whoever_made_its_token_and_nobody_else(server: Server) -> None:
    with closing(People(server, "Owner")) as owner:
        account(owner, "owner-of-bots")
        secrets = {
            one: owner.post("/account/tokens", {"purpose": one, "scope": one})["secret"] for one in ("play", "read")
        }
    table = open_table(server, "syndicate")
    url = f"{server.address}/t/{table}"
    said = bell("bot", "serve", "greedy", "--server", url, "--token", secrets["play"], timeout=None).stdout
    assert "is over" in said
    with Client(server.address) as anybody:
        assert Record.from_text(anybody.ask(calls.record(table)).decode()).names[0] == "Owner"
    waiting = f"{server.address}/t/{open_table(server, 'acquire')}"
    assert "may only read" in bell("join", waiting, "--token", secrets["read"], status=1).stderr
    for command in (["join", waiting], ["bot", "serve", "greedy", "--server", waiting]):
        assert "not known here" in bell(*command, "--token", "bell_forged", status=1).stderr

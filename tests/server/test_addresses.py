"""Where a server says it is, to whoever runs it and to others."""

from __future__ import annotations

import re
import socket
import sys

import pytest

from openingbell.cli import serve
from openingbell.core.errors import Refused
from openingbell.server import addresses
from openingbell.server.addresses import Addresses, private_address
from openingbell.server.qr import BLOCKS, qr_code
from openingbell.server.run import listen
from openingbell.server.site import Site

HOME = "192.168.7.5"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "private_address", lambda: HOME)


@pytest.mark.parametrize(
    ("hosts", "own", "others"),
    [
        (["127.0.0.1"], "http://127.0.0.1:80/", None),
        (["localhost"], "http://localhost:80/", None),
        (["::1"], "http://[::1]:80/", None),
        (["127.0.0.1", HOME], "http://127.0.0.1:80/", f"http://{HOME}:80/"),
        ([HOME], f"http://{HOME}:80/", f"http://{HOME}:80/"),
        (["0.0.0.0"], "http://127.0.0.1:80/", f"http://{HOME}:80/"),
        (["::"], "http://127.0.0.1:80/", f"http://{HOME}:80/"),
        (["fd00::7"], "http://[fd00::7]:80/", "http://[fd00::7]:80/"),
        (["bell.example"], "http://bell.example:80/", "http://bell.example:80/"),
    ],
)
def test_addresses(hosts: list[str], own: str, others: str | None) -> None:
    assert Addresses.of(hosts, 80) == Addresses(own, others, everywhere=hosts[0] in ("0.0.0.0", "::"))


def test_without_a_private_network_it_still_says_what_it_opens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(addresses, "private_address", lambda: None)
    serve._announce(Addresses.of(["0.0.0.0"], 80))
    assert capsys.readouterr().out.splitlines() == [
        "Opening Bell is at http://127.0.0.1:80/ (Ctrl-C ends it)",
        "It listens on every address of this machine: whoever can reach one of them can play",
    ]


def test_a_table_is_shared_by_the_address_that_others_can_reach() -> None:
    assert Site().found_at(f"http://{HOME}:80/").others == f"http://{HOME}:80/"
    assert (
        Site.of((), "https://Bell.example/games/").found_at(f"http://{HOME}:80/").others
        == "https://bell.example/games/"
    )


class Asking:
    """A socket of a machine with one address."""

    def __init__(self, address: str | None) -> None:
        self._address = address

    def __enter__(self) -> Asking:
        return self

    def __exit__(self, *_: object) -> None: ...

    def connect(self, _: object) -> None:
        if self._address is None:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return self._address, 4000


@pytest.mark.parametrize(
    ("address", "found"),
    [("192.168.7.5", "192.168.7.5"), ("10.0.0.9", "10.0.0.9"), ("8.8.8.8", None), ("127.0.0.1", None), (None, None)],
)
def test_only_a_private_network_is_shared_with(
    address: str | None, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that the whole world reaches is not opened by a flag for the living room."""
    monkeypatch.setattr(socket, "socket", lambda *_: Asking(address))
    assert private_address() == found


def test_a_code_is_drawn_in_half_blocks() -> None:
    lines = qr_code("http://192.168.7.5:8765/")
    assert {len(line) for line in lines} == {25 + 2 * 2}  # version 2, and its margin
    assert len(lines) == 15
    assert set("".join(lines)) == set(BLOCKS.values())
    assert re.match(r"  █▀▀▀▀▀█ ", lines[1])  # the corner that cameras look for


@pytest.mark.skipif(sys.platform != "linux", reason="loopback has one address here")
def test_all_addresses_are_listened_on_at_one_port() -> None:
    first, second = listen(["127.0.0.1", "127.0.0.2"], [0])
    with first, second:
        assert first.getsockname()[1] == second.getsockname()[1] != 0
        for listening in (first, second):
            socket.create_connection(listening.getsockname()).close()


def test_a_port_has_to_be_free_on_all_of_them() -> None:
    (taken,) = listen(["127.0.0.1"], [0])
    with taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match=rf"cannot listen on 127\.0\.0\.1:{port}"):
            listen(["127.0.0.1"], [port])
        (other,) = listen(["127.0.0.1"], [port, 0])
        with other:
            assert other.getsockname()[1] != port

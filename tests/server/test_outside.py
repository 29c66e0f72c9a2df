"""Strangers' addresses: none leads inside, whatever it says, wherever it points, however it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpcore
import pytest

from openingbell.server import refusals
from openingbell.server.notices.outside import Outside, is_public, taken_apart
from tests.patience import SECONDS
from tests.server.outside import LOOPBACK, NAME, Service, running

PUBLIC = "93.184.215.14"


def with_service(tmp_path: Path, happen: Callable[[Service], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(tmp_path) as service:
            await happen(service)

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def refused(coroutine: Awaitable[object]) -> str:
    async def run() -> None:
        await coroutine

    with pytest.raises(refusals.HttpRefusal) as refusal:
        asyncio.run(run())
    return refusal.value.error


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
        ),
        *("224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1"),
        *("64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
        *("localhost", "", "127.1", "0x7f000001"),
    ],
)
def test_what_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_what_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("http://push.example/", "ftp://push.example/", "push.example", "", "https://", "https:///path"),
        *("https://me:secret@push.example/", "https://push.example:22/", "https://push.example:99999/"),
        *("https://push.example\\@127.0.0.1/", "https://push.example/ x", "https://push.example/\n", "https://[::1/"),
        "https://пример.example/",
    ],
)
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(refusals.HttpRefusal) as refusal:
        taken_apart(address)
    assert refusal.value.error == "notice-address"


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "169.254.169.254"])
def test_the_real_network_refuses_what_is_inside(host: str) -> None:
    assert refused(Outside().require(f"https://{host}/hook")) == "notice-private"
    assert refused(Outside().post(f"https://{host}/hook", {}, b"")) == "notice-private"


def test_one_private_address_among_public_ones_is_enough() -> None:
    async def resolve(name: str, port: int) -> list[str]:
        return [PUBLIC, "10.0.0.1"]

    assert refused(Outside(resolve).require("https://two.example/")) == "notice-private"


def test_a_name_that_nobody_has_or_that_hangs() -> None:
    async def unknown(name: str, port: int) -> list[str]:
        raise OSError("no such name")

    async def nothing(name: str, port: int) -> list[str]:
        return []

    assert refused(Outside(unknown).require("https://no.example/")) == "notice-unknown"
    assert refused(Outside(nothing).require("https://no.example/")) == "notice-private"


def test_a_name_that_means_something_else_later_leads_nowhere(tmp_path: Path) -> None:
    async def happen(service: Service) -> None:
        answers = [[PUBLIC], [LOOPBACK]]

        async def rebinding(name: str, port: int) -> list[str]:
            return answers.pop(0)

        world = service.world(rebinding, is_public)
        await world.require(service.address())
        with pytest.raises(refusals.HttpRefusal, match="public"):
            await world.post(service.address(), {}, b"{}")
        assert service.arrived.empty()

    with_service(tmp_path, happen)


def test_a_connection_goes_to_the_address_that_was_looked_at(tmp_path: Path) -> None:
    """The name is resolved once: what was allowed is what is connected to."""

    async def happen(service: Service) -> None:
        asked = []

        async def once(name: str, port: int) -> list[str]:
            asked.append(name)
            return [LOOPBACK]

        allowed: list[str] = []
        world = service.world(once, lambda address: allowed.append(address) or True)  # type: ignore[func-returns-value]
        assert await world.post(service.address("/hook"), {"x-one": "1"}, b"{}") == 201
        assert (asked, allowed) == ([NAME], [LOOPBACK])
        arrived = await service.next()
        assert (arrived.path, arrived.headers["host"], arrived.headers["x-one"]) == (
            "/hook",
            f"{NAME}:{service.port}",
            "1",
        )

    with_service(tmp_path, happen)


def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async def happen(service: Service) -> None:
        service.status, service.headers = 307, {"location": service.address("/inside")}
        assert await service.outside().post(service.address("/hook"), {}, b"{}") == 307
        assert (await service.next()).path == "/hook"
        assert service.arrived.empty()

    with_service(tmp_path, happen)


def test_the_certificate_must_be_of_the_name(tmp_path: Path) -> None:
    async def happen(service: Service) -> None:
        with pytest.raises(httpcore.ConnectError):
            await service.outside().post(service.address(name="other.example"), {}, b"{}")
        assert service.arrived.empty()

    with_service(tmp_path, happen)

"""What somebody would try who wants into another's account."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from openingbell.protocol.accounts import ChangedPassword, Login, Proof
from openingbell.server.accounts.accounts import Accounts
from openingbell.server.accounts.attempts import BY_STRANGERS, FROM_ADDRESS, Attempts, network_of
from openingbell.server.accounts.passwords import Passwords
from openingbell.server.guests import Guests
from openingbell.server.house import House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.site import domain_of
from openingbell.server.store.accounts import AccountRow, add_account, change_account
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store, new_id
from tests.patience import SECONDS
from tests.server.people import PASSWORD, account
from tests.server.serving import Client, Server, granted, refusal


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """It keeps cookies."""
    with httpx.Client(base_url=f"{server.address}/api", timeout=SECONDS) as client:
        yield client


def test_an_unknown_name_and_a_wrong_password_are_answered_alike(server: Server, ann: Client, nobody: Client) -> None:
    account(ann, "known")
    wrong = [
        nobody.ask("POST", "/login", {"login": login, "password": "wrong password"})
        for login in ("known", "unknown", "", "x" * 200, "kn\u200bown")
    ]
    assert {refusal(answer) for answer in wrong} == {(401, "wrong-login")}
    assert len({answer.text for answer in wrong}) == 1
    assert len({tuple(name for name, _ in answer.headers.items()) for answer in wrong}) == 1


def test_who_has_no_password_costs_the_same_work() -> None:
    class Counting(PasswordHasher):
        verified = 0

        def verify(self, *arguments: Any, **options: Any) -> Any:
            self.verified += 1
            return super().verify(*arguments, **options)

    async def ask() -> None:
        hasher = Counting(time_cost=1, memory_cost=8, parallelism=1)
        passwords = Passwords(hasher)
        hashed = await passwords.hash("right")
        for stored, typed, fits in ((hashed, "right", True), (hashed, "wrong", False), (None, "right", False)):
            before = hasher.verified
            assert await passwords.fits(typed, stored) is fits
            assert hasher.verified == before + 1
        assert not await passwords.fits("right", "no hash at all")
        assert not passwords.is_of_old(hashed)
        assert Passwords().is_of_old(hashed)
        passwords.close()

    asyncio.run(ask())


def test_who_knows_a_password_that_was_replaced_meanwhile_changes_nothing(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever logs in has an old hash made anew, which takes a while: time enough for the owner to recover."""
    old, owners = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD), "what the owner has set"

    async def try_it() -> None:
        kept = Store(open_database(store))
        house, guests = House(kept, Settings(store=store)), await Guests.of(kept)
        accounts = Accounts(house, guests)
        guest = await kept.new_guest("Ann")
        await kept.write(lambda write: add_account(write, AccountRow(guest.id, new_id(), "ann", "ann", old, None, 1)))
        hash_quickly = accounts._passwords.hash

        async def hash_slowly(password: str) -> str:
            await kept.write(lambda write: change_account(write, guest.id, {}, password=owners))
            return await hash_quickly(password)

        monkeypatch.setattr(accounts._passwords, "hash", hash_slowly)
        await accounts.log_in(Login(login="ann", password=PASSWORD), None, None, "")
        assert (await accounts.own(guest)).password == owners
        await kept.write(lambda write: change_account(write, guest.id, {}, password=old))
        wanted = ChangedPassword(proof=Proof(password=PASSWORD), password="another good password")
        with pytest.raises(HttpRefusal) as refused:
            await accounts.change_password(guest, wanted, None)
        assert refused.value.error == "proof"
        assert (await accounts.own(guest)).password == owners
        accounts.close()
        await kept.close()

    asyncio.run(try_it())


def test_strangers_who_guess_do_not_lock_out_the_owner(server: Server, browser: httpx.Client, nobody: Client) -> None:
    granted(browser.post("/guests", json={"name": "Olga"}))
    login = {"login": "olga", "password": PASSWORD}
    granted(browser.post("/account", json=login))
    browser.cookies.delete("bell_guest")
    tries = [nobody.ask("POST", "/login", {**login, "password": f"guess {n}"}) for n in range(BY_STRANGERS + 1)]
    assert [answer.status_code for answer in tries] == [401] * BY_STRANGERS + [429]
    assert refusal(nobody.ask("POST", "/login", login)) == (429, "logins")  # the right password, but from anywhere
    assert granted(browser.post("/login", json=login))["guest"]["name"] == "Olga"
    unknown = {"login": "somebody-else", "password": "guess"}
    assert refusal(nobody.ask("POST", "/login", unknown)) == (401, "wrong-login")


def test_tries_are_counted_by_network_and_for_all_workers_together(any_store: str) -> None:
    async def try_often() -> None:
        stores = [Store(open_database(any_store)) for _ in range(2)]
        here, there = [Attempts(store) for store in stores]
        for number in range(FROM_ADDRESS // 2):
            await here.count(f"name {number}", None, f"2001:db8::{number:x}")
            await there.count(f"other name {number}", None, f"2001:db8::{number:x}")
        for worker in (here, there):
            with pytest.raises(HttpRefusal):
                await worker.count_from("2001:db8::ffff")
            await worker.count_from("2001:db8:0:1::1")
        for store in stores:
            await store.close()

    asyncio.run(try_often())
    assert network_of("192.0.2.7") == "192.0.2.7"


def test_a_page_from_elsewhere_logs_nobody_in_or_out(server: Server, browser: httpx.Client) -> None:
    granted(browser.post("/guests", json={"name": "Vic"}))
    for path, body in (
        ("/login", {"login": "mallory", "password": PASSWORD}),
        ("/logout", {}),
        ("/account", {"login": "vic", "password": PASSWORD}),
        ("/account/delete", {}),
        ("/account/tokens", {"purpose": "x", "scope": "play"}),
    ):
        answer = browser.post(path, json=body, headers={"origin": "https://evil.example"})
        assert refusal(answer) == (403, "origin")
    assert browser.get("/me").json()["guest"]["name"] == "Vic"


def test_cookies_are_not_for_scripts_and_a_device_s_mark_lets_nobody_in(server: Server, browser: httpx.Client) -> None:
    granted(browser.post("/guests", json={"name": "Dev"}))
    made = browser.post("/account", json={"login": "dev-ice", "password": PASSWORD})
    cookie = made.headers["set-cookie"].lower()
    assert "bell_device" in cookie
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    mark = browser.cookies["bell_device"]
    with closing(Client(server, token=mark)) as thief:
        assert thief.get("/me")["guest"] is None
    cookies = {"bell_guest": mark}
    with httpx.Client(base_url=f"{server.address}/api", cookies=cookies, timeout=SECONDS) as thief_browser:
        assert refusal(thief_browser.get("/account")) == (401, "guest")


def test_whatever_is_sent_as_a_passkey_is_refused_in_a_sentence(server: Server) -> None:
    home = {"host": "localhost", "origin": "http://localhost"}
    with httpx.Client(base_url=f"{server.address}/api", headers=home, timeout=SECONDS) as browser:
        granted(browser.post("/guests", json={"name": "Pat"}))
        asked = granted(browser.post("/login/challenge"))
        invited = granted(browser.post("/account/passkeys/challenge", json={"login": "pat"}))
        parts = {"clientDataJSON": "e30", "attestationObject": "oA", "authenticatorData": "AA", "signature": "AA"}
        shapes: list[dict[str, Any]] = [
            {},
            {"id": 7, "rawId": None, "response": []},
            {"id": "AA", "rawId": "AA", "type": "public-key", "response": parts},
            {"id": "AA", "rawId": "AA", "type": "public-key", "response": {**parts, "attestationObject": "//8="}},
            {"id": "é", "rawId": "!", "type": "x", "response": {"clientDataJSON": "!!"}},
        ]
        for credential in shapes:
            for sealed in (asked["sealed"], invited["sealed"], "forged"):
                shown = {"sealed": sealed, "credential": credential}
                login = browser.post("/login/passkey", json={"passkey": shown})
                assert refusal(login) == (401, "wrong-passkey"), json.dumps(shown)
                make = browser.post("/account", json={"login": "pat", "passkey": shown})
                assert refusal(make) == (401, "wrong-passkey"), json.dumps(shown)
        assert browser.get("/account").json()["account"] is None


def test_passkeys_need_a_domain_and_a_safe_line(nobody: Client) -> None:
    assert refusal(nobody.ask("POST", "/login/challenge")) == (409, "passkeys-here")
    assert domain_of("https://bell.example:8443") == "bell.example"
    assert domain_of("http://localhost:8765") == "localhost"
    for unsafe in ("http://bell.example", "https://192.0.2.7", "https://[2001:db8::1]", "http://machine.local", ""):
        assert domain_of(unsafe) is None

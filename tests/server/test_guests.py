"""Who you are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from openingbell.server.guests import Guests
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store
from tests.patience import SECONDS
from tests.server.serving import ME, OPEN, Client, Server, granted, refusal, serving


def test_a_browser_is_known_by_its_cookie(server: Server) -> None:
    with httpx.Client(base_url=f"{server.address}/api", timeout=SECONDS) as browser:
        assert browser.get("/me").json() == {"guest": None, "token": None}
        answer = browser.post("/guests", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/me").json()["guest"] == answer.json()["guest"]


def test_a_name_can_be_changed(server: Server, ann: Client) -> None:
    renamed = ann.put("/me", {"name": "  Anna \t Maria "})
    assert renamed["guest"]["name"] == "Anna Maria"
    anna = Client(server, token=renamed["token"])
    assert anna.get("/me") == {"guest": renamed["guest"], "token": None}
    table = anna.get(f"/tables/{anna.set_up([ME, OPEN])}")
    assert (table["seats"][0]["name"], table["you"]) == ("Anna Maria", 0)
    anna.close()


@pytest.mark.parametrize("name", ["", "  ", "x" * 31, "a\x01b", "\u200b", "\u200d", "a\u200db", "a\u202eb", 7, None])
def test_what_is_not_a_name_is_refused(nobody: Client, name: object) -> None:
    answer = nobody.ask("POST", "/guests", {"name": name})
    assert refusal(answer) == (422, "name")
    assert answer.json()["sentence"] == "A name is made of letters and signs that can be seen, at most 30 of them."


def test_a_forged_token_is_nobody(server: Server, ann: Client) -> None:
    token = str(ann.token)
    other_server = URLSafeSerializer("another key", salt="guest, name, time")
    elsewhere = other_server.dumps(other_server.loads_unsafe(token)[1])
    for forged in ("x", token[:-2] + "AA", "Im5vYm9keSI." + token.split(".")[1], str(elsewhere)):
        bearer = {"authorization": f"Bearer {forged}"}
        with httpx.Client(base_url=f"{server.address}/api", headers=bearer, timeout=SECONDS) as forger:
            assert forger.get("/me").json()["guest"] is None
            assert refusal(forger.post("/tables", json={"game": "acquire", "seats": []})) == (401, "guest")


def test_who_was_renamed_elsewhere_is_told_and_gets_a_token_that_says_so(server: Server) -> None:
    here = Client(server, "Ann")
    here.put("/me", {"name": "Anna"})  # the client keeps its old token, as another browser would
    told = here.get("/me")
    assert told["guest"]["name"] == "Anna"
    again = Client(server, token=told["token"])
    assert again.get("/me") == {"guest": told["guest"], "token": None}
    here.close()
    again.close()


def test_logging_out_everywhere_ends_every_token(server: Server) -> None:
    ann = Client(server, "Ann")
    table = ann.set_up([ME, OPEN])
    assert ann.ask("DELETE", "/me").status_code == 204
    assert ann.get("/me")["guest"] is None
    assert refusal(ann.ask("PUT", f"/tables/{table}/seats/0", OPEN)) == (401, "guest")
    with ann.live(table) as live:
        assert live.table()["you"] is None
    ann.close()


def test_logging_out_elsewhere_keeps_whoever_asked(server: Server) -> None:
    ann = Client(server, "Ann")
    table = ann.set_up([ME, OPEN])
    kept = Client(server, token=granted(ann.ask("DELETE", "/me/tokens"))["token"])
    assert ann.get("/me")["guest"] is None
    assert kept.get(f"/tables/{table}")["you"] == 0
    ann.close()
    kept.close()


def test_what_was_revoked_stays_so_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Client(server, "Ann")
        ann.ask("DELETE", "/me")
        server.kill()
        server.start()
        assert ann.get("/me")["guest"] is None
        ann.close()


def test_tokens_expire_and_are_renewed_by_use(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_800_000_000_000]
    day = 24 * 60 * 60 * 1000
    monkeypatch.setattr("openingbell.server.guests.now", lambda: clock[0])

    async def years() -> None:
        opened = Store(open_database(store))
        guests = await Guests.of(opened)
        token = (await guests.welcome("Ann")).token
        ann = await guests.known(token)
        assert ann is not None
        clock[0] += day - 1
        assert await guests.renewed(ann, token) is None
        clock[0] += 300 * day
        renewed = await guests.renewed(ann, token)
        assert renewed is not None
        clock[0] += 100 * day
        assert await guests.known(token) is None
        assert await guests.known(renewed.token) == ann
        await opened.close()

    asyncio.run(years())

"""Who you are."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import ME, OPEN, Client, Server, refusal


def test_a_browser_is_known_by_its_cookie(server: Server) -> None:
    with httpx.Client(base_url=f"{server.address}/api") as browser:
        assert browser.get("/me").json() == {"guest": None}
        answer = browser.post("/guests", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/me").json() == {"guest": answer.json()["guest"]}


def test_a_name_can_be_changed(server: Server, ann: Client) -> None:
    renamed = ann.put("/me", {"name": "  Anna \t Maria "})
    assert renamed["guest"]["name"] == "Anna Maria"
    anna = Client(server, token=renamed["token"])
    assert anna.get("/me") == {"guest": renamed["guest"]}
    table = anna.get(f"/tables/{anna.set_up([ME, OPEN])}")
    assert (table["seats"][0]["name"], table["you"]) == ("Anna Maria", 0)
    anna.close()


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u0000b", "\u200b", 7, None])
def test_what_is_not_a_name_is_refused(nobody: Client, name: object) -> None:
    assert refusal(nobody.ask("POST", "/guests", {"name": name})) == (422, "request")


def test_a_forged_token_is_nobody(server: Server, ann: Client) -> None:
    token = str(ann.token)
    for forged in ("x", token[:-2] + "AA", "Im5vYm9keSI." + token.split(".")[1]):
        with httpx.Client(base_url=f"{server.address}/api", headers={"authorization": f"Bearer {forged}"}) as forger:
            assert forger.get("/me").json() == {"guest": None}
            assert refusal(forger.post("/tables", json={"game": "acquire", "seats": []})) == (401, "guest")

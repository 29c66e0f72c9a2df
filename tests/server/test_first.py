"""The first answer: what the page shows first comes with the document, and nothing that its visitor may not see."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest

from tests.browser.player import tiles_in
from tests.patience import SECONDS
from tests.server.serving import BOT, ME, OPEN, Client, Server


def document(
    server: Server, path: str, client: Client | None = None, headers: dict[str, str] | None = None
) -> httpx.Response:
    cookies = {} if client is None else {"bell_guest": str(client.token)}
    return httpx.get(f"{server.address}{path}", cookies=cookies, headers=headers, timeout=SECONDS)


def first(answer: httpx.Response) -> Any:
    """What is in the document, read as a browser would: the element ends at the first end tag."""
    found = re.search(r'<script type="application/json" id="first">(.*?)</script', answer.text, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_the_lobby_comes_with_the_document(server: Server, ann: Client) -> None:
    table = ann.set_up([ME, OPEN])
    answer = document(server, "/", ann)
    view = first(answer)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert view["guest"] == ann.get("/me")["guest"]
    assert table in [shown["id"] for shown in view["tables"]["mine"]]
    assert view["offer"] == ann.get("/offer")
    assert "page-title = Opening Bell" in view["words"]["en"]
    stranger = first(document(server, "/"))
    assert stranger["guest"] is None
    assert table not in json.dumps(stranger)


def test_a_table_comes_with_what_its_visitor_may_see(server: Server, ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, OPEN])
    bob.put(f"/tables/{table}/seats/1", ME)
    hands = {}
    for client in (ann, bob):
        view = first(document(server, f"/t/{table}", client))
        assert view["table"] == client.get(f"/tables/{table}")
        hands[client] = {tile["tile"] for tile in view["position"]["view"]["hand"]}
        assert len(hands[client]) == 6
    for visitor, others in ((ann, hands[bob]), (bob, hands[ann]), (None, hands[ann] | hands[bob])):
        position = first(document(server, f"/t/{table}", visitor))["position"]
        assert not tiles_in(json.dumps(position)) & others


@pytest.mark.parametrize(
    ("path", "status"), [("/t/nosuchtable", 404), ("/rules/nosuchgame", 404), ("/foo", 404), ("/rules/acquire", 200)]
)
def test_the_status_says_whether_anything_is_there(server: Server, path: str, status: int) -> None:
    answer = document(server, path)
    assert answer.status_code == status
    assert ("refused" in first(answer)) == path.startswith("/t/")


def test_no_name_ends_the_element_or_becomes_a_program(server: Server) -> None:
    name = "</script><script>alert(1)//"
    eve = Client(server, name)
    table = eve.set_up([ME, BOT])
    for path in ("/", f"/t/{table}"):
        answer = document(server, path, eve)
        assert first(answer)["guest"]["name"] == name
        assert "<script>alert" not in answer.text
        assert "script-src" not in answer.headers["content-security-policy"]
        assert "'unsafe-inline'" not in answer.headers["content-security-policy"].partition(";")[0]
    eve.close()


@pytest.mark.parametrize(
    ("wishes", "cookie", "language"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "", "ru"),
        ("de, en;q=0.3, ru;q=0.7", "", "ru"),
        ("ru", "en", "en"),
        ("xx", "yy", "en"),
        ("ru;q=1.2.3, en;q=.", "", "ru"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_browsers(
    server: Server, wishes: str, cookie: str, language: str
) -> None:
    answer = document(server, "/", None, {"accept-language": wishes, "cookie": f"bell_language={cookie}"})
    assert first(answer)["language"] == language
    assert language in first(answer)["words"]
    assert f'<html lang="{language}"' in answer.text


def test_a_token_that_grows_old_is_renewed_with_the_document(server: Server, ann: Client) -> None:
    ann.put("/me", {"name": "Anna"})  # the name in the old token is not hers any more
    answer = document(server, "/", ann)
    assert first(answer)["guest"]["name"] == "Anna"
    assert "bell_guest" in answer.cookies

"""Tokens with which programs act for somebody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from openingbell.server.guests import COOKIE
from tests.patience import SECONDS
from tests.server.people import account, tables_with
from tests.server.serving import BOT, ME, OPEN, Client, Server, granted, refusal


@pytest.fixture
def server(any_server: Server) -> Server:
    return any_server


@pytest.fixture
def owner(server: Server) -> Iterator[Client]:
    """Somebody with an account, each time under another login name."""
    with closing(Client(server, "Owner")) as client:
        account(client, f"owner-{client.get('/me')['guest']['id'][:8]}")
        yield client


def program(server: Server, owner: Client, scope: str) -> tuple[Client, str]:
    made = owner.post("/account/tokens", {"purpose": f"a program to {scope}", "scope": scope})
    return Client(server, token=made["secret"]), made["token"]["id"]


def test_a_program_plays_as_its_owner(server: Server, owner: Client) -> None:
    bot, token_id = program(server, owner, "play")
    assert owner.get("/account/tokens")[0]["used"] is None
    table = bot.set_up([ME, BOT])
    assert owner.get(f"/tables/{table}")["you"] == 0
    with bot.live(table) as live:
        position = live.position()
        while not position["legal"]:
            position = live.position()
        granted(bot.move(table, position["seq"], position["legal"][0]["move"]))
    (listed,) = owner.get("/account/tokens")
    assert (listed["id"], listed["purpose"], listed["scope"]) == (token_id, "a program to play", "play")
    assert listed["used"] > listed["created"] - 1
    assert owner.get("/account")["account"]["tokens"] == [listed]
    bot.close()


def test_a_program_that_reads_sees_what_its_owner_sees_and_does_nothing(server: Server, owner: Client) -> None:
    table = owner.set_up([ME, OPEN])
    reader, _ = program(server, owner, "read")
    assert reader.get(f"/tables/{table}")["you"] == 0
    with reader.live(table) as live:
        assert live.table()["you"] == 0
    sits = reader.ask("PUT", f"/tables/{table}/seats/0", OPEN)
    assert refusal(sits) == (403, "scope")
    assert sits.json()["sentence"] == "This token may only read."
    assert refusal(reader.move(table, 0, "place 1A")) == (403, "scope")
    assert refusal(reader.ask("POST", "/tables", {"game": "acquire", "seats": [ME, OPEN]})) == (403, "scope")
    reader.close()


@pytest.mark.parametrize("scope", ["read", "play"])
def test_no_program_touches_the_account(server: Server, owner: Client, scope: str) -> None:
    bot, token_id = program(server, owner, scope)
    attempts: list[tuple[str, str, object]] = [
        ("GET", "/account", None),
        ("GET", "/account/export", None),
        ("GET", "/account/tokens", None),
        ("POST", "/account/tokens", {"purpose": "more", "scope": "play"}),
        ("DELETE", f"/account/tokens/{token_id}", None),
        ("PUT", "/account/password", {"proof": {}, "password": "a new password"}),
        ("POST", "/account/recovery", {}),
        ("POST", "/account/delete", {}),
        ("POST", "/login", {"login": "x", "password": "y"}),
        ("PUT", "/me", {"name": "Other"}),
        ("DELETE", "/me", None),
        ("DELETE", "/me/tokens", None),
    ]
    for method, path, body in attempts:
        assert refusal(bot.ask(method, path, body)) == (403, "scope"), (method, path)
    assert owner.get("/me")["guest"]["name"] == "Owner"
    bot.close()


@pytest.mark.parametrize("scope", ["read", "play"])
@pytest.mark.parametrize("path", ["/api/me", "/"])
def test_no_program_is_given_a_persons_token(server: Server, owner: Client, path: str, scope: str) -> None:
    bot, _ = program(server, owner, scope)
    named: dict[str, dict[str, dict[str, str]]] = {
        "by a header": {"headers": {"authorization": f"Bearer {bot.token}"}},
        "by a cookie": {"cookies": {COOKIE: str(bot.token)}},
    }
    owner.put("/me", {"name": "Renamed"})  # for a person that would be a reason for a new token
    for how, proof in named.items():
        answer = httpx.get(f"{server.address}{path}", timeout=SECONDS, **proof)  # type: ignore[arg-type]
        assert answer.status_code == 200, how
        assert '"Renamed"' in answer.text, how
        assert "set-cookie" not in answer.headers, how
        if path == "/api/me":
            assert answer.json()["token"] is None, how
    bot.close()


def test_a_forged_or_foreign_or_revoked_token_is_refused_by_name(server: Server, owner: Client, bob: Client) -> None:
    bot, token_id = program(server, owner, "play")
    table = bot.set_up([ME, OPEN])
    assert refusal(bob.ask("DELETE", f"/account/tokens/{token_id}")) == (404, "no-token")
    with bot.live(table) as live:
        live.table()
        assert owner.ask("DELETE", f"/account/tokens/{token_id}").status_code == 204
        while live.read()["type"] != "refused":
            pass
    with bot.live(table) as live:
        assert live.read()["error"] == "token"
    secret = str(bot.token)
    for token in (secret, secret[:-1] + "x", "bell_", "bell_of-another-server"):
        with closing(Client(server, token=token)) as forger:
            assert refusal(forger.ask("GET", f"/tables/{table}")) == (401, "token")
            assert refusal(forger.move(table, 0, "place 1A")) == (401, "token")
    assert owner.get("/account/tokens") == []
    assert tables_with(server.store_address, secret) == []
    bot.close()


def test_guests_have_no_tokens_and_accounts_not_too_many(server: Server, owner: Client, bob: Client) -> None:
    wanted = {"purpose": "a bot", "scope": "play"}
    assert refusal(bob.ask("POST", "/account/tokens", wanted)) == (409, "no-account")
    for bad in (
        {"purpose": " ", "scope": "play"},
        {"purpose": "x", "scope": "all"},
        {"purpose": "x" * 61, "scope": "read"},
    ):
        assert refusal(owner.ask("POST", "/account/tokens", bad)) == (422, "request")
    for _ in range(20):
        owner.post("/account/tokens", wanted)
    assert refusal(owner.ask("POST", "/account/tokens", wanted)) == (409, "many-tokens")

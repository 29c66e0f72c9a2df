"""Taking everything along, and leaving for good."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

import pytest

from openingbell.core.record import Record
from openingbell.protocol.messages import Sitting
from openingbell.server.accounts.export import everything
from openingbell.server.store.schema import metadata
from tests.server.moments import Moments
from tests.server.people import PASSWORD, account, logged_in, tables_with
from tests.server.serving import BOT, ME, OPEN, Client, Server, granted, refusal
from tests.server.test_agreeing import Evening, spend
from tests.server.test_results import finish as finish_at_random

NAME = "Zebulon Quatermass"  # nobody else is called so


@pytest.fixture
def server(any_server: Server) -> Server:
    return any_server


def finish(client: Client, table: str) -> None:
    """Play on until the game is over, the others being bots."""
    with client.live(table) as live:
        position = live.position()
        while position["view"]["actor"] != -2:
            if position["legal"]:
                granted(client.move(table, position["seq"], position["legal"][0]["move"]))
            position = live.position()


def together(one: Client, other: Client, **table: object) -> str:
    """A table at which two people play."""
    begun = one.set_up([ME, OPEN], **table)
    other.put(f"/tables/{begun}/seats/1", ME)
    return begun


def test_an_export_tells_a_host_who_only_looks_on_no_more_than_other_spectators(
    any_store: str, moments: Moments
) -> None:
    async def export(on: Evening) -> Any:
        return json.loads("".join([piece async for piece in everything(on.house, on.guests[0])]))

    async def do(on: Evening) -> None:
        me, bot = Sitting(kind="me"), Sitting(kind="bot", bot="random")
        watched = await on.table([bot, bot], delay=60)
        await finish_at_random(on, watched)
        played = await on.table([me, bot], delay=60)
        await finish_at_random(on, played)
        early = await export(on)
        rows = {row["id"]: row for row in early["rows"]["tables"]}
        assert (rows[played.id]["status"], rows[watched.id]["delay"]) == ("over", 60)
        assert set(rows[played.id]) - set(rows[watched.id]) == {"status", "seq", "scores", "changed", "actor", "due"}
        assert set(early["records"]) == {played.id}
        moments.pass_by(60)
        assert set((await export(on))["records"]) == {played.id, watched.id}

    spend(any_store, do)


def test_an_export_has_everything_and_no_secrets(server: Server, bob: Client) -> None:
    with closing(Client(server, "Xenia")) as xenia:
        code = account(xenia, "xenia")["code"]
        secret = xenia.post("/account/tokens", {"purpose": "my bot", "scope": "play"})["secret"]
        over, running = xenia.set_up([ME, BOT]), together(xenia, bob)
        finish(xenia, over)
        xenia.put(f"/tables/{running}/notes", {"notes": "he keeps the big ones"})
        xenia.post(f"/tables/{running}/talk", {"words": "good luck"})
        bob.post(f"/tables/{running}/talk", {"words": "bob says"})
        bob.put(f"/tables/{running}/talk/muted", {"author": 1, "muted": True})
        bob.put(f"/tables/{running}/blocked", {"seat": 0, "blocked": True})
        standing = xenia.get(f"/tables/{running}/standing")
        answer = xenia.ask("GET", "/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        export = answer.json()
        rows = export["rows"]
        assert rows["guests"][0]["name"] == "Xenia"
        assert rows["accounts"][0]["login"] == "xenia"
        assert [row["purpose"] for row in rows["api_tokens"]] == ["my bot"]
        assert [row["text"] for row in rows["notes"]] == ["he keeps the big ones"]
        assert [row["words"] for row in rows["talk"]] == ["good luck"]
        assert sorted(row["id"] for row in rows["tables"]) == sorted([over, running])
        assert "standing" in rows
        assert rows["mutes"] == rows["blocks"] == []  # who does not want to hear her is theirs to know
        assert standing["orders"] == []
        assert set(export["records"]) == {over}
        Record.from_json(export["records"][over]).replay()
        for hidden in (code, secret, "password", "argon2", "bob says", '"hash"'):
            assert hidden not in answer.text
    with closing(Client(server)) as nobody:
        assert refusal(nobody.ask("GET", "/account/export")) == (401, "guest")


def test_after_leaving_the_name_is_in_no_row_and_the_others_games_are_whole(server: Server, bob: Client) -> None:
    store = server.store_address
    with closing(Client(server, NAME)) as leaver, closing(Client(server, "Cid")) as cid:
        account(leaver, "zebulon", "a password of mine")
        leaver.post("/account/tokens", {"purpose": f"bot of {NAME}", "scope": "play"})
        alone, waiting = leaver.set_up([ME, BOT]), leaver.set_up([ME, OPEN, OPEN], listed=True)
        cid.put(f"/tables/{waiting}/seats/1", ME)
        guest_of = cid.set_up([ME, OPEN, OPEN])
        leaver.put(f"/tables/{guest_of}/seats/1", ME)
        running, resigned, ended = together(leaver, bob), together(bob, leaver), together(bob, leaver)
        leaver.post(f"/tables/{resigned}/resign", None)
        for table in (running, ended):
            leaver.post(f"/tables/{table}/talk", {"words": f"I am {NAME}"})
            leaver.put(f"/tables/{table}/notes", {"notes": NAME})
        bob.post(f"/tables/{running}/talk", {"words": "pleased to meet you"})
        bob.post(f"/tables/{ended}/requests", {"what": "end"})
        number = request_number(leaver, ended)
        leaver.post(f"/tables/{ended}/requests/answer", {"number": number, "yes": True})
        bob.put(f"/tables/{running}/blocked", {"seat": 0, "blocked": True})
        reported = bob.ask("POST", f"/tables/{running}/reports", {"seat": 0, "reason": "insults"})
        assert reported.is_success, reported.text
        named = {"guests", "seats", "talk", "notes", "api_tokens", "entries", "reports", "blocks"}
        assert named <= set(tables_with(store, NAME))
        proofless = leaver.ask("POST", "/account/delete", {"password": "wrong"})
        assert refusal(proofless) == (403, "proof")
        with bob.live(running) as watched:
            watched.position()
            answer = leaver.ask("POST", "/account/delete", {"password": "a password of mine"})
            assert answer.status_code == 204, answer.text
            assert tables_with(store, NAME) == []
            assert tables_with(store, "zebulon") == []
            while watched.table()["seats"][0]["kind"] != "bot":
                pass
        assert leaver.get("/me")["guest"] is None
        login = {"login": "zebulon", "password": "a password of mine"}
        assert refusal(bob.ask("POST", "/login", login)) == (401, "wrong-login")
        for gone in (alone, waiting):
            assert refusal(bob.ask("GET", f"/tables/{gone}")) == (404, "table")
        assert [seat["kind"] for seat in cid.get(f"/tables/{guest_of}")["seats"]] == ["human", "open", "open"]
        assert [word["words"] for word in bob.get(f"/tables/{running}/talk")["words"]] == ["pleased to meet you"]
        record = Record.from_json(bob.get(f"/tables/{ended}/record"))
        assert NAME not in json.dumps(record.to_json())
        record.replay()
        finish(bob, running)
        Record.from_json(bob.get(f"/tables/{running}/record")).replay()
        finish(bob, resigned)


def request_number(client: Client, table: str) -> int:
    with client.live(table) as live:
        return int(live.position()["course"]["request"]["number"])


def test_a_guest_without_an_account_may_leave_too(server: Server) -> None:
    with closing(Client(server, "Ephemeral Eve")) as eve:
        eve.set_up([ME, BOT])
        assert eve.ask("POST", "/account/delete", {}).status_code == 204
        assert eve.get("/me")["guest"] is None
    assert tables_with(server.store_address, "Ephemeral Eve") == []


def test_a_person_who_is_gone_can_come_as_somebody_new(server: Server) -> None:
    for _ in range(2):
        with closing(Client(server, "Phoenix")) as phoenix:
            account(phoenix, "phoenix")
            assert phoenix.ask("POST", "/account/delete", {"password": PASSWORD}).status_code == 204


def test_who_has_made_a_deal_may_leave_whoever_has_played_it(server: Server, bob: Client) -> None:
    with closing(Client(server, "Dealing Dora")) as dora:
        wanted = {"game": "acquire", "options": {"players": 2}, "seats": [None, "beginner"]}
        deal = dora.post("/deals", wanted)["id"]
        dora.post(f"/deals/{deal}/play", {})
        dora.ask("POST", f"/deals/{dora.post('/deals', wanted)['id']}/play", {})  # one that she alone has played
        played = bob.post(f"/deals/{deal}/play", {})["id"]
        assert dora.ask("POST", "/account/delete", {}).status_code == 204
    assert bob.get(f"/tables/{played}")["id"] == played
    assert bob.get(f"/deals/{deal}")["players"] == 1
    assert tables_with(server.store_address, "Dealing Dora") == []


def test_every_place_where_the_store_has_a_name_is_thought_of() -> None:
    """Whoever adds a table with names of people has to say what becomes of them."""
    known = {"guests", "seats", "talk", "passkeys"}
    names = {table.name for table in metadata.sorted_tables if "name" in table.c and not table.name.startswith("key")}
    loose = {
        table.name
        for table in metadata.sorted_tables
        if table.name in names and not any(key.column.table.name == "guests" for key in table.foreign_keys)
    }
    assert loose - known == {"limits", "reports"}  # a limit's is no person's; see `hide_in_reports`


def test_logging_in_after_leaving_elsewhere_is_refused(server: Server) -> None:
    with closing(Client(server, "Tess")) as tess:
        account(tess, "tess")
        with closing(logged_in(server, "tess")) as phone:
            assert phone.ask("POST", "/account/delete", {"password": PASSWORD}).status_code == 204
        assert refusal(tess.ask("GET", "/account")) == (401, "guest")
        assert refusal(tess.ask("POST", "/tables", {"game": "acquire", "seats": [ME, OPEN]})) == (401, "guest")

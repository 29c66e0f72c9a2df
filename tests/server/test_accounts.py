"""Accounts: a guest adds a password, and is the same person elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from openingbell.server.store.passkeys import PasskeyRow, add_passkey
from openingbell.server.store.upkeep import opened
from tests.patience import SECONDS
from tests.server.people import PASSWORD, account, counts, logged_in, tables_with
from tests.server.serving import BOT, ME, OPEN, Client, Server, granted, refusal, serving


@pytest.fixture
def server(any_server: Server) -> Server:
    return any_server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def quiet_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """At which no bot of anybody else's plays on while rows are counted."""
    address = None if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    with serving(tmp_path_factory.mktemp("quiet"), address=address) as server:
        yield server


def mine(client: Client) -> list[str]:
    return [table["id"] for table in client.get("/tables")["mine"]]


# --- who one is -------------------------------------------------------------------------------------------------------


def test_nothing_is_stored_of_a_visitor_who_only_looks(quiet_server: Server) -> None:
    server, store = quiet_server, quiet_server.store_address
    with closing(Client(server, "Ann")) as ann:
        table = ann.set_up([ME, OPEN], listed=True)
    before = counts(store)
    with httpx.Client(base_url=server.address, timeout=SECONDS) as browser:
        for path in ("/", "/account", f"/t/{table}", "/api/me", "/api/offer", "/api/tables", f"/api/tables/{table}"):
            answer = browser.get(path)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        assert refusal(browser.get("/api/account")) == (401, "guest")
    with closing(Client(server)) as visitor, visitor.live(table) as live:
        live.table()
    assert counts(store) == before


def test_of_somebody_who_cannot_log_in_nothing_is_stored_but_that_somebody_tried(quiet_server: Server) -> None:
    store = quiet_server.store_address
    before = counts(store)
    wrong = {"login": "nobody-at-all", "password": PASSWORD}
    with closing(Client(quiet_server)) as nobody:
        assert refusal(nobody.ask("POST", "/login", wrong)) == (401, "wrong-login")
    assert {**counts(store), "takings": 0} == {**before, "takings": 0}
    assert tables_with(store, "nobody-at-all") == []


def test_a_guest_with_a_password_is_the_same_person_on_another_device(server: Server, ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    assert ann.get("/account") == {"account": None, "may_have_passkeys": False}
    made = account(ann, "Ann.of.Ghent")
    assert made["account"] == ann.get("/account")["account"]
    assert (made["account"]["login"], made["account"]["has_password"]) == ("Ann.of.Ghent", True)
    with closing(logged_in(server, "ANN.OF.GHENT")) as elsewhere:
        assert elsewhere.get("/me")["guest"] == ann.get("/me")["guest"]
        assert mine(elsewhere) == [table]
        assert elsewhere.get(f"/tables/{table}")["you"] == 0
    assert ann.get("/me")["guest"]["name"] == "Ann"


def test_a_login_name_is_one_person_s_however_it_is_spelled(server: Server, ann: Client, bob: Client) -> None:
    account(ann, "Straße")
    for login in ("straße", "STRASSE", "ｓtrasse"):
        answer = bob.ask("POST", "/account", {"login": login, "password": PASSWORD})
        assert refusal(answer) == (409, "login-taken")
    assert refusal(ann.ask("POST", "/account", {"login": "second", "password": PASSWORD})) == (409, "account")
    assert bob.get("/account")["account"] is None


@pytest.mark.parametrize("login", ["", "ab", "x" * 31, "a b", "ann@x", "anna\u200b", "аnnа-latin", "....", 7, None])
def test_what_is_no_login_name_is_refused(bob: Client, login: object) -> None:
    assert refusal(bob.ask("POST", "/account", {"login": login, "password": PASSWORD})) == (422, "login")


@pytest.mark.parametrize("password", ["short", "x" * 201, "aaaaaaaaaaaaaa", "my name is BOBBY!", 7])
def test_what_is_no_password_is_refused_and_not_repeated(bob: Client, password: object) -> None:
    answer = bob.ask("POST", "/account", {"login": "bobby", "password": password})
    assert refusal(answer) == (422, "password")
    assert str(password) not in answer.text.replace("10 to 200", "")
    assert refusal(bob.ask("POST", "/account", {"login": "bobby"})) == (422, "request")


def test_anna_and_анна_may_both_be(ann: Client, bob: Client) -> None:
    account(ann, "anna")
    account(bob, "анна")
    assert bob.get("/account")["account"]["public"] != ann.get("/account")["account"]["public"]


# --- joining ----------------------------------------------------------------------------------------------------------


def test_the_games_of_a_guest_who_logs_in_are_joined_to_the_account_s(server: Server, ann: Client, bob: Client) -> None:
    account(ann, "joined")
    own = ann.set_up([ME, BOT])
    with closing(Client(server, "Ann on the phone")) as phone:
        played = phone.set_up([ME, OPEN], listed=True)
        phone.put(f"/tables/{played}/notes", {"notes": "buy early"})
        bob.put(f"/tables/{played}/seats/1", ME)
        phone.post(f"/tables/{played}/talk", {"words": "hello"})
        bob.put(f"/tables/{played}/talk/muted", {"author": 1, "muted": True})
        with bob.live(played) as watched:
            watched.table()
            with closing(logged_in(server, "joined", guest=phone)) as both:
                assert sorted(mine(both)) == sorted([own, played])
                assert both.get(f"/tables/{played}")["you"] == 0
                assert both.get(f"/tables/{played}")["host"] is True
                assert both.get(f"/tables/{played}/notes") == {"notes": "buy early"}
                with both.live(played) as live:
                    position = live.position()
                    if position["legal"]:
                        granted(both.move(played, position["seq"], position["legal"][0]["move"]))
                    while not watched.table()["seats"][0]["present"]:
                        pass
        assert phone.get("/me")["guest"] is None  # and nobody can be that guest any more
        assert ann.get(f"/tables/{played}")["you"] == 0
        assert bob.get(f"/tables/{played}/talk")["words"] == []


def test_a_guest_may_leave_their_games_behind_and_an_account_is_never_joined_to_another(server: Server) -> None:
    with closing(Client(server, "Dora")) as dora, closing(Client(server, "Emil")) as emil:
        account(dora, "dora")
        with closing(Client(server, "Visitor")) as visitor:
            table = visitor.set_up([ME, OPEN])
            login = {"login": "dora", "password": PASSWORD, "bring": False}
            granted(visitor.ask("POST", "/login", login))
            assert mine(visitor) == [table]
        account(emil, "emil")
        emils = emil.set_up([ME, OPEN])
        logged_in(server, "dora", guest=emil).close()
        assert mine(emil) == [emils]
        assert mine(dora) == []


# --- recovery, and logging out ----------------------------------------------------------------------------------------


def test_a_recovery_code_is_good_once_and_gives_the_next(server: Server, bob: Client) -> None:
    code = account(bob, "forgetful")["code"]
    assert code not in bob.ask("GET", "/account/export").text
    token = bob.post("/account/tokens", {"purpose": "a bot", "scope": "play"})["secret"]
    spoken = code.upper().replace("-", " ")
    fresh = "another good password"
    with closing(Client(server)) as elsewhere:
        wanted = {"login": "Forgetful", "code": spoken, "password": fresh}
        assert refusal(elsewhere.ask("POST", "/login/recovery", {**wanted, "code": code[:-1]})) == (401, "wrong-code")
        assert refusal(elsewhere.ask("POST", "/login/recovery", {**wanted, "login": "x"})) == (401, "wrong-code")
        recovered = granted(elsewhere.ask("POST", "/login/recovery", wanted))
        assert recovered["guest"]["name"] == "Bob"
        assert recovered["code"] != code
        assert refusal(elsewhere.ask("POST", "/login/recovery", wanted)) == (401, "wrong-code")
        again = {**wanted, "code": recovered["code"]}
        assert granted(elsewhere.ask("POST", "/login/recovery", again))["code"] not in (code, recovered["code"])
        old = {"login": "forgetful", "password": PASSWORD}
        assert refusal(elsewhere.ask("POST", "/login", old)) == (401, "wrong-login")
    assert bob.get("/me")["guest"] is None
    with closing(Client(server, token=token)) as program:
        assert refusal(program.ask("GET", "/me")) == (401, "token")
    logged_in(server, "forgetful", fresh).close()


def test_who_recovers_an_account_shuts_out_whoever_added_a_passkey_to_it(server: Server, bob: Client) -> None:
    code = account(bob, "intruded")["code"]
    guest = bob.get("/me")["guest"]["id"]
    with opened(server.store_address) as database, database.writing.begin() as write:
        add_passkey(write, PasskeyRow(f"of {guest}", guest, "a key", 0, "an intruder's", 1, 1))
    assert len(bob.get("/account")["account"]["passkeys"]) == 1
    with closing(Client(server)) as owner:
        wanted = {"login": "intruded", "code": code, "password": "another good password"}
        token = owner.post("/login/recovery", wanted)["token"]
    with closing(Client(server, token=token)) as owner:
        assert owner.get("/account")["account"]["passkeys"] == []


def test_a_new_recovery_code_and_a_new_password_need_the_old_password(server: Server, bob: Client) -> None:
    first = account(bob, "careful")["code"]
    assert refusal(bob.ask("POST", "/account/recovery", {"password": "guess"})) == (403, "proof")
    assert refusal(bob.ask("POST", "/account/recovery", {})) == (403, "proof")
    second = bob.post("/account/recovery", {"password": PASSWORD})["code"]
    wanted = {"login": "careful", "code": first, "password": "whatever it is"}
    assert refusal(bob.ask("POST", "/login/recovery", wanted)) == (401, "wrong-code")
    assert first != second
    elsewhere = logged_in(server, "careful")
    change = {"proof": {"password": "guess"}, "password": "a newer password"}
    assert refusal(bob.ask("PUT", "/account/password", change)) == (403, "proof")
    welcome = bob.put("/account/password", {**change, "proof": {"password": PASSWORD}})
    assert elsewhere.get("/me")["guest"] is None
    with closing(Client(server, token=welcome["token"])) as still:
        assert still.get("/me")["guest"]["name"] == "Bob"
    logged_in(server, "careful", "a newer password").close()
    elsewhere.close()


def test_logging_out_everywhere_ends_sessions_tokens_and_open_lines(server: Server) -> None:
    ann = Client(server, "Ann")
    account(ann, "everywhere")
    table = ann.set_up([ME, OPEN])
    secret = ann.post("/account/tokens", {"purpose": "looks", "scope": "read"})["secret"]
    program, phone = Client(server, token=secret), logged_in(server, "everywhere")
    with ann.live(table) as one, program.live(table) as two, phone.live(table) as three:
        for live in (one, two, three):
            assert live.table()["you"] == 0
        assert phone.ask("DELETE", "/me").status_code == 204
        for live in (one, two, three):
            while (message := live.read())["type"] != "refused":
                pass
            assert message["error"] == "guest"
    assert ann.get("/me")["guest"] is None
    assert refusal(program.ask("GET", "/me")) == (401, "token")
    back = logged_in(server, "everywhere")
    assert back.get(f"/tables/{table}")["you"] == 0
    for client in (ann, program, phone, back):
        client.close()

"""People one does not want to meet: blocked, reported, banned, everywhere at once; and what they learn of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from openingbell.cli.admin import admin as admin_commands
from openingbell.core.errors import Refused
from tests.patience import SECONDS
from tests.server.postgres import Postgres
from tests.server.serving import ME, OPEN, Client, Live, Server, refusal, serving
from tests.server.test_talk import heard, next_talk, said

REASON = {"seat": 1, "reason": "insults", "words": "He swears."}


def admin(store: str, command: str, *arguments: str, status: int = 0) -> str:
    """`bell admin`, without a process of its own; what it prints, or how it refuses."""
    result = CliRunner(env={"LANGUAGE": "en"}).invoke(admin_commands, [command, "--store", store, *arguments])
    assert result.exit_code == status, result.output
    assert status == 0 or isinstance(result.exception, Refused)
    return result.output if status == 0 else str(result.exception)


class Place:
    """Servers of one store: one where it is embedded, two that know each other from the database alone."""

    def __init__(self, store: str, servers: list[Server]) -> None:
        self.store = store
        self.servers = servers

    def client(self, name: str | None, server: int = 0) -> Client:
        return Client(self.servers[server % len(self.servers)], name)

    def elsewhere(self, guest: Client) -> Client:
        """The same guest at another server, if there is one."""
        others = [server for server in self.servers if server is not guest.server]
        return Client((others or self.servers)[0], token=guest.token)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    if request.param == "sqlite":
        store, number = f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite3'}", 1
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        store, number = postgres.new_database(), 2
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp("server") for _ in range(number)]
        servers = [stack.enter_context(serving(folder, "--bot-pause", "0", address=store)) for folder in folders]
        yield Place(store, servers)


@pytest.fixture
def people(place: Place) -> Iterator[tuple[Client, Client, Client]]:
    """Ann and Cid here, Bob elsewhere."""
    clients = place.client("Ann"), place.client("Bob", 1), place.client("Cid")
    yield clients
    for client in clients:
        client.close()


def met(ann: Client, bob: Client) -> str:
    """A table that waits, at which Bob sits on seat 1 and has said something."""
    table = ann.set_up([ME, OPEN, OPEN])
    bob.put(f"/tables/{table}/seats/1", ME)
    assert said(bob, table, "na na").status_code == 201
    return table


def guest_id(client: Client) -> str:
    return str(client.get("/me")["guest"]["id"])


def refused(live: Live) -> dict[str, Any]:
    while (message := live.read())["type"] != "refused":
        pass
    return message


# --- block ------------------------------------------------------------------------------------------------------------


def test_who_is_blocked_is_not_heard_and_does_not_sit_at_ones_tables(
    place: Place, people: tuple[Client, Client, Client]
) -> None:
    ann, bob, _ = people
    table = met(ann, bob)
    with ann.live(table) as live:
        assert [word["words"] for word in next_talk(live)["words"]] == ["na na"]
        here = ann.put(f"/tables/{table}/blocked", {"seat": 1, "blocked": True})
        assert (here["seats"], len(here["authors"])) == ([1], 1)
        after = next_talk(live)
        assert (after["words"], after["muted"]) == ([], [])
        assert after["blocked"] == [{"author": here["authors"][0], "name": "Bob"}]
        said(bob, table, "hello?")
        said(ann, table, "peace")
        assert [word["words"] for word in next_talk(live)["words"]] == ["peace"]
    assert heard(bob, table) == ["na na", "hello?", "peace"], "whoever is blocked notices nothing"

    other = ann.set_up([ME, OPEN])
    with closing(place.elsewhere(bob)) as elsewhere:
        answer = elsewhere.ask("PUT", f"/tables/{other}/seats/1", ME)
    assert refusal(answer) == (403, "unwelcome")
    assert answer.json() == {"error": "unwelcome", "sentence": "You cannot sit down at this table.", "facts": {}}
    assert bob.get(f"/tables/{other}")["seats"][1]["kind"] == "open"


def test_who_is_blocked_may_be_met_again(place: Place, people: tuple[Client, Client, Client]) -> None:
    ann, bob, cid = people
    table = met(ann, bob)
    author = ann.get(f"/tables/{table}/talk")["words"][0]["author"]
    for _ in range(2):  # blocking twice is blocking once
        assert ann.put(f"/tables/{table}/blocked", {"author": author, "blocked": True})["seats"] == [1]
    assert cid.get(f"/tables/{table}/blocked") == {"seats": [], "authors": []}
    assert cid.get("/blocked") == bob.get("/blocked") == {"people": []}
    (row,) = ann.get("/blocked")["people"]
    assert row["name"] == "Bob"
    assert bob.ask("DELETE", f"/blocked/{row['number']}").json() == {"people": []}, "it is not Bob's to lift"
    with closing(place.elsewhere(ann)) as elsewhere:
        assert elsewhere.get("/blocked") == {"people": [row]}
    assert ann.ask("DELETE", f"/blocked/{row['number']}").json() == {"people": []}
    other = ann.set_up([ME, OPEN])
    assert bob.put(f"/tables/{other}/seats/1", ME)["you"] == 1
    assert heard(ann, table) == ["na na"]

    ann.put(f"/tables/{table}/blocked", {"seat": 1, "blocked": True})
    assert ann.put(f"/tables/{table}/blocked", {"seat": 1, "blocked": False}) == {"seats": [], "authors": []}


@pytest.mark.parametrize(
    ("person", "status", "word"),
    [
        ({"seat": 0}, 422, "nobody-meant"),  # oneself
        ({"seat": 2}, 422, "nobody-meant"),  # nobody
        ({"seat": 9}, 422, "nobody-meant"),
        ({"seat": -1}, 422, "nobody-meant"),
        ({"author": 99}, 404, "author"),
        ({}, 422, "request"),
        ({"seat": 1, "author": 1}, 422, "request"),
    ],
)
def test_somebody_else_has_to_be_meant(
    people: tuple[Client, Client, Client], person: dict[str, int], status: int, word: str
) -> None:
    ann, bob, _ = people
    table = met(ann, bob)
    for command, path, more in (("PUT", "blocked", {"blocked": True}), ("POST", "reports", {"reason": "spam"})):
        assert refusal(ann.ask(command, f"/tables/{table}/{path}", {**person, **more})) == (status, word)
    assert ann.get("/blocked") == {"people": []}


# --- removed by the host ----------------------------------------------------------------------------------------------


def test_who_was_removed_stays_so_until_the_host_lets_them_come_again(tmp_path: Path, any_store: str) -> None:
    with serving(tmp_path, address=any_store) as server:
        with closing(Client(server, "Ann")) as ann, closing(Client(server, "Bob")) as bob:
            table = ann.set_up([ME, OPEN, OPEN])
            bob.put(f"/tables/{table}/seats/1", ME)
            (removed,) = ann.put(f"/tables/{table}/seats/1", OPEN)["removed"]
            assert removed["name"] == "Bob"
            assert bob.get(f"/tables/{table}")["removed"] == [], "that is the host's to know"
            tokens = ann.token, bob.token
        server.kill()
        server.start()
        with (
            closing(Client(server, token=tokens[0])) as ann,
            closing(Client(server, token=tokens[1])) as bob,
            bob.live(table) as live,
        ):
            assert live.read() == {"type": "removed", "seat": 1}
            assert refusal(bob.ask("PUT", f"/tables/{table}/seats/2", ME)) == (403, "unwelcome")
            lifting = f"/tables/{table}/removed/{removed['number']}"
            assert refusal(bob.ask("DELETE", lifting)) == (403, "host")
            assert ann.ask("DELETE", lifting).json()["removed"] == []
            while (message := live.read())["type"] != "removed":
                pass
            assert message == {"type": "removed", "seat": None}
            assert bob.put(f"/tables/{table}/seats/2", ME)["you"] == 2


# --- report -----------------------------------------------------------------------------------------------------------


def reports(place: Place, *arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(admin(place.store, "reports", "--json", *arguments))["reports"]
    return found


def test_a_report_comes_with_what_was_said_and_is_settled(place: Place, people: tuple[Client, Client, Client]) -> None:
    ann, bob, cid = people
    table = met(ann, bob)
    assert ann.ask("POST", f"/tables/{table}/reports", REASON).status_code == 204
    assert refusal(ann.ask("POST", f"/tables/{table}/reports", REASON)) == (409, "reported")
    assert cid.ask("POST", f"/tables/{table}/reports", {"author": 1, "reason": "spam"}).status_code == 204
    newer, older = reports(place)[:2]
    assert (older["name"], older["reason"], older["words"], older["table"]) == ("Bob", "insults", "He swears.", table)
    assert (older["reporter"], older["reported"]) == (guest_id(ann), guest_id(bob))
    assert (older["address"], older["seq"]) == ("127.0.0.1", 0)
    assert [(word["name"], word["words"]) for word in older["talk"]] == [("Bob", "na na")]
    assert (newer["words"], newer["reporter"]) == ("", guest_id(cid))
    told = admin(place.store, "reports")
    assert "He swears." in told
    assert f"guest {guest_id(bob)}" in told

    left = [report["number"] for report in reports(place, "--settle", str(newer["number"]))]
    assert newer["number"] not in left
    assert older["number"] in left
    assert newer["number"] in [report["number"] for report in reports(place, "--settled")]
    assert "there is no report 999" in admin(place.store, "reports", "--settle", "999", status=1)

    assert ann.ask("DELETE", f"/tables/{table}").status_code == 204
    assert older["number"] in [report["number"] for report in reports(place)], "it outlives its table"
    admin(place.store, "ban", guest_id(bob))
    assert older["number"] not in [report["number"] for report in reports(place)], "a ban settles it"


def test_nobody_floods_whoever_reads_reports(place: Place) -> None:
    admin(place.store, "limits", "reports-per-guest", "2")
    with closing(place.client("Zoe")) as zoe, closing(place.client("Bob")) as bob:
        tables = [met(zoe, bob) for _ in range(3)]
        answers = [zoe.ask("POST", f"/tables/{table}/reports", REASON) for table in tables]
    assert [answer.status_code for answer in answers[:2]] == [204, 204]
    assert refusal(answers[2]) == (429, "reports")
    admin(place.store, "limits", "reports-per-guest", "5")


# --- ban --------------------------------------------------------------------------------------------------------------


def test_a_banned_guest_is_told_on_every_line_of_every_worker(
    place: Place, people: tuple[Client, Client, Client]
) -> None:
    """Their open lines end with the sentence: nothing is asked for, so nothing else could tell them."""
    ann, bob, _ = people
    table = ann.set_up([ME, OPEN], listed=True)
    bobs = bob.set_up([ME, OPEN], listed=True)
    with bob.live(table) as here, closing(place.elsewhere(bob)) as again, again.live(bobs) as there:
        here.table()
        there.table()
        assert bobs in [one["id"] for one in ann.get("/tables")["open"]]
        admin(place.store, "ban", guest_id(bob), "--reason", "insults", "--days", "3")
        sentences = {refused(live)["sentence"] for live in (here, there)}
        for answer in (
            bob.ask("GET", f"/tables/{table}"),
            bob.ask("PUT", f"/tables/{table}/seats/1", ME),
            bob.move(table, 0, "done"),
            again.ask("GET", "/me"),
        ):
            assert refusal(answer) == (403, "banned")
            sentences.add(answer.json()["sentence"])
        (sentence,) = sentences
        assert sentence.startswith("You are banned from this server until 20")
        assert sentence.endswith(": insults")
        page = httpx.get(
            f"{place.servers[0].address}/t/{table}", headers={"authorization": f"Bearer {bob.token}"}, timeout=SECONDS
        )
        assert page.status_code == 403
        assert sentence in page.text, "the page says it in its own words"
        assert '"table":' not in page.text
    with bob.live(table) as late:
        assert refused(late)["error"] == "banned"
    while bobs in [one["id"] for one in ann.get("/tables")["open"]]:
        pass  # another worker hears of it a moment later
    assert ann.get(f"/tables/{table}")["id"] == table, "others notice nothing"
    listed = json.loads(admin(place.store, "bans", "--json"))["bans"]
    (row,) = [row for row in listed if row["reason"] == "insults"]
    assert row["until"] > row["since"]
    admin(place.store, "unban", row["whom"])
    while bob.ask("GET", "/me").status_code == 403:
        pass
    assert bob.get("/me")["guest"]["name"] == "Bob"
    assert "is not banned" in admin(place.store, "unban", row["whom"], status=1)


def test_addresses_are_banned_by_their_network(place: Place) -> None:
    """The proxy on this machine says where somebody comes from."""
    with closing(place.client("Ann")) as ann:
        table = ann.set_up([ME, OPEN])
    admin(place.store, "ban", "203.0.113.77/24")
    there = {"x-forwarded-for": "203.0.113.9"}
    base = place.servers[-1].address
    while (answer := httpx.post(f"{base}/api/guests", json={"name": "Zed"}, headers=there, timeout=SECONDS)).is_success:
        pass
    assert refusal(answer) == (403, "banned")
    assert httpx.get(f"{base}/api/tables/{table}", headers=there, timeout=SECONDS).status_code == 403
    assert httpx.get(f"{base}/healthz", headers=there, timeout=SECONDS).status_code == 200
    elsewhere = {"x-forwarded-for": "203.0.114.9"}
    assert httpx.get(f"{base}/api/tables/{table}", headers=elsewhere, timeout=SECONDS).status_code == 200
    assert "203.0.113.0/24" in admin(place.store, "bans")
    admin(place.store, "unban", "203.0.113.0/24")


def test_who_is_to_be_banned_has_to_be_somebody(place: Place) -> None:
    said_so = admin(place.store, "ban", "nobody-at-all", status=1)
    assert "is neither a guest nor an address" in said_so

"""The same deal for many: the same chance as long as they choose alike, and nothing known of it in advance."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from openingbell.core.record import Record
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.verifying import problems, unlisted
from openingbell.server.entries import now
from openingbell.server.store.accounts import AccountRow, add_account
from openingbell.server.store.database import open_database
from tests.server.serving import BOT, ME, Client, Server, refusal, serving

SKILLED = {
    "acquire": {"options": {"players": 3}, "seats": ["skilled", None, "beginner"]},
    "stockpile": {"options": {"players": 3}, "seats": [None, "beginner", "skilled"]},
    "syndicate": {"options": {"players": 3, "end": "rounds", "rounds": 2}, "seats": ["casual", "beginner", None]},
}
Chooser = Callable[[list[str]], str]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    is_embedded = request.param == "sqlite"
    address = None if is_embedded else str(request.getfixturevalue("postgres").new_database())
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, "--bot-pause", "0", "--bot-budget", "4", address=address) as running:
        yield running


@pytest.fixture
def acquire(ann: Client) -> str:
    return make(ann, "acquire")


def make(client: Client, game: str) -> str:
    return str(client.post("/deals", {"game": game, **SKILLED[game]})["id"])


def give_account(server: Server, client: Client) -> None:
    """What logging in will do."""
    guest = client.get("/me")["guest"]["id"]
    database = open_database(server.store_address)
    with database.writing.begin() as write:
        add_account(write, AccountRow(guest, f"p{guest}"[:20], guest, guest, None, None, now()))
    database.close()


def begin(client: Client, deal: str) -> str:
    return str(client.post(f"/deals/{deal}/play", {})["id"])


def play(client: Client, deal: str, choose: Chooser) -> str:
    """A deal to its end, each decision as the chooser says; the table."""
    table = begin(client, deal)
    with client.live(table) as live:
        position = live.position()
        while position["view"]["actor"] != -2:
            if position["legal"]:
                move = choose([one["move"] for one in position["legal"]])
                assert client.move(table, position["seq"], move).status_code == 201
            position = live.position()
    return table


def at_random(seed: int) -> Chooser:
    chooser = random.Random(seed)
    return lambda moves: chooser.choice(moves)


def otherwise_after(alike: int, seed: int) -> Chooser:
    """The same choices for some time, and then others."""
    same, other = at_random(seed), random.Random(-seed)
    left = [alike]

    def choose(moves: list[str]) -> str:
        left[0] -= 1
        return same(moves) if left[0] >= 0 else other.choice(moves)

    return choose


def moves(client: Client, table: str) -> list[str]:
    return list(client.get(f"/tables/{table}/record")["moves"])


@pytest.mark.parametrize("game", SKILLED)
def test_who_chooses_alike_gets_the_same_game(game: str, ann: Client, bob: Client) -> None:
    deal = make(ann, game)
    assert moves(ann, play(ann, deal, at_random(1))) == moves(bob, play(bob, deal, at_random(1)))


def test_who_chooses_otherwise_has_the_same_chance_until_then_and_the_deal_says_where(
    acquire: str, ann: Client, bob: Client
) -> None:
    one, other = play(ann, acquire, at_random(2)), play(bob, acquire, otherwise_after(5, 2))
    mine, theirs = moves(ann, one), moves(bob, other)
    first = next(place for place, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b)
    found = ann.get(f"/deals/{acquire}/compare/{other}")
    assert found["alike"] >= 5
    assert (found["parted"]["mine"]["move"], found["parted"]["theirs"]["move"]) == (mine[first], theirs[first])
    assert found["parted"]["my_seq"] == found["parted"]["their_seq"] == first
    assert ann.get(f"/tables/{one}/positions/{first}")["view"]["actor"] == 1  # the seat that both played
    assert len(found["mine"]["worths"]) == len(found["mine"]["seqs"])


def test_draws_follow_their_number_whatever_was_chosen_before(acquire: str, ann: Client, bob: Client) -> None:
    """In this game all draw from one bag, so tiles come in the same order whoever draws them."""
    draws = []
    for client, seed in ((ann, 3), (bob, 4)):
        record = Record.from_json(client.get(f"/tables/{play(client, acquire, at_random(seed))}/record"))
        draws.append([text for text in record.moves if text.startswith("draw")])
    shorter = min(map(len, draws))
    assert shorter > 20
    assert draws[0][:shorter] == draws[1][:shorter]


def test_nothing_is_known_from_the_others_link_before_one_has_played(
    acquire: str, ann: Client, bob: Client, nobody: Client
) -> None:
    table = play(ann, acquire, at_random(5))
    begin(bob, acquire)
    for client in (bob, nobody):
        seen = client.get(f"/tables/{table}")
        assert (seen["sealed"], seen["seq"], seen["scores"]) == (True, 0, None)
        with client.live(table) as live:
            position = live.position()
        assert (position["seq"], position["events"], position["legal"]) == (0, [], [])
        for path in ("record", "draws", "worths?at=0", "replay"):
            assert refusal(client.ask("GET", f"/tables/{table}/{path}")) == (409, "running")
        assert refusal(client.ask("GET", f"/tables/{table}/positions/20")) == (404, "position")
        assert ann.get(f"/tables/{table}/positions/20")["view"]["board"]
        deal = client.get(f"/deals/{acquire}")
        assert (deal["results"], deal["secret"], deal["players"]) == (None, None, 2)
        assert '"seq":0' in client.document(f"/t/{table}")
    assert refusal(bob.ask("GET", f"/deals/{acquire}/compare/{table}")) == (403, "deal-unplayed")
    assert refusal(bob.ask("POST", "/forks", {"table": table, "at": 5, "seats": [BOT, ME, BOT]})) == (409, "running")
    play(bob, acquire, at_random(6))
    assert bob.get(f"/tables/{table}")["sealed"] is False
    assert bob.get(f"/tables/{table}/positions/20")["view"]["board"]
    fork = {"table": table, "at": 5, "seats": [BOT, ME, BOT], "listed": True}
    assert refusal(bob.ask("POST", "/forks", fork)) == (409, "deal-open")  # others would see its draws
    assert [one["name"] for one in bob.get(f"/deals/{acquire}")["results"]].count("Ann") == 1
    assert nobody.get(f"/tables/{table}")["sealed"]
    ann.post(f"/deals/{acquire}/close", {})
    assert bob.post("/forks", fork)["origin"]["table"] == table


def test_the_secret_is_told_when_the_deal_closes_and_then_it_verifies(
    acquire: str, ann: Client, bob: Client, nobody: Client
) -> None:
    promised = nobody.get(f"/deals/{acquire}")
    listed = nobody.get(f"/promises?after={promised['number'] - 1}")["promises"]
    table = play(bob, acquire, at_random(7))
    before = bob.get(f"/tables/{table}/record")
    assert KEY not in before
    assert before["origin"]["deal"] == acquire
    assert refusal(bob.ask("POST", f"/deals/{acquire}/close", {})) == (403, "host")
    closed = ann.post(f"/deals/{acquire}/close", {})
    assert closed["closed"]
    record = Record.from_json(nobody.get(f"/tables/{table}/record"))
    account = Account.from_json(record.extra[KEY])
    assert (account.secret, account.commitment, account.shared) == (closed["secret"], promised["commitment"], True)
    assert [*problems(record, account), *unlisted(account, listed)] == []
    changed = Account(**{**vars(account), "secret": "0" * 64})
    assert {problem.word for problem in problems(record, changed)} == {"promise", "draw"}
    assert refusal(ann.ask("POST", f"/deals/{acquire}/play", {})) == (409, "deal-closed")


def test_how_somebody_did_is_in_nobody_elses_view_of_their_history_before_the_deal_closes(
    server: Server, acquire: str, ann: Client, bob: Client, nobody: Client
) -> None:
    give_account(server, bob)
    table = play(bob, acquire, at_random(10))
    while not (page := bob.get("/players/me"))["history"]["games"]:
        time.sleep(0.01)  # until it is counted
    assert [game["table"] for game in page["history"]["games"]] == [table]
    public = f"/players/{page['player']['id']}"
    for client in (ann, nobody):
        assert client.get(public)["history"]["games"] == []
    ann.post(f"/deals/{acquire}/close", {})
    assert len(nobody.get(public)["history"]["games"]) == 1


def test_only_the_first_attempt_of_an_account_counts(server: Server, acquire: str, ann: Client, bob: Client) -> None:
    give_account(server, ann)
    play(ann, acquire, at_random(8))
    play(ann, acquire, at_random(9))
    play(bob, acquire, at_random(8))
    give_account(server, bob)  # too late for what he has tried already
    play(bob, acquire, at_random(9))
    found = [(one["name"], one["number"], one["counts"], one["place"]) for one in result_of(ann, acquire)]
    assert found[0] == ("Ann", 1, True, 1)
    assert sorted(found[1:]) == [("Ann", 2, False, None), ("Bob", 1, False, None), ("Bob", 2, False, None)]


def test_an_attempt_can_be_left_and_come_back_to_and_counts_as_tried_once_given_up(
    server: Server, acquire: str, ann: Client, bob: Client
) -> None:
    theirs = play(bob, acquire, at_random(11))
    give_account(server, ann)
    table = begin(ann, acquire)
    assert begin(ann, acquire) == table
    assert ann.get(f"/deals/{acquire}")["mine"][0]["state"] == "playing"
    assert refusal(ann.ask("POST", f"/tables/{table}/hint", {"seq": 0}))[0] in (403, 404)
    assert refusal(ann.ask("POST", f"/tables/{table}/requests", {"what": "takeback"})) == (409, "in-deals")
    assert refusal(ann.ask("POST", f"/tables/{table}/what-if", {"seq": 0})) == (403, "what-if")
    ann.post(f"/tables/{table}/resign", {})
    deal = ann.get(f"/deals/{acquire}")
    assert [(one["state"], one["counts"], one["place"], one["scores"]) for one in deal["mine"]] == [
        ("given-up", True, None, None)
    ]
    assert deal["results"] is None  # giving up costs nothing, and so shows nothing
    assert ann.get(f"/tables/{theirs}")["sealed"]
    assert refusal(ann.ask("GET", f"/deals/{acquire}/compare/{theirs}")) == (403, "deal-unplayed")
    assert ann.ask("DELETE", f"/tables/{table}").status_code == 204
    assert begin(ann, acquire) != table
    assert [one["counts"] for one in ann.get(f"/deals/{acquire}")["mine"]] == [True, False]
    ann.post(f"/deals/{acquire}/close", {})
    assert {one["name"] for one in result_of(ann, acquire)} == {"Ann", "Bob"}
    assert not ann.get(f"/tables/{theirs}")["sealed"]


def test_the_deal_of_the_day_is_promised_a_day_before(ann: Client, nobody: Client) -> None:
    found = nobody.get("/deals/today")
    day = datetime.now(UTC).date().isoformat()
    assert found["day"] in (day, datetime.now(UTC).date().isoformat())
    assert {deal["game"] for deal in found["deals"]} >= {"acquire", "stockpile", "syndicate"}
    assert [deal["id"] for deal in ann.get("/deals/today")["deals"]] == [deal["id"] for deal in found["deals"]]
    promises = nobody.get("/promises?after=0")["promises"]
    assert {deal["commitment"] for deal in found["deals"]} <= {one["commitment"] for one in promises}
    assert refusal(nobody.ask("GET", "/deals/days/2999-01-01")) == (409, "deal-early")
    assert nobody.get("/deals/days/2001-01-01")["deals"] == []
    assert begin(ann, found["deals"][0]["id"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [None, "skilled"]},
        {"seats": [None, None, "skilled"]},
        {"seats": [None, "random", "skilled"]},
        {"game": "chess"},
        {"days": 0},
    ],
)
def test_what_is_no_deal_is_refused(wrong: dict[str, Any], ann: Client) -> None:
    body = {"game": "acquire", **SKILLED["acquire"], **wrong}
    assert refusal(ann.ask("POST", "/deals", body))[0] == 422


def result_of(client: Client, deal: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/deals/{deal}")["results"]
    return found

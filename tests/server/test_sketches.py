"""Sketches of trades on the server: judged for whoever builds one, shown to the other of the two and to nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from openingbell.core.play import Play
from openingbell.core.state import State
from tests.browser.stored import game_until, put_into
from tests.server.serving import Client, Live, Server, refusal, serving

ANN, BOB, CLEO, BOT = range(4)


def both_have_a_group(state: State) -> bool:
    """Ann deals, with two trades before her, and she and Bob have something to trade with."""
    view = state.view(0)
    if view["step"] != "deal" or state.everything()["trades_begun"] > 0:
        return False
    if not any(move.startswith("mortgage ") for move in view["prices"]):
        return False
    return all(group_of(view, seat) and view["players"][seat]["cash"] > 60 for seat in (ANN, BOB))


def group_of(view: dict[str, Any], seat: int) -> str:
    """A group of which the seat has a part, none of it mortgaged."""
    for group, firms in view["players"][seat]["firms"].items():
        if all(view["firms"][firm]["mortgaged"] is None for firm in firms):
            return str(group)
    return ""


class Evening:
    """Ann, Bob and Cleo at a table with a bot, where a trade could be made."""

    def __init__(self, server: Server, play: Play) -> None:
        self.play = play
        self.people = [Client(server, name) for name in ("Ann", "Bob", "Cleo")]
        guests = [client.get("/me")["guest"] for client in self.people]
        self.id = put_into(server.store, guests[ANN], play, guests[BOB:])
        view = play.state.view(0)
        self.gives, self.takes = group_of(view, ANN), group_of(view, BOB)

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    def sketch(self, **changed: object) -> dict[str, Any]:
        return {"proposer": ANN, "partner": BOB, "gives": [self.gives, "25"], "takes": [self.takes], **changed}

    def judge(self, seat: int, **changed: object) -> Any:
        return self.people[seat].post(f"{self.path}/sketch", {**self.sketch(), "seq": self.play.seq, **changed})


@pytest.fixture(scope="module")
def play() -> Play:
    return game_until(both_have_a_group, name="syndicate", seed=5)


@pytest.fixture
def evening(server: Server, play: Play) -> Iterator[Evening]:
    made = Evening(server, play)
    yield made
    for client in made.people:
        client.close()


def test_it_is_judged_by_the_rules_and_nothing_is_kept(evening: Evening) -> None:
    judged = evening.judge(ANN)
    assert judged["now"]
    assert judged["moves"][0] == "trade 1"
    assert judged["moves"][-1] == "propose"
    assert judged["gone"] == []
    assert {one["seat"] for one in judged["seats"]} >= {ANN, BOB}
    assert not evening.judge(BOB)["now"]
    assert evening.people[ANN].get(f"{evening.path}/sketches") == {"sketches": []}
    before = evening.people[ANN].get(evening.path)["seq"]
    assert before == evening.play.seq


def test_moves_that_are_planned_come_first(evening: Evening) -> None:
    """Money of a mortgage that is only planned can be named."""
    view = evening.play.state.view(0)
    loans = {move: sum_ for move, sum_ in view["prices"].items() if move.startswith("mortgage ")}
    move, loan = max(loans.items(), key=lambda pair: pair[1])
    sums = [evening.judge(ANN, gives=[], moves=moves)["may_give"]["money"] for moves in ([], [move])]
    assert sums[1] == sums[0] + loan


def test_it_reaches_the_other_of_the_two_and_nobody_else(evening: Evening) -> None:
    """Everything that the others are sent until something public happens is looked through."""
    ann, bob, cleo = evening.people
    watcher = Client(ann.server)
    with ExitStack() as stack:
        lives = [stack.enter_context(client.live(evening.id)) for client in (ann, bob, cleo, watcher)]
        for live in lives:
            live.position()
        shown = ann.post(f"{evening.path}/sketches", evening.sketch())
        counter = evening.sketch(gives=[evening.gives], takes=[evening.takes, "10"])
        assert shown == {"sketches": [{**evening.sketch(), "sender": ANN}]}
        assert sketches(lives[BOB]) == shown["sketches"]
        bob.post(f"{evening.path}/sketches", counter)
        assert sketches(lives[ANN])[-1]["sender"] == ANN
        assert sketches(lives[ANN]) == [{**counter, "sender": BOB}]
        assert ann.get(f"{evening.path}/sketches") == {"sketches": [{**counter, "sender": BOB}]}
        cleo.post(f"{evening.path}/standing", {"word": "no-offers", "facts": round_of(evening), "told": True})
        for live in lives[CLEO:]:
            for message in until_told(live):
                assert message["type"] != "sketches"
                assert "sketch" not in json.dumps(message)
        for client in (cleo, watcher):
            answers = [client.ask("GET", f"{evening.path}{part}").text for part in ("", "/sketches", "/standing")]
            assert not any("proposer" in answer for answer in answers)
        bob.ask("DELETE", f"{evening.path}/sketches/{ANN}")
        assert sketches(lives[ANN]) == []
    watcher.close()


def sketches(live: Live) -> list[dict[str, Any]]:
    while (message := live.read())["type"] != "sketches":
        pass
    found: list[dict[str, Any]] = message["sketches"]
    return found


def until_told(live: Live) -> Iterator[dict[str, Any]]:
    while True:
        message = live.read()
        yield message
        if message["type"] == "table" and message["table"]["told"]:
            return


def round_of(evening: Evening) -> dict[str, int]:
    return {"round": evening.play.state.view(0)["round"]}


def test_it_outlives_the_server_until_its_trade_is_begun(tmp_path: Path, play: Play) -> None:
    with serving(tmp_path, "--bot-pause", "0", "--bot-budget", "4") as server:
        evening = Evening(server, play)
        ann, bob, _ = evening.people
        bob.post(f"{evening.path}/sketches", evening.sketch())
        server.kill()
        server.start()
        found = ann.get(f"{evening.path}/sketches")["sketches"]
        assert found == [{**evening.sketch(), "sender": BOB}]
        moves = evening.judge(ANN)["moves"]
        assert ann.move(evening.id, play.seq, *moves).status_code == 201
        assert ann.get(f"{evening.path}/sketches") == bob.get(f"{evening.path}/sketches") == {"sketches": []}
        seq = bob.get(evening.path)["seq"]
        assert bob.move(evening.id, seq, "accept").status_code == 201
        for client in evening.people:
            client.close()


def test_what_cannot_be_shown_is_refused_in_one_sentence(evening: Evening) -> None:
    ann, bob, cleo = evening.people

    def show(client: Client, **changed: object) -> tuple[int, str]:
        return refusal(client.ask("POST", f"{evening.path}/sketches", evening.sketch(**changed)))

    asked = {**evening.sketch(), "seq": evening.play.seq - 1}
    assert refusal(ann.ask("POST", f"{evening.path}/sketch", asked)) == (409, "seq")
    assert show(cleo) == (403, "seat")
    assert show(ann, partner=BOT) == (409, "sketch-reader")
    assert show(ann, partner=ANN) == (422, "sketch-seat")
    assert show(ann, partner=17) == (422, "sketch-seat")
    assert show(ann, gives=[]) == (422, "sketch-empty")
    assert show(ann, gives=["gold"]) == (422, "sketch-thing")
    assert show(ann, gives=["999999"]) == (409, "sketch-gone")
    assert show(ann, gives=["1"] * 101) == (422, "request")
    assert show(ann, gives=["x" * 70_000]) == (413, "size")
    assert refusal(cleo.ask("POST", f"{evening.path}/sketch", {**asked, "seq": evening.play.seq})) == (403, "seat")
    assert bob.get(f"{evening.path}/sketches") == {"sketches": []}


def test_there_is_an_end_to_haggling(evening: Evening) -> None:
    ann, bob, cleo = evening.people
    for number in range(10):
        (ann, bob)[number % 2].post(f"{evening.path}/sketches", evening.sketch(gives=[str(number + 1)]))
    assert refusal(ann.ask("POST", f"{evening.path}/sketches", evening.sketch())) == (429, "sketches")
    assert ann.get(f"{evening.path}/sketches")["sketches"][0]["gives"] == ["10"]
    cleo.ask("DELETE", f"{evening.path}/sketches/{ANN}")  # what lies between others is not hers
    assert len(bob.get(f"{evening.path}/sketches")["sketches"]) == 1


def test_a_game_without_trades_has_no_sketches(server: Server, ann: Client) -> None:
    table = ann.set_up([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    asked = {"proposer": 0, "partner": 1, "gives": [], "takes": [], "seq": ann.get(f"/tables/{table}")["seq"]}
    assert refusal(ann.ask("POST", f"/tables/{table}/sketch", asked)) == (422, "sketch-none")


def test_the_table_is_told_once_and_offers_are_refused(evening: Evening) -> None:
    """What Bob tells everybody is one of his standing answers, which speaks for him; others stay private."""
    ann, bob, _ = evening.people
    taken = {"word": "no-offers-for", "facts": {"group": evening.takes}}
    bob.post(f"{evening.path}/standing", {"word": "no-offers-below", "facts": {"sum": 3}})
    assert ann.get(evening.path)["told"] == []
    private = {"word": "no-offers-below", "facts": {"sum": 4}, "told": True}
    assert refusal(bob.ask("POST", f"{evening.path}/standing", private)) == (422, "standing")
    stands = bob.post(f"{evening.path}/standing", {**taken, "told": True})
    assert [order["told"] for order in stands["orders"]] == [False, True]
    assert ann.get(evening.path)["told"] == [{"seat": BOB, **taken}]
    if evening.judge(ANN)["monopolies"] == []:
        with ann.live(evening.id) as live:
            live.position()
            assert ann.move(evening.id, evening.play.seq, *evening.judge(ANN)["moves"]).status_code == 201
            events: list[Any] = []
            while not any(one["event"]["event"] == "trade-refused" for one in events):
                events += live.position()["events"]
    bob.post(f"{evening.path}/standing/cancel", taken)
    assert ann.get(evening.path)["told"] == []

"""Games that are over, looked at from any seat: a table's, and those of records that nobody stored here."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.server.replays import replay_of
from tests.server.serving import BOT, ME, Client, refusal
from tests.server.test_data_files import play_to_the_end


def finished(game: str, **options: object) -> Record:
    """A game of random moves to its end."""
    rng = Rng(5)
    found = find_game(game)
    play = Play(found.start(found.check(options)), Stream(Rng(6)))
    play.draw()
    while not play.is_over():
        play.make(pick(play.state, rng))
        play.draw()
    return Record.of(play, [f"player {seat}" for seat in range(len(play.state.worths()))])


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_a_record_is_seen_from_every_seat_and_nothing_is_stored(nobody: Client, game: str) -> None:
    record = finished(game, players=3)
    for seat in (None, 0, 2):
        seen = nobody.post("/replays", {"record": record.to_json(), "seat": seat})
        assert (seen["table"]["status"], seen["table"]["scores"]) == ("over", record.scores)
        assert [one["name"] for one in seen["table"]["seats"]] == record.names
        position = seen["position"]
        assert (position["seq"], position["seat"]) == (len(record.moves), seat)
        middle = len(record.moves) // 2
        wanted = {"record": record.to_json(), "seat": seat, "at": [0, middle]}
        _, then = nobody.post("/replays/positions", wanted)["positions"]
        assert then["view"] == record.replay(middle).view(seat)
        assert seen["position"]["view"] == record.replay().view(seat)
    worths = nobody.post("/replays/worths", {"record": record.to_json(), "at": [len(record.moves)]})["worths"]
    assert worths == [record.scores]
    assert nobody.get("/tables")["mine"] == []


def test_a_game_that_all_ended_is_seen_like_any_other() -> None:
    whole = finished("acquire", players=2)
    half = len(whole.moves) // 2
    ended = whole.to_json() | {"moves": whole.to_json()["moves"][:half], "abandoned": True}
    replay = replay_of({key: value for key, value in ended.items() if key != "result"})
    assert (replay.table().status, replay.table().scores) == ("over", None)
    position = json.loads(replay.position(1))
    assert position["view"] == whole.replay(half).view(1)
    assert (position["legal"], position["course"]["ended"]) == ([], True)
    assert [event["event"]["event"] for event in position["events"]][-1] == "table-ended"
    assert replay.worths([half]) == [whole.replay(half).worths()]


def test_what_is_no_finished_game_is_refused_in_a_sentence(nobody: Client) -> None:
    whole = finished("acquire", players=2).to_json()

    def refused(change: dict[str, Any]) -> tuple[int, str]:
        wrong = copy.deepcopy(whole) | change
        answer = nobody.ask("POST", "/replays", {"record": wrong})
        assert answer.json()["sentence"]
        return refusal(answer)

    assert refused({"moves": whole["moves"][:-1], "result": None}) == (422, "request")
    assert refused({"moves": ["nonsense", *whole["moves"]]})[0] == 422
    assert refused({"format": "other/1"}) == (422, "request")
    assert refused({"game": "chess"})[0] == 422
    assert refusal(nobody.ask("POST", "/replays", {"record": whole, "seat": 2})) == (404, "no-seat")
    far = {"record": whole, "at": [len(whole["moves"]) + 1]}
    assert refusal(nobody.ask("POST", "/replays/positions", far)) == (404, "position")
    large = {"record": whole | {"more": "x" * 1_100_000}}
    assert refusal(nobody.ask("POST", "/replays", large)) == (413, "size")


def test_every_seat_is_seen_once_a_game_is_over_and_not_before(ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, BOT])
    seq = ann.get(f"/tables/{table}")["seq"]
    for path in (f"/tables/{table}/positions/{seq}?seat=1", f"/tables/{table}/positions?at={seq}&seat=1"):
        assert refusal(bob.ask("GET", path)) == (403, "seat")
        assert refusal(ann.ask("GET", path)) == (403, "seat")
    assert refusal(bob.ask("GET", f"/tables/{table}/replay")) == (409, "running")
    play_to_the_end(ann, table)
    last = ann.get(f"/tables/{table}")["seq"]
    for client in (ann, bob):
        seen = client.get(f"/tables/{table}/replay?seat=1")["position"]
        assert seen["view"]["seat"] == 1
        first = client.get(f"/tables/{table}/positions?at={seq}&at={last}&seat=1")["positions"][0]
        assert len(first["view"]["hand"]) == 6
    assert refusal(bob.ask("GET", f"/tables/{table}/positions/{seq}?seat=2")) == (404, "no-seat")

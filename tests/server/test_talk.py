"""Talk at a table: who hears what, who does not want to, how much is too much; and notes only their owner reads."""

from __future__ import annotations

from typing import Any

import pytest

from openingbell.server.store.store import WORDS_OF_ONE
from tests.server.serving import BOT, ME, OPEN, Client, Live, Server, refusal
from tests.server.test_hot_seat import named
from tests.server.test_migrations import finish

ATTACK = '<img src=x onerror="alert(1)">\u202e &amp; </script>'


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


def said(client: Client, table: str, words: str, seat: int | None = None) -> Any:
    return client.ask("POST", f"/tables/{table}/talk{'' if seat is None else f'?seat={seat}'}", {"words": words})


def heard(client: Client, table: str) -> list[str]:
    return [word["words"] for word in client.get(f"/tables/{table}/talk")["words"]]


def next_talk(live: Live) -> dict[str, Any]:
    while (message := live.read())["type"] != "talk":
        pass
    return message


def test_players_and_spectators_are_apart_while_the_game_runs(ann: Client, bob: Client, cid: Client) -> None:
    table = ann.set_up([ME, OPEN])
    assert said(cid, table, "may I?").status_code == 201
    assert said(ann, table, "Bob plays").status_code == 201
    bob.put(f"/tables/{table}/seats/1", ME)
    with ann.live(table) as players, cid.live(table) as spectators:
        assert [word["words"] for word in next_talk(players)["words"]] == ["may I?", "Bob plays"]
        assert len(next_talk(spectators)["words"]) == 2
        said(cid, table, "Ann has 3C")
        said(bob, table, "hello")
        one = next_talk(players)
        assert [(word["words"], word["name"], word["seat"], word["mine"]) for word in one["words"]] == [
            ("hello", "Bob", 1, False)
        ]
        assert one["since"] == 2
        assert one["words"][0]["seq"] == ann.get(f"/tables/{table}")["seq"]
        assert [word["words"] for word in next_talk(spectators)["words"]] == ["Ann has 3C"]
    assert heard(ann, table) == heard(bob, table) == ["may I?", "Bob plays", "hello"]
    assert heard(cid, table) == ["may I?", "Bob plays", "Ann has 3C"]


def test_after_the_game_everybody_hears_everything(ann: Client, cid: Client) -> None:
    table = ann.set_up([ME, BOT])
    said(cid, table, "she will lose")
    said(ann, table, "nobody hears me")
    with ann.live(table) as live, cid.live(table, talk=99) as watching:
        next_talk(live)
        finish(ann, table)
        assert [word["words"] for word in next_talk(live)["words"]] == ["she will lose", "nobody hears me"]
        assert [word["words"] for word in next_talk(watching)["words"]] == ["nobody hears me"]
        said(cid, table, "good game")
        assert [word["words"] for word in next_talk(live)["words"]] == ["good game"]


def test_who_was_away_hears_what_came_after(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    for words in ("one", "two", "three"):
        said(ann, table, words)
    with ann.live(table, talk=2) as live:
        message = next_talk(live)
    assert (message["since"], [word["words"] for word in message["words"]]) == (2, ["three"])


def test_whoever_is_muted_is_not_heard_here_nor_elsewhere(ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, OPEN])
    bob.put(f"/tables/{table}/seats/1", ME)
    said(bob, table, "na na")
    said(ann, table, "stop it")
    with ann.live(table) as live:
        author = next_talk(live)["words"][0]["author"]
        muted = ann.put(f"/tables/{table}/talk/muted", {"author": author, "muted": True})
        assert [word["words"] for word in muted["words"]] == ["stop it"]
        assert muted["muted"] == [{"author": author, "name": "Bob"}]
        assert [word["words"] for word in next_talk(live)["words"]] == ["stop it"]
        said(bob, table, "na na na")
    assert heard(ann, table) == ["stop it"]
    assert heard(bob, table) == ["na na", "stop it", "na na na"]
    other = bob.set_up([ME, OPEN])
    said(bob, other, "here, too")
    assert heard(ann, other) == []
    ann.put(f"/tables/{table}/talk/muted", {"author": author, "muted": False})
    assert heard(ann, table) == ["na na", "stop it", "na na na"]
    assert refusal(ann.ask("PUT", f"/tables/{table}/talk/muted", {"author": 99, "muted": True})) == (404, "author")


def test_talk_can_be_turned_off_by_who_hears_it_and_by_the_host(ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, OPEN])
    said(ann, table, "hello")
    assert bob.put(f"/tables/{table}/talk/off", {"off": True})["words"] == []
    assert heard(bob, table) == []
    assert [word["words"] for word in bob.put(f"/tables/{table}/talk/off", {"off": False})["words"]] == ["hello"]
    assert refusal(bob.ask("PUT", f"/tables/{table}/talk/allowed", {"allowed": False})) == (403, "host")
    assert ann.put(f"/tables/{table}/talk/allowed", {"allowed": False})["talk"] is False
    assert refusal(said(bob, table, "why?")) == (409, "talk-off")
    assert heard(bob, table) == ["hello"]
    quiet = ann.post("/tables", {"game": "acquire", "options": {"players": 2}, "seats": [ME, OPEN], "talk": False})
    assert refusal(said(ann, quiet["id"], "hm")) == (409, "talk-off")


def test_there_are_limits(ann: Client, nobody: Client) -> None:
    table = ann.set_up([ME, OPEN])
    for words in ("", " \n\t", "\u202e", "x" * 301):
        assert refusal(said(ann, table, words)) == (422, "words")
    assert refusal(said(nobody, table, "who am I?")) == (401, "guest")
    assert refusal(ann.ask("POST", "/tables/nowhere/talk", {"words": "echo"})) == (404, "table")
    granted = 0
    while (answer := said(ann, table, f"word {granted}")).is_success:
        granted += 1
    assert granted >= WORDS_OF_ONE  # more, if it took longer than the time for which they count
    assert refusal(answer) == (429, "talk-rate")
    other = ann.set_up([ME, OPEN])
    assert refusal(said(ann, other, "not here either")) == (429, "talk-rate")


def test_what_is_said_is_text_and_nothing_else(ann: Client) -> None:
    table = ann.set_up([ME, OPEN])
    said(ann, table, f"  {ATTACK}\n👩\u200d👧 ")
    assert heard(ann, table) == ['<img src=x onerror="alert(1)"> &amp; </script> 👩\u200d👧']


def test_who_shares_a_device_says_who_speaks(ann: Client) -> None:
    table = ann.set_up([ME, named("Bea")])
    assert refusal(said(ann, table, "hm")) == (422, "which-seat")
    said(ann, table, "it is me", seat=1)
    (word,) = ann.get(f"/tables/{table}/talk?seat=0")["words"]
    assert (word["name"], word["seat"], word["mine"]) == ("Bea", 1, True)


def test_talk_is_deleted_with_its_table(ann: Client, server: Server) -> None:
    table = ann.set_up([ME, OPEN])
    said(ann, table, "farewell")
    ann.put(f"/tables/{table}/notes", {"notes": "buy Luxor"})
    ann.put(f"/tables/{table}/talk/off", {"off": True})
    assert ann.ask("DELETE", f"/tables/{table}").status_code == 204
    assert refusal(ann.ask("GET", f"/tables/{table}/talk")) == (404, "table")


def test_notes_are_for_whoever_wrote_them(ann: Client, bob: Client, nobody: Client) -> None:
    table = ann.set_up([ME, named("Bea"), OPEN])
    bob.put(f"/tables/{table}/seats/2", ME)
    path = f"/tables/{table}/notes"
    ann.put(f"{path}?seat=0", {"notes": "Bob has Luxor\nand I do not"})
    ann.put(f"{path}?seat=1", {"notes": "Ann bluffs"})
    bob.put(path, {"notes": "they whisper"})
    assert ann.get(f"{path}?seat=0") == {"notes": "Bob has Luxor\nand I do not"}
    assert ann.get(f"{path}?seat=1") == {"notes": "Ann bluffs"}
    assert ann.get(path) == {"notes": ""}
    assert bob.get(path) == {"notes": "they whisper"}
    assert refusal(bob.ask("GET", f"{path}?seat=0")) == (403, "seat")
    assert refusal(nobody.ask("GET", path)) == (401, "guest")
    assert refusal(bob.ask("PUT", path, {"notes": "x" * 10_001})) == (422, "request")
    assert refusal(bob.ask("PUT", path, {"notes": "a sign\0that cannot be stored"})) == (422, "signs")
    bob.put(path, {"notes": ""})
    assert bob.get(path) == {"notes": ""}

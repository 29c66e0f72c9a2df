"""Preview pictures: a spectator's view and no more, late where spectators are, and words beside them."""

from __future__ import annotations

import asyncio
import re
from typing import cast

import pytest

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.server.pictures import desk
from openingbell.server.pictures.drawing import BOARDS, HEIGHT, WIDTH, Scene, picture
from openingbell.server.refusals import HttpRefusal
from openingbell.server.table import Table
from tests.server.serving import BOT, ME, OPEN, Client, Server, granted, refusal

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


def shown(client: Client, table: str, at: str = "") -> bytes:
    answer = client.ask("GET", f"/tables/{table}/picture{at}")
    assert answer.is_success, answer.text
    assert answer.headers["content-type"] == "image/png"
    return answer.content


def tag(document: str, name: str) -> str:
    found = re.search(f'<meta property="{name}" content="([^"]*)"', document)
    assert found is not None, name
    return found[1]


@pytest.mark.parametrize("name", BOARDS)
def test_every_position_of_a_game_can_be_drawn_and_what_is_hidden_changes_nothing(name: str) -> None:
    rng = Rng(7)
    play = Play.start(find_game(name), {"players": 3}, Stream(rng))
    while not play.is_over():
        view = play.state.view(None)
        drawn = picture(Scene(name, "", ["Ann", "Bob", "Cid"], "", view["actor"], view))
        assert drawn.count("<rect") > 20
        if play.state.actor >= 0 and play.game.hides:
            other = play.state.redeal(int(play.state.actor), Rng(3)).view(None)
            assert picture(Scene(name, "", ["Ann", "Bob", "Cid"], "", other["actor"], other)) == drawn
        play.act(pick(play.state, rng))


def test_a_table_is_drawn_as_a_spectator_sees_it(ann: Client, nobody: Client) -> None:
    table = ann.set_up([ME, BOT, BOT])
    with ann.live(table) as live:
        position = live.position()
        while not position["legal"]:
            position = live.position()
    drawn = shown(nobody, table)
    assert drawn.startswith(PNG)
    assert int.from_bytes(drawn[16:20], "big") == WIDTH
    assert int.from_bytes(drawn[20:24], "big") == HEIGHT
    assert shown(ann, table) == drawn  # whoever asks
    assert shown(ann, table, f"?at={position['seq']}") == drawn
    assert refusal(nobody.ask("GET", "/tables/none/picture")) == (404, "table")
    assert refusal(nobody.ask("GET", f"/tables/{table}/picture?at=-1"))[0] == 422


def test_who_has_asked_for_too_many_has_none_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PER_HOUR", 0)
    monkeypatch.setattr(desk, "scene_of", pytest.fail)
    with pytest.raises(HttpRefusal) as refused:
        asyncio.run(desk.Pictures().of(cast(Table, None), None, "en", "one"))
    assert (refused.value.status, refused.value.error) == (429, "many-pictures")


def test_spectators_who_are_behind_see_no_later_picture(ann: Client, bob: Client, nobody: Client) -> None:
    table = ann.set_up([ME, OPEN], delay=3600)
    bob.put(f"/tables/{table}/seats/1", ME)
    seq = ann.get(f"/tables/{table}")["seq"]
    assert seq > 0
    assert shown(nobody, table) == shown(ann, table) == shown(nobody, table, f"?at={seq}")
    assert "picture?at=" not in tag(nobody.document(f"/t/{table}"), "og:image")


def test_the_document_tells_what_a_link_leads_to(ann: Client, nobody: Client) -> None:
    table = ann.set_up([{**ME, "name": '"><b>Ann</b>'}, BOT, OPEN])
    document = nobody.document(f"/t/{table}")
    assert "&lt;b&gt;Ann&lt;/b&gt;" in tag(document, "og:title")
    assert "<b>Ann" not in document
    assert tag(document, "og:url").endswith(f"/t/{table}")
    address = tag(document, "og:image").split("/api", 1)[1]
    assert nobody.ask("GET", address).content.startswith(PNG)
    assert 'property="og:title"' not in nobody.document("/")
    assert granted(ann.ask("GET", f"/tables/{table}"))["status"] == "waiting"


def test_a_link_to_a_position_shows_that_position(ann: Client, nobody: Client) -> None:
    table = ann.set_up([ME, BOT, BOT])
    with ann.live(table) as live:
        position = live.position()
        while not position["legal"]:
            position = live.position()
    last = position["seq"]
    shown_at = {}
    for seq in (0, last):
        address = tag(nobody.document(f"/replay/{table}?at={seq}"), "og:image").split("/api", 1)[1]
        assert address.endswith(f"?at={seq}")
        shown_at[seq] = nobody.ask("GET", address).content
        assert shown_at[seq].startswith(PNG)
    assert shown_at[0] != shown_at[last]

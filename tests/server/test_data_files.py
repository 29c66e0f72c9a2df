"""Tables with components of their own: looked over, played, kept, recorded; and whatever is no such file is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from openingbell.core.record import Record
from openingbell.core.registry import find_game
from tests.server.serving import BOT, ME, OPEN, Client, Server, refusal, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("store"), "--bot-pause", "0") as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Iterator[Client]:
    with closing(Client(server, "Ann")) as ann:
        yield ann


def printed(ann: Client, game: str) -> str:
    return ann.ask("GET", f"/games/{game}/data").text


def check(ann: Client, game: str, text: str, name: str = "mine.toml") -> dict[str, Any]:
    checked: dict[str, Any] = ann.post(f"/games/{game}/data", {"name": name, "text": text})
    return checked


def told(ann: Client, game: str, text: str, name: str = "mine.toml") -> list[str]:
    checked = check(ann, game, text, name)
    assert checked["data"] is None
    return [problem["sentence"] for problem in checked["problems"]]


def test_which_games_take_a_file(ann: Client) -> None:
    taken = {game["name"]: game["data"] for game in ann.get("/offer")["games"]}
    assert taken == {"acquire": False, "stockpile": True, "syndicate": True}
    assert refusal(ann.ask("GET", "/games/acquire/data")) == (404, "no-data")
    assert told(ann, "acquire", "a = 1") == ["acquire does not take a data file"]


@pytest.mark.parametrize("game", ["stockpile", "syndicate"])
def test_the_printed_components_are_a_file_to_begin_with(ann: Client, game: str) -> None:
    checked = check(ann, game, printed(ann, game))
    assert (checked["problems"], checked["more"]) == ([], 0)
    assert find_game(game).problems(checked["data"]) == []


def test_everything_that_is_wrong_is_told_with_its_facts(ann: Client) -> None:
    text = printed(ann, "stockpile").replace("fee1 = 1000", "fee1 = 5000").replace("2 = 6\n", "")
    checked = check(ann, "stockpile", text)
    assert checked["problems"] == [
        {"error": "order", "sentence": "fees are not from the smallest up", "facts": {"key": "fees"}},
        {"error": "missing", "sentence": "rounds.2 is missing", "facts": {"key": "rounds.2"}},
    ]


def test_what_is_no_data_file(ann: Client) -> None:
    assert told(ann, "stockpile", "[1, 2]", "mine.json") == ["the data is not a table"]
    assert told(ann, "stockpile", "a." * 20_000 + "a = 1") == ["line 1 has more than 50 dots"]
    assert told(ann, "stockpile", "[" * 30_000, "mine.json") == ["it is nested too deeply"]
    assert told(ann, "stockpile", "a = " + "[" * 30_000) == ["it is nested too deeply"]
    assert told(ann, "stockpile", 'game = "syndicate"') == ["game is 'syndicate', but should be 'stockpile'"]
    number, _ = told(ann, "stockpile", printed(ann, "stockpile").replace("boom = 4", "boom = 0x" + "f" * 9000))
    assert number == "deck.boom is …, but should be a whole number from 0 to 15"


def test_very_many_mistakes_are_counted(ann: Client) -> None:
    text = "".join(f"a{number} = 1\n" for number in range(2000)) + printed(ann, "stockpile")
    checked = check(ann, "stockpile", text)
    assert (len(checked["problems"]), checked["more"]) == (30, 1970)


def test_what_is_too_large_or_no_request_is_refused(ann: Client) -> None:
    assert refusal(ann.ask("POST", "/games/stockpile/data", {"name": "x", "text": "#" * 70_000})) == (413, "size")
    assert refusal(ann.ask("POST", "/games/stockpile/data", {"name": "x"})) == (422, "request")
    assert refusal(ann.ask("POST", "/games/chess/data", {"name": "x", "text": ""})) == (422, "options")


@pytest.mark.parametrize("data", [{}, {"game": "syndicate"}, {"deck": {"Epic": 10**30}}])
def test_a_table_is_not_set_up_with_data_that_cannot_be_used(ann: Client, data: object) -> None:
    wanted = {"game": "stockpile", "options": {"players": 2}, "seats": [ME, BOT], "data": data}
    assert refusal(ann.ask("POST", "/tables", wanted)) == (422, "data")
    acquire = {"game": "acquire", "options": {"players": 2}, "seats": [ME, BOT], "data": data}
    assert refusal(ann.ask("POST", "/tables", acquire)) == (422, "data")
    assert ann.get("/tables")["mine"] == []


def own_stockpile(ann: Client) -> dict[str, Any]:
    """One short round on a market of other prices."""
    text = printed(ann, "stockpile").replace("many = 20000", "many = 12345", 1)
    data: dict[str, Any] = check(ann, "stockpile", text)["data"]
    data["rounds"] = dict.fromkeys("2345", 1)
    return data


def test_a_table_is_played_on_its_own_components_and_the_record_has_them(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """The server is killed in the middle: what the table is played with is stored."""
    with serving(tmp_path_factory.mktemp("store"), "--bot-pause", "0") as server, closing(Client(server, "Ann")) as ann:
        data = own_stockpile(ann)
        table = ann.set_up([ME, BOT, BOT], game="stockpile", data=data)
        with ann.live(table) as live:
            assert live.position()["view"]["cash"] == [12345] * 3
        server.kill()
        server.start()
        play_to_the_end(ann, table)
        record = Record.from_json(ann.get(f"/tables/{table}/record"))
        assert record.game.data == data
        assert record.replay().scores() == ann.get(f"/tables/{table}")["scores"]
        following = ann.post(f"/tables/{table}/next", {})["id"]
        with ann.live(following) as live:
            assert live.position()["view"]["rounds"] == 1


def play_to_the_end(ann: Client, table: str) -> None:
    with ann.live(table) as live:
        while (position := live.position())["view"]["step"] != "over":
            if position["legal"]:
                ann.move(table, position["seq"], position["legal"][0]["move"])


def test_what_a_table_calls_otherwise_is_told(ann: Client) -> None:
    text = printed(ann, "syndicate")
    data = check(ann, "syndicate", text)["data"]
    firm = next(iter(data["firms"]))
    data["firms"][firm]["name"] = "Our own firm"
    options = {"players": 2}
    asked = {"game": "syndicate", "options": options, "seats": [ME, OPEN]}
    own = ann.post("/tables", {**asked, "data": data})
    usual = ann.post("/tables", asked)
    assert (own["names"], usual["names"]) == ({firm: "Our own firm"}, None)
    assert {table["id"]: table["names"] for table in ann.get("/tables")["mine"]} == {
        own["id"]: own["names"],
        usual["id"]: None,
    }

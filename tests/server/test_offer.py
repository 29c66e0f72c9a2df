"""What a server has to offer, whatever other packages on the machine are worth."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import ME, Client, Server, refusal, serving


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A package with two games that cannot be loaded."""
    information = tmp_path / "packages" / "broken-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("[openingbell.games]\ngone = nowhere:GAME\nodd = builtins:dict\n")
    return information.parent


def test_a_game_that_cannot_be_loaded_is_left_out(tmp_path: Path, broken: Path) -> None:
    server = Server(tmp_path, path=str(broken))
    server.start()
    with closing(Client(server, "Ann")) as ann:
        for _ in range(3):
            assert [game["name"] for game in ann.get("/offer")["games"]] == ["acquire", "stockpile", "syndicate"]
        assert "acquire-" in ann.ask("GET", "/locales/ru").text
        wanted = {"game": "gone", "options": {}, "seats": [ME]}
        answer = ann.ask("POST", "/tables", wanted)
        assert refusal(answer) == (422, "options")
        assert "'gone' cannot be loaded: ModuleNotFoundError: No module named 'nowhere'" in answer.text
    assert server.stop() == 0
    assert [line.partition("WARNING ")[2] for line in server.log().splitlines()] == [
        "openingbell.core.registry: the game 'gone' cannot be loaded: ModuleNotFoundError: No module named 'nowhere'",
        "openingbell.core.registry: the game 'odd' cannot be loaded: builtins:dict is not a Game",
    ]


def test_the_page_is_told_where_others_find_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server, closing(Client(server)) as nobody:
        assert nobody.get("/offer")["address"] is None
        assert server.stop() == 0
    with serving(tmp_path, "--public-url", "https://bell.example/games") as server, closing(Client(server)) as nobody:
        assert nobody.get("/offer")["address"] == "https://bell.example/games/"

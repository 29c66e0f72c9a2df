"""A network in a file, worked out by hand, and the bot that plays from one."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from openingbell.bots.bot import require
from openingbell.bots.budget import Budget
from openingbell.bots.errors import BadNetwork, UnknownBot
from openingbell.bots.learned import Learned
from openingbell.bots.network import Network
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.core.chance import Stream
from openingbell.core.encoding import Encoder, Section
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng

FEW = Budget(iterations=1)


def store(path: Path, layers: list[int], numbers: list[float], **facts: object) -> Path:
    head = {"name": "openingbell_stockpile_v1", **facts, "layers": layers}
    path.write_bytes(json.dumps(head).encode() + b"\n" + array("f", numbers).tobytes())
    return path


def liking(path: Path, game: str, action: int, players: int, **facts: object) -> Path:
    """A network that likes one action best and the others the less the higher their numbers are."""
    rules = find_game(game)
    width = rules.encoder({"players": players}).width
    biases = [-float(number) for number in range(rules.actions)]
    biases[action] = 1.0
    numbers = [0.0] * (width * rules.actions) + biases
    return store(path, [width, rules.actions], numbers, name=f"openingbell_{game}_v1", **facts)


def test_two_layers_by_hand(tmp_path: Path) -> None:
    """3 and 10/10 give 2 and 5, those 7.5 and 8; a number below zero counts as zero."""
    encoder = Encoder([Section("a", "one"), Section("b", "another", unit=10)])
    encoder.out[0], encoder.out[1] = i16(3), i16(10)
    first = [1, -1, 2, 0, -1, 0, 0, -1, 0]
    second = [1, 1, 9, -1, 2, 9, 0.5, 0]
    network = Network.load(store(tmp_path / "net", [2, 3, 2], [float(number) for number in first + second]))
    assert list(network.outputs(encoder, vec[i64]([0, 1]))) == [7.5, 8.0]
    assert list(network.outputs(encoder, vec[i64]([1]))) == [8.0]


NOT_A_NUMBER = array("f", [float("nan"), 1.0]).tobytes()
BROKEN = [
    b"",
    b"{}\n",
    b'{"layers": [2]}\n',
    b'{"layers": [2, 2]}\n0000',
    b"[1]\n",
    b'{"layers": [Infinity, 2]}\n',
    b'{"layers": [-1, 2]}\n',
    b'{"layers": [3, 0, 2]}\n00000000',
    b"[" * 200_000 + b"\n",
    b'{"layers": [1, 1]}\n' + NOT_A_NUMBER,
    b'{"layers": [1, 1], "options": [2]}\n00000000',
]


@pytest.mark.parametrize("text", BROKEN)
def test_files_that_are_no_network(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "net").write_bytes(text)
    with pytest.raises(BadNetwork):
        Network.load(tmp_path / "net")
    with pytest.raises(BadNetwork, match="cannot be read"):
        Network.load(tmp_path / "nowhere")


def test_it_takes_the_action_it_likes_best(tmp_path: Path) -> None:
    play = Play.start(find_game("stockpile"), {"players": 2}, Stream(Rng(1)))
    legal = list(play.state.legal())
    seat = int(play.state.actor)
    for liked, chosen in ((legal[-1], legal[-1]), (0, legal[0])):
        bot = Learned(str(liking(tmp_path / "net", "stockpile", int(liked), 2)))
        assert bot.choose(Observer(play.state, seat, Rng(2)), FEW) == chosen
        decision = bot.explain()
        assert decision is not None
        assert len(decision.choices) == len(legal)


def test_it_plays_what_it_was_trained_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stockpile, acquire = find_game("stockpile"), find_game("acquire")
    assert not find_bot("learned").plays(stockpile)
    monkeypatch.setenv("OPENINGBELL_POLICY", str(liking(tmp_path / "net", "stockpile", 0, 2)))
    bot = find_bot("learned")
    assert bot.plays(stockpile)
    assert not bot.plays(acquire)
    play = Play.start(stockpile, {"players": 3}, Stream(Rng(1)))
    with pytest.raises(UnknownBot, match="numbers"):
        bot.choose(Observer(play.state, int(play.state.actor), Rng(2)), FEW)


def test_another_table_than_it_was_trained_at_is_refused_before_the_game(tmp_path: Path) -> None:
    stockpile = find_game("stockpile")
    two = stockpile.check({"players": 2})
    bot = Learned(str(liking(tmp_path / "net", "stockpile", 0, 2)))
    require(bot, stockpile, two)
    for other in ({"players": 4}, {"players": 2, "investors": True}):
        with pytest.raises(UnknownBot, match="another table"):
            require(bot, stockpile, stockpile.check(other))
    width = stockpile.encoder(two).width
    few = Learned(str(store(tmp_path / "few", [width, 5], [0.0] * (width * 5 + 5))))
    with pytest.raises(UnknownBot, match="knows 5 actions"):
        require(few, stockpile, two)


def test_other_options_than_those_it_was_trained_with_are_refused(tmp_path: Path) -> None:
    """The advanced board has as many numbers as the standard one, and they mean something else."""
    stockpile = find_game("stockpile")
    two = stockpile.check({"players": 2})
    advanced = stockpile.check({"players": 2, "board": "advanced"})
    bot = Learned(str(liking(tmp_path / "net", "stockpile", 0, 2, options=two)))
    require(bot, stockpile, two)
    with pytest.raises(UnknownBot, match="board was standard there and is advanced here"):
        require(bot, stockpile, advanced)
    require(Learned(str(liking(tmp_path / "silent", "stockpile", 0, 2))), stockpile, advanced)


def test_without_a_network_it_says_where_one_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENINGBELL_POLICY", raising=False)
    with pytest.raises(UnknownBot, match="OPENINGBELL_POLICY"):
        require(find_bot("learned"), find_game("stockpile"))


def test_a_network_that_is_not_there_is_told_in_plain_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "nowhere"
    monkeypatch.setenv("OPENINGBELL_POLICY", str(file))
    with pytest.raises(UnknownBot) as refused:
        find_bot("learned")
    assert str(refused.value) == f"learned cannot be loaded: {file} cannot be read: no such file or directory"

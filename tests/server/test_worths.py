"""What everybody would have had: told when the game is over, and not before."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from openingbell.core.record import Record
from tests.server.serving import BOT, ME, Client, refusal, serving
from tests.server.test_data_files import play_to_the_end


def test_worths_are_told_when_the_game_is_over(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-pause", "0") as server, closing(Client(server, "Ann")) as ann:
        table = ann.set_up([ME, BOT], game="stockpile")
        asked = f"/tables/{table}/worths"
        assert refusal(ann.ask("GET", f"{asked}?at=0")) == (409, "running")
        play_to_the_end(ann, table)
        record = Record.from_json(ann.get(f"/tables/{table}/record"))
        last = len(record.moves)
        expected = [record.replay(0).worths(), record.replay(40).worths(), record.scores]
        assert ann.get(f"{asked}?at=0&at=40&at={last}")["worths"] == expected
        assert refusal(ann.ask("GET", f"{asked}?at={last + 1}")) == (404, "position")
        assert refusal(ann.ask("GET", f"{asked}?at=-1")) == (404, "position")
        assert refusal(ann.ask("GET", asked)) == (422, "request")
        assert refusal(ann.ask("GET", f"{asked}?{'&'.join(['at=0'] * 201)}")) == (422, "request")

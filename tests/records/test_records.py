"""Whole games, kept as people would keep them: every one replays, and shows what its name says."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from openingbell.core.errors import BadRecord
from openingbell.core.record import Record
from openingbell.core.registry import find_game, game_names
from openingbell.core.state import OVER
from tests.records.make import WANTED
from tests.records.shown import SHOWN, why_it_ended
from tests.records.story import tell

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*/*.json"))
MOST_BYTES = 900_000

each_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")


@each_record
def test_replay_is_sound_and_shows_it(path: Path) -> None:
    """An audit after every move, money as the events say, the result of the file, and what the name promises."""
    story = tell(Record.read(path))
    assert story.end.actor == OVER
    assert story.end.scores() == story.record.scores
    assert story.record.game.name == path.parent.name
    assert SHOWN[path.parent.name][path.stem](story)


@each_record
def test_reading_and_writing_is_lossless(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    Record.read(path).write(copy)
    assert copy.read_bytes() == path.read_bytes()


@each_record
def test_a_cut_record_replays(path: Path) -> None:
    """A game that is not over yet is a record too, and goes on as the whole one did."""
    whole = Record.read(path)
    length = len(whole.moves)
    for cut in (0, 1, 10, length // 3, length // 2, length - 20, length - 1):
        part = Record.from_text(Record(whole.game, whole.options, whole.moves[:cut], whole.names).to_text())
        state = part.replay()
        assert state == whole.replay(to=cut)
        for text in whole.moves[cut:]:
            state.apply(whole.game.from_text(state, text))
        assert state.scores() == whole.scores
    with pytest.raises(BadRecord, match="do not finish"):
        Record(whole.game, whole.options, whole.moves[:-1], scores=whole.scores).replay()


@each_record
def test_it_can_be_made_again(path: Path) -> None:
    """The same seed gives the same game, compiled or not."""
    wanted = WANTED[path.parent.name][path.stem]
    assert wanted.play(path.parent.name, wanted.seed).to_text() == path.read_text(encoding="utf-8")


def test_files_and_tables_agree() -> None:
    names = {game: {path.stem for path in PATHS if path.parent.name == game} for game in WANTED}
    assert names == {game: set(wanted) for game, wanted in WANTED.items()}
    assert names == {game: set(shown) for game, shown in SHOWN.items()}
    assert {path.parent.name for path in PATHS} == set(WANTED)


@pytest.mark.parametrize("name", game_names())
def test_every_player_count_and_every_choice_has_a_record(name: str) -> None:
    tables = [Record.read(path).options for path in PATHS if path.parent.name == name]
    for option in find_game(name).options:
        if option.name == "players" or option.choices or option.is_flag():
            assert set(option.values()) == {table[option.name] for table in tables}, option.name


def test_every_end_of_acquire() -> None:
    records = [Record.read(path) for path in PATHS if path.parent.name == "acquire"]
    ends = {(why_it_ended(record), record.options["players"] == 2) for record in records}
    assert {("all safe", True), ("all safe", False), ("41 tiles", False)} <= ends
    assert {("stalled", True), ("stalled", False)} <= ends


def test_every_kind_of_table_of_stockpile() -> None:
    records = [Record.read(path) for path in PATHS if path.parent.name == "stockpile"]
    kinds = {tuple(record.options[name] for name in ("players", "investors", "board")) for record in records}
    assert kinds == set(product((2, 3, 4, 5), (False, True), ("standard", "advanced")))


def test_every_preset_of_syndicate_with_and_without_trades() -> None:
    tables = [Record.read(path).options for path in PATHS if path.parent.name == "syndicate"]
    assert {(table["preset"], table["trades"]) for table in tables} == set(product(("full", "children"), (True, False)))


def test_the_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in PATHS) < MOST_BYTES

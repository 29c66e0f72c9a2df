"""The folder of a contest: whatever moment a process was killed at, no game is lost or there twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.arena.contest import Contest
from openingbell.arena.folder import COMPLAINTS, CONTEST, RESULTS, Folder
from openingbell.arena.match import Complaint, Result, play_match
from openingbell.arena.parquet import write_parquet
from openingbell.bots.registry import find_bot
from openingbell.core.errors import Refused
from tests.arena.contests import contest, outcome


def played(made: Contest) -> list[Result]:
    results = [play_match(made, [find_bot("random") for _ in made.entrants], number) for number in range(made.games)]
    results[1].complaints.append(Complaint(1, 0, 44, "crashed", 'it said "no",\nand went'))
    results[1].sittings[0].lost = 1
    return results


def filled(path: Path, made: Contest) -> list[Result]:
    folder = Folder.create(path, made)
    results = played(made)
    for result in results:
        folder.add(result)
    folder.close()
    return results


def test_what_was_played_is_there_again(tmp_path: Path) -> None:
    made = contest("random,greedy@20ms", games=4)
    results = filled(tmp_path, made)
    folder = Folder.resume(tmp_path)
    assert folder.contest == made
    assert [outcome(result) for result in folder.played] == [outcome(result) for result in results]
    assert folder.played[1].complaints == results[1].complaints
    folder.close()


def test_cut_anywhere_whole_games_remain_and_are_gone_on_with(tmp_path: Path) -> None:
    """Every length the file can have been left with; the two games after it are written as if nothing had happened."""
    made = contest("random,random", games=4)
    results = filled(tmp_path, made)
    file = tmp_path / RESULTS
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    ends = [sum(map(len, lines[: 1 + 2 * games])) for games in range(5)]
    for length in range(0, len(whole) + 1, 3):
        file.write_bytes(whole[:length])
        folder = Folder.resume(tmp_path)
        expected = sum(end <= length for end in ends[1:])
        assert [result.number for result in folder.played] == list(range(expected))
        for result in results[expected:]:
            folder.add(result)
        folder.close()
        assert file.read_bytes() == whole
        complaints = (tmp_path / COMPLAINTS).read_text()
        assert complaints.count("it said") == 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("game,deal", "game;deal"), "its first line does not name the columns"),
        (lambda text: text + text.split("\n", 1)[1], "game 0 is in it twice"),
        (lambda text: text.replace("\n1,0,1,0,1,random", "\n1,0,1,0,0,random"), "are no game of this contest"),
        (lambda text: text.replace("\n1,0,1,0,1,random", "\n1,0,one,0,1,random"), "are no game of this contest"),
        (lambda text: text.replace("\n1,0,1,0,1,random,", "\n1,0,1,0,1,random,x"), "are no game"),
        (lambda text: text.replace("\n", "\r\n"), "its first line does not name the columns"),
    ],
)
def test_a_file_that_somebody_changed_is_refused(tmp_path: Path, change, sentence: str) -> None:  # type: ignore[no-untyped-def]
    filled(tmp_path, contest("random,random", games=4))
    file = tmp_path / RESULTS
    changed = change(file.read_text()).encode()
    file.write_bytes(changed)
    for _ in range(2):  # a refusal lets go of the folder
        with pytest.raises(Refused, match=sentence):
            Folder.resume(tmp_path)
    assert file.read_bytes() == changed


@pytest.mark.parametrize(
    "damage", [b"1,0,1,random,44,crashed,\xd0", b"one,0,1,random,44,crashed,why\n", b"1,0,7,x,4,c,s\n"]
)
def test_a_damaged_complaint_is_left_out(tmp_path: Path, damage: bytes) -> None:
    results = filled(tmp_path, contest("random,random", games=4))
    file = tmp_path / COMPLAINTS
    whole = file.read_bytes()
    file.write_bytes(whole + damage)
    folder = Folder.resume(tmp_path)
    assert folder.played[1].complaints == results[1].complaints
    folder.close()
    assert file.read_bytes() == whole


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path, contest("random,random"))
    with pytest.raises(Refused, match="is in use by another arena"):
        Folder.resume(tmp_path)
    folder.extend(8)
    with pytest.raises(Refused, match="is in use by another arena"):
        Folder.resume(tmp_path)
    folder.close()
    again = Folder.resume(tmp_path)
    assert again.contest.games == 8
    again.close()


def test_a_new_contest_does_not_go_over_another(tmp_path: Path) -> None:
    Folder.create(tmp_path, contest("random,random")).close()
    with pytest.raises(Refused, match=r"there is a contest in .* already; go on with it by --resume"):
        Folder.create(tmp_path, contest("random,random"))
    (tmp_path / CONTEST).unlink()
    with pytest.raises(Refused, match=r"there are results of another contest in .* already"):
        Folder.create(tmp_path, contest("random,random"))
    with pytest.raises(Refused, match=r"there is no contest in .*: no such file or directory"):
        Folder.resume(tmp_path / "elsewhere")


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    from pyarrow import parquet  # type: ignore[import-untyped]

    results = filled(tmp_path, contest("random,random", games=4))
    folder = Folder.resume(tmp_path)
    table = parquet.read_table(write_parquet(folder)).to_pydict()
    folder.close()
    assert table["score"] == [one.score for result in results for one in result.sittings]
    assert table["game"] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert table["bot"] == ["random"] * 8

"""Following docs/adding-a-language.md: its files in a folder beside the other languages, and its commands run."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from openingbell.cli.main import run
from openingbell.core.events import Seen
from openingbell.locales import Words, languages
from openingbell.locales import catalogue as module
from openingbell.locales.checking import problems
from openingbell.locales.rules import clauses, rulebook
from tests.docs.guide import COMMANDS, FILE, ROOT

GUIDE = (ROOT / "docs" / "adding-a-language.md").read_text(encoding="utf-8")
PRINTED = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NUMBER = re.compile(r"\d+")


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The guide's folder, with the first of its files, where the program looks for languages."""
    for language in languages():
        shutil.copytree(module.HERE / language, tmp_path / "src" / "openingbell" / "locales" / language)
    monkeypatch.setattr(module, "HERE", tmp_path / "src" / "openingbell" / "locales")
    write(tmp_path, *FILE.findall(GUIDE)[0])
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def forget() -> None:
    module.catalogue.cache_clear()
    rulebook.cache_clear()


def test_three_words_are_enough_to_begin(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cy" in languages()
    assert Words("cy").say("language-name") == "Cymraeg"
    (games, check) = [shlex.split(line)[1:] for line in COMMANDS.findall(GUIDE)[0].splitlines()]
    assert run(games) == 0
    assert "Acquire" in capsys.readouterr().out
    assert run(check) == 1
    listed = NUMBER.sub("", capsys.readouterr().out).splitlines()
    assert [line for line in NUMBER.sub("", PRINTED.findall(GUIDE)[0]).splitlines() if line not in listed] == []


def test_file_by_file_it_says_more(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = len(problems("cy"))
    for name, text in FILE.findall(GUIDE):
        write(written, name, text)
    forget()
    words = Words("cy")
    seen: Seen = {"event": "kept", "seat": 0, "corporation": "Hydra"}
    kept = {shares: words.event("acquire", {**seen, "shares": shares}, ["Ann"]) for shares in (1, 2, 3, 7)}
    assert kept[1] == "Mae Ann yn cadw un gyfran o Hydra."
    assert len(set(kept.values())) == 4
    assert words.prompt("acquire", "place") == Words("en").prompt("acquire", "place")
    ours = [
        problem for problem in problems("cy") if not problem.endswith("is missing") and "is missing," not in problem
    ]
    assert ours == []
    assert before > 5
    (rules,) = [shlex.split(line)[1:] for line in COMMANDS.findall(GUIDE)[1].splitlines()]
    assert run(rules) == 0
    printed = capsys.readouterr().out
    assert "Bwrdd â 108 o sgwariau." in printed
    assert clauses("acquire", "en")["A-1.4"].text[:40] in " ".join(printed.split())

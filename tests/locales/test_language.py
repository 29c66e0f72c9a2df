"""A language is one folder: what it lacks is said in English, and listed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from openingbell.cli import saying
from openingbell.core.errors import Refused
from openingbell.core.events import Seen
from openingbell.locales import Words, languages, preferred_language
from openingbell.locales import catalogue as module
from openingbell.locales.checking import problems
from openingbell.locales.rules import clauses, rulebook

CORE = "### Words.\n\nlanguage-name = Cymraeg\nlist-last = { $items } a { $last }\nyou = Chi\n"


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """All languages, and Welsh, which has just been begun."""
    for language in languages():
        shutil.copytree(module.HERE / language, tmp_path / language)
    write(tmp_path / "cy" / "core.ftl", CORE)
    monkeypatch.setattr(module, "HERE", tmp_path)
    module.catalogue.cache_clear()
    rulebook.cache_clear()
    yield tmp_path
    module.catalogue.cache_clear()
    rulebook.cache_clear()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_what_is_missing_is_said_in_english(folders: Path) -> None:
    write(
        folders / "cy" / "acquire.ftl",
        "### Acquire.\n\nacquire-title = Acquire\nacquire-prompt-buy = Prynwch.\n"
        "acquire-event-placed = { $seat }: { $tile }.\n",
    )
    words = Words("cy")
    assert "cy" in languages()
    assert words.say("language-name") == "Cymraeg"
    assert words.join(["Ann", "Bob", "Eve"]) == "Ann, Bob a Eve"
    assert words.event("acquire", {"event": "placed", "seat": 0, "tile": "9A"}, ["Ann"]) == "Ann: 9A."
    assert words.event("acquire", {"event": "announced", "seat": 0}, ["Chi"]).startswith("You announce ")
    bought: Seen = {"event": "bought", "seat": 0, "amount": -1200, "corporation": "Hydra"}
    assert words.event("acquire", bought, ["Ann"]) == "Ann buys a share of Hydra for $1,200."
    assert words.prompt("acquire", "buy") == "Prynwch."
    assert words.prompt("acquire", "buy", {"bought": 2}) == Words("en").prompt("acquire", "buy", {"bought": 2})
    with pytest.raises(LookupError, match="no message acquire-event-nothing in cy"):
        words.say("acquire-event-nothing")


def test_rules_are_completed_clause_by_clause(folders: Path) -> None:
    write(folders / "cy" / "acquire.rules.md", "# Acquire\n\nGêm.\n\n## A-1 Pethau\n\n**A-1.2** Saith.\n")
    rules = rulebook("acquire", "cy")
    assert list(rules.clauses) == list(clauses("acquire", "en"))
    assert (rules.introduction, rules.chapters["A-1"], rules.clauses["A-1.2"].text) == ("Gêm.", "Pethau", "Saith.")
    assert rules.clauses["A-5.5"] == clauses("acquire", "en")["A-5.5"]
    assert clauses("stockpile", "cy") == clauses("stockpile", "en")


def test_everything_missing_is_listed(folders: Path) -> None:
    found = problems("cy")
    assert "core.ftl: money is missing" in found
    assert "acquire.rules.md: is missing" in found
    assert [problem for problem in found if re.fullmatch(r"page.ftl: is missing, with \d+ messages", problem)]
    write(folders / "cy" / "acquire.rules.md", "# Acquire\n\nGêm.\n\n## A-1 Pethau\n\n**A-1.2** Saith.\n")
    assert "acquire.rules.md: A-5.5 is missing" in problems("cy")
    assert "acquire.rules.md: chapter A-5 is missing" in problems("cy")
    with pytest.raises(Refused, match="no folder 'xx' with words; there are: cy, en"):
        problems("xx")


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("core.ftl", "you = Вы\n", "", "you is missing"),
        ("core.ftl", "you = Вы\n", "you = Вы\nthou = Ты\n", "thou is used by nobody"),
        ("core.ftl", "you = Вы\n", "you = Вы\nyou = Ты\n", "you is there twice"),
        ("core.ftl", "you = Вы\n", "you = { $\n", "cannot be understood: you = { $"),
        ("core.ftl", "Место { $number }", "Место", "seat: does not say $number"),
        ("core.ftl", "Место { $number }", "Место { $number } { $seat }", "seat: there is no $seat"),
        ("core.ftl", "{ NUMBER($amount) }", "{ $amount }", "money: lacks NUMBER($amount)"),
        ("acquire.rules.md", "**A-1.2**", "**A-1.99**", "A-1.99 is not in English"),
    ],
)
def test_what_is_wrong_is_listed(folders: Path, file: str, old: str, new: str, problem: str) -> None:
    assert problems("ru") == []
    path = folders / "ru" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    write(path, text.replace(old, new))
    assert f"{file}: {problem}" in problems("ru")


@pytest.mark.parametrize(
    ("language", "choices", "problem"),
    [
        ("ru", "[one] а *[many] б", "lacks the plural form [few]"),
        ("ru", "[one] а [few] б *[other] в", "lacks the plural form [many]"),
        ("cy", "[one] a *[other] b", "lacks the plural form [zero]"),
        ("en", "[one] a [few] b *[other] c", "[few] is no plural form of this language"),
    ],
)
def test_plural_forms_are_those_of_the_language(folders: Path, language: str, choices: str, problem: str) -> None:
    path = folders / language / "core.ftl"
    text = re.sub("^seat = .*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    write(path, text + "seat = { $number ->\n    " + choices.replace(" [", "\n    [").replace(" *", "\n   *") + "\n}\n")
    assert f"core.ftl: seat: {problem}" in problems(language)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["ru"], "ru"),
        (["ru_RU.UTF-8"], "ru"),
        (["ru-RU", "en-GB"], "ru"),
        (["de-DE", "ru"], "ru"),
        (["C.UTF-8"], "en"),
        (["", "POSIX"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_can_be_met(wishes: list[str], language: str) -> None:
    assert preferred_language(wishes) == language


@pytest.mark.parametrize(
    ("shell", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:ru:en"}, "ru"),
        ({}, "en"),
    ],
)
def test_the_shells_language(shell: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in shell.items():
        monkeypatch.setenv(name, value)
    assert saying.shell_language() == language

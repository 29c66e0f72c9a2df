"""Every event has words, for everybody who may see it: those in the source, and those that happen in play."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from openingbell.core.registry import game_names
from openingbell.locales import Words, catalogue, languages

if TYPE_CHECKING:
    from openingbell.locales.entries import Entry
    from tests.locales.conftest import Heard

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
NOT_WORDS = re.compile(r"[{}\n$](?!\d)|None|True|False|\?\?\?|  |-event-|-prompt-|-move-|-name-")
TILE = re.compile(r"\d+[A-I]\b")


def assert_readable(text: str) -> None:
    assert text == text.strip() != ""
    assert NOT_WORDS.search(text.replace("\u00a0$", "").replace("$$", "")) is None, text  # $$ is a card


# --- in the source ------------------------------------------------------------------------------------------------


class Kind:
    """A kind of event, and what is known about every event of it."""

    def __init__(self) -> None:
        self.public: set[str] | None = None
        self.secret: set[str] = set()

    def add(self, public: set[str], secret: set[str]) -> None:
        self.public = public if self.public is None else self.public & public
        self.secret |= secret


class Source:
    """The functions of a game, the telling of its result among them, and the events they make."""

    def __init__(self, folder: Path) -> None:
        paths = [*sorted(folder.rglob("*.py")), folder.parent.parent / "core" / "result.py"]
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
        self.nodes = [node for tree in trees for node in ast.walk(tree)]
        self.functions = [node for node in self.nodes if isinstance(node, ast.FunctionDef)]
        self.kinds: dict[str, Kind] = {}
        for function in self.functions:
            for call in self._calls("Event", function):
                self._add(call, function)

    @staticmethod
    def _calls(name: str, function: ast.FunctionDef) -> list[ast.Call]:
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]

    def _add(self, call: ast.Call, function: ast.FunctionDef) -> None:
        given = dict(zip(("kind", "seat", "amount", "other", "facts"), call.args, strict=False))
        given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
        public = {key for key in ("seat", "amount", "other") if key in given} | self._keys(given, "facts", function)
        public |= {"flow", "whom"} | ({"who"} if "seat" in public else set())
        for kind in self._texts(given["kind"], function):
            self.kinds.setdefault(kind, Kind()).add(public, self._keys(given, "secret", function))

    def _texts(self, value: ast.expr, function: ast.FunctionDef) -> set[str]:
        """Every text an expression can be: as written, by a condition, out of a list, or as the callers give it."""
        if isinstance(value, ast.Constant):
            return {str(value.value)}
        if isinstance(value, ast.IfExp):
            return self._texts(value.body, function) | self._texts(value.orelse, function)
        if isinstance(value, ast.Subscript):
            return self._listed(ast.unparse(value.value))
        assert isinstance(value, ast.Name), f"line {value.lineno}: cannot tell which event this is"
        parameters = [argument.arg for argument in function.args.args]
        place = parameters.index(value.id)
        found: set[str] = set()
        for caller in self.functions:
            for call in self._calls(function.name, caller):
                found |= self._texts(call.args[place], caller)
        assert found, f"nobody calls {function.name}"
        return found

    def _listed(self, name: str) -> set[str]:
        """The texts of a constant."""
        assigned = [node.value for node in self.nodes if isinstance(node, ast.AnnAssign)
                    and ast.unparse(node.target) == name]  # fmt: skip
        (listed,) = assigned
        return set(ast.literal_eval(ast.unparse(listed or ast.Tuple([]))))

    @classmethod
    def _keys(cls, given: dict[str, ast.expr], part: str, function: ast.FunctionDef) -> set[str]:
        """The keys of a dict, written in the call or just before it."""
        value = given.get(part)
        if isinstance(value, ast.Name):
            assigned = [node for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
            value = {ast.unparse(node.target): node.value for node in assigned}[value.id]
        if value is None:
            return set()
        if isinstance(value, ast.IfExp):  # which of the two, only play can tell
            return cls._keys({part: value.body}, part, function) | cls._keys({part: value.orelse}, part, function)
        assert isinstance(value, ast.Dict), f"line {value.lineno}: cannot tell which facts these are"
        keys = {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
        unpacked = [item for key, item in zip(value.keys, value.values, strict=True) if key is None]
        return keys.union(*(cls._keys({part: item}, part, function) for item in unpacked))


@pytest.fixture(scope="session", params=game_names())
def kinds(request: pytest.FixtureRequest, source: Path) -> tuple[str, dict[str, Kind]]:
    return request.param, Source(source / "games" / request.param).kinds


def told_by(entry: Entry) -> set[str]:
    """The facts a message asks for; of a list it may ask for the number of its items."""
    return {variable.removesuffix("-number") for variable in entry.variables}


@pytest.mark.parametrize("language", languages())
def test_every_event_in_the_source_has_words_that_its_facts_can_fill(
    language: str, kinds: tuple[str, dict[str, Kind]], entries: dict[str, dict[str, Entry]]
) -> None:
    game, found = kinds
    for name, kind in found.items():
        public = kind.public or set()
        assert told_by(entries[language][f"{game}-event-{name}"]) <= public | kind.secret, name
        if kind.secret:
            assert told_by(entries[language][f"{game}-event-{name}-hidden"]) <= public, name


@pytest.mark.parametrize("language", languages())
def test_no_event_has_words_that_the_source_does_not_make(
    language: str, kinds: tuple[str, dict[str, Kind]], entries: dict[str, dict[str, Entry]]
) -> None:
    game, found = kinds
    expected = {f"{game}-event-{name}" for name in found}
    expected |= {f"{game}-event-{name}-hidden" for name, kind in found.items() if kind.secret}
    assert {name for name in entries[language] if name.startswith(f"{game}-event-") and "." not in name} == expected


# --- in play ------------------------------------------------------------------------------------------------------


def test_play_brings_only_events_of_the_source(heard: Heard, source: Path) -> None:
    assert heard.kinds <= set(Source(source / "games" / heard.game.name).kinds)
    assert len(heard.kinds) > 10


@pytest.mark.parametrize("language", languages())
def test_every_event_of_play_can_be_told_to_everybody(language: str, heard: Heard) -> None:
    words = Words(language)
    for (_, seats, viewer), examples in heard.seen.items():
        names = NAMES[:seats]
        addressed = [words.say("you") if seat == viewer else name for seat, name in enumerate(names)]
        for seen in examples:
            for called in (names, addressed):
                text = words.event(heard.game.name, seen, called)
                assert_readable(text)
                assert text[-1] in ".!", text
                assert not text[0].islower(), text


@pytest.mark.parametrize("language", languages())
def test_facts_are_told(language: str, heard: Heard) -> None:
    """Sums, tiles, numbers, names: what the event says is in the sentence.

    How many share is told in other words, how many cards of which kind by naming them, a group in an offer by its
    firms, and that there is none of something may go without saying.
    """
    words = Words(language)
    game = heard.game.name
    for (_, seats, _), examples in heard.seen.items():
        for seen in examples:
            text = words.event(game, seen, NAMES[:seats])
            for key, value in seen.items():
                if key in ("seat", "other") and isinstance(value, int):
                    assert NAMES[value] in text
                elif key == "amount" and isinstance(value, int):
                    assert words.money(abs(value), game) in text
                elif key in ("event", "hidden", "holders", "winners", "gives", "takes") or value == 0:
                    continue
                elif key == "face_down" and "cards" in seen:
                    assert isinstance(seen["cards"], list)
                    assert value == len(seen["cards"])
                elif isinstance(value, int):
                    assert str(value) in text or words.money(value, game) in text, (text, key)
                elif key == "seats":
                    assert isinstance(value, list)
                    assert all(NAMES[int(seat)] in text for seat in value)
                elif isinstance(value, str):
                    assert words.name(game, value) in text, (text, key)
                elif isinstance(value, list) and all(isinstance(item, str) for item in value):
                    assert all(words.name(game, str(item)) in text for item in value), (text, key)


@pytest.mark.parametrize("language", languages())
def test_what_is_hidden_is_not_told(
    language: str, heard: Heard, entries: dict[str, dict[str, Entry]], source: Path
) -> None:
    """No tile, and no name of a card, a company or anything else that is not among the public facts."""
    words = Words(language)
    game = heard.game.name
    prefix = f"{game}-name-"
    things = {
        words.say(name)
        for name in entries[language]
        if name.startswith(prefix)
        and "." not in name
        and not name.startswith(f"{prefix}hidden")  # says where, not what
    }
    hidden = [
        (seen, seats) for (_, seats, _), examples in heard.seen.items() for seen in examples if seen.get("hidden")
    ]
    assert bool(hidden) == any(kind.secret for kind in Source(source / "games" / game).kinds.values())
    for seen, seats in hidden:
        text = words.event(game, seen, NAMES[:seats])
        assert TILE.search(text) is None
        public = {words.name(game, str(item)) for fact in seen.values() if isinstance(fact, list) for item in fact}
        assert [thing for thing in things - public if thing in text] == []


@pytest.mark.parametrize("language", languages())
def test_every_question_has_words(language: str, heard: Heard) -> None:
    words = Words(language)
    assert heard.views
    for view in [view for views in heard.views.values() for view in views]:
        assert_readable(words.prompt(heard.game.name, view["step"]))
        assert_readable(words.prompt(heard.game.name, view["step"], view))


@pytest.mark.parametrize("language", languages())
def test_every_move_has_its_own_words(language: str, heard: Heard) -> None:
    """Nobody has to choose between two moves that read alike."""
    words = Words(language)
    for choices in [choices for lists in heard.choices.values() for choices in lists]:
        named = [words.move(heard.game.name, form, NAMES) for form in choices]
        assert len(set(named)) == len(named)
    assert len(heard.forms) > 10
    for form in heard.forms.values():
        text = words.move(heard.game.name, form)
        assert_readable(text)
        assert text[-1] != "."


def test_no_question_or_move_is_left_over(heard: Heard, entries: dict[str, dict[str, Entry]]) -> None:
    game = heard.game.name
    asked = {f"{game}-prompt-{views[0]['step']}" for views in heard.views.values()}
    moved = {f"{game}-move-{form['type']}" for form in heard.forms.values()}
    there = {
        name for name in entries["en"] if name.startswith((f"{game}-prompt-", f"{game}-move-")) and "." not in name
    }
    assert asked | moved == there


def test_a_host_can_rename_everything_that_has_a_name(
    heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other names in the catalogue, no sentence, question or move shows one of the notation's."""
    game = heard.game.name
    for language in ("en", "en-GB"):
        shutil.copytree(catalogue.HERE / "en", tmp_path / language)
    file = tmp_path / "en-GB" / f"{game}.ftl"
    named = re.compile(rf"^({game}-name-(\S+) = ).+$", re.MULTILINE)
    notation = [found[2] for found in named.finditer(file.read_text(encoding="utf-8"))]
    assert notation
    file.write_text(named.sub(r"\1Renamed", file.read_text(encoding="utf-8")), encoding="utf-8")
    monkeypatch.setattr(catalogue, "HERE", tmp_path)
    catalogue.catalogue.cache_clear()  # another game may have been renamed before
    words = Words("en-GB")
    told = [words.event(game, seen, NAMES) for examples in heard.seen.values() for seen in examples]
    told += [words.prompt(game, view["step"], view) for views in heard.views.values() for view in views]
    told += [words.move(game, form) for form in heard.forms.values()]
    old_name = re.compile("|".join(rf"\b{thing}\b" for thing in notation))
    assert [text for text in told if old_name.search(text)] == []
    assert any("Renamed" in text for text in told)

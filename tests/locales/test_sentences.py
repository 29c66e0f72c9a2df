"""The example sentences are what the catalogue says; the page's tests compare the same files with its own words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from openingbell.core.registry import game_names
from openingbell.locales import catalogue as module
from openingbell.locales import languages
from tests.locales import examples
from tests.locales.test_outside import Toy

if TYPE_CHECKING:
    from openingbell.locales.entries import Entry

TOY = Path(__file__).parent / "toy"
TOLD = ("event", "prompt", "move")


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside is installed."""
    monkeypatch.setattr(module, "game_names", lambda: ["toy"])
    monkeypatch.setattr(module, "find_game", lambda name: Toy(TOY))
    module.catalogue.cache_clear()


@pytest.mark.parametrize("game_name", [*game_names(), "toy", "shared"])
@pytest.mark.usefixtures("with_toy")
def test_sentences_are_as_written(game_name: str) -> None:
    if os.environ.get("UPDATE_GOLDENS"):
        examples.write(game_name, [examples.said_of(game_name, example) for example in examples.read(game_name)])
    for written in examples.read(game_name):
        assert examples.said_of(game_name, written) == written


@pytest.mark.parametrize("game_name", game_names())
def test_every_event_question_and_move_has_an_example(game_name: str, entries: dict[str, dict[str, Entry]]) -> None:
    path = examples.path_of(game_name)
    assert path.exists(), f"{game_name} has no example sentences: write {path.name}, with its facts, beside the others"
    with_examples = {examples.message_of(example) for example in examples.read(game_name)}
    own = (name.removeprefix(f"{game_name}-") for name in entries["en"] if name.startswith(f"{game_name}-"))
    assert {name for name in own if name.partition("-")[0] in TOLD and "." not in name} - with_examples == set()


def test_every_way_a_sentence_can_go_is_among_the_examples() -> None:
    """Money out, in and none; to nobody, to another and to the reader; something hidden."""
    events = [(reader, one["event"]) for name in game_names() for one in examples.read(name) if "event" in one
              for reader in one.keys() - set(examples.FACTS)]  # fmt: skip
    flows = {(event["amount"] < 0) if "amount" in event else None for _, event in events}
    whoms = {"other" in event and (reader == examples.NAMES[event["other"]]) for reader, event in events}
    assert (flows, whoms) == ({True, False, None}, {True, False})
    assert any(event.get("hidden") for _, event in events)
    assert languages() == sorted({language for one in examples.read("shared") for language in one} - {*examples.FACTS})

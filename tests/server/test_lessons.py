"""Lessons over the wire: nothing of them is stored, and what is not their move is explained by a clause."""

from __future__ import annotations

from typing import Any

import pytest

from openingbell.lessons.lesson import tutorial, tutorial_games
from openingbell.locales import languages
from tests.server.serving import Client, granted, refusal


def learn(client: Client, lesson: int, *made: str, since: int = 0) -> Any:
    return client.post(f"/lessons/acquire/{lesson}", {"made": list(made), "since": since})


@pytest.mark.parametrize("game", tutorial_games())
@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_tutorial(nobody: Client, game: str, language: str) -> None:
    told = nobody.get(f"/lessons/{game}/{language}")
    assert [lesson["name"] for lesson in told["lessons"]] == [lesson.name for lesson in tutorial(game).lessons]
    for words, lesson in zip(told["lessons"], tutorial(game).lessons, strict=True):
        assert len(words["tasks"]) == len(lesson.steps)
        assert {wrong.why for step in lesson.steps for wrong in step.wrong} <= set(told["why"])


def test_whoever_learns_sits_at_a_table_that_nobody_stores(nobody: Client) -> None:
    lesson = learn(nobody, 0)
    assert (lesson["table"]["you"], lesson["table"]["yours"], lesson["table"]["status"]) == (0, [0], "playing")
    assert [seat["name"] for seat in lesson["table"]["seats"]] == ["", "Ada", "Ben"]
    assert lesson["position"]["view"]["step"] == "place"
    assert "place 6B" in [move["move"] for move in lesson["position"]["legal"]]
    assert refusal(nobody.ask("GET", f"/tables/{lesson['table']['id']}")) == (404, "table")


def test_what_others_do_is_told_with_what_one_did(nobody: Client) -> None:
    before = learn(nobody, 1)
    after = learn(nobody, 1, "buy Sackson", "buy Sackson", "buy Sackson", "done", since=before["position"]["seq"])
    kinds = [event["event"]["event"] for event in after["position"]["events"]]
    assert kinds.count("bought") == 8, "three by the learner, five by the others"
    assert (after["done"], after["position"]["legal"]) == (True, [])
    assert after["position"]["stops"] != []


def test_nothing_of_the_others_hands_is_told(nobody: Client) -> None:
    view = learn(nobody, 0)["position"]["view"]
    assert len(view["hand"]) == 6
    told = str(learn(nobody, 0))
    assert "'9E'" not in told.replace("'9E': ", ""), "Ada's tile"


def test_a_wrong_move_is_explained(nobody: Client) -> None:
    answer = nobody.ask("POST", "/lessons/acquire/0", {"made": ["place 12A"]})
    assert refusal(answer) == (422, "lesson")
    assert answer.json()["facts"] == {"why": "alone", "clause": "A-4.1"}
    planned = nobody.ask("POST", "/lessons/acquire/0/preview", {"made": [], "moves": ["place 6B", "found Zeta"]})
    assert planned.json()["facts"] == {"why": "cheap", "clause": "A-1.2"}


def test_a_plan_is_previewed_up_to_the_end_of_the_lesson(nobody: Client) -> None:
    planned = nobody.post("/lessons/acquire/0/preview", {"made": [], "moves": ["place 6B"]})
    assert planned["view"]["step"] == "found"
    assert {move["move"] for move in planned["legal"]} >= {"found Sackson", "found Zeta"}
    last = nobody.post("/lessons/acquire/0/preview", {"made": [], "moves": ["place 6B", "found Sackson"]})
    assert last == {"final": True, "view": None, "legal": []}


def test_earlier_positions_of_a_lesson(nobody: Client) -> None:
    seq = learn(nobody, 1)["position"]["seq"]
    then = granted(nobody.ask("POST", f"/lessons/acquire/1/positions/{seq - 1}", {"made": []}))
    assert (then["seq"], then["view"]["step"]) == (seq - 1, "found")
    assert refusal(nobody.ask("POST", "/lessons/acquire/1/positions/9999", {"made": []})) == (404, "position")


def test_a_trade_may_be_thought_about(nobody: Client) -> None:
    lessons = [lesson.name for lesson in tutorial("syndicate").lessons]
    build = lessons.index("build")
    seq = nobody.post(f"/lessons/syndicate/{build}", {"made": []})["position"]["seq"]
    sketch = {"proposer": 0, "partner": 1, "gives": [], "takes": ["100"], "seq": seq, "moves": []}
    judged = granted(nobody.ask("POST", f"/lessons/syndicate/{build}/sketch", {"made": [], "sketch": sketch}))
    assert judged["may_give"]


@pytest.mark.parametrize(
    ("path", "expected"),
    [("/lessons/chess/0", (404, "lessons")), ("/lessons/acquire/99", (404, "no-lesson"))],
)
def test_what_is_not_there(nobody: Client, path: str, expected: tuple[int, str]) -> None:
    assert refusal(nobody.ask("POST", path, {"made": []})) == expected

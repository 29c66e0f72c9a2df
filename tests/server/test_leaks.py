"""Nothing hidden is sent to anybody: whole games in which everybody tries every door, scanned by the rules.

`python -m tests.server.leaks` plays a hundred of each kind; here are a few, and leaks planted by hand, which are found.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from openingbell.server.entries import BACK, MOVE, Entry
from tests.server.leaks.acquire import Acquire
from tests.server.leaks.evening import Evening, played
from tests.server.leaks.hearing import Heard
from tests.server.leaks.planting import EVERYWHERE, OF_GAMES, Planter, early, really_tried_out
from tests.server.leaks.scan import SECRETS, Scan
from tests.server.leaks.truth import Truth
from tests.server.serving import Server

MOVES = 120
ROOT = Path(__file__).parents[2]
TABLE = "/api/tables/{table_id}"
NUMBER = re.compile(r"/(\d+|{seq}|{seat})$")
NOT_TRIED = {
    "GET /picture",  # drawn from what a spectator is shown
    "GET /blocked", "PUT /blocked", "POST /reports", "DELETE /removed/{number}", "PUT /talk/allowed", "PUT /talk/muted",
    "PUT /talk/off", "GET /notices", "PUT /notices", "POST /notices/ways", "DELETE /notices/ways/{way_id}", "DELETE ",
    "PUT /options", "DELETE /sketches/{other}", "POST /standing/cancel", "POST /hurry", "POST /resign", "POST /return",
}  # fmt: skip
# Tried where the game gives an occasion: a pause that all agree to, something that can stand, a trade.
NOW_AND_THEN = {
    "POST /requests/answer", "POST /resume", "POST /standing", "POST /sketch", "POST /sketches", "POST /what-if",
}  # fmt: skip
# With hidden holdings or investors, and spectators who are kept behind; then three people and a bot, and no delay.
SAMPLE = [("acquire", 0), ("acquire", 1), ("stockpile", 0), ("stockpile", 1), ("syndicate", 3)]


@pytest.fixture(scope="module", params=SAMPLE, ids=lambda sample: f"{sample[0]}-{sample[1]}")
def evening(request: pytest.FixtureRequest, server: Server) -> Iterator[Evening]:
    game, number = request.param
    with played(server, game, number, MOVES) as one:
        yield one


@pytest.fixture(scope="module")
def truth(server: Server, evening: Evening) -> Truth:
    return Truth(server.store, evening.id)


@pytest.fixture(scope="module")
def scan(evening: Evening, truth: Truth) -> Scan:
    return Scan(evening, truth)


def test_nobody_is_told_what_they_may_not_know(evening: Evening, truth: Truth, scan: Scan) -> None:
    found = list(scan.findings())
    assert not found, "\n".join(map(str, found[:5]))
    assert len(truth.entries) > MOVES / 2


def test_leaks_that_were_planted_are_found(evening: Evening, truth: Truth, scan: Scan) -> None:
    planter = Planter(evening, truth)
    plants = {**EVERYWHERE, **OF_GAMES[evening.game]}
    if truth.options.get("holdings") == "open":
        plants = {name: plant for name, plant in plants.items() if name.split()[0] not in ("cash", "shares")}
    missed = [name for name, plant in plants.items() if not list(scan.findings_in(planter.viewer, plant(planter)))]
    assert not missed


def test_a_sandbox_in_which_all_is_as_it_is_is_found(
    evening: Evening, truth: Truth, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where anything is hidden: whoever plays it to its end sees everything in it."""
    if evening.game in SECRETS:
        owner, table, seq = really_tried_out(Planter(evening, truth))
        monkeypatch.setattr(truth, "sandbox", lambda _: truth.states[seq])
        monkeypatch.setattr(evening.private, "sandboxes", [(owner, table, seq)])
        monkeypatch.setattr(evening, "everybody", [])
        assert [one.heard.door for one in Scan(evening, truth).findings()] == ["sandbox sandbox"]


def test_every_door_of_a_table_is_tried(evening: Evening) -> None:
    """Everything in the API that tells of a table, and the page; but for what is only said or set there."""
    paths = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))["paths"]
    doors = {
        NUMBER.sub("/N", f"{method.upper()} {path.removeprefix(TABLE)}")
        for path, methods in paths.items()
        for method in methods
        if path.startswith(TABLE)
    }
    heard = {heard.door.partition("?")[0] for viewer in evening.everybody for heard in viewer.heard}
    own = {NUMBER.sub("/N", door.replace(evening.path, "")) for door in heard if evening.path in door}
    assert own & NOT_TRIED == set()
    assert doors - NOT_TRIED - NOW_AND_THEN <= own
    assert {f"GET /t/{evening.id}", "POST /forks", "GET /promises", "live /lobby/live"} <= heard


def test_what_comes_early_to_who_is_kept_behind_is_found(evening: Evening, scan: Scan) -> None:
    """The same position is nothing new to a spectator of a table without a delay, where nothing is hidden."""
    found = list(scan.findings_in(*early(evening)))
    assert any("what happened after" in one.what for one in found) == (evening.delay > 0)


def test_cash_in_a_clock_is_found_when_it_comes_again() -> None:
    """Once, so many milliseconds may be as many as somebody's cash by chance."""
    cash = [[6000, 6000], [6000, 5400], [6000, 5100]]
    tables = [{"board": [], "set_aside": [], "hands": [[], []], "cash": both} for both in cash]
    truth = SimpleNamespace(players=2, options={"holdings": "hidden"}, states=tables, shown=tables.__getitem__)
    secrets, found = Acquire(cast(Truth, truth)), []
    for seq, both in enumerate(cash):
        message = {"clock": {"used": both}}
        found.append(list(secrets.findings(0, Heard("live", 0, json.dumps(message)), message, seq)))
    assert found == [[], [], ["cash of seat 1 in clock.used"]]


def test_a_position_that_was_taken_back_is_shown_as_the_one_from_which_the_game_went_on() -> None:
    """Whoever looks back gets that one instead, with cards in hand that had been laid then: no leak."""
    log = [(MOVE, "a"), (MOVE, "b"), (MOVE, "c"), (BACK, "1"), (MOVE, "d"), (BACK, "0")]
    truth = Truth.__new__(Truth)
    truth.entries = [Entry(kind, 0, text, 0) for kind, text in log]
    assert [truth.position(at, 3) for at in (2, 3)] == [2, 3]  # not taken back yet
    assert [truth.position(at, 4) for at in (1, 2, 3, 4)] == [1, 1, 1, 4]
    assert [truth.position(at, 6) for at in (1, 2, 3, 4, 5, 6)] == [0, 0, 0, 0, 0, 6]

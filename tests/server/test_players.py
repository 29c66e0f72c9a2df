"""Leaderboards, players' pages and statistics, over a real server: what is told, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

import httpx
import pytest

from openingbell.protocol.messages import Sitting
from openingbell.server.guests import Guests
from openingbell.server.results import answers
from openingbell.server.store.accounts import AccountRow, add_account
from openingbell.server.store.models import Guest
from tests.server.moments import Moments
from tests.server.serving import Client, Server, granted, refusal, serving
from tests.server.test_agreeing import BOT, ME, OPEN, Evening, spend
from tests.server.test_results import counted, finish

GAMES = 5  # of Ann and a bot: the bot is listed then


@dataclass
class Place:
    """A server at which games were played: by Ann, a guest, and by Bob, who has an account."""

    server: Server
    tokens: dict[str, str]
    hidden: str  # a table of Ann and Bob that is not listed
    listed: str  # … and one that is

    def ask(self, name: str | None, path: str) -> httpx.Response:
        with closing(Client(self.server, token=None if name is None else self.tokens[name])) as client:
            return client.ask("GET", path)

    def get(self, name: str | None, path: str) -> Any:
        return granted(self.ask(name, path))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("players")
    address = f"sqlite:///{folder / 'tables.sqlite3'}"
    if request.param == "postgresql":
        address = str(request.getfixturevalue("postgres").new_database())
    tokens: dict[str, str] = {}
    ids: dict[str, str] = {}

    async def play(on: Evening) -> None:
        guests = await Guests.of(on.store, lambda: None)
        for number, name in enumerate(("Ann", "Bob")):
            welcome = await guests.welcome(name)
            tokens[name] = welcome.token
            on.guests[number] = Guest(welcome.guest.id, name)
        bob = AccountRow(on.guests[1].id, "bobpublic", "bob", "bob", "hash", None, 1)
        await on.store.write(lambda write: add_account(write, bob))
        for _ in range(GAMES):
            await one(on, [ME, BOT], listed=True)
        ids["hidden"] = await one(on, [ME, OPEN], listed=False)
        ids["listed"] = await one(on, [ME, OPEN], listed=True)

    async def one(on: Evening, seats: list[Sitting], listed: bool) -> str:
        table = await on.table(seats, listed=listed)
        await finish(on, table)
        await counted(on, table)
        return table.id

    spend(address, play)
    with serving(folder, address=address) as server:
        yield Place(server, tokens, ids["hidden"], ids["listed"])


def test_a_leaderboard_has_bots_and_accounts_and_shows_a_guest_to_themselves(played: Place) -> None:
    board = played.get(None, "/leaderboards/acquire/2")
    assert board["games"] == GAMES + 2
    assert [leader["player"]["bot"] for leader in board["leaders"]] == ["random"]  # Bob has played too few
    assert board["you"] is None
    assert board["pools"] == [{"game": "acquire", "seats": 2, "games": GAMES + 2}]
    you = played.get("Ann", "/leaderboards/acquire/2")["you"]
    assert (you["player"]["id"], you["player"]["name"], you["games"]) == ("me", "Ann", GAMES + 2)
    assert you["strength"]["rating"] == pytest.approx(you["strength"]["mu"] - 3 * you["strength"]["sigma"])
    assert played.get(None, "/leaderboards/acquire/6")["leaders"] == []
    assert refusal(played.ask(None, "/leaderboards/nothing/2"))[0] < 500


def test_a_players_page_has_what_they_played_and_whom_they_met(played: Place) -> None:
    page = played.get("Ann", "/players/me")
    assert page["you"]
    assert [(one["game"], one["seats"], one["games"]) for one in page["standings"]] == [("acquire", 2, GAMES + 2)]
    met = {one["player"]["name"] or one["player"]["bot"]: one for one in page["met"]}
    assert {name: one["games"] for name, one in met.items()} == {"random": GAMES, "Bob": 2}
    assert all(one["ahead"] + one["behind"] <= one["games"] for one in met.values())
    assert len(page["courses"][0]["points"]) == GAMES + 2
    assert page["courses"][0]["points"][-1]["rating"] == page["standings"][0]["strength"]["rating"]
    games = page["history"]["games"]
    assert [game["table"] for game in games[:2]] == [played.listed, played.hidden]
    assert games[0]["seats"][1]["player"] == {"id": "bobpublic", "name": "Bob", "bot": None}
    assert page["history"]["after"] is None


def test_others_see_no_link_and_no_guest_of_a_table_that_is_not_listed(played: Place) -> None:
    page = played.get(None, "/players/bobpublic")
    assert not page["you"]
    listed, hidden = page["history"]["games"]
    assert (listed["table"], listed["seats"][0]["player"]["name"]) == (played.listed, "Ann")
    assert (hidden["table"], hidden["seats"][0]["player"]) == (None, {"id": None, "name": "", "bot": None})
    assert page["met"] == []  # Ann has no account: whom Bob has met is his business
    assert played.hidden not in str(page)
    assert [game["table"] for game in played.get("Bob", "/players/bobpublic")["history"]["games"]] == [
        played.listed,
        played.hidden,
    ]


def test_guests_have_no_page_for_others(played: Place) -> None:
    guest = played.get("Ann", "/me")["guest"]["id"]
    for player in ("me", guest, "bot:nobody", "x"):
        assert refusal(played.ask(None, f"/players/{player}")) == (404, "player")
    assert guest not in str(played.get(None, "/players/bobpublic"))
    assert guest not in str(played.get(None, "/players/bot:random"))
    cards = played.get(None, f"/tables/{played.listed}/players")["players"]
    assert cards == [{"id": None, "name": "Ann", "bot": None}, {"id": "bobpublic", "name": "Bob", "bot": None}]


def test_statistics_are_those_of_all_finished_games(played: Place) -> None:
    told = played.get(None, "/statistics/acquire/2")
    assert told["games"] == GAMES + 2
    facts = {fact["fact"]: fact for fact in told["facts"]}
    assert {"turn", "first-founded", "founded", "end", "length", "score"} <= set(facts)
    assert {tally["value"]: tally["times"] for tally in facts["turn"]["tallies"]} == {"1": GAMES + 2, "2": GAMES + 2}
    assert sum(tally["wins"] for tally in facts["turn"]["tallies"]) >= GAMES + 2
    for fact in facts.values():
        assert sum(tally["times"] for tally in fact["tallies"]) == (GAMES + 2) * (2 if _by_seat(fact) else 1)
    assert played.get(None, "/statistics/acquire/5") == {"game": "acquire", "seats": 5, "games": 0, "facts": []}


def _by_seat(fact: dict[str, Any]) -> bool:
    """Of each seat once: what only the first to do it has is told once in a game."""
    return bool(fact["seat"]) and fact["fact"] != "first-founded"


def test_a_history_is_read_page_by_page(played: Place) -> None:
    bot = played.get(None, "/players/bot:random")
    last = bot["history"]["games"][1]
    moment = round(datetime.fromisoformat(last["ended"]).timestamp() * 1000)
    rest = played.get(None, f"/players/bot:random/games?after={moment}-1")
    assert rest["games"] == bot["history"]["games"][2:]
    assert played.get(None, "/players/bot:random/games?after=nonsense") == {"games": [], "after": None}


def test_the_mark_in_a_history_names_no_table_and_games_that_ended_together_are_shown_once(
    any_store: str, moments: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(on: Evening) -> None:
        hidden, ann = [], on.guests[0].id
        for games in (1, 3, 1):
            moments.at += 1000
            for _ in range(games):
                table = await on.table([ME, BOT], listed=False)
                await finish(on, table)
                await counted(on, table)
                hidden.append((moments.at, table.id))
        monkeypatch.setattr(answers, "PAGE", 2)
        seen, marks, after = [], [], "9" * 15 + "-0"
        while after:
            page = await on.store.read(partial(answers.more_history, player_id="bot:random", after=after, viewer=ann))
            seen += [game.table for game in page.games]
            after = page.after or ""
            marks.append(after)
        assert seen == [table_id for _, table_id in sorted(hidden, reverse=True)]
        assert len(marks) == 3
        assert not [table_id for _, table_id in hidden if table_id in str(marks)]

    spend(any_store, do)

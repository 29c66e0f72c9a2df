"""A deal that more people have played than its table of results shows: the best are shown, and everybody their own."""

from __future__ import annotations

import asyncio

import pytest

from openingbell.protocol.deals import Attempt, NewDeal
from openingbell.server.deals import dealing
from openingbell.server.entries import now
from openingbell.server.house import House
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.deals import AttemptRow, add_attempt
from openingbell.server.store.store import Store

SHOWN = 3
SCORES = [10, 50, 90, None, 70, 90]  # in the order in which they were played; the fourth was given up
LATE, WITHOUT_ACCOUNT = 100, 95


def attempt(name: str, place: int | None, score: int | None) -> tuple[str, int | None, int | None]:
    return name, place, score


def facts(told: list[Attempt]) -> list[tuple[str, int | None, int | None]]:
    return [attempt(one.name, one.place, None if one.scores is None else one.scores[1]) for one in told]


def test_the_best_are_shown_and_everybody_sees_their_own(any_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "MOST_SHOWN", SHOWN)

    async def run() -> None:
        house = House(Store(open_database(any_store)), Settings(store=any_store))
        host = await house.store.new_guest("Host")
        seats = ["beginner", None]
        made = await house.dealing.make(host, NewDeal(game="acquire", options={"players": 2}, seats=seats), "")
        tried = [(score, True, 0) for score in SCORES]
        tried += [(LATE, True, made.closes + 1), (WITHOUT_ACCOUNT, False, 0)]
        guests = [await house.store.new_guest(f"P{number}") for number in range(len(tried))]
        for number, (score, counts, finished) in enumerate(tried):
            scores = None if score is None else [0, score]
            row = AttemptRow(made.id, guests[number].id, 1, f"t{number}", counts, number, finished or now(), scores)
            await house.store.write(lambda write, row=row: add_attempt(write, row))  # type: ignore[misc]
        best = [attempt("P2", 1, 90), attempt("P5", 1, 90), attempt("P4", 3, 70)]
        for guest, own in (
            (guests[0], attempt("P0", 5, 10)),
            (guests[6], attempt("P6", None, LATE)),
            (guests[7], attempt("P7", None, WITHOUT_ACCOUNT)),
        ):
            deal = await house.dealing.describe(made, guest.id)
            assert facts(deal.mine) == [own]
            assert deal.results is not None
            assert facts(deal.results) == best
        gave_up = await house.dealing.describe(made, guests[3].id)
        assert (facts(gave_up.mine), gave_up.results) == ([attempt("P3", None, None)], None)
        monkeypatch.setattr(dealing, "MOST_SHOWN", 100)
        everybody = await house.dealing.describe(made, guests[0].id)
        assert everybody.results is not None
        assert [one.name for one in everybody.results] == ["P2", "P5", "P4", "P1", "P0", "P6", "P7", "P3"]
        stranger = await house.dealing.describe(made, host.id)
        assert (stranger.mine, stranger.results) == ([], None)
        await house.close()

    asyncio.run(asyncio.wait_for(run(), 120))

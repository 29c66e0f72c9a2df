"""The deals of a day are promised before it begins, in the list that everybody can read."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from openingbell.core.registry import game_names
from openingbell.server.deals import days
from openingbell.server.house import House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.deals import deals_of_day
from openingbell.server.store.store import Store

TODAY, TOMORROW = date(2026, 3, 1), date(2026, 3, 2)


def test_tomorrows_deals_are_promised_in_public_and_nobody_sees_them(
    any_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days, "today", lambda: TODAY)

    async def run() -> None:
        house = House(Store(open_database(any_store)), Settings(store=any_store))
        await house.dealing.prepare()
        listed = {row["number"]: row["commitment"] for row in await house.store.promises(0, 100)}
        made = await house.store.read(lambda read: deals_of_day(read, TOMORROW.isoformat()))
        promised = [await house.store.promise(deal.id) for deal in made]
        assert [deal.game for deal in made] == sorted(game_names())
        assert [listed.get(one.number) for one in promised if one] == [one.commitment for one in promised if one]
        with pytest.raises(HttpRefusal):
            await house.dealing.of_day(TOMORROW, None)
        monkeypatch.setattr(days, "today", lambda: TOMORROW)
        shown = await house.dealing.of_day(TOMORROW, None)
        assert [(deal.number, deal.commitment) for deal in shown.deals] == [
            (one.number, one.commitment) for one in promised if one
        ], "what is played is what was promised the day before"
        await house.close()

    asyncio.run(asyncio.wait_for(run(), 60))

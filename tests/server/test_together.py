"""What several workers say to each other: everything is heard, however much is said at once, in few notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from openingbell.server.leases import Place
from openingbell.server.sharing import TABLE, Viewers
from openingbell.server.store.database import open_database
from openingbell.server.store.store import new_id
from openingbell.server.together import MOST_IN_NOTICE, Together
from tests.patience import SECONDS
from tests.server.postgres import Postgres

TABLES = 5 * MOST_IN_NOTICE // 2


class Listener:
    """Notes how often something was heard, and about which tables."""

    def __init__(self) -> None:
        self.notices: list[list[str]] = []
        self.news = asyncio.Event()

    def heard(self, table_ids: Iterable[str]) -> None:
        self.notices.append(list(table_ids))
        self.news.set()

    def watched(self) -> Mapping[str, Viewers]:
        return {}

    def see(self, elsewhere: Mapping[str, Viewers]) -> None:
        pass

    def lead(self) -> None:
        pass

    async def look_after(self) -> None:
        pass

    async def hear_of(self, table_ids: set[str]) -> None:
        while not table_ids <= {one for notice in self.notices for one in notice}:
            self.news.clear()
            await self.news.wait()


def test_what_was_written_about_many_tables_is_heard_in_few_notices(postgres: Postgres) -> None:
    address = postgres.new_database()
    open_database(address).close()  # its tables are made
    asyncio.run(asyncio.wait_for(_say_much(address), SECONDS))


async def _say_much(address: str) -> None:
    speaking, hearing = (Together(address, Place(number, 2)) for number in range(2))
    listener = Listener()
    await hearing.start(listener)
    await speaking.start(Listener())
    try:
        tables = {new_id() for _ in range(TABLES)}
        for table_id in tables:
            speaking.announce(TABLE, table_id)
        await listener.hear_of(tables)
        assert {one for notice in listener.notices for one in notice} == tables
        assert len(listener.notices) == 3
    finally:
        await speaking.close()
        await hearing.close()

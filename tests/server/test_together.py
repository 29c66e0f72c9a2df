"""What several workers say to each other: everything is heard, however much is said at once, in few notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from openingbell.server.leases import Place
from openingbell.server.sharing import TABLE, Viewers
from openingbell.server.store.line import DatabaseLine
from openingbell.server.store.store import new_id
from openingbell.server.together import CHANNEL, MOST_IN_NOTICE, SAY, Together, _notices
from tests.patience import SECONDS
from tests.server.postgres import Postgres

TABLES = 5 * MOST_IN_NOTICE // 2
LAST = "nothing more"


class Listener:
    """Notes about which tables was heard together."""

    def __init__(self) -> None:
        self.notices: list[list[str]] = []

    def heard(self, table_ids: Iterable[str]) -> None:
        self.notices.append(list(table_ids))

    def watched(self) -> Mapping[str, Viewers]:
        return {}

    def see(self, elsewhere: Mapping[str, Viewers]) -> None:
        pass

    def lead(self) -> None:
        pass

    async def look_after(self) -> None:
        pass


def test_what_was_written_about_many_tables_is_heard_in_few_notices(postgres: Postgres) -> None:
    """Without leases, whose workers may take each other for dead on a busy machine, and then say nothing."""
    asyncio.run(asyncio.wait_for(_say_much(postgres.new_database()), SECONDS))


async def _say_much(address: str) -> None:
    ears, mouth, worker, listener = DatabaseLine(address), DatabaseLine(address), Together(address, Place()), Listener()
    worker._listener = listener
    tables = {new_id() for _ in range(TABLES)}
    try:
        async for notice in ears.listen(CHANNEL):
            if notice.payload == LAST:
                break
            worker._understand(*notice.payload.partition(" ")[::2])
            if not notice.payload:
                await mouth.ask((SAY, ([*_notices((TABLE, one) for one in tables), LAST],)))
    finally:
        await mouth.close()
        await ears.close()
    assert {one for heard in listener.notices for one in heard} == tables
    assert len(listener.notices) == 3

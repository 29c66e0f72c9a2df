"""Chance is promised before a game begins, by the house and by the players, and told when it is over."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event

from openingbell.core.record import Record
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.promise import Promise, new_secret, salt_commitment
from openingbell.fairness.verifying import problems, unlisted
from openingbell.protocol.messages import NewTable, SaltPromise, SaltTold, Sitting
from openingbell.server.house import House
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import Guest
from openingbell.server.store.numbers import GIVING
from openingbell.server.store.promises import add_promise
from openingbell.server.store.store import Store
from tests.patience import SECONDS
from tests.server.moments import Moments
from tests.server.postgres import Postgres
from tests.server.serving import BOT, ME, OPEN, Client, refusal, serving
from tests.server.test_leaving import request_number
from tests.server.test_migrations import finish

SALTED = {"kind": "me", "salted": True}
SALT = "ab" * 32
WAITING_FOR_A_NUMBER = (
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database "
    "WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted"
)


class Player:
    """A client that brings a salt to one table."""

    def __init__(self, client: Client, table_id: str) -> None:
        self.client = client
        self.path = f"/tables/{table_id}"
        self.salt = new_secret()

    def fair(self) -> dict[str, Any]:
        fair: dict[str, Any] = self.client.get(self.path)["fair"]
        return fair

    def promise(self, house: str | None = None) -> Any:
        house = house or self.fair()["commitment"]
        body = {"house": house, "commitment": salt_commitment(self.salt, house)}
        return self.client.ask("PUT", f"{self.path}/salt", body)

    def tell(self) -> Any:
        return self.client.ask("POST", f"{self.path}/salt", {"salt": self.salt})

    def status(self) -> str:
        return str(self.client.get(self.path)["status"])


def two(ann: Client, bob: Client) -> tuple[Player, Player]:
    """Two people with salts at a table of theirs."""
    table_id = ann.set_up([SALTED, OPEN])
    bob.put(f"/tables/{table_id}/seats/1", SALTED)
    return Player(ann, table_id), Player(bob, table_id)


def test_the_game_begins_when_everybody_has_told_their_salt(ann: Client, bob: Client) -> None:
    one, other = two(ann, bob)
    assert refusal(one.tell()) == (409, "salt-early")
    one.promise()
    assert (one.fair()["promised"], one.fair()["telling"]) == ([0], False)
    assert refusal(one.tell()) == (409, "salt-early")
    other.promise()
    assert one.fair()["telling"]
    one.tell()
    assert (one.status(), one.fair()["told"]) == ("waiting", [0])
    other.tell()
    assert one.status() == "playing"
    assert refusal(one.tell()) == (409, "begun")


def test_nobody_chooses_a_salt_once_another_is_told(ann: Client, bob: Client) -> None:
    one, other = two(ann, bob)
    one.promise()
    other.promise()
    one.tell()
    other.salt = new_secret()
    assert refusal(other.promise()) == (409, "salts-told")
    assert refusal(other.tell()) == (422, "salt")


def test_another_device_promises_its_own_salt_before_any_is_told(ann: Client, bob: Client) -> None:
    one, other = two(ann, bob)
    one.promise()
    one.salt = new_secret()
    one.promise()
    other.promise()
    one.tell()
    other.tell()
    assert one.status() == "playing"


def test_a_salt_is_bound_to_the_promise_of_the_house(ann: Client, bob: Client) -> None:
    one, _ = two(ann, bob)
    before = one.fair()["commitment"]
    one.promise()
    ann.put(f"{one.path}/options", {"options": {"players": 2, "holdings": "hidden"}, "listed": False})
    fair = one.fair()
    assert (fair["commitment"] == before, fair["promised"]) == (False, [])
    assert refusal(one.promise(before)) == (409, "promise")


def test_who_leaves_after_a_salt_was_told_ends_the_promise(ann: Client, bob: Client) -> None:
    one, other = two(ann, bob)
    one.promise()
    other.promise()
    one.tell()
    before = one.fair()
    bob.put(f"{one.path}/seats/1", OPEN)
    after = one.fair()
    assert after["number"] > before["number"]
    assert (after["promised"], after["told"]) == ([], [])


def salts_told_by_one(one: Player, other: Player) -> None:
    """Both have promised; the other one, who comes last, has not told theirs."""
    one.promise()
    other.promise()
    one.tell()


def test_the_record_says_how_often_chance_was_promised_anew_after_a_salt_was_told(tmp_path: Path) -> None:
    """However that came about, and whatever the server remembers of it; other options before that are no matter."""
    with (
        serving(tmp_path, "--bot-pause", "0") as server,
        closing(Client(server, "Ann")) as ann,
        closing(Client(server, "Bob")) as bob,
    ):
        one, other = two(ann, bob)
        ann.put(f"{one.path}/options", {"options": {"players": 2, "holdings": "hidden"}, "listed": False})
        salts_told_by_one(one, other)
        bob.put(f"{one.path}/seats/1", OPEN)
        bob.put(f"{one.path}/seats/1", SALTED)
        salts_told_by_one(one, other)
        ann.put(f"{one.path}/options", {"options": {"players": 2}, "listed": False})
        server.kill()
        server.start()
        salts_told_by_one(one, other)
        other.tell()
        ann.post(f"{one.path}/requests", {"what": "end"})
        number = request_number(bob, one.path.rpartition("/")[2])
        bob.post(f"{one.path}/requests/answer", {"number": number, "yes": True})
        record = Record.from_json(ann.get(f"{one.path}/record"))
    account = Account.from_json(record.extra[KEY])
    assert (account.again, len(account.salts)) == (2, 2)
    assert not list(problems(record, account))


def test_programs_and_bots_bring_no_salt(ann: Client) -> None:
    table = ann.get(f"/tables/{ann.set_up([ME, BOT])}")
    assert (table["status"], table["fair"]["promised"]) == ("playing", [])


def test_the_list_is_public_and_says_neither_table_nor_secret(ann: Client, nobody: Client) -> None:
    table_id = ann.set_up([ME, OPEN])
    fair = ann.get(f"/tables/{table_id}")["fair"]
    listed = nobody.get(f"/promises?after={fair['number'] - 1}")["promises"]
    assert listed[0]["commitment"] == fair["commitment"]
    assert set(listed[0]) == {"number", "commitment", "at"}


def test_whoever_has_read_up_to_a_number_misses_none_before_it(postgres: Postgres) -> None:
    """A worker has given a number and is not done yet, when another wants the next one."""
    address = postgres.new_database()
    first, second = [Promise(name, "acquire", 1, {}, None, new_secret()) for name in ("first", "second")]

    async def trial() -> None:
        here, there = open_database(address), Store(open_database(address))
        with psycopg.connect(address, autocommit=True) as looking:
            with here.writing.begin() as write:
                number = add_promise(write, first).number
                adding = asyncio.ensure_future(there.add_promise("", second))
                while not adding.done() and looking.execute(WAITING_FOR_A_NUMBER).fetchone() == (0,):
                    await asyncio.sleep(0)
                assert await there.promises(0, 10) == []
            assert (await adding).number > number
            assert [one["number"] for one in await there.promises(0, 10)] == [number, (await adding).number]
        await there.close()
        here.close()

    asyncio.run(asyncio.wait_for(trial(), SECONDS))


def test_numbers_are_locked_before_any_table(postgres: Postgres) -> None:
    """Else two batches could each hold what the other waits for."""
    address = postgres.new_database()
    house = [Promise(name, "acquire", 1, {}, None, new_secret()) for name in ("first", "second")]
    executed: list[str] = []

    async def trial() -> None:
        database = open_database(address)
        event.listen(database.writing, "begin", lambda connection: executed.append("BEGIN"))
        event.listen(database.writing, "before_cursor_execute", lambda *facts: executed.append(facts[2]))
        store = Store(database)
        moved = store.wait_until("a table that comes first", None)
        await asyncio.gather(moved, *(store.add_promise(one.table, one) for one in house))
        assert executed[:2] == ["BEGIN", str(GIVING)]
        assert "UPDATE tables" in executed[2]
        await store.close()

    asyncio.run(asyncio.wait_for(trial(), SECONDS))


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_finished_game_is_good_though_the_server_was_killed(tmp_path: Path, game: str) -> None:
    with serving(tmp_path, "--bot-pause", "0") as server:
        with closing(Client(server, "Ann")) as ann:
            table_id = ann.set_up([SALTED, BOT], game=game)
            player = Player(ann, table_id)
            assert refusal(ann.ask("GET", f"/tables/{table_id}/record")) == (409, "waiting")
            player.promise()
            kept = ann.get("/promises")["promises"]
            server.kill()
            server.start()
            player.tell()
            finish(ann, table_id)
            record = Record.from_json(ann.get(f"/tables/{table_id}/record"))
        account = Account.from_json(record.extra[KEY])
        assert [salt.salt for salt in account.salts] == [player.salt]
        assert not [*problems(record, account), *unlisted(account, kept)]


def test_a_full_table_waits_for_those_who_have_not_told_theirs(any_store: str, moments: Moments) -> None:
    """It is told until when, and their `/next` leads there."""

    async def trial() -> None:
        settings = Settings(any_store, clock_seconds=3600.0)
        house = House(Store(open_database(any_store)), settings)
        ann, bob = [await house.store.new_guest(name) for name in ("Ann", "Bob")]
        salted = Sitting(kind="me", salted=True)
        wanted = NewTable(game="acquire", options={"players": 2}, seats=[salted, Sitting(kind="open")])
        table = await house.set_up(ann, wanted)
        assert (await waiting(house, ann, bob), table.describe(None).begins_by) == ([[], []], None)
        await table.sit(bob, 1, salted)
        assert await waiting(house, ann, bob) == [[table.id], [table.id]]
        assert table.describe(None).begins_by == moments.at + settings.salt_seconds * 1000
        fair = table.describe(None).fair
        assert fair is not None
        told = salt_commitment(SALT, fair.commitment)
        for guest in (ann, bob):
            await table.promise_salt(guest, SaltPromise(house=fair.commitment, commitment=told))
        await table.tell_salt(ann, SaltTold(salt=SALT))
        assert await waiting(house, ann, bob) == [[], [table.id]]
        await table.tell_salt(bob, SaltTold(salt=SALT))
        assert (table.describe(None).status, table.describe(None).begins_by) == ("playing", None)
        assert sorted(await waiting(house, ann, bob)) == [[], [table.id]], "whoever begins is waited for"
        await house.close()

    asyncio.run(asyncio.wait_for(trial(), 60))


async def waiting(house: House, *guests: Guest) -> list[list[str]]:
    return [await house.store.notices.waiting_for(guest.id) for guest in guests]


def test_who_does_not_tell_in_time_gets_up(any_store: str, moments: Moments) -> None:
    """The time is in the store: it goes on while no server does, and at tables that are in nobody's memory."""

    async def trial() -> None:
        settings = Settings(any_store, clock_seconds=3600.0)
        house = House(Store(open_database(any_store)), settings)
        ann = await house.store.new_guest("Ann")
        salted = Sitting(kind="me", salted=True)
        table = await house.set_up(
            ann, NewTable(game="acquire", options={"players": 2}, seats=[salted, Sitting(kind="bot", bot="random")])
        )
        moments.pass_by(settings.salt_seconds / 2)
        await house.close()
        house = House(Store(open_database(any_store)), settings)
        moments.pass_by(settings.salt_seconds / 2 - 1)
        await house.look_at_clocks()
        assert (await house.table(table.id)).describe(None).seats[0].kind == "human"
        await house.close()
        house = House(Store(open_database(any_store)), settings)
        moments.pass_by(1)
        await house.look_at_clocks()
        table = await house.table(table.id)
        assert [seat.kind for seat in table.describe(None).seats] == ["open", "bot"]
        assert table.describe(None).status == "waiting"
        assert await house.store.due(10**15, 1) == [], "nobody waits for anything now"
        await table.sit(ann, 0, salted)
        fair = table.describe(None).fair
        assert fair is not None
        wanted = SaltPromise(house=fair.commitment, commitment=new_secret())
        await table.promise_salt(ann, wanted)
        assert table.describe(None).fair is not None
        await house.close()

    asyncio.run(trial())

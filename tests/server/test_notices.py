"""Notices: who is told of a turn, when, once, and nothing that they could not know."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import event

from openingbell.locales import Words
from openingbell.protocol.messages import NewTable, Sitting
from openingbell.protocol.notices import NewWay, NoticeWishes, PushKeys, Quiet
from openingbell.server import refusals
from openingbell.server.entries import now
from openingbell.server.house import House
from openingbell.server.notices.manners import Manners, contact_at
from openingbell.server.notices.quiet import quiet_until
from openingbell.server.notices.saying import Turn, body_for, somebodys_turn, your_turns
from openingbell.server.settings import Settings
from openingbell.server.sharing import Alone
from openingbell.server.site import Site
from openingbell.server.store.database import open_database
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store
from openingbell.server.store.turns import TurnRow, note_turns, take_turns_of
from openingbell.server.store.upkeep import opened
from openingbell.server.store.ways import WishRow, keep_wish, wish_of
from openingbell.server.store.writer import TooLate
from openingbell.server.table import Table
from openingbell.server.watching import Viewer
from tests.patience import SECONDS
from tests.server.outside import Browser, Service, running
from tests.server.postgres import Postgres
from tests.server.serving import BOT, ME, OPEN, Client, refusal

SITE = "https://bell.example/"
CONTACT = "postmaster@bell.example"
NEVER = 3600.0


class Evening:
    """Ann and Bob at a house whose notices go to a service on loopback. Nothing is told before `tell`."""

    def __init__(self, address: str, service: Service, **manners: object) -> None:
        settled = {
            "contact": contact_at(Site.of((), SITE)),
            "look": NEVER,
            "grace": 0.0,
            "gap": 0.0,
            "pauses": (0.0, 0.0),
            "outside": service.outside(),
        }
        self.settings = Settings(store=address, notices=Manners(**{**settled, **manners}))  # type: ignore[arg-type]
        self.service = service
        self.browser = Browser()
        self.house = self.open()

    def open(self, sharing: Alone | None = None) -> House:
        return House(Store(open_database(self.settings.store)), self.settings, sharing)

    async def begin(self) -> None:
        self.ann = await self.house.store.new_guest("Ann")
        self.bob = await self.house.store.new_guest("Bob")

    async def push_to(self, guest: Guest, path: str = "/push") -> None:
        keys = PushKeys(**self.browser.keys())
        await self.house.notices.add(guest.id, NewWay(address=self.service.address(path), keys=keys), SITE)

    async def table(self, **wanted: object) -> Table:
        """Ann's turn."""
        seats = [Sitting(kind="me"), Sitting(kind="open")]
        asked = NewTable(game="acquire", options={"players": 2}, seats=seats, **wanted)  # type: ignore[arg-type]
        table = await self.house.set_up(self.ann, asked)
        await table.sit(self.bob, 1, Sitting(kind="me"))
        return table

    async def to_turn_of(self, guest: Guest, table: Table) -> None:
        """Whoever else has to decide does, until it is this guest's turn."""
        while (seat := table.seat_asked(self.ann.id)) is not None and table.seating.seats[seat].guest != guest.id:
            state = table.running().play.state
            move = state.game.to_text(state, state.legal()[-1])
            await table.move(table.seating.seats[seat].guest or "", table.seq, [move])

    async def tell(self) -> None:
        await self.house.notices.look()

    async def told(self) -> dict[str, str]:
        """The next notice, as the browser shows it."""
        said: dict[str, str] = json.loads(self.browser.read((await self.service.next()).body))
        return said


def spend(address: str, tmp_path: Path, happen: Callable[[Evening], Awaitable[None]], **manners: object) -> None:
    async def run() -> None:
        async with running(tmp_path) as service:
            evening = Evening(address, service, **manners)
            await evening.begin()
            await happen(evening)
            await evening.house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_a_turn_is_told_by_push_with_nothing_hidden(any_store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        table = await evening.table()
        await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        arrived = await evening.service.next()
        assert json.loads(evening.browser.read(arrived.body)) == {
            "title": "Your turn",
            "text": "Acquire with Ann",
            "path": f"t/{table.id}",
            "tag": "turn",
        }
        scheme, _, signed = arrived.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in signed.split(","))
        claims = json.loads(urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
        assert (scheme, claims["aud"], claims["sub"]) == ("vapid", "https://push.example", f"mailto:{CONTACT}")
        assert parts["k"] == (await evening.house.notices.of(evening.bob.id)).key
        await evening.tell()
        assert evening.service.arrived.empty()

    spend(any_store, tmp_path, happen)


def test_who_looks_is_not_told_but_who_has_the_page_out_of_sight_is(store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        table, viewer = await evening.table(), Viewer(evening.bob.id)
        table.join(viewer)
        await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        viewer.away = True
        await evening.to_turn_of(evening.ann, table)
        await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        assert (await evening.told())["path"] == f"t/{table.id}"
        assert evening.service.arrived.empty()

    spend(store, tmp_path, happen)


def test_who_has_moved_already_is_not_told(store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        table = await evening.table()
        await evening.to_turn_of(evening.bob, table)
        await evening.to_turn_of(evening.ann, table)
        await evening.tell()
        assert await evening.house.store.notices.turns_due(now(), 10) == []
        assert evening.service.arrived.empty()

    spend(store, tmp_path, happen)


def test_several_tables_are_one_notice(any_store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        tables = [await evening.table(), await evening.table()]
        for table in tables:
            await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        said = await evening.told()
        assert (said["title"], said["text"], said["path"]) == ("2 tables wait for you", "Acquire", "next")
        first = await evening.house.notices.next_table(evening.bob.id, None)
        second = await evening.house.notices.next_table(evening.bob.id, first)
        assert {first, second} == {table.id for table in tables}
        assert await evening.house.notices.next_table(evening.bob.id, second) == first

    spend(any_store, tmp_path, happen)


def test_nobody_is_told_twice_in_a_short_time(store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        for _ in range(2):
            await evening.to_turn_of(evening.bob, await evening.table())
            await evening.tell()
        await evening.told()
        assert evening.service.arrived.empty()
        (waits,) = await evening.house.store.notices.turns_due(now() + 3_600_000, 10)
        assert now() + 3_000_000 < waits.due <= now() + 3_600_000

    spend(store, tmp_path, happen, gap=3600.0)


def test_quiet_hours_put_off_what_is_to_be_told(any_store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        an_hour_ago, tonight = (datetime.now(UTC) + timedelta(hours=hours) for hours in (-1, 12))
        always = Quiet(since=f"{an_hour_ago:%H:%M}", until=f"{tonight:%H:%M}", zone="UTC")
        await evening.house.notices.wish(evening.bob.id, NoticeWishes(language="it", quiet=always))
        await evening.to_turn_of(evening.bob, await evening.table())
        await evening.tell()
        (waits,) = await evening.house.store.notices.turns_due(now() + 86_400_000, 10)
        assert waits.due == quiet_until(always, now())
        await evening.house.notices.wish(evening.bob.id, NoticeWishes(language="it"))
        await evening.house.store.notices.put_off([waits], now())
        await evening.tell()
        assert (await evening.told())["title"] == "Tocca a te"

    spend(any_store, tmp_path, happen)


def test_a_language_that_is_not_spoken_is_refused_and_one_that_was_is_told_in_english(
    any_store: str, tmp_path: Path
) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        with pytest.raises(refusals.HttpRefusal) as refused:
            await evening.house.notices.wish(evening.bob.id, NoticeWishes(language="zz"))
        assert (refused.value.status, refused.value.error) == (404, "language")
        assert (await evening.house.notices.of(evening.bob.id)).wishes.language == "en"
        await evening.house.store.notices.keep_wish(WishRow(evening.bob.id, "zz"))  # by a server that spoke it
        await evening.to_turn_of(evening.bob, await evening.table())
        await evening.tell()
        assert (await evening.told())["title"] == "Your turn"

    spend(any_store, tmp_path, happen)


def test_what_goes_wrong_with_one_stops_no_other(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.ann, "/ann")
        await evening.push_to(evening.bob)
        for guest in (evening.ann, evening.bob):
            await evening.to_turn_of(guest, await evening.table())
        kept, wish_of = evening.house.store.notices, evening.house.store.notices.wish_of

        async def fail(guest_id: str) -> WishRow:
            if guest_id == evening.ann.id:
                raise TooLate("a secret")
            return await wish_of(guest_id)

        monkeypatch.setattr(kept, "wish_of", fail)
        await evening.tell()
        assert (await evening.service.next()).path == "/push"
        assert "TooLate" in caplog.text
        assert "secret" not in caplog.text
        assert await kept.turns_due(now(), 10) == []  # it stands in nobody's way
        assert [turn.guest for turn in await kept.turns_due(now() + 3_600_000, 10)] == [evening.ann.id]

    spend(store, tmp_path, happen)


def test_looking_goes_on_whatever_happens(store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        kept, turns_due = evening.house.store.notices, evening.house.store.notices.turns_due

        async def fail_once(moment: int, most: int) -> list[TurnRow]:
            monkeypatch.setattr(kept, "turns_due", turns_due)
            raise TooLate

        monkeypatch.setattr(kept, "turns_due", fail_once)
        await evening.to_turn_of(evening.bob, await evening.table())
        assert (await evening.told())["title"] == "Your turn"

    spend(store, tmp_path, happen, look=0.01)


def test_two_workers_tell_somebody_for_the_first_time_at_the_same_moment(postgres: Postgres, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        table = await evening.table()
        turn = TurnRow(table.id, False, evening.bob.id, due=1)
        with opened(evening.settings.store) as here, opened(evening.settings.store) as there:

            def be_faster(connection: object, cursor: object, statement: str, *_: object) -> None:
                if statement.startswith("INSERT INTO wishes"):
                    with there.writing.begin() as write:
                        keep_wish(write, WishRow(evening.bob.id, "it"))

            event.listen(here.writing, "before_cursor_execute", be_faster)
            with here.writing.begin() as write:
                note_turns(write, [turn])
                assert take_turns_of(write, evening.bob.id, [turn], 2, 0) == [turn]
            with here.reading.connect() as read:
                assert wish_of(read, evening.bob.id) == WishRow(evening.bob.id, "it", told=2)

    spend(postgres.new_database(), tmp_path, happen)


def test_what_does_not_arrive_is_sent_again_so_many_times(store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        table = await evening.table()
        evening.service.statuses = [500, 429]
        await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        for _ in range(3):
            await evening.told()
        evening.service.status = 503
        await evening.to_turn_of(evening.ann, table)
        await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        for _ in range(3):
            await evening.told()
        await _until(lambda: _ways(evening), [1])
        assert evening.service.arrived.empty()

    spend(store, tmp_path, happen)


def test_a_way_where_nobody_listens_is_forgotten(any_store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        table = await evening.table()
        evening.service.status = 410
        await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        await _until(lambda: _ways(evening), [])

    spend(any_store, tmp_path, happen)


def test_a_way_that_fails_again_and_again_is_forgotten(store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        table = await evening.table()
        evening.service.status = 400
        for failed in ([1], []):
            await evening.to_turn_of(evening.ann, table)
            await evening.to_turn_of(evening.bob, table)
            await evening.tell()
            await _until(lambda: _ways(evening), failed)

    spend(store, tmp_path, happen, patience=2)


def test_a_table_of_which_somebody_wants_to_hear_nothing(store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        quiet, loud = await evening.table(), await evening.table()
        await evening.house.notices.turn_off(quiet.id, evening.bob.id, True)
        for table in (quiet, loud):
            await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        assert (await evening.told())["path"] == f"t/{loud.id}"

    spend(store, tmp_path, happen)


def test_a_tables_channel_is_told_as_late_as_spectators_are(
    any_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happen(evening: Evening) -> None:
        table = await evening.table(delay=600)
        await evening.house.notices.add(
            evening.ann.id, NewWay(address=evening.service.address("/channel")), SITE, table.id
        )
        await evening.to_turn_of(evening.ann, table)
        await evening.to_turn_of(evening.bob, table)
        await evening.tell()
        assert evening.service.arrived.empty()
        for place in ("delay", "notices.telling"):
            monkeypatch.setattr(f"openingbell.server.{place}.now", lambda: now() + 601_000)
        await evening.tell()
        arrived = await evening.service.next()
        assert json.loads(arrived.body) == {
            "title": "Bob to move",
            "text": "Bob to move: Acquire with Ann",
            "url": f"{SITE}t/{table.id}",
        }

    spend(any_store, tmp_path, happen)


def test_a_tables_channel_is_not_told_twice_in_a_short_time(
    any_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happen(evening: Evening) -> None:
        table = await evening.table()
        channel = NewWay(address=evening.service.address("/channel"))
        await evening.house.notices.add(evening.ann.id, channel, SITE, table.id)
        await evening.to_turn_of(evening.ann, table)
        for guest in (evening.bob, evening.ann):
            await evening.to_turn_of(guest, table)
            await evening.tell()
        assert json.loads((await evening.service.next()).body)["title"] == "Bob to move"
        assert [turn.guest for turn in await evening.house.store.notices.turns_due(now() + 120_000, 10)] == [
            evening.ann.id
        ]
        monkeypatch.setattr("openingbell.server.notices.telling.now", lambda: now() + 121_000)
        await evening.tell()
        assert json.loads((await evening.service.next()).body)["title"] == "Ann to move"
        assert evening.service.arrived.empty()

    spend(any_store, tmp_path, happen, gap=120.0)


def test_all_from_one_address_try_so_many_in_an_hour(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openingbell.server.notices.desk.FROM_ONE_PLACE", 2)

    async def happen(evening: Evening) -> None:
        async def add(guest: Guest, comes_from: str) -> None:
            wanted = NewWay(address=evening.service.address())
            await evening.house.notices.add(guest.id, wanted, SITE, comes_from=comes_from)

        await add(evening.ann, "one")
        await add(evening.bob, "one")
        with pytest.raises(refusals.HttpRefusal) as refused:
            await add(await evening.house.store.new_guest("Cid"), "one")
        assert (refused.value.status, refused.value.error) == (429, "notice-trials")
        await add(evening.ann, "another")

    spend(store, tmp_path, happen)


def test_what_was_to_be_told_outlasts_the_server_and_is_told_once(any_store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        await evening.to_turn_of(evening.bob, await evening.table())
        await evening.house.close()
        houses = [evening.open(), evening.open()]
        evening.house = houses[0]
        await asyncio.gather(*(house.notices.look() for house in houses))
        await evening.told()
        await houses[1].notices.look()
        assert evening.service.arrived.empty()
        await houses[1].close()

    spend(any_store, tmp_path, happen)


def test_only_who_leads_a_table_tells(store: str, tmp_path: Path) -> None:
    class Follower(Alone):
        def holds(self, table_id: str) -> bool:
            return False

    async def happen(evening: Evening) -> None:
        await evening.push_to(evening.bob)
        await evening.to_turn_of(evening.bob, await evening.table())
        await evening.house.close()
        evening.house = evening.open(Follower())
        await evening.tell()
        assert len(await evening.house.store.notices.turns_due(now(), 10)) == 1
        assert evening.service.arrived.empty()

    spend(store, tmp_path, happen)


def test_nobody_elses_way_and_not_too_many(store: str, tmp_path: Path) -> None:
    async def happen(evening: Evening) -> None:
        notices = evening.house.notices
        for number in range(10):
            await evening.push_to(evening.bob, f"/{number}")
        await evening.push_to(evening.bob, "/9")  # the same browser again
        with pytest.raises(refusals.HttpRefusal, match="10 ways"):
            await evening.push_to(evening.bob, "/10")
        ways = (await notices.of(evening.bob.id)).ways
        assert {(way.kind, way.host) for way in ways} == {("push", "push.example")}
        with pytest.raises(refusals.HttpRefusal, match="no such way"):
            await notices.drop(evening.ann.id, ways[0].id)
        with pytest.raises(refusals.HttpRefusal, match="no such way"):
            await notices.try_out(evening.ann.id, ways[0].id)
        await notices.try_out(evening.bob.id, ways[0].id)
        assert (await evening.told())["title"] == "Notices arrive here"
        evening.service.status = 500
        with pytest.raises(refusals.HttpRefusal, match="did not arrive"):
            await notices.try_out(evening.bob.id, ways[0].id)
        await notices.drop(evening.bob.id, ways[0].id)
        assert len((await notices.of(evening.bob.id)).ways) == 9

    spend(store, tmp_path, happen)


ROME = Quiet(since="22:00", until="08:00", zone="Europe/Rome")


@pytest.mark.parametrize(
    ("moment", "until"),
    [
        ("2026-01-10 21:59", None),
        ("2026-01-10 22:00", "2026-01-11 08:00"),
        ("2026-01-11 07:59", "2026-01-11 08:00"),
        ("2026-01-11 08:00", None),
        ("2026-03-28 23:00", "2026-03-29 08:00"),  # the night in which an hour is missing
    ],
)
def test_quiet_hours_are_the_persons_own(moment: str, until: str | None) -> None:
    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Rome")).timestamp() * 1000)

    assert quiet_until(ROME, at(moment)) == (None if until is None else at(until))


def test_names_are_no_markup_in_a_channel() -> None:
    turn = Turn("t1", "acquire", "@everyone", ("[x](https://evil.example)", "**Cid**"))
    said = json.loads(body_for("discord", somebodys_turn(Words("en"), turn), SITE))
    assert said["allowed_mentions"] == {"parse": []}
    assert said["content"] == (
        "**\\@everyone to move**\n"
        "Acquire with \\[x\\]\\(https\\://evil.example\\), and \\*\\*Cid\\*\\*\n"
        "<https://bell.example/t/t1>"
    ).replace(", and", " and")
    assert your_turns(Words("en"), [turn, turn]).text == "Acquire"


def test_the_commands_refuse_what_leads_inside(ann: Client, nobody: Client) -> None:
    assert refusal(nobody.ask("GET", "/notices")) == (401, "guest")
    assert ann.get("/notices")["ways"] == []
    for address, error in (
        ("http://93.184.215.14/", "notice-address"),
        ("https://127.0.0.1/", "notice-private"),
        ("https://[::ffff:10.0.0.1]/", "notice-private"),
        ("https://169.254.169.254/latest/meta-data", "notice-private"),
        ("https://localhost:8443/", "notice-private"),
    ):
        assert refusal(ann.ask("POST", "/notices/ways", {"address": address})) == (422, error)
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    wrong = ann.ask("POST", "/notices/ways", {"address": "https://push.example/", "keys": keys})
    assert refusal(wrong) == (422, "notice-subscription")
    quiet = {"since": "22:00", "until": "08:00", "zone": "../etc/passwd"}
    assert refusal(ann.ask("PUT", "/notices", {"quiet": quiet})) == (422, "notice-zone")
    ann.put("/notices", {"language": "ko", "quiet": {**quiet, "zone": "Asia/Seoul"}})
    assert ann.get("/notices")["wishes"]["quiet"]["zone"] == "Asia/Seoul"


def test_a_tables_channel_is_its_hosts(ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, OPEN])
    way = {"address": "https://127.0.0.1/"}
    assert refusal(bob.ask("POST", f"/tables/{table}/notices/ways", way)) == (403, "host")
    assert refusal(ann.ask("POST", f"/tables/{table}/notices/ways", way)) == (422, "notice-private")
    assert bob.put(f"/tables/{table}/notices", {"off": True}) == {"off": True, "ways": []}
    assert ann.get(f"/tables/{table}/notices") == {"off": False, "ways": []}


def test_the_next_table_that_waits_has_one_address(ann: Client, nobody: Client) -> None:
    def where(client: Client, path: str = "/next") -> str:
        return str(client.ask("GET", f"/..{path}").headers["location"])

    assert where(nobody) == "/"
    assert where(ann) == "/"
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        while not live.position()["legal"]:
            pass
    assert where(ann) == f"/t/{table}"
    assert where(ann, f"/next?after={table}") == f"/t/{table}"


async def _ways(evening: Evening) -> list[int]:
    return [way.failed for way in await evening.house.store.notices.ways_of(evening.bob.id)]


async def _until(look: Callable[[], Awaitable[list[int]]], wanted: list[int]) -> None:
    while await look() != wanted:
        await asyncio.sleep(0.01)

"""A whole game of Syndicate by two people in two browsers: an auction with limits, a trade with a counter-sketch, and a
ruin, all by clicks; and nothing that either browser or a spectator received was for somebody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from openingbell.core.state import CHANCE as NOBODY
from openingbell.server.entries import now
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.plot import ANN, BOB, FIRST_SUM, Plot, Scene, eventful, limits_for, sum_wanted, tradable
from tests.browser.stored import put_into
from tests.server.leaks.evening import Private
from tests.server.leaks.hearing import Heard, Viewer
from tests.server.leaks.scan import Listener, Scan
from tests.server.leaks.truth import Truth
from tests.server.serving import Server

SKIP = "[data-testid=skip]"


class Person:
    """Somebody with a browser, and everything that it has received."""

    def __init__(self, page: Page, name: str, seat: int) -> None:
        self.page = page
        self.seat = seat
        made = ask(page.context, "POST", "/guests", {"name": name})
        self.guest, self.token = made["guest"], made["token"]
        self.heard: list[Heard] = []
        self._answers: list[tuple[int, Response]] = []
        page.on("websocket", self._listen)
        page.on("response", lambda response: self._answers.append((now(), response)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(Heard(f"live {socket.url}", now(), str(frame))))

    def read_answers(self) -> None:
        """Everything that came by HTTP is heard, too."""
        for at, answer in self._answers:
            if "/api/" in answer.url and "json" in answer.headers.get("content-type", ""):
                self.heard.append(Heard(f"{answer.request.method} {answer.url}", at, answer.text()))

    def element(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def click(self, name: str) -> None:
        self.element(name).click()

    def come_to(self, seq: int) -> None:
        """Until the page shows the position after so many moves. Nobody waits for the end of a story."""
        there = f"[data-testid=table][data-seq='{seq}']"
        while True:
            self.page.locator(f"{there}, {SKIP}").first.wait_for()
            if self.page.locator(there).count():
                return
            self.page.keyboard.press("x")


@dataclass
class Table:
    """Where they play, and what they keep to themselves there."""

    id: str
    ann: Person
    bob: Person
    watcher: Viewer
    game: str = "syndicate"
    delay: int = 0
    private: Private = field(default_factory=lambda: Private(orders={ANN: [], BOB: []}))

    @property
    def everybody(self) -> list[Listener]:
        return [self.ann, self.bob, self.watcher]

    def person(self, seat: int) -> Person:
        return (self.ann, self.bob)[seat]


@contextmanager
def meeting(new_context: NewContext, server: Server, plot: Plot) -> Iterator[Table]:
    """Both have come to a table at which nobody has moved, and somebody without a name looks on."""
    ann, bob = (Person(new_context().new_page(), name, seat) for seat, name in enumerate(("Ann", "Bob")))
    table = put_into(server.store, ann.guest, plot.play, [bob.guest], plot.secret)
    watcher = Viewer(server, None)
    watcher.watch(f"/tables/{table}/live")
    for person in (ann, bob):
        person.page.goto(f"/t/{table}")
        person.come_to(plot.play.seq)
    yield Table(table, ann, bob, watcher)
    watcher.close()


def test_a_whole_game_of_two(new_context: NewContext, server: Server) -> None:
    plot = eventful()
    with meeting(new_context, server, plot) as table:
        for scene in plot.scenes():
            PLAYED.get(scene.kind, decide)(table, scene)
            for person in (table.ann, table.bob):
                person.come_to(scene.seq)
        see_the_end(table)
        table.watcher.wait(lambda position: position["seq"] >= plot.play.seq)
        truth = Truth(server.store, table.id)
        made = [(NOBODY if entry.seat is None else entry.seat, entry.text) for entry in truth.entries]
        assert made == plot.play.written()
        look_through(table, truth)


def decide(table: Table, scene: Scene) -> None:
    person = table.person(scene.seat)
    person.page.locator(f"[data-testid=actions] [data-move='{scene.moves[0]}']").click()


def bid(table: Table, scene: Scene) -> None:
    """Both name a limit where they see it, whether they are asked or not; then the limits bid for them."""
    auction = scene.view["auction"]
    limits = limits_for(auction["nominal"])
    asked, other = table.person(scene.seat), table.person(1 - scene.seat)
    expect(other.element("auction-price")).to_have_text(str(auction["nominal"]))
    set_limit(table, other, auction["good"], limits[other.seat] - 1)  # which is taken back
    other.click("limit-cancel")
    set_limit(table, other, auction["good"], limits[other.seat])
    expect(other.element("limit-stands")).to_be_visible()
    set_limit(table, asked, auction["good"], limits[asked.seat])


def set_limit(table: Table, person: Person, good: str, price: int) -> None:
    table.private.orders[person.seat].append({"word": "limit", "facts": {"good": good, "price": price}})
    person.element("limit-number").fill(str(price))
    person.click("limit-give")


def trade(table: Table, scene: Scene) -> None:
    ann, bob = table.ann, table.bob
    mine, theirs, kept = tradable(scene.view, ANN)[0], *tradable(scene.view, BOB)[:2]
    firm = scene.view["players"][BOB]["firms"][theirs][0]
    wanted = str(sum_wanted(scene.view))
    table.private.sketches[wanted] = (ANN, BOB)
    # Bob tells the table what is not for sale.
    told = {"word": "no-offers-for", "facts": {"group": kept}}
    table.private.told.append(told)
    table.private.orders[BOB].append(told)
    bob.click(f"no-offers-{kept}")
    expect(bob.element(f"no-offers-{kept}")).to_have_attribute("aria-pressed", "true")
    # Ann builds by clicks, in no order.
    ann.click("kind-trade")
    expect(ann.element("builder").get_by_test_id(f"told-{BOB}")).to_be_visible()
    ann.click(f"takes-{theirs}")
    ann.click(f"gives-money-{FIRST_SUM}")
    expect(ann.element("worth-gives")).to_have_text(f"worth {FIRST_SUM}")
    ann.click(f"gives-{mine}")
    expect(ann.element(f"trade-firm-{firm}")).to_be_visible()
    expect(ann.element("builder").locator("[data-testid^=gives-][aria-pressed=true]")).to_have_count(1)
    ann.click("propose")
    # Bob sees before and after, and answers with something else.
    expect(bob.element(f"trade-firm-{firm}")).to_be_visible()
    expect(bob.element(f"trade-seat-{ANN}")).to_contain_text("→")
    bob.click("counter")
    bob.element("gives-money").fill(wanted)
    bob.element("gives-money").press("Tab")
    bob.click("show-sketch")
    # It opens in Ann's builder, and is proposed from there.
    expect(ann.element(f"shown-{BOB}")).to_have_attribute("data-sender", str(BOB))
    expect(bob.element(f"shown-{ANN}")).to_be_visible()
    ann.click(f"open-sketch-{BOB}")
    expect(ann.element("gives-money")).to_have_value(wanted)
    ann.click("propose")
    for person, other in ((ann, BOB), (bob, ANN)):
        expect(person.element(f"shown-{other}")).to_have_count(0)
    bob.page.locator("[data-move=accept]").click()
    for person in (ann, bob):
        expect(person.element(f"cell-{scene.view['firms'][firm]['cell']}")).to_have_attribute("data-owner", str(ANN))


def owe(table: Table, scene: Scene) -> None:
    """What could bring money is planned and sent."""
    person = table.person(scene.seat)
    expect(person.element("lacking")).to_be_visible()
    person.element("debt").locator(f"[data-move='{scene.moves[0]}']").click()
    person.click("confirm")


PLAYED: dict[str, Callable[[Table, Scene], None]] = {"auction": bid, "trade": trade, "debt": owe}


def see_the_end(table: Table) -> None:
    for person, won, ruined in ((table.ann, "Bob buys", "You are ruined"), (table.bob, "You buy", "Ann is ruined")):
        expect(person.element("results")).to_be_visible()
        expect(person.element(f"rank-{ANN}")).to_contain_text("2")
        for told in (won, ruined):
            expect(person.element("log")).to_contain_text(told)


def look_through(table: Table, truth: Truth) -> None:
    """Nothing is found; and it would be, had one of them received what the other did."""
    for person in (table.ann, table.bob):
        person.read_answers()
    scan = Scan(table, truth)
    found = list(scan.findings())
    assert not found, "\n".join(map(str, found[:5]))
    for listener, other in ((table.ann, table.bob), (table.bob, table.ann), (table.ann, table.watcher)):
        assert any(list(scan.findings_in(other, heard)) for heard in listener.heard)

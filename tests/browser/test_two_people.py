"""Two people at one table: each has a browser, and neither is sent what is the other's."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask, tiles_in

TURNS = 6


class Ear:
    """Everything a page receives, over the socket and by HTTP."""

    def __init__(self, page: Page) -> None:
        self._frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("response", self._keep)

    def _hear(self, frame: str | bytes) -> None:
        self._frames.append(str(frame))

    def _keep(self, response: Response) -> None:
        self._responses.append(response)

    def heard(self) -> set[str]:
        """Every tile that was ever named."""
        assert self._frames
        answers = [answer.text() for answer in self._responses if "/api/tables/" in answer.url]
        return tiles_in(" ".join([*self._frames, *answers]))


def hand_of(player: Player, seq: int) -> set[str]:
    position = ask(player.page.context, "GET", f"/tables/{player.table_id}/positions/{seq}")
    return {tile["tile"] for tile in position["view"]["hand"]}


def check_what_is_seen(player: Player, other: Player, ear: Ear) -> None:
    """The player has to place a tile: their hand is on the page, and nothing of the other's ever came this way."""
    own, others = hand_of(player, player.seq), hand_of(other, player.seq)
    assert len(own) == len(others) == 6
    shown = player.page.locator("[data-testid^=hand-tile-]").all()
    assert {tile_of(tile) for tile in shown} == own
    over_board = player.page.locator("[data-testid^=board-tile-], [data-testid^=own-tile-]").all()
    assert {tile_of(tile) for tile in over_board} == own
    assert not tiles_in(player.element("log").inner_text()) & others
    heard = ear.heard()
    assert own <= heard
    assert not heard & others


def tile_of(element: Locator) -> str:
    return (element.get_attribute("data-testid") or "").rpartition("-")[2]


def test_each_sees_their_own_tiles_only(new_context: NewContext) -> None:
    ann, bob = (Player(new_context().new_page()) for _ in range(2))
    ears = [Ear(player.page) for player in (ann, bob)]

    ann.page.goto("/")
    ann.element("name").fill("Ann")
    ann.element("more-choices").locator("summary").click()
    for choice in ("players-3", "seat-2-casual", "listed-listed"):
        ann.page.locator(f"label:has([data-testid={choice}])").click()
    ann.element("create").click()
    link = ann.element("invite-link").input_value()
    expect(ann.element("seat-1")).to_have_attribute("data-kind", "open")

    bob.page.goto("/")
    expect(bob.element("open")).to_contain_text("Ann")
    bob.page.goto(link)
    bob.element("name").fill("Bob")
    bob.element("take-1").click()
    for player in (ann, bob):
        player.element("board").wait_for()

    turns = 0
    while turns < TURNS:
        for player, other, ear in ((ann, bob, ears[0]), (bob, ann, ears[1])):
            what = player.can_do()
            if what == "place":
                check_what_is_seen(player, other, ear)
                turns += 1
            if what is not None:
                player.do(what)  # a story may be over by now, and then it is the other's turn
    expect(ann.element("player-1")).to_contain_text("Bob")
    expect(bob.element("player-0")).to_contain_text("Ann")


def test_the_host_fills_the_table_with_bots_and_others_watch(new_context: NewContext) -> None:
    ann, eve = (Player(new_context().new_page()) for _ in range(2))
    ann.page.goto("/")
    ann.element("create").click()
    eve.page.goto(ann.element("invite-link").input_value())
    expect(eve.element("waiting")).to_be_visible()
    expect(eve.element("fill")).to_have_count(0)
    ann.page.locator("label:has([data-testid=level-casual])").click()
    ann.element("fill").click()
    for player in (ann, eve):
        player.element("board").wait_for()
        for seat, name in ((1, "Casual"), (2, "Casual 2"), (3, "Casual 3")):
            expect(player.element(f"player-{seat}")).to_contain_text(name)
    expect(eve.element("hand")).to_have_count(0)
    expect(ann.element("hand")).to_be_visible()

"""One guest in two tabs, and after a reload: nothing is made twice, nothing is lost."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import SIGNS, Player, ask
from tests.browser.stored import game_until, put_into
from tests.server.serving import Server


def two_tabs(new_context: NewContext) -> tuple[Player, Player, str]:
    """One game twice, and a tile to be placed there."""
    context = new_context()
    one, two = (Player(context.new_page()) for _ in range(2))
    one.play_bots("Ann")
    tile = one.lone_tile()
    two.page.goto(one.page.url)
    two.play_until(SIGNS["place"])
    return one, two, tile


def test_the_same_moves_from_two_tabs_are_made_once(new_context: NewContext) -> None:
    one, two, tile = two_tabs(new_context)
    placed = one.element("log-line").filter(has_text="You place").count()
    for tab in (one, two):
        tab.element(f"board-tile-{tile}").click()
        tab.element("done").wait_for()
    held: list[Route] = []
    one.page.route("**/moves", lambda route: held.append(route))
    one.element("done").click()
    with two.page.expect_response("**/moves"):
        two.element("done").click()
    while not held:
        one.page.wait_for_timeout(10)
    (late,) = held
    late.continue_()
    one.page.unroute("**/moves")
    for tab in (one, two):
        tab.play_until(SIGNS["place"])
    assert one.seq == two.seq
    for tab in (one, two):
        expect(tab.element("log-line").filter(has_text="You place")).to_have_count(placed + 1)
    expect(two.element("toast")).to_have_count(0)


def test_a_plan_is_dropped_when_the_other_tab_was_faster(new_context: NewContext) -> None:
    one, two, tile = two_tabs(new_context)
    two.element(f"board-tile-{tile}").click()
    expect(two.element("plan")).to_be_visible()
    one.end_turn()
    expect(two.element("toast")).to_contain_text("The position has changed")
    expect(two.element("plan")).to_have_count(0)


def may_trade(state: State) -> bool:
    """Seat 0 has to dispose of at least four shares, and may trade."""
    merger = state.view(0)["merger"]
    if state.view(0)["step"] != "dispose":
        return False
    names = [corporation["name"] for corporation in state.view(0)["corporations"]]
    held: int = state.view(0)["shares"][0][names.index(merger["defunct"])]
    return held >= 4 and "trade" in [state.game.to_text(state, action) for action in state.legal()]


def test_a_disposal_shows_its_money(new_context: NewContext, server: Server) -> None:
    context = new_context()
    ann = Player(context.new_page())
    guest = ask(context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(may_trade)
    view = play.state.view(0)
    names = [corporation["name"] for corporation in view["corporations"]]
    defunct = names.index(view["merger"]["defunct"])
    held, price, cash = view["shares"][0][defunct], view["corporations"][defunct]["price"], view["cash"][0]
    ann.page.goto(f"/t/{put_into(server.store, guest, play)}")
    expect(ann.element("proceeds")).to_have_text(f"${price:,} each")
    expect(ann.element("money")).to_contain_text(f"Cash then: ${cash:,}")
    ann.element("all-trade").click()
    expect(ann.element("more-trade")).to_be_disabled()
    expect(ann.element("all-trade")).to_be_disabled()
    expect(ann.element("count-trade")).not_to_have_text("0")
    ann.element("reset").click()
    expect(ann.element("count-trade")).to_have_text("0")
    ann.element("all-sell").click()
    expect(ann.element("count-sell")).to_have_text(str(held))
    expect(ann.element("proceeds")).to_contain_text(f"for ${held * price:,}")
    expect(ann.element("money")).to_contain_text(f"Cash then: ${cash + held * price:,}")
    bonuses = [
        seen["amount"]
        for _, seen in play.seen(0)
        if str(seen["event"]).startswith("bonus-")
        and (seen["corporation"], seen["seat"]) == (view["merger"]["defunct"], 0)
    ]
    if bonuses:
        expect(ann.element("money")).to_contain_text(f"Your bonus: ${bonuses[-1]:,}")
    ann.element("dispose-done").click()
    expect(ann.element("dispose")).to_have_count(0)


def test_a_merger_goes_on_after_a_reload(new_context: NewContext, server: Server) -> None:
    context = new_context()
    ann = Player(context.new_page())
    guest = ask(context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(may_trade)
    cash = play.state.view(0)["cash"][0]
    table = put_into(server.store, guest, play)
    ann.page.goto(f"/t/{table}")
    ann.element("dispose").wait_for()
    seq = ann.seq
    assert seq == play.seq
    held = ann.element("dispose-done").inner_text()

    ann.element("more-sell").click()
    expect(ann.element("count-sell")).to_have_text("1")
    expect(ann.element("player-0")).not_to_contain_text(f"${cash:,}")
    ann.page.reload()
    expect(ann.element("dispose-done")).to_have_text(held)
    expect(ann.element("player-0")).to_contain_text(f"${cash:,}")
    assert ann.seq == seq

    ann.element("more-trade").click()
    expect(ann.element("count-trade")).to_have_text("1")
    ann.element("more-sell").click()
    expect(ann.element("count-sell")).to_have_text("1")
    ann.element("less-trade").click()
    expect(ann.element("count-trade")).to_have_text("0")
    ann.element("dispose-done").click()
    ann.play_until(SIGNS["place"])
    stored = ask(context, "GET", f"/tables/{table}/positions/{seq + 2}")["view"]
    assert stored["cash"][0] > cash

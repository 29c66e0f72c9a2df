"""Notices on the page, and a page that can be installed: it shows pushes, opens their tables, and says that it is
offline.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player
from tests.browser.test_access import serious
from tests.server.serving import Server

READY = "async () => { const { scope } = await navigator.serviceWorker.ready; return scope; }"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, data }) => ({ title, body, path: data.path }))"""
SOMETHING_IS_SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  while ((await worker.getNotifications()).length === 0) await new Promise(requestAnimationFrame);
}"""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1366, "light")])
def test_how_one_wants_to_be_told_is_kept(new_context: NewContext, server: Server, width: int, scheme: str) -> None:
    page = new_context(viewport={"width": width, "height": 800}, color_scheme=scheme).new_page()
    Player(page).play_bots("Ann")
    table = page.url.rsplit("/", 1)[-1]
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("table-notices").click()
    with page.expect_response("**/api/tables/*/notices"):
        page.get_by_test_id("table-off").check()
    page.get_by_test_id("webhook").fill("https://127.0.0.1/hook")
    page.get_by_test_id("webhook-add").click()
    expect(page.get_by_role("alert").or_(page.get_by_role("status")).filter(has_text="public")).to_be_visible()
    page.get_by_test_id("quiet").check()
    page.get_by_test_id("quiet-since").fill("21:30")
    with page.expect_response("**/api/notices"):
        page.get_by_test_id("quiet-since").blur()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.reload()
    expect(page.get_by_test_id("quiet-since")).to_have_value("21:30")
    expect(page.get_by_test_id("table-off")).to_be_checked()
    page.get_by_test_id("back-to-table").click()
    expect(page).to_have_url(f"{server.address}/t/{table}")
    page.get_by_test_id("home").click()
    page.get_by_test_id("notices-link").click()
    page.get_by_test_id("next").click()
    expect(page).to_have_url(f"{server.address}/t/{table}")


def test_a_push_is_shown_and_leads_to_its_table(new_context: NewContext, server: Server) -> None:
    context = new_context(permissions=["notifications"])
    page = context.new_page()
    page.goto("/")
    assert page.evaluate(READY) == f"{server.address}/"
    _install(page)
    _push(context, page, server, {"title": "Your turn", "text": "Acquire with Bob", "path": "t/abc", "tag": "turn"})
    assert page.evaluate(SHOWN) == [{"title": "Your turn", "body": "Acquire with Bob", "path": "t/abc"}]
    context.service_workers[0].evaluate(CLICK)
    expect(page).to_have_url(f"{server.address}/t/abc")


def test_without_a_connection_the_page_says_so_and_comes_back(new_context: NewContext) -> None:
    context = new_context(locale="it-IT")
    page = context.new_page()
    page.goto("/")
    page.evaluate(READY)
    page.reload()  # from now on the worker is asked first
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Nessuna connessione.")).to_be_visible()
    context.set_offline(False)
    page.get_by_role("link").click()
    expect(page.get_by_test_id("lobby")).to_be_visible()


def _install(page: Page) -> None:
    """What a browser looks for before it offers to install a page."""
    manifest = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    for icon in manifest["icons"]:
        answer = page.request.get(f"/{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


def _push(context: BrowserContext, page: Page, server: Server, message: dict[str, str]) -> None:
    """As if the push service had delivered it; returns when it was shown."""
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    pushed = {"origin": server.address, "registrationId": found[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", pushed)
    page.evaluate(SOMETHING_IS_SHOWN)

"""Notices on the page, and a page that can be installed: it shows pushes, opens their tables, and says that it is
offline.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.conftest import WHOLE, NewContext, launched
from tests.browser.player import Player, ask
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from launched(WHOLE)


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
    with page.expect_response("**/api/notices"):
        page.get_by_test_id("quiet").check()
    with page.expect_response("**/api/notices"):
        page.get_by_test_id("quiet-since").fill("21:30")
        page.get_by_test_id("quiet-since").blur()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.reload()
    expect(page.get_by_test_id("quiet-since")).to_have_value("21:30")
    expect(page.get_by_test_id("table-off")).to_be_checked()
    page.get_by_test_id("back-to-table").click()
    expect(page).to_have_url(f"{server.address}/t/{table}")
    Player(page).next_sign()  # it waits for Ann
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


# A browser that could be told, without the service that would do it.
PUSHES = """
const made = { endpoint: "https://push.example/one", keys: { p256dh: "key", auth: "secret" } };
let subscribed = null;
PushManager.prototype.getSubscription = async () => subscribed;
PushManager.prototype.subscribe = async (wanted) =>
  (subscribed = { endpoint: made.endpoint, wanted, toJSON: () => made, unsubscribe: async () => (subscribed = null) });
"""


def test_pushes_are_asked_for_with_a_button(new_context: NewContext) -> None:
    context = new_context(permissions=["notifications"])
    page = context.new_page()
    page.add_init_script(PUSHES)
    ask(context, "POST", "/guests", {"name": "Ann"})
    before = ask(context, "GET", "/notices")
    told: list[Any] = []

    def keep(route: Route) -> None:
        told.append(route.request.post_data_json)
        way = {"id": "one", "kind": "push", "host": "push.example", "label": told[-1]["label"], "failed": 0}
        route.fulfill(status=201, json={**before, "ways": [way]})

    page.route("**/api/notices/ways", keep)
    page.goto("/notices")
    page.evaluate(READY)
    page.get_by_test_id("push-on").click()
    expect(page.get_by_test_id("push-state")).to_contain_text("on")
    assert [(one["address"], one["keys"]) for one in told] == [
        ("https://push.example/one", {"p256dh": "key", "auth": "secret"})
    ]


def test_the_page_is_installed_with_a_button(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("comfort").click()
    page.get_by_test_id("dialog-comfort").wait_for()
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.evaluate("""() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = async () => void (document.title = "asked");
      dispatchEvent(offer);
    }""")
    page.get_by_test_id("install").click()
    expect(page).to_have_title("asked")
    expect(page.get_by_test_id("install")).to_have_count(0)


def test_a_lost_connection_is_said_in_the_lobby_and_on_pages_without_a_live_line(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("lobby").wait_for()
    lost = page.get_by_test_id("connection-lost")
    expect(lost).to_have_count(0)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/review/none")
    expect(lost).to_be_visible()
    page.unroute("**/api/**")
    expect(lost).to_have_count(0)


def test_without_a_connection_the_page_says_so_and_comes_back(new_context: NewContext) -> None:
    context = new_context(locale="it-IT")
    page = context.new_page()
    page.goto("/")
    page.evaluate(READY)
    page.reload()  # from now on the worker is asked first
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Nessuna connessione.")).to_be_visible()
    context.set_offline(False)  # nobody has to do anything
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

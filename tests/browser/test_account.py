"""The account page: a guest makes an account, logs in elsewhere, and leaves."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.test_access import serious
from tests.server.serving import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD = "four words nobody says"
WIDE, NARROW = {"width": 1366, "height": 768}, {"width": 360, "height": 740}


def at_home(server: Server) -> str:
    """Passkeys need a name, and numbers are none."""
    return server.address.replace("127.0.0.1", "localhost")


def come(new_context: NewContext, server: Server, name: str | None = None, **options: Any) -> Page:
    page = new_context(base_url=at_home(server), **options).new_page()
    page.goto("/")
    if name is not None:
        body = json.dumps({"name": name})
        headers = "{'content-type': 'application/json'}"
        page.evaluate(f"() => fetch('api/guests', {{method: 'POST', headers: {headers}, body: {body!r}}})")
        page.reload()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-account").click()
    expect(page.get_by_test_id("login")).to_be_visible()
    return page


def has_account(page: Page) -> None:
    expect(page.get_by_test_id("account")).to_have_attribute("data-account", "true")


def fits(page: Page) -> None:
    for size in (WIDE, NARROW):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert serious(page) == []


def test_by_password_and_recovery_code_one_is_the_same_person_on_two_devices(
    new_context: NewContext, server: Server
) -> None:
    one = come(new_context, server, "Ann")
    fits(one)
    for field, purpose in (
        ("new-login", "username"),
        ("new-password", "new-password"),
        ("password", "current-password"),
    ):
        expect(one.get_by_test_id(field)).to_have_attribute("autocomplete", purpose)
    one.get_by_test_id("new-login").fill("ann")
    one.get_by_test_id("new-password").fill("short")
    one.get_by_test_id("make").click()  # the browser itself says what is wrong
    one.get_by_test_id("new-password").fill(PASSWORD)
    one.get_by_test_id("make").click()
    has_account(one)
    code = one.get_by_test_id("code-text").inner_text()
    one.get_by_test_id("code-kept").click()
    one.get_by_test_id("purpose").fill("a bot of mine")
    one.get_by_test_id("make-token").click()
    expect(one.get_by_test_id("token-secret")).to_contain_text("bell_")
    fits(one)

    other = come(new_context, server, color_scheme="dark", locale="ko")
    other.get_by_test_id("forgotten").click()
    other.get_by_test_id("login").fill("Ann")
    other.get_by_test_id("code").fill(code)
    other.get_by_test_id("password").fill("other words entirely")
    other.get_by_test_id("log-in").click()
    has_account(other)
    expect(other.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(other.get_by_test_id("code-text")).not_to_have_text(code)
    expect(other.get_by_test_id("revoke-token")).to_have_count(0)  # recovering ends programs, too
    fits(other)

    one.reload()
    one.get_by_test_id("login").fill("ann")
    one.get_by_test_id("password").fill("other words entirely")
    one.get_by_test_id("log-in").click()
    has_account(one)
    one.get_by_test_id("delete").locator("summary").click()
    one.get_by_test_id("delete-password").fill("other words entirely")
    one.get_by_test_id("delete-go").click()
    expect(one.get_by_test_id("login")).to_be_visible()
    other.reload()
    expect(other.get_by_test_id("login")).to_be_visible()


def test_by_passkey_alone(new_context: NewContext, server: Server) -> None:
    page = come(new_context, server, "Kay")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.get_by_test_id("new-login").fill("kay")
    page.get_by_test_id("make-passkey").click()
    has_account(page)
    expect(page.get_by_test_id("drop-passkey")).to_have_count(1)
    page.get_by_test_id("drop-passkey").click()  # the only way in is not dropped
    expect(page.get_by_role("status").or_(page.locator("[data-testid=toast]")).first).to_be_visible()
    expect(page.get_by_test_id("drop-passkey")).to_have_count(1)
    page.get_by_test_id("log-out").click()
    page.get_by_test_id("log-in-passkey").click()
    has_account(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Kay")
    page.get_by_test_id("change-password").locator("summary").click()
    page.get_by_test_id("fresh-password").fill(PASSWORD)
    page.get_by_test_id("change-password-passkey").click()
    expect(page.get_by_test_id("new-code-password")).to_be_attached()  # from now on a password proves it, too
    page.get_by_test_id("delete").locator("summary").click()
    page.get_by_test_id("delete-passkey").click()
    expect(page.get_by_test_id("login")).to_be_visible()

"""Somebody nobody wants to meet: blocked, reported and banned, on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from openingbell.server.store.upkeep import opened
from openingbell.server.store.wardens import all_reports, ban
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.test_access import serious
from tests.server.serving import Server

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def test_somebody_is_blocked_reported_and_banned(new_context: NewContext, server: Server) -> None:
    ann = new_context(viewport={"width": 360, "height": 740}).new_page()
    bob = new_context(viewport={"width": 1366, "height": 768}, color_scheme="dark").new_page()
    _, mallory = (
        ask(page.context, "POST", "/guests", {"name": name})["guest"] for page, name in ((ann, "Ann"), (bob, "Mallory"))
    )
    table = {"game": "acquire", "options": {"players": 3}, "seats": [ME, OPEN, OPEN]}
    here, other = (ask(ann.context, "POST", "/tables", table)["id"] for _ in range(2))
    ask(bob.context, "PUT", f"/tables/{here}/seats/1", ME)
    ask(bob.context, "POST", f"/tables/{here}/talk", {"words": "you all stink"})
    for page in (ann, bob):
        page.goto(f"/t/{here}")

    # One's own name is no button, and what can be done about others is where they are named: at their seat …
    expect(ann.get_by_test_id("word")).to_contain_text("you all stink")
    expect(ann.get_by_test_id("seat-0").get_by_test_id("person")).to_have_count(0)
    ann.get_by_test_id("seat-1").get_by_test_id("person").click()
    sheet = ann.get_by_test_id("person-sheet")
    ann.get_by_test_id("report").locator("summary").click()
    expect(ann.get_by_test_id("send-report")).to_be_disabled()
    assert serious(ann) == []
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    sheet.get_by_label("Insults or threats").check()
    ann.get_by_test_id("report-words").fill("He swears at everybody.")
    ann.get_by_test_id("send-report").click()
    expect(sheet).to_have_count(0)
    expect(ann.get_by_test_id("toast")).to_contain_text("the report was sent")
    with opened(f"sqlite:///{server.store}") as database:
        (row,) = [row for row in all_reports(database, False) if row.report.table_id == here]
        assert (row.report.name, row.report.words) == ("Mallory", "He swears at everybody.")

    # … and in the talk.
    ann.get_by_test_id("word").get_by_test_id("person").click()
    ann.get_by_test_id("block").click()
    expect(sheet).to_have_count(0)
    expect(ann.get_by_test_id("word")).to_have_count(0)
    bob.goto(f"/t/{other}")
    bob.get_by_test_id("take-1").click()
    expect(bob.get_by_test_id("toast")).to_have_text("You cannot sit down at this table.")
    ann.goto("/")
    ann.get_by_test_id("blocked").locator("summary").click()
    ann.get_by_test_id("unblock").click()
    expect(ann.get_by_test_id("unblock")).to_have_count(0)
    bob.get_by_test_id("take-1").click()
    expect(bob.get_by_test_id("seat-1")).to_have_attribute("data-kind", "human")

    # Whoever is banned sees one sentence, at once and however they come.
    with opened(f"sqlite:///{server.store}") as database:
        ban(database, mallory["id"], "swearing", None)
    for again in (False, True):
        if again:
            bob.goto("/")
        expect(bob.get_by_test_id("nothing")).to_contain_text("You are banned from this server: swearing")
        expect(bob.locator("[data-testid=lobby], [data-testid=waiting]")).to_have_count(0)

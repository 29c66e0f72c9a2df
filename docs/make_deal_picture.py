"""The picture of a deal's page for docs/deals.md: three people have played it, and two are compared.

PYTHONPATH=. .venv/bin/python docs/make_deal_picture.py
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from openingbell.server.guests import COOKIE
from tests.browser.conftest import FLAGS, find_browser
from tests.server.serving import Client, Server, serving
from tests.server.test_deals import at_random, give_account, play

PICTURE = Path(__file__).parent / "images" / "deals.png"


def main() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder), "--bot-pause", "0", "--bot-budget", "4") as server:
        take(server)


def take(server: Server) -> None:
    with closing(Client(server, "Ann")) as ann, closing(Client(server, "Boris")) as boris:
        deal = next(one["id"] for one in ann.get("/deals/today")["deals"] if one["game"] == "acquire")
        for number, client in enumerate((ann, boris), 1):
            give_account(server, client)
            play(client, deal, at_random(number))
        with closing(Client(server, "Cleo")) as cleo:
            play(cleo, deal, at_random(3))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
            context = browser.new_context(viewport={"width": 1000, "height": 800}, base_url=server.address)
            context.add_cookies([{"name": COOKIE, "value": str(ann.token), "url": server.address}])
            page = context.new_page()
            page.goto(f"/d/{deal}")
            page.get_by_test_id("compare").first.click()
            page.get_by_test_id("beside").wait_for()
            page.screenshot(path=PICTURE, full_page=True)
            browser.close()


if __name__ == "__main__":
    main()

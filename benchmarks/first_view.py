"""How long a visitor waits until something is seen: the lobby, and a table of every game, served on this machine.

    .venv/bin/python -m benchmarks.first_view [--least]

Each is opened nine times by a browser that has nothing of it yet. The time is the browser's own, from the address to
the largest thing on the first screen; with --least it fails if a median is above a second.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, find_browser
from tests.browser.stored import game_until, put_into
from tests.server.serving import serving

TIMES = 9
BOUND = 1000  # milliseconds
GAMES = ("acquire", "stockpile", "syndicate")
# The last one before anybody does anything, once the page is there.
LARGEST = """() => new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
})"""


def main() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        visitor = browser.new_context(base_url=server.address)
        guest = visitor.request.post("/api/guests", data={"name": "Ann"}).json()["guest"]
        known: Any = visitor.storage_state()
        views = {"lobby": ("/", "play-acquire")}
        for game in GAMES:
            table = put_into(server.store, guest, game_until(lambda state: True, name=game))
            views[game] = (f"/t/{table}", "board")
        slow = []
        for name, (path, sign) in views.items():
            times = sorted(first_view(browser, server.address, known, path, sign) for _ in range(TIMES))
            median = statistics.median(times)
            print(f"{name:10} {median:5.0f} ms (from {times[0]:.0f} to {times[-1]:.0f})", flush=True)
            if median > BOUND:
                slow.append(name)
        browser.close()
    if slow and "--least" in sys.argv:
        sys.exit(f"slower than {BOUND} ms: {', '.join(slow)}")


def first_view(browser: Browser, address: str, known: Any, path: str, sign: str) -> float:
    """In milliseconds, for somebody whom the server knows, in a browser that does not know the page."""
    context = browser.new_context(base_url=address, viewport={"width": 1366, "height": 768}, storage_state=known)
    page = context.new_page()
    page.goto(path)
    page.get_by_test_id(sign).wait_for()
    seen: float = page.evaluate(LARGEST)
    context.close()
    return seen


if __name__ == "__main__":
    main()

"""What the page repeats of the rules and of the server is what they say."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from pathlib import Path

from openingbell.games.acquire.components import CORPORATIONS, PRICE_CARD, PRICE_ROW

WEB = Path(__file__).parent.parent.parent / "web"
# Compressed bytes of JavaScript: before anything is chosen, and once a table of any game is open.
MAX_IN_THE_LOBBY = 60_000
MAX_AT_A_TABLE = 150_000


def test_the_price_card_is_the_games() -> None:
    text = (WEB / "src" / "games" / "acquire" / "prices.ts").read_text(encoding="utf-8")
    rows = [
        (int(size), [int(price) for price in prices.split(",")])
        for size, prices in re.findall(r"from: (\d+), prices: \[([\d, ]+)\]", text)
    ]
    tiers = [[int(one) for one in tier.split(",")] for tier in re.findall(r"^  \[([\d, ]+)\],$", text, re.MULTILINE)]
    assert sorted(itertools.chain(*tiers)) == list(range(CORPORATIONS))
    for at, (size, prices) in enumerate(rows):
        last = rows[at + 1][0] - 1 if at + 1 < len(rows) else PRICE_ROW - 1
        for tier, price in zip(tiers, prices, strict=True):
            for corporation in tier:
                row = PRICE_CARD[corporation * PRICE_ROW : (corporation + 1) * PRICE_ROW]
                assert set(row[size : last + 1]) == {price}, (corporation, size)


def test_the_lock_file_names_no_hosts() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = [*wanted["dependencies"].values(), *wanted["devDependencies"].values(), *wanted["overrides"].values()]
    assert [version for version in versions if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def scripts() -> tuple[int, list[int]]:
    """The compressed size of what the document names, and of each script that is loaded later."""
    document = (WEB / "dist" / "index.html").read_text(encoding="utf-8")
    size = {path.name: len(gzip.compress(path.read_bytes())) for path in (WEB / "dist" / "assets").glob("*.js")}
    at_once = [name for name in size if name in document]
    return sum(size.pop(name) for name in at_once), list(size.values())


def test_the_scripts_are_small() -> None:
    at_once, later = scripts()
    assert 0 < at_once <= MAX_IN_THE_LOBBY
    assert at_once + max(later) <= MAX_AT_A_TABLE


def test_a_game_is_loaded_when_its_table_is_opened() -> None:
    """What draws Acquire is in no script that the document names."""
    document = (WEB / "dist" / "index.html").read_text(encoding="utf-8")
    drawing = [path for path in (WEB / "dist" / "assets").glob("*.js") if b"acquire-space-empty" in path.read_bytes()]
    assert drawing
    assert [path.name for path in drawing if path.name in document] == []


def test_the_page_asks_nobody_else() -> None:
    """No host, no inline script and no inline style, so that a strict policy can hold."""
    document = (WEB / "dist" / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"(src|href)=\"(https?:)?//", document)
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", document)

"""Every script gives the text that was read and approved. `UPDATE_GOLDENS=1` writes the texts anew."""

from __future__ import annotations

import difflib
import os
from pathlib import Path

import pytest

from tests.golden.acquire.table import TABLE as ACQUIRE
from tests.golden.render import render
from tests.golden.stockpile.table import TABLE as STOCKPILE
from tests.golden.syndicate.table import TABLE as SYNDICATE

FOLDER = Path(__file__).parent
TABLES = {"acquire": ACQUIRE, "stockpile": STOCKPILE, "syndicate": SYNDICATE}
SCRIPTS = sorted(FOLDER.glob("*/*.script"))
UPDATE = os.environ.get("UPDATE_GOLDENS") == "1" and "CI" not in os.environ

VERBS = {
    "acquire": "draw market place found survive absorb sell trade keep buy announce done pass",
    "stockpile": "share first investor pair card choose up down look move peek bid boom bust raise lower skip sell "
    "sell-split halve done claim dividend",
    "syndicate": "first roll throw is f list film espionage build mortgage redeem sell-share buy-out lay buy trade "
    "done give take propose cancel accept refuse repay prolong pass buy-cell buy-share borrow sell-load buy-load "
    "insure sue bid surrender take-structure waive",
}
EVENTS = {
    "acquire": "started drew begins placed founded free-share no-free-share grew merger survives absorbed market "
    "holdings bonus-majority bonus-minority bonus-sole bonus-tied sold traded kept bought passed set-aside announced "
    "ending stalled sold-out over",
    "stockpile": "share first offered chose investor round pair public-pair pair-face-down pile-card drew laid-up "
    "laid-down looked moved moved-hidden peeked peeked-of-two peeked-face-down skipped bid outbid paid took took-open "
    "fee-paid fee-bonus owes boom bust raised lowered rose fell split split-again shares-split bankrupt lost dividend "
    "claimed claimed-nothing declared sold sold-split halved revealed came-true ending holdings majority majority-tied "
    "sold-out over won",
    "syndicate": "accepted again auction band-fee banker begins bid borrowed bought bought-cell bought-load "
    "bought-out bought-share bought-stock built confiscated destroyed dividend drew-f drew-is duel firm-duel "
    "estate fate fee film gave-firm gave-stock imprisoned inherited insurance-paid insured laid "
    "lapsed last-cash levy loads-seized loot losing lost lost-case missed-turn mortgaged moved over "
    "passed prison-fine prize-won prolonged proposed rate redeemed refused released released-film "
    "rent repaid rests robbed-bank rolled ruined salary sent-to-park served share-income shared-out "
    "sold-load sold-share sold-stock space-done space-void spied spying sued surrendered taken-over "
    "taxed threw tied took-firm took-stock took-structure trade-begun trade-cancelled trade-refused "
    "traded-money turn unsold won won-case won-duel",
}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden(script: Path) -> None:
    golden = script.with_suffix(".txt")
    text = render(script.read_text(encoding="utf-8"), TABLES[script.parent.name])
    if UPDATE:
        golden.write_text(text, encoding="utf-8")
    approved = golden.read_text(encoding="utf-8") if golden.exists() else ""
    difference = difflib.unified_diff(approved.splitlines(), text.splitlines(), str(golden.name), "now", lineterm="")
    assert text == approved, "\n".join(["the text is not the approved one:", *difference])


def test_each_text_has_its_script() -> None:
    texts = [path.with_suffix("") for path in FOLDER.glob("*/*.txt")]
    assert sorted(texts) == [path.with_suffix("") for path in SCRIPTS]


@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_left_out(game: str) -> None:
    """Every kind of move and every kind of event stands in some golden."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{game}/*.txt"))
    for verb in VERBS[game].split():
        assert f": {verb}" in texts, f"no golden shows the move {verb}"
    for kind in EVENTS[game].split():
        assert f": {kind}" in texts, f"no golden shows the event {kind}"

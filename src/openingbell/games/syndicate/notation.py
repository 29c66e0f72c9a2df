"""The notation of Syndicate (YF-1, YF-2): every move's typed form, in the order of its number (see moves.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openingbell.core.notation import Form, Notation
from openingbell.games.syndicate.components import F_NAMES, FIRM_IDS, GROUP_IDS, IS_CARDS, MAX_PLAYERS, TEAMS, TOKENS
from openingbell.games.syndicate.edition import Edition

RING_NAMES = ("list", "film", "espionage")


def _forms(kind: str, key: str, values: Sequence[Any]) -> list[Form]:
    return [{"type": kind, key: value} for value in values]


def _items(kind: str) -> list[Form]:
    return [
        *_forms(kind, "group", GROUP_IDS[:TEAMS]),
        *_forms(kind, "firm", FIRM_IDS),
        *({"type": kind, "paper": "share", "firm": firm} for firm in FIRM_IDS),
        *_forms(kind, "paper", ("exchange", "load")),
        *_forms(kind, "money", [int(token) for token in TOKENS]),
    ]


def actions(edition: Edition) -> Notation:
    """What players say. The price in `bid` is filled in by the game, because it is the auction's."""
    forms: list[Form] = [{"type": "pass"}, {"type": "done"}]
    forms += _forms("buy", "firm", FIRM_IDS)
    forms += _forms("buy", "card", F_NAMES[:5])
    for kind in ("build", "mortgage", "redeem"):
        forms += _forms(kind, "firm", FIRM_IDS)
    for kind in ("sell-share", "buy-share"):
        forms += [*_forms(kind, "firm", FIRM_IDS), {"type": kind, "paper": "exchange"}]
    for kind in ("buy-out", "buy-cell", "surrender", "insure", "sue", "take-structure"):
        forms += _forms(kind, "firm", FIRM_IDS)
    forms += _items("give") + _items("take")
    forms += _forms("trade", "seat", range(MAX_PLAYERS))
    for kind in ("propose", "cancel", "accept", "refuse", "repay", "prolong", "sell-load", "buy-load", "waive", "bid"):
        forms.append({"type": kind})
    forms += _forms("lay", "cell", [int(cell) for cell in edition.card_cells])
    receipts = range(1, edition.printed.credit + 1)
    forms += _forms("borrow", "amount", [number * int(edition.credit_value) for number in receipts])
    return Notation(forms)


def outcomes(edition: Edition) -> Notation:
    """What chance brings (YF-20 to YF-23)."""
    forms = _forms("first", "seat", range(MAX_PLAYERS))
    for kind in ("roll", "throw"):
        forms += [{"type": kind, "first": a, "second": b} for a in range(1, 7) for b in range(1, 7)]
    names = edition.printed.card_names
    forms += _forms("is", "card", names[:IS_CARDS]) + _forms("f", "card", names[IS_CARDS:])
    for ring, kind in enumerate(RING_NAMES):
        values = range(edition.ring_from[ring], edition.ring_from[ring + 1])
        forms += _forms(kind, "value", [int(edition.ring_value[value]) for value in values])
    return Notation(forms)

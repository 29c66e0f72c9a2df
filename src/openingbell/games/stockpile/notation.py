"""The notation of Stockpile: every move's typed form, in the order of its number (see moves.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openingbell.core.notation import Form, Notation
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import (
    CARD_NAMES,
    COMPANY_NAMES,
    INVESTOR_NAMES,
    MAX_PILES,
    MAX_PLAYERS,
    THOUSAND,
    Components,
)

PILES = range(1, MAX_PILES + 1)


def _forms(kind: str, key: str, values: Sequence[Any]) -> list[Form]:
    return [{"type": kind, key: value} for value in values]


def actions(parts: Components) -> Notation:
    """What players say; the bids are those of the table's bidding track."""
    forms = _forms("choose", "investor", INVESTOR_NAMES)
    for kind in ("up", "down"):
        forms += [{"type": kind, "card": card, "pile": pile} for card in CARD_NAMES for pile in PILES]
    forms += _forms("look", "pile", PILES)
    movable = [*CARD_NAMES, *(f"hidden{number}" for number in range(1, moves.MAX_HIDDEN + 1))]
    forms += [
        {"type": "move", "from": giver, "to": taker, "card": card}
        for giver in PILES
        for taker in PILES
        for card in movable
    ]
    forms += _forms("peek", "seat", range(MAX_PLAYERS))
    forms += _forms("peek", "pair", ["0.1", "0.2", "1.1", "1.2", "pair1", "pair2"])
    forms.append({"type": "skip"})
    for kind in ("boom", "bust", "raise", "lower", "sell", "sell-split", "halve"):
        forms += _forms(kind, "company", COMPANY_NAMES)
    forms.append({"type": "done"})
    numbers = range(moves.CLAIMS)
    forms += [{"type": "claim", "normal": normal, "split": split} for normal in numbers for split in numbers]
    forms += _forms("dividend", "company", COMPANY_NAMES)
    amounts = [int(bid) // THOUSAND for bid in parts.bids]
    forms += [{"type": "bid", "pile": pile, "amount": amount} for pile in PILES for amount in amounts]
    notation = Notation(forms)
    assert len(notation) == moves.BID + MAX_PILES * len(amounts)
    return notation


def outcomes(parts: Components) -> Notation:
    """What chance brings."""
    forms = _forms("share", "company", COMPANY_NAMES)
    forms += _forms("first", "seat", range(MAX_PLAYERS))
    forms += _forms("investor", "investor", INVESTOR_NAMES)
    forms += [
        {"type": "pair", "company": company, "forecast": forecast}
        for company in COMPANY_NAMES
        for forecast in parts.forecast_names
    ]
    forms += _forms("card", "card", CARD_NAMES)
    notation = Notation(forms)
    assert len(notation) == moves.CHANCE_OUTCOMES
    return notation

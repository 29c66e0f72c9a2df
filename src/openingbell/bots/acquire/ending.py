"""The end: who would win if it came now, and what purchases bring when it is announced."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.acquire.worth import bonus
from openingbell.games.acquire.components import CORPORATIONS
from openingbell.games.acquire.position import Position


def final_scores(p: Position) -> vec[float]:
    """What each seat would have if the game ended now (A-8.3)."""
    scores = vec[float](capacity=p.players)
    for seat in range(p.players):
        scores = append(scores, float(p.cash[seat]))
    for corporation in range(i64(CORPORATIONS)):
        if p.active & (1 << corporation):
            price = float(p.price(corporation))
            for seat in range(p.players):
                held = p.owned(seat, corporation)
                if held > 0:
                    scores[seat] += float(held) * price + bonus(p, corporation, seat, 0, price)
    return scores


def lead(p: Position, seat: i64) -> float:
    """By how much a seat would win, or, below 0, lose, if the game ended now."""
    scores = final_scores(p)
    rival = -1e9
    for other in range(p.players):
        if other != seat:
            rival = max(rival, scores[other])
    return scores[seat] - rival


def last_share(p: Position, seat: i64, corporation: i64) -> float:
    """What one more share brings at the end: the price comes back, so only a better bonus does."""
    price = float(p.price(corporation))
    return bonus(p, corporation, seat, 1, price) - bonus(p, corporation, seat, 0, price)

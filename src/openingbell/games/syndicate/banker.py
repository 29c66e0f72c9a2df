"""Y-113 to Y-120 The BANKER: the bank becomes his, and he answers for it with all he has."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.bank import pay
from openingbell.games.syndicate.components import BANK, FIRMS, HOLD_UP_CARD, NOBODY, NONE, SPACE_CARD
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.position import Position


def become_banker(p: Position, seat: i64, log: Log | None) -> None:
    """YF-90 The bank's money is shared among the others, a remainder is his; YF-91 his own papers with it end."""
    tell(log, "banker", seat)
    share = p.bank // (p.living() - 1)
    for places in range(i64(1), p.players):
        rival = p.after(seat, places)
        if p.ruined[rival] == 0:
            pay(p, BANK, rival, share, "shared-out", NONE, log)
    pay(p, BANK, seat, p.bank, "shared-out", NONE, log)
    p.banker = seat
    p.credit[seat] = 0
    p.laps[seat] = 0
    for firm in range(i64(FIRMS)):
        if p.owner[firm] == seat:
            p.pledge(firm, 0)
            p.insured[firm] = 0
    if p.hold_up == seat:
        p.hold_up = NOBODY
        put_under(p, HOLD_UP_CARD)
    if p.space == seat:
        p.space = NOBODY
        put_under(p, SPACE_CARD)

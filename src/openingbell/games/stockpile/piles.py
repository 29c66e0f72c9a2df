"""S-6.6 to S-6.8: everyone pays for their pile and takes its cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile.components import CARD_NAMES, DONALD, FEE, FEES, HOLDABLE, MAX_PILES
from openingbell.games.stockpile.money import charge_fee, pay, pay_fees
from openingbell.games.stockpile.notes import note_piles_taken, note_taken
from openingbell.games.stockpile.position import NONE, Position, is_face_down, kind_of, knows_of, pile_of
from openingbell.games.stockpile.steps import ACTIONS


def take_piles(p: Position, log: Log | None) -> None:
    """In turn order everyone pays their bids (S-6.6), takes the cards, and settles the fees among them (S-6.7)."""
    note_piles_taken(p)
    for number in range(p.players):
        seat = p.turn(number)
        for pile in range(p.piles):
            if p.bidder[pile] == seat:
                _pay_bid(p, seat, pile, log)
        for pile in range(p.piles):
            if p.bidder[pile] == seat:
                _take(p, seat, pile, log)
        pay_fees(p, seat, log)
        if log is not None:
            _tell_debt(p, seat, log)
    for pile in range(MAX_PILES):
        p.bid[pile] = NONE
        p.bidder[pile] = NONE
    p.table = vec[i64]()
    p.placements = 0
    p.last_bidder = NONE
    p.final_peek = False
    p.asked = 0
    p.decide(ACTIONS, RULES)


def to_pay(p: Position, seat: i64, space: i64) -> i64:
    """What a bid costs: for Donald the amount one space below it (S-13.13)."""
    if space > 0 and p.has(seat, DONALD):
        space -= 1
    return p.parts.bids[space]


def _pay_bid(p: Position, seat: i64, pile: i64, log: Log | None) -> None:
    """A bid of nothing is valid (S-6.6)."""
    amount = to_pay(p, seat, p.bid[pile])
    pay(p, seat, -amount)
    if log is not None:
        facts: Seen = {"pile": int(pile) + 1}
        log.append(Event("paid", int(seat), -int(amount), facts=facts))


def _take(p: Position, seat: i64, pile: i64, log: Log | None) -> None:
    """Fees are shown and charged; all else goes face down into the portfolio (S-6.8)."""
    if log is not None:
        _tell_taken(p, seat, pile, log)
    for card in p.table:
        if pile_of(card) == pile:
            kind = kind_of(card)
            if kind >= FEE:
                charge_fee(p, seat, kind - FEE, log)
            else:
                p.normal[seat * HOLDABLE + kind] += 1
                p.cards[seat] += 1
                note_taken(p, seat, kind, knows_of(card))


def _tell_taken(p: Position, seat: i64, pile: i64, log: Log) -> None:
    """Everybody sees the cards that lay face up, and the fees; the others only their taker."""
    shown: list[str] = []
    turned: list[str] = []
    hidden: list[str] = []
    for card in p.table:
        if pile_of(card) == pile:
            name = CARD_NAMES[kind_of(card)]
            if not is_face_down(card):
                shown.append(name)
            elif kind_of(card) >= FEE:
                turned.append(name)
            else:
                hidden.append(name)
    facts: Seen = {"pile": int(pile) + 1, "open": shown, "fees": turned, "face_down": len(hidden)}
    if hidden:
        secret: Seen = {"cards": hidden}
        log.append(Event("took", int(seat), facts=facts, secret=secret, knows=(int(seat),), reveals=True))
    else:
        log.append(Event("took-open", int(seat), facts=facts, knows=(int(seat),), reveals=bool(turned)))


def _tell_debt(p: Position, seat: i64, log: Log) -> None:
    """Fees that cannot be paid are kept face up (S-6.7)."""
    debts: list[str] = []
    for fee in range(FEES):
        debts += [CARD_NAMES[FEE + fee]] * int(p.owed[seat * FEES + fee])
    if debts:
        log.append(Event("owes", int(seat), facts={"cards": debts}))

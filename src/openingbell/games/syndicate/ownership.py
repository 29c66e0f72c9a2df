"""How firms change hands: bought, lost, confiscated, taken over (YF-3 to YF-5, YF-8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.components import (
    BANK,
    ENTERTAINMENT,
    FIRMS,
    GROUP_END,
    GROUP_FIRST,
    ILLEGAL,
    IN_BANK,
    MAFIA,
    MAFIA_CARD,
    NOBODY,
    NONE,
    ROCK_BAND,
    ROCK_BAND_CARD,
    WAITING,
)
from openingbell.games.syndicate.debts import INSURANCE_PAID, owe
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.firms import value
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, Position, held


def hand_over(p: Position, firm: i64, seat: i64) -> None:
    """A firm gets a new owner as it stands. His own lawsuit against it is void; a rock band leaves the board (YF-4)."""
    p.give_firm(firm, seat)
    if p.plaintiff[firm] == seat:
        p.plaintiff[firm] = NOBODY
    if firm == ROCK_BAND:
        p.band_cell = NONE


def from_bank(p: Position, firm: i64, seat: i64) -> None:
    """YF-5 A firm comes from the bank, with all its bank-held shares free (Y-129)."""
    hand_over(p, firm, seat)
    if firm < FIRMS:
        p.move_shares(firm, AT_EXCHANGE, seat, held(p, firm, AT_EXCHANGE))
        p.move_shares(firm, ON_CELL, seat, held(p, firm, ON_CELL))


def shares_to_bank(p: Position, firm: i64, seat: i64, number: i64) -> None:
    """YF-7 To the exchange while there is room (Y-133), else to the cell."""
    room = min(number, p.edition.at_exchange[firm] - held(p, firm, AT_EXCHANGE))
    p.move_shares(firm, seat, AT_EXCHANGE, room)
    p.move_shares(firm, seat, ON_CELL, number - room)


def to_auction(p: Position, firm: i64) -> None:
    """YF-64 A firm waits for its auction with its structures; mortgage, insurance and the owner's shares are gone."""
    seat = p.owner[firm]
    p.pledge(firm, 0)
    p.insured[firm] = 0
    shares_to_bank(p, firm, seat, held(p, firm, seat))
    p.give_firm(firm, WAITING)
    p.queue = append(p.queue, firm)


def to_bank(p: Position, firm: i64) -> None:
    """YF-5 Firms in the bank are bare and unmortgaged; a lawsuit receipt stays on them."""
    seat = p.owner[firm]
    p.pledge(firm, 0)
    p.insured[firm] = 0
    p.set_structures(firm, 0)
    if seat < IN_BANK:
        shares_to_bank(p, firm, seat, held(p, firm, seat))
    p.give_firm(firm, IN_BANK)


def lose_firm(p: Position, firm: i64, loser: i64, winner: i64, log: Log | None) -> i64:
    """YF-4 One firm passes as it stands, with the loser's shares; returns what its insurance pays."""
    paid = value(p, firm) if p.insured[firm] > 0 and p.mortgage[firm] == 0 else i64(0)
    p.insured[firm] = 0
    if firm < FIRMS:
        p.move_shares(firm, loser, winner, held(p, firm, loser))
    hand_over(p, firm, winner)
    tell(log, "lost", loser, firm, 0, winner)
    return paid


def lose_part(p: Position, loser: i64, winner: i64, group: i64, log: Log | None) -> None:
    """YF-4 All the loser has of a group goes to the winner; then the bank pays the insurance, firm by firm."""
    payments = vec[i64]([0] * FIRMS)
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == loser:
            payments[firm] = lose_firm(p, firm, loser, winner, log)
    if group == ENTERTAINMENT and p.owner[ROCK_BAND] == loser:
        lose_firm(p, ROCK_BAND, loser, winner, log)
    elif group == ILLEGAL:
        lose_mafia(p, loser, winner, log)
    pay_insurance(p, loser, payments)


def lose_mafia(p: Position, loser: i64, winner: i64, log: Log | None) -> None:
    """All MAFIA cards of the loser."""
    for _ in range(p.mafia[loser]):
        tell(log, "lost", loser, MAFIA, 0, winner)
    p.mafia[winner] += p.mafia[loser]
    p.mafia[loser] = 0


def pay_insurance(p: Position, seat: i64, payments: vec[i64]) -> None:
    """The bank owes these sums, the first firm's first."""
    firm: i64 = FIRMS
    while firm > 0:
        firm -= 1
        owe(p, BANK, seat, payments[firm], INSURANCE_PAID, firm)


def lose_to_bank(p: Position, seat: i64, group: i64, log: Log | None) -> None:
    """YF-103 The whole part in a group: firms to the bank, ROCK BAND and MAFIA under F; then the insurance."""
    payments = vec[i64]([0] * FIRMS)
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == seat:
            if p.insured[firm] > 0 and p.mortgage[firm] == 0:
                payments[firm] = value(p, firm)
            to_bank(p, firm)
            tell(log, "destroyed", seat, firm)
    if group == ENTERTAINMENT and p.owner[ROCK_BAND] == seat:
        put_under(p, ROCK_BAND_CARD)
        tell(log, "destroyed", seat, ROCK_BAND)
    elif group == ILLEGAL:
        for _ in range(p.mafia[seat]):
            put_under(p, MAFIA_CARD)
            tell(log, "destroyed", seat, MAFIA)
        p.mafia[seat] = 0
    pay_insurance(p, seat, payments)


def check_control(p: Position, firm: i64, log: Log | None) -> None:
    """YF-8 Whoever holds a control package of a firm he does not own gets it at once, from rival or bank."""
    owner = p.owner[firm]
    if p.edition.shares[firm] == 0:
        return
    for seat in range(p.players):
        if seat != owner and held(p, firm, seat) >= p.edition.control[firm]:
            if owner == IN_BANK:
                from_bank(p, firm, seat)
            else:
                hand_over(p, firm, seat)
            tell(log, "taken-over", seat, firm, 0, owner if owner < p.players else i64(NONE))
            return

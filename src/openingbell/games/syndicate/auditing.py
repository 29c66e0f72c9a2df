"""Whether a position is sound: money, structures, shares, receipts and every card are accounted for."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.errors import AuditFailed
from openingbell.games.syndicate.auditing_underway import audit_auction, audit_duel, audit_trade
from openingbell.games.syndicate.bank import credit_left, insurance_left, loads_left, stocks_left, trials_left
from openingbell.games.syndicate.components import (
    BANKER_CARD,
    CARD_OF_GOOD,
    FIRMS,
    GONE,
    HOLD_UP_CARD,
    IN_BANK,
    IS_CARDS,
    LYING,
    MAFIA_CARD,
    NOBODY,
    NONE,
    RINGS,
    ROCK_BAND,
    ROCK_BAND_CARD,
    SPACE_CARD,
    WAITING,
    WITH_BAND,
)
from openingbell.games.syndicate.firms import is_legal_firm, may_be_mortgaged
from openingbell.games.syndicate.goods import offered
from openingbell.games.syndicate.position import AT_EXCHANGE, BOUGHT_OUT, LENT_ON, ON_CELL, Position, held, in_bank
from openingbell.games.syndicate.steps import STEPS


def audit(p: Position) -> None:
    """Raise AuditFailed with what is wrong."""
    _audit_turn(p)
    _audit_money(p)
    _audit_seats(p)
    _audit_firms(p)
    _audit_papers(p)
    _audit_shares(p)
    _audit_holdings(p)
    _audit_cards(p)
    _audit_rings(p)
    audit_trade(p)
    audit_auction(p)
    audit_duel(p)


def _audit_turn(p: Position) -> None:
    """The step fits the actor, and whose turn it is."""
    STEPS.audit(p)
    if not (NONE <= p.dice < 36 and 0 <= p.to_go <= 12 and 0 <= p.repeats <= 5):
        raise AuditFailed(f"dice {p.dice}, {p.to_go} cells to go after {p.repeats} repeats")
    for holder in (p.banker, p.hold_up, p.space):
        if not NOBODY <= holder < p.players:
            raise AuditFailed(f"seat {holder} does not exist")
    if p.actor >= 0 and p.ruined[p.actor] > 0:
        raise AuditFailed(f"seat {p.actor} is ruined and asked")
    if not (0 <= p.turn < p.players and 0 <= p.starter < p.players and 1 <= p.round <= p.rounds):
        raise AuditFailed(f"turn of seat {p.turn} in round {p.round}, begun by {p.starter}")


def _audit_money(p: Position) -> None:
    """Y-12 The supply is closed."""
    total = p.bank
    for seat in range(p.players):
        if p.cash[seat] < 0:
            raise AuditFailed(f"seat {seat} has {p.cash[seat]}")
        total += p.cash[seat]
    if total != p.edition.supply or p.bank < 0:
        raise AuditFailed(f"there is {total} in money, {p.bank} of it in the bank")
    if p.banker != NOBODY and p.bank != 0:
        raise AuditFailed("the bank has money besides the BANKER's")


def _audit_seats(p: Position) -> None:
    """Who is ruined has nothing; the others stand somewhere."""
    for seat in range(p.players):
        if not 0 <= p.ruined[seat] <= 1 or (p.ruined[seat] > 0) != (p.place[seat] == NONE):
            raise AuditFailed(f"seat {seat} is ruined or not, and stands on {p.place[seat]}")
        if p.ruined[seat] > 0:
            held = p.cash[seat] + p.stocks[seat] + p.loads[seat] + p.mafia[seat] + p.credit[seat]
            if held > 0 or p.hold_up == seat or p.space == seat or p.banker == seat:
                raise AuditFailed(f"seat {seat} is ruined and has something")
        elif not 0 <= p.place[seat] < p.edition.cells:
            raise AuditFailed(f"seat {seat} stands on {p.place[seat]}")
        if not NONE <= p.prison[seat] < p.edition.prison_turns or not 0 <= p.resting[seat] <= 1:
            raise AuditFailed(f"seat {seat} has missed {p.prison[seat]} turns in PRISON")
        if p.prison[seat] != NONE and p.place[seat] != p.edition.prison:
            raise AuditFailed(f"seat {seat} is imprisoned on {p.place[seat]}")
        if not 0 <= p.laps[seat] < p.edition.credit_laps or (p.laps[seat] > 0 and p.credit[seat] == 0):
            raise AuditFailed(f"seat {seat} has prolonged a credit {p.laps[seat]} times")


def _audit_firms(p: Position) -> None:
    """Firms in the bank are bare (YF-5); nothing is mortgaged, insured or sued that must not be."""
    for firm in range(i64(WITH_BAND)):
        owner = p.owner[firm]
        if not 0 <= owner <= GONE or (owner < IN_BANK and (owner >= p.players or p.ruined[owner] > 0)):
            raise AuditFailed(f"firm {firm} belongs to {owner}")
        if firm < FIRMS and (owner == GONE) == p.edition.exists[firm]:
            raise AuditFailed(f"firm {firm} is in the game or not")
        if not 0 <= p.built[firm] <= p.edition.limit[firm] or p.mortgage[firm] < 0 or not 0 <= p.insured[firm] <= 1:
            raise AuditFailed(f"firm {firm} has {p.built[firm]} structures, {p.mortgage[firm]} lent on it")
        if owner >= IN_BANK and (p.mortgage[firm] > 0 or p.insured[firm] > 0):
            raise AuditFailed(f"firm {firm} is not in anybody's hand, but mortgaged or insured")
        if p.built[firm] > 0 and owner >= IN_BANK and owner != WAITING:
            raise AuditFailed(f"firm {firm} is in the bank and has structures")
        if p.mortgage[firm] > 0 and not may_be_mortgaged(firm):
            raise AuditFailed(f"firm {firm} is mortgaged")
        if (p.insured[firm] > 0 or p.plaintiff[firm] != NOBODY) and not (firm < FIRMS and is_legal_firm(firm)):
            raise AuditFailed(f"firm {firm} is insured or sued")
        if not NOBODY <= p.plaintiff[firm] < p.players:
            raise AuditFailed(f"firm {firm} is sued by {p.plaintiff[firm]}")
        if p.plaintiff[firm] != NOBODY and (p.plaintiff[firm] == owner or p.ruined[p.plaintiff[firm]] > 0):
            raise AuditFailed(f"firm {firm} is sued by {p.plaintiff[firm]}")
    if (p.band_cell != NONE) and p.owner[ROCK_BAND] >= IN_BANK:
        raise AuditFailed("a rock band without owner is on the board")


def _audit_papers(p: Position) -> None:
    """Y-7, Y-9, Y-10 Nothing is given out that is not there."""
    least = min(stocks_left(p), loads_left(p), credit_left(p), insurance_left(p), trials_left(p))
    for seat in range(p.players):
        least = min(least, p.stocks[seat], p.loads[seat], p.credit[seat], p.mafia[seat])
    if least < 0:
        raise AuditFailed("more papers are out than there are")


def _audit_shares(p: Position) -> None:
    """Y-11 All shares are somewhere; nobody controls a firm he does not own (YF-8)."""
    for firm in range(i64(FIRMS)):
        total = held(p, firm, AT_EXCHANGE) + held(p, firm, ON_CELL)
        least = min(held(p, firm, AT_EXCHANGE), held(p, firm, ON_CELL))
        for seat in range(p.players):
            number = held(p, firm, seat)
            total += number
            least = min(least, number)
            if number > 0 and p.ruined[seat] > 0:
                raise AuditFailed(f"seat {seat} is ruined and has shares")
            if number >= p.edition.control[firm] and p.owner[firm] != seat:
                raise AuditFailed(f"seat {seat} controls firm {firm} without owning it")
        if total != p.edition.shares[firm] or least < 0 or held(p, firm, AT_EXCHANGE) > p.edition.at_exchange[firm]:
            raise AuditFailed(f"there are {total} shares of firm {firm}")


def _audit_holdings(p: Position) -> None:
    """What the seats have is what firms and shares say."""
    for seat in range(p.players):
        for firm in range(i64(WITH_BAND)):
            bit: i64 = 1 << firm
            is_owner = p.owner[firm] == seat
            is_holder = firm < FIRMS and held(p, firm, seat) > 0
            if (p.firms[seat] & bit != 0) != is_owner or (p.papers[seat] & bit != 0) != is_holder:
                raise AuditFailed(f"seat {seat} has firm {firm} or its shares, and has not")
    for firm in range(i64(WITH_BAND)):
        if (p.pledged & (1 << firm) != 0) != (p.mortgage[firm] > 0):
            raise AuditFailed(f"firm {firm} is mortgaged, and is not")
        if (p.bank_papers & (1 << firm) != 0) != (firm < FIRMS and in_bank(p, firm) > 0):
            raise AuditFailed(f"the bank has shares of firm {firm}, and has not")
        if (p.unfinished & (1 << firm) != 0) != (p.built[firm] < p.edition.limit[firm]):
            raise AuditFailed(f"there is room for structures of firm {firm}, and there is not")
    for firm in range(i64(FIRMS)):
        if p.used[firm] != (p.lent_on >> firm & 1) * LENT_ON + (p.bought_out >> firm & 1) * BOUGHT_OUT:
            raise AuditFailed(f"firm {firm} was used in this deal phase, and was not")


def _audit_cards(p: Position) -> None:
    """Every card of both decks is unseen, put back, before somebody, held, on offer or waiting."""
    for holder in p.before:
        if not NOBODY <= holder < p.players:
            raise AuditFailed(f"a card lies before {holder}")
    for card in range(p.edition.cards):
        number = p.unseen[card] + _in_hands(p, card)
        known = p.known_is if card < IS_CARDS else p.known_f
        for other in known:
            if other == card:
                number += 1
        if number != p.edition.card_count[card] or p.unseen[card] < 0:
            raise AuditFailed(f"there are {number} of {p.edition.name_of_card(card)}")


def _in_hands(p: Position, card: i64) -> i64:
    number: i64 = 0
    if card < IS_CARDS:
        return 1 if card < LYING and p.before[card] != NOBODY else 0
    if offered(p) == card + CARD_OF_GOOD:
        number += 1
    for good in p.queue:
        if good == card + CARD_OF_GOOD:
            number += 1
    if card == ROCK_BAND_CARD:
        return number + (1 if p.owner[ROCK_BAND] < IN_BANK else 0)
    if card == MAFIA_CARD:
        for held in p.mafia:
            number += held
    elif card == BANKER_CARD:
        number += 1 if p.banker != NOBODY or p.banker_waits else 0
    elif (card == HOLD_UP_CARD and p.hold_up != NOBODY) or (card == SPACE_CARD and p.space != NOBODY):
        number += 1
    return number


def _audit_rings(p: Position) -> None:
    """YF-23 No value was seen more often than it is there."""
    for ring in range(i64(RINGS)):
        if p.edition.ring_size[ring] > 0 and not 0 <= p.top[ring] < p.edition.ring_size[ring]:
            raise AuditFailed(f"ring {ring} has its top at {p.top[ring]}")
        for number in range(p.edition.ring_from[ring], p.edition.ring_from[ring + 1]):
            unseen = p.edition.ring_count[number]
            for place in range(p.edition.ring_at[ring], p.edition.ring_at[ring + 1]):
                if p.ring[place] == number:
                    unseen -= 1
            if unseen < 0:
                raise AuditFailed(f"ring {ring} shows a value too often")

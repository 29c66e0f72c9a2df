"""S-2 Setup: the starting shares, the first player, and with the expansion the investors (S-13.1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import COMPANIES, COMPANY_NAMES, HOLDABLE, INVESTOR_NAMES, INVESTORS
from openingbell.games.stockpile.money import pay
from openingbell.games.stockpile.notes import note_started
from openingbell.games.stockpile.position import NONE, Position
from openingbell.games.stockpile.steps import CHOOSE, FIRST, INVESTOR, ROUND

# --- starting shares --------------------------------------------------------------------------------------------------


def is_share_left(p: Position, company: i64) -> bool:
    """Whether nobody was dealt this company: one card of each is shuffled (S-2.2)."""
    for seat in range(p.dealt):
        if p.start_of[seat] == company:
            return False
    return True


def is_share(p: Position, outcome: i64) -> bool:
    return moves.SHARE <= outcome < moves.SHARE + COMPANIES and is_share_left(p, outcome - moves.SHARE)


def legal_shares(p: Position) -> vec[i64]:
    outcomes = vec[i64](capacity=COMPANIES)
    for company in range(COMPANIES):
        if is_share_left(p, company):
            outcomes = append(outcomes, moves.SHARE + company)
    return outcomes


def sample_share(p: Position, rng: Rng) -> i64:
    company = rng.below(COMPANIES)
    while not is_share_left(p, company):
        company = rng.below(COMPANIES)
    return moves.SHARE + company


def deal_share(p: Position, company: i64, log: Log | None) -> None:
    """One share for each seat, face down into the portfolio (S-2.2)."""
    seat = p.dealt
    p.deck[company] -= 1
    p.deck_size -= 1
    p.normal[seat * HOLDABLE + company] += 1
    p.cards[seat] += 1
    p.dealt += 1
    note_started(p, seat, company)
    if log is not None:
        log.append(Event("share", int(seat), secret={"company": COMPANY_NAMES[company]}, knows=(int(seat),)))
    if p.dealt == p.players:
        p.dealt = 0
        if p.chosen_first == NONE:
            p.decide(FIRST, CHANCE)
        else:
            begin_with(p, p.chosen_first, log)


# --- the first player -------------------------------------------------------------------------------------------------


def legal_first(p: Position) -> vec[i64]:
    outcomes = vec[i64](capacity=p.players)
    for seat in range(p.players):
        outcomes = append(outcomes, moves.FIRST + seat)
    return outcomes


def is_first(p: Position, outcome: i64) -> bool:
    return moves.FIRST <= outcome < moves.FIRST + p.players


def begin_with(p: Position, seat: i64, log: Log | None) -> None:
    """This seat gets the first-player token (S-2.3)."""
    p.first = seat
    if log is not None:
        log.append(Event("first", int(seat)))
    if p.with_investors:
        p.decide(INVESTOR, CHANCE)
    else:
        p.decide(ROUND, RULES)


# --- investors --------------------------------------------------------------------------------------------------------


def dealt_to_each(p: Position) -> i64:
    """S-13.1, S-13.2 How many investors are dealt to each seat; half of them are kept."""
    return 4 if p.players == 2 else 2


def investors_dealt(p: Position) -> i64:
    """The bits of all investors that were dealt."""
    bits: i64 = 0
    for seat in range(p.players):
        bits |= p.offered[seat]
    return bits


def legal_investors(p: Position) -> vec[i64]:
    dealt = investors_dealt(p)
    outcomes = vec[i64](capacity=INVESTORS)
    for investor in range(INVESTORS):
        if dealt & (1 << investor) == 0:
            outcomes = append(outcomes, moves.INVESTOR + investor)
    return outcomes


def is_investor(p: Position, outcome: i64) -> bool:
    investor = outcome - moves.INVESTOR
    return 0 <= investor < INVESTORS and investors_dealt(p) & (1 << investor) == 0


def sample_investor(p: Position, rng: Rng) -> i64:
    dealt = investors_dealt(p)
    investor = rng.below(INVESTORS)
    while dealt & (1 << investor):
        investor = rng.below(INVESTORS)
    return moves.INVESTOR + investor


def deal_investor(p: Position, investor: i64, log: Log | None) -> None:
    """All cards of seat 0, then all of seat 1, and so on (S-13.1)."""
    seat = p.dealt // dealt_to_each(p)
    p.offered[seat] |= 1 << investor
    p.dealt += 1
    if log is not None:
        log.append(Event("offered", int(seat), secret={"investor": INVESTOR_NAMES[investor]}, knows=(int(seat),)))
    if p.dealt == p.players * dealt_to_each(p):
        p.dealt = 0
        p.decide(CHOOSE, 0)


def legal_choices(p: Position) -> vec[i64]:
    """What was dealt to the seat and is not chosen yet."""
    left = p.offered[p.actor] & ~p.investors[p.actor]
    actions = vec[i64](capacity=4)
    for investor in range(INVESTORS):
        if left & (1 << investor):
            actions = append(actions, moves.CHOOSE + investor)
    return actions


def is_choice(p: Position, action: i64) -> bool:
    investor = action - moves.CHOOSE
    return 0 <= investor < INVESTORS and p.offered[p.actor] & ~p.investors[p.actor] & (1 << investor) != 0


def choose(p: Position, investor: i64, log: Log | None) -> None:
    """Made in secret; with two players a seat keeps two (S-13.1, S-13.2)."""
    seat = p.actor
    p.investors[seat] |= 1 << investor
    p.dealt += 1
    if log is not None:
        log.append(Event("chose", int(seat), secret={"investor": INVESTOR_NAMES[investor]}, knows=(int(seat),)))
    kept = dealt_to_each(p) // 2
    if p.dealt == p.players * kept:
        show_investors(p, log)
    else:
        p.decide(CHOOSE, p.dealt // kept)


def show_investors(p: Position, log: Log | None) -> None:
    """All are shown together, and say what their players start with; the others go back unseen (S-13.1, S-13.2)."""
    column: i64 = INVESTORS if p.players == 2 else 0
    for seat in range(p.players):
        p.offered[seat] = 0
        for investor in range(INVESTORS):
            if p.has(seat, investor):
                amount = p.parts.investor_cash[column + investor]
                pay(p, seat, amount)
                if log is not None:
                    name = INVESTOR_NAMES[investor]
                    log.append(Event("investor", int(seat), int(amount), facts={"investor": name}, reveals=True))
    p.dealt = 0
    p.decide(ROUND, RULES)

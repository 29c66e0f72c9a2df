"""S-6 Demand: bidding for the piles (S-6.1 to S-6.5, S-12.4 to S-12.7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.rng import Rng
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import MARTHA, pieces_for
from openingbell.games.stockpile.piles import take_piles, to_pay
from openingbell.games.stockpile.position import NONE, Position
from openingbell.games.stockpile.steps import BID, DEMAND, PEEK


def advance(p: Position, log: Log | None) -> None:
    """Ask whoever has to place a piece; when every track has one, the piles are taken (S-6.5)."""
    seat = next_bidder(p)
    if seat == NONE:
        if p.with_investors and not p.final_peek:
            p.final_peek = True
            seat = _martha(p)
            if seat != NONE:
                p.decide(PEEK, seat)  # once more when bidding has ended (S-13.17)
                return
        take_piles(p, log)
    elif p.may_use(seat, MARTHA):
        p.decide(PEEK, seat)  # before each of her bids (S-13.17)
    else:
        p.decide(BID, seat)


def _martha(p: Position) -> i64:
    """Who can still look at a pair this round, or NONE."""
    for seat in range(p.players):
        if p.may_use(seat, MARTHA):
            return seat
    return NONE


def next_bidder(p: Position) -> i64:
    """Whose piece is placed next, or NONE (S-6.3).

    First every piece once, in turn order (S-12.4); then those sent back, clockwise from whoever bid last. With two
    players that is the other one if a piece of theirs is off the board, else the same player again (S-12.6).
    """
    if p.placements < p.players * pieces_for(p.players):
        return p.turn(p.placements % p.players)
    seat = p.last_bidder
    for _turn in range(p.players):
        seat += 1
        if seat == p.players:
            seat = 0
        if _pieces_on_board(p, seat) < pieces_for(p.players):
            return seat
    return NONE


def _pieces_on_board(p: Position, seat: i64) -> i64:
    number: i64 = 0
    for pile in range(p.piles):
        if p.bidder[pile] == seat:
            number += 1
    return number


def can_spend(p: Position, seat: i64) -> i64:
    """What a seat has beyond its other bids (S-6.2, S-12.7)."""
    left = p.cash[seat]
    if p.players == 2:
        for pile in range(p.piles):
            if p.bidder[pile] == seat:
                left -= to_pay(p, seat, p.bid[pile])
    return left


def spaces_in_reach(p: Position, seat: i64) -> i64:
    """How many spaces of a track a seat can pay for, from the lowest on."""
    left = can_spend(p, seat)
    spaces: i64 = len(p.parts.bids)
    number: i64 = 0
    while number < spaces and to_pay(p, seat, number) <= left:
        number += 1
    return number


def legal(p: Position) -> vec[i64]:
    """Every space that is free, higher than the piece on its track, and can be paid."""
    in_reach = spaces_in_reach(p, p.actor)
    actions = vec[i64]([0] * _bids(p, in_reach))
    at: i64 = 0
    for pile in range(p.piles):
        for number in range(_bids_on(p, pile, in_reach)):
            actions[at] = _bid_on(p, pile, number)
            at += 1
    return actions


def any_legal(p: Position, rng: Rng) -> i64:
    in_reach = spaces_in_reach(p, p.actor)
    number = rng.below(_bids(p, in_reach))
    pile: i64 = 0
    bids = _bids_on(p, pile, in_reach)
    while number >= bids:
        number -= bids
        pile += 1
        bids = _bids_on(p, pile, in_reach)
    return _bid_on(p, pile, number)


def _bids(p: Position, in_reach: i64) -> i64:
    """How many bids there are."""
    number: i64 = 0
    for pile in range(p.piles):
        number += _bids_on(p, pile, in_reach)
    return number


def _bids_on(p: Position, pile: i64, in_reach: i64) -> i64:
    """How many of them are for this pile; on a piece of one's own there is none (S-12.5)."""
    if p.bidder[pile] == p.actor:
        return 0
    return max(0, in_reach - (p.bid[pile] + 1))


def _bid_on(p: Position, pile: i64, number: i64) -> i64:
    """The bids for a pile, the lowest with the number 0."""
    return moves.BID + pile * len(p.parts.bids) + p.bid[pile] + 1 + number


def is_legal(p: Position, action: i64) -> bool:
    spaces: i64 = len(p.parts.bids)
    pile = (action - moves.BID) // spaces
    space = (action - moves.BID) % spaces
    if action < moves.BID or pile >= p.piles or p.bidder[pile] == p.actor:
        return False
    return space > p.bid[pile] and to_pay(p, p.actor, space) <= can_spend(p, p.actor)


def bid(p: Position, action: i64, log: Log | None) -> None:
    """A piece on a track; a lower one of somebody else goes back to its owner (S-6.1, S-6.3)."""
    seat = p.actor
    spaces: i64 = len(p.parts.bids)
    pile = (action - moves.BID) // spaces
    space = (action - moves.BID) % spaces
    loser = p.bidder[pile]
    p.bid[pile] = space
    p.bidder[pile] = seat
    p.placements += 1
    p.last_bidder = seat
    p.decide(DEMAND, RULES)
    if log is not None:
        facts: Seen = {"pile": int(pile) + 1, "bid": int(p.parts.bids[space])}
        log.append(Event("bid", int(seat), facts=facts))
        if loser != NONE:
            log.append(Event("outbid", int(loser), facts={"pile": int(pile) + 1}))

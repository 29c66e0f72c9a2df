"""What is under way now and then: a trade, an auction, a duel. A position has none of them most of the time.

Copies are written out, because compiled code copies a known attribute in no time; the contract kit compares a copy with
its original by the attributes a class declares, so none can be forgotten.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.syndicate.components import NOBODY, NONE

TENTHS: Final = 10  # of nominal: an auction begins there


class Trade:
    """A trade that M composes, or that its partner thinks about (YF-56)."""

    partner: i64
    side: i64 = 0  # the one being named; 0: give, 1: take
    item: i64 = NONE  # the last one named on that side
    given: i64 = 0  # how many items M has named to give
    payer: i64 = NONE  # the side that names money; NONE: neither does
    tokens: i64 = 0  # what the tokens named come to
    named: vec[i64]  # how often each item was, `give` before `take`

    def __init__(self, partner: i64, named: vec[i64]) -> None:
        self.partner = partner
        self.named = named

    def copy(self) -> Trade:
        twin = Trade(self.partner, self.named[:])
        twin.side = self.side
        twin.item = self.item
        twin.given = self.given
        twin.payer = self.payer
        twin.tokens = self.tokens
        return twin


class Auction:
    """What is under the hammer (YF-65)."""

    good: i64
    nominal: i64
    price: i64  # the one being asked
    tenths: i64 = TENTHS  # of nominal; below TENTHS the price falls
    bidder: i64 = NOBODY  # who made the last bid
    passed: i64 = 0  # the bits of those who passed
    asked: i64 = 0  # how many seats were looked at since the last bid or fall

    def __init__(self, good: i64, nominal: i64) -> None:
        self.good = good
        self.nominal = nominal
        self.price = nominal

    def copy(self) -> Auction:
        twin = Auction(self.good, self.nominal)
        twin.price = self.price
        twin.tenths = self.tenths
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.asked = self.asked
        return twin


class Duel:
    """A duel over a firm's group, or over MAFIA cards alone (YF-71, YF-72)."""

    meeting: i64  # the bits of those on the cell
    duelists: i64  # bits
    owner: i64  # of the cell's firm: O in the rules
    group: i64 = NONE  # what is at stake; NONE: a plain duel
    rent: i64 = NONE  # what M owed O on the cell before it began; NONE: nothing to remember
    throwing: i64  # the bits of those who throw in this round
    thrower: i64 = 0  # who does now: so many places after M
    thrown: i64 = 0  # his throws
    best: vec[i64]  # by seat: its best throw of this round
    ties: i64 = 0
    winner: i64 = NOBODY
    fee: i64 = 0  # the winner's, before anything changed hands
    stripped: i64 = 0  # how many places after the winner the losers have given up what they lose

    def __init__(self, meeting: i64, duelists: i64, owner: i64, best: vec[i64]) -> None:
        self.meeting = meeting
        self.duelists = duelists
        self.owner = owner
        self.throwing = duelists
        self.best = best

    def copy(self) -> Duel:
        twin = Duel(self.meeting, self.duelists, self.owner, self.best[:])
        twin.group = self.group
        twin.rent = self.rent
        twin.throwing = self.throwing
        twin.thrower = self.thrower
        twin.thrown = self.thrown
        twin.ties = self.ties
        twin.winner = self.winner
        twin.fee = self.fee
        twin.stripped = self.stripped
        return twin

"""The books of one decision: what is reckoned once and looked up often."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.syndicate.manners import Manners
from openingbell.bots.syndicate.weights import Weights
from openingbell.games.syndicate.components import (
    ENTERTAINMENT,
    ESPIONAGE_FIRM,
    FIRMS,
    GROUP_OF,
    ILLEGAL,
    LAND_OWNERSHIP,
    LANDING,
    MINERALS,
    RACKET,
    ROCK_BAND,
    SHERIFF,
    TEAMS,
)
from openingbell.games.syndicate.firms import income_for
from openingbell.games.syndicate.position import Position


class Books:
    """Who has how much of each group, how often a firm will be visited, and how much money a seat wants to keep.

    `firms` and `returns` are rows of groups, one for each seat: its working firms, and what a visit to each of them
    would bring before it is multiplied (Y-36).
    """

    def __init__(self, p: Position, w: Weights, manners: Manners) -> None:
        self.p = p
        self.w = w
        self.manners = manners
        self.rivals: float = float(max(p.living() - 1, 1))
        left = min(float(p.rounds - p.round + 1), w.rounds)
        self.visits: float = left * self.rivals / float(len(p.edition.firm_at))
        self.firms = vec[i64]([0] * (p.players * TEAMS))
        self.returns = vec[i64]([0] * (p.players * TEAMS))
        self._wanted = vec[float]()  # until somebody asks
        self._count()

    def _count(self) -> None:
        p = self.p
        owner, mortgage, firms, returns = p.owner, p.mortgage, self.firms, self.returns
        for firm in range(i64(FIRMS)):
            seat = owner[firm]
            group = GROUP_OF[firm]
            if seat < p.players and group < TEAMS and mortgage[firm] == 0:
                firms[seat * TEAMS + group] += 1
                returns[seat * TEAMS + group] += base(p, firm)
        band = owner[ROCK_BAND]
        if band < p.players:
            firms[band * TEAMS + ENTERTAINMENT] += 1
            returns[band * TEAMS + ENTERTAINMENT] += p.edition.returns[ROCK_BAND]
        for seat in range(p.players):
            firms[seat * TEAMS + ILLEGAL] += p.mafia[seat]
            returns[seat * TEAMS + ILLEGAL] += p.mafia[seat] * p.edition.mafia_fee

    def note_building(self, firm: i64) -> None:
        """Whoever has the turn built on a firm. What others threaten him with is as before."""
        self.returns[self.p.turn * TEAMS + GROUP_OF[firm]] += self.p.edition.build_returns[firm]

    def _beware(self) -> None:
        """A seat wants money for the dearest visit that it may have to pay."""
        p = self.p
        self._wanted = vec[float]([0.0] * p.players)
        owner, mortgage = p.owner, p.mortgage
        dearest = vec[i64]([0] * p.players)  # by owner
        for firm in range(i64(FIRMS)):
            seat = owner[firm]
            if seat < p.players and mortgage[firm] == 0:
                dearest[seat] = max(dearest[seat], self._rent(firm, seat))
        for seat in range(p.players):
            threat: i64 = 0
            for rival in range(p.players):
                if rival != seat:
                    threat = max(threat, dearest[rival])
            if p.is_rival(seat, p.owner[LANDING]):
                threat = max(threat, p.edition.landing * self.firms[seat * TEAMS + MINERALS])
            if p.is_rival(seat, p.owner[RACKET]):
                threat = max(threat, p.edition.racket * self._all_firms(seat))
            self._wanted[seat] = self.w.reserve + self.w.danger * float(threat)

    def _rent(self, firm: i64, seat: i64) -> i64:
        group = GROUP_OF[firm]
        return income_for(self.p, firm, seat, self.firms[seat * TEAMS + group] if group < TEAMS else 1)

    def _all_firms(self, seat: i64) -> i64:
        number: i64 = 0
        for group in range(i64(TEAMS)):
            number += self.firms[seat * TEAMS + group]
        return number

    def wanted(self, seat: i64) -> float:
        if len(self._wanted) == 0:
            self._beware()
        return self._wanted[seat]

    def is_short(self, seat: i64) -> bool:
        """Whether a seat has less money than it wants."""
        return float(self.p.cash[seat]) < self.wanted(seat)

    def strain(self, seat: i64, amount: float) -> float:
        """How much a payment hurts beyond its amount; a negative one relieves."""
        lacking = self.wanted(seat) - float(self.p.cash[seat])
        return self.w.need * (max(0.0, lacking + amount) - max(0.0, lacking))

    def cost(self, seat: i64, price: float) -> float:
        """What it means to pay a price."""
        return price + self.strain(seat, price)


def base(p: Position, firm: i64) -> i64:
    """What a visit brings before it is multiplied; for those that take levies a guess."""
    if firm == LANDING or firm == LAND_OWNERSHIP:
        return 25
    if firm == RACKET or firm == SHERIFF or firm == ESPIONAGE_FIRM:
        return 20
    return p.edition.returns[firm] + p.built[firm] * p.edition.build_returns[firm]

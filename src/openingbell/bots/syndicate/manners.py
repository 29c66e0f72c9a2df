"""Manners: what everybody at the table saw of trades, and what one does not do to somebody after that.

Trades happen in the open, so one memory is everybody's. It is made anew from what a seat was told at every decision:
a bot that took over in the middle of a game has the same. Whoever thinks ahead sees trades that are only imagined, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Seen, Value
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import GROUP_IDS, GROUPS, NONE
from openingbell.games.syndicate.position import Position, current_trade
from openingbell.games.syndicate.trade import is_named, money_on
from openingbell.games.syndicate.underway import Trade

TURN: Final = "turn"
PROPOSED: Final = "proposed"
ACCEPTED: Final = "accepted"
REFUSED: Final = "trade-refused"
HEARD: Final = frozenset({TURN, PROPOSED, ACCEPTED, REFUSED})

REST: Final = 6  # for so many rounds what was refused is not asked again, and what was traded not traded back
PATIENCE: Final = 2  # so many rounds, for each refusal in a row, somebody is left in peace


class Offer:
    """A proposal: lots as bits of groups, the money and the number of papers that its maker adds, below 0 wants."""

    def __init__(self, round: i64, maker: i64, partner: i64, gives: i64, takes: i64, money: i64, papers: i64) -> None:
        self.round = round
        self.maker = maker
        self.partner = partner
        self.gives = gives
        self.takes = takes
        self.money = money
        self.papers = papers
        self.accepted = False
        self.refused = False

    def is_answered(self) -> bool:
        return self.accepted or self.refused


class Manners:
    """Every offer there was, the first one first; after those that were told, those of a try."""

    def __init__(self, told: Sequence[Seen] = ()) -> None:
        self.offers: list[Offer] = []
        round: i64 = 0
        for seen in told:
            kind = seen["event"]
            if kind == TURN:
                round = _number(seen["round"])
            elif kind == PROPOSED:
                self.offers.append(_offer(round, seen))
            elif kind == ACCEPTED:
                self.offers[-1].accepted = True
            elif kind == REFUSED:
                self.offers[-1].refused = True
        self._told: Final[i64] = len(self.offers)
        self._awaits_answer: Final = self._told > 0 and not self.offers[-1].is_answered()

    def see_proposal(self, p: Position) -> None:
        """In a try the trade on the table is being proposed."""
        self.offers.append(_on_the_table(p, current_trade(p)))

    def see_answer(self, p: Position, accepted: bool) -> None:
        """In a try the trade on the table is being answered."""
        if len(self.offers) == 0 or self.offers[-1].is_answered():
            self.see_proposal(p)  # nobody told of it
        self.offers[-1].accepted = accepted
        self.offers[-1].refused = not accepted

    def forget(self) -> None:
        """A try has ended: nothing is recalled but what was told."""
        del self.offers[self._told :]
        if self._awaits_answer:
            self.offers[-1].accepted = False
            self.offers[-1].refused = False

    def answers(self, partner: i64) -> tuple[i64, i64]:
        """How often somebody really refused and how often he accepted, whoever asked."""
        refused: i64 = 0
        accepted: i64 = 0
        for number in range(self._told):
            offer = self.offers[number]
            if offer.partner == partner:
                refused += 1 if offer.refused else 0
                accepted += 1 if offer.accepted else 0
        return refused, accepted

    def may_address(self, p: Position, partner: i64) -> bool:
        """Whether one may propose anything: once a round, and the seldomer the more often everybody was refused."""
        refusals: i64 = 0
        last: i64 = 0
        for offer in self.offers:
            if offer.partner != partner:
                continue
            if offer.maker == p.turn and offer.round == p.round:
                return False
            if offer.accepted:
                refusals = 0
            elif offer.refused:
                refusals += 1
                last = offer.round
        return refusals == 0 or p.round > last + PATIENCE * refusals

    def may_propose(self, p: Position, partner: i64, give: i64, take: i64) -> bool:
        """Whether one lot may be proposed for another, either of them NONE, to somebody whom one may address."""
        gives: i64 = 0 if give == NONE else 1 << give
        takes: i64 = 0 if take == NONE else 1 << take
        asked = Offer(p.round, p.turn, partner, gives, takes, 0, 0)
        for offer in self.offers:
            if offer.refused and _is_recent(offer, p) and _is_same(offer, asked):
                return False
        return not self._undoes(p, partner, gives, takes)

    def may_accept(self, p: Position, trade: Trade) -> bool:
        """Whether the proposal on the table undoes nothing, and is better than what the same rival was refused."""
        asked = _on_the_table(p, trade)
        for offer in self.offers:
            if offer.refused and _is_recent(offer, p) and _is_same(offer, asked) and not _is_better(asked, offer):
                return False
        return not self._undoes(p, trade.partner, asked.gives, asked.takes)

    def _undoes(self, p: Position, partner: i64, gives: i64, takes: i64) -> bool:
        """Whether any lot would go back to where it came from."""
        for offer in self.offers:
            if offer.accepted and _is_recent(offer, p):
                if _is_between(offer, p.turn, partner) and offer.gives & takes | offer.takes & gives != 0:
                    return True
                if _is_between(offer, partner, p.turn) and offer.gives & gives | offer.takes & takes != 0:
                    return True
        return False


def _is_recent(offer: Offer, p: Position) -> bool:
    return offer.round + REST >= p.round


def _is_between(offer: Offer, maker: i64, partner: i64) -> bool:
    return offer.maker == maker and offer.partner == partner


def _is_same(offer: Offer, other: Offer) -> bool:
    """The same lots between the same two."""
    return _is_between(offer, other.maker, other.partner) and offer.gives == other.gives and offer.takes == other.takes


def _is_better(offer: Offer, other: Offer) -> bool:
    """Whether it gives the partner more, as far as one can tell without weighing."""
    return offer.money > other.money or offer.papers > other.papers


def _on_the_table(p: Position, trade: Trade) -> Offer:
    lots = [0, 0]
    papers: i64 = 0
    for side in range(i64(2)):
        bits: i64 = 0
        for group in range(i64(GROUPS)):
            if is_named(trade, side, group):
                bits |= 1 << group
        lots[side] = bits
        for item in range(i64(moves.ITEM_SHARE), i64(moves.ITEM_MONEY)):
            number = trade.named[side * moves.ITEMS + item]
            papers += number if side == 0 else -number
    money = money_on(trade, 0) - money_on(trade, 1)
    return Offer(p.round, p.turn, trade.partner, lots[0], lots[1], money, papers)


def _offer(round: i64, seen: Seen) -> Offer:
    gives = _Side(seen["gives"])
    takes = _Side(seen["takes"])
    maker = _number(seen["seat"])
    partner = _number(seen["other"])
    money = gives.money - takes.money
    return Offer(round, maker, partner, gives.lots, takes.lots, money, gives.papers - takes.papers)


class _Side:
    """What is named on one side of a proposal, in the words of the notation."""

    def __init__(self, named: Value) -> None:
        self.lots: i64 = 0
        self.money: i64 = 0
        self.papers: i64 = 0
        assert isinstance(named, list)
        for item in named:
            assert isinstance(item, str)
            if item in GROUP_IDS:
                self.lots |= 1 << i64(GROUP_IDS.index(item))
            elif item.isdigit():
                self.money += int(item)
            else:
                self.papers += 1


def _number(value: Value) -> i64:
    assert isinstance(value, int)
    return value

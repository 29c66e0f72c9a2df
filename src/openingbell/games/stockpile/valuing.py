"""What things are worth to a viewer at present prices, from what that viewer knows alone."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from openingbell.games.stockpile.components import (
    BERNIE,
    COMPANIES,
    FEE,
    GRAHAM,
    GRAHAM_EACH,
    MAJORITY,
    TIED_MAJORITY,
)
from openingbell.games.stockpile.ending import shares_of
from openingbell.games.stockpile.holdings import Holding
from openingbell.games.stockpile.piles import to_pay
from openingbell.games.stockpile.position import Position, kind_of, pile_of
from openingbell.games.stockpile.redealing import sees
from openingbell.games.stockpile.selling import proceeds
from openingbell.games.stockpile.steps import CHOOSE, INVESTOR
from openingbell.games.stockpile.view_types import BonusView, HolderView, SaleView


def worth_of_pile(p: Position, viewer: i64, pile: i64) -> int:
    """What the cards of a pile that the viewer knows would bring in; fees cost, or bring in, what they say."""
    worth: i64 = 0
    for card in p.table:
        if pile_of(card) == pile and sees(card, viewer):
            kind = kind_of(card)
            if kind < COMPANIES:
                worth += proceeds(p, viewer, kind, 1) if viewer < p.players else p.price(kind)
            elif kind >= FEE:
                fee = p.parts.fees[kind - FEE]
                worth += fee if viewer < p.players and p.has(viewer, BERNIE) else -fee
    return int(worth)


def prices_of_bids(p: Position, viewer: i64) -> list[int]:
    """What each bid would cost the viewer (S-13.13)."""
    spaces = range(len(p.parts.bids))
    return [int(to_pay(p, viewer, space) if viewer < p.players else p.parts.bids[space]) for space in spaces]


def bonuses(p: Position, viewer: i64, company: i64, holdings: list[Holding]) -> list[BonusView]:
    """What the majority of a company would bring the viewer with all shares, with one less, and so on (S-11.1)."""
    if viewer >= p.players:
        return []
    least = _most_of_others(holdings, viewer, company, False)
    most = _most_of_others(holdings, viewer, company, True)
    ways: list[BonusView] = []
    left = shares_of(p, viewer, company)
    while left >= 0:
        ways.append({"sure": _bonus(left, most), "hoped": _bonus(left, least)})
        left -= 1
    return ways


def holders(company: i64, holdings: list[Holding]) -> list[HolderView]:
    """Every seat's shares of a company as far as the viewer knows, and what the majority would bring it (S-11.1)."""
    return [
        {
            "least": int(one.least[company]),
            "most": int(one.most[company]),
            "bonus_least": _bonus(one.least[company], _most_of_others(holdings, one.owner, company, True)),
            "bonus_most": _bonus(one.most[company], _most_of_others(holdings, one.owner, company, False)),
        }
        for one in holdings
    ]


def proceeds_of(p: Position, holding: Holding, best: bool, each: i64) -> int:
    """What a portfolio brings now, with so much more for each share: at best, or at worst, each unknown card is the
    dearest, or the cheapest, that it can be. Action cards bring nothing."""
    total: i64 = 0
    for company in range(COMPANIES):
        total += holding.least[company] * (p.price(company) + each)
    for group in holding.unknown:
        total += group.cards * _share(p, group.can_be, best, each)
    return int(total)


def _share(p: Position, can_be: i64, best: bool, each: i64) -> i64:
    """What a card brings that can be one of these kinds."""
    found: i64 = 0 if can_be >> COMPANIES else -1
    for company in range(COMPANIES):
        if can_be & (1 << company):
            worth = p.price(company) + each
            if found < 0 or (worth > found if best else worth < found):
                found = worth
    return found


def more_for_each(p: Position, viewer: i64, owner: i64) -> i64:
    """What Graham gets for each share (S-13.15), once it is known who has him (S-13.1)."""
    chosen = p.step != CHOOSE and p.step != INVESTOR
    return GRAHAM_EACH if (chosen or viewer == owner) and p.has(owner, GRAHAM) else 0


def sales(p: Position, viewer: i64, company: i64, majority: Sequence[BonusView]) -> list[SaleView]:
    """A share, a split card, or one share of a split card (S-8.1, S-8.2)."""
    if viewer >= p.players:
        return []
    normal, split = p.in_normal(viewer, company), p.in_split(viewer, company)
    if normal == 0 and split == 0:
        return []
    ways = [("sell", normal, 1), ("sell-split", split, 2), ("halve", split, 1)]
    return [
        {
            "type": name,
            "cards": int(cards),
            "brings": int(proceeds(p, viewer, company, shares)),
            "sure": majority[0]["sure"] - majority[shares]["sure"],
            "hoped": majority[0]["hoped"] - majority[shares]["hoped"],
        }
        for name, cards, shares in ways
        if cards > 0
    ]


def _most_of_others(holdings: list[Holding], seat: i64, company: i64, possibly: bool) -> i64:
    """The most shares that anybody else has, surely or possibly."""
    found: i64 = 0
    for one in holdings:
        if one.owner != seat:
            found = max(found, one.most[company] if possibly else one.least[company])
    return found


def _bonus(own: i64, most: i64) -> int:
    if own == 0 or own < most:
        return 0
    return TIED_MAJORITY if own == most else MAJORITY

"""What things are worth to a viewer at present prices, from what that viewer knows alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from openingbell.games.stockpile.components import (
    BERNIE,
    COMPANIES,
    COMPANY_NAMES,
    FEE,
    GRAHAM,
    GRAHAM_EACH,
    MAJORITY,
    TIED_MAJORITY,
)
from openingbell.games.stockpile.ending import shares_of
from openingbell.games.stockpile.piles import to_pay
from openingbell.games.stockpile.position import Position, kind_of, pile_of
from openingbell.games.stockpile.redealing import sees
from openingbell.games.stockpile.selling import proceeds
from openingbell.games.stockpile.steps import CHOOSE, INVESTOR
from openingbell.games.stockpile.view_types import BonusView, HolderView, PortfolioView, SaleView, UnknownView


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


def bonuses(
    p: Position, viewer: i64, company: i64, portfolios: Sequence[PortfolioView], unseen: i64
) -> list[BonusView]:
    """What the majority of a company would bring the viewer with all shares, with one less, and so on (S-11.1)."""
    if viewer >= p.players:
        return []
    others = [portfolio for seat, portfolio in enumerate(portfolios) if i64(seat) != viewer]
    name = COMPANY_NAMES[company]
    least = [_certain(portfolio, name) for portfolio in others]
    most = [_certain(portfolio, name) + min(_possible(portfolio, name), int(unseen)) for portfolio in others]
    own = int(shares_of(p, viewer, company))
    return [{"sure": _bonus(left, most), "hoped": _bonus(left, least)} for left in range(own, -1, -1)]


def holders(p: Position, company: i64, portfolios: Sequence[PortfolioView], unseen: i64) -> list[HolderView]:
    """Every seat's shares of a company as far as the viewer knows, and what the majority would bring it (S-11.1)."""
    name = COMPANY_NAMES[company]
    least = [_certain(portfolio, name) for portfolio in portfolios]
    most = [_certain(portfolio, name) + min(_possible(portfolio, name), int(unseen)) for portfolio in portfolios]
    return [
        {
            "least": least[seat],
            "most": most[seat],
            "bonus_least": _bonus(least[seat], most[:seat] + most[seat + 1 :]),
            "bonus_most": _bonus(most[seat], least[:seat] + least[seat + 1 :]),
        }
        for seat in range(p.players)
    ]


def certain_proceeds(p: Position, known: Mapping[str, int], split: Mapping[str, int], each: int) -> int:
    """What these shares bring now, with so much more for each; split cards count two."""
    return sum(
        (known.get(name, 0) + 2 * split.get(name, 0)) * (int(p.price(company)) + each)
        for company, name in enumerate(COMPANY_NAMES)
    )


def possible_proceeds(p: Position, groups: Sequence[UnknownView], best: bool, each: int) -> int:
    """What the unknown cards bring at best, or at worst: each is the dearest, or the cheapest, that it can be."""
    total = 0
    for group in groups:
        worths = [_share(p, name, each) for name in group["can_be"]]
        total += group["cards"] * (max(worths) if best else min(worths))
    return total


def more_for_each(p: Position, viewer: i64, owner: i64) -> int:
    """What Graham gets for each share (S-13.15), once it is known who has him (S-13.1)."""
    chosen = p.step != CHOOSE and p.step != INVESTOR
    return GRAHAM_EACH if (chosen or viewer == owner) and p.has(owner, GRAHAM) else 0


def _share(p: Position, card: str, each: int) -> int:
    """Action cards bring nothing."""
    return int(p.price(COMPANY_NAMES.index(card))) + each if card in COMPANY_NAMES else 0


def sales(p: Position, viewer: i64, company: i64, majority: Sequence[BonusView]) -> list[SaleView]:
    """A share, a split card, or one share of a split card (S-8.1, S-8.2)."""
    if viewer >= p.players:
        return []
    normal, split = p.in_normal(viewer, company), p.in_split(viewer, company)
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


def _certain(portfolio: PortfolioView, company: str) -> int:
    return portfolio["known"].get(company, 0) + 2 * portfolio["split"].get(company, 0)


def _possible(portfolio: PortfolioView, company: str) -> int:
    return sum(group["cards"] for group in portfolio["unknown"] if company in group["can_be"])


def _bonus(own: int, others: Sequence[int]) -> int:
    most = max(others)
    if own == 0 or own < most:
        return 0
    return TIED_MAJORITY if own == most else MAJORITY

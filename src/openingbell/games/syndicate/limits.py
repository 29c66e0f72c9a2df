"""How long a turn and how high a score can be: bounds that no game passes."""

from __future__ import annotations

from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRMS, RINGS, TOKENS
from openingbell.games.syndicate.edition import Edition
from openingbell.games.syndicate.trade import MOST_TRADES


def longest_turn(edition: Edition, players: int) -> int:
    """Moves in one turn, chance included.

    Papers are what can be sold or given one by one. A deal phase sells each of them once, builds each structure once,
    and does two things to each firm; a trade names each paper and all money in tokens. An auction asks everybody once
    for each unit of money. Every paper and firm can be given up once in all debts of a turn, every one taken in kind
    once, everything auctioned once for each ruin; a duel has so many throws in each of four rounds.
    """
    papers = int(edition.exchange_shares + edition.loads + sum(edition.shares)) + FIRMS
    goods = int(edition.most_firms() + edition.mafia_cards) + 4
    money = int(edition.supply // TOKENS[0]) + 20
    deals = papers + int(edition.structures) + 4 * FIRMS + MOST_TRADES * (moves.ITEMS + papers + money + 4) + 1
    debts = players * (2 * papers + int(edition.structures) + 2 * FIRMS)
    auctions = players * (goods + 1) * players * int(edition.supply + 20)
    throws = 4 * goods * players
    landing = papers + int(edition.structures) + int(edition.loads) + FIRMS + RINGS + 10
    return deals + debts + auctions + throws + landing


def lowest_score(edition: Edition) -> int:
    """All credit in one hand, after the last prolongation, and nothing else."""
    return -int(edition.credit_receipts * edition.credit_value * edition.credit_due[-1] // 100 + 1)


def highest_score(edition: Edition) -> int:
    """All money, firms, structures and papers in one hand, shares counted besides the firms."""
    printed = edition.printed
    firms = sum(int(edition.cost[firm] + edition.limit[firm] * edition.build_cost[firm]) for firm in range(FIRMS))
    cards = int(edition.mafia_cards * edition.mafia_cost) + printed.band_cost
    papers = int(edition.exchange_shares) * max(printed.rings[0]) + int(edition.loads * edition.load_buy)
    return int(edition.supply) + 2 * firms + cards + papers

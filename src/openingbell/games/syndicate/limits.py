"""How long a turn and how high a score can be: bounds that no game passes."""

from __future__ import annotations

from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRMS, GROUP_OF, ILLEGAL, TOKENS
from openingbell.games.syndicate.edition import Edition
from openingbell.games.syndicate.trade import MAX_TRADES
from openingbell.games.syndicate.turn import MAX_REPEATS


def longest_game(edition: Edition, players: int, rounds: int) -> int:
    """Every round each seat has a turn, and at most five more by doubles; each player is ruined once at most."""
    turns = rounds * players * (1 + MAX_REPEATS)
    return 2 + turns * longest_turn(edition, players) + players * longest_ruin(edition, players)


def longest_turn(edition: Edition, players: int) -> int:
    """Moves in one turn, chance included, but for the auctions after a ruin.

    Papers are what is sold or given one by one. A deal phase sells each of them once, builds each structure once and
    does a few things to each firm; a trade names each paper and all money in tokens. There are a few debts to and from
    each seat and one for each insured firm on both sides, and each can take every paper, structure and firm. A duel has
    four rounds of throws. POLICE auctions everything illegal; any other auction of a turn is a single one.
    """
    firms = FIRMS + 1
    structures = int(edition.structures)
    papers = int(edition.exchange_shares + edition.loads + sum(edition.shares))
    tokens = int(edition.supply // TOKENS[0]) + 20
    deals = papers + structures + 5 * firms + MAX_TRADES * (moves.ITEMS + 2 * papers + tokens + 4)
    debts = (4 * players + 2 * firms + 10) * (papers + structures + 3 * firms)
    throws = 4 * players * (firms + int(edition.mafia_cards))
    landing = 2 * papers + structures + 2 * firms + 20
    illegal = [firm for firm in range(FIRMS) if GROUP_OF[firm] == ILLEGAL]
    auctions = sum(longest_auction(edition, players, int(edition.cost[firm])) for firm in illegal)
    auctions += _cards(edition, players) + longest_auction(edition, players, 0)
    return deals + debts + throws + landing + auctions


def longest_ruin(edition: Edition, players: int) -> int:
    """The auctions of everything there is."""
    firms = sum(longest_auction(edition, players, int(edition.cost[firm])) for firm in range(FIRMS))
    return firms + _cards(edition, players) + 2 * longest_auction(edition, players, 0)


def longest_auction(edition: Edition, players: int, nominal: int) -> int:
    """From nominal upwards by a tenth, as long as anybody can have the money; passes, and ten prices downwards."""
    return int(edition.supply) // max(1, nominal // 10) + 11 * players


def _cards(edition: Edition, players: int) -> int:
    mafia = int(edition.mafia_cards) * longest_auction(edition, players, int(edition.mafia_cost))
    return mafia + longest_auction(edition, players, int(edition.hold_up_cost))


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

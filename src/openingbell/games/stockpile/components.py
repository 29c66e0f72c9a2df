"""S-1 Components: companies, market cards, forecasts, investors, tracks. The numbers are in stockpile.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.data import DataSection
from openingbell.core.errors import BadData

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
MAX_PILES: Final[i64] = 5

# S-1.1
COMPANIES: Final[i64] = 6
COMPANY_NAMES: Final = ("American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford")

# S-1.2 The kinds of market cards. First those that a portfolio can hold, then the trading fees.
BOOM: Final = 6
BUST: Final = 7
HOLDABLE: Final[i64] = 8
FEE: Final = 8
FEES: Final[i64] = 3
KINDS: Final[i64] = 11
CARD_NAMES: Final = (*COMPANY_NAMES, "boom", "bust", "fee1", "fee2", "fee3")

# S-1.3 One forecast for each company; a dividend moves nothing.
FORECASTS: Final[i64] = COMPANIES
DIVIDEND: Final = 99
DIVIDEND_NAME: Final = "$$"

# S-13 In the order of the table.
BILL: Final = 0
BERNIE: Final = 1
CRAMER: Final = 2
DONALD: Final = 3
DEBORAH: Final = 4
GRAHAM: Final = 5
MARK: Final = 6
MARTHA: Final = 7
STUART: Final = 8
WARREN: Final = 9
INVESTORS: Final[i64] = 10
INVESTOR_NAMES: Final = (
    "Bill",
    "Bernie",
    "Cramer",
    "Donald",
    "Deborah",
    "Graham",
    "Mark",
    "Martha",
    "Stuart",
    "Warren",
)

# What the rules pay, in dollars.
THOUSAND: Final = 1000
DIVIDEND_EACH: Final = 2000  # S-9.2
SMALL_DIVIDEND_EACH: Final = 1000  # S-13.14, S-14.2
SECOND_SPLIT_EACH: Final = 10000  # S-9.6
MAJORITY: Final = 10000  # S-11.1
TIED_MAJORITY: Final = 5000
GRAHAM_EACH: Final = 1000  # S-13.15

# S-7.2
ACTION_STEPS: Final = 2

# What a table's own data file may ask for.
MAX_STOCK: Final = 15  # cards of a company: the claims are numbered up to here
MAX_OTHER: Final = 15
MAX_SPACES: Final = 20
MAX_BIDS: Final = 12
MAX_ROUNDS: Final = 12
MAX_PRICE: Final = 100
MAX_CASH: Final = 1_000_000
MAX_STEPS: Final = 9

TRACK_ROW: Final = MAX_SPACES
BOARD_NAMES: Final = ("standard", "advanced")


class Components:
    """The numbers of a data file, flat: rows for a company of the advanced board follow those of the standard one."""

    deck: vec[i64]  # by kind: how many there are
    fees: vec[i64]  # by kind of fee: dollars
    forecasts: vec[i64]  # steps, or DIVIDEND
    forecast_names: list[str]
    bids: vec[i64]  # by space of the bidding track: dollars
    rounds: vec[i64]  # by number of players
    cash: vec[i64]  # for many players, for two
    investor_cash: vec[i64]  # ten for many players, ten for two
    values: vec[i64]  # TRACK_ROW for each company: dollars
    spaces: vec[i64]  # by company: how many spaces its track has
    starts: vec[i64]  # … and, counted from 0, where it starts
    splits: vec[i64]  # … and returns to after a split
    paying: vec[i64]  # … and the bits of the spaces with a $

    def __init__(self, data: object, problems: list[BadData] | None = None) -> None:
        """Check every key, or BadData, which names it; with a list of `problems` they are all added to it."""
        whole = DataSection(data, "", problems)
        if whole.has("game"):  # those embedded in earlier records do not have it
            whole.word("game", ("stockpile",))
        deck = whole.section("deck")
        self._read_deck(deck)
        self._read_fees(whole.section("fees"))
        self._read_forecasts(whole.section("forecasts"))
        self._read_bids(whole.section("bidding"))
        self._read_rounds(whole.section("rounds"))
        self.cash = vec[i64](self._read_cash(whole.section("cash")))
        self._read_investors(whole.section("investors"))
        self._read_boards(whole.section("board"))
        whole.finish()
        self._check_deck(deck)

    def _read_deck(self, deck: DataSection) -> None:
        counts = [deck.number(name, 1, MAX_STOCK) for name in COMPANY_NAMES]
        counts += [deck.number(name, 0, MAX_OTHER) for name in CARD_NAMES[COMPANIES:]]
        deck.finish()
        self.deck = vec[i64](counts)

    def _read_fees(self, fees: DataSection) -> None:
        amounts = [fees.number(name, 1, MAX_CASH) for name in CARD_NAMES[FEE:]]
        if amounts != sorted(amounts):
            fees.refuse("order", "{key} are not from the smallest up", key=fees.name)
        fees.finish()
        self.fees = vec[i64](amounts)

    def _read_forecasts(self, section: DataSection) -> None:
        choices = [DIVIDEND_NAME] + [f"{steps:+d}" for steps in range(-MAX_STEPS, MAX_STEPS + 1) if steps != 0]
        names = section.words("cards", choices)
        if len(names) != FORECASTS:
            section.refuse_count("cards", len(names), int(FORECASTS))
            names = choices[:FORECASTS]
        if len(set(names)) != len(names):
            section.refuse("twice", "{key} has the same entry twice", key=section.key("cards"))
        section.finish()
        self.forecast_names = names
        self.forecasts = vec[i64]([DIVIDEND if name == DIVIDEND_NAME else int(name) for name in names])

    def _read_bids(self, section: DataSection) -> None:
        track = section.numbers("track", 0, MAX_PRICE)
        if not 2 <= len(track) <= MAX_BIDS:
            section.refuse_count("track", len(track), 2, MAX_BIDS)
        elif track[0] != 0 or track != sorted(set(track)):
            section.refuse("rise", "{key} does not rise from 0", key=section.key("track"))
        section.finish()
        self.bids = vec[i64]([thousands * THOUSAND for thousands in track])

    def _read_rounds(self, section: DataSection) -> None:
        rounds = [section.number(str(players), 1, MAX_ROUNDS) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
        section.finish()
        self.rounds = vec[i64]([0] * MIN_PLAYERS + rounds)

    def _read_cash(self, section: DataSection) -> list[i64]:
        amounts = [section.number(key, 0, MAX_CASH) for key in ("many", "two")]
        section.finish()
        return [i64(amount) for amount in amounts]

    def _read_investors(self, section: DataSection) -> None:
        pairs = [self._read_cash(section.section(name)) for name in INVESTOR_NAMES]
        section.finish()
        self.investor_cash = vec[i64]([pair[0] for pair in pairs] + [pair[1] for pair in pairs])

    def _read_boards(self, boards: DataSection) -> None:
        self.values = vec[i64]()
        self.spaces = vec[i64]()
        self.starts = vec[i64]()
        self.splits = vec[i64]()
        self.paying = vec[i64]()
        for name in BOARD_NAMES:
            board = boards.section(name)
            for company in COMPANY_NAMES:
                self._read_track(board.section(company))
            board.finish()
        boards.finish()

    def _read_track(self, track: DataSection) -> None:
        values = track.numbers("values", 0, MAX_PRICE)
        length = len(values)
        if not 2 <= length <= MAX_SPACES:
            track.refuse_count("values", length, 2, MAX_SPACES)
            values = [0] * MAX_SPACES
            length = MAX_SPACES
        for value in values + [0] * (MAX_SPACES - length):
            self.values = append(self.values, i64(value * THOUSAND))
        self.spaces = append(self.spaces, i64(length))
        self.starts = append(self.starts, i64(track.number("start", 1, length) - 1))
        self.splits = append(self.splits, i64(track.number("split", 1, length) - 1))
        bits: i64 = 0
        for position in track.numbers("dividends", 1, length):
            bits |= 1 << (i64(position) - 1)
        self.paying = append(self.paying, bits)
        track.finish()

    def _check_deck(self, deck: DataSection) -> None:
        """No card is ever needed that is not there: nobody has to sell, so the deck alone has to suffice."""
        cards = sum(self.deck)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            needed = players + int(self.rounds[players]) * int(piles_for(players) + cards_placed(players))
            if needed > cards:
                sentence = "deck has {cards} cards, but {players} players need {needed} in their rounds"
                deck.refuse("deck", sentence, cards=int(cards), players=players, needed=needed)


def piles_for(players: i64) -> i64:
    """S-5.1, S-12.3 As many piles as players, but four with two."""
    if players == 2:
        return 4
    return players


def cards_placed(players: i64) -> i64:
    """S-5.2, S-12.3 How many market cards the players lay on the piles in a round."""
    return 2 * piles_for(players)


def pieces_for(players: i64) -> i64:
    """S-12.1 Bidding pieces of each player."""
    return 2 if players == 2 else 1


def pairs_for(players: i64) -> i64:
    """S-4.1, S-12.2 Pairs dealt to each player."""
    return 2 if players == 2 else 1

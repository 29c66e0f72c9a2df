"""What a view of Syndicate looks like: types alone, left uncompiled so that they can be read at run time."""

from __future__ import annotations

from typing import TypedDict


class CreditView(TypedDict):
    borrowed: int
    due: int  # at the next crossing
    prolonged: int


class PlayerView(TypedDict):
    cash: int
    worth: int
    cell: int | None
    ruined: bool
    prison: int | None  # turns missed there
    rests: bool  # owes a missed turn to PARK
    credit: CreditView | None
    exchange: int
    loads: int
    mafia: int
    cards: list[str]  # IS cards that lie before him, BANKER, BANK HOLD-UP, SPACE PROGRAME
    firms: dict[str, list[str]]  # by group, ROCK BAND included
    lawsuits: list[str]


class SharesView(TypedDict):
    nominal: int
    held: list[int]
    exchange: int
    cell: int


class FirmView(TypedDict):
    name: str
    group: str
    monopoly: str | None
    cell: int | None
    owner: int | None
    place: str  # seat, bank, auction, deck, none
    cost: int
    value: int
    returns: int
    income: int | None  # what it brings its owner now, levies aside
    structures: int
    limit: int
    structure: str | None
    structure_cost: int
    mortgaged: int | None  # the sum lent
    redemption: int | None  # what it takes to redeem it; of a mortgage that its owner could take now, too
    loan: int  # what a mortgage would bring
    insured: bool
    plaintiff: int | None
    shares: SharesView | None


class CellView(TypedDict):
    kind: str
    firm: str | None
    tokens: list[int]
    band: bool


class BankView(TypedDict):
    money: int
    exchange: int
    loads: int
    insurance: int
    trial: int
    credit: int
    banker_price: int


class AuctionView(TypedDict):
    good: str
    nominal: int
    price: int | None
    bidder: int | None
    passed: list[int]
    falling: bool


class DebtView(TypedDict):
    debtor: int | None  # None: the bank
    creditor: int | None
    amount: int
    reason: str
    good: str | None


class TradeView(TypedDict):
    seat: int
    partner: int
    gives: list[str]  # what M names, as the notation has it …
    takes: list[str]
    giving: list[str]  # … and what would change hands: of a group each firm
    taking: list[str]


class DuelView(TypedDict):
    group: str | None
    seats: list[int]
    throwing: int
    best: list[int]
    ties: int


class SyndicateView(TypedDict):
    seat: int | None
    actor: int
    step: str
    turn: int
    round: int
    rounds: int
    repeats: int
    dice: list[int] | None
    rate: int | None
    prison_turns: int  # missed there at most …
    prison_fine: int  # … and paid then
    banker: int | None
    players: list[PlayerView]
    firms: dict[str, FirmView]
    cells: list[CellView]
    bank: BankView
    auction: AuctionView | None
    debt: DebtView | None
    trade: TradeView | None
    duel: DuelView | None
    yours: dict[str, int]  # what each firm would bring the viewer; nothing for a spectator
    costs: list[int]  # by cell, what the viewer would owe on landing there now; empty for a spectator
    prices: dict[str, int]  # what the moves of the viewer, if it is to decide, cost (below 0) or bring
    changes: dict[str, int]  # and what they do to its net worth, where it is not the same as before
    waiting: list[str]  # for their auctions
    unseen: dict[str, int]  # cards never seen, of both decks
    known: dict[str, list[str]]  # those put back, the uppermost first
    rings: dict[str, list[int | None]]  # from the top; None: never seen
    scores: list[int]
    winners: list[int]

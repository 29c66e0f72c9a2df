"""What a view of Stockpile looks like: types alone, left uncompiled so that they can be read at run time."""

from __future__ import annotations

from typing import TypedDict


class BonusView(TypedDict):
    """What a majority would bring the viewer if the game ended now."""

    sure: int  # however many shares the others can have
    hoped: int  # if they have only those that are known


class SaleView(TypedDict):
    """One sale that the viewer could make, and what it would cost of the bonus for the majority as it stands."""

    type: str  # of the move
    cards: int  # that can be sold in this way
    brings: int  # dollars
    sure: int  # dollars less, however many shares the others can have
    hoped: int  # … and if they have only those that are known


class HolderView(TypedDict):
    """A seat's shares of a company, and what the majority would bring it if the game ended now."""

    least: int  # shares that it is known to have
    most: int  # … and that it can have
    bonus_least: int  # dollars, whatever the cards are
    bonus_most: int  # … and at best


class OutlookView(TypedDict):
    """What the forecast can bring from where the ticker stands: each is `sure`, `maybe` or `no`."""

    dividend: str
    split: str
    bankrupt: str


class CompanyView(TypedDict):
    name: str
    price: int  # dollars
    space: int  # of its track, counted from 1
    track: list[int]  # in thousands
    split_space: int  # where it returns to after a split
    start_space: int  # … and after a bankruptcy
    dividend_spaces: list[int]  # those with a $ (S-14.2)
    forecast: str | None  # this round's, if the viewer knows it
    can_be: list[str]  # … or all it can still be (S-4.4)
    outlook: OutlookView | None  # None: no forecast is to come
    holders: list[HolderView]  # by seat
    sales: list[SaleView]  # those that the viewer's cards allow
    bonuses: list[BonusView]  # with all of the viewer's shares, with one less … with none; a spectator has no list


class PairView(TypedDict):
    owner: int | None  # None: public, or face down
    public: bool
    company: str | None  # None: the viewer does not know
    forecast: str | None
    known_to: list[int]  # the seats that know it
    revealed: bool  # in this round's movement


class CardView(TypedDict):
    card: str | None  # None: the viewer does not know
    face_down: bool
    laid_by: int | None  # None: dealt there
    known_to: list[int] | None  # the seats that know a face-down card; None: it lies open


class PileView(TypedDict):
    cards: list[CardView]  # in the order in which they were laid
    bid: int | None  # dollars
    bidder: int | None
    worth: int  # dollars: what the cards that the viewer knows would bring in now, less the fees


class UnknownView(TypedDict):
    """So many cards of which the viewer knows that each is one of these."""

    cards: int
    can_be: list[str]
    start: bool  # the starting share


class PortfolioView(TypedDict):
    cards: int  # in the normal portfolio, unplayed action cards included
    known: dict[str, int]
    unknown: list[UnknownView]
    split: dict[str, int]
    fees: list[str]  # unpaid, face up
    brings_least: int  # dollars that its shares would bring in now, for certain
    brings_most: int  # … and at best


class ClaimView(TypedDict):
    company: str
    each: int  # dollars for each share
    each_split: int  # … and for each card in the split portfolio
    normal: int | None  # how many cards of it the viewer has
    split: int | None


class TickerView(TypedDict):
    company: str
    steps: int  # still to go


class ProgressView(TypedDict):
    """How far the present phase has got; all of it public."""

    dealt: int
    asked: int
    placements: int
    last_bidder: int | None
    bidding_over: bool
    played: bool


class StockpileView(TypedDict):
    seat: int | None
    actor: int
    step: str
    phase: str
    round: int
    rounds: int
    first: int | None  # who has the token; None until it is known (S-2.3)
    board: str
    companies: list[CompanyView]
    pairs: list[PairView]
    piles: list[PileView]
    bids: list[int]  # the bidding track, in dollars
    pays: list[int]  # … and what each bid would cost the viewer (S-13.13)
    fee_amounts: dict[str, int]  # what each kind of fee costs, in dollars
    hand: list[str] | None
    hand_sizes: list[int]
    hand_can_be: list[str]  # what a card of somebody else's hand, or an unknown one on a pile, can be
    portfolios: list[PortfolioView]
    starting_share: str | None  # the viewer's own
    cash: list[int]
    investors: list[list[str]]  # by seat; until all have chosen only one's own
    offered: list[str]  # those the viewer may choose from
    offered_cash: list[int]  # … and what each of them brings
    used: list[str]  # abilities used this round
    ticker: TickerView | None
    claim: ClaimView | None
    discards: dict[str, int]
    deck: int
    unseen: dict[str, int]  # all cards whose place the viewer does not know
    order: list[str]  # the companies, those that split or went bankrupt last first
    progress: ProgressView
    scores: list[int]
    winners: list[int]

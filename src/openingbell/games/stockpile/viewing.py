"""What a seat or a spectator may know, ready for JSON."""

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.stockpile.components import (
    BOARD_NAMES,
    CARD_NAMES,
    COMPANIES,
    COMPANY_NAMES,
    FEE,
    FEES,
    HOLDABLE,
    INVESTOR_NAMES,
    INVESTORS,
    KINDS,
    THOUSAND,
    TRACK_ROW,
)
from openingbell.games.stockpile.holdings import Holding, Unknown
from openingbell.games.stockpile.inference import Inference
from openingbell.games.stockpile.information import is_public, owner_of
from openingbell.games.stockpile.outlook import Forecasts, outlook
from openingbell.games.stockpile.position import (
    HAND,
    NONE,
    PAIRS,
    Position,
    is_face_down,
    kind_of,
    knows_of,
    laid_by,
    pile_of,
)
from openingbell.games.stockpile.redealing import sees
from openingbell.games.stockpile.steps import (
    ACT,
    ACTIONS,
    BID,
    CARD,
    CHOOSE,
    CLAIM,
    DECLARE,
    ENDED,
    INVESTOR,
    MOVEMENT,
    PAIR,
    PEEK,
    PLACE,
    PREPARE,
    ROUND_ENDS,
    SELL,
)
from openingbell.games.stockpile.valuing import (
    bonuses,
    holders,
    more_for_each,
    prices_of_bids,
    proceeds_of,
    sales,
    worth_of_pile,
)
from openingbell.games.stockpile.view_types import (
    CardView,
    ClaimView,
    CompanyView,
    PairView,
    PileView,
    PortfolioView,
    ProgressView,
    StockpileView,
    UnknownView,
)


def view(p: Position, seat: int | None) -> dict[str, Any]:
    """Public things, one's own, and what follows from what one has seen."""
    viewer: i64 = p.players if seat is None else seat
    notes = Inference(p, viewer)
    seats = range(p.players)
    holdings = [Holding(p, notes, other) for other in seats]
    forecasts = Forecasts(p, viewer)
    seen: StockpileView = {
        "seat": seat,
        "actor": int(p.actor),
        "step": p.step_name(),
        "phase": phase(p),
        "round": int(p.round),
        "rounds": int(p.parts.rounds[p.players]),
        "first": _seat_or_none(p.first),
        "board": BOARD_NAMES[1] if p.advanced else BOARD_NAMES[0],
        "companies": [_company(p, viewer, company, holdings, forecasts) for company in range(COMPANIES)],
        "pairs": _pairs(p, viewer),
        "piles": _piles(p, viewer),
        "bids": [int(bid) for bid in p.parts.bids],
        "pays": prices_of_bids(p, viewer),
        "fee_amounts": {CARD_NAMES[FEE + fee]: int(p.parts.fees[fee]) for fee in range(FEES)},
        "hand": None if seat is None else hand_of(p, viewer),
        "hand_sizes": [len(hand_of(p, other)) for other in seats],
        "hand_can_be": _names(notes.anything()),
        "portfolios": [_portfolio(p, viewer, holding) for holding in holdings],
        "starting_share": None if seat is None else _company_name(p.start_of[viewer]),
        "cash": p.scores(),
        "investors": [_investors(p, viewer, other) for other in seats],
        "offered": [] if seat is None else _investor_names(p.offered[viewer]),
        "offered_cash": [] if seat is None else _investor_cash(p, p.offered[viewer]),
        "used": _investor_names(p.used),
        "ticker": None if p.mover == NONE else {"company": COMPANY_NAMES[p.mover], "steps": int(p.steps)},
        "claim": _claim(p, seat),
        "discards": _counted(p.discards),
        "deck": int(p.deck_size),
        "unseen": _counted(notes.pool),
        "order": [COMPANY_NAMES[company] for company in p.recent],
        "progress": _progress(p),
        "scores": p.scores(),
        "winners": p.winners(),
    }
    return cast("dict[str, Any]", seen)


def view_beside(p: Position, other: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The same from another's view: what one holds, has seen or can conclude differs."""
    viewer: i64 = p.players if seat is None else seat
    notes = Inference(p, viewer)
    holdings = [Holding(p, notes, owner) for owner in range(p.players)]
    forecasts = Forecasts(p, viewer)
    companies = other["companies"]
    seen = other.copy()
    seen["seat"] = seat
    seen["companies"] = [
        _company_beside(p, viewer, company, holdings, forecasts, companies[int(company)])
        for company in range(COMPANIES)
    ]
    seen["pairs"] = _pairs(p, viewer)
    seen["piles"] = _piles(p, viewer)
    seen["pays"] = prices_of_bids(p, viewer)
    seen["hand"] = None if seat is None else hand_of(p, viewer)
    seen["hand_can_be"] = _names(notes.anything())
    seen["portfolios"] = [_portfolio(p, viewer, holding) for holding in holdings]
    seen["starting_share"] = None if seat is None else _company_name(p.start_of[viewer])
    seen["investors"] = [_investors(p, viewer, owner) for owner in range(p.players)]
    seen["offered"] = [] if seat is None else _investor_names(p.offered[viewer])
    seen["offered_cash"] = [] if seat is None else _investor_cash(p, p.offered[viewer])
    seen["claim"] = _claim(p, seat)
    seen["unseen"] = _counted(notes.pool)
    return seen


def reveal(p: Position) -> dict[str, Any]:
    """The public view and everything that is hidden from somebody."""
    revealed = view(p, None)
    for key in ("seat", "hand", "hand_can_be", "starting_share", "offered", "offered_cash", "unseen"):
        del revealed[key]
    seats = range(p.players)
    revealed["prices"] = {COMPANY_NAMES[company]: int(p.price(company)) for company in range(COMPANIES)}
    revealed["hands"] = [hand_of(p, seat) for seat in seats]
    revealed["normal"] = [_counted(vec[i64]([p.in_normal(seat, kind) for kind in range(HOLDABLE)])) for seat in seats]
    revealed["split"] = [_split(p, seat) for seat in seats]
    revealed["fees"] = [_fees(p, seat) for seat in seats]
    revealed["deck"] = _counted(p.deck)
    revealed["offered"] = [_investor_names(p.offered[seat]) for seat in seats]
    revealed["investors"] = [_investor_names(p.investors[seat]) for seat in seats]
    for number, pile in enumerate(revealed["piles"]):
        on_pile = [card for card in p.table if pile_of(card) == i64(number)]
        for seen, card in zip(pile["cards"], on_pile, strict=True):
            seen["card"] = CARD_NAMES[kind_of(card)]
    for number, pair in enumerate(revealed["pairs"]):
        pair["company"] = COMPANY_NAMES[p.pair_company[number]]
        pair["forecast"] = p.parts.forecast_names[p.pair_forecast[number]]
    del revealed["portfolios"]
    return revealed


def phase(p: Position) -> str:
    """The phase of the round (S-3.1)."""
    step = p.step
    if step == CLAIM or step == DECLARE:
        step = p.pending[0]
    if step == PAIR:
        return "information"
    if step == CARD or step == PLACE:
        return "supply"
    if step == PREPARE or step == PEEK or step == BID:
        return "demand"
    if step == ACT or step == ACTIONS:
        return "action"
    if step == SELL:
        return "selling"
    if step == MOVEMENT or step == ROUND_ENDS:
        return "movement"
    return "over" if step == ENDED else "setup"


# --- names ------------------------------------------------------------------------------------------------------------


def _names(kinds: i64) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) if kinds & (1 << kind)]


def _counted(numbers: vec[i64]) -> dict[str, int]:
    """The cards there are, by name."""
    return {CARD_NAMES[kind]: int(numbers[kind]) for kind in range(i64(len(numbers))) if numbers[kind] > 0}


def _company_name(company: i64) -> str | None:
    return None if company == NONE else COMPANY_NAMES[company]


def _investor_names(bits: i64) -> list[str]:
    return [INVESTOR_NAMES[investor] for investor in range(INVESTORS) if bits & (1 << investor)]


def _investor_cash(p: Position, bits: i64) -> list[int]:
    """What these investors start with (S-13.1, S-13.2)."""
    column: i64 = INVESTORS if p.players == 2 else 0
    return [int(p.parts.investor_cash[column + one]) for one in range(INVESTORS) if bits & (1 << one)]


def _seats(p: Position, bits: i64) -> list[int]:
    return [int(seat) for seat in range(p.players) if bits & (1 << seat)]


def _seat_or_none(seat: i64) -> int | None:
    return None if seat == NONE else int(seat)


# --- the board --------------------------------------------------------------------------------------------------------


def _company(p: Position, viewer: i64, company: i64, holdings: list[Holding], forecasts: Forecasts) -> CompanyView:
    track = p.track(company)
    length = p.parts.spaces[track]
    can_be = forecasts.names_of(company)
    majority = bonuses(p, viewer, company, holdings)
    return {
        "name": COMPANY_NAMES[company],
        "price": int(p.price(company)),
        "space": int(p.space[company]) + 1,
        "track": [int(p.parts.values[track * TRACK_ROW + space]) // THOUSAND for space in range(length)],
        "split_space": int(p.parts.splits[track]) + 1,
        "start_space": int(p.parts.starts[track]) + 1,
        "dividend_spaces": [int(space) + 1 for space in range(length) if p.parts.paying[track] & (1 << space)],
        "forecast": can_be[0] if len(can_be) == 1 else None,
        "can_be": can_be,
        "outlook": outlook(p, company, forecasts.of(company)),
        "holders": holders(company, holdings),
        "sales": sales(p, viewer, company, majority),
        "bonuses": majority,
    }


def _company_beside(
    p: Position, viewer: i64, company: i64, holdings: list[Holding], forecasts: Forecasts, other: CompanyView
) -> CompanyView:
    can_be = forecasts.names_of(company)
    majority = bonuses(p, viewer, company, holdings)
    seen = other.copy()
    if can_be != other["can_be"]:
        seen["forecast"] = can_be[0] if len(can_be) == 1 else None
        seen["can_be"] = can_be
        seen["outlook"] = outlook(p, company, forecasts.of(company))
    seen["holders"] = holders(company, holdings)
    seen["sales"] = sales(p, viewer, company, majority)
    seen["bonuses"] = majority
    return seen


def _pairs(p: Position, viewer: i64) -> list[PairView]:
    return [_pair(p, viewer, number) for number in range(PAIRS) if p.pair_company[number] != NONE]


def _pair(p: Position, viewer: i64, number: i64) -> PairView:
    known = p.pair_knows[number] & (1 << viewer) != 0
    return {
        "owner": _seat_or_none(owner_of(p, number)),
        "public": is_public(p, number),
        "company": COMPANY_NAMES[p.pair_company[number]] if known else None,
        "forecast": p.parts.forecast_names[p.pair_forecast[number]] if known else None,
        "known_to": _seats(p, p.pair_knows[number]),
        "revealed": number < p.revealed,
    }


def _piles(p: Position, viewer: i64) -> list[PileView]:
    return [_pile(p, viewer, pile) for pile in range(p.piles)]


def _pile(p: Position, viewer: i64, pile: i64) -> PileView:
    return {
        "cards": [_card(p, viewer, card) for card in p.table if pile_of(card) == pile],
        "bid": None if p.bid[pile] == NONE else int(p.parts.bids[p.bid[pile]]),
        "bidder": _seat_or_none(p.bidder[pile]),
        "worth": worth_of_pile(p, viewer, pile),
    }


def _card(p: Position, viewer: i64, card: i64) -> CardView:
    return {
        "card": CARD_NAMES[kind_of(card)] if sees(card, viewer) else None,
        "face_down": is_face_down(card),
        "laid_by": _seat_or_none(laid_by(card)),
        "known_to": _seats(p, knows_of(card)) if is_face_down(card) else None,
    }


# --- players ----------------------------------------------------------------------------------------------------------


def hand_of(p: Position, seat: i64) -> list[str]:
    return [CARD_NAMES[p.hands[place]] for place in range(seat * HAND, (seat + 1) * HAND) if p.hands[place] != NONE]


def _portfolio(p: Position, viewer: i64, holding: Holding) -> PortfolioView:
    each = more_for_each(p, viewer, holding.owner)
    return {
        "cards": int(holding.cards),
        "known": _counted(holding.known),
        "unknown": [_unknown(group) for group in holding.unknown],
        "split": _counted(holding.split),
        "fees": _fees(p, holding.owner),
        "brings_least": proceeds_of(p, holding, False, each),
        "brings_most": proceeds_of(p, holding, True, each),
    }


def _unknown(group: Unknown) -> UnknownView:
    return {"cards": int(group.cards), "can_be": _names(group.can_be), "start": group.start}


def _split(p: Position, seat: i64) -> dict[str, int]:
    return _counted(vec[i64]([p.in_split(seat, company) for company in range(COMPANIES)]))


def _fees(p: Position, seat: i64) -> list[str]:
    fees: list[str] = []
    for fee in range(FEES):
        fees += [CARD_NAMES[FEE + fee]] * int(p.owed[seat * FEES + fee])
    return fees


def _investors(p: Position, viewer: i64, seat: i64) -> list[str]:
    """A choice is secret until all are shown (S-13.1)."""
    secret = (p.step == CHOOSE or p.step == INVESTOR) and viewer != seat
    return [] if secret else _investor_names(p.investors[seat])


def _claim(p: Position, seat: int | None) -> ClaimView | None:
    if p.claim_company == NONE:
        return None
    return {
        "company": COMPANY_NAMES[p.claim_company],
        "each": int(p.claim_each),
        "each_split": 2 * int(p.claim_each),
        "normal": None if seat is None else int(p.in_normal(seat, p.claim_company)),
        "split": None if seat is None else int(p.in_split(seat, p.claim_company)),
    }


def _progress(p: Position) -> ProgressView:
    return {
        "dealt": int(p.dealt),
        "asked": int(p.asked),
        "placements": int(p.placements),
        "last_bidder": _seat_or_none(p.last_bidder),
        "bidding_over": p.final_peek,
        "played": p.played,
    }

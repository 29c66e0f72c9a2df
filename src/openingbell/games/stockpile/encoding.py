"""A position as numbers, the way a seat may know it. Layout and units: docs/environments.md."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from openingbell.core.encoding import (
    Encoder,
    Section,
    put,
    put_all,
    put_bits,
    put_by_seat,
    put_nothing,
    put_one,
    put_seat,
    put_seats,
    seat_after,
)
from openingbell.core.state import State
from openingbell.games.stockpile.components import (
    COMPANIES,
    DIVIDEND,
    FEES,
    FORECASTS,
    HOLDABLE,
    INVESTORS,
    KINDS,
    MAX_PLAYERS,
    THOUSAND,
    TRACK_ROW,
    piles_for,
)
from openingbell.games.stockpile.knowledge import conclude, row_of
from openingbell.games.stockpile.position import (
    GROUPS,
    HAND,
    NONE,
    PAIRS,
    RULED_OUT,
    Position,
    is_face_down,
    kind_of,
    pile_of,
)
from openingbell.games.stockpile.redealing import sees
from openingbell.games.stockpile.steps import CHOOSE, INVESTOR, STEPS

VERSION: Final = 1
MARGIN: Final = 10_000  # dollars
DECISIONS: Final = STEPS.of_seats()
PLACE_OF_STEP: Final = STEPS.places()


def sections(players: int, with_investors: bool) -> list[Section]:
    piles = int(piles_for(players))
    found = [
        Section("seat", "which seat looks", (players,)),
        Section("step", ", ".join(DECISIONS), (len(DECISIONS),)),
        Section("first", "who has the token", (players,)),
        Section("round", "which one it is", unit=10),
        Section("rounds_left", "after this one", unit=10),
        Section("asked", "how many had their turn in this phase", unit=MAX_PLAYERS),
        Section("placements", "bids made in this round", unit=10),
        Section("last_bidder", "who made the last one", (players,)),
        Section("bidding_over", "Martha is asked after the last bid"),
        Section("played", "the acting seat has played an action card"),
        # the companies
        Section("price", "of a share, in thousands", (COMPANIES,), unit=10),
        Section("above", "spaces from the ticker to the top of its track", (COMPANIES,), unit=10),
        Section("below", "spaces to the bottom", (COMPANIES,), unit=10),
        Section(
            "class",
            "0 for the company that split or failed last, 5 for the one longest ago",
            (COMPANIES,),
            unit=COMPANIES,
        ),
        Section("mover", "whose ticker is on its way", (COMPANIES,)),
        Section("steps", "that it still has to go", unit=4),
        Section("claimed", "whose dividend is being claimed", (COMPANIES,)),
        Section("claim_each", "for a share, in thousands", unit=2),
        # the forecasts
        Section("forecast_known", "the seat knows the company's forecast", (COMPANIES,)),
        Section("forecast_steps", "what it is", (COMPANIES,), unit=4),
        Section("forecast_dividend", "it is the dividend", (COMPANIES,)),
        Section("forecasts_left", "those not known, in the order of the data file", (FORECASTS,)),
        Section("forecast_known_to", "who else knows a forecast that the seat knows", (COMPANIES, players)),
        # the piles
        Section("bid", "on each pile, in thousands", (piles,), unit=10),
        Section("bidder", "of each pile", (piles, players)),
        Section("pile_open", "cards of each kind that lie open", (piles, KINDS)),
        Section("pile_secret", "face down, but known to the seat", (piles, KINDS)),
        Section("pile_unknown", "cards the seat does not know", (piles,)),
        # the players
        Section("hand", "one's own, by kind", (KINDS,)),
        Section("hand_sizes", "cards in each hand", (players,), unit=HAND),
        Section("cash", "in thousands", (players,), unit=100),
        Section("cards", "in both portfolios", (players,), unit=10),
        Section(
            "known",
            "cards of each kind in the normal portfolio: all of one's own, of others what one knows",
            (players, HOLDABLE),
        ),
        Section("unknown", "the others, by what they can be: fresh, then by class", (players, GROUPS)),
        Section("start_possible", "which starting share it may have been", (players, COMPANIES)),
        Section("split", "cards in the split portfolio", (players, COMPANIES)),
        Section("fees", "not paid yet, by kind", (players, FEES)),
        Section("own_start", "one's own starting share", (COMPANIES,)),
        Section("discards", "by kind", (KINDS,), unit=10),
        Section("deck", "cards left", unit=100),
    ]
    if with_investors:
        found += [
            Section("investors", "of each seat, once they are shown", (players, INVESTORS)),
            Section("offered", "investors to choose from", (INVESTORS,)),
            Section("used", "abilities used in this round", (INVESTORS,)),
        ]
    return found


class StockpileEncoder(Encoder):
    def __init__(self, players: int, with_investors: bool, rows: int = 1) -> None:
        super().__init__(sections(players, with_investors), rows, VERSION, MARGIN)

    def write(self, state: State, seat: i64, row: i64 = 0) -> None:
        p = cast(Position, state)
        conclude(p)
        out = self.out
        at = row * self.width
        at = write_progress(p, seat, out, at)
        at = write_companies(p, out, at)
        at = write_forecasts(p, seat, out, at)
        at = write_piles(p, seat, out, at)
        at = write_players(p, seat, out, at)
        at = write_cards(p, seat, out, at)
        if p.with_investors:
            write_investors(p, seat, out, at)


def write_progress(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    players = p.players
    at = put_one(out, at, players, seat)
    at = put_one(out, at, len(DECISIONS), PLACE_OF_STEP[p.step])
    at = put_seat(out, at, players, seat, p.first)
    at = put(out, at, p.round)
    at = put(out, at, p.parts.rounds[players] - p.round)
    at = put(out, at, p.asked)
    at = put(out, at, p.placements)
    at = put_seat(out, at, players, seat, p.last_bidder)
    at = put(out, at, 1 if p.final_peek else 0)
    return put(out, at, 1 if p.played else 0)


def write_companies(p: Position, out: vec[i16], at: i64) -> i64:
    """Prices in thousands, the spaces above and below each ticker, and how recently a company split or failed."""
    values = p.parts.values
    spaces = p.parts.spaces
    recent = p.recent
    for company in range(COMPANIES):
        space = p.space[company]
        track = p.track(company)
        out[at + company] = i16(values[track * TRACK_ROW + space] // THOUSAND)
        out[at + COMPANIES + company] = i16(spaces[track] - 1 - space)
        out[at + 2 * COMPANIES + company] = i16(space)
        out[at + 3 * COMPANIES + recent[company]] = i16(company)
    at = put_one(out, at + 4 * COMPANIES, COMPANIES, p.mover)
    at = put(out, at, p.steps)
    at = put_one(out, at, COMPANIES, p.claim_company)
    return put(out, at, p.claim_each // THOUSAND)


def write_forecasts(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    """What the seat knows of the forecasts, and who else knows it; and which forecasts are still to be known."""
    players = p.players
    known_to = at + 3 * COMPANIES + FORECASTS
    end = put_nothing(out, at, 3 * COMPANIES + FORECASTS + COMPANIES * players)
    left: i64 = (1 << FORECASTS) - 1
    pair_knows = p.pair_knows
    for pair in range(PAIRS):
        knows = pair_knows[pair]
        if knows & (1 << seat):
            company = p.pair_company[pair]
            forecast = p.pair_forecast[pair]
            steps = p.parts.forecasts[forecast]
            left &= ~(1 << forecast)
            out[at + company] = 1
            if steps == DIVIDEND:
                out[at + 2 * COMPANIES + company] = 1
            else:
                out[at + COMPANIES + company] = i16(steps)
            put_seats(out, known_to + company * players, players, seat, knows)
    put_bits(out, at + 3 * COMPANIES, FORECASTS, left)
    return end


def write_piles(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    """Bids, and the cards that lie open, that only some know, the seat among them, and that it does not know."""
    piles = p.piles
    bid = p.bid
    for pile in range(piles):
        at = put(out, at, 0 if bid[pile] == NONE else p.parts.bids[bid[pile]] // THOUSAND)
    for pile in range(piles):
        at = put_seat(out, at, p.players, seat, p.bidder[pile])
    start = at
    at = put_nothing(out, at, piles * (2 * KINDS + 1))
    for card in p.table:
        pile = pile_of(card)
        if not is_face_down(card):
            out[start + pile * KINDS + kind_of(card)] += 1
        elif sees(card, seat):
            out[start + (piles + pile) * KINDS + kind_of(card)] += 1
        else:
            out[start + 2 * piles * KINDS + pile] += 1
    return at


def write_players(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    """What everybody has, as far as the seat knows: its own cards, and its notes on the others'."""
    players = p.players
    hands = p.hands
    cash = p.cash
    start = at
    at = put_nothing(out, at, KINDS)
    for card in range(seat * HAND, (seat + 1) * HAND):
        if hands[card] != NONE:
            out[start + hands[card]] += 1
    for place in range(players):
        first = seat_after(seat, place, players) * HAND  # cards first, then NONE
        at = put(out, at, 0 if hands[first] == NONE else 1 if hands[first + 1] == NONE else 2)
    for place in range(players):
        at = put(out, at, cash[seat_after(seat, place, players)] // THOUSAND)
    at = put_by_seat(out, at, players, seat, p.cards)
    at = put_all(out, at, p.normal, seat * HOLDABLE, (seat + 1) * HOLDABLE)
    known = p.known
    unknown = p.unknown
    for place in range(i64(1), players):
        row = row_of(p, seat, seat_after(seat, place, players))
        for kind in range(HOLDABLE):
            out[at + kind] = i16(known[row + kind])
        at += HOLDABLE
    for place in range(players):
        row = row_of(p, seat, seat_after(seat, place, players))
        for group in range(GROUPS):
            out[at + group] = i16(unknown[row + group])
        at += GROUPS
    return write_starts(p, seat, out, at)


def write_starts(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    """By the seat's notes: which starting shares are possible."""
    players = p.players
    starts = p.starts
    for place in range(players):
        row = row_of(p, seat, seat_after(seat, place, players))
        for company in range(COMPANIES):
            out[at + company] = 0 if starts[row + company] == RULED_OUT else 1
        at += COMPANIES
    return at


def write_cards(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    """Split portfolios, unpaid fees, and the deck."""
    players = p.players
    for place in range(players):
        owner = seat_after(seat, place, players)
        at = put_all(out, at, p.split, owner * COMPANIES, (owner + 1) * COMPANIES)
    for place in range(players):
        owner = seat_after(seat, place, players)
        at = put_all(out, at, p.owed, owner * FEES, (owner + 1) * FEES)
    at = put_one(out, at, COMPANIES, p.start_of[seat])
    at = put_all(out, at, p.discards, 0, KINDS)
    return put(out, at, p.deck_size)


def write_investors(p: Position, seat: i64, out: vec[i16], at: i64) -> None:
    """Who plays with whom; a choice is secret until all are shown (S-13.1)."""
    players = p.players
    secret = p.step == CHOOSE or p.step == INVESTOR
    for place in range(players):
        shown = 0 if secret and place > 0 else p.investors[seat_after(seat, place, players)]
        at = put_bits(out, at, INVESTORS, shown)
    at = put_bits(out, at, INVESTORS, p.offered[seat])
    put_bits(out, at, INVESTORS, p.used)

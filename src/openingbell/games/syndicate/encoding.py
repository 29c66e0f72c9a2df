"""A position as numbers. Everything lies open but the order of unseen cards (YF-25). Layout: docs/environments.md."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from openingbell.core.encoding import (
    Encoder,
    Section,
    put,
    put_all,
    put_by_seat,
    put_nothing,
    put_one,
    put_seat,
    put_seats,
    seat_after,
)
from openingbell.core.state import State
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import money_of_bank
from openingbell.games.syndicate.components import BANKER, FIRMS, GONE, IN_BANK, LYING, NONE, RINGS, WITH_BAND
from openingbell.games.syndicate.debts import ABOUT, AMOUNT, CREDITOR, REASON, REASONS
from openingbell.games.syndicate.edition import Edition
from openingbell.games.syndicate.goods import offered, price_of
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, SHARE_ROW, Position
from openingbell.games.syndicate.steps import DEBT, IN_KIND, STEPS
from openingbell.games.syndicate.worth import net_worth

VERSION: Final = 1
MARGIN: Final = 1_000
DECISIONS: Final = STEPS.of_seats()
PLACE_OF_STEP: Final = STEPS.places()
GOODS: Final = BANKER + 1
HOLDERS: Final = GONE - IN_BANK + 1  # besides the seats: the bank, an auction, a deck
BANK_CARDS: Final = 3  # BANKER, BANK HOLD-UP, SPACE PROGRAME
MONEY: Final = 100


def sections(edition: Edition, players: int) -> list[Section]:
    cells = int(edition.cells)
    cards = int(edition.cards)
    return [
        Section("seat", "which seat looks", (players,)),
        Section("step", ", ".join(DECISIONS), (len(DECISIONS),)),
        Section("turn", "whose turn it is", (players,)),
        Section("round", "which one it is", unit=100),
        Section("rounds_left", "to the last one", unit=100),
        Section("repeats", "turns in a row by doubles", unit=3),
        Section("to_go", "cells of the move still ahead", unit=12),
        Section("trades_begun", "in this deal phase", unit=2),
        Section("purchased", "shares or loads, on this landing"),
        Section("laid", "the rock band, in this deal phase"),
        Section("rate", "of exchange shares", unit=50),
        Section("bank", "its money", unit=1000),
        # the players
        Section("cash", "of each seat", (players,), unit=1000),
        Section("worth", "net worth, which is the score", (players,), unit=1000),
        Section("ruined", "who is out", (players,)),
        Section("prison", "turns missed there and one more; 0: free", (players,), unit=3),
        Section("resting", "owes a missed turn to PARK", (players,)),
        Section("credit", "receipts", (players,), unit=10),
        Section("prolonged", "how often", (players,), unit=3),
        Section("exchange", "exchange shares", (players,), unit=10),
        Section("loads", "of contraband", (players,), unit=10),
        Section("mafia", "cards", (players,), unit=4),
        Section("place", "the cell of each token", (players, cells)),
        Section("bank_cards", "who holds BANKER, BANK HOLD-UP, SPACE PROGRAME", (BANK_CARDS, players)),
        Section("lying", "before whom the first seven IS cards lie", (LYING, players)),
        # the firms, and the rock band as the last of them
        Section("owner", "each firm's: the seats, the bank, an auction, a deck", (WITH_BAND, players + HOLDERS)),
        Section("structures", "on each firm", (WITH_BAND,), unit=5),
        Section("mortgage", "the sum lent", (WITH_BAND,), unit=MONEY),
        Section("insured", "or not", (WITH_BAND,)),
        Section("plaintiff", "who sues", (WITH_BAND, players)),
        Section("used", "1: mortgaged or redeemed in this deal phase, 2: bought out", (FIRMS,)),
        Section("shares", "of each firm: the seats', at the exchange, on the cell", (FIRMS, players + 2), unit=5),
        Section("band_cell", "where the rock band lies", (cells,)),
        # the decks
        Section("unseen", "cards never seen, by card", (cards,), unit=4),
        Section("put_back", "cards under the decks, by card", (cards,)),
        Section("next_known", "the uppermost of them, in IS and in F", (2, cards)),
        Section(
            "ring_known",
            "cards of the rings seen before, from the top: list, films, espionage",
            (int(edition.ring_at[RINGS]),),
        ),
        Section("ring_value", "and their values", (int(edition.ring_at[RINGS]),), unit=MONEY),
        # what is offered, owed or traded
        Section("offered", "the good that is offered or auctioned", (GOODS,)),
        Section("nominal", "its price", unit=MONEY),
        Section("asked_price", "in the auction", unit=MONEY),
        Section("level", "10: rising; less: so many tenths of nominal", unit=10),
        Section("bidder", "who made the last bid", (players,)),
        Section("passed", "who did", (players,)),
        Section("waiting", "goods that wait for their auction", (GOODS,)),
        Section("debt", "what is owed", unit=MONEY),
        Section("creditor", "to whom; none: the bank", (players,)),
        Section("reason", "what for: " + ", ".join(REASONS), (len(REASONS),)),
        Section("debt_about", "which good", (GOODS,)),
        Section("partner", "of the trade", (players,)),
        Section("proposer", "who composes it", (players,)),
        Section("named", "how often each item was named, to give and to take", (2, moves.ITEMS)),
        Section("tokens", "money named so far", unit=MONEY),
    ]


class SyndicateEncoder(Encoder):
    def __init__(self, edition: Edition, players: int, rows: int = 1) -> None:
        super().__init__(sections(edition, players), rows, VERSION, MARGIN)

    def write(self, state: State, seat: i64, row: i64 = 0) -> None:
        p = cast(Position, state)
        out = self.out
        at = write_turn(p, seat, out, row * self.width)
        at = write_players(p, seat, out, at)
        at = write_firms(p, seat, out, at)
        at = write_decks(p, out, at)
        at = write_auction(p, seat, out, at)
        at = write_debt(p, seat, out, at)
        write_trade(p, seat, out, at)


def write_turn(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    at = put_one(out, at, p.players, seat)
    at = put_one(out, at, len(DECISIONS), PLACE_OF_STEP[p.step])
    at = put_seat(out, at, p.players, seat, p.turn)
    at = put(out, at, p.round)
    at = put(out, at, p.rounds - p.round)
    at = put(out, at, p.repeats)
    at = put(out, at, p.to_go)
    at = put(out, at, p.trades_begun)
    at = put(out, at, 1 if p.purchased else 0)
    at = put(out, at, 1 if p.laid else 0)
    at = put(out, at, p.rate)
    return put(out, at, money_of_bank(p))


def write_players(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    players = p.players
    at = put_by_seat(out, at, players, seat, p.cash)
    for place in range(players):
        at = put(out, at, net_worth(p, seat_after(seat, place, players)))
    at = put_by_seat(out, at, players, seat, p.ruined)
    for place in range(players):
        at = put(out, at, p.prison[seat_after(seat, place, players)] + 1)  # 0: free
    at = put_by_seat(out, at, players, seat, p.resting)
    at = put_by_seat(out, at, players, seat, p.credit)
    at = put_by_seat(out, at, players, seat, p.laps)
    at = put_by_seat(out, at, players, seat, p.stocks)
    at = put_by_seat(out, at, players, seat, p.loads)
    at = put_by_seat(out, at, players, seat, p.mafia)
    for place in range(players):
        at = put_one(out, at, p.edition.cells, p.place[seat_after(seat, place, players)])
    at = put_seat(out, at, players, seat, p.banker)
    at = put_seat(out, at, players, seat, p.hold_up)
    at = put_seat(out, at, players, seat, p.space)
    for card in range(i64(LYING)):
        at = put_seat(out, at, players, seat, p.before[card])
    return at


def write_firms(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    """Owners, structures, mortgages, insurance, lawsuits, what was done in this deal phase, and shares."""
    players = p.players
    for firm in range(i64(WITH_BAND)):
        owner = p.owner[firm]
        at = put_seat(out, at, players, seat, owner)
        at = put_one(out, at, HOLDERS, owner - IN_BANK)
    at = put_all(out, at, p.built, 0, WITH_BAND)
    at = put_all(out, at, p.mortgage, 0, WITH_BAND)
    at = put_all(out, at, p.insured, 0, WITH_BAND)
    for firm in range(i64(WITH_BAND)):
        at = put_seat(out, at, players, seat, p.plaintiff[firm])
    at = put_all(out, at, p.used, 0, FIRMS)
    shares = p.shares
    for firm in range(i64(FIRMS)):
        first = firm * SHARE_ROW
        for place in range(players):
            at = put(out, at, shares[first + seat_after(seat, place, players)])
        at = put(out, at, shares[first + AT_EXCHANGE])
        at = put(out, at, shares[first + ON_CELL])
    return put_one(out, at, p.edition.cells, p.band_cell)


def write_decks(p: Position, out: vec[i16], at: i64) -> i64:
    """The cards never seen, those put back, which of these is the next one, and the rings from the top."""
    edition = p.edition
    at = put_all(out, at, p.unseen, 0, edition.cards)
    start = at
    at = put_nothing(out, at, edition.cards)
    for card in p.known_is:
        out[start + card] += 1
    for card in p.known_f:
        out[start + card] += 1
    at = put_one(out, at, edition.cards, p.known_is[0] if len(p.known_is) > 0 else NONE)
    at = put_one(out, at, edition.cards, p.known_f[0] if len(p.known_f) > 0 else NONE)
    rings = edition.ring_at[RINGS]
    for ring in range(i64(RINGS)):
        first = edition.ring_at[ring]
        size = edition.ring_size[ring]
        for place in range(size):
            value = p.ring[first + (p.top[ring] + place) % size]
            out[at + first + place] = i16(0 if value == NONE else 1)
            put(out, at + rings + first + place, 0 if value == NONE else edition.ring_value[value])
    return at + 2 * rings


def write_auction(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    auction = p.auction
    good = offered(p)
    at = put_one(out, at, GOODS, good)
    if auction is None:
        at = put(out, at, 0 if good == NONE else price_of(p, good))
        at = put_nothing(out, at, 2 + 2 * p.players)
    else:
        at = put(out, at, auction.nominal)
        at = put(out, at, auction.price)
        at = put(out, at, auction.tenths)
        at = put_seat(out, at, p.players, seat, auction.bidder)
        at = put_seats(out, at, p.players, seat, auction.passed)
    start = at
    at = put_nothing(out, at, GOODS)
    for good in p.queue:
        out[start + good] += 1
    if p.banker_waits:
        out[start + BANKER] = 1
    return at


def write_debt(p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    owing = p.step == DEBT or p.step == IN_KIND
    at = put(out, at, p.noted(AMOUNT) if owing else 0)
    at = put_seat(out, at, p.players, seat, p.noted(CREDITOR) if owing else NONE)
    at = put_one(out, at, len(REASONS), p.noted(REASON) if owing else NONE)
    return put_one(out, at, GOODS, p.noted(ABOUT) if owing else NONE)


def write_trade(p: Position, seat: i64, out: vec[i16], at: i64) -> None:
    """Who proposes what to whom; how often each thing was named, to give and to take."""
    trade = p.trade
    if trade is None:
        put_nothing(out, at, 2 * p.players + 2 * moves.ITEMS + 1)
        return
    at = put_seat(out, at, p.players, seat, trade.partner)
    at = put_seat(out, at, p.players, seat, p.turn)
    at = put_all(out, at, trade.named, 0, 2 * moves.ITEMS)
    put(out, at, trade.tokens)

"""Y-15, Y-16, Y-19 The table before anybody moved."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.game import Game
from openingbell.core.state import CHANCE
from openingbell.games.syndicate.components import (
    FIRMS,
    GONE,
    IN_BANK,
    LYING,
    NOBODY,
    NONE,
    RINGS,
    ROCK_BAND,
    WITH_BAND,
)
from openingbell.games.syndicate.edition import Edition
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, SHARE_ROW, Position
from openingbell.games.syndicate.steps import FIRST_PLAYER


def set_up(p: Position, game: Game, edition: Edition, players: i64, end: i64, rounds: i64, trades: bool) -> None:
    """Numbers begin as they are declared; here are the options, and all arrays."""
    p.game = game
    p.decide(FIRST_PLAYER, CHANCE)
    p.pending = vec[i64]()
    p.edition = edition
    p.players = players
    p.end = end
    p.rounds = rounds
    p.trades = trades
    p.cash = vec[i64]([edition.start_cash] * players)
    p.bank = edition.supply - players * edition.start_cash
    p.place = vec[i64]([0] * players)
    p.ruined = vec[i64]([0] * players)
    p.prison = vec[i64]([NONE] * players)
    p.resting = vec[i64]([0] * players)
    p.credit = vec[i64]([0] * players)
    p.laps = vec[i64]([0] * players)
    p.stocks = vec[i64]([0] * players)
    p.loads = vec[i64]([0] * players)
    p.mafia = vec[i64]([0] * players)
    p.before = vec[i64]([NOBODY] * LYING)
    p.owner = _owners(edition)
    p.built = vec[i64]([0] * WITH_BAND)
    p.mortgage = vec[i64]([0] * WITH_BAND)
    p.insured = vec[i64]([0] * WITH_BAND)
    p.plaintiff = vec[i64]([NOBODY] * WITH_BAND)
    p.shares = _shares(edition)
    p.used = vec[i64]([0] * FIRMS)
    p.derive()
    p.unseen = edition.card_count[:]
    p.known_is = vec[i64]()
    p.known_f = vec[i64]()
    p.ring = vec[i64]([NONE] * int(edition.ring_at[RINGS]))
    p.top = vec[i64]([0] * RINGS)
    p.queue = vec[i64]()


def _owners(edition: Edition) -> vec[i64]:
    """Every firm of the preset is in the bank, the rock band in the F deck."""
    owners = vec[i64](capacity=WITH_BAND)
    for firm in range(i64(WITH_BAND)):
        there = edition.exists[firm] and firm != ROCK_BAND
        owners = append(owners, i64(IN_BANK) if there else i64(GONE))
    return owners


def _shares(edition: Edition) -> vec[i64]:
    """Y-128 Fewer than half of a firm's shares are at the exchange, the rest on its cell (Y-15)."""
    shares = vec[i64]([0] * (FIRMS * SHARE_ROW))
    for firm in range(i64(FIRMS)):
        shares[firm * SHARE_ROW + AT_EXCHANGE] = edition.at_exchange[firm]
        shares[firm * SHARE_ROW + ON_CELL] = edition.shares[firm] - edition.at_exchange[firm]
    return shares

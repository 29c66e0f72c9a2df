"""S-4 Information: secret forecasts, the public one, and those face down."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.bits import any_of
from openingbell.core.events import Event, Seen
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import COMPANIES, COMPANY_NAMES, FORECASTS, pairs_for
from openingbell.games.stockpile.position import ALL, NOBODY, NONE, PAIRS, Position
from openingbell.games.stockpile.steps import PAIR
from openingbell.games.stockpile.supply import begin_supply


def begin_round(p: Position, log: Log | None) -> None:
    """The next round starts with information (S-3.1)."""
    p.round += 1
    p.used = 0
    p.dealt = 0
    p.revealed = 0
    for number in range(PAIRS):
        p.pair_company[number] = NONE
        p.pair_forecast[number] = NONE
        p.pair_knows[number] = 0
    p.decide(PAIR, CHANCE)
    if log is not None:
        log.append(Event("round", int(p.first), facts={"round": int(p.round)}))


def owner_of(p: Position, number: i64) -> i64:
    """Whose secret a pair is, or NOBODY: each seat's in turn order, then the others (S-4.1, S-12.2)."""
    each = pairs_for(p.players)
    return p.turn(number // each) if number < p.players * each else NOBODY


def is_public(p: Position, number: i64) -> bool:
    """S-4.2 The pair after the players' is laid face up, but for two players (S-12.2)."""
    return p.players > 2 and number == p.players


def is_pair_left(p: Position, company: i64, forecast: i64) -> bool:
    """S-4.4 Each company and each forecast is used once a round."""
    for number in range(p.dealt):
        if p.pair_company[number] == company or p.pair_forecast[number] == forecast:
            return False
    return True


def is_legal(p: Position, outcome: i64) -> bool:
    pair = outcome - moves.PAIR
    return 0 <= pair < COMPANIES * FORECASTS and is_pair_left(p, pair // FORECASTS, pair % FORECASTS)


def legal(p: Position) -> vec[i64]:
    outcomes = vec[i64](capacity=COMPANIES * FORECASTS)
    for company in range(COMPANIES):
        for forecast in range(FORECASTS):
            if is_pair_left(p, company, forecast):
                outcomes = append(outcomes, moves.PAIR + company * FORECASTS + forecast)
    return outcomes


def sample(p: Position, rng: Rng) -> i64:
    """A random company of those left, and a random forecast."""
    companies: i64 = (1 << COMPANIES) - 1
    forecasts: i64 = (1 << FORECASTS) - 1
    for number in range(p.dealt):
        companies ^= 1 << p.pair_company[number]
        forecasts ^= 1 << p.pair_forecast[number]
    return moves.PAIR + any_of(companies, rng) * FORECASTS + any_of(forecasts, rng)


def deal_pair(p: Position, outcome: i64, log: Log | None) -> None:
    """A company and a forecast, which together are a secret of a seat, public, or face down (S-4.1 to S-4.3)."""
    number = p.dealt
    owner = owner_of(p, number)
    public = is_public(p, number)
    company = outcome // FORECASTS
    forecast = outcome % FORECASTS
    p.pair_company[number] = company
    p.pair_forecast[number] = forecast
    if public:
        p.pair_knows[number] = ALL
    elif owner != NOBODY:
        p.pair_knows[number] = 1 << owner
    p.dealt += 1
    if log is not None:
        pair: Seen = {"company": COMPANY_NAMES[company], "forecast": p.parts.forecast_names[forecast]}
        if public:
            log.append(Event("public-pair", facts=pair, reveals=True))
        elif owner == NOBODY:
            log.append(Event("pair-face-down", facts={"pair": int(number - first_face_down(p)) + 1}))
        else:
            log.append(Event("pair", int(owner), secret=pair, knows=(int(owner),)))
    if p.dealt == PAIRS:
        begin_supply(p)


def first_face_down(p: Position) -> i64:
    """The number of the first pair that lies face down beside the board."""
    return 4 if p.players == 2 else p.players + 1

"""S-9 Movement: the forecasts come true."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile.components import COMPANY_NAMES, DIVIDEND, DIVIDEND_EACH
from openingbell.games.stockpile.dividends import begin_claims
from openingbell.games.stockpile.information import owner_of
from openingbell.games.stockpile.position import ALL, NOBODY, PAIRS, Position
from openingbell.games.stockpile.steps import ROUND_ENDS
from openingbell.games.stockpile.ticker import start_moving


def advance(p: Position, log: Log | None) -> None:
    """The next pair: the players' in turn order, the public one, those face down (S-9.1)."""
    if p.revealed == PAIRS:
        p.decide(ROUND_ENDS, RULES)
        return
    number = p.revealed
    p.revealed += 1
    company = p.pair_company[number]
    steps = p.parts.forecasts[p.pair_forecast[number]]
    if log is not None:
        _tell(p, number, log)
    p.pair_knows[number] = ALL
    if steps == DIVIDEND:
        begin_claims(p, company, DIVIDEND_EACH, log)  # S-9.2
    else:
        start_moving(p, company, steps)


def _tell(p: Position, number: i64, log: Log) -> None:
    owner = owner_of(p, number)
    company = COMPANY_NAMES[p.pair_company[number]]
    pair: Seen = {"company": company, "forecast": p.parts.forecast_names[p.pair_forecast[number]]}
    if owner == NOBODY:
        log.append(Event("came-true", facts=pair, reveals=p.pair_knows[number] != ALL))
    else:
        log.append(Event("revealed", int(owner), facts=pair, reveals=True))

"""How a game that is over is told: the scores, and who won."""

from __future__ import annotations

from openingbell.core.events import Event
from openingbell.core.state import Log, State


def tell_result(state: State, log: Log | None) -> None:
    if log is None:
        return
    log.append(Event("over", facts={"scores": state.scores()}))
    winners = state.winners()
    for seat in winners:
        log.append(Event("won", seat, facts={"winners": len(winners)}))

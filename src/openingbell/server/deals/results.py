"""How everybody did at a deal."""

from __future__ import annotations

from typing import Literal

from openingbell.protocol.deals import Attempt
from openingbell.server.store.deals import AttemptRow, Played


def told(played: Played, guest_id: str | None) -> Attempt:
    attempt = played.attempt
    return Attempt(
        id=attempt.played_at,
        name=played.name,
        you=attempt.guest == guest_id,
        number=attempt.number,
        state=_state(attempt),
        counts=attempt.counts,
        place=played.place,
        scores=attempt.scores,
        table=attempt.played_at if played.is_there else None,
        begun=attempt.begun,
        finished=attempt.finished,
    )


def _state(attempt: AttemptRow) -> Literal["playing", "finished", "given-up"]:
    if attempt.finished is None:
        return "playing"
    return "finished" if attempt.scores is not None else "given-up"

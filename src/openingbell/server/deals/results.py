"""How everybody did at a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from openingbell.protocol.deals import Attempt
from openingbell.server.store.deals import AttemptRow, DealRow, Played

LAST = -(2**62)  # behind everybody who has a score


@dataclass(frozen=True)
class Result:
    """An attempt and its place among those that count and were finished in time; ties share one."""

    played: Played
    place: int | None


def in_order(deal: DealRow, found: Sequence[Played]) -> list[Result]:
    """The best first: of those that count, then of the others, and at last those without a score."""
    seat = deal.seats.index(None)

    def score(one: Played) -> int:
        return LAST if one.attempt.scores is None else one.attempt.scores[seat]

    ranked = sorted((one for one in found if _has_place(deal, one.attempt)), key=score, reverse=True)
    best = [score(one) for one in ranked]
    placed = [Result(one, best.index(score(one)) + 1) for one in ranked]
    others = [one for one in found if not _has_place(deal, one.attempt)]
    return [*placed, *(Result(one, None) for one in sorted(others, key=score, reverse=True))]


def told(result: Result, guest_id: str | None) -> Attempt:
    attempt = result.played.attempt
    return Attempt(
        id=attempt.played_at,
        name=result.played.name,
        you=attempt.guest == guest_id,
        number=attempt.number,
        state=_state(attempt),
        counts=attempt.counts,
        place=result.place,
        scores=attempt.scores,
        table=attempt.played_at if result.played.is_there else None,
        begun=attempt.begun,
        finished=attempt.finished,
    )


def _has_place(deal: DealRow, attempt: AttemptRow) -> bool:
    in_time = attempt.finished is not None and attempt.finished <= deal.closes
    return attempt.counts and in_time and attempt.scores is not None


def _state(attempt: AttemptRow) -> Literal["playing", "finished", "given-up"]:
    if attempt.finished is None:
        return "playing"
    return "finished" if attempt.scores is not None else "given-up"

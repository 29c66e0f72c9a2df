"""How a game was counted at its end, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from openingbell.core.events import Seen
from openingbell.locales import Words
from openingbell.terminal.log import in_words, names_for
from openingbell.terminal.table import Table

# With which event the count begins, and to which step events belong; others belong to the step of the one before.
BEGINS = {"stockpile": "ending"}
STEPS = {"stockpile": {"holdings": 0, "majority": 1, "majority-tied": 1, "sold-out": 2}}
RESULT = "over"


def finale(table: Table, seat: int | None, words: Words) -> Iterator[str]:
    """A text for each step: what happened in it, and how much money everybody has then."""
    game = table.game_name
    if game not in STEPS:
        return
    told = [event for _, event in table.events(seat, table.seq - 1)]
    kinds = [event["event"] for event in told]
    if RESULT not in kinds:
        return  # it was ended before its end
    steps = _by_step(told[kinds.index(BEGINS[game]) + 1 : kinds.index(RESULT)], STEPS[game])
    cash: list[int] = list(table.view(None)["cash"])
    for events in steps:
        _pay(cash, events, -1)
    names = names_for(table, words)
    for number, events in enumerate(steps, 1):
        _pay(cash, events, 1)
        have = [words.say("play-has", name=name, sum=words.money(sum_)) for name, sum_ in zip(names, cash, strict=True)]
        title, total = words.say(f"{game}-finale-{number}"), words.say("play-now", sums=words.join(have))
        yield "\n".join([title, "", *_told(events, table, words), "", total])


def _by_step(events: Sequence[Seen], steps: dict[str, int]) -> list[list[Seen]]:
    sorted_out: list[list[Seen]] = [[] for _ in set(steps.values())]
    step = 0
    for event in events:
        step = steps.get(str(event["event"]), step)
        sorted_out[step].append(event)
    return sorted_out


def _pay(cash: list[int], events: Sequence[Seen], sign: int) -> None:
    for event in events:
        seat, amount = event.get("seat"), event.get("amount")
        if isinstance(seat, int) and isinstance(amount, int):
            cash[seat] += sign * amount


def _told(events: Sequence[Seen], table: Table, words: Words) -> Iterator[str]:
    """What happens to the same player is told in one paragraph."""
    for _, group in groupby(events, key=lambda event: event.get("seat", event)):
        yield " ".join(in_words(list(group), table, words))

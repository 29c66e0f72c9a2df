"""A finished game checked against what was promised before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from openingbell.core.record import Record
from openingbell.core.state import CHANCE
from openingbell.fairness.account import Account
from openingbell.fairness.drawing import outcome
from openingbell.fairness.promise import Promise, salt_commitment


@dataclass(frozen=True)
class Problem:
    """What does not agree: a word for the catalogue (`verify-WORD`), and its facts."""

    word: str
    facts: Mapping[str, int | str]


def problems(record: Record, account: Account) -> Iterator[Problem]:
    """Everything in which a game differs from what was promised, draw by draw."""
    promise = Promise.of(account.table, record.game, record.options, account.secret)
    if promise.commitment() != account.commitment:
        yield Problem("promise", {})
    for salt in account.salts:
        if salt_commitment(salt.salt, account.commitment) != salt.commitment:
            yield Problem("salt", {"seat": salt.seat + 1})
    yield from _wrong_draws(record, account)


def draws(record: Record) -> int:
    """How many draws there were."""
    return sum(state.actor == CHANCE for state in record.play(listens=False).states())


def _wrong_draws(record: Record, account: Account) -> Iterator[Problem]:
    play = record.play(listens=False)
    salts = [salt.salt for salt in account.salts]
    number = 0
    for move, (state, action) in enumerate(zip(play.states(), play.actions, strict=False), 1):
        if state.actor == CHANCE:
            number += 1
            legal = state.legal()
            if legal[outcome(account.secret, salts, number, list(state.weights()))] != action:
                yield Problem("draw", {"draw": number, "move": move, "text": record.moves[move - 1]})


def unlisted(account: Account, listed: Sequence[Mapping[str, object]]) -> Iterator[Problem]:
    """What differs from the house's public list of promises, as somebody kept it."""
    found = {entry.get("number"): entry.get("commitment") for entry in listed}
    if found.get(account.number) != account.commitment:
        yield Problem("list", {"number": account.number})


def unkept(account: Account, seat: int, told: str) -> Iterator[Problem]:
    """What differs from the hash that a player told, as they kept it."""
    if told not in (salt.commitment for salt in account.salts if salt.seat == seat):
        yield Problem("own", {"seat": seat + 1})

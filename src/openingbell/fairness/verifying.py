"""A finished game checked against what was promised before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from openingbell.core.record import Record
from openingbell.core.state import CHANCE, State
from openingbell.fairness.account import Account
from openingbell.fairness.drawing import outcome
from openingbell.fairness.promise import Promise, salt_commitment
from openingbell.fairness.sharing import generator


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
    if not _ascend([salt.seat for salt in account.salts]):
        yield Problem("order", {})
    for salt in account.salts:
        if salt_commitment(salt.salt, account.commitment) != salt.commitment:
            yield Problem("salt", {"seat": salt.seat + 1})
    yield from _wrong_draws(record, account)


def _ascend(seats: Sequence[int]) -> bool:
    """Each seat once, in their order: whoever knew all salts could choose another one, and with it the draws."""
    return list(seats) == sorted(set(seats))


def draws(record: Record) -> int:
    """How many draws there were."""
    return sum(state.actor == CHANCE for state in record.play(listens=False).states())


def taken_back(account: Account) -> int:
    """How many draws there were besides that were taken back."""
    return account.draws[-1] - len(account.draws) if account.draws else 0


def _wrong_draws(record: Record, account: Account) -> Iterator[Problem]:
    play = record.play(listens=False)
    salts = [salt.salt for salt in account.salts]
    numbers = count(1) if account.draws is None else iter(account.draws)
    for move, (state, action) in enumerate(zip(play.states(), play.actions, strict=False), 1):
        if state.actor == CHANCE:
            number = next(numbers, 0)
            if move > account.after and not (number and _promised(state, account, salts, number) == action):
                yield Problem("draw", {"draw": number, "move": move, "text": record.moves[move - 1]})
    if account.draws is not None and next(numbers, 0):
        yield Problem("numbers", {})


def _promised(state: State, account: Account, salts: Sequence[str], number: int) -> int:
    """The draw of this number as it was promised."""
    if account.shared:
        return state.sample(generator(account.secret, number))
    return state.legal()[outcome(account.secret, salts, number, list(state.weights()))]


def unlisted(account: Account, listed: Sequence[Mapping[str, object]]) -> Iterator[Problem]:
    """What differs from the house's public list of promises, as somebody kept it."""
    found = {entry.get("number"): entry.get("commitment") for entry in listed}
    if found.get(account.number) != account.commitment:
        yield Problem("list", {"number": account.number})


def unkept(account: Account, seat: int, told: str) -> Iterator[Problem]:
    """What differs from the hash that a player told, as they kept it."""
    if told not in (salt.commitment for salt in account.salts if salt.seat == seat):
        yield Problem("own", {"seat": seat + 1})

"""Random games whose chance was promised, of every kind there is: as they come, with moves taken back, gone on from
another game, and a deal's."""

from __future__ import annotations

from collections.abc import Callable

from openingbell.core.chance import Stream
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE
from openingbell.fairness.account import KEY, Account, Salt
from openingbell.fairness.drawing import FairChance
from openingbell.fairness.promise import Promise, new_secret, salt_commitment
from openingbell.fairness.sharing import SharedChance

TABLE = "table1"
BEFORE = 20  # decisions in the game from which another goes on
BACK = 6  # decisions that are taken back


def promised(rules: Game) -> Promise:
    return Promise.of(TABLE, rules, rules.check({}))


def salted(promise: Promise, people: int) -> list[Salt]:
    house = promise.commitment()
    return [Salt(seat, salt, salt_commitment(salt, house)) for seat, salt in enumerate(new_salts(people))]


def new_salts(number: int) -> list[str]:
    return [new_secret() for _ in range(number)]


def fair_game(game: str = "acquire", seed: int = 1, people: int = 2, turned: bool = False) -> Record:
    """To its end, and nothing was taken back; with the salts `turned` round, if the house likes that better."""
    rules = find_game(game)
    promise = promised(rules)
    salts = salted(promise, people)[:: -1 if turned else 1]
    play = Play.start(rules, {}, FairChance(promise.secret, [salt.salt for salt in salts]))
    return _finished(play, Rng(seed), promise, salts)


def taken_back(game: str, seed: int = 1, people: int = 2) -> Record:
    """In the middle so many decisions were taken back, and what chance had brought with them was drawn anew."""
    rules, rng = find_game(game), Rng(seed)
    promise = promised(rules)
    salts = salted(promise, people)
    play = Play.start(rules, {}, FairChance(promise.secret, [salt.salt for salt in salts]))
    places: list[int] = []
    while len(places) < BEFORE or draws_in(play) == draws_in(play, places[-BACK]):
        places.append(play.seq)
        play.act(pick(play.state, rng))
    drawn = draws_in(play)
    play.go_back(places[-BACK])
    kept = draws_in(play)
    record = _finished(play, rng, promise, salts)
    own = draws_in(record.play(listens=False)) - kept
    record.extra[KEY]["draws"] = [*range(1, kept + 1), *range(drawn + 1, drawn + own + 1)]
    return record


def gone_on(game: str, seed: int = 1, people: int = 2) -> Record:
    """A game that went on from another one, whose draws nobody promised here."""
    rules, rng = find_game(game), Rng(seed)
    promise = promised(rules)
    salts = salted(promise, people)
    play = Play.start(rules, {}, Stream(rng))
    for _ in range(BEFORE):
        play.act(pick(play.state, rng))
    play.chance = FairChance(promise.secret, [salt.salt for salt in salts], draws_in(play))
    after = play.seq
    record = _finished(play, rng, promise, salts)
    record.extra[KEY]["after"] = after
    return record


def dealt(game: str, seed: int = 1) -> Record:
    """One of the games of a deal that has closed."""
    rules = find_game(game)
    promise = promised(rules)
    record = _finished(Play.start(rules, {}, SharedChance(promise.secret)), Rng(seed), promise, [])
    record.extra[KEY]["shared"] = True
    return record


KINDS: dict[str, Callable[[str, int], Record]] = {
    "as it comes": fair_game, "taken back": taken_back, "gone on": gone_on, "dealt": dealt,
}  # fmt: skip


def draws_in(play: Play, to: int | None = None) -> int:
    """How many draws there are in the first `to` moves, or in all."""
    return sum(state.actor == CHANCE for state, _ in zip(play.states(), play.actions[:to], strict=False))


def _finished(play: Play, rng: Rng, promise: Promise, salts: list[Salt]) -> Record:
    while not play.is_over():
        play.act(pick(play.state, rng))
    account = Account(promise.table, 1, promise.commitment(), promise.secret, salts)
    return Record.from_json({**Record.of(play).to_json(), KEY: account.to_json()})

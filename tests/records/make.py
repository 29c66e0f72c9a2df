"""Make the records anew: `python -m tests.records.make FOLDER`.

Each game is played at random, with a few moves ruled out, under the first seed from the given one on that gives what
the file is to show.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.records.shown import SHOWN
from tests.records.story import tell

SEATS = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")

Choices = list[str]
Style = Callable[[State, Choices], Choices]


def anything(state: State, choices: Choices) -> Choices:
    return choices


def never_announce(state: State, choices: Choices) -> Choices:
    return [text for text in choices if text != "announce"]


def announce_at_41(state: State, choices: Choices) -> Choices:
    if "announce" in choices and max(state.reveal()["sizes"].values()) >= 41:
        return ["announce"]
    return never_announce(state, choices)


def announce_beside_pass(state: State, choices: Choices) -> Choices:
    return ["announce"] if {"announce", "pass"} <= set(choices) else never_announce(state, choices)


def announce_with_empty_bag(state: State, choices: Choices) -> Choices:
    return choices if state.reveal()["bag"] == [] else never_announce(state, choices)


def hoard(state: State, choices: Choices) -> Choices:
    """Buy the cheapest, keep everything, and never announce."""
    wished = [text for text in choices if text == "keep" or text.startswith("buy")][:1]
    return wished or never_announce(state, choices)


def spread_out(state: State, choices: Choices) -> Choices:
    """Rather found than lie alone, rather lie alone than grow, rather grow than merge; and never announce."""
    if not choices[0].startswith("place"):
        return never_announce(state, choices)
    effects = {f"place {seen['tile']}": seen["effect"] for seen in state.view(int(state.actor))["hand"]}
    order = ("founds", "alone", "grows", "merges")
    places = [text for text in choices if text.startswith("place")]
    best = min(order.index(effects[text]) for text in places)
    return [text for text in places if order.index(effects[text]) == best]


@dataclass(frozen=True)
class Wanted:
    """A record to make: its seed, the table, and how everybody plays."""

    seed: int
    players: int
    style: Style = anything
    options: dict[str, object] = field(default_factory=dict)

    def play(self, game: str, seed: int) -> Record:
        """One game."""
        rng = Rng(seed)
        play = Play.start(find_game(game), {"players": self.players, **self.options}, Stream(rng))
        while not play.is_over():
            state = play.state
            choices = {play.game.to_text(state, action): action for action in state.legal()}
            wished = self.style(state, list(choices))
            play.act(choices[wished[rng.below(len(wished))]])
        return Record.of(play, SEATS[: self.players])

    def search(self, game: str, name: str) -> tuple[int, Record]:
        """The first game from the seed on that shows what its name says."""
        for seed in count(self.seed):
            record = self.play(game, seed)
            if SHOWN[game][name](tell(record)):
                return seed, record
        raise AssertionError("there are always more seeds")


ACQUIRE = {
    "absorb-asked-twice": Wanted(10729, 4),
    "announce-after-third-share": Wanted(0, 5),
    "announce-before-placing": Wanted(23, 3),
    "announce-beside-pass": Wanted(100, 4, announce_beside_pass),
    "classic-names": Wanted(7, 4, options={"names": "classic"}),
    "dead-tiles-set-aside": Wanted(0, 3),
    "disposal-mixed": Wanted(101, 3),
    "eighth-corporation-waits": Wanted(1, 4, spread_out),
    "empty-bag": Wanted(2, 5, announce_with_empty_bag),
    "five-players-stalled": Wanted(0, 5, never_announce),
    "four-way-merger": Wanted(3048, 4, spread_out),
    "hidden-holdings": Wanted(10, 6, options={"holdings": "hidden"}),
    "kept-shares-founded-again": Wanted(2, 3),
    "no-free-share": Wanted(0, 5, hoard),
    "pass-exchanges-dead-tiles": Wanted(16, 2, never_announce),
    "shared-win": Wanted(58, 2),
    "six-players-all-safe": Wanted(2, 6),
    "stalled-with-tiles-left": Wanted(5265, 2, spread_out),
    "survivor-chosen": Wanted(11, 3),
    "survivor-sold-out": Wanted(10, 3),
    "three-players-41-tiles": Wanted(2, 3, announce_at_41),
    "three-way-merger-absorb": Wanted(18, 4),
    "two-players-market": Wanted(106, 2),
    "two-players-stalled": Wanted(100, 2, never_announce),
}


def keep_shares(state: State, choices: Choices) -> Choices:
    """Sell nothing."""
    return ["done"] if "done" in choices else choices


def bid_high(state: State, choices: Choices) -> Choices:
    """Spend all money on the piles, and sell nothing."""
    return choices[-1:] if choices[0].startswith("bid") else keep_shares(state, choices)


INVESTORS: dict[str, object] = {"investors": True}
ADVANCED: dict[str, object] = {"board": "advanced"}

STOCKPILE = {
    "two-players-placing-twice-in-a-row": Wanted(11, 2),
    "two-players-advanced-boom-pays-dividend": Wanted(1, 2, keep_shares, ADVANCED),
    "two-players-investors-look-and-move": Wanted(6, 2, options=INVESTORS),
    "two-players-investors-advanced-second-pair": Wanted(0, 2, options=INVESTORS | ADVANCED),
    "three-players-split-again": Wanted(0, 3, keep_shares),
    "three-players-advanced-bankrupt": Wanted(0, 3, options=ADVANCED),
    "three-players-investors-raise-after-cards": Wanted(2, 3, options=INVESTORS),
    "three-players-investors-advanced-declared": Wanted(2, 3, options=INVESTORS | ADVANCED),
    "three-players-shared-win": Wanted(53, 3),
    "four-players-unpaid-fee": Wanted(0, 4, bid_high),
    "four-players-first-chosen": Wanted(0, 4, options={"first": 2}),
    "four-players-advanced-two-claims-in-one-move": Wanted(1, 4, keep_shares, ADVANCED),
    "four-players-investors-both-face-down": Wanted(5, 4, options=INVESTORS),
    "four-players-investors-advanced-fee-bonus": Wanted(0, 4, options=INVESTORS | ADVANCED),
    "five-players-empty-deck": Wanted(0, 5, keep_shares),
    "five-players-advanced-halved": Wanted(0, 5, options=ADVANCED),
    "five-players-investors-hidden-card-moved": Wanted(0, 5, options=INVESTORS),
    "five-players-investors-advanced-peek-after-bidding": Wanted(7, 5, options=INVESTORS | ADVANCED),
}

NO_TRADES: dict[str, object] = {"trades": False}

SYNDICATE = {
    "bank-pays-in-kind": Wanted(272, 6, options=NO_TRADES),
    "banker-pays-in-property": Wanted(0, 4, options=NO_TRADES),
    "bank-robbed": Wanted(36, 3, options=NO_TRADES),
    "children-first-ruin": Wanted(4, 3, options={"preset": "children", "end": "first-bankruptcy", **NO_TRADES}),
    "children-rounds": Wanted(0, 4, options={"preset": "children", "end": "rounds", "rounds": 8}),
    "credit-for-three-laps": Wanted(0, 3, options=NO_TRADES),
    "duel-of-three": Wanted(34, 6, options=NO_TRADES),
    "film-for-the-monopolist": Wanted(43, 3, options=NO_TRADES),
    "five-players-one-left": Wanted(0, 5, options=NO_TRADES),
    "four-players-first-ruin": Wanted(0, 4, options={"end": "first-bankruptcy", **NO_TRADES}),
    "lawsuits": Wanted(17, 4, options=NO_TRADES),
    "police-and-sheriff": Wanted(12, 3, options=NO_TRADES),
    "six-players-rounds": Wanted(0, 6, options={"end": "rounds", "rounds": 10, **NO_TRADES}),
    "space-programme": Wanted(326, 4, options=NO_TRADES),
    "taken-over": Wanted(32, 3, options={"end": "first-bankruptcy"}),
    "three-players-cap": Wanted(0, 3, options={"rounds": 6}),
    "trades": Wanted(0, 4, options={"end": "rounds", "rounds": 6}),
    "two-players-one-left": Wanted(0, 2),
}

WANTED = {"acquire": ACQUIRE, "stockpile": STOCKPILE, "syndicate": SYNDICATE}


def make(folder: Path) -> None:
    """Write every record that is not there yet, and say which seed it took."""
    for game, wanted in WANTED.items():
        (folder / game).mkdir(parents=True, exist_ok=True)
        for name, each in wanted.items():
            path = folder / game / f"{name}.json"
            if not path.exists():
                seed, record = each.search(game, name)
                record.write(path)
                sys.stdout.write(f"{path}: seed {seed}, {len(record.moves)} moves\n")


if __name__ == "__main__":
    make(Path(sys.argv[1]))

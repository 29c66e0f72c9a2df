"""A contest: which games are to be played, by whom, and what is decided about each before it begins.

Games are played in *deals*. All games of a deal have the same chance, and the entrants sit one seat further in each: so
every one of them has every seat once, and luck of the deal is everybody's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from openingbell.arena.entrants import Entrant
from openingbell.bots.budget import Budget
from openingbell.core.chance import Numbered
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng

FORMAT = "openingbell-arena/1"


@dataclass(frozen=True)
class Contest:
    """Game number n is the same whoever plays it, as far as bots that count iterations are concerned."""

    game: Game
    options: Options
    entrants: tuple[Entrant, ...]
    budget: Budget
    seed: int
    games: int
    records: bool = False  # whether the games are written down

    @staticmethod
    def of(
        game: Game,
        options: Options,
        entrants: Sequence[Entrant],
        budget: Budget,
        seed: int,
        games: int,
        records: bool = False,
    ) -> Contest:
        """The number of games is rounded up to whole deals."""
        seats = game.seats(options)
        if len(entrants) != seats:
            raise Refused(f"there are {len(entrants)} bots for {seats} seats")
        return Contest(game, options, tuple(entrants), budget, seed, -(-games // seats) * seats, records)

    def longer(self, games: int) -> Contest:
        """The same with more games."""
        return Contest.of(self.game, self.options, self.entrants, self.budget, self.seed, games, self.records)

    @property
    def seats(self) -> int:
        return len(self.entrants)

    def deal(self, number: int) -> int:
        return number // self.seats

    def rotation(self, number: int) -> int:
        return number % self.seats

    def sitting(self, number: int) -> list[int]:
        """For each seat, which entrant sits there in a game."""
        return [(seat - self.rotation(number)) % self.seats for seat in range(self.seats)]

    def chance(self, number: int) -> Numbered:
        """What draws for the table in a game, the same for all games of a deal."""
        return Numbered(self._seeds(number)[0])

    def generators(self, number: int) -> list[Rng]:
        """For each entrant, what its observers are seeded from in a game."""
        seed = self._seeds(number)[1]
        return [Rng(seed, self.rotation(number) * self.seats + entrant) for entrant in range(self.seats)]

    def _seeds(self, number: int) -> tuple[int, int]:
        """The two seeds of a deal: chance's and the bots'. From neither can the other be told."""
        rng = Rng(self.seed, self.deal(number))
        words = [int(rng.word()) for _ in range(4)]
        return words[0] << 32 | words[1], words[2] << 32 | words[3]

    # --- as data --------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "data": self.game.data,
            "options": self.options,
            "bots": [entrant.text for entrant in self.entrants],
            "budget": str(self.budget),
            "seed": self.seed,
            "games": self.games,
            "records": self.records,
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Contest:
        if data.get("format") != FORMAT:
            raise Refused(f"the format is not {FORMAT}")
        game = find_game(data["game"], data["data"])
        if data["rules"] != game.rules_version:
            raise Refused(f"it was played by rules {data['rules']} of {game.name}; here are {game.rules_version}")
        budget = Budget.of(data["budget"])
        entrants = [Entrant.of(text, budget) for text in data["bots"]]
        options = game.check(data["options"])
        return Contest.of(game, options, entrants, budget, data["seed"], data["games"], data["records"])

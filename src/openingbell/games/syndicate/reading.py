"""Reading an edition's data file: every key is checked, and what is wrong is told by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from openingbell.core.data import DataSection
from openingbell.games.syndicate.components import (
    CELL_NAMES,
    F_NAMES,
    FIRM_IDS,
    IS_NAMES,
    MAX_PLAYERS,
    MONOPOLY_END,
    MONOPOLY_FIRST,
    MONOPOLY_IDS,
    TOKENS,
)

MOST: Final = 9999  # of any amount
MAX_CELLS: Final = 120
AMOUNTS: Final = (
    "pay",
    "prize",
    "prison_turns",
    "prison_fine",
    "tax",
    "tax_high",
    "tax_low",
    "landing",
    "land_ownership",
    "racket",
    "losing",
    "space",
)


@dataclass
class Structure:
    """What may be built on each firm of a monopoly (Y-34)."""

    name: str
    limit: int
    cost: int
    returns: int


class Printed:
    """An edition as its data file has it, checked."""

    def __init__(self, data: object, problems: list[str] | None = None) -> None:
        file = DataSection(data, "", problems)
        file.word("game", ("syndicate",))
        self.title = file.word("title")
        self._read_money(file)
        self._read_papers(file)
        self._read_firms(file)
        self._read_fate(file.section("fate"))
        self._read_board(file.section("board"))
        file.finish()

    def _read_money(self, file: DataSection) -> None:
        money = file.section("money")
        pieces = money.number("pieces", 1, 1000)
        self.supply = pieces * sum(int(token) for token in TOKENS)
        self.start = money.number("start", 1, MOST)
        if self.start * MAX_PLAYERS > self.supply:
            money.refuse(
                f"money.start is {self.start}, for which {MAX_PLAYERS} players need {self.start * MAX_PLAYERS}, "
                f"but all tokens together are {self.supply}"
            )
        money.finish()
        amounts = file.section("amounts")
        self.amounts = {key: amounts.number(key, 1 if key == "prison_turns" else 0, MOST) for key in AMOUNTS}
        if self.amounts["prison_turns"] > 100:
            amounts.refuse("amounts.prison_turns is more than 100")
        amounts.finish()

    def _read_papers(self, file: DataSection) -> None:
        """Receipts, exchange shares, loads, and the three rings of cards."""
        receipts = file.section("receipts")
        self.insurance = receipts.number("insurance", 0, 100)
        self.trial = receipts.number("trial", 0, 100)
        self.credit = receipts.number("credit", 0, 100)
        self.credit_value = receipts.number("credit_value", 1, MOST)
        self.credit_percent = receipts.numbers("credit_percent", 0, 1000)
        if not 1 <= len(self.credit_percent) <= 10:
            receipts.refuse("receipts.credit_percent should have 1 to 10 numbers, one for each lap")
            self.credit_percent = [0]
        receipts.finish()
        exchange = file.section("exchange")
        self.exchange_shares = exchange.number("shares", 0, 100)
        rates = _values(exchange, "rates", 1)
        exchange.finish()
        contraband = file.section("contraband")
        self.loads = contraband.number("loads", 0, 100)
        self.load_buy = contraband.number("buy", 0, MOST)
        self.load_sell = contraband.number("sell", 0, MOST)
        contraband.finish()
        films = file.section("films")
        spies = file.section("espionage")
        self.rings = [rates, _values(films, "values", -MOST), _values(spies, "values", -MOST)]
        films.finish()
        spies.finish()

    def _read_firms(self, file: DataSection) -> None:
        built = file.section("structures")
        self.structures: dict[str, Structure] = {}
        for monopoly in MONOPOLY_IDS:
            if built.has(monopoly):
                part = built.section(monopoly)
                self.structures[monopoly] = Structure(
                    part.word("name"), part.number("limit", 1, 100), part.number("cost", 1, MOST),
                    part.number("returns", 0, MOST),
                )  # fmt: skip
                part.finish()
        names = built.keys()
        for key in names:
            if key not in MONOPOLY_IDS:
                built.refuse(f"structures.{key} is not a monopoly; there are: {', '.join(MONOPOLY_IDS)}")
        firms = file.section("firms")
        self.names: list[str] = []
        self.cost: list[int] = []
        self.returns: list[int] = []
        self.shares: list[int] = []
        for firm in FIRM_IDS:
            self._read_firm(firms.section(firm))
        firms.finish()

    def _read_firm(self, firm: DataSection) -> None:
        cost = firm.number("cost", 1, MOST)
        shares = firm.number("shares", 0, 100)
        if shares in (1, 2):
            firm.refuse(f"{firm.key('shares')} is {shares}, but fewer than half of them are to be at the exchange")
        elif shares > 0 and cost % shares != 0:
            firm.refuse(f"{firm.key('shares')} is {shares}, but the cost of {cost} cannot be divided by it")
        self.names.append(firm.word("name"))
        self.cost.append(cost)
        self.returns.append(firm.number("returns", 0, MOST))
        self.shares.append(shares)
        firm.finish()

    def _read_fate(self, fate: DataSection) -> None:
        band = fate.section("rock_band")
        self.band_cost = band.number("cost", 1, MOST)
        self.band_returns = band.number("returns", 0, MOST)
        band.finish()
        mafia = fate.section("mafia")
        self.mafia_count = mafia.number("count", 1, 20)
        self.mafia_cost = mafia.number("cost", 1, MOST)
        self.mafia_returns = mafia.number("returns", 0, MOST)
        mafia.finish()
        hold_up = fate.section("bank_hold_up")
        self.hold_up_cost = hold_up.number("cost", 1, MOST)
        hold_up.finish()
        space = fate.section("space_programme")
        self.space_cost = space.number("cost", 1, MOST)
        space.finish()
        cash = fate.section("cash")
        names = cash.keys()
        self.cash_cards = [(name, cash.number(name, -MOST, MOST)) for name in names]
        for name, _ in self.cash_cards:
            if name in F_NAMES or not name.isprintable() or name != " ".join(name.split()) or not name:
                cash.refuse(f"{cash.key(name)} cannot be the name of a card")
        if not 1 <= len(self.cash_cards) <= 50:
            cash.refuse("fate.cash should have 1 to 50 cards")
        fate.finish()
        self.card_names = [*IS_NAMES, *F_NAMES, *(name for name, _ in self.cash_cards)]

    def _read_board(self, board: DataSection) -> None:
        """The first cell is BEGINNING; every firm and every named cell is there once, IS and F at least once."""
        self.cells = board.words("cells", (*CELL_NAMES, *FIRM_IDS))
        board.finish()
        if not board.has("cells"):
            return
        for name in (*CELL_NAMES, *FIRM_IDS):
            number = self.cells.count(name)
            if number == 0:
                board.refuse(f"board.cells has no {name}")
            elif number > 1 and name not in ("IS", "F"):
                board.refuse(f"board.cells has {name} {number} times")
        if self.cells[:1] != ["BEGINNING"]:
            board.refuse("board.cells does not begin with BEGINNING")
        if len(self.cells) > MAX_CELLS:
            board.refuse(f"board.cells has {len(self.cells)} cells, but should have at most {MAX_CELLS}")

    def structure_count(self) -> Mapping[str, int]:
        """How many structures of each name there are: as many as may be built (YS-14)."""
        return {
            self.structures[monopoly].name: self.structures[monopoly].limit
            * int(MONOPOLY_END[number] - MONOPOLY_FIRST[number])
            for number, monopoly in enumerate(MONOPOLY_IDS)
            if monopoly in self.structures
        }


def _values(section: DataSection, key: str, low: int) -> list[int]:
    """The values of a ring of cards, of which there is at least one."""
    values = section.numbers(key, low, MOST)
    if not 1 <= len(values) <= 50:
        section.refuse(f"{section.key(key)} should have 1 to 50 numbers")
        return [low]
    return values

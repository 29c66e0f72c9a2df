"""Reading an edition's data file: every key is checked, and what is wrong is told by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from openingbell.core.data import MAX_WORD, DataSection
from openingbell.core.errors import BadData
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
PRISON_TURNS: Final = "prison_turns"
AMOUNTS: Final = (
    "pay",
    "prize",
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

    def __init__(self, data: object, problems: list[BadData] | None = None) -> None:
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
            sentence = "money.start is {start}, for which {players} players need {needed}, but all tokens are {supply}"
            needed = self.start * MAX_PLAYERS
            money.refuse("tokens", sentence, start=self.start, players=MAX_PLAYERS, needed=needed, supply=self.supply)
        money.finish()
        amounts = file.section("amounts")
        self.amounts = {key: amounts.number(key, 0, MOST) for key in AMOUNTS}
        self.amounts[PRISON_TURNS] = amounts.number(PRISON_TURNS, 1, 100)
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
            receipts.refuse_count("credit_percent", len(self.credit_percent), 1, 10)
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
                sentence = "{key} is not a monopoly; there are: {keys}"
                built.refuse("monopoly", sentence, key=built.key(key), keys=", ".join(MONOPOLY_IDS))
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
            sentence = "{key} is {shares}, but fewer than half of them are to be at the exchange"
            firm.refuse("half", sentence, key=firm.key("shares"), shares=shares)
        elif shares > 0 and cost % shares != 0:
            sentence = "{key} is {shares}, but the cost of {cost} cannot be divided by it"
            firm.refuse("division", sentence, key=firm.key("shares"), shares=shares, cost=cost)
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
            spelt = name.isprintable() and name == " ".join(name.split()) and 0 < len(name) <= MAX_WORD
            if name in F_NAMES or not spelt:
                cash.refuse("card-name", "{key} cannot be the name of a card", key=cash.key(name))
        if not 1 <= len(self.cash_cards) <= 50:
            fate.refuse_count("cash", len(self.cash_cards), 1, 50)
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
                board.refuse("no-cell", "{key} has no {cell}", key=board.key("cells"), cell=name)
            elif number > 1 and name not in ("IS", "F"):
                sentence = "{key} has {cell} {number} times"
                board.refuse("cell-again", sentence, key=board.key("cells"), cell=name, number=number)
        if self.cells[:1] != ["BEGINNING"]:
            board.refuse("first-cell", "{key} does not begin with {cell}", key=board.key("cells"), cell="BEGINNING")
        if len(self.cells) > MAX_CELLS:
            board.refuse_count("cells", len(self.cells), 1, MAX_CELLS)

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
        section.refuse_count(key, len(values), 1, 50)
        return [low]
    return values

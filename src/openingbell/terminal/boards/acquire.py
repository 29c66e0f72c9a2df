"""Acquire's table in a terminal: the board, the corporations, the price card, the seats and one's own tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from openingbell.games.acquire.components import COLUMNS, PRICE_CARD, PRICE_ROW, ROWS, TIERS, TILE_NAMES
from openingbell.locales import Words
from openingbell.terminal.boards.names import short_name

# For each corporation; its letter says the same to those who see no colours.
STYLES = (
    "black on red",
    "black on yellow",
    "white on blue",
    "black on green",
    "black on bright_magenta",
    "black on cyan",
    "black on white",
)
BOARD_WIDTH = 38
NAME_WIDTH = 6
MAX_NAME = 12
NARROW_WIDTH = 41
GAP = 4
UNLIMITED = 1000
NO_BREAK = "\u00a0"
PRICE_STEPS = (2, 3, 4, 5, 6, 11, 21, 31, 41)
STEP_LABELS = ("2", "3", "4", "5", "6+", "11+", "21+", "31+", "41+")


def paint(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Everything a seat may know."""
    return Picture(view, names, words)


class Picture:
    """The table, beside each other or one below the other as the terminal's width allows."""

    def __init__(self, view: dict[str, Any], names: Sequence[str], words: Words) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.labels = [words.name("acquire", corporation["name"]) for corporation in view["corporations"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The board and the shares side by side if that fits, the shares in their narrow form if need be."""
        room = options.max_width
        shares = self._shares()
        width = Measurement.get(console, options.update(max_width=UNLIMITED), shares).maximum
        beside = Table.grid(padding=(0, GAP))
        if BOARD_WIDTH + GAP + width <= room:
            beside.add_row(self._board(), Group(shares, Text(), self._price_card()))
            yield beside
        elif room >= BOARD_WIDTH + 1 + NARROW_WIDTH:
            beside = Table.grid(padding=(0, 1, 0, 0))
            beside.add_row(self._board(), self._narrow_shares())
            yield beside
        else:
            yield self._board()
            yield Text()
            yield shares if width <= room else self._narrow_shares()
        if self.view["hand"]:
            yield Text()
            yield self._hand()

    def _board(self) -> Text:
        """Letters for corporations, a square for a tile by itself; one's own tiles are shown where they would go."""
        in_hand = {tile["tile"]: tile["effect"] for tile in self.view["hand"] or []}
        board = Text("  " + "".join(f"{column + 1:^3}" for column in range(COLUMNS)), style="dim", no_wrap=True)
        for row in range(ROWS):
            board.append(f"\n{'ABCDEFGHI'[row]} ", style="dim")
            for column in range(COLUMNS):
                board.append_text(self._space(TILE_NAMES[row * COLUMNS + column], in_hand))
        return board

    def _space(self, tile: str, in_hand: dict[str, str]) -> Text:
        owner = self.view["board"].get(tile)
        new = tile == self.view["placed"]
        if owner is None:
            if tile in in_hand:
                return Text(" x " if in_hand[tile] in ("eighth", "dead") else " + ", style="not dim bold")
            return Text(" · ", style="dim")
        mark = ">" if new else " "
        if owner == "":
            return Text(f"{mark}□ ", style="not dim bold")
        number = self._number(owner)
        return Text(f"{mark}{self.labels[number][0]} ", style=f"not dim {STYLES[number]}")

    def _number(self, name: str) -> int:
        return next(number for number, found in enumerate(self.view["corporations"]) if found["name"] == name)

    def _shares(self) -> Table:
        """A row for each corporation and a column for each seat; * is a majority, ′ a minority as things stand."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for heading in ("corporation", "size", "price", "unsold"):
            justify: Literal["left", "right"] = "left" if heading == "corporation" else "right"
            table.add_column(self.words.say(f"acquire-heading-{heading}"), justify=justify, no_wrap=True)
        for seat, name in enumerate(self.names):
            table.add_column(
                Text(short_name(name, MAX_NAME)), justify="right", header_style=self._style(seat), no_wrap=True
            )
        for number, corporation in enumerate(self.view["corporations"]):
            table.add_row(
                Text.assemble((f" {self.labels[number][0]} ", STYLES[number]), f" {self.labels[number]}"),
                self._size(corporation),
                str(corporation["price"] or "–"),
                str(corporation["unsold"]),
                *(self._holding(number, seat) for seat in range(len(self.names))),
            )
        cash = ["?" if amount is None else self.words.money(amount) for amount in self.view["cash"]]
        table.add_row(self.words.say("acquire-heading-cash"), "", "", "", *cash, style="bold")
        return table

    def _narrow_shares(self) -> Table:
        """The same for narrow terminals: a column for each corporation, a row for each seat."""
        table = Table(box=None, pad_edge=False, padding=0, header_style="dim")
        table.add_column("", width=NAME_WIDTH, no_wrap=True)
        for number in range(len(self.labels)):
            table.add_column(Text(f" {self.labels[number][0]} ", STYLES[number]), justify="right", width=4)
        table.add_column(self.words.say("acquire-heading-cash"), justify="right", width=7, no_wrap=True)
        corporations = self.view["corporations"]
        say = self.words.say
        table.add_row(say("acquire-heading-size"), *map(self._size, corporations), style="dim")
        prices = [f"{found['price'] // 100 or '–'} " for found in corporations]
        table.add_row(say("acquire-heading-hundreds"), *prices, style="dim")
        table.add_row(say("acquire-heading-unsold"), *(f"{found['unsold']} " for found in corporations), style="dim")
        for seat, name in enumerate(self.names):
            cash = self.view["cash"][seat]
            holdings = [self._holding(number, seat) for number in range(len(corporations))]
            table.add_row(
                Text(short_name(name, NAME_WIDTH)),
                *holdings,
                "?" if cash is None else self.words.number(cash),
                style=self._style(seat, "not bold"),
            )
        return table

    def _style(self, seat: int, otherwise: str = "dim") -> str:
        return "bold" if seat == self.view["actor"] else otherwise

    def _size(self, corporation: dict[str, Any]) -> str:
        return f"{corporation['size'] or '–'}{'!' if corporation['safe'] else ' '}"

    def _holding(self, corporation: int, seat: int) -> str:
        shares = self.view["shares"][seat][corporation]
        if shares is None:
            return "? "
        active = self.view["corporations"][corporation]["size"] > 0
        leaders = (self.view["corporations"][corporation]["leaders"] or []) if active else []
        place = next((place for place, seats in enumerate(leaders) if seat in seats), 2)
        return f"{shares or '·'}{'*' if place == 0 else '′' if place == 1 else ' '}"

    def _price_card(self) -> Table:
        """Prices by size; a corporation's letter stands at its present price."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.words.say("acquire-heading-prices"))
        for label in STEP_LABELS:
            table.add_column(label, justify="right")
        for tier in sorted(set(TIERS)):
            members = [number for number, found in enumerate(TIERS) if found == tier]
            letters = "".join(self.labels[number][0] for number in members)
            table.add_row(letters, *(self._price(members, at) for at in range(len(PRICE_STEPS))))
        return table

    def _price(self, members: list[int], at: int) -> Text:
        size = PRICE_STEPS[at]
        here = [number for number in members if self._step(self.view["corporations"][number]["size"]) == at]
        text = Text(style="dim" if not here else "not dim")
        for number in here:
            text.append(self.labels[number][0], STYLES[number])
        return text.append(str(PRICE_CARD[members[0] * PRICE_ROW + size]))

    def _step(self, size: int) -> int:
        return sum(size >= step for step in PRICE_STEPS) - 1

    def _hand(self) -> Text:
        """One's tiles and what they would do, and how many are left in the bag."""
        text = Text(self.words.say("acquire-heading-hand") + ": ", style="bold")
        for tile in self.view["hand"]:
            corporations = [self.words.name("acquire", name) for name in tile["corporations"]]
            effect = [self.words.say("acquire-effect-" + tile["effect"]), *corporations]
            text.append(tile["tile"], "bold")
            text.append(NO_BREAK + NO_BREAK.join(effect) + "   ", "not bold")
        return text.append(self.words.say("acquire-bag", number=self.view["bag"]), "not bold dim")

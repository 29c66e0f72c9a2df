"""Stockpile's table in a terminal: prices and news, the piles and their bids, the portfolios, and one's own secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from openingbell.locales import Words
from openingbell.terminal.boards.names import short_name

# For each company; its letter says the same to those who see no colours.
STYLES = (
    "white on red",
    "black on yellow",
    "white on blue",
    "black on green",
    "black on bright_magenta",
    "black on cyan",
)
SIGNS = {"boom": "▲", "bust": "▼", "fee1": "f1", "fee2": "f2", "fee3": "f3"}
DIVIDEND = "$$"
THOUSAND = 1000
GAP = 3
UNLIMITED = 1000
HIGH = 30
MAX_NAME = 10
# In which phases an investor can do something.
PHASES = {
    "Stuart": ("supply",),
    "Warren": ("supply", "demand"),
    "Mark": ("supply", "demand"),
    "Martha": ("demand",),
    "Donald": ("demand",),
    "Bernie": ("demand",),
    "Cramer": ("action",),
    "Graham": ("selling",),
    "Deborah": ("movement",),
}


def paint(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Everything a seat may know."""
    return Picture(view, names, words)


class Picture:
    """The table in the fullest form that the terminal is wide enough for."""

    def __init__(self, view: dict[str, Any], names: Sequence[str], words: Words) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.companies = view["companies"]
        self.numbers = {company["name"]: number for number, company in enumerate(self.companies)}
        self.labels = [words.name("stockpile", company["name"]) for company in self.companies]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width
        everything = options.update(max_width=UNLIMITED)

        def width(part: RenderableType) -> int:
            return Measurement.get(console, everything, part).maximum

        blank = [Text()] if console.size.height >= HIGH else []
        for prices, piles in (
            (self._prices(in_full=True), self._piles(in_full=True)),
            (self._prices(in_full=True), self._piles()),
            (self._prices(), self._piles()),
            (self._prices(), self._piles(in_words=False)),
        ):
            if width(prices) + GAP + width(piles) <= room:
                beside = Table.grid(padding=(0, GAP, 0, 0))
                beside.add_row(prices, piles)
                yield beside
                break
        else:
            in_words = width(self._piles()) <= room
            yield Group(self._prices(), *blank, self._piles(in_words=in_words))
        yield from blank
        investors = any(self.view["investors"])
        if investors and width(self._players(in_full=True, investors=True)) <= room:
            yield self._players(in_full=True, investors=True)
        else:
            yield self._players(in_full=width(self._players(in_full=True)) <= room)
            yield from [self._all_investors()] if investors else []
        yield from blank
        yield from self._notes()

    # --- the prices -----------------------------------------------------------------------------------------------

    def _prices(self, in_full: bool = False) -> Table:
        """A row for each company: its price, where that is on its track, and what the viewer knows of its future."""
        say = self.words.say
        table = _table()
        table.add_column(say("stockpile-heading-company"), no_wrap=True)
        table.add_column(say("stockpile-heading-price"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column(say("stockpile-heading-forecast"), no_wrap=True)
        for number, company in enumerate(self.companies):
            label = self.labels[number] if in_full else _first_word(self.labels[number])
            table.add_row(
                Text.assemble((f" {self.labels[number][0]} ", STYLES[number]), f" {label}"),
                Text(str(company["track"][company["space"] - 1]), "bold"),
                self._values(company) if in_full else self._track(company),
                self._news(company),
            )
        return table

    def _track(self, company: dict[str, Any]) -> Text:
        """A sign for each space."""
        track = Text(style="dim")
        for space in range(1, len(company["track"]) + 1):
            if space == company["space"]:
                track.append("●", "not dim bold")
            elif space in company["dividend_spaces"]:
                track.append("$")
            else:
                track.append("◇" if space == company["split_space"] else "·")
        return track

    def _values(self, company: dict[str, Any]) -> Text:
        """The number on each space; that of the ticker in brackets."""
        track = Text(style="dim")
        for space, value in enumerate(company["track"], 1):
            mark = "$" if space in company["dividend_spaces"] else "◇" if space == company["split_space"] else " "
            if space == company["space"]:
                track.append(f"{mark}({value})", "not dim bold")
            else:
                track.append(f"{mark}{value} ")
        return track

    def _news(self, company: dict[str, Any]) -> Text:
        """A forecast one knows, in brackets if it is secret, and what comes of it; or that one does not know it."""
        if not company["can_be"] or self.view["phase"] == "over":
            return Text()
        if company["forecast"] is None:
            return Text("?", "dim")
        if self._is_over(company["name"]):
            return Text(f"{company['forecast']} ✓", "dim")
        secret = not any(pair["public"] and pair["company"] == company["name"] for pair in self.view["pairs"])
        news = Text(f"[{company['forecast']}]" if secret else company["forecast"], "bold")
        return news.append(f" {outcome(company)}", "not bold")

    def _is_over(self, company: str) -> bool:
        """Whether this round's forecast has come true already."""
        return any(pair["revealed"] and pair["company"] == company for pair in self.view["pairs"])

    # --- the piles ------------------------------------------------------------------------------------------------

    def _piles(self, in_full: bool = False, in_words: bool = True) -> Table:
        """A row for each pile: the piece on its track, and its cards. Without any, only how far the round has got."""
        table = _table()
        if not any(pile["cards"] for pile in self.view["piles"]):
            table.add_column(self._round(), no_wrap=True)
            return table
        table.add_column(self.words.say("stockpile-heading-pile"), no_wrap=True, justify="right")
        table.add_column("" if in_full else self.words.say("stockpile-heading-bid"), no_wrap=True)
        table.add_column(self._round(), no_wrap=True)
        for number, pile in enumerate(self.view["piles"], 1):
            cards = [self._card(card, in_full, in_words) for card in pile["cards"]]
            table.add_row(
                Text(str(number), "bold"),
                self._bidding_track(pile) if in_full else self._bid(pile),
                Text(" ").join(cards),
            )
        return table

    def _round(self) -> str:
        say, view = self.words.say, self.view
        if view["phase"] in ("setup", "over"):
            return say("stockpile-phase-" + view["phase"])
        now = say("stockpile-round", number=view["round"], last=view["rounds"])
        return f"{now}: {say('stockpile-phase-' + view['phase'])}"

    def _bid(self, pile: dict[str, Any]) -> Text:
        if pile["bidder"] is None:
            return Text("–", "dim")
        return Text(f"{pile['bid'] // THOUSAND} {self._called(pile['bidder'])}", self._emphasis(pile["bidder"]))

    def _bidding_track(self, pile: dict[str, Any]) -> Text:
        """All spaces, with the piece on its own."""
        track = Text(style="dim")
        for bid in self.view["bids"]:
            if pile["bidder"] is not None and bid == pile["bid"]:
                track.append(f"({bid // THOUSAND} {self._called(pile['bidder'])}) ", "not dim bold")
            else:
                track.append(f"{bid // THOUSAND} ")
        return track

    def _card(self, card: dict[str, Any], in_full: bool, in_words: bool) -> Text:
        """A card on a pile; in brackets if it lies face down, with its giver if one cannot know more."""
        if card["card"] is None:
            giver = f" {self._called(card['laid_by'])}" if in_full and card["laid_by"] is not None else ""
            return Text(f"[?{giver}]", "dim")
        face = self._face(card["card"], in_words)
        return Text.assemble("[", face, "]") if card["face_down"] else face

    def _face(self, card: str, in_words: bool) -> Text:
        number = self.numbers.get(card)
        name = self.words.name("stockpile", card)
        if number is None:
            return Text(name if in_words else SIGNS.get(card, name), "bold")
        return Text(_first_word(name) if in_words else name[0], STYLES[number])

    # --- the players ----------------------------------------------------------------------------------------------

    def _players(self, in_full: bool, investors: bool = False) -> Table:
        """A row for each seat: money, what it owes, and what the viewer knows of its portfolios."""
        say = self.words.say
        table = _table()
        table.add_column("", no_wrap=True)
        table.add_column(say("stockpile-heading-cash"), justify="right", no_wrap=True)
        owing = any(portfolio["fees"] for portfolio in self.view["portfolios"])
        if owing:
            table.add_column(say("stockpile-heading-owed"), no_wrap=True)
        for number, label in enumerate(self.labels):
            table.add_column(Text(f" {label[0]} ", STYLES[number]), justify="center", no_wrap=True)
        table.add_column("" if in_full else "?", no_wrap=True)
        if investors:
            table.add_column("", no_wrap=True)
        for seat in range(len(self.names)):
            portfolio = self.view["portfolios"][seat]
            table.add_row(
                Text(f"{'►' if seat == self.view['first'] else ' '}{self._called(seat)}", self._emphasis(seat)),
                Text(str(self.view["cash"][seat] // THOUSAND), "bold"),
                *([" ".join(SIGNS[fee] for fee in portfolio["fees"])] if owing else []),
                *(self._holding(portfolio, company["name"]) for company in self.companies),
                self._unknown(portfolio, in_full),
                *([self._investors(seat)] if investors else []),
            )
        return table

    def _holding(self, portfolio: dict[str, Any], company: str) -> Text:
        """Cards one knows of in the normal portfolio, and those in the split one."""
        normal, split = portfolio["known"].get(company, 0), portfolio["split"].get(company, 0)
        text = f"{normal or ''}{f'+{split}' if split else ''}"
        return Text(text) if text else Text("·", "dim")

    def _unknown(self, portfolio: dict[str, Any], in_full: bool) -> Text:
        """Action cards that one knows of, and all the cards one cannot tell: how many, and what they can be."""
        parts = [SIGNS[card] * portfolio["known"].get(card, 0) for card in ("boom", "bust")]
        groups = portfolio["unknown"]
        if in_full:
            parts += [f"{group['cards']}×{self._set(group['can_be'])}" for group in groups]
        else:
            parts.append(str(sum(group["cards"] for group in groups) or ""))
        return Text(" ".join(part for part in parts if part))

    def _set(self, cards: Sequence[str]) -> str:
        """A set of cards by their letters and signs; all companies are a question mark."""
        companies = [self.labels[self.numbers[card]][0] for card in cards if card in self.numbers]
        others = [SIGNS.get(card, card) for card in cards if card not in self.numbers]
        return ("?" if len(companies) == len(self.companies) else "".join(companies)) + "".join(others)

    def _investors(self, seat: int) -> Text:
        return Text(", ".join(self.words.name("stockpile", investor) for investor in self.view["investors"][seat]))

    def _all_investors(self) -> Text:
        """The same in a line, where the table has no room."""
        chosen = [seat for seat in range(len(self.names)) if self.view["investors"][seat]]
        return Text("; ").join(Text.assemble(f"{self._called(seat)}: ", self._investors(seat)) for seat in chosen)

    def _called(self, seat: int) -> str:
        return short_name(self.names[seat], MAX_NAME)

    def _emphasis(self, seat: int) -> str:
        return "bold" if seat == self.view["actor"] else ""

    # --- one's own ------------------------------------------------------------------------------------------------

    def _notes(self) -> list[Text]:
        """What is in one's hand, which forecasts are still unknown, and what one's investor can do now."""
        say, view = self.words.say, self.view
        notes: list[Text] = []
        facts = Text()
        if view["hand"]:
            facts.append(say("stockpile-heading-hand") + ": ", "bold")
            facts.append_text(Text(" ").join(self._face(card, in_words=True) for card in view["hand"]))
            facts.append("   ")
        known = {company["forecast"] for company in self.companies}
        left = {forecast for company in self.companies for forecast in company["can_be"]} - known
        if left and view["phase"] != "setup":
            order = sorted(left, key=_in_order, reverse=True)
            facts.append(f"? = {' '.join(order)}   ", "dim")
        facts.append(say("stockpile-deck", number=view["deck"]), "dim")
        notes.append(facts)
        for investor, cash in zip(view["offered"], view["offered_cash"], strict=True):
            notes.append(self._investor(investor, f", {self.words.money(cash)}"))
        if view["seat"] is not None and not view["offered"]:
            notes += [
                self._investor(investor) for investor in view["investors"][view["seat"]] if self._can_act(investor)
            ]
        return notes

    def _investor(self, investor: str, more: str = "") -> Text:
        name = self.words.name("stockpile", investor)
        return Text.assemble((f"{name}{more}: ", "bold"), self.words.say("stockpile-ability-" + investor))

    def _can_act(self, investor: str) -> bool:
        return self.view["phase"] in PHASES.get(investor, ()) and investor not in self.view["used"]


def outcome(company: dict[str, Any]) -> str:
    """Where a forecast takes a price: the new one, ◇ if it splits on the way, ✗ if it goes bankrupt."""
    if company["forecast"] == DIVIDEND:
        return ""
    space, steps, mark = company["space"], int(company["forecast"]), ""
    while steps > 0:
        steps -= 1
        if space == len(company["track"]):
            space, mark = company["split_space"], "◇"
        else:
            space += 1
    while steps < 0:
        steps += 1
        if space == 1:
            space, mark, steps = company["start_space"], "✗", 0
        else:
            space -= 1
    return f"→{company['track'][space - 1]}{mark}"


def _in_order(forecast: str) -> int:
    return 0 if forecast == DIVIDEND else int(forecast)


def _first_word(label: str) -> str:
    return label.split()[0]


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")

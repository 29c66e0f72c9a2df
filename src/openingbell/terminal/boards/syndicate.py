"""Syndicate's table in a terminal: the loop as a ring of cells, inside it the players and what is one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.text import Text

from openingbell.locales import Words
from openingbell.terminal.boards.firm_cards import firm_cards
from openingbell.terminal.boards.names import short_name

SEATS = "ABCDEF"  # on the board a player is a letter; the names stand beside it
# For each group; the names say the same to those who see no colours.
STYLES = {
    "military": "green",
    "mineral_super": "yellow",
    "entertainment": "magenta",
    "illegal": "red",
    "motor": "cyan",
    "building": "blue",
}
SIDE = 19  # how wide the cells on the left and on the right are
MAX_CELL = 11  # … and those above and below
MIN_CELL = 5
SUMMARY = 80
MIN_NEWS = 4  # lines in the middle
INSIDE = 34  # less than this has no room for the players
MAX_NAME = 9
NARROW_CELL = 20
CARD_CELLS = ("IS", "F")
REACH = range(2, 13)  # what two dice can throw


def paint(view: dict[str, Any], names: Sequence[str], words: Words) -> Picture:
    """Everything on the table; nothing of it is hidden from anybody."""
    return Picture(view, names, words)


class Picture:
    """The ring, if the terminal is wide enough for it and the loop can be one, else a list of cells."""

    def __init__(self, view: dict[str, Any], names: Sequence[str], words: Words) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.cells: list[dict[str, Any]] = view["cells"]
        self.told = 0  # how many of the latest sentences were shown
        self._news: Sequence[str] = ()
        self._in_full = True

    def tell(self, sentences: Sequence[str]) -> None:
        """The latest news go into the middle."""
        self._news = sentences

    def spell_out(self, form: dict[str, Any]) -> dict[str, Any]:
        """Who trades in a group trades in those firms of it that the giver has: they are said."""
        trade = self.view["trade"]
        if trade is None or form.get("type") not in ("give", "take") or "group" not in form:
            return form
        giver = trade["seat"] if form["type"] == "give" else trade["partner"]
        return {**form, "group": self._firms_of(form["group"], giver)}

    def _firms_of(self, thing: str, seat: int) -> list[str]:
        firms: list[str] = self.view["players"][seat]["firms"].get(thing, [thing])
        return firms

    def stripped(self) -> Picture:
        """Without those notes that have no room inside the ring."""
        picture = Picture(self.view, self.names, self.words)
        picture.tell(self._news)
        picture._in_full = False
        return picture

    def summary(self) -> Group:
        """What everybody has, and what is at stake."""
        return Group(self._state_of_play(), *self._players(SUMMARY), *firm_cards(self.view, self.names, self.words))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        number = len(self.cells)
        down = number // 4 + 1
        across = number // 2 + 2 - down
        width = min(options.max_width, across * MAX_CELL)
        if number % 2 or width < across * MIN_CELL or width < 2 * SIDE + INSIDE:
            yield from self._list(options.max_width)
            return
        inside, below = self._inside(width - 2 * SIDE - 2, down - 2)
        right = range(across, across + down - 2)
        bottom = range(across + down - 2, 2 * across + down - 2)
        left = range(2 * across + down - 2, number)
        yield from self._row(range(across), width)
        for at, middle in enumerate(inside):
            line = self._side(left[-1 - at])
            line.append_text(Text.assemble(" ", _fit(middle, width - 2 * SIDE - 2), " "))
            yield line.append_text(self._side(right[at]))
        yield from self._row(bottom[::-1], width)
        if below:
            yield Text("   ").join(below)

    # --- the cells ------------------------------------------------------------------------------------------------

    def _row(self, cells: Sequence[int], width: int) -> list[Text]:
        """Cells side by side: their names, and below them what is there."""
        names, marks = Text(), Text()
        for place, cell in enumerate(cells):
            room = (place + 1) * width // len(cells) - place * width // len(cells)
            names.append_text(_fit(self._label(cell), room - 1)).append(" ")
            marks.append_text(_fit(self._marks(cell, room - 1), room - 1)).append(" ")
        return [names, marks]

    def _side(self, cell: int) -> Text:
        """A cell in one line."""
        marks = self._marks(cell, SIDE // 2)
        name = _fit(self._label(cell), SIDE - marks.cell_len - 1 if marks else SIDE)
        return Text.assemble(name, " " if marks else "", marks)

    def _label(self, cell: int) -> Text:
        seen = self.cells[cell]
        if seen["firm"] is None:
            return Text(self.words.name("syndicate", seen["kind"]), "dim")
        return Text(self._called(seen["firm"]), STYLES.get(self.view["firms"][seen["firm"]]["group"], "white"))

    def _marks(self, cell: int, room: int) -> Text:
        """The owner and his structures, what a landing would cost, the rock band, tokens: as much as there is room for.

        Cells of cards have their number, by which the rock band is laid there.
        """
        seen = self.cells[cell]
        number = Text(f"#{cell} " if seen["kind"] in CARD_CELLS else "", "dim")
        owner = Text()
        if seen["firm"] is not None:
            firm = self.view["firms"][seen["firm"]]
            if firm["owner"] is not None:
                owner.append(SEATS[firm["owner"]], "bold")
                owner.append("/" if firm["mortgaged"] is not None else str(firm["structures"] or ""))
        band = Text("♪" if seen["band"] else "")
        tokens = Text("›" + "".join(SEATS[seat] for seat in seen["tokens"]), "reverse") if seen["tokens"] else Text()
        owed = self._cost(cell)
        cost = Text(f" {self._money(owed)} " if owed else "")
        for parts in ((number, owner, cost, band, tokens), (owner, cost, band, tokens), (owner, band, tokens)):
            marks = Text.assemble(*parts)
            marks.rstrip()
            if marks.cell_len <= room:
                return marks
        return Text(f"›{len(seen['tokens'])}", "reverse")

    def _list(self, width: int) -> list[Text]:
        """For a narrow window: the cells in order, as many in a line as go, then the players and what is one's own."""
        columns = max(1, width // NARROW_CELL)
        lines: list[Text] = []
        rows = -(-len(self.cells) // columns)
        for row in range(rows):
            line = Text()
            for cell in range(row, len(self.cells), rows):
                entry = Text.assemble((f"{cell:>2} ", "dim"), self._side_of(cell, width // columns - 4))
                line.append_text(_fit(entry, width // columns))
            line.rstrip()
            lines.append(line)
        cards = firm_cards(self.view, self.names, self.words)
        return [*lines, Text(), self._state_of_play(), *self._players(width), *cards, *self._notes()]

    def _side_of(self, cell: int, room: int) -> Text:
        marks = self._marks(cell, room // 2)
        return Text.assemble(_fit(self._label(cell), room - marks.cell_len - 1), " ", marks)

    # --- inside the ring ------------------------------------------------------------------------------------------

    def _inside(self, width: int, rows: int) -> tuple[list[Text], list[Text]]:
        """Exactly so many lines, and what had no room there: the players, what is at stake, one's own, the news."""
        lines = [self._state_of_play(), *self._players(width)]
        below: list[Text] = []
        for notes, left in (
            (firm_cards(self.view, self.names, self.words), 0),
            (self._notes(), MIN_NEWS),
        ):
            for note in notes:
                wrapped = _wrapped(note, width)
                if len(wrapped) <= rows - len(lines) - left:
                    lines += wrapped
                elif self._in_full or not left:
                    below.append(note)
        lines += self._told(width, rows - len(lines))
        return lines + [Text()] * (rows - len(lines)), below

    def _told(self, width: int, rows: int) -> list[Text]:
        """As many of the latest sentences as there are lines for, one after the other, below an empty line."""
        lines: list[Text] = []
        self.told = 0
        for number in range(1, len(self._news) + 1):
            longer = _wrapped(Text(" ".join(self._news[-number:]), "italic"), width, indent="")
            if len(longer) > rows:
                break
            lines, self.told = longer, number
        return [*([Text()] if len(lines) < rows and lines else []), *lines]

    def _state_of_play(self) -> Text:
        say, view = self.words.say, self.view
        line = Text(say("syndicate-round", number=view["round"], last=view["rounds"]), "dim")
        if view["rate"] is not None:
            line.append("  " + say("syndicate-rate", rate=self._money(view["rate"])))
        return line.append("  " + say("syndicate-bank", money=self._money(view["bank"]["money"])))

    def _players(self, width: int) -> list[Text]:
        """For each player cash, net worth, where the token is, and papers."""
        say = self.words.say
        heads = [say("syndicate-heading-cash"), say("syndicate-heading-worth"), say("syndicate-heading-cell")]
        rows: list[tuple[Text, list[str], Text]] = []
        for seat, player in enumerate(self.view["players"]):
            style = "bold" if seat == self.view["actor"] else ""
            mark = "►" if seat == self.view["turn"] else " "
            name = _fit(Text(short_name(self.names[seat], MAX_NAME)), min(MAX_NAME, max(map(cell_len, self.names))))
            called = Text.assemble(mark, (SEATS[seat], "bold"), " ", name, style=style)
            if player["ruined"]:
                rows.append((called, [say("syndicate-ruined"), "", ""], Text()))
                continue
            cell = "" if player["cell"] is None else str(player["cell"])
            numbers = [self._money(player["cash"]), self._money(player["worth"]), cell]
            rows.append((called, numbers, self._papers(seat)))
        widths = [max(cell_len(heads[at]), *(cell_len(row[1][at]) for row in rows)) for at in range(3)]
        before = max(row[0].cell_len for row in rows)
        lines = [Text(" " * before + _side_by_side(heads, widths), "dim")]
        for called, numbers, papers in rows:
            line = _fit(called, before)
            line.append(_side_by_side(numbers, widths))
            lines.append(line.append(" ").append_text(papers))
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _papers(self, seat: int) -> Text:
        """Shares of the exchange, loads, Mafia cards, credit, prison, in letters that the legend explains."""
        say, player = self.words.say, self.view["players"][seat]
        signs: list[str] = []
        for name, number in (("exchange", "exchange"), ("load", "loads"), ("mafia", "mafia")):
            if player[number]:
                signs.append(say("syndicate-sign-" + name) + str(player[number]))
        if player["credit"] is not None:
            signs.append(say("syndicate-sign-credit") + self._money(player["credit"]["due"]))
        if player["prison"] is not None:
            signs.append(say("syndicate-sign-prison") + str(player["prison"]))
        if player["rests"]:
            signs.append(say("syndicate-sign-rest"))
        return Text(" ".join(signs))

    # --- notes ----------------------------------------------------------------------------------------------------

    def _notes(self) -> list[Text]:
        """What lies ahead, one's own firms by group, shares and lawsuits, and the cards that lie before anybody."""
        seat = self.view["seat"]
        notes: list[Text] = []
        if seat is not None and not self.view["players"][seat]["ruined"]:
            firms = self.view["players"][seat]["firms"]
            teams = [self._own(group) for group in firms if group not in STYLES]  # each is a group of its own
            notes += self._note("ahead", self._ahead(seat))
            notes += [
                Text.assemble((self._called(group) + ": ", STYLES[group]), ", ".join(map(self._own, firms[group])))
                for group in firms
                if group in STYLES
            ]
            notes += self._note("teams", teams)
            shares = {name: firm["shares"]["held"][seat] for name, firm in self.view["firms"].items() if firm["shares"]}
            notes += self._note("shares", [f"{self._called(name)} {held}" for name, held in shares.items() if held])
            notes += self._note("lawsuits", [self._called(firm) for firm in self.view["players"][seat]["lawsuits"]])
        for other, player in enumerate(self.view["players"]):
            if player["cards"]:
                cards = ", ".join(map(self._called, player["cards"]))
                notes.append(Text.assemble((f"{SEATS[other]}: ", "bold"), cards))
        return notes

    def _note(self, name: str, items: Sequence[str]) -> list[Text]:
        label = self.words.say("syndicate-note-" + name) + ": "
        return [Text.assemble((label, "dim"), ", ".join(items))] if items else []

    def _ahead(self, seat: int) -> list[str]:
        """What the next roll could cost: the sum of the dice, the cell, the money."""
        place = self.view["players"][seat]["cell"]
        if place is None or self.view["players"][seat]["prison"] is not None:
            return []
        found = [(dice, (place + dice) % len(self.cells)) for dice in REACH]
        return [
            f"+{dice} {self._called(self.cells[cell]['firm'] or self.cells[cell]['kind'])} {self._money(owed)}"
            for dice, cell in found
            if (owed := self._cost(cell))
        ]

    def _cost(self, cell: int) -> int:
        """What the viewer would owe on landing there, if there is one who could."""
        costs = self.view["costs"]
        return costs[cell] if costs else 0

    def _own(self, name: str) -> str:
        """A firm with its structures, marks of a mortgage, an insurance and a lawsuit, and what it brings."""
        firm = self.view["firms"][name]
        marks = f"+{firm['structures']}" if firm["structures"] else ""
        marks += "/" if firm["mortgaged"] is not None else ""
        marks += "*" if firm["insured"] else ""
        marks += "!" if firm["plaintiff"] is not None else ""
        income = f" {self._money(firm['income'])}" if firm["income"] else ""
        return f"{self._called(name)}{marks}{income}"

    def _called(self, thing: str) -> str:
        return self.words.name("syndicate", thing)

    def _money(self, amount: int) -> str:
        return self.words.money(amount, "syndicate")


def _fit(text: Text, width: int) -> Text:
    """Exactly so wide."""
    fitted = text.copy()
    fitted.truncate(max(0, width), overflow="crop", pad=True)
    return fitted


def _side_by_side(texts: Sequence[str], widths: Sequence[int]) -> str:
    """Each to the right of its column; letters may be two columns wide."""
    return "".join(" " * (1 + width - cell_len(text)) + text for text, width in zip(texts, widths, strict=True))


def _wrapped(note: Text, width: int, indent: str = "  ") -> list[Text]:
    """A note in lines of this width, the second and later ones set in."""
    lines: list[Text] = []
    for words in note.plain.split(" "):
        if lines and lines[-1].cell_len + 1 + cell_len(words) <= width:
            lines[-1].append(" " + words)
        else:
            lines.append(Text(f"{indent}{words}" if lines else words))
    for line in lines:
        line.style = note.style
    lines[0].spans = [span for span in note.spans if span.end <= len(lines[0])]  # the label's style
    return lines

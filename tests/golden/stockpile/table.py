"""Stockpile's table for goldens: scenes set up from lines of cards, and the table as everybody sees it."""

from __future__ import annotations

from typing import Any

from openingbell.core.state import State
from openingbell.games.stockpile import STOCKPILE
from tests.games.stockpile.tables import ALL_PAIRS, table
from tests.golden.render import Setup, Table, audience, viewers, wrapped

# --- setting up ----------------------------------------------------------------------------------------------------


def arrange(setup: Setup) -> State:
    """A table before its first move, or, if there is a step, one where a seat is about to do that.

    `normal 0`, `split 0`, `hand 0`, `owed 0`, `investors 0` are a seat's; `piles` has a line for each pile.
    """
    options: dict[str, Any] = dict(item.split("=") for item in setup["options"][0].split())
    players = int(options.pop("players"))
    if "step" not in setup:
        return STOCKPILE.start({"players": players, **options})

    def line(key: str, default: str = "") -> str:
        return setup.get(key, [default])[0]

    def seats(key: str) -> dict[int, str]:
        return {seat: line(f"{key} {seat}") for seat in range(players) if f"{key} {seat}" in setup}

    spaces = dict(item.split("=") for item in line("spaces").split())
    return table(
        line("step"),
        players=players,
        actor=int(line("actor", "0")),
        first=int(line("first", "0")),
        round=int(line("round", "1")),
        spaces={company: int(space) for company, space in spaces.items()},
        normal=seats("normal"),
        split=seats("split"),
        hands=seats("hand"),
        owed=seats("owed"),
        piles=[pile.removeprefix("-") for pile in setup.get("piles", [])],
        cash={seat: int(cash) for seat, cash in enumerate(line("cash").split())},
        investors=seats("investors") or None,
        pairs=line("pairs").split(", ") if "pairs" in setup else ALL_PAIRS,
        discards=line("discards"),
        **options,
    )


# --- looking -------------------------------------------------------------------------------------------------------


def look(state: State) -> list[str]:
    """The board and the piles, and what each viewer sees of what is hidden."""
    seen = state.view(None)
    first = "unknown" if seen["first"] is None else seen["first"]
    parts = [f"round {seen['round']} of {seen['rounds']}", seen["phase"], f"first player {first}"]
    lines = [f"  {', '.join(parts)}, step {seen['step']}"]
    lines.append("  prices: " + ", ".join(f"{company['name']} {company['price']}" for company in seen["companies"]))
    lines.append("  cash: " + " ".join(str(cash) for cash in seen["cash"]))
    if any(seen["investors"]):
        named = [" and ".join(names) or "nobody" for names in seen["investors"]]
        lines.append(f"  investors: {', '.join(named)}; used: {' '.join(seen['used']) or 'none'}")
    lines.append(f"  deck {seen['deck']}, discards: {_counted(seen['discards'])}")
    if seen["claim"]:
        lines.append(f"  dividend of {seen['claim']['company']}: {seen['claim']['each']} a share")
    lines += _by_viewer(state, "the pairs", _pairs)
    for number in range(len(seen["piles"])):
        if any(pile["cards"] or pile["bidder"] is not None for pile in seen["piles"]):
            lines += _by_viewer(state, f"pile {number + 1}", lambda view, number=number: _pile(view, number))
    for seat in range(len(seen["cash"])):
        lines += _by_viewer(state, f"seat {seat}", lambda view, seat=seat: _seat(view, seat))
    return lines


def _by_viewer(state: State, what: str, say: Any) -> list[str]:
    """In one line if all see the same; else in one for each form, with those who see it so."""
    players = len(state.scores())
    forms: dict[str, list[int | None]] = {}
    for viewer in viewers(players):
        forms.setdefault(say(state.view(viewer)), []).append(viewer)
    lines: list[str] = []
    for text, seers in forms.items():
        if text:
            lines += wrapped(f"  {what}, to {audience(seers, players)}: ", text.split("; "), "; ")
    return lines


def _counted(cards: dict[str, int]) -> str:
    return " ".join(f"{number}x{card}" for card, number in cards.items()) or "none"


def _pairs(view: dict[str, Any]) -> str:
    return "; ".join(f"{pair['company']} {pair['forecast']}" if pair["company"] else "?" for pair in view["pairs"])


def _pile(view: dict[str, Any], number: int) -> str:
    pile = view["piles"][number]
    words = []
    for card in pile["cards"]:
        name = card["card"] or ""
        face = f"({name or '?'})" if card["face_down"] else name
        words.append(face if card["laid_by"] is None else f"{face} of {card['laid_by']}")
    bid = "" if pile["bidder"] is None else f"; bid {pile['bid']} by seat {pile['bidder']}"
    return ("; ".join(words) or "empty") + bid


def _seat(view: dict[str, Any], seat: int) -> str:
    portfolio = view["portfolios"][seat]
    hand = view["hand"] if view["seat"] == seat else ["?"] * view["hand_sizes"][seat]
    words = [f"hand {' '.join(hand)}"] if hand else []
    if portfolio["known"] or portfolio["unknown"]:
        words.append(f"normal {_counted(portfolio['known'])}")
    words += [f"{group['cards']} of {_among(group['can_be'])}" for group in portfolio["unknown"]]
    words += [f"split {_counted(portfolio['split'])}"] if portfolio["split"] else []
    words += [f"owes {' '.join(portfolio['fees'])}"] if portfolio["fees"] else []
    if view["seat"] == seat and view["offered"]:
        words.append(f"may keep {' '.join(view['offered'])}")
    return "; ".join(words)


def _among(names: list[str]) -> str:
    """The set of what a card can be by initials of the companies, and the other cards by name."""
    companies = "".join(name[0] for name in names if name[0].isupper())
    return "+".join([companies, *(name for name in names if not name[0].isupper())])


TABLE = Table(arrange, look)

"""What a viewer of Stockpile may know, clause by clause; a component named in any other place is a finding."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from openingbell.games.stockpile.components import CARD_NAMES, COMPANY_NAMES, INVESTOR_NAMES
from openingbell.server.entries import CHANCE, MOVE
from tests.server.leaks.hearing import Heard
from tests.server.leaks.message import Path, views, walk
from tests.server.leaks.truth import Truth

FORECASTS = ("+4", "+2", "+1", "$$", "-2", "-3")  # S-1.3
NAMES = {*CARD_NAMES, *COMPANY_NAMES, *INVESTOR_NAMES, *FORECASTS}
WORD = re.compile(r"[A-Za-z0-9$+-]+")
ENOUGH = 6  # hidden cards and pairs: that a deal has all of them right by chance is out of the question

# What these name, everybody at the table sees: the rules say so, and nothing else may name anything.
PUBLIC_EVENTS = {
    "bankrupt", "boom", "bust", "came-true", "claimed", "claimed-nothing", "declared", "dividend", "fee-bonus",
    "fee-paid", "fell", "halved", "holdings", "investor", "laid-up", "lost", "lowered", "majority", "majority-tied",
    "moved", "owes", "pile-card", "public-pair", "raised", "revealed", "rose", "shares-split", "sold", "sold-out",
    "sold-split", "split", "split-again", "took-open",
}  # fmt: skip
# What these name, only their seat sees (S-2.2, S-4.1, S-5.2, S-13.1, S-13.17, S-13.19).
OWN_EVENTS = {"chose", "drew", "laid-down", "looked", "offered", "pair", "share"}
PUBLIC_PLACES: set[Path] = {
    ("companies", "name"), ("order",), ("discards", "*"), ("fee_amounts", "*"), ("used",), ("ticker", "company"),
    ("claim", "company"), ("portfolios", "split", "*"), ("portfolios", "fees"),
    # What a card can be, and how many of each are anywhere: lists of all there are.
    ("hand_can_be",), ("unseen", "*"), ("portfolios", "unknown", "can_be"),
}  # fmt: skip
CHECKED_PLACES: set[Path] = {
    ("companies", "forecast"), ("companies", "can_be"), ("hand",), ("investors",), ("offered",), ("pairs", "company"),
    ("pairs", "forecast"), ("piles", "cards", "card"), ("portfolios", "known", "*"), ("starting_share",),
}  # fmt: skip
# Moves of one's own, and advice about them: their cards are looked at one by one.
OWN_PLACES: set[Path] = {
    ("legal", "move"), ("legal", "form", "card"), ("legal", "form", "company"), ("legal", "form", "investor"),
    ("legal", "form", "type"), ("moves", "move"), ("moves", "form", "card"), ("moves", "form", "company"),
    ("moves", "form", "investor"), ("moves", "form", "type"), ("reasons", "card"), ("reasons", "company"),
    ("reasons", "forecast"), ("reasons", "investor"),
}  # fmt: skip

Pair = tuple[str, str]


@dataclass(frozen=True)
class Peek:
    """Somebody looked at a pair, with which there were so many entries."""

    seq: int
    pair: Pair


class Stockpile:
    def __init__(self, truth: Truth) -> None:
        self._truth = truth
        self._starts: list[str] = []  # by seat
        self._peeks: dict[int, list[Peek]] = defaultdict(list)
        self._looks: dict[int, set[tuple[int | None, str]]] = defaultdict(set)  # who laid it, and the card
        # How many of a card each viewer has seen go to a seat, ever: nobody can know of more there.
        self._seen: dict[tuple[int | None, int], Counter[str]] = defaultdict(Counter)
        self._follow()

    def findings(self, seat: int | None, heard: Heard, message: Any, seq: int) -> Iterator[str]:
        if "world" in message:
            yield from self._world(seat, message)
            return
        asked = json.loads(heard.sent).get("seq", seq) if heard.sent else seq
        for at, view in views(message, asked):
            yield from self._view(seat, view, self._truth.position(min(at, len(self._truth.states) - 1), seq))
        for told in message.get("events", ()):
            yield from self._event(seat, told["event"])
        yield from self._moves(seat, message, message.get("seq", asked))
        yield from self._elsewhere(message, heard.sent)

    # --- what happened, as everybody at a table could follow it -----------------------------------------------------

    def _follow(self) -> None:
        for seq, entry in enumerate(self._truth.entries, 1):
            words = entry.text.split()
            if entry.kind == CHANCE and words[0] == "share" and len(self._starts) < self._truth.players:
                self._starts.append(words[1])
            if entry.kind == MOVE:
                assert entry.seat is not None
                self._follow_move(seq, entry.seat, words)
                if self._are_taken(seq):
                    bids = {pile: table["bidder"] for pile, table in enumerate(self._truth.shown(seq - 1)["piles"], 1)}
                    if words[0] == "bid":
                        bids[int(words[1])] = entry.seat
                    for pile, winner in bids.items():
                        self._follow_cards(seq, pile, winner)

    def _follow_move(self, seq: int, seat: int, words: list[str]) -> None:
        before = self._truth.shown(seq - 1)
        if words[0] == "look":
            cards = before["piles"][int(words[1]) - 1]["cards"]
            self._looks[seat] |= {(card["laid_by"], card["card"]) for card in cards if card["face_down"]}
        elif words[0] == "peek":
            self._peeks[seat].append(Peek(seq, _peeked(before["pairs"], words[1])))
        elif words[0] == "halve":  # S-8.2: it goes back among the others, before everybody's eyes
            for viewer in self._others(seat):
                self._seen[viewer, seat][words[1]] += 1
        elif words[0] == "claim":  # S-9.3: what is shown is known
            company = before["claim"]["company"]
            for viewer in self._others(seat):
                seen = self._seen[viewer, seat]
                seen[company] = max(seen[company], int(words[1]))

    def _are_taken(self, seq: int) -> bool:
        """Whether the piles were taken with this entry (S-6.6)."""
        return any(_cards(self._truth.shown(seq - 1))) and not any(_cards(self._truth.shown(seq)))

    def _follow_cards(self, seq: int, pile: int, winner: int) -> None:
        for card in self._truth.shown(seq - 1)["piles"][pile - 1]["cards"]:
            for viewer in self._others(winner):
                if self._sees(viewer, card):
                    self._seen[viewer, winner][card["card"]] += 1

    def _sees(self, viewer: int | None, card: dict[str, Any]) -> bool:
        """S-5.3, S-5.5, S-13.19."""
        if not card["face_down"]:
            return True
        own = viewer is not None and card["laid_by"] == viewer
        return own or (viewer is not None and (card["laid_by"], card["card"]) in self._looks[viewer])

    def _others(self, seat: int) -> list[int | None]:
        return [None, *(other for other in range(self._truth.players) if other != seat)]

    # --- what was sent ------------------------------------------------------------------------------------------------

    def _view(self, seat: int | None, view: dict[str, Any], seq: int) -> Iterator[str]:
        table = self._truth.shown(seq)
        if self._truth.is_over(seq):
            return
        own = None if seat is None else table["hands"][seat]
        if Counter(view.get("hand") or ()) - Counter(own or ()):
            yield f"a hand of {view['hand']}"
        for pile in view.get("piles", ()):
            for card in pile["cards"]:
                if card["card"] is not None and not self._sees(seat, card):
                    yield f"a face-down card, {card['card']}"
        if view.get("starting_share") is not None and (seat is None or view["starting_share"] != self._starts[seat]):
            yield f"a starting share, {view['starting_share']}"
        yield from self._forecasts(seat, view, seq)
        yield from self._investors(seat, view, table)
        for other, portfolio in enumerate(view.get("portfolios", ())):
            if other != seat and Counter(portfolio["known"]) - self._seen[seat, other]:
                yield f"the portfolio of seat {other}, {portfolio['known']}"

    def _forecasts(self, seat: int | None, view: dict[str, Any], seq: int) -> Iterator[str]:
        """S-4.1, S-4.2, S-9.1, S-13.17; and what follows from them, because no forecast comes twice (S-4.4)."""
        known = dict(self._pairs(seat, seq))
        for pair in view.get("pairs", ()):
            if pair["company"] is not None and known.get(pair["company"]) is None:
                yield f"the company of a pair, {pair['company']}"
            if pair["forecast"] is not None and pair["forecast"] not in known.values():
                yield f"the forecast of a pair, {pair['forecast']}"
        for company in view.get("companies", ()):
            sure = known.get(company["name"])
            can_be = {sure} if sure is not None else set(FORECASTS) - set(known.values())
            if company["can_be"] and can_be - set(company["can_be"]):
                yield f"what becomes of {company['name']}, {company['can_be']}"
            if company["forecast"] is not None and {company["forecast"]} != can_be:
                yield f"what becomes of {company['name']}, {company['forecast']}"

    def _pairs(self, seat: int | None, seq: int) -> Iterator[Pair]:
        peeked = () if seat is None else [peek.pair for peek in self._peeks[seat] if peek.seq <= seq]
        for pair in self._truth.shown(seq)["pairs"]:
            found = pair["company"], pair["forecast"]
            own = seat is not None and pair["owner"] == seat
            if own or pair["public"] or pair["revealed"] or found in peeked:
                yield found

    def _investors(self, seat: int | None, view: dict[str, Any], table: dict[str, Any]) -> Iterator[str]:
        """S-13.1: secret until everybody has chosen; what goes back to the box is never seen."""
        for other, investors in enumerate(view.get("investors", ())):
            if other != seat and investors and table["step"] in ("investor", "choose"):
                yield f"the investors of seat {other}"
        if set(view.get("offered") or ()) - set(() if seat is None else table["offered"][seat]):
            yield f"investors that were offered, {view['offered']}"

    def _event(self, seat: int | None, event: dict[str, Any]) -> Iterator[str]:
        kind = event["event"]
        named = NAMES & {value for path, value in walk(event) if isinstance(value, str) and path != ("event",)}
        if not named or kind in PUBLIC_EVENTS:
            return
        is_own = seat is not None and event["seat"] == seat
        if kind == "took":  # what lay open everybody saw
            hidden = set(event.get("cards", ()))
            if hidden and not is_own:
                yield f"cards that seat {event['seat']} took, {hidden}"
        elif kind == "moved-hidden":
            laid = {card for _, card in self._looks[-1 if seat is None else seat]}
            if not is_own and event.get("card") is not None and not (laid | self._laid(seat)) >= named:
                yield f"a face-down card that was moved, {named}"
        elif not (is_own and (kind in OWN_EVENTS or kind.startswith("peeked"))):
            yield f"what {kind} of seat {event.get('seat')} names, {named}"

    def _laid(self, seat: int | None) -> set[str]:
        """What this seat itself has laid face down."""
        moves = (entry.text.split() for entry in self._truth.entries if entry.kind == MOVE and entry.seat == seat)
        return {words[1] for words in moves if words[0] == "down"}

    def _moves(self, seat: int | None, message: dict[str, Any], seq: int) -> Iterator[str]:
        """Moves are offered to whoever has to decide, and name their own cards."""
        offered = [*message.get("legal", ()), *message.get("moves", ())]
        if not offered:
            return
        if seat is None:
            yield "moves for a spectator"
            return
        hand = set(self._truth.shown(seq)["hands"][seat])
        for move in offered:
            form = move["form"]
            if form["type"] in ("up", "down") and form["card"] not in hand:
                yield f"a card in a move, {form['card']}"

    def _elsewhere(self, message: dict[str, Any], sent: str) -> Iterator[str]:
        """Components may be named nowhere else, but in what the viewer said."""
        said = set(WORD.findall(sent))
        for path, value in walk(message):
            if not isinstance(value, str) or path[:1] == ("events",) or _place(path) in ALLOWED_PLACES:
                continue
            for name in NAMES & (set(WORD.findall(value)) - said):
                yield f"{name} in {'.'.join(path)}"

    def _world(self, seat: int | None, message: dict[str, Any]) -> Iterator[str]:
        """A deal in which everything is as it really is."""
        if seat is None:
            yield "a deal for a spectator"
            return
        dealt = self._truth.game.restore(self._truth.options, message["world"]["state"]).reveal()
        really = self._truth.shown(message["seq"])
        if self._hidden(seat, message["seq"]) >= ENOUGH and all(
            dealt[kind] == really[kind] for kind in ("hands", "normal", "pairs", "piles")
        ):
            yield "the position itself instead of a deal"

    def _hidden(self, seat: int, seq: int) -> int:
        """How many cards and pairs the seat cannot see, or have seen."""
        table = self._truth.shown(seq)
        others = [other for other in range(self._truth.players) if other != seat]
        hands = sum(len(table["hands"][other]) for other in others)
        kept = sum((Counter(table["normal"][other]) - self._seen[seat, other]).total() for other in others)
        pairs = len(table["pairs"]) - len(list(self._pairs(seat, seq)))
        laid = sum(not self._sees(seat, card) for pile in table["piles"] for card in pile["cards"])
        return hands + kept + pairs + laid


ALLOWED_PLACES = {*(("view", *place) for place in (*PUBLIC_PLACES, *CHECKED_PLACES)), *OWN_PLACES}


def _place(path: Path) -> Path:
    """Where it is, in whichever view."""
    return path[1:] if path[:1] == ("stops",) else path


def _cards(table: dict[str, Any]) -> Iterator[int]:
    return (len(pile["cards"]) for pile in table["piles"])


def _peeked(pairs: list[dict[str, Any]], which: str) -> Pair:
    """`2` is the pair of a seat, `0.2` the second of a seat's two, `pair1` the first of those that lie face down."""
    if which.startswith("pair"):
        found = [pair for pair in pairs if pair["owner"] is None and not pair["public"]]
        pair = found[int(which.removeprefix("pair")) - 1]
    else:
        seat, _, number = which.partition(".")
        pair = [pair for pair in pairs if pair["owner"] == int(seat)][int(number or 1) - 1]
    return pair["company"], pair["forecast"]

"""Positions of Stockpile written as text, and short ways to play and look at them.

    state = table(
        "sell",
        prices={"Epic": 9},
        normal={0: "Epic Epic Cosmic", 1: "American"},
        split={0: "Epic"},
        pairs=("American +1", "Epic +4", …),
    )
    play(state, "sell Epic", "done")

A pile is a line of cards in the order in which they were laid: `Epic ?Cosmic@1` is an Epic that was dealt there, and a
Cosmic that seat 1 laid face down. Cards that are nowhere else are in the deck. Nobody knows anything of the others'
portfolios that was not written down by playing on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from openingbell.core.errors import BadMove, IllegalMove
from openingbell.core.events import Event
from openingbell.core.playout import apply_audited
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, State
from openingbell.games.stockpile import STOCKPILE
from openingbell.games.stockpile.components import (
    CARD_NAMES,
    COMPANY_NAMES,
    FEE,
    FEES,
    HOLDABLE,
    INVESTOR_NAMES,
    piles_for,
)
from openingbell.games.stockpile.position import ALL, FRESH, NONE, OLD, PAIRS, ROW, packed

# With three players: seat 0's, seat 1's and seat 2's, the public one, and two face down.
ALL_PAIRS = ("American +1", "Bottomline +2", "Cosmic +4", "Epic $$", "Leading -2", "Stanford -3")
FORECASTS = ("+4", "+2", "+1", "$$", "-2", "-3")


def table(
    step: str,
    *,
    players: int = 3,
    actor: int | None = None,
    first: int = 0,
    round: int = 1,
    prices: Mapping[str, int] | None = None,
    spaces: Mapping[str, int] | None = None,
    normal: Mapping[int, str] | None = None,
    split: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    piles: Sequence[str] = (),
    owed: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    investors: Mapping[int, str] | None = None,
    pairs: Sequence[str] = ALL_PAIRS,
    discards: str = "",
    deck: str | None = None,
    **options: object,
) -> State:
    """A seat (the first player, if none is named) is about to place a card, prepare, peek, bid, act or sell.

    Who is not mentioned has $20,000 and no cards. If the deck is given, the rest is among the discards.
    """
    if investors is not None:
        options["investors"] = True
    chosen = STOCKPILE.check({"players": players, **options})
    everything = STOCKPILE.start(chosen).everything()
    left = list(everything["deck"])

    def take(text: str) -> list[int]:
        kinds = [CARD_NAMES.index(name) for name in text.split()]
        for kind in kinds:
            left[kind] -= 1
            assert left[kind] >= 0, f"there are not so many {CARD_NAMES[kind]}"
        return kinds

    def per_seat(cards: Mapping[int, str] | None, width: int, base: int = 0) -> list[int]:
        numbers = [0] * (players * width)
        for seat, text in (cards or {}).items():
            for kind in take(text):
                numbers[seat * width + kind - base] += 1
        return numbers

    everything["normal"] = per_seat(normal, HOLDABLE)
    everything["split"] = per_seat(split, len(COMPANY_NAMES))
    everything["owed"] = per_seat(owed, FEES, FEE)
    for seat, text in (hands or {}).items():
        held = sorted(take(text))
        everything["hands"][2 * seat : 2 * seat + 2] = held + [NONE] * (2 - len(held))
    everything["table"] = [_card(word, pile, take) for pile, line in enumerate(piles) for word in line.split()]
    dealt = piles_for(players) + 2 * players
    wealth = [(cash or {}).get(seat, 20000) for seat in range(players)]
    everything.update(
        step=next(number for number, name in STOCKPILE.steps.names.items() if name == step),
        actor=first if actor is None else actor,
        first=first,
        round=round,
        dealt=dealt,
        asked=(0 if actor is None else (actor - first) % players) if step in ("place", "prepare", "act", "sell") else 0,
        cash=wealth,
        bank=-sum(wealth),
        cards=[
            sum(everything["normal"][seat * HOLDABLE : (seat + 1) * HOLDABLE])
            + sum(everything["split"][seat * 6 : (seat + 1) * 6])
            for seat in range(players)
        ],
        investors=[_investor_bits((investors or {}).get(seat, "")) for seat in range(players)],
        **_pairs(pairs, players, first),
        **_notes(everything["normal"], players, step),
    )
    for company, price in (prices or {}).items():
        everything["space"][COMPANY_NAMES.index(company)] = price - 1
    for company, space in (spaces or {}).items():
        everything["space"][COMPANY_NAMES.index(company)] = space - 1
    take(discards)
    kept = [0] * len(left)
    for kind in take(deck) if deck is not None else []:
        kept[kind] += 1
    gone = [CARD_NAMES.index(name) for name in discards.split()]
    everything["deck"] = left if deck is None else kept
    everything["deck_size"] = sum(everything["deck"])
    everything["discards"] = [gone.count(kind) + (0 if deck is None else number) for kind, number in enumerate(left)]
    return STOCKPILE.restore(chosen, everything)


def _card(word: str, pile: int, take: Any) -> int:
    name, _, seat = word.removeprefix("?").partition("@")
    (kind,) = take(name)
    face_down = word.startswith("?")
    knows = 1 << int(seat) if face_down else ALL
    return int(packed(kind, face_down, pile, int(seat) if seat else NONE, knows))


def _investor_bits(names: str) -> int:
    return sum(1 << INVESTOR_NAMES.index(name) for name in names.split())


def _pairs(pairs: Sequence[str], players: int, first: int) -> dict[str, list[int]]:
    each = 2 if players == 2 else 1
    knows = [0] * PAIRS
    for number in range(players * each):
        knows[number] = 1 << (first + number // each) % players
    if players > 2:
        knows[players] = ALL
    words = [pair.split() for pair in pairs]
    return {
        "pair_company": [COMPANY_NAMES.index(company) for company, _ in words],
        "pair_forecast": [FORECASTS.index(forecast) for _, forecast in words],
        "pair_knows": knows,
    }


def _notes(normal: list[int], players: int, step: str) -> dict[str, Any]:
    """All cards are of class 0, or while there may be action cards, fresh."""
    unknown = [0] * ((players + 1) * players * ROW)
    for viewer in range(players + 1):
        for owner in range(players):
            if viewer != owner:
                held = sum(normal[owner * HOLDABLE : (owner + 1) * HOLDABLE])
                unknown[(viewer * players + owner) * ROW + (FRESH if step == "act" else OLD)] = held
    return {"unknown": unknown, "fresh_class": 0 if step == "act" else NONE}


def start(players: int, *moves: str, **options: object) -> State:
    """A game from the very beginning, after these moves."""
    state = STOCKPILE.start({"players": players, **options})
    play(state, *moves)
    return state


def deal_pairs(state: State, *pairs: str) -> list[Event]:
    """All six pairs of a round."""
    return play(state, *(f"pair {pair}" for pair in pairs or ALL_PAIRS))


def deal_cards(state: State, *cards: str) -> list[Event]:
    """Market cards, one after the other."""
    return play(state, *(f"card {card}" for card in cards))


def sales(*moves: str) -> State:
    """The seats started with Epic, Cosmic and Leading. Seats 1 and 2 laid a Leading for each other; seat 0 saw neither.

    Seat 0 sold nothing, and it is seat 1's turn.
    """
    state = start(3, "share Epic", "share Cosmic", "share Leading", first=0)
    deal_pairs(state)
    deal_cards(state, "fee1", "fee1", "fee1", "fee2", "fee2", "fee2", "Leading", "fee3", "Leading")
    play(state, "up fee2 1", "down fee2 1", "up fee2 1", "down Leading 3", "up fee3 1", "down Leading 2")
    play(state, "bid 1 0", "bid 2 0", "bid 3 0", "done")
    assert (step(state), state.actor) == ("sell", 1)
    play(state, *moves)
    return state


# --- playing ----------------------------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> list[Event]:
    """Make these moves. After each the position is audited, and the money has to have moved as the events say."""
    events: list[Event] = []
    for move in moves:
        action = state.game.from_text(state, move)
        assert state.is_legal(action), f"{move} is not legal; legal: {legal(state)}"
        events += apply_audited(state, action)
    return events


def sell_nothing(state: State) -> list[Event]:
    """Everybody is done with selling; the movement follows."""
    events: list[Event] = []
    while step(state) == "sell":
        events += play(state, "done")
    return events


def legal(state: State) -> list[str]:
    """What the actor may do. Both ways of asking have to agree, for every number."""
    actions = list(state.legal())
    numbers = state.game.chance_outcomes if state.actor == CHANCE else state.game.actions
    assert actions == [number for number in range(numbers) if state.is_legal(number)]
    return [state.game.to_text(state, action) for action in actions]


def refuse(state: State, *moves: str) -> None:
    """None of these moves is accepted, and none changes anything."""
    before = state.everything()
    for move in moves:
        with pytest.raises((IllegalMove, BadMove)):
            state.apply(state.game.from_text(state, move))
        assert move not in legal(state)
    assert state.everything() == before


def redeals(state: State, seat: int, number: int = 200) -> list[State]:
    """What this seat thinks possible, many times; each is audited and looks the same to it."""
    dealt = [state.redeal(seat, Rng(seed)) for seed in range(number)]
    seen = state.view(seat)
    for deal in dealt:
        deal.audit()
        assert deal.view(seat) == seen
    return dealt


# --- looking ----------------------------------------------------------------------------------------------------------


def step(state: State) -> str:
    return str(state.view(None)["step"])


def price(state: State, company: str) -> int:
    """In thousands."""
    (found,) = [seen for seen in state.view(None)["companies"] if seen["name"] == company]
    return int(found["price"]) // 1000


def normal(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.view(seat)["portfolios"][seat]["known"]
    return found


def split(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.view(None)["portfolios"][seat]["split"]
    return found


def notes(state: State, viewer: int | None, owner: int) -> tuple[dict[str, int], list[tuple[int, str]]]:
    """What a viewer knows of a portfolio: certain cards, and how many others can be what."""
    seen = state.view(viewer)["portfolios"][owner]
    return seen["known"], [(group["cards"], " ".join(group["can_be"])) for group in seen["unknown"]]


def on_pile(state: State, viewer: int | None, pile: int) -> list[str | None]:
    """The cards of a pile (counted from 1) as a viewer sees them."""
    return [card["card"] for card in state.view(viewer)["piles"][pile - 1]["cards"]]


def cash(state: State) -> list[int]:
    """In thousands."""
    assert all(money % 1000 == 0 for money in state.scores())
    return [money // 1000 for money in state.scores()]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str, to: int | None = None) -> list[dict[str, Any]]:
    """What a seat, or a spectator, is told in the events of one kind."""
    forms = [event.seen_by(to) for event in events if event.kind == kind]
    return [{key: value for key, value in form.items() if key != "event"} for form in forms if form is not None]

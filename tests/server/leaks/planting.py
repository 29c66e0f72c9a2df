"""Leaks of every kind, made by hand: what a viewer really was sent, and something more that they could not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.server.leaks.evening import Evening
from tests.server.leaks.hearing import Heard, Viewer
from tests.server.leaks.truth import Truth

Table = dict[str, Any]
WATCHED, OTHER = 0, 1  # who hears the leak, and whose secret it is


class Planter:
    """The player on seat 0 in the middle of a game, and a position that they were sent."""

    def __init__(self, evening: Evening, truth: Truth) -> None:
        self.evening = evening
        self.truth = truth
        self.viewer = evening.players[WATCHED]
        self._sent = [(heard, json.loads(heard.text)) for heard in self.viewer.heard if '"view"' in heard.text]

    def reach(self, wanted: Callable[[Table], bool]) -> Table:
        """Stop at the first position in which the table lay so, as it really was."""
        for heard, message in self._sent:
            if message.get("type") != "position" or self.truth.is_over(self.truth.seq_at(heard.at)):
                continue
            self._heard, self.seq = heard, message["seq"]
            if wanted(self.truth.shown(self.seq)):
                return self.truth.shown(self.seq)
        raise AssertionError("the table never lay so")

    def changed(self, change: Callable[[dict[str, Any]], object]) -> Heard:
        """The position as it was sent, but for a change of its view."""
        message = json.loads(self._heard.text)
        change(message["view"])
        return self.said(message)

    def event(self, **event: object) -> Heard:
        message = json.loads(self._heard.text)
        message["events"].append({"seq": self.seq, "event": event})
        return self.said(message)

    def offered(self, move: str, **form: object) -> Heard:
        message = json.loads(self._heard.text)
        message["legal"].append({"move": move, "form": form, "ends": False})
        return self.said(message)

    def refused(self, reason: object) -> Heard:
        return self.said({"error": "move", "sentence": f"This move is not possible: {reason}.", "facts": {}})

    def world(self) -> Heard:
        """The position itself instead of a deal."""
        return self.said({"seq": self.seq, "world": {"state": self.truth.states[self.seq].everything()}})

    def within(self, heard: Heard, put: Callable[[Any], object]) -> Heard:
        """The same as a part of something else."""
        return self.said(put(json.loads(heard.text)))

    def said(self, message: object) -> Heard:
        """Anything else that could have been sent at that moment."""
        return Heard(self._heard.door, self._heard.at, json.dumps(message))


def _is_dealt(table: Table) -> bool:
    return len(table["hands"][OTHER]) >= 6 and table["merger"] is None


def _tile(planter: Planter) -> str:
    return str(planter.reach(_is_dealt)["hands"][OTHER][0])


def _cash(planter: Planter) -> int:
    return int(planter.reach(_is_dealt)["cash"][OTHER])


def _card(planter: Planter) -> str:
    """In the other's hand, and not in one's own."""
    table = planter.reach(lambda table: bool(set(table["hands"][OTHER]) - set(table["hands"][WATCHED])))
    return str(min(set(table["hands"][OTHER]) - set(table["hands"][WATCHED])))


def _is_supplied(table: Table) -> bool:
    return len(table["hands"][OTHER]) == 2 and len(table["pairs"]) == 6 and table["round"] > 1


def _pair(planter: Planter) -> dict[str, Any]:
    def others(table: Table) -> list[dict[str, Any]]:
        return [pair for pair in table["pairs"] if pair["owner"] == OTHER and WATCHED not in pair["known_to"]]

    return others(planter.reach(lambda table: bool(others(table))))[0]


def _face_down(planter: Planter) -> Heard:
    def places(table: Table) -> list[tuple[int, int]]:
        return [
            (pile, place)
            for pile, lying in enumerate(table["piles"])
            for place, card in enumerate(lying["cards"])
            if card["face_down"] and card["laid_by"] == OTHER and WATCHED not in card["known_to"]
        ]

    table = planter.reach(lambda table: bool(places(table)))
    pile, place = places(table)[0]
    card = table["piles"][pile]["cards"][place]["card"]
    return planter.changed(lambda view: view["piles"][pile]["cards"][place].update(card=card))


def _forecast(planter: Planter) -> Heard:
    pair = _pair(planter)

    def narrow(view: dict[str, Any]) -> None:
        company = next(one for one in view["companies"] if one["name"] == pair["company"])
        company["can_be"] = company["can_be"][:1]

    return planter.changed(narrow)


def _portfolio(planter: Planter) -> Heard:
    cards = planter.reach(lambda table: bool(table["normal"][OTHER]))["normal"][OTHER]
    return planter.changed(lambda view: view["portfolios"][OTHER].update(known=dict.fromkeys(cards, 9)))


def _share(planter: Planter) -> Heard:
    cards = planter.reach(lambda table: bool(table["normal"][OTHER]))["normal"][OTHER]
    return planter.event(event="share", seat=OTHER, company=min(cards))


def _reach_any(planter: Planter) -> Planter:
    planter.reach(lambda table: table["actor"] >= 0)
    return planter


Plant = Callable[[Planter], Heard]
EVERYWHERE: dict[str, Plant] = {
    "the secret": lambda planter: _reach_any(planter).refused(planter.truth.secret),
    "a salt": lambda planter: _reach_any(planter).refused(planter.truth.salts[0]),
    "a token": lambda planter: _reach_any(planter).said({"token": planter.evening.players[OTHER].token}),
    "notes": lambda planter: _reach_any(planter).said({"notes": _written(planter.evening)}),
    "an order": lambda planter: _reach_any(planter).said({"orders": [{"word": "nothing", "facts": {"cash": 1}}]}),
    "an order in the table": lambda planter: _reach_any(planter).said({"told": [{"word": "claim", "facts": {}}]}),
    "a sketch": lambda planter: _reach_any(planter).said({"sketches": [{"gives": [_sketched(planter.evening)]}]}),
    "words of spectators": lambda planter: _reach_any(planter).said({"words": [{"words": _spoken(planter.evening)}]}),
}
OF_GAMES: dict[str, dict[str, Plant]] = {
    "acquire": {
        "a tile that was drawn": lambda planter: planter.event(event="drew", seat=OTHER, tile=_tile(planter)),
        "a tile in a refusal": lambda planter: planter.refused(f"{_tile(planter)} is dead"),
        "a tile in a field of its own": lambda planter: planter.said({"hands": [[], [_tile(planter)]]}),
        "a tile in the page": lambda planter: planter.said({"document": f"<p>{_tile(planter)}</p>"}),
        "cash in a replay": lambda planter: planter.within(_cash_in_view(planter), lambda one: {"position": one}),
        "shares in a position": lambda planter: planter.within(
            _shares_in_view(planter), lambda one: {"positions": [one]}
        ),
        "a tile of the bag": lambda planter: planter.refused(planter.reach(_is_dealt)["bag"][0]),
        "cash in the view": lambda planter: _cash_in_view(planter),
        "shares": lambda planter: _shares_in_view(planter),
        "the position itself": lambda planter: (_tile(planter), planter.world())[1],
    },
    "stockpile": {
        "a card that was drawn": lambda planter: planter.event(event="drew", seat=OTHER, card=_card(planter)),
        "a card that was taken": lambda planter: planter.event(event="took", seat=OTHER, cards=[_card(planter)]),
        "a hand": lambda planter: _hand_in_view(planter, _card(planter)),
        "a hand in the first view": lambda planter: planter.within(
            _hand_in_view(planter, _card(planter)), lambda one: {"table": {}, "position": one}
        ),
        "a pair among positions": lambda planter: planter.within(
            _pair_in_view(planter, _pair(planter)), lambda one: {"positions": [one, one]}
        ),
        "a card in a refusal": lambda planter: planter.refused(f"up {_card(planter)} 1"),
        "a card in a field of its own": lambda planter: planter.said({"hands": [[], [_card(planter)]]}),
        "a card in a move": lambda planter: _card_in_move(planter, _card(planter)),
        "a face-down card": _face_down,
        "a pair": lambda planter: _pair_in_view(planter, _pair(planter)),
        "a pair that was dealt": lambda planter: planter.event(event="pair", seat=OTHER, **_named(_pair(planter))),
        "what becomes of a company": _forecast,
        "a portfolio": _portfolio,
        "a starting share": _share,
        "the position itself": lambda planter: (planter.reach(_is_supplied), planter.world())[1],
    },
    "syndicate": {},
}


def _written(evening: Evening) -> str:
    evening.private.notes["kept for myself"] = evening.players[OTHER]
    return "kept for myself"


def _sketched(evening: Evening) -> str:
    evening.private.sketches["99991"] = (OTHER, OTHER + 1)
    return "99991"


def _spoken(evening: Evening) -> str:
    evening.private.words["among ourselves"] = False
    return "among ourselves"


def _cash_in_view(planter: Planter) -> Heard:
    cash = _cash(planter)
    return planter.changed(lambda view: view["cash"].__setitem__(OTHER, cash))


def _shares_in_view(planter: Planter) -> Heard:
    _cash(planter)
    return planter.changed(lambda view: view["shares"][OTHER].__setitem__(0, 3))


def _hand_in_view(planter: Planter, card: str) -> Heard:
    return planter.changed(lambda view: view.update(hand=[card]))


def _card_in_move(planter: Planter, card: str) -> Heard:
    return planter.offered(f"up {card} 1", type="up", card=card, pile=1)


def _pair_in_view(planter: Planter, pair: dict[str, Any]) -> Heard:
    return planter.changed(lambda view: view["pairs"][0].update(_named(pair)))


def _named(pair: dict[str, Any]) -> dict[str, Any]:
    return {"company": pair["company"], "forecast": pair["forecast"]}


def really_tried_out(planter: Planter) -> tuple[Viewer, str, int]:
    """A sandbox that began at the position itself."""
    planter.reach(_is_dealt if planter.evening.game == "acquire" else _is_supplied)
    return planter.viewer, "sandbox", planter.seq


def early(evening: Evening) -> tuple[Viewer, Heard]:
    """For a spectator who is kept behind: what a player was sent, when that player was."""
    player, spectator = evening.players[WATCHED], evening.spectators[0]
    heard = next(heard for heard in player.heard if '"type":"position"' in heard.text and '"since":0' not in heard.text)
    return spectator, heard

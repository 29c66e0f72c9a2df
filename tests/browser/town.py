"""A server on which everything has happened that a page can show, and the addresses of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.browser.stored import game_until, put_into
from tests.server.serving import BOT, ME, OPEN, Client, Server, serving
from tests.server.test_data_files import play_to_the_end
from tests.server.test_deals import at_random, give_account, play

RATED_GAMES = 3
OTHERS = ["Bartholomäus van der Lindenhof", "Владислава Константинопольская"]


@dataclass(frozen=True)
class Town:
    server: Server
    token: str  # Ann's, who has an account and has played
    places: dict[str, str]  # the names of tables and of a deal, for addresses


@contextmanager
def town(folder: Path) -> Iterator[Town]:
    with serving(folder, "--bot-pause", "0", "--bot-budget", "4") as server, closing(Client(server, "Ann")) as ann:
        guest = ann.get("/me")["guest"]
        deal = _played_deal(server, ann)
        for _ in range(RATED_GAMES):
            played = ann.set_up([ME, BOT, BOT])
            play_to_the_end(ann, played)
        places = {
            "played": played,
            "deal": deal,
            "waiting": ann.set_up([ME, OPEN, BOT], listed=True),
            "hot-seat": ann.set_up([ME, {**ME, "name": "Bea"}, BOT]),
            "review": _reviewed(server, ann, guest),
        }
        for name, made in games().items():
            places[name] = put_into(server.store, guest, made, OTHERS)
            _play_to_its_end(made)
            places[f"{name}-over"] = put_into(server.store, guest, made)
        yield Town(server, str(ann.token), places)


def games() -> dict[str, Play]:
    """One of each game, late enough for something to be seen."""
    return {
        "acquire": game_until(_may_place),
        "stockpile": game_until(_may_bid, 1, 4, "stockpile", investors=True, board="advanced"),
        "syndicate": game_until(_may_deal, 2, 4, "syndicate", end="rounds", rounds=30),
    }


def _may_place(state: State) -> bool:
    view = state.view(0)
    standing = sum(corporation["size"] > 0 for corporation in view["corporations"])
    return bool(view["step"] == "place" and standing >= 5)


def _may_bid(state: State) -> bool:
    view = state.view(0)
    return bool(view["step"] == "bid" and view["round"] > 3)


def _may_deal(state: State) -> bool:
    view = state.view(0)
    return bool(view["step"] == "deal" and view["round"] > 10 and len(view["players"][0]["firms"]) > 2)


def _play_to_its_end(play: Play) -> None:
    rng = Rng(7)
    while not play.is_over():
        play.act(pick(play.state, rng))


def _played_deal(server: Server, ann: Client) -> str:
    """Today's of Acquire, by two people."""
    found = next(str(one["id"]) for one in ann.get("/deals/today")["deals"] if one["game"] == "acquire")
    with closing(Client(server, "Boris")) as boris:
        for seed, client in enumerate((ann, boris)):
            give_account(server, client)
            play(client, found, at_random(seed))
    return found


def _reviewed(server: Server, ann: Client, guest: dict[str, Any]) -> str:
    """A short game, and what the expert says of it."""
    table = put_into(server.store, guest, game_until(lambda state: state.view(0)["turn_number"] > 4, players=3))
    ann.post(f"/tables/{table}/requests", {"what": "end"})
    ann.post(f"/tables/{table}/review", {})
    return table

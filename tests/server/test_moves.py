"""Moves are made once, in order, whole or not at all."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import Any

import pytest

from openingbell.core.errors import IllegalMove
from openingbell.core.play import Play
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.server.game import TableGame
from tests.core.test_preview import decisions
from tests.server.serving import BOT, ME, OPEN, Client, Live, refusal


def table_for_two(ann: Client, bob: Client) -> str:
    table = ann.set_up([ME, OPEN])
    bob.put(f"/tables/{table}/seats/1", ME)
    return table


def to_move(live: Live, seat: int = 0) -> dict[str, Any]:
    """The next position in which this seat has to decide, or the game is over."""
    while True:
        position = live.position()
        if position["view"]["actor"] in (seat, -2):
            return position


def place(position: dict[str, Any]) -> str:
    """Place a tile that lies alone: nothing is founded, and buying comes next."""
    return next(f"place {tile['tile']}" for tile in position["view"]["hand"] if tile["effect"] == "alone")


def test_moves_in_a_row_are_made_together(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        position = to_move(live)
        answer = ann.move(table, position["seq"], place(position), "done")
        assert answer.status_code == 201
        # the draw that follows is counted
        assert answer.json() == {"seq": position["seq"] + 3}
        after = live.position()
        assert after["since"] == position["seq"]
        assert after["seq"] >= position["seq"] + 3  # the bot may have moved, too
        assert after["events"][0]["event"]["event"] == "placed"


def test_all_moves_or_none(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        position = to_move(live)
        seq, tile = position["seq"], place(position)
        assert refusal(ann.move(table, seq, tile, "found Nowhere")) == (422, "move")
        assert refusal(ann.move(table, seq, tile, tile)) == (422, "move")
        assert refusal(ann.move(table, seq, tile, "done", "done")) == (422, "move")
        assert refusal(ann.ask("POST", f"/tables/{table}/moves", {"seq": seq, "moves": []})) == (422, "request")
        assert refusal(ann.ask("POST", f"/tables/{table}/moves", {"seq": -1, "moves": [tile]})) == (422, "request")
        assert ann.get(f"/tables/{table}")["seq"] == seq
        assert ann.move(table, seq, tile).status_code == 201


def test_the_same_move_again_is_answered_but_not_made_again(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        position = to_move(live)
        moves = (place(position), "done")
        first = ann.move(table, position["seq"], *moves)
        again = ann.move(table, position["seq"], *moves)
        assert (again.status_code, again.json()) == (first.status_code, first.json())
        late = ann.move(table, position["seq"], moves[0], "buy Hydra")
        assert refusal(late) == (409, "seq")
        assert refusal(ann.move(table, position["seq"] + 500, "done")) == (409, "seq")


def test_many_at_once_make_one_move(ann: Client) -> None:
    table = ann.set_up([ME, BOT, BOT])
    with ann.live(table) as live, ThreadPoolExecutor(8) as tabs:
        for _ in range(5):
            position = to_move(live)
            if not position["legal"]:
                break
            choices = [legal["move"] for legal in position["legal"]]
            sent = [choices[n % len(choices)] for n in range(16)]
            answers = list(tabs.map(ann.move, repeat(table), repeat(position["seq"]), sent))
            made = {move for move, answer in zip(sent, answers, strict=True) if answer.status_code == 201}
            assert len(made) == 1, "different moves were made under one number"
            assert all(refusal(answer) == (409, "seq") for answer in answers if answer.status_code != 201)


def test_only_the_seat_that_has_to_decide_moves(ann: Client, bob: Client, nobody: Client) -> None:
    table = table_for_two(ann, bob)
    with ann.live(table) as live:
        position = live.position()
        while position["view"] is None:
            position = live.position()
    players = [ann, bob]
    actor, other = players[position["view"]["actor"]], players[1 - position["view"]["actor"]]
    body = {"seq": position["seq"], "moves": ["place 1A"]}
    for path in (f"/tables/{table}/moves", f"/tables/{table}/preview"):
        assert refusal(other.ask("POST", path, body)) == (422, "move")
        assert refusal(nobody.ask("POST", path, body)) == (401, "guest")
    stranger = Client(ann.server, "Eve")
    assert refusal(stranger.ask("POST", f"/tables/{table}/moves", body)) == (403, "seat")
    stranger.close()
    with actor.live(table) as live:
        assert actor.move(table, position["seq"], place(live.position())).status_code == 201


def test_a_move_says_whether_it_ends_what_can_be_planned(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        seq, planned, legal = -1, list[str](), list[dict[str, Any]]()
        while not (legal and all(one["ends"] for one in legal)):
            if not planned:
                position = to_move(live)
                seq, legal = position["seq"], position["legal"]
            going_on = next(one["move"] for one in legal if not one["ends"])
            for one in legal:
                preview = ann.post(f"/tables/{table}/preview", {"seq": seq, "moves": [*planned, one["move"]]})
                assert preview["final"] is one["ends"]
                if one["move"] == going_on:
                    after = preview["legal"]
            planned.append(going_on)
            legal = after
        assert ann.move(table, seq, *planned, legal[0]["move"]).status_code == 201


def test_a_preview_changes_nothing_and_stops_where_chance_begins(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        position = to_move(live)
        seq, tile = position["seq"], place(position)
        preview = ann.post(f"/tables/{table}/preview", {"seq": seq, "moves": [tile]})
        assert preview["final"] is False
        assert preview["view"]["board"][tile.removeprefix("place ")] == ""
        assert "done" in [legal["move"] for legal in preview["legal"]]
        final = ann.post(f"/tables/{table}/preview", {"seq": seq, "moves": [tile, "done"]})
        assert final == {"final": True, "view": None, "legal": []}
        refused = ann.ask("POST", f"/tables/{table}/preview", {"seq": seq, "moves": [tile, "done", tile]})
        assert refusal(refused) == (422, "move")
        assert ann.get(f"/tables/{table}")["seq"] == seq


def refused_at(world: State, texts: list[str]) -> str:
    """How a table whose game stands like this refuses moves."""
    table = TableGame(world.game, world.game.options_of(world))
    table.play = Play(world)
    with pytest.raises(IllegalMove) as refused:
        table.try_moves(int(world.actor), texts)
    return f"{refused.value} {refused.value.legal}"


def test_what_is_refused_tells_no_more_than_a_preview() -> None:
    """Moves that are not made cost nothing: their refusal must not depend on what others hold."""
    compared = 0
    for seed in range(2):
        for state in decisions("stockpile", seed, 1):
            seat, first = int(state.actor), state.game.to_text(state, state.legal()[0])
            if not first.startswith(("claim", "boom", "bust", "sell")):
                continue
            worlds = [state, *(state.redeal(seat, Rng(seed, stream)) for stream in range(4))]
            assert len({refused_at(world, [first, "nonsense"]) for world in worlds}) == 1, first
            compared += 1
    assert compared > 60

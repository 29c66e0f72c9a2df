"""Previews over HTTP: a function of what the seat knows, refusals included."""

from __future__ import annotations

from typing import Any

from openingbell.core.state import State
from openingbell.games.stockpile.state import StockpileState
from openingbell.games.stockpile.steps import CLAIM
from tests.browser.stored import game_until, put_into
from tests.server.serving import Client, Server

GAMES = 4


def is_held(state: StockpileState) -> bool:
    """Whether another seat than 0 holds the company that pays."""
    others = range(1, state.players)
    return any(
        state.in_normal(seat, state.claim_company) + state.in_split(seat, state.claim_company) for seat in others
    )


def answer(server: Server, ann: Client, guest: dict[str, Any], held: bool, seed: int) -> tuple[int, Any]:
    """What a preview says in a game where somebody else holds the company, or nobody does."""

    def claims(state: State) -> bool:
        assert isinstance(state, StockpileState)
        return state.step == CLAIM and is_held(state) is held

    play = game_until(claims, seed, players=3, name="stockpile")
    table = put_into(server.store, guest, play, ["Bob", "Cleo"])
    said = ann.ask("POST", f"/tables/{table}/preview", {"seq": play.seq, "moves": ["claim 0 0", "done"]})
    return said.status_code, said.text.replace(str(play.seq + 2), "N")  # the number of the move is no secret


def test_a_claim_does_not_tell_who_else_holds_the_company(server: Server, ann: Client) -> None:
    guest = ann.get("/me")["guest"]
    answers = {answer(server, ann, guest, held, 100 * number) for held in (True, False) for number in range(GAMES)}
    assert len(answers) == 1, answers
    status, text = answers.pop()
    assert status == 422
    assert "cannot be planned yet" in text

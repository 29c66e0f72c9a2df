"""A preview's answers are a function of what the seat knows, and a move says whether it ends what can be planned."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from openingbell.core.errors import IllegalMove
from openingbell.core.playout import pick
from openingbell.core.preview import Preview, preview
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State
from tests.games.acquire.tables import table


def decisions(name: str, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game in which somebody decides."""
    rng = Rng(seed)
    state = find_game(name).start({})
    number = 0
    while state.actor != OVER:
        if state.actor >= 0:
            number += 1
            if number % every == 0:
                yield state
        state.apply(pick(state, rng))


def answer(state: State, seat: int, texts: list[str]) -> object:
    """All that a preview says, refusals included."""
    try:
        planned = preview(state, seat, texts, 1)
    except IllegalMove as refused:
        return str(refused), refused.legal
    if planned.final:
        return "final"
    ends = [planned.ends(action) for action in planned.state.legal()]
    return planned.state.view(seat), ends


@pytest.mark.parametrize("name", game_names())
def test_states_that_look_alike_have_the_same_previews(name: str) -> None:
    compared = 0
    for number, state in enumerate(decisions(name, 5, 17)):
        seat = int(state.actor)
        others = [state.redeal(seat, Rng(number, stream)) for stream in range(3)]
        texts = [state.game.to_text(state, action) for action in state.legal()]
        rng = Rng(number)
        for first in texts[:6]:
            second = texts[int(rng.below(len(texts)))]
            for moves in ([first], [first, second], [first, second, "nonsense"]):
                expected = answer(state, seat, moves)
                assert all(answer(other, seat, moves) == expected for other in others)
                compared += 1
    assert compared > 50


def test_a_claim_does_not_tell_who_else_holds_the_company() -> None:
    """Found by an attacker: the refusal of what comes after a claim depended on the others' hidden shares."""
    rng = Rng(2)
    game = find_game("stockpile")
    asked = 0
    for seed in range(6):
        for state in decisions("stockpile", seed, 1):
            seat = int(state.actor)
            texts = [game.to_text(state, action) for action in state.legal()]
            if not texts[0].startswith("claim"):
                continue
            asked += 1
            worlds = [state, *(state.redeal(seat, Rng(seed, int(rng.word()))) for _ in range(8))]
            assert len({str(answer(world, seat, ["claim 0 0", "done"])) for world in worlds}) == 1
    assert asked > 20


def test_a_move_says_whether_it_ends_what_can_be_planned() -> None:
    state = table("C AA.HHH", hands={0: "9I 12A"}, shares={0: "A2", 1: "A1"})
    planned = Preview(state, 0)
    place = state.game.from_text(state, "place 9I")
    assert not planned.ends(place)
    planned.make("place 9I", 1)
    done = state.game.from_text(planned.state, "done")
    assert planned.ends(done)
    planned.make("done", 2)
    assert planned.final
    with pytest.raises(IllegalMove, match="cannot be planned yet"):
        planned.make("done", 3)


def test_what_is_shown_ends_a_plan() -> None:
    """With hidden holdings a merger shows everybody's shares of the defunct corporation."""
    for holdings, ends in (("open", False), ("hidden", True)):
        state = table("C AA.HHH", hands={0: "3C 9I"}, shares={0: "A2", 1: "A1"}, holdings=holdings)
        assert Preview(state, 0).ends(state.game.from_text(state, "place 3C")) is ends


def test_a_preview_changes_nothing() -> None:
    for state in decisions("acquire", 3, 9):
        before = state.save()
        answer(state, int(state.actor), [state.game.to_text(state, state.legal()[0])])
        assert state.save() == before


def test_nothing_is_previewed_out_of_turn() -> None:
    state = next(decisions("acquire", 1, 1))
    with pytest.raises(IllegalMove, match="cannot be planned yet"):
        preview(state, (int(state.actor) + 1) % 4, ["done"], 1)

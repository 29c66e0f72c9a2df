"""Hidden information: a view holds nothing that the viewer cannot know, and a re-deal nothing else either."""

from __future__ import annotations

import json

from openingbell.core.encoding import Encoder
from openingbell.core.errors import IllegalMove, NoEncoding
from openingbell.core.preview import Preview
from openingbell.core.rng import Rng
from openingbell.core.state import State, illegal

# What tools read from the view of any game.
COMMON = {"seat", "actor", "step", "scores", "winners"}
# How much is tried in a position of which two re-deals are compared.
ATTEMPTS = 5
PLANS = 2


def check_view(state: State, viewer: int | None) -> None:
    """A view is JSON, and looking changes nothing."""
    before = state.save()
    view = state.view(viewer)
    assert view.keys() >= COMMON, f"a view has {', '.join(sorted(COMMON))}, whatever the game"
    declared = state.game.view_type
    assert declared is dict or view.keys() == declared.__annotations__.keys(), "the view is not of its declared type"
    assert json.loads(_text(view)) == view, "the view does not survive JSON"
    for other in (None, 0):
        assert state.view(viewer, state.view(other)) == view, f"the view made from that of {other} is another"
    assert state.save() == before, "looking changed the state"


def check_redeals(state: State, seat: int, rng: Rng) -> None:
    """A re-deal is sound, looks the same to the seat and to spectators, and depends on nothing else."""
    before = state.save()
    seed = int(rng.word())
    other = state.redeal(seat, Rng(seed, 1))
    other.audit()
    assert state.save() == before, "re-dealing changed the original"
    assert _text(other.view(seat)) == _text(state.view(seat)), f"seat {seat} sees a re-deal"
    assert _text(other.view(None)) == _text(state.view(None)), "spectators see a re-deal"
    assert state.game.hides or other == state, "a game that hides nothing has something to re-deal"
    assert state.redeal(seat, Rng(seed, 2)) == other.redeal(seat, Rng(seed, 2)), "states that look alike differ"
    check_observations(state, other, seat)
    if state.actor >= 0 and state.is_open():
        assert other.is_open(), f"seat {seat} cannot know that everybody knows what may be answered"
        assert list(other.legal()) == list(state.legal()), f"seat {seat} cannot know what may be answered"
    if state.actor == seat:
        check_answers(state, other, seat, rng)


def check_answers(state: State, other: State, seat: int, rng: Rng) -> None:
    """The seat that has to decide is told the same in both: what is legal, why not, and what moves would lead to."""
    legal = list(state.legal())
    assert list(other.legal()) == legal, f"seat {seat} may do other things in a re-deal"
    for _ in range(ATTEMPTS):
        action = int(rng.below(state.game.actions))
        told = _told(state, action)
        assert _told(other, action) == told, f"seat {seat} is told something else in a re-deal: {told}"
    for _ in range(PLANS):
        plan = [state.game.to_text(state, legal[rng.below(len(legal))])]
        plan.append(state.game.to_text(state, rng.below(state.game.actions)))
        planned = _planned(state, seat, plan)
        assert _planned(other, seat, plan) == planned, f"seat {seat} plans {plan} otherwise in a re-deal"


def _told(state: State, action: int) -> str:
    """What one is told of an action that one tries."""
    return "" if state.is_legal(action) else str(illegal(state, action))


def _planned(state: State, seat: int, plan: list[str]) -> object:
    """All that a preview says, refusals included."""
    answers: list[object] = []
    planned = Preview(state, seat)
    for number, text in enumerate(plan):
        try:
            planned.make(text, number)
        except IllegalMove as refused:
            answers.append((str(refused), refused.legal))
            break
        answers.append("final" if planned.final else (_text(planned.state.view(seat)), list(planned.state.legal())))
    return answers


def check_observations(state: State, other: State, seat: int) -> None:
    """Two states that look alike are the same numbers, whatever was written in a row before."""
    try:
        encoder = state.game.encoder(state.game.options_of(state), 2)
    except NoEncoding:
        return
    for before in range(int(state.players)):
        encoder.write(state, before, 1)
    encoder.write(state, seat, 0)
    encoder.write(other, seat, 1)
    assert encoder.row(0) == encoder.row(1), f"seat {seat} sees a re-deal in {_differing(encoder)}"


def _differing(encoder: Encoder) -> str:
    """The sections in which the first two rows differ."""
    rows = encoder.row(0), encoder.row(1)
    spans = {section.name: slice(section.first, section.first + section.size) for section in encoder.sections}
    return ", ".join(name for name, span in spans.items() if rows[0][span] != rows[1][span])


def _text(view: dict[str, object]) -> str:
    return json.dumps(view, allow_nan=False)

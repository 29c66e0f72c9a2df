"""What the view says a dealing does to one's worth is what it does."""

from __future__ import annotations

from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.games.syndicate.tables import play, table

# What can be tried: after these the seat has what it dealt in, and nothing else has happened to it.
DEALINGS = {
    "buy",
    "build",
    "mortgage",
    "redeem",
    "sell-share",
    "buy-share",
    "buy-out",
    "buy-cell",
    "insure",
    "sue",
    "sell-load",
    "buy-load",
    "borrow",
}


def worth(state: State, seat: int) -> int:
    return int(state.view(None)["players"][seat]["worth"])


def test_every_dealing_changes_the_worth_as_it_says() -> None:
    """In random games, until every kind of dealing has come up."""
    game, seed, tried = find_game("syndicate"), 0, set[str]()
    while tried != DEALINGS:
        seed += 1
        state, rng = game.start({"players": 4, "end": "rounds", "rounds": 20}), Rng(seed)
        while state.step_name() != "over":
            if state.actor >= 0 and state.step_name() not in ("debt", "auction"):
                tried |= kinds_tried(state, int(state.actor))
            state.apply(pick(state, rng))
        assert seed < 40, DEALINGS - tried


def kinds_tried(state: State, seat: int) -> set[str]:
    changes = state.view(seat)["changes"]
    before = worth(state, seat)
    tried = set()
    for action in state.legal():
        text = state.game.to_text(state, action)
        if text.split()[0] in DEALINGS:
            trial = state.clone()
            trial.apply(action)
            assert worth(trial, seat) - before == changes.get(text, 0), text
            tried.add(text.split()[0])
    return tried


def test_a_mortgage_costs_half_of_what_shares_of_the_bank_are_worth() -> None:
    """A mortgaged firm counts half of its value; what the bank lends is less by its shares."""
    state = table(firms={0: "motor_1"}, shares={"motor_1": {0: 1}})
    view = state.view(0)
    value = view["firms"]["motor_1"]["value"]
    lent = view["prices"]["mortgage motor_1"]
    assert lent < value // 2
    assert view["changes"]["mortgage motor_1"] == lent + value // 2 - value


def test_a_debt_is_no_part_of_what_raising_the_money_does() -> None:
    """Selling a share of one's own firm brings its price, whatever of it goes to the creditor at once."""
    state = table(at={0: 3}, credit={0: (2, 2)}, cash={0: 300}, firms={0: "motor_1"})
    play(state, "done", "roll 1 1")
    view = state.view(0)
    assert view["step"] == "debt"
    assert view["changes"]["sell-share motor_1"] == view["prices"]["sell-share motor_1"] > 0


def test_a_credit_costs_more_when_it_is_kept_and_nothing_when_it_is_repaid() -> None:
    state = table(at={0: 3}, credit={0: (2, 0)})
    play(state, "done", "roll 1 1")
    view = state.view(0)
    assert view["step"] == "credit-due"
    assert "repay" not in view["changes"]
    assert view["changes"]["prolong"] == 220 - 260


def test_only_who_decides_is_told() -> None:
    state = table(firms={0: "motor_1"})
    assert state.view(0)["changes"]
    assert state.view(1)["changes"] == state.view(None)["changes"] == {}

"""Greedy Stockpile in positions where it is clear what to do. Every price is $5,000 unless it says otherwise."""

from __future__ import annotations

from tests.bots.asking import ask, decision
from tests.games.stockpile.tables import table

# Seat 0 knows the first pair, and the fourth, which lies open.
RISES = ("American +4", "Bottomline +2", "Cosmic +1", "Epic $$", "Leading -2", "Stanford -3")
FALLS = ("American -3", "Bottomline +2", "Cosmic +1", "Epic $$", "Leading -2", "Stanford +4")


def test_bids_for_the_pile_that_it_knows_will_rise() -> None:
    state = table("bid", pairs=RISES, piles=("American", "Bottomline", "fee3"))
    assert ask("greedy", state) == "bid 1 0"


def test_leaves_alone_what_it_knows_will_fall() -> None:
    state = table("bid", pairs=FALLS, piles=("American", "Bottomline", "fee3"))
    assert ask("greedy", state) == "bid 2 0"


def test_remembers_what_it_laid_face_down() -> None:
    """The Epic that seat 0 laid on the third pile is worth more than a card that anybody may have laid."""
    state = table("bid", pairs=RISES, piles=("Bottomline ?fee3@1", "Bottomline ?fee2@2", "Bottomline ?Epic@0"))
    assert ask("greedy", state) == "bid 3 0"


def test_does_not_read_what_others_laid_face_down() -> None:
    """The same piles with other hidden cards: the same thoughts."""
    piles = ("Bottomline ?fee3@1", "Cosmic ?American@2", "Leading ?American@0")
    others = ("Bottomline ?American@1", "Cosmic ?fee3@2", "Leading ?American@0")
    thoughts = [decision("greedy", table("bid", pairs=RISES, piles=at)).to_json() for at in (piles, others)]
    assert thoughts[0] == thoughts[1]


def test_sells_before_a_fall_that_it_knows_of() -> None:
    state = table("sell", pairs=FALLS, normal={0: "American"}, prices={"American": 3})
    assert ask("greedy", state) == "sell American"


def test_keeps_what_will_rise() -> None:
    state = table("sell", pairs=RISES, normal={0: "American American"})
    assert ask("greedy", state) == "done"


def test_keeps_what_will_split() -> None:
    """From 8 four steps up: the split space, back to 6, one more: every share becomes two of $7,000."""
    state = table("sell", pairs=RISES, normal={0: "American"}, prices={"American": 8})
    assert ask("greedy", state) == "done"


def test_a_boom_is_for_ones_own_shares() -> None:
    state = table("act", pairs=RISES, normal={0: "boom Bottomline Bottomline Bottomline", 1: "Cosmic Cosmic"})
    assert ask("greedy", state) == "boom Bottomline"


def test_a_bust_is_for_the_others() -> None:
    """Cosmic is known to be the others', for it was split in front of everybody."""
    state = table("act", pairs=RISES, normal={0: "bust Bottomline Bottomline"}, split={1: "Cosmic Cosmic Cosmic"})
    assert ask("greedy", state) == "bust Cosmic"


def test_collects_every_dividend() -> None:
    state = table("sell", normal={0: "Epic Epic Epic"}, pairs=("Epic $$", *RISES[:3], *RISES[4:]))
    state.apply(state.game.from_text(state, "done"))
    assert state.view(None)["step"] == "claim"
    assert ask("greedy", state) == "claim 3 0"

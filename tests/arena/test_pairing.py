"""Paired games: everybody has every seat once, and chance is the same for all of them."""

from __future__ import annotations

from openingbell.arena.match import play_match
from openingbell.bots.registry import find_bot
from tests.arena.contests import First, contest, outcome


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert contest("random,random,random", games=7).games == 9
    assert contest("random,random,random", games=9).games == 9


def test_everybody_has_every_seat_once_in_a_deal() -> None:
    made = contest("random,greedy,expert", games=3)
    assert [made.sitting(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    assert [made.deal(number) for number in (0, 2, 3, 5, 6)] == [0, 0, 1, 1, 2]


def test_with_equal_bots_the_games_of_a_deal_are_one_game() -> None:
    """Whoever sits where: the seats' scores are the same in every rotation, and others in the next deal."""
    made = contest("random,random,random", games=6)
    scores = [
        [one.score for one in play_match(made, [First(), First(), First()], number).sittings] for number in range(6)
    ]
    assert scores[0] == scores[1] == scores[2]
    assert scores[3] == scores[4] == scores[5]
    assert scores[0] != scores[3]


def test_chance_is_the_same_whoever_sits_there() -> None:
    """The first tiles drawn, seat by seat, before anybody decided."""
    made = contest("random,random,random")
    begun = []
    for number in range(4):
        bots = [First(), find_bot("greedy"), First()]
        play_match(made, bots, number)
        told = next(bot.heard[0] for bot in bots if isinstance(bot, First))
        begun.append([event for event in told if isinstance(event, dict) and event["event"] == "started"])
    assert len(begun[0]) == 3
    assert begun[0] == begun[1] == begun[2]
    assert begun[0] != begun[3]


def test_bots_draw_from_generators_of_their_own() -> None:
    """Random bots play another game in another rotation, though chance is the same; asked again, the same one."""
    made = contest("random,random")
    games = [outcome(play_match(made, [find_bot("random"), find_bot("random")], number)) for number in (0, 1, 0)]
    assert games[0] == games[2]
    assert [score for _, score, _, _ in games[0][2]] != [score for _, score, _, _ in games[1][2]]


def test_another_seed_is_another_contest() -> None:
    one, other = (play_match(contest("random,random", seed=seed), [First(), First()], 0) for seed in (1, 2))
    assert outcome(one) != outcome(other)
